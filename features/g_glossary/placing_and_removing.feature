Feature: Placing and removing

  What effects do with pieces (G.20, G.23, G.24, G.33).

  # G.20 Place
  @G.20
  Scenario Outline: As many are placed as the supply holds, and told of
    Given the Clergy's supply holds <held> warriors
    When the Clergy places 3 warriors in clearing 5
    Then clearing 5 holds <placed> Clergy warriors
    And the Clergy's supply holds <left> warriors
    And it happens that the Clergy places <placed> Clergy <word> from the Clergy's supply in clearing 5

    Examples:
      | held | placed | left | word     |
      | 1    | 1      | 0    | warrior  |
      | 3    | 3      | 0    | warriors |
      | 4    | 3      | 1    | warriors |

  @G.20
  Scenario: From an empty supply nothing is placed
    Given the Clergy's supply holds no warriors
    When the Clergy places 1 warrior in clearing 5
    Then nothing changes
    And it does not happen that the Clergy places

  @G.20 @6.5.4
  Scenario: From a track the leftmost building is placed first
    Given clearing 1 holds 1 sawmill and 1 Marquise warrior
    And clearing 5 holds 1 Marquise warrior and 3 wood
    When the Marquise takes the action build:
      | asked | answer      |
      | build | 5 > sawmill |
    Then the Marquise scores 1 point
    And clearing 5 holds 1 sawmill and 2 wood

  @G.24 @6.5.4
  Scenario: A building that is removed returns to the rightmost empty space of its track
    Given clearing 1 holds 1 sawmill and 1 Marquise warrior
    And clearing 5 holds 1 Marquise warrior, 1 sawmill and 3 wood
    When the Clergy removes 1 sawmill from clearing 5
    And the Marquise takes the action build:
      | asked | answer      |
      | build | 5 > sawmill |
    Then the Marquise scores 1 point
    And clearing 5 holds 1 sawmill and 2 wood

  @G.20 @2.2.3
  Scenario: A building is not placed without an open slot
    Given clearing 1 holds 1 sawmill
    When the Marquise tries to place 1 sawmill in clearing 1
    Then it is refused citing 2.2.3
    And nothing changes

  @G.20
  Scenario: Whatever is no building needs no slot
    Given clearing 1 holds 1 sawmill
    When the Marquise places 1 warrior and 1 wood in clearing 1
    Then clearing 1 holds 1 Marquise warrior, 1 wood and 1 sawmill

  @G.20 @6.2.2
  Scenario: An effect can forbid to place, in its clearing alone
    Given clearing 1 holds the keep
    Then the Clergy cannot place a Clergy warrior in clearing 1, citing 6.2.2
    And the Clergy cannot place a rabbit flower in clearing 1, citing 6.2.2
    And the Clergy can place a Clergy warrior in clearing 5
    And the Clergy can place a Cathedral in clearing 5

  # G.23 Replace
  @G.23
  Scenario: To replace a piece is to remove it and to place the other where it was
    Given clearing 5 holds 2 Clergy warriors
    When the Marquise replaces a Clergy warrior with a Marquise warrior in clearing 5
    Then clearing 5 holds 1 Clergy warrior and 1 Marquise warrior
    And the Clergy's supply holds 14 warriors
    And the Marquise's supply holds 24 warriors
    And it happens that the Marquise removes 1 Clergy warrior from clearing 5 to the Clergy's supply
    And it happens that the Marquise places 1 Marquise warrior from the Marquise's supply in clearing 5
    And it happens that the Marquise replaces 1 Clergy warrior with 1 Marquise warrior in clearing 5

  @G.23 @6.2.2
  Scenario: Who cannot place a piece in a clearing replaces nothing there
    Given clearing 1 holds the keep and 2 Marquise warriors
    When the Clergy tries to replace a Marquise warrior with a Clergy warrior in clearing 1
    Then it is refused citing 6.2.2
    And nothing changes

  @G.23 @HCC.2.6.I
  Scenario: Who cannot remove a piece does not replace it either
    Given the Marquise is penitent
    And clearing 5 holds 1 Marquise warrior
    When the Clergy tries to replace a Marquise warrior with a Clergy warrior in clearing 5
    Then it is refused citing HCC.2.6.I
    And nothing changes

  @G.23
  Scenario Outline: A supply without the other piece allows no replacing
    Given the Marquise's supply holds <held> warriors
    And clearing 5 holds 1 Clergy warrior
    When the Marquise <tries> a Clergy warrior with a Marquise warrior in clearing 5
    Then clearing 5 holds <clergy> Clergy warriors and <marquise> Marquise warriors

    Examples:
      | held | tries            | clergy | marquise |
      | 0    | tries to replace | 1      | 0        |
      | 1    | replaces         | 0      | 1        |

  @G.23
  Scenario: A refusal to replace names the clause
    Given the Marquise's supply holds no warriors
    And clearing 5 holds 1 Clergy warrior
    When the Marquise tries to replace a Clergy warrior with a Marquise warrior in clearing 5
    Then it is refused citing G.23: the supply holds no warrior
    And nothing changes

  @G.23 @2.2.3
  Scenario: A building that is replaced leaves its slot to the other
    Given clearing 1 holds 1 sawmill
    When the Marquise replaces a sawmill with a workshop in clearing 1
    Then clearing 1 holds 1 workshop and no sawmill
    And the Marquise's supply holds 6 sawmills and 5 workshops

  @G.23 @2.2.3
  Scenario: What is no building leaves no slot to one
    Given clearing 1 holds 1 sawmill and 1 Marquise warrior
    When the Marquise tries to replace a Marquise warrior with a workshop in clearing 1
    Then it is refused citing 2.2.3
    And nothing changes

  @G.23
  Scenario: One's own piece is replaced as an enemy's is
    Given clearing 5 holds 1 rabbit flower
    When the Clergy replaces a rabbit flower with a Clergy warrior in clearing 5
    Then clearing 5 holds 1 Clergy warrior and no rabbit flower

  @G.23 @3.2.1
  Scenario: Replacing an enemy's building scores as removing it
    Given clearing 5 holds 1 sawmill
    When the Clergy replaces a sawmill with a Cathedral in clearing 5
    Then clearing 5 holds 1 Cathedral and no sawmill
    And the Clergy scores 1 point

  # G.24 Remove
  @G.24
  Scenario: As many are removed as are there, and told of
    Given clearing 5 holds 2 Clergy warriors
    When the Marquise removes 3 Clergy warriors from clearing 5
    Then clearing 5 holds nothing
    And the Clergy's supply holds 15 warriors
    And it happens that the Marquise removes 2 Clergy warriors from clearing 5 to the Clergy's supply

  @G.24 @HCC.2.6.I
  Scenario: An effect can forbid to remove, to one player alone
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise is penitent to the Clergy
    And clearing 5 holds 2 Marquise warriors
    When the Eyrie removes 1 Marquise warrior from clearing 5
    And the Clergy tries to remove 1 Marquise warrior from clearing 5
    Then it is refused citing HCC.2.6.I
    And clearing 5 holds 1 Marquise warrior

  @G.24 @14.2.2
  Scenario: An effect can forbid to remove outside of battle
    Given the seats are Marquise and Hundreds
    And clearing 5 holds 1 warlord and 1 Marquise warrior
    When the Marquise tries to remove 1 warlord from clearing 5
    Then it is refused citing 14.2.2
    And nothing changes

  @G.24 @14.2.2
  Scenario: What cannot be removed stays when all else goes
    Given the seats are Marquise and Hundreds
    And clearing 5 holds 1 warlord and 2 Hundreds warriors
    And clearing 3 holds 1 workshop
    And clearing 4 holds 1 workshop
    And clearing 10 holds 1 workshop
    And the Marquise holds Favor of the Rabbits
    When the Marquise crafts Favor of the Rabbits:
      | asked                  | answer             |
      | to activate for rabbit | 3 > crafting piece |
      | to activate for rabbit | 4 > crafting piece |
    Then clearing 5 holds 1 warlord and no Hundreds warriors

  @G.24 @14.2.2
  Scenario: What an effect forbids to remove outside of battle falls in battle
    Given the seats are Marquise and Hundreds
    And clearing 5 holds 1 warlord and 2 Marquise warriors
    When the Marquise battles the Hundreds in clearing 5, rolling 1 and 0
    Then clearing 5 holds no warlord and 2 Marquise warriors

  @G.24 @11.2.5.I
  Scenario: An effect can name another destination
    Given the seats are Marquise and Riverfolk
    And clearing 5 holds 1 rabbit trade post and 1 Riverfolk warrior
    When the Marquise removes 1 rabbit trade post and 1 Riverfolk warrior from clearing 5
    Then the Riverfolk's supply holds 15 warriors and 2 rabbit trade posts
    And the box holds 1 rabbit trade post

  @G.24 @10.2.3
  Scenario Outline: Where a piece goes can hang on the battle it falls in
    Given the seats are Marquise and Lizards
    And clearing 5 holds 2 Marquise warriors and 2 Lizard warriors
    When <attacker> battles <defender> in clearing 5, rolling 1 and 1
    Then the Lizards lose 1 warrior in clearing 5
    And the Lizards' acolytes hold <acolytes> Lizard warriors
    And the Lizards' supply holds <supply> warriors

    Examples:
      | attacker     | defender     | acolytes | supply |
      | the Marquise | the Lizards  | 1        | 23     |
      | the Lizards  | the Marquise | 0        | 24     |

  @G.24
  Scenario: What an item shows leaves for good, what a faction owns returns
    Given clearing 5 holds 1 boot and 1 Marquise warrior
    When the Clergy removes 1 boot and 1 Marquise warrior from clearing 5
    Then the box holds 1 boot
    And the item supply holds 1 boot
    And the Marquise's supply holds 25 warriors

  # G.33 Swap
  @G.33
  Scenario: Two pieces trade places
    Given clearing 5 holds 2 Clergy warriors
    And clearing 1 holds 3 Marquise warriors
    When the Marquise swaps a Clergy warrior in clearing 5 with a Marquise warrior in clearing 1
    Then clearing 5 holds 1 Clergy warrior and 1 Marquise warrior
    And clearing 1 holds 1 Clergy warrior and 2 Marquise warriors
    And the Clergy's supply holds 13 warriors
    And it happens that the Marquise moves 1 Clergy warrior from clearing 5 to clearing 1
    And it happens that the Marquise moves 1 Marquise warrior from clearing 1 to clearing 5

  @G.33
  Scenario: The keep does not stand in the way of a swap
    Given clearing 1 holds the keep and 1 Marquise warrior
    And clearing 5 holds 1 Clergy warrior
    When the Clergy swaps a Clergy warrior in clearing 5 with a Marquise warrior in clearing 1
    Then clearing 1 holds 1 Clergy warrior and no Marquise warriors
    And clearing 5 holds 1 Marquise warrior

  @G.33 @13.7.2
  Scenario: A snare does not stand in the way of a swap
    Given the seats are Marquise and Corvids
    And clearing 5 holds 1 snare and 1 Marquise warrior
    And clearing 1 holds 1 Corvid warrior
    Then the Marquise cannot move a warrior from clearing 5 to clearing 1, citing 13.7.2
    When the Corvids swap a Marquise warrior in clearing 5 with a Corvid warrior in clearing 1
    Then clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 1 Corvid warrior

  @G.33
  Scenario: Buildings swap between clearings without open slots
    Given clearing 1 holds 1 sawmill
    And clearing 3 holds 1 Cathedral
    When the Marquise swaps a sawmill in clearing 1 with a Cathedral in clearing 3
    Then clearing 1 holds 1 Cathedral and no sawmill
    And clearing 3 holds 1 sawmill and no Cathedral
    And the Marquise scores nothing

  @G.33
  Scenario Outline: Nothing swaps with what is not there
    Given clearing 5 holds <clergy> Clergy warriors
    And clearing 1 holds <marquise> Marquise warriors
    When the Marquise tries to swap a Clergy warrior in clearing 5 with a Marquise warrior in clearing 1
    Then it is refused citing G.33: no warrior to swap in clearing <missing>
    And nothing changes

    Examples:
      | clergy | marquise | missing |
      | 0      | 1        | 5       |
      | 1      | 0        | 1       |
