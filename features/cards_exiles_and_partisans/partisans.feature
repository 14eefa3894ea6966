Feature: Partisans

  Fox, Rabbit and Mouse Partisans deal an extra hit in clearings of their suit, and cost all cards of other suits.

  Background:
    Given the deck is Exiles and Partisans

  @card.fox-partisans @card.rabbit-partisans @card.mouse-partisans @4.3.5.I
  Scenario Outline: Partisans deal an extra hit, and cost every card of another suit, birds too
    Given the Marquise's play area holds <partisans>
    And the Marquise holds Root Tea (fox), Root Tea (rabbit), Root Tea (mouse) and Birdy Bindle
    And clearing <clearing> holds 3 Marquise warriors and 4 Clergy warriors
    When the Marquise battles the Clergy in clearing <clearing>, rolling 2 and 0:
      | asked           | answer |
      | use <partisans> | use    |
    Then the Clergy loses 3 warriors in clearing <clearing>
    And the Marquise loses nothing in clearing <clearing>
    And the Marquise holds <kept> and no Birdy Bindle
    And the discard pile holds Birdy Bindle, <one> and <other>
    And the Marquise's play area holds <partisans>

    Examples:
      | partisans        | clearing | kept              | one               | other            |
      | Fox Partisans    | 8        | Root Tea (fox)    | Root Tea (rabbit) | Root Tea (mouse) |
      | Rabbit Partisans | 5        | Root Tea (rabbit) | Root Tea (fox)    | Root Tea (mouse) |
      | Mouse Partisans  | 9        | Root Tea (mouse)  | Root Tea (rabbit) | Root Tea (fox)   |

  @card.fox-partisans
  Scenario: Partisans need not rise
    Given the Marquise's play area holds Fox Partisans
    And the Marquise holds Root Tea (rabbit) and Birdy Bindle
    And clearing 8 holds 3 Marquise warriors and 4 Clergy warriors
    When the Marquise battles the Clergy in clearing 8, rolling 2 and 0:
      | asked             | answer  |
      | use Fox Partisans | decline |
    Then the Clergy loses 2 warriors in clearing 8
    And the Marquise holds Root Tea (rabbit) and Birdy Bindle

  @card.fox-partisans @card.rabbit-partisans @card.mouse-partisans
  Scenario Outline: Partisans rise in clearings of their own suit only
    Given the Marquise's play area holds <partisans>
    And clearing <clearing> holds 3 Marquise warriors and 4 Clergy warriors
    When the Marquise battles the Clergy in clearing <clearing>, rolling 2 and 0
    Then the Clergy loses 2 warriors in clearing <clearing>
    And the Marquise is not asked for use <partisans>, citing <clause>: the battle is in no <suit> clearing

    Examples:
      | partisans        | clearing | suit   | clause                |
      | Fox Partisans    | 5        | fox    | card.fox-partisans    |
      | Fox Partisans    | 9        | fox    | card.fox-partisans    |
      | Rabbit Partisans | 8        | rabbit | card.rabbit-partisans |
      | Mouse Partisans  | 8        | mouse  | card.mouse-partisans  |

  @card.mouse-partisans
  Scenario: The defender's partisans rise too, and cost nothing without a card in hand
    Given the Clergy's play area holds Mouse Partisans
    And clearing 9 holds 3 Marquise warriors and 4 Clergy warriors
    When the Marquise battles the Clergy in clearing 9, rolling 1 and 1:
      | player | asked               | answer |
      | Clergy | use Mouse Partisans | use    |
    Then the Marquise loses 2 warriors in clearing 9
    And the Clergy loses 1 warrior in clearing 9
    And the discard pile holds nothing

  @card.mouse-partisans
  Scenario: Partisans do not rise in battles of others
    Given the seats are Marquise, Clergy and Duchy
    And the Duchy's play area holds Mouse Partisans
    And clearing 9 holds 3 Marquise warriors, 4 Clergy warriors and 1 Duchy warrior
    When the Marquise battles the Clergy in clearing 9, rolling 1 and 0
    Then the Clergy loses 1 warrior in clearing 9
    And the Duchy is not asked for use Mouse Partisans
    When the Duchy battles the Clergy in clearing 9, rolling 1 and 0:
      | player | asked               | answer |
      | Duchy  | use Mouse Partisans | use    |
    Then the Clergy loses 2 warriors in clearing 9

  @card.fox-partisans @4.3.5.II
  Scenario: Partisans strike the defenseless besides
    Given the Marquise's play area holds Fox Partisans
    And clearing 8 holds 1 Marquise warrior, 2 fox flowers and 1 rabbit flower
    When the Marquise battles the Clergy in clearing 8, rolling 0 and 0:
      | player   | asked             | answer        |
      | Marquise | use Fox Partisans | use           |
      | Clergy   | piece to lose     | fox flower    |
      | Clergy   | piece to lose     | rabbit flower |
    Then clearing 8 holds 1 fox flower and no rabbit flower
    And the Marquise scores 2 points

  @card.fox-partisans @4.3.3.I
  Scenario: A defender without warriors still has its partisans
    Given the Clergy's play area holds Fox Partisans
    And clearing 8 holds 2 Marquise warriors, 1 fox flower and 1 rabbit flower
    When the Marquise battles the Clergy in clearing 8, rolling 0 and 0:
      | player | asked             | answer        |
      | Clergy | use Fox Partisans | use           |
      | Clergy | piece to lose     | rabbit flower |
    Then the Marquise loses 1 warrior in clearing 8
    And clearing 8 holds 1 fox flower and no rabbit flower

  @card.fox-partisans @3.3.3
  Scenario: A dominance card that partisans cost becomes available
    Given the Marquise's play area holds Fox Partisans
    And the Marquise holds Dominance (mouse) and Dominance (fox)
    And clearing 8 holds 2 Marquise warriors and 2 Clergy warriors
    When the Marquise battles the Clergy in clearing 8, rolling 0 and 0:
      | asked             | answer |
      | use Fox Partisans | use    |
    Then the available dominance cards hold Dominance (mouse) and no Dominance (fox)
    And the Marquise holds Dominance (fox)
    And the Clergy loses 1 warrior in clearing 8

  @card.rabbit-partisans @card.mouse-partisans
  Scenario: Of two bands the one of the clearing's suit rises, and only its owner pays
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise's play area holds Rabbit Partisans
    And the Clergy's play area holds Mouse Partisans
    And clearing 5 holds 3 Marquise warriors and 4 Clergy warriors
    And the Marquise holds Root Tea (mouse)
    And the Clergy holds Root Tea (fox)
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1:
      | player   | asked                | answer |
      | Marquise | use Rabbit Partisans | use    |
    Then the Clergy loses 2 warriors in clearing 5
    And the Marquise loses 1 warrior in clearing 5
    And the Marquise holds nothing
    And the Clergy holds Root Tea (fox)

  @card.fox-partisans @4.3.4 @6.2.3
  Scenario: Cards that partisans cost are in hand until what the hits trigger is done
    Given the Marquise's play area holds Fox Partisans
    And clearing 1 holds 1 keep
    And the Marquise holds Birdy Bindle, Root Tea (fox) and Root Tea (mouse)
    And clearing 8 holds 2 Marquise warriors and 3 Clergy warriors
    When the Clergy battles the Marquise in clearing 8, rolling 1 and 1:
      | player   | asked                    | answer       |
      | Marquise | use Fox Partisans        | use          |
      | Marquise | card for field hospitals | Birdy Bindle |
    Then clearing 1 holds 1 Marquise warrior
    And clearing 8 holds 1 Marquise warrior and 1 Clergy warrior
    And the Marquise holds Root Tea (fox) and no cards
    And the discard pile holds Birdy Bindle and Root Tea (mouse)

  @card.fox-partisans @3.1
  Scenario: Partisans whose hit wins discard nothing any more
    Given the Marquise has 29 points
    And the Marquise's play area holds Fox Partisans
    And the Marquise holds Root Tea (mouse)
    And clearing 8 holds 1 Marquise warrior and 1 fox flower
    When the Marquise battles the Clergy in clearing 8, rolling 0 and 0:
      | asked             | answer |
      | use Fox Partisans | use    |
    Then the Marquise wins, citing 3.1
    And the Marquise holds Root Tea (mouse)

  @card.fox-partisans
  Scenario: Crafted cards stay, whatever their suit
    Given the Marquise's play area holds Fox Partisans, Tunnels and Boat Builders
    And clearing 8 holds 2 Marquise warriors and 2 Clergy warriors
    When the Marquise battles the Clergy in clearing 8, rolling 0 and 0:
      | asked             | answer |
      | use Fox Partisans | use    |
    Then the Marquise's play area holds Fox Partisans, Tunnels and Boat Builders

  @card.fox-partisans @2.1
  Scenario: Cards that partisans cost are discarded together, and become an empty deck
    Given the Marquise's play area holds Fox Partisans
    And the deck holds nothing
    And the Marquise holds Root Tea (mouse) and Birdy Bindle
    And clearing 8 holds 2 Marquise warriors and 2 Clergy warriors
    When the Marquise battles the Clergy in clearing 8, rolling 0 and 0:
      | asked             | answer |
      | use Fox Partisans | use    |
    Then the deck holds Root Tea (mouse), Birdy Bindle and no cards
    And the discard pile holds nothing
