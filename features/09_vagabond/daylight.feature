Feature: The Vagabond's Daylight

  His actions, each for the items that it exhausts (9.5).

  Background:
    Given the seats are Vagabond, Marquise and Clergy
    And the Vagabond's cards hold thief

  @9.5
  Scenario: The Vagabond takes actions in any order and number
    Given clearing 5 holds 1 pawn and 1 sawmill
    And the Vagabond's satchel holds 2 boots, 1 sword and 1 hammer
    And the Vagabond's damaged hold 1 torch
    When the Vagabond plays his Daylight:
      | asked  | answer |
      | action | move   |
      | move   | 5 > 1  |
      | action | repair |
      | action | move   |
      | move   | 1 > 9  |
      | action | end    |
    Then clearing 9 holds 1 pawn
    And the Vagabond's satchel holds 2 exhausted boots, 1 exhausted hammer, 1 sword and 1 torch

  @9.5
  Scenario: In a forest the Vagabond takes no action that needs a clearing
    Given the forest 4-9-12 holds 1 pawn
    And the Vagabond's satchel holds 1 boot, 1 sword, 1 torch, 1 crossbow and 1 hammer
    And the Vagabond's damaged hold 1 tea
    And the quests hold Errand (fox)
    And the Vagabond holds Anvil
    When the Vagabond plays his Daylight:
      | asked  | answer |
      | action | ?      |
    Then the options of the Vagabond are:
      | option |
      | move   |
      | repair |
      | end    |

  # 9.5.1 Move

  @9.5.1
  Scenario: Each Move takes a boot
    Given clearing 5 holds 1 pawn
    And the Vagabond's satchel holds 1 exhausted boot and 1 boot
    When the Vagabond takes the action move:
      | asked | answer |
      | move  | 5 > 2  |
    Then clearing 2 holds 1 pawn
    And the Vagabond's satchel holds 2 exhausted boots
    When the Vagabond tries to take the action move
    Then it is refused citing 9.5.1: no boot lies face up to exhaust

  @9.5.1
  Scenario: Without a boot there is no Move, among Hostile warriors or not
    Given clearing 5 holds 1 pawn
    And clearing 2 holds 1 Marquise warrior
    And the Marquise is hostile to the Vagabond
    And the Vagabond's satchel holds 1 exhausted boot
    When the Vagabond tries to take the action move
    Then it is refused citing 9.5.1: no boot lies face up to exhaust

  @9.5.1
  Scenario: A move that a card gives after a Move takes no boot
    Given clearing 5 holds 1 pawn
    And the Vagabond's satchel holds 1 boot
    And the Vagabond's play area holds Cobbler
    When the Vagabond takes the action move:
      | asked | answer |
      | move  | 5 > 2  |
    And the Vagabond plays his Evening:
      | asked | answer |
      | move  | 2 > 5  |
    Then clearing 5 holds 1 pawn

  # 9.5.2 Battle

  @9.5.2
  Scenario: A battle takes a sword, in the clearing of the pawn
    Given clearing 5 holds 1 pawn, 2 Marquise warriors and 1 Clergy warrior
    And clearing 1 holds 2 Marquise warriors
    And the Vagabond's satchel holds 1 sword
    And the dice will show 2 and 0
    When the Vagabond takes the action battle:
      | asked  | answer       |
      | battle | 5 > Marquise |
    Then clearing 5 holds 1 pawn, 1 Marquise warrior and 1 Clergy warrior
    And the Vagabond's satchel holds 1 exhausted sword

  @9.5.2
  Scenario Outline: Without a sword that is face up or an enemy there the Vagabond cannot battle
    Given clearing 5 holds <pieces>
    And the Vagabond's satchel holds <satchel>
    When the Vagabond tries to take the action battle
    Then it is refused citing 9.5.2: <reason>

    Examples:
      | pieces                     | satchel | reason                                         |
      | 1 pawn                     | 1 sword | no enemy to battle in a clearing with the pawn |
      | 1 pawn, 1 Marquise warrior | 1 boot  | no sword lies face up to exhaust               |

  @9.5.2 @4.3
  Scenario: The Vagabond battles nowhere but in the clearing of the pawn
    Given clearing 5 holds 1 pawn, 1 Clergy warrior and 2 Marquise warriors
    And clearing 1 holds 2 Marquise warriors
    And the Vagabond's satchel holds 1 sword
    When the Vagabond tries to take the action battle:
      | asked  | answer       |
      | battle | 1 > Marquise |
    Then it is refused citing 9.5.2

  # 9.5.3 Explore

  @9.5.3
  Scenario: A torch takes the item under the ruin, for a point; with the last item the ruin goes
    Given clearing 10 holds 1 pawn
    And the space under the ruin in clearing 10 holds 1 sword
    And the Vagabond's satchel holds 1 torch
    When the Vagabond takes the action explore
    Then the Vagabond's satchel holds 1 sword and 1 exhausted torch
    And clearing 10 holds 1 pawn and no ruin
    And it happens that the Vagabond removes 1 ruin from clearing 10 to the out of the game
    And the Vagabond scores 1 point

  @9.5.3
  Scenario Outline: The Vagabond explores only a clearing with a ruin, with a torch
    Given clearing <clearing> holds 1 pawn
    And the space under the ruin in clearing 10 holds 1 sword
    And the Vagabond's satchel holds <satchel>
    When the Vagabond tries to take the action explore
    Then it is refused citing 9.5.3: <reason>

    Examples:
      | clearing | satchel           | reason                                             |
      | 5        | 1 torch           | no ruin with an item is in a clearing with the pawn |
      | 10       | 1 exhausted torch | no torch lies face up to exhaust                   |

  # 9.5.4 Aid

  @9.5.4
  Scenario: An Aid exhausts any item, gives a matching card, and takes an item
    Given clearing 5 holds 1 pawn, 1 Clergy warrior and 1 sawmill
    And the Marquise's crafted items hold 1 crossbow and 1 bag
    And the Vagabond's satchel holds 1 hammer and 1 exhausted torch
    And the Vagabond holds Bake Sale, Sappers and Anvil
    When the Vagabond takes the action aid:
      | asked                 | answer             |
      | whom to aid with what | Marquise > Sappers |
      | item to take          | bag                |
    Then the Marquise holds Sappers
    And the Vagabond holds Bake Sale and Anvil
    And the Marquise's crafted items hold 1 crossbow and no bag
    And the Vagabond's track holds 1 bag
    And the Vagabond's satchel holds 1 exhausted hammer and 1 exhausted torch

  @9.5.4
  Scenario: The Vagabond may leave the item of an Aid
    Given clearing 5 holds 1 pawn and 1 sawmill
    And the Marquise's crafted items hold 1 crossbow
    And the Vagabond's satchel holds 1 hammer
    And the Vagabond holds Bake Sale
    When the Vagabond takes the action aid:
      | asked        | answer  |
      | item to take | decline |
    Then the Marquise's crafted items hold 1 crossbow

  @9.5.4 @2.1.1
  Scenario: A card that does not match the clearing is refused for Aid
    Given clearing 5 holds 1 pawn and 1 sawmill
    And the Vagabond's satchel holds 1 hammer
    And the Vagabond holds Bake Sale, Root Tea (rabbit) and Anvil
    When the Vagabond tries to take the action aid:
      | asked                 | answer           |
      | whom to aid with what | Marquise > Anvil |
    Then it is refused citing 9.5.4: Anvil does not match the clearing

  @9.5.4
  Scenario Outline: Without pieces of somebody, a matching card, and an item there is no Aid
    Given clearing 5 holds <pieces>
    And the Vagabond's satchel holds <satchel>
    And the Vagabond holds <card>
    When the Vagabond tries to take the action aid
    Then it is refused citing 9.5.4: <reason>

    Examples:
      | pieces            | satchel          | card      | reason                                                      |
      | 1 pawn            | 1 boot           | Bake Sale | nobody there to aid, or no card to give |
      | 1 pawn, 1 sawmill | 1 boot           | Anvil     | Anvil does not match the clearing       |
      | 1 pawn, 1 sawmill | 1 exhausted boot | Bake Sale | no item lies face up to exhaust         |

  @9.5.4 @9.5
  Scenario: In a forest nobody is aided
    Given the forest 4-9-12 holds 1 pawn
    And the Vagabond's satchel holds 1 boot
    And the Vagabond holds Bake Sale
    When the Vagabond tries to take the action aid
    Then it is refused citing 9.5.4: the pawn is in no clearing

  # 9.5.5 Quest

  @9.5.5
  Scenario: A quest takes the two items that it lists, and a new one comes
    Given clearing 1 holds 1 pawn
    And the quests hold Errand (fox), Escort (mouse) and Fundraising (fox)
    And the quest deck holds Guard Duty (mouse)
    And the Vagabond's satchel holds 2 boots and 1 sword
    And the Vagabond's track holds 1 tea
    When the Vagabond takes the action quest:
      | asked  | answer       |
      | reward | score points |
    Then the Vagabond's cards hold Errand (fox) and thief
    And the quests hold Escort (mouse), Fundraising (fox) and Guard Duty (mouse)
    And the Vagabond's satchel holds 1 boot, 1 exhausted boot, 1 exhausted tea and 1 sword
    And the Vagabond scores 1 point

  @9.5.5
  Scenario: A quest scores for each completed quest of its suit, itself included
    Given clearing 1 holds 1 pawn
    And the Vagabond's cards hold Fundraising (fox), Logistics Help (fox) and Escort (mouse)
    And the quests hold Errand (fox)
    And the Vagabond's satchel holds 1 boot
    And the Vagabond's track holds 1 tea
    When the Vagabond takes the action quest:
      | asked  | answer       |
      | reward | score points |
    Then the Vagabond scores 3 points

  @9.5.5
  Scenario: The Vagabond may take no reward for a quest, and a new quest comes
    Given clearing 1 holds 1 pawn
    And the quests hold Errand (fox)
    And the quest deck holds Escort (mouse)
    And the Vagabond's satchel holds 1 boot
    And the Vagabond's track holds 1 tea
    When the Vagabond takes the action quest:
      | asked  | answer  |
      | reward | decline |
    Then the Vagabond scores nothing
    And the Vagabond draws 0 cards
    And the quests hold Escort (mouse)

  @9.5.5
  Scenario: The Vagabond may draw two cards for a quest
    Given clearing 1 holds 1 pawn
    And the quests hold Errand (fox)
    And the Vagabond's satchel holds 1 boot
    And the Vagabond's track holds 1 tea
    When the Vagabond takes the action quest:
      | asked  | answer     |
      | reward | draw cards |
    Then the Vagabond draws 2 cards
    And the Vagabond scores nothing

  @9.5.5
  Scenario: A quest that lists two of the same item takes two
    Given clearing 7 holds 1 pawn
    And the quests hold Escort (mouse)
    And the Vagabond's satchel holds 1 boot and 1 exhausted boot
    When the Vagabond tries to take the action quest
    Then it is refused citing 9.5.5: no open quest matches the clearing and the items that lie face up

  @9.5.5
  Scenario: A quest whose items the Vagabond lacks is refused though he can complete another
    Given clearing 1 holds 1 pawn
    And the quests hold Errand (fox), Repair a Shed (fox) and Logistics Help (fox)
    And the Vagabond's satchel holds 1 boot
    And the Vagabond's track holds 1 tea and 1 bag
    When the Vagabond tries to take the action quest:
      | asked | answer              |
      | quest | Repair a Shed (fox) |
    Then it is refused citing 9.5.5: a torch and a hammer do not lie face up to exhaust

  @9.5.5
  Scenario: A quest of another suit waits for another clearing
    Given clearing 1 holds 1 pawn
    And the quests hold Errand (fox), Errand (rabbit) and Logistics Help (fox)
    And the Vagabond's satchel holds 2 boots
    And the Vagabond's track holds 1 tea and 1 bag
    When the Vagabond tries to take the action quest:
      | asked | answer          |
      | quest | Errand (rabbit) |
    Then it is refused citing 9.5.5: Errand (rabbit) does not match the clearing of the pawn

  # 9.5.6 Strike

  @9.5.6
  Scenario: A crossbow removes a warrior of an enemy there
    Given clearing 5 holds 1 pawn, 2 Marquise warriors, 1 sawmill and 1 Clergy warrior
    And the Vagabond's satchel holds 1 crossbow
    When the Vagabond takes the action strike:
      | asked           | answer           |
      | piece to remove | Marquise warrior |
    Then clearing 5 holds 1 pawn, 1 Marquise warrior, 1 sawmill and 1 Clergy warrior
    And the Vagabond's satchel holds 1 exhausted crossbow
    And the Marquise is hostile to the Vagabond

  @9.5.6
  Scenario: A Strike removes other pieces only where that enemy has no warrior
    Given clearing 5 holds 1 pawn, 1 Marquise warrior, 1 sawmill and 1 Clergy warrior
    And the Vagabond's satchel holds 1 crossbow
    When the Vagabond tries to take the action strike:
      | asked           | answer  |
      | piece to remove | sawmill |
    Then it is refused citing 9.5.6: warriors of its player are in clearing 5

  @9.5.6
  Scenario: A ruin is nobody's piece to strike
    Given clearing 10 holds 1 pawn
    And the Vagabond's satchel holds 1 crossbow
    When the Vagabond tries to take the action strike
    Then it is refused citing 9.5.6: no enemy piece to strike in a clearing with the pawn

  @9.5.6 @G.8
  Scenario: The Vagabond strikes at nobody who is in a coalition with him
    Given on the Vagabond's board coalition with is Marquise
    And clearing 5 holds 1 pawn, 1 Marquise warrior and 1 Clergy warrior
    And clearing 1 holds 1 Marquise warrior
    And the Vagabond's satchel holds 1 crossbow
    When the Vagabond takes the action strike
    Then clearing 5 holds 1 Marquise warrior and no Clergy warriors
    Given the Vagabond's satchel holds 1 crossbow
    When the Vagabond tries to take the action strike
    Then it is refused citing 9.5.6: no warrior of an enemy is there

  @9.5.6 @3.2.1
  Scenario: A building that a Strike removes scores its point
    Given clearing 5 holds 1 pawn, 1 sawmill and 1 wood
    And the Vagabond's satchel holds 1 crossbow
    When the Vagabond takes the action strike:
      | asked           | answer  |
      | piece to remove | sawmill |
    Then clearing 5 holds 1 pawn, 1 wood and no sawmill
    And the Vagabond scores 1 point

  # 9.5.7 Repair

  @9.5.7
  Scenario: A hammer repairs an item, which keeps its side
    Given the forest 4-9-12 holds 1 pawn
    And the Vagabond's satchel holds 1 hammer
    And the Vagabond's damaged hold 1 exhausted sword and 1 boot
    When the Vagabond takes the action repair:
      | asked          | answer          |
      | item to repair | exhausted sword |
    Then the Vagabond's satchel holds 1 exhausted sword and 1 exhausted hammer
    And the Vagabond's damaged hold 1 boot

  @9.5.7 @9.2.5.I
  Scenario Outline: A coin that is face up goes on to its track
    Given the forest 4-9-12 holds 1 pawn
    And the Vagabond's satchel holds 1 hammer
    And the Vagabond's damaged hold <damaged>
    When the Vagabond takes the action repair
    Then the Vagabond's track holds <track>
    And the Vagabond's satchel holds <satchel>

    Examples:
      | damaged          | track   | satchel                              |
      | 1 coin           | 1 coin  | 1 exhausted hammer                   |
      | 1 exhausted coin | nothing | 1 exhausted hammer, 1 exhausted coin |

  @9.5.7
  Scenario Outline: Without a hammer or without a damaged item nothing is repaired
    Given clearing 5 holds 1 pawn
    And the Vagabond's satchel holds <satchel>
    And the Vagabond's damaged hold <damaged>
    When the Vagabond tries to take the action repair
    Then it is refused citing 9.5.7: <reason>

    Examples:
      | satchel            | damaged | reason                            |
      | 1 hammer           | nothing | no item is damaged                |
      | 1 exhausted hammer | 1 boot  | no hammer lies face up to exhaust |

  # 9.5.8 Craft

  @9.5.8
  Scenario: Each icon takes a hammer, and the clearing must match it
    Given clearing 1 holds 1 pawn
    And the Vagabond's satchel holds 2 hammers and 1 exhausted hammer
    And the Vagabond holds Foxfolk Steel
    When the Vagabond takes the action craft
    Then the Vagabond's satchel holds 1 sword and 3 exhausted hammers
    And the Vagabond scores 2 points

  @9.5.8
  Scenario Outline: With too few hammers, or of another suit, the Vagabond crafts nothing
    Given clearing <clearing> holds 1 pawn
    And the Vagabond's satchel holds <satchel>
    And the item supply holds 1 sword
    And the Vagabond holds <card>
    When the Vagabond tries to take the action craft
    Then it is refused citing 9.5.8: nothing to activate for <cost>

    Examples:
      | clearing | satchel             | card          | cost                     |
      | 1        | 1 hammer            | Foxfolk Steel | fox and fox              |
      | 5        | 2 hammers           | Foxfolk Steel | fox and fox              |
      | 1        | 3 hammers           | Tax Collector | fox and rabbit and mouse |

  @9.5.8
  Scenario: A card that the Vagabond cannot craft is refused though he can craft another
    Given clearing 1 holds 1 pawn
    And the Vagabond's satchel holds 2 hammers
    And the Vagabond holds Anvil, Foxfolk Steel and Tax Collector
    When the Vagabond tries to take the action craft:
      | asked         | answer        |
      | card to craft | Tax Collector |
    Then it is refused citing 9.5.8: nothing to activate for fox and rabbit and mouse

  @9.5.8
  Scenario Outline: Craft is refused for the reason that all cards share, or else by 9.5.8
    Given clearing <clearing> holds 1 pawn
    And the Vagabond's satchel holds <satchel>
    And the item supply holds <supply>
    And the Vagabond holds <cards>
    When the Vagabond tries to take the action craft
    Then it is refused citing <clause>: <reason>

    Examples:
      | clearing | satchel             | supply   | cards                | clause | reason                                                               |
      | 5        | 2 hammers           | 1 sword  | Foxfolk Steel        | 9.5.8  | nothing to activate for fox and fox                                  |
      | 1        | 2 exhausted hammers | 1 sword  | Foxfolk Steel        | 9.5.8  | nothing to activate for fox and fox                                  |
      | 1        | 2 hammers           | 0 swords | Foxfolk Steel        | 4.1.2  | the item supply holds no sword                                       |
      | 1        | 2 hammers           | 0 swords | Foxfolk Steel, Ambush! (fox) | 9.5.8 | no card in hand can be crafted with the hammers that lie face up |

  @9.5.8
  Scenario: In a forest the Vagabond takes no action to craft
    Given the forest 4-9-12 holds 1 pawn
    And the Vagabond's satchel holds 2 hammers
    And the Vagabond holds Foxfolk Steel
    When the Vagabond tries to take the action craft
    Then it is refused citing 9.5.8: the pawn is in no clearing

  # 9.5.9 Special Action

  @9.5.9 @V.1.2
  Scenario: The Vagabond's special action is that of his character
    Given clearing 5 holds 1 pawn and 1 sawmill
    And the Marquise holds Anvil
    And the Vagabond's satchel holds 1 torch
    When the Vagabond plays his Daylight:
      | asked  | answer |
      | action | ?      |
    Then the options of the Vagabond are:
      | option |
      | steal  |
      | end    |
