Feature: The Vagabond's items

  Satchel, tracks, and items that are face up, exhausted or damaged (9.2.5).

  Background:
    Given the seats are Vagabond, Marquise and Clergy
    And the Vagabond's cards hold thief

  @9.2.5
  Scenario: The Vagabond exhausts items that lie face up, and no others
    Given clearing 5 holds 1 pawn and 1 Marquise warrior
    And the Vagabond's satchel holds 1 exhausted sword
    And the Vagabond's damaged hold 1 sword
    When the Vagabond tries to take the action battle
    Then it is refused citing 9.5.2: no sword lies face up to exhaust

  @9.2.5
  Scenario: A hammer that lies face up is one hammer
    Given clearing 1 holds 1 pawn
    And the Vagabond's satchel holds 1 hammer
    And the item supply holds 1 sword
    And the Vagabond holds Foxfolk Steel
    When the Vagabond tries to take the action craft
    Then it is refused citing 9.5.8

  @9.2.5
  Scenario: The Vagabond has no Crafted Items box: a crafted item lies in the Satchel
    Given clearing 1 holds 1 pawn
    And the Vagabond's satchel holds 1 hammer
    And the item supply holds 1 hammer
    And the Vagabond holds Anvil
    When the Vagabond takes the action craft
    Then the Vagabond's satchel holds 1 hammer and 1 exhausted hammer
    And the Vagabond's crafted items hold nothing

  # 9.2.5.I Item Tracks

  @9.2.5.I
  Scenario Outline: A tea, coin or bag that is face up goes to its track
    Given clearing 10 holds 1 pawn
    And the space under the ruin in clearing 10 holds 1 <item>
    And the Vagabond's satchel holds 1 torch
    When the Vagabond takes the action explore
    Then the Vagabond's track holds 1 <item>
    And the Vagabond's satchel holds 1 exhausted torch and no <item>

    Examples:
      | item |
      | tea  |
      | coin |
      | bag  |

  @9.2.5.I @9.5 @G.13
  Scenario: An item that is exhausted on its track goes to the Satchel
    Given clearing 5 holds 1 pawn and 1 Marquise warrior
    And the Vagabond's track holds 1 tea
    And the Vagabond holds Bake Sale
    When the Vagabond takes the action aid
    Then the Vagabond's track holds nothing
    And the Vagabond's satchel holds 1 exhausted tea
    And it happens that the Vagabond exhausts 1 tea in the Vagabond's track

  @9.2.5.I
  Scenario: A track holds three of its kind; a fourth waits in the Satchel for a space
    Given clearing 10 holds 1 pawn and 1 Marquise warrior
    And the space under the ruin in clearing 10 holds 1 coin
    And the Vagabond's satchel holds 1 torch
    And the Vagabond's track holds 3 coins and 3 teas
    And the Vagabond holds Bake Sale
    When the Vagabond takes the action explore
    Then the Vagabond's track holds 3 coins
    And the Vagabond's satchel holds 1 coin and 1 exhausted torch
    When the Vagabond takes the action aid:
      | asked           | answer |
      | item to exhaust | coin   |
    Then the Vagabond's track holds 3 coins and 3 teas
    And the Vagabond's satchel holds 1 exhausted coin and 1 exhausted torch

  @9.2.5.I @9.2.7
  Scenario: A space that a hit leaves is taken at once
    Given clearing 5 holds 1 pawn and 2 Marquise warriors
    And the Vagabond's satchel holds 1 sword and 1 tea
    And the Vagabond's track holds 3 teas
    When the Marquise battles the Vagabond in clearing 5, rolling 1 and 0:
      | player   | asked         | answer |
      | Vagabond | piece to lose | tea    |
    Then the Vagabond's damaged hold 1 tea
    And the Vagabond's track holds 3 teas
    And the Vagabond's satchel holds 1 sword and no tea

  @9.2.5.I @9.4.1
  Scenario: A refreshed item goes to its track, and with no space left it stays
    Given the forest 4-9-12 holds 1 pawn
    And the Vagabond's satchel holds 2 exhausted bags
    And the Vagabond's track holds 2 bags
    When the Vagabond plays his Birdsong:
      | asked | answer  |
      | move  | decline |
    Then the Vagabond's track holds 3 bags
    And the Vagabond's satchel holds 1 bag and no exhausted bags

  # 9.2.5.II The Satchel

  @9.2.5.II
  Scenario Outline: Items that have no track go to the Satchel, face up
    Given clearing 5 holds 1 pawn and 1 Marquise warrior
    And the Marquise's crafted items hold 1 exhausted <item>
    And the Vagabond's satchel holds 1 exhausted boot
    And the Vagabond's track holds 1 tea
    And the Vagabond holds Bake Sale
    When the Vagabond takes the action aid:
      | asked        | answer           |
      | item to take | exhausted <item> |
    Then the Vagabond's satchel holds 1 <item>, 1 exhausted boot and 1 exhausted tea
    And the Marquise's crafted items hold nothing
    And the Vagabond's track holds nothing

    Examples:
      | item     |
      | sword    |
      | crossbow |
      | torch    |
      | hammer   |
