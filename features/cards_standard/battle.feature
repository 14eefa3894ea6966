Feature: The Standard deck in battle

  Armorers, Sappers, Brutal Tactics and Scouting Party.

  # Armorers

  @card.armorers @4.3.5.III
  Scenario Outline: Either side may discard its Armorers and take no rolled hits
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And <owner>'s play area holds Armorers
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 2:
      | player  | asked        | answer   |
      | <owner> | use Armorers | <answer> |
    Then the Marquise loses <hers> warriors in clearing 5
    And the Clergy loses <theirs> warriors in clearing 5
    And the discard pile holds <discarded> Armorers
    And <owner>'s play area holds <kept> Armorers

    Examples:
      | owner        | answer  | hers | theirs | discarded | kept |
      | the Marquise | use     | 0    | 3      | 1         | no   |
      | the Clergy   | use     | 2    | 0      | 1         | no   |
      | the Clergy   | decline | 2    | 3      | no        | 1    |

  @card.armorers @4.3.5.I
  Scenario: Armorers let extra hits go through
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Brutal Tactics
    And the Clergy's play area holds Armorers
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 0:
      | player   | asked                  | answer                    |
      | Marquise | effect that comes next | Marquise > Brutal Tactics |
      | Marquise | use Brutal Tactics     | use                       |
      | Clergy   | use Armorers           | use                       |
    Then the Clergy loses 1 warrior in clearing 5
    And the Clergy scores 1 point

  @card.armorers @4.3.5.II
  Scenario: Armorers let the extra hit against the defenseless go through
    Given clearing 5 holds 4 Marquise warriors, 1 cathedral and 3 fox flowers
    And the Clergy's supply holds no warriors
    And the Clergy's play area holds Armorers
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 0:
      | player | asked         | answer     |
      | Clergy | use Armorers  | use        |
      | Clergy | piece to lose | fox flower |
    Then clearing 5 holds 1 cathedral and 2 fox flowers

  @card.armorers @4.3.1.II
  Scenario: Armorers do not ignore hits of an ambush, which are dealt before
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Clergy holds Ambush! (rabbit)
    And the Marquise's play area holds Armorers
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1:
      | player   | asked        | answer           |
      | Clergy   | ambush       | Ambush! (rabbit) |
      | Marquise | use Armorers | use              |
    Then the Marquise loses 2 warriors in clearing 5

  @card.armorers
  Scenario: Armorers may be discarded against no hits
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Clergy's play area holds Armorers
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
      | player | asked        | answer |
      | Clergy | use Armorers | use    |
    Then the Clergy loses nothing in clearing 5
    And the discard pile holds Armorers

  @card.armorers
  Scenario: Armorers shield nobody in battles of others
    Given the seats are Marquise, Clergy and Eyrie
    And clearing 5 holds 4 Marquise warriors, 4 Clergy warriors and 4 Eyrie warriors
    And the Eyrie's play area holds Armorers
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1
    Then the Eyrie is not asked for use Armorers, citing card.armorers: a side of the battle ignores the hits that it takes
    And the Clergy loses 1 warrior in clearing 5
    And the Marquise loses 1 warrior in clearing 5

  @card.armorers @card.sappers
  Scenario: Armorers and Sappers that are discarded in a battle help in no later one
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Clergy's play area holds Armorers and Sappers
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 0:
      | player | asked                  | answer           |
      | Clergy | effect that comes next | Clergy > Sappers |
      | Clergy | use Sappers            | use              |
      | Clergy | use Armorers           | use              |
    And the Marquise battles the Clergy in clearing 5, rolling 1 and 0
    Then the Clergy loses 1 warrior in clearing 5
    And the Marquise loses 1 warrior in clearing 5
    And the Clergy's play area holds nothing

  @4.1.4
  Scenario Outline: A second copy of a persistent effect cannot be crafted
    Given these clearings hold:
      | clearing | pieces      |
      | 1        | 1 workshop  |
      | 8        | 2 workshops |
      | 5        | 2 workshops |
      | 9        | 1 workshop  |
    And the Marquise's play area holds <one>
    And the Marquise holds <one> and <other>
    Then the Marquise cannot craft <one>, citing 4.1.4
    And the Marquise can craft <other>

    Examples:
      | one                | other              |
      | Tax Collector      | Codebreakers       |
      | Codebreakers       | Tax Collector      |
      | Better Burrow Bank | Cobbler            |
      | Brutal Tactics     | Better Burrow Bank |
      | Command Warren     | Royal Claim        |

  # Sappers

  @card.sappers
  Scenario: Sappers are no use to an attacker
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Sappers
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 0
    Then the Marquise is not asked for use Sappers, citing card.sappers: the defender alone deals the extra hit
    And the Clergy loses 1 warrior in clearing 5

  @card.sappers
  Scenario Outline: The defender may discard Sappers for one more hit
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Clergy's play area holds Sappers
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 1:
      | player | asked       | answer   |
      | Clergy | use Sappers | <answer> |
    Then the Marquise loses <lost> warriors in clearing 5
    And the Clergy loses 2 warriors in clearing 5
    And the Clergy's play area holds <kept> Sappers
    And the discard pile holds <discarded> Sappers

    Examples:
      | answer  | lost | kept | discarded |
      | use     | 2    | no   | 1         |
      | decline | 1    | 1    | no        |

  @card.sappers @4.3.5.I
  Scenario: A defender without warriors may use Sappers
    Given clearing 5 holds 4 Marquise warriors and 1 fox flower
    And the Clergy's play area holds Sappers
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 2:
      | player | asked       | answer |
      | Clergy | use Sappers | use    |
    Then the Marquise loses 1 warrior in clearing 5
    And clearing 5 holds no fox flower

  @card.sappers @6.2.3
  Scenario: Field Hospitals may take in whom Sappers strike
    Given clearing 1 holds the keep
    And clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
    And the Marquise holds Bake Sale
    And the Clergy's play area holds Sappers
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1:
      | player   | asked                    | answer    |
      | Clergy   | use Sappers              | use       |
      | Marquise | card for field hospitals | Bake Sale |
    Then clearing 1 holds 2 Marquise warriors
    And clearing 5 holds no Marquise warriors

  # Brutal Tactics

  @card.brutal-tactics
  Scenario Outline: The attacker may deal one more hit by Brutal Tactics; the defender scores
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Brutal Tactics
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 0:
      | asked              | answer   |
      | use Brutal Tactics | <answer> |
    Then the Clergy loses <lost> warriors in clearing 5
    And the Clergy scores <points> points
    And the Marquise scores nothing
    And the Marquise's play area holds Brutal Tactics

    Examples:
      | answer  | lost | points |
      | use     | 2    | 1      |
      | decline | 1    | 0      |

  @card.brutal-tactics
  Scenario: Brutal Tactics may be used in every battle anew
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Brutal Tactics
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
      | asked              | answer |
      | use Brutal Tactics | use    |
    And the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
      | asked              | answer |
      | use Brutal Tactics | use    |
    Then the Clergy loses 2 warriors in clearing 5
    And the Clergy scores 2 points

  @card.brutal-tactics
  Scenario: Brutal Tactics are no use to a defender
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Clergy's play area holds Brutal Tactics
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1
    Then the Clergy is not asked for use Brutal Tactics, citing card.brutal-tactics: the attacker alone deals the extra hit
    And the Marquise loses 1 warrior in clearing 5
    And the Marquise scores nothing

  @card.brutal-tactics @3.1
  Scenario: A defender whom Brutal Tactics bring to 30 wins before a piece falls
    Given the Clergy has 29 points
    And the Marquise has 29 points
    And clearing 5 holds 4 Marquise warriors and 1 cathedral
    And the Marquise's play area holds Brutal Tactics
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 0:
      | asked              | answer |
      | use Brutal Tactics | use    |
    Then the Clergy wins, citing 3.1
    And clearing 5 holds 1 cathedral
    And the Marquise scores nothing

  @card.brutal-tactics @3.3.1
  Scenario: Brutal Tactics deal the hit to a defender who can score no more
    Given the Clergy has activated Dominance (fox)
    And clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Brutal Tactics
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 0:
      | asked              | answer |
      | use Brutal Tactics | use    |
    Then the Clergy loses 2 warriors in clearing 5
    And the Clergy has left the score track

  # Scouting Party

  @card.scouting-party @4.3.1.II
  Scenario: An ambush does nothing to an attacker with Scouting Party, and is discarded
    Given clearing 5 holds 2 Marquise warriors and 4 Clergy warriors
    And the Clergy holds Ambush! (rabbit)
    And the Marquise's play area holds Scouting Party
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 0:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (rabbit) |
    Then the Marquise loses nothing in clearing 5
    And the Clergy loses 2 warriors in clearing 5
    And the Clergy holds nothing
    And the discard pile holds Ambush! (rabbit)
    And the Marquise's play area holds Scouting Party

  @card.scouting-party @4.3.1.I
  Scenario: An ambush may be foiled though Scouting Party makes it vain
    Given clearing 5 holds 2 Marquise warriors and 4 Clergy warriors
    And the Clergy holds Ambush! (rabbit)
    And the Marquise holds Ambush! (bird)
    And the Marquise's play area holds Scouting Party
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 0:
      | player   | asked  | answer           |
      | Clergy   | ambush | Ambush! (rabbit) |
      | Marquise | ambush | Ambush! (bird)   |
    Then the discard pile holds Ambush! (rabbit) and Ambush! (bird)
    And the Marquise loses nothing in clearing 5

  @card.scouting-party @4.3.1.II
  Scenario: An ambush of a defender with Scouting Party strikes
    Given clearing 5 holds 2 Marquise warriors and 4 Clergy warriors
    And the Clergy holds Ambush! (rabbit)
    And the Clergy's play area holds Scouting Party
    When the Marquise battles the Clergy in clearing 5:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (rabbit) |
    Then the Marquise loses 2 warriors in clearing 5

  @card.scouting-party @4.3.1.II
  Scenario: Scouting Party scouts for nobody in battles of others
    Given the seats are Marquise, Clergy and Eyrie
    And clearing 5 holds 2 Marquise warriors and 4 Clergy warriors
    And the Clergy holds Ambush! (rabbit)
    And the Eyrie's play area holds Scouting Party
    When the Marquise battles the Clergy in clearing 5:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (rabbit) |
    Then the Marquise loses 2 warriors in clearing 5

  @card.scouting-party
  Scenario: Scouting Party spares its owner no rolled hits
    Given clearing 5 holds 2 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Scouting Party
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 1
    Then the Marquise loses 1 warrior in clearing 5
    And the Clergy loses 2 warriors in clearing 5
