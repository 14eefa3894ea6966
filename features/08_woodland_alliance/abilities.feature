Feature: The Alliance's abilities

  Crafting, Guerrilla War, the Supporters stack, Removing Bases and sympathy tokens (8.2).

  Background:
    Given the seats are Alliance, Marquise and Clergy

  # Crafting (8.2.1)

  @8.2.1 @8.5.1 @4.1.1
  Scenario: Sympathy tokens are crafting pieces, with the suits of their clearings
    Given clearing 1 holds 1 sympathy
    And clearing 6 holds 1 sympathy
    And the Alliance holds Foxfolk Steel and Anvil
    When the Alliance plays its Daylight:
      | asked               | answer                 |
      | action              | craft                  |
      | card to craft       | Foxfolk Steel          |
      | to activate for fox | clearing 1 > sympathy  |
      | action              | end                    |
    Then the Alliance's crafted items hold 1 sword
    And the Alliance is not offered craft when asked for action, citing 8.5.1
    And the Alliance scores 2 points

  @8.2.1
  Scenario: Bases and warriors are no crafting pieces of the Alliance
    Given clearing 1 holds 1 fox base and 2 Alliance warriors
    And the Alliance holds Anvil
    Then the Alliance cannot craft Anvil, citing 4.1.1

  # Guerrilla War (8.2.2)

  @8.2.2 @4.3.3
  Scenario: As defender the Alliance deals the higher roll, the attacker the lower
    Given clearing 5 holds 4 Marquise warriors and 4 Alliance warriors
    When the Marquise battles the Alliance in clearing 5, rolling 3 and 1
    Then the Marquise loses 3 warriors in clearing 5
    And the Alliance loses 1 warrior in clearing 5

  @8.2.2
  Scenario: As attacker the Alliance deals the higher roll like everybody
    Given clearing 5 holds 4 Marquise warriors and 4 Alliance warriors
    When the Alliance battles the Marquise in clearing 5, rolling 3 and 1
    Then the Marquise loses 3 warriors in clearing 5
    And the Alliance loses 1 warrior in clearing 5

  @8.2.2
  Scenario: Guerrilla War changes nothing in battles of others
    Given clearing 5 holds 4 Marquise warriors, 4 Clergy warriors and 4 Alliance warriors
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 1
    Then the Marquise loses 1 warrior in clearing 5
    And the Clergy loses 3 warriors in clearing 5

  @8.2.2 @4.3.3.I
  Scenario: The Alliance deals no more rolled hits than it has warriors
    Given clearing 5 holds 4 Marquise warriors and 1 Alliance warrior
    When the Marquise battles the Alliance in clearing 5, rolling 3 and 1
    Then the Marquise loses 1 warrior in clearing 5
    And clearing 5 holds no Alliance warriors

  @8.2.2 @4.3.3.I @4.3.5.II @8.2.6
  Scenario: A lone sympathy token deals nothing, and is defenseless
    Given clearing 5 holds 4 Marquise warriors and 1 sympathy
    And the Marquise holds Bake Sale
    When the Marquise battles the Alliance in clearing 5, rolling 3 and 0
    Then the Marquise loses nothing in clearing 5
    And clearing 5 holds no sympathy
    And the Marquise scores 1 point

  # The Supporters Stack (8.2.3)

  @8.2.3
  Scenario: Supporters lie face down, and the Alliance alone may look at them
    Given the Alliance's supporters hold Anvil and Bake Sale
    Then the Alliance can look at the Alliance's supporters
    And the Alliance sees Anvil and Bake Sale in the Alliance's supporters
    And the Marquise cannot look at the Alliance's supporters, citing 8.2.3
    And the Marquise sees 2 cards in the Alliance's supporters
    And the Marquise sees 0 fox cards in the Alliance's supporters

  @8.2.3
  Scenario: Only the stack is hidden, not what else lies on the board
    Given the Alliance's supporters hold Anvil
    And the Alliance's crafted items hold 1 tea
    And the Alliance's play area holds Armorers
    Then the Marquise can look at the Alliance's play area
    And the Marquise can look at the Alliance's officers

  @8.2.3 @8.6.2
  Scenario: Supporters do not count as cards in hand
    Given the Alliance's supporters hold Anvil and Bake Sale
    And the Alliance holds Sappers, Armorers, Cobbler and Tax Collector
    When the Alliance plays its Evening
    Then the Alliance is not asked for card to discard, citing 8.6.2: 5 cards may stay in hand
    And the Alliance sees Anvil and Bake Sale in the Alliance's supporters

  @8.2.3 @8.5.1 @4.3.1
  Scenario: Supporters are neither crafted nor played, nor serve a cost of another rule
    Given the Alliance's supporters hold Anvil, Ambush! (rabbit) and Ambush! (bird)
    And clearing 1 holds 1 sympathy and 1 fox base
    And clearing 5 holds 2 Marquise warriors and 2 Alliance warriors
    Then the Alliance cannot craft Anvil, citing 4.1
    When the Marquise battles the Alliance in clearing 5, rolling 0 and 0
    Then the Alliance is not asked for ambush
    And the Marquise cannot look at the Alliance's supporters, citing 8.2.3
    When the Alliance tries to take the action train
    Then it is refused citing 8.5.3: no card in hand matches the clearing of a base

  @8.2.3 @2.1.1
  Scenario: Supporters are spent for their suit
    Given the Alliance's supporters hold Bake Sale
    When the Alliance plays its Birdsong:
      | asked                  | answer           |
      | action                 | spread sympathy  |
      | clearing to spread to  | ?                |
    Then the Alliance is offered clearing 5 when asked for clearing to spread to
    And the Alliance is not offered clearing 1 when asked for clearing to spread to, citing 8.4.2.II

  @8.2.3 @2.1.1 @8.4.2.II
  Scenario: A bird supporter is wild
    Given the Alliance's supporters hold Armorers
    When the Alliance plays its Birdsong:
      | asked                 | answer          |
      | action                | spread sympathy |
      | clearing to spread to | 1               |
    Then clearing 1 holds 1 sympathy
    And the Alliance's supporters hold nothing
    And the discard pile holds Armorers

  # Capacity (8.2.3.I)

  @8.2.3.I @8.5.2
  Scenario: Without a base the stack holds five; a sixth is discarded
    Given the Alliance's supporters hold Anvil, Bake Sale, Cobbler and Tax Collector
    And the Alliance holds Sappers and Armorers
    When the Alliance plays its Daylight:
      | asked            | answer   |
      | action           | mobilize |
      | card to mobilize | Sappers  |
      | action           | mobilize |
      | action           | end      |
    Then the Alliance's supporters hold Anvil, Bake Sale, Cobbler, Tax Collector and Sappers
    And the discard pile holds Armorers

  @8.2.3.I @8.5.2
  Scenario: With any base on the map there is no limit
    Given the Alliance's supporters hold Anvil, Bake Sale, Cobbler, Tax Collector and Sappers
    And clearing 2 holds 1 mouse base
    And the Alliance holds Armorers
    When the Alliance takes the action mobilize
    Then the Alliance's supporters hold Anvil, Bake Sale, Cobbler, Tax Collector, Sappers and Armorers

  @8.2.3.I @8.2.6
  Scenario: A card that is given in Outrage to a full stack is discarded
    Given the Alliance's supporters hold Anvil, Bake Sale, Foxfolk Steel, Tax Collector and Sappers
    And clearing 1 holds 2 Marquise warriors
    And clearing 5 holds 1 sympathy
    And the Marquise holds Cobbler
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then the discard pile holds Cobbler
    And the Alliance's supporters hold Anvil, Bake Sale, Foxfolk Steel, Tax Collector and Sappers

  @8.2.3.I @8.2.6
  Scenario: A card that is drawn for Outrage for a full stack is discarded
    Given the Alliance's supporters hold Anvil, Bake Sale, Foxfolk Steel, Tax Collector and Sappers
    And clearing 1 holds 2 Marquise warriors
    And clearing 5 holds 1 sympathy
    And the deck's top cards are Cobbler and Armorers
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then the discard pile holds Cobbler
    And the Alliance's supporters hold Anvil, Bake Sale, Foxfolk Steel, Tax Collector and Sappers

  @8.2.3.I @8.5.2
  Scenario: A stack with room for more takes a card, whatever lies in it
    Given the Alliance's supporters hold Anvil
    And the Alliance holds Sappers
    When the Alliance takes the action mobilize
    Then the Alliance's supporters hold Anvil and Sappers
    And the discard pile holds nothing

  @8.2.3.I
  Scenario: A stack without a base keeps a fifth supporter
    Given the Alliance's supporters hold Anvil, Bake Sale, Foxfolk Steel and Tax Collector
    And clearing 1 holds 2 Marquise warriors
    And clearing 5 holds 1 sympathy
    And the deck's top cards are Cobbler and Armorers
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then the Alliance's supporters hold Anvil, Bake Sale, Foxfolk Steel, Tax Collector and Cobbler

  # Removing Bases (8.2.4)

  @8.2.4
  Scenario: With a base go all supporters that match its clearing, birds too, and half of the officers
    Given clearing 5 holds 1 rabbit base and 1 Marquise warrior
    And clearing 1 holds 1 fox base
    And the Alliance's officers hold 4 warriors
    And the Alliance's supporters hold Bake Sale, Cobbler, Armorers, Anvil and Mouse-in-a-Sack
    When the Marquise removes 1 rabbit base from clearing 5
    Then the Alliance's supporters hold Anvil and Mouse-in-a-Sack
    And the Alliance's officers hold 2 warriors
    And the Alliance's supply holds 8 warriors and 1 rabbit base
    And the discard pile holds Bake Sale, Cobbler and Armorers
    And the Marquise scores 1 point

  @8.2.4
  Scenario Outline: Half of the officers is rounded up
    Given clearing 5 holds 1 rabbit base
    And the Alliance's officers hold <officers>
    When the Marquise removes 1 rabbit base from clearing 5
    Then the Alliance's officers hold <left>

    Examples:
      | officers   | left       |
      | 3 warriors | 1 warrior  |
      | 1 warrior  | nothing    |
      | 5 warriors | 2 warriors |
      | 6 warriors | 3 warriors |

  @8.2.4
  Scenario: Without officers and supporters a base costs nothing else
    Given clearing 5 holds 1 rabbit base
    When the Marquise removes 1 rabbit base from clearing 5
    Then the Alliance's officers hold nothing
    And the Alliance is not asked for supporter to discard, citing 8.2.3.I: the stack holds no more supporters than it can

  @8.2.4 @8.2.3.I
  Scenario: After the last base the Alliance keeps five supporters of its choice
    Given clearing 5 holds 1 rabbit base
    And the Alliance's supporters hold Anvil, Foxfolk Steel, Tax Collector, Stand and Deliver!, Mouse-in-a-Sack, Codebreakers, Bake Sale and Armorers
    When the Marquise removes 1 rabbit base from clearing 5:
      | player   | asked                | answer        |
      | Alliance | supporter to discard | Tax Collector |
    Then the Alliance's supporters hold Anvil, Foxfolk Steel, Stand and Deliver!, Mouse-in-a-Sack and Codebreakers

  @8.2.4 @8.2.3.I
  Scenario: While another base is on the map the stack may hold more than five
    Given clearing 5 holds 1 rabbit base
    And clearing 2 holds 1 mouse base
    And the Alliance's supporters hold Anvil, Foxfolk Steel, Tax Collector, Stand and Deliver!, Mouse-in-a-Sack, Codebreakers, Bake Sale and Armorers
    When the Marquise removes 1 rabbit base from clearing 5
    Then the Alliance's supporters hold Anvil, Foxfolk Steel, Tax Collector, Stand and Deliver!, Mouse-in-a-Sack and Codebreakers
    And the Alliance is not asked for supporter to discard, citing 8.2.3.I: the stack holds no more supporters than it can

  @8.2.4 @1.5.4
  Scenario: Of two bases removed at once each takes half of the officers that are left then
    Given the suits are fox, rabbit, rabbit, rabbit, rabbit, fox, mouse, fox, mouse, rabbit, mouse, fox
    And clearing 5 holds 1 rabbit base
    And clearing 2 holds 1 mouse base
    And clearing 4 holds 1 workshop
    And clearing 3 holds 1 workshop
    And clearing 10 holds 1 workshop
    And the Alliance's officers hold 5 warriors
    And the Alliance's supporters hold Bake Sale, Mouse-in-a-Sack and Anvil
    And the Marquise holds Favor of the Rabbits
    When the Marquise crafts Favor of the Rabbits:
      | player   | asked                  | answer                       |
      | Marquise | to activate for rabbit | clearing 3 > crafting piece  |
      | Marquise | to activate for rabbit | clearing 4 > crafting piece  |
      | Marquise | what comes next        | Removing Bases in clearing 5 |
    Then the Alliance's officers hold 1 warrior
    And the Alliance's supporters hold Anvil and Mouse-in-a-Sack
    And the Marquise scores 2 points

  @8.2.4
  Scenario: A lost base costs supporters of its clearing's suit, not of its own
    Given clearing 5 holds 1 rabbit base
    And clearing 5 is a fox clearing
    And the Alliance's supporters hold Anvil and Bake Sale
    When the Marquise removes 1 rabbit base from clearing 5
    Then the Alliance's supporters hold Bake Sale

  @8.2.4 @8.2.6 @4.3.6 @2.1.1.I
  Scenario Outline: Where a base and sympathy fall in one battle, the Alliance says which loss takes effect first
    Given clearing 5 holds 1 rabbit base, 1 sympathy and 3 Marquise warriors
    And the Alliance's supporters hold Cobbler and Anvil
    And the Marquise holds Bake Sale
    When the Marquise battles the Alliance in clearing 5, rolling 2 and 1:
      | player   | asked           | answer      |
      | Alliance | piece to lose   | rabbit base |
      | Alliance | what comes next | <first>     |
    Then the Alliance's supporters hold <left>

    Examples:
      | first                        | left                |
      | Outrage in clearing 5        | Anvil               |
      | Removing Bases in clearing 5 | Anvil and Bake Sale |

  @8.2.3.I @8.2.4 @8.2.6
  Scenario: A card drawn for Outrage before the loss of the last base takes effect is the only one that goes at once
    Given clearing 5 holds 1 rabbit base, 1 sympathy and 3 Marquise warriors
    And the Alliance's supporters hold Anvil, Foxfolk Steel, Tax Collector, Stand and Deliver!, Mouse-in-a-Sack and Codebreakers
    And the deck's top cards are Gently Used Knapsack and Sappers
    When the Marquise battles the Alliance in clearing 5, rolling 2 and 1:
      | player   | asked                | answer                |
      | Alliance | piece to lose        | rabbit base           |
      | Alliance | what comes next      | Outrage in clearing 5 |
      | Alliance | supporter to discard | Foxfolk Steel         |
    Then the Alliance's supporters hold Anvil, Tax Collector, Stand and Deliver!, Mouse-in-a-Sack and Codebreakers
    And the discard pile holds Gently Used Knapsack and Foxfolk Steel

  # Sympathy tokens (8.2.5)

  @8.2.5.I
  Scenario: A sympathetic clearing takes no second sympathy token
    Given clearing 5 holds 1 sympathy
    When the Alliance tries to place 1 sympathy in clearing 5
    Then it is refused citing 8.2.5.I: clearing 5 is sympathetic already

  @8.2.5.I
  Scenario: A sympathetic clearing takes other pieces of the Alliance
    Given clearing 5 holds 1 sympathy
    When the Alliance places 1 warrior in clearing 5
    And the Alliance places 1 sympathy in clearing 1
    Then clearing 1 holds 1 sympathy
    And the Alliance can place 1 rabbit base in clearing 5

  @8.2.5 @8.4.2.II
  Scenario: With all ten sympathy tokens on the map sympathy spreads no more
    Given these clearings hold:
      | clearing | pieces     |
      | 1        | 1 sympathy |
      | 2        | 1 sympathy |
      | 3        | 1 sympathy |
      | 4        | 1 sympathy |
      | 5        | 1 sympathy |
      | 6        | 1 sympathy |
      | 7        | 1 sympathy |
      | 8        | 1 sympathy |
      | 9        | 1 sympathy |
      | 10       | 1 sympathy |
    And the Alliance's supporters hold Armorers, Sappers, Brutal Tactics and Royal Claim
    Then the Alliance's supply holds no sympathy
    When the Alliance tries to take the action spread sympathy in its Birdsong
    Then it is refused citing 8.4.2.II: no sympathy token is left on the track

  @8.2.5.II @8.4.1.I
  Scenario: Warriors of the Alliance make no clearing sympathetic
    Given clearing 5 holds 3 Alliance warriors
    And clearing 2 holds 1 sympathy
    And clearing 10 holds 1 sympathy
    And the Alliance's supporters hold Armorers and Sappers
    When the Alliance tries to play its Birdsong:
      | asked                 | answer |
      | action                | revolt |
      | clearing to revolt in | 5      |
    Then it is refused citing 8.4.1.I: clearing 5 is not sympathetic

  # What must be done

  @8.2.4
  Scenario Outline: Supporters beyond what the stack can hold must be discarded with the last base
    Given the seats are Alliance, Marquise and Clergy
    And clearing 8 holds 1 fox base
    And the Alliance's supporters hold Root Tea (mouse), Mouse-in-a-Sack, Bake Sale, Cobbler, Root Tea (rabbit) and Scouting Party
    And the Alliance will choose <answer> when asked for supporter to discard
    When the Marquise tries to remove 1 fox base from clearing 8
    Then it is refused citing 8.2.4: supporter to discard cannot be passed up

    Examples:
      | answer  |
      | end     |
      | decline |

  @8.2.4
  Scenario: Supporters that the stack can hold are kept
    Given the seats are Alliance, Marquise and Clergy
    And clearing 8 holds 1 fox base
    And the Alliance's supporters hold Root Tea (mouse), Mouse-in-a-Sack, Bake Sale, Cobbler and Root Tea (rabbit)
    When the Marquise removes 1 fox base from clearing 8
    Then the Alliance is not asked for supporter to discard, citing 8.2.3.I: the stack holds no more supporters than it can
