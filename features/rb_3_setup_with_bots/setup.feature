Feature: Setup with bots

  Priority markers, seats, difficulty and traits, and the deck (RB.3).

  @RB.3.1 @RB.2.1
  Scenario Outline: On every map without a Pass the markers are laid by the numbers of the clearings
    Given the map is <map>
    And the seats are Marquise and Automated Alliance
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 1

    Examples:
      | map    |
      | Autumn |
      | Winter |
      | Lake   |

  @RB.3.1 @RB.2.1
  Scenario Outline: A table may lay other markers, and the lowest comes first, wherever it lies
    Given the seats are Marquise and Automated Alliance
    And the priority markers are <markers>
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing <clearing>

    Examples:
      | markers                    | clearing |
      | 12 11 10 9 8 7 6 5 4 3 2 1 | 12       |
      | 2 3 4 5 6 7 1 8 9 10 11 12 | 7        |

  @RB.2.1 @RB.2.4
  Scenario: By the priority markers a bot revolts and recruits too
    Given the seats are Marquise and Automated Alliance
    And the priority markers are 12 11 10 9 8 7 6 5 4 3 2 1
    And clearing 8 holds 1 sympathy and 1 Marquise warrior
    And clearing 1 holds 1 sympathy and 1 Marquise warrior
    And clearing 7 holds 1 mouse base
    And the Automated Alliance's supply holds 1 warrior
    And the deck's top cards are Tax Collector and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance gains 1 fox base in clearing 8
    And clearing 1 holds 1 Marquise warrior
    When the Automated Alliance plays its Evening
    Then the Automated Alliance gains 1 warrior in clearing 8
    And clearing 7 holds no Automated Alliance warriors

  @RB.3.2 @5.1.1
  Scenario: A bot takes the seat of its faction
    When Marquise de Cat and Automated Alliance take seats
    Then nothing changes

  @RB.3.2 @5.1.1
  Scenario: A bot does not play together with the faction that it replaces
    When Marquise de Cat, Automated Alliance and Woodland Alliance try to take seats
    Then it is refused citing RB.3.2: RB.3.2: Automated Alliance replaces Woodland Alliance; expected one of the two

  @RB.3.4 @5.1.3 @RB.2.6
  Scenario Outline: With one or two humans the dominance cards are left out, and bots draw none
    Given the seats are <seats>
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the Automated Alliance's hand holds nothing
    And the Marquise holds 3 cards
    And the box holds <box>
    And the deck holds <deck> cards

    Examples:
      | seats                                          | box                 | deck |
      | Automated Alliance and Marquise                | 4 cards             | 47   |
      | Marquise, Automated Alliance and Clergy        | 4 cards             | 44   |
      | Marquise, Eyrie, Automated Alliance and Clergy | nothing             | 45   |

  # Fully Cooperative Play (RB.3.5)

  @RB.3.5 @5.1.3
  Scenario Outline: A team plays without dominance cards, however many humans there are
    Given the seats are Marquise, Automated Alliance<play>, Clergy and Legion
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the box holds <box>

    Examples:
      | play         | box     |
      | :cooperative | 4 cards |
      | :competitive | nothing |
      |              | nothing |

  @RB.3.5.1 @3.1
  Scenario: A human with 30 points waits for the others of the team
    Given the seats are Marquise, Automated Alliance:cooperative and Clergy
    And the Marquise has 29 points
    And the Clergy has 29 points
    When the Marquise scores 3 points
    Then nobody has won
    And the Marquise has 30 points
    When the Clergy scores 1 point
    Then the winners are Marquise and Clergy
    And the Clergy wins, citing RB.3.5.1

  @RB.3.5.1
  Scenario: A human who waits with 30 points and loses one has to score it again
    Given the seats are Marquise, Automated Alliance:cooperative and Clergy
    And the Marquise has 30 points
    And the Clergy has 29 points
    When the Marquise loses 1 point
    And the Clergy scores 1 point
    Then nobody has won
    When the Marquise scores 1 point
    Then the winners are Marquise and Clergy

  @RB.3.5.1
  Scenario: One human against the bots is a team of one
    Given the seats are Marquise and Automated Alliance:cooperative
    When the Marquise scores 30 points
    Then the Marquise wins, citing RB.3.5.1

  @RB.3.5.1 @3.1
  Scenario: A bot that has 30 points first wins alone
    Given the seats are Marquise, Automated Alliance:cooperative and Clergy
    And the Marquise has 30 points
    And the Automated Alliance has 29 points
    When the Automated Alliance scores 1 point
    Then the winners are Automated Alliance
    And the Automated Alliance wins, citing 3.1

  @3.1
  Scenario: Without a team the first with 30 points wins
    Given the seats are Marquise, Automated Alliance and Clergy
    When the Marquise scores 30 points
    Then the winners are Marquise
    And the Marquise wins, citing 3.1

  @G.8 @3.2.1
  Scenario: The humans of a team stay enemies, and score for each other's buildings
    Given the seats are Marquise, Automated Alliance:cooperative and Clergy
    And clearing 5 holds 2 Clergy warriors and 1 workshop
    When the Clergy battles the Marquise in clearing 5, rolling 0 and 0
    Then the Marquise is an enemy of the Clergy
    And the Clergy scores 1 point

  @RB.3.5.1 @RB.6.5.1
  Scenario: Where warriors are counted, other pieces of a team count for nothing
    Given the seats are Marquise, Automated Alliance:cooperative and Clergy
    And clearing 12 holds 1 sympathy and 1 ruin
    And clearing 7 holds 1 Clergy warrior
    And clearing 9 holds 1 sawmill and 2 wood
    And clearing 11 holds 1 ruin and 1 Marquise warrior
    And the Automated Alliance's order holds Mouse-in-a-Sack
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 9

  @RB.3.5.1 @RB.6.4.3
  Scenario: Pieces of humans are enemy pieces to a bot as before
    Given the seats are Marquise, Automated Alliance:cooperative and Clergy
    And clearing 1 holds 1 sympathy
    And clearing 8 holds 1 sympathy, 1 Marquise warrior and 1 Clergy warrior
    And the deck's top cards are Tax Collector and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance gains 1 fox base in clearing 8
    And clearing 8 holds no Marquise warriors and no Clergy warriors
