Feature: The Automated Alliance's Evening

  Organize, Recruit and Discard Order (RB.6.6).

  Background:
    Given the seats are Marquise, Automated Alliance and Clergy

  @RB.6.6 @RB.6.6.1 @RB.6.6.2 @RB.6.6.3
  Scenario: The Automated Alliance organizes, recruits again, and discards its order
    Given clearing 1 holds 3 Automated Alliance warriors and 1 fox base
    And clearing 2 holds 1 sympathy
    And the Automated Alliance's order holds Bake Sale
    When the Automated Alliance plays its Evening
    Then clearing 1 holds 1 Automated Alliance warrior
    And the Automated Alliance gains 1 sympathy in clearing 5
    And the Automated Alliance scores 1 point
    And the discard pile holds Bake Sale
    And the Automated Alliance's order holds nothing
    And the Automated Alliance's supply holds 9 warriors

  # Organize (RB.6.6.1)

  @RB.6.6.1
  Scenario Outline: Organize takes a base and three warriors, all of which go
    Given clearing 1 holds <pieces>
    And the Automated Alliance's order holds Bake Sale
    When the Automated Alliance plays its Evening
    Then clearing 1 holds <left>
    And the Automated Alliance's supply holds <sympathy> sympathy

    Examples:
      | pieces                                    | left                          | sympathy |
      | 2 Automated Alliance warriors and 1 fox base | 3 Automated Alliance warriors | 10       |
      | 4 Automated Alliance warriors and 1 fox base | 1 Automated Alliance warrior  | 9        |
      | 3 Automated Alliance warriors             | 3 Automated Alliance warriors | 10       |

  @RB.6.6.1 @RB.2.4
  Scenario: Clearings organize one by one from the highest priority, on the map as it is
    Given these clearings hold:
      | clearing | pieces                                       |
      | 9        | 3 Automated Alliance warriors and 1 mouse base |
      | 5        | 4 Automated Alliance warriors and 1 rabbit base |
      | 12       | 1 sympathy and 1 ruin                         |
    And the Automated Alliance's order holds Armorers
    When the Automated Alliance plays its Evening
    Then the Automated Alliance gains 1 sympathy in clearing 4
    And the Automated Alliance gains 1 sympathy in clearing 7
    And clearing 5 holds 1 Automated Alliance warrior
    And clearing 9 holds 1 Automated Alliance warrior
    And the Automated Alliance scores 2 points
    And it happens that Automated Alliance removes 4 Automated Alliance warriors from clearing 5

  # Recruit (RB.6.6.2)

  @RB.6.6.2 @1.5.4 @RB.2.4
  Scenario: With few warriors left those clearings come first that have the highest priority
    Given clearing 9 holds 1 mouse base
    And clearing 5 holds 1 rabbit base
    And clearing 12 holds 1 fox base and 1 ruin
    And the Automated Alliance's supply holds 2 warriors
    And the Automated Alliance's order holds Armorers
    When the Automated Alliance plays its Evening
    Then the Automated Alliance gains 1 warrior in clearing 5
    And the Automated Alliance gains 1 warrior in clearing 9
    And the Automated Alliance gains nothing in clearing 12

  @RB.6.6.2 @6.2.2 @1.5.4
  Scenario: Where the Automated Alliance cannot place nobody is recruited
    Given clearing 9 holds 1 mouse base and 1 keep
    And clearing 5 holds 1 rabbit base
    When the Automated Alliance plays its Evening
    Then the Automated Alliance gains nothing in clearing 9
    And the Automated Alliance gains 1 warrior in clearing 5

  @RB.6.6.2 @QL.2.3
  Scenario: Where the Legion have a colony nobody recruits
    Given the seats are Legion and Automated Alliance
    And clearing 9 holds 1 mouse base and 1 colony
    And clearing 5 holds 1 rabbit base
    When the Automated Alliance plays its Evening
    Then the Automated Alliance gains nothing in clearing 9
    And the Automated Alliance gains 1 warrior in clearing 5

  # Discard Order (RB.6.6.3)

  @RB.6.6.3 @3.3.3
  Scenario: A dominance card that was the order becomes available
    Given the Automated Alliance's order holds Dominance (fox)
    When the Automated Alliance plays its Evening
    Then the available dominance cards holds Dominance (fox)
    And the Automated Alliance's order holds nothing
