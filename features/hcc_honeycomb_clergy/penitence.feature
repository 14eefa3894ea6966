Feature: Penitence

  Poke the Hive, and what it means to be Penitent or Heretic (HCC.2.5 and HCC.2.6).

  # Poke the Hive (HCC.2.5)

  @HCC.2.5 @HCC.2.6
  Scenario: Whoever removes a Cathedral is Heretic, and up to four warriors come in its place
    Given the Marquise is penitent
    And clearing 5 holds 1 cathedral and 1 Marquise warrior
    When the Marquise removes 1 cathedral from clearing 5:
      | player | asked             | answer  |
      | Clergy | warriors to place | 4       |
      | Clergy | enemy to battle   | decline |
    Then the Marquise is a heretic
    And clearing 5 holds 4 Clergy warriors, 1 Marquise warrior and no cathedral
    And the Clergy's supply holds 11 warriors
    And the Marquise scores 1 point

  @HCC.2.5
  Scenario: The Clergy place as many warriors as they want for a lost Cathedral
    Given clearing 5 holds 1 cathedral
    When the Marquise removes 1 cathedral from clearing 5:
      | player | asked             | answer |
      | Clergy | warriors to place | ?      |
    Then the options of the Clergy are:
      | option |
      | 0      |
      | 1      |
      | 2      |
      | 3      |
      | 4      |

  @HCC.2.5 @1.5.1
  Scenario: For a lost Cathedral no more warriors are offered than the supply holds
    Given clearing 5 holds 1 cathedral
    And the Clergy's supply holds 2 warriors
    When the Marquise removes 1 cathedral from clearing 5:
      | player | asked             | answer |
      | Clergy | warriors to place | ?      |
    Then the options of the Clergy are:
      | option |
      | 0      |
      | 1      |
      | 2      |

  @HCC.2.5
  Scenario: The Clergy may battle whoever destroyed it, on another's turn
    Given it is the Marquise's Daylight
    And clearing 5 holds 1 cathedral and 2 Marquise warriors
    And the dice will show 2 and 1
    When the Marquise removes 1 cathedral from clearing 5:
      | player | asked             | answer   |
      | Clergy | warriors to place | 3        |
      | Clergy | enemy to battle   | Marquise |
    Then clearing 5 holds 2 Clergy warriors and no Marquise warriors
    And it happens that the Clergy battles the Marquise in clearing 5
    And it is the Marquise's turn

  @HCC.2.5
  Scenario: For a lost Cathedral the Clergy battle nobody but who removed it
    Given the seats are Marquise, Clergy and Eyrie
    And clearing 5 holds 1 cathedral, 1 Marquise warrior and 1 Eyrie warrior
    When the Marquise removes 1 cathedral from clearing 5:
      | player | asked             | answer |
      | Clergy | warriors to place | 3      |
      | Clergy | enemy to battle   | ?      |
    Then the options of the Clergy are:
      | option   |
      | decline  |
      | Marquise |

  @HCC.2.5
  Scenario: An enemy without a piece there is not battled, but is Heretic
    Given the Marquise is penitent
    And clearing 5 holds 1 cathedral
    And clearing 8 holds 1 Marquise warrior
    When the Marquise removes 1 cathedral from clearing 5:
      | player | asked             | answer |
      | Clergy | warriors to place | 2      |
    Then the Clergy is not asked for enemy to battle, citing 4.3: Marquise de Cat has no piece in clearing 5
    And clearing 5 holds 2 Clergy warriors
    And the Marquise is a heretic

  @HCC.2.5
  Scenario: Without placing warriors the Clergy may battle with those there
    Given clearing 5 holds 1 cathedral, 1 Clergy warrior and 1 Marquise warrior
    And the dice will show 1 and 0
    When the Marquise removes 1 cathedral from clearing 5:
      | player | asked             | answer   |
      | Clergy | warriors to place | 0        |
      | Clergy | enemy to battle   | Marquise |
    Then clearing 5 holds 1 Clergy warrior and no Marquise warriors

  @HCC.2.5
  Scenario: Without any warriors there the Clergy do not battle for a lost Cathedral
    Given clearing 5 holds 1 cathedral and 1 Marquise warrior
    When the Marquise removes 1 cathedral from clearing 5:
      | player | asked             | answer |
      | Clergy | warriors to place | 0      |
    Then the Clergy is not asked for enemy to battle, citing 4.3: Honeycomb Clergy has no warrior or pawn in clearing 5

  @HCC.2.5
  Scenario: With no warrior there or in the supply nothing comes of a lost Cathedral
    Given clearing 5 holds 1 cathedral and 1 Marquise warrior
    And the Clergy's supply holds no warriors
    When the Marquise removes 1 cathedral from clearing 5
    Then the Clergy is not asked for warriors to place, citing HCC.2.5: the supply holds no warriors
    And the Clergy is not asked for enemy to battle

  @HCC.2.5
  Scenario: Where the Clergy cannot place, no warriors come, and they may battle all the same
    Given the seats are Corvid and Clergy
    And the Corvid is penitent
    And clearing 5 holds 1 cathedral, 1 snare, 1 Corvid warrior and 1 Clergy warrior
    And the dice will show 1 and 0
    When the Corvid removes 1 cathedral from clearing 5:
      | player | asked           | answer |
      | Clergy | enemy to battle | Corvid |
    Then the Clergy is not asked for warriors to place
    And the Corvid is a heretic
    And clearing 5 holds 1 Clergy warrior and no Corvid warriors

  @HCC.2.5
  Scenario: To replace a Cathedral is to remove it; the battle follows when the new piece is there
    Given clearing 5 holds 1 cathedral
    And the dice will show 1 and 0
    When the Marquise replaces a cathedral with a sawmill in clearing 5:
      | player | asked             | answer   |
      | Clergy | warriors to place | 1        |
      | Clergy | enemy to battle   | Marquise |
    Then clearing 5 holds 1 Clergy warrior and no sawmill
    And the Marquise is a heretic

  @HCC.2.5
  Scenario: The Clergy do not avenge what they remove themselves, nor other pieces
    Given clearing 5 holds 1 cathedral and 1 fox flower
    When the Clergy removes 1 cathedral from clearing 5
    And the Marquise removes 1 fox flower from clearing 5
    Then the Clergy is not asked for warriors to place
    And clearing 5 holds no Clergy warriors

  @HCC.2.5 @1.4.2
  Scenario: A Cathedral lost in battle brings warriors after all hits, then a battle
    Given it is the Marquise's Daylight
    And clearing 5 holds 1 cathedral, 1 Clergy warrior and 4 Marquise warriors
    And the Clergy's supply holds 1 warrior
    And the dice will show 2 and 1
    And the dice will show 1 and 0
    When the Marquise battles the Clergy in clearing 5:
      | player   | asked             | answer   |
      | Clergy   | warriors to place | 2        |
      | Clergy   | enemy to battle   | Marquise |
    Then clearing 5 holds 2 Clergy warriors, 2 Marquise warriors and no cathedral
    And the Marquise is a heretic

  @HCC.2.5 @4.3.1.II
  Scenario: A Cathedral lost to an ambush brings warriors before attackers are counted
    Given clearing 5 holds 1 cathedral, 1 Clergy warrior and 3 Marquise warriors
    And the Marquise holds Ambush! (rabbit)
    And the dice will show 2 and 1
    When the Clergy battles the Marquise in clearing 5:
      | player   | asked             | answer           |
      | Marquise | ambush            | Ambush! (rabbit) |
      | Clergy   | warriors to place | 4                |
      | Clergy   | enemy to battle   | decline          |
    Then clearing 5 holds 3 Clergy warriors, 1 Marquise warrior and no cathedral

  @HCC.2.5 @card.favor-of-the-rabbits
  Scenario: Of several Cathedrals each is avenged, in the order of the player whose turn it is
    Given it is the Marquise's Daylight
    And clearing 3 holds 1 workshop
    And clearing 4 holds 1 cathedral and 1 workshop
    And clearing 5 holds 1 cathedral and 2 workshops
    And the Clergy's supply holds 6 warriors
    And the Marquise holds Favor of the Rabbits
    And the dice will show 3 and 0
    When the Marquise crafts Favor of the Rabbits:
      | player   | asked                  | answer                      |
      | Marquise | to activate for rabbit | clearing 3 > crafting piece |
      | Marquise | to activate for rabbit | clearing 4 > crafting piece |
      | Marquise | what comes next        | Poke the Hive in clearing 5 |
      | Clergy   | warriors to place      | 4                           |
      | Clergy   | warriors to place      | 1                           |
      | Marquise | what comes next        | Poke the Hive > 5           |
      | Clergy   | enemy to battle        | Marquise                    |
      | Marquise | piece to lose          | workshop                    |
      | Clergy   | enemy to battle        | decline                     |
    Then clearing 5 holds 4 Clergy warriors, no cathedral and no workshops
    And clearing 4 holds 1 Clergy warrior, no cathedral and 1 workshop
    And the Marquise is a heretic
    And the Marquise is asked for what comes next, citing 1.1.3

  # Mercy (HCC.2.6.I)

  @HCC.2.6.I
  Scenario: The Clergy do not initiate battles against the Penitent
    Given the Marquise is penitent
    And clearing 5 holds 1 Clergy warrior and 1 Marquise warrior
    When the Clergy tries to battle the Marquise in clearing 5
    Then it is refused citing HCC.2.6.I: Marquise de Cat is penitent
    And nothing changes

  @HCC.2.6.I
  Scenario: Heretics may be battled, and the Penitent may battle the Clergy
    Given the seats are Clergy, Marquise and Eyrie
    And the Marquise is penitent to the Clergy
    And the Eyrie is a heretic to the Clergy
    And clearing 5 holds 1 Clergy warrior, 1 Marquise warrior and 1 Eyrie warrior
    Then the Clergy can battle the Eyrie in clearing 5
    And the Clergy cannot battle the Marquise in clearing 5, citing HCC.2.6.I
    And the Marquise can battle the Clergy in clearing 5
    And the Marquise can battle the Eyrie in clearing 5
    And the Eyrie can battle the Marquise in clearing 5

  @HCC.2.6.I @card.favor-of-the-foxes
  Scenario: Favor of the Foxes spares the pieces of the Penitent
    Given the seats are Clergy, Marquise and Eyrie
    And the Marquise is penitent to the Clergy
    And the Eyrie is a heretic to the Clergy
    And clearing 5 holds 1 cathedral and 3 fox flowers
    And clearing 8 holds 2 Marquise warriors, 1 sawmill, 2 Eyrie warriors and 1 roost
    And clearing 1 holds 1 wood and 1 Eyrie warrior
    And the Clergy holds Favor of the Foxes
    When the Clergy takes the action craft
    Then clearing 8 holds 2 Marquise warriors, 1 sawmill, no Eyrie warriors and no roost
    And clearing 1 holds 1 wood and no Eyrie warrior
    And the Clergy scores 2 points
    And the Marquise is penitent to the Clergy

  @HCC.2.6.I @G.24
  Scenario: No effect lets the Clergy replace the pieces of the Penitent
    Given the Marquise is penitent
    And clearing 5 holds 1 Marquise warrior and 1 wood
    When the Clergy tries to replace a Marquise warrior with a Clergy warrior in clearing 5
    Then it is refused citing HCC.2.6.I
    And nothing changes

  @HCC.2.6.IV
  Scenario: Other players remove the pieces of the Penitent, and the Clergy their own
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise is penitent to the Clergy
    And clearing 5 holds 1 Marquise warrior and 1 Clergy warrior
    When the Eyrie removes 1 Marquise warrior from clearing 5
    And the Clergy removes 1 Clergy warrior from clearing 5
    Then clearing 5 holds no Marquise warriors and no Clergy warriors
    And the Marquise is penitent to the Clergy

  @HCC.2.6.I @HCC.2.6.IV @4.3.6
  Scenario: Hits on a Penitent attacker remove nothing, though it turns Heretic by the same step
    Given the Marquise is penitent
    And clearing 5 holds 2 Clergy warriors and 3 Marquise warriors
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 2
    Then clearing 5 holds 3 Marquise warriors and no Clergy warriors
    And the Marquise is a heretic

  @HCC.2.6.I
  Scenario: The Clergy may play an ambush for nothing against a Penitent
    Given the Marquise is penitent
    And clearing 5 holds 2 Clergy warriors and 2 Marquise warriors
    And the Clergy holds Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (rabbit) |
    Then clearing 5 holds 2 Clergy warriors and 2 Marquise warriors
    And the discard pile holds Ambush! (rabbit)
    And the Marquise is penitent

  @HCC.2.6.I
  Scenario: Hits on a Heretic attacker count
    Given the Marquise is a heretic
    And clearing 5 holds 2 Clergy warriors and 3 Marquise warriors
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 2
    Then clearing 5 holds 1 Marquise warrior and no Clergy warriors

  # Honey for the Holy (HCC.2.6.II)

  @HCC.2.6.II
  Scenario: A Penitent scores an extra point for crafting a card
    Given the Marquise is penitent
    And clearing 8 holds 1 workshop
    And the Marquise holds Anvil
    When the Marquise crafts Anvil
    Then the Marquise scores 3 points
    And the Clergy scores nothing

  @HCC.2.6.II
  Scenario: A Penitent scores the extra point also for a card that gives no points
    Given the Marquise is penitent
    And clearing 8 holds 1 workshop
    And the Marquise holds Armorers
    When the Marquise crafts Armorers
    Then the Marquise scores 1 point

  @HCC.2.6.II
  Scenario: A Penitent scores the extra point only once in a turn
    Given the Marquise is penitent
    And clearing 8 holds 2 workshops
    And the Marquise holds Armorers and Anvil
    When the Marquise plays her Daylight:
      | asked         | answer   |
      | card to craft | Armorers |
      | card to craft | Anvil    |
      | action        | end      |
    Then the Marquise scores 3 points

  @HCC.2.6.II
  Scenario: Every Penitent scores the extra point for itself
    Given the seats are Marquise, Eyrie and Clergy
    And the Marquise is penitent to the Clergy
    And the Eyrie is penitent to the Clergy
    And it is the Marquise's Daylight
    And clearing 8 holds 1 workshop and 1 roost
    And the Marquise holds Armorers
    And the Eyrie holds Crossbow (bird)
    When the Marquise crafts Armorers
    And the Eyrie crafts Crossbow (bird)
    Then the Marquise scores 1 point
    And the Eyrie scores 2 points

  @HCC.2.6.II
  Scenario: In the next turn a Penitent scores the extra point anew
    Given the Marquise is penitent
    And clearing 8 holds 2 workshops
    And the Marquise holds Armorers and Anvil
    When the Marquise plays her Daylight:
      | asked         | answer   |
      | card to craft | Armorers |
      | card to craft | end      |
      | action        | end      |
    And the Clergy plays their Daylight:
      | asked  | answer |
      | action | end    |
      | action | end    |
    And the Marquise plays her Daylight:
      | asked         | answer |
      | card to craft | Anvil  |
      | action        | end    |
    Then the Marquise scores 4 points

  @HCC.2.6.II
  Scenario: A Heretic scores no more than the card gives
    Given the Marquise is a heretic
    And clearing 8 holds 1 workshop
    And the Marquise holds Anvil
    When the Marquise crafts Anvil
    Then the Marquise scores 2 points

  @HCC.2.6.II
  Scenario: The point goes to the first card that is crafted while Penitent
    Given it is the Clergy's Evening
    And the Marquise is a heretic
    And clearing 8 holds 3 workshops
    And clearing 5 holds 1 cathedral and 1 wood
    And the Marquise holds Armorers, Anvil and Bake Sale
    And the Clergy's blind bag holds no fox flower, no rabbit flower, no mouse flower and no bird flower
    When the Marquise crafts Armorers
    And the Clergy plays their Evening:
      | player   | asked               | answer    |
      | Marquise | card to repent with | Bake Sale |
    And the Marquise crafts Anvil
    Then the Marquise scores 3 points

  @HCC.2.6.II
  Scenario: The point comes on top of rules that change what crafting scores
    Given the seats are Eyrie and Clergy
    And the Eyrie is penitent
    And the Eyrie's cards hold despot
    And clearing 8 holds 1 roost
    And the Eyrie holds Anvil
    When the Eyrie crafts Anvil
    Then the Eyrie scores 2 points

  @HCC.2.6.II
  Scenario: Who turns Heretic later keeps the point
    Given the Marquise is penitent
    And it is the Marquise's Daylight
    And clearing 8 holds 1 workshop
    And clearing 5 holds 1 Clergy warrior
    And the Marquise holds Armorers
    When the Marquise crafts Armorers
    And the Marquise removes 1 Clergy warrior from clearing 5
    Then the Marquise is a heretic
    And the Marquise scores 1 point

  # Harbor the Holy (HCC.2.6.III)

  @HCC.2.6.III @4.2.1
  Scenario: The Clergy move out of and into clearings that the Penitent rule
    Given the seats are Clergy, Marquise and Eyrie
    And the Marquise is penitent to the Clergy
    And the Eyrie is a heretic to the Clergy
    And clearing 5 holds 1 Clergy warrior and 2 Marquise warriors
    And clearing 2 holds 1 Clergy warrior and 2 Eyrie warriors
    And clearing 6 holds 2 Eyrie warriors
    And clearing 1 holds 2 Eyrie warriors
    Then the Clergy can move 1 warrior from clearing 5 to clearing 1
    And the Clergy can move 1 warrior from clearing 2 to clearing 5
    And the Clergy cannot move 1 warrior from clearing 2 to clearing 6, citing 4.2.1
    And the Marquise rules clearing 5

  @HCC.2.6.III
  Scenario: Where nobody rules, Penitents there do not help the Clergy to move
    Given the Marquise is penitent
    And clearing 5 holds 1 Clergy warrior and 1 Marquise warrior
    And clearing 2 holds nothing
    Then the Clergy cannot move 1 warrior from clearing 5 to clearing 2, citing 4.2.1

  @HCC.2.6.III
  Scenario: A Penitent who rules by a rule of its own lets the Clergy move
    Given the seats are Clergy and Eyrie
    And the Eyrie is penitent
    And clearing 5 holds 1 Clergy warrior and 1 Eyrie warrior
    Then the Clergy can move 1 warrior from clearing 5 to clearing 2
    And the Eyrie rules clearing 5

  @4.2.1
  Scenario: The Penitent do not move by the Clergy's rule
    Given the Marquise is penitent
    And clearing 5 holds 2 Clergy warriors and 1 Marquise warrior
    And clearing 2 holds 1 Clergy warrior
    Then the Marquise cannot move 1 warrior from clearing 5 to clearing 2, citing 4.2.1
    And the Clergy can move 1 warrior from clearing 5 to clearing 2

  @HCC.2.6.III @8.2.6
  Scenario Outline: Moves do not provoke the Outrage of a Penitent Alliance if they are the Clergy's
    Given the seats are Clergy, Marquise and Alliance
    And the Alliance is <penitence> to the Clergy
    And the Marquise is penitent to the Clergy
    And clearing 1 holds 2 Clergy warriors
    And clearing 2 holds 2 Marquise warriors
    And clearing 5 holds 1 sympathy
    And the Clergy holds Cobbler
    And the Marquise holds Bake Sale
    When the Clergy moves 1 warrior from clearing 1 to clearing 5
    Then the Alliance's supporters hold <given>
    When the Marquise moves 1 warrior from clearing 2 to clearing 5
    Then the Alliance's supporters hold <both>

    Examples:
      | penitence | given   | both                  |
      | penitent  | nothing | Bake Sale             |
      | a heretic | Cobbler | Cobbler and Bake Sale |

  # Sacrilege (HCC.2.6.IV)

  @HCC.2.6.IV @HCC.2.6
  Scenario Outline: Whoever removes any piece of the Clergy is set to Heretic
    Given the Marquise is penitent
    And clearing 5 holds <piece>
    When the Marquise removes <piece> from clearing 5
    Then the Marquise is a heretic
    And it happens that the Clergy sets the Marquise of the Clergy to heretic

    Examples:
      | piece            |
      | 1 Clergy warrior |
      | 1 fox flower     |

  @HCC.2.6.IV
  Scenario: Whoever replaces a piece of the Clergy removes it, and is Heretic
    Given the Marquise is penitent
    And clearing 5 holds 1 Clergy warrior
    When the Marquise replaces a Clergy warrior with a Marquise warrior in clearing 5
    Then the Marquise is a heretic

  @HCC.2.6.IV
  Scenario: Whoever removes the pieces of others stays Penitent, and so do those who do nothing
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise is penitent to the Clergy
    And the Eyrie is penitent to the Clergy
    And clearing 5 holds 1 Eyrie warrior and 1 Clergy warrior
    And clearing 1 holds 1 Eyrie warrior
    When the Marquise removes 1 Eyrie warrior from clearing 1
    Then the Marquise is penitent to the Clergy
    And the Eyrie is penitent to the Clergy

  @HCC.2.6.IV
  Scenario: Only the faction that removes a piece of the Clergy is set to Heretic
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise is penitent to the Clergy
    And the Eyrie is penitent to the Clergy
    And clearing 5 holds 1 Eyrie warrior and 1 Clergy warrior
    When the Marquise removes 1 Clergy warrior and 1 Eyrie warrior from clearing 5
    Then the Marquise is a heretic to the Clergy
    And the Eyrie is penitent to the Clergy

  @HCC.2.6.IV
  Scenario: The Clergy remove their own without anybody being set
    Given the Marquise is penitent
    And clearing 8 holds 1 cathedral and 1 fox flower
    And clearing 5 holds 1 Clergy warrior
    When the Clergy removes 1 Clergy warrior from clearing 5
    And the Clergy takes the action score
    Then the Marquise is penitent
    And it does not happen that the Clergy sets

  @HCC.2.6.IV @HCC.2.6
  Scenario: A Heretic who removes pieces of the Clergy in defense is not set again
    Given the seats are Clergy, Marquise and Eyrie
    And the Marquise is a heretic to the Clergy
    And clearing 5 holds 2 Clergy warriors and 2 Marquise warriors
    When the Clergy battles the Marquise in clearing 5, rolling 1 and 1
    Then the Marquise is a heretic to the Clergy
    And it does not happen that the Clergy sets
