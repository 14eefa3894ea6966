Feature: The Automated Alliance's difficulties and traits

  What was chosen for the bot before setup (RB.3.3).

  # Difficulty (RB.3.3.1)

  @RB.3.3 @RB.3.3.1 @RB.6.6.1
  Scenario Outline: The difficulty says how many warriors it takes to organize
    Given the seats are Marquise and Automated Alliance<difficulty>
    And clearing 1 holds <few> Automated Alliance warriors and 1 fox base
    And clearing 2 holds <enough> Automated Alliance warriors and 1 mouse base
    And the Automated Alliance's supply holds 2 warriors
    And the Automated Alliance's order holds Armorers
    When the Automated Alliance plays its Evening
    Then the Automated Alliance gains 1 warrior in clearing 1
    And clearing 2 holds 1 Automated Alliance warrior
    And the Automated Alliance's supply holds 9 sympathy

    Examples:
      | difficulty   | few | enough |
      |              | 2   | 3      |
      | :default     | 2   | 3      |
      | :easy        | 3   | 4      |
      | :challenging | 1   | 2      |
      | :nightmare   | 1   | 2      |

  @RB.3.3.1
  Scenario Outline: A nightmare alone scores at the end of its Evening
    Given the seats are Marquise and Automated Alliance:<difficulty>
    When the Automated Alliance plays its Evening
    Then the Automated Alliance scores <scored>

    Examples:
      | difficulty  | scored  |
      | nightmare   | 1 point |
      | challenging | nothing |
      | easy        | nothing |

  @RB.3.3.1 @1.4.1
  Scenario: A nightmare's point comes after everything else of its own Evening
    Given the seats are Marquise and Automated Alliance:nightmare
    And the Automated Alliance's order holds Anvil
    And the Automated Alliance has 29 points
    When the Marquise plays her Evening:
      | answer |
    Then the Automated Alliance has 29 points
    When the Automated Alliance plays its Evening
    Then the Automated Alliance wins, citing 3.1
    And the discard pile holds Anvil

  # Traits (RB.3.3.2)

  @RB.3.3 @RB.3.3.2
  Scenario Outline: Informants: sympathy without warriors has Automated Ambush too
    Given the seats are Marquise and Automated Alliance<traits>
    And clearing 5 holds 2 Marquise warriors and <pieces>
    When the Marquise battles the Automated Alliance in clearing 5, rolling 0 and 0
    Then the Marquise loses <lost> in clearing 5

    Examples:
      | traits      | pieces                                    | lost      |
      |             | 1 sympathy                                | nothing   |
      | :informants | 1 sympathy                                | 1 warrior |
      | :informants | 1 rabbit base                             | nothing   |
      | :informants | 1 Automated Alliance warrior              | 1 warrior |
      | :informants | 1 sympathy and 1 Automated Alliance warrior | 1 warrior |

  @RB.3.3.2 @3.2.1
  Scenario Outline: Popularity: removing sympathy scores nothing, removing bases does
    Given the seats are Marquise and Automated Alliance<traits>
    And clearing 5 holds 2 Marquise warriors and 1 <piece>
    When the Marquise battles the Automated Alliance in clearing 5, rolling 0 and 0
    Then the Marquise scores <scored>

    Examples:
      | traits      | piece       | scored  |
      |             | sympathy    | 1 point |
      | :popularity | sympathy    | nothing |
      | :popularity | rabbit base | 1 point |

  @RB.3.3.2 @3.2.1
  Scenario: Popularity: what falls together with sympathy scores as ever
    Given the seats are Marquise and Automated Alliance:popularity
    And clearing 5 holds 2 Marquise warriors, 1 sympathy and 1 rabbit base
    When the Marquise battles the Automated Alliance in clearing 5, rolling 1 and 0
    Then the Marquise scores 1 point

  # "No victory points" leaves nothing for an effect to add to.
  @RB.3.3.2 @7.8.4
  Scenario Outline: Popularity: the Eyrie's Despot scores nothing for sympathy either
    Given the seats are Eyrie and Automated Alliance<traits>
    And the Eyrie's cards hold despot
    And clearing 5 holds 2 Eyrie warriors and 1 sympathy
    When the Eyrie battles the Automated Alliance in clearing 5, rolling 0 and 0
    Then the Eyrie scores <scored>

    Examples:
      | traits      | scored   |
      |             | 2 points |
      | :popularity | nothing  |

  @RB.3.3.2 @9.2.9.III @9.2.9.IIIa
  Scenario Outline: Popularity: a Vagabond scores no Infamy for sympathy either
    Given the seats are Vagabond and Automated Alliance<traits>
    And clearing 5 holds 1 pawn and 1 sympathy
    And the Automated Alliance is hostile to the Vagabond
    And the Vagabond's satchel holds 2 swords
    When the Vagabond battles the Automated Alliance in clearing 5, rolling 0 and 0
    Then the Vagabond scores <scored>

    Examples:
      | traits      | scored   |
      |             | 2 points |
      | :popularity | nothing  |

  @RB.3.3.2 @4.3.3
  Scenario Outline: Veterans: as defender the Alliance deals the higher roll
    Given the seats are Marquise and Automated Alliance<traits>
    And clearing 5 holds 6 Marquise warriors and 3 Automated Alliance warriors
    When the <attacker> <battles> the <defender> in clearing 5, rolling 3 and 1
    Then the Marquise loses <lost> in clearing 5
    And the Automated Alliance loses <own> in clearing 5

    Examples:
      | traits    | attacker           | battles            | defender           | lost       | own        |
      |           | Marquise           | battles            | Automated Alliance | 2 warriors | 3 warriors |
      | :veterans | Marquise           | battles            | Automated Alliance | 4 warriors | 1 warrior  |
      | :veterans | Automated Alliance | is forced to battle | Marquise          | 3 warriors | 1 warrior  |

  @RB.3.3.2 @RB.6.6
  Scenario: Wildfire: after recruiting, sympathy spreads once more by the order card, without points
    Given the seats are Marquise and Automated Alliance:wildfire
    And clearing 1 holds 1 sympathy
    And the Automated Alliance's order holds Bake Sale
    And clearing 2 holds 1 Marquise warrior
    When the Automated Alliance plays its Evening
    Then the Automated Alliance gains 1 sympathy in clearing 5
    And the Automated Alliance scores nothing

  @RB.3.3.2
  Scenario: Wildfire scores nothing either where nothing can be spread
    Given the seats are Marquise and Automated Alliance:wildfire
    And the Automated Alliance's supply holds no sympathy
    When the Automated Alliance plays its Evening
    Then the Automated Alliance scores nothing

  @RB.3.3.2
  Scenario: Without Wildfire Evening spreads nothing
    Given the seats are Marquise and Automated Alliance:informants
    And the Automated Alliance's order holds Bake Sale
    When the Automated Alliance plays its Evening
    Then the Automated Alliance's supply holds 10 sympathy

  @RB.3.3.2 @RB.6.4.4
  Scenario: Steadfast: a bot that will revolt by surprise leaves out Public Pity
    Given the seats are Marquise and Automated Alliance:steadfast
    And clearing 8 holds 1 sympathy and 2 Marquise warriors
    And the deck's top cards are Armorers and Cobbler
    When the Automated Alliance plays its Birdsong
    And the Automated Alliance plays its Daylight
    Then the Automated Alliance's supply holds 8 sympathy
    And the Automated Alliance gains 1 fox base in clearing 8

  @RB.3.3.2 @RB.6.4.4
  Scenario: Steadfast: after Public Pity a bot does not revolt by surprise
    Given the seats are Marquise and Automated Alliance:steadfast
    And the deck's top cards are Armorers and Cobbler
    When the Automated Alliance plays its Birdsong
    And the Automated Alliance plays its Daylight
    Then the Automated Alliance's supply holds 7 sympathy
    And the Automated Alliance's supply holds 1 fox base, 1 rabbit base and 1 mouse base

  @RB.3.3.2 @RB.6.2.5
  Scenario: Steadfast: Martial Law is ignored
    Given the seats are Marquise and Automated Alliance:steadfast
    And clearing 1 holds 1 sympathy
    And clearing 9 holds 4 Marquise warriors
    And the Automated Alliance's order holds Mouse-in-a-Sack
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 9
    And the Automated Alliance scores 1 point
