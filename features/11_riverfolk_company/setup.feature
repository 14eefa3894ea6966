Feature: The Riverfolk's setup

  Supply, warriors on the river, trade posts on their tracks, three payments and a price for each service (11.3).

  Background:
    Given the seats are Riverfolk, Marquise and Clergy

  @11.3 @11.3.1 @11.3.2 @11.3.3 @11.3.4 @11.3.5
  Scenario: The Riverfolk set up on the river, with three payments and a price for each service
    When the Riverfolk set up:
      | asked                | answer |
      | clearing to start in | 4      |
      | clearing to start in | 7      |
      | clearing to start in | 7      |
      | clearing to start in | 10     |
      | cost of hand card    | 2      |
      | cost of riverboats   | 1      |
      | cost of mercenaries  | 4      |
    Then these clearings hold:
      | clearing | pieces               |
      | 4        | 1 Riverfolk warrior  |
      | 7        | 2 Riverfolk warriors |
      | 10       | 1 Riverfolk warrior  |
    And the Riverfolk's payments hold 3 warriors
    And the Riverfolk's funds hold nothing
    And the Riverfolk's supply holds 8 warriors, 3 fox trade posts, 3 rabbit trade posts and 3 mouse trade posts
    And on the Riverfolk's board cost, hand card is 2
    And on the Riverfolk's board cost, riverboats is 1
    And on the Riverfolk's board cost, mercenaries is 4
    And the Riverfolk score nothing

  @11.3 @11.3.1 @11.3.3
  Scenario: Before anything is placed all 15 warriors and nine trade posts are in the supply
    When the Riverfolk set up:
      | asked                | answer |
      | clearing to start in | ?      |
    Then the Riverfolk's supply holds 15 warriors, 3 fox trade posts, 3 rabbit trade posts and 3 mouse trade posts

  @11.3.2
  Scenario: All four warriors may start in one clearing
    When the Riverfolk set up:
      | asked                | answer |
      | clearing to start in | 11     |
      | clearing to start in | 11     |
      | clearing to start in | 11     |
      | clearing to start in | 11     |
      | cost of hand card    | 1      |
      | cost of riverboats   | 1      |
      | cost of mercenaries  | 1      |
    Then clearing 11 holds 4 Riverfolk warriors

  @11.3.2
  Scenario: The Riverfolk start in clearings that the river touches alone
    When the Riverfolk try to set up:
      | asked                | answer |
      | clearing to start in | 1      |
    Then it is refused citing 11.3.2: no river touches clearing 1

  @11.3.2 @M.3.2
  Scenario: On the Lake map the Riverfolk start in coastal clearings
    Given the map is Lake
    And the seats are Riverfolk and Clergy
    When the Riverfolk set up:
      | asked                | answer |
      | clearing to start in | ?      |
    Then the options of the Riverfolk are:
      | option      |
      | clearing 1  |
      | clearing 10 |
      | clearing 11 |
      | clearing 12 |

  @11.3.2 @6.2.2
  Scenario: The keep keeps the Riverfolk's first warriors out
    Given clearing 5 holds 1 keep
    When the Riverfolk try to set up:
      | asked                | answer |
      | clearing to start in | 5      |
    Then it is refused citing 6.2.2

  @11.3
  Scenario: Payments lie there before any price is set
    When the Riverfolk set up:
      | asked                | answer |
      | clearing to start in | 4      |
      | clearing to start in | 4      |
      | clearing to start in | 4      |
      | clearing to start in | 4      |
      | cost of hand card    | ?      |
    Then the Riverfolk's payments hold 3 warriors

  @11.3.5
  Scenario Outline: A service marker starts on any of four spaces, and nowhere else
    When the Riverfolk set up:
      | asked                | answer |
      | clearing to start in | 4      |
      | clearing to start in | 4      |
      | clearing to start in | 4      |
      | clearing to start in | 4      |
      | cost of hand card    | ?      |
    Then the Riverfolk are <offered> <cost> when asked for cost of hand card

    Examples:
      | cost | offered     |
      | 0    | not offered |
      | 1    | offered     |
      | 2    | offered     |
      | 3    | offered     |
      | 4    | offered     |
      | 5    | not offered |
