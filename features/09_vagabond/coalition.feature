Feature: Dominance cards and coalitions

  The Vagabond shares the victory of another (9.2.8).

  Background:
    Given the seats are Vagabond, Marquise, Clergy and Diaspora
    And the Vagabond's cards hold thief
    And it is the Vagabond's Daylight
    And the forest 4-9-12 holds 1 pawn

  @9.2.8 @3.3.1
  Scenario: The Vagabond activates a dominance card to join who has the fewest points
    Given the Vagabond has 10 points
    And the Marquise has 5 points
    And the Clergy has 12 points
    And the Diaspora has 7 points
    And the Vagabond holds Dominance (fox)
    When the Vagabond takes the action form coalition
    Then the Vagabond has activated Dominance (fox)
    And the Vagabond has left the score track
    And it happens that the Vagabond leaves the score track for the Marquise
    And on the Vagabond's board coalition with is Marquise
    And the Vagabond is no enemy of the Marquise
    When the Vagabond scores 3 points
    Then the Vagabond scores nothing

  @9.2.8
  Scenario: Of several players with the fewest points the Vagabond chooses one
    Given the Vagabond has 10 points
    And the Marquise has 5 points
    And the Clergy has 5 points
    And the Diaspora has 7 points
    And the Vagabond holds Dominance (fox)
    When the Vagabond takes the action form coalition:
      | asked          | answer |
      | coalition with | ?      |
    Then the options of the Vagabond are:
      | option   |
      | Marquise |
      | Clergy   |

  @9.2.8
  Scenario: Of several dominance cards the Vagabond activates one
    Given the Vagabond has 10 points
    And the Marquise has 5 points
    And the Clergy has 12 points
    And the Diaspora has 7 points
    And the Vagabond holds Dominance (fox) and Dominance (mouse)
    When the Vagabond takes the action form coalition:
      | asked          | answer            |
      | dominance card | Dominance (mouse) |
    Then the Vagabond has activated Dominance (mouse)
    And the Vagabond holds Dominance (fox)
    And on the Vagabond's board coalition with is Marquise

  @9.2.8
  Scenario: The Vagabond forms no coalition with himself
    Given the Vagabond has 10 points
    And the Marquise has 10 points
    And the Clergy has 10 points
    And the Diaspora has 17 points
    And the Vagabond holds Dominance (fox)
    When the Vagabond tries to take the action form coalition:
      | asked          | answer   |
      | coalition with | Vagabond |
    Then it is refused citing 9.2.8: a Vagabond cannot win by dominance; expected a coalition with another player

  @9.2.8 @3.3.1
  Scenario: Other players activate a dominance card for its condition, as ever
    Given the Marquise has 10 points
    And the Marquise holds Dominance (fox)
    And it is the Marquise's Daylight
    When the Marquise activates Dominance (fox)
    Then the Marquise has activated Dominance (fox)

  @9.2.8
  Scenario: The Vagabond joins nobody who has more points than another player
    Given the Vagabond has 10 points
    And the Marquise has 15 points
    And the Clergy has 15 points
    And the Diaspora has 17 points
    And the Vagabond holds Dominance (fox)
    When the Vagabond tries to take the action form coalition:
      | asked          | answer   |
      | coalition with | Diaspora |
    Then it is refused citing 9.2.8: Lilypad Diaspora has 17 points, and another player 15

  @9.2.8
  Scenario: The Vagabond joins nobody whose score marker has left the track
    Given the Vagabond has 10 points
    And the Marquise has activated Dominance (mouse)
    And the Clergy has 5 points
    And the Diaspora has 5 points
    And the Vagabond holds Dominance (fox)
    When the Vagabond tries to take the action form coalition:
      | asked          | answer   |
      | coalition with | Marquise |
    Then it is refused citing 9.2.8: Marquise de Cat has no score marker on the track

  @9.2.8 @3.3.1
  Scenario: The Vagabond cannot activate a dominance card for its own condition
    Given the Vagabond has 10 points
    And the Vagabond holds Dominance (fox)
    When the Vagabond tries to activate Dominance (fox)
    Then it is refused citing 9.2.8

  @9.2.8 @3.3.1
  Scenario Outline: Without ten points or a dominance card the Vagabond forms no coalition
    Given the Vagabond has <points> points
    And the Vagabond holds <card>
    When the Vagabond tries to take the action form coalition
    Then it is refused citing 3.3.1: <reason>

    Examples:
      | points | card            | reason                           |
      | 9      | Dominance (fox) | activating takes 10 points, not 9 |
      | 10     | Anvil           | no dominance card in hand        |

  @9.2.8 @3.3.2
  Scenario: One coalition is for good
    Given the Vagabond has activated Dominance (mouse)
    And the Vagabond holds Dominance (fox)
    When the Vagabond tries to take the action form coalition
    Then it is refused citing 3.3.2

  @9.2.8 @3.1
  Scenario: When the partner in a coalition wins, so does the Vagabond
    Given on the Vagabond's board coalition with is Marquise
    And the Vagabond has activated Dominance (fox)
    And the Marquise has 29 points
    When the Marquise scores 1 point
    Then the winners are the Marquise and the Vagabond

  @9.2.8 @9.2.9.IIId
  Scenario: A Hostile faction becomes Indifferent when the Vagabond joins it
    Given the Vagabond has 10 points
    And the Marquise has 5 points
    And the Clergy has 12 points
    And the Diaspora has 7 points
    And the Marquise is hostile to the Vagabond
    And the Clergy is hostile to the Vagabond
    And the Vagabond holds Dominance (fox)
    When the Vagabond takes the action form coalition
    Then the Marquise is indifferent to the Vagabond
    And the Clergy is hostile to the Vagabond
