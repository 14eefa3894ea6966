Feature: The Corvids' Birdsong

  Crafting, flipping plots and recruiting (13.4).

  Background:
    Given the seats are Corvids, Marquise and Eyrie

  @13.4 @13.4.1 @13.4.2 @13.4.3
  Scenario: In Birdsong the Corvids craft, then flip plots, then recruit
    Given clearing 2 holds 1 plot and 1 Corvid warrior
    And on the Corvids' board plot, clearing 2 is snare
    And the Corvids hold Root Tea (mouse) and Anvil
    When the Corvids play their Birdsong:
      | asked         | answer            |
      | card to craft | Root Tea (mouse)  |
      | action        | flip              |
      | action        | recruit           |
    Then these clearings hold:
      | clearing | pieces                    |
      | 1        | 1 Corvid warrior          |
      | 2        | 1 snare, 1 Corvid warrior |
      | 6        | 1 Corvid warrior          |
      | 8        | 1 Corvid warrior          |
      | 12       | 1 Corvid warrior          |
    And the Corvids' crafted items hold 1 tea
    And the Corvids score 3 points

  # Craft (13.4.1)

  @13.4.1 @13.2.1 @4.1.1
  Scenario: Each plot is activated once a turn
    Given clearing 2 holds 1 plot
    And clearing 5 holds 1 plot
    And the Corvids hold Root Tea (mouse), Mouse-in-a-Sack and A Visit to Friends
    When the Corvids try to play their Birdsong:
      | asked         | answer           |
      | card to craft | Root Tea (mouse) |
      | card to craft | Mouse-in-a-Sack  |
    Then it is refused citing 4.1.1: nothing to activate for mouse

  @13.4.1
  Scenario: The Corvids need not craft
    Given clearing 2 holds 1 plot
    And the Corvids hold Root Tea (mouse)
    When the Corvids play their Birdsong:
      | asked         | answer |
      | card to craft | end    |
      | action        | end    |
      | action        | end    |
    Then the Corvids hold Root Tea (mouse)
    And the Corvids score nothing

  @13.4.1 @13.2.1
  Scenario: What is activated is called a plot, and the Corvids choose which
    Given clearing 2 holds 1 plot
    And clearing 7 holds 1 snare
    And the Corvids hold Root Tea (mouse)
    When the Corvids play their Birdsong:
      | asked                 | answer            |
      | card to craft         | Root Tea (mouse)  |
      | to activate for mouse | clearing 7 > plot |
    Then the Corvids' crafted items hold 1 tea

  # Flip Plots (13.4.2)

  @13.4.2 @13.7
  Scenario Outline: A flipped plot scores for each that is face up on the map, itself included
    Given clearing 5 holds 1 plot and 1 Corvid warrior
    And on the Corvids' board plot, clearing 5 is snare
    And these clearings hold:
      | clearing | pieces  |
      | 9        | <one>   |
      | 2        | <other> |
    When the Corvids take the action flip in their Birdsong
    Then clearing 5 holds 1 snare, no plot and 1 Corvid warrior
    And the Corvids score <scored>
    And on the Corvids' board plot, clearing 5 is nothing

    Examples:
      | one         | other       | scored   |
      | nothing     | nothing     | 1 point  |
      | 1 plot      | 1 plot      | 1 point  |
      | 1 snare     | nothing     | 2 points |
      | 1 extortion | 1 raid      | 3 points |
      | 1 bomb      | 1 extortion | 3 points |

  @13.4.2
  Scenario: As many plots are flipped as the Corvids like, each scoring for more
    Given clearing 5 holds 1 plot and 1 Corvid warrior
    And clearing 1 holds 1 plot and 1 Corvid warrior
    And on the Corvids' board plot, clearing 5 is raid
    And on the Corvids' board plot, clearing 1 is snare
    When the Corvids play their Birdsong:
      | asked        | answer |
      | action       | flip   |
      | plot to flip | 5      |
      | action       | flip   |
    Then clearing 5 holds 1 raid
    And clearing 1 holds 1 snare
    And the Corvids score 3 points

  @13.4.2
  Scenario: The Corvids choose which plots to flip, and need not flip any
    Given clearing 5 holds 1 plot and 1 Corvid warrior
    And clearing 1 holds 1 plot and 1 Corvid warrior
    And on the Corvids' board plot, clearing 5 is raid
    And on the Corvids' board plot, clearing 1 is snare
    When the Corvids play their Birdsong:
      | asked        | answer |
      | action       | flip   |
      | plot to flip | 1      |
      | action       | end    |
    Then clearing 5 holds 1 plot
    And the Corvids score 1 point
    And the options of the Corvids are when asked for plot to flip:
      | option     |
      | clearing 1 |
      | clearing 5 |

  @13.4.2
  Scenario Outline: Only a plot face down beside a Corvid warrior can be flipped
    Given clearing 5 holds 1 plot and 1 Corvid warrior
    And clearing 1 holds 1 snare and 1 Corvid warrior
    And clearing 9 holds 1 plot and 2 Marquise warriors
    And clearing 2 holds 1 Corvid warrior
    When the Corvids try to take the action flip in their Birdsong:
      | asked        | answer     |
      | plot to flip | <clearing> |
    Then it is refused citing 13.4.2: <reason>

    Examples:
      | clearing | reason                               |
      | 1        | no plot lies face down in clearing 1 |
      | 2        | no plot lies face down in clearing 2 |
      | 9        | no Corvid warrior is in clearing 9   |

  @13.4.2
  Scenario: With no plot to flip there is no flip
    Given clearing 9 holds 1 plot and 2 Marquise warriors
    And clearing 2 holds 1 snare and 1 Corvid warrior
    When the Corvids try to take the action flip in their Birdsong
    Then it is refused citing 13.4.2: no plot lies face down in a clearing with a Corvid warrior

  @13.4.2 @3.1
  Scenario: A flip that brings 30 points wins before the bomb goes off
    Given the Corvids have 29 points
    And clearing 5 holds 1 plot, 1 Corvid warrior and 1 Marquise warrior
    And on the Corvids' board plot, clearing 5 is bomb
    When the Corvids take the action flip in their Birdsong
    Then the Corvids win, citing 3.1
    And clearing 5 holds 1 bomb and 1 Marquise warrior

  @13.4.2 @13.2.2.I
  Scenario: Of a plot that nobody else has seen the Corvids say what it is
    Given clearing 5 holds 1 plot and 1 Corvid warrior
    And clearing 1 holds 1 snare
    And clearing 9 holds 1 snare
    When the Corvids take the action flip in their Birdsong:
      | asked            | answer |
      | type of the plot | raid   |
    Then clearing 5 holds 1 raid and no plot
    And the Corvids score 3 points
    And the options of the Corvids are when asked for type of the plot:
      | option    |
      | bomb      |
      | extortion |
      | raid      |

  @13.2.2.I @13.2.2
  Scenario: What is known of other plots face down the unseen one cannot be
    Given clearing 5 holds 1 plot and 1 Corvid warrior
    And clearing 1 holds 1 plot
    And clearing 9 holds 1 plot
    And on the Corvids' board plot, clearing 1 is bomb
    And on the Corvids' board plot, clearing 9 is bomb
    When the Corvids take the action flip in their Birdsong:
      | asked            | answer |
      | type of the plot | raid   |
    Then the options of the Corvids are when asked for type of the plot:
      | option    |
      | snare     |
      | extortion |
      | raid      |

  @13.2.2 @13.2.4
  Scenario: What the Corvids have said no to, a plot that nobody else has seen is not
    Given clearing 5 holds 1 plot and 1 Corvid warrior
    And on the Corvids' board denied plot, bomb, clearing 5 is yes
    When the Corvids try to take the action flip in their Birdsong:
      | asked            | answer |
      | type of the plot | bomb   |
    Then it is refused citing 13.2.4: the Corvids have said no to a guess of bomb in clearing 5

  @13.2.4 @13.5.4
  Scenario: What was said of a plot goes with it as it is swapped
    Given clearing 5 holds 1 plot and 1 Corvid warrior
    And clearing 1 holds 1 plot and 1 Corvid warrior
    And on the Corvids' board denied plot, bomb, clearing 5 is yes
    When the Corvids take the action trick:
      | asked         | answer |
      | plots to swap | 1 > 5  |
    Then on the Corvids' board denied plot, bomb, clearing 1 is yes
    When the Corvids try to take the action flip in their Birdsong:
      | asked            | answer |
      | plot to flip     | 1      |
      | type of the plot | bomb   |
    Then it is refused citing 13.2.4

  @13.2.2
  Scenario: A plot is flipped to one of the four types alone
    Given clearing 5 holds 1 plot and 1 Corvid warrior
    When the Corvids try to take the action flip in their Birdsong:
      | asked            | answer |
      | type of the plot | mouse  |
    Then it is refused citing 13.2.2.I: mouse is no option for type of the plot

  @13.2.2.I @13.2.2 @13.2.4
  Scenario: A plot that is known is flipped to nothing else
    Given clearing 5 holds 1 plot and 1 Corvid warrior
    And on the Corvids' board plot, clearing 5 is raid
    When the Corvids try to take the action flip in their Birdsong:
      | asked            | answer |
      | type of the plot | bomb   |
    Then it is refused citing 13.2.2.I: the plot is known to be another: raid

  @13.2.2
  Scenario: An unseen plot is none of a type of which both are known to be elsewhere
    Given clearing 5 holds 1 plot and 1 Corvid warrior
    And clearing 1 holds 1 snare
    And clearing 9 holds 1 snare
    When the Corvids try to take the action flip in their Birdsong:
      | asked            | answer |
      | type of the plot | snare  |
    Then it is refused citing 13.2.2: both snare plots are known to be elsewhere

  # Recruit (13.4.3)

  @13.4.3
  Scenario: A card of a suit brings a warrior to each clearing that it matches
    Given the Corvids hold Mouse-in-a-Sack
    And clearing 9 holds 3 Marquise warriors
    When the Corvids take the action recruit in their Birdsong
    Then these clearings hold:
      | clearing | pieces                                |
      | 2        | 1 Corvid warrior                      |
      | 7        | 1 Corvid warrior                      |
      | 9        | 1 Corvid warrior, 3 Marquise warriors |
      | 11       | 1 Corvid warrior                      |
      | 1        | nothing                               |
      | 5        | nothing                               |
    And the discard pile holds Mouse-in-a-Sack
    And the Corvids hold nothing
    And the Corvids are not asked for suit to recruit in, citing 13.4.3: a mouse card recruits in its own suit

  @13.4.3 @2.1.1
  Scenario: For a bird the Corvids choose one suit
    Given the Corvids hold Armorers
    When the Corvids take the action recruit in their Birdsong:
      | asked              | answer |
      | suit to recruit in | rabbit |
    Then these clearings hold:
      | clearing | pieces           |
      | 3        | 1 Corvid warrior |
      | 4        | 1 Corvid warrior |
      | 5        | 1 Corvid warrior |
      | 10       | 1 Corvid warrior |
      | 1        | nothing          |
      | 2        | nothing          |
    And the options of the Corvids are when asked for suit to recruit in:
      | option |
      | fox    |
      | rabbit |
      | mouse  |

  @13.4.3
  Scenario: The Corvids recruit once a turn
    Given the Corvids hold Mouse-in-a-Sack and Anvil
    When the Corvids try to play their Birdsong:
      | asked         | answer          |
      | action        | recruit         |
      | card to spend | Mouse-in-a-Sack |
      | action        | recruit         |
    Then it is refused citing 13.4.3: the Corvids have recruited this turn

  @13.4.3
  Scenario: The Corvids need not recruit
    Given the Corvids hold Mouse-in-a-Sack
    When the Corvids play their Birdsong:
      | asked  | answer |
      | action | end    |
      | action | end    |
    Then the Corvids hold Mouse-in-a-Sack

  @13.4.3
  Scenario: Without a card in hand nobody is recruited
    When the Corvids try to take the action recruit in their Birdsong
    Then it is refused citing 13.4.3: no card in hand to spend

  @13.4.3 @1.5.4
  Scenario: Where the supply runs short the Corvids choose the clearings
    Given the Corvids hold Mouse-in-a-Sack
    And the Corvids' supply holds 2 warriors
    When the Corvids take the action recruit in their Birdsong:
      | asked                  | answer |
      | clearing to recruit in | 7      |
      | clearing to recruit in | 11     |
    Then clearing 7 holds 1 Corvid warrior
    And clearing 11 holds 1 Corvid warrior
    And clearing 2 holds nothing

  @13.4.3 @1.5.4
  Scenario: With no warrior in the supply a card goes for nothing
    Given the Corvids hold Mouse-in-a-Sack
    And the Corvids' supply holds no warriors
    When the Corvids take the action recruit in their Birdsong
    Then the Corvids hold nothing
    And the discard pile holds Mouse-in-a-Sack

  @13.4.3 @6.2.2
  Scenario: The keep's clearing gets no warrior, and no other gets two for it
    Given clearing 1 holds 1 keep
    And the Corvids hold Anvil
    When the Corvids take the action recruit in their Birdsong
    Then clearing 1 holds no Corvid warriors
    And clearing 6 holds 1 Corvid warrior
    And the Corvids are not asked for clearing 1 as clearing to recruit in, citing 6.2.2

  @13.4.3 @QL.2.3
  Scenario: Where the Legion forbids recruiting, the Corvids recruit nobody
    Given the seats are Corvids, Legion and Eyrie
    And clearing 1 holds 1 colony
    And the Corvids hold Anvil
    When the Corvids take the action recruit in their Birdsong
    Then clearing 1 holds no Corvid warriors
    And clearing 6 holds 1 Corvid warrior
    And the Corvids are not asked for clearing 1 as clearing to recruit in, citing QL.2.3
