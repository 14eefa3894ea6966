Feature: The Corvids' setup

  The supplies of warriors and plots, and a warrior in a clearing of each suit (13.3).

  Background:
    Given the seats are Corvids, Marquise and Eyrie

  @13.3 @13.3.1 @13.3.2
  Scenario: The Corvids scatter three warriors, one in a clearing of each suit
    When the Corvids set up:
      | asked                        | answer |
      | warrior in a fox clearing    | 8      |
      | warrior in a rabbit clearing | 5      |
      | warrior in a mouse clearing  | 9      |
    Then these clearings hold:
      | clearing | pieces           |
      | 8        | 1 Corvid warrior |
      | 5        | 1 Corvid warrior |
      | 9        | 1 Corvid warrior |
      | 1        | nothing          |
    And the Corvids' supply holds 12 warriors and 8 plots
    And the Corvids score nothing

  @13.3.1 @13.2.2
  Scenario: Before anything is placed all 15 warriors and 8 plots are in the supply, the plots face down
    When the Corvids set up:
      | asked                     | answer |
      | warrior in a fox clearing | ?      |
    Then the Corvids' supply holds 15 warriors, 8 plots, no bombs, no snares, no extortions and no raids

  @13.3.2
  Scenario: The fox warrior goes to a fox clearing alone
    When the Corvids try to set up:
      | asked                     | answer |
      | warrior in a fox clearing | 5      |
    Then it is refused citing 13.3.2: clearing 5 is no fox clearing

  @13.3.2
  Scenario: The rabbit warrior goes to a rabbit clearing alone
    When the Corvids try to set up:
      | asked                        | answer |
      | warrior in a fox clearing    | 1      |
      | warrior in a rabbit clearing | 1      |
    Then it is refused citing 13.3.2: clearing 1 is no rabbit clearing

  @13.3.2
  Scenario: The mouse warrior goes to a mouse clearing alone
    When the Corvids try to set up:
      | asked                        | answer |
      | warrior in a fox clearing    | 1      |
      | warrior in a rabbit clearing | 5      |
      | warrior in a mouse clearing  | 5      |
    Then it is refused citing 13.3.2: clearing 5 is no mouse clearing

  @13.3.2
  Scenario: Any clearing of the suit will do, whoever is there
    Given clearing 1 holds 1 keep and 3 Marquise warriors
    When the Corvids set up:
      | asked                     | answer |
      | warrior in a fox clearing | ?      |
    Then the options of the Corvids are:
      | option      |
      | clearing 6  |
      | clearing 8  |
      | clearing 12 |

  @13.3.2 @6.2.2
  Scenario: The keep keeps the first warrior out of its clearing
    Given clearing 1 holds 1 keep
    When the Corvids try to set up:
      | asked                     | answer |
      | warrior in a fox clearing | 1      |
    Then it is refused citing 6.2.2

  @13.3.2
  Scenario Outline: Where no clearing of a suit can take a warrior none is placed for it
    Given the suits are <one>, <two>, <one>, <two>, <one>, <two>, <one>, <two>, <one>, <two>, <one>, <two>
    And the Corvids will choose clearing 1 when asked for warrior in a <one> clearing
    And the Corvids will choose clearing 2 when asked for warrior in a <two> clearing
    When the Corvids set up
    Then the Corvids' supply holds 13 warriors
    And the Corvids are not asked for clearing 1 as warrior in a <none> clearing, citing 13.3.2: clearing 1 is no <none> clearing

    Examples:
      | none   | one    | two    |
      | fox    | rabbit | mouse  |
      | rabbit | fox    | mouse  |
      | mouse  | fox    | rabbit |
