Feature: The Vagabond's setup

  Character, pawn, quests, ruins, items and relationships, in this order (9.3).

  Background:
    Given the seats are Vagabond, Marquise and Clergy

  @9.3.1
  Scenario: The Vagabond chooses one of twelve characters
    When the Vagabond sets up:
      | asked     | answer |
      | character | ?      |
    Then the options of the Vagabond are:
      | option     |
      | thief      |
      | tinker     |
      | ranger     |
      | vagrant    |
      | arbiter    |
      | scoundrel  |
      | adventurer |
      | harrier    |
      | ronin      |
      | cheat      |
      | gladiator  |
      | jailor     |

  @9.3 @9.3.1 @9.3.2 @9.3.5
  Scenario: The character lies on the board, the pawn stands in a forest, and the items lie in their places
    When the Vagabond sets up:
      | asked               | answer            |
      | character           | thief             |
      | forest for the pawn | the forest 4-9-12 |
    Then the Vagabond's cards hold thief
    And the forest 4-9-12 holds 1 Vagabond pawn
    And the Vagabond's track holds 1 tea
    And the Vagabond's satchel holds 1 boot, 1 torch and 1 sword

  @9.3
  Scenario: Quests, ruins, items and relationships come after the pawn
    Given the Marquise is hostile to the Vagabond
    When the Vagabond sets up:
      | asked               | answer |
      | character           | thief  |
      | forest for the pawn | ?      |
    Then the quests hold nothing
    And the Vagabond's satchel holds nothing
    And the space under the ruin in clearing 10 holds nothing
    And the Marquise is hostile to the Vagabond

  @9.3
  Scenario: Quests, ruins, items and relationships are all in place after the setup
    Given the Marquise is hostile to the Vagabond
    And chance will give 2, 0, 3 and 1 for ruin items
    When the Vagabond sets up:
      | asked               | answer            |
      | character           | thief             |
      | forest for the pawn | the forest 4-9-12 |
    Then the quests hold Fend off a Bear (mouse), Escort (mouse) and Logistics Help (mouse)
    And the space under the ruin in clearing 10 holds 1 bag
    And the Vagabond's satchel holds 1 boot, 1 torch and 1 sword
    And the Marquise is indifferent to the Vagabond

  @9.3.3
  Scenario: The quests that lie face up are drawn by chance
    Given chance will give 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1 and 0 for quest deck
    When the Vagabond sets up:
      | asked               | answer            |
      | character           | thief             |
      | forest for the pawn | the forest 4-9-12 |
    Then the quests hold Fundraising (fox), Errand (fox) and Logistics Help (fox)

  @9.3.2
  Scenario: The pawn starts in any forest, and in no clearing
    When the Vagabond tries to set up:
      | asked               | answer |
      | character           | thief  |
      | forest for the pawn | 5      |
    Then it is refused citing 9.3.2

  @9.3.2
  Scenario: Every forest of the map is open to the pawn
    When the Vagabond sets up:
      | asked               | answer |
      | character           | thief  |
      | forest for the pawn | ?      |
    Then the options of the Vagabond are:
      | option                  |
      | the forest 1-2-5-10     |
      | the forest 1-9-10-12    |
      | the forest 2-6-10-11-12 |
      | the forest 3-6-11       |
      | the forest 3-7-11-12    |
      | the forest 4-7-8-12     |
      | the forest 4-9-12       |

  @9.3.3
  Scenario: Three quests of the fifteen lie face up
    When the Vagabond sets up:
      | asked               | answer            |
      | character           | thief             |
      | forest for the pawn | the forest 4-9-12 |
    Then the quests hold Fend off a Bear (mouse), Escort (mouse) and Logistics Help (mouse)
    And the quest deck holds Fundraising (fox), Errand (fox), Logistics Help (fox), Repair a Shed (fox), Give a Speech (fox), Guard Duty (rabbit), Errand (rabbit), Give a Speech (rabbit), Fend off a Bear (rabbit), Expel Bandits (rabbit), Expel Bandits (mouse) and Guard Duty (mouse)

  @9.3.4
  Scenario: One of four items lies under each ruin, at random
    Given chance will give 2, 0, 3 and 1 for ruin items
    When the Vagabond sets up:
      | asked               | answer            |
      | character           | thief             |
      | forest for the pawn | the forest 4-9-12 |
    Then the space under the ruin in clearing 6 holds 1 hammer
    And the space under the ruin in clearing 10 holds 1 bag
    And the space under the ruin in clearing 11 holds 1 sword
    And the space under the ruin in clearing 12 holds 1 boot
    And clearing 6 holds 1 ruin

  @9.3.6 @9.2.9
  Scenario: Every faction is Indifferent at first
    Given the Marquise is hostile to the Vagabond
    And the Clergy is allied to the Vagabond
    When the Vagabond sets up:
      | asked               | answer            |
      | character           | thief             |
      | forest for the pawn | the forest 4-9-12 |
    Then the Marquise is indifferent to the Vagabond
    And the Clergy is indifferent to the Vagabond
