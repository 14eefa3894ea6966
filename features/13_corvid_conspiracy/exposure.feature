Feature: Exposure

  In their turns enemies show a card to guess what a plot is (13.2.4).

  Background:
    Given the seats are Marquise, Corvids and Eyrie

  @13.2.4 @3.2.1
  Scenario: A right guess removes the plot, scores a point, and keeps the card
    Given clearing 5 holds 1 plot and 1 Marquise warrior
    And on the Corvids' board plot, clearing 5 is snare
    And the Marquise holds Root Tea (rabbit)
    When the Marquise takes the action exposure:
      | asked            | answer |
      | type of the plot | snare  |
    Then clearing 5 holds no plot and 1 Marquise warrior
    And the Marquise scores 1 point
    And the Marquise holds Root Tea (rabbit)
    And the Corvids' supply holds 8 plots
    And the Corvids hold nothing

  @13.2.4
  Scenario Outline: For a wrong guess the Corvids get the card, and the plot stays
    Given clearing 5 holds 1 plot and 1 Marquise warrior
    And on the Corvids' board plot, clearing 5 is <is>
    And the Marquise holds Root Tea (rabbit)
    When the Marquise takes the action exposure:
      | asked            | answer  |
      | type of the plot | <guess> |
    Then clearing 5 holds 1 plot and 1 Marquise warrior
    And the Marquise scores nothing
    And the Marquise holds nothing
    And the Corvids hold Root Tea (rabbit)
    And on the Corvids' board plot, clearing 5 is <is>

    Examples:
      | is        | guess     |
      | bomb      | snare     |
      | snare     | extortion |
      | extortion | raid      |
      | raid      | bomb      |

  @13.2.4 @13.7.4
  Scenario: A raid that is exposed brings no warriors
    Given clearing 5 holds 1 plot and 1 Marquise warrior
    And on the Corvids' board plot, clearing 5 is raid
    And the Marquise holds Root Tea (rabbit)
    When the Marquise takes the action exposure:
      | asked            | answer |
      | type of the plot | raid   |
    Then clearing 5 holds no plot
    And clearing 1 holds no Corvid warriors
    And the Marquise scores 1 point

  @13.2.4 @13.7.4
  Scenario: After an exposed raid, one that falls otherwise in the same turn brings warriors
    Given clearing 5 holds 1 plot and 1 Marquise warrior
    And clearing 1 holds 1 plot and 2 Marquise warriors
    And on the Corvids' board plot, clearing 5 is raid
    And on the Corvids' board plot, clearing 1 is raid
    And the Marquise holds Root Tea (rabbit)
    And the dice will show 1 and 0
    When the Marquise plays her Daylight:
      | asked            | answer      |
      | card to craft    | exposure    |
      | type of the plot | raid        |
      | action           | battle      |
      | action           | end         |
    Then clearing 5 holds no plot and 1 Corvid warrior
    And clearing 9 holds 1 Corvid warrior
    And clearing 2 holds no Corvid warriors

  @13.2.4
  Scenario: Any type may be guessed
    Given clearing 5 holds 1 plot and 1 Marquise warrior
    And on the Corvids' board plot, clearing 5 is snare
    And the Marquise holds Root Tea (rabbit)
    When the Marquise takes the action exposure:
      | asked            | answer |
      | type of the plot | ?      |
    Then the options of the Marquise are:
      | option    |
      | bomb      |
      | snare     |
      | extortion |
      | raid      |

  @13.2.4
  Scenario Outline: A guess takes a plot face down, faction pieces there and a card that matches
    Given clearing 5 holds 1 plot and 1 Marquise warrior
    And clearing 1 holds 1 snare and 1 Marquise warrior
    And clearing 4 holds 1 plot
    And clearing 9 holds 1 plot and 1 wood
    And clearing 2 holds 1 Marquise warrior
    And the Marquise holds Root Tea (rabbit)
    When the Marquise tries to take the action exposure:
      | asked          | answer     |
      | plot to expose | <clearing> |
    Then it is refused citing 13.2.4: <reason>

    Examples:
      | clearing | reason                                           |
      | 1        | no plot lies face down in clearing 1             |
      | 2        | no plot lies face down in clearing 2             |
      | 4        | Marquise de Cat has no faction pieces in clearing 4 |
      | 9        | no card in hand matches clearing 9               |

  @13.2.4
  Scenario: A token will do for a faction piece, and a bird for a card that matches
    Given clearing 9 holds 1 plot and 1 wood
    And clearing 5 holds 1 plot and 1 sawmill
    And on the Corvids' board plot, clearing 9 is bomb
    And the Marquise holds Root Tea (mouse) and Armorers
    When the Marquise takes the action exposure:
      | asked            | answer   |
      | plot to expose   | 9        |
      | card to show     | Armorers |
      | type of the plot | raid     |
    Then the Corvids hold Armorers
    And the options of the Marquise are when asked for plot to expose:
      | option     |
      | clearing 5 |
      | clearing 9 |
    And the options of the Marquise are when asked for card to show:
      | option             |
      | mouse card Root Tea |
      | bird card Armorers |

  @13.2.4
  Scenario: With no plot to guess at there is no exposure
    Given clearing 5 holds 1 snare and 1 Marquise warrior
    And clearing 4 holds 1 plot
    And the Marquise holds Root Tea (rabbit)
    When the Marquise tries to take the action exposure
    Then it is refused citing 13.2.4: no plot lies face down in a clearing with the guesser's faction pieces

  @13.2.4
  Scenario: An enemy guesses as often as its cards last
    Given clearing 5 holds 1 plot and 1 Marquise warrior
    And on the Corvids' board plot, clearing 5 is raid
    And the Marquise holds Root Tea (rabbit), Bake Sale and Anvil
    When the Marquise plays her Birdsong:
      | asked            | answer            |
      | action           | exposure          |
      | card to show     | Root Tea (rabbit) |
      | type of the plot | bomb              |
      | action           | exposure          |
      | type of the plot | snare             |
    Then the Corvids hold Root Tea (rabbit) and Bake Sale
    And the Marquise holds Anvil

  @13.2.4 @1.4.3
  Scenario Outline: Exposure is taken in every phase of the enemy's own turn
    Given clearing 5 holds 1 plot and 1 Marquise warrior
    And on the Corvids' board plot, clearing 5 is bomb
    And the Marquise holds Root Tea (rabbit)
    When the Marquise takes the action exposure in her <phase>:
      | asked            | answer |
      | type of the plot | bomb   |
    Then clearing 5 holds no plot

    Examples:
      | phase    |
      | Birdsong |
      | Daylight |

  @13.2.4 @1.4.3
  Scenario: Nobody exposes a plot once the last step of the turn has begun
    Given clearing 5 holds 1 plot and 1 Marquise warrior
    And on the Corvids' board plot, clearing 5 is bomb
    And the Marquise holds Root Tea (rabbit)
    And it is the Marquise's Evening, in the step draw and discard
    When the Marquise goes on with her Evening
    Then the Marquise is not asked for action, citing 1.4.3: the last step of the turn has begun
    And clearing 5 holds 1 plot

  @1.4.2 @13.2.4
  Scenario: Between two moves of a march nobody exposes a plot
    Given clearing 5 holds 3 Marquise warriors
    And clearing 1 holds 1 plot
    And the Marquise holds Anvil
    When the Marquise plays her Daylight:
      | asked             | answer  |
      | action            | march   |
      | move              | 5 > 1   |
      | how many warriors | 3       |
      | move              | decline |
      | action            | ?       |
    Then the Marquise is offered exposure when asked for action
    And the Marquise has no further exposure as action, citing 1.4.2

  @13.2.4
  Scenario: In the turn of another nobody exposes anything
    Given clearing 5 holds 1 plot, 1 Eyrie warrior and 1 Marquise warrior
    And on the Corvids' board plot, clearing 5 is bomb
    And the Eyrie hold Root Tea (rabbit)
    When the Marquise plays her Daylight:
      | asked  | answer |
      | action | end    |
    Then the Eyrie are not asked for plot to expose

  @13.2.4
  Scenario: The Corvids do not expose plots of their own
    Given clearing 5 holds 1 plot and 1 Corvid warrior
    And the Corvids hold Root Tea (rabbit)
    When the Corvids play their Daylight:
      | asked  | answer |
      | action | ?      |
    Then the Corvids are not offered exposure when asked for action

  @13.2.4 @9.2.8
  Scenario: A Vagabond in a coalition with the Corvids is no enemy, and exposes nothing
    Given the seats are Vagabond, Corvids and Eyrie
    And the Vagabond's cards hold thief
    And on the Vagabond's board coalition with is Corvids
    And clearing 5 holds 1 plot and the Vagabond's pawn
    And the Vagabond holds Root Tea (rabbit)
    When the Vagabond plays his Daylight:
      | asked  | answer |
      | action | end    |
    Then the Vagabond is not offered exposure when asked for action

  @13.2.4
  Scenario: A pawn is a faction piece to guess with
    Given the seats are Vagabond, Corvids and Eyrie
    And the Vagabond's cards hold thief
    And clearing 5 holds 1 plot and the Vagabond's pawn
    And on the Corvids' board plot, clearing 5 is bomb
    And the Vagabond holds Root Tea (rabbit)
    When the Vagabond takes the action exposure:
      | asked            | answer |
      | type of the plot | bomb   |
    Then clearing 5 holds no plot
    And the Vagabond scores 1 point

  @13.2.4 @HCC.2.6.I
  Scenario: The Clergy cannot expose the plots of penitent Corvids
    Given the seats are Clergy, Corvids and Marquise
    And the Corvids are penitent to the Clergy
    And clearing 5 holds 1 plot and 1 Clergy warrior
    And the Clergy hold Root Tea (rabbit)
    When the Clergy try to take the action exposure
    Then it is refused citing HCC.2.6.I

  @13.2.4
  Scenario: Everybody sees that a guess was made and which card was shown for it
    Given clearing 5 holds 1 plot and 1 Marquise warrior
    And on the Corvids' board plot, clearing 5 is snare
    And the Marquise holds Root Tea (rabbit)
    When the Marquise takes the action exposure:
      | asked            | answer |
      | type of the plot | bomb   |
    Then it happens that the Marquise guesses
    And it happens that Marquise de Cat reveals Root Tea (rabbit) to Corvid Conspiracy
