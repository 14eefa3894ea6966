Feature: The Automated Alliance's setup

  Warriors, bases and sympathy, all of them on the board (RB.6.3).

  Background:
    Given the seats are Marquise and Automated Alliance

  @RB.6.3 @RB.6.3.1 @RB.6.3.2 @RB.6.3.3
  Scenario: Everything that the Alliance has lies in its supply and on its board
    When the Automated Alliance sets up
    Then the Automated Alliance's supply holds 10 warriors and 10 sympathy
    And the Automated Alliance's supply holds 1 fox base, 1 rabbit base and 1 mouse base
    And the Automated Alliance scores nothing
