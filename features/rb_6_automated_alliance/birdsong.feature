Feature: The Automated Alliance's Birdsong

  The order card, what it crafts, revolts, and Public Pity (RB.6.4).

  Background:
    Given the seats are Marquise, Automated Alliance and Clergy

  @RB.6.4 @RB.6.4.1 @RB.6.4.2 @RB.6.4.3 @RB.6.4.4
  Scenario: The Automated Alliance takes four steps, a revolt in place of Public Pity
    Given the deck's top cards are Anvil and Cobbler
    And clearing 8 holds 1 sympathy, 2 Marquise warriors and 1 sawmill
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance's order holds Anvil
    And the Automated Alliance's crafted items holds 1 hammer
    And the Automated Alliance gains 1 fox base in clearing 8
    And clearing 8 holds 1 sympathy, no sawmill and no Marquise warriors
    And the Automated Alliance scores 2 points
    And the Automated Alliance's supply holds 9 sympathy

  @RB.6.4 @3.1
  Scenario: The Automated Alliance crafts before it revolts
    Given the Automated Alliance has 29 points
    And the deck's top cards are Anvil and Cobbler
    And clearing 8 holds 1 sympathy and 2 Marquise warriors
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance wins, citing 3.1
    And clearing 8 holds 2 Marquise warriors

  # Reveal Order (RB.6.4.1)

  @RB.6.4.1 @RB.2.7
  Scenario: The top card of the deck becomes the order card
    Given the deck's top cards are Cobbler and Anvil
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance's order holds Cobbler
    And the Automated Alliance's hand holds nothing

  @RB.6.4.1 @2.1
  Scenario: With neither deck nor discards there is no order card, and nothing is ordered
    Given the deck holds nothing
    And clearing 8 holds 1 sympathy and 2 Marquise warriors
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance's order holds nothing
    And clearing 8 holds 2 Marquise warriors
    And the Automated Alliance gains 1 sympathy in clearing 1
    And the Automated Alliance gains 1 sympathy in clearing 2
    And the Automated Alliance scores 2 points

  # Craft Order (RB.6.4.2)

  @RB.6.4.2
  Scenario Outline: The Automated Alliance crafts no item that is not there, and no effect
    Given the item supply holds no hammers
    And the deck's top cards are <card> and Cobbler
    And clearing 12 holds 10 Marquise warriors
    When the Automated Alliance plays its Birdsong
    Then it does not happen that the Automated Alliance crafts
    And the Automated Alliance's order holds <card>

    Examples:
      | card             |
      | Anvil            |
      | Armorers         |
      | Tax Collector    |
      | Ambush! (fox)    |
      | Dominance (fox)  |

  # Revolt (RB.6.4.3)

  @RB.6.4.3
  Scenario: Of the ordered sympathetic clearings the one with the most enemy pieces revolts
    Given these clearings hold:
      | clearing | pieces                                          |
      | 1        | 1 sympathy and 2 Marquise warriors              |
      | 8        | 1 sympathy, 1 Marquise warrior, 1 wood and 1 Clergy warrior |
      | 9        | 1 sympathy and 5 Marquise warriors              |
      | 6        | 1 ruin and 6 Marquise warriors                         |
    And the deck's top cards are Tax Collector and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance gains 1 fox base in clearing 8
    And clearing 8 holds 1 sympathy, 1 fox base, no Marquise warriors, no wood and no Clergy warriors
    And clearing 1 holds 2 Marquise warriors
    And clearing 9 holds 5 Marquise warriors
    And clearing 6 holds 6 Marquise warriors
    And the Automated Alliance scores 1 point

  @RB.6.4.3 @RB.2.1
  Scenario: Of clearings that tie the one of highest priority revolts, enemies or none
    Given clearing 12 holds 1 ruin and 1 sympathy
    And clearing 8 holds 1 sympathy
    And the deck's top cards are Tax Collector and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance gains 1 fox base in clearing 8
    And the Automated Alliance scores nothing

  @RB.6.4.3 @RB.2.3 @2.2.3
  Scenario: A clearing without an open slot is passed over, but slots of enemies who are removed open
    Given these clearings hold:
      | clearing | pieces                                         |
      | 3        | 1 sympathy, 5 Marquise warriors and 1 mouse base |
      | 4        | 1 sympathy, 1 sawmill and 2 Marquise warriors |
      | 5        | 1 sympathy and 2 Marquise warriors            |
    And the deck's top cards are Cobbler and Tax Collector
    When the Automated Alliance plays its Birdsong
    Then clearing 3 holds 5 Marquise warriors
    And the Automated Alliance gains 1 rabbit base in clearing 4
    And clearing 4 holds no sawmill and no Marquise warriors
    And clearing 5 holds 2 Marquise warriors

  @RB.6.4.3
  Scenario Outline: Without its base, without sympathy or with a bird order there is no revolt in Birdsong
    Given clearing 8 holds <pieces>
    And clearing 1 holds <others>
    And the deck's top cards are <card> and Cobbler
    When the Automated Alliance plays its Birdsong
    Then clearing 8 holds 2 Marquise warriors

    Examples:
      | pieces                             | others     | card          |
      | 2 Marquise warriors and 1 sympathy | 1 fox base | Tax Collector |
      | 2 Marquise warriors                | 1 sympathy | Cobbler       |
      | 2 Marquise warriors and 1 sympathy | nothing    | Armorers      |

  @RB.6.4.3 @3.2.1
  Scenario: The Alliance scores for buildings and tokens, and pieces go to their supplies
    Given clearing 8 holds 1 sympathy, 1 sawmill, 1 workshop, 2 wood and 2 Marquise warriors
    And the deck's top cards are Tax Collector and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance scores 4 points
    And the Marquise's supply holds 6 sawmills, 6 workshops, 8 wood and 25 warriors

  @RB.6.4.3 @6.2.3
  Scenario: What the removal lets others do they decide, such as field hospitals
    Given clearing 8 holds 1 sympathy and 2 Marquise warriors
    And clearing 3 holds 1 keep
    And the Marquise holds Anvil
    And the deck's top cards are Tax Collector and Cobbler
    When the Automated Alliance plays its Birdsong:
      | player   | asked                    | answer |
      | Marquise | card for field hospitals | Anvil  |
    Then the Marquise gains 2 warriors in clearing 3
    And the Automated Alliance gains 1 fox base in clearing 8

  @RB.6.4.3 @HCC.2.5 @1.4.2
  Scenario: A Cathedral falls, the Clergy come at once, and they battle once the base is there
    Given clearing 8 holds 1 sympathy, 1 cathedral and 1 fox flower
    And the deck's top cards are Tax Collector and Cobbler
    And the dice will show 1 and 0
    When the Automated Alliance plays its Birdsong:
      | player | asked             | answer  |
      | Clergy | warriors to place | 2       |
      | Clergy | enemy to battle   | Automated Alliance |
    Then clearing 8 holds 2 Clergy warriors, no cathedral and no fox flower
    And the Automated Alliance scores 3 points
    And clearing 8 holds no fox base and no sympathy
    And the Clergy scores 2 points

  @RB.6.4.3 @QL.2.2
  Scenario: In the turn of the Alliance nothing becomes spoils, and colonies are enemy pieces like others
    Given the seats are Legion and Automated Alliance
    And the Legion's campaign holds Anvil
    And clearing 8 holds 1 sympathy, 1 colony and 1 Legion warrior
    And clearing 1 holds 1 sympathy and 1 Legion warrior
    And the deck's top cards are Tax Collector and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance gains 1 fox base in clearing 8
    And clearing 8 holds no colonies and no Legion warriors
    And the Legion's spoils holds nothing
    And the Automated Alliance scores 1 point

  @RB.6.4.3
  Scenario: A frog order has no base
    Given the position in "frog_order.yaml"
    When the Automated Alliance plays its Birdsong
    Then clearing 8 holds 1 Marquise warrior
    And clearing 8 holds no fox base

  # Public Pity (RB.6.4.4)

  @RB.6.4.4 @RB.6.5.1.I
  Scenario: With no sympathy yet the first tokens go where it is quiet, and the order leads on
    Given clearing 1 holds 1 Marquise warrior
    And the deck's top cards are Armorers and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance gains 1 sympathy in clearing 2
    And the Automated Alliance gains 1 sympathy in clearing 5
    And the Automated Alliance scores 1 point

  @RB.6.4.4
  Scenario Outline: Public Pity spreads twice with up to four tokens on the map, once with more
    Given these clearings hold:
      | clearing | pieces     |
      | 1        | 1 sympathy |
      | 2        | 1 sympathy |
      | 5        | 1 sympathy |
      | 9        | <nine>     |
      | 10       | <ten>      |
    And the deck's top cards are Armorers and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance's supply holds <left> sympathy
    And the Automated Alliance scores <scored> points

    Examples:
      | nine       | ten        | left | scored |
      | nothing    | nothing    | 5    | 3      |
      | 1 sympathy | nothing    | 4    | 4      |
      | 1 sympathy | 1 sympathy | 4    | 2      |

  @RB.6.4.4
  Scenario: Sympathy that lies among spoils is not on the map, and its space stays uncovered
    Given the seats are Legion and Automated Alliance
    And the Legion's spoils holds 2 sympathy
    And these clearings hold:
      | clearing | pieces     |
      | 1        | 1 sympathy |
      | 2        | 1 sympathy |
      | 5        | 1 sympathy |
    And the deck's top cards are Armorers and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance's supply holds 3 sympathy
    And the Automated Alliance scores 5 points
