Feature: The Corvids' Daylight

  Three actions: moves, plots, battles and tricks (13.5).

  Background:
    Given the seats are Corvids, Marquise and Eyrie

  @13.5 @13.5.1 @13.5.2 @13.5.3
  Scenario: The Corvids take up to three actions in any order
    Given clearing 5 holds 2 Corvid warriors and 1 Marquise warrior
    And the dice will show 1 and 0
    When the Corvids play their Daylight:
      | asked             | answer       |
      | action            | battle       |
      | action            | move         |
      | move              | 5 > 1        |
      | how many warriors | 1            |
      | action            | plot         |
      | clearing to plot in | 1          |
      | type of the plot  | snare        |
    Then clearing 5 holds 1 Corvid warrior and no Marquise warriors
    And clearing 1 holds 1 plot and no Corvid warriors

  @13.5
  Scenario: A fourth action is refused
    Given clearing 5 holds 2 Corvid warriors
    And the Corvids have 10 points
    And the Corvids hold Dominance (fox)
    When the Corvids try to play their Daylight:
      | asked             | answer |
      | action            | move   |
      | move              | 5 > 1  |
      | how many warriors | 2      |
      | action            | move   |
      | move              | 1 > 5  |
      | how many warriors | 2      |
      | action            | move   |
      | move              | 5 > 1  |
      | how many warriors | 2      |
      | action            | move   |
    Then it is refused citing 13.5: all actions are taken

  @13.5
  Scenario: One action may be taken three times, and fewer than three will do
    Given clearing 5 holds 2 Corvid warriors
    When the Corvids play their Daylight:
      | asked             | answer |
      | action            | move   |
      | move              | 5 > 1  |
      | how many warriors | 2      |
      | action            | move   |
      | move              | 1 > 9  |
      | how many warriors | 2      |
      | action            | end    |
    Then clearing 9 holds 2 Corvid warriors

  @13.5.1
  Scenario: Without warriors on the map there is no move
    When the Corvids try to take the action move
    Then it is refused citing 13.5.1: no move can be taken

  @13.5.3
  Scenario: Without an enemy beside their warriors there is no battle
    Given clearing 5 holds 2 Corvid warriors
    When the Corvids try to take the action battle
    Then it is refused citing 13.5.3: no enemy to battle

  @13.5 @3.3.1
  Scenario: After three actions the Corvids may still do what any player may in Daylight
    Given clearing 5 holds 2 Corvid warriors
    And the Corvids have 10 points
    And the Corvids hold Dominance (fox)
    When the Corvids play their Daylight:
      | asked             | answer             |
      | action            | move               |
      | move              | 5 > 1              |
      | how many warriors | 2                  |
      | action            | move               |
      | move              | 1 > 5              |
      | how many warriors | 2                  |
      | action            | move               |
      | move              | 5 > 1              |
      | how many warriors | 2                  |
      | action            | activate dominance |
    Then the Corvids have activated Dominance (fox)

  # Plot (13.5.2)

  @13.5.2
  Scenario: A plot takes one warrior of its clearing, and lies face down
    Given clearing 5 holds 2 Corvid warriors
    When the Corvids take the action plot:
      | asked            | answer |
      | type of the plot | raid   |
    Then clearing 5 holds 1 plot, 1 Corvid warrior and no raid
    And on the Corvids' board plot, clearing 5 is raid
    And the Corvids' supply holds 7 plots and 14 warriors
    And the Corvids score nothing

  @13.5.2
  Scenario: Each further plot of a turn takes one warrior more
    Given clearing 5 holds 1 Corvid warrior
    And clearing 1 holds 2 Corvid warriors
    And clearing 9 holds 3 Corvid warriors
    When the Corvids play their Daylight:
      | asked               | answer |
      | action              | plot   |
      | clearing to plot in | 5      |
      | type of the plot    | bomb   |
      | action              | plot   |
      | clearing to plot in | 1      |
      | type of the plot    | bomb   |
      | action              | plot   |
      | type of the plot    | snare  |
    Then these clearings hold:
      | clearing | pieces |
      | 5        | 1 plot |
      | 1        | 1 plot |
      | 9        | 1 plot |
    And the Corvids' supply holds 5 plots and 15 warriors

  @13.5.2
  Scenario: A clearing with too few warriors for the next plot is refused
    Given clearing 5 holds 1 Corvid warrior
    And clearing 1 holds 1 Corvid warrior
    And clearing 9 holds 2 Corvid warriors
    When the Corvids try to play their Daylight:
      | asked               | answer |
      | action              | plot   |
      | clearing to plot in | 5      |
      | type of the plot    | bomb   |
      | action              | plot   |
      | clearing to plot in | 1      |
    Then it is refused citing 13.5.2: the plot takes 2 Corvid warriors, and clearing 1 has 1

  @13.5.2
  Scenario: Warriors of several clearings do not add up for a plot
    Given clearing 5 holds 1 Corvid warrior
    And clearing 1 holds 1 Corvid warrior
    And clearing 9 holds 1 Corvid warrior
    When the Corvids try to play their Daylight:
      | asked               | answer |
      | action              | plot   |
      | clearing to plot in | 5      |
      | type of the plot    | bomb   |
      | action              | plot   |
    Then it is refused citing 13.5.2: no clearing without a plot has as many Corvid warriors as it takes: 2

  @13.5.2 @13.2.2.II
  Scenario Outline: Where a plot lies no other is placed, face up or down
    Given clearing 5 holds 2 Corvid warriors and 1 <plot>
    And clearing 1 holds 2 Corvid warriors
    When the Corvids try to take the action plot:
      | asked               | answer |
      | clearing to plot in | 5      |
    Then it is refused citing 13.2.2.II: clearing 5 has a plot

    Examples:
      | plot  |
      | plot  |
      | snare |

  @13.5.2
  Scenario: Of each type there are two, and those known to be on the map cannot be placed
    Given clearing 5 holds 1 Corvid warrior
    And clearing 1 holds 1 plot
    And clearing 2 holds 1 bomb
    And clearing 9 holds 1 snare
    And on the Corvids' board plot, clearing 1 is bomb
    When the Corvids take the action plot:
      | asked            | answer |
      | type of the plot | snare  |
    Then the options of the Corvids are when asked for type of the plot:
      | option    |
      | snare     |
      | extortion |
      | raid      |

  @13.2.2 @13.5.2
  Scenario: A third plot of a type is not placed
    Given clearing 5 holds 1 Corvid warrior
    And clearing 1 holds 1 snare
    And clearing 9 holds 1 snare
    When the Corvids try to take the action plot:
      | asked            | answer |
      | type of the plot | snare  |
    Then it is refused citing 13.2.2: both snare plots are known to be elsewhere

  @13.5.2 @1.5.1
  Scenario: Without a plot in the supply none is placed
    Given the Corvids' supply holds no plots
    And clearing 5 holds 2 Corvid warriors
    When the Corvids try to take the action plot
    Then it is refused citing 13.5.2: the supply holds no plots

  @13.5.2 @6.2.2
  Scenario: No plot is placed at the keep
    Given clearing 1 holds 1 keep and 2 Corvid warriors
    When the Corvids try to take the action plot
    Then it is refused citing 6.2.2

  # Trick (13.5.4)

  @13.5.4 @G.33
  Scenario: Two plots face down trade places, and what they are goes with them
    Given clearing 5 holds 1 plot
    And clearing 9 holds 1 plot
    And on the Corvids' board plot, clearing 5 is bomb
    And on the Corvids' board plot, clearing 9 is raid
    When the Corvids take the action trick
    Then on the Corvids' board plot, clearing 5 is raid
    And on the Corvids' board plot, clearing 9 is bomb
    And clearing 5 holds 1 plot
    And clearing 9 holds 1 plot

  @13.5.4
  Scenario: Two plots face up trade places
    Given clearing 5 holds 1 snare and 1 Marquise warrior
    And clearing 9 holds 1 extortion and 1 Eyrie warrior
    When the Corvids take the action trick
    Then clearing 5 holds 1 extortion, 1 Marquise warrior and no snare
    And clearing 9 holds 1 snare, 1 Eyrie warrior and no extortion
    And the Corvids score nothing

  @13.5.4
  Scenario: Plots that nobody has seen are as unseen after a trick
    Given clearing 5 holds 1 plot
    And clearing 9 holds 1 plot
    And on the Corvids' board plot, clearing 9 is raid
    When the Corvids take the action trick
    Then on the Corvids' board plot, clearing 5 is raid
    And on the Corvids' board plot, clearing 9 is nothing

  @13.5.4
  Scenario Outline: A trick takes two plots on the map with the same side up
    Given clearing 5 holds 1 snare
    And clearing 9 holds 1 extortion
    And clearing 1 holds 1 plot
    When the Corvids try to take the action trick:
      | asked         | answer  |
      | plots to swap | <plots> |
    Then it is refused citing 13.5.4: <reason>

    Examples:
      | plots                   | reason                                                          |
      | clearing 5 > clearing 1 | of two plots that are swapped both are face up, or both face down |
      | clearing 5 > clearing 2 | no plot is in clearing 2                                        |

  @13.5.4
  Scenario: The Corvids choose which plots are swapped
    Given clearing 5 holds 1 snare
    And clearing 9 holds 1 extortion
    And clearing 1 holds 1 plot
    And clearing 2 holds 1 plot
    And clearing 6 holds 1 raid
    When the Corvids take the action trick:
      | asked         | answer                  |
      | plots to swap | clearing 5 > clearing 6 |
    Then clearing 6 holds 1 snare
    And clearing 5 holds 1 raid
    And the options of the Corvids are when asked for plots to swap:
      | option                  |
      | clearing 1 > clearing 2 |
      | clearing 5 > clearing 6 |
      | clearing 5 > clearing 9 |
      | clearing 6 > clearing 9 |

  @13.5.4
  Scenario: One plot face up and one face down make no trick
    Given clearing 5 holds 1 snare
    And clearing 1 holds 1 plot
    When the Corvids try to take the action trick
    Then it is refused citing 13.5.4: no two plots on the map are both face up, or both face down

  @13.5.4 @13.7.2 @G.33
  Scenario: A trick brings a snare to enemies, who cannot leave it
    Given clearing 5 holds 1 snare and 3 Marquise warriors
    And clearing 9 holds 1 raid and 3 Eyrie warriors
    When the Corvids take the action trick
    Then the Eyrie cannot move a warrior from clearing 9 to clearing 1, citing 13.7.2
    And the Marquise can move a warrior from clearing 5 to clearing 1
