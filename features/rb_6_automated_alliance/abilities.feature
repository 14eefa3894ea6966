Feature: The Automated Alliance's abilities

  Sympathy, Automated Ambush, Automated Outrage, Crackdown and Martial Law (RB.6.2).

  Background:
    Given the seats are Marquise, Automated Alliance and Clergy

  # Sympathy (RB.6.2.1)

  @RB.6.5.1.II
  Scenario: With all ten tokens on the map there is none left to spread
    Given these clearings hold:
      | clearing | pieces     |
      | 1        | 1 sympathy |
      | 2        | 1 sympathy |
      | 3        | 1 sympathy |
      | 4        | 1 sympathy |
      | 5        | 1 sympathy |
      | 6        | 1 sympathy |
      | 7        | 1 sympathy |
      | 8        | 1 sympathy |
      | 9        | 1 sympathy |
      | 10       | 1 sympathy |
    And the Automated Alliance's order holds Tax Collector
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance's supply holds no sympathy
    And the Automated Alliance scores 5 points

  @RB.6.2.1 @RB.6.2.1.I
  Scenario: The tenth token scores the last space, and goes where there is none yet
    Given these clearings hold:
      | clearing | pieces     |
      | 1        | 1 sympathy |
      | 2        | 1 sympathy |
      | 3        | 1 sympathy |
      | 4        | 1 sympathy |
      | 5        | 1 sympathy |
      | 6        | 1 sympathy |
      | 7        | 1 sympathy |
      | 8        | 1 sympathy |
      | 9        | 1 sympathy |
    And the Automated Alliance's order holds Tax Collector
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 12
    And the Automated Alliance scores 4 points

  @RB.6.2.1.I
  Scenario: A clearing takes no second sympathy token
    Given clearing 5 holds 1 sympathy
    When the Automated Alliance tries to place 1 sympathy in clearing 5
    Then it is refused citing RB.6.2.1.I: clearing 5 is sympathetic already

  @RB.6.2.1.I
  Scenario: A sympathetic clearing takes other pieces of the Automated Alliance
    Given clearing 5 holds 1 sympathy
    When the Automated Alliance places 1 warrior in clearing 5
    And the Automated Alliance places 1 sympathy in clearing 1
    Then clearing 1 holds 1 sympathy

  @RB.6.2.1.II
  Scenario: Warriors and bases of the Automated Alliance make no clearing sympathetic
    Given clearing 5 holds 1 Automated Alliance warrior and 1 rabbit base
    And the Automated Alliance's order holds Bake Sale
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 1

  # Automated Ambush (RB.6.2.2)

  @RB.6.2.2 @4.3.5.I
  Scenario Outline: With a warrior the Alliance deals an extra hit as defender
    Given clearing 5 holds 3 Marquise warriors and <pieces>
    When the Marquise battles the Automated Alliance in clearing 5, rolling 0 and 0
    Then the Marquise loses <lost> in clearing 5

    Examples:
      | pieces                                     | lost      |
      | 1 Automated Alliance warrior               | 1 warrior |
      | 2 Automated Alliance warriors              | 1 warrior |
      | 1 rabbit base                              | nothing   |

  @RB.6.2.2
  Scenario: The extra hit comes on top of rolled hits, which warriors limit
    Given clearing 5 holds 4 Marquise warriors and 1 Automated Alliance warrior
    When the Marquise battles the Automated Alliance in clearing 5, rolling 3 and 3
    Then the Marquise loses 2 warriors in clearing 5

  @RB.6.2.2 @1.5.5.I
  Scenario: The Alliance has no extra hit as attacker
    Given clearing 5 holds 3 Marquise warriors and 1 Automated Alliance warrior
    When the Automated Alliance is forced to battle the Marquise in clearing 5, rolling 0 and 0
    Then the Marquise loses nothing in clearing 5

  @RB.6.2.2
  Scenario: The Alliance has no extra hit in the battles of others
    Given clearing 5 holds 3 Marquise warriors, 1 Clergy warrior and 1 Automated Alliance warrior
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0
    Then the Marquise loses nothing in clearing 5

  # Automated Outrage (RB.6.2.3)

  @RB.6.2.3 @2.1.1.I
  Scenario: A human who moves warriors to sympathy discards a matching card, which nobody gets
    Given clearing 1 holds 3 Marquise warriors
    And clearing 5 holds 1 sympathy
    And the Marquise holds Anvil, Cobbler and Bake Sale
    When the Marquise moves 2 warriors from clearing 1 to clearing 5:
      | asked            | answer  |
      | card for Outrage | Cobbler |
    Then the discard pile holds Cobbler
    And the Marquise holds Anvil and Bake Sale
    And the Automated Alliance scores nothing

  @RB.6.2.3 @2.1.1.I
  Scenario: A bird is discarded where nothing else matches
    Given clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 1 sympathy
    And the Marquise holds Anvil and Armorers
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then the discard pile holds Armorers
    And the Automated Alliance scores nothing

  @RB.6.2.3
  Scenario Outline: Without a matching card the Alliance scores a point, and nothing is shown
    Given clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 1 sympathy
    And the Marquise holds <cards>
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then the Automated Alliance scores 1 point
    And the Marquise holds <cards>
    And it does not happen that the Marquise de Cat reveals

    Examples:
      | cards   |
      | Anvil   |
      | nothing |

  @RB.6.2.3
  Scenario: Where a pawn comes to sympathy nobody pays
    Given the seats are Marquise, Automated Alliance and Vagabond
    And clearing 1 holds 1 pawn
    And clearing 5 holds 1 sympathy
    And the Vagabond's satchel holds 2 boots
    When the Vagabond moves 1 pawn from clearing 1 to clearing 5
    Then the Automated Alliance scores nothing

  @RB.6.2.3 @RB.6.2.1.II
  Scenario: Moving away from sympathy, or to where there is none, costs nothing
    Given clearing 5 holds 2 Marquise warriors and 1 sympathy
    And the Marquise holds Cobbler
    When the Marquise moves 2 warriors from clearing 5 to clearing 1
    Then the Marquise holds Cobbler
    And the Automated Alliance scores nothing

  @RB.6.2.3 @RB.2.6
  Scenario: The Alliance itself does not pay for moving to sympathy
    Given clearing 1 holds 1 Automated Alliance warrior
    And clearing 5 holds 1 sympathy
    When the Automated Alliance moves 1 warrior from clearing 1 to clearing 5
    Then the Automated Alliance scores nothing

  @RB.6.2.3
  Scenario: A human who removes sympathy discards a card for each token
    Given clearing 5 holds 2 Marquise warriors and 1 sympathy
    And the Marquise holds Cobbler and Anvil
    When the Marquise battles the Automated Alliance in clearing 5, rolling 0 and 0
    Then the Automated Alliance loses 1 sympathy in clearing 5
    And the Marquise holds Anvil
    And the discard pile holds Cobbler
    And the Marquise scores 1 point

  @RB.6.2.3
  Scenario: Two tokens that are removed are two times Outrage, in the order of the player on turn
    Given clearing 1 holds 1 sympathy
    And clearing 8 holds 1 sympathy
    And clearing 12 holds 1 ruin and 1 workshop
    And clearing 6 holds 1 ruin and 1 workshop
    And clearing 1 holds 1 workshop
    And the Marquise holds Favor of the Foxes and Anvil
    When the Marquise crafts Favor of the Foxes:
      | asked               | answer                      |
      | to activate for fox | clearing 1 > crafting piece |
      | to activate for fox | clearing 6 > crafting piece |
      | what comes next     | Outrage in clearing 1       |
    Then the discard pile holds Favor of the Foxes and Anvil
    And the Automated Alliance scores 1 point
    And the Marquise scores 2 points

  @RB.6.2.3 @1.5.5.I
  Scenario: A human pays also in the turn of another, and with no cards the Alliance scores
    Given it is the Automated Alliance's turn
    And clearing 5 holds 3 Marquise warriors, 1 Automated Alliance warrior and 1 sympathy
    When the Automated Alliance is forced to battle the Marquise in clearing 5, rolling 2 and 2
    Then the Automated Alliance loses 1 sympathy in clearing 5
    And the Automated Alliance scores 1 point
    And the Marquise scores 1 point

  # Crackdown (RB.6.2.4)

  @RB.6.2.4
  Scenario: With a base the sympathy of its suit falls, for which nobody scores or pays
    Given clearing 5 holds 2 Marquise warriors, 1 rabbit base and 1 sympathy
    And these clearings hold:
      | clearing | pieces     |
      | 3        | 1 sympathy |
      | 4        | 1 sympathy |
      | 8        | 1 sympathy |
    And the Marquise holds Cobbler, Bake Sale and Anvil
    When the Marquise battles the Automated Alliance in clearing 5, rolling 1 and 0:
      | asked            | answer  |
      | card for Outrage | Cobbler |
    Then these clearings hold:
      | clearing | pieces                        |
      | 3        | no sympathy                   |
      | 4        | no sympathy                   |
      | 5        | no sympathy and no rabbit base |
      | 8        | 1 sympathy                    |
    And the Marquise scores 2 points
    And the Marquise holds Bake Sale and Anvil
    And the Automated Alliance's supply holds 9 sympathy

  @RB.6.2.4
  Scenario: Crackdown goes by the suit of the base, not of its clearing
    Given clearing 1 is a mouse clearing
    And clearing 1 holds 3 Marquise warriors and 1 fox base
    And these clearings hold:
      | clearing | pieces     |
      | 8        | 1 sympathy |
      | 9        | 1 sympathy |
    When the Marquise battles the Automated Alliance in clearing 1, rolling 0 and 0
    Then the Automated Alliance loses 1 fox base in clearing 1
    And clearing 8 holds no sympathy
    And clearing 9 holds 1 sympathy
    And the Automated Alliance scores nothing

  @RB.6.2.4
  Scenario: Where only sympathy falls there is no Crackdown
    Given clearing 5 holds 2 Marquise warriors and 1 sympathy
    And clearing 3 holds 1 sympathy
    When the Marquise battles the Automated Alliance in clearing 5, rolling 0 and 0
    Then clearing 5 holds no sympathy
    And clearing 3 holds 1 sympathy

  # Martial Law (RB.6.2.5)

  @RB.6.2.5
  Scenario Outline: Where an enemy has three warriors the token scores one less
    Given these clearings hold:
      | clearing | pieces     |
      | 1        | 1 sympathy |
      | 9        | <pieces>   |
      | 10       | 1 keep     |
    And the Automated Alliance's order holds Mouse-in-a-Sack
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 9
    And the Automated Alliance scores <scored>

    Examples:
      | pieces                                        | scored  |
      | 3 Marquise warriors                           | nothing |
      | 2 Marquise warriors                           | 1 point |
      | 2 Marquise warriors and 2 Clergy warriors     | 1 point |
      | 3 Automated Alliance warriors                 | 1 point |

  @RB.6.2.5
  Scenario: Under Martial Law a token never scores less than none
    Given these clearings hold:
      | clearing | pieces |
      | 1        | 3 Marquise warriors |
      | 2        | 3 Marquise warriors |
      | 3        | 3 Marquise warriors |
      | 4        | 3 Marquise warriors |
      | 5        | 3 Marquise warriors |
      | 6        | 1 ruin and 3 Marquise warriors |
      | 7        | 3 Marquise warriors |
      | 8        | 3 Marquise warriors |
      | 9        | 3 Clergy warriors |
      | 10       | 1 ruin and 3 Clergy warriors |
      | 11       | 1 ruin and 3 Clergy warriors |
      | 12       | 1 ruin and 3 Clergy warriors |
    And the Automated Alliance has 7 points
    And the Automated Alliance's order holds Mouse-in-a-Sack
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 1
    And the Automated Alliance has 7 points

  # What must be done

  @RB.6.2.3
  Scenario Outline: A human cannot pass up Automated Outrage
    Given the seats are Automated Alliance, Marquise and Clergy
    And clearing 8 holds 1 sympathy
    And the Marquise holds <cards>
    When the Marquise tries to remove 1 sympathy from clearing 8:
      | asked            | answer   |
      | card for Outrage | <answer> |
    Then it is refused citing RB.6.2.3: card for Outrage cannot be passed up

    Examples:
      | cards                   | answer  |
      | Anvil and Foxfolk Steel | end     |
      | Anvil                   | decline |
