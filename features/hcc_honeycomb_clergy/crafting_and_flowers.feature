Feature: Crafting and flowers

  What the Clergy craft with, the blind bag, and how flowers are placed, spent and moved (HCC.2.1 to HCC.2.4).

  # Crafting (HCC.2.1)

  @HCC.2.1 @HCC.5.2.III
  Scenario: Flowers at a Cathedral are the Clergy's crafting pieces
    Given clearing 5 holds 1 cathedral and 1 fox flower
    And the Clergy holds Anvil
    When the Clergy takes the action craft
    Then the Clergy's crafted items hold 1 hammer
    And clearing 5 holds no fox flower

  @HCC.2.1 @HCC.5.2.III
  Scenario: Flowers without a Cathedral do not craft
    Given clearing 5 holds 1 cathedral
    And clearing 2 holds 1 fox flower
    And the Clergy holds Anvil
    When the Clergy tries to take the action craft
    Then it is refused citing HCC.5.2.III: no card in hand can be crafted
    And nothing changes

  @HCC.2.1 @HCC.5.2.III
  Scenario: A Cathedral without flowers does not craft
    Given clearing 1 holds 1 cathedral
    And the Clergy holds Anvil
    When the Clergy tries to take the action craft
    Then it is refused citing HCC.5.2.III

  @HCC.2.1
  Scenario: Tunnels joins Cathedral clearings that hold a flower
    Given the deck is Exiles and Partisans
    And the Clergy's play area holds Tunnels
    And clearing 1 holds 1 cathedral, 1 mouse flower and 1 Clergy warrior
    And clearing 8 holds 1 cathedral and 2 fox flowers
    And clearing 7 holds 1 cathedral
    And clearing 6 holds 1 rabbit flower
    Then clearing 1 is adjacent to clearing 8 for the Clergy
    And clearing 1 is not adjacent to clearing 7 for the Clergy
    And clearing 1 is not adjacent to clearing 6 for the Clergy
    And clearing 1 is not adjacent to clearing 8 for the Marquise

  @HCC.2.1
  Scenario: The workshops of others are no crafting pieces of the Clergy
    Given the deck is Exiles and Partisans
    And the Clergy's play area holds Tunnels
    And the Marquise's play area holds Tunnels
    And clearing 1 holds 1 cathedral and 1 mouse flower
    And clearing 8 holds 1 workshop
    And clearing 7 holds 1 workshop
    Then clearing 1 is not adjacent to clearing 8 for the Clergy
    And clearing 1 is not adjacent to clearing 8 for the Marquise

  @HCC.2.1 @HCC.5.2.III
  Scenario: Where crafting pieces cannot be used, flowers cannot be spent to craft
    Given the seats are Clergy and Legion
    And clearing 5 holds 1 cathedral, 1 fox flower and 1 colony
    And the Clergy holds Anvil
    When the Clergy tries to take the action craft
    Then it is refused citing HCC.5.2.III
    And nothing changes

  @HCC.5.2.III @HCC.5.2.I
  Scenario: At a colony a flower still scores
    Given the seats are Clergy and Legion
    And clearing 5 holds 1 cathedral, 1 rabbit flower and 1 colony
    When the Clergy takes the action score
    Then the Clergy scores 1 point

  # The Blind Bag (HCC.2.2.I)

  @HCC.2.2.I @HCC.2.2.II
  Scenario: A flower is drawn from the bag at random
    Given clearing 1 holds 1 Clergy warrior
    And clearing 7 holds 1 Clergy warrior
    And these will be drawn at random: a mouse flower
    And the Clergy holds Armorers
    When the Clergy plays their Birdsong:
      | asked  | answer |
      | action | bloom  |
    Then clearing 7 holds 1 mouse flower
    And clearing 1 holds no tokens
    And the Clergy's blind bag holds 3 fox flowers, 3 rabbit flowers, 2 mouse flowers and 2 bird flowers

  @HCC.2.2.I
  Scenario: Chance decides among all flowers in the bag
    Given clearing 7 holds 1 Clergy warrior
    And the Clergy's blind bag holds 1 bird flower, no fox flower, 1 rabbit flower and 2 mouse flowers
    And chance will give 3 for flower
    And the Clergy holds Armorers
    When the Clergy plays their Birdsong:
      | asked  | answer |
      | action | bloom  |
    Then clearing 7 holds 1 mouse flower
    And the Clergy's blind bag holds 1 bird flower, 1 rabbit flower and 1 mouse flower

  @HCC.2.2.I @HCC.2.2.II @HCC.6.2
  Scenario: Flowers are drawn together, then placed in the order that the Clergy like
    Given clearing 1 holds 1 Clergy warrior
    And clearing 7 holds 1 Clergy warrior
    And these will be drawn at random: a fox flower, a mouse flower
    When the Clergy plays their Evening:
      | asked           | answer            |
      | flower to place | mouse flower to 7 |
    Then clearing 1 holds 1 fox flower
    And clearing 7 holds 1 mouse flower

  @HCC.2.2.I @HCC.6.2
  Scenario: A bag with fewer flowers gives all that it holds
    Given clearing 1 holds 1 Clergy warrior
    And the Clergy's blind bag holds 1 fox flower, no rabbit flower, no mouse flower and no bird flower
    And these will be drawn at random: a fox flower
    When the Clergy plays their Evening
    Then clearing 1 holds 1 fox flower

  @HCC.2.2.I @HCC.6.2
  Scenario: From an empty bag no flower is drawn
    Given clearing 1 holds 1 Clergy warrior
    And the Clergy's blind bag holds no fox flower, no rabbit flower, no mouse flower and no bird flower
    When the Clergy plays their Evening
    Then clearing 1 holds no tokens
    And the Clergy draws 1 card

  @HCC.2.2.I @HCC.2.2.II @HCC.6.2
  Scenario: A flower that cannot be placed goes back only when all drawn have been dealt with
    Given clearing 1 holds 1 Clergy warrior
    And the Clergy's blind bag holds 1 fox flower, 1 rabbit flower, no mouse flower and no bird flower
    And these will be drawn at random: a rabbit flower, a fox flower
    When the Clergy plays their Evening
    Then clearing 1 holds 1 fox flower
    And the Clergy's blind bag holds 1 rabbit flower and no fox flower

  # Placing Flowers (HCC.2.2.II)

  @HCC.2.2.II
  Scenario: A drawn flower goes to a matching clearing with a warrior and no Cathedral, as the Clergy choose
    Given these clearings hold:
      | clearing | pieces                         |
      | 1        | 1 Clergy warrior               |
      | 6        | 3 Clergy warriors              |
      | 8        | 1 cathedral, 1 Clergy warrior  |
      | 12       | 1 rabbit flower                |
      | 7        | 1 Clergy warrior               |
    And these will be drawn at random: a fox flower
    And the Clergy holds Armorers
    When the Clergy plays their Birdsong:
      | asked           | answer |
      | action          | bloom  |
      | flower to place | ?      |
    Then the options of the Clergy are:
      | option                         |
      | Clergy fox flower > clearing 1 |
      | Clergy fox flower > clearing 6 |
    And the Clergy is not offered fox flower to 8, citing HCC.2.2.II
    And the Clergy is not offered fox flower to 12, citing HCC.2.2.II
    And the Clergy is not offered fox flower to 7, citing HCC.2.2.II

  @HCC.2.2.II
  Scenario Outline: A drawn flower does not go just anywhere
    Given these clearings hold:
      | clearing | pieces                        |
      | 1        | 1 Clergy warrior              |
      | 6        | 1 Clergy warrior              |
      | 8        | 1 cathedral, 1 Clergy warrior |
      | 7        | 1 Clergy warrior              |
    And these will be drawn at random: a fox flower
    And the Clergy holds Armorers
    When the Clergy tries to play their Birdsong:
      | asked           | answer                   |
      | action          | bloom                    |
      | flower to place | fox flower to <clearing> |
    Then it is refused citing HCC.2.2.II: <reason>

    Examples:
      | clearing | reason                                    |
      | 8        | clearing 8 has a Cathedral                |
      | 12       | no Clergy warrior is in clearing 12       |
      | 7        | a fox flower does not match clearing 7    |

  @HCC.2.2.II
  Scenario: A bird flower goes to a clearing of any suit
    Given these clearings hold:
      | clearing | pieces                        |
      | 1        | 1 Clergy warrior              |
      | 3        | 1 Clergy warrior              |
      | 7        | 1 Clergy warrior              |
      | 8        | 1 cathedral, 1 Clergy warrior |
    And these will be drawn at random: a bird flower
    And the Clergy holds Armorers
    When the Clergy plays their Birdsong:
      | asked           | answer |
      | action          | bloom  |
      | flower to place | ?      |
    Then the options of the Clergy are:
      | option                          |
      | Clergy bird flower > clearing 1 |
      | Clergy bird flower > clearing 3 |
      | Clergy bird flower > clearing 7 |

  @HCC.2.2.II @HCC.4.3
  Scenario: A flower that cannot be placed returns to the bag, and the card stays spent
    Given clearing 7 holds 1 Clergy warrior
    And these will be drawn at random: a fox flower
    And the Clergy holds Armorers
    When the Clergy plays their Birdsong:
      | asked  | answer |
      | action | bloom  |
    Then the Clergy is not asked for flower to place
    And clearing 7 holds no tokens
    And the Clergy's blind bag holds 3 fox flowers
    And the discard pile holds Armorers

  @HCC.2.2.II
  Scenario: A drawn flower that can be placed must be
    Given clearing 1 holds 1 Clergy warrior
    And clearing 6 holds 1 Clergy warrior
    And these will be drawn at random: a fox flower
    And the Clergy holds Armorers
    When the Clergy plays their Birdsong:
      | asked           | answer |
      | action          | bloom  |
      | flower to place | ?      |
    Then the Clergy is not offered decline

  @HCC.2.2.II @6.2.2
  Scenario: A clearing closed to placing takes no drawn flower
    Given clearing 1 holds 1 keep and 1 Clergy warrior
    And these will be drawn at random: a fox flower
    And the Clergy holds Armorers
    When the Clergy plays their Birdsong:
      | asked  | answer |
      | action | bloom  |
    Then clearing 1 holds no fox flower
    And the Clergy's blind bag holds 3 fox flowers

  @HCC.2.2.II
  Scenario: A clearing holds any number of flowers
    Given clearing 1 holds 3 fox flowers, 3 mouse flowers, 1 bird flower and 1 Clergy warrior
    And these will be drawn at random: a bird flower
    And the Clergy holds Armorers
    When the Clergy plays their Birdsong:
      | asked  | answer |
      | action | bloom  |
    Then clearing 1 holds 2 bird flowers, 3 fox flowers and 3 mouse flowers

  @HCC.2.2.II
  Scenario Outline: Enclaves change what a flower matches
    Given the seats are Clergy and Diaspora
    And clearing 1 holds 1 Clergy warrior and 1 <enclave>
    And these will be drawn at random: a <suit> flower
    And the Clergy holds Armorers
    When the Clergy takes the action bloom in their Birdsong
    Then clearing 1 holds <flowers> <suit> flowers

    Examples:
      | enclave         | suit | flowers |
      | peaceful enclave | fox  | 1       |
      | peaceful enclave | bird | 1       |
      | militant enclave | fox  | 0       |
      | militant enclave | bird | 1       |

  # Spending Flowers (HCC.2.2.III)

  @HCC.2.2.III @HCC.5.2.I
  Scenario: A spent flower returns to the blind bag
    Given clearing 8 holds 1 cathedral and 2 fox flowers
    When the Clergy takes the action score
    Then clearing 8 holds 1 fox flower
    And the Clergy's blind bag holds 2 fox flowers

  @HCC.2.2.III
  Scenario: A removed flower returns to the blind bag, a removed warrior to the supply
    Given clearing 8 holds 1 fox flower and 1 Clergy warrior
    When the Marquise removes 1 fox flower and 1 Clergy warrior from clearing 8
    Then the Clergy's blind bag holds 3 fox flowers
    And the Clergy's supply holds 15 warriors
    And the Marquise scores 1 point

  @G.24
  Scenario: A flower that the Legion removes in a campaign clearing goes to Spoils, and scores at once
    Given the seats are Legion and Clergy
    And it is the Legion's Daylight
    And the Legion's campaign holds Anvil
    And clearing 8 holds 1 fox flower
    When the Legion removes 1 fox flower from clearing 8
    Then the Clergy's blind bag holds 2 fox flowers
    And the Legion's spoils hold 1 fox flower
    And the Legion scores 1 point

  # Moving Flowers (HCC.2.2.IV)

  @HCC.2.2.IV
  Scenario: Each warrior that moves may take a flower along, also into a clearing of another suit
    Given clearing 1 holds 3 Clergy warriors, 2 fox flowers and 1 mouse flower
    When the Clergy takes the action mission:
      | asked                  | answer  |
      | move                   | 1 > 5   |
      | how many warriors      | 2       |
      | how many fox flowers   | 1       |
      | how many mouse flowers | 1       |
      | move                   | decline |
    Then clearing 5 holds 2 Clergy warriors, 1 fox flower and 1 mouse flower
    And clearing 1 holds 1 Clergy warrior, 1 fox flower and no mouse flower

  @HCC.2.2.IV
  Scenario: No more flowers move than warriors
    Given clearing 1 holds 3 Clergy warriors and 3 fox flowers
    When the Clergy takes the action mission:
      | asked                | answer |
      | move                 | 1 > 5  |
      | how many warriors    | 2      |
      | how many fox flowers | ?      |
    Then the options of the Clergy are:
      | option |
      | 0      |
      | 1      |
      | 2      |

  @HCC.2.2.IV
  Scenario: No more flowers move than there are
    Given clearing 1 holds 3 Clergy warriors and 1 fox flower
    When the Clergy takes the action mission:
      | asked                | answer |
      | move                 | 1 > 5  |
      | how many warriors    | 3      |
      | how many fox flowers | ?      |
    Then the options of the Clergy are:
      | option |
      | 0      |
      | 1      |

  @HCC.2.2.IV
  Scenario: What one kind of flower takes up is not left for the next
    Given clearing 1 holds 3 Clergy warriors, 3 fox flowers and 3 rabbit flowers
    When the Clergy takes the action mission:
      | asked                   | answer |
      | move                    | 1 > 5  |
      | how many warriors       | 3      |
      | how many fox flowers    | 1      |
      | how many rabbit flowers | ?      |
    Then the options of the Clergy are:
      | option |
      | 0      |
      | 1      |
      | 2      |

  @HCC.2.2.IV
  Scenario: When every warrior carries a flower the rest is not asked about
    Given clearing 1 holds 1 Clergy warrior, 1 fox flower and 1 rabbit flower
    When the Clergy takes the action mission:
      | asked                | answer  |
      | move                 | 1 > 5   |
      | how many fox flowers | 1       |
      | move                 | decline |
    Then the Clergy is not asked for how many rabbit flowers, citing HCC.2.2.IV: no flower or no warrior is left
    And clearing 5 holds 1 Clergy warrior, 1 fox flower and no rabbit flower
    And clearing 1 holds 1 rabbit flower

  @HCC.2.2.IV
  Scenario: Warriors may leave the flowers behind
    Given clearing 1 holds 1 Clergy warrior, 1 fox flower and 1 rabbit flower
    When the Clergy takes the action mission:
      | asked                   | answer  |
      | move                    | 1 > 5   |
      | how many fox flowers    | 0       |
      | how many rabbit flowers | 0       |
      | move                    | decline |
    Then clearing 5 holds 1 Clergy warrior and no tokens
    And clearing 1 holds 1 fox flower and 1 rabbit flower

  @HCC.2.2.IV
  Scenario: Flowers may move into the keep's clearing and to a Cathedral
    Given clearing 1 holds 1 keep and 1 cathedral
    And clearing 5 holds 1 Clergy warrior and 1 rabbit flower
    When the Clergy moves 1 warrior and 1 rabbit flower from clearing 5 to clearing 1
    Then clearing 1 holds 1 Clergy warrior and 1 rabbit flower

  @HCC.2.2.IV @4.2
  Scenario: Flowers do not move without warriors, and other tokens not at all
    Given clearing 1 holds 1 keep, 1 Marquise warrior and 1 fox flower
    And clearing 5 holds 1 Clergy warrior, 1 cathedral and 1 fox flower
    Then the Clergy cannot move 1 fox flower from clearing 5 to clearing 2, citing 4.2
    And the Clergy cannot move 1 Clergy warrior and 1 cathedral from clearing 5 to clearing 2, citing 4.2
    And the Clergy can move 1 Clergy warrior and 1 fox flower from clearing 5 to clearing 2
    And the Marquise cannot move 1 Marquise warrior and 1 keep from clearing 1 to clearing 5, citing 4.2
    And the Marquise cannot move 1 Marquise warrior and 1 fox flower from clearing 1 to clearing 5, citing 4.2

  @4.2
  Scenario: Nobody but the Clergy takes flowers along
    Given clearing 1 holds 2 Marquise warriors and 1 fox flower
    When the Marquise takes the action march:
      | asked             | answer  |
      | move              | 1 > 5   |
      | how many warriors | 2       |
      | move              | decline |
    Then clearing 1 holds 1 fox flower
    And clearing 5 holds 2 Marquise warriors and no fox flower

  # Honeymakers (HCC.2.3)

  @HCC.2.3
  Scenario: The Clergy score an extra point for crafting an item
    Given clearing 8 holds 1 cathedral and 1 fox flower
    And the Clergy holds Anvil
    When the Clergy takes the action craft
    Then the Clergy scores 3 points

  @HCC.2.3
  Scenario: The Clergy score an extra point also for a card that gives no points
    Given clearing 8 holds 1 cathedral and 1 fox flower
    And the Clergy holds Armorers
    When the Clergy takes the action craft
    Then the Clergy's play area holds Armorers
    And the Clergy scores 1 point

  @HCC.2.3
  Scenario: The Clergy score an extra point for every card
    Given clearing 8 holds 1 cathedral, 1 fox flower and 1 mouse flower
    And the Clergy holds Armorers and Sappers
    When the Clergy plays their Daylight:
      | asked         | answer   |
      | action        | end      |
      | action        | craft    |
      | card to craft | Armorers |
      | action        | craft    |
      | action        | end      |
    Then the Clergy's play area holds Armorers and Sappers
    And the Clergy scores 2 points

  @HCC.2.6.II
  Scenario: Heretics have no Honeymakers
    Given clearing 8 holds 1 workshop
    And the Marquise holds Anvil
    When the Marquise crafts Anvil
    Then the Marquise scores 2 points
    And the Clergy scores nothing

  # Divine Right (HCC.2.4)

  @HCC.2.4
  Scenario: The Clergy move from a Cathedral's clearing as though they ruled it
    Given clearing 5 holds 1 cathedral, 1 Clergy warrior and 3 Marquise warriors
    And clearing 2 holds 2 Marquise warriors
    When the Clergy moves 1 warrior from clearing 5 to clearing 2
    Then clearing 2 holds 1 Clergy warrior
    And the Marquise rules clearing 5

  @HCC.2.4
  Scenario: The Clergy move to a Cathedral's clearing as though they ruled it
    Given clearing 5 holds 1 cathedral and 3 Marquise warriors
    And clearing 2 holds 2 Marquise warriors and 1 Clergy warrior
    Then the Clergy can move 1 warrior from clearing 2 to clearing 5
    And the Clergy cannot move 1 warrior from clearing 2 to clearing 6, citing 4.2.1

  @HCC.2.4 @4.2.1
  Scenario: Without a Cathedral the Clergy need to rule
    Given clearing 5 holds 1 Clergy warrior and 3 Marquise warriors
    And clearing 2 holds 2 Marquise warriors
    When the Clergy tries to move 1 warrior from clearing 5 to clearing 2
    Then it is refused citing 4.2.1

  @4.2.1
  Scenario: A Cathedral does not help others to move
    Given clearing 5 holds 1 cathedral, 3 Clergy warriors and 1 Marquise warrior
    And clearing 2 holds 2 Clergy warriors
    Then the Marquise cannot move 1 warrior from clearing 5 to clearing 2, citing 4.2.1

  @HCC.2.4
  Scenario: Divine Right opens no path that is closed
    Given the path between 2 and 5 is closed
    And clearing 5 holds 1 cathedral, 1 Clergy warrior and 3 Marquise warriors
    And clearing 2 holds 2 Marquise warriors
    And clearing 1 holds 2 Marquise warriors
    Then the Clergy cannot move 1 warrior from clearing 5 to clearing 2, citing M.4.2
    And the Clergy can move 1 warrior from clearing 5 to clearing 1

  @HCC.2.4
  Scenario: Divine Right does not lead out of a snare
    Given the seats are Clergy and Corvid
    And clearing 5 holds 1 cathedral, 1 Clergy warrior, 1 snare and 2 Corvid warriors
    And clearing 2 holds 2 Corvid warriors and 1 Clergy warrior
    Then the Clergy cannot move 1 warrior from clearing 5 to clearing 2, citing 13.7.2
    And the Clergy can move 1 warrior from clearing 2 to clearing 5

  # What must be done

  @HCC.2.2.II
  Scenario Outline: A flower that can be placed must be, whether in one clearing or two
    Given clearing 8 holds 1 Clergy warrior
    And clearing 9 holds <there>
    And these will be drawn at random: fox flower
    And the Clergy holds Birdy Bindle
    When the Clergy tries to take the action bloom in their Birdsong:
      | asked           | answer   |
      | flower to place | <answer> |
    Then it is refused citing HCC.2.2.II: flower to place cannot be passed up

    Examples:
      | there              | answer  |
      | 1 Clergy warrior   | end     |
      | 1 Clergy warrior   | decline |
      | 1 Marquise warrior | end     |
      | 1 Marquise warrior | decline |

  @HCC.2.2.II
  Scenario: A flower that can be placed nowhere stays in the bag, and nobody is asked
    Given clearing 8 holds 1 Clergy warrior and 1 Cathedral
    And these will be drawn at random: fox flower
    And the Clergy holds Birdy Bindle
    When the Clergy takes the action bloom in their Birdsong
    Then the Clergy is not asked for flower to place
