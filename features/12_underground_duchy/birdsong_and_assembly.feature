Feature: The Duchy's Birdsong and Assembly

  Warriors come to the Burrow (12.4), and the Duchy takes two actions (12.5.1).

  Background:
    Given the seats are Duchy, Marquise and Clergy

  # Birdsong (12.4)

  @12.4
  Scenario Outline: Each citadel that is off its track brings more warriors to the Burrow
    Given clearing 11 holds <citadels>
    When the Duchy plays its Birdsong
    Then the burrow holds <warriors>

    Examples:
      | citadels   | warriors           |
      | no citadel | 1 Duchy warrior    |
      | 1 citadel  | 2 Duchy warriors   |
      | 2 citadels | 4 Duchy warriors   |
      | 3 citadels | 6 Duchy warriors   |

  @12.4
  Scenario: Markets bring no warriors
    Given clearing 11 holds 2 markets
    When the Duchy plays its Birdsong
    Then the burrow holds 1 Duchy warrior

  @12.4 @1.5.4
  Scenario: Where the supply holds too few warriors, as many come as there are
    Given clearing 11 holds 2 citadels
    And the Duchy's supply holds 3 warriors
    When the Duchy plays its Birdsong
    Then the burrow holds 3 Duchy warriors
    And the Duchy's supply holds no warriors

  # Assembly (12.5.1)

  @12.5 @12.5.1
  Scenario: The Duchy takes two actions in Assembly, the same one twice if it likes
    When the Duchy plays its Daylight:
      | asked  | answer  |
      | action | recruit |
      | action | recruit |
    Then the Duchy has no further recruit as action, citing 12.5.1: all actions are taken
    And the burrow holds 2 Duchy warriors

  @12.5.1
  Scenario: The Duchy may take fewer actions, or none
    When the Duchy plays its Daylight:
      | asked  | answer |
      | action | end    |
    Then the burrow holds nothing

  @12.5 @12.5.1 @12.5.2 @12.5.3
  Scenario: Assembly comes first, then Parliament, and last the Duchy sways
    Given clearing 9 holds 2 Duchy warriors and 1 Marquise warrior
    And clearing 8 holds 1 Duchy warrior
    And the Duchy's cards hold captain
    And the Duchy holds Root Tea (mouse) and Anvil
    And the dice will show 1 and 0
    When the Duchy plays its Daylight:
      | asked            | answer           |
      | action           | recruit          |
      | action           | end              |
      | action           | captain          |
      | action           | sway             |
      | minister to sway | marshal          |
      | card to reveal   | Anvil            |
    Then clearing 9 holds no Marquise warriors
    And the burrow holds 1 Duchy warrior
    And the Duchy's cards hold captain and marshal

  @12.5 @12.5.1
  Scenario: Ministers do not act in Assembly
    Given clearing 9 holds 2 Duchy warriors and 1 Marquise warrior
    And the Duchy's cards hold captain
    When the Duchy plays its Daylight:
      | asked  | answer |
      | action | ?      |
    Then the options of the Duchy are:
      | option  |
      | recruit |
      | move    |
      | battle  |
      | end     |

  # Build (12.5.1.I)

  @12.5.1.I @G.25 @2.1.4
  Scenario Outline: A revealed card that matches a ruled clearing places a building there, and stays revealed
    Given clearing 5 holds 2 Duchy warriors and 1 Marquise warrior
    And the Duchy holds <card>
    When the Duchy takes the action build:
      | asked | answer      |
      | build | 5 > <kind> |
    Then clearing 5 holds 1 <kind>
    And the Duchy holds nothing
    And the Duchy's revealed cards hold <card>
    And the Duchy scores nothing

    Examples:
      | card      | kind    |
      | Cobbler   | market  |
      | Cobbler   | citadel |
      | Armorers  | market  |

  @12.5.1.I
  Scenario: Of several cards that match the Duchy chooses which to reveal
    Given clearing 5 holds 2 Duchy warriors
    And the Duchy holds Cobbler, Armorers and Anvil
    When the Duchy takes the action build:
      | asked          | answer     |
      | build          | 5 > market |
      | card to reveal | ?          |
    Then the options of the Duchy are when asked for card to reveal:
      | option              |
      | rabbit card Cobbler |
      | bird card Armorers  |

  @12.5.1.I
  Scenario Outline: What cannot be built is refused by the clause that decides
    Given clearing 5 holds 2 Duchy warriors
    And clearing 1 holds 1 Duchy warrior and 1 Marquise warrior
    And clearing 8 holds 3 Duchy warriors and 2 workshops
    And clearing 9 holds 3 Duchy warriors
    And the Duchy holds Cobbler and Anvil
    When the Duchy tries to take the action build:
      | asked | answer       |
      | build | <site>       |
    Then it is refused citing <clause>: <reason>

    Examples:
      | site         | clause   | reason                                         |
      | 1 > citadel  | 12.5.1.I | the Duchy does not rule clearing 1             |
      | 8 > citadel  | 2.2.3    | clearing 8 has no open slot                    |
      | 9 > market   | 12.5.1.I | no card in hand can be revealed for clearing 9 |

  @12.5.1.I
  Scenario: A building of which none is left on its track is not built
    Given clearing 11 holds 3 Duchy warriors and 2 markets
    And clearing 9 holds 1 market
    And the Duchy holds Root Tea (mouse)
    When the Duchy tries to take the action build:
      | asked | answer     |
      | build | 9 > market |
    Then it is refused citing 12.5.1.I: no market is left

  @12.5.1.I
  Scenario: Without a site that a card matches the Duchy cannot build
    Given clearing 5 holds 2 Duchy warriors
    And the Duchy holds Anvil
    When the Duchy tries to take the action build
    Then it is refused citing 12.5.1.I: no ruled clearing takes a building for a card in hand

  @12.5.1.I @2.1.4
  Scenario: A card that is revealed once is not revealed again this turn
    Given clearing 5 holds 2 Duchy warriors
    And the Duchy holds Cobbler
    When the Duchy tries to play its Daylight:
      | asked  | answer     |
      | action | build      |
      | build  | 5 > market |
      | action | build      |
    Then it is refused citing 12.5.1.I

  @12.5.1.I @6.2.2
  Scenario: At the keep the Duchy cannot build
    Given clearing 5 holds 2 Duchy warriors and 1 keep
    And the Duchy holds Cobbler
    When the Duchy tries to take the action build
    Then it is refused citing 6.2.2

  @12.5.1.I @6.2.2
  Scenario: Where another site is open too, the keep is named as what bars one
    Given clearing 5 holds 2 Duchy warriors and 1 keep
    And clearing 10 holds 2 Duchy warriors
    And the Duchy holds Cobbler
    When the Duchy tries to take the action build:
      | asked | answer     |
      | build | 5 > market |
    Then it is refused citing 6.2.2

  # Recruit, Move, Battle (12.5.1.II to 12.5.1.IV)

  @12.5.1.II
  Scenario: Recruiting places a warrior in the Burrow
    When the Duchy takes the action recruit
    Then the burrow holds 1 Duchy warrior
    And the Duchy's supply holds 19 warriors

  @12.5.1.II @1.5.4
  Scenario: With no warrior in the supply recruiting places none
    Given the Duchy's supply holds no warriors
    When the Duchy takes the action recruit
    Then the burrow holds nothing

  @12.5.1.III
  Scenario: A move may begin in the Burrow
    Given clearing 5 holds 1 tunnel
    And the burrow holds 6 Duchy warriors
    When the Duchy takes the action move:
      | asked             | answer |
      | how many warriors | 5      |
    Then clearing 5 holds 5 Duchy warriors
    And the burrow holds 1 Duchy warrior

  @12.5.1.III @4.2
  Scenario: Two clearings with tunnels are two moves apart
    Given clearing 5 holds 1 tunnel and 1 Duchy warrior
    And clearing 8 holds 1 tunnel
    Then the Duchy cannot move 1 warrior from clearing 5 to clearing 8, citing 4.2
    When the Duchy plays its Daylight:
      | asked  | answer          |
      | action | move            |
      | move   | 5 > the burrow  |
      | action | move            |
      | move   | the burrow > 8  |
    Then clearing 8 holds 1 Duchy warrior

  @12.5.1.III
  Scenario: Without a warrior that can go anywhere the Duchy cannot move
    Given the burrow holds 3 Duchy warriors
    When the Duchy tries to take the action move
    Then it is refused citing 12.5.1.III: no move can be taken

  @12.5.1.IV
  Scenario: The Duchy initiates a battle
    Given clearing 9 holds 3 Duchy warriors and 2 Marquise warriors
    And the dice will show 2 and 0
    When the Duchy takes the action battle
    Then the Marquise loses 2 warriors in clearing 9

  @12.5.1.IV
  Scenario: Without an enemy to battle the Duchy cannot battle
    Given clearing 9 holds 3 Duchy warriors
    When the Duchy tries to take the action battle
    Then it is refused citing 12.5.1.IV: no enemy to battle

  # Dig (12.5.1.V)

  @12.5.1.V @G.31
  Scenario: Digging spends a card, places a tunnel where it matches, and moves up to four warriors there
    Given the burrow holds 5 Duchy warriors
    And clearing 5 holds 3 Marquise warriors
    And the Duchy holds Cobbler
    When the Duchy takes the action dig:
      | asked              | answer |
      | clearing to dig in | 5      |
      | how many warriors  | 4      |
    Then clearing 5 holds 1 tunnel and 4 Duchy warriors
    And the burrow holds 1 Duchy warrior
    And the discard pile holds Cobbler
    And the Duchy holds nothing

  @12.5.1.V
  Scenario Outline: One warrior at least comes up, and four at most
    Given the burrow holds 6 Duchy warriors
    And the Duchy holds Cobbler
    When the Duchy tries to take the action dig:
      | asked              | answer  |
      | clearing to dig in | 5       |
      | how many warriors  | <count> |
    Then it is refused citing <clause>

    Examples:
      | count | clause   |
      | 0     | 4.2      |
      | 5     | 12.5.1.V |

  @12.5.1.V
  Scenario: As many warriors may come up as the Burrow holds
    Given the burrow holds 1 Duchy warrior
    And the Duchy holds Cobbler
    When the Duchy takes the action dig:
      | asked              | answer |
      | clearing to dig in | 5      |
    Then clearing 5 holds 1 tunnel and 1 Duchy warrior

  @12.5.1.V
  Scenario: With no warrior in the Burrow the Duchy cannot dig
    Given clearing 9 holds 3 Duchy warriors
    And the Duchy holds Cobbler
    When the Duchy tries to take the action dig
    Then it is refused citing 12.5.1.V: no warrior is in the Burrow

  @12.5.1.V
  Scenario: With no card the Duchy cannot dig
    Given the burrow holds 3 Duchy warriors
    And the Duchy holds nothing
    When the Duchy tries to take the action dig
    Then it is refused citing 12.5.1.V: no card in hand matches a clearing where a tunnel can be dug

  @12.5.1.V
  Scenario Outline: What cannot be dug is refused by the clause that decides
    Given the burrow holds 3 Duchy warriors
    And clearing 5 holds 1 tunnel
    And clearing 4 holds 1 keep
    And the Duchy holds Cobbler
    When the Duchy tries to take the action dig:
      | asked              | answer |
      | clearing to dig in | <site> |
    Then it is refused citing <clause>: <reason>

    Examples:
      | site | clause   | reason                                                                |
      | 5    | 12.5.1.V | clearing 5 has a tunnel                                               |
      | 8    | 12.5.1.V | no card in hand matches clearing 8                                    |
      | 4    | 6.2.2    | only the Marquise places pieces in clearing 4, where the keep is      |

  @12.5.1.V @2.1.1
  Scenario: A bird card digs anywhere
    Given the burrow holds 1 Duchy warrior
    And the Duchy holds Armorers
    When the Duchy takes the action dig:
      | asked              | answer |
      | clearing to dig in | 8      |
    Then clearing 8 holds 1 tunnel and 1 Duchy warrior
    And the Duchy holds nothing

  @12.5.1.V @12.5.1
  Scenario: A dig is one action, the warriors' way up included
    Given the burrow holds 5 Duchy warriors
    And the Duchy holds Cobbler and Anvil
    When the Duchy plays its Daylight:
      | asked              | answer |
      | action             | dig    |
      | clearing to dig in | 5      |
      | how many warriors  | 2      |
      | action             | dig    |
      | clearing to dig in | 8      |
      | how many warriors  | 3      |
    Then clearing 5 holds 1 tunnel and 2 Duchy warriors
    And clearing 8 holds 1 tunnel and 3 Duchy warriors
