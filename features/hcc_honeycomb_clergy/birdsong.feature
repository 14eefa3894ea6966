Feature: The Clergy's Birdsong

  Divine Intervention, Indulgence and Bloom, in this order (HCC.4).

  @HCC.4 @1.1.3
  Scenario: Divine Intervention comes before Indulgence
    Given the seats are Clergy, Marquise and Eyrie
    And clearing 5 holds 1 cathedral
    And the Marquise is penitent to the Clergy
    And the Eyrie is penitent to the Clergy
    When the Clergy plays their Birdsong:
      | asked        | answer |
      | next to draw | ?      |
    Then clearing 5 holds 4 Clergy warriors

  @HCC.4
  Scenario: Indulgence comes before Bloom
    Given clearing 5 holds 1 Clergy warrior
    And the Marquise is penitent
    And the Clergy holds Armorers
    When the Clergy plays their Birdsong:
      | asked  | answer |
      | action | ?      |
    Then the Marquise draws 1 card
    And the Clergy is offered bloom

  # Divine Intervention (HCC.4.1)

  @HCC.4.1
  Scenario: Without warriors on the map the Clergy place four at a Cathedral of their choice
    Given clearing 5 holds 1 cathedral and 3 Marquise warriors
    And clearing 1 holds 1 cathedral
    When the Clergy plays their Birdsong:
      | asked               | answer |
      | divine intervention | 5      |
    Then clearing 5 holds 4 Clergy warriors
    And clearing 1 holds no Clergy warriors
    And the Clergy's supply holds 11 warriors

  @HCC.4.1
  Scenario: Divine Intervention goes to Cathedrals only, while there are any
    Given clearing 5 holds 1 cathedral and 3 Marquise warriors
    And clearing 1 holds 1 cathedral
    When the Clergy plays their Birdsong:
      | asked               | answer |
      | divine intervention | ?      |
    Then the options of the Clergy are:
      | option     |
      | clearing 1 |
      | clearing 5 |

  @HCC.4.1
  Scenario: With a Clergy warrior on the map there is no Divine Intervention
    Given clearing 7 holds 1 Clergy warrior
    When the Clergy plays their Birdsong
    Then clearing 7 holds 1 Clergy warrior
    And the Clergy's supply holds 14 warriors
    And the Clergy is not asked for divine intervention, citing HCC.4.1: Clergy warriors are on the map

  @HCC.4.1 @2.4
  Scenario: A Prisoner in a forest is on the map
    Given clearing 5 holds 1 cathedral
    And the forest 1-2-5-10 holds 1 Clergy warrior
    When the Clergy plays their Birdsong
    Then clearing 5 holds no Clergy warriors

  @HCC.4.1 @2.4
  Scenario: A warrior on a board is not on the map
    Given clearing 5 holds 1 cathedral
    And the Marquise's captives hold 1 Clergy warrior
    When the Clergy plays their Birdsong
    Then clearing 5 holds 4 Clergy warriors

  @HCC.4.1
  Scenario: Warriors of others do not keep Divine Intervention away
    Given clearing 5 holds 1 cathedral
    And clearing 7 holds 1 Marquise warrior and 1 fox flower
    When the Clergy plays their Birdsong
    Then clearing 5 holds 4 Clergy warriors

  @HCC.4.1 @1.5.4
  Scenario: Divine Intervention places as many warriors as the supply holds
    Given clearing 5 holds 1 cathedral
    And the Clergy's supply holds 3 warriors
    When the Clergy plays their Birdsong
    Then clearing 5 holds 3 Clergy warriors

  @HCC.4.1
  Scenario: Without Cathedrals the Clergy come where the fewest enemy pieces are
    Given these clearings hold:
      | clearing | pieces                               |
      | 5        | 3 Marquise warriors                  |
      | 6        | 2 Marquise warriors                  |
      | 7        | 3 Marquise warriors                  |
      | 8        | 3 Marquise warriors                  |
      | 9        | 2 Marquise warriors and 1 wood       |
      | 10       | 3 Marquise warriors                  |
      | 11       | 3 Marquise warriors                  |
      | 12       | 1 sawmill                            |
    When the Clergy plays their Birdsong
    Then clearing 6 holds 4 Clergy warriors and no cathedral
    And the Clergy is not asked for divine intervention

  @HCC.4.1
  Scenario: Of several clearings with the fewest enemy pieces the Clergy choose
    Given these clearings hold:
      | clearing | pieces             |
      | 5        | 1 Marquise warrior |
      | 6        | 1 Marquise warrior |
      | 7        | 1 Marquise warrior |
      | 8        | 2 fox flowers      |
      | 9        | 1 Marquise warrior |
      | 10       | 1 Marquise warrior |
    When the Clergy plays their Birdsong:
      | asked               | answer |
      | divine intervention | ?      |
    Then the options of the Clergy are:
      | option      |
      | clearing 8  |
      | clearing 11 |
      | clearing 12 |

  @HCC.4.1
  Scenario: Where the Clergy cannot place they do not come, even to a Cathedral
    Given the seats are Clergy and Corvid
    And clearing 5 holds 1 cathedral and 1 snare
    When the Clergy plays their Birdsong
    Then the Clergy's supply holds 15 warriors
    And nothing changes

  @HCC.4.1
  Scenario: Of the Cathedrals, the Clergy come only to those where they can place
    Given the seats are Clergy and Corvid
    And clearing 5 holds 1 cathedral and 1 snare
    And clearing 7 holds 1 cathedral
    When the Clergy plays their Birdsong
    Then clearing 7 holds 4 Clergy warriors
    And clearing 5 holds no Clergy warriors

  @HCC.4.1
  Scenario: Only clearings where the Clergy can place are compared
    Given the seats are Clergy, Corvid and Marquise
    And these clearings hold:
      | clearing | pieces              |
      | 5        | 1 snare             |
      | 6        | 3 Marquise warriors |
      | 7        | 2 Marquise warriors |
      | 8        | 3 Marquise warriors |
      | 9        | 3 Marquise warriors |
      | 10       | 3 Marquise warriors |
      | 11       | 3 Marquise warriors |
      | 12       | 3 Marquise warriors |
    When the Clergy plays their Birdsong
    Then clearing 7 holds 4 Clergy warriors
    And clearing 5 holds no Clergy warriors

  # Indulgence (HCC.4.2)

  @HCC.4.2 @1.1.3
  Scenario: Each Penitent faction draws a card, in the order that the Clergy choose
    Given the seats are Clergy, Marquise, Eyrie and Alliance
    And clearing 5 holds 1 Clergy warrior
    And the Marquise is penitent to the Clergy
    And the Eyrie is penitent to the Clergy
    And the Alliance is a heretic to the Clergy
    And the deck's top cards are Anvil, Armorers and Sappers
    When the Clergy plays their Birdsong:
      | asked        | answer |
      | next to draw | Eyrie  |
    Then the Eyrie holds Anvil
    And the Marquise holds Armorers
    And the Eyrie draws 1 card
    And the Marquise draws 1 card
    And the Alliance draws 0 cards
    And the Clergy draws 0 cards

  @HCC.4.2 @2.1
  Scenario: When deck and discard pile are empty the rest draw nothing
    Given the seats are Clergy, Marquise and Eyrie
    And clearing 5 holds 1 Clergy warrior
    And the Marquise is penitent to the Clergy
    And the Eyrie is penitent to the Clergy
    And the deck holds Anvil
    When the Clergy plays their Birdsong:
      | asked        | answer   |
      | next to draw | Marquise |
    Then the Marquise holds Anvil
    And the Eyrie holds nothing

  # Bloom (HCC.4.3)

  @HCC.4.3 @HCC.2.2.I
  Scenario: Bloom is used any number of times, a card and a flower each time
    Given clearing 1 holds 1 Clergy warrior
    And these will be drawn at random: a fox flower, a bird flower, a fox flower
    And the Clergy holds Armorers, Sappers, Birdy Bindle and Crossbow (bird)
    When the Clergy plays their Birdsong:
      | asked              | answer          |
      | action             | bloom           |
      | bird card to spend | Armorers        |
      | action             | bloom           |
      | bird card to spend | Sappers         |
      | action             | bloom           |
      | bird card to spend | Birdy Bindle    |
      | action             | end             |
    Then clearing 1 holds 2 fox flowers and 1 bird flower
    And the discard pile holds Armorers, Sappers and Birdy Bindle
    And the Clergy holds Crossbow (bird)

  @HCC.4.3
  Scenario: The Clergy need not Bloom
    Given clearing 1 holds 1 Clergy warrior
    And the Clergy holds Armorers
    When the Clergy plays their Birdsong:
      | asked  | answer |
      | action | end    |
    Then nothing changes

  @HCC.4.3 @2.1.1.II
  Scenario: Only bird cards will do for Bloom
    Given clearing 1 holds 1 Clergy warrior
    And the Clergy holds Anvil
    When the Clergy tries to take the action bloom in their Birdsong
    Then it is refused citing HCC.4.3: no bird card in hand
    And nothing changes

  @HCC.4.3 @2.1.1.II
  Scenario: Ambush and dominance cards will do for Bloom, if they are birds
    Given clearing 1 holds 1 Clergy warrior
    And the Clergy holds Ambush! (bird), Dominance (bird), Anvil and Ambush! (fox)
    When the Clergy plays their Birdsong:
      | asked              | answer |
      | action             | bloom  |
      | bird card to spend | ?      |
    Then the options of the Clergy are:
      | option              |
      | bird card Ambush!   |
      | bird card Dominance |

  @HCC.4.3 @3.3.3
  Scenario: A dominance card spent for Bloom becomes available
    Given clearing 1 holds 1 Clergy warrior
    And these will be drawn at random: a fox flower
    And the Clergy holds Dominance (bird)
    When the Clergy plays their Birdsong:
      | asked  | answer |
      | action | bloom  |
    Then the available dominance cards hold Dominance (bird)
    And clearing 1 holds 1 fox flower

  @HCC.4.3
  Scenario: From an empty bag nothing blooms, and the card is spent
    Given clearing 1 holds 1 Clergy warrior
    And the Clergy's blind bag holds no fox flower, no rabbit flower, no mouse flower and no bird flower
    And the Clergy holds Armorers
    When the Clergy takes the action bloom in their Birdsong
    Then clearing 1 holds no fox flower, no rabbit flower, no mouse flower and no bird flower
    And the discard pile holds Armorers
    And the Clergy holds nothing

  @HCC.4.2
  Scenario: Who is penitent and in a coalition with the Clergy draws all the same
    Given the seats are Clergy, Vagabond, Marquise and Eyrie
    And clearing 8 holds 1 Clergy warrior
    And the Vagabond is penitent to the Clergy
    And on the Vagabond's board coalition with is Clergy
    When the Clergy plays its Birdsong
    Then the Vagabond draws 1 card
