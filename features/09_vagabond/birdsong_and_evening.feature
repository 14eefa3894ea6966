Feature: The Vagabond's Birdsong and Evening

  Refresh and Slip (9.4); Rest, Draw, Discard and Item Capacity (9.6).

  Background:
    Given the seats are Vagabond, Marquise and Clergy
    And the Vagabond's cards hold thief

  # 9.4.1 Refresh

  @9.4.1
  Scenario: Three exhausted items are turned face up, and two more for each tea on its track
    Given the forest 4-9-12 holds 1 pawn
    And the Vagabond's track holds 1 tea
    And the Vagabond's satchel holds 4 exhausted boots and 2 exhausted torches
    When the Vagabond plays his Birdsong:
      | asked           | answer          |
      | item to refresh | exhausted torch |
      | item to refresh | exhausted boot  |
      | item to refresh | exhausted boot  |
      | item to refresh | exhausted boot  |
      | item to refresh | exhausted boot  |
      | move            | decline         |
    Then the Vagabond's satchel holds 4 boots, 1 torch and 1 exhausted torch

  @9.4.1
  Scenario: A tea that is turned face up in this step does not count
    Given the forest 4-9-12 holds 1 pawn
    And the Vagabond's satchel holds 1 exhausted tea and 3 exhausted boots
    When the Vagabond plays his Birdsong:
      | asked           | answer         |
      | item to refresh | exhausted tea  |
      | item to refresh | exhausted boot |
      | item to refresh | exhausted boot |
      | move            | decline        |
    Then the Vagabond's track holds 1 tea
    And the Vagabond's satchel holds 2 boots and 1 exhausted boot

  @9.4.1 @9.2.5 @9.2.5.I @9.2.5.II
  Scenario: A damaged tea is none on its track, and a damaged item is refreshed in its box
    Given the forest 4-9-12 holds 1 pawn
    And the Vagabond's damaged hold 1 tea and 1 exhausted sword
    And the Vagabond's satchel holds 3 exhausted swords
    When the Vagabond plays his Birdsong:
      | asked           | answer                    |
      | item to refresh | exhausted sword > damaged |
      | item to refresh | exhausted sword           |
      | item to refresh | exhausted sword           |
      | move            | decline                   |
    Then the Vagabond's damaged hold 1 tea and 1 sword
    And the Vagabond's satchel holds 2 swords and 1 exhausted sword

  @9.4.1
  Scenario: With three exhausted items or fewer all of them are refreshed, unasked
    Given the forest 4-9-12 holds 1 pawn
    And the Vagabond's satchel holds 2 exhausted boots
    When the Vagabond plays his Birdsong:
      | asked | answer  |
      | move  | decline |
    Then the Vagabond's satchel holds 2 boots and no exhausted boots

  # 9.4.2 Slip

  @9.4.2 @9.2.10
  Scenario: A Slip leads from a clearing into a forest, and costs nothing
    Given clearing 9 holds 1 pawn
    And the Vagabond's satchel holds 1 boot
    When the Vagabond plays his Birdsong:
      | asked | answer                |
      | move  | 9 > the forest 4-9-12 |
    Then the Vagabond is not asked for item to exhaust, citing 9.4.2: this move costs no boot
    And the forest 4-9-12 holds 1 pawn
    And the Vagabond's satchel holds 1 boot

  @9.4.2 @9.2.10
  Scenario: A Slip leads to what is adjacent, forests and clearings alike
    Given the forest 4-9-12 holds 1 pawn
    When the Vagabond plays his Birdsong:
      | asked | answer |
      | move  | ?      |
    Then the options of the Vagabond are:
      | option                                   |
      | the forest 4-9-12 > clearing 4           |
      | the forest 4-9-12 > clearing 9           |
      | the forest 4-9-12 > clearing 12          |
      | the forest 4-9-12 > the forest 1-9-10-12 |
      | the forest 4-9-12 > the forest 4-7-8-12  |
      | decline                                  |

  @9.4.2 @9.2.9.IIIb
  Scenario: The Vagabond slips into a Hostile clearing without exhausting a boot
    Given clearing 5 holds 1 pawn
    And clearing 2 holds 1 Marquise warrior
    And the Marquise is hostile to the Vagabond
    When the Vagabond plays his Birdsong:
      | asked | answer |
      | move  | 5 > 2  |
    Then clearing 2 holds 1 pawn

  @9.4.2 @9.2.10 @9.2.9.IIIb
  Scenario: A move that a card gives later in the turn is no Slip
    Given clearing 5 holds 1 pawn and 1 Marquise warrior
    And the Marquise is hostile to the Vagabond
    And the Vagabond's play area holds Cobbler
    When the Vagabond plays his Birdsong:
      | asked | answer |
      | move  | 5 > 1  |
    And the Vagabond plays his Evening:
      | asked | answer |
      | move  | ?      |
    Then the options of the Vagabond are:
      | option                   |
      | clearing 1 > clearing 9  |
      | clearing 1 > clearing 10 |
      | decline                  |

  @9.4
  Scenario: Refresh comes before Slip
    Given the forest 4-9-12 holds 1 pawn
    And the Vagabond's satchel holds 1 exhausted boot
    When the Vagabond plays his Birdsong:
      | asked | answer |
      | move  | ?      |
    Then the Vagabond's satchel holds 1 boot and no exhausted boot

  # 9.6.1 Rest

  @9.6.1 @9.2.5 @9.2.5.I @9.2.5.II
  Scenario: In a forest all damaged items go to the Satchel and are turned face up
    Given the forest 4-9-12 holds 1 pawn
    And the Vagabond's damaged hold 1 exhausted sword, 1 boot, 1 exhausted tea and 1 coin
    And the Vagabond's satchel holds 1 exhausted torch
    When the Vagabond plays his Evening
    Then the Vagabond's damaged hold nothing
    And the Vagabond's satchel holds 1 sword, 1 boot and 1 exhausted torch
    And the Vagabond's track holds 1 tea and 1 coin

  @9.6
  Scenario: The Vagabond rests before he draws, so that a coin counts
    Given the forest 4-9-12 holds 1 pawn
    And the Vagabond's damaged hold 1 exhausted coin
    When the Vagabond plays his Evening
    Then the Vagabond draws 2 cards

  @9.6.1
  Scenario: In a clearing the Vagabond's damaged items stay damaged
    Given clearing 5 holds 1 pawn
    And the Vagabond's damaged hold 1 sword
    When the Vagabond plays his Evening
    Then the Vagabond's damaged hold 1 sword

  @9.6
  Scenario: The Vagabond draws before he discards, and removes items beyond his capacity last
    Given clearing 5 holds 1 pawn
    And the Vagabond holds Anvil, Sword, Bake Sale, Sappers and Investments
    And the Vagabond's satchel holds 6 boots and 1 sword
    And the deck's top cards are Armorers
    When the Vagabond plays his Evening:
      | asked           | answer   |
      | card to discard | Armorers |
      | item to remove  | sword    |
    Then the Vagabond holds Anvil, Sword, Bake Sale, Sappers and Investments
    And the Vagabond's satchel holds 6 boots and no sword

  # 9.6.2 Draw Cards

  @9.6.2 @9.2.5.I
  Scenario Outline: The Vagabond draws one card, and one more for each coin on its track
    Given clearing 5 holds 1 pawn
    And the Vagabond's track holds <track>
    And the Vagabond's satchel holds 1 exhausted coin
    When the Vagabond plays his Evening
    Then the Vagabond draws <cards> cards

    Examples:
      | track   | cards |
      | nothing | 1     |
      | 1 coin  | 2     |
      | 3 coins | 4     |

  # 9.6.3 Discard Cards

  @9.6.3
  Scenario: The Vagabond discards down to five cards, of his choice
    Given clearing 5 holds 1 pawn
    And the Vagabond holds Anvil, Sword, Bake Sale, Sappers and Investments
    And the deck's top cards are Armorers
    When the Vagabond plays his Evening:
      | asked           | answer |
      | card to discard | Sword  |
    Then the Vagabond holds Anvil, Bake Sale, Sappers, Investments and Armorers
    And the discard pile holds Sword

  # 9.6.4 Check Item Capacity

  @9.6.4
  Scenario: More than six items in Satchel and Damaged box are too many; those on tracks do not count
    Given clearing 5 holds 1 pawn
    And the Vagabond's satchel holds 3 boots and 2 swords
    And the Vagabond's damaged hold 2 swords and 1 exhausted torch
    And the Vagabond's track holds 3 teas
    And the box holds nothing
    When the Vagabond plays his Evening:
      | asked          | answer                    |
      | item to remove | sword > damaged           |
      | item to remove | exhausted torch > damaged |
    Then the Vagabond's satchel holds 3 boots and 2 swords
    And the Vagabond's damaged hold 1 sword and no exhausted torch
    And the Vagabond's track holds 3 teas
    And the box holds 1 sword and 1 exhausted torch

  @9.6.4
  Scenario Outline: Each bag on its track lets the Vagabond keep two more items
    Given clearing 5 holds 1 pawn
    And the Vagabond's track holds <track>
    And the Vagabond's satchel holds <satchel>
    When the Vagabond plays his Evening
    Then the Vagabond's satchel holds <left>

    Examples:
      | track  | satchel           | left    |
      | 1 bag  | 8 boots           | 8 boots |
      | 1 bag  | 9 boots           | 8 boots |
      | 2 bags | 10 boots          | 10 boots |
      | 0 bags | 7 boots           | 6 boots |

  @9.6.4
  Scenario: An exhausted bag is one of the items itself
    Given clearing 5 holds 1 pawn
    And the Vagabond's satchel holds 6 boots and 1 exhausted bag
    When the Vagabond plays his Evening:
      | asked          | answer        |
      | item to remove | exhausted bag |
    Then the Vagabond's satchel holds 6 boots and no exhausted bag
