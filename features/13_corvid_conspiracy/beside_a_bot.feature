Feature: The Corvids at a table with a bot

  Plots of the human Corvids work on the Automated Alliance in ways of their own (RB.11.8).

  Background:
    Given the seats are Corvids, Automated Alliance and Marquise

  # Bomb (RB.11.8.1)

  @RB.11.8.1 @13.7.1
  Scenario: A bomb takes two pieces of a bot, warriors first, and all of everybody else's
    Given clearing 2 holds 1 plot, 1 Corvid warrior, 3 Automated Alliance warriors, 1 sympathy and 2 Marquise warriors
    And on the Corvids' board plot, clearing 2 is bomb
    When the Corvids take the action flip in their Birdsong
    Then clearing 2 holds 1 Corvid warrior, 1 Automated Alliance warrior, 1 sympathy, no Marquise warriors and no bomb
    And the Corvids score 1 point

  @RB.11.8.1 @RB.1.2.1
  Scenario: When its warriors are gone a bot loses tokens before buildings
    Given clearing 2 holds 1 plot, 1 Corvid warrior, 1 Automated Alliance warrior, 1 sympathy and 1 mouse base
    And on the Corvids' board plot, clearing 2 is bomb
    When the Corvids take the action flip in their Birdsong
    Then clearing 2 holds 1 Corvid warrior, 1 mouse base, no sympathy and no Automated Alliance warriors
    And the Corvids score 2 points

  @RB.11.8.1
  Scenario Outline: A bot with fewer than two pieces loses what it has
    Given clearing 2 holds 1 plot, 1 Corvid warrior and <there>
    And on the Corvids' board plot, clearing 2 is bomb
    When the Corvids take the action flip in their Birdsong
    Then clearing 2 holds 1 Corvid warrior and no Automated Alliance warriors

    Examples:
      | there                        |
      | 1 Automated Alliance warrior |
      | 1 Marquise warrior           |

  # Snare (RB.11.8.2)

  @RB.11.8.2
  Scenario: Sympathy that would spread to a snare removes it, is not placed and scores nothing for itself
    Given clearing 1 holds 1 sympathy
    And clearing 9 holds 1 snare
    And clearing 10 holds 1 Marquise warrior
    And the Automated Alliance's order holds Mouse-in-a-Sack
    When the Automated Alliance plays its Daylight
    Then clearing 9 holds no snare and no sympathy
    And it happens that the Automated Alliance removes 1 Corvid Conspiracy snare from clearing 9
    And the Automated Alliance scores 1 point

  @RB.11.8.2
  Scenario: A bot that would recruit at a snare removes it, and recruits elsewhere as ever
    Given clearing 8 holds 1 fox base and 1 snare
    And clearing 5 holds 1 rabbit base
    When the Automated Alliance plays its Evening
    Then clearing 8 holds 1 fox base, no snare and no Automated Alliance warriors
    And clearing 5 holds 1 Automated Alliance warrior

  @RB.11.8.2 @13.7.2
  Scenario: A snare face down is none for a bot either
    Given clearing 8 holds 1 fox base and 1 plot
    And on the Corvids' board plot, clearing 8 is snare
    When the Automated Alliance plays its Evening
    Then clearing 8 holds 1 fox base, 1 plot and 1 Automated Alliance warrior

  @RB.11.8.2
  Scenario: A human at the same table is held by a snare as ever
    Given clearing 8 holds 1 snare and 2 Marquise warriors
    Then the Marquise cannot place a Marquise warrior in clearing 8, citing 13.7.2
    And the Marquise cannot move a warrior from clearing 8 to clearing 4, citing 13.7.2

  @RB.11.8.2 @RB.6.4.3
  Scenario: A revolt removes the snare with all else, and the base is placed
    Given clearing 8 holds 1 sympathy, 1 snare and 2 Corvid warriors
    And the deck's top cards are Tax Collector and Cobbler
    When the Automated Alliance plays its Birdsong
    Then clearing 8 holds 1 fox base, no snare and no Corvid warriors

  # A reading: what others have a bot do it does not choose, and a snare holds it.
  @13.7.2
  Scenario: A bot that others force to move does not leave a snare
    Given clearing 8 holds 1 snare and 2 Automated Alliance warriors
    Then the Automated Alliance cannot move a warrior from clearing 8 to clearing 4, citing 13.7.2

  # Extortion, Exposure, Embedded Agents

  @13.7.3 @RB.2.8.1
  Scenario: Instead of taking a card of a bot's the Corvids draw one
    Given clearing 2 holds 1 plot, 1 Corvid warrior and 1 sympathy
    And on the Corvids' board plot, clearing 2 is extortion
    And the deck's top cards are Anvil
    When the Corvids take the action flip in their Birdsong
    Then the Corvids hold Anvil

  @RB.6.5.1
  Scenario: A bot exposes no plot: it has no hand
    Given clearing 8 holds 1 plot and 1 sympathy
    And on the Corvids' board plot, clearing 8 is bomb
    And the Automated Alliance's order holds Tax Collector
    When the Automated Alliance plays its Daylight
    Then clearing 8 holds 1 plot
    And the Automated Alliance is not asked for plot to expose
