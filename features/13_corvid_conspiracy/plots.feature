Feature: What plots do

  Bombs, snares, extortions and raids (13.7).

  Background:
    Given the seats are Corvids, Marquise and Eyrie

  # Bomb (13.7.1)

  @13.7.1 @13.4.2 @3.2.1
  Scenario: A bomb removes every enemy piece in its clearing, and then itself
    Given clearing 2 holds 1 plot, 2 Corvid warriors, 2 Marquise warriors, 1 sawmill, 1 wood and 1 roost
    And clearing 5 holds 2 Marquise warriors
    And on the Corvids' board plot, clearing 2 is bomb
    When the Corvids take the action flip in their Birdsong
    Then clearing 2 holds 2 Corvid warriors, no bomb, no plot, no Marquise pieces and no Eyrie pieces
    And clearing 5 holds 2 Marquise warriors
    And the Corvids' supply holds 8 plots
    And the Corvids score 4 points

  @13.7.1
  Scenario: A bomb without enemies beside it still goes off
    Given clearing 2 holds 1 plot and 1 Corvid warrior
    And on the Corvids' board plot, clearing 2 is bomb
    When the Corvids take the action flip in their Birdsong
    Then clearing 2 holds 1 Corvid warrior and no bomb
    And the Corvids score 1 point

  @13.7.1
  Scenario: A bomb that went off scores for no later flip
    Given clearing 2 holds 1 plot and 1 Corvid warrior
    And clearing 5 holds 1 plot and 1 Corvid warrior
    And on the Corvids' board plot, clearing 2 is bomb
    And on the Corvids' board plot, clearing 5 is snare
    When the Corvids play their Birdsong:
      | asked        | answer |
      | action       | flip   |
      | plot to flip | 2      |
      | action       | flip   |
    Then the Corvids score 2 points

  @13.7.1 @9.2.2.I
  Scenario: A bomb damages the items of a Vagabond in its clearing, and leaves the pawn
    Given the seats are Corvids, Vagabond and Eyrie
    And the Vagabond's cards hold thief
    And the Vagabond's satchel holds 2 swords and 2 boots
    And clearing 2 holds 1 plot, 1 Corvid warrior and the Vagabond's pawn
    And on the Corvids' board plot, clearing 2 is bomb
    When the Corvids take the action flip in their Birdsong:
      | player   | asked          | answer |
      | Vagabond | item to damage | sword  |
      | Vagabond | item to damage | sword  |
      | Vagabond | item to damage | boot   |
    Then clearing 2 holds the Vagabond's pawn and no bomb
    And the Vagabond's damaged hold 2 swords and 1 boot

  @13.7.1
  Scenario: A bomb spares the pieces of a Vagabond in a coalition with the Corvids
    Given the seats are Corvids, Vagabond and Eyrie
    And the Vagabond's cards hold thief
    And on the Vagabond's board coalition with is Corvids
    And the Vagabond's satchel holds 1 sword
    And clearing 2 holds 1 plot, 1 Corvid warrior, the Vagabond's pawn and 1 Eyrie warrior
    And on the Corvids' board plot, clearing 2 is bomb
    When the Corvids take the action flip in their Birdsong
    Then clearing 2 holds the Vagabond's pawn and no Eyrie warriors
    And the Vagabond's satchel holds 1 sword

  @13.7.1 @8.2.6
  Scenario: Sympathy that a bomb removes outrages the Alliance
    Given the seats are Corvids, Alliance and Eyrie
    And clearing 2 holds 1 plot, 1 Corvid warrior and 1 sympathy
    And on the Corvids' board plot, clearing 2 is bomb
    And the Corvids hold Mouse-in-a-Sack and Anvil
    When the Corvids take the action flip in their Birdsong
    Then clearing 2 holds no sympathy and no bomb
    And the Alliance's supporters hold Mouse-in-a-Sack
    And the Corvids score 2 points

  # Snare (13.7.2)

  @13.7.2
  Scenario: While a snare is face up no enemy piece is placed in its clearing
    Given clearing 2 holds 1 snare
    Then the Marquise cannot place a Marquise warrior in clearing 2, citing 13.7.2
    And the Marquise cannot place a sawmill in clearing 2, citing 13.7.2
    And the Marquise cannot place a wood in clearing 2, citing 13.7.2
    And the Corvids can place a Corvid warrior in clearing 2
    And the Marquise can place a Marquise warrior in clearing 5

  @13.7.2
  Scenario: While a snare is face up no enemy piece moves out of its clearing, but in it may
    Given clearing 2 holds 1 snare, 1 Corvid warrior and 3 Marquise warriors
    And clearing 5 holds 3 Marquise warriors
    Then the Marquise cannot move a warrior from clearing 2 to clearing 5, citing 13.7.2
    And the Marquise can move a warrior from clearing 5 to clearing 2
    And the Corvids can move a warrior from clearing 2 to clearing 5

  @13.7.2
  Scenario: A snare face down holds nobody
    Given clearing 2 holds 1 plot and 3 Marquise warriors
    And on the Corvids' board plot, clearing 2 is snare
    Then the Marquise can move a warrior from clearing 2 to clearing 5
    And the Marquise can place a sawmill in clearing 2

  @13.7.2
  Scenario Outline: No other plot holds anybody
    Given clearing 2 holds 1 <plot> and 3 Marquise warriors
    Then the Marquise can move a warrior from clearing 2 to clearing 5
    And the Marquise can place a sawmill in clearing 2

    Examples:
      | plot      |
      | bomb      |
      | extortion |
      | raid      |

  @13.7.2 @G.23
  Scenario: No piece is replaced by an enemy's at a snare
    Given clearing 2 holds 1 snare, 1 Eyrie warrior and 1 Corvid warrior
    When the Marquise tries to replace an Eyrie warrior with a Marquise warrior in clearing 2
    Then it is refused citing 13.7.2

  @13.7.2 @4.3
  Scenario: At a snare everybody battles as ever, and the snare itself can fall
    Given clearing 2 holds 1 snare and 3 Marquise warriors
    When the Marquise battles the Corvids in clearing 2, rolling 1 and 0
    Then clearing 2 holds no snare
    And the Marquise scores 1 point
    And the Marquise can move a warrior from clearing 2 to clearing 5

  @13.7.2
  Scenario: A Vagabond in a coalition with the Corvids leaves a snare
    Given the seats are Corvids, Vagabond and Eyrie
    And the Vagabond's cards hold thief
    And on the Vagabond's board coalition with is Corvids
    And clearing 2 holds 1 snare and the Vagabond's pawn
    Then the Vagabond can move the pawn from clearing 2 to clearing 5

  @9.4.2
  Scenario: The Vagabond slips out of a snare
    Given the seats are Corvids, Vagabond and Eyrie
    And the Vagabond's cards hold thief
    And the Vagabond's satchel holds 2 boots
    And clearing 2 holds 1 snare and the Vagabond's pawn
    When the Vagabond plays his Birdsong:
      | asked | answer |
      | move  | 2 > 5  |
    Then clearing 5 holds the Vagabond's pawn

  @13.7.2
  Scenario: A snare keeps the Vagabond's pawn from moving out of it
    Given the seats are Corvids, Vagabond and Eyrie
    And the Vagabond's cards hold thief
    And the Vagabond's satchel holds 2 boots
    And clearing 2 holds 1 snare and the Vagabond's pawn
    Then the Vagabond cannot move the pawn from clearing 2 to clearing 5, citing 13.7.2

  # Extortion (13.7.3)

  @13.7.3 @13.4.2 @G.22
  Scenario: An extortion that is flipped takes a random card from each enemy player with faction pieces there
    Given clearing 2 holds 1 plot, 1 Corvid warrior, 1 Marquise warrior and 1 roost
    And on the Corvids' board plot, clearing 2 is extortion
    And the Marquise holds Anvil and Sword
    And the Eyrie hold Armorers
    And chance will give 1 and 0 for card
    When the Corvids take the action flip in their Birdsong:
      | asked               | answer   |
      | next to lose a card | Marquise |
    Then the Corvids hold Sword and Armorers
    And the Marquise holds Anvil
    And the Eyrie hold nothing
    And clearing 2 holds 1 extortion
    And the Corvids score 1 point

  @13.7.3
  Scenario: Who has no faction pieces there, or no card, loses none
    Given clearing 2 holds 1 plot, 1 Corvid warrior and 1 wood
    And clearing 5 holds 1 Eyrie warrior
    And on the Corvids' board plot, clearing 2 is extortion
    And the Eyrie hold Armorers
    When the Corvids take the action flip in their Birdsong
    Then the Eyrie hold Armorers
    And the Corvids hold nothing
    And the Corvids are not asked for next to lose a card, citing 13.7.3: no enemy with faction pieces there holds a card

  @13.7.3
  Scenario: A Vagabond in a coalition with the Corvids is extorted of nothing
    Given the seats are Corvids, Vagabond and Eyrie
    And the Vagabond's cards hold thief
    And on the Vagabond's board coalition with is Corvids
    And the Vagabond holds Anvil
    And clearing 2 holds 1 plot, 1 Corvid warrior and the Vagabond's pawn
    And on the Corvids' board plot, clearing 2 is extortion
    When the Corvids take the action flip in their Birdsong
    Then the Vagabond holds Anvil

  @13.4.2
  Scenario Outline: No other plot takes a card when it is flipped
    Given clearing 2 holds 1 plot, 1 Corvid warrior and 1 roost
    And on the Corvids' board plot, clearing 2 is <plot>
    And the Eyrie hold Armorers
    When the Corvids take the action flip in their Birdsong
    Then the Eyrie hold Armorers
    And clearing 2 holds 1 <plot> and 1 roost

    Examples:
      | plot  |
      | snare |
      | raid  |

  # Raid (13.7.4)

  @13.7.4
  Scenario Outline: A raid that is removed brings a warrior to each adjacent clearing, face up or down
    Given clearing 5 holds 1 <lies> and 3 Marquise warriors
    And on the Corvids' board plot, clearing 5 is <known>
    When the Marquise removes 1 <lies> from clearing 5
    Then these clearings hold:
      | clearing | pieces                            |
      | 1        | 1 Corvid warrior                  |
      | 2        | 1 Corvid warrior                  |
      | 5        | 3 Marquise warriors               |
      | 9        | nothing                           |
    And the Marquise scores 1 point

    Examples:
      | lies | known |
      | plot | raid  |

  @13.7.4
  Scenario: A raid face up that is removed brings warriors too
    Given clearing 5 holds 1 raid and 3 Marquise warriors
    When the Marquise removes 1 raid from clearing 5
    Then clearing 1 holds 1 Corvid warrior
    And clearing 2 holds 1 Corvid warrior
    And clearing 5 holds no Corvid warriors

  @13.7.4
  Scenario Outline: No other plot brings warriors when it is removed
    Given clearing 5 holds 1 plot and 3 Marquise warriors
    And on the Corvids' board plot, clearing 5 is <plot>
    When the Marquise removes 1 plot from clearing 5
    Then clearing 1 holds nothing
    And clearing 2 holds nothing

    Examples:
      | plot      |
      | bomb      |
      | snare     |
      | extortion |

  @13.7.4
  Scenario: A raid that the Corvids lose in their own attack brings warriors
    Given clearing 5 holds 1 raid, 1 Corvid warrior and 3 Marquise warriors
    When the Corvids battle the Marquise in clearing 5, rolling 2 and 2
    Then clearing 5 holds no raid and no Corvid warriors
    And clearing 1 holds 1 Corvid warrior
    And clearing 2 holds 1 Corvid warrior

  @13.7.4 @1.5.4
  Scenario: Where the supply runs short the Corvids choose where a raid brings warriors
    Given the Corvids' supply holds 1 warrior
    And clearing 5 holds 1 raid and 3 Marquise warriors
    And the Corvids will choose clearing 2 when asked for clearing to raid
    When the Marquise removes 1 raid from clearing 5
    Then clearing 2 holds 1 Corvid warrior
    And clearing 1 holds nothing

  @13.7.4 @1.1.3
  Scenario: Two raids that fall at once bring their warriors in the order of whose turn it is
    Given the Corvids' supply holds 3 warriors
    And clearing 5 holds 2 workshops and 1 raid
    And clearing 4 holds 1 workshop and 1 plot
    And on the Corvids' board plot, clearing 4 is raid
    And the Marquise holds Favor of the Rabbits
    When the Marquise crafts Favor of the Rabbits:
      | asked                  | answer                      |
      | to activate for rabbit | clearing 5 > crafting piece |
      | to activate for rabbit | clearing 5 > crafting piece |
      | what comes next        | Raid in clearing 4          |
    Then these clearings hold:
      | clearing | pieces           |
      | 8        | 1 Corvid warrior |
      | 9        | 1 Corvid warrior |
      | 12       | 1 Corvid warrior |
      | 1        | nothing          |
      | 2        | nothing          |
    And the Marquise scores 2 points

  @13.7.4 @G.2 @M.4.2
  Scenario: A raid brings nobody along a closed path
    Given the map is Mountain
    And clearing 5 holds 1 raid and 3 Marquise warriors
    And the path between 2 and 5 is closed
    When the Marquise removes 1 raid from clearing 5
    Then clearing 2 holds nothing

  @13.7.4 @6.2.2
  Scenario: A raid brings no warrior to the keep
    Given clearing 5 holds 1 raid and 3 Marquise warriors
    And clearing 1 holds 1 keep
    When the Marquise removes 1 raid from clearing 5
    Then clearing 1 holds no Corvid warriors
    And clearing 2 holds 1 Corvid warrior
