Feature: Prisoners, Captains that are hit, and Skunks that run away

  What the Knaves' battles do (18.2.5, 18.2.6), what becomes of acclaim that is removed (18.2.7), and what lies where
  (18.2.3).

  Background:
    Given the seats are Knaves, Marquise and Clergy
    And the deck is Exiles and Partisans
    And on the Knaves' board captain, thief is acting
    And it is the Knaves' Daylight

  # 18.2.6 Have at Thee

  @18.2.6 @18.2.3
  Scenario: One warrior that is hit is taken as a Prisoner, and the Acting Captain is acclaimed
    Given clearing 9 holds 1 thief, 2 skunks and 3 Marquise warriors
    When the Knaves battle the Marquise in clearing 9, rolling 2 and 0:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then clearing 9 holds 1 Marquise warrior, 1 thief, 2 skunks and 1 acclaim
    And the forest 4-9-12 holds 1 Marquise warrior
    And the Marquise's supply holds 23 warriors
    And the Knaves score nothing

  @18.2.6
  Scenario: A Prisoner goes to an adjacent forest that holds no Prisoners
    Given clearing 9 holds 2 skunks and 3 Marquise warriors
    And the forest 4-9-12 holds 2 skunks and 1 ronin
    When the Knaves battle the Marquise in clearing 9, rolling 1 and 0:
      | asked                   | answer |
      | forest for the prisoner | ?      |
    Then the options of the Knaves are:
      | option               |
      | the forest 4-9-12    |
      | the forest 1-9-10-12 |

  @18.2.6
  Scenario: A forest with a Prisoner takes no other
    Given clearing 12 holds 2 skunks and 3 Marquise warriors
    And the forest 4-9-12 holds 1 Clergy warrior
    When the Knaves try to battle the Marquise in clearing 12, rolling 1 and 0:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then it is refused citing 18.2.6: the forest 4-9-12 holds Prisoners

  @18.2.6 @G.24
  Scenario: Where no forest is left the warrior is removed as usual
    Given clearing 9 holds 2 skunks and 3 Marquise warriors
    And the forest 4-9-12 holds 1 Clergy warrior
    And the forest 1-9-10-12 holds 2 Marquise warriors
    When the Knaves battle the Marquise in clearing 9, rolling 2 and 0
    Then clearing 9 holds 1 Marquise warrior
    And the forest 1-9-10-12 holds 2 Marquise warriors
    And the Marquise's supply holds 22 warriors
    And the Knaves are not asked for prisoner, citing 18.2.6: no adjacent forest can take a Prisoner

  @18.2.6
  Scenario: Buildings and tokens are no Prisoners
    Given clearing 9 holds 2 skunks, 1 workshop and 1 wood
    When the Knaves battle the Marquise in clearing 9, rolling 1 and 0:
      | player   | asked         | answer   |
      | Marquise | piece to lose | workshop |
    Then the Knaves are not asked for forest for the prisoner
    And clearing 9 holds no workshop and no wood
    And the Knaves score 2 points

  @4.3.6
  Scenario: As defenders the Knaves take no Prisoner, and nobody is acclaimed
    Given it is the Marquise's Daylight
    And clearing 9 holds 1 thief, 3 skunks and 3 Marquise warriors
    When the Marquise battles the Knaves in clearing 9, rolling 1 and 1
    Then the Marquise's supply holds 23 warriors
    And clearing 9 holds 2 Marquise warriors, 1 thief, 2 skunks and no acclaim
    And the forest 4-9-12 holds nothing

  @18.2.6
  Scenario: Acclaim is placed without a Prisoner too, but only where the Acting Captain is
    Given clearing 9 holds 1 thief, 2 skunks and 3 Marquise warriors
    And clearing 12 holds 1 ronin, 2 skunks and 3 Marquise warriors
    When the Knaves battle the Marquise in clearing 9, rolling 0 and 0
    And the Knaves battle the Marquise in clearing 12, rolling 0 and 0
    Then clearing 9 holds 1 acclaim
    And clearing 12 holds no acclaim

  @18.2.6 @18.2.3
  Scenario: A clearing with acclaim gets no more
    Given clearing 9 holds 1 thief, 2 skunks, 1 acclaim and 3 Marquise warriors
    When the Knaves battle the Marquise in clearing 9, rolling 0 and 0
    Then clearing 9 holds 1 acclaim
    And the Knaves cannot place acclaim in clearing 9, citing 18.2.3
    And the Knaves cannot place acclaim in the forest 4-9-12, citing 18.2.3
    And the Knaves can place acclaim in clearing 8

  @18.2.6 @1.5.4
  Scenario: Without acclaim in the supply none is placed
    Given these clearings hold:
      | clearing | pieces                                 |
      | 9        | 1 thief, 2 skunks, 3 Marquise warriors |
      | 1        | 1 acclaim                              |
      | 2        | 1 acclaim                              |
      | 3        | 1 acclaim                              |
      | 4        | 1 acclaim                              |
      | 5        | 1 acclaim                              |
      | 6        | 1 acclaim                              |
      | 7        | 1 acclaim                              |
      | 8        | 1 acclaim                              |
    When the Knaves battle the Marquise in clearing 9, rolling 0 and 0
    Then clearing 9 holds no acclaim

  @18.2.6 @6.2.2
  Scenario: Acclaim is not placed at the keep
    Given clearing 9 holds 1 thief, 2 skunks, 1 keep and 3 Marquise warriors
    When the Knaves battle the Marquise in clearing 9, rolling 0 and 0
    Then clearing 9 holds no acclaim

  @18.2.6
  Scenario: A Captain that fell in the battle is not acclaimed
    Given clearing 9 holds 1 thief and 3 Marquise warriors
    When the Knaves battle the Marquise in clearing 9, rolling 1 and 1:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then clearing 9 holds no thief and no acclaim
    And the forest 4-9-12 holds 1 Marquise warrior

  @18.2.6 @4.3.1.II
  Scenario: An ambush that leaves no Knaves takes no Prisoner
    Given clearing 5 holds 1 thief, 1 skunk and 3 Marquise warriors
    And the Marquise holds Ambush! (rabbit)
    When the Knaves battle the Marquise in clearing 5:
      | player   | asked  | answer           |
      | Marquise | ambush | Ambush! (rabbit) |
    Then clearing 5 holds 3 Marquise warriors, no thief and no acclaim

  # Readings of 18.2.6

  @18.2.6 @HCC.2.6.IV
  Scenario: Taking a Prisoner of the Clergy is no removal, so that it breaks no faith
    Given the Knaves are penitent to the Clergy
    And clearing 9 holds 2 skunks and 3 Clergy warriors
    When the Knaves battle the Clergy in clearing 9, rolling 1 and 0:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then the Knaves are penitent to the Clergy
    And the forest 4-9-12 holds 1 Clergy warrior
    When the Knaves battle the Clergy in clearing 9, rolling 2 and 0:
      | asked                   | answer               |
      | forest for the prisoner | the forest 1-9-10-12 |
    Then the Knaves are heretic to the Clergy

  @18.2.6 @6.2.3 @G.24
  Scenario: Field Hospitals take in those that are removed, not the Prisoner
    Given clearing 1 holds 1 keep
    And clearing 9 holds 3 skunks and 3 Marquise warriors
    And the Marquise holds Root Tea (mouse)
    When the Knaves battle the Marquise in clearing 9, rolling 3 and 0:
      | player   | asked                    | answer            |
      | Knaves   | forest for the prisoner  | the forest 4-9-12 |
      | Marquise | card for field hospitals | Root Tea (mouse)  |
    Then clearing 1 holds 2 Marquise warriors
    And the forest 4-9-12 holds 1 Marquise warrior

  @18.2.6 @G.24 @card.coffin-makers
  Scenario: Coffin Makers take in those that are removed, not the Prisoner
    Given the Clergy's play area holds Coffin Makers
    And clearing 9 holds 3 skunks and 3 Marquise warriors
    When the Knaves battle the Marquise in clearing 9, rolling 2 and 0:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then the Clergy's card coffin makers holds 1 Marquise warrior
    And the forest 4-9-12 holds 1 Marquise warrior

  @4.2
  Scenario: A Prisoner does not move
    Given the forest 4-9-12 holds 1 Marquise warrior
    Then the Marquise cannot move 1 Marquise warrior from the forest 4-9-12 to clearing 9, citing 4.2

  # 18.2.5 Follow Me

  @18.2.5 @4.3.6
  Scenario: A Captain cannot be hit while a Skunk stands in the clearing
    Given it is the Marquise's Daylight
    And clearing 9 holds 1 thief, 1 ronin, 2 skunks, 1 acclaim and 3 Marquise warriors
    When the Marquise battles the Knaves in clearing 9, rolling 2 and 0
    Then clearing 9 holds 1 thief, 1 ronin, no skunks and 1 acclaim

  @18.2.5 @4.3.6
  Scenario: No Captain is chosen for a hit before the Skunks
    Given it is the Marquise's Daylight
    And clearing 9 holds 1 thief, 1 ronin, 1 skunk and 4 Marquise warriors
    When the Marquise battles the Knaves in clearing 9, rolling 2 and 0:
      | player | asked         | answer |
      | Knaves | piece to lose | thief  |
    Then clearing 9 holds 1 ronin, no thief and no skunks

  @18.2.5
  Scenario: Skunks elsewhere do not keep a Captain from a hit
    Given it is the Marquise's Daylight
    And clearing 9 holds 1 thief and 3 Marquise warriors
    And clearing 12 holds 2 skunks
    And the forest 4-9-12 holds 2 skunks
    When the Marquise battles the Knaves in clearing 9, rolling 1 and 0
    Then clearing 9 holds no thief
    And the Knaves' supply holds 1 thief

  @G.24
  Scenario: Outside of battle a Captain in a clearing with Skunks can be removed
    Given it is the Marquise's Daylight
    And clearing 9 holds 1 thief and 2 skunks
    When the Marquise removes 1 thief from clearing 9
    Then clearing 9 holds 2 skunks and no thief

  @18.2.5 @G.23
  Scenario: Captains cannot be replaced, Skunks can
    Given it is the Marquise's Daylight
    And clearing 9 holds 1 thief and 2 skunks
    When the Marquise replaces a skunk with a Marquise warrior in clearing 9
    Then clearing 9 holds 1 thief, 1 skunk and 1 Marquise warrior
    When the Marquise tries to replace a thief with a Marquise warrior in clearing 9
    Then it is refused citing 18.2.5: the thief is a Captain, which cannot be replaced

  # 18.2.7 Run Away

  @18.2.7
  Scenario: An enemy that removes acclaim says in which adjacent forest a Skunk is placed
    Given it is the Marquise's Daylight
    And clearing 9 holds 1 acclaim and 2 Marquise warriors
    When the Marquise battles the Knaves in clearing 9, rolling 1 and 0:
      | player   | asked            | answer               |
      | Marquise | forest to run to | the forest 1-9-10-12 |
    Then the forest 1-9-10-12 holds 1 skunk
    And clearing 9 holds no acclaim
    And the Knaves' supply holds 9 skunks
    And the Marquise scores 1 point

  @18.2.7
  Scenario: The enemy chooses among the forests that touch the clearing of the acclaim
    Given it is the Marquise's Daylight
    And clearing 9 holds 1 acclaim
    When the Marquise removes 1 acclaim from clearing 9:
      | player   | asked            | answer |
      | Marquise | forest to run to | ?      |
    Then the options of the Marquise are:
      | option               |
      | the forest 4-9-12    |
      | the forest 1-9-10-12 |

  @18.2.7
  Scenario: With no Skunk in the supply nobody runs away
    Given it is the Marquise's Daylight
    And clearing 9 holds 1 acclaim
    And clearing 12 holds 10 skunks
    When the Marquise removes 1 acclaim from clearing 9
    Then the forest 4-9-12 holds nothing
    And the Marquise is not asked for forest to run to, citing 18.2.7: no Skunk can be placed in a forest adjacent to clearing 9
    And the Marquise is not asked for Run Away from clearing 9, citing 18.2.7: no Skunk can be placed in a forest adjacent to clearing 9

  @18.2.7
  Scenario: A Skunk that falls in the same battle may run away with it
    Given it is the Marquise's Daylight
    And clearing 9 holds 1 skunk, 1 acclaim and 3 Marquise warriors
    And clearing 12 holds 9 skunks
    When the Marquise battles the Knaves in clearing 9, rolling 2 and 0:
      | player   | asked            | answer            |
      | Marquise | forest to run to | the forest 4-9-12 |
    Then the forest 4-9-12 holds 1 skunk
    And clearing 9 holds no skunks

  @18.2.7
  Scenario: Acclaim that the Knaves remove themselves makes nobody run
    Given clearing 9 holds 1 acclaim
    When the Knaves remove 1 acclaim from clearing 9
    Then the Knaves are not asked for forest to run to
    And the forest 4-9-12 holds nothing
