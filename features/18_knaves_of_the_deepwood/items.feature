Feature: Item actions

  An item of the Stash is flipped face down for what it gives (18.5.1.IV).

  Background:
    Given the seats are Knaves, Marquise and Clergy
    And the deck is Exiles and Partisans
    And on the Knaves' board captain, vagrant is acting

  # 18.5.1.IV Item Action

  @18.5.1.IV @18.5.1.IVf
  Scenario: The item of an item action is turned face down and stays in the Stash
    Given the forest 4-9-12 holds 1 vagrant
    And the Knaves' stash holds 2 coins and 1 boot
    When the Knaves take the action gift
    Then the Knaves' stash holds 1 coin, 1 exhausted coin and 1 boot
    And the Knaves draw 1 card

  @18.5.1.IV
  Scenario Outline: An item that lies face down, or another one, gives no item action
    Given clearing 9 holds 1 vagrant, 2 skunks and 2 Marquise warriors
    And the Knaves' stash holds 1 exhausted <item> and 1 <other>
    When the Knaves try to take the action <action>
    Then it is refused citing <clause>: no <item> lies face up in the Stash

    Examples:
      | item     | other | action   | clause     |
      | boot     | sword | dash     | 18.5.1.IVa |
      | sword    | boot  | assault  | 18.5.1.IVb |
      | crossbow | boot  | skirmish | 18.5.1.IVc |
      | bag      | boot  | nab      | 18.5.1.IVd |
      | tea      | boot  | revel    | 18.5.1.IVe |
      | coin     | boot  | gift     | 18.5.1.IVf |
      | hammer   | boot  | serve    | 18.5.1.IVg |

  # 18.5.1.IVa Dash

  @18.5.1.IVa
  Scenario: A Dash moves the Acting Captain up to two times, with Skunks, whoever rules
    Given clearing 9 holds 1 vagrant, 2 skunks and 4 Marquise warriors
    And clearing 12 holds 2 Marquise warriors
    And the Knaves' stash holds 1 boot
    When the Knaves take the action dash:
      | asked           | answer   |
      | move            | 9 > 12   |
      | how many skunks | 2        |
      | move            | 12 > 11  |
      | how many skunks | 1        |
    Then clearing 11 holds 1 vagrant and 1 skunk
    And clearing 12 holds 1 skunk

  @18.5.1.IVa
  Scenario: A Dash need not move
    Given clearing 9 holds 1 vagrant
    And the Knaves' stash holds 1 boot
    When the Knaves take the action dash:
      | asked | answer  |
      | move  | decline |
    Then clearing 9 holds 1 vagrant
    And the Knaves' stash holds 1 exhausted boot

  # 18.5.1.IVb Assault

  @18.5.1.IVb @18.2.6
  Scenario: An Assault takes all warriors that are hit as Prisoners, each to a forest of its own
    Given clearing 12 holds 1 vagrant, 3 skunks, 3 Marquise warriors and 1 wood
    And the Knaves' stash holds 1 sword
    And the dice will show 3 and 0
    When the Knaves take the action assault:
      | asked                   | answer               |
      | forest for the prisoner | the forest 4-9-12    |
      | forest for the prisoner | the forest 1-9-10-12 |
      | forest for the prisoner | the forest 4-7-8-12  |
    Then the forest 4-9-12 holds 1 Marquise warrior
    And the forest 1-9-10-12 holds 1 Marquise warrior
    And the forest 4-7-8-12 holds 1 Marquise warrior
    And clearing 12 holds 1 wood, 1 acclaim and no Marquise warriors
    And the Marquise's supply holds 22 warriors
    And the Knaves' stash holds 1 exhausted sword

  @18.5.1.IVb @18.2.6
  Scenario: No forest takes two Prisoners, and those for whom none is left are removed
    Given clearing 9 holds 1 vagrant, 3 skunks and 4 Marquise warriors
    And the Knaves' stash holds 1 sword
    And the dice will show 3 and 0
    When the Knaves take the action assault:
      | asked                   | answer               |
      | forest for the prisoner | the forest 4-9-12    |
    Then the forest 4-9-12 holds 1 Marquise warrior
    And the forest 1-9-10-12 holds 1 Marquise warrior
    And clearing 9 holds 1 Marquise warrior
    And the Marquise's supply holds 22 warriors

  @18.5.1.IVb
  Scenario: The forests of one Assault are different ones
    Given clearing 9 holds 1 vagrant, 3 skunks and 4 Marquise warriors
    And the Knaves' stash holds 1 sword
    And the dice will show 2 and 0
    When the Knaves try to take the action assault:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
      | forest for the prisoner | the forest 4-9-12 |
    Then it is refused citing 18.5.1.IVb

  @18.5.1.IVb
  Scenario: Where there is no enemy to battle there is no Assault
    Given clearing 9 holds 1 vagrant
    And clearing 12 holds 2 Marquise warriors
    And the Knaves' stash holds 1 sword and 1 bag
    When the Knaves try to take the action assault
    Then it is refused citing 18.5.1.IVb: no enemy to battle in a clearing with the Acting Captain

  # 18.5.1.IVc Skirmish

  @18.5.1.IVc
  Scenario: A Skirmish begins with a move from a forest to a battle, and ignores the first hit in it
    Given the forest 4-9-12 holds 1 vagrant and 2 skunks
    And clearing 9 holds 3 Marquise warriors
    And clearing 12 holds 1 skunk and 1 Clergy warrior
    And the Knaves' stash holds 1 crossbow
    And the dice will show 2 and 2
    When the Knaves take the action skirmish:
      | asked                   | answer                |
      | move                    | the forest 4-9-12 > 9 |
      | how many skunks         | 2                     |
      | forest for the prisoner | the forest 4-9-12     |
    Then clearing 9 holds 1 vagrant, 1 skunk, 1 Marquise warrior and 1 acclaim
    And the Knaves' stash holds 1 exhausted crossbow

  @18.5.1.IVc
  Scenario: The move of a Skirmish goes where a battle follows, and to no other forest
    Given the forest 4-9-12 holds 1 vagrant and 2 skunks
    And clearing 9 holds 3 Marquise warriors
    And clearing 12 holds 1 skunk and 1 Clergy warrior
    And the Knaves' stash holds 1 crossbow
    When the Knaves take the action skirmish:
      | asked | answer |
      | move  | ?      |
    Then the options of the Knaves are:
      | option                          |
      | the forest 4-9-12 > clearing 9  |
      | the forest 4-9-12 > clearing 12 |

  @18.5.1.IVc @4.3.1.II
  Scenario: A hit of an ambush is the first hit of a Skirmish
    Given the forest 1-2-5-10 holds 1 vagrant and 2 skunks
    And clearing 5 holds 3 Marquise warriors
    And the Marquise holds Ambush! (rabbit)
    And the Knaves' stash holds 1 crossbow
    And the dice will show 1 and 1
    When the Knaves take the action skirmish:
      | player   | asked                   | answer           |
      | Knaves   | how many skunks         | 2                |
      | Marquise | ambush                  | Ambush! (rabbit) |
    Then clearing 5 holds 1 acclaim, 1 vagrant, no skunks and 2 Marquise warriors
    And the forest 1-2-5-10 holds 1 Marquise warrior

  @18.5.1.IVc
  Scenario: The battle after a Skirmish ignores nothing
    Given the forest 4-9-12 holds 1 vagrant and 4 skunks
    And clearing 9 holds 5 Marquise warriors
    And the Knaves' stash holds 1 crossbow
    And the dice will show 1 and 0
    When the Knaves take the action skirmish:
      | asked                   | answer                |
      | how many skunks         | 4                     |
      | forest for the prisoner | the forest 4-9-12     |
    And the Knaves battle the Marquise in clearing 9, rolling 1 and 1:
      | asked                   | answer                |
      | forest for the prisoner | the forest 1-9-10-12 |
    Then clearing 9 holds 1 vagrant and 3 skunks

  @18.5.1.IVc @18.5.1.IV
  Scenario Outline: A Skirmish is refused from a clearing, and without a battle to come
    Given <place> holds 1 vagrant and 2 skunks
    And clearing 5 holds 1 Marquise warrior
    And clearing 2 holds 2 skunks
    And the Knaves' stash holds 1 crossbow
    When the Knaves try to take the action skirmish
    Then it is refused citing 18.5.1.IVc: <reason>

    Examples:
      | place             | reason                                                                |
      | clearing 1        | the Acting Captain is in no forest                                    |
      | the forest 4-9-12 | the Acting Captain can move to no clearing with an enemy to battle    |

  # 18.5.1.IVd Nab

  @18.5.1.IVd @4.3.6
  Scenario: An Acting Captain that is not hit in a Nab battle may move after it
    Given clearing 9 holds 1 vagrant, 2 skunks and 3 Marquise warriors
    And the Knaves' stash holds 1 bag
    And the dice will show 1 and 1
    When the Knaves take the action nab:
      | asked                   | answer                |
      | forest for the prisoner | the forest 4-9-12     |
      | move                    | 9 > the forest 4-9-12 |
      | how many skunks         | 1                     |
    Then clearing 9 holds 1 acclaim, 2 Marquise warriors and no skunks
    And the forest 4-9-12 holds 1 vagrant, 1 skunk and 1 Marquise warrior
    And the Knaves' stash holds 1 exhausted bag

  @18.5.1.IVd @HCC.2.5 @1.4.2
  Scenario: The Knaves order the move of a Nab and Poke the Hive at the end of the battle
    Given clearing 9 holds 1 vagrant, 1 skunk and 1 cathedral
    And the Knaves' stash holds 1 bag
    And the dice will show 1 and 0
    When the Knaves take the action nab:
      | player | asked             | answer                |
      | Clergy | warriors to place | 2                     |
      | Knaves | what comes next   | Nab                   |
      | Knaves | move              | 9 > the forest 4-9-12 |
      | Knaves | how many skunks   | 1                     |
      | Clergy | enemy to battle   | decline               |
    Then clearing 9 holds 2 Clergy warriors, 1 acclaim and no vagrant
    And the forest 4-9-12 holds 1 vagrant and 1 skunk

  @18.5.1.IVd
  Scenario: The Acting Captain need not move after a Nab battle
    Given clearing 9 holds 1 vagrant, 2 skunks and 3 Marquise warriors
    And the Knaves' stash holds 1 bag
    And the dice will show 0 and 0
    When the Knaves take the action nab:
      | asked | answer  |
      | move  | decline |
    Then clearing 9 holds 1 vagrant, 2 skunks and 1 acclaim

  @18.5.1.IVd @4.2.1
  Scenario: The move after a Nab battle needs rule
    Given clearing 9 holds 1 vagrant, 2 skunks and 5 Marquise warriors
    And clearing 12 holds 1 Marquise warrior
    And the Knaves' stash holds 1 bag
    And the dice will show 0 and 0
    When the Knaves try to take the action nab:
      | asked | answer |
      | move  | 9 > 12 |
    Then it is refused citing 4.2.1: Knaves of the Deepwood rules neither clearing 9 nor clearing 12

  @18.5.1.IVd @18.2.6 @4.3.6
  Scenario: Hit in a Nab battle, the Acting Captain flees to a forest and is not acclaimed
    Given clearing 9 holds 1 vagrant, 1 skunk and 3 Marquise warriors
    And the forest 1-9-10-12 holds 1 Clergy warrior
    And the Knaves' stash holds 1 bag
    And the dice will show 2 and 2
    When the Knaves take the action nab:
      | asked            | answer               |
      | forest to flee to | the forest 1-9-10-12 |
    Then the forest 1-9-10-12 holds 1 vagrant and 1 Clergy warrior
    And the forest 4-9-12 holds 1 Marquise warrior
    And clearing 9 holds no vagrant, no skunks, no acclaim and 1 Marquise warrior
    And the Knaves are not asked for move, citing 18.5.1.IVd: the vagrant was hit

  @18.5.1.IVd @4.3.1.II
  Scenario: Hit by an ambush in a Nab, the Acting Captain flees, and the battle may end
    Given clearing 5 holds 1 vagrant, 1 skunk and 3 Marquise warriors
    And the Marquise holds Ambush! (rabbit)
    And the Knaves' stash holds 1 bag
    When the Knaves take the action nab:
      | player   | asked             | answer           |
      | Marquise | ambush            | Ambush! (rabbit) |
    Then the forest 1-2-5-10 holds 1 vagrant
    And clearing 5 holds no vagrant, no skunks, no acclaim and 3 Marquise warriors

  @18.5.1.IVd
  Scenario: Another Captain that is hit in a Nab battle falls
    Given clearing 9 holds 1 vagrant, 1 thief and 3 Marquise warriors
    And the Knaves' stash holds 1 bag
    And the dice will show 2 and 1
    When the Knaves take the action nab:
      | player | asked                   | answer            |
      | Knaves | piece to lose           | thief             |
      | Knaves | forest for the prisoner | the forest 4-9-12 |
      | Knaves | move                    | decline           |
    Then clearing 9 holds 1 vagrant, 1 acclaim and no thief
    And the Knaves' supply holds 1 thief

  @18.5.1.IVd
  Scenario: A later battle is no Nab
    Given clearing 9 holds 1 vagrant, 2 skunks and 5 Marquise warriors
    And the Knaves' stash holds 1 bag
    And the dice will show 0 and 0
    When the Knaves take the action nab:
      | asked | answer  |
      | move  | decline |
    And the Knaves battle the Marquise in clearing 9, rolling 3 and 3:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then clearing 9 holds no vagrant
    And the Knaves' supply holds 1 vagrant

  @18.5.1.IVd
  Scenario: In a forest there is no Nab
    Given the forest 4-9-12 holds 1 vagrant and 1 Marquise warrior
    And the Knaves' stash holds 1 bag
    When the Knaves try to take the action nab
    Then it is refused citing 18.5.1.IVd: no enemy to battle in a clearing with the Acting Captain

  # 18.5.1.IVe Revel

  @18.5.1.IVe @1.5.4
  Scenario Outline: A Revel places acclaim and a Skunk, or two Skunks, or a Skunk in a forest
    Given <place> holds <before>
    And the Knaves' stash holds 1 tea
    When the Knaves take the action revel
    Then <place> holds <after>
    And the Knaves' stash holds 1 exhausted tea

    Examples:
      | place             | before                   | after                            |
      | clearing 9        | 1 vagrant                | 1 vagrant, 1 skunk and 1 acclaim |
      | clearing 9        | 1 vagrant and 1 acclaim  | 1 vagrant, 2 skunks and 1 acclaim |
      | the forest 4-9-12 | 1 vagrant                | 1 vagrant, 1 skunk and no acclaim |

  @18.5.1.IVe @1.5.4
  Scenario: A Revel does not place what the supply does not hold
    Given clearing 9 holds 1 vagrant
    And clearing 12 holds 10 skunks
    And the Knaves' stash holds 1 tea
    When the Knaves take the action revel
    Then clearing 9 holds 1 acclaim and no skunks

  @18.5.1.IVe @6.2.2
  Scenario: A Revel places nothing at the keep
    Given clearing 9 holds 1 vagrant and 1 keep
    And the Knaves' stash holds 1 tea
    When the Knaves take the action revel
    Then clearing 9 holds 1 vagrant, no acclaim and no skunks

  # 18.5.1.IVf Gift

  @18.5.1.IVf
  Scenario Outline: A Gift places acclaim and draws a card, or draws two, or one in a forest
    Given <place> holds <before>
    And the Knaves' stash holds 1 coin
    When the Knaves take the action gift
    Then <place> holds <after>
    And the Knaves draw <cards>

    Examples:
      | place             | before                  | after      | cards   |
      | clearing 9        | 1 vagrant               | 1 acclaim  | 1 card  |
      | clearing 9        | 1 vagrant and 1 acclaim | 1 acclaim  | 2 cards |
      | the forest 4-9-12 | 1 vagrant               | no acclaim | 1 card  |

  # 18.5.1.IVg Serve

  @18.5.1.IVg
  Scenario: A Serve places acclaim where there is none
    Given clearing 9 holds 1 vagrant
    And clearing 11 holds 1 acclaim
    And the Knaves hold Root Tea (mouse)
    And the Knaves' stash holds 1 hammer
    When the Knaves take the action serve
    Then clearing 9 holds 1 acclaim
    And the Knaves hold Root Tea (mouse)
    And the Knaves draw 0 cards

  @18.5.1.IVg @18.2.8 @4.1.1
  Scenario: Where there is acclaim a Serve crafts with all acclaim that matches
    Given clearing 9 holds 1 vagrant and 1 acclaim
    And clearing 11 holds 1 acclaim
    And clearing 8 holds 1 acclaim
    And the Knaves hold Mouse-in-a-Sack and Murine Broker
    And the Knaves' stash holds 1 hammer
    When the Knaves take the action serve:
      | asked                 | answer        |
      | card to craft         | Murine Broker |
      | to activate for mouse | 9 > acclaim   |
    Then the Knaves' play area holds Murine Broker
    And the Knaves hold Mouse-in-a-Sack
    And the Knaves' stash holds 1 exhausted hammer and no bags
    And the Knaves draw 0 cards

  @18.5.1.IVg @18.2.2
  Scenario: What a Serve crafts scores the listed points
    Given clearing 9 holds 1 vagrant and 1 acclaim
    And the Knaves hold Root Tea (mouse)
    And the Knaves' stash holds 1 hammer
    When the Knaves take the action serve:
      | asked         | answer           |
      | card to craft | Root Tea (mouse) |
    Then the Knaves score 2 points
    And the Knaves' stash holds 1 tea and 1 exhausted hammer

  @18.5.1.IVg
  Scenario: A Serve need not craft
    Given clearing 9 holds 1 vagrant and 1 acclaim
    And the Knaves hold Root Tea (mouse)
    And the Knaves' stash holds 1 hammer
    When the Knaves take the action serve:
      | asked         | answer |
      | card to craft | end    |
    Then the Knaves hold Root Tea (mouse)
    And the Knaves' stash holds 1 exhausted hammer

  @18.5.1.IVg @18.2.8 @4.1.1
  Scenario: Acclaim in clearings that do not match crafts nothing
    Given clearing 9 holds 1 vagrant and 1 acclaim
    And clearing 8 holds 1 acclaim
    And the Knaves hold Crossbow (bird) and Root Tea (mouse)
    And the Knaves' stash holds 1 hammer
    When the Knaves try to take the action serve:
      | asked         | answer          |
      | card to craft | Crossbow (bird) |
    Then it is refused citing 18.5.1.IVg: the acclaim in clearing 8 does not match clearing 9

  @18.5.1.IVg @18.2.8
  Scenario: Each acclaim is activated once a turn
    Given clearing 9 holds 1 vagrant and 1 acclaim
    And clearing 11 holds 1 acclaim
    And the Knaves hold Root Tea (mouse) and Mouse-in-a-Sack
    And the Knaves' stash holds 2 hammers
    And the turn remembers activated, Knaves, clearing 9: 1
    When the Knaves play their Daylight:
      | asked         | answer           |
      | action        | serve            |
      | card to craft | Root Tea (mouse) |
      | action        | serve            |
      | action        | end              |
    Then the Knaves hold Mouse-in-a-Sack
    And the Knaves' stash holds 1 tea and 2 exhausted hammers

  @18.2.8
  Scenario: The Acting Captain and acclaim are what the Knaves craft with
    Given it is the Knaves' Daylight
    And the Knaves' play area holds Tunnels
    And clearing 1 holds 1 vagrant
    And clearing 4 holds 1 acclaim
    And clearing 8 holds 2 skunks
    And the forest 4-9-12 holds 1 thief
    Then clearing 1 is adjacent to clearing 4 for the Knaves
    And clearing 1 is not adjacent to clearing 8 for the Knaves

  @18.2.8
  Scenario: In a forest the Acting Captain pays for nothing, not even an icon of any suit
    Given the forest 4-9-12 holds 1 vagrant
    And the Knaves hold Saboteurs
    Then the Knaves cannot craft Saboteurs, citing 4.1.1

  @18.5.1.IVg
  Scenario: There is no Serve in a forest
    Given the forest 4-9-12 holds 1 vagrant
    And the Knaves' stash holds 1 hammer
    When the Knaves try to take the action serve
    Then it is refused citing 18.5.1.IVg: the Acting Captain is in no clearing

  # What must be done

  @18.5.1.IVc
  Scenario Outline: The battle of a Skirmish cannot be passed up
    Given the forest 4-9-12 holds 1 vagrant and 1 skunk
    And clearing 9 holds 1 Marquise warrior and 1 Clergy warrior
    And clearing 12 holds 1 Marquise warrior
    And the Knaves' stash holds 1 crossbow
    When the Knaves try to take the action skirmish:
      | asked           | answer   |
      | move            | the forest 4-9-12 > 9 |
      | how many skunks | 0        |
      | battle          | <battle> |
    Then it is refused citing 18.5.1.IVc: battle cannot be passed up

    Examples:
      | battle  |
      | end     |
      | decline |

  @18.5.1.IVc
  Scenario Outline: The move of a Skirmish cannot be passed up, whether there is one or two
    Given the forest 4-9-12 holds 1 vagrant
    And clearing 9 holds 1 Marquise warrior
    And clearing 12 holds <there>
    And the Knaves' stash holds 1 crossbow
    When the Knaves try to take the action skirmish:
      | asked | answer   |
      | move  | <answer> |
    Then it is refused citing 18.5.1.IVc: move cannot be passed up

    Examples:
      | there              | answer  |
      | 1 Marquise warrior | end     |
      | nothing            | decline |
