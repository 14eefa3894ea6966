Feature: Caches

  When they can be removed or moved, and what they bring to whoever removes them (LR.2.2).

  Background:
    Given the seats are Marquise, Reavers and Clergy

  # Removal Condition (LR.2.2.I)

  @LR.2.2.I @G.24
  Scenario Outline: While another enemy piece is in its clearing a cache stays, whoever owns it
    Given clearing 9 holds 1 loot and 1 <piece>
    When the Marquise tries to remove 1 loot from clearing 9
    Then it is refused citing LR.2.2.I: no cache is removed while other enemy pieces are in clearing 9
    And nothing changes

    Examples:
      | piece           |
      | Reavers warrior |
      | encampment      |
      | Clergy warrior  |
      | fox flower      |

  @LR.2.2.I
  Scenario Outline: Pieces of nobody, and the remover's own, do not protect a cache
    Given clearing 10 holds 1 loot and <pieces>
    When the Marquise removes 1 loot from clearing 10
    Then clearing 10 holds no loot
    And the Reavers' supply holds 2 loot
    And the Marquise scores 1 point

    Examples:
      | pieces                          |
      | no Marquise warriors            |
      | 2 Marquise warriors and 1 wood  |

  # A reading: otherwise two of them could never be removed.
  @LR.2.2.I
  Scenario: Two caches do not protect each other, and the remover chooses
    Given clearing 9 holds 1 loot and 1 depot
    When the Marquise removes 1 loot from clearing 9
    Then clearing 9 holds 1 depot and no loot

  @LR.2.2.I @4.3.6
  Scenario: In battle all else takes hits before caches, among which the Reavers choose
    Given clearing 9 holds 4 Marquise warriors, 1 Reavers warrior, 1 encampment, 1 loot and 1 reserve
    When the Marquise battles the Reavers in clearing 9, rolling 3 and 0:
      | player  | asked         | answer  |
      | Reavers | piece to lose | reserve |
    Then clearing 9 holds 1 loot, no encampment, no reserve and no Reavers warriors
    And the options of the Reavers are when asked for piece to lose:
      | option          |
      | Reavers loot    |
      | Reavers reserve |

  @LR.2.2.I @4.3.6
  Scenario: Hits that could only fall on a protected cache are lost
    Given clearing 9 holds 4 Marquise warriors, 1 loot and 1 Clergy warrior
    When the Marquise battles the Reavers in clearing 9, rolling 3 and 0
    Then clearing 9 holds 1 loot and 1 Clergy warrior
    And the Marquise scores nothing
    And the Reavers score nothing

  @LR.2.2.I @G.23
  Scenario: A protected cache is not replaced
    Given clearing 9 holds 1 loot and 1 Clergy warrior
    When the Marquise tries to replace a loot with a Marquise warrior in clearing 9
    Then it is refused citing LR.2.2.I

  @LR.2.2.II
  Scenario: The Reavers themselves remove theirs whoever stands by, and nobody is rewarded
    Given clearing 9 holds 1 loot and 1 Clergy warrior
    When the Reavers remove 1 loot from clearing 9
    Then clearing 9 holds no loot
    And the Reavers score nothing
    And the Reavers draw 0 cards

  # Clearing the Clearing (LR.2.2.Ia)

  @LR.2.2.Ia @G.24 @card.favor-of-the-mice
  Scenario: What removes all enemy pieces removes the cache with them
    Given these clearings hold:
      | clearing | pieces                                            |
      | 9        | 1 loot, 2 Clergy warriors and 1 workshop          |
      | 7        | 1 workshop, 1 reserve and 1 encampment            |
      | 2        | 1 workshop, 1 depot and 1 Marquise warrior        |
    And the Marquise holds Favor of the Mice
    And the deck's top cards are Sword
    When the Marquise crafts Favor of the Mice:
      | asked                 | answer                      |
      | to activate for mouse | clearing 9 > crafting piece |
      | to activate for mouse | clearing 7 > crafting piece |
      | what comes next       | loot in clearing 9          |
      | move or battle        | decline                     |
    Then clearing 9 holds no loot and no Clergy warriors
    And clearing 7 holds no reserve and no encampment
    And clearing 2 holds no depot and 1 Marquise warrior
    And the Marquise scores 5 points
    And the Marquise holds Sword
    And the Reavers score 3 points

  @LR.2.2.Ia @LR.2.2.I @G.24 @card.favor-of-the-mice @2.2.4
  Scenario: A ruin, or a piece of the remover, that stays does not protect a cache
    Given clearing 11 holds 1 loot, 1 Clergy warrior and 1 workshop
    And clearing 9 holds 1 workshop
    And clearing 7 holds 1 workshop
    And the Marquise holds Favor of the Mice
    When the Marquise crafts Favor of the Mice:
      | asked                 | answer                       |
      | to activate for mouse | clearing 9 > crafting piece  |
      | to activate for mouse | clearing 11 > crafting piece |
    Then clearing 11 holds 1 ruin, 1 workshop, no loot and no Clergy warriors

  # Clockwork Cache Removal (LR.2.2.Ib)

  @LR.2.2.Ib
  Scenario: A bot passes over a cache in a clearing with other enemy pieces
    Given a bot plays the Marquise
    And clearing 9 holds 2 Marquise warriors, 1 loot and 1 Clergy warrior
    When the Marquise tries to battle the Reavers in clearing 9
    Then it is refused citing LR.2.2.Ib: a bot passes over caches beside other enemy pieces in clearing 9
    And the Marquise can battle the Clergy in clearing 9

  @LR.2.2.Ib
  Scenario Outline: A bot battles the Reavers for what else they have, or for a cache alone
    Given a bot plays the Marquise
    And clearing 9 holds 2 Marquise warriors, 1 loot and <pieces>
    Then the Marquise can battle the Reavers in clearing 9

    Examples:
      | pieces                              |
      | no Clergy warriors                  |
      | 1 depot                             |
      | 1 Reavers warrior                   |
      | 1 encampment and 1 Clergy warrior   |

  @4.3
  Scenario: A human may battle for a cache that other enemy pieces protect
    Given clearing 9 holds 2 Marquise warriors, 1 loot and 1 Clergy warrior
    Then the Marquise can battle the Reavers in clearing 9

  # Scouting Reward (LR.2.2.II)

  @LR.2.2.II @LR.2.2.IIc @3.2.1
  Scenario: Whoever removes a cache scores for the token and gains its effect, the Reavers score a point
    Given clearing 9 holds 1 loot
    And the deck's top cards are Sword
    When the Marquise removes 1 loot from clearing 9
    Then the Marquise scores 1 point
    And the Marquise holds Sword
    And the Reavers score 1 point
    And the Reavers' supply holds 2 loot

  @LR.2.2.II
  Scenario: Several caches removed at once score and reward each
    Given clearing 9 holds 2 loot
    And the deck's top cards are Sword and Anvil
    When the Marquise removes 2 loot from clearing 9
    Then the Marquise scores 2 points
    And the Marquise holds Sword and Anvil
    And the Reavers score 2 points

  @LR.2.2.II @1.1.3
  Scenario: Of several rewards the player whose turn it is says which comes first
    Given clearing 9 holds 1 loot and 1 provisions
    And the deck's top cards are Sword
    When the Marquise removes 1 loot and 1 provisions from clearing 9:
      | asked           | answer                         |
      | what comes next | provisions in clearing 9 |
      | provisions      | place warriors                 |
    Then the Marquise gains 2 warriors in clearing 9
    And the Marquise holds Sword

  @LR.2.2.IIc @3.1
  Scenario: The remover's points come first, also when both would win
    Given clearing 9 holds 1 loot
    And the Marquise has 29 points
    And the Reavers have 29 points
    When the Marquise removes 1 loot from clearing 9
    Then the Marquise wins

  @LR.2.2.II @3.1
  Scenario: The Reavers can win by a cache that is removed
    Given clearing 9 holds 1 loot
    And the Reavers have 29 points
    When the Marquise removes 1 loot from clearing 9
    Then the Reavers win

  @LR.2.2.II @G.23
  Scenario: A cache that is replaced is removed
    Given clearing 9 holds 1 loot
    And the deck's top cards are Sword
    When the Marquise replaces a loot with a Marquise warrior in clearing 9
    Then clearing 9 holds 1 Marquise warrior
    And the Marquise holds Sword
    And the Reavers score 1 point

  # Provisions (LR.2.2.IIa)

  @LR.2.2.IIa
  Scenario Outline: Provisions place two warriors where the cache was, or none
    Given clearing 9 holds 1 provisions
    When the Marquise removes 1 provisions from clearing 9:
      | asked      | answer   |
      | provisions | <answer> |
    Then clearing 9 holds <warriors>
    And the options of the Marquise are when asked for provisions:
      | option         |
      | decline        |
      | place warriors |

    Examples:
      | answer         | warriors             |
      | place warriors | 2 Marquise warriors  |
      | decline        | no Marquise warriors |

  @LR.2.2.IIa @1.5.4
  Scenario: With one warrior left provisions place one
    Given clearing 9 holds 1 provisions
    And the Marquise's supply holds 1 warrior
    When the Marquise removes 1 provisions from clearing 9:
      | asked      | answer         |
      | provisions | place warriors |
    Then clearing 9 holds 1 Marquise warrior

  @LR.2.2.IIa @1.5.4
  Scenario: With no warrior left and no exhausted item provisions ask for nothing
    Given clearing 9 holds 1 provisions
    And the Marquise's supply holds no warriors
    When the Marquise removes 1 provisions from clearing 9
    Then the Marquise is not asked for provisions, citing LR.2.2.IIa: no warrior can be placed, and no exhausted item is there to flip
    And the Marquise is not asked for provisions in clearing 9, citing LR.2.2.IIa: no warrior can be placed, and no exhausted item
    And the Reavers score 1 point

  @LR.2.2.IIa @1.1.3
  Scenario: A reward that can do nothing is not among those to be ordered
    Given clearing 9 holds 1 provisions and 1 loot
    And the Marquise's supply holds no warriors
    When the Marquise removes 1 provisions and 1 loot from clearing 9
    Then the Marquise is not asked for what comes next
    And the Marquise draws 1 card

  @LR.2.2.IIa @G.13
  Scenario: Provisions may flip an exhausted item of the board face up
    Given clearing 9 holds 1 provisions
    And the Marquise's crafted items hold 1 exhausted tea, 1 exhausted sword and 1 boot
    When the Marquise removes 1 provisions from clearing 9:
      | asked        | answer    |
      | provisions   | flip item |
      | item to flip | exhausted sword > the Marquise's crafted items |
    Then the Marquise's crafted items hold 1 exhausted tea, 1 sword, no exhausted sword and 1 boot
    And clearing 9 holds no Marquise warriors
    And the options of the Marquise are when asked for provisions:
      | option         |
      | decline        |
      | place warriors |
      | flip item      |

  @LR.2.2.IIa
  Scenario: Provisions flip an item of their remover where no warrior is left
    Given clearing 9 holds 1 provisions
    And the Marquise's supply holds no warriors
    And the Marquise's crafted items hold 1 exhausted tea
    And the Clergy's crafted items hold 1 exhausted sword
    When the Marquise removes 1 provisions from clearing 9:
      | asked      | answer    |
      | provisions | flip item |
    Then the Marquise's crafted items hold 1 tea
    And the Clergy's crafted items hold 1 exhausted sword
    And the Marquise is not offered place warriors when asked for provisions

  @LR.2.2.IIa
  Scenario: A Vagabond, who has no warriors, flips an item
    Given the seats are Reavers and Vagabond
    And clearing 9 holds 1 provisions and 1 pawn
    And the Vagabond's satchel hold 1 exhausted torch and 1 sword
    And the Vagabond's damaged hold 1 exhausted boot
    When the Vagabond removes 1 provisions from clearing 9:
      | asked        | answer                                |
      | provisions   | flip item                             |
      | item to flip | exhausted torch > the Vagabond's satchel |
    Then the Vagabond's satchel hold 1 torch and 1 sword
    And the Vagabond's damaged hold 1 exhausted boot

  @LR.2.2.IIa @1.5.4
  Scenario: A Vagabond with no exhausted item gains nothing
    Given the seats are Reavers and Vagabond
    And clearing 9 holds 1 provisions and 1 pawn
    When the Vagabond removes 1 provisions from clearing 9
    Then the Vagabond is not asked for provisions
    And the Vagabond scores 1 point

  # Depot (LR.2.2.IIb)

  @LR.2.2.IIb
  Scenario: A depot gives a move anywhere, by the ordinary rules
    Given clearing 9 holds 1 depot
    And clearing 5 holds 2 Marquise warriors
    When the Marquise removes 1 depot from clearing 9:
      | asked             | answer |
      | move or battle    | move   |
      | move              | 5 > 2  |
      | how many warriors | 2      |
    Then clearing 2 holds 2 Marquise warriors

  @LR.2.2.IIb
  Scenario: A depot gives a battle anywhere
    Given clearing 9 holds 1 depot
    And clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
    And the dice will show 1 and 0
    When the Marquise removes 1 depot from clearing 9:
      | asked          | answer |
      | move or battle | battle |
    Then the Clergy loses 1 warrior in clearing 5
    And the options of the Marquise are when asked for move or battle:
      | option  |
      | decline |
      | move    |
      | battle  |

  @LR.2.2.IIb
  Scenario: Whoever removes a depot need neither move nor battle
    Given clearing 9 holds 1 depot
    And clearing 5 holds 2 Marquise warriors
    When the Marquise removes 1 depot from clearing 9:
      | asked          | answer  |
      | move or battle | decline |
    Then clearing 5 holds 2 Marquise warriors

  @LR.2.2.IIb
  Scenario: Whoever can neither move nor battle is not asked about a depot
    Given clearing 9 holds 1 depot
    When the Marquise removes 1 depot from clearing 9
    Then the Marquise is not asked for move or battle, citing LR.2.2.IIb: there is neither to do
    And the Reavers score 1 point

  @LR.2.2.IIb @LR.2.2.II @1.4.2
  Scenario: A depot that falls in battle gives its battle when that one is over, off turn too
    Given it is the Reavers' turn
    And clearing 9 holds 3 Marquise warriors, 1 Reavers warrior and 1 depot
    And clearing 5 holds 2 Marquise warriors and 1 Reavers warrior
    When the Reavers battle the Marquise in clearing 9, rolling 2 and 2:
      | player   | asked             | answer |
      | Marquise | move or battle    | move   |
      | Marquise | move              | 5 > 2  |
      | Marquise | how many warriors | 1      |
    Then clearing 9 holds 2 Marquise warriors, no depot and no Reavers warriors
    And clearing 2 holds 1 Marquise warrior
    And the Marquise scores 1 point
    And the Reavers score 1 point

  @LR.2.2.IIb @1.4.2
  Scenario: Two depots that fall together give two moves
    Given clearing 9 holds 3 Marquise warriors and 2 depots
    And clearing 5 holds 2 Marquise warriors
    When the Marquise battles the Reavers in clearing 9, rolling 1 and 0:
      | asked             | answer |
      | move or battle    | move   |
      | move              | 5 > 2  |
      | how many warriors | 1      |
      | move or battle    | move   |
      | move              | 5 > 1  |
    Then clearing 2 holds 1 Marquise warrior
    And clearing 1 holds 1 Marquise warrior
    And the Marquise scores 2 points

  # Reserve (LR.2.2.IIc)

  @LR.2.2.IIc @3.2.1
  Scenario: A reserve scores its remover two points in all
    Given clearing 9 holds 1 reserve
    When the Marquise removes 1 reserve from clearing 9
    Then the Marquise scores 2 points
    And the Reavers score 1 point

  # Loot (LR.2.2.IId)

  @LR.2.2.IId
  Scenario: Loot draws its remover a card, off turn too
    Given it is the Clergy's turn
    And clearing 9 holds 1 loot
    And the deck's top cards are Sword
    When the Marquise removes 1 loot from clearing 9
    Then the Marquise holds Sword
    And the Clergy holds nothing
    And the Reavers hold nothing
