Feature: The Cult's Evening

  Revealed cards return, gardens craft, and cards are drawn (10.6).

  Background:
    Given the seats are Cult, Marquise and Clergy
    And on the Cult's board outcast is fox

  @10.6 @10.6.1 @10.6.2 @10.6.3
  Scenario: Cards that were revealed return to the hand, can be crafted, and one is drawn
    Given clearing 8 holds 1 fox garden
    And the Cult's revealed cards hold Travel Gear (fox), Bake Sale and Armorers
    And the Cult holds Sappers and Cobbler
    And it is the Cult's Evening
    And the deck's top cards are Anvil
    When the Cult goes on with its Evening:
      | asked         | answer            |
      | card to craft | Armorers          |
    Then the Cult's revealed cards hold nothing
    And the Cult's play area holds Armorers
    And the Cult holds Travel Gear (fox), Bake Sale, Sappers, Cobbler and Anvil

  @10.6.1
  Scenario: A dominance card that was only revealed returns like any other
    Given the Cult's revealed cards hold Dominance (fox)
    And it is the Cult's Evening
    When the Cult goes on with its Evening
    Then the Cult holds Dominance (fox)
    And the Cult's revealed cards hold nothing

  # Crafting (10.2.1, 10.6.2)

  @10.2.1 @10.6.2
  Scenario: Only gardens of the Outcast's suit are activated
    Given clearing 7 holds 2 mouse gardens
    And clearing 8 holds 1 fox garden
    And the Cult holds Scouting Party and Armorers
    And it is the Cult's Evening
    When the Cult tries to go on with its Evening:
      | asked         | answer         |
      | card to craft | Scouting Party |
    Then it is refused citing 4.1.1
    And the Cult is offered Armorers when asked for card to craft

  @10.2.1
  Scenario: A Hated Outcast crafts as well
    Given on the Cult's board outcast is mouse
    And on the Cult's board hated is yes
    And clearing 7 holds 2 mouse gardens
    And the Cult holds Scouting Party
    Then the Cult can craft Scouting Party

  @10.2.1 @4.1.1
  Scenario: Each garden is activated once a turn
    Given clearing 8 holds 1 fox garden
    And clearing 12 holds 1 fox garden
    And the Cult holds Armorers, Sappers and Gently Used Knapsack
    And it is the Cult's Evening
    When the Cult goes on with its Evening:
      | asked           | answer      |
      | card to craft   | Armorers    |
      | to activate for fox | clearing 8 > garden |
    Then the Cult's play area holds Armorers

  # Draw and Discard (10.6.3)

  @10.6.3
  Scenario Outline: The Cult draws one card, and one for each suit with two gardens or more off its track
    Given the Cult's supply holds <fox> fox gardens, <rabbit> rabbit gardens and <mouse> mouse gardens
    When the Cult plays its Evening
    Then the Cult draws <cards> cards

    Examples:
      | fox | rabbit | mouse | cards |
      | 5   | 5      | 5     | 1     |
      | 4   | 4      | 4     | 1     |
      | 3   | 5      | 4     | 2     |
      | 0   | 5      | 5     | 2     |
      | 3   | 3      | 5     | 3     |
      | 2   | 1      | 3     | 4     |

  @10.6.3
  Scenario: A hand of more than five is discarded down, to the Lost Souls
    Given the Cult holds Anvil, Foxfolk Steel, Bake Sale and Armorers
    And the Cult's revealed cards hold Sappers
    And the deck's top cards are Codebreakers
    When the Cult plays its Evening:
      | asked           | answer |
      | card to discard | Anvil  |
    Then the Cult holds Foxfolk Steel, Bake Sale, Armorers, Sappers and Codebreakers
    And the lost souls hold Anvil
