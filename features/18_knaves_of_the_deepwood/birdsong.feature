Feature: The Knaves' Birdsong

  A Captain is readied, and comes back if it had fallen (18.4).

  Background:
    Given the seats are Knaves, Marquise and Clergy
    And the deck is Exiles and Partisans
    And on the Knaves' board captain, thief is face up
    And on the Knaves' board captain, ronin is face up
    And on the Knaves' board captain, jailor is face down

  @18.4 @18.4.1
  Scenario: A Captain on the map is readied where it is, and may take four actions
    Given clearing 9 holds 1 ronin
    And the forest 4-9-12 holds 2 Marquise warriors
    When the Knaves play their Birdsong:
      | asked            | answer |
      | captain to ready | ronin  |
    Then on the Knaves' board captain, ronin is acting
    And on the Knaves' board captain, thief is face up
    And clearing 9 holds 1 ronin
    And the forest 4-9-12 holds 2 Marquise warriors
    And the Knaves are not asked for forest to ready in, citing 18.4.1: the ronin is on the map

  @18.4.1
  Scenario: A Captain card that is face down cannot be readied
    When the Knaves try to play their Birdsong:
      | asked            | answer |
      | captain to ready | jailor |
    Then it is refused citing 18.4.1: the card of the jailor is face down

  @18.4.1
  Scenario: The last Captain whose card is face up must be readied
    Given on the Knaves' board captain, thief is face down
    And clearing 9 holds 1 ronin
    When the Knaves play their Birdsong
    Then on the Knaves' board captain, ronin is acting

  @18.4.1
  Scenario: With no Captain card face up nobody is readied
    Given on the Knaves' board captain, thief is face down
    And on the Knaves' board captain, ronin is face down
    When the Knaves play their Birdsong
    Then the Knaves are not asked for thief as captain to ready, citing 18.4.1: the card of the thief is face down
    And the Knaves are not asked for ronin as captain to ready, citing 18.4.1: the card of the ronin is face down
    And the Knaves are not asked for jailor as captain to ready, citing 18.4.1: the card of the jailor is face down
    And on the Knaves' board captain, thief is face down
    And on the Knaves' board captain, ronin is face down

  @18.4.1 @18.2.5
  Scenario: A Captain that is not on the map comes back in any forest, and Prisoners there and around are removed
    Given these clearings hold:
      | clearing             | pieces                                   |
      | the forest 4-9-12    | 1 Marquise warrior                       |
      | the forest 4-7-8-12  | 2 Clergy warriors                        |
      | the forest 1-9-10-12 | 1 Marquise warrior, 1 skunk and 1 jailor |
      | the forest 3-6-11    | 1 Marquise warrior                       |
      | clearing 4           | 1 Marquise warrior                       |
    When the Knaves play their Birdsong:
      | asked              | answer |
      | captain to ready   | thief  |
      | forest to ready in | the forest 4-9-12 |
    Then the forest 4-9-12 holds 1 thief and no Marquise warriors
    And the forest 4-7-8-12 holds no Clergy warriors
    And the forest 1-9-10-12 holds 1 skunk, 1 jailor and no Marquise warriors
    And the forest 3-6-11 holds 1 Marquise warrior
    And clearing 4 holds 1 Marquise warrior
    And the Marquise's supply holds 23 warriors
    And the Clergy's supply holds 15 warriors

  @18.4.1
  Scenario: A Captain may come back in every forest
    When the Knaves play their Birdsong:
      | asked              | answer |
      | captain to ready   | thief  |
      | forest to ready in | ?      |
    Then the options of the Knaves are:
      | option                  |
      | the forest 1-2-5-10     |
      | the forest 1-9-10-12    |
      | the forest 2-6-10-11-12 |
      | the forest 3-6-11       |
      | the forest 3-7-11-12    |
      | the forest 4-7-8-12     |
      | the forest 4-9-12       |

  # A reading: Prisoners that Ready removes are removed like any pieces.
  @18.4.1 @HCC.2.6.IV
  Scenario: Removing a Prisoner of the Clergy by Ready breaks faith
    Given the Knaves are penitent to the Clergy
    And the forest 4-9-12 holds 1 Clergy warrior
    When the Knaves play their Birdsong:
      | asked              | answer |
      | captain to ready   | thief  |
      | forest to ready in | the forest 4-9-12 |
    Then the Knaves are heretic to the Clergy

  @18.4.1 @6.2.3
  Scenario: Field Hospitals do not take in Prisoners that Ready removes
    Given clearing 1 holds 1 keep
    And the Marquise holds Anvil and Birdy Bindle
    And the forest 4-9-12 holds 1 Marquise warrior
    When the Knaves play their Birdsong:
      | asked              | answer |
      | captain to ready   | thief  |
      | forest to ready in | the forest 4-9-12 |
    Then the Marquise is not asked for card for field hospitals
    And the Marquise's supply holds 25 warriors

  @18.4.1 @card.coffin-makers
  Scenario: Coffin Makers take in Prisoners that Ready removes
    Given the Clergy's play area holds Coffin Makers
    And the forest 4-9-12 holds 1 Marquise warrior
    When the Knaves play their Birdsong:
      | asked              | answer |
      | captain to ready   | thief  |
      | forest to ready in | the forest 4-9-12 |
    Then the Clergy's card coffin makers holds 1 Marquise warrior

  # A reading: a Captain that lies elsewhere than in the supply.
  @18.4.1
  Scenario: A Captain that lies on Coffin Makers is readied, but cannot be placed
    Given the Clergy's play area holds Coffin Makers
    And the Clergy's card coffin makers holds 1 thief
    When the Knaves play their Birdsong:
      | asked              | answer |
      | captain to ready   | thief  |
    Then on the Knaves' board captain, thief is acting
    And the Knaves are not asked for forest to ready in, citing 1.5.4: the supply holds no thief
    And the Clergy's card coffin makers holds 1 thief

  @18.2.5 @18.4.1
  Scenario: Nothing but Ready places a Captain
    Given it is the Knaves' Daylight
    Then the Knaves cannot place thief in clearing 9, citing 18.2.5
    And the Knaves cannot place thief in the forest 4-9-12, citing 18.2.5
    And the Knaves can place skunk in clearing 9
    And the Knaves can place skunk in the forest 4-9-12
