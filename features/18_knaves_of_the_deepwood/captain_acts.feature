Feature: The Acting Captain acts

  Up to four actions in Daylight: moves, battles, Filch and item actions (18.5.1); then it retires (18.5.2).

  Background:
    Given the seats are Knaves, Marquise and Clergy
    And the deck is Exiles and Partisans
    And on the Knaves' board captain, tinker is acting
    And on the Knaves' board captain, ronin is face up

  # 18.5.1 Captain Acts

  @18.5.1 @18.5.1.I
  Scenario: The Acting Captain takes four actions, the same one several times
    Given clearing 9 holds 1 tinker
    When the Knaves play their Daylight:
      | asked  | answer                  |
      | action | move                    |
      | move   | 9 > the forest 4-9-12   |
      | action | move                    |
      | move   | the forest 4-9-12 > 12  |
      | action | move                    |
      | move   | 12 > the forest 4-9-12  |
      | action | move                    |
      | move   | the forest 4-9-12 > 9   |
    Then clearing 9 holds 1 tinker
    And on the Knaves' board captain, tinker is face down

  @18.5.1
  Scenario: The Acting Captain takes no fifth action
    Given clearing 9 holds 1 tinker
    When the Knaves play their Daylight:
      | asked  | answer                  |
      | action | move                    |
      | move   | 9 > the forest 4-9-12   |
      | action | move                    |
      | move   | the forest 4-9-12 > 12  |
      | action | move                    |
      | move   | 12 > the forest 4-9-12  |
      | action | move                    |
      | move   | the forest 4-9-12 > 9   |
    Then the Knaves have no further action, citing 18.5.1: all actions are taken

  @18.5.1 @18.4.1
  Scenario: The Acting Captain takes three actions where Ready has placed it in a forest
    Given on the Knaves' board captain, tinker is face up
    And on the Knaves' board captain, ronin is face down
    When the Knaves play their Birdsong:
      | asked              | answer            |
      | forest to ready in | the forest 4-9-12 |
    And the Knaves play their Daylight:
      | asked  | answer                 |
      | action | move                   |
      | move   | the forest 4-9-12 > 12 |
      | action | move                   |
      | move   | 12 > the forest 4-9-12 |
      | action | move                   |
      | move   | the forest 4-9-12 > 9  |
    Then clearing 9 holds 1 tinker
    And on the Knaves' board captain, tinker is face down

  @18.5.1
  Scenario: The Acting Captain may take fewer than four actions
    Given clearing 9 holds 1 tinker
    When the Knaves play their Daylight:
      | asked  | answer |
      | action | end    |
    Then clearing 9 holds 1 tinker

  @18.5.1 @18.5.2
  Scenario: Without an Acting Captain there is nothing to do
    Given on the Knaves' board captain, tinker is face down
    And clearing 9 holds 1 tinker, 1 ronin and 1 skunk
    And the Knaves' stash holds 1 boot
    When the Knaves play their Daylight
    Then the Knaves are not asked for action, citing 18.5.1: there is no Acting Captain

  @18.5.1 @18.5.1.I @18.5.1.III @18.5.1.IVa @18.5.1.IVc @18.5.1.IVe @18.5.1.IVf @18.5.1.IVg
  Scenario Outline: A Captain that fell in its own turn acts no more
    Given clearing 9 holds 3 skunks and 1 ronin
    And the Knaves' stash holds 1 boot, 1 tea, 1 coin, 1 hammer, 1 sword, 1 crossbow and 1 bag
    And the Knaves hold Root Tea (mouse)
    When the Knaves try to take the action <action>
    Then it is refused citing <clause>: <reason>

    Examples:
      | action   | clause     | reason                                                      |
      | move     | 18.5.1.I   | the Acting Captain is not on the map                        |
      | battle   | 18.5.1.II  | no enemy to battle in a clearing with the Acting Captain    |
      | filch    | 18.5.1.III | the Acting Captain is not on the map                        |
      | dash     | 18.5.1.IVa | the Acting Captain is not on the map                        |
      | assault  | 18.5.1.IVb | no enemy to battle in a clearing with the Acting Captain    |
      | skirmish | 18.5.1.IVc | the Acting Captain is not on the map                        |
      | nab      | 18.5.1.IVd | no enemy to battle in a clearing with the Acting Captain    |
      | revel    | 18.5.1.IVe | the Acting Captain is not on the map                        |
      | gift     | 18.5.1.IVf | the Acting Captain is not on the map                        |
      | serve    | 18.5.1.IVg | the Acting Captain is not on the map                        |

  # 18.5.1.I Move, 18.2.4 Deepwood Runners, 18.2.5 Follow Me

  @18.5.1.I @18.2.5
  Scenario: Skunks move along, as many as the Knaves like, and no other Captain
    Given the forest 4-9-12 holds 1 tinker, 1 ronin and 3 skunks
    When the Knaves take the action move:
      | asked           | answer                |
      | move            | the forest 4-9-12 > 9 |
      | how many skunks | 2                     |
    Then clearing 9 holds 1 tinker and 2 skunks
    And the forest 4-9-12 holds 1 ronin and 1 skunk

  @18.5.1.I
  Scenario: Skunks do not move without the Acting Captain
    Given clearing 12 holds 3 skunks and 1 ronin
    And clearing 9 holds 1 tinker
    When the Knaves take the action move:
      | asked | answer |
      | move  | ?      |
    Then the options of the Knaves are:
      | option                            |
      | clearing 9 > clearing 1           |
      | clearing 9 > clearing 4           |
      | clearing 9 > clearing 12          |
      | clearing 9 > the forest 1-9-10-12 |
      | clearing 9 > the forest 4-9-12    |

  @18.5.1.I @18.2.4 @4.2.1
  Scenario: The Knaves need rule between clearings, not into a forest or out of one
    Given clearing 9 holds 1 tinker and 2 Marquise warriors
    And clearing 12 holds 2 Marquise warriors
    When the Knaves try to take the action move:
      | asked | answer |
      | move  | 9 > 12 |
    Then it is refused citing 4.2.1: Knaves of the Deepwood rules neither clearing 9 nor clearing 12
    And the Knaves can move 1 tinker from clearing 9 to the forest 4-9-12
    And the Marquise cannot move 1 Marquise warrior from clearing 9 to the forest 4-9-12, citing 4.2

  @18.2.4 @18.5.1.I @2.4.1
  Scenario: The Knaves move from forest to forest where these are adjacent
    Given the forest 4-9-12 holds 1 tinker and 1 skunk
    When the Knaves take the action move:
      | asked           | answer                                   |
      | move            | the forest 4-9-12 > the forest 1-9-10-12 |
      | how many skunks | 1                                        |
    Then the forest 1-9-10-12 holds 1 tinker and 1 skunk
    And the Knaves cannot move 1 tinker from the forest 1-9-10-12 to the forest 3-6-11, citing 4.2

  # 18.5.1.II Battle

  @18.5.1.II @4.3
  Scenario: The Acting Captain battles where it is, with all that stand there
    Given clearing 9 holds 1 tinker, 2 skunks and 3 Marquise warriors
    And clearing 12 holds 1 ronin and 1 Marquise warrior
    And the dice will show 1 and 0
    When the Knaves take the action battle:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then clearing 9 holds 1 acclaim
    And clearing 12 holds 1 Marquise warrior

  @18.5.1.II
  Scenario Outline: The Acting Captain battles neither in a forest nor where no enemy is
    Given the forest 4-9-12 holds 2 Marquise warriors
    And clearing 12 holds 1 skunk and 1 Marquise warrior
    And <place> holds 1 tinker
    When the Knaves try to take the action battle
    Then it is refused citing 18.5.1.II: no enemy to battle in a clearing with the Acting Captain

    Examples:
      | place             |
      | the forest 4-9-12 |
      | clearing 9        |

  # 18.5.1.III Filch

  @18.5.1.III @18.2.8 @18.2.2
  Scenario: A Filch crafts by the suit of the Acting Captain's clearing, face up into the Stash, for no listed points
    Given clearing 9 holds 1 tinker
    And the Knaves hold Root Tea (mouse)
    When the Knaves take the action filch
    Then the Knaves' stash holds 1 tea
    And the item supply holds 1 tea
    And the Knaves score nothing
    And the discard pile holds Root Tea (mouse)

  @18.5.1.III @18.2.8 @4.1.1
  Scenario: A Filch pays one icon of the suit of the Acting Captain's clearing
    Given clearing 9 holds 1 tinker
    And the Knaves hold Root Tea (mouse), Anvil and Crossbow (bird)
    When the Knaves try to take the action filch:
      | asked         | answer           |
      | card to craft | Crossbow (bird)  |
    Then it is refused citing 4.1.1: nothing to activate for fox

  @18.5.1.III
  Scenario: A Filch is done once a turn
    Given clearing 9 holds 1 tinker and 1 Marquise warrior
    And the Knaves hold Root Tea (mouse)
    And the Marquise's crafted items hold 1 sword
    When the Knaves try to play their Daylight:
      | asked  | answer       |
      | action | filch        |
      | filch  | craft a card |
      | action | filch        |
    Then it is refused citing 18.5.1.III: filching is done once a turn

  @18.5.1.III @18.2.2
  Scenario: A Filch takes an item of an enemy with a piece where the Acting Captain is
    Given clearing 9 holds 1 tinker and 1 wood
    And the Marquise's crafted items hold 1 sword and 1 boot
    And the Clergy's crafted items hold 1 bag
    When the Knaves take the action filch:
      | asked        | answer           |
      | item to take | Marquise > sword |
    Then the Knaves' stash holds 1 sword
    And the Marquise's crafted items hold 1 boot
    And the Clergy's crafted items hold 1 bag

  @18.5.1.III
  Scenario: Taking an item is the one Filch of a turn as well
    Given clearing 9 holds 1 tinker and 1 wood
    And the Marquise's crafted items hold 1 sword and 1 boot
    And the Knaves hold Root Tea (mouse)
    When the Knaves try to play their Daylight:
      | asked        | answer           |
      | action       | filch            |
      | filch        | take an item     |
      | item to take | Marquise > sword |
      | action       | filch            |
    Then it is refused citing 18.5.1.III: filching is done once a turn

  @18.5.1.III
  Scenario Outline: In a forest, and with nothing to craft or to take, there is nothing to filch
    Given <place> holds 1 tinker and <other>
    And the Knaves hold Root Tea (mouse)
    And the Marquise's crafted items hold 1 sword
    When the Knaves try to take the action filch
    Then it is refused citing 18.5.1.III: nothing to craft with the Acting Captain, and nothing to take where it is

    Examples:
      | place             | other              |
      | the forest 4-9-12 | 1 Marquise warrior |
      | clearing 8        | 1 Clergy warrior   |

  @18.5.1.III @18.2.2
  Scenario: An item that is filched face down goes into the Stash face up
    Given clearing 9 holds 1 tinker and 1 wood
    And the Marquise's crafted items hold 1 exhausted sword
    When the Knaves take the action filch
    Then the Knaves' stash holds 1 sword and no exhausted swords

  @18.5.1.III @18.5.1.IVg
  Scenario: After a Filch a Serve scores as usual
    Given clearing 9 holds 1 tinker and 1 acclaim
    And the Knaves hold Root Tea (mouse) and Mouse-in-a-Sack
    And the Knaves' stash holds 1 hammer
    When the Knaves play their Daylight:
      | asked         | answer           |
      | action        | filch            |
      | card to craft | Root Tea (mouse) |
      | action        | serve            |
      | card to craft | Mouse-in-a-Sack  |
      | action        | end              |
    Then the Knaves score 1 point
    And the Knaves' stash holds 1 tea, 1 bag and 1 exhausted hammer

  @18.5.1.III @HCC.2.6.II
  Scenario: A Filch scores points that are not listed on the card
    Given the Knaves are penitent to the Clergy
    And clearing 9 holds 1 tinker
    And the Knaves hold Root Tea (mouse)
    When the Knaves take the action filch
    Then the Knaves score 1 point

  @4.1.2
  Scenario: An item that others craft still scores for them
    Given clearing 8 holds 1 workshop
    And the Marquise holds Anvil
    When the Marquise crafts Anvil
    Then the Marquise scores 2 points

  # 18.5.2 Retire

  @18.5 @18.5.2
  Scenario: After its actions the Acting Captain retires
    Given clearing 9 holds 1 tinker
    When the Knaves play their Daylight:
      | asked  | answer |
      | action | end    |
    Then on the Knaves' board captain, tinker is face down
    And on the Knaves' board captain, ronin is face up

  @18.5.2
  Scenario: An Acting Captain that has fallen retires too
    When the Knaves play their Daylight:
      | asked  | answer |
      | action | end    |
    Then on the Knaves' board captain, tinker is face down

  # 18.2.5 Follow Me, in the turn of another

  @18.2.5 @1.5.5 @card.false-orders
  Scenario Outline: Skunks follow a Captain that somebody else makes move
    Given it is the Marquise's Birdsong
    And the Marquise's play area holds False Orders
    And clearing 9 holds 3 skunks, 1 ronin and 1 tinker
    When the Marquise takes the action False Orders in her Birdsong:
      | player   | asked                  | answer          |
      | Marquise | warriors to force      | Knaves > 9 > 12 |
      | Marquise | how many skunks        | 1               |
      | Knaves   | how many skunks follow | <more>          |
    Then clearing 12 holds 1 ronin, 1 tinker and <there>
    And clearing 9 holds <here>

    Examples:
      | more | there    | here      |
      | 0    | 1 skunk  | 2 skunks  |
      | 2    | 3 skunks | no skunks |

  @18.2.5 @card.false-orders
  Scenario: No more Skunks follow than are left
    Given it is the Marquise's Birdsong
    And the Marquise's play area holds False Orders
    And clearing 9 holds 3 skunks, 1 ronin and 1 tinker
    When the Marquise takes the action False Orders in her Birdsong:
      | player   | asked                  | answer          |
      | Marquise | warriors to force      | Knaves > 9 > 12 |
      | Marquise | how many skunks        | 1               |
      | Knaves   | how many skunks follow | ?               |
    Then the options of the Knaves are:
      | option |
      | 0      |
      | 1      |
      | 2      |
