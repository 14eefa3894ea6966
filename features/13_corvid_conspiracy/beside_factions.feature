Feature: The Corvids beside each other faction

  Plots under spoils, prisoners, caches, enclaves, mercy, outrage, hospitals and turmoil (13).

  # Marquise de Cat

  @13.7.2 @6.2.3
  Scenario: At a snare beside the keep field hospitals place nobody
    Given the seats are Corvids, Marquise and Eyrie
    And clearing 1 holds 1 keep and 1 snare
    And clearing 5 holds 2 Marquise warriors and 2 Eyrie warriors
    And the Marquise holds Root Tea (rabbit)
    When the Eyrie battle the Marquise in clearing 5, rolling 1 and 0
    Then clearing 5 holds 1 Marquise warrior
    And clearing 1 holds no Marquise warriors

  @13.7.1 @6.2.3
  Scenario: Warriors that a bomb removes can be sent to the field hospitals
    Given the seats are Corvids, Marquise and Eyrie
    And clearing 1 holds 1 keep
    And clearing 5 holds 1 plot, 1 Corvid warrior and 3 Marquise warriors
    And on the Corvids' board plot, clearing 5 is bomb
    And the Marquise holds Bake Sale and Anvil
    When the Corvids take the action flip in their Birdsong:
      | player   | asked                    | answer    |
      | Marquise | card for field hospitals | Bake Sale |
    Then clearing 1 holds 3 Marquise warriors
    And clearing 5 holds 1 Corvid warrior and no Marquise warriors

  @13.7.1
  Scenario: A bomb at the keep removes it for good
    Given the seats are Corvids, Marquise and Eyrie
    And clearing 1 holds 1 keep, 1 plot and 1 Corvid warrior
    And on the Corvids' board plot, clearing 1 is bomb
    When the Corvids take the action flip in their Birdsong
    Then clearing 1 holds no keep and 1 Corvid warrior
    And the Corvids score 2 points

  # Eyrie Dynasties

  @13.7.2 @7.5.2
  Scenario: The Eyrie who cannot move out of a snare fall into turmoil
    Given the seats are Eyrie, Corvids and Marquise
    And the Eyrie's leader holds despot
    And the Eyrie's move holds Root Tea (rabbit)
    And clearing 5 holds 1 snare, 1 roost and 3 Eyrie warriors
    When the Eyrie play their Daylight:
      | asked  | answer  |
      | leader | builder |
    Then the discard pile holds Root Tea (rabbit)
    And clearing 5 holds 3 Eyrie warriors

  @13.7.2
  Scenario: At a snare the Eyrie place no new roost
    Given the seats are Eyrie, Corvids and Marquise
    And clearing 5 holds 1 snare
    Then the Eyrie cannot place a roost in clearing 5, citing 13.7.2

  # Woodland Alliance

  @13.7.2
  Scenario: Sympathy does not spread to a snare
    Given the seats are Alliance, Corvids and Marquise
    And clearing 5 holds 1 snare
    Then the Alliance cannot place a sympathy in clearing 5, citing 13.7.2

  @8.4.1.III @13.7.4
  Scenario: A revolt removes plots, and a raid among them brings warriors after it
    Given the seats are Alliance, Corvids and Marquise
    And clearing 5 holds 1 sympathy, 1 plot and 2 Corvid warriors
    And on the Corvids' board plot, clearing 5 is raid
    And the Alliance's supporters hold Root Tea (rabbit) and Bake Sale
    When the Alliance takes the action revolt in its Birdsong
    Then clearing 5 holds no plot, no Corvid warriors and 1 rabbit base
    And clearing 1 holds 1 Corvid warrior
    And clearing 2 holds 1 Corvid warrior

  @8.2.6 @13.7.4
  Scenario: Warriors that a raid places in a sympathetic clearing outrage nobody
    Given the seats are Alliance, Corvids and Marquise
    And clearing 5 holds 1 raid and 2 Marquise warriors
    And clearing 1 holds 1 sympathy
    And the Corvids hold Anvil
    When the Marquise removes 1 raid from clearing 5
    Then clearing 1 holds 1 Corvid warrior
    And the Corvids hold Anvil

  @8.2.6 @13.5.1
  Scenario: Moving warriors into a sympathetic clearing outrages the Alliance as ever
    Given the seats are Corvids, Alliance and Marquise
    And clearing 5 holds 1 Corvid warrior
    And clearing 1 holds 1 sympathy
    And the Corvids hold Anvil
    When the Corvids take the action move:
      | asked | answer |
      | move  | 5 > 1  |
    Then the Alliance's supporters hold Anvil

  # Vagabond

  @9.5.6
  Scenario: Strike takes a plot where no Corvid warrior is
    Given the seats are Vagabond, Corvids and Marquise
    And the Vagabond's cards hold thief
    And the Vagabond's satchel holds 1 crossbow
    And clearing 5 holds 1 plot and the Vagabond's pawn
    And on the Corvids' board plot, clearing 5 is raid
    When the Vagabond takes the action strike
    Then clearing 5 holds no plot
    And clearing 1 holds 1 Corvid warrior
    And clearing 2 holds 1 Corvid warrior

  # Lilypad Diaspora

  @13.7.1 @16.2.1
  Scenario: A bomb removes enclaves like other tokens
    Given the seats are Corvids, Diaspora and Marquise
    And clearing 2 holds 1 plot, 1 Corvid warrior, 1 militant enclave and 2 Diaspora warriors
    And on the Corvids' board plot, clearing 2 is bomb
    When the Corvids take the action flip in their Birdsong
    Then clearing 2 holds 1 Corvid warrior, no militant enclave and no Diaspora warriors
    And the Corvids score 2 points

  @13.7.2
  Scenario: A snare holds the Diaspora, their enclaves too
    Given the seats are Corvids, Diaspora and Marquise
    And clearing 2 holds 1 snare and 2 Diaspora warriors
    Then the Diaspora cannot place a peaceful enclave in clearing 2, citing 13.7.2
    And the Diaspora cannot move a warrior from clearing 2 to clearing 5, citing 13.7.2

  @13.4.3 @16.2.1.I
  Scenario: A frog card recruits in the clearings of enclaves, and a bird may
    Given the seats are Corvids, Diaspora and Marquise
    And clearing 2 holds 1 peaceful enclave
    And the Corvids hold Settlers
    When the Corvids take the action recruit in their Birdsong
    Then clearing 2 holds 1 Corvid warrior and 1 peaceful enclave
    And clearing 7 holds no Corvid warriors

  @13.4.3 @16.2.1.I
  Scenario: For a bird the suit of an enclave can be chosen too
    Given the seats are Corvids, Diaspora and Marquise
    And clearing 2 holds 1 peaceful enclave
    And the Corvids hold Armorers
    When the Corvids take the action recruit in their Birdsong:
      | asked              | answer |
      | suit to recruit in | frog   |
    Then clearing 2 holds 1 Corvid warrior
    And clearing 1 holds no Corvid warriors

  @13.2.4 @16.2.1.II
  Scenario: A card shown for a guess matches the suit that a militant enclave leaves
    Given the seats are Marquise, Corvids and Diaspora
    And clearing 2 holds 1 militant enclave, 1 plot and 1 Marquise warrior
    And the Marquise holds Root Tea (mouse)
    When the Marquise tries to take the action exposure
    Then it is refused citing 13.2.4

  # Knaves of the Deepwood

  @13.7.2 @18.2.6
  Scenario: From a snare the Knaves take no Prisoner of the Corvids' enemies, and the hit removes
    Given the seats are Knaves, Corvids and Marquise
    And on the Knaves' board captain, thief is acting
    And it is the Knaves' Daylight
    And clearing 9 holds 1 snare, 1 thief, 2 skunks and 2 Marquise warriors
    When the Knaves battle the Marquise in clearing 9, rolling 1 and 0
    Then clearing 9 holds 1 Marquise warrior
    And the forest 1-9-10-12 holds nothing
    And the forest 4-9-12 holds nothing

  @18.2.6 @13.7.2
  Scenario: The Corvids' own warriors leave a snare as Prisoners
    Given the seats are Knaves, Corvids and Marquise
    And on the Knaves' board captain, thief is acting
    And it is the Knaves' Daylight
    And clearing 9 holds 1 snare, 1 thief, 2 skunks and 2 Corvid warriors
    When the Knaves battle the Corvids in clearing 9, rolling 1 and 0:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then the forest 4-9-12 holds 1 Corvid warrior
    And clearing 9 holds 1 Corvid warrior

  # Queenless Legion

  @QL.2.2 @13.7.4
  Scenario: A raid that the Legion take as a spoil brings warriors, and comes back face down
    Given the seats are Legion, Corvids and Marquise
    And the Legion's campaign holds Bake Sale
    And it is the Legion's Daylight
    And clearing 5 holds 3 Legion warriors and 1 plot
    And on the Corvids' board plot, clearing 5 is raid
    When the Legion battles the Corvids in clearing 5, rolling 1 and 0
    Then the Legion's spoils hold 1 plot
    And clearing 1 holds 1 Corvid warrior
    And clearing 2 holds 1 Corvid warrior
    And the Corvids' supply holds 7 plots

  # Lemming Reavers

  @13.7.1 @LR.2.2.II
  Scenario: A bomb removes caches, and each rewards its remover
    Given the seats are Corvids, Reavers and Marquise
    And clearing 2 holds 1 plot, 1 Corvid warrior, 1 loot and 1 Reavers warrior
    And on the Corvids' board plot, clearing 2 is bomb
    And the deck's top cards are Anvil
    When the Corvids take the action flip in their Birdsong
    Then clearing 2 holds 1 Corvid warrior, no loot and no Reavers warriors
    And the Corvids hold Anvil
    And the Reavers score 1 point

  @LR.6.1.I
  Scenario: A plot is an enemy piece that keeps a cache from being plundered
    Given the seats are Reavers, Corvids and Marquise
    And clearing 3 holds 1 encampment
    And clearing 9 holds 1 loot, 1 Reavers warrior and 1 snare
    And the Reavers hold Root Tea (mouse)
    When the Reavers try to take the action plunder in their Evening
    Then it is refused citing LR.6.1.I

  # Honeycomb Clergy

  @13.7.1 @HCC.2.5
  Scenario: A bomb that removes a Cathedral is over before the hive strikes
    Given the seats are Corvids, Clergy and Marquise
    And clearing 5 holds 1 plot, 2 Corvid warriors and 1 cathedral
    And on the Corvids' board plot, clearing 5 is bomb
    And the dice will show 1 and 0
    When the Corvids take the action flip in their Birdsong:
      | player | asked             | answer  |
      | Clergy | warriors to place | 2       |
      | Clergy | enemy to battle   | Corvids |
    Then clearing 5 holds no cathedral and no bomb
    And the Corvids lose 1 warrior in clearing 5
