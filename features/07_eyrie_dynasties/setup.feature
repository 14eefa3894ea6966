Feature: The Eyrie's setup

  Warriors, a roost in a corner, a leader and two Loyal Viziers (7.3).

  Background:
    Given the seats are Eyrie, Marquise and Clergy

  @7.3 @7.3.1 @7.3.2 @7.3.3 @7.3.4 @7.3.5
  Scenario: The Eyrie set up opposite the keep
    Given clearing 1 holds 1 keep
    When the Eyrie sets up:
      | asked  | answer  |
      | corner | 3       |
      | leader | builder |
    Then clearing 3 holds 1 roost and 6 Eyrie warriors
    And the Eyrie's supply holds 14 warriors and 6 roosts
    And the Eyrie's cards hold builder
    And the Eyrie's leaders hold charismatic, commander and despot
    And the Eyrie's deposed hold nothing
    And the Eyrie's recruit holds Loyal Vizier
    And the Eyrie's move holds Loyal Vizier
    And the Eyrie's battle holds nothing
    And the Eyrie's build holds nothing
    And the Eyrie scores nothing

  @7.3.1 @7.3.5
  Scenario: Before anything is placed the supply holds 20 warriors and 7 roosts
    When the Eyrie sets up:
      | asked  | answer |
      | corner | ?      |
    Then the Eyrie's supply holds 20 warriors and 7 roosts

  @7.3.2 @5
  Scenario Outline: The Eyrie are refused any clearing but an opposite corner
    Given clearing <keep> holds 1 keep
    When the Eyrie tries to set up:
      | asked  | answer   |
      | corner | <corner> |
    Then it is refused citing 7.3.2: <reason>
    And the Eyrie gains nothing in clearing <corner>

    Examples:
      | keep | corner | reason                                             |
      | 1    | 2      | clearing 2 is not opposite another faction's start |
      | 1    | 1      | clearing 1 is where another faction starts         |
      | 1    | 5      | clearing 5 is no corner                            |
      | 4    | 3      | clearing 3 is not opposite another faction's start |

  @7.3.2 @5
  Scenario: Where nobody has started in a corner yet the Eyrie choose among all four
    When the Eyrie sets up:
      | asked  | answer |
      | corner | ?      |
    Then the options of the Eyrie are:
      | option     |
      | clearing 1 |
      | clearing 2 |
      | clearing 3 |
      | clearing 4 |

  @7.3.2 @5
  Scenario: Who sets up after the Eyrie starts opposite them
    Given the seats are Eyrie and Legion
    And the Eyrie has set up:
      | asked  | answer |
      | corner | 2      |
      | leader | despot |
    When the Legion tries to set up:
      | asked  | answer |
      | corner | 3      |
    Then it is refused citing QL.3.2: clearing 3 is not opposite another faction's start

  @7.3.2 @5
  Scenario: With the opposite corner taken too, any corner left will do
    Given the seats are Eyrie, Marquise and Reavers
    And clearing 1 holds 1 keep
    And clearing 3 holds 1 encampment
    When the Eyrie sets up:
      | asked  | answer |
      | corner | ?      |
    Then the options of the Eyrie are:
      | option     |
      | clearing 2 |
      | clearing 4 |

  @7.3.3 @1.5.2
  Scenario: The Eyrie choose one of four leaders
    When the Eyrie sets up:
      | asked  | answer |
      | corner | 1      |
      | leader | ?      |
    Then the options of the Eyrie are:
      | option      |
      | builder     |
      | charismatic |
      | commander   |
      | despot      |

  @7.3.4 @7.8.1 @7.8.2 @7.8.3 @7.8.4
  Scenario Outline: Each leader has two columns for the Loyal Viziers
    When the Eyrie sets up:
      | asked  | answer   |
      | corner | 1        |
      | leader | <leader> |
    Then the Eyrie's cards hold <leader>
    And the Eyrie's recruit holds <recruit>
    And the Eyrie's move holds <move>
    And the Eyrie's battle holds <battle>
    And the Eyrie's build holds <build>
    And the Eyrie's viziers hold nothing

    Examples:
      | leader      | recruit      | move         | battle       | build        |
      | builder     | Loyal Vizier | Loyal Vizier | nothing      | nothing      |
      | charismatic | Loyal Vizier | nothing      | Loyal Vizier | nothing      |
      | commander   | nothing      | Loyal Vizier | Loyal Vizier | nothing      |
      | despot      | nothing      | Loyal Vizier | nothing      | Loyal Vizier |
