Feature: The Vagabond meets others

  What other factions, cards and a second Vagabond have to do with him.

  @stand-in @9.4.2 @13.7.2
  Scenario: The Vagabond slips out of a snare, and cannot move out of it
    Given the seats are Vagabond, Marquise and Corvids
    And the Vagabond's cards hold thief
    And clearing 5 holds 1 pawn and 1 snare
    And the Vagabond's satchel holds 1 boot
    Then the Vagabond cannot move 1 pawn from clearing 5 to clearing 2, citing 13.7.2
    When the Vagabond plays his Birdsong:
      | asked | answer |
      | move  | 5 > 2  |
    Then clearing 2 holds 1 pawn

  @9.5.1 @V.6.2 @9.2.9.IIIb
  Scenario Outline: With nowhere to go there is no Move, for the reason that all ways share
    Given the seats are Vagabond, Second Vagabond and Marquise
    And the Second Vagabond's cards hold scoundrel
    And the Marquise is hostile to the Vagabond
    And clearing 5 holds 1 Vagabond pawn
    And clearing 1 holds <one>
    And clearing 2 holds <other>
    And the Vagabond's satchel holds 1 boot
    When the Vagabond tries to take the action move
    Then it is refused citing <clause>: <reason>

    Examples:
      | one                | other              | clause     | reason                                    |
      | 1 torch            | 1 torch            | V.6.2      | the Scoundrel's torch burns in clearing 1 |
      | 1 Marquise warrior | 1 Marquise warrior | 9.2.9.IIIb | two boots do not lie face up to exhaust    |
      | 1 torch            | 1 Marquise warrior | 9.5.1      | the pawn can move nowhere                 |

  @9.5.6
  Scenario Outline: A Strike takes a crossbow and an enemy piece that is no pawn
    Given the seats are Vagabond, Second Vagabond and Marquise
    And the Vagabond's cards hold thief
    And clearing 5 holds <pieces>
    And the Vagabond's satchel holds <satchel>
    When the Vagabond tries to take the action strike
    Then it is refused citing <clause>: <reason>

    Examples:
      | pieces                                   | satchel    | clause | reason                                               |
      | 1 Vagabond pawn                          | 1 crossbow | 9.5.6  | no enemy piece to strike in a clearing with the pawn |
      | 1 Vagabond pawn, 1 Second Vagabond pawn  | 1 crossbow | 9.2.2  | a Vagabond's pawn cannot be removed from the map     |
      | 1 Vagabond pawn, 1 Marquise warrior      | 1 boot     | 9.5.6  | no crossbow lies face up to exhaust                  |

  @9.5.6 @LR.2.2.I
  Scenario: A cache in a clearing with pieces of another enemy cannot be struck
    Given the seats are Vagabond, Reavers and Marquise
    And clearing 5 holds 1 pawn, 1 provisions and 1 wood
    And the Vagabond's satchel holds 1 crossbow
    When the Vagabond tries to take the action strike:
      | asked           | answer     |
      | piece to remove | provisions |
    Then it is refused citing LR.2.2.I

  @stand-in @9.5.6 @V.11.2 @17.2.3
  Scenario Outline: Where the Council governs nobody is struck or removed in a duel
    Given the seats are Vagabond, Marquise and Council
    And the Vagabond's cards hold gladiator
    And clearing 5 holds 1 pawn, 1 Marquise warrior and 1 governing assembly
    And the Vagabond's satchel holds 1 crossbow
    When the Vagabond tries to take the action <action>
    Then it is refused citing <clause>

    Examples:
      | action | clause |
      | strike | 17.2.3 |
      | duel   | V.11.2 |

  @stand-in @V.11.2 @17.2.3
  Scenario: An ally of the Council removes warriors in a duel there
    Given the seats are Vagabond, Marquise and Council
    And the Vagabond's cards hold gladiator
    And on the Vagabond's board coalition with is Council
    And clearing 5 holds 1 pawn, 1 Marquise warrior and 1 governing assembly
    And the Vagabond's satchel holds 1 crossbow
    When the Vagabond takes the action duel
    Then clearing 5 holds 1 pawn and no Marquise warriors
    And the Vagabond draws 1 card

  @V.8.2 @M.3.5
  Scenario: The Harrier glides alone, and so without the Ferry
    Given the map is Lake
    And the seats are Vagabond and Marquise
    And the Vagabond's cards hold harrier
    And clearing 1 holds 1 pawn and the Ferry
    And the Vagabond's satchel holds 1 torch
    When the Vagabond takes the action glide:
      | asked | answer |
      | move  | ?      |
    Then the options of the Vagabond are:
      | option                     |
      | clearing 1 > clearing 2    |
      | clearing 1 > clearing 3    |
      | clearing 1 > clearing 4    |
      | clearing 1 > clearing 5    |
      | clearing 1 > clearing 6    |
      | clearing 1 > clearing 7    |
      | clearing 1 > clearing 8    |
      | clearing 1 > clearing 9    |
      | clearing 1 > clearing 10   |
      | clearing 1 > clearing 11   |
      | clearing 1 > clearing 12   |

  @V.8.2 @M.3.5
  Scenario: The Ferry does not go along with a Glide
    Given the map is Lake
    And the seats are Vagabond and Marquise
    And the Vagabond's cards hold harrier
    And clearing 1 holds 1 pawn and the Ferry
    And it is the Vagabond's Daylight
    And the turn remembers vagabond moves by: glide
    Then the Vagabond cannot move 1 pawn and the Ferry from clearing 1 to clearing 12, citing V.8.2

  @stand-in @V.8.2 @13.7.2
  Scenario: A snare keeps the Harrier from gliding
    Given the seats are Vagabond, Marquise and Corvids
    And the Vagabond's cards hold harrier
    And clearing 5 holds 1 pawn and 1 snare
    And the Vagabond's satchel holds 1 torch
    When the Vagabond tries to take the action glide
    Then it is refused citing 13.7.2

  @9.4.2 @M.3.5
  Scenario: The Vagabond may slip by the Ferry, and draws for it
    Given the map is Lake
    And the seats are Vagabond and Marquise
    And clearing 1 holds 1 pawn and the Ferry
    When the Vagabond plays his Birdsong:
      | asked | answer         |
      | move  | 1 > 12 > ferry |
    Then clearing 12 holds 1 pawn and the Ferry
    And the Vagabond draws 1 card

  @QL.2.2.III @9.2.2.I
  Scenario: A Favor that the Legion crafts in its campaign lays items in Spoils
    Given the seats are Legion, Vagabond and Marquise
    And it is the Legion's Evening
    And the Legion's campaign holds Root Tea (mouse)
    And clearing 7 holds 1 pawn, 1 colony and 3 workshops
    And the Vagabond's satchel holds 4 boots
    And the Legion holds Favor of the Mice
    When the Legion crafts Favor of the Mice
    Then the Legion's spoils hold 3 boots and 3 workshops
    And the Vagabond's damaged hold nothing

  # Aid

  @9.5.4 @9.2.9
  Scenario: Aid for another Vagabond takes no item and improves nothing
    Given the seats are Vagabond, Second Vagabond and Marquise
    And clearing 5 holds 1 Vagabond pawn and 1 Second Vagabond pawn
    And the Second Vagabond's satchel holds 1 sword
    And the Vagabond's satchel holds 1 boot
    And the Vagabond holds Bake Sale
    When the Vagabond takes the action aid
    Then the Second Vagabond holds Bake Sale
    And the Second Vagabond is indifferent to the Vagabond
    And the Second Vagabond's satchel holds 1 sword
    And the Vagabond scores nothing

  @9.5.4 @9.2.9.I
  Scenario: A bot that is aided scores, the card is discarded, and the relationship improves all the same
    Given the seats are Vagabond, Automated Alliance and Marquise
    And clearing 5 holds 1 pawn and 1 sympathy
    And the Vagabond's satchel holds 1 boot
    And the Vagabond holds Bake Sale
    When the Vagabond takes the action aid
    Then the Automated Alliance is amiable to the Vagabond
    And the Automated Alliance scores 1 point
    And the discard pile holds Bake Sale
    And the Vagabond scores 1 point

  # Bots

  @V.5.2 @RB.7.7.6 @RB.7.7.6.I @RB.7.7.6.II @RB.7.7.6.III
  Scenario Outline: A bot that defends enlists the Arbiter with few rolled hits, against more pieces, and more points
    Given the seats are Marquise, Vagabond and Automated Alliance
    And the Vagabond's cards hold arbiter
    And it is the Marquise's Daylight
    And clearing 5 holds 1 pawn, <alliance> Automated Alliance warriors and <marquise> Marquise warriors
    And the Vagabond's satchel holds 2 swords
    And the Automated Alliance has <points> points
    And the Vagabond has 4 points
    When the Marquise battles the Automated Alliance in clearing 5, rolling 3 and 3
    Then the Vagabond has <his> points
    And the Marquise loses <lost> warriors in clearing 5

    Examples:
      | alliance | marquise | points | his | lost |
      | 1        | 8        | 5      | 5   | 4    |
      | 2        | 8        | 5      | 5   | 4    |
      | 3        | 8        | 5      | 4   | 4    |
      | 2        | 3        | 5      | 5   | 3    |
      | 2        | 2        | 5      | 4   | 2    |
      | 1        | 8        | 4      | 4   | 2    |

  # Crafted cards

  @9.2.1 @9.5.8 @QL.2.3
  Scenario: In a clearing where a colony stands the Vagabond crafts nothing
    Given the seats are Vagabond, Legion and Marquise
    And clearing 1 holds 1 pawn and 1 colony
    And the Vagabond's satchel holds 1 hammer
    And the item supply holds 1 hammer
    And the Vagabond holds Anvil
    When the Vagabond tries to take the action craft
    Then it is refused citing QL.2.3
    And the Vagabond cannot craft Anvil, citing 9.5.8

  @card.stand-and-deliver @G.22
  Scenario: Stand and Deliver! takes a card of the Vagabond's hand, and no item
    Given the seats are Marquise and Vagabond
    And the Marquise's play area holds Stand and Deliver!
    And clearing 5 holds 1 pawn
    And the Vagabond's satchel holds 1 sword
    And the Vagabond holds Anvil
    And chance will give 0 for card
    When the Marquise plays her Birdsong:
      | asked  | answer            |
      | action | Stand and Deliver! |
    Then the Marquise holds Anvil
    And the Vagabond's satchel holds 1 sword
    And the Vagabond scores 1 point

  # Hits and pieces of other factions

  @9.2.9.III
  Scenario: The Clergy's warriors make the Clergy Hostile like any others
    Given the seats are Vagabond, Clergy and Marquise
    And clearing 5 holds 1 pawn and 2 Clergy warriors
    And the Vagabond's satchel holds 1 sword
    When the Vagabond battles the Clergy in clearing 5, rolling 1 and 0
    Then the Clergy is hostile to the Vagabond

  @9.2.9.IIb @M.3.5
  Scenario: Warriors of an Ally go along aboard the Ferry, and both players draw
    Given the map is Lake
    And the seats are Vagabond and Marquise
    And clearing 1 holds 1 pawn, 2 Marquise warriors and the Ferry
    And the Marquise is allied to the Vagabond
    And the Vagabond's satchel holds 1 boot
    When the Vagabond takes the action move:
      | asked                | answer         |
      | move                 | 1 > 12 > ferry |
      | allies to move along | Marquise       |
      | how many warriors    | 1              |
      | next to draw         | Vagabond       |
    Then clearing 12 holds 1 pawn, 1 Marquise warrior and the Ferry
    And the Vagabond draws 1 card
    And the Marquise draws 1 card

  @9.2.9.IIb @M.3.5
  Scenario: An Ally none of whose warriors go aboard draws nothing
    Given the map is Lake
    And the seats are Vagabond and Marquise
    And clearing 1 holds 1 pawn, 2 Marquise warriors and the Ferry
    And the Marquise is allied to the Vagabond
    And the Vagabond's satchel holds 1 boot
    When the Vagabond takes the action move:
      | asked                | answer         |
      | move                 | 1 > 12 > ferry |
      | allies to move along | Marquise       |
      | how many warriors    | 0              |
    Then clearing 12 holds 1 pawn and the Ferry
    And the Vagabond draws 1 card
    And the Marquise's hand holds nothing

  @9.2.7 @9.2.9.IId
  Scenario: An ally that takes as many hits as the Vagabond stays Allied
    Given the seats are Vagabond, Legion and Marquise
    And it is the Vagabond's Daylight
    And the Marquise is allied to the Vagabond
    And clearing 9 holds 1 pawn, 1 Marquise warrior and 2 Legion warriors
    And the Vagabond's satchel holds 1 boot
    When the Vagabond battles the Legion in clearing 9, rolling 2 and 2:
      | player   | asked                | answer           |
      | Vagabond | allies to fight with | Marquise         |
      | Vagabond | piece to lose        | Marquise warrior |
    Then the Vagabond's damaged hold 1 boot
    And the Marquise is allied to the Vagabond
    And the Legion is hostile to the Vagabond

  @LR.2.2.IIa @9.2.5.I @G.13
  Scenario: Provisions turn a tea face up, which goes to its track
    Given the seats are Reavers and Vagabond
    And clearing 9 holds 1 provisions and 1 pawn
    And the Vagabond's satchel holds 1 exhausted tea
    When the Vagabond removes 1 provisions from clearing 9:
      | player   | asked      | answer    |
      | Vagabond | provisions | flip item |
    Then the Vagabond's track holds 1 tea
    And it happens that the Vagabond refreshes 1 tea in the Vagabond's satchel
    And the Vagabond's satchel holds nothing

  @9.2.2.I @RB.6.4.3 @G.9
  Scenario: A revolt of the Automated Alliance damages three items where the pawn is
    Given the seats are Automated Alliance, Vagabond and Marquise
    And the deck's top cards are Anvil and Cobbler
    And clearing 8 holds 1 pawn, 1 sympathy and 2 Marquise warriors
    And the Vagabond's satchel holds 4 boots
    When the Automated Alliance plays their Birdsong
    Then the Vagabond's damaged hold 3 boots

  @V.6.2 @9.2.2.I
  Scenario: Scorched Earth damages three items of another Vagabond there
    Given the seats are Vagabond, Second Vagabond and Marquise
    And the Vagabond's cards hold scoundrel
    And clearing 5 holds 1 Vagabond pawn and 1 Second Vagabond pawn
    And the Vagabond's satchel holds 1 torch and 1 boot
    And the Second Vagabond's satchel holds 3 swords
    When the Vagabond takes the action scorched earth
    Then the Second Vagabond's damaged hold 3 swords
    And the Vagabond's satchel holds 1 boot

  # Coalitions

  @9.2.8
  Scenario: With three players there is no coalition
    Given the seats are Vagabond, Marquise and Clergy
    And the forest 4-9-12 holds 1 pawn
    And the Vagabond has 10 points
    And the Vagabond holds Dominance (fox)
    When the Vagabond tries to take the action form coalition
    Then it is refused citing 9.2.8: a coalition takes a game of four players or more

  # The Woodland Alliance

  @9.2.2.I @8.4.1.III
  Scenario: A revolt damages three items where the pawn is, which stays
    Given the seats are Alliance, Vagabond and Marquise
    And clearing 5 holds 1 sympathy, 1 pawn and 2 Marquise warriors
    And the Alliance's supporters hold Bake Sale and Cobbler
    And the Vagabond's satchel holds 4 boots
    When the Alliance takes the action revolt in their Birdsong
    Then the Vagabond's damaged hold 3 boots
    And the Vagabond's satchel holds 1 boot
    And clearing 5 holds 1 pawn, 1 rabbit base and no Marquise warriors

  @8.2.6 @9.2.9.IIb
  Scenario: The Vagabond pays Outrage for Allied warriors that he moves to sympathy
    Given the seats are Vagabond, Alliance and Marquise
    And clearing 5 holds 1 pawn and 2 Marquise warriors
    And clearing 2 holds 1 sympathy
    And the Marquise is allied to the Vagabond
    And the Vagabond's satchel holds 1 boot
    And the Vagabond holds Codebreakers and Anvil
    When the Vagabond takes the action move:
      | asked                | answer   |
      | move                 | 5 > 2    |
      | allies to move along | Marquise |
      | how many warriors    | 1        |
    Then clearing 2 holds 1 pawn and 1 Marquise warrior
    And the Vagabond does not hold Codebreakers
    And the Alliance's supporters hold Codebreakers

  @9.2.9.III @8.2.6
  Scenario: A Strike at sympathy scores, causes Outrage, and makes nobody Hostile
    Given the seats are Vagabond, Alliance and Marquise
    And clearing 5 holds 1 pawn and 1 sympathy
    And the Vagabond's satchel holds 1 crossbow
    And the Vagabond holds Bake Sale
    When the Vagabond takes the action strike
    Then the Alliance's supporters hold Bake Sale
    And the Alliance is indifferent to the Vagabond
    And the Vagabond scores 1 point

  @V.4.2 @8.2.6
  Scenario: Sympathy that falls in a battle that the Vagrant forces is removed by him
    Given the seats are Vagabond, Alliance and Marquise
    And the Vagabond's cards hold vagrant
    And clearing 5 holds 1 pawn, 1 sympathy and 2 Marquise warriors
    And the Vagabond's satchel holds 1 torch
    And the Vagabond holds Bake Sale
    And the Marquise holds Cobbler
    And the dice will show 0 and 0
    When the Vagabond takes the action instigate:
      | player   | asked            | answer              |
      | Vagabond | who battles whom | Marquise > Alliance |
    Then the Alliance's supporters hold Bake Sale
    And the Marquise holds Cobbler
    And the Vagabond scores 1 point

  # The Eyrie

  @9.2.9.IIa @7.2.2
  Scenario: An Aid for an Allied Eyrie scores, and the pawn does not keep the Eyrie from ruling
    Given the seats are Vagabond, Eyrie and Marquise
    And clearing 5 holds 1 pawn, 1 Eyrie warrior and 1 Marquise warrior
    And the Eyrie is allied to the Vagabond
    And the Vagabond's satchel holds 1 boot
    And the Vagabond holds Bake Sale
    When the Vagabond takes the action aid:
      | asked                 | answer            |
      | whom to aid with what | Eyrie > Bake Sale |
    Then the Vagabond scores 2 points
    And the Eyrie rules clearing 5
