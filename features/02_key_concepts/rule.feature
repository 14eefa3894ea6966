Feature: Rule

  Who rules a clearing (2.5).

  @2.5 @G.3 @G.28 @G.36
  Scenario: More warriors and buildings rule
    Given clearing 5 holds 1 Marquise warrior, 1 sawmill and 1 Clergy warrior
    Then the Marquise rules clearing 5

  @2.5 @G.28
  Scenario: Nobody rules a clearing that is tied
    Given clearing 5 holds 1 Marquise warrior, 1 sawmill and 2 Clergy warriors
    Then nobody rules clearing 5

  @2.5 @G.28
  Scenario: Nobody rules an empty clearing
    Then nobody rules clearing 5

  @2.5 @G.3
  Scenario: A building alone rules
    Given clearing 5 holds 1 sawmill
    Then the Marquise rules clearing 5

  @2.5
  Scenario: Ruins rule nothing
    Given clearing 6 holds 1 ruin
    Then nobody rules clearing 6

  @2.5
  Scenario: Ruins are on nobody's side
    Given clearing 6 holds 1 ruin and 1 Marquise warrior
    Then the Marquise rules clearing 6

  @2.5 @G.28
  Scenario: Tokens do not count for rule
    Given clearing 5 holds 1 Marquise warrior, 4 wood and 2 Clergy warriors
    Then the Clergy rules clearing 5

  @2.5 @G.28
  Scenario: Tokens alone rule nothing
    Given clearing 5 holds 4 wood
    Then nobody rules clearing 5

  @2.5 @G.28
  Scenario: Pawns do not count for rule
    Given the seats are Marquise and Vagabond
    And clearing 10 holds 1 pawn and 1 Marquise warrior
    Then the Marquise rules clearing 10

  @2.5 @G.28
  Scenario: A pawn alone rules nothing
    Given the seats are Marquise and Vagabond
    And clearing 5 holds 1 pawn
    Then nobody rules clearing 5

  @2.5
  Scenario: The pieces of several other players are not added up against a ruler
    Given the seats are Marquise, Clergy and Eyrie
    And clearing 5 holds 3 Marquise warriors, 2 Clergy warriors and 2 Eyrie warriors
    Then the Marquise rules clearing 5

  @2.5 @G.28
  Scenario Outline: Rule goes by the count of warriors and buildings
    Given clearing 5 holds <marquise> Marquise warriors and <clergy> Clergy warriors
    Then <ruler> rules clearing 5

    Examples:
      | marquise | clergy | ruler        |
      | 1        | 0      | the Marquise |
      | 2        | 1      | the Marquise |
      | 1        | 2      | the Clergy   |
      | 2        | 2      | nobody       |

  @2.5
  Scenario: Rule follows the pieces
    Given clearing 1 holds 2 Marquise warriors and 1 Clergy warrior
    And clearing 5 holds 1 Clergy warrior
    When the Marquise moves 2 warriors from clearing 1 to clearing 5
    Then the Clergy rules clearing 1
    And the Marquise rules clearing 5

  @2.5
  Scenario: A card may let more count for its player, and for nobody else
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Soup Kitchens
    And clearing 5 holds 1 wood and 1 Clergy warrior
    And clearing 10 holds 1 fox flower and 1 Marquise warrior
    Then the Marquise rules clearing 5
    And the Marquise rules clearing 10

  @2.5 @4.2
  Scenario: A rule on placing says nothing on moving
    Given clearing 1 holds the keep
    And clearing 5 holds 2 Clergy warriors
    When the Clergy moves 1 warrior from clearing 5 to clearing 1
    Then clearing 1 holds 1 Clergy warrior
    And the Clergy cannot place a Clergy warrior in clearing 1, citing 6.2.2
    And the Clergy rules clearing 1
