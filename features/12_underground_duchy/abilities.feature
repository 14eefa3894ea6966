Feature: The Burrow, tunnels and crafting

  What the Duchy's own rules say of its clearing beside the map, and with what it crafts (12.2).

  Background:
    Given the seats are Duchy, Marquise and Clergy

  # Crafting (12.2.1)

  @12.2.1 @12.6.2
  Scenario: Citadels and markets craft for the Duchy in Evening, each for the suit of its clearing
    Given clearing 9 holds 1 citadel and 1 market
    And clearing 8 holds 1 market
    And the Duchy holds Root Tea (mouse), Mouse-in-a-Sack and Anvil
    When the Duchy plays its Evening:
      | asked         | answer           |
      | card to craft | Anvil            |
      | card to craft | Root Tea (mouse) |
      | card to craft | Mouse-in-a-Sack  |
    Then the Duchy's crafted items hold 1 hammer, 1 tea and 1 bag

  @12.2.1 @4.1.1
  Scenario: Warriors, tunnels and pieces of others do not craft for the Duchy
    Given clearing 9 holds 3 Duchy warriors, 1 tunnel and 1 workshop
    And the Duchy holds Root Tea (mouse)
    Then the Duchy cannot craft Root Tea (mouse), citing 4.1.1

  @12.2.1 @4.1.1
  Scenario: Each building of the Duchy is activated once a turn
    Given clearing 9 holds 1 market
    And the Duchy holds Root Tea (mouse) and Mouse-in-a-Sack
    When the Duchy plays its Evening:
      | asked         | answer           |
      | card to craft | Root Tea (mouse) |
    Then the Duchy holds Mouse-in-a-Sack
    And the Duchy has no further Mouse-in-a-Sack as card to craft, citing 4.1.1

  # The Burrow (12.2.2)

  @12.2.2
  Scenario: The Burrow is adjacent to each clearing with a tunnel, for everybody
    Given clearing 5 holds 1 tunnel
    And clearing 8 holds 1 tunnel
    Then the burrow is adjacent to clearing 5 for the Duchy
    And the burrow is adjacent to clearing 8 for the Duchy
    And the burrow is not adjacent to clearing 9 for the Duchy
    And clearing 5 is adjacent to the burrow for the Duchy
    And clearing 9 is not adjacent to the burrow for the Duchy
    And clearing 5 is adjacent to the burrow for the Marquise
    And clearing 5 is not adjacent to clearing 8 for the Duchy

  @12.2.2 @2.5
  Scenario: The Duchy rules the Burrow with no pieces there, so it moves up to where others rule
    Given clearing 5 holds 1 tunnel and 3 Marquise warriors
    And the burrow holds 2 Duchy warriors
    When the Duchy moves 2 warriors from the burrow to clearing 5
    Then clearing 5 holds 2 Duchy warriors
    And the burrow holds nothing
    And the Duchy can move 2 warriors from clearing 5 to the burrow

  @12.2.2
  Scenario: The Duchy moves down from where others rule, though the Burrow is empty
    Given clearing 5 holds 1 tunnel, 3 Marquise warriors and 1 Duchy warrior
    When the Duchy moves 1 warrior from clearing 5 to the burrow
    Then the burrow holds 1 Duchy warrior

  @12.2.2
  Scenario: Without a tunnel no move leads into the Burrow or out of it
    Given clearing 5 holds 1 tunnel
    And clearing 9 holds 2 Duchy warriors
    And the burrow holds 2 Duchy warriors
    Then the Duchy cannot move 1 warrior from the burrow to clearing 9, citing 4.2
    And the Duchy cannot move 1 warrior from clearing 9 to the burrow, citing 4.2

  @12.2.2
  Scenario: No pieces of others are moved into the Burrow
    Given clearing 5 holds 1 tunnel and 3 Marquise warriors
    Then the Marquise cannot move 1 warrior from clearing 5 to the burrow, citing 12.2.2
    And the Duchy cannot place Marquise warrior in the burrow, citing 12.2.2

  @12.2.2
  Scenario: Whoever moves is offered no move into the Burrow
    Given clearing 5 holds 1 tunnel and 3 Marquise warriors
    When the Marquise takes the action march:
      | asked | answer |
      | move  | ?      |
    Then the options of the Marquise are:
      | option  |
      | 5 > 1   |
      | 5 > 2   |
      | decline |
    And the Marquise is not offered 5 > the burrow when asked for move, citing 12.2.2

  @12.2.2
  Scenario: No pieces of others are placed in the Burrow, and Duchy pieces are
    Then the Marquise cannot place Marquise warrior in the burrow, citing 12.2.2
    And the Clergy cannot place Clergy warrior in the burrow, citing 12.2.2
    And the Duchy can place Duchy warrior in the burrow

  @2.2.3
  Scenario: The Burrow has no slot for a building
    Then the Duchy cannot place citadel in the burrow, citing 2.2.3

  @12.2.2 @9.2.3
  Scenario: Vagabonds do not slip into the Burrow
    Given the seats are Duchy and Vagabond
    And clearing 5 holds 1 tunnel and 1 pawn
    Then the Vagabond cannot move 1 pawn from clearing 5 to the burrow, citing 12.2.2

  @12.2.2 @3.3.1
  Scenario: The Burrow has no suit, so that ruling it helps no dominance
    Given clearing 1 holds 1 Duchy warrior
    And clearing 8 holds 1 Duchy warrior
    And the burrow holds 5 Duchy warriors
    And the Duchy has activated Dominance (fox)
    When the Duchy plays its Birdsong
    Then nobody has won

  @12.2.2 @HCC.2.4
  Scenario: Divine Right takes the Clergy from a Cathedral past the Duchy's rule, and not down its tunnel
    Given clearing 5 holds 1 tunnel, 1 cathedral, 1 Clergy warrior and 4 Duchy warriors
    And clearing 1 holds 2 Duchy warriors
    Then the Clergy can move 1 Clergy warrior from clearing 5 to clearing 1
    And the Clergy cannot move 1 Clergy warrior from clearing 5 to the burrow, citing 12.2.2

  @12.2.2 @2.5
  Scenario: A tunnel counts for nobody's rule, and the Burrow's warriors for no clearing above it
    Given clearing 5 holds 1 tunnel and 1 Marquise warrior
    And the burrow holds 5 Duchy warriors
    Then the Marquise rules clearing 5

  # Tunnels (12.2.4)

  @12.2.4 @12.5.1.V
  Scenario: With a tunnel in the supply none is removed to dig
    Given clearing 1 holds 1 tunnel
    And the burrow holds 2 Duchy warriors
    And the Duchy holds Cobbler
    When the Duchy takes the action dig:
      | asked              | answer |
      | clearing to dig in | 5      |
      | how many warriors  | 1      |
    Then clearing 1 holds 1 tunnel
    And clearing 5 holds 1 tunnel and 1 Duchy warrior
    And the Duchy is not asked for tunnel to remove, citing 12.2.4: not all tunnels are on the map

  @12.2.4 @12.5.1.V
  Scenario: With all three on the map one is removed first, whichever the Duchy likes
    Given clearing 1 holds 1 tunnel and 1 Duchy warrior
    And clearing 8 holds 1 tunnel
    And clearing 9 holds 1 tunnel
    And the burrow holds 2 Duchy warriors
    And the Duchy holds Cobbler
    When the Duchy takes the action dig:
      | asked              | answer |
      | tunnel to remove   | 8      |
      | clearing to dig in | 5      |
      | how many warriors  | 2      |
    Then these clearings hold:
      | clearing | pieces                      |
      | 1        | 1 tunnel, 1 Duchy warrior   |
      | 5        | 1 tunnel, 2 Duchy warriors  |
      | 8        | nothing                     |
      | 9        | 1 tunnel                    |
    And the Duchy scores nothing

  @12.2.4 @12.5.1.V
  Scenario: The tunnel that is removed may be placed in its clearing again
    Given clearing 1 holds 1 tunnel
    And clearing 8 holds 1 tunnel
    And clearing 5 holds 1 tunnel
    And the burrow holds 2 Duchy warriors
    And the Duchy holds Anvil
    When the Duchy takes the action dig:
      | asked              | answer |
      | tunnel to remove   | 8      |
      | clearing to dig in | 8      |
      | how many warriors  | 2      |
    Then clearing 8 holds 1 tunnel and 2 Duchy warriors
    And the Duchy holds nothing

  @12.2.4
  Scenario: A tunnel is only removed from where one is
    Given clearing 1 holds 1 tunnel
    And clearing 8 holds 1 tunnel
    And clearing 9 holds 1 tunnel
    And the burrow holds 2 Duchy warriors
    And the Duchy holds Cobbler
    When the Duchy tries to take the action dig:
      | asked            | answer |
      | tunnel to remove | 5      |
    Then it is refused citing 12.2.4: clearing 5 has no tunnel

  @12.2.4 @12.5.1.V
  Scenario: A tunnel that could be dug nowhere else is not removed
    Given clearing 1 holds 1 tunnel and 1 Duchy warrior
    And clearing 8 holds 1 tunnel
    And clearing 9 holds 1 tunnel
    And clearing 6 holds 1 keep
    And clearing 12 is a mouse clearing
    And the burrow holds 2 Duchy warriors
    And the Duchy holds Anvil
    When the Duchy tries to take the action dig:
      | asked            | answer |
      | tunnel to remove | 9      |
    Then it is refused citing 12.2.4: the tunnel of clearing 9 could be dug nowhere
