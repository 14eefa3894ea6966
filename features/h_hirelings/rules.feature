Feature: Rules of hirelings

  For whom a hireling's pieces count for rule, and whose enemy it is (H.3). What hirelings do stands on their cards.

  # H.3.1 Rule
  @H.3.1 @2.5
  Scenario: A hireling that nobody controls rules as if it were a player
    Given clearing 5 holds 3 hireling warriors and 2 Marquise warriors
    Then the hireling rules clearing 5

  @H.3.1 @2.5
  Scenario: A hireling that nobody controls can be tied with a player
    Given clearing 5 holds 2 hireling warriors and 2 Marquise warriors
    Then nobody rules clearing 5

  @H.3.1 @2.5
  Scenario: A hireling's pieces count for the rule of its controller
    Given the Marquise controls the hireling
    And clearing 5 holds 2 hireling warriors, 1 Marquise warrior and 2 Clergy warriors
    Then the Marquise rules clearing 5

  @H.3.1 @2.5
  Scenario: A controller rules with its hireling alone
    Given the Marquise controls the hireling
    And clearing 5 holds 1 hireling warrior
    Then the Marquise rules clearing 5

  @H.3.1 @4.2.1
  Scenario: A move needs rule, and a hireling gives it
    Given the Marquise controls the hireling
    And clearing 1 holds 1 Marquise warrior and 2 Clergy warriors
    And clearing 5 holds 2 Clergy warriors and 3 hireling warriors
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then clearing 5 holds 1 Marquise warrior

  # H.3.2 Enemy Status
  @H.3.2 @G.8
  Scenario: A hireling that nobody controls is everybody's enemy
    Then the hireling is an enemy of the Marquise
    And the hireling is an enemy of the Clergy

  @H.3.2 @G.8
  Scenario: A hireling is an enemy of all but its controller
    Given the Marquise controls the hireling
    Then the hireling is no enemy of the Marquise
    And the hireling is an enemy of the Clergy
    And the Marquise is no enemy of the hireling
    And the Clergy is an enemy of the hireling

  @H.3.2 @G.8
  Scenario: A hireling is no enemy of who is in a coalition with its controller
    Given the seats are Marquise, Clergy and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And the Marquise controls the hireling
    Then the hireling is no enemy of the Vagabond
    And the Vagabond is no enemy of the hireling
    And the hireling is an enemy of the Clergy

  @H.3.2 @G.9
  Scenario: A hireling's pieces are enemy pieces of all but its controller
    Given the Clergy controls the hireling
    And clearing 5 holds 2 hireling warriors
    Then the Marquise faces 2 enemy pieces in clearing 5
    And the Clergy faces 0 enemy pieces in clearing 5

  @H.3.2 @card.favor-of-the-rabbits
  Scenario Outline: A favor removes the warriors of a hireling that is an enemy
    Given the seats are Marquise and Eyrie
    And the <player> controls the hireling
    And clearing 3 holds 3 workshops
    And clearing 5 holds 2 hireling warriors
    And the Marquise holds Favor of the Rabbits
    When the Marquise crafts Favor of the Rabbits
    Then clearing 5 holds <left> hireling warriors

    Examples:
      | player   | left |
      | Marquise | 2    |
      | Eyrie    | no   |
