Feature: The Clergy's Evening

  Repent, Pollinate, Draw and Discard, in this order (HCC.6).

  @HCC.6
  Scenario: Repent comes before Pollinate
    Given clearing 5 holds 1 cathedral and 1 Marquise warrior
    And clearing 7 holds 1 Clergy warrior
    And the Marquise holds Bake Sale
    When the Clergy plays their Evening:
      | player   | asked               | answer |
      | Marquise | card to repent with | ?      |
    Then clearing 7 holds no tokens
    And the Clergy draws 0 cards

  @HCC.6
  Scenario: Pollinate comes before Draw and Discard
    Given clearing 7 holds 1 Clergy warrior
    And clearing 9 holds 1 Clergy warrior
    And these will be drawn at random: 2 mouse flowers
    When the Clergy plays their Evening:
      | asked           | answer |
      | flower to place | ?      |
    Then the Clergy draws 0 cards

  @HCC.6
  Scenario: Draw and Discard comes last
    Given clearing 7 holds 1 Clergy warrior
    And these will be drawn at random: 2 mouse flowers
    And the Clergy holds 5 rabbit cards
    And the deck's top cards are Anvil
    When the Clergy plays their Evening:
      | asked           | answer |
      | card to discard | Anvil  |
    Then clearing 7 holds 2 mouse flowers
    And the Clergy holds 5 cards
    And the discard pile holds Anvil

  # Repent (HCC.6.1)

  @HCC.6.1 @2.1.1 @HCC.2.6
  Scenario: A Heretic at a Cathedral gives a card that matches it, and is Penitent
    Given clearing 5 holds 1 cathedral and 1 Marquise warrior
    And the Marquise is a heretic
    And the Marquise holds Bake Sale and Anvil
    And these will be drawn at random: 2 fox flowers
    When the Clergy plays their Evening:
      | player   | asked               | answer    |
      | Marquise | card to repent with | Bake Sale |
    Then the Marquise is penitent
    And the Marquise holds Anvil
    And the Clergy holds Bake Sale and 1 card

  @HCC.6.1 @HCC.2.6
  Scenario: Once a Heretic has repented the Clergy have mercy
    Given clearing 5 holds 1 cathedral, 1 Clergy warrior and 1 Marquise warrior
    And the Marquise holds Bake Sale
    And these will be drawn at random: 2 fox flowers
    Then the Clergy can battle the Marquise in clearing 5
    When the Clergy plays their Evening:
      | player   | asked               | answer    |
      | Marquise | card to repent with | Bake Sale |
    Then the Clergy cannot battle the Marquise in clearing 5, citing HCC.2.6.I

  @HCC.6.1
  Scenario: A Heretic decides for itself whether to repent, and may decline
    Given clearing 5 holds 1 cathedral and 1 Marquise warrior
    And the Marquise is a heretic
    And the Marquise holds Bake Sale
    And these will be drawn at random: 2 fox flowers
    When the Clergy plays their Evening:
      | player   | asked               | answer  |
      | Marquise | card to repent with | decline |
    Then the Marquise is a heretic
    And the Marquise holds Bake Sale

  @HCC.6.1 @2.1.1
  Scenario: A Heretic repents with a card that matches a Cathedral where it has pieces
    Given clearing 5 holds 1 cathedral and 1 Marquise warrior
    And clearing 8 holds 1 cathedral
    And clearing 7 holds 1 Marquise warrior
    And the Marquise holds Bake Sale, Anvil, Sword, Armorers, Ambush! (rabbit) and Dominance (rabbit)
    When the Clergy plays their Evening:
      | player   | asked               | answer |
      | Marquise | card to repent with | ?      |
    Then the options of the Marquise are:
      | option                |
      | decline               |
      | rabbit card Bake Sale |
      | bird card Armorers    |
      | rabbit card Ambush!   |
      | rabbit card Dominance |

  @HCC.6.1
  Scenario: A Heretic at several Cathedrals repents with a card for any one of them
    Given clearing 5 holds 1 cathedral and 1 Marquise warrior
    And clearing 8 holds 1 cathedral and 1 wood
    And the Marquise holds Bake Sale, Anvil and Sword
    When the Clergy plays their Evening:
      | player   | asked               | answer |
      | Marquise | card to repent with | ?      |
    Then the options of the Marquise are:
      | option                |
      | decline               |
      | rabbit card Bake Sale |
      | fox card Anvil        |

  @HCC.6.1
  Scenario Outline: Any faction piece at a Cathedral is enough to repent
    Given the seats are Clergy and <faction>
    And clearing 5 holds 1 cathedral and <piece>
    And the <faction> holds Bake Sale
    And these will be drawn at random: 2 fox flowers
    When the Clergy plays their Evening:
      | player    | asked               | answer    |
      | <faction> | card to repent with | Bake Sale |
    Then the <faction> is penitent

    Examples:
      | faction  | piece            |
      | Marquise | 1 sawmill        |
      | Marquise | 1 wood           |
      | Vagabond | 1 Vagabond pawn  |

  @HCC.6.1
  Scenario: Without a piece at a Cathedral nobody repents
    Given clearing 5 holds 1 cathedral
    And clearing 3 holds 1 Marquise warrior
    And the Marquise is a heretic
    And the Marquise holds Bake Sale
    And these will be drawn at random: 2 fox flowers
    When the Clergy plays their Evening
    Then the Marquise is not asked for card to repent with, citing HCC.6.1: no card in hand matches a Cathedral's
    And the Marquise is a heretic

  @HCC.6.1
  Scenario: Without a fitting card nobody repents
    Given clearing 5 holds 1 cathedral and 1 Marquise warrior
    And the Marquise is a heretic
    And the Marquise holds Anvil
    And these will be drawn at random: 2 fox flowers
    When the Clergy plays their Evening
    Then the Marquise is not asked for card to repent with, citing HCC.6.1: no card in hand matches a Cathedral's
    And the Marquise is a heretic

  @HCC.6.1
  Scenario: The Penitent do not repent again, and the Clergy do not repent
    Given clearing 5 holds 1 cathedral, 1 Marquise warrior and 1 Clergy warrior
    And the Marquise is penitent
    And the Marquise holds Bake Sale
    And the Clergy holds A Visit to Friends
    And these will be drawn at random: 2 fox flowers
    When the Clergy plays their Evening
    Then the Marquise is not asked for card to repent with, citing HCC.6.1: is penitent already
    And the Clergy is not asked for card to repent with, citing HCC.6.1: is no enemy of the Clergy
    And the Marquise holds Bake Sale

  @HCC.6.1
  Scenario: The Clergy choose in which order Heretics are asked, each once
    Given the seats are Clergy, Marquise, Eyrie and Alliance
    And clearing 5 holds 1 cathedral, 1 Marquise warrior, 1 Eyrie warrior and 1 Alliance warrior
    And the Marquise holds Bake Sale
    And the Eyrie holds A Visit to Friends
    And the Alliance is penitent to the Clergy
    And the Alliance holds Armorers
    And these will be drawn at random: 2 fox flowers
    When the Clergy plays their Evening:
      | player   | asked               | answer             |
      | Clergy   | next to repent      | Eyrie              |
      | Eyrie    | card to repent with | decline            |
      | Marquise | card to repent with | Bake Sale          |
    Then the Marquise is penitent to the Clergy
    And the Eyrie holds A Visit to Friends
    And the Clergy is asked for next to repent, citing HCC.6.1

  @HCC.6.1
  Scenario: Where the clearing has the frog suit too, its printed suit still counts
    Given the seats are Clergy and Diaspora
    And clearing 5 holds 1 cathedral and 1 peaceful enclave
    And the Diaspora holds Bake Sale
    And these will be drawn at random: 2 fox flowers
    When the Clergy plays their Evening:
      | player   | asked               | answer    |
      | Diaspora | card to repent with | Bake Sale |
    Then the Diaspora is penitent

  # Pollinate (HCC.6.2)

  @HCC.6.2 @HCC.3.3
  Scenario Outline: Pollinate draws two flowers, and one more for each bee showing
    Given the Clergy's supply holds <left> cathedrals
    And clearing 7 holds 1 Clergy warrior
    And these will be drawn at random: <drawn>
    When the Clergy plays their Evening
    Then clearing 7 holds <flowers> mouse flowers
    And the Clergy's blind bag holds 3 fox flowers, 3 rabbit flowers and 2 bird flowers

    Examples:
      | left | drawn                           | flowers |
      | 6    | 2 mouse flowers                 | 2       |
      | 4    | 2 mouse flowers                 | 2       |
      | 3    | 3 mouse flowers                 | 3       |
      | 2    | 3 mouse flowers                 | 3       |
      | 1    | 3 mouse flowers, a fox flower   | 3       |
      | 0    | 3 mouse flowers, a fox flower   | 3       |

  @HCC.6.2 @HCC.2.2.II
  Scenario: Each flower goes to a clearing of its own choosing
    Given clearing 7 holds 1 Clergy warrior
    And clearing 9 holds 1 Clergy warrior
    And these will be drawn at random: 2 mouse flowers
    When the Clergy plays their Evening:
      | asked           | answer            |
      | flower to place | mouse flower to 7 |
      | flower to place | mouse flower to 9 |
    Then clearing 7 holds 1 mouse flower
    And clearing 9 holds 1 mouse flower

  @HCC.6.2
  Scenario: Pollinate is not optional
    Given clearing 7 holds 1 Clergy warrior
    And clearing 9 holds 1 Clergy warrior
    And these will be drawn at random: a mouse flower, a fox flower
    When the Clergy plays their Evening:
      | asked           | answer |
      | flower to place | ?      |
    Then the options of the Clergy are:
      | option                           |
      | Clergy mouse flower > clearing 7 |
      | Clergy mouse flower > clearing 9 |

  # Draw and Discard (HCC.6.3)

  @HCC.6.3 @HCC.3.3
  Scenario Outline: The Clergy draw one card, and one more for each bee showing
    Given the Clergy's supply holds <left> cathedrals
    And the Clergy's blind bag holds no fox flower, no rabbit flower, no mouse flower and no bird flower
    When the Clergy plays their Evening
    Then the Clergy draws <cards> cards

    Examples:
      | left | cards |
      | 6    | 1     |
      | 4    | 1     |
      | 3    | 2     |
      | 2    | 2     |
      | 1    | 3     |
      | 0    | 3     |

  @HCC.6.3
  Scenario: The Clergy discard a hand of six down to five, of their choice
    Given the Clergy's blind bag holds no fox flower, no rabbit flower, no mouse flower and no bird flower
    And the Clergy holds Anvil and 4 rabbit cards
    And the deck's top cards are Birdy Bindle
    When the Clergy plays their Evening:
      | asked           | answer |
      | card to discard | Anvil  |
    Then the Clergy holds Birdy Bindle and 4 cards
    And the discard pile holds Anvil

  @HCC.6.3
  Scenario: The Clergy keep a hand of five
    Given the Clergy's blind bag holds no fox flower, no rabbit flower, no mouse flower and no bird flower
    And the Clergy holds 4 rabbit cards
    When the Clergy plays their Evening
    Then the Clergy holds 5 cards
    And the Clergy is not asked for card to discard, citing HCC.6.3: 5 cards may stay in hand
