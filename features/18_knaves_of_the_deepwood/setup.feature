Feature: The Knaves' setup

  Skunks, three Captains of twelve, forests to start in, and the items of the Stash (18.3, 18.2.1).

  Background:
    Given the seats are Knaves, Marquise and Clergy

  @18.2.1 @5.1.1
  Scenario Outline: The Knaves do not sit at a table with a Vagabond, wherever either sits
    When <seats> try to take seats
    Then it is refused citing 18.2.1: the Knaves cannot be played in the same game as the Vagabond

    Examples:
      | seats                        |
      | Knaves of the Deepwood and Vagabond |
      | Vagabond, Marquise de Cat and Knaves of the Deepwood |

  @5.1.1 @18.2.1
  Scenario: The Knaves sit at a table without a Vagabond
    When Marquise de Cat and Knaves of the Deepwood take seats
    Then nothing changes

  @18.3.1 @18.3.4
  Scenario: Before anything is placed the supply holds ten Skunks and eight acclaim
    When the Knaves set up:
      | asked   | answer |
      | captain | ?      |
    Then the Knaves' supply holds 10 skunks and 8 acclaim
    And the Knaves' stash holds nothing

  @18.3.2
  Scenario: The Knaves choose among all twelve Captains
    When the Knaves set up:
      | asked   | answer |
      | captain | ?      |
    Then the options of the Knaves are:
      | option     |
      | thief      |
      | tinker     |
      | ranger     |
      | vagrant    |
      | arbiter    |
      | scoundrel  |
      | adventurer |
      | harrier    |
      | ronin      |
      | cheat      |
      | gladiator  |
      | jailor     |

  @18.3.2 @A.8.2.IV
  Scenario: When factions were drafted, the Knaves choose out of four dealt Captains
    Given the seats are Knaves:dealt, Marquise and Clergy
    And chance will give 11, 0, 0 and 8 for captain card
    When the Knaves set up:
      | asked   | answer |
      | captain | ?      |
    Then the options of the Knaves are:
      | option |
      | jailor |
      | thief  |
      | tinker |
      | gladiator |

  @18.3.2 @A.8.2.IV
  Scenario: When factions were drafted, the Knaves choose no Captain that was not dealt
    Given the seats are Knaves:dealt, Marquise and Clergy
    And chance will give 11, 0, 0 and 8 for captain card
    When the Knaves try to set up:
      | asked   | answer |
      | captain | ronin  |
    Then it is refused citing 18.3.2

  @18.3.2
  Scenario: The Knaves choose three different Captains
    When the Knaves try to set up:
      | asked   | answer |
      | captain | ronin  |
      | captain | ronin  |
    Then it is refused citing 18.3.2

  @18.3 @18.3.1 @18.3.2 @18.3.3 @18.3.4 @K.1.1 @K.9.1 @K.12.1
  Scenario: The Knaves set up with three Captains, each with a Skunk in a forest of its own
    When the Knaves set up:
      | asked                 | answer  |
      | captain               | jailor  |
      | captain               | thief   |
      | captain               | ronin   |
      | forest for the thief  | the forest 4-9-12 |
      | forest for the ronin  | the forest 3-6-11 |
      | forest for the jailor | the forest 4-7-8-12 |
    Then the forest 4-9-12 holds 1 thief and 1 skunk
    And the forest 3-6-11 holds 1 ronin and 1 skunk
    And the forest 4-7-8-12 holds 1 jailor and 1 skunk
    And the Knaves' supply holds 7 skunks, 8 acclaim, no thief and no tinker
    And on the Knaves' board captain, thief is face up
    And on the Knaves' board captain, ronin is face up
    And on the Knaves' board captain, jailor is face up
    And the Knaves' stash holds 2 boots, 2 bags, 1 sword and 1 crossbow
    And the item supply holds 2 boots, 2 bags, 2 swords and 1 crossbow

  @18.3.3
  Scenario: No two Captains start in one forest, and none in a clearing
    When the Knaves set up:
      | asked                | answer |
      | captain              | thief  |
      | captain              | ronin  |
      | captain              | jailor |
      | forest for the thief | the forest 4-9-12 |
      | forest for the ronin | ?      |
    Then the options of the Knaves are:
      | option                   |
      | the forest 1-2-5-10      |
      | the forest 1-9-10-12     |
      | the forest 2-6-10-11-12  |
      | the forest 3-6-11        |
      | the forest 3-7-11-12     |
      | the forest 4-7-8-12      |

  @18.3.4 @K.1.1 @K.2.1 @K.3.1 @K.4.1 @K.5.1 @K.6.1 @K.7.1 @K.8.1 @K.9.1 @K.10.1 @K.11.1 @K.12.1
  Scenario Outline: The Stash begins with the two items that each Captain card shows
    When the Knaves set up:
      | asked                  | answer   |
      | captain                | <first>  |
      | captain                | <second> |
      | captain                | <third>  |
      | forest for the <first> | the forest 4-9-12   |
      | forest for the <second> | the forest 3-6-11   |
      | forest for the <third> | the forest 1-2-5-10 |
    Then the Knaves' stash holds <items>

    Examples:
      | first      | second    | third  | items                                       |
      | thief      | tinker    | ranger | 1 boot, 2 bags, 1 hammer, 1 sword, 1 crossbow, no tea and no coins |
      | vagrant    | arbiter   | scoundrel | 2 tea, 2 coins, 1 sword, 1 crossbow, no boots and no bags  |
      | adventurer | harrier   | ronin  | 1 hammer, 1 coin, 2 boots, 1 crossbow, 1 sword and no bags |
      | cheat      | gladiator | jailor | 1 boot, 1 tea, 1 sword, 1 hammer, 1 crossbow, 1 bag and no coins |
