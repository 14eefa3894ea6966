Feature: Players and pieces

  Who is an enemy, and what sorts of pieces there are
  (G.3, G.8, G.9, G.10, G.13, G.18, G.19, G.32, G.34, G.35, G.36).

  # G.3 Building, G.34 Token
  @G.3 @3.2.1
  Scenario: An enemy's building scores when it is removed
    Given clearing 5 holds 1 sawmill
    When the Clergy removes 1 sawmill from clearing 5
    Then the Clergy scores 1 point
    And the Marquise scores nothing

  @G.34 @3.2.1
  Scenario: Each token of an enemy scores when it is removed
    Given clearing 5 holds 3 wood
    When the Clergy removes 2 wood from clearing 5
    Then the Clergy scores 2 points
    And clearing 5 holds 1 wood

  @G.3 @G.24 @G.34 @3.2.1
  Scenario: A piece of one's own scores nothing when it is removed
    Given clearing 5 holds 1 wood and 1 sawmill
    When the Marquise removes 1 wood and 1 sawmill from clearing 5
    Then the Marquise scores nothing
    And the Clergy scores nothing
    And clearing 5 holds nothing
    And it happens that the Marquise removes 1 Marquise wood from clearing 5 to the Marquise's supply
    And it happens that the Marquise removes 1 Marquise sawmill from clearing 5 to the Marquise's supply

  @G.3 @G.34 @G.13 @3.2.1
  Scenario: Neither warriors nor items score
    Given clearing 5 holds 2 Marquise warriors and 1 sword
    When the Clergy removes 2 Marquise warriors and 1 sword from clearing 5
    Then the Clergy scores nothing
    And clearing 5 holds nothing

  @G.3 @G.8 @3.2.1
  Scenario: Pieces of whoever is in one's coalition score nothing
    Given the seats are Marquise, Clergy and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And clearing 5 holds 1 sawmill
    When the Vagabond removes 1 sawmill from clearing 5
    Then the Vagabond scores nothing
    And clearing 5 holds nothing

  @G.34 @15.2.5 @3.2.1
  Scenario: What an effect adds to the point of a token comes on top, for each
    Given the seats are Marquise, Clergy and Keepers
    And clearing 5 holds 2 figure relics, 1 Clergy warrior and 1 rabbit flower
    When the Marquise removes 2 figure relics, 1 Clergy warrior and 1 rabbit flower from clearing 5
    Then the Marquise scores 5 points

  @G.3 @G.28
  Scenario: A building rules, and belongs to its faction
    Given clearing 5 holds 1 Cathedral
    Then the Clergy rules clearing 5

  # G.8 Enemy
  @G.8
  Scenario: Every other player is an enemy, oneself is none
    Then the Marquise is an enemy of the Clergy
    And the Clergy is an enemy of the Marquise
    And the Marquise is no enemy of the Marquise

  @G.8
  Scenario: Who is in a coalition is no enemy, but of all others
    Given the seats are Marquise, Clergy and Vagabond
    And on the Vagabond's board coalition with is Marquise
    Then the Vagabond is no enemy of the Marquise
    And the Marquise is no enemy of the Vagabond
    And the Vagabond is an enemy of the Clergy
    And the Clergy is an enemy of the Vagabond
    And the Marquise is an enemy of the Clergy

  # G.9 Enemy Piece
  @G.9
  Scenario: All faction pieces of an enemy are enemy pieces
    Given clearing 5 holds 2 Clergy warriors, 1 Cathedral, 1 rabbit flower, 1 Marquise warrior and 1 sawmill
    Then the Marquise faces 4 enemy pieces in clearing 5
    And the Clergy faces 2 enemy pieces in clearing 5

  @G.9 @G.13
  Scenario: Items and ruins are no enemy pieces
    Given clearing 6 holds 1 sword and 1 Clergy warrior
    Then the Marquise faces 1 enemy piece in clearing 6
    And the Clergy faces 0 enemy pieces in clearing 6

  @G.9 @G.8
  Scenario: Pieces of a coalition are no enemy pieces to it
    Given the seats are Marquise, Clergy and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And clearing 5 holds 2 Marquise warriors, 1 sawmill and 1 Vagabond pawn
    Then the Vagabond faces 0 enemy pieces in clearing 5
    And the Marquise faces 0 enemy pieces in clearing 5
    And the Clergy faces 4 enemy pieces in clearing 5

  @G.9
  Scenario: An effect against enemy pieces takes them all, and leaves one's own
    Given clearing 5 holds 2 Clergy warriors, 1 rabbit flower, 1 Marquise warrior and 1 sword
    And clearing 3 holds 1 workshop
    And clearing 4 holds 1 workshop and 1 Clergy warrior
    And clearing 10 holds 1 workshop
    And clearing 1 holds 1 Clergy warrior
    And the Marquise holds Favor of the Rabbits
    When the Marquise crafts Favor of the Rabbits:
      | asked                  | answer             |
      | to activate for rabbit | 3 > crafting piece |
      | to activate for rabbit | 4 > crafting piece |
    Then clearing 5 holds 1 Marquise warrior, 1 sword and no Clergy pieces
    And clearing 4 holds 1 workshop and no Clergy pieces
    And clearing 1 holds 1 Clergy warrior
    And the Marquise scores 1 point

  # G.10 Faction Piece
  @G.10
  Scenario: A faction's pieces are those of its board, no items
    When the Marquise sets up:
      | asked           | answer     |
      | keep            | clearing 1 |
      | first sawmill   | clearing 1 |
      | first workshop  | clearing 5 |
      | first recruiter | clearing 9 |
    Then the Marquise's supply holds 14 warriors, 8 wood, 5 sawmills, 5 workshops, 5 recruiters and no items
    And the item supply holds 2 boots, 2 bags, 2 swords, 2 teas, 2 coins, 1 hammer and 1 crossbow

  @G.10 @M.4.3
  Scenario Outline: A faction piece of any sort opens a path, an item does not
    Given the map is Mountain
    And clearing 5 holds <pieces>
    And clearing 10 holds 1 Marquise warrior
    And the Marquise holds Anvil
    When the Marquise plays her Daylight:
      | player   | answer |
      | Marquise | ?      |
    Then the Marquise is <offered> open path

    Examples:
      | pieces             | offered     |
      | 1 Marquise warrior | offered     |
      | 1 sawmill          | offered     |
      | 1 wood             | offered     |
      | the keep           | offered     |
      | 1 sword            | not offered |
      | 1 Clergy warrior   | not offered |

  @G.10 @M.4.3
  Scenario: Only the closed paths by one's faction pieces can be opened
    Given the map is Mountain
    And clearing 5 holds 1 Marquise warrior
    And the Marquise holds Anvil
    When the Marquise takes the action open path:
      | asked        | answer |
      | path to open | ?      |
    Then the options of the Marquise are:
      | option       |
      | the path 2-5 |
      | the path 5-9 |
    And the Marquise is not offered the path 5-10, citing M.4.3
    And the Marquise is not offered the path 3-7, citing M.4.3

  @G.10 @M.4.3
  Scenario Outline: A path that is not closed or not by one's piece is refused to be opened
    Given the map is Mountain
    And clearing 5 holds 1 Marquise warrior
    And the Marquise holds Anvil
    When the Marquise tries to take the action open path:
      | asked        | answer          |
      | path to open | the path <path> |
    Then it is refused citing M.4.3: <reason>
    And nothing changes

    Examples:
      | path | reason                          |
      | 5-10 | there is no closed path         |
      | 3-7  | opening a path takes a piece in |

  # G.13 Item
  @G.13 @G.24
  Scenario: An item that is removed is out of the game for good
    Given clearing 5 holds 1 sword
    When the Marquise removes 1 sword from clearing 5
    Then clearing 5 holds nothing
    And the box holds 1 sword
    And the item supply holds 1 sword
    And the Marquise's supply holds no items

  @G.13
  Scenario: An item that is taken leaves where it was
    Given the Clergy's crafted items hold 2 swords
    When the Marquise takes the item sword from the Clergy's crafted items to the Marquise's crafted items
    Then the Clergy's crafted items hold 1 sword
    And the Marquise's crafted items hold 1 sword
    And it happens that the Marquise takes 1 sword from the Clergy's crafted items to the Marquise's crafted items

  # G.18 Pawn
  @G.18 @4.2
  Scenario: A pawn moves as warriors do
    Given the seats are Marquise and Vagabond
    And clearing 1 holds 1 Vagabond pawn
    Then the Vagabond can move the pawn from clearing 1 to clearing 5
    And the Marquise cannot move the Vagabond pawn from clearing 1 to clearing 5, citing 4.2

  @G.18 @G.36 @4.2
  Scenario Outline: Wood, sawmills and the keep do not move
    Given clearing 1 holds 1 Marquise warrior, 1 wood, 1 sawmill and the keep
    Then the Marquise cannot move <piece> from clearing 1 to clearing 5, citing 4.2

    Examples:
      | piece     |
      | 1 wood    |
      | 1 sawmill |
      | the keep  |

  @G.18 @4.2
  Scenario: Items do not move by themselves, nor with warriors
    Given clearing 1 holds 1 Marquise warrior and 1 sword
    Then the Marquise cannot move 1 Marquise warrior and 1 sword from clearing 1 to clearing 5, citing 4.2
    And the Marquise cannot move 1 sword from clearing 1 to clearing 5, citing 4.2

  # G.19 Piece
  @G.19
  Scenario: A piece that is flipped is neither removed nor placed
    Given the seats are Marquise and Corvids
    And clearing 5 holds 2 plots
    When the Corvids flip a plot to a bomb in clearing 5
    Then clearing 5 holds 1 plot and 1 bomb
    And the Corvids score nothing
    And the Marquise scores nothing
    And it happens that the Corvid Conspiracy flips 1 Corvid Conspiracy plot to 1 Corvid Conspiracy bomb in clearing 5
    And it does not happen that the Corvids remove 1 plot from clearing 5 to the Corvids' supply

  @G.19
  Scenario: What is not there is not flipped
    Given the seats are Marquise and Corvids
    When the Corvids try to flip a plot to a bomb in clearing 5
    Then it is refused citing G.19

  @G.19 @G.20
  Scenario Outline: Whatever its sort, a piece is placed
    When the Marquise places 1 <piece> in clearing 5
    Then clearing 5 holds 1 <piece>

    Examples:
      | piece            |
      | Marquise warrior |
      | sawmill          |
      | wood             |
      | keep             |
      | sword            |

  # G.32 Supply
  @G.32 @G.20
  Scenario: What is placed comes from its owner's supply, whoever places it
    When the Marquise places 2 Clergy warriors in clearing 5
    Then the Clergy's supply holds 13 warriors
    And the Marquise's supply holds 25 warriors
    And it happens that the Marquise places 2 Clergy warriors from the Clergy's supply in clearing 5

  @G.32 @G.20
  Scenario: An item is placed from the item supply, as long as it has one
    When the Marquise places 3 swords in clearing 5
    Then clearing 5 holds 2 swords
    And the item supply holds no swords
    And it happens that the Marquise places 2 swords from the item supply in clearing 5

  @G.32 @1.5.1
  Scenario Outline: A building is built while the supply holds one
    Given the Marquise's supply holds <held> sawmills
    And clearing 5 holds 1 Marquise warrior and 5 wood
    When the Marquise takes the action build:
      | asked | answer |
      | build | ?      |
    Then the Marquise is <offered> 5 > sawmill when asked for build
    And the Marquise is offered 5 > workshop when asked for build

    Examples:
      | held | offered     |
      | 0    | not offered |
      | 1    | offered     |

  @G.32
  Scenario Outline: Removed pieces return to their owner's supply
    Given clearing 5 holds 2 <piece>
    When the Clergy removes 1 <piece> from clearing 5
    Then clearing 5 holds 1 <piece>
    And the Marquise's supply holds <left> <piece>
    And it happens that the Clergy removes 1 <told> from clearing 5 to the Marquise's supply

    Examples:
      | piece             | left | told             |
      | Marquise warriors | 24   | Marquise warrior |
      | sawmills          | 5    | Marquise sawmill |
      | wood              | 7    | Marquise wood    |

  # G.35 Treat
  @G.35 @G.9
  Scenario: Mercenaries that one treats as one's own are no enemy pieces, all others' are
    Given the seats are Marquise, Clergy and Riverfolk
    And it is the Marquise's Daylight
    And the turn remembers bought, mercenaries: 1
    And clearing 5 holds 1 Riverfolk warrior, 1 rabbit trade post, 1 Clergy warrior and 2 Marquise warriors
    And clearing 6 holds 2 Riverfolk warriors
    Then the Marquise faces 2 enemy pieces in clearing 5
    And the Marquise faces 0 enemy pieces in clearing 6
    And the Clergy faces 4 enemy pieces in clearing 5
    And the Riverfolk faces 3 enemy pieces in clearing 5

  @G.35 @G.9
  Scenario: Who has hired nobody treats nothing as its own
    Given the seats are Marquise, Clergy and Riverfolk
    And it is the Marquise's turn
    And clearing 5 holds 1 Riverfolk warrior
    Then the Marquise faces 1 enemy piece in clearing 5

  @G.28 @G.36
  Scenario: What is treated as one's own for rule counts as it does
    Given the seats are Marquise, Clergy and Riverfolk
    And it is the Marquise's Daylight
    And the turn remembers bought, mercenaries: 1
    And clearing 5 holds 1 Marquise warrior, 2 Riverfolk warriors and 2 Clergy warriors
    And clearing 3 holds 1 Marquise warrior, 1 Riverfolk warrior and 2 Clergy warriors
    Then the Marquise rules clearing 5
    And nobody rules clearing 3

  @G.35
  Scenario: Mercenaries stay Riverfolk pieces, and return to the Riverfolk
    Given the seats are Marquise, Clergy and Riverfolk
    And it is the Marquise's Daylight
    And the turn remembers bought, mercenaries: 1
    And clearing 5 holds 1 Marquise warrior and 2 Riverfolk warriors
    When the Marquise removes 1 Riverfolk warrior from clearing 5
    Then the Riverfolk's supply holds 14 warriors
    And the Marquise's supply holds 24 warriors

  # G.36 Warrior
  @G.36 @9.2.2
  Scenario: The Vagabond's pawn is no warrior, and is not removed
    Given the seats are Marquise and Vagabond
    And clearing 5 holds 1 Marquise warrior and 1 Vagabond pawn
    When the Marquise tries to remove 1 pawn from clearing 5
    Then it is refused citing 9.2.2
    And nothing changes
    And the Marquise rules clearing 5

  @G.36
  Scenario: A single warrior rules
    Given clearing 5 holds 1 Clergy warrior
    Then the Clergy rules clearing 5
