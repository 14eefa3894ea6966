Feature: When effects may be used

  What any player may do in Daylight fits in between crafts, too (1.4.1).

  @1.4.1 @4.1
  Scenario: Between two crafts a player may do what anybody may in Daylight
    Given clearing 9 holds 2 workshops and 1 Marquise warrior
    And clearing 7 holds 1 workshop
    And the Marquise has 10 points
    And the Marquise holds Root Tea (fox), Root Tea (mouse) and Dominance (fox)
    When the Marquise plays her Daylight:
      | asked                 | answer                      |
      | card to craft         | Root Tea (fox)              |
      | to activate for mouse | clearing 9 > workshop       |
      | card to craft         | activate dominance          |
      | card to craft         | Root Tea (mouse)            |
      | to activate for mouse | clearing 9 > workshop       |
      | action                | end                         |
    Then the Marquise has activated Dominance (fox)
    And the Marquise's crafted items hold 2 teas
    And the Marquise holds nothing

  @1.4.1 @4.1
  Scenario: What cannot be done is not offered between crafts
    Given clearing 9 holds 2 workshops
    And the Marquise has 9 points
    And the Marquise holds Root Tea (fox) and Dominance (fox)
    And the Marquise's play area holds Tax Collector
    When the Marquise plays her Daylight:
      | asked         | answer |
      | card to craft | ?      |
    Then the options of the Marquise are:
      | option            |
      | fox card Root Tea |
      | end               |
