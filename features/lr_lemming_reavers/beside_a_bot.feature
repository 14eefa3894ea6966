Feature: The Reavers at a table with a bot

  The Automated Alliance passes over caches that others protect (LR.2.2.Ib), and what it removes rewards it as its rules
  allow.

  Background:
    Given the seats are Reavers, Automated Alliance and Marquise

  @LR.2.2.Ib
  Scenario: The bot passes over a cache in a clearing with another enemy's piece, and can battle that enemy
    Given clearing 9 holds 2 Automated Alliance warriors, 1 loot and 1 wood
    Then the Automated Alliance cannot battle the Reavers in clearing 9, citing LR.2.2.Ib
    And the Automated Alliance can battle the Marquise in clearing 9

  @LR.2.2.Ib
  Scenario Outline: The bot battles the Reavers for a cache alone, or for their other pieces
    Given clearing 9 holds 2 Automated Alliance warriors, 1 loot and <others>
    Then the Automated Alliance can battle the Reavers in clearing 9

    Examples:
      | others                            |
      | 1 sympathy                        |
      | 1 depot                           |
      | 1 Reavers warrior                 |
      | 1 encampment and 1 Marquise warrior |

  @LR.2.2.Ib @1.5.5.I
  Scenario: Forced to battle, the bot does not battle a protected cache either
    Given clearing 9 holds 2 Automated Alliance warriors, 1 loot and 1 Marquise warrior
    When the Automated Alliance is forced to battle the Reavers in clearing 9, which is refused
    Then it is refused citing LR.2.2.Ib

  @LR.2.2.Ia @RB.6.5.2 @LR.2.2.II
  Scenario: A revolt removes caches with all else, and scores for each
    Given clearing 9 holds 1 sympathy, 1 Reavers warrior, 1 loot, 1 reserve and 1 Marquise warrior
    And the Automated Alliance's order holds Armorers
    When the Automated Alliance plays its Daylight
    Then clearing 9 holds 1 sympathy, 1 mouse base and no Reavers pieces
    And it happens that the Automated Alliance scores 3 points
    And the Reavers score 2 points

  @LR.2.2.IIc
  Scenario: A reserve scores a bot two points too
    Given clearing 9 holds 1 reserve
    When the Automated Alliance removes 1 reserve from clearing 9
    Then the Automated Alliance scores 2 points
    And the Reavers score 1 point

  @LR.2.2.II
  Scenario Outline: A bot has no hand to draw into, and passes what it may but need not do
    Given clearing 9 holds 1 <cache>
    And clearing 8 holds 2 Automated Alliance warriors and 1 Reavers warrior
    When the Automated Alliance removes 1 <cache> from clearing 9
    Then clearing 9 holds nothing
    And clearing 8 holds 2 Automated Alliance warriors and 1 Reavers warrior
    And the Automated Alliance draws 0 cards
    And the Automated Alliance scores 1 point
    And the Reavers score 1 point

    Examples:
      | cache      |
      | loot       |
      | provisions |
      | depot      |

  @LR.4.1 @LR.4.3
  Scenario: Sympathy counts where the fewest pieces are, and a cache may be scouted in a clearing with sympathy
    Given these clearings hold:
      | clearing | pieces           |
      | 1        | 1 sympathy       |
      | 2        | 1 sympathy       |
      | 3        | 1 sympathy       |
      | 4        | 1 sympathy       |
      | 5        | 1 sympathy       |
      | 7        | 1 sympathy       |
      | 8        | 1 sympathy       |
    When the Reavers play their Birdsong:
      | asked             | answer |
      | cache             | loot   |
      | clearing to scout | 5      |
    Then clearing 9 holds 2 Reavers warriors
    And clearing 5 holds 1 loot and 1 sympathy

  @RB.6.2.3 @LR.5.2.I
  Scenario: Lemmings that come to sympathy outrage, with a card of the clearing or a point for the bot
    Given clearing 9 holds 2 Reavers warriors
    And clearing 12 holds 1 sympathy
    And the Reavers hold Root Tea (mouse)
    When the Reavers take the action scour:
      | asked             | answer  |
      | move              | 9 > 12  |
      | move              | decline |
    Then the Automated Alliance scores 1 point
    And the Reavers hold Root Tea (mouse)

  @LR.2.3.I @RB.6.5.2
  Scenario: An encampment that falls to a revolt is raided
    Given the Reavers' caches hold 1 depot
    And clearing 9 holds 1 sympathy and 1 encampment
    And the Automated Alliance's order holds Armorers
    When the Automated Alliance plays its Daylight
    Then clearing 9 holds no encampment
    And the Reavers' caches hold nothing
