Feature: Encampments

  What their loss costs (LR.2.3).

  Background:
    Given the seats are Marquise, Reavers and Clergy

  @LR.2.3.I @3.2.1
  Scenario: For an encampment that is removed the Reavers return a cache of their choice from their board
    Given clearing 9 holds 1 encampment
    And the Reavers' caches hold 2 loot and 1 depot
    When the Marquise removes 1 encampment from clearing 9:
      | player  | asked           | answer |
      | Reavers | cache to return | loot   |
    Then the Reavers' caches hold 1 loot and 1 depot
    And the Reavers' supply holds 1 loot, 1 depot and 5 encampments
    And the Marquise scores 1 point
    And the Reavers score nothing
    And the options of the Reavers are when asked for cache to return:
      | option        |
      | Reavers depot |
      | Reavers loot  |

  @LR.2.3.I
  Scenario: Each encampment that falls costs one cache
    Given clearing 9 holds 1 encampment
    And clearing 8 holds 1 encampment
    And the Reavers' caches hold 2 loot
    When the Marquise removes 1 encampment from clearing 9
    And the Marquise removes 1 encampment from clearing 8
    Then the Reavers' caches hold nothing
    And the Marquise draws 0 cards

  @LR.2.3.I
  Scenario: Two encampments that are removed together cost two caches
    Given clearing 9 holds 2 encampments
    And the Reavers' caches hold 2 loot and 1 depot
    When the Marquise removes 2 encampments from clearing 9:
      | player  | asked           | answer |
      | Reavers | cache to return | loot   |
      | Reavers | cache to return | depot  |
    Then the Reavers' caches hold 1 loot and no depot

  @LR.2.3.I @1.5.4
  Scenario: Two encampments that are removed together cost the only cache
    Given clearing 9 holds 2 encampments
    And the Reavers' caches hold 1 loot
    When the Marquise removes 2 encampments from clearing 9
    Then the Reavers' caches hold nothing

  # A reading: there is nothing to return.
  @LR.2.3.I @1.5.4 @1.1.3
  Scenario: With no cache on the board nothing is returned, those on the map stay
    Given clearing 9 holds 1 encampment
    And clearing 5 holds 1 loot
    When the Marquise removes 1 encampment from clearing 9
    Then clearing 5 holds 1 loot
    And the Reavers are not asked for cache to return, citing LR.2.3.I: no cache is on the Reavers' board
    And the Marquise is not asked for Raided, citing LR.2.3.I: no cache is on the Reavers' board

  @LR.2.3.I @1.1.3
  Scenario: Where there is a cache to return, Raided and a reward are put in order
    Given clearing 9 holds 3 Marquise warriors, 1 encampment and 1 loot
    And the Reavers' caches hold 1 depot
    When the Marquise battles the Reavers in clearing 9, rolling 1 and 0:
      | player  | asked           | answer |
      | Reavers | what comes next | Raided |
    Then the Reavers' caches hold nothing
    And the Marquise draws 1 card

  @LR.2.3.I @1.1.3
  Scenario: Raided is not ordered where there is no cache to return
    Given clearing 9 holds 3 Marquise warriors, 1 encampment and 1 loot
    When the Marquise battles the Reavers in clearing 9, rolling 1 and 0
    Then the Reavers are not asked for what comes next
    And the Marquise draws 1 card

  @LR.2.3.I @4.3.6
  Scenario: An encampment that falls in battle is raided too
    Given clearing 9 holds 3 Marquise warriors and 1 encampment
    And the Reavers' caches hold 1 provisions
    When the Marquise battles the Reavers in clearing 9, rolling 0 and 0
    Then clearing 9 holds no encampment
    And the Reavers' caches hold nothing
    And the Reavers' supply holds 2 provisions

  @LR.2.3.I @G.23
  Scenario: An encampment that is replaced is raided too
    Given clearing 9 holds 1 encampment
    And the Reavers' caches hold 1 provisions
    When the Marquise replaces an encampment with a workshop in clearing 9
    Then the Reavers' caches hold nothing

  @LR.2.3.I
  Scenario: Other Lemming pieces that fall cost no cache
    Given clearing 9 holds 1 Reavers warrior
    And clearing 5 holds 1 loot
    And the Reavers' caches hold 1 provisions
    When the Marquise removes 1 Reavers warrior from clearing 9
    And the Marquise removes 1 loot from clearing 5
    Then the Reavers' caches hold 1 provisions
