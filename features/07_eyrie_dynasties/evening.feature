Feature: The Eyrie's Evening

  Score Points, Draw and Discard (7.6).

  Background:
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold builder

  @7.6 @7.6.1 @7.6.2
  Scenario Outline: The Roosts track gives points and draws
    Given these clearings hold:
      | clearing | pieces   |
      | 1        | <first>  |
      | 2        | <second> |
      | 3        | <third>  |
      | 4        | <fourth> |
      | 5        | <fifth>  |
      | 6        | <sixth>  |
      | 7        | <last>   |
    When the Eyrie plays its Evening
    Then the Eyrie scores <points>
    And the Eyrie draws <cards>

    Examples:
      | first   | second   | third    | fourth   | fifth    | sixth    | last     | points   | cards   |
      | nothing | nothing  | nothing  | nothing  | nothing  | nothing  | nothing  | nothing  | 1 card  |
      | 1 roost | nothing  | nothing  | nothing  | nothing  | nothing  | nothing  | nothing  | 1 card  |
      | 1 roost | 1 roost  | nothing  | nothing  | nothing  | nothing  | nothing  | 1 point  | 1 card  |
      | 1 roost | 1 roost  | 1 roost  | nothing  | nothing  | nothing  | nothing  | 2 points | 2 cards |
      | 1 roost | 1 roost  | 1 roost  | 1 roost  | nothing  | nothing  | nothing  | 3 points | 2 cards |
      | 1 roost | 1 roost  | 1 roost  | 1 roost  | 1 roost  | nothing  | nothing  | 4 points | 2 cards |
      | 1 roost | 1 roost  | 1 roost  | 1 roost  | 1 roost  | 1 roost  | nothing  | 4 points | 3 cards |
      | 1 roost | 1 roost  | 1 roost  | 1 roost  | 1 roost  | 1 roost  | 1 roost  | 5 points | 3 cards |

  @7.6 @7.6.1 @3.1
  Scenario: The Eyrie score before they draw, and may win by it
    Given the Eyrie has 29 points
    And clearing 1 holds 1 roost
    And clearing 2 holds 1 roost
    When the Eyrie plays its Evening
    Then the Eyrie wins, citing 3.1
    And the Eyrie holds nothing

  @7.6.2
  Scenario: The Eyrie discard down to five, of their choice
    Given the Eyrie holds Anvil, Root Tea (fox), Root Tea (rabbit), Root Tea (mouse) and Bake Sale
    And the deck's top cards are Sappers
    And the Eyrie's recruit holds Armorers
    When the Eyrie plays its Evening:
      | asked           | answer |
      | card to discard | Anvil  |
    Then the Eyrie holds Root Tea (fox), Root Tea (rabbit), Root Tea (mouse), Bake Sale and Sappers
    And the discard pile holds Anvil
    And the Eyrie's recruit holds Armorers

  @7.6.2
  Scenario: The Eyrie keep a hand of five
    Given the Eyrie holds Anvil, Root Tea (fox), Root Tea (rabbit) and Root Tea (mouse)
    When the Eyrie plays its Evening
    Then the Eyrie is not asked for card to discard, citing 7.6.2: 5 cards may stay in hand
    And the Eyrie draws 1 card
