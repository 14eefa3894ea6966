Feature: The cards with items

  Both decks hold the same twenty: each costs what is printed on it, and gives its item and the points beside it.

  @4.1.1 @4.1.2 @3.2.2
  Scenario Outline: A card with an item gives that item and its points, and is discarded
    Given clearing <clearing> holds <workshops> workshops
    And the Marquise holds <card> and Armorers
    When the Marquise crafts <card>
    Then the Marquise's crafted items hold 1 <item>
    And the Marquise scores <points> points
    And the discard pile holds <card> and no cards
    And the Marquise holds Armorers and no cards
    And the Marquise's play area holds nothing

    Examples:
      | card                 | clearing | workshops | item     | points |
      | Birdy Bindle         | 9        | 1         | bag      | 1      |
      | Woodland Runners     | 5        | 1         | boot     | 1      |
      | Arms Trader          | 8        | 2         | sword    | 2      |
      | Crossbow (bird)      | 8        | 1         | crossbow | 1      |
      | Gently Used Knapsack | 9        | 1         | bag      | 1      |
      | Root Tea (fox)       | 9        | 1         | tea      | 2      |
      | Travel Gear (fox)    | 5        | 1         | boot     | 1      |
      | Protection Racket    | 5        | 2         | coin     | 3      |
      | Foxfolk Steel        | 8        | 2         | sword    | 2      |
      | Anvil                | 8        | 1         | hammer   | 2      |
      | Smuggler's Trail     | 9        | 1         | bag      | 1      |
      | Root Tea (rabbit)    | 9        | 1         | tea      | 2      |
      | A Visit to Friends   | 5        | 1         | boot     | 1      |
      | Bake Sale            | 5        | 2         | coin     | 3      |
      | Mouse-in-a-Sack      | 9        | 1         | bag      | 1      |
      | Root Tea (mouse)     | 9        | 1         | tea      | 2      |
      | Travel Gear (mouse)  | 5        | 1         | boot     | 1      |
      | Investments          | 5        | 2         | coin     | 3      |
      | Sword                | 8        | 2         | sword    | 2      |
      | Crossbow (mouse)     | 8        | 1         | crossbow | 1      |

  @4.1.1
  Scenario Outline: Fewer crafting pieces, or those of another suit, craft no card with an item
    Given these clearings hold:
      | clearing   | pieces             |
      | <clearing> | <fewer> workshops  |
      | <other>    | 2 workshops        |
      | <third>    | 2 workshops        |
    And the Marquise holds <card>
    When the Marquise tries to craft <card>
    Then it is refused citing 4.1.1
    And nothing changes

    Examples:
      | card                 | clearing | fewer | other | third |
      | Birdy Bindle         | 9        | 0     | 8     | 5     |
      | Woodland Runners     | 5        | 0     | 8     | 9     |
      | Arms Trader          | 8        | 1     | 9     | 5     |
      | Crossbow (bird)      | 8        | 0     | 9     | 5     |
      | Gently Used Knapsack | 9        | 0     | 8     | 5     |
      | Root Tea (fox)       | 9        | 0     | 8     | 5     |
      | Travel Gear (fox)    | 5        | 0     | 8     | 9     |
      | Protection Racket    | 5        | 1     | 8     | 9     |
      | Foxfolk Steel        | 8        | 1     | 9     | 5     |
      | Anvil                | 8        | 0     | 9     | 5     |
      | Smuggler's Trail     | 9        | 0     | 8     | 5     |
      | Root Tea (rabbit)    | 9        | 0     | 8     | 5     |
      | A Visit to Friends   | 5        | 0     | 8     | 9     |
      | Bake Sale            | 5        | 1     | 8     | 9     |
      | Mouse-in-a-Sack      | 9        | 0     | 8     | 5     |
      | Root Tea (mouse)     | 9        | 0     | 8     | 5     |
      | Travel Gear (mouse)  | 5        | 0     | 8     | 9     |
      | Investments          | 5        | 1     | 8     | 9     |
      | Sword                | 8        | 1     | 9     | 5     |
      | Crossbow (mouse)     | 8        | 0     | 9     | 5     |

  @4.1.2
  Scenario: A card with an item is crafted in the Exiles and Partisans deck too
    Given the deck is Exiles and Partisans
    And clearing 5 holds 2 workshops
    And the Marquise holds Protection Racket
    When the Marquise crafts Protection Racket
    Then the Marquise's crafted items hold 1 coin
    And the Marquise scores 3 points
    And the discard pile holds Protection Racket
