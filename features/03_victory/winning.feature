Feature: Winning

  Thirty points win (3.1).

  @3.1
  Scenario Outline: Whoever has 30 points wins at once
    Given the Marquise has <points> points
    When the Marquise scores <more> points
    Then the Marquise wins, citing 3.1

    Examples:
      | points | more |
      | 29     | 1    |
      | 28     | 2    |
      | 28     | 5    |

  @3.1
  Scenario: 29 points do not win
    Given the Marquise has 28 points
    And the Clergy has 29 points
    When the Marquise scores 1 point
    Then nobody has won
    And the Marquise has 29 points
    And it happens that the Marquise scores 1 point

  @3.1
  Scenario: The game is over at once
    Given the Marquise has 29 points
    And the Clergy has 28 points
    And clearing 5 holds 1 Cathedral and 2 Marquise warriors
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1
    Then the Marquise wins, citing 3.1
    And clearing 5 holds no Clergy pieces
    And the Clergy is not asked for warriors to place

  @3.1
  Scenario: Points are lost down to none
    Given the Marquise has 2 points
    When the Marquise loses 3 points
    Then the Marquise has 0 points
    And it happens that the Marquise loses 2 points

  @3.1
  Scenario: Points are scored up to the end of the track
    Given the Marquise has 28 points
    When the Marquise scores 4 points
    Then the Marquise has 30 points
    And it happens that the Marquise scores 2 points

  @3.1
  Scenario: Scoring nothing is no event
    Given the Marquise has 12 points
    When the Marquise scores 0 points
    Then the Marquise has 12 points
    And it does not happen that the Marquise

  @3.1
  Scenario: The first of several players to have 30 points has won
    Given the Clergy has 29 points
    And the Marquise has 29 points
    When the Clergy scores 1 point
    Then the Clergy wins, citing 3.1
    And the Marquise has 29 points

  # 3.1.1 Ties
  @3.1.1
  Scenario Outline: Of several at the same moment, the first from the player whose turn it is wins
    Given the seats are Marquise, Clergy and Eyrie
    And it is <turn>'s turn
    And the Marquise has 29 points
    And the Clergy has 29 points
    And clearing 5 holds 1 sawmill and 1 Clergy warrior
    And clearing 10 holds 1 Cathedral, 1 Marquise warrior and no ruin
    When <attacker> battles <defender> in clearing <clearing>, rolling 1 and 1
    Then <winner> wins, citing 3.1

    Examples:
      | turn         | attacker     | defender     | clearing | winner       |
      | the Marquise | the Marquise | the Clergy   | 10       | the Marquise |
      | the Clergy   | the Clergy   | the Marquise | 5        | the Clergy   |

  @3.1.1
  Scenario Outline: When both sides of a battle reach 30 points, the order of turns decides
    Given the seats are Clergy, Eyrie and Marquise
    And it is <turn>'s turn
    And the Marquise has 29 points
    And the Clergy has 28 points
    And the Clergy's play area holds Sappers
    And the Marquise's play area holds Brutal Tactics
    And clearing 5 holds 1 Marquise warrior, 1 sawmill, 1 Clergy warrior and 1 Cathedral
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1:
      | player   | asked                  | answer                    |
      | Marquise | effect that comes next | Marquise > Brutal Tactics |
      | Marquise | use Brutal Tactics     | use                       |
      | Clergy   | use Sappers            | use                       |
    Then <winner> wins, citing 3.1

    Examples:
      | turn         | winner       |
      | the Marquise | the Marquise |
      | the Clergy   | the Clergy   |
      | the Eyrie    | the Marquise |

  # Coalitions (9.2.8)
  @9.2.8 @3.1
  Scenario: Whoever is in a coalition with the winner wins too
    Given the seats are Marquise, Clergy, Diaspora and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And the Marquise has 29 points
    When the Marquise scores 1 point
    Then the Marquise wins, citing 3.1
    And the Vagabond wins, citing 3.1
    And the winners are the Marquise and the Vagabond

  @9.2.8 @3.1
  Scenario: Whoever is in a coalition with somebody else than the winner does not win
    Given the seats are Marquise, Clergy, Diaspora and Vagabond
    And on the Vagabond's board coalition with is Diaspora
    And the Marquise has 29 points
    When the Marquise scores 1 point
    Then the winners are the Marquise

  @9.2.8 @3.3.1.I
  Scenario: A coalition wins by dominance too
    Given the seats are Marquise, Clergy, Diaspora and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And the Marquise has activated Dominance (fox)
    And clearing 1 holds 1 Marquise warrior
    And clearing 6 holds 1 Marquise warrior
    And clearing 8 holds 1 Marquise warrior
    When the Marquise plays her Birdsong
    Then the winners are the Marquise and the Vagabond
