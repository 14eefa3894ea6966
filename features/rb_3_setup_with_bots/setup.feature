Feature: Setup with bots

  Priority markers, seats, difficulty and traits, and the deck (RB.3).

  @RB.3.1 @RB.2.1
  Scenario Outline: On every map the markers are laid by the numbers of the clearings
    Given the map is <map>
    And the seats are Marquise and Automated Alliance
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 1

    Examples:
      | map      |
      | Autumn   |
      | Winter   |
      | Lake     |
      | Mountain |

  @RB.3.2 @5.1.1
  Scenario: A bot takes the seat of its faction
    When Marquise de Cat and Automated Alliance take seats
    Then nothing changes

  @RB.3.2 @5.1.1
  Scenario: It does not play beside it
    When Marquise de Cat, Automated Alliance and Woodland Alliance try to take seats
    Then it is refused citing RB.3.2: RB.3.2: Automated Alliance replaces Woodland Alliance; expected one of the two

  @RB.3.4 @5.1.3 @RB.2.6
  Scenario Outline: With one or two humans the dominance cards are left out, and bots draw none
    Given the seats are <seats>
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the Automated Alliance's hand holds nothing
    And the Marquise holds 3 cards
    And the box holds <box>
    And the deck holds <deck> cards

    Examples:
      | seats                                          | box                 | deck |
      | Automated Alliance and Marquise                | 4 cards             | 47   |
      | Marquise, Automated Alliance and Clergy        | 4 cards             | 44   |
      | Marquise, Eyrie, Automated Alliance and Clergy | nothing             | 45   |
