Feature: The Vagabond's relationships

  Aid improves them, the removal of warriors spoils them (9.2.9).

  Background:
    Given the seats are Vagabond, Marquise, Clergy and Diaspora
    And the Vagabond's cards hold thief
    And it is the Vagabond's Daylight

  # 9.2.9.I Improving Relationships

  @9.2.9.I @9.2.9.Ia
  Scenario Outline: Each space takes as many Aids in one turn as are printed before it
    Given clearing 5 holds 1 pawn and 1 Marquise warrior
    And the Marquise is <before> to the Vagabond
    And the turn remembers aided, Marquise: <aided>
    And the Vagabond's satchel holds 1 boot
    And the Vagabond holds Bake Sale
    When the Vagabond takes the action aid
    Then the Marquise is <after> to the Vagabond
    And the Vagabond has <points> points

    Examples:
      | before      | aided | after    | points |
      | indifferent | 0     | amiable  | 1      |
      | amiable     | 0     | amiable  | 0      |
      | amiable     | 1     | friendly | 2      |
      | friendly    | 1     | friendly | 0      |
      | friendly    | 2     | allied   | 2      |

  @9.2.9.Ib
  Scenario Outline: The new space of a relationship scores what it says
    Given clearing 5 holds 1 pawn and 1 Marquise warrior
    And the Marquise is <before> to the Vagabond
    And the turn remembers aided, Marquise: <aided>
    And the Vagabond's satchel holds 1 boot
    And the Vagabond holds Bake Sale
    When the Vagabond takes the action aid
    Then the Vagabond scores <points> points
    And the Marquise is <after> to the Vagabond

    Examples:
      | before      | aided | points | after    |
      | indifferent | 0     | 1      | amiable  |
      | amiable     | 1     | 2      | friendly |
      | friendly    | 2     | 2      | allied   |

  @9.2.9.Ia
  Scenario: An Aid counts toward one improvement only
    Given clearing 5 holds 1 pawn and 1 Marquise warrior
    And the Vagabond's satchel holds 3 boots
    And the Vagabond holds Bake Sale, Root Tea (rabbit) and Smuggler's Trail
    When the Vagabond plays his Daylight:
      | asked                 | answer                      |
      | action                | aid                         |
      | whom to aid with what | Marquise > Bake Sale        |
      | action                | aid                         |
      | whom to aid with what | Marquise > Root Tea (rabbit) |
      | action                | end                         |
    Then the Marquise is amiable to the Vagabond
    And the Vagabond scores 1 point

  @9.2.9.Ia
  Scenario: Aid for one faction is none for another
    Given clearing 5 holds 1 pawn, 1 Marquise warrior and 1 Clergy warrior
    And the Marquise is amiable to the Vagabond
    And the turn remembers aided, Clergy: 1
    And the Vagabond's satchel holds 1 boot
    And the Vagabond holds Bake Sale
    When the Vagabond takes the action aid:
      | asked                 | answer               |
      | whom to aid with what | Marquise > Bake Sale |
    Then the Marquise is amiable to the Vagabond
    And the Vagabond scores nothing

  # 9.2.9.II Allied Status

  @9.2.9.II @9.2.9.IIb
  Scenario: Only at the last space are warriors Allied
    Given clearing 5 holds 1 pawn, 2 Marquise warriors and 2 Clergy warriors
    And the Marquise is friendly to the Vagabond
    And the Clergy is allied to the Vagabond
    And the Vagabond's satchel holds 1 boot
    When the Vagabond takes the action move:
      | asked               | answer |
      | move                | 5 > 2  |
      | allies to move along | ?      |
    Then the options of the Vagabond are:
      | option  |
      | decline |
      | Clergy  |

  @9.2.9.I @9.2.9.IIa
  Scenario: Each Aid for an Allied faction scores two points
    Given clearing 5 holds 1 pawn and 1 Marquise warrior
    And the Marquise is allied to the Vagabond
    And the Vagabond's satchel holds 2 boots
    And the Vagabond holds Bake Sale and Root Tea (rabbit)
    When the Vagabond plays his Daylight:
      | asked                 | answer               |
      | action                | aid                  |
      | whom to aid with what | Marquise > Bake Sale |
      | action                | aid                  |
    Then the Marquise is allied to the Vagabond
    And the Vagabond scores 4 points

  @9.2.9.IIa
  Scenario: The Aid that makes a faction Allied scores what the space says
    Given clearing 5 holds 1 pawn and 1 Marquise warrior
    And the Marquise is friendly to the Vagabond
    And the turn remembers aided, Marquise: 2
    And the Vagabond's satchel holds 2 boots
    And the Vagabond holds Bake Sale and Root Tea (rabbit)
    When the Vagabond plays his Daylight:
      | asked                 | answer               |
      | action                | aid                  |
      | whom to aid with what | Marquise > Bake Sale |
      | action                | end                  |
    Then the Marquise is allied to the Vagabond
    And the Vagabond scores 2 points
    When the Vagabond takes the action aid
    Then the Vagabond scores 2 points

  # 9.2.9.IIb Moving with Ally

  @9.2.9.IIb
  Scenario: Warriors of one Allied faction move along with the pawn, whoever rules
    Given clearing 5 holds 1 pawn, 3 Marquise warriors and 1 Clergy warrior
    And clearing 2 holds 6 Diaspora warriors
    And the Marquise is allied to the Vagabond
    And the Clergy is allied to the Vagabond
    And the Vagabond's satchel holds 1 boot
    When the Vagabond takes the action move:
      | asked                | answer   |
      | move                 | 5 > 2    |
      | allies to move along | Marquise |
      | how many warriors    | 2        |
    Then clearing 2 holds 1 pawn, 2 Marquise warriors and 6 Diaspora warriors
    And clearing 5 holds 1 Marquise warrior and 1 Clergy warrior

  @9.2.9.IIb
  Scenario: As many Allied warriors as stand there may go along, or none
    Given clearing 5 holds 1 pawn and 2 Marquise warriors
    And the Marquise is allied to the Vagabond
    And the Vagabond's satchel holds 1 boot
    When the Vagabond takes the action move:
      | asked                | answer   |
      | move                 | 5 > 2    |
      | allies to move along | Marquise |
      | how many warriors    | ?        |
    Then the options of the Vagabond are:
      | option |
      | 0      |
      | 1      |
      | 2      |

  @9.2.9.IIb
  Scenario: The Vagabond may move without Allied warriors
    Given clearing 5 holds 1 pawn and 3 Marquise warriors
    And the Marquise is allied to the Vagabond
    And the Vagabond's satchel holds 1 boot
    When the Vagabond takes the action move:
      | asked                | answer  |
      | move                 | 5 > 2   |
      | allies to move along | decline |
    Then clearing 2 holds 1 pawn and no Marquise warriors

  @9.2.9.IIb @9.4.2
  Scenario: Allied warriors go along on a Slip between clearings, and into no forest
    Given clearing 5 holds 1 pawn and 3 Marquise warriors
    And the Marquise is allied to the Vagabond
    When the Vagabond plays his Birdsong:
      | asked                | answer   |
      | move                 | 5 > 2    |
      | allies to move along | Marquise |
      | how many warriors    | 3        |
    Then clearing 2 holds 1 pawn and 3 Marquise warriors
    When the Vagabond plays his Birdsong:
      | asked | answer                      |
      | move  | 2 > the forest 2-6-10-11-12 |
    Then the Vagabond is not asked for allies to move along, citing 9.2.9.IIb: the pawn moves alone by a Glide, and into a forest
    And the forest 2-6-10-11-12 holds 1 pawn and no Marquise warriors
    And clearing 2 holds 3 Marquise warriors

  # 9.2.9.IIc Attacking with Ally

  @9.2.9.IIc @4.3.3.I
  Scenario: As attacker the Vagabond treats Allied warriors in the clearing of battle as his own
    Given clearing 5 holds 1 pawn, 1 Clergy warrior and 4 Marquise warriors
    And the Clergy is allied to the Vagabond
    And the Vagabond's satchel holds 1 sword and 1 exhausted sword
    And the Vagabond's damaged hold 1 sword
    When the Vagabond battles the Marquise in clearing 5, rolling 3 and 0:
      | player   | asked                | answer |
      | Vagabond | allies to fight with | Clergy |
    Then the Marquise loses 3 warriors in clearing 5
    And the Clergy is allied to the Vagabond

  @9.2.9.IIc
  Scenario: The Vagabond may leave Allied warriors out of his attack
    Given clearing 5 holds 1 pawn, 2 Clergy warriors and 4 Marquise warriors
    And the Clergy is allied to the Vagabond
    And the Vagabond's satchel holds 1 sword
    When the Vagabond battles the Marquise in clearing 5, rolling 3 and 0:
      | player   | asked                | answer  |
      | Vagabond | allies to fight with | decline |
    Then the Marquise loses 1 warrior in clearing 5

  @9.2.9.IIc
  Scenario: An ally does not fight its own faction, nor for a defending Vagabond
    Given clearing 5 holds 1 pawn, 2 Clergy warriors and 4 Marquise warriors
    And the Clergy is allied to the Vagabond
    And the Vagabond's satchel holds 1 sword
    When the Vagabond battles the Clergy in clearing 5, rolling 0 and 0
    Then the Vagabond is not asked for allies to fight with, citing 9.2.9.IIc: no warriors of an Allied faction but the defender are in clearing 5
    When the Marquise battles the Vagabond in clearing 5, rolling 3 and 3
    Then the Vagabond is not asked for allies to fight with
    And the Marquise loses 1 warrior in clearing 5

  @9.2.9.IIc
  Scenario: Only one Allied faction fights along with the Vagabond
    Given clearing 5 holds 1 pawn, 1 Clergy warrior, 1 Diaspora warrior and 4 Marquise warriors
    And clearing 1 holds 1 Diaspora warrior
    And the Clergy is allied to the Vagabond
    And the Diaspora is allied to the Vagabond
    When the Vagabond battles the Marquise in clearing 5, rolling 3 and 0:
      | player   | asked                | answer |
      | Vagabond | allies to fight with | Clergy |
    Then the Marquise loses 1 warrior in clearing 5

  @9.2.9.IIc
  Scenario: An ally elsewhere is no help
    Given clearing 5 holds 1 pawn and 4 Marquise warriors
    And clearing 1 holds 1 Clergy warrior
    And the Clergy is allied to the Vagabond
    When the Vagabond battles the Marquise in clearing 5, rolling 3 and 0
    Then the Vagabond is not asked for allies to fight with, citing 9.2.9.IIc: no warriors of an Allied faction but the defender are in clearing 5
    And the Marquise loses 0 warriors in clearing 5

  # 9.2.9.IId Taking Hits with Ally

  @9.2.9.IId
  Scenario Outline: An ally that takes more hits than the Vagabond is Hostile after the battle
    Given clearing 5 holds 1 pawn, 3 Clergy warriors and 4 Marquise warriors
    And the Clergy is allied to the Vagabond
    And the Vagabond's satchel holds 3 boots
    When the Vagabond battles the Marquise in clearing 5, rolling 2 and 2:
      | player   | asked                | answer   |
      | Vagabond | allies to fight with | Clergy   |
      | Vagabond | piece to lose        | <first>  |
      | Vagabond | piece to lose        | <second> |
    Then the Clergy is <space> to the Vagabond
    And the Marquise is hostile to the Vagabond
    And the Vagabond scores 1 point

    Examples:
      | first          | second         | space   |
      | Clergy warrior | Clergy warrior | hostile |
      | Clergy warrior | boot           | allied  |
      | boot           | boot           | allied  |

  @9.2.9.IId
  Scenario: Hits of an ambush count where an ally takes more hits than the Vagabond
    Given clearing 5 holds 1 pawn, 3 Clergy warriors and 4 Marquise warriors
    And the Clergy is allied to the Vagabond
    And the Vagabond's satchel holds 3 boots
    And the Marquise holds Ambush! (rabbit)
    When the Vagabond battles the Marquise in clearing 5, rolling 1 and 1:
      | player   | asked                | answer           |
      | Vagabond | allies to fight with | Clergy           |
      | Marquise | ambush               | Ambush! (rabbit) |
      | Vagabond | piece to lose        | Clergy warrior   |
      | Vagabond | piece to lose        | Clergy warrior   |
      | Vagabond | piece to lose        | boot             |
    Then the Clergy is hostile to the Vagabond

  # 9.2.9.III Hostile Status

  @9.2.9.III
  Scenario: Removing a warrior in another player's turn makes its faction Hostile, and scores no Infamy
    Given clearing 5 holds 1 pawn and 3 Marquise warriors
    And it is the Marquise's Daylight
    And the Marquise is allied to the Vagabond
    And the Vagabond's satchel holds 2 swords
    When the Marquise battles the Vagabond in clearing 5, rolling 2 and 2
    Then the Marquise is hostile to the Vagabond
    And the Vagabond scores nothing

  @9.2.9.III
  Scenario: Buildings and tokens make nobody Hostile
    Given clearing 5 holds 1 pawn, 1 sawmill and 1 wood
    And the Vagabond's satchel holds 2 swords
    When the Vagabond battles the Marquise in clearing 5, rolling 1 and 0:
      | player   | asked         | answer  |
      | Marquise | piece to lose | sawmill |
      | Marquise | piece to lose | wood    |
    Then the Marquise is indifferent to the Vagabond
    And the Vagabond scores 2 points

  @9.2.9.III @9.5.6
  Scenario: A Strike makes a faction Hostile too
    Given clearing 5 holds 1 pawn and 1 Marquise warrior
    And the Vagabond's satchel holds 1 crossbow
    When the Vagabond takes the action strike
    Then the Marquise is hostile to the Vagabond
    And the Vagabond scores nothing

  # 9.2.9.IIIa Infamy

  @9.2.9.IIIa @9.2.9.III
  Scenario: All but the warrior that made the faction Hostile score
    Given clearing 5 holds 1 pawn, 2 Marquise warriors and 1 sawmill
    And the Vagabond's satchel holds 3 swords
    When the Vagabond battles the Marquise in clearing 5, rolling 3 and 0
    Then the Marquise is hostile to the Vagabond
    And the Vagabond scores 3 points

  @9.2.9.IIIa
  Scenario: With a Hostile faction every piece scores a point
    Given clearing 5 holds 1 pawn, 2 Marquise warriors and 1 wood
    And the Marquise is hostile to the Vagabond
    And the Vagabond's satchel holds 3 swords
    When the Vagabond battles the Marquise in clearing 5, rolling 3 and 0
    Then the Vagabond scores 4 points

  @9.5.6 @9.2.9.III
  Scenario: A Strike scores no Infamy, for it is no battle
    Given clearing 5 holds 1 pawn and 3 Marquise warriors
    And the Marquise is hostile to the Vagabond
    And the Vagabond's satchel holds 1 crossbow and 1 sword
    When the Vagabond takes the action strike
    Then the Vagabond scores nothing
    And clearing 5 holds 2 Marquise warriors

  @9.2.9.IIIa
  Scenario: In the turn of another the Vagabond scores no Infamy
    Given clearing 5 holds 1 pawn and 3 Marquise warriors
    And it is the Marquise's Daylight
    And the Marquise is hostile to the Vagabond
    And the Vagabond's satchel holds 1 sword
    When the Marquise battles the Vagabond in clearing 5, rolling 1 and 1
    Then the Marquise loses 1 warrior in clearing 5
    And the Vagabond scores nothing

  # 9.2.9.IIIb Moving into Hostile Clearings

  @9.2.9.IIIb @9.5.1
  Scenario: Into a clearing with Hostile warriors a Move takes one boot more
    Given clearing 5 holds 1 pawn
    And clearing 2 holds 1 Marquise warrior and 1 Clergy warrior
    And the Marquise is hostile to the Vagabond
    And the Clergy is hostile to the Vagabond
    And the Vagabond's satchel holds 3 boots
    When the Vagabond takes the action move:
      | asked | answer |
      | move  | 5 > 2  |
    Then clearing 2 holds 1 pawn
    And the Vagabond's satchel holds 1 boot and 2 exhausted boots

  @9.2.9.IIIb
  Scenario: With one boot the Vagabond cannot move to Hostile warriors
    Given clearing 5 holds 1 pawn
    And clearing 2 holds 1 Marquise warrior
    And clearing 1 holds 1 sawmill
    And the Marquise is hostile to the Vagabond
    And the Vagabond's satchel holds 1 boot
    When the Vagabond tries to take the action move:
      | asked | answer |
      | move  | 5 > 2  |
    Then it is refused citing 9.2.9.IIIb
    When the Vagabond takes the action move:
      | asked | answer |
      | move  | 5 > 1  |
    Then clearing 1 holds 1 pawn

  @9.2.9.IIIb
  Scenario: A move that a card gives takes a boot into a Hostile clearing
    Given clearing 5 holds 1 pawn
    And clearing 2 holds 1 Marquise warrior
    And the Marquise is hostile to the Vagabond
    And the Vagabond's satchel holds 1 boot
    And the Vagabond's play area holds Cobbler
    When the Vagabond plays his Evening:
      | asked  | answer  |
      | move   | 5 > 2   |
    Then clearing 2 holds 1 pawn
    And the Vagabond's satchel holds 1 exhausted boot

  # 9.2.9.IIIc Aiding Hostile Factions

  @9.2.9.IIIc
  Scenario: Aid leaves a Hostile faction Hostile, and takes an item all the same
    Given clearing 5 holds 1 pawn and 1 Marquise warrior
    And the Marquise is hostile to the Vagabond
    And the Marquise's crafted items hold 1 sword
    And the Vagabond's satchel holds 1 boot
    And the Vagabond holds Bake Sale
    When the Vagabond takes the action aid:
      | asked        | answer |
      | item to take | sword  |
    Then the Marquise is hostile to the Vagabond
    And the Vagabond's satchel holds 1 exhausted boot and 1 sword
    And the Vagabond scores nothing
