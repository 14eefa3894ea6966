Feature: The Reavers' Daylight

  Craft, Rally and Seize (LR.5), with what depots and reserves on the board add.

  Background:
    Given the seats are Reavers, Marquise and Clergy

  @LR.5 @LR.5.1 @LR.5.2 @LR.5.3
  Scenario: The Reavers craft, rally, and then seize
    Given clearing 9 holds 1 encampment and 3 Reavers warriors
    And clearing 12 holds 1 loot and 1 Marquise warrior
    And the Reavers' caches hold 1 reserve
    And the Reavers hold Root Tea (mouse)
    When the Reavers play their Daylight:
      | asked             | answer           |
      | card to craft     | Root Tea (mouse) |
      | action            | scour            |
      | move              | 9 > 1            |
      | how many warriors | 1                |
      | move              | decline          |
      | action            | end              |
      | action            | seize by moving  |
      | move              | 9 > 12           |
      | how many warriors | 1                |
      | battle            | decline          |
    Then the Reavers' crafted items hold 1 tea
    And clearing 1 holds 1 Reavers warrior
    And clearing 12 holds 1 Reavers warrior

  # Craft (LR.5.1, LR.2.1)

  @LR.2.1 @LR.5.1 @4.1.1
  Scenario: Each encampment is activated once a turn, for the suit of its clearing
    Given clearing 9 holds 1 encampment
    And clearing 8 holds 1 encampment
    And the Reavers hold Anvil, Root Tea (mouse) and Mouse-in-a-Sack
    When the Reavers play their Daylight:
      | asked         | answer           |
      | card to craft | Anvil            |
      | card to craft | Root Tea (mouse) |
      | action        | end              |
    Then the Reavers' crafted items hold 1 hammer, 1 tea and no bag
    And the Reavers hold Mouse-in-a-Sack
    And the Reavers score 4 points

  @LR.2.1 @LR.5.1
  Scenario: Of several encampments that can pay the Reavers choose
    Given clearing 9 holds 1 encampment
    And clearing 7 holds 1 encampment
    And the Reavers hold Root Tea (mouse)
    When the Reavers play their Daylight:
      | asked                 | answer                  |
      | card to craft         | Root Tea (mouse)        |
      | to activate for mouse | clearing 7 > encampment |
      | action                | end                     |
    Then the Reavers' crafted items hold 1 tea

  @LR.2.1 @4.1.1
  Scenario: Warriors, caches and pieces of others do not craft for the Reavers
    Given clearing 9 holds 3 Reavers warriors, 1 loot and 1 workshop
    And the Reavers hold Root Tea (mouse)
    Then the Reavers cannot craft Root Tea (mouse), citing 4.1.1

  @LR.5.1
  Scenario: The Reavers need not craft
    Given clearing 9 holds 1 encampment
    And the Reavers hold Root Tea (mouse)
    When the Reavers play their Daylight:
      | asked         | answer |
      | card to craft | end    |
      | action        | end    |
    Then the Reavers hold Root Tea (mouse)

  # Rally (LR.5.2)

  @LR.5.2
  Scenario: The Reavers take three actions in Rally
    Given clearing 9 holds 3 Reavers warriors
    When the Reavers try to play their Daylight:
      | asked  | answer  |
      | action | scour   |
      | move   | decline |
      | action | scour   |
      | move   | decline |
      | action | scour   |
      | move   | decline |
      | action | scour   |
    Then it is refused citing LR.5.2: all actions are taken

  @LR.5.2 @LR.7.2
  Scenario: A depot on the board adds one action
    Given the Reavers' caches hold 1 depot
    And clearing 9 holds 3 Reavers warriors
    When the Reavers try to play their Daylight:
      | asked  | answer  |
      | action | scour   |
      | move   | decline |
      | action | scour   |
      | move   | decline |
      | action | scour   |
      | move   | decline |
      | action | scour   |
      | move   | decline |
      | action | scour   |
    Then it is refused citing LR.5.2: all actions are taken

  @LR.5.2 @LR.7.2
  Scenario: A depot on the map adds no action
    Given the Reavers' caches hold 1 depot
    And clearing 9 holds 3 Reavers warriors
    And clearing 5 holds 1 depot
    When the Reavers try to play their Daylight:
      | asked  | answer  |
      | action | scour   |
      | move   | decline |
      | action | scour   |
      | move   | decline |
      | action | scour   |
      | move   | decline |
      | action | scour   |
      | move   | decline |
      | action | scour   |
    Then it is refused citing LR.5.2: all actions are taken

  @LR.5.2
  Scenario: The Reavers take actions in any order and number, the same one several times
    Given clearing 9 holds 6 Reavers warriors, 1 encampment and 4 Marquise warriors
    And the dice will show 2 and 0
    And the dice will show 1 and 0
    When the Reavers play their Daylight:
      | asked             | answer  |
      | action            | battle  |
      | action            | scour   |
      | move              | 9 > 1   |
      | how many warriors | 1       |
      | move              | decline |
      | action            | battle  |
    Then clearing 9 holds 1 Marquise warrior

  @LR.5.2 @3.3.1
  Scenario: After the last action what any player may do can still be done
    Given clearing 9 holds 3 Reavers warriors and 1 encampment
    And the Reavers have 12 points
    And the Reavers hold Dominance (mouse)
    When the Reavers play their Daylight:
      | asked         | answer             |
      | card to craft | end                |
      | action        | scour              |
      | move          | decline            |
      | action        | scour              |
      | move          | decline            |
      | action        | scour              |
      | move          | decline            |
      | action        | activate dominance |
    Then the Reavers have activated Dominance (mouse)

  # Scour (LR.5.2.I)

  @LR.5.2.I @4.2.2
  Scenario: A Scour is two moves, and warriors of the first may move on in the second
    Given clearing 9 holds 4 Reavers warriors
    When the Reavers take the action scour:
      | asked             | answer |
      | move              | 9 > 1  |
      | how many warriors | 3      |
      | move              | 1 > 5  |
      | how many warriors | 2      |
    Then clearing 9 holds 1 Reavers warrior
    And clearing 1 holds 1 Reavers warrior
    And clearing 5 holds 2 Reavers warriors

  @LR.5.2.I
  Scenario: A Scour may be a single move, or none
    Given clearing 9 holds 4 Reavers warriors
    When the Reavers play their Daylight:
      | asked             | answer  |
      | action            | scour   |
      | move              | 9 > 1   |
      | how many warriors | 1       |
      | move              | decline |
      | action            | scour   |
      | move              | decline |
      | action            | end     |
    Then clearing 9 holds 3 Reavers warriors
    And clearing 1 holds 1 Reavers warrior

  @LR.5.2.I
  Scenario: The last Lemming piece stays
    Given clearing 9 holds 1 Reavers warrior
    And clearing 8 holds 3 Reavers warriors
    When the Reavers try to take the action scour:
      | asked | answer |
      | move  | 9 > 1  |
    Then it is refused citing LR.5.2.I: 1 of the pieces in clearing 9 must stay
    And the Reavers are offered 8 > 7 when asked for move

  @LR.5.2.I @4.2
  Scenario: A move does not take all Lemming warriors out of a clearing together
    Given clearing 8 holds 3 Reavers warriors
    When the Reavers try to take the action scour:
      | asked             | answer |
      | move              | 8 > 7  |
      | how many warriors | 3      |
    Then it is refused citing LR.5.2.I: 1 of the pieces in clearing 8 must stay

  @LR.5.2.I @4.2
  Scenario: Though others stay, no more Lemming warriors leave than are there
    Given clearing 10 holds 2 Reavers warriors and 2 encampments
    When the Reavers try to take the action scour:
      | asked             | answer |
      | move              | 10 > 1 |
      | how many warriors | 3      |
    Then it is refused citing 4.2

  @LR.5.2.I
  Scenario Outline: Any Lemming piece will do to stay
    Given clearing 9 holds 2 Reavers warriors and 1 <piece>
    When the Reavers take the action scour:
      | asked             | answer  |
      | move              | 9 > 1   |
      | how many warriors | 2       |
      | move              | decline |
    Then clearing 1 holds 2 Reavers warriors

    Examples:
      | piece      |
      | encampment |
      | loot       |

  @LR.5.2.I
  Scenario: After the first move nothing may be left to move
    Given clearing 9 holds 2 Reavers warriors
    When the Reavers play their Daylight:
      | asked             | answer |
      | action            | scour  |
      | move              | 9 > 1  |
      | action            | end    |
    Then clearing 9 holds 1 Reavers warrior
    And clearing 1 holds 1 Reavers warrior

  @LR.5.2.I @4.2.1
  Scenario: The moves follow the rules of moves
    Given clearing 9 holds 2 Reavers warriors and 3 Marquise warriors
    And clearing 1 holds 1 Marquise warrior
    When the Reavers try to take the action scour:
      | asked | answer |
      | move  | 9 > 1  |
    Then it is refused citing 4.2.1

  # Battle (LR.5.2.II)

  @LR.5.2.II
  Scenario: The Reavers initiate a battle
    Given clearing 9 holds 3 Reavers warriors and 2 Marquise warriors
    And the dice will show 2 and 0
    When the Reavers take the action battle
    Then the Marquise loses 2 warriors in clearing 9

  @LR.5.2.II
  Scenario: Without an enemy to battle the Reavers cannot battle
    Given clearing 9 holds 3 Reavers warriors and 1 loot
    When the Reavers try to take the action battle
    Then it is refused citing LR.5.2.II: no enemy to battle

  # Build with Garrison (LR.5.2.III)

  @LR.5.2.III
  Scenario Outline: Building places an encampment and a warrior, and the uncovered space scores
    Given clearing 9 holds 2 Reavers warriors
    And the Reavers' supply holds 20 warriors and <left> encampments
    When the Reavers take the action build
    Then the Reavers gain 1 encampment and 1 warrior in clearing 9
    And the Reavers score <points>

    Examples:
      | left | points   |
      | 4    | 1 point  |
      | 3    | 2 points |
      | 2    | 3 points |
      | 1    | 4 points |

  @LR.5.2.III
  Scenario: The Reavers choose among the clearings that they rule
    Given clearing 9 holds 2 Reavers warriors
    And clearing 8 holds 2 Reavers warriors and 1 Marquise warrior
    And clearing 7 holds 1 Reavers warrior and 1 Marquise warrior
    When the Reavers take the action build:
      | asked | answer |
      | build | 8      |
    Then clearing 8 holds 1 encampment and 3 Reavers warriors
    And the options of the Reavers are when asked for build:
      | option     |
      | clearing 8 |
      | clearing 9 |

  @LR.5.2.III
  Scenario Outline: Building is refused without rule or slot, or in a clearing with an encampment or a cache
    Given clearing 2 holds 2 Reavers warriors
    And clearing 5 holds 2 Reavers warriors
    And clearing 9 holds 2 Reavers warriors and 1 encampment
    And clearing 8 holds 2 Reavers warriors and 1 depot
    And clearing 7 holds 1 Reavers warrior and 1 Marquise warrior
    And clearing 1 holds 3 Reavers warriors and 1 sawmill
    When the Reavers try to take the action build:
      | asked | answer     |
      | build | <clearing> |
    Then it is refused citing <clause>: <reason>

    Examples:
      | clearing | clause     | reason                               |
      | 7        | LR.5.2.III | the Reavers do not rule clearing 7   |
      | 9        | LR.5.2.III | clearing 9 has an encampment already |
      | 8        | LR.5.2.III | clearing 8 holds a cache             |
      | 1        | 2.2.3      | clearing 1 has no open slot          |

  @LR.5.2.III
  Scenario: The Reavers build once a turn
    Given clearing 9 holds 2 Reavers warriors
    And clearing 8 holds 2 Reavers warriors
    When the Reavers try to play their Daylight:
      | asked  | answer |
      | action | build  |
      | build  | 9      |
      | action | build  |
    Then it is refused citing LR.5.2.III: building is done once a turn

  @LR.5.2.III @LR.7.2
  Scenario: An action added by a depot can be building
    Given the Reavers' caches hold 1 depot
    And clearing 9 holds 2 Reavers warriors
    When the Reavers play their Daylight:
      | asked  | answer  |
      | action | scour   |
      | move   | decline |
      | action | scour   |
      | move   | decline |
      | action | scour   |
      | move   | decline |
      | action | build   |
    Then clearing 9 holds 1 encampment

  @LR.5.2.III
  Scenario Outline: Without an encampment or a place for it there is no building
    Given clearing 9 holds <pieces>
    And the Reavers' supply holds <left>
    When the Reavers try to take the action build
    Then it is refused citing LR.5.2.III: <reason>

    Examples:
      | pieces                             | left           | reason                                             |
      | 2 Reavers warriors                 | no encampments | no encampment is left                              |
      | 1 encampment and 1 Reavers warrior | 4 encampments  | no ruled clearing where an encampment can be placed |

  @LR.5.2.III @LR.2.4 @1.5.4
  Scenario: Where Upkeep forbids the warrior the encampment is placed alone
    Given clearing 9 holds 2 Reavers warriors
    And the Reavers' supply holds 11 warriors and 4 encampments
    When the Reavers take the action build
    Then the Reavers gain 1 encampment in clearing 9
    And clearing 9 holds 2 Reavers warriors
    And the Reavers score 1 point

  @LR.5.2.III @6.2.2
  Scenario: The Reavers do not build at the keep
    Given clearing 9 holds 2 Reavers warriors and 1 keep
    And clearing 8 holds 2 Reavers warriors
    And clearing 5 holds 2 Reavers warriors
    When the Reavers try to take the action build:
      | asked | answer |
      | build | 9      |
    Then it is refused citing 6.2.2

  # Seize (LR.5.3)

  @LR.5.3
  Scenario: Without a reserve on the board there is no seizing
    Given clearing 9 holds 3 Reavers warriors, 1 loot and 1 Marquise warrior
    When the Reavers play their Daylight:
      | asked  | answer |
      | action | end    |
    Then nothing changes

  @LR.5.3
  Scenario: The Reavers seize by a battle in a clearing with a cache, in no other
    Given the Reavers' caches hold 1 reserve
    And clearing 9 holds 3 Reavers warriors, 1 loot and 1 Marquise warrior
    And clearing 8 holds 3 Reavers warriors and 1 Marquise warrior
    And the dice will show 1 and 0
    When the Reavers take the action seize by battle
    Then the Marquise loses 1 warrior in clearing 9
    And the Marquise loses nothing in clearing 8

  @LR.5.3
  Scenario: Of several battles at caches the Reavers choose
    Given the Reavers' caches hold 1 reserve
    And clearing 9 holds 3 Reavers warriors, 1 loot, 1 Marquise warrior and 1 Clergy warrior
    When the Reavers take the action seize by battle:
      | asked  | answer |
      | battle | ?      |
    Then the options of the Reavers are:
      | option                |
      | clearing 9 > Marquise |
      | clearing 9 > Clergy   |

  @LR.5.3
  Scenario: The Reavers seize by a move to a cache, and a battle there
    Given the Reavers' caches hold 1 reserve
    And clearing 9 holds 3 Reavers warriors
    And clearing 12 holds 1 loot and 1 Marquise warrior
    And the dice will show 1 and 0
    When the Reavers take the action seize by moving:
      | asked             | answer |
      | move              | 9 > 12 |
      | how many warriors | 3      |
      | battle            | 12 > Marquise |
    Then clearing 12 holds 3 Reavers warriors and no Marquise warriors
    And clearing 9 holds no Reavers warriors

  @LR.5.3
  Scenario: The move of Seize goes to no clearing without a cache
    Given the Reavers' caches hold 1 reserve
    And clearing 9 holds 3 Reavers warriors
    And clearing 12 holds 1 loot
    And clearing 4 holds 1 depot
    When the Reavers try to take the action seize by moving:
      | asked | answer |
      | move  | 9 > 1  |
    Then it is refused citing LR.5.3: the move cannot end in clearing 1
    And the options of the Reavers are when asked for move:
      | option                   |
      | clearing 9 > clearing 4  |
      | clearing 9 > clearing 12 |

  @LR.5.3
  Scenario: The battle of Seize is fought in the destination alone, or not at all
    Given the Reavers' caches hold 1 reserve
    And clearing 9 holds 3 Reavers warriors and 1 loot
    And clearing 8 holds 3 Reavers warriors, 1 Marquise warrior and 1 depot
    And clearing 12 holds 1 loot and 1 Clergy warrior
    When the Reavers take the action seize by moving:
      | asked             | answer |
      | move              | 9 > 12 |
      | how many warriors | 2      |
      | battle            | ?      |
    Then the options of the Reavers are:
      | option               |
      | clearing 12 > Clergy |
      | decline              |

  @LR.5.3
  Scenario: A battle elsewhere after the move is refused
    Given the Reavers' caches hold 1 reserve
    And clearing 9 holds 3 Reavers warriors and 1 loot
    And clearing 8 holds 3 Reavers warriors and 1 Marquise warrior
    And clearing 12 holds 1 loot and 1 Clergy warrior
    When the Reavers try to take the action seize by moving:
      | asked             | answer       |
      | move              | 9 > 12       |
      | how many warriors | 2            |
      | battle            | 8 > Marquise |
    Then it is refused citing LR.5.3: the battle is not fought in clearing 8

  @LR.5.3
  Scenario Outline: Seize is refused without a battle or a move at a cache
    Given the Reavers' caches hold 1 reserve
    And clearing 9 holds 3 Reavers warriors
    And clearing 8 holds 3 Reavers warriors and 1 Marquise warrior
    And clearing 5 holds 1 loot and 1 Marquise warrior
    When the Reavers try to take the action <action>
    Then it is refused citing LR.5.3: <reason>

    Examples:
      | action          | reason                                           |
      | seize by battle | no enemy to battle in a clearing with a cache    |
      | seize by moving | no move into a clearing with a cache can be taken |

  @LR.5.3 @LR.7.3
  Scenario: The Reavers seize once for each reserve on the board, either way
    Given the Reavers' caches hold 2 reserves and 2 provisions
    And clearing 9 holds 4 Reavers warriors
    And clearing 12 holds 1 loot and 2 Marquise warriors
    And the dice will show 1 and 0
    When the Reavers try to play their Daylight:
      | asked             | answer          |
      | action            | end             |
      | action            | seize by moving |
      | move              | 9 > 12          |
      | how many warriors | 3               |
      | battle            | decline         |
      | action            | seize by battle |
      | action            | seize by moving |
    Then clearing 12 holds 1 Marquise warrior
    And it is refused citing LR.5.3: all actions are taken

  @LR.5.3
  Scenario: A battle that is seized is fought at a cache
    Given the Reavers' caches hold 1 reserve
    And clearing 9 holds 3 Reavers warriors, 1 loot, 1 Marquise warrior and 1 Clergy warrior
    And clearing 8 holds 3 Reavers warriors and 1 Marquise warrior
    When the Reavers try to take the action seize by battle:
      | asked  | answer       |
      | battle | 8 > Marquise |
    Then it is refused citing LR.5.3: the battle is not fought in clearing 8

  @LR.5.3
  Scenario: What is left of Rally is no use to Seize
    Given clearing 9 holds 3 Reavers warriors
    And clearing 12 holds 1 loot
    When the Reavers try to play their Daylight:
      | asked  | answer          |
      | action | end             |
      | action | seize by moving |
    Then it is refused citing LR.5.3: all actions are taken

  @LR.5.3
  Scenario: Nothing need stay where the Reavers seize from
    Given the Reavers' caches hold 1 reserve
    And clearing 9 holds 1 Reavers warrior
    And clearing 12 holds 1 loot
    When the Reavers take the action seize by moving
    Then clearing 12 holds 1 Reavers warrior
    And clearing 9 holds no Reavers warriors

  @LR.5.3
  Scenario: The Reavers need not seize
    Given the Reavers' caches hold 1 reserve
    And clearing 9 holds 3 Reavers warriors, 1 loot and 1 Marquise warrior
    When the Reavers play their Daylight:
      | asked  | answer |
      | action | end    |
      | action | end    |
    Then nothing changes
