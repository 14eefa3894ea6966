Feature: The Clergy's setup

  Warriors and flowers, the first Cathedral, the track and the penitence markers (HCC.3).

  @HCC.3 @HCC.3.1 @HCC.3.2 @HCC.3.3 @HCC.3.4 @HCC.2.2.I @HCC.2.2.II
  Scenario: The Clergy set up on the Autumn map
    Given these will be drawn at random: a fox flower, a rabbit flower, a bird flower
    When the Clergy sets up:
      | asked                        | answer           |
      | first Cathedral              | 5                |
      | warrior in a fox clearing    | 1                |
      | warrior in a rabbit clearing | 3                |
      | warrior in a mouse clearing  | 7                |
      | flower to place              | bird flower to 7 |
      | flower to place              | fox flower to 1  |
    Then these clearings hold:
      | clearing | pieces                                |
      | 5        | 1 cathedral, 3 Clergy warriors, no tokens |
      | 1        | 1 Clergy warrior, 1 fox flower        |
      | 3        | 1 Clergy warrior, 1 rabbit flower     |
      | 7        | 1 Clergy warrior, 1 bird flower       |
    And the Clergy's supply holds 9 warriors and 5 cathedrals
    And the Clergy's blind bag holds 2 fox flowers, 2 rabbit flowers, 3 mouse flowers and 1 bird flower
    And the Marquise is a heretic
    And the Clergy scores nothing

  @HCC.3.1 @HCC.3.3
  Scenario: Before anything is placed the supply holds 15 warriors and 6 Cathedrals
    When the Clergy sets up:
      | asked           | answer |
      | first Cathedral | ?      |
    Then the Clergy's supply holds 15 warriors and 6 cathedrals
    And the Clergy's blind bag holds 3 fox flowers, 3 rabbit flowers, 3 mouse flowers and 2 bird flowers

  @HCC.3.2 @2.2.3
  Scenario: The first Cathedral goes to an open slot in a clearing that is no corner
    Given clearing 12 holds 1 sawmill
    When the Clergy sets up:
      | asked           | answer |
      | first Cathedral | ?      |
    Then the options of the Clergy are:
      | option      |
      | clearing 5  |
      | clearing 6  |
      | clearing 7  |
      | clearing 8  |
      | clearing 9  |
      | clearing 10 |
      | clearing 11 |
    And the Clergy is not offered 12, citing 2.2.3

  @HCC.3.2
  Scenario: A corner is refused to the first Cathedral
    When the Clergy tries to set up:
      | asked           | answer |
      | first Cathedral | 2      |
    Then it is refused citing HCC.3.2: clearing 2 is a corner

  @HCC.3.2
  Scenario: The first Cathedral goes where the Clergy can place warriors
    Given the seats are Corvid and Clergy
    And clearing 9 holds 1 snare
    When the Clergy tries to set up:
      | asked           | answer |
      | first Cathedral | 9      |
    Then it is refused citing 13.7.2

  @HCC.3.2
  Scenario: One warrior goes to a clearing of each suit, which may be the Cathedral's or a corner
    When the Clergy sets up:
      | asked                        | answer |
      | first Cathedral              | 8      |
      | warrior in a fox clearing    | 8      |
      | warrior in a rabbit clearing | ?      |
    Then clearing 8 holds 1 cathedral and 4 Clergy warriors
    And the options of the Clergy are:
      | option      |
      | clearing 3  |
      | clearing 4  |
      | clearing 5  |
      | clearing 10 |

  @HCC.3.2 @6.2.2
  Scenario: The warrior of a suit goes where the Clergy can place
    Given clearing 1 holds 1 keep
    When the Clergy tries to set up:
      | asked                     | answer |
      | first Cathedral           | 8      |
      | warrior in a fox clearing | 1      |
    Then it is refused citing 6.2.2

  @HCC.3.2
  Scenario: The warrior must go to the Cathedral's clearing when no other of the suit can take it
    Given the suits are rabbit, mouse, rabbit, mouse, fox, mouse, rabbit, mouse, rabbit, mouse, rabbit, mouse
    And these will be drawn at random: 3 fox flowers
    When the Clergy sets up:
      | asked                        | answer |
      | first Cathedral              | 5      |
      | warrior in a rabbit clearing | 1      |
      | warrior in a mouse clearing  | 2      |
    Then clearing 5 holds 4 Clergy warriors

  @HCC.3.2
  Scenario Outline: A suit without a clearing that can take it gets no warrior
    Given the suits are <one>, <two>, <one>, <two>, <one>, <two>, <one>, <two>, <one>, <two>, <one>, <two>
    And these will be drawn at random: 3 <suit> flowers
    When the Clergy sets up:
      | asked                       | answer |
      | first Cathedral             | 5      |
      | warrior in a <one> clearing | 1      |
      | warrior in a <two> clearing | 2      |
    Then the Clergy is not asked for warrior in a <suit> clearing, citing HCC.3.2: is no <suit> clearing
    And the Clergy's supply holds 10 warriors

    Examples:
      | suit   | one    | two    |
      | fox    | rabbit | mouse  |
      | rabbit | fox    | mouse  |
      | mouse  | fox    | rabbit |

  @HCC.3.2 @HCC.2.2.II
  Scenario: A first flower that no clearing may take goes back, and no other is drawn for it
    Given these will be drawn at random: 2 fox flowers, a rabbit flower
    When the Clergy sets up:
      | asked                        | answer |
      | first Cathedral              | 8      |
      | warrior in a fox clearing    | 8      |
      | warrior in a rabbit clearing | 5      |
      | warrior in a mouse clearing  | 7      |
    Then clearing 8 holds no tokens
    And clearing 5 holds 1 rabbit flower and no fox flower
    And clearing 7 holds no tokens
    And the Clergy's blind bag holds 3 fox flowers, 2 rabbit flowers, 3 mouse flowers and 2 bird flowers

  @HCC.3.4 @HCC.2.6
  Scenario: Every enemy faction in play starts as Heretic, whenever it sets up
    Given the seats are Clergy, Marquise, Eyrie and Vagabond
    And these will be drawn at random: 3 fox flowers
    When the Clergy sets up:
      | asked                        | answer |
      | first Cathedral              | 8      |
      | warrior in a fox clearing    | 8      |
      | warrior in a rabbit clearing | 5      |
      | warrior in a mouse clearing  | 7      |
    Then the Marquise is a heretic to the Clergy
    And the Eyrie is a heretic to the Clergy
    And the Vagabond is a heretic to the Clergy
    And it happens that the Clergy sets the Marquise of the Clergy to heretic
    And it does not happen that the Clergy sets the Clergy
