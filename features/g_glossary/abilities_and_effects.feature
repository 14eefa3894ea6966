Feature: Abilities and effects

  What changes the game, and what a faction can always do (G.1, G.7).

  @G.1 @6.2.2
  Scenario Outline: An ability is in force in everybody's turn
    Given it is <player>'s turn
    And clearing 1 holds the keep
    Then the Clergy cannot place a Clergy warrior in clearing 1, citing 6.2.2
    And the Marquise can place a Marquise warrior in clearing 1

    Examples:
      | player       |
      | the Marquise |
      | the Clergy   |

  @G.1
  Scenario: An ability binds only while its faction is at the table
    Given the seats are Clergy and Eyrie
    Then the Clergy can place a Clergy warrior in clearing 1

  @G.1 @7.2.2
  Scenario: The abilities of two factions are in force together
    Given the seats are Marquise, Clergy and Eyrie
    And clearing 1 holds the keep
    And clearing 5 holds 1 Marquise warrior and 1 Eyrie warrior
    Then the Clergy cannot place a Clergy warrior in clearing 1, citing 6.2.2
    And the Eyrie rules clearing 5

  @G.1
  Scenario Outline: An ability is in force in whatever order the factions sit
    Given the seats are <seats>
    And clearing 5 holds 1 Marquise warrior and 1 Eyrie warrior
    Then the Eyrie rules clearing 5

    Examples:
      | seats              |
      | Marquise and Eyrie |
      | Eyrie and Marquise |

  @G.7
  Scenario: A persistent effect in a play area is in force
    Given the Clergy holds Ambush! (rabbit)
    And the Marquise's play area holds Scouting Party
    And clearing 5 holds 3 Marquise warriors and 2 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 0:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (rabbit) |
    Then the Marquise loses nothing in clearing 5
    And the Clergy loses 1 warrior in clearing 5

  @G.7
  Scenario: A persistent effect is in force for its owner alone
    Given the Clergy holds Ambush! (rabbit)
    And the Clergy's play area holds Scouting Party
    And clearing 5 holds 3 Marquise warriors and 2 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 0:
      | player   | asked  | answer           |
      | Clergy   | ambush | Ambush! (rabbit) |
    Then the Marquise loses 2 warriors in clearing 5
    And the Clergy loses 1 warrior in clearing 5

  @G.7
  Scenario: A card that is only held has no effect
    Given the Clergy holds Ambush! (rabbit)
    And the Marquise holds Scouting Party
    And clearing 5 holds 3 Marquise warriors and 2 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 0:
      | player   | asked  | answer           |
      | Clergy   | ambush | Ambush! (rabbit) |
    Then the Marquise loses 2 warriors in clearing 5

  @G.7 @M.4.2
  Scenario: A map's rule is an effect too
    Given the map is Mountain
    Then the Marquise cannot place a Marquise warrior in the path 2-5, citing M.4.2

  @G.4 @1.1.2 @G.1
  Scenario: What cannot be done is refused, with the clause
    Given clearing 1 holds the keep
    When the Clergy tries to place 1 warrior in clearing 1
    Then it is refused citing 6.2.2
    And nothing changes
