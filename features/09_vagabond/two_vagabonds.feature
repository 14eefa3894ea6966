Feature: Two Vagabonds

  More items under the ruins, and quests that both can complete (9.7).

  Background:
    Given the seats are Vagabond, Second Vagabond and Marquise

  # 9.7.1 Setup

  @9.7.1 @9.3.1
  Scenario: Two random items lie under each ruin, once for both Vagabonds
    Given chance will give 0, 1, 2, 3, 4, 5, 6 and 7 for ruin items
    And the Vagabond has set up:
      | asked               | answer            |
      | character           | thief             |
      | forest for the pawn | the forest 4-9-12 |
    Then the space under the ruin in clearing 6 holds 1 bag and 1 boot
    And the space under the ruin in clearing 10 holds 1 hammer and 1 sword
    And the space under the ruin in clearing 11 holds 1 bag and 1 boot
    And the space under the ruin in clearing 12 holds 1 hammer and 1 sword
    When the Second Vagabond sets up:
      | asked               | answer            |
      | character           | ronin             |
      | forest for the pawn | the forest 4-9-12 |
    Then the space under the ruin in clearing 6 holds 1 bag and 1 boot
    And the forest 4-9-12 holds 1 Vagabond pawn and 1 Second Vagabond pawn

  @9.3.1
  Scenario: The second Vagabond cannot choose the same character
    Given the Vagabond has set up:
      | asked               | answer            |
      | character           | thief             |
      | forest for the pawn | the forest 4-9-12 |
    When the Second Vagabond tries to set up:
      | asked     | answer |
      | character | thief  |
    Then it is refused citing 9.3.1

  @9.7.1 @5.1.7
  Scenario Outline: Chance decides which of two Vagabonds sets up first
    Given chance will give <last> for setup order
    When the game is set up:
      | player   | asked     | answer |
      | Marquise | keep      | 1      |
      | Marquise | first sawmill   | 1      |
      | Marquise | first workshop  | 9      |
      | Marquise | first recruiter | 9      |
      | <first>  | character | ?      |
    Then the <first> is asked for character

    Examples:
      | last | first           |
      | 0    | Second Vagabond |
      | 1    | Vagabond        |

  @9.7.1 @5.1.7
  Scenario: The other factions set up in their order, whichever Vagabond is first
    Given the seats are Second Vagabond, Clergy, Vagabond and Marquise
    And chance will give 1 and 0 for setup order
    When the game is set up:
      | player   | asked           | answer |
      | Marquise | keep            | 1      |
      | Marquise | first sawmill   | 1      |
      | Marquise | first workshop  | 9      |
      | Marquise | first recruiter | 9      |
      | Second Vagabond | character | ?   |
    Then the Second Vagabond is asked for character

  @9.2.8
  Scenario: Nobody can be chosen for a coalition while the player with the fewest points is in one
    Given the seats are Vagabond, Second Vagabond, Marquise and Clergy
    And it is the Vagabond's Daylight
    And the forest 4-9-12 holds 1 Vagabond pawn
    And on the Second Vagabond's board coalition with is Marquise
    And the Second Vagabond has activated Dominance (mouse)
    And the Vagabond has 10 points
    And the Marquise has 5 points
    And the Clergy has 7 points
    And the Vagabond holds Dominance (fox)
    When the Vagabond tries to take the action form coalition
    Then it is refused citing 9.2.8: Second Vagabond is in a coalition

  @9.2.8 @3.1
  Scenario: When the partner of a partner wins, all three do, and whoever chose neither does not
    Given the seats are Vagabond, Second Vagabond, Marquise and Clergy
    And on the Vagabond's board coalition with is Second Vagabond
    And the Vagabond has activated Dominance (mouse)
    And on the Second Vagabond's board coalition with is Marquise
    And the Second Vagabond has activated Dominance (fox)
    And the Marquise has 29 points
    When the Marquise scores 1 point
    Then the winners are the Marquise, the Second Vagabond and the Vagabond
    And the Vagabond is an enemy of the Marquise

  # 9.7.2 Share Quests

  @9.7.2 @9.3.3
  Scenario: Three quests lie face up for both Vagabonds
    Given the Vagabond has set up:
      | asked               | answer            |
      | character           | thief             |
      | forest for the pawn | the forest 4-9-12 |
    When the Second Vagabond sets up:
      | asked               | answer            |
      | character           | ronin             |
      | forest for the pawn | the forest 4-9-12 |
    Then the quests hold Fend off a Bear (mouse), Escort (mouse) and Logistics Help (mouse)

  @9.7.2 @9.5.5
  Scenario: Either Vagabond completes any of the quests, and scores his own
    Given the Vagabond's cards hold thief and Fundraising (fox)
    And the Second Vagabond's cards hold ronin
    And clearing 1 holds 1 Vagabond pawn and 1 Second Vagabond pawn
    And the quests hold Errand (fox)
    And the quest deck holds Escort (mouse)
    And the Second Vagabond's satchel holds 1 boot
    And the Second Vagabond's track holds 1 tea
    When the Second Vagabond takes the action quest:
      | asked  | answer       |
      | reward | score points |
    Then the Second Vagabond scores 1 point
    And the quests hold Escort (mouse)

  # 9.7.3 Taking Items from Ruins

  @9.7.3
  Scenario: A ruin with two items is explored twice, and then it is gone
    Given clearing 10 holds 1 Vagabond pawn
    And the space under the ruin in clearing 10 holds 1 sword and 1 boot
    And the Vagabond's satchel holds 2 torches
    When the Vagabond plays his Daylight:
      | asked        | answer  |
      | action       | explore |
      | item to take | boot    |
      | action       | explore |
      | action       | end     |
    Then the Vagabond's satchel holds 1 boot, 1 sword and 2 exhausted torches
    And clearing 10 holds no ruin
    And the Vagabond scores 2 points

  @9.7.3
  Scenario: The Vagabond cannot take an item that does not lie under the ruin
    Given clearing 10 holds 1 Vagabond pawn
    And the space under the ruin in clearing 10 holds 1 sword and 1 boot
    And the Vagabond's satchel holds 1 torch
    When the Vagabond tries to take the action explore:
      | asked        | answer |
      | item to take | tea    |
    Then it is refused citing 9.7.3: tea is no option for item to take

  @9.7.3
  Scenario: The Vagabond need not take either item under a ruin, and scores nothing then
    Given clearing 10 holds 1 Vagabond pawn
    And the space under the ruin in clearing 10 holds 1 sword and 1 boot
    And the Vagabond's satchel holds 1 torch
    When the Vagabond takes the action explore:
      | asked        | answer  |
      | item to take | decline |
    Then the Vagabond's satchel holds 1 exhausted torch and no boot
    And the Vagabond scores nothing
    And clearing 10 holds 1 ruin

  @9.5.3 @9.7.3
  Scenario: A second item of one kind cannot be taken from under a ruin
    Given clearing 10 holds 1 Vagabond pawn
    And the space under the ruin in clearing 10 holds 2 boots and 1 sword
    And the Vagabond's satchel holds 2 torches
    When the Vagabond tries to play his Daylight:
      | asked        | answer  |
      | action       | explore |
      | item to take | boot    |
      | action       | explore |
      | item to take | boot    |
    Then it is refused citing 9.7.3: an item of its kind from under a ruin is on the board

  @9.5.3 @9.7.3
  Scenario: With no item under the ruin to take the torch is exhausted for nothing
    Given clearing 10 holds 1 Vagabond pawn
    And the space under the ruin in clearing 10 holds 2 boots
    And the Vagabond's satchel holds 2 torches
    When the Vagabond plays his Daylight:
      | asked        | answer  |
      | action       | explore |
      | item to take | boot    |
      | action       | explore |
      | action       | end     |
    Then the Vagabond's satchel holds 1 boot and 2 exhausted torches
    And clearing 10 holds 1 ruin
    And the Vagabond scores 1 point

  @9.7.3 @9.6.4
  Scenario: Once an item from a ruin is gone for good, another of its kind can be taken
    Given clearing 10 holds 1 Vagabond pawn
    And the space under the ruin in clearing 10 holds 2 boots
    And the Vagabond's satchel holds 5 swords and 2 torches
    When the Vagabond plays his Daylight:
      | asked        | answer  |
      | action       | explore |
      | item to take | boot    |
      | action       | end     |
    And the Vagabond plays his Evening:
      | asked          | answer |
      | item to remove | boot   |
      | item to remove | sword  |
    And the Vagabond takes the action explore
    Then the Vagabond's satchel holds 1 boot

  @9.2.7 @9.2.9
  Scenario: Two Vagabonds battle for each other's items, and nobody becomes Hostile
    Given clearing 5 holds 1 Vagabond pawn and 1 Second Vagabond pawn
    And the Vagabond's satchel holds 2 swords
    And the Second Vagabond's satchel holds 1 sword and 1 boot
    When the Vagabond battles the Second Vagabond in clearing 5, rolling 2 and 1:
      | player          | asked         | answer |
      | Second Vagabond | piece to lose | sword  |
    Then the Vagabond's damaged hold 1 sword
    And the Second Vagabond's damaged hold 1 sword and 1 boot
    And the Second Vagabond is indifferent to the Vagabond
    And the Vagabond scores nothing
