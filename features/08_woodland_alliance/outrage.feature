Feature: Outrage

  Whoever removes sympathy, or moves warriors to it, pays the Alliance with a card (8.2.6).

  Background:
    Given the seats are Alliance, Marquise and Clergy

  # Moves

  @8.2.6
  Scenario: Who moves warriors into a sympathetic clearing gives a matching card of their choice
    Given clearing 1 holds 3 Marquise warriors
    And clearing 5 holds 1 sympathy
    And the Marquise holds Anvil, Cobbler and Bake Sale
    When the Marquise moves 2 warriors from clearing 1 to clearing 5:
      | player   | asked            | answer  |
      | Marquise | card for Outrage | Cobbler |
    Then the Alliance's supporters hold Cobbler
    And the Marquise holds Anvil and Bake Sale
    And the Alliance scores nothing

  @8.2.6 @2.1.1.I
  Scenario: Any matching card will do for Outrage, a bird too
    Given clearing 1 holds 3 Marquise warriors
    And clearing 5 holds 1 sympathy
    And the Marquise holds Anvil, Cobbler and Armorers
    When the Marquise moves 1 warrior from clearing 1 to clearing 5:
      | player   | asked            | answer |
      | Marquise | card for Outrage | ?      |
    Then the options of the Marquise are:
      | option              |
      | rabbit card Cobbler |
      | bird card Armorers  |

  @8.2.6
  Scenario Outline: No other card than one that matches will do for Outrage, nor none
    Given clearing 1 holds 3 Marquise warriors
    And clearing 5 holds 1 sympathy
    And the Marquise holds Anvil, Cobbler and Armorers
    When the Marquise tries to move 1 warrior from clearing 1 to clearing 5:
      | player   | asked            | answer   |
      | Marquise | card for Outrage | <answer> |
    Then it is refused citing 8.2.6: <reason>

    Examples:
      | answer    | reason                                   |
      | Anvil     | Anvil does not match clearing 5          |
      | Bake Sale | Bake Sale is not in hand                 |
      | decline   | card for Outrage cannot be passed up     |

  @8.2.6 @2.1.1.I
  Scenario: A bird has to go where nothing else matches
    Given clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 1 sympathy
    And the Marquise holds Anvil and Armorers
    And the deck's top cards are Sappers
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then the Alliance's supporters hold Armorers
    And the Marquise holds Anvil
    And it does not happen that the Marquise reveals

  @8.2.6 @G.29
  Scenario: Who has no matching card shows the hand to the Alliance, which draws one from the deck
    Given clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 1 sympathy
    And the Marquise holds Anvil and Mouse-in-a-Sack
    And the deck's top cards are Sappers and Cobbler
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then it happens that the Marquise reveals Anvil (fox), Mouse-in-a-Sack (mouse) to the Alliance
    And the Alliance's supporters hold Sappers and 0 cards
    And the Marquise holds Anvil and Mouse-in-a-Sack
    And the Alliance does not hold Sappers

  @8.2.6 @G.29
  Scenario: Without any card there is nothing to show, and the Alliance draws all the same
    Given clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 1 sympathy
    And the deck's top cards are Sappers and Cobbler
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then it does not happen that the Marquise reveals
    And the Alliance's supporters hold Sappers

  @8.2.6
  Scenario: Each move costs a card, however many warriors take part in it
    Given clearing 1 holds 3 Marquise warriors
    And clearing 5 holds 1 sympathy
    And the Marquise holds Cobbler, Bake Sale and Command Warren
    And it is the Marquise's Daylight
    When the Marquise takes the action march:
      | player   | asked             | answer    |
      | Marquise | move              | 1 > 5     |
      | Marquise | how many warriors | 2         |
      | Marquise | card for Outrage  | Cobbler   |
      | Marquise | move              | 1 > 5     |
      | Marquise | card for Outrage  | Bake Sale |
    Then the Alliance's supporters hold Cobbler and Bake Sale
    And the Marquise holds Command Warren

  @8.2.6
  Scenario: Moves out of a sympathetic clearing, or to where the Alliance has other pieces, cost nothing
    Given clearing 5 holds 1 sympathy and 3 Marquise warriors
    And clearing 1 holds 2 Alliance warriors
    And the Marquise holds Cobbler and Anvil
    When the Marquise moves 1 warrior from clearing 5 to clearing 1
    Then the Alliance's supporters hold nothing
    And the Marquise holds Cobbler and Anvil

  @8.2.6
  Scenario: The Alliance does not outrage itself
    Given clearing 5 holds 1 sympathy
    And clearing 1 holds 2 Alliance warriors and 1 Marquise warrior
    And the Alliance holds Cobbler
    When the Alliance moves 1 warrior from clearing 1 to clearing 5
    And the Alliance removes 1 sympathy from clearing 5
    Then the Alliance's supporters hold nothing
    And the Alliance holds Cobbler

  @8.2.6 @G.20
  Scenario: Warriors that are placed do not move
    Given clearing 5 holds 1 sympathy
    And the Marquise holds Cobbler
    When the Marquise places 2 warriors in clearing 5
    Then the Alliance's supporters hold nothing
    And the Marquise holds Cobbler
    When the Marquise moves 1 warrior from clearing 5 to clearing 1
    Then the Alliance's supporters hold nothing

  @8.2.6 @1.5.5 @card.false-orders
  Scenario: Who is forced to move gives the card
    Given the deck is E&P
    And the Clergy's play area holds False Orders
    And clearing 1 holds 2 Marquise warriors
    And clearing 5 holds 1 sympathy
    And the Marquise holds Swap Meet
    And the Clergy holds Tunnels
    And clearing 12 holds 1 Clergy warrior
    And it is the Clergy's Birdsong
    When the Clergy plays its Birdsong:
      | player | asked             | answer           |
      | Clergy | action            | False Orders     |
      | Clergy | warriors to force | Marquise > 1 > 5 |
    Then the Alliance's supporters hold Swap Meet
    And the Clergy holds Tunnels

  @8.2.6
  Scenario: A pawn is no warrior
    Given the seats are Alliance, Marquise and Vagabond
    And clearing 1 holds 1 Vagabond pawn
    And clearing 5 holds 1 sympathy
    And the Vagabond holds Cobbler
    When the Vagabond moves 1 pawn from clearing 1 to clearing 5
    Then the Alliance's supporters hold nothing
    And the Vagabond holds Cobbler

  @8.2.6 @16.2.1.II
  Scenario: In a clearing of two suits a card of either will do for Outrage
    Given the seats are Alliance, Marquise and Diaspora
    And clearing 5 holds 1 sympathy and 1 peaceful enclave
    And clearing 1 holds 1 Marquise warrior
    And the Marquise holds Settlers, Cobbler and Anvil
    When the Marquise moves 1 warrior from clearing 1 to clearing 5:
      | player   | asked            | answer |
      | Marquise | card for Outrage | ?      |
    Then the options of the Marquise are:
      | option              |
      | frog card Settlers  |
      | rabbit card Cobbler |

  # Removing sympathy

  @8.2.6
  Scenario: Who removes sympathy in battle pays by its clearing, after scoring for the token
    Given clearing 5 holds 2 Marquise warriors and 1 sympathy
    And the Marquise holds Cobbler and Anvil
    When the Marquise battles the Alliance in clearing 5, rolling 0 and 0
    Then the Alliance's supporters hold Cobbler
    And the Marquise holds Anvil
    And the Marquise scores 1 point

  @8.2.6 @4.3.6
  Scenario: As attacker the Alliance may lose sympathy too
    Given clearing 5 holds 3 Marquise warriors, 1 Alliance warrior and 1 sympathy
    And the Marquise holds Cobbler
    When the Alliance battles the Marquise in clearing 5, rolling 2 and 2
    Then clearing 5 holds no sympathy
    And the Alliance's supporters hold Cobbler

  @8.2.6 @1.5.4 @card.favor-of-the-rabbits
  Scenario: Each token that is removed costs a card, in the order of the player whose turn it is
    Given clearing 5 holds 2 workshops and 1 sympathy
    And clearing 4 holds 1 workshop
    And clearing 3 holds 1 sympathy
    And the Marquise holds Favor of the Rabbits, Cobbler and Anvil
    And the deck's top cards are Sappers
    When the Marquise crafts Favor of the Rabbits:
      | asked                  | answer                      |
      | to activate for rabbit | clearing 5 > crafting piece |
      | to activate for rabbit | clearing 5 > crafting piece |
      | what comes next        | Outrage in clearing 3       |
    Then the Alliance's supporters hold Cobbler and Sappers
    And the Marquise holds Anvil
    And the Marquise scores 2 points

  @8.2.6 @4.3.6
  Scenario: Whoever removes the token pays, whoever's turn it is
    Given clearing 5 holds 1 Alliance warrior, 1 sympathy and 3 Clergy warriors
    And it is the Alliance's Evening
    And the Clergy holds Cobbler
    When the Clergy removes 1 sympathy from clearing 5
    Then the Alliance's supporters hold Cobbler

  @3.1 @3.2.1
  Scenario: Points for the token come first, and may win before Outrage
    Given the Marquise has 29 points
    And clearing 5 holds 2 Marquise warriors and 1 sympathy
    And the Marquise holds Cobbler
    When the Marquise battles the Alliance in clearing 5, rolling 0 and 0
    Then the Marquise wins, citing 3.1
    And the Marquise holds Cobbler

  @8.2.6 @HCC.2.6.III
  Scenario Outline: The Clergy's moves outrage the Heretic, not the Penitent
    Given the Alliance is <penitence> to the Clergy
    And clearing 1 holds 2 Clergy warriors
    And clearing 5 holds 1 sympathy
    And the Clergy holds Cobbler
    When the Clergy moves 1 warrior from clearing 1 to clearing 5
    Then the Alliance's supporters hold <supporters>

    Examples:
      | penitence | supporters |
      | penitent  | nothing    |
      | a heretic | Cobbler    |

  # What must be done

  @8.2.6
  Scenario Outline: A card that matches must be added, be it the only one
    Given the seats are Alliance, Marquise and Clergy
    And clearing 8 holds 1 sympathy
    And the Marquise holds <cards>
    When the Marquise tries to remove 1 sympathy from clearing 8:
      | asked            | answer   |
      | card for Outrage | <answer> |
    Then it is refused citing 8.2.6: card for Outrage cannot be passed up

    Examples:
      | cards                   | answer  |
      | Anvil and Foxfolk Steel | end     |
      | Anvil and Foxfolk Steel | decline |
      | Anvil                   | end     |
      | Anvil                   | decline |
