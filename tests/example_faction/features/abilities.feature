Feature: Rules and abilities of the Hedge Wardens

  Background:
    Given the seats are Wardens and Marquise

  @HW.2.1
  Scenario: Each bramble pays for one suit of its clearing
    Given clearing 1 holds 1 bramble
    And the Wardens hold Anvil
    When the Wardens craft Anvil
    Then the Wardens score 2 points

  @HW.2.1
  Scenario: Without a bramble there is nothing to craft with
    Given clearing 5 holds 1 bramble
    And the Wardens hold Anvil
    Then the Wardens cannot craft Anvil, citing 4.1.1

  @HW.2.1
  Scenario: The Wardens choose among brambles, whenever they craft
    Given clearing 1 holds 1 bramble
    And clearing 6 holds 1 bramble
    And the Wardens hold Anvil
    When the Wardens craft Anvil:
      | asked               | answer               |
      | to activate for fox | clearing 6 > bramble |
    Then the Wardens score 2 points

  @HW.2.2
  Scenario: With a bramble the Wardens rule when tied
    Given clearing 5 holds 2 Wardens warriors, 1 bramble and 2 Marquise warriors
    Then the Wardens rule clearing 5
    And the Marquise cannot move a warrior from clearing 5 to clearing 1, citing 4.2.1

  @HW.2.2
  Scenario: A bramble wins no more than ties
    Given clearing 5 holds 2 Wardens warriors, 1 bramble and 3 Marquise warriors
    Then the Marquise rules clearing 5

  @HW.2.2
  Scenario: Without a bramble nobody rules when tied
    Given clearing 5 holds 2 Wardens warriors and 2 Marquise warriors
    Then nobody rules clearing 5

  @HW.2.3
  Scenario: Other players cannot remove brambles
    Given clearing 1 holds 1 Wardens warrior and 1 bramble
    When the Marquise tries to remove a bramble from clearing 1
    Then it is refused citing HW.2.3

  @HW.2.3
  Scenario: A card that removes enemy pieces leaves brambles
    Given clearing 1 holds 1 Wardens warrior and 1 bramble
    And clearing 8 holds 2 workshops
    And clearing 12 holds 1 workshop
    And the Marquise holds Favor of the Foxes
    When the Marquise crafts Favor of the Foxes:
      | asked               | answer                      |
      | to activate for fox | clearing 8 > crafting piece |
      | to activate for fox | clearing 8 > crafting piece |
    Then it happens that the Marquise removes 1 Wardens warrior from clearing 1
    And clearing 1 holds 1 bramble

  @HW.2.3
  Scenario: Hits in battle remove brambles
    Given clearing 5 holds 1 bramble and 1 Marquise warrior
    When the Marquise battles the Wardens in clearing 5, rolling 0 and 0
    Then the Wardens lose 1 bramble in clearing 5
    And the Marquise scores 1 point

  @HW.2.1
  Scenario: A bramble pays for mice too
    Given clearing 5 holds 1 bramble
    And the Wardens hold Mouse-in-a-Sack
    Then the Wardens can craft Mouse-in-a-Sack

  @HW.2.6
  Scenario: Enemies do not get out of a hedge
    Given clearing 1 holds 1 bramble, 2 Wardens warriors and 1 Marquise warrior
    And clearing 5 holds 1 Marquise warrior
    Then the Marquise cannot move 1 warrior from clearing 1 to clearing 5, citing HW.2.6
    And the Marquise can move 1 warrior from clearing 5 to clearing 1
    And the Wardens can move 1 warrior from clearing 1 to clearing 5

  @HW.2.6
  Scenario Outline: A hedge takes a bramble, and rule of its clearing
    Given clearing 1 holds <there>
    And clearing 5 holds 1 Marquise warrior
    Then the Marquise can move 1 warrior from clearing 1 to clearing 5

    Examples:
      | there                                                |
      | 2 Wardens warriors and 1 Marquise warrior            |
      | 1 bramble, 1 Wardens warrior and 2 Marquise warriors |

  @HW.2.7
  Scenario Outline: A warrior comes back to a bramble, if there is one to place
    Given clearing 1 holds <there> and 1 bramble
    And clearing 8 holds 2 workshops
    And clearing 12 holds 1 workshop
    And the Wardens' supply holds 0 warriors
    And the Marquise holds Favor of the Foxes
    When the Marquise crafts Favor of the Foxes:
      | asked               | answer                      |
      | to activate for fox | clearing 8 > crafting piece |
      | to activate for fox | clearing 8 > crafting piece |
    Then clearing 1 holds <after> and 1 bramble
    And clearing 12 holds no Wardens pieces

    Examples:
      | there               | after               |
      | 3 Wardens warriors  | 1 Wardens warrior   |
      | 0 Wardens warriors  | no Wardens warriors |

  @HW.2.7
  Scenario: No warrior comes where the Wardens' own effect clears the place
    Given clearing 1 holds 1 bramble and 1 Marquise warrior
    And clearing 8 holds 1 bramble
    And clearing 12 holds 1 bramble
    And the Wardens hold Favor of the Foxes
    When the Wardens craft Favor of the Foxes:
      | asked               | answer               |
      | to activate for fox | clearing 8 > bramble |
      | to activate for fox | clearing 1 > bramble |
    Then clearing 1 holds 1 bramble, no Marquise warriors and no Wardens warriors

  @HW.2.5
  Scenario: With all brambles on the map any dominance card wins
    Given clearing 5 holds 6 brambles
    And the Wardens have activated Dominance (bird)
    When turns are taken
    Then the Wardens win, citing HW.2.5

  @HW.2.5
  Scenario: Five brambles do not win
    Given clearing 5 holds 5 brambles
    And the Wardens have activated Dominance (bird)
    When turns are taken:
      | asked  | answer |
      | action | ?      |
    Then nobody has won

  @HW.2.8
  Scenario: Everybody sees what the Wardens hold
    Given the Wardens hold Anvil
    Then the Marquise can look at the Wardens' hand

  @HW.2.9
  Scenario: The Wardens pay with items
    Given the seats are Wardens, Riverfolk and Marquise
    And on the Riverfolk's board cost, riverboats is 2
    And clearing 5 holds 1 bramble
    And the Wardens' shed holds 1 sword and 1 tea
    When the Wardens play their Birdsong:
      | asked          | answer     |
      | service        | riverboats |
      | item to barter | tea        |
    Then the Wardens' shed holds 1 exhausted sword and 1 exhausted tea
    And the Riverfolk's payments hold 2 Riverfolk warriors

  @HW.2.9
  Scenario: An item that lies face down pays no more
    Given the seats are Wardens, Riverfolk and Marquise
    And on the Riverfolk's board cost, riverboats is 2
    And on the Riverfolk's board cost, hand card is 1
    And the Riverfolk hold Anvil
    And the Wardens' shed holds 1 sword and 1 exhausted tea
    When the Wardens try to play their Birdsong:
      | asked   | answer     |
      | service | riverboats |
    Then it is refused citing 11.2.6.III: fewer items than 2 lie face up in the Shed
