Feature: Cards

  The deck, birds, ambushes, dominance cards and the play area (2.1).

  # 2.1 Cards
  @2.1 @G.6
  Scenario: Cards are drawn from the top of the deck
    Given the deck's top cards are Anvil, Bake Sale and Armorers
    When the Marquise draws 2 cards
    Then the Marquise holds Anvil, Bake Sale and no cards
    And the Marquise draws 2 cards
    And it happens that the Marquise moves Anvil (fox), Bake Sale (rabbit) from the deck to the Marquise's hand

  @2.1 @G.6
  Scenario: Of several copies it is the uppermost that is drawn
    Given the deck holds Armorers, Anvil, Armorers
    When the Marquise draws 2 cards
    Then the Marquise holds Armorers, Anvil and no cards
    And the deck holds Armorers and no cards

  @2.1
  Scenario: The moment the deck runs out, the discard pile becomes the deck
    Given the deck holds Anvil
    And the discard pile holds Bake Sale and Armorers
    When the Marquise draws 1 card
    Then the Marquise holds Anvil and no cards
    And the deck holds Bake Sale, Armorers and no cards
    And the discard pile holds nothing

  @2.1
  Scenario: Until the deck runs out, the discard pile stays
    Given the deck holds Anvil and Root Tea (fox)
    And the discard pile holds Bake Sale
    When the Marquise draws 1 card
    Then the deck holds Root Tea (fox) and no cards
    And the discard pile holds Bake Sale and no cards

  @2.1
  Scenario: Drawing goes on with the new deck
    Given the deck holds Anvil
    And the discard pile holds Bake Sale and Armorers
    When the Marquise draws 2 cards
    Then the Marquise holds Anvil, Armorers and no cards
    And the deck holds Bake Sale and no cards

  @2.1
  Scenario: Where there is no card left, none is drawn
    Given the deck holds Anvil
    When the Marquise draws 3 cards
    Then the Marquise holds Anvil and no cards
    And the deck holds nothing

  @2.1
  Scenario: Drawing from an empty deck is no event
    Given the deck holds nothing
    When the Marquise draws 1 card
    Then nothing changes
    And it does not happen that the Marquise moves

  @2.1
  Scenario: A deck that ran out with nothing discarded is made anew from later discards
    Given the deck holds nothing
    And the discard pile holds Bake Sale and Armorers
    When the Marquise draws 1 card
    Then the Marquise holds Armorers and no cards
    And the deck holds Bake Sale and no cards

  @2.1 @G.5
  Scenario: A card that is discarded while the deck is empty becomes the deck at once
    Given the deck holds nothing
    And the Marquise holds Anvil and Bake Sale
    When the Marquise discards Anvil
    Then the deck holds Anvil and no cards
    And the discard pile holds nothing
    When the Marquise discards Bake Sale
    Then the deck holds Anvil and no cards
    And the discard pile holds Bake Sale

  @2.1 @G.31
  Scenario: A card that is spent while the deck is empty becomes the deck at once
    Given the deck holds nothing
    And clearing 9 holds 1 sawmill
    And the Marquise holds Mouse-in-a-Sack
    When the Marquise takes the action overwork
    Then the deck holds Mouse-in-a-Sack and no cards
    And the discard pile holds nothing

  @2.1 @3.3.3
  Scenario: A dominance card that becomes available leaves the deck empty
    Given the deck holds nothing
    And the Marquise holds Dominance (fox)
    When the Marquise discards Dominance (fox)
    Then the deck holds nothing
    And the available dominance cards hold Dominance (fox)

  # 2.1.1 Birds Are Wild
  @2.1.1 @G.16
  Scenario Outline: A card matches clearings of its suit, a bird card all of them
    Then a <suit> card <does> clearing <clearing>

    Examples:
      | suit   | does           | clearing |
      | fox    | matches        | 1        |
      | fox    | does not match | 5        |
      | fox    | does not match | 7        |
      | rabbit | matches        | 5        |
      | rabbit | does not match | 1        |
      | mouse  | matches        | 7        |
      | bird   | matches        | 1        |
      | bird   | matches        | 5        |
      | bird   | matches        | 7        |

  @2.1.1 @2.1.1.I
  Scenario Outline: For any suit a bird card may stand in
    Given the Marquise holds Anvil, Bake Sale, Investments and Armorers
    When the Marquise must part with a <suit> card:
      | asked             | answer |
      | card to part with | ?      |
    Then the options of the Marquise are:
      | option       |
      | <card>       |
      | Armorers     |

    Examples:
      | suit   | card        |
      | fox    | Anvil       |
      | rabbit | Bake Sale   |
      | mouse  | Investments |

  # 2.1.1.I Forced Effects
  @2.1.1.I
  Scenario: Who is told to give a card of a suit must give a bird, if nothing else is at hand
    Given the Marquise holds Armorers and Bake Sale
    When the Marquise must part with a fox card to the Clergy
    Then the Clergy holds Armorers and no cards
    And the Marquise holds Bake Sale and no cards
    And it happens that the Marquise moves Armorers (bird) from the Marquise's hand to the Clergy's hand

  @2.1.1.I
  Scenario: Who is told to give a card of a suit may give that suit though birds are at hand
    Given the Marquise holds Armorers and Anvil
    When the Marquise must part with a fox card to the Clergy:
      | asked             | answer |
      | card to part with | Anvil  |
    Then the Clergy holds Anvil and no cards
    And the Marquise holds Armorers and no cards

  @2.1.1.I
  Scenario: Who is told to discard a card of a suit must discard a bird, if nothing else is at hand
    Given the Marquise holds Armorers and Bake Sale
    When the Marquise must part with a mouse card
    Then the discard pile holds Armorers and no cards
    And the Marquise holds Bake Sale and no cards

  @2.1.1.I
  Scenario: Who holds neither the suit nor a bird gives nothing
    Given the Marquise holds Bake Sale
    When the Marquise must part with a fox card to the Clergy
    Then nothing changes

  # 2.1.1.II Reverse Substitution
  @2.1.1.II
  Scenario: Only a bird card will do for a bird
    Given clearing 5 holds 1 Marquise warrior
    And the Marquise holds Bake Sale, Armorers and Sappers
    When the Marquise takes the action extra action:
      | asked              | answer |
      | bird card to spend | ?      |
    Then the options of the Marquise are:
      | option   |
      | Armorers |
      | Sappers  |

  @2.1.1.II @2.1.1.I
  Scenario: Who is told to part with a bird keeps cards of other suits
    Given the Marquise holds Bake Sale and Anvil
    When the Marquise must part with a bird card
    Then nothing changes

  @2.1.1.II @3.3.4
  Scenario: For the available bird dominance card only a bird will do
    Given the available dominance cards hold Dominance (bird)
    And the Marquise holds Bake Sale and Anvil
    When the Marquise tries to take the available Dominance (bird)
    Then it is refused citing 3.3.4: no card in hand matches
    And nothing changes

  # 2.1.2 Ambush Cards
  @2.1.2
  Scenario Outline: An ambush card cannot be crafted
    Given clearing 1 holds 1 workshop
    And the Marquise holds Ambush! (<suit>)
    When the Marquise tries to craft Ambush! (<suit>)
    Then it is refused citing 2.1.2
    And nothing changes

    Examples:
      | suit   |
      | fox    |
      | bird   |

  @2.1.2 @2.1.3
  Scenario: Cards that are neither ambush nor dominance cards can be crafted
    Given clearing 1 holds 1 workshop
    And the Marquise holds Anvil
    When the Marquise crafts Anvil
    Then the discard pile holds Anvil

  @2.1.2
  Scenario: A player plays one ambush card at most in a battle
    Given clearing 5 holds 5 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (bird), Ambush! (bird), Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
      | player | asked  | answer         |
      | Clergy | ambush | Ambush! (bird) |
    Then the Marquise loses 2 warriors in clearing 5
    And the Clergy holds Ambush! (bird), Ambush! (rabbit) and no cards

  # 2.1.3 Dominance Cards
  @2.1.3
  Scenario: A dominance card cannot be crafted
    Given clearing 1 holds 1 workshop
    And the Marquise holds Dominance (fox)
    When the Marquise tries to craft Dominance (fox)
    Then it is refused citing 2.1.3
    And nothing changes

  @2.1.3
  Scenario: A dominance card that is played changes for good how its player wins
    Given the Marquise has 29 points
    And the Marquise holds Dominance (fox)
    When the Marquise activates Dominance (fox)
    And the Marquise scores 1 point
    Then nobody has won
    And the Marquise has left the score track
    And the Marquise has activated Dominance (fox)

  # 2.1.4 Your Play Area
  @2.1.4 @G.21
  Scenario: A crafted persistent effect lies in the play area, and is no longer in hand
    Given clearing 1 holds 1 workshop
    And the Marquise holds Armorers and Anvil
    When the Marquise crafts Armorers
    Then the Marquise's play area holds Armorers and no cards
    And the Marquise holds Anvil and no cards
    And the discard pile holds nothing
    And it happens that the Marquise moves Armorers (bird) from the Marquise's hand to the Marquise's play area

  @2.1.4 @G.21
  Scenario: An activated dominance card lies in the play area, and is no longer in hand
    Given the Marquise has 10 points
    And the Marquise holds Dominance (fox)
    When the Marquise activates Dominance (fox)
    Then the Marquise's play area holds Dominance (fox) and no cards
    And the Marquise holds nothing
    And it happens that the Marquise leaves the score track
    And it happens that the Marquise moves Dominance (fox) from the Marquise's hand to the Marquise's play area

  @2.1.4 @G.21 @G.25
  Scenario: Everybody is told what is revealed
    Given the Marquise holds Armorers and Anvil
    When the Marquise reveals Armorers
    Then it happens that the Marquise reveals Armorers (bird)
    And the Marquise holds Anvil and no cards

  @2.1.4 @G.21 @G.25
  Scenario: A revealed card lies in the play area, but its effect is not in force
    Given the Marquise holds Armorers
    And clearing 5 holds 2 Marquise warriors and 2 Clergy warriors
    When the Marquise reveals Armorers
    And the Clergy battles the Marquise in clearing 5, rolling 1 and 0
    Then the Marquise's revealed cards hold Armorers
    And the Marquise holds nothing
    And the Marquise loses 1 warrior in clearing 5

  @2.1.4 @G.21
  Scenario: Cards in the play area are not spent
    Given clearing 1 holds 1 workshop
    And clearing 5 holds 1 Marquise warrior
    And the Marquise holds Armorers
    When the Marquise crafts Armorers
    And the Marquise tries to take the action extra action
    Then it is refused citing 6.5: no bird card in hand
    And the Marquise's play area holds Armorers

  # What must be done

  @2.1.1.I
  Scenario: Who holds cards to part with cannot keep them all
    Given the Marquise holds Birdy Bindle and Anvil
    When the Marquise must part with a fox card to the Clergy:
      | asked             | answer |
      | card to part with | ?      |
    Then the Marquise is not offered decline, citing 2.1.1.I
    And the Marquise is not offered end, citing 2.1.1.I

  @2.1.1.I
  Scenario: Who holds no card of the suit to part with keeps its hand
    Given the Marquise holds Root Tea (mouse)
    When the Marquise must part with a fox card to the Clergy
    Then the Marquise is not asked for card to part with, citing 2.1.1.I: Root Tea is no fox card
    And the Marquise holds Root Tea (mouse)
