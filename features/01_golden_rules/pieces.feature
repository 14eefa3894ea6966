Feature: Pieces

  How many there are, whose they are, and what becomes of those placed, removed and forced (1.5).

  # 1.5.1 Limits
  @1.5.1
  Scenario Outline: No more warriors are placed than the supply holds
    Given the Clergy's supply holds <held> warriors
    When the Clergy places 2 warriors in clearing 5
    Then clearing 5 holds <placed> Clergy warriors
    And the Clergy's supply holds <left> warriors
    And the Clergy gains <placed> warriors in clearing 5

    Examples:
      | held | placed | left |
      | 0    | 0      | 0    |
      | 1    | 1      | 0    |
      | 2    | 2      | 0    |
      | 3    | 2      | 1    |

  @1.5.1
  Scenario: What is placed comes from the supply
    When the Clergy places 2 warriors in clearing 5
    Then it happens that the Clergy places 2 Clergy warriors from the Clergy's supply in clearing 5

  @1.5.1
  Scenario: Placing none is no event
    Given the Clergy's supply holds no warriors
    When the Clergy places 2 warriors in clearing 5
    Then nothing changes
    And it does not happen that the Clergy places

  @1.5.1
  Scenario: Who may place up to four may not place more than there are
    Given the Clergy's supply holds 2 warriors
    And clearing 5 holds 1 Cathedral and 1 Marquise warrior
    When the Marquise removes 1 Cathedral from clearing 5:
      | player | asked             | answer |
      | Clergy | warriors to place | ?      |
    Then the options of the Clergy are:
      | option |
      | 0      |
      | 1      |
      | 2      |

  @1.5.1
  Scenario: A building that has run out is not built
    Given the Marquise's supply holds no sawmills
    And clearing 5 holds 1 Marquise warrior and 5 wood
    When the Marquise takes the action build:
      | asked | answer |
      | build | ?      |
    Then the options of the Marquise are:
      | option        |
      | 5 > workshop  |
      | 5 > recruiter |

  # 1.5.2 Starting Faction
  @1.5.2
  Scenario: A faction brings all the pieces of its board, and no items
    Given the Marquise will choose clearing 1 when asked for keep
    And the Marquise will choose clearing 1 when asked for first sawmill
    And the Marquise will choose clearing 5 when asked for first workshop
    And the Marquise will choose clearing 9 when asked for first recruiter
    When the Marquise sets up
    Then the Marquise's supply holds 14 warriors, 8 wood, 5 sawmills, 5 workshops, 5 recruiters and no items
    And the Clergy's supply holds 15 warriors

  # 1.5.3 Piece Ownership
  @1.5.3
  Scenario: Hired warriors stay their owner's, and return to its supply
    Given the seats are Marquise, Clergy and Riverfolk
    And it is the Marquise's Daylight
    And the turn remembers bought, mercenaries: 1
    And clearing 5 holds 1 Marquise warrior and 2 Riverfolk warriors
    When the Clergy removes 1 Riverfolk warrior from clearing 5
    Then the Riverfolk's supply holds 14 warriors
    And the Marquise's supply holds 24 warriors

  @1.5.3
  Scenario: Field Hospitals take in no hired warriors
    Given the seats are Marquise, Clergy and Riverfolk
    And clearing 1 holds the keep
    And clearing 5 holds 2 Marquise warriors and 2 Riverfolk warriors
    And the Marquise holds Bake Sale
    When the Clergy removes 2 Riverfolk warriors from clearing 5
    Then the Marquise is not asked for card for field hospitals
    And clearing 1 holds no Marquise warriors

  @1.5.3
  Scenario: Where an effect takes its owner's warriors, it takes no others
    Given the seats are Marquise and Cult
    And clearing 5 holds 3 Marquise warriors and 3 Cult warriors
    When the Marquise battles the Cult in clearing 5, rolling 2 and 1
    Then the Cult's acolytes hold 2 warriors
    And the Marquise's supply holds 23 warriors

  @1.5.3
  Scenario: Outside of battle, and as attackers, the Cult's warriors return to its supply
    Given the seats are Marquise and Cult
    And clearing 5 holds 3 Marquise warriors and 3 Cult warriors
    When the Cult battles the Marquise in clearing 5, rolling 2 and 1
    And the Marquise removes 1 Cult warrior from clearing 5
    Then the Cult's acolytes hold no warriors
    And clearing 5 holds 1 Cult warrior

  # 1.5.4 Piece Manipulation
  @1.5.4
  Scenario Outline: As many are removed as are there, and no fewer
    Given clearing 5 holds <there> Clergy warriors
    When the Marquise removes <told> Clergy warriors from clearing 5
    Then clearing 5 holds <left> Clergy warriors

    Examples:
      | there | told | left |
      | 0     | 2    | 0    |
      | 1     | 2    | 0    |
      | 3     | 2    | 1    |

  @1.5.4
  Scenario: A removal of nothing sets nothing off
    Given the Marquise is penitent
    When the Marquise removes 1 Clergy warrior from clearing 5
    Then the Marquise is penitent
    And nothing changes

  @1.5.4
  Scenario: All pieces go before what their removal sets off
    Given clearing 5 holds 1 Cathedral, 3 Clergy warriors and 1 Marquise warrior
    And the Clergy's supply holds no warriors
    When the Marquise removes 1 Cathedral and 3 Clergy warriors from clearing 5:
      | player | asked             | answer |
      | Clergy | warriors to place | ?      |
    Then clearing 5 holds no Clergy pieces
    And it happens that the Marquise removes 1 Clergy cathedral from clearing 5 to the Clergy's supply
    And it happens that the Marquise removes 3 Clergy warriors from clearing 5 to the Clergy's supply
    And the Clergy's supply holds 3 warriors
    And the Clergy is offered 3 when asked for warriors to place
    And the Marquise scores 1 point

  @1.5.4
  Scenario: What an effect forbids outside of battle is done in it
    Given the seats are Marquise and Hundreds
    And clearing 5 holds 1 warlord and 2 Marquise warriors
    When the Marquise battles the Hundreds in clearing 5, rolling 1 and 0
    Then clearing 5 holds no warlord

  @1.5.4
  Scenario: In battle all hits are dealt before what they set off
    Given the Marquise is penitent
    And clearing 5 holds 2 Marquise warriors and 2 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1
    Then the Marquise loses nothing in clearing 5
    And the Clergy loses 1 warrior in clearing 5
    And the Marquise is a heretic

  @1.5.4
  Scenario: What somebody cannot remove stays, the rest goes
    Given the seats are Clergy, Marquise and Eyrie
    And the Marquise is penitent to the Clergy
    And clearing 1 holds 1 Cathedral, 2 Marquise warriors and 2 Eyrie warriors
    And clearing 6 holds 1 Cathedral, 2 fox flowers, 1 Eyrie warrior and no ruin
    And clearing 8 holds 1 Cathedral and 1 fox flower
    And the Clergy holds Favor of the Foxes
    When the Clergy takes the action craft:
      | asked               | answer         |
      | to activate for fox | 6 > fox flower |
      | to activate for fox | 6 > fox flower |
    Then clearing 1 holds 2 Marquise warriors and no Eyrie warriors
    And clearing 6 holds no Eyrie warriors

  @1.5.4
  Scenario: A cost is met in full or not at all
    Given clearing 1 holds 1 workshop
    And the Marquise holds Foxfolk Steel and Anvil
    When the Marquise tries to craft Foxfolk Steel
    Then it is refused citing 4.1.1
    And nothing changes

  # 1.5.5 Use of Force; for forced moves see the card False Orders
  @1.5.5.I
  Scenario: Who is forced to battle decides within it
    Given it is the Clergy's turn
    And clearing 5 holds 2 Marquise warriors and 2 Clergy warriors
    And the Clergy holds Ambush! (rabbit)
    And the Marquise holds Ambush! (bird)
    When the Marquise is forced to battle the Clergy in clearing 5, rolling 1 and 0:
      | player   | asked  | answer           |
      | Clergy   | ambush | Ambush! (rabbit) |
      | Marquise | ambush | Ambush! (bird)   |
    Then the Clergy loses 1 warrior in clearing 5
    And the Marquise loses nothing in clearing 5
    And the Marquise is a heretic

  @1.5.5.I
  Scenario: Nobody is forced to a battle that is refused
    Given it is the Marquise's turn
    And the Marquise is penitent
    And clearing 5 holds 2 Marquise warriors and 2 Clergy warriors
    When the Clergy is forced to battle the Marquise in clearing 5, which is refused
    Then it is refused citing HCC.2.6.I
    And nothing changes

  @1.5.4 @G.20
  Scenario: Of what the supply does not hold, none can be placed
    Given the Marquise's supply holds no wood and 1 warrior
    Then the Marquise cannot place a wood in clearing 5, citing 1.5.4
    And the Marquise can place a Marquise warrior in clearing 5

  @1.5.4 @G.20
  Scenario: A clearing that is closed to a piece is told before the supply
    Given clearing 1 holds the keep
    And the Clergy's supply holds no warriors
    Then the Clergy cannot place a Clergy warrior in clearing 1, citing 6.2.2
