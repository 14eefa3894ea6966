Feature: The Vagabond's abilities

  The pawn, its crafting, its strength in battle, and where it can go (9.2).

  Background:
    Given the seats are Vagabond, Marquise, Clergy and Second Vagabond
    And the Vagabond's cards hold thief

  # 9.2.1 Crafting

  @9.2.1 @9.5.8
  Scenario: The pawn crafts as often as hammers are exhausted
    Given clearing 7 holds 1 Vagabond pawn
    And the Vagabond's satchel holds 2 hammers
    And the Vagabond holds Root Tea (fox) and Sappers
    When the Vagabond plays his Daylight:
      | asked         | answer         |
      | action        | craft          |
      | card to craft | Root Tea (fox) |
      | action        | craft          |
    Then the Vagabond's track holds 1 tea
    And the Vagabond's play area holds Sappers
    And the Vagabond's satchel holds 2 exhausted hammers
    And the Vagabond scores 2 points

  @9.2.1 @9.5.8
  Scenario Outline: With no hammer that is face up, or in a forest, the Vagabond crafts nothing
    Given <place> holds 1 Vagabond pawn
    And the Vagabond's satchel holds <hammer>
    And the item supply holds 1 hammer
    And the Vagabond holds Anvil
    Then the Vagabond cannot craft Anvil, citing 9.5.8

    Examples:
      | place             | hammer             |
      | clearing 1        | 1 exhausted hammer |
      | the forest 4-9-12 | 1 hammer           |

  # 9.2.2 Lone Wanderer

  @2.5 @G.36
  Scenario: The pawn does not rule, and keeps nobody from ruling
    Given clearing 5 holds 1 Vagabond pawn
    And clearing 1 holds 1 Second Vagabond pawn and 1 Marquise warrior
    Then nobody rules clearing 5
    And the Marquise rules clearing 1

  @9.2.2
  Scenario: Nothing removes the pawn
    Given clearing 5 holds 1 Vagabond pawn and 1 Clergy warrior
    When the Marquise tries to remove 1 Vagabond pawn from clearing 5
    Then it is refused citing 9.2.2: a Vagabond's pawn cannot be removed from the map

  # 9.2.2.I Full Removal

  @9.2.2.I @9.2.7
  Scenario: A Favor damages three items of the Vagabond's choice
    Given clearing 7 holds 1 Vagabond pawn, 1 Clergy warrior and 3 workshops
    And clearing 2 holds 1 Marquise warrior
    And the Vagabond's satchel holds 1 sword, 2 boots and 1 exhausted torch
    And the Vagabond's track holds 1 tea
    And it is the Marquise's Daylight
    And the Marquise holds Favor of the Mice
    When the Marquise crafts Favor of the Mice:
      | player   | asked          | answer          |
      | Vagabond | item to damage | exhausted torch |
      | Vagabond | item to damage | tea             |
      | Vagabond | item to damage | boot            |
    Then clearing 7 holds 1 Vagabond pawn, 3 workshops and no Clergy warriors
    And the Vagabond's damaged hold 1 exhausted torch, 1 tea and 1 boot
    And the Vagabond's satchel holds 1 sword and 1 boot
    And the Vagabond's track holds nothing

  @9.2.2.I @1.5.4
  Scenario: With fewer than three undamaged items a Favor damages all of them
    Given clearing 7 holds 1 Vagabond pawn and 3 workshops
    And the Vagabond's satchel holds 2 boots
    And the Vagabond's damaged hold 1 sword
    And it is the Marquise's Daylight
    And the Marquise holds Favor of the Mice
    When the Marquise crafts Favor of the Mice
    Then the Vagabond's damaged hold 2 boots and 1 sword
    And the Vagabond's satchel holds nothing

  @9.2.2.I
  Scenario: A Favor of a partner in a coalition damages no items
    Given on the Vagabond's board coalition with is Marquise
    And clearing 7 holds 1 Vagabond pawn and 3 workshops
    And the Vagabond's satchel holds 2 boots
    And it is the Marquise's Daylight
    And the Marquise holds Favor of the Mice
    When the Marquise crafts Favor of the Mice
    Then the Vagabond's satchel holds 2 boots

  @9.2.2.I
  Scenario: A Favor of other clearings leaves the Vagabond's items alone
    Given clearing 1 holds 1 Vagabond pawn
    And clearing 7 holds 3 workshops
    And the Vagabond's satchel holds 2 boots
    And it is the Marquise's Daylight
    And the Marquise holds Favor of the Mice
    When the Marquise crafts Favor of the Mice
    Then the Vagabond's satchel holds 2 boots

  # 9.2.3 Nimble

  @9.2.3 @4.2.1
  Scenario: The Vagabond moves whoever rules, and others do not
    Given these clearings hold:
      | clearing | pieces                                                 |
      | 5        | 1 Vagabond pawn, 3 Marquise warriors, 1 Clergy warrior |
      | 1        | 3 Marquise warriors                                    |
    And the Vagabond's satchel holds 1 boot
    Then the Vagabond can move 1 Vagabond pawn from clearing 5 to clearing 1
    And the Clergy cannot move 1 warrior from clearing 5 to clearing 1, citing 4.2.1

  # 9.2.4 Defenseless

  @9.2.4 @4.3.5.II
  Scenario Outline: As defender the Vagabond is defenseless without an undamaged sword
    Given clearing 5 holds 1 Vagabond pawn and 1 Marquise warrior
    And the Vagabond's satchel holds <satchel>
    And the Vagabond's damaged hold 1 sword
    When the Marquise battles the Vagabond in clearing 5, rolling 0 and 0
    Then the Vagabond's damaged hold <damaged>

    Examples:
      | satchel           | damaged          |
      | 1 boot            | 1 sword, 1 boot  |
      | 1 exhausted sword | 1 sword, no boot |

  @9.2.4
  Scenario: As attacker the Vagabond is not defenseless
    Given clearing 5 holds 1 Vagabond pawn and 1 Marquise warrior
    And the Vagabond's satchel holds 1 boot
    When the Vagabond battles the Marquise in clearing 5, rolling 0 and 0
    Then the Vagabond's damaged hold nothing
    And the Marquise loses 0 warriors in clearing 5

  # 9.2.6 Maximum Rolled Hits

  @9.2.6 @4.3.3.I
  Scenario: The Vagabond's undamaged swords limit his rolled hits, face up or face down
    Given clearing 5 holds 1 Vagabond pawn and 4 Marquise warriors
    And the Vagabond's satchel holds 1 sword and 1 exhausted sword
    And the Vagabond's damaged hold 2 swords
    When the Vagabond battles the Marquise in clearing 5, rolling 3 and 0
    Then the Marquise loses 2 warriors in clearing 5

  @9.2.6 @4.3.3.I
  Scenario: The warriors of the Vagabond's enemy limit its rolled hits, as ever
    Given clearing 5 holds 1 Vagabond pawn and 2 Marquise warriors
    And the Vagabond's satchel holds 1 sword, 1 torch and 1 boot
    When the Marquise battles the Vagabond in clearing 5, rolling 3 and 0:
      | player   | asked         | answer |
      | Vagabond | piece to lose | boot   |
      | Vagabond | piece to lose | torch  |
    Then the Vagabond's damaged hold 1 boot and 1 torch
    And the Vagabond's satchel holds 1 sword

  # 9.2.7 Taking Hits

  @9.2.7 @4.3.6
  Scenario: Each hit damages an item of the Vagabond's choice, which keeps its side
    Given clearing 5 holds 1 Vagabond pawn and 3 Marquise warriors
    And the Vagabond's satchel holds 1 sword, 1 exhausted boot and 1 torch
    And the Vagabond's track holds 1 coin
    When the Marquise battles the Vagabond in clearing 5, rolling 2 and 0:
      | player   | asked         | answer         |
      | Vagabond | piece to lose | exhausted boot |
      | Vagabond | piece to lose | coin           |
    Then the Vagabond's damaged hold 1 exhausted boot and 1 coin
    And the Vagabond's satchel holds 1 sword and 1 torch
    And the Vagabond's track holds nothing
    And clearing 5 holds 1 Vagabond pawn

  @9.2.7
  Scenario: With no undamaged item left the Vagabond ignores the other hits
    Given clearing 5 holds 1 Vagabond pawn and 3 Marquise warriors
    And the Vagabond's satchel holds 1 sword
    When the Marquise battles the Vagabond in clearing 5, rolling 3 and 0
    Then the Vagabond's damaged hold 1 sword
    And clearing 5 holds 1 Vagabond pawn and 3 Marquise warriors

  @9.2.7 @4.3.1.II
  Scenario: An ambush that damages the Vagabond's items does not end his attack
    Given clearing 5 holds 1 Vagabond pawn and 3 Marquise warriors
    And the Vagabond's satchel holds 2 swords and 1 boot
    And the Marquise holds Ambush! (rabbit)
    When the Vagabond battles the Marquise in clearing 5, rolling 3 and 0:
      | player   | asked         | answer           |
      | Marquise | ambush        | Ambush! (rabbit) |
      | Vagabond | piece to lose | sword            |
      | Vagabond | piece to lose | boot             |
    Then the Vagabond's damaged hold 1 sword and 1 boot
    And clearing 5 holds 1 Vagabond pawn and 2 Marquise warriors

  # 9.2.10 Forest Movement

  @9.2.10
  Scenario: A Move leads out of a forest into a clearing that it touches, and into no forest
    Given the forest 4-9-12 holds 1 Vagabond pawn
    And the Vagabond's satchel holds 1 boot
    When the Vagabond takes the action move:
      | asked | answer |
      | move  | ?      |
    Then the options of the Vagabond are:
      | option                          |
      | the forest 4-9-12 > clearing 4  |
      | the forest 4-9-12 > clearing 9  |
      | the forest 4-9-12 > clearing 12 |
    And the Vagabond cannot move 1 Vagabond pawn from the forest 4-9-12 to the forest 4-7-8-12, citing 9.2.10

  @9.2.10
  Scenario: Out of a clearing a Move leads into no forest
    Given clearing 9 holds 1 Vagabond pawn
    And the Vagabond's satchel holds 1 boot
    When the Vagabond tries to take the action move:
      | asked | answer                |
      | move  | 9 > the forest 4-9-12 |
    Then it is refused citing 9.2.10: only a Slip leads into the forest 4-9-12
