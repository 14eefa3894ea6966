Feature: The Standard deck in Evening

  Cobbler.

  @card.cobbler @4.2
  Scenario: The owner of Cobbler may take a move at the start of Evening
    Given clearing 5 holds 3 Marquise warriors
    And the deck's top cards are Anvil
    And the Marquise's play area holds Cobbler
    When the Marquise plays her Evening:
      | asked             | answer |
      | move              | 5 > 2  |
      | how many warriors | 2      |
    Then clearing 5 holds 1 Marquise warrior
    And clearing 2 holds 2 Marquise warriors
    And the Marquise holds Anvil and no cards
    And the Marquise's play area holds Cobbler

  @card.cobbler
  Scenario: The owner of Cobbler may leave its move
    Given clearing 5 holds 3 Marquise warriors
    And the Marquise's play area holds Cobbler
    When the Marquise plays her Evening:
      | asked | answer  |
      | move  | decline |
    Then clearing 5 holds 3 Marquise warriors
    And it does not happen that the Marquise moves 1 Marquise warrior

  @card.cobbler @4.2.1
  Scenario: The move of Cobbler needs rule as any move does
    Given clearing 5 holds 1 Marquise warrior and 2 Clergy warriors
    And clearing 2 holds 2 Clergy warriors
    And the Marquise's play area holds Cobbler
    When the Marquise tries to play her Evening:
      | asked | answer |
      | move  | 5 > 2  |
    Then it is refused citing 4.2.1
    And nothing changes

  @card.cobbler @HCC.2.2.IV
  Scenario: Flowers go along with the Clergy's warriors in the move of Cobbler
    Given clearing 5 holds 3 Clergy warriors, 1 fox flower and 1 bird flower
    And the Clergy's supply holds no fox flowers, no rabbit flowers, no mouse flowers and no bird flowers
    And the Clergy's play area holds Cobbler
    And the deck's top cards are Anvil
    When the Clergy plays its Evening:
      | asked                 | answer |
      | move                  | 5 > 2  |
      | how many warriors     | 2      |
      | how many bird flowers | 0      |
      | how many fox flowers  | 1      |
    Then clearing 2 holds 2 Clergy warriors, 1 fox flower and no bird flower
    And clearing 5 holds 1 Clergy warrior, no fox flower and 1 bird flower

  @card.cobbler @HCC.2.4
  Scenario: The Clergy's move of Cobbler needs no rule from a Cathedral
    Given clearing 5 holds 1 Clergy warrior, 1 cathedral and 5 Marquise warriors
    And clearing 2 holds 2 Marquise warriors
    And the Clergy's play area holds Cobbler
    And the Clergy's supply holds no fox flowers, no rabbit flowers, no mouse flowers and no bird flowers
    When the Clergy plays its Evening:
      | asked | answer |
      | move  | 5 > 2  |
    Then clearing 2 holds 1 Clergy warrior

  @card.cobbler @1.4.1
  Scenario: The move of Cobbler comes before the rest of Evening
    Given clearing 5 holds 3 Marquise warriors
    And the Marquise holds 5 fox cards
    And the Marquise's play area holds Cobbler
    When the Marquise plays her Evening:
      | asked | answer |
      | move  | ?      |
    Then the Marquise draws 0 cards

  @card.cobbler
  Scenario: In the Evening of others nobody moves by Cobbler
    Given clearing 5 holds 3 Marquise warriors
    And clearing 1 holds 1 Clergy warrior
    And the Clergy's play area holds Cobbler
    When the Marquise plays her Evening
    Then the Marquise is not asked for move
    And the Clergy is not asked for move

  @1.4.1
  Scenario: Cobbler is refused in Daylight
    Given clearing 5 holds 3 Marquise warriors
    And the Marquise's play area holds Cobbler
    When the Marquise tries to take the action Cobbler
    Then it is refused citing card.cobbler: at the start of its owner's own Evening
    And nothing changes
