Feature: The twelve Captains

  What each does while it is the Acting Captain (K).

  Background:
    Given the seats are Knaves, Marquise and Clergy

  # K.1 Thief

  @K.1.2 @18.5.1.III
  Scenario: The Thief may move after a Filch, and takes Skunks along
    Given on the Knaves' board captain, thief is acting
    And clearing 9 holds 1 thief and 2 skunks
    And the Knaves hold Root Tea (mouse)
    When the Knaves take the action filch:
      | asked           | answer                |
      | move            | 9 > the forest 4-9-12 |
      | how many skunks | 1                     |
    Then the forest 4-9-12 holds 1 thief and 1 skunk
    And the Knaves' stash holds 1 tea

  @K.1.2
  Scenario: The Thief need not move after a Filch
    Given on the Knaves' board captain, thief is acting
    And clearing 9 holds 1 thief and 1 wood
    And the Marquise's crafted items hold 1 sword
    When the Knaves take the action filch:
      | asked | answer  |
      | move  | decline |
    Then clearing 9 holds 1 thief
    And the Knaves' stash holds 1 sword

  @K.1.2
  Scenario: Another Captain does not move after a Filch, even in the Thief's clearing
    Given on the Knaves' board captain, ronin is acting
    And clearing 9 holds 1 thief and 1 ronin
    And the Knaves hold Root Tea (mouse)
    When the Knaves take the action filch
    Then the Knaves are not asked for move

  # K.2 Tinker

  @K.2.2 @18.5.1.IVg
  Scenario Outline: The Tinker draws a card after a Serve, whatever it was
    Given on the Knaves' board captain, <captain> is acting
    And clearing 9 holds 1 <captain> and <acclaim>
    And the Knaves' stash holds 1 hammer
    When the Knaves take the action serve
    Then the Knaves draw <cards>

    Examples:
      | captain | acclaim   | cards   |
      | tinker  | 1 acclaim | 1 card  |
      | tinker  | 1 skunk   | 1 card  |
      | thief   | 1 acclaim | 0 cards |

  # K.3 Ranger

  @K.3.2 @18.5.1.IVb @18.5.1.IV
  Scenario: The Ranger flips any item to Assault
    Given on the Knaves' board captain, ranger is acting
    And clearing 9 holds 1 ranger, 2 skunks and 3 Marquise warriors
    And the Knaves' stash holds 1 tea, 1 coin and 1 exhausted sword
    And the dice will show 2 and 0
    When the Knaves take the action ranger:
      | asked                   | answer            |
      | item to flip            | tea               |
      | item action             | assault           |
      | forest for the prisoner | the forest 4-9-12 |
    Then the Knaves' stash holds 1 exhausted tea, 1 coin and 1 exhausted sword
    And the forest 4-9-12 holds 1 Marquise warrior
    And the forest 1-9-10-12 holds 1 Marquise warrior

  @K.3.2
  Scenario: The Ranger is offered Assault, Skirmish or Nab, as far as each can be taken
    Given on the Knaves' board captain, ranger is acting
    And clearing 9 holds 1 ranger, 2 skunks and 3 Marquise warriors
    And the Knaves' stash holds 1 tea
    When the Knaves take the action ranger:
      | asked       | answer |
      | item action | ?      |
    Then the options of the Knaves are:
      | option  |
      | assault |
      | nab     |

  @K.3.2
  Scenario: An item action that the Ranger cannot take is refused
    Given on the Knaves' board captain, ranger is acting
    And clearing 9 holds 1 ranger, 2 skunks and 3 Marquise warriors
    And the Knaves' stash holds 1 tea
    When the Knaves try to take the action ranger:
      | asked       | answer   |
      | item action | skirmish |
    Then it is refused citing 18.5.1.IVc: the Acting Captain is in no forest

  @K.3.2 @18.5.1
  Scenario: The Ranger flips an item once a turn, as one of the actions
    Given on the Knaves' board captain, ranger is acting
    And clearing 9 holds 1 ranger, 2 skunks and 5 Marquise warriors
    And the Knaves' stash holds 1 tea and 1 coin
    And the dice will show 0 and 0
    And the turn remembers actions left: 2
    When the Knaves try to play their Daylight:
      | asked        | answer  |
      | action       | ranger  |
      | item to flip | tea     |
      | item action  | assault |
      | action       | ranger  |
    Then it is refused citing K.3.2: the Ranger has done so this turn

  @K.3.2
  Scenario Outline: Without a face-up item, or an item action that can be taken, the Ranger's ability is refused
    Given on the Knaves' board captain, ranger is acting
    And clearing 9 holds 1 ranger and <others>
    And the Knaves' stash holds 1 <item>
    When the Knaves try to take the action ranger
    Then it is refused citing K.3.2: <reason>

    Examples:
      | others             | item          | reason                                  |
      | 1 Marquise warrior | exhausted tea | no item lies face up in the Stash       |
      | 1 skunk            | tea           | none of the item actions can be taken   |

  # K.4 Vagrant

  @K.4.2 @18.5.1.IVe
  Scenario: The Vagrant flips any item to Revel
    Given on the Knaves' board captain, vagrant is acting
    And clearing 9 holds 1 vagrant
    And the Knaves' stash holds 1 boot, 1 sword and 1 exhausted tea
    When the Knaves take the action vagrant:
      | asked        | answer |
      | item to flip | sword  |
      | item action  | revel  |
    Then clearing 9 holds 1 vagrant, 1 skunk and 1 acclaim
    And the Knaves' stash holds 1 boot, 1 exhausted sword and 1 exhausted tea

  @K.4.2
  Scenario Outline: The Vagrant is offered Revel, Gift or Serve, but in a forest no Serve
    Given on the Knaves' board captain, vagrant is acting
    And <place> holds 1 vagrant
    And the Knaves' stash holds 1 boot
    When the Knaves take the action vagrant:
      | asked       | answer |
      | item action | ?      |
    Then the Knaves are offered revel
    And the Knaves are offered gift
    And the Knaves are <offered> serve
    And the Knaves are not offered dash

    Examples:
      | place             | offered     |
      | clearing 9        | offered     |
      | the forest 4-9-12 | not offered |

  @K.4.2
  Scenario: The Vagrant flips an item once a turn
    Given on the Knaves' board captain, vagrant is acting
    And clearing 9 holds 1 vagrant
    And the Knaves' stash holds 2 boots
    When the Knaves try to play their Daylight:
      | asked       | answer  |
      | action      | vagrant |
      | item action | gift    |
      | action      | vagrant |
    Then it is refused citing K.4.2: the Vagrant has done so this turn

  # K.5 Arbiter

  @K.5.2 @18.5.1.IVb @4.3.5.I
  Scenario Outline: In an Assault the Arbiter may take one more hit to deal one more
    Given on the Knaves' board captain, arbiter is acting
    And clearing 9 holds 1 arbiter, 3 skunks and 4 Marquise warriors
    And the Knaves' stash holds 1 sword
    And the dice will show 1 and 0
    When the Knaves take the action assault:
      | asked                   | answer            |
      | use Arbiter             | <use>             |
      | forest for the prisoner | the forest 4-9-12 |
    Then clearing 9 holds <left>
    And the forest 1-9-10-12 holds <second>

    Examples:
      | use     | left                              | second               |
      | use     | 2 skunks and 2 Marquise warriors  | 1 Marquise warrior   |
      | decline | 3 skunks and 3 Marquise warriors  | no Marquise warriors |

  @18.5.1.II @K.5.2
  Scenario: In a battle that is no Assault the Arbiter's effect is not asked for
    Given on the Knaves' board captain, arbiter is acting
    And clearing 9 holds 1 arbiter, 3 skunks and 4 Marquise warriors
    And the dice will show 0 and 0
    When the Knaves take the action battle
    Then the Knaves are not asked for use Arbiter, citing K.5.2: the battle is no Assault of the Arbiter's

  @18.5.1.IVb
  Scenario: In an Assault of another Captain the Arbiter's effect is not asked for
    Given on the Knaves' board captain, thief is acting
    And clearing 9 holds 1 arbiter, 1 thief, 3 skunks and 4 Marquise warriors
    And the Knaves' stash holds 1 sword
    And the dice will show 0 and 0
    When the Knaves take the action assault
    Then the Knaves are not asked for use Arbiter

  # K.6 Scoundrel

  @K.6.2 @18.5.1.IVc
  Scenario: The Scoundrel may begin a Skirmish in a clearing, and then ignores no hit
    Given on the Knaves' board captain, scoundrel is acting
    And clearing 9 holds 1 scoundrel and 3 skunks
    And clearing 12 holds 3 Marquise warriors
    And the Knaves' stash holds 1 crossbow
    And the dice will show 2 and 2
    When the Knaves take the action skirmish:
      | asked                   | answer            |
      | how many skunks         | 3                 |
      | forest for the prisoner | the forest 4-9-12 |
    Then clearing 12 holds 1 scoundrel, 1 skunk, 1 Marquise warrior and 1 acclaim

  @18.5.1.IVc
  Scenario: From a forest the Scoundrel ignores the first hit as others do
    Given on the Knaves' board captain, scoundrel is acting
    And the forest 4-9-12 holds 1 scoundrel and 3 skunks
    And clearing 12 holds 3 Marquise warriors
    And the Knaves' stash holds 1 crossbow
    And the dice will show 2 and 2
    When the Knaves take the action skirmish:
      | asked                   | answer            |
      | how many skunks         | 3                 |
      | forest for the prisoner | the forest 4-9-12 |
    Then clearing 12 holds 1 scoundrel, 2 skunks, 1 Marquise warrior and 1 acclaim

  @K.6.2 @4.2.1
  Scenario: From a clearing the Scoundrel needs rule for the move of a Skirmish
    Given on the Knaves' board captain, scoundrel is acting
    And clearing 9 holds 1 scoundrel and 3 Clergy warriors
    And clearing 12 holds 3 Marquise warriors
    And the Knaves' stash holds 1 crossbow
    When the Knaves try to take the action skirmish
    Then it is refused citing 18.5.1.IVc: the Acting Captain can move to no clearing with an enemy to battle

  # K.7 Adventurer

  @K.7.2 @18.2.6
  Scenario Outline: The Adventurer draws a card for acclaim placed at a ruin
    Given on the Knaves' board captain, <captain> is acting
    And clearing <clearing> holds 1 <captain>, 2 skunks and 2 Marquise warriors
    And the dice will show 0 and 0
    When the Knaves take the action battle
    Then clearing <clearing> holds 1 acclaim
    And the Knaves draw <cards>

    Examples:
      | captain    | clearing | cards   |
      | adventurer | 6        | 1 card  |
      | adventurer | 9        | 0 cards |
      | thief      | 6        | 0 cards |

  @K.7.2 @18.5.1.IVf @18.2.3
  Scenario: With a Gift at a ruin the Adventurer draws two cards
    Given on the Knaves' board captain, adventurer is acting
    And clearing 6 holds 1 adventurer
    And the Knaves' stash holds 1 coin
    When the Knaves take the action gift
    Then the Knaves draw 2 cards

  @18.5.1.IVg
  Scenario: Where no acclaim is placed the Adventurer draws no card for the ruin
    Given on the Knaves' board captain, adventurer is acting
    And clearing 6 holds 1 adventurer and 1 acclaim
    And the Knaves' stash holds 1 hammer
    When the Knaves take the action serve
    Then the Knaves draw 0 cards

  # K.8 Harrier

  @K.8.2 @18.5.1.IVa
  Scenario: The Harrier dashes three times, whoever rules
    Given on the Knaves' board captain, harrier is acting
    And clearing 9 holds 1 harrier and 2 Marquise warriors
    And clearing 12 holds 2 Marquise warriors
    And clearing 11 holds 2 Marquise warriors
    And the Knaves' stash holds 1 boot
    When the Knaves take the action dash:
      | asked | answer  |
      | move  | 9 > 12  |
      | move  | 12 > 11 |
      | move  | 11 > 3  |
    Then clearing 3 holds 1 harrier

  # K.9 Ronin

  @K.9.2 @18.5.1.IVb
  Scenario: The Ronin may move before an Assault, and battles where it comes to
    Given on the Knaves' board captain, ronin is acting
    And clearing 9 holds 1 ronin, 2 skunks and 1 Marquise warrior
    And clearing 12 holds 3 Marquise warriors
    And the Knaves' stash holds 1 sword
    And the dice will show 2 and 0
    When the Knaves take the action assault:
      | asked                   | answer               |
      | move                    | 9 > 12               |
      | how many skunks         | 2                    |
      | forest for the prisoner | the forest 4-9-12    |
      | forest for the prisoner | the forest 1-9-10-12 |
    Then clearing 12 holds 1 ronin, 2 skunks, 1 Marquise warrior and 1 acclaim
    And clearing 9 holds 1 Marquise warrior

  @K.9.2
  Scenario: The Ronin need not move, and moves nowhere without an enemy to battle
    Given on the Knaves' board captain, ronin is acting
    And clearing 9 holds 1 ronin, 2 skunks and 1 Marquise warrior
    And clearing 12 holds 3 Marquise warriors
    And the Knaves' stash holds 1 sword
    When the Knaves take the action assault:
      | asked | answer |
      | move  | ?      |
    Then the options of the Knaves are:
      | option                   |
      | clearing 9 > clearing 12 |
      | decline                  |

  @K.9.2 @18.5.1.IVb
  Scenario: The Ronin must move from where there is no enemy
    Given on the Knaves' board captain, ronin is acting
    And the forest 4-9-12 holds 1 ronin and 2 skunks
    And clearing 9 holds 1 Marquise warrior
    And clearing 12 holds 3 Marquise warriors
    And the Knaves' stash holds 1 sword
    When the Knaves take the action assault:
      | asked | answer |
      | move  | ?      |
    Then the Knaves are not offered decline
    And the Knaves are offered the forest 4-9-12 > clearing 9
    And the Knaves are offered the forest 4-9-12 > clearing 12

  @18.5.1.IVb
  Scenario: Other Captains than the Ronin do not move before an Assault
    Given on the Knaves' board captain, thief is acting
    And the forest 4-9-12 holds 1 thief and 1 ronin
    And clearing 9 holds 1 Marquise warrior
    And the Knaves' stash holds 1 sword
    When the Knaves try to take the action assault
    Then it is refused citing 18.5.1.IVb: no enemy to battle in a clearing with the Acting Captain

  # K.10 Cheat

  @K.10.2 @G.13
  Scenario: The Cheat flips two items for any item action, more than once a turn
    Given on the Knaves' board captain, cheat is acting
    And clearing 9 holds 1 cheat
    And the Knaves' stash holds 2 boots, 1 tea, 1 sword and 1 exhausted coin
    When the Knaves play their Daylight:
      | asked        | answer |
      | action       | cheat  |
      | item to flip | boot   |
      | item to flip | tea    |
      | item action  | gift   |
      | action       | cheat  |
      | item to flip | boot   |
      | item action  | gift   |
      | action       | end    |
    Then the Knaves draw 3 cards
    And clearing 9 holds 1 acclaim
    And the Knaves' stash holds 2 exhausted boots, 1 exhausted tea, 1 exhausted sword and 1 exhausted coin

  @K.10.2
  Scenario: The Cheat takes two face-up items
    Given on the Knaves' board captain, cheat is acting
    And clearing 9 holds 1 cheat
    And the Knaves' stash holds 1 boot and 2 exhausted coins
    When the Knaves try to take the action cheat
    Then it is refused citing K.10.2: no two items lie face up in the Stash

  @K.10.2 @K.3.2 @K.4.2
  Scenario Outline: Only the Acting Captain has the effect of its card
    Given on the Knaves' board captain, thief is acting
    And clearing 9 holds 1 thief, 1 <captain> and 1 Marquise warrior
    And the Knaves' stash holds 2 boots
    When the Knaves try to take the action <captain>
    Then it is refused citing <clause>: the <title> is not the Acting Captain

    Examples:
      | captain | clause | title   |
      | cheat   | K.10.2 | Cheat   |
      | ranger  | K.3.2  | Ranger  |
      | vagrant | K.4.2  | Vagrant |

  # K.11 Gladiator

  @K.11.2 @18.5.1.IVb
  Scenario: The Gladiator draws a card as an Assault's battle starts, in time to foil an ambush
    Given on the Knaves' board captain, gladiator is acting
    And clearing 5 holds 1 gladiator, 3 skunks and 3 Marquise warriors
    And the Knaves' stash holds 1 sword
    And the Marquise holds Ambush! (rabbit)
    And the deck's top cards are Ambush! (bird)
    And the dice will show 0 and 0
    When the Knaves take the action assault:
      | player   | asked  | answer           |
      | Marquise | ambush | Ambush! (rabbit) |
      | Knaves   | ambush | Ambush! (bird)   |
    Then clearing 5 holds 1 gladiator, 3 skunks and 3 Marquise warriors
    And the Knaves draw 1 card

  @18.5.1.II @K.11.2
  Scenario: The Gladiator draws no card in a battle that is no Assault
    Given on the Knaves' board captain, gladiator is acting
    And clearing 9 holds 1 gladiator, 3 skunks and 3 Marquise warriors
    And the dice will show 0 and 0
    When the Knaves take the action battle
    Then the Knaves draw 0 cards

  @18.5.1.IVb @K.11.2
  Scenario: The Gladiator draws no card when another Captain assaults
    Given on the Knaves' board captain, thief is acting
    And clearing 9 holds 1 gladiator, 1 thief, 3 skunks and 3 Marquise warriors
    And the Knaves' stash holds 1 sword
    And the dice will show 0 and 0
    When the Knaves take the action assault
    Then the Knaves draw 0 cards

  # K.12 Jailor

  @K.12.2 @18.5.1.IVd
  Scenario Outline: In a Nab battle the Jailor may deal one hit fewer to ignore a rolled one
    Given on the Knaves' board captain, jailor is acting
    And clearing 9 holds 1 jailor, 4 skunks and 4 Marquise warriors
    And the Knaves' stash holds 1 bag
    And the dice will show <dice>
    When the Knaves take the action nab:
      | asked                   | answer            |
      | use Jailor              | <use>             |
      | forest for the prisoner | the forest 4-9-12 |
      | move                    | decline           |
    Then clearing 9 holds 1 jailor, <left>

    Examples:
      | dice    | use     | left                             |
      | 3 and 2 | use     | 3 skunks and 2 Marquise warriors |
      | 3 and 2 | decline | 2 skunks and 1 Marquise warrior  |

  @K.12.2 @18.5.1.II
  Scenario: In a battle that is no Nab the Jailor ignores no rolled hit
    Given on the Knaves' board captain, jailor is acting
    And clearing 9 holds 1 jailor, 4 skunks and 4 Marquise warriors
    And the dice will show 2 and 2
    When the Knaves take the action battle:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then the Knaves are not asked for use Jailor, citing K.12.2: the battle is no Nab of the Jailor's
    And clearing 9 holds 1 jailor, 2 skunks and 2 Marquise warriors

  @K.12.2
  Scenario: The Jailor ignores rolled hits alone, not the extra ones
    Given the deck is Exiles and Partisans
    And on the Knaves' board captain, jailor is acting
    And clearing 9 holds 1 jailor, 4 skunks and 4 Marquise warriors
    And the Marquise's play area holds Rabbit Partisans
    And the Knaves' stash holds 1 bag
    And clearing 9 is a rabbit clearing
    And the dice will show 1 and 0
    When the Knaves take the action nab:
      | player   | asked                  | answer          |
      | Knaves   | effect that comes next | Knaves > Jailor |
      | Knaves   | use Jailor             | use             |
      | Marquise | use Rabbit Partisans   | use             |
      | Knaves   | move                   | decline         |
    Then clearing 9 holds 1 jailor, 3 skunks and 4 Marquise warriors

  @K.12.2
  Scenario: The Jailor may ignore a rolled hit though it deals no hit
    Given on the Knaves' board captain, jailor is acting
    And clearing 9 holds 1 jailor, 4 skunks and 4 Marquise warriors
    And the Marquise's play area holds Armorers
    And the Knaves' stash holds 1 bag
    And the dice will show 2 and 2
    When the Knaves take the action nab:
      | player   | asked                  | answer              |
      | Knaves   | effect that comes next | Marquise > Armorers |
      | Marquise | use Armorers           | use                 |
      | Knaves   | use Jailor             | use                 |
      | Knaves   | move                   | decline             |
    Then clearing 9 holds 1 jailor, 3 skunks and 4 Marquise warriors
