Feature: The Legion's Birdsong

  Bootstraps, Supply Drop and Change of Tactics (QL.4).

  Background:
    Given the seats are Legion, Marquise and Clergy

  @QL.4 @QL.4.1 @QL.4.2 @QL.4.3
  Scenario: The Legion comes back, drops supplies by the old card, and then changes it
    Given the Legion's campaign holds Anvil
    And clearing 2 holds 1 keep
    And the Legion holds Armorers
    When the Legion plays its Birdsong:
      | asked         | answer            |
      | bootstraps    | 1                 |
      | action        | end               |
      | action        | change of tactics |
      | campaign suit | mouse             |
    Then the Legion gains 4 warriors in clearing 1
    And the Legion's campaign holds Armorers
    And on the Legion's board campaign suit is mouse
    And the discard pile holds Anvil

  # Bootstraps (QL.4.1)

  @QL.4 @QL.4.1
  Scenario: Off the map, the Legion comes back where the fewest enemy pieces are
    Given these clearings hold:
      | clearing | pieces                           |
      | 1        | 1 Marquise warrior               |
      | 2        | 1 Clergy warrior                 |
      | 3        | 2 Marquise warriors              |
      | 4        | 1 Marquise warrior               |
      | 5        | 1 wood                           |
      | 6        | 1 sawmill                        |
      | 7        | 1 Marquise warrior               |
      | 8        | 1 Marquise warrior and 1 wood    |
      | 9        | 1 Marquise warrior and 1 sawmill |
      | 10       | 3 Clergy warriors                |
      | 11       | 2 Marquise warriors              |
      | 12       | 1 cathedral and 1 wood           |
    When the Legion tries to play its Birdsong:
      | asked      | answer |
      | bootstraps | 8      |
    Then the Legion is not offered 3 when asked for bootstraps
    And the options of the Legion are:
      | option     |
      | clearing 1 |
      | clearing 2 |
      | clearing 4 |
      | clearing 5 |
      | clearing 6 |
      | clearing 7 |

  @QL.4.1
  Scenario: Three warriors come by Bootstraps, unasked where one clearing is the quietest
    Given these clearings hold:
      | clearing | pieces             |
      | 1        | 1 Marquise warrior |
      | 2        | 1 Marquise warrior |
      | 3        | 1 Marquise warrior |
      | 4        | 1 Marquise warrior |
      | 5        | 1 Marquise warrior |
      | 6        | 1 ruin and 1 Marquise warrior |
      | 7        | 1 Marquise warrior |
      | 8        | 1 Marquise warrior |
      | 9        | 1 Marquise warrior |
      | 10       | 1 ruin             |
      | 11       | 1 Marquise warrior |
      | 12       | 1 Marquise warrior |
    When the Legion plays its Birdsong
    Then the Legion gains 3 warriors in clearing 10
    And the Legion's supply holds 17 warriors

  @QL.4.1
  Scenario Outline: With any piece on the map there are no Bootstraps
    Given <place> holds <piece>
    When the Legion plays its Birdsong
    Then the Legion is not asked for bootstraps, citing QL.4.1: Legion pieces are on the map
    And nothing changes

    Examples:
      | place                   | piece            |
      | clearing 9              | 1 colony         |
      | clearing 9              | 1 Legion warrior |
      | the forest 1-9-10-12    | 1 Legion warrior |

  @QL.4.1 @1.1.2
  Scenario: Only clearings where the Legion can place are compared
    Given clearing 5 holds 1 keep
    And these clearings hold:
      | clearing | pieces              |
      | 1        | 2 Marquise warriors |
      | 2        | 2 Marquise warriors |
      | 3        | 2 Marquise warriors |
      | 4        | 2 Marquise warriors |
      | 6        | 2 Marquise warriors |
      | 7        | 2 Marquise warriors |
      | 8        | 2 Clergy warriors   |
      | 9        | 2 Marquise warriors |
      | 10       | 2 Marquise warriors |
      | 11       | 2 Marquise warriors |
      | 12       | 2 Marquise warriors |
    When the Legion plays its Birdsong:
      | asked      | answer |
      | bootstraps | 8      |
    Then the Legion gains 3 warriors in clearing 8
    And the Legion is not offered 5 when asked for bootstraps

  @QL.4.1 @1.5.4
  Scenario: With two warriors left, two come by Bootstraps
    Given the Legion's supply holds 2 warriors
    When the Legion plays its Birdsong:
      | asked      | answer |
      | bootstraps | 9      |
    Then the Legion gains 2 warriors in clearing 9
    And the Legion's supply holds no warriors

  @QL.4.1
  Scenario: With no warriors left nobody comes
    Given the Legion's supply holds no warriors
    When the Legion plays its Birdsong
    Then the Legion is not asked for bootstraps, citing QL.4.1: the supply holds no warriors
    And nothing changes

  # Supply Drop (QL.4.2)

  @QL.4.2
  Scenario: For each crafting icon a warrior comes where the Legion is and the icon matches
    Given the Legion's campaign holds Tax Collector
    And these clearings hold:
      | clearing | pieces           |
      | 1        | 1 Legion warrior |
      | 8        | 1 colony         |
      | 5        | 1 Legion warrior |
      | 9        | 1 Legion warrior |
      | 7        | 1 Legion warrior |
    And the Legion's supply holds 3 warriors
    When the Legion plays its Birdsong:
      | asked              | answer |
      | clearing for fox   | 8      |
      | clearing for mouse | 9      |
    Then the Legion gains 1 warrior in clearing 8
    And the Legion gains 1 warrior in clearing 5
    And the Legion gains 1 warrior in clearing 9
    And the Legion gains nothing in clearing 1
    And the Legion gains nothing in clearing 7
    And the Legion is not offered 12 when asked for clearing for fox

  @QL.4.2
  Scenario Outline: Several icons may choose the same clearing, or not
    Given the Legion's campaign holds Arms Trader
    And clearing 1 holds 1 Legion warrior
    And clearing 8 holds 1 Legion warrior
    And on the Legion's board campaign suit is rabbit
    When the Legion plays its Birdsong:
      | asked            | answer   |
      | clearing for fox | <first>  |
      | clearing for fox | <second> |
      | campaign suit    | mouse    |
    Then the Legion gains <at 1> in clearing 1
    And the Legion gains <at 8> in clearing 8

    Examples:
      | first | second | at 1       | at 8      |
      | 1     | 8      | 1 warrior  | 1 warrior |
      | 1     | 1      | 2 warriors | nothing   |

  @QL.4.2 @1.1.2
  Scenario: A wild icon brings nobody where the Legion is only where it cannot place
    Given the Legion's campaign holds Royal Claim
    And clearing 5 holds 1 keep and 1 Legion warrior
    When the Legion plays its Birdsong:
      | asked         | answer |
      | campaign suit | mouse  |
    Then the Legion is not asked for clearing 5 as clearing for any, citing 6.2.2: only the Marquise places pieces
    And the Legion is not asked for clearing 9 as clearing for any, citing QL.4.2: no Legion piece is in clearing 9
    And the Legion gains nothing in clearing 5

  @QL.4.2 @QL.2.5
  Scenario: A wild icon stands for any suit, each for its own
    Given the deck is Exiles and Partisans
    And the Legion's campaign holds Boat Builders
    And clearing 1 holds 1 Legion warrior
    And clearing 5 holds 1 Legion warrior
    And clearing 9 holds 1 colony
    When the Legion plays its Birdsong:
      | asked            | answer |
      | clearing for any | 5      |
      | clearing for any | 9      |
      | campaign suit    | mouse  |
    Then the Legion is not asked for crafting icon, citing QL.4.2: the supply holds a warrior for each crafting icon
    And the Legion gains 1 warrior in clearing 5
    And the Legion gains 1 warrior in clearing 9
    And the Legion gains nothing in clearing 1
    And the options of the Legion are when asked for clearing for any:
      | option     |
      | clearing 1 |
      | clearing 5 |
      | clearing 9 |

  @QL.4.2
  Scenario: The icon counts, not the card; without a match it gives nothing, and it is not optional
    Given the Legion's campaign holds Root Tea (fox)
    And clearing 1 holds 1 Legion warrior
    When the Legion plays its Birdsong
    Then nothing changes
    And the Legion is not asked for clearing for mouse

  @QL.4.2
  Scenario: A fox icon asks for no clearing where the Legion has pieces in none of its suit
    Given the Legion's campaign holds Anvil
    And clearing 9 holds 1 Legion warrior
    When the Legion plays its Birdsong
    Then the Legion is not asked for clearing for fox, citing QL.4.2

  @QL.4 @QL.4.2
  Scenario: The icons bring their warriors before a card is spent for colonies
    Given the Legion's campaign holds Root Tea (fox)
    And clearing 9 holds 1 Legion warrior
    And the Legion holds Bake Sale
    When the Legion plays its Birdsong:
      | asked  | answer |
      | action | ?      |
    Then the Legion is offered supply drop
    And the Legion gains 1 warrior in clearing 9

  @QL.4.2
  Scenario: An icon that matches one clearing alone brings a warrior unasked
    Given the Legion's campaign holds Root Tea (fox)
    And clearing 9 holds 1 Legion warrior
    When the Legion plays its Birdsong
    Then the Legion gains 1 warrior in clearing 9

  @QL.4.2
  Scenario Outline: Cards without crafting icons bring nobody
    Given the Legion's campaign holds <card>
    And clearing 9 holds 1 Legion warrior
    When the Legion plays its Birdsong
    Then nothing changes

    Examples:
      | card              |
      | Ambush! (mouse)   |
      | Dominance (mouse) |

  @QL.4.2 @1.1.2
  Scenario: No warrior is dropped where the keep is
    Given the Legion's campaign holds Anvil
    And clearing 1 holds 1 keep and 1 Legion warrior
    When the Legion plays its Birdsong
    Then nothing changes

  @QL.4.2 @1.5.4
  Scenario: When the supply runs short the Legion chooses for which icons
    Given the Legion's campaign holds Tax Collector
    And the Legion's supply holds 2 warriors
    And clearing 1 holds 1 colony
    And clearing 5 holds 1 colony
    And clearing 9 holds 1 colony
    When the Legion plays its Birdsong:
      | asked         | answer |
      | crafting icon | mouse  |
      | crafting icon | rabbit |
    Then the Legion gains 1 warrior in clearing 9
    And the Legion gains 1 warrior in clearing 5
    And the Legion gains nothing in clearing 1
    And the Legion's supply holds no warriors

  @QL.4.2
  Scenario: An empty supply drops nobody
    Given the Legion's campaign holds Tax Collector
    And the Legion's supply holds no warriors
    And clearing 1 holds 1 colony
    When the Legion plays its Birdsong
    Then nothing changes

  @QL.4.2
  Scenario: A spent card brings a warrior to every colony that matches it
    Given these clearings hold:
      | clearing | pieces                      |
      | 9        | 1 colony                    |
      | 7        | 1 colony                    |
      | 5        | 1 colony                    |
      | 2        | 1 Legion warrior            |
    And the Legion's supply holds 2 warriors
    And the Legion holds Root Tea (mouse), Anvil and Mouse-in-a-Sack
    When the Legion plays its Birdsong:
      | asked        | answer           |
      | action       | supply drop      |
      | card to spend | Root Tea (mouse) |
      | action       | end              |
      | action       | end              |
    Then the Legion gains 1 warrior in clearing 9
    And the Legion gains 1 warrior in clearing 7
    And the Legion gains nothing in clearing 5
    And the Legion gains nothing in clearing 2
    And the discard pile holds Root Tea (mouse)
    And the Legion holds Anvil and 1 card
    And the options of the Legion are when asked for card to spend:
      | option                     |
      | mouse card Root Tea        |
      | fox card Anvil             |
      | mouse card Mouse-in-a-Sack |

  @QL.4.2
  Scenario: The Legion spends only one card for colonies
    Given clearing 9 holds 1 colony
    And the Legion holds Root Tea (mouse) and Mouse-in-a-Sack
    When the Legion tries to play its Birdsong:
      | asked         | answer           |
      | action        | supply drop      |
      | card to spend | Root Tea (mouse) |
      | action        | supply drop      |
    Then it is refused citing QL.4.2: one card has been spent for colonies

  @QL.4.2 @1.5.4
  Scenario Outline: The Legion may spend a card on its colonies for nothing
    Given clearing 9 holds <pieces>
    And the Legion's supply holds <left>
    And the Legion holds <card>
    When the Legion takes the action supply drop in its Birdsong
    Then the Legion gains nothing in clearing 9
    And the discard pile holds <card>
    And the Legion holds nothing

    Examples:
      | pieces              | left        | card             |
      | 1 colony            | 3 warriors  | Bake Sale        |
      | 1 Legion warrior    | 3 warriors  | Root Tea (mouse) |
      | 1 Legion warrior    | 3 warriors  | Armorers         |
      | 1 colony            | no warriors | Root Tea (mouse) |
      | 1 colony and 1 keep | 3 warriors  | Root Tea (mouse) |

  @QL.4.2
  Scenario: Without a card in hand there is none to spend for colonies
    Given clearing 9 holds 1 colony
    When the Legion tries to take the action supply drop in its Birdsong
    Then it is refused citing QL.4.2: no card in hand
    And nothing changes

  @QL.4.2 @2.1.1
  Scenario: A bird card matches the colonies of one suit, which the Legion names
    Given these clearings hold:
      | clearing | pieces   |
      | 9        | 1 colony |
      | 7        | 1 colony |
      | 5        | 1 colony |
    And the Legion holds Armorers
    When the Legion plays its Birdsong:
      | asked          | answer      |
      | action         | supply drop |
      | suit to supply | mouse       |
    Then the Legion gains 1 warrior in clearing 9
    And the Legion gains 1 warrior in clearing 7
    And the Legion gains nothing in clearing 5
    And the discard pile holds Armorers
    And the options of the Legion are when asked for suit to supply:
      | option |
      | rabbit |
      | mouse  |

  @QL.4.2 @1.5.4
  Scenario: With too few warriors for all colonies the Legion chooses
    Given these clearings hold:
      | clearing | pieces   |
      | 9        | 1 colony |
      | 7        | 1 colony |
      | 2        | 1 colony |
    And the Legion's supply holds 2 warriors
    And the Legion holds Root Tea (mouse)
    When the Legion plays its Birdsong:
      | asked            | answer      |
      | action           | supply drop |
      | colony to supply | 7           |
      | colony to supply | 2           |
    Then the Legion gains 1 warrior in clearing 7
    And the Legion gains 1 warrior in clearing 2
    And the Legion gains nothing in clearing 9

  # Change of Tactics (QL.4.3)

  @QL.4.3 @QL.2.5
  Scenario: The Legion discards its campaign card and plays a new one
    Given the Legion's campaign holds Root Tea (fox)
    And clearing 1 holds 1 Legion warrior
    And the Legion holds Bake Sale and Armorers
    When the Legion plays its Birdsong:
      | asked         | answer            |
      | action        | end               |
      | action        | change of tactics |
      | campaign card | Bake Sale         |
    Then the Legion's campaign holds Bake Sale
    And the discard pile holds Root Tea (fox)
    And the Legion holds Armorers
    And the Legion does not hold Bake Sale
    And the Legion is not asked for campaign suit, citing QL.2.5: the campaign card is no bird

  @QL.4.3
  Scenario: The Legion may keep its campaign card
    Given the Legion's campaign holds Root Tea (fox)
    And clearing 1 holds 1 Legion warrior
    And the Legion holds Bake Sale
    When the Legion plays its Birdsong:
      | asked  | answer |
      | action | end    |
      | action | end    |
    Then nothing changes

  @QL.4.3
  Scenario: The Legion cannot discard its campaign card without playing another
    Given the Legion's campaign holds Root Tea (fox)
    And clearing 1 holds 1 Legion warrior
    When the Legion tries to take the action change of tactics in its Birdsong
    Then it is refused citing QL.4.3: no card in hand to be the campaign card
    And nothing changes

  @QL.4.3
  Scenario: The Legion changes its campaign card once a turn
    Given the Legion's campaign holds Root Tea (fox)
    And clearing 1 holds 1 Legion warrior
    And the Legion holds Bake Sale and Anvil
    When the Legion tries to play its Birdsong:
      | asked         | answer            |
      | action        | end               |
      | action        | change of tactics |
      | campaign card | Bake Sale         |
      | action        | change of tactics |
    Then it is refused citing QL.4.3: the campaign card has been changed

  @QL.4.3 @3.3.3
  Scenario: A dominance card that is discarded becomes available, and an ambush may take its place
    Given the Legion's campaign holds Dominance (mouse)
    And clearing 1 holds 1 Legion warrior
    And the Legion holds Ambush! (fox)
    When the Legion plays its Birdsong:
      | asked  | answer            |
      | action | end               |
      | action | change of tactics |
    Then the Legion's campaign holds Ambush! (fox)
    And the available dominance cards hold Dominance (mouse)
    And the discard pile holds nothing

  @QL.4.3
  Scenario: Without a campaign card the Legion plays one and discards nothing
    Given clearing 1 holds 1 Legion warrior
    And the Legion holds Bake Sale
    When the Legion plays its Birdsong:
      | asked  | answer            |
      | action | end               |
      | action | change of tactics |
    Then the Legion's campaign holds Bake Sale
    And the discard pile holds nothing

  @QL.4.3 @QL.2.5
  Scenario: A bird card that stays has its suit chosen anew, the same one if the Legion likes
    Given the Legion's campaign holds Sappers
    And on the Legion's board campaign suit is fox
    And clearing 8 holds 1 Legion warrior
    When the Legion plays its Birdsong:
      | asked         | answer |
      | campaign suit | mouse  |
    Then on the Legion's board campaign suit is mouse
    And it happens that the Legion sets campaign suit of the Legion to mouse
    And the options of the Legion are when asked for campaign suit:
      | option |
      | fox    |
      | rabbit |
      | mouse  |

  @QL.4.3 @QL.2.5
  Scenario: The suit of a bird card that is played is chosen after it
    Given the Legion's campaign holds Anvil
    And clearing 9 holds 1 Legion warrior
    And the Legion holds Armorers
    When the Legion plays its Birdsong:
      | asked         | answer            |
      | action        | end               |
      | action        | change of tactics |
      | campaign suit | rabbit            |
    Then on the Legion's board campaign suit is rabbit
    And the Legion's campaign holds Armorers

  @stand-in @QL.2.5
  Scenario: Where the Diaspora sits, a bird campaign may stand for frogs, and enclaves make its clearings
    Given the seats are Legion, Marquise and Lilypad
    And the Legion's campaign holds Armorers
    And clearing 8 holds 4 Legion warriors
    And clearing 4 holds 1 peaceful enclave
    When the Legion plays its turn:
      | asked             | answer |
      | clearing for fox  | 8      |
      | campaign suit     | frog   |
      | action            | invade |
      | move              | 8 > 4  |
      | how many warriors | 2      |
      | action            | ?      |
    Then clearing 4 holds 2 Legion warriors
    And the options of the Legion are when asked for campaign suit:
      | option |
      | fox    |
      | rabbit |
      | mouse  |
      | frog   |
