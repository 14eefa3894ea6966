Feature: The Automated Alliance's Daylight

  Spreading sympathy, and revolts by surprise (RB.6.5).

  Background:
    Given the seats are Marquise, Automated Alliance and Clergy

  @RB.6.5 @RB.6.5.1 @RB.6.5.2 @RB.2.7
  Scenario: First sympathy spreads, then a bird order revolts, perhaps at the new sympathy
    Given clearing 1 holds 1 sympathy
    And clearing 5 holds 2 Marquise warriors
    And clearing 9 holds 3 Marquise warriors
    And clearing 10 holds 3 Marquise warriors
    And the Automated Alliance's order holds Armorers
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 5
    And the Automated Alliance gains 1 rabbit base in clearing 5
    And clearing 5 holds no Marquise warriors
    And the Automated Alliance scores 1 point

  # Spread Sympathy (RB.6.5.1)

  @RB.6.5.1 @RB.2.7 @RB.6.2.1.II
  Scenario: The ordered clearing beside sympathy with the fewest enemy warriors gets the token
    Given these clearings hold:
      | clearing | pieces                                     |
      | 12       | 1 sympathy and 1 ruin                              |
      | 7        | 2 Marquise warriors                        |
      | 9        | 1 Marquise warrior, 1 sawmill and 2 wood   |
      | 11       | 1 ruin, 1 Marquise warrior and 1 Clergy warrior    |
    And the Automated Alliance's order holds Mouse-in-a-Sack
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 9
    And the Automated Alliance scores 1 point

  @RB.6.5.1 @RB.2.1
  Scenario: Of clearings that tie the one of highest priority gets the token
    Given clearing 12 holds 1 ruin and 1 sympathy
    And clearing 7 holds 1 Marquise warrior
    And clearing 9 holds 1 Marquise warrior
    And clearing 11 holds 1 ruin and 1 Marquise warrior
    And the Automated Alliance's order holds Mouse-in-a-Sack
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 7

  @RB.6.5.1 @RB.2.3 @6.2.2
  Scenario: A clearing that takes no token, such as the keep's, is passed over
    Given clearing 12 holds 1 ruin and 1 sympathy
    And clearing 7 holds 1 keep
    And clearing 9 holds 4 Marquise warriors
    And clearing 11 holds 1 ruin and 2 Marquise warriors
    And the Automated Alliance's order holds Mouse-in-a-Sack
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 11
    And clearing 7 holds no sympathy

  @RB.6.5.1
  Scenario Outline: Each space of the Automated Alliance's track scores what it lists
    Given the Automated Alliance's supply holds <left> sympathy
    And clearing 1 holds 1 sympathy
    And the Automated Alliance's order holds Bake Sale
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 5
    And the Automated Alliance scores <scored>

    Examples:
      | left | scored   |
      | 9    | 1 point  |
      | 7    | 1 point  |
      | 6    | 2 points |
      | 5    | 2 points |
      | 4    | 3 points |
      | 3    | 4 points |
      | 1    | 4 points |

  @RB.6.5.1.I
  Scenario: Without an ordered clearing beside sympathy the fewest enemy pieces decide
    Given these clearings hold:
      | clearing | pieces              |
      | 1        | 1 sympathy          |
      | 2        | 1 Clergy warrior    |
      | 3        | 1 sawmill           |
      | 4        | 2 Marquise warriors |
      | 5        | 1 wood              |
      | 6        | 1 ruin and 1 wood          |
      | 7        | 1 wood              |
      | 8        | 1 wood              |
      | 9        | 1 Marquise warrior  |
      | 10       | 1 ruin and 1 wood          |
      | 11       | 1 ruin and 1 Marquise warrior |
      | 12       | 1 ruin              |
    And the Automated Alliance's order holds Tax Collector
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 12
    And the Automated Alliance scores 1 point

  @RB.6.5.1.I @RB.2.3 @6.2.2
  Scenario: Where the fewest pieces decide, a clearing that takes no token is passed over
    Given clearing 1 holds 1 keep
    And the Automated Alliance's order holds Tax Collector
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 2
    And the Automated Alliance scores nothing

  @RB.6.5.1 @RB.6.5.1.II
  Scenario: With no token left the Automated Alliance scores five points
    Given the Automated Alliance's supply holds no sympathy
    And the Automated Alliance's order holds Tax Collector
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance scores 5 points

  @RB.6.5.1.II
  Scenario: Each spread that fails scores
    Given the Automated Alliance's supply holds no sympathy
    And the deck's top cards are Armorers and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance scores 10 points

  # Surprise Revolt (RB.6.5.2)

  @RB.6.5.2
  Scenario Outline: Without a bird order or a matching base there is no Surprise Revolt
    Given clearing 8 holds 1 sympathy and 2 Marquise warriors
    And clearing 1 holds <pieces>
    And the Automated Alliance's supply holds 9 sympathy
    And the Automated Alliance's order holds <card>
    And these clearings hold:
      | clearing | pieces                      |
      | 4        | 1 keep                      |
      | 7        | 1 rabbit base and 1 mouse base |
    When the Automated Alliance plays its Daylight
    Then clearing 8 holds 2 Marquise warriors

    Examples:
      | pieces     | card          |
      | nothing    | Tax Collector |
      | 1 fox base | Armorers      |

  @RB.6.5.2 @RB.2.1
  Scenario: A Surprise Revolt takes the matching clearing with the most enemy pieces
    Given these clearings hold:
      | clearing | pieces                                      |
      | 1        | 1 sympathy and 2 Marquise warriors          |
      | 9        | 1 sympathy, 2 Marquise warriors and 1 wood  |
      | 10       | 1 sympathy, 1 ruin and 2 Clergy warriors    |
      | 5        | 1 sympathy, 6 Marquise warriors and 1 fox base |
      | 4        | 1 rabbit base                               |
    And the Automated Alliance's order holds Armorers
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 mouse base in clearing 9
    And clearing 9 holds no Marquise warriors and no wood
    And clearing 5 holds 6 Marquise warriors
    And clearing 1 holds 2 Marquise warriors

  @RB.6.5.2 @16.2.1.I
  Scenario: A clearing with a peaceful enclave still matches its base
    Given the seats are Marquise, Automated Alliance and Diaspora
    And clearing 8 holds 1 sympathy, 1 Marquise warrior and 1 peaceful enclave
    And clearing 4 holds 1 keep
    And clearing 7 holds 1 Marquise warrior
    And the Automated Alliance's order holds Armorers
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 fox base in clearing 8
    And clearing 8 holds no peaceful enclave

  @RB.6.5.2 @16.2.1.II
  Scenario: A clearing with a militant enclave matches no base
    Given the seats are Marquise, Automated Alliance and Diaspora
    And clearing 8 holds 1 sympathy, 3 Marquise warriors and 1 militant enclave
    And clearing 1 holds 1 sympathy
    And the Automated Alliance's order holds Armorers
    When the Automated Alliance plays its Daylight
    Then clearing 8 holds 3 Marquise warriors
    And clearing 1 holds 1 fox base
