Feature: Scoring victory points

  What every faction scores for (3.2).

  # 3.2.1 Removing Buildings and Tokens
  @3.2.1 @G.3 @G.34
  Scenario Outline: A building or token of an enemy scores a point, each time
    Given these clearings hold:
      | clearing | pieces                                              |
      | 5        | 2 sawmills, 3 wood, 2 Marquise warriors and 1 keep  |
    And the Marquise has 5 points
    When the Clergy removes <pieces> from clearing 5
    Then the Clergy scores <points> points
    And the Marquise scores nothing

    Examples:
      | pieces                           | points |
      | 1 sawmill                        | 1      |
      | 2 sawmills                       | 2      |
      | 1 wood                           | 1      |
      | 1 sawmill and 3 wood             | 4      |
      | 1 keep                           | 1      |
      | 2 Marquise warriors              | 0      |
      | 2 Marquise warriors and 1 wood   | 1      |

  @3.2.1
  Scenario: A piece of one's own scores nothing
    Given clearing 5 holds 1 sawmill and 2 wood
    When the Marquise removes 1 sawmill and 2 wood from clearing 5
    Then the Marquise scores nothing
    And the Clergy scores nothing
    And clearing 5 holds nothing

  @3.2.1
  Scenario: What nobody owns scores nothing
    Given clearing 5 holds 1 sword
    When the Marquise removes 1 sword from clearing 5
    Then the Marquise scores nothing

  @3.2.1 @G.8
  Scenario: A piece of an ally scores nothing
    Given the seats are Marquise, Clergy, Eyrie and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And clearing 5 holds 1 sawmill and 1 roost
    When the Vagabond removes 1 sawmill and 1 roost from clearing 5
    Then the Vagabond scores 1 point

  @3.2.1
  Scenario: The defender scores too, and on the turn of another
    Given it is the Marquise's turn
    And clearing 5 holds 1 Marquise warrior, 1 wood and 1 Clergy warrior
    And the Clergy's play area holds Sappers
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1:
      | player | asked       | answer |
      | Clergy | use Sappers | use    |
    Then the Clergy scores 1 point
    And the Marquise scores nothing
    And clearing 5 holds nothing

  @3.2.1
  Scenario: Some pieces score more by their faction's rule
    Given the seats are Marquise and Lemming Reavers
    And clearing 5 holds 1 reserve
    When the Marquise removes 1 reserve from clearing 5
    Then the Marquise scores 2 points

  # 3.2.2 Crafting Items
  @3.2.2
  Scenario Outline: A crafted item scores the points of its card
    Given clearing 1 holds 1 workshop
    And clearing 2 holds 1 workshop
    And the Marquise holds <card>
    When the Marquise crafts <card>
    Then the Marquise scores <points> points
    And the Marquise's crafted items hold 1 <item>
    And the Clergy scores nothing

    Examples:
      | card                 | item   | points |
      | Anvil                | hammer | 2      |
      | Gently Used Knapsack | bag    | 1      |

  @3.2.2
  Scenario: A crafted card without an item scores nothing
    Given clearing 1 holds 1 workshop
    And the Marquise holds Armorers
    When the Marquise crafts Armorers
    Then the Marquise scores nothing
    And it happens that the Marquise crafts Armorers

  @3.2.2
  Scenario: What another rule adds, comes on top
    Given the Marquise is penitent
    And clearing 1 holds 1 workshop
    And the Marquise holds Anvil
    When the Marquise crafts Anvil
    Then the Marquise scores 3 points

  @3.2.2 @1.1.1
  Scenario Outline: A faction may score something else for items
    Given the seats are Marquise and Eyrie
    And the Eyrie's cards hold <leader>
    And clearing 1 holds 1 roost
    And the Eyrie holds Anvil
    When the Eyrie crafts Anvil
    Then the Eyrie scores <points> points
    And the Eyrie's crafted items hold 1 hammer

    Examples:
      | leader  | points |
      | despot  | 1      |
      | builder | 2      |

  @3.2.2
  Scenario: What another faction scores for its items is nothing to the crafter
    Given the seats are Marquise and Eyrie
    And clearing 1 holds 1 workshop
    And the Marquise holds Anvil
    When the Marquise crafts Anvil
    Then the Marquise scores 2 points
