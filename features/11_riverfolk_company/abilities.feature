Feature: The Riverfolk's abilities

  Swimmers, the public hand, funds and trade posts (11.2.1 to 11.2.5).

  Background:
    Given the seats are Riverfolk, Marquise and Clergy

  # Crafting (11.2.1)

  @11.2.1
  Scenario: Warriors and trade posts are no crafting pieces, whatever stands on the map
    Given clearing 1 holds 3 Riverfolk warriors and 1 fox trade post
    And the Riverfolk hold Anvil
    When the Riverfolk try to take the action craft
    Then it is refused citing 11.5.3: Anvil takes 1 funds

  @11.2.1 @card.tunnels
  Scenario: Tunnels join no clearings for the Riverfolk, who have no crafting pieces
    Given the deck is Exiles & Partisans
    And the Riverfolk's play area holds Tunnels
    And clearing 8 holds 2 Riverfolk warriors and 1 fox trade post
    And clearing 6 holds 1 Riverfolk warrior and 1 fox trade post
    Then clearing 8 is not adjacent to clearing 6 for the Riverfolk
    And the Riverfolk cannot move 1 warrior from clearing 8 to clearing 6, citing 4.2

  # Swimmers (11.2.2)

  @11.2.2 @4.2.1
  Scenario: Along a river the Riverfolk move whoever rules
    Given clearing 7 holds 1 Riverfolk warrior and 3 Marquise warriors
    And clearing 4 holds 3 Marquise warriors
    Then the Riverfolk can move 1 warrior from clearing 7 to clearing 4

  @11.2.2 @4.2.1
  Scenario: Along a path the Riverfolk move by rule, though a river touches both clearings
    Given clearing 7 holds 1 Riverfolk warrior and 3 Marquise warriors
    And clearing 8 holds 3 Marquise warriors
    Then the Riverfolk cannot move 1 warrior from clearing 7 to clearing 8, citing 4.2.1

  @11.2.2 @4.2
  Scenario: The river links neighbours along it, and no clearings further away
    Given clearing 4 holds 2 Riverfolk warriors
    Then the Riverfolk can move 1 warrior from clearing 4 to clearing 7
    And the Riverfolk cannot move 1 warrior from clearing 4 to clearing 11, citing 4.2

  @11.2.2 @2.3
  Scenario: Nobody else swims
    Given clearing 7 holds 3 Marquise warriors
    Then the Marquise cannot move 1 warrior from clearing 7 to clearing 4, citing 4.2

  # Public Hand (11.2.3)

  @11.2.3 @1.2.1
  Scenario: Everybody sees the hand of the Riverfolk, and nobody that of another
    Given the Riverfolk hold Anvil and Bake Sale
    And the Marquise holds Armorers
    Then the Marquise can look at the Riverfolk's hand
    And the Clergy sees Anvil and Bake Sale in the Riverfolk's hand
    And the Riverfolk cannot look at the Marquise's hand, citing 1.2.1

  @G.22
  Scenario: Though their hand is public, a random card is taken from the Riverfolk by chance
    Given the Riverfolk hold Anvil and Bake Sale
    And these will be drawn at random: Bake Sale
    When the Marquise takes a random card from the Riverfolk
    Then the Marquise holds Bake Sale
    And the Riverfolk hold Anvil

  # Trade Posts (11.2.5)

  @11.2.5.I
  Scenario Outline: With each trade post that is removed half of the funds go, rounded up
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold <before>
    When the Clergy removes 1 fox trade post from clearing 1
    Then the Riverfolk's funds hold <after>
    And the Riverfolk's supply holds <supply>, 2 fox trade posts, 3 rabbit trade posts and 3 mouse trade posts
    And the Clergy scores 1 point

    Examples:
      | before               | after                | supply      |
      | nothing              | nothing              | 15 warriors |
      | 1 Riverfolk warrior  | nothing              | 15 warriors |
      | 2 Riverfolk warriors | 1 Riverfolk warrior  | 14 warriors |
      | 5 Riverfolk warriors | 2 Riverfolk warriors | 13 warriors |

  @11.2.5.I
  Scenario: With no funds there is nothing to lose
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's payments hold 2 Marquise warriors
    When the Clergy removes 1 fox trade post from clearing 1
    Then the Riverfolk are not asked for fund to remove, citing 11.2.5.I: the Funds box is empty

  @11.2.5.I
  Scenario: The Riverfolk choose which funds they lose
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 2 Riverfolk warriors and 2 Marquise warriors
    When the Clergy removes 1 fox trade post from clearing 1:
      | player    | asked          | answer            |
      | Riverfolk | fund to remove | Marquise warrior  |
      | Riverfolk | fund to remove | Riverfolk warrior |
    Then the Riverfolk's funds hold 1 Riverfolk warrior and 1 Marquise warrior
    And the Marquise's supply holds 24 warriors

  @11.2.5.I
  Scenario: Payments, committed funds and those on the tracks are not halved
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 1 Riverfolk warrior
    And the Riverfolk's payments hold 2 Marquise warriors
    And the Riverfolk's committed hold 3 Riverfolk warriors
    And the Riverfolk's fox track holds 1 Riverfolk warrior
    When the Clergy removes 1 fox trade post from clearing 1
    Then the Riverfolk's funds hold nothing
    And the Riverfolk's payments hold 2 Marquise warriors
    And the Riverfolk's committed hold 3 Riverfolk warriors
    And the Riverfolk's fox track holds 1 Riverfolk warrior

  @11.2.5.I @1.5.4
  Scenario: Two trade posts removed one after the other halve the funds twice
    Given clearing 1 holds 1 fox trade post
    And clearing 12 holds 1 fox trade post
    And the Riverfolk's funds hold 5 Riverfolk warriors
    When the Clergy removes 1 fox trade post from clearing 1
    And the Clergy removes 1 fox trade post from clearing 12
    Then the Riverfolk's funds hold 1 Riverfolk warrior
    And the Clergy scores 2 points

  @11.2.5.I @card.favor-of-the-foxes
  Scenario: An effect that removes several trade posts at once halves the funds for each of them
    Given clearing 1 holds 1 fox trade post and 1 Riverfolk warrior
    And clearing 12 holds 1 fox trade post
    And clearing 8 holds 1 workshop
    And clearing 6 holds 2 workshops
    And the Riverfolk's funds hold 5 Riverfolk warriors
    And the Marquise holds Favor of the Foxes
    When the Marquise crafts Favor of the Foxes:
      | player   | asked               | answer                          |
      | Marquise | to activate for fox | clearing 6 > crafting piece     |
      | Marquise | to activate for fox | clearing 6 > crafting piece     |
      | Marquise | to activate for fox | clearing 8 > crafting piece     |
      | Marquise | what comes next     | Trade Disruption in clearing 12 |
    Then the Riverfolk's funds hold 1 Riverfolk warrior
    And the Riverfolk's supply holds 14 warriors and 1 fox trade post
    And the Marquise scores 2 points

  @11.2.5.I
  Scenario: Warriors that fall disrupt no trade
    Given clearing 1 holds 1 fox trade post and 1 Riverfolk warrior
    And the Riverfolk's funds hold 4 Riverfolk warriors
    When the Clergy removes 1 Riverfolk warrior from clearing 1
    Then the Riverfolk's funds hold 4 Riverfolk warriors

  @11.5.6.I
  Scenario Outline: A trade post is placed where there is none, and only where its suit matches
    Given clearing 12 holds 1 fox trade post
    Then the Riverfolk <can> place 1 <piece> in clearing <clearing><citing>

    Examples:
      | can    | piece             | clearing | citing              |
      | can    | fox trade post    | 1        |                     |
      | cannot | mouse trade post  | 1        | , citing 11.5.6.III |
      | cannot | fox trade post    | 12       | , citing 11.5.6.I   |
      | can    | mouse trade post  | 7        |                     |
      | can    | rabbit trade post | 5        |                     |
