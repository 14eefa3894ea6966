Feature: The Reavers' Evening

  Plunder, and drawing and discarding (LR.6).

  Background:
    Given the seats are Reavers, Marquise and Clergy

  @LR.6 @LR.6.1 @LR.6.2 @LR.6.1.I @LR.6.1.II @LR.6.1.III
  Scenario: The Reavers plunder a cache for a card that matches its clearing, then draw
    Given clearing 3 holds 1 encampment
    And clearing 9 holds 1 loot and 1 Reavers warrior
    And the Reavers hold Root Tea (mouse) and Anvil
    And the deck's top cards are Armorers and Sappers
    When the Reavers play their Evening:
      | asked  | answer  |
      | action | plunder |
    Then the Reavers' caches hold 1 loot
    And clearing 9 holds no loot and 1 Reavers warrior
    And the discard pile holds Root Tea (mouse)
    And the Reavers hold Anvil, Armorers and Sappers
    And the Reavers score nothing

  @LR.6.1
  Scenario: A cache that is plundered rewards nobody
    Given clearing 3 holds 1 encampment
    And clearing 9 holds 1 reserve and 1 Reavers warrior
    And the Reavers hold Armorers
    When the Reavers take the action plunder in their Evening
    Then the Reavers' caches hold 1 reserve
    And the Reavers score nothing

  @LR.6.1.I
  Scenario Outline: Plunder takes a clearing with a cache, a Lemming warrior and no enemy piece
    Given clearing 3 holds 1 encampment
    And clearing 9 holds 1 loot and 1 Reavers warrior
    And clearing 1 holds 1 depot and 1 Reavers warrior
    And clearing 8 holds 1 Reavers warrior
    And clearing 5 holds 1 loot
    And clearing 7 holds 1 depot, 1 Reavers warrior and 1 Marquise warrior
    And clearing 2 holds 1 reserve, 1 Reavers warrior and 1 wood
    And the Reavers hold Armorers and Sappers
    When the Reavers try to take the action plunder in their Evening:
      | asked               | answer     |
      | clearing to plunder | <clearing> |
    Then it is refused citing <clause>: <reason>

    Examples:
      | clearing | clause   | reason                                                          |
      | 8        | LR.6.1.I | no cache is in clearing 8                                       |
      | 5        | LR.6.1.I | no Lemming warrior is in clearing 5                             |
      | 7        | LR.2.2.I | no cache is moved while other enemy pieces are in clearing 7    |
      | 2        | LR.2.2.I | no cache is moved while other enemy pieces are in clearing 2    |

  @LR.6.1.I
  Scenario: The Reavers choose among the clearings that will do, several caches in one too
    Given clearing 3 holds 1 encampment
    And clearing 9 holds 1 loot, 1 depot and 1 Reavers warrior
    And clearing 7 holds 1 provisions and 1 Reavers warrior
    And clearing 8 holds 1 reserve and 1 Reavers warrior
    And the Reavers hold Root Tea (mouse)
    When the Reavers take the action plunder in their Evening:
      | asked               | answer |
      | clearing to plunder | 9      |
      | cache to plunder    | depot  |
    Then the Reavers' caches hold 1 depot and no loot
    And clearing 9 holds 1 loot and no depot
    And the options of the Reavers are when asked for clearing to plunder:
      | option     |
      | clearing 7 |
      | clearing 9 |
    And the options of the Reavers are when asked for cache to plunder:
      | option        |
      | Reavers depot |
      | Reavers loot  |

  @LR.6.1 @LR.6.1.I
  Scenario: With no clearing that will do there is no plunder
    Given clearing 3 holds 1 encampment
    And clearing 9 holds 1 loot
    And the Reavers hold Root Tea (mouse)
    When the Reavers try to take the action plunder in their Evening
    Then it is refused citing LR.6.1.I: no clearing has a cache, a Lemming warrior and no enemy pieces

  @LR.6.1 @LR.6.1.II
  Scenario: Without a card that matches there is no plunder
    Given clearing 3 holds 1 encampment
    And clearing 9 holds 1 loot and 1 Reavers warrior
    And the Reavers hold Anvil
    When the Reavers try to take the action plunder in their Evening
    Then it is refused citing LR.6.1.II: no card in hand matches a clearing whose cache can be moved
    And the Reavers' caches hold nothing

  @LR.6.1.II @2.1.1
  Scenario: The card for plunder matches the clearing; a bird matches every one
    Given clearing 3 holds 1 encampment
    And clearing 9 holds 1 loot and 1 Reavers warrior
    And clearing 8 holds 1 loot and 1 Reavers warrior
    And the Reavers hold Root Tea (mouse), Armorers and Bake Sale
    When the Reavers take the action plunder in their Evening:
      | asked               | answer   |
      | clearing to plunder | 9        |
      | card to spend       | Armorers |
    Then the Reavers' caches hold 1 loot
    And the Reavers hold Root Tea (mouse) and Bake Sale
    And the options of the Reavers are when asked for card to spend:
      | option              |
      | mouse card Root Tea |
      | bird card Armorers  |

  @LR.6.1.II
  Scenario: A clearing that no card matches is refused
    Given clearing 3 holds 1 encampment
    And clearing 9 holds 1 loot and 1 Reavers warrior
    And clearing 7 holds 1 depot and 1 Reavers warrior
    And clearing 8 holds 1 loot and 1 Reavers warrior
    And the Reavers hold Root Tea (mouse)
    When the Reavers try to take the action plunder in their Evening:
      | asked               | answer |
      | clearing to plunder | 8      |
    Then it is refused citing LR.6.1.II: no card in hand matches clearing 8

  @LR.6.1
  Scenario: The Reavers plunder once for each encampment on the map
    Given clearing 3 holds 1 encampment
    And clearing 4 holds 1 encampment
    And clearing 9 holds 2 loot and 1 Reavers warrior
    And clearing 7 holds 1 depot and 1 Reavers warrior
    And the Reavers hold Root Tea (mouse), Mouse-in-a-Sack and Sword
    When the Reavers try to play their Evening:
      | asked               | answer           |
      | action              | plunder          |
      | clearing to plunder | 9                |
      | card to spend       | Root Tea (mouse) |
      | action              | plunder          |
      | clearing to plunder | 9                |
      | card to spend       | Sword            |
      | action              | plunder          |
    Then it is refused citing LR.6.1: all actions are taken
    And the Reavers' caches hold 2 loot and no depot
    And the Reavers hold Mouse-in-a-Sack

  @LR.6.1
  Scenario: Without an encampment on the map there is no plunder
    Given clearing 9 holds 1 loot and 1 Reavers warrior
    And the Reavers hold Root Tea (mouse)
    When the Reavers try to take the action plunder in their Evening
    Then it is refused citing LR.6.1: all actions are taken
    And the Reavers' caches hold nothing

  @LR.6.1
  Scenario: The Reavers need not plunder
    Given clearing 3 holds 1 encampment
    And clearing 9 holds 1 loot and 1 Reavers warrior
    And the Reavers hold Root Tea (mouse)
    When the Reavers play their Evening:
      | asked  | answer |
      | action | end    |
    Then clearing 9 holds 1 loot
    And the Reavers hold Root Tea (mouse) and 1 card

  # A reading: both tokens of a type, and a slot for each.
  @LR.6.1.III
  Scenario: The caches box has room for both tokens of a type
    Given clearing 3 holds 1 encampment
    And the Reavers' caches hold 1 loot
    And clearing 9 holds 1 loot and 1 Reavers warrior
    And the Reavers hold Root Tea (mouse)
    When the Reavers take the action plunder in their Evening
    Then the Reavers' caches hold 2 loot

  @LR.6.1.I
  Scenario: A cache among the Reavers' own pieces is theirs to take
    Given clearing 9 holds 1 encampment, 1 loot, 1 depot and 2 Reavers warriors
    And the Reavers hold Root Tea (mouse)
    When the Reavers take the action plunder in their Evening:
      | asked            | answer |
      | cache to plunder | loot   |
    Then the Reavers' caches hold 1 loot

  # Draw and Discard (LR.6.2)

  @LR.6.2 @LR.7.4
  Scenario Outline: The Reavers draw one card, and one more for each loot on the board
    Given the Reavers' caches hold <loot>
    And clearing 5 holds 1 loot
    When the Reavers play their Evening
    Then the Reavers draw <cards>

    Examples:
      | loot    | cards   |
      | no loot | 1 card  |
      | 1 loot  | 2 cards |

  @LR.6.2 @LR.7.4
  Scenario: Both loot on the board draw three
    Given the Reavers' caches hold 2 loot
    When the Reavers play their Evening
    Then the Reavers draw 3 cards

  @LR.6.2
  Scenario: The Reavers discard down to five, of their choice
    Given the Reavers hold Anvil, Foxfolk Steel, Armorers, Sappers and Bake Sale
    And the deck's top cards are Sword
    When the Reavers play their Evening:
      | asked           | answer |
      | card to discard | Anvil  |
    Then the Reavers hold Foxfolk Steel, Armorers, Sappers, Bake Sale and Sword
    And the discard pile holds Anvil
