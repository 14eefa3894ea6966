Feature: The Reavers' Birdsong

  Arrive, Recruit and Scout (LR.4), with Upkeep (LR.2.4).

  Background:
    Given the seats are Reavers, Marquise and Clergy

  @LR.4 @LR.4.1 @LR.4.2 @LR.4.3
  Scenario: The Reavers arrive, recruit, and then scout
    Given clearing 3 holds 1 encampment and 4 Reavers warriors
    And the Reavers' supply holds 13 warriors
    And the Reavers hold Anvil and Foxfolk Steel
    When the Reavers play their Birdsong:
      | asked                 | answer        |
      | clearing to arrive in | 5             |
      | cache                 | loot          |
      | clearing to scout     | 9             |
      | action                | scout         |
      | cache                 | depot         |
      | clearing to scout     | 8             |
      | card to spend         | Anvil         |
    Then the Reavers gain 2 warriors in clearing 5
    And the Reavers gain nothing in clearing 3
    And the Reavers gain 1 loot in clearing 9
    And the Reavers gain 1 depot in clearing 8
    And the Reavers' supply holds 1 loot

  # Arrive (LR.4.1)

  @LR.4.1
  Scenario: Two warriors come where the fewest pieces are, of whomever, and a ruin counts
    Given these clearings hold:
      | clearing | pieces                                |
      | 1        | 2 Marquise warriors                   |
      | 2        | 1 sawmill and 1 wood                  |
      | 3        | 1 encampment and 1 Reavers warrior    |
      | 4        | 1 Clergy warrior and 1 fox flower     |
      | 5        | 1 loot and 1 Clergy warrior           |
      | 6        | 1 Marquise warrior                    |
      | 7        | 2 Marquise warriors                   |
      | 8        | 2 Marquise warriors                   |
      | 9        | 3 Marquise warriors                   |
      | 11       | 1 Marquise warrior                    |
      | 12       | 1 Marquise warrior                    |
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 10     |
      | cache                 | loot   |
      | clearing to scout     | 1      |
    Then the Reavers gain 2 warriors in clearing 10

  @LR.4.1
  Scenario: Of several clearings with the fewest pieces the Reavers choose, of others not
    Given these clearings hold:
      | clearing | pieces             |
      | 1        | 1 Marquise warrior |
      | 2        | 1 Marquise warrior |
      | 5        | 1 Marquise warrior |
    When the Reavers try to play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 5      |
    Then it is refused citing LR.4.1: clearing 5 holds more pieces (1) than another clearing (0)
    And the options of the Reavers are when asked for clearing to arrive in:
      | option     |
      | clearing 3 |
      | clearing 4 |
      | clearing 7 |
      | clearing 8 |
      | clearing 9 |

  @LR.4.1
  Scenario Outline: The Reavers must arrive, and in a clearing
    When the Reavers try to play their Birdsong:
      | asked                 | answer   |
      | clearing to arrive in | <answer> |
    Then it is refused citing LR.4.1: <told> is no option for clearing to arrive in

    Examples:
      | answer              | told                     |
      | decline             | decline                  |
      | the forest 4-9-12   | the forest 4-9-12        |
      | the Reavers' supply | Lemming Reavers's supply |

  @LR.4.1
  Scenario: The Ferry and the Tower are pieces too
    Given the map is Mountain
    And these clearings hold:
      | clearing | pieces                                  |
      | 1        | 2 Marquise warriors                     |
      | 2        | 2 Marquise warriors                     |
      | 3        | 2 Marquise warriors                     |
      | 4        | 2 Marquise warriors                     |
      | 5        | 2 Marquise warriors                     |
      | 6        | 2 Marquise warriors                     |
      | 7        | 2 Marquise warriors                     |
      | 8        | 2 Marquise warriors                     |
      | 9        | 2 Marquise warriors                     |
      | 10       | 1 Marquise warrior, 1 tower and no ruin |
      | 11       | 2 Marquise warriors                     |
      | 12       | 1 Marquise warrior and no ruin          |
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 12     |
      | cache                 | loot   |
      | clearing to scout     | 1      |
    Then the Reavers gain 2 warriors in clearing 12
    And the Reavers are not offered 10 when asked for clearing to arrive in

  @LR.4.1 @6.2.2
  Scenario: Only clearings where Lemming warriors can be placed are compared
    Given these clearings hold:
      | clearing | pieces              |
      | 1        | 2 Marquise warriors |
      | 2        | 2 Marquise warriors |
      | 3        | 2 Marquise warriors |
      | 4        | 2 Marquise warriors |
      | 5        | 1 keep              |
      | 6        | 3 Marquise warriors |
      | 7        | 3 Marquise warriors |
      | 8        | 3 Marquise warriors |
      | 9        | 3 Marquise warriors |
      | 10       | 3 Clergy warriors   |
      | 11       | 3 Clergy warriors   |
      | 12       | 3 Clergy warriors   |
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 3      |
      | cache                 | loot   |
      | clearing to scout     | 1      |
    Then the Reavers gain 2 warriors in clearing 3
    And the Reavers are not offered 5 when asked for clearing to arrive in

  @LR.4.1 @6.2.2
  Scenario: The Reavers do not arrive at the keep
    Given clearing 5 holds 1 keep
    When the Reavers try to play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 5      |
    Then it is refused citing 6.2.2: only the Marquise places pieces in clearing 5, where the keep is

  @LR.4.1 @LR.2.4 @1.5.4
  Scenario Outline: As many Lemming warriors arrive as Upkeep allows
    Given the Reavers' supply holds <supply> warriors
    And the Reavers' caches hold <provisions>
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 5      |
      | cache                 | loot   |
      | clearing to scout     | 1      |
    Then the Reavers gain <warriors> in clearing 5

    Examples:
      | supply | provisions    | warriors   |
      | 13     | no provisions | 2 warriors |
      | 12     | no provisions | 1 warrior  |
      | 8      | 1 provisions  | 2 warriors |
      | 7      | 1 provisions  | 1 warrior  |
      | 3      | 2 provisions  | 2 warriors |
      | 2      | 2 provisions  | 1 warrior  |

  @LR.2.4 @LR.7.1 @LR.4.1 @1.1.2
  Scenario Outline: Where Upkeep allows no warrior nobody arrives, and nothing is asked
    Given the Reavers' supply holds <supply> warriors
    And the Reavers' caches hold <provisions>
    And clearing 3 holds 1 encampment
    When the Reavers play their Birdsong:
      | asked             | answer |
      | cache             | loot   |
      | clearing to scout | 1      |
    Then the Reavers are not asked for clearing to arrive in
    And the Reavers gain nothing in clearing 3

    Examples:
      | supply | provisions    |
      | 11     | no provisions |
      | 4      | no provisions |
      | 6      | 1 provisions  |
      | 1      | 2 provisions  |

  @LR.2.4
  Scenario: Upkeep is for clearings alone, and for the Reavers alone
    Given the Reavers' supply holds 11 warriors
    And the Marquise's supply holds 3 warriors
    When the Marquise places 3 warriors in clearing 5
    Then clearing 5 holds 3 Marquise warriors
    When the Reavers place 1 warrior in clearing 5
    Then clearing 5 holds no Reavers warriors
    When the Reavers place 1 encampment in clearing 9
    Then clearing 9 holds 1 encampment

  @LR.2.4 @1.5.4
  Scenario: A Lemming warrior can be placed as long as eleven stay in the supply
    Given the Reavers' supply holds 12 warriors
    Then the Reavers can place 1 warrior in clearing 9
    When the Reavers place 1 warrior in clearing 9
    Then the Reavers cannot place 1 warrior in clearing 9, citing LR.2.4

  @LR.2.4 @G.23
  Scenario: The last Lemming warrior that can be placed replaces another piece
    Given the Reavers' supply holds 12 warriors
    And clearing 5 holds 1 Marquise warrior
    When the Reavers replace a Marquise warrior with a Reavers warrior in clearing 5
    Then clearing 5 holds 1 Reavers warrior and no Marquise warriors

  @LR.2.4 @G.23
  Scenario: No Lemming warrior replaces another piece where Upkeep forbids it
    Given the Reavers' supply holds 11 warriors
    And clearing 5 holds 1 Marquise warrior
    When the Reavers try to replace a Marquise warrior with a Reavers warrior in clearing 5
    Then it is refused citing LR.2.4: no warrior can be placed now
    And nothing changes

  # Recruit (LR.4.2)

  @LR.4.2
  Scenario: Each encampment gets a warrior
    Given clearing 3 holds 1 encampment
    And clearing 9 holds 1 encampment
    And clearing 1 holds 1 Reavers warrior
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 5      |
      | cache                 | loot   |
      | clearing to scout     | 8      |
    Then the Reavers gain 1 warrior in clearing 3
    And the Reavers gain 1 warrior in clearing 9
    And the Reavers gain nothing in clearing 1

  @LR.4.2 @LR.2.4 @1.5.4
  Scenario: When Upkeep allows fewer the Reavers choose the encampments
    Given clearing 3 holds 1 encampment
    And clearing 9 holds 1 encampment
    And clearing 7 holds 1 encampment
    And the Reavers' supply holds 15 warriors
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 5      |
      | encampment            | 9      |
      | encampment            | 7      |
      | cache                 | loot   |
      | clearing to scout     | 8      |
    Then the Reavers gain 1 warrior in clearing 9
    And the Reavers gain 1 warrior in clearing 7
    And the Reavers gain nothing in clearing 3
    And the Reavers' supply holds 11 warriors

  @LR.4.2 @QL.2.3
  Scenario: No warrior is recruited at a colony of the Legion, nor placed at the keep
    Given the seats are Reavers, Marquise and Legion
    And clearing 3 holds 1 encampment and 1 colony
    And clearing 9 holds 1 encampment
    And clearing 7 holds 1 encampment and 1 keep
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 5      |
      | cache                 | loot   |
      | clearing to scout     | 8      |
    Then the Reavers gain nothing in clearing 3
    And the Reavers gain nothing in clearing 7
    And the Reavers gain 1 warrior in clearing 9

  # Scout (LR.4.3)

  @LR.4.3
  Scenario Outline: The first cache is free, of any type, and goes where no Lemming piece is
    Given clearing 3 holds 1 encampment
    And clearing 9 holds 1 Reavers warrior
    And clearing 7 holds 1 depot
    When the Reavers try to play their Birdsong:
      | asked                 | answer     |
      | clearing to arrive in | 5          |
      | cache                 | provisions |
      | clearing to scout     | <clearing> |
    Then it is refused citing <clause>: <reason>

    Examples:
      | clearing | clause | reason                                                             |
      | 3        | LR.4.3 | caches are scouted without Lemming pieces, and clearing 3 has some |
      | 9        | LR.4.3 | caches are scouted without Lemming pieces, and clearing 9 has some |
      | 7        | LR.4.3 | caches are scouted without Lemming pieces, and clearing 7 has some |
      | 5        | LR.4.3 | caches are scouted without Lemming pieces, and clearing 5 has some |

  @LR.4.3
  Scenario: All four types of cache are offered to scout
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 5      |
      | cache                 | ?      |
    Then the options of the Reavers are:
      | option             |
      | Reavers provisions |
      | Reavers depot      |
      | Reavers reserve    |
      | Reavers loot       |

  @LR.4.3
  Scenario: A type of cache of which both are out is not offered
    Given the Reavers' supply holds no depots and no loot
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 5      |
      | cache                 | ?      |
    Then the options of the Reavers are:
      | option             |
      | Reavers provisions |
      | Reavers reserve    |

  @LR.4.3
  Scenario: A cache is placed in a clearing with enemies, also with a colony
    Given the seats are Reavers, Marquise and Legion
    And clearing 9 holds 1 colony and 3 Marquise warriors
    When the Reavers play their Birdsong:
      | asked                 | answer  |
      | clearing to arrive in | 5       |
      | cache                 | reserve |
      | clearing to scout     | 9       |
    Then the Reavers gain 1 reserve in clearing 9
    And the Reavers score nothing

  @LR.4.3 @6.2.2
  Scenario: A cache is not placed at the keep
    Given clearing 9 holds 1 keep
    When the Reavers try to play their Birdsong:
      | asked                 | answer  |
      | clearing to arrive in | 5       |
      | cache                 | reserve |
      | clearing to scout     | 9       |
    Then it is refused citing 6.2.2: only the Marquise places pieces in clearing 9, where the keep is

  @LR.4.3 @1.5.1
  Scenario: Without a cache in the supply none is placed
    Given the Reavers' supply holds no depots, no loot, no reserves and no provisions
    And the Reavers hold Anvil and Foxfolk Steel
    When the Reavers try to play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 5      |
      | action                | scout  |
    Then the Reavers are not asked for cache, citing LR.4.3: the supply holds no caches
    And it is refused citing LR.4.3: the supply holds no caches

  @LR.4.3 @1.5.4
  Scenario: Where Lemming pieces are everywhere no cache is placed
    Given these clearings hold:
      | clearing | pieces            |
      | 1        | 1 Reavers warrior |
      | 2        | 1 Reavers warrior |
      | 3        | 1 encampment      |
      | 4        | 1 Reavers warrior |
      | 6        | 1 Reavers warrior |
      | 7        | 1 Reavers warrior |
      | 8        | 1 loot            |
      | 9        | 1 Reavers warrior |
      | 10       | 1 Reavers warrior |
      | 11       | 1 Reavers warrior |
      | 12       | 1 Reavers warrior |
    When the Reavers play their Birdsong
    Then the Reavers gain 2 warriors in clearing 5
    And the Reavers are not asked for cache

  @LR.4.3 @2.1.1
  Scenario: Each further cache takes two cards that match the clearing; birds match every one
    Given clearing 5 holds 2 Reavers warriors
    And the Reavers hold Anvil, Foxfolk Steel, Armorers and Bake Sale
    When the Reavers play their Birdsong:
      | asked                 | answer        |
      | clearing to arrive in | 4             |
      | cache                 | loot          |
      | clearing to scout     | 9             |
      | action                | scout         |
      | cache                 | loot          |
      | clearing to scout     | 8             |
      | card to spend         | Anvil         |
      | card to spend         | Foxfolk Steel |
      | action                | scout         |
      | cache                 | depot         |
      | clearing to scout     | 3             |
      | card to spend         | Armorers      |
    Then clearing 9 holds 1 loot
    And clearing 8 holds 1 loot
    And clearing 3 holds 1 depot
    And the Reavers hold nothing
    And the discard pile holds Anvil, Foxfolk Steel, Armorers and Bake Sale

  @LR.4.3 @2.1.1
  Scenario: Cards that do not match the clearing are not among those to spend
    Given the Reavers hold Anvil, Foxfolk Steel, Armorers and Bake Sale
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 4      |
      | cache                 | loot   |
      | clearing to scout     | 9      |
      | action                | scout  |
      | cache                 | loot   |
      | clearing to scout     | 8      |
      | card to spend         | ?      |
    Then the options of the Reavers are:
      | option                 |
      | fox card Anvil         |
      | fox card Foxfolk Steel |
      | bird card Armorers     |

  @LR.4.3
  Scenario: Two copies of one card are a pair
    Given the Reavers hold 2 Command Warren
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 4      |
      | cache                 | loot   |
      | clearing to scout     | 9      |
      | action                | scout  |
      | cache                 | loot   |
      | clearing to scout     | 5      |
    Then clearing 5 holds 1 loot
    And the Reavers hold nothing

  @LR.4.3
  Scenario: Both cards of a pair must match the clearing to scout
    Given the Reavers hold Anvil, Foxfolk Steel and Bake Sale
    When the Reavers try to play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 4      |
      | cache                 | loot   |
      | clearing to scout     | 9      |
      | action                | scout  |
      | cache                 | loot   |
      | clearing to scout     | 5      |
    Then it is refused citing LR.4.3: a pair of cards that match clearing 5 is spent, and the hand holds 1
    And the options of the Reavers are when asked for clearing to scout:
      | option      |
      | clearing 1  |
      | clearing 6  |
      | clearing 8  |
      | clearing 12 |

  @LR.4.3
  Scenario: A cache that a pair pays for is not placed in a clearing with a Lemming piece
    Given the Reavers hold Anvil and Foxfolk Steel
    When the Reavers try to play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 4      |
      | cache                 | loot   |
      | clearing to scout     | 8      |
      | action                | scout  |
      | cache                 | loot   |
      | clearing to scout     | 8      |
    Then it is refused citing LR.4.3: caches are scouted without Lemming pieces, and clearing 8 has some

  @LR.4.3
  Scenario: Without a pair there is no scouting again
    Given the Reavers hold Anvil and Bake Sale
    When the Reavers try to play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 4      |
      | cache                 | loot   |
      | clearing to scout     | 8      |
      | action                | scout  |
    Then it is refused citing LR.4.3: no two cards in hand match a clearing without Lemming pieces

  @LR.4.3
  Scenario: The Reavers need not scout again
    Given the Reavers hold Anvil and Foxfolk Steel
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 4      |
      | cache                 | loot   |
      | clearing to scout     | 9      |
      | action                | end    |
    Then the Reavers hold Anvil and Foxfolk Steel
    And clearing 9 holds 1 loot

  @LR.4.1
  Scenario: A ruin with an item counts as one piece
    Given the seats are Reavers, Vagabond and Marquise
    And the space under the ruin in clearing 10 holds 1 bag
    And these clearings hold:
      | clearing | pieces              |
      | 1        | 1 Marquise warrior  |
      | 2        | 2 Marquise warriors |
      | 3        | 2 Marquise warriors |
      | 4        | 2 Marquise warriors |
      | 5        | 2 Marquise warriors |
      | 6        | 2 Marquise warriors |
      | 7        | 2 Marquise warriors |
      | 8        | 2 Marquise warriors |
      | 9        | 2 Marquise warriors |
      | 11       | 2 Marquise warriors |
      | 12       | 2 Marquise warriors |
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | ?      |
    Then the options of the Reavers are:
      | option      |
      | clearing 1  |
      | clearing 10 |

  @LR.4.3 @16.2.1.II
  Scenario: In a clearing of two suits each card of the pair may match another
    Given the seats are Reavers, Diaspora and Marquise
    And clearing 8 holds 1 peaceful enclave
    And the Reavers hold Anvil and Settlers
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 7      |
      | cache                 | depot  |
      | clearing to scout     | 9      |
      | action                | scout  |
      | cache                 | loot   |
      | card to spend         | Anvil  |
    Then clearing 8 holds 1 loot and 1 peaceful enclave
    And the Reavers hold nothing
