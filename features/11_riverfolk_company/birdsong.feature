Feature: The Riverfolk's Birdsong

  Protectionism, dividends and gathering the funds (11.4).

  Background:
    Given the seats are Riverfolk, Marquise and Clergy

  # Protectionism (11.4.1)

  @11.4.1 @11.4.3
  Scenario: Two warriors come to an empty Payments box, and are funds at once
    Given the Riverfolk's funds hold 1 Riverfolk warrior
    When the Riverfolk play their Birdsong
    Then the Riverfolk's funds hold 3 Riverfolk warriors
    And the Riverfolk's payments hold nothing
    And the Riverfolk's supply holds 12 warriors

  @11.4.1
  Scenario Outline: A single warrior in the Payments box, whosever it is, keeps Protectionism away
    Given the Riverfolk's payments hold 1 <whose> warrior
    When the Riverfolk play their Birdsong
    Then the Riverfolk's funds hold 1 <whose> warrior
    And the Riverfolk's supply holds <left> warriors

    Examples:
      | whose     | left |
      | Marquise  | 15   |
      | Riverfolk | 14   |

  @11.4.1
  Scenario: Committed funds are no payments
    Given the Riverfolk's committed hold 2 Marquise warriors
    When the Riverfolk play their Birdsong
    Then the Riverfolk's funds hold 2 Marquise warriors and 2 Riverfolk warriors

  @11.4.1 @1.5.4
  Scenario: Protectionism places as many warriors as the supply holds
    Given clearing 7 holds 14 Riverfolk warriors
    When the Riverfolk play their Birdsong
    Then the Riverfolk's funds hold 1 Riverfolk warrior

  @11.4 @11.4.1 @11.4.2 @11.4.3
  Scenario: Dividends are counted before what came by Protectionism is gathered
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 2 Riverfolk warriors
    When the Riverfolk play their Birdsong
    Then the Riverfolk score 1 point
    And the Riverfolk's funds hold 4 Riverfolk warriors

  # Dividends (11.4.2)

  @11.4.2
  Scenario Outline: Every two funds score a point where a trade post is on the map
    Given clearing 1 holds <posts>
    And the Riverfolk's funds hold <funds>
    And the Riverfolk's payments hold 2 Marquise warriors
    When the Riverfolk play their Birdsong
    Then the Riverfolk score <points>

    Examples:
      | posts            | funds                                       | points   |
      | 1 fox trade post | nothing                                     | nothing  |
      | 1 fox trade post | 1 Riverfolk warrior                         | nothing  |
      | 1 fox trade post | 2 Riverfolk warriors                        | 1 point  |
      | 1 fox trade post | 3 Riverfolk warriors                        | 1 point  |
      | 1 fox trade post | 2 Riverfolk warriors and 3 Clergy warriors  | 2 points |
      | nothing          | 4 Riverfolk warriors                        | nothing  |

  @11.4.2
  Scenario: Two trade posts score no more than one
    Given clearing 1 holds 1 fox trade post
    And clearing 12 holds 1 fox trade post
    And the Riverfolk's funds hold 2 Riverfolk warriors
    When the Riverfolk play their Birdsong
    Then the Riverfolk score 1 point

  @11.4.2
  Scenario: Payments, committed funds and those on the tracks pay no dividends
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's payments hold 4 Marquise warriors
    And the Riverfolk's committed hold 2 Marquise warriors
    And the Riverfolk's fox track holds 1 Riverfolk warrior
    When the Riverfolk play their Birdsong
    Then the Riverfolk score nothing

  @11.4.2 @11.4.1
  Scenario: What Protectionism brings pays no dividends before the next turn
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 1 Riverfolk warrior
    When the Riverfolk play their Birdsong
    Then the Riverfolk score nothing
    And the Riverfolk's funds hold 3 Riverfolk warriors

  # Gather Funds (11.4.3)

  @11.4 @11.4.3
  Scenario: All warriors of the board become funds, wherever they lie and whosever they are
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 1 Riverfolk warrior
    And the Riverfolk's payments hold 2 Marquise warriors
    And the Riverfolk's committed hold 1 Riverfolk warrior and 1 Clergy warrior
    And the Riverfolk's fox track holds 1 Clergy warrior
    When the Riverfolk play their Birdsong
    Then the Riverfolk's funds hold 2 Riverfolk warriors, 2 Marquise warriors and 2 Clergy warriors
    And the Riverfolk's payments hold nothing
    And the Riverfolk's committed hold nothing
    And the Riverfolk's fox track holds nothing
    And the Riverfolk's supply holds 13 warriors and 2 fox trade posts

  @11.4.3
  Scenario: Items that the Riverfolk crafted stay where they are
    Given the Riverfolk's crafted items hold 1 tea
    When the Riverfolk play their Birdsong
    Then the Riverfolk's crafted items hold 1 tea
    And the Riverfolk's funds hold 2 Riverfolk warriors
