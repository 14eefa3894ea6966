Feature: Moves and rule by Exiles and Partisans

  Soup Kitchens, Boat Builders, Corvid Planners and Tunnels.

  Background:
    Given the deck is Exiles and Partisans

  # Soup Kitchens

  @card.soup-kitchens @2.5
  Scenario Outline: Tokens count for rule, each of them twice
    Given the Marquise's play area holds Soup Kitchens
    And clearing 9 holds <wood> wood, <warriors> Marquise warriors and <bees> Clergy warriors
    Then <ruler>

    Examples:
      | wood | warriors | bees | ruler                        |
      | 1    | 0        | 1    | the Marquise rules clearing 9 |
      | 1    | 0        | 2    | nobody rules clearing 9      |
      | 1    | 0        | 3    | the Clergy rules clearing 9  |
      | 2    | 0        | 3    | the Marquise rules clearing 9 |
      | 2    | 1        | 4    | the Marquise rules clearing 9 |
      | 2    | 1        | 5    | nobody rules clearing 9      |
      | 1    | 0        | 0    | the Marquise rules clearing 9 |

  @card.soup-kitchens @2.5
  Scenario: Every sort of token counts, and buildings as ever
    Given the Marquise's play area holds Soup Kitchens
    And clearing 9 holds 1 keep, 1 wood, 1 sawmill and 5 Clergy warriors
    And clearing 12 holds 2 sawmills and 3 Clergy warriors
    Then nobody rules clearing 9
    And the Clergy rules clearing 12

  @card.soup-kitchens
  Scenario: Soup Kitchens count only their owner's tokens
    Given the Marquise's play area holds Soup Kitchens
    And clearing 9 holds 1 Marquise warrior, 1 fox flower and 1 mouse flower
    And clearing 12 holds 1 wood and 1 fox flower
    Then the Marquise rules clearing 9
    And the Marquise rules clearing 12

  @card.soup-kitchens
  Scenario: Flowers count for rule with Soup Kitchens
    Given the Clergy's play area holds Soup Kitchens
    And clearing 9 holds 3 Marquise warriors, 1 fox flower and 1 mouse flower
    And clearing 12 holds 3 Marquise warriors and 1 fox flower
    Then the Clergy rules clearing 9
    And the Marquise rules clearing 12

  @card.soup-kitchens @6.5.4.I @6.5.4.II
  Scenario: Wood may be spent on a building in the clearing that is ruled by it
    Given the Marquise's play area holds Soup Kitchens
    And clearing 7 holds 1 sawmill, 1 wood and 2 Clergy warriors
    When the Marquise takes the action build:
      | asked | answer      |
      | build | 7 > sawmill |
    Then clearing 7 holds 2 sawmills and no wood
    And nobody rules clearing 7

  @card.soup-kitchens
  Scenario: Without Soup Kitchens tokens count for nothing
    Given the Marquise's play area holds Soup Kitchens
    And clearing 9 holds 1 wood and 1 Clergy warrior
    Then the Marquise rules clearing 9
    When the Marquise discards Soup Kitchens from the Marquise's play area
    Then the Clergy rules clearing 9

  # Boat Builders

  @card.boat-builders @2.3
  Scenario: Rivers are paths, for the owner alone
    Given the Marquise's play area holds Boat Builders
    Then clearing 4 is adjacent to clearing 7 for the Marquise
    And clearing 11 is adjacent to clearing 7 for the Marquise
    And clearing 4 is not adjacent to clearing 11 for the Marquise
    And clearing 4 is not adjacent to clearing 7 for the Clergy

  @card.boat-builders @4.2 @4.2.1
  Scenario: Boats carry warriors where either end is ruled
    Given the Marquise's play area holds Boat Builders
    And clearing 4 holds 2 Marquise warriors
    And clearing 11 holds 1 Marquise warrior and 2 Clergy warriors
    And clearing 7 holds 1 Clergy warrior
    When the Marquise moves 1 warrior from clearing 4 to clearing 7
    Then clearing 7 holds 1 Marquise warrior
    And the Marquise cannot move a warrior from clearing 11 to clearing 7, citing 4.2.1
    And the Marquise can move a warrior from clearing 4 to clearing 7

  @card.boat-builders @M.3.2
  Scenario: On the lake boats link all coastal clearings
    Given the map is Lake
    And the Marquise's play area holds Boat Builders
    Then clearing 1 is adjacent to clearing 10 for the Marquise
    And clearing 1 is adjacent to clearing 12 for the Marquise
    And clearing 1 is not adjacent to clearing 2 for the Marquise
    And clearing 1 is not adjacent to clearing 10 for the Clergy

  @card.boat-builders @6.5.4.II
  Scenario: Wood comes over the river
    Given the Marquise's play area holds Boat Builders
    And clearing 4 holds 1 sawmill and 1 wood
    And clearing 7 holds 1 Marquise warrior
    When the Marquise takes the action build:
      | asked | answer      |
      | build | 7 > sawmill |
    Then clearing 7 holds 1 sawmill
    And clearing 4 holds no wood

  # Corvid Planners

  @card.corvid-planners @4.2.1
  Scenario: The planners need no rule, others do
    Given the Marquise's play area holds Corvid Planners
    And clearing 9 holds 2 Marquise warriors and 5 Clergy warriors
    And clearing 12 holds 2 Clergy warriors
    And clearing 8 holds 1 Clergy warrior and 2 Marquise warriors
    And clearing 4 holds 1 Marquise warrior
    Then the Marquise can move a warrior from clearing 9 to clearing 12
    And the Clergy cannot move a Clergy warrior from clearing 8 to clearing 4, citing 4.2.1

  @card.corvid-planners @4.2
  Scenario: Plans make no paths
    Given the Marquise's play area holds Corvid Planners
    And clearing 9 holds 2 Marquise warriors and 5 Clergy warriors
    Then the Marquise cannot move a warrior from clearing 9 to clearing 8, citing 4.2
    When the Marquise moves 1 warrior from clearing 9 to clearing 1
    Then clearing 1 holds 1 Marquise warrior

  @card.corvid-planners @card.boat-builders
  Scenario: With planners and boats warriors go along rivers whoever rules
    Given the Marquise's play area holds Corvid Planners and Boat Builders
    And clearing 4 holds 1 Marquise warrior and 2 Clergy warriors
    And clearing 7 holds 1 Clergy warrior
    When the Marquise moves 1 warrior from clearing 4 to clearing 7
    Then clearing 7 holds 1 Marquise warrior and 1 Clergy warrior

  @card.corvid-planners @M.3.5
  Scenario: With planners nobody has to rule to board the Ferry
    Given the map is Lake
    And the Marquise's play area holds Corvid Planners
    And clearing 1 holds 1 Marquise warrior, 3 Clergy warriors and 1 ferry
    And clearing 10 holds 1 Clergy warrior
    When the Marquise moves 1 warrior from clearing 1 to clearing 10 by the Ferry
    Then clearing 10 holds 1 Marquise warrior and 1 ferry
    And the Marquise draws 1 card

  # Tunnels

  @card.tunnels @6.2.1 @4.2
  Scenario: Tunnels link the clearings with crafting pieces
    Given the Marquise's play area holds Tunnels
    And clearing 9 holds 2 workshops and 2 Marquise warriors
    And clearing 7 holds 1 workshop
    And clearing 3 holds 1 sawmill and 5 Marquise warriors
    Then clearing 9 is adjacent to clearing 7 for the Marquise
    And clearing 7 is adjacent to clearing 9 for the Marquise
    And clearing 9 is not adjacent to clearing 3 for the Marquise
    And clearing 3 is not adjacent to clearing 9 for the Marquise
    And clearing 9 is not adjacent to clearing 9 for the Marquise
    And clearing 9 is not adjacent to clearing 7 for the Clergy
    When the Marquise moves 2 warriors from clearing 9 to clearing 7
    Then clearing 7 holds 2 Marquise warriors

  @card.tunnels
  Scenario Outline: Tunnels lead from each of these clearings to all others
    Given the Marquise's play area holds Tunnels
    And clearing 9 holds 1 workshop
    And clearing 7 holds 1 workshop
    And clearing 2 holds 1 workshop
    Then clearing <one> is adjacent to clearing <other> for the Marquise

    Examples:
      | one | other |
      | 9   | 7     |
      | 9   | 2     |
      | 7   | 9     |
      | 7   | 2     |
      | 2   | 9     |
      | 2   | 7     |

  @card.tunnels @4.2.1
  Scenario: Who goes through tunnels must rule at one end
    Given the Marquise's play area holds Tunnels
    And clearing 9 holds 1 workshop, 1 Marquise warrior and 2 Clergy warriors
    And clearing 7 holds 1 workshop and 1 Clergy warrior
    When the Marquise tries to move 1 warrior from clearing 9 to clearing 7
    Then it is refused citing 4.2.1

  @card.tunnels @6.5.4
  Scenario: A crafting piece that was built this turn opens a tunnel
    Given the Marquise's play area holds Tunnels
    And clearing 9 holds 1 workshop and 1 Marquise warrior
    And clearing 7 holds 1 Marquise warrior and 1 wood
    When the Marquise plays her Daylight:
      | asked             | answer       |
      | action            | build        |
      | build             | 7 > workshop |
      | action            | march        |
      | move              | 9 > 7        |
      | move              | decline      |
      | action            | end          |
    Then clearing 7 holds 2 Marquise warriors and 1 workshop

  @card.tunnels @HCC.2.1
  Scenario: Flowers open tunnels between Cathedrals
    Given the Clergy's play area holds Tunnels
    And clearing 9 holds 1 cathedral and 1 fox flower
    And clearing 7 holds 1 cathedral and 2 mouse flowers
    And clearing 3 holds 1 cathedral
    And clearing 6 holds 1 fox flower
    Then clearing 9 is adjacent to clearing 7 for the Clergy
    And clearing 9 is not adjacent to clearing 3 for the Clergy
    And clearing 9 is not adjacent to clearing 6 for the Clergy

  @card.tunnels
  Scenario: From a forest no tunnel leads anywhere
    Given the seats are Marquise, Clergy and Vagabond
    And the Vagabond's play area holds Tunnels
    And the forest 1-9-10-12 holds the Vagabond's pawn
    Then the forest 1-9-10-12 is adjacent to clearing 9 for the Vagabond
    And the forest 1-9-10-12 is not adjacent to clearing 3 for the Vagabond

  @card.tunnels @6.5.4.II
  Scenario: Wood comes through tunnels
    Given the Marquise's play area holds Tunnels
    And clearing 9 holds 1 workshop
    And clearing 7 holds 1 workshop
    And clearing 9 holds 1 wood
    When the Marquise takes the action build:
      | asked | answer      |
      | build | 7 > sawmill |
    Then clearing 7 holds 1 sawmill and 1 workshop
    And clearing 9 holds 1 wood
