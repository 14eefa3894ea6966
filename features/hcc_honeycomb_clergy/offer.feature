Feature: The Clergy offer

  What the Clergy spend flowers on: Score, Build and Craft (HCC.5.2).

  @HCC.5.2
  Scenario: The Clergy offer as often as they like, in any order
    Given clearing 8 holds 1 cathedral, 2 fox flowers and 1 mouse flower
    And clearing 5 holds 1 rabbit flower
    And the Clergy's supply holds 4 cathedrals
    And clearing 7 holds 2 mouse flowers
    And the Clergy holds Root Tea (mouse)
    When the Clergy plays their Daylight:
      | asked  | answer |
      | action | end    |
      | action | score  |
      | action | craft  |
      | action | build  |
      | action | score  |
      | action | end    |
    Then clearing 7 holds 1 cathedral and no tokens
    And clearing 8 holds no tokens
    And clearing 5 holds 1 rabbit flower
    And the Clergy's crafted items hold 1 tea
    And the Clergy scores 7 points

  @HCC.5.2
  Scenario: The Clergy need not offer anything
    Given clearing 8 holds 1 cathedral and 1 fox flower
    When the Clergy plays their Daylight:
      | asked  | answer |
      | action | end    |
      | action | end    |
    Then nothing changes

  @HCC.5.2.II @HCC.5.2.III
  Scenario: A Build or a card that cannot be paid for is not offered
    Given the Clergy's supply holds 4 cathedrals
    And clearing 8 holds 1 cathedral and 2 fox flowers
    And clearing 7 holds 1 mouse flower
    And the Clergy holds Royal Claim
    When the Clergy plays their Daylight:
      | asked  | answer |
      | action | end    |
      | action | ?      |
    Then the Clergy is offered score
    And the Clergy is not offered build, citing HCC.5.2.II
    And the Clergy is not offered craft, citing HCC.5.2.III

  @HCC.5.2.I @HCC.5.2.II
  Scenario: Score and Build are not offered without a flower or a Cathedral for them
    Given the Clergy's supply holds no cathedrals
    And clearing 8 holds 1 cathedral and 1 mouse flower
    And clearing 7 holds 2 mouse flowers
    And the Clergy holds Root Tea (fox)
    When the Clergy plays their Daylight:
      | asked  | answer |
      | action | end    |
      | action | ?      |
    Then the Clergy is offered craft
    And the Clergy is not offered score, citing HCC.5.2.I
    And the Clergy is not offered build, citing HCC.5.2.II

  # Score (HCC.5.2.I)

  @HCC.5.2.I @HCC.2.2.III
  Scenario: A matching flower at a Cathedral scores a point, warriors or rule or not
    Given clearing 8 holds 1 cathedral, 1 fox flower and 3 Marquise warriors
    When the Clergy takes the action score
    Then the Clergy scores 1 point
    And clearing 8 holds no tokens
    And the Clergy's blind bag holds 3 fox flowers

  @HCC.5.2.I @HCC.2.2.II @G.16
  Scenario: The Clergy choose which flower to spend; a bird flower matches
    Given clearing 8 holds 1 cathedral, 2 fox flowers, 1 bird flower and 1 mouse flower
    And clearing 5 holds 1 cathedral and 1 rabbit flower
    And clearing 1 holds 1 fox flower
    When the Clergy takes the action score:
      | asked           | answer |
      | flower to spend | ?      |
    Then the options of the Clergy are:
      | option                            |
      | clearing 5 > Clergy rabbit flower |
      | clearing 8 > Clergy fox flower    |
      | clearing 8 > Clergy bird flower   |

  @HCC.5.2.I
  Scenario: The flower chosen is the one that is spent
    Given clearing 8 holds 1 cathedral, 2 fox flowers and 1 bird flower
    When the Clergy takes the action score:
      | asked           | answer          |
      | flower to spend | 8 > bird flower |
    Then clearing 8 holds 2 fox flowers and no bird flower
    And the Clergy's blind bag holds 2 bird flowers

  @HCC.5.2.I @G.16
  Scenario: A flower of another suit does not score
    Given clearing 8 holds 1 cathedral and 1 mouse flower
    When the Clergy tries to take the action score
    Then it is refused citing HCC.5.2.I: no flower at a Cathedral matches its clearing
    And nothing changes

  @HCC.5.2.I
  Scenario: Without a Cathedral nothing scores
    Given clearing 8 holds 1 Clergy warrior and 1 fox flower
    When the Clergy tries to take the action score
    Then it is refused citing HCC.5.2.I
    And nothing changes

  # Build (HCC.5.2.II)

  @HCC.5.2.II @HCC.3.3
  Scenario Outline: Each Cathedral costs and scores what its space of the track shows
    Given the Clergy's supply holds <left> cathedrals
    And clearing 8 holds 3 fox flowers
    When the Clergy takes the action build:
      | asked     | answer |
      | Cathedral | 8      |
    Then the Clergy is not asked for flower to spend, citing HCC.5.2.II: the Cathedral costs <cost>
    And clearing 8 holds 1 cathedral and <flowers> fox flowers
    And the Clergy's supply holds <after> cathedrals
    And the Clergy scores <points> points

    Examples:
      | left | cost               | flowers | after | points |
      | 6    | 0 matching flowers | 3       | 5     | 0      |
      | 5    | 1 matching flower  | 2       | 4     | 1      |
      | 4    | 2 matching flowers | 1       | 3     | 2      |
      | 3    | 2 matching flowers | 1       | 2     | 2      |
      | 2    | 3 matching flowers | 0       | 1     | 3      |
      | 1    | 3 matching flowers | 0       | 0     | 3      |

  @HCC.5.2.II @HCC.3.3
  Scenario: A Cathedral that is removed goes back on the track
    Given clearing 5 holds 1 cathedral
    And clearing 8 holds 1 cathedral
    And clearing 7 holds 2 mouse flowers
    When the Marquise removes 1 cathedral from clearing 8:
      | asked             | answer |
      | warriors to place | 0      |
    And the Clergy takes the action build
    Then clearing 7 holds 1 cathedral and 1 mouse flower
    And the Clergy has 1 point

  @HCC.5.2.II
  Scenario: A Cathedral that costs nothing may go anywhere that fits otherwise
    Given clearing 1 holds 1 sawmill
    And clearing 12 holds 1 fox flower
    And the Clergy's supply holds 6 cathedrals
    When the Clergy takes the action build:
      | asked     | answer |
      | Cathedral | ?      |
    Then the options of the Clergy are:
      | option      |
      | clearing 2  |
      | clearing 3  |
      | clearing 4  |
      | clearing 5  |
      | clearing 6  |
      | clearing 7  |
      | clearing 8  |
      | clearing 9  |
      | clearing 10 |
      | clearing 11 |
      | clearing 12 |
    And the Clergy is not offered 1, citing 2.2.3

  @HCC.5.2.II
  Scenario: One flower too few builds nothing
    Given the Clergy's supply holds 4 cathedrals
    And clearing 8 holds 1 fox flower
    And clearing 1 holds 1 fox flower
    When the Clergy tries to take the action build
    Then it is refused citing HCC.5.2.II: no clearing where 2 matching flowers
    And nothing changes

  @HCC.5.2.II
  Scenario: Flowers of another suit do not build, bird flowers do
    Given the Clergy's supply holds 4 cathedrals
    And clearing 8 holds 1 fox flower and 2 mouse flowers
    And clearing 7 holds 1 mouse flower and 1 bird flower
    When the Clergy takes the action build:
      | asked           | answer       |
      | flower to spend | mouse flower |
    Then clearing 7 holds 1 cathedral and no tokens
    And clearing 8 holds 1 fox flower and 2 mouse flowers
    And the Clergy's blind bag holds 2 bird flowers

  @HCC.5.2.II
  Scenario: The Clergy choose where to build and which flowers to spend
    Given the Clergy's supply holds 4 cathedrals
    And clearing 8 holds 2 fox flowers and 2 bird flowers
    And clearing 5 holds 2 rabbit flowers
    When the Clergy takes the action build:
      | asked           | answer      |
      | Cathedral       | 8           |
      | flower to spend | bird flower |
      | flower to spend | bird flower |
    Then clearing 8 holds 1 cathedral, 2 fox flowers and no bird flowers
    And clearing 5 holds 2 rabbit flowers and no cathedral

  @HCC.5.2.II
  Scenario: Flowers left in the clearing may be spent there at once
    Given the Clergy's supply holds 5 cathedrals
    And clearing 8 holds 2 fox flowers
    When the Clergy plays their Daylight:
      | asked  | answer |
      | action | end    |
      | action | build  |
      | action | score  |
      | action | end    |
    Then clearing 8 holds 1 cathedral and no tokens
    And the Clergy scores 2 points

  @HCC.5.2.II
  Scenario Outline: A Cathedral is not built where it cannot be
    Given the Clergy's supply holds 4 cathedrals
    And clearing 5 holds 2 rabbit flowers
    And clearing 10 holds 1 rabbit flower and 1 bird flower
    And clearing <clearing> holds <pieces>
    When the Clergy tries to take the action build:
      | asked     | answer     |
      | Cathedral | <clearing> |
    Then it is refused citing <clause>

    Examples:
      | clearing | pieces                        | clause                                                            |
      | 8        | 1 cathedral and 2 fox flowers | HCC.5.2.II                                                        |
      | 6        | 1 sawmill and 2 fox flowers   | 2.2.3                                                             |
      | 1        | 1 keep and 2 fox flowers      | 6.2.2                                                             |
      | 9        | 1 mouse flower                | HCC.5.2.II: 2 matching flowers are needed in clearing 9, not 1    |

  @HCC.5.2.II
  Scenario: A clearing with a Cathedral is not given a second one
    Given clearing 8 holds 1 cathedral
    Then the Clergy cannot place a cathedral in clearing 8, citing HCC.5.2.II
    And the Clergy can place a cathedral in clearing 7

  @HCC.5.2.II
  Scenario: A Cathedral needs neither warriors nor rule, and a corner will do
    Given the Clergy's supply holds 5 cathedrals
    And clearing 2 holds 3 Marquise warriors and 1 mouse flower
    When the Clergy takes the action build
    Then clearing 2 holds 1 cathedral

  @HCC.5.2.II
  Scenario: With every Cathedral on the map there is none to build
    Given the Clergy's supply holds no cathedrals
    And clearing 8 holds 3 fox flowers
    When the Clergy tries to take the action build
    Then it is refused citing HCC.5.2.II: no Cathedral is left on the track
    And nothing changes

  # Craft (HCC.5.2.III)

  @HCC.5.2.III @HCC.2.1
  Scenario: A flower provides its own suit, whatever the clearing's
    Given clearing 5 holds 1 cathedral and 1 fox flower
    And the Clergy holds Anvil and A Visit to Friends
    When the Clergy takes the action craft
    Then the Clergy's crafted items hold 1 hammer
    And the Clergy holds A Visit to Friends
    And clearing 5 holds no tokens
    And the Clergy's blind bag holds 3 fox flowers

  @HCC.5.2.III
  Scenario: The suit of the clearing pays nothing
    Given clearing 5 holds 1 cathedral and 1 fox flower
    And the Clergy holds A Visit to Friends
    When the Clergy tries to take the action craft
    Then it is refused citing HCC.5.2.III
    And nothing changes

  @HCC.5.2.III
  Scenario: Flowers at several Cathedrals pay for one card
    Given clearing 5 holds 1 cathedral and 1 fox flower
    And clearing 7 holds 1 cathedral and 1 fox flower
    And clearing 8 holds 1 fox flower
    And the Clergy holds Foxfolk Steel
    When the Clergy takes the action craft:
      | asked               | answer                  |
      | to activate for fox | clearing 5 > fox flower |
    Then the Clergy's crafted items hold 1 sword
    And clearing 5 holds no tokens
    And clearing 7 holds no tokens
    And clearing 8 holds 1 fox flower

  @HCC.5.2.III
  Scenario: Each icon needs a flower of its own
    Given clearing 5 holds 1 cathedral and 1 fox flower
    And clearing 8 holds 1 fox flower
    And the Clergy holds Foxfolk Steel
    When the Clergy tries to take the action craft
    Then it is refused citing HCC.5.2.III

  @HCC.5.2.III
  Scenario Outline: A bird flower pays for an icon of any suit
    Given clearing 5 holds 1 cathedral and 1 bird flower
    And the Clergy holds <card>
    When the Clergy takes the action craft
    Then clearing 5 holds no tokens
    And the Clergy's blind bag holds 2 bird flowers
    And the Clergy's crafted items hold 1 <item>

    Examples:
      | card               | item   |
      | Anvil              | hammer |
      | A Visit to Friends | boot   |
      | Root Tea (fox)     | tea    |

  @HCC.5.2.III
  Scenario: Two bird flowers stand for two suits
    Given clearing 5 holds 1 cathedral, 2 bird flowers and 1 mouse flower
    And the Clergy holds Tax Collector
    When the Clergy takes the action craft:
      | asked                 | answer                    |
      | to activate for mouse | clearing 5 > mouse flower |
    Then the Clergy's play area holds Tax Collector
    And clearing 5 holds no tokens

  @HCC.5.2.III
  Scenario: Any one flower pays for an icon of any suit, one for each
    Given clearing 5 holds 1 cathedral, 2 fox flowers, 1 mouse flower, 1 rabbit flower and 1 bird flower
    And the Clergy holds Royal Claim
    When the Clergy takes the action craft:
      | asked               | answer                     |
      | to activate for any | clearing 5 > fox flower    |
      | to activate for any | clearing 5 > mouse flower  |
      | to activate for any | clearing 5 > rabbit flower |
      | to activate for any | clearing 5 > bird flower   |
    Then the Clergy's play area holds Royal Claim
    And clearing 5 holds 1 fox flower and no bird flower

  @HCC.5.2.III
  Scenario: The Clergy choose which card to craft
    Given clearing 5 holds 1 cathedral and 1 fox flower
    And the Clergy holds Anvil, Armorers and A Visit to Friends
    When the Clergy takes the action craft:
      | asked         | answer |
      | card to craft | ?      |
    Then the options of the Clergy are:
      | option             |
      | fox card Anvil     |
      | bird card Armorers |
    And the Clergy is not offered A Visit to Friends, citing 4.1.1
