Feature: The characters of the Vagabond

  Their starting items and their special actions (V).

  Background:
    Given the seats are Vagabond, Marquise and Clergy
    And it is the Vagabond's Daylight

  # Starting items

  @9.3.5 @V.1.1 @V.2.1 @V.3.1 @V.4.1 @V.5.1 @V.6.1 @V.7.1 @V.8.1 @V.9.1 @V.10.1 @V.11.1 @V.12.1
  Scenario Outline: Each character starts with the items on its card
    When the Vagabond sets up:
      | asked               | answer            |
      | character           | <character>       |
      | forest for the pawn | the forest 4-9-12 |
    Then the Vagabond's satchel holds <satchel>
    And the Vagabond's track holds <track>

    Examples:
      | character  | satchel                                 | track   |
      | thief      | 1 boot, 1 torch and 1 sword             | 1 tea   |
      | tinker     | 1 boot, 1 torch and 1 hammer            | 1 bag   |
      | ranger     | 1 boot, 1 torch, 1 crossbow and 1 sword | nothing |
      | vagrant    | 1 torch and 1 boot                      | 1 coin  |
      | arbiter    | 1 boot, 1 torch and 2 swords            | nothing |
      | scoundrel  | 2 boots, 1 torch and 1 crossbow         | nothing |
      | adventurer | 1 boot, 1 torch and 1 hammer            | nothing |
      | harrier    | 1 torch, 1 sword and 1 crossbow         | 1 coin  |
      | ronin      | 2 boots, 1 torch and 1 sword            | nothing |
      | cheat      | 1 boot, 1 crossbow and 1 torch          | 1 tea   |
      | gladiator  | 1 boot, 1 torch and 1 hammer            | nothing |
      | jailor     | 1 boot, 1 crossbow and 1 torch          | nothing |

  @9.5.9 @V.1.2 @V.2.2 @V.3.2 @V.4.2 @V.6.2 @V.8.2 @V.10.2 @V.11.2
  Scenario Outline: Nobody takes the special action of another character
    Given the Vagabond's cards hold arbiter
    And clearing 5 holds 1 pawn, 1 Marquise warrior and 1 Clergy warrior
    And the Vagabond's satchel holds 2 torches
    And the Marquise holds Anvil
    And the discard pile holds Sappers
    And the quests hold Errand (rabbit)
    When the Vagabond tries to take the action <action>
    Then it is refused citing <clause>: the Vagabond is not the <character>

    Examples:
      | action         | clause | character |
      | steal          | V.1.2  | Thief     |
      | day labor      | V.2.2  | Tinker    |
      | hideout        | V.3.2  | Ranger    |
      | instigate      | V.4.2  | Vagrant   |
      | scorched earth | V.6.2  | Scoundrel |
      | glide          | V.8.2  | Harrier   |
      | con            | V.10.2 | Cheat     |
      | duel           | V.11.2 | Gladiator |

  @9.5.9 @V.1.2 @V.2.2 @V.3.2 @V.4.2 @V.6.2 @V.8.2
  Scenario Outline: Each special action that takes a torch takes one that lies face up
    Given the Vagabond's cards hold <character>
    And clearing 5 holds 1 pawn, 1 Marquise warrior and 1 Clergy warrior
    And the Vagabond's satchel holds 1 exhausted torch and 1 boot
    And the Marquise holds Anvil
    And the discard pile holds Sappers
    When the Vagabond tries to take the action <action>
    Then it is refused citing <clause>: no torch lies face up to exhaust

    Examples:
      | character | action         | clause |
      | thief     | steal          | V.1.2  |
      | tinker    | day labor      | V.2.2  |
      | ranger    | hideout        | V.3.2  |
      | vagrant   | instigate      | V.4.2  |
      | scoundrel | scorched earth | V.6.2  |
      | harrier   | glide          | V.8.2  |

  # V.1.2 Steal

  @V.1.2 @G.22
  Scenario: The Thief takes a random card from a player there
    Given the Vagabond's cards hold thief
    And clearing 5 holds 1 pawn, 1 sawmill and 1 Clergy warrior
    And the Vagabond's satchel holds 1 torch
    And the Marquise holds Anvil and Sappers
    And the Clergy holds Armorers
    And chance will give 1 for card
    When the Vagabond takes the action steal:
      | asked                | answer   |
      | player to steal from | Marquise |
    Then the Vagabond holds Sappers
    And the Marquise holds Anvil
    And the Vagabond's satchel holds 1 exhausted torch

  @V.1.2
  Scenario: The Thief takes no card from one who is elsewhere, or holds none
    Given the Vagabond's cards hold thief
    And clearing 5 holds 1 pawn and 1 Clergy warrior
    And clearing 1 holds 1 sawmill
    And the Vagabond's satchel holds 1 torch
    And the Marquise holds Anvil
    When the Vagabond tries to take the action steal
    Then it is refused citing V.1.2: no player with pieces in the pawn's clearing has a card

  # V.2.2 Day Labor

  @V.2.2 @2.1.1
  Scenario: The Tinker takes a discarded card that matches, birds included
    Given the Vagabond's cards hold tinker
    And clearing 5 holds 1 pawn
    And the Vagabond's satchel holds 1 torch
    And the discard pile holds Anvil, Sappers, Sword and Bake Sale
    When the Vagabond takes the action day labor:
      | asked        | answer |
      | card to take | ?      |
    Then the options of the Vagabond are:
      | option                |
      | bird card Sappers     |
      | rabbit card Bake Sale |

  @V.2.2
  Scenario: The card of the Tinker's day labor comes into his hand
    Given the Vagabond's cards hold tinker
    And clearing 5 holds 1 pawn
    And the Vagabond's satchel holds 1 torch
    And the discard pile holds Anvil and Bake Sale
    When the Vagabond takes the action day labor
    Then the Vagabond holds Bake Sale
    And the discard pile holds Anvil
    And the Vagabond's satchel holds 1 exhausted torch

  @V.2.2
  Scenario: With no discarded card that matches there is no day labor
    Given the Vagabond's cards hold tinker
    And clearing 5 holds 1 pawn
    And the Vagabond's satchel holds 1 torch
    And the discard pile holds Anvil
    When the Vagabond tries to take the action day labor
    Then it is refused citing V.2.2: no discarded card matches the pawn's clearing

  # V.3.2 Hideout

  @V.3.2
  Scenario: The Ranger repairs three items, and Daylight is over
    Given the Vagabond's cards hold ranger
    And clearing 5 holds 1 pawn
    And the Vagabond's satchel holds 1 torch and 2 boots
    And the Vagabond's damaged hold 1 exhausted sword, 1 coin, 1 hammer and 1 crossbow
    When the Vagabond plays his Daylight:
      | asked          | answer          |
      | action         | hideout         |
      | item to repair | exhausted sword |
      | item to repair | coin            |
      | item to repair | hammer          |
    Then the Vagabond's satchel holds 1 exhausted torch, 2 boots, 1 exhausted sword and 1 hammer
    And the Vagabond's track holds 1 coin
    And the Vagabond's damaged hold 1 crossbow

  @V.3.2 @1.5.4
  Scenario: With fewer than three damaged items the Ranger repairs all, and Daylight is over
    Given the Vagabond's cards hold ranger
    And the forest 4-9-12 holds 1 pawn
    And the Vagabond's satchel holds 1 torch and 2 boots
    And the Vagabond's damaged hold 1 hammer
    When the Vagabond plays his Daylight:
      | asked          | answer  |
      | action         | hideout |
      | item to repair | hammer  |
    Then the Vagabond has no further item to repair, citing V.3.2: no item is damaged
    And the Vagabond's satchel holds 1 hammer, 1 exhausted torch and 2 boots

  # V.4.2 Instigate

  @V.4.2 @1.5.5.I
  Scenario: The Vagrant forces a battle, and does not count as removing the warriors that fall
    Given the Vagabond's cards hold vagrant
    And clearing 5 holds 1 pawn, 1 Marquise warrior, 1 sawmill, 1 wood and 1 Clergy warrior
    And the Vagabond's satchel holds 1 torch
    And the dice will show 1 and 0
    When the Vagabond takes the action instigate:
      | player   | asked            | answer            |
      | Vagabond | who battles whom | Clergy > Marquise |
    Then the Marquise loses 1 warrior in clearing 5
    And the Vagabond scores nothing
    And the Marquise is indifferent to the Vagabond

  @V.4.2 @3.2.1
  Scenario: The Vagrant scores for what falls, and who deals the hit does not
    Given the Vagabond's cards hold vagrant
    And clearing 5 holds 1 pawn, 1 sawmill, 1 wood and 2 Clergy warriors
    And the Vagabond's satchel holds 1 torch
    And the dice will show 1 and 0
    When the Vagabond takes the action instigate:
      | player   | asked            | answer            |
      | Vagabond | who battles whom | Clergy > Marquise |
      | Marquise | piece to lose    | wood              |
    Then clearing 5 holds 1 pawn, 2 Clergy warriors, no sawmill and no wood
    And the Vagabond scores 2 points
    And the Clergy scores nothing
    And the Vagabond's satchel holds 1 exhausted torch

  @V.4.2 @9.2.9.IIIa
  Scenario: Buildings and tokens of a Hostile faction score Infamy as well, warriors do not
    Given the Vagabond's cards hold vagrant
    And the Marquise is hostile to the Vagabond
    And clearing 5 holds 1 pawn, 1 Marquise warrior, 1 sawmill and 2 Clergy warriors
    And the Vagabond's satchel holds 1 torch
    And the dice will show 2 and 0
    When the Vagabond takes the action instigate:
      | player   | asked            | answer            |
      | Vagabond | who battles whom | Clergy > Marquise |
    Then the Vagabond scores 2 points

  @V.4.2 @9.2.9.III @9.2.9.IIIa
  Scenario Outline: The Vagrant may take either side of the battle, and scores Infamy in either
    Given the Vagabond's cards hold vagrant
    And clearing 5 holds 1 pawn and 3 Marquise warriors
    And the Vagabond's satchel holds 1 torch and 2 exhausted swords
    And the dice will show <dice>
    When the Vagabond takes the action instigate:
      | player   | asked            | answer          |
      | Vagabond | who battles whom | <battle>        |
      | Vagabond | piece to lose    | exhausted torch |
    Then the Marquise loses 2 warriors in clearing 5
    And the Marquise is hostile to the Vagabond
    And the Vagabond's damaged hold 1 exhausted torch and 1 exhausted sword
    And the Vagabond scores 1 point

    Examples:
      | battle              | dice    |
      | Vagabond > Marquise | 2 and 2 |
      | Marquise > Vagabond | 2 and 2 |

  @V.4.2 @1.3.3
  Scenario: Nobody can be forced to a battle that is not allowed
    Given the Vagabond's cards hold vagrant
    And clearing 5 holds 1 pawn, 1 sawmill and 2 Clergy warriors
    And the Vagabond's satchel holds 1 torch
    When the Vagabond tries to take the action instigate:
      | player   | asked            | answer            |
      | Vagabond | who battles whom | Marquise > Clergy |
    Then it is refused citing 4.3: Marquise de Cat has no warrior or pawn in clearing 5

  @V.4.2
  Scenario: With nobody to battle there is nothing to instigate
    Given the Vagabond's cards hold vagrant
    And clearing 5 holds 1 pawn
    And the Vagabond's satchel holds 1 torch
    When the Vagabond tries to take the action instigate
    Then it is refused citing V.4.2: nobody can battle anybody in a clearing with the pawn

  @V.4.2
  Scenario: Battles after the Vagrant's are nobody's instigation
    Given the Vagabond's cards hold vagrant
    And clearing 5 holds 1 pawn, 2 sawmills and 2 Clergy warriors
    And the Vagabond's satchel holds 1 torch
    And the dice will show 0 and 0
    When the Vagabond takes the action instigate:
      | player   | asked            | answer            |
      | Vagabond | who battles whom | Clergy > Marquise |
    Then the Vagabond scores 1 point
    When the Clergy battles the Marquise in clearing 5, rolling 0 and 0
    Then the Clergy scores 1 point

  # V.5.2 Protector

  @V.5.2 @4.3.2
  Scenario Outline: A defender may enlist the Arbiter, who scores a point and adds his undamaged swords
    Given the Vagabond's cards hold arbiter
    And clearing 5 holds 1 pawn, 1 Marquise warrior and 4 Clergy warriors
    And the Vagabond's satchel holds 1 sword and 1 exhausted sword
    And the Vagabond's damaged hold 1 sword
    And it is the Clergy's Daylight
    When the Clergy battles the Marquise in clearing 5, rolling 3 and 3:
      | player   | asked         | answer   |
      | Marquise | use Protector | <answer> |
    Then the Clergy loses <lost> warriors in clearing 5
    And the Vagabond has <points> points

    Examples:
      | answer  | lost | points |
      | use     | 3    | 1      |
      | decline | 1    | 0      |

  @4.3.2
  Scenario: The Arbiter is not enlisted from elsewhere, nor in a battle of his own
    Given the Vagabond's cards hold arbiter
    And clearing 1 holds 1 pawn and 2 Marquise warriors
    And clearing 5 holds 1 Marquise warrior and 2 Clergy warriors
    And the Vagabond's satchel holds 2 swords
    When the Clergy battles the Marquise in clearing 5, rolling 0 and 0
    Then the Marquise is not asked for use Protector, citing V.5.2: the Arbiter is not in the clearing of battle
    When the Vagabond battles the Marquise in clearing 1, rolling 0 and 0
    Then the Marquise is not asked for use Protector
    When the Marquise battles the Vagabond in clearing 1, rolling 0 and 0
    Then the Vagabond is not asked for use Protector

  @V.5.2
  Scenario: No other character than the Arbiter is enlisted
    Given the Vagabond's cards hold thief
    And clearing 5 holds 1 pawn, 1 Marquise warrior and 4 Clergy warriors
    And the Vagabond's satchel holds 2 swords
    And it is the Clergy's Daylight
    When the Clergy battles the Marquise in clearing 5, rolling 3 and 3
    Then the Marquise is not asked for use Protector
    And the Clergy loses 1 warrior in clearing 5

  # V.6.2 Scorched Earth

  @V.6.2
  Scenario: The Scoundrel removes all enemy pieces, and the torch stays there
    Given the Vagabond's cards hold scoundrel
    And clearing 5 holds 1 pawn, 2 Marquise warriors, 1 sawmill, 1 wood and 1 Clergy warrior
    And the Vagabond's satchel holds 1 torch
    When the Vagabond takes the action scorched earth
    Then clearing 5 holds 1 pawn, 1 exhausted torch, no Marquise pieces and no Clergy warriors
    And the Vagabond's satchel holds nothing
    And the Vagabond scores 2 points
    And the Marquise is hostile to the Vagabond
    And the Clergy is hostile to the Vagabond

  @V.6.2 @1.1.2
  Scenario: Nothing is placed or moved any more where the Scoundrel's torch burns
    Given the Vagabond's cards hold scoundrel
    And clearing 5 holds 1 pawn and 1 exhausted torch
    And clearing 1 holds 3 Marquise warriors
    And the Vagabond's satchel holds 2 boots
    Then the Marquise cannot place a warrior in clearing 5, citing V.6.2
    And the Marquise cannot move 1 warrior from clearing 1 to clearing 5, citing V.6.2
    And the Marquise can place a warrior in clearing 1
    When the Vagabond takes the action move:
      | asked | answer |
      | move  | 5 > 2  |
    Then the Vagabond cannot move 1 pawn from clearing 2 to clearing 5, citing V.6.2

  @V.6.2 @6.2.2 @G.20
  Scenario: Where the Scoundrel cannot place his torch nothing burns
    Given the Vagabond's cards hold scoundrel
    And clearing 1 holds 1 pawn, 1 keep and 2 Marquise warriors
    And the Vagabond's satchel holds 1 torch
    When the Vagabond tries to take the action scorched earth
    Then it is refused citing 6.2.2: only the Marquise places pieces in clearing 1, where the keep is

  @V.6.2 @G.20
  Scenario: The Scoundrel cannot place a second torch in the clearing of the first
    Given the Vagabond's cards hold scoundrel
    And clearing 5 holds 1 pawn and 1 exhausted torch
    And the Vagabond's satchel holds 1 torch
    When the Vagabond tries to take the action scorched earth
    Then it is refused citing V.6.2: the Scoundrel's torch burns in clearing 5

  @V.6.2
  Scenario: In a forest the Scoundrel burns nothing
    Given the Vagabond's cards hold scoundrel
    And the forest 4-9-12 holds 1 pawn
    And the Vagabond's satchel holds 1 torch
    When the Vagabond tries to take the action scorched earth
    Then it is refused citing V.6.2: the pawn is in no clearing

  @card.favor-of-the-mice @G.9
  Scenario: A Favor does not remove the Scoundrel's torch
    Given the Vagabond's cards hold scoundrel
    And clearing 7 holds 1 exhausted torch and 1 Clergy warrior
    And clearing 2 holds 1 pawn and 3 workshops
    And it is the Marquise's Daylight
    And the Marquise holds Favor of the Mice
    When the Marquise crafts Favor of the Mice
    Then clearing 7 holds 1 exhausted torch and no Clergy warriors

  # V.7.2 Improvise

  @V.7.2 @9.2.5 @9.5.5
  Scenario: The Adventurer treats an item as another for a quest, and damages it
    Given the Vagabond's cards hold adventurer
    And clearing 1 holds 1 pawn
    And the quests hold Errand (fox)
    And the Vagabond's satchel holds 1 boot and 1 sword
    When the Vagabond takes the action quest:
      | asked           | answer       |
      | item to exhaust | boot         |
      | reward          | score points |
    Then the Vagabond's damaged hold 1 exhausted sword
    And the Vagabond's satchel holds 1 exhausted boot

  @V.7.2 @9.2.5
  Scenario: The Adventurer may improvise though he has the item
    Given the Vagabond's cards hold adventurer
    And clearing 7 holds 1 pawn
    And the quests hold Escort (mouse)
    And the Vagabond's satchel holds 2 boots and 1 sword
    When the Vagabond takes the action quest:
      | asked           | answer            |
      | item to exhaust | improvise > sword |
      | reward          | score points      |
    Then the Vagabond's damaged hold 1 exhausted sword
    And the Vagabond's satchel holds 1 boot and 1 exhausted boot

  @V.7.2
  Scenario: The Adventurer improvises one item, once in a turn
    Given the Vagabond's cards hold adventurer
    And clearing 1 holds 1 pawn
    And the quests hold Errand (fox) and Logistics Help (fox)
    And the Vagabond's satchel holds 2 boots, 3 swords and 1 exhausted tea
    When the Vagabond tries to play his Daylight:
      | asked           | answer            |
      | action          | quest             |
      | quest           | Errand (fox)      |
      | item to exhaust | improvise > sword |
      | reward          | score points      |
      | action          | quest             |
    Then it is refused citing 9.5.5

  @V.7.2 @9.2.5
  Scenario: The Adventurer cannot improvise with an item that the quest takes anyway
    Given the Vagabond's cards hold adventurer
    And clearing 1 holds 1 pawn
    And the quests hold Errand (fox)
    And the Vagabond's satchel holds 1 boot
    When the Vagabond tries to take the action quest
    Then it is refused citing 9.5.5

  @V.7.2 @9.2.5
  Scenario: The Adventurer cannot improvise two items that he lacks
    Given the Vagabond's cards hold adventurer
    And clearing 1 holds 1 pawn
    And the quests hold Errand (fox)
    And the Vagabond's satchel holds 3 swords
    When the Vagabond tries to take the action quest
    Then it is refused citing 9.5.5

  @9.2.5 @9.5.2
  Scenario: For anything but a quest the Adventurer needs the item
    Given the Vagabond's cards hold adventurer
    And clearing 5 holds 1 pawn and 1 Marquise warrior
    And the Vagabond's satchel holds 1 boot
    When the Vagabond tries to take the action battle
    Then it is refused citing 9.5.2: no sword lies face up to exhaust

  # V.8.2 Glide

  @V.8.2
  Scenario: The Harrier moves to any clearing, for no boot, even a Hostile one
    Given the Vagabond's cards hold harrier
    And clearing 5 holds 1 pawn and 2 Clergy warriors
    And clearing 8 holds 1 Marquise warrior
    And the Marquise is hostile to the Vagabond
    And the Clergy is allied to the Vagabond
    And the Vagabond's satchel holds 1 torch
    When the Vagabond takes the action glide:
      | asked | answer |
      | move  | 5 > 8  |
    Then clearing 8 holds 1 pawn, 1 Marquise warrior and no Clergy warriors
    And the Vagabond's satchel holds 1 exhausted torch
    And the Vagabond is not asked for allies to move along, citing 9.2.9.IIb: the pawn moves alone by a Glide

  @V.8.2
  Scenario: The Harrier glides out of a forest, and into none
    Given the Vagabond's cards hold harrier
    And the forest 4-9-12 holds 1 pawn
    And the Vagabond's satchel holds 1 torch
    When the Vagabond takes the action glide:
      | asked | answer |
      | move  | ?      |
    Then the options of the Vagabond are:
      | option                          |
      | the forest 4-9-12 > clearing 1  |
      | the forest 4-9-12 > clearing 2  |
      | the forest 4-9-12 > clearing 3  |
      | the forest 4-9-12 > clearing 4  |
      | the forest 4-9-12 > clearing 5  |
      | the forest 4-9-12 > clearing 6  |
      | the forest 4-9-12 > clearing 7  |
      | the forest 4-9-12 > clearing 8  |
      | the forest 4-9-12 > clearing 9  |
      | the forest 4-9-12 > clearing 10 |
      | the forest 4-9-12 > clearing 11 |
      | the forest 4-9-12 > clearing 12 |

  @V.8.2
  Scenario: A move that a card gives after a Glide is no Glide
    Given the Vagabond's cards hold harrier
    And clearing 5 holds 1 pawn
    And the Vagabond's satchel holds 1 torch
    And the Vagabond's play area holds Cobbler
    When the Vagabond takes the action glide:
      | asked | answer |
      | move  | 5 > 2  |
    And the Vagabond plays his Evening:
      | asked | answer |
      | move  | ?      |
    Then the options of the Vagabond are:
      | option                   |
      | clearing 2 > clearing 5  |
      | clearing 2 > clearing 6  |
      | clearing 2 > clearing 10 |
      | decline                  |

  # V.9.2 Swift Strike

  @V.9.2
  Scenario: The Ronin deals an extra hit for each sword that he exhausts
    Given the Vagabond's cards hold ronin
    And clearing 5 holds 1 pawn and 4 Marquise warriors
    And the Vagabond's satchel holds 2 swords and 1 exhausted sword
    When the Vagabond battles the Marquise in clearing 5, rolling 1 and 0:
      | player   | asked            | answer |
      | Vagabond | use Swift Strike | use    |
      | Vagabond | use Swift Strike | use    |
    Then the Marquise loses 3 warriors in clearing 5
    And the Vagabond's satchel holds 3 exhausted swords

  @V.9.2
  Scenario: The Ronin strikes as defender too, and as often as he will
    Given the Vagabond's cards hold ronin
    And it is the Marquise's Daylight
    And clearing 5 holds 1 pawn and 4 Marquise warriors
    And the Vagabond's satchel holds 2 swords
    When the Marquise battles the Vagabond in clearing 5, rolling 0 and 0:
      | player   | asked            | answer  |
      | Vagabond | use Swift Strike | use     |
      | Vagabond | use Swift Strike | decline |
    Then the Marquise loses 1 warrior in clearing 5
    And the Vagabond's satchel holds 1 sword and 1 exhausted sword

  @V.9.2
  Scenario: No other character than the Ronin exhausts swords for extra hits
    Given the Vagabond's cards hold thief
    And clearing 5 holds 1 pawn and 4 Marquise warriors
    And the Vagabond's satchel holds 2 swords
    When the Vagabond battles the Marquise in clearing 5, rolling 1 and 0
    Then the Vagabond is not asked for use Swift Strike
    And the Marquise loses 1 warrior in clearing 5

  @V.9.2
  Scenario: Swords that are exhausted deal the Ronin no extra hit
    Given the Vagabond's cards hold ronin
    And clearing 5 holds 1 pawn and 4 Marquise warriors
    And the Vagabond's satchel holds 1 exhausted sword
    And the Vagabond's damaged hold 1 sword
    When the Vagabond battles the Marquise in clearing 5, rolling 1 and 0
    Then the Vagabond is not asked for use Swift Strike, citing V.9.2: no sword lies face up

  # V.10.2 Con

  @V.10.2 @9.2.5 @9.5.5
  Scenario: The Cheat completes a quest with any two items, and it goes back into the deck
    Given the Vagabond's cards hold cheat and Fundraising (fox)
    And clearing 1 holds 1 pawn
    And the quests hold Errand (fox)
    And the quest deck holds Escort (mouse)
    And the Vagabond's satchel holds 1 crossbow and 1 sword
    And chance will give 0 for quest deck
    When the Vagabond takes the action con:
      | asked           | answer       |
      | item to exhaust | crossbow     |
      | reward          | score points |
    Then the Vagabond scores 2 points
    And the Vagabond's satchel holds 1 exhausted crossbow and 1 exhausted sword
    And the quests hold Escort (mouse)
    And the quest deck holds Errand (fox)

  @V.10.2
  Scenario: The Cheat cons once in a turn
    Given the Vagabond's cards hold cheat
    And clearing 1 holds 1 pawn
    And the quests hold Errand (fox) and Logistics Help (fox)
    And the Vagabond's satchel holds 4 swords
    And chance will give 0 for quest deck
    When the Vagabond tries to play his Daylight:
      | asked  | answer       |
      | action | con          |
      | quest  | Errand (fox) |
      | reward | draw cards   |
      | action | con          |
    Then it is refused citing V.10.2: the Cheat has done so this turn

  @V.10.2 @9.2.5
  Scenario Outline: The Cheat does not con with one item, nor for a quest of another suit
    Given the Vagabond's cards hold cheat
    And clearing 1 holds 1 pawn
    And the quests hold <quest>
    And the Vagabond's satchel holds <satchel>
    When the Vagabond tries to take the action con
    Then it is refused citing V.10.2: <reason>

    Examples:
      | quest          | satchel                      | reason                                         |
      | Errand (fox)   | 1 sword and 1 exhausted boot | two items do not lie face up to exhaust        |
      | Escort (mouse) | 2 swords                     | no open quest matches the clearing of the pawn |

  # V.11.2 Duel

  @V.11.2 @9.2.9.III
  Scenario: The Gladiator removes a warrior for any item and a card, and nobody becomes Hostile
    Given the Vagabond's cards hold gladiator
    And clearing 5 holds 1 pawn, 1 Marquise warrior and 1 Clergy warrior
    And the Vagabond's satchel holds 1 hammer and 1 boot
    When the Vagabond takes the action duel:
      | asked             | answer           |
      | item to exhaust   | hammer           |
      | warrior to remove | Marquise warrior |
    Then clearing 5 holds 1 pawn, 1 Clergy warrior and no Marquise warriors
    And the Vagabond's damaged hold 1 exhausted hammer
    And the Vagabond's satchel holds 1 boot
    And the Vagabond draws 1 card
    And the Marquise is indifferent to the Vagabond
    And the Vagabond scores nothing

  @V.11.2
  Scenario Outline: A duel takes an item that lies face up, and an enemy warrior there
    Given the Vagabond's cards hold gladiator
    And clearing 5 holds <pieces>
    And the Vagabond's satchel holds <satchel>
    When the Vagabond tries to take the action duel
    Then it is refused citing V.11.2: <reason>

    Examples:
      | pieces                     | satchel          | reason                                          |
      | 1 pawn, 1 sawmill          | 1 boot           | no enemy warrior is in a clearing with the pawn |
      | 1 pawn, 1 Marquise warrior | 1 exhausted boot | no item lies face up to exhaust                 |

  @V.11.2 @9.2.9.III
  Scenario: A warrior that falls otherwise than in a duel makes Hostile as ever
    Given the Vagabond's cards hold gladiator
    And clearing 5 holds 1 pawn and 2 Marquise warriors
    And the Vagabond's satchel holds 1 boot and 1 crossbow
    When the Vagabond plays his Daylight:
      | asked           | answer |
      | action          | duel   |
      | item to exhaust | boot   |
      | action          | strike |
      | action          | end    |
    Then the Marquise is hostile to the Vagabond

  # V.12.2 Coerce

  @V.12.2 @9.5
  Scenario: The Jailor spends a card that matches in place of an item, and loses a point after the action
    Given the Vagabond's cards hold jailor
    And the Vagabond has 3 points
    And clearing 10 holds 1 pawn
    And the space under the ruin in clearing 10 holds 1 sword
    And the Vagabond holds Bake Sale
    When the Vagabond plays his Daylight:
      | asked  | answer  |
      | action | explore |
    Then the Vagabond's satchel holds 1 sword
    And the discard pile holds Bake Sale
    And the Vagabond has 3 points

  @V.12.2
  Scenario: The Jailor loses the point after the action, even what the action scored
    Given the Vagabond's cards hold jailor
    And clearing 10 holds 1 pawn
    And the space under the ruin in clearing 10 holds 1 sword
    And the Vagabond holds Bake Sale
    When the Vagabond plays his Daylight:
      | asked  | answer  |
      | action | explore |
    Then the Vagabond has 0 points

  @V.12.2 @9.2.5
  Scenario: Where the Jailor has the item he chooses whether to coerce
    Given the Vagabond's cards hold jailor
    And the Vagabond has 3 points
    And clearing 5 holds 1 pawn
    And the Vagabond's satchel holds 2 boots
    And the Vagabond holds Bake Sale, Sappers and Anvil
    When the Vagabond plays his Daylight:
      | asked           | answer  |
      | action          | move    |
      | move            | 5 > 2   |
      | item to exhaust | coerce  |
      | card to spend   | Sappers |
      | action          | move    |
      | move            | 2 > 5   |
      | action          | end     |
    Then the Vagabond's satchel holds 1 boot and 1 exhausted boot
    And the Vagabond holds Bake Sale and Anvil
    And the Vagabond has 2 points

  @V.12.2
  Scenario: The Jailor coerces once in a turn
    Given the Vagabond's cards hold jailor
    And clearing 5 holds 1 pawn
    And the Vagabond holds Armorers and Sappers
    When the Vagabond tries to play his Daylight:
      | asked           | answer  |
      | action          | move    |
      | move            | 5 > 2   |
      | card to spend   | Sappers |
      | action          | move    |
    Then it is refused citing 9.5.1: no boot lies face up to exhaust

  @V.12.2
  Scenario Outline: The Jailor alone coerces, with a card that matches, and in no forest
    Given the Vagabond's cards hold <character>
    And <place> holds 1 pawn
    And the Vagabond holds <card>
    When the Vagabond tries to take the action move
    Then it is refused citing 9.5.1: no boot lies face up to exhaust

    Examples:
      | character | place             | card      |
      | jailor    | clearing 5        | Anvil     |
      | jailor    | the forest 4-9-12 | Bake Sale |
      | thief     | clearing 5        | Bake Sale |

  @V.12.2 @9.5.4
  Scenario: The card that the Jailor gives in Aid is not the card that he spends
    Given the Vagabond's cards hold jailor
    And the Vagabond has 3 points
    And clearing 5 holds 1 pawn and 1 sawmill
    And the Vagabond holds Bake Sale
    When the Vagabond tries to take the action aid
    Then it is refused citing 9.5.4

  @V.12.2 @9.5.4
  Scenario: With two cards the Jailor spends one for an Aid, and gives the other
    Given the Vagabond's cards hold jailor
    And the Vagabond has 3 points
    And clearing 5 holds 1 pawn and 1 sawmill
    And the Vagabond holds Bake Sale and Sappers
    When the Vagabond takes the action aid:
      | asked                 | answer             |
      | whom to aid with what | Marquise > Sappers |
    Then the Marquise holds Sappers
    And the discard pile holds Bake Sale

  @V.12.2 @9.5.4
  Scenario: Of two copies of a card the Jailor spends one, and gives the other
    Given the Vagabond's cards hold jailor
    And the Vagabond has 3 points
    And clearing 5 holds 1 pawn and 1 sawmill
    And the Vagabond holds Cobbler and Cobbler
    When the Vagabond takes the action aid
    Then the Marquise holds Cobbler
    And the discard pile holds Cobbler

  @V.12.2 @9.5.8
  Scenario: The Jailor does not spend the card that he crafts for a hammer
    Given the Vagabond's cards hold jailor
    And clearing 1 holds 1 pawn
    And the Vagabond's satchel holds 1 hammer
    And the Vagabond holds Foxfolk Steel
    When the Vagabond tries to take the action craft
    Then it is refused citing 9.5.8

  @V.12.2 @9.2.1 @9.5.8
  Scenario: The Jailor spends a card for one hammer, and no more
    Given the Vagabond's cards hold jailor
    And clearing 1 holds 1 pawn
    And the item supply holds 1 sword
    And the Vagabond holds Foxfolk Steel, Anvil and Root Tea (fox)
    When the Vagabond tries to take the action craft:
      | asked         | answer        |
      | card to craft | Foxfolk Steel |
    Then it is refused citing 9.5.8: nothing to activate for fox and fox

  @V.12.2 @9.2.5 @9.5.8
  Scenario: Another card than the one that is crafted pays for a hammer
    Given the Vagabond's cards hold jailor
    And clearing 1 holds 1 pawn
    And the Vagabond's satchel holds 1 hammer
    And the Vagabond holds Foxfolk Steel and Anvil
    When the Vagabond takes the action craft:
      | asked           | answer        |
      | card to craft   | Foxfolk Steel |
      | item to exhaust | coerce        |
    Then the Vagabond's satchel holds 1 sword and 1 exhausted hammer
    And the discard pile holds Foxfolk Steel and Anvil

  @V.12.2 @9.2.9.IIIb
  Scenario: The Jailor loses the point for the boot of a card's move once he has moved
    Given the Vagabond's cards hold jailor
    And the Vagabond has 3 points
    And it is the Vagabond's turn
    And clearing 5 holds 1 pawn
    And clearing 2 holds 1 Marquise warrior
    And the Marquise is hostile to the Vagabond
    And the Vagabond's play area holds Cobbler
    And the Vagabond holds Bake Sale
    When the Vagabond plays his Evening:
      | asked | answer |
      | move  | 5 > 2  |
    Then clearing 2 holds 1 pawn
    And the Vagabond has 2 points
