Feature: The Cult's abilities

  Revenge, Pilgrims, Fear of the Faithful and the Lost Souls pile (10.2).

  Background:
    Given the seats are Cult, Marquise, Eyrie and Clergy

  # Revenge (10.2.3)

  @10.2.3 @4.3
  Scenario: Who falls defending becomes an acolyte, who falls attacking returns to the supply
    Given clearing 8 holds 3 Cult warriors and 3 Marquise warriors
    And the Cult's supply holds 10 warriors
    When the Marquise battles the Cult in clearing 8, rolling 2 and 0
    Then clearing 8 holds 1 Cult warrior and 3 Marquise warriors
    And the Cult's acolytes hold 2 Cult warriors
    And the Cult's supply holds 10 warriors
    When the Cult battles the Marquise in clearing 8, rolling 1 and 1
    Then clearing 8 holds no Cult warriors
    And the Cult's acolytes hold 2 Cult warriors
    And the Cult's supply holds 11 warriors

  @10.2.3 @4.3.1.II
  Scenario: Who falls to an ambush while attacking is no acolyte
    Given clearing 8 holds 2 Cult warriors and 3 Marquise warriors
    And the Marquise holds Ambush! (fox)
    When the Cult battles the Marquise in clearing 8:
      | player   | asked  | answer       |
      | Marquise | ambush | Ambush! (fox) |
    Then clearing 8 holds no Cult warriors
    And the Cult's acolytes hold nothing

  @10.2.3
  Scenario: Who is removed outside of battle is no acolyte
    Given clearing 8 holds 2 Cult warriors
    And the Cult's supply holds 10 warriors
    When the Marquise removes 2 Cult warriors from clearing 8
    Then the Cult's acolytes hold nothing
    And the Cult's supply holds 12 warriors

  @10.2.3
  Scenario: Gardens that fall in battle are no acolytes
    Given clearing 8 holds 1 fox garden and 3 Marquise warriors
    And the Cult's supply holds 4 fox gardens
    When the Marquise battles the Cult in clearing 8, rolling 1 and 0
    Then the Cult's acolytes hold nothing
    And the Cult's supply holds 5 fox gardens

  # Pilgrims (10.2.4)

  @10.2.4 @2.5
  Scenario Outline: The Cult rules where it has a garden, however many enemies are there
    Given clearing 8 holds 1 fox garden and <enemies>
    Then the Cult rules clearing 8

    Examples:
      | enemies                          |
      | 4 Marquise warriors              |
      | 1 Marquise warrior               |
      | 3 Eyrie warriors and 1 roost     |
      | 1 Eyrie warrior                  |

  @10.2.4 @2.5 @7.2.2
  Scenario: Without a garden the Cult rules as others do, and loses ties to the Eyrie
    Given clearing 8 holds 2 Cult warriors and 1 Marquise warrior
    And clearing 7 holds 2 Cult warriors and 2 Marquise warriors
    And clearing 9 holds 2 Cult warriors and 2 Eyrie warriors
    Then the Cult rules clearing 8
    And nobody rules clearing 7
    And the Eyrie rules clearing 9

  @10.2.4 @4.2.1
  Scenario: Where the Cult has a garden others move only to where they rule
    Given clearing 8 holds 1 fox garden and 3 Marquise warriors
    And clearing 4 holds 1 rabbit garden
    And clearing 7 holds 1 Marquise warrior
    Then the Marquise cannot move 1 Marquise warrior from clearing 8 to clearing 4, citing 4.2.1
    And the Marquise can move 1 Marquise warrior from clearing 8 to clearing 7

  # Fear of the Faithful (10.2.5)

  @10.2.5
  Scenario: For a garden that falls the Cult discards a card at random, to the Lost Souls
    Given clearing 8 holds 1 fox garden and 2 Marquise warriors
    And the Cult holds Anvil, Bake Sale and Armorers
    And these will be drawn at random: Bake Sale
    When the Marquise battles the Cult in clearing 8, rolling 0 and 0
    Then the Cult holds Anvil and Armorers
    And the Cult does not hold Bake Sale
    And the lost souls hold Bake Sale
    And the Marquise scores 1 point

  @10.2.5
  Scenario: For each of several gardens that fall a card is discarded
    Given clearing 8 holds 2 fox gardens and 3 Marquise warriors
    And the Cult holds Anvil, Bake Sale and Armorers
    And these will be drawn at random: Armorers and Anvil
    When the Marquise removes 2 fox gardens from clearing 8
    Then the Cult holds Bake Sale
    And the Cult does not hold Anvil
    And the lost souls hold Armorers and Anvil

  @10.2.5
  Scenario: With fewer cards in hand than gardens that fall all cards are discarded
    Given clearing 8 holds 2 fox gardens and 3 Marquise warriors
    And the Cult holds Anvil
    And these will be drawn at random: Anvil
    When the Marquise removes 2 fox gardens from clearing 8
    Then the Cult holds nothing
    And the lost souls hold Anvil

  @10.2.5
  Scenario: With an empty hand a garden falls for nothing, and what lies revealed stays
    Given it is the Cult's Daylight
    And clearing 8 holds 1 fox garden and 3 Marquise warriors
    And the Cult's revealed cards hold Anvil
    When the Marquise removes 1 fox garden from clearing 8
    Then the Cult's revealed cards hold Anvil
    And the lost souls hold nothing

  @10.2.3
  Scenario: Warriors that fall cost no card
    Given clearing 8 holds 1 fox garden, 2 Cult warriors and 3 Marquise warriors
    And the Cult holds Anvil
    When the Marquise battles the Cult in clearing 8, rolling 2 and 0
    Then the Cult holds Anvil

  @10.2.5
  Scenario: The Cult discards too for a garden that it removes itself
    Given clearing 8 holds 1 fox garden
    And the Cult holds Anvil
    And these will be drawn at random: Anvil
    When the Cult removes 1 fox garden from clearing 8
    Then the lost souls hold Anvil

  # The Lost Souls pile (10.2.6)

  @10.2.6 @G.31
  Scenario: A card that anybody spends goes to the Lost Souls
    Given the Marquise holds Armorers
    When the Marquise spends Armorers
    Then the lost souls hold Armorers
    And the discard pile holds nothing

  @10.2.6 @G.5
  Scenario: A card that anybody discards goes to the Lost Souls
    Given the Eyrie holds Anvil
    When the Eyrie discards Anvil
    Then the lost souls hold Anvil
    And the discard pile holds nothing

  @10.2.6 @3.3.3
  Scenario: A dominance card that is spent is a Lost Soul, and not available
    Given the Eyrie holds Dominance (fox)
    When the Eyrie spends Dominance (fox)
    Then the lost souls hold Dominance (fox)
    And the available dominance cards hold nothing

  @10.2.6 @4.1.2
  Scenario: A card that is crafted for its item is a Lost Soul
    Given clearing 8 holds 1 workshop
    And the Marquise holds Root Tea (mouse)
    And clearing 7 holds 1 workshop
    When the Marquise crafts Root Tea (mouse)
    Then the lost souls hold Root Tea (mouse)

  @10.2.6 @4.3.1
  Scenario: An ambush that is played is a Lost Soul
    Given clearing 8 holds 1 Clergy warrior and 3 Marquise warriors
    And the Clergy holds Ambush! (fox)
    When the Marquise battles the Clergy in clearing 8, rolling 0 and 0:
      | player | asked  | answer        |
      | Clergy | ambush | Ambush! (fox) |
    Then the lost souls hold Ambush! (fox)

  @10.2.6 @4.1.3
  Scenario: A card that stays in play is no Lost Soul, until it is discarded
    Given clearing 8 holds 1 workshop
    And the Marquise holds Armorers
    When the Marquise crafts Armorers
    Then the lost souls hold nothing
    When the Marquise discards Armorers from the Marquise's play area
    Then the lost souls hold Armorers

  @10.2.6 @3.3.4
  Scenario: The card that is spent to take a dominance card is a Lost Soul
    Given it is the Marquise's Daylight
    And the available dominance cards hold Dominance (fox)
    And the Marquise holds Anvil
    When the Marquise takes the available Dominance (fox)
    Then the lost souls hold Anvil
    And the Marquise holds Dominance (fox)

  @2.1
  Scenario: When the deck is empty the Lost Souls are not shuffled
    Given the deck holds 1 card
    And the discard pile holds Sappers
    And the lost souls hold Anvil and Armorers
    When the Marquise draws 1 card
    Then the deck holds 1 card
    And the lost souls hold Anvil and Armorers

  @2.1
  Scenario: With deck and discards empty nobody draws, whatever the Lost Souls hold
    Given the deck holds 0 cards
    And the discard pile holds nothing
    And the lost souls hold Anvil and Armorers
    When the Marquise draws 1 card
    Then nothing changes

  @10.2.4 @3.3.1.I
  Scenario: Gardens rule for dominance too, whoever has more warriors there
    Given it is the Cult's turn
    And on the Cult's board outcast is mouse
    And the Cult has activated Dominance (fox)
    And these clearings hold:
      | clearing | pieces                           |
      | 1        | 1 fox garden, 2 Marquise warriors |
      | 8        | 1 fox garden, 4 Marquise warriors |
      | 12       | 1 fox garden, 2 Eyrie warriors    |
    When the Cult plays its Birdsong
    Then the Cult wins, citing 3.3.1.I

  @10.2.4 @6.2.2
  Scenario: At the keep, too, the Cult rules by a garden, and the Marquise builds nothing beside it
    Given it is the Marquise's Daylight
    And clearing 8 holds 1 keep, 1 fox garden, 5 Marquise warriors and 1 wood
    Then the Cult rules clearing 8
    And the Cult cannot place Cult warrior in clearing 8, citing 6.2.2
    When the Marquise tries to take the action build
    Then it is refused citing 6.5.4.I
