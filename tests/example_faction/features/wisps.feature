Feature: Rules and turn of the Marsh Wisps

  Background:
    Given the seats are Wisps, Wardens and Marquise

  @MW.2.1
  Scenario: The Wisps score instead of drawing
    When the Wisps draw 2 cards
    Then the Wisps score 1 point
    And the Wisps hold nothing

  @MW.2.1
  Scenario: A card that the Wisps are given is discarded
    Given the Marquise holds Anvil
    When the Marquise must part with a fox card to the Wisps
    Then the Wisps hold nothing
    And the discard pile holds Anvil

  @MW.2.1
  Scenario: Who takes a card from the Wisps scores
    When the Marquise takes a random card from the Wisps
    Then the Marquise scores 1 point
    And the Marquise holds nothing

  @MW.2.3
  Scenario: A lantern makes its clearing a mouse clearing too
    Given clearing 5 holds 1 lantern
    Then clearing 5 is a mouse clearing
    And a rabbit card matches clearing 5
    And a mouse card does not match clearing 1

  @MW.2.3
  Scenario: A lantern counts like a warrior for rule
    Given clearing 5 holds 1 lantern, 1 Wisps warrior and 1 Marquise warrior
    Then the Wisps rule clearing 5

  @MW.2.3
  Scenario: A lantern goes dark in the supply, and scores a point more
    Given clearing 5 holds 1 lantern
    And the Wisps' supply holds 4 dark lanterns
    When the Marquise removes 1 lantern from clearing 5
    Then the Marquise scores 2 points
    And the Wisps' supply holds 5 dark lanterns

  @MW.2.3
  Scenario: A lantern is not replaced
    Given clearing 5 holds 1 lantern
    When the Marquise tries to replace a lantern with a Marquise warrior in clearing 5
    Then it is refused citing MW.2.3

  @MW.2.3
  Scenario: A Wisp guards its lantern
    Given clearing 1 holds 1 lantern and 1 Wisps warrior
    And clearing 3 holds 1 lantern
    When the Marquise tries to flip a lantern to a dark lantern in clearing 1
    Then it is refused citing MW.2.3
    When the Wisps flip a lantern to a dark lantern in clearing 1
    And the Marquise flips a lantern to a dark lantern in clearing 3
    Then clearing 1 holds 1 dark lantern and no lanterns
    And clearing 3 holds 1 dark lantern and no lanterns

  @MW.2.4
  Scenario: The Wisps drift from lantern to lantern, whoever rules
    Given clearing 1 holds 1 lantern, 1 Wisps warrior and 3 Marquise warriors
    And clearing 3 holds 1 lantern and 3 Marquise warriors
    Then the Wisps can move 1 warrior from clearing 1 to clearing 3
    And clearing 1 is not adjacent to clearing 3 for the Marquise

  @MW.2.4 @HW.2.6
  Scenario: The Wisps drift out of a hedge
    Given clearing 1 holds 1 bramble, 2 Wardens warriors, 1 Wisps warrior and 1 Marquise warrior
    And clearing 5 holds 1 Marquise warrior
    Then the Marquise cannot move 1 warrior from clearing 1 to clearing 5, citing HW.2.6
    And the Wisps can move 1 warrior from clearing 1 to clearing 5

  @MW.2.4
  Scenario: The Wisps come to sympathy in peace
    Given the seats are Wisps, Alliance and Marquise
    And clearing 1 holds 1 Wisps warrior and 1 Marquise warrior
    And clearing 5 holds 1 sympathy
    And the Marquise holds Cobbler
    When the Wisps move 1 warrior from clearing 1 to clearing 5
    Then the Alliance's supporters hold nothing
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then the Alliance's supporters hold Cobbler

  @MW.2.4
  Scenario: Rivers are paths for the Wisps
    Then clearing 4 is adjacent to clearing 7 for the Wisps
    And clearing 4 is not adjacent to clearing 7 for the Marquise

  @MW.2.4
  Scenario: Closed paths are paths for the Wisps
    Given the path between 1 and 5 is closed
    Then clearing 1 is adjacent to clearing 5 for the Wisps
    And clearing 1 is not adjacent to clearing 5 for the Marquise

  @MW.2.4
  Scenario: A lantern goes along
    Given clearing 1 holds 1 lantern and 2 Wisps warriors
    When the Wisps move 1 warrior and 1 lantern from clearing 1 to clearing 5
    Then clearing 5 holds 1 lantern and 1 Wisps warrior
    And clearing 1 holds 1 Wisps warrior and no lanterns

  @MW.2.5 @HW.4
  Scenario: The Wardens do not recruit at a lantern
    Given clearing 1 holds 1 lantern and 1 bramble
    And clearing 5 holds 1 bramble
    And clearing 9 holds 1 bramble
    When the Wardens play their Birdsong:
      | asked   | answer     |
      | recruit | clearing 9 |
    Then the Wardens gain 2 warriors in clearing 9
    And the Wardens are not offered clearing 1 when asked for recruit

  @MW.2.5
  Scenario: Enemies do little at a lantern
    Given clearing 1 holds 1 lantern, 1 bramble and 3 Wardens warriors
    And clearing 5 holds 1 lantern
    And the Wardens hold Anvil
    Then the Marquise cannot place a sawmill in clearing 1, citing MW.2.5
    And the Marquise can place a sawmill in clearing 2
    And the Marquise cannot recruit in clearing 1, citing MW.2.5
    And the Wardens cannot move 1 warrior from clearing 1 to clearing 5, citing MW.2.5
    And the Wardens can move 1 warrior from clearing 1 to clearing 9
    And the Wardens cannot craft Anvil, citing MW.2.5

  @MW.2.5
  Scenario: The Wisps place one warrior at a time
    When the Wisps place 2 warriors in clearing 5
    Then the Wisps gain 1 warrior in clearing 5

  @MW.2.6
  Scenario: Wisps flit to another lantern
    Given clearing 1 holds 2 Wisps warriors
    And clearing 9 holds 1 lantern
    When the Marquise removes 2 Wisps warriors from clearing 1
    Then the Wisps gain 2 warriors in clearing 9
    And the Marquise scores nothing

  @MW.2.7
  Scenario: Wisps that fall in battle come back in their Birdsong
    Given clearing 1 holds 1 Wisps warrior and 1 Marquise warrior
    When the Marquise battles the Wisps in clearing 1, rolling 1 and 0
    Then the Wisps' deep holds 1 Wisps warrior
    And the Wisps' supply holds 9 warriors
    When the Wisps play their Birdsong
    Then the Wisps' deep holds nothing
    And the Wisps score 1 point

  @MW.2.7
  Scenario: What comes out of the Deep came from the map
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Coffin Makers
    And the Wisps' deep holds 2 Wisps warriors
    When the Wisps play their Birdsong
    Then the Marquise's card coffin makers holds 2 Wisps warriors
    And the Wisps score 1 point

  @MW.2.8
  Scenario: At a lantern Wisps fight for a defender, and are not defenseless
    Given clearing 1 holds 1 lantern, 2 Wisps warriors, 1 bramble and 2 Marquise warriors
    And it is the Marquise's Daylight
    When the Marquise battles the Wardens in clearing 1, rolling 2 and 2:
      | player  | asked         | answer  |
      | Wardens | piece to lose | warrior |
      | Wardens | piece to lose | warrior |
    Then the Wisps lose 2 warriors in clearing 1
    And the Marquise loses 2 warriors in clearing 1

  @MW.2.8
  Scenario: A lantern alone is not defenseless
    Given clearing 1 holds 1 lantern and 1 Marquise warrior
    When the Marquise battles the Wisps in clearing 1, rolling 0 and 0
    Then clearing 1 holds 1 lantern

  @MW.2.8
  Scenario: The Wisps deal two rolled hits at most
    Given clearing 2 holds 4 Wisps warriors and 4 Marquise warriors
    When the Wisps battle the Marquise in clearing 2, rolling 3 and 0
    Then the Marquise loses 2 warriors in clearing 2

  @MW.2.8
  Scenario: Of a bright fire the Wisps deal three rolled hits
    Given the seats are Wisps:bright and Marquise
    And clearing 2 holds 4 Wisps warriors and 4 Marquise warriors
    When the Wisps battle the Marquise in clearing 2, rolling 3 and 0
    Then the Marquise loses 3 warriors in clearing 2

  @MW.2.8
  Scenario: Nobody ambushes the Wisps at a lantern
    Given clearing 5 holds 1 lantern, 1 Wisps warrior and 1 Marquise warrior
    And the Marquise holds Ambush! (rabbit)
    When the Wisps battle the Marquise in clearing 5, rolling 0 and 0
    Then the Marquise is not asked for ambush
    And the Marquise holds Ambush! (rabbit)

  @MW.2.9
  Scenario: Hits fall on items in the Lamps
    Given clearing 1 holds 1 Wisps warrior and 1 Marquise warrior
    And the Wisps' lamps hold 1 torch
    When the Marquise battles the Wisps in clearing 1, rolling 1 and 0:
      | player | asked         | answer |
      | Wisps  | piece to lose | torch  |
    Then clearing 1 holds 1 Wisps warrior
    And the Wisps' lamps hold nothing

  @MW.2.9
  Scenario: Battles at a lantern score, and so does its end
    Given clearing 1 holds 1 lantern and 2 Marquise warriors
    When the Marquise battles the Wisps in clearing 1, rolling 1 and 0
    Then the Wisps score 2 points
    And clearing 1 holds no lanterns
    And the Wisps gain 1 warrior in clearing 1

  @MW.2.9
  Scenario: The Wisps score for one battle a turn
    Given clearing 1 holds 1 lantern, 1 Wisps warrior and 1 Marquise warrior
    And it is the Marquise's Daylight
    And the turn remembers wisps have shone: yes
    When the Marquise battles the Wisps in clearing 1, rolling 0 and 0
    Then the Wisps score nothing

  @MW.2.9
  Scenario Outline: The Wisps scavenge after battles that they started
    Given clearing 1 holds 1 Wisps warrior and 1 Marquise warrior
    And the item supply holds <torches>
    When the Wisps battle the Marquise in clearing 1, rolling 0 and 0
    Then the Wisps' lamps hold <taken>

    Examples:
      | torches | taken   |
      | 1 torch | 1 torch |
      | 0 torch | nothing |

  @MW.2.9
  Scenario: What is turned face down in the Lamps burns out
    Given the Wisps' lamps hold 2 torches
    When the Wisps take the action burn
    Then the Wisps' lamps hold 1 torch and no exhausted torch

  @MW.2.10
  Scenario: The Wisps are choosy
    When Marsh Wisps and Automated Alliance try to take seats
    Then it is refused citing MW.2.10
    When Marsh Wisps and Hedge Wardens take seats
    Then nothing changes

  @MW.2.10
  Scenario: The Wisps are lost on a lake
    Given the map is Lake
    When Marsh Wisps and Hedge Wardens try to take seats
    Then it is refused citing MW.2.10

  @MW.2.11
  Scenario: Nobody looks into the Mire
    Given the mire holds Anvil and Mouse-in-a-Sack
    Then the Marquise cannot look at the mire, citing MW.2.11
    And the Marquise sees 2 cards in the mire
    And the Marquise can look at the discard pile

  @MW.2.12
  Scenario: Those who band together win together
    Given the seats are Wisps:banded, Wardens and Marquise
    And the Wardens have 29 points
    And the Marquise has 29 points
    When the Wardens score 1 point
    Then nobody has won
    When the Marquise scores 1 point
    Then the winners are Wardens and Marquise
    And the Wardens win, citing MW.2.12

  @MW.2.12
  Scenario: The Wisps win alone, and so does everybody who has not banded together
    Given the seats are Wisps:banded, Wardens and Marquise
    And the Wardens have 30 points
    When the Wisps score 30 points
    Then the winners are the Wisps
    And the Wisps win, citing 3.1

  @MW.2.12
  Scenario: Whoever has not banded together wins alone
    When the Wardens score 30 points
    Then the winners are the Wardens
    And the Wardens win, citing 3.1

  @MW.2.12
  Scenario Outline: Those who band together play without dominance cards
    Given the seats are Wisps<others>, Wardens, Marquise and Eyrie
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the box holds <cards> cards

    Examples:
      | others  | cards |
      | :banded | 10    |
      | :apart  | 6     |

  @MW.2.13
  Scenario: A dark lantern flares up instead of a warrior coming
    Given clearing 1 holds 1 dark lantern
    And clearing 5 holds 1 dark lantern
    When the Marquise places 2 warriors in clearing 1
    Then clearing 1 holds 1 lantern, no dark lanterns and no Marquise warriors
    When the Marquise places 1 wood in clearing 5
    Then clearing 5 holds 1 dark lantern and 1 wood

  @MW.3
  Scenario: Moonrise lies in the Sky
    When the Wisps set up
    Then the Wisps' sky holds Moonrise

  @MW.3 @MW.2.2
  Scenario: The Wisps set up in the first corner
    When the Wisps set up
    Then clearing 1 holds 1 lantern and 1 Wisps warrior
    And the Wisps' supply holds 9 warriors and 4 dark lanterns

  @MW.3
  Scenario: The Wisps' cards are shuffled into the deck
    Given the deck holds Anvil
    When the Wisps set up
    Then the deck holds Anvil, Compost Heap, Lantern Guild, Night Watch, Masquerade, Sudden Fog and Snuffer

  @MW.3
  Scenario: Other factions start far from the Wisps
    Given the seats are Wisps and Queenless Legion
    And the Wisps have set up
    When the Legion sets up:
      | asked  | answer |
      | corner | 3      |
      |        | ?      |
    Then clearing 3 holds 3 Legion warriors
    And the Legion is not offered clearing 2 when asked for corner

  @MW.4
  Scenario: A lantern is lit, and Wisps gather
    Given clearing 1 holds 1 lantern
    When the Wisps play their Birdsong
    Then these clearings hold:
      | clearing | pieces                     |
      | 1        | 1 lantern, 1 Wisps warrior |
      | 2        | 1 lantern, 1 Wisps warrior |
      | 3        | nothing                    |

  @MW.4
  Scenario: Dark lanterns are lit again
    Given clearing 1 holds 1 dark lantern
    When the Wisps play their Birdsong
    Then these clearings hold:
      | clearing | pieces                                       |
      | 1        | 1 lantern, 1 Wisps warrior, no dark lanterns |
      | 2        | 1 lantern, 1 Wisps warrior                   |

  @MW.5
  Scenario: The Wisps take two moves
    Given clearing 1 holds 2 Wisps warriors
    When the Wisps play their Daylight:
      | asked             | answer         |
      | action            | drift          |
      | move              | clearing 1 > 5 |
      | how many warriors | 1              |
      | action            | drift          |
      | move              | clearing 1 > 9 |
    Then these clearings hold:
      | clearing | pieces          |
      | 5        | 1 Wisps warrior |
      | 9        | 1 Wisps warrior |

  @MW.5
  Scenario: The Wisps burn a torch for a point
    Given the Wisps' lamps hold 1 torch
    When the Wisps take the action burn
    Then the Wisps score 1 point
    When the Wisps try to take the action burn
    Then it is refused citing MW.5: the Lamps hold no torch

  @MW.5
  Scenario: Without warriors there is nothing to move
    When the Wisps try to take the action drift
    Then it is refused citing MW.5

  @MW.6
  Scenario Outline: The moon changes every Evening
    Given on the Wisps' board moon is <moon>
    When the Wisps play their Evening
    Then on the Wisps' board moon is <after>
    And the Wisps score <points>

    Examples:
      | moon | after | points   |
      | new  | full  | 2 points |
      | full | new   | 1 point  |
