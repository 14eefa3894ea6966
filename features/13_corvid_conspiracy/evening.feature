Feature: The Corvids' Evening

  Exertion, and drawing and discarding (13.6).

  Background:
    Given the seats are Corvids, Marquise and Eyrie

  @13.6 @13.6.1 @13.6.2
  Scenario: The Corvids who exert take one more action, and draw nothing
    Given clearing 5 holds 2 Corvid warriors
    And clearing 9 holds 1 extortion
    When the Corvids play their Evening:
      | asked             | answer |
      | action            | move   |
      | move              | 5 > 1  |
      | how many warriors | 2      |
    Then clearing 1 holds 2 Corvid warriors
    And the Corvids draw 0 cards
    And the Corvids are not asked for draw, citing 13.6.1: an action was taken instead of drawing

  @13.6.1
  Scenario: Exertion takes one action alone
    Given clearing 5 holds 2 Corvid warriors
    When the Corvids try to play their Evening:
      | asked             | answer |
      | action            | move   |
      | move              | 5 > 1  |
      | how many warriors | 2      |
      | action            | move   |
    Then it is refused citing 13.6.1: all actions are taken

  @13.6.1
  Scenario: Actions left over from Daylight do not count in Evening, nor do those taken
    Given clearing 5 holds 2 Corvid warriors
    When the Corvids play their turn:
      | asked             | answer |
      | action            | move   |
      | move              | 5 > 1  |
      | how many warriors | 2      |
      | action            | end    |
      | action            | move   |
      | move              | 1 > 9  |
      | how many warriors | 2      |
    Then clearing 9 holds 2 Corvid warriors
    And the Corvids draw 0 cards

  @13.6.1
  Scenario: What a turn remembers to be left of Daylight is not left in Evening
    Given clearing 5 holds 2 Corvid warriors
    And it is the Corvids' Evening
    And the turn remembers actions left: 3
    When the Corvids try to play their Evening:
      | asked             | answer |
      | action            | move   |
      | move              | 5 > 1  |
      | how many warriors | 2      |
      | action            | move   |
    Then it is refused citing 13.6.1: all actions are taken

  @13.6.1
  Scenario: The Corvids who have exerted do so no more
    Given clearing 5 holds 2 Corvid warriors
    And it is the Corvids' Evening
    And the turn remembers exerted: yes
    When the Corvids try to play their Evening:
      | asked  | answer |
      | action | move   |
    Then it is refused citing 13.6.1: all actions are taken

  @13.6.1 @13.5.2
  Scenario: A plot by exertion takes one warrior more for each placed in Daylight
    Given clearing 5 holds 1 Corvid warrior
    And clearing 1 holds 1 Corvid warrior
    When the Corvids try to play their turn:
      | asked               | answer |
      | action              | plot   |
      | clearing to plot in | 5      |
      | type of the plot    | snare  |
      | action              | end    |
      | action              | plot   |
    Then it is refused citing 13.5.2: no clearing without a plot has as many Corvid warriors as it takes: 2

  @13.6.1
  Scenario Outline: Any action of Daylight may be taken by exertion
    Given clearing 5 holds 2 Corvid warriors, 1 snare and 1 Marquise warrior
    And clearing 9 holds 1 raid and 2 Corvid warriors
    And clearing 1 holds 1 Corvid warrior
    When the Corvids play their Evening:
      | asked  | answer |
      | action | ?      |
    Then the Corvids are offered <action> when asked for action

    Examples:
      | action |
      | move   |
      | plot   |
      | battle |
      | trick  |

  # A reading: only drawing is given up.
  @13.6.1 @13.6.2
  Scenario: The Corvids who exert still discard down to five cards
    Given clearing 5 holds 2 Corvid warriors
    And the Corvids hold Anvil, Foxfolk Steel, Armorers, Sappers, Bake Sale and Sword
    When the Corvids play their Evening:
      | asked             | answer |
      | action            | move   |
      | move              | 5 > 1  |
      | how many warriors | 2      |
      | card to discard   | Anvil  |
    Then the Corvids hold Foxfolk Steel, Armorers, Sappers, Bake Sale and Sword

  @13.6.2 @13.7.3
  Scenario Outline: The Corvids draw a card, and one more for each extortion face up on the map
    Given these clearings hold:
      | clearing | pieces  |
      | 5        | <one>   |
      | 9        | <other> |
    When the Corvids play their Evening:
      | asked  | answer |
      | action | end    |
    Then the Corvids draw <cards>

    Examples:
      | one         | other       | cards   |
      | 1 snare     | 1 raid      | 1 card  |
      | 1 extortion | 1 snare     | 2 cards |
      | 1 extortion | 1 extortion | 3 cards |

  @13.6.2
  Scenario: An extortion face down draws nothing more
    Given clearing 5 holds 1 plot
    And on the Corvids' board plot, clearing 5 is extortion
    When the Corvids play their Evening
    Then the Corvids draw 1 card

  @13.6.2
  Scenario: The Corvids discard down to five cards of their choice
    Given the Corvids hold Anvil, Foxfolk Steel, Armorers, Sappers and Bake Sale
    And the deck's top cards are Sword
    When the Corvids play their Evening:
      | asked           | answer  |
      | card to discard | Sappers |
    Then the Corvids hold Anvil, Foxfolk Steel, Armorers, Bake Sale and Sword
