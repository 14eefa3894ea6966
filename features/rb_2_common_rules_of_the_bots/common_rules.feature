Feature: Common rules of the bots

  Priority, legality, order, humans and bots, order cards, and the two abilities (RB.2).

  Background:
    Given the seats are Marquise, Automated Alliance and Clergy

  # Targets (RB.2.1 to RB.2.5)

  @RB.2.1 @RB.3.1
  Scenario: Of clearings that tie the one with the lowest marker is targeted
    Given these clearings hold:
      | clearing | pieces             |
      | 1        | 1 Marquise warrior |
      | 2        | 1 Marquise warrior |
    And the Automated Alliance's order holds Anvil
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 3

  @RB.2.2 @6.2.3
  Scenario: Of players the first in setup order is targeted
    Given it is the Automated Alliance's turn
    And clearing 1 holds 1 keep
    And clearing 5 holds 3 Marquise warriors, 1 Automated Alliance warrior and 1 sympathy
    And the Marquise holds Cobbler
    And the Marquise will choose Cobbler when asked for card for field hospitals
    When the Automated Alliance is forced to battle the Marquise in clearing 5, rolling 2 and 2
    Then the Marquise gains 1 warrior in clearing 1
    And the Marquise is not asked for card for Outrage
    And the Automated Alliance scores 1 point

  @RB.2.3
  Scenario: A bot passes over what it cannot target, for a tie and then for the next
    Given these clearings hold:
      | clearing | pieces                          |
      | 1        | 1 keep                          |
      | 2        | 2 Marquise warriors             |
      | 3        | 2 Marquise warriors             |
      | 4        | 2 Marquise warriors             |
      | 5        | 1 Marquise warrior              |
      | 6        | 1 ruin and 2 Marquise warriors  |
      | 7        | 2 Marquise warriors             |
      | 8        | 2 Marquise warriors             |
      | 9        | 2 Marquise warriors             |
      | 10       | 1 ruin and 2 Marquise warriors  |
      | 11       | 1 ruin and 2 Marquise warriors  |
      | 12       | 1 ruin and 2 Marquise warriors  |
    And the Automated Alliance's order holds Anvil
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 5

  @RB.2.4
  Scenario: Several targets are taken from the highest priority to the lowest
    Given clearing 9 holds 1 mouse base
    And clearing 7 holds 1 fox base
    And the Automated Alliance's supply holds 1 warrior
    When the Automated Alliance plays its Evening
    Then the Automated Alliance gains 1 warrior in clearing 7

  @RB.2.5
  Scenario: A later criterion decides among what the earlier ones left
    Given these clearings hold:
      | clearing | pieces              |
      | 12       | 1 ruin and 1 sympathy |
      | 4        | 2 Marquise warriors |
      | 10       | 1 ruin and 1 Marquise warrior |
    And the Automated Alliance's order holds Bake Sale
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 10
    And clearing 3 holds no sympathy

  # Humans and bots (RB.2.6), order cards (RB.2.7)

  @1.4.1 @G.8
  Scenario: A bot is a player: its turn comes, and its pieces are those of an enemy
    Then the Automated Alliance is an enemy of the Marquise
    And the next turn is the Automated Alliance's

  @RB.2.6 @RB.6.2.3
  Scenario: What is said of humans does not hold for a bot
    Given clearing 1 holds 1 Automated Alliance warrior
    And clearing 5 holds 1 sympathy
    When the Automated Alliance moves 1 warrior from clearing 1 to clearing 5
    Then the Automated Alliance scores nothing

  @RB.2.7
  Scenario Outline: Ordered is what matches the order card, and with a bird everything
    Given clearing 12 holds 1 ruin and 1 sympathy
    And the Automated Alliance's order holds <card>
    And the Automated Alliance's supply holds no fox base, no rabbit base and no mouse base
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing <clearing>

    Examples:
      | card            | clearing |
      | Mouse-in-a-Sack | 7        |
      | Bake Sale       | 4        |
      | Armorers        | 4        |
      | Anvil           | 1        |

  # Poor Manual Dexterity (RB.2.8.1)

  @2.1
  Scenario: A bot draws no cards
    When the Automated Alliance draws 2 cards
    Then the Automated Alliance's hand holds nothing

  @RB.2.8.1 @card.stand-and-deliver @1.4.1 @G.22
  Scenario: A human who would take a card of a bot's draws one instead
    Given the Marquise's play area holds Stand and Deliver!
    And the Automated Alliance's hand holds Bake Sale
    And the deck's top cards are Anvil and Cobbler
    When the Marquise plays her Birdsong:
      | asked  | answer             |
      | action | Stand and Deliver! |
      | enemy  | Automated Alliance |
    Then the Marquise holds Anvil
    And the Marquise holds 1 card
    And the Automated Alliance's hand holds Bake Sale
    And the Automated Alliance scores 1 point

  @RB.2.8.1 @card.swap-meet @1.3.2
  Scenario: A human who would give a bot a card discards it, and the bot scores a point
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Swap Meet
    And the Marquise holds Anvil
    And the deck's top cards are Mouse-in-a-Sack and Bake Sale
    When the Marquise plays her Birdsong:
      | asked  | answer             |
      | action | Swap Meet          |
      | card to give | Anvil        |
    Then the Marquise holds Mouse-in-a-Sack
    And the discard pile holds Anvil
    And the Automated Alliance scores 1 point
    And the Automated Alliance's hand holds nothing

  # Hates Surprises (RB.2.8.2)

  @RB.2.8.2 @1.5.5.I
  Scenario: Nobody ambushes a bot that is made to battle
    Given clearing 5 holds 2 Marquise warriors and 2 Automated Alliance warriors
    And the Marquise holds Ambush! (rabbit)
    When the Automated Alliance is forced to battle the Marquise in clearing 5, rolling 0 and 0
    Then the Marquise is not asked for ambush
    And the Automated Alliance loses nothing in clearing 5

  @RB.2.8.2 @1.5.5.I
  Scenario: A human who would ambush is told why not
    Given clearing 5 holds 2 Marquise warriors and 2 Automated Alliance warriors
    And the Marquise holds Ambush! (rabbit)
    When the Automated Alliance is forced to battle the Marquise in clearing 5, which is refused:
      | player   | asked  | answer           |
      | Marquise | ambush | Ambush! (rabbit) |
    Then it is refused citing RB.2.8.2: ambush cards cannot be played against Automated Alliance

  @RB.2.8.2 @RB.6.2.2
  Scenario: Automated Ambush is no card, and there is nothing to foil
    Given clearing 5 holds 2 Marquise warriors and 2 Automated Alliance warriors
    And the Marquise holds Ambush! (rabbit)
    When the Marquise battles the Automated Alliance in clearing 5, rolling 0 and 0
    Then the Marquise is not asked for ambush
    And the Marquise holds Ambush! (rabbit)
    And the Marquise loses 1 warrior in clearing 5

  @RB.2.8.2
  Scenario: Humans ambush each other as before
    Given clearing 5 holds 3 Marquise warriors, 1 Clergy warrior and 2 Automated Alliance warriors
    And the Clergy holds Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (rabbit) |
    Then the Marquise loses 2 warriors in clearing 5
