Feature: Battle

  The six steps of a battle (4.3).

  @4.3
  Scenario: The attacker needs a warrior or pawn in the clearing of battle
    Given clearing 5 holds 1 sawmill, 1 wood and 1 Clergy warrior
    And clearing 1 holds 3 Marquise warriors
    When the Marquise tries to battle the Clergy in clearing 5
    Then it is refused citing 4.3: no warrior or pawn in clearing 5
    And nothing changes

  @4.3
  Scenario: A single warrior is enough to attack
    Given clearing 5 holds 1 Marquise warrior and 5 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0
    Then it happens that the Marquise battles the Clergy in clearing 5

  @4.3
  Scenario: A pawn is enough to attack
    Given the seats are Vagabond and Marquise
    And clearing 5 holds 1 pawn and 1 Marquise warrior
    Then the Vagabond can battle the Marquise in clearing 5
    And the Vagabond cannot battle the Marquise in clearing 1, citing 4.3

  @4.3
  Scenario: The defender needs a piece in the clearing of battle
    Given clearing 5 holds 1 Marquise warrior
    And clearing 1 holds 1 Clergy warrior
    When the Marquise tries to battle the Clergy in clearing 5
    Then it is refused citing 4.3: no piece in clearing 5
    And nothing changes

  @4.3
  Scenario Outline: Any piece of an enemy makes it a defender
    Given clearing 5 holds 1 Clergy warrior and 1 <piece>
    Then the Clergy can battle the Marquise in clearing 5

    Examples:
      | piece            |
      | Marquise warrior |
      | sawmill          |
      | wood             |

  @4.3
  Scenario: Nobody battles themselves
    Given clearing 5 holds 2 Marquise warriors
    When the Marquise tries to battle the Marquise in clearing 5
    Then it is refused citing 4.3: must be an enemy

  @4.3 @G.8
  Scenario: Nobody battles an ally
    Given the seats are Vagabond, Marquise and Clergy
    And on the Vagabond's board coalition with is Marquise
    And clearing 5 holds 1 pawn, 1 Marquise warrior and 1 Clergy warrior
    Then the Vagabond cannot battle the Marquise in clearing 5, citing 4.3
    And the Marquise cannot battle the Vagabond in clearing 5, citing 4.3
    And the Marquise can battle the Clergy in clearing 5

  @4.3
  Scenario: Other players may fight for an attacker that has nobody there
    Given the seats are Clergy, Marquise and Riverfolk
    And it is the Clergy's Daylight
    And the turn remembers bought, mercenaries: 1
    And clearing 5 holds 1 Marquise warrior and 1 Riverfolk warrior
    And clearing 1 holds 1 Marquise warrior
    Then the Clergy can battle the Marquise in clearing 5
    And the Clergy cannot battle the Marquise in clearing 1, citing 4.3

  @4.3
  Scenario: The attacker chooses the clearing of battle and one enemy in it
    Given the seats are Marquise, Clergy and Eyrie
    And these clearings hold:
      | clearing | pieces                                                   |
      | 1        | 1 Marquise warrior                                       |
      | 5        | 1 Marquise warrior, 1 Clergy warrior and 1 Eyrie warrior |
      | 8        | 1 Marquise warrior and 1 roost                           |
      | 9        | 1 sawmill and 1 Eyrie warrior                            |
    When the Marquise takes the action battle:
      | asked  | answer |
      | battle | ?      |
    Then the options of the Marquise are:
      | option              |
      | clearing 5 > Clergy |
      | clearing 5 > Eyrie  |
      | clearing 8 > Eyrie  |
    And the Marquise is not offered 9 > Eyrie, citing 4.3
    And the Marquise is not offered 1 > Eyrie, citing 4.3
    And the Marquise is not offered 5 > Marquise, citing 4.3

  @4.3
  Scenario: No battle is fought in a forest
    Given the seats are Marquise, Knaves and Clergy
    And clearing 5 holds 1 Marquise warrior, 1 Clergy warrior and 1 skunk
    And the forest 4-9-12 holds 1 skunk and 1 Marquise warrior
    When the Marquise takes the action battle:
      | asked  | answer |
      | battle | ?      |
    Then the options of the Marquise are:
      | option              |
      | clearing 5 > Clergy |
      | clearing 5 > Knaves |
    And the Marquise is not offered the forest 4-9-12 > Knaves, citing 4.3

  @4.3
  Scenario: Only the attacker and the defender fight
    Given the seats are Marquise, Clergy and Eyrie
    And clearing 5 holds 3 Marquise warriors, 3 Clergy warriors and 3 Eyrie warriors
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 1
    Then clearing 5 holds 2 Marquise warriors, 1 Clergy warrior and 3 Eyrie warriors

  @4.3
  Scenario: Battle stays in its clearing
    Given these clearings hold:
      | clearing | pieces                                    |
      | 5        | 1 Marquise warrior and 1 Clergy warrior   |
      | 1        | 2 Marquise warriors and 2 Clergy warriors |
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 3
    Then these clearings hold:
      | clearing | pieces                                    |
      | 5        | nothing                                   |
      | 1        | 2 Marquise warriors and 2 Clergy warriors |

  # Step 1: Defender may ambush (4.3.1)

  @4.3.1 @4.3.1.II
  Scenario: An ambush deals two hits at once
    Given clearing 5 holds 3 Marquise warriors and 3 Clergy warriors
    And the Clergy holds Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 0:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (rabbit) |
    Then the Marquise loses 2 warriors in clearing 5
    And the Clergy loses 1 warrior in clearing 5
    And the discard pile holds Ambush! (rabbit)
    And the Clergy holds nothing
    And it happens that the Marquise battles the Clergy in clearing 5, ambushed by rabbit

  @4.3.1
  Scenario: The defender need not ambush
    Given clearing 5 holds 3 Marquise warriors and 3 Clergy warriors
    And the Clergy holds Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
      | player | asked  | answer  |
      | Clergy | ambush | decline |
    Then the Marquise loses nothing in clearing 5
    And the Clergy holds Ambush! (rabbit)
    And the Clergy is asked for ambush, citing 4.3.1

  @4.3.1
  Scenario Outline: An ambush that matches the clearing of battle can be played
    Given clearing <clearing> holds 2 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (<suit>)
    When the Marquise battles the Clergy in clearing <clearing>:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (<suit>) |
    Then clearing <clearing> holds no Marquise warriors

    Examples:
      | clearing | suit   |
      | 5        | rabbit |
      | 5        | bird   |
      | 8        | fox    |
      | 9        | mouse  |
      | 9        | bird   |

  @4.3.1
  Scenario Outline: An ambush that does not match the clearing of battle cannot be played
    Given clearing <clearing> holds 2 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (<suit>) and Ambush! (bird)
    When the Marquise tries to battle the Clergy in clearing <clearing>:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (<suit>) |
    Then it is refused citing 4.3.1: does not match clearing <clearing>
    And nothing changes

    Examples:
      | clearing | suit   |
      | 5        | fox    |
      | 5        | mouse  |
      | 8        | rabbit |

  @4.3.1
  Scenario: Who holds no ambush that matches is not asked for one
    Given clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (fox), Bake Sale and Anvil
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0
    Then the Clergy is not asked for ambush
    And the Clergy holds Ambush! (fox), Bake Sale and Anvil

  @4.3.1
  Scenario: Of several ambushes that match the defender chooses one
    Given clearing 5 holds 5 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (rabbit), 2 Ambush! (bird), Ambush! (fox) and Bake Sale
    When the Marquise battles the Clergy in clearing 5:
      | player | asked  | answer |
      | Clergy | ambush | ?      |
    Then the options of the Clergy are:
      | option              |
      | decline             |
      | rabbit card Ambush! |
      | bird card Ambush!   |

  @4.3.1
  Scenario: No more than one ambush is played
    Given clearing 5 holds 5 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (rabbit) and Ambush! (bird)
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
      | player | asked  | answer         |
      | Clergy | ambush | Ambush! (bird) |
    Then the Marquise loses 2 warriors in clearing 5
    And the Clergy holds Ambush! (rabbit)

  @4.3.1
  Scenario: Whoever has only buildings and tokens there may ambush too
    Given clearing 5 holds 2 Clergy warriors, 1 sawmill and 1 wood
    And the Marquise holds Ambush! (rabbit)
    When the Clergy battles the Marquise in clearing 5:
      | player   | asked  | answer           |
      | Marquise | ambush | Ambush! (rabbit) |
    Then clearing 5 holds no Clergy warriors, 1 sawmill and 1 wood

  @4.3.1
  Scenario: The attacker ambushes nobody
    Given clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
    And the Marquise holds Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0
    Then the Marquise is not asked for ambush, citing 4.3.1.I: there is no ambush to foil
    And the Marquise holds Ambush! (rabbit)
    And the Clergy loses nothing in clearing 5

  @4.3.1
  Scenario: Players who neither attack nor defend do not ambush
    Given the seats are Marquise, Clergy and Eyrie
    And clearing 5 holds 2 Marquise warriors, 1 Clergy warrior and 1 Eyrie warrior
    And the Eyrie holds Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0
    Then the Eyrie is not asked for ambush

  # Foil ambush (4.3.1.I)

  @4.3.1.I
  Scenario: An ambush that is foiled deals no hits, and both cards are discarded
    Given clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (rabbit)
    And the Marquise holds Ambush! (bird)
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 0:
      | player   | asked  | answer           |
      | Clergy   | ambush | Ambush! (rabbit) |
      | Marquise | ambush | Ambush! (bird)   |
    Then the Marquise loses nothing in clearing 5
    And the Clergy loses 1 warrior in clearing 5
    And the discard pile holds Ambush! (rabbit), Ambush! (bird)
    And the Clergy holds nothing
    And the Marquise holds nothing
    And it happens that the Marquise battles the Clergy in clearing 5, ambushed by rabbit, foiled by bird

  @4.3.1.I @4.3.1.II
  Scenario: The attacker need not foil an ambush
    Given clearing 5 holds 3 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (rabbit)
    And the Marquise holds Ambush! (bird)
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
      | player   | asked  | answer           |
      | Clergy   | ambush | Ambush! (rabbit) |
      | Marquise | ambush | decline          |
    Then the Marquise loses 2 warriors in clearing 5
    And the Marquise holds Ambush! (bird)

  @4.3.1.I
  Scenario: What foils an ambush must match the clearing too
    Given clearing 5 holds 3 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (rabbit)
    And the Marquise holds Ambush! (fox) and Ambush! (bird)
    When the Marquise tries to battle the Clergy in clearing 5:
      | player   | asked  | answer           |
      | Clergy   | ambush | Ambush! (rabbit) |
      | Marquise | ambush | Ambush! (fox)    |
    Then it is refused citing 4.3.1: does not match clearing 5
    And the Marquise holds Ambush! (fox) and Ambush! (bird)
    And clearing 5 holds 3 Marquise warriors and 1 Clergy warrior

  @4.3.1.I
  Scenario: A foil is not foiled
    Given clearing 5 holds 3 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (rabbit) and Ambush! (bird)
    And the Marquise holds Ambush! (bird)
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
      | player   | asked  | answer           |
      | Clergy   | ambush | Ambush! (rabbit) |
      | Marquise | ambush | Ambush! (bird)   |
    Then the Marquise loses nothing in clearing 5
    And the Clergy holds Ambush! (bird)

  # Resolve ambush (4.3.1.II)

  @4.3.1.II
  Scenario Outline: An ambush that leaves no attacker ends the battle
    Given clearing 5 holds <attackers> Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (bird)
    When the Marquise battles the Clergy in clearing 5:
      | player | asked  | answer         |
      | Clergy | ambush | Ambush! (bird) |
    Then clearing 5 holds no Marquise warriors and 1 Clergy warrior
    And the discard pile holds Ambush! (bird)

    Examples:
      | attackers |
      | 1         |
      | 2         |

  @4.3.1.II
  Scenario: An ambush that leaves a single attacker does not end the battle
    Given clearing 5 holds 3 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (bird)
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1:
      | player | asked  | answer         |
      | Clergy | ambush | Ambush! (bird) |
    Then clearing 5 holds no Marquise warriors and no Clergy warriors

  @4.3.1.II
  Scenario: Buildings and tokens of the attacker do not let the battle go on
    Given clearing 5 holds 2 Marquise warriors, 1 sawmill, 1 wood and 1 Clergy warrior
    And the Clergy holds Ambush! (bird)
    When the Marquise battles the Clergy in clearing 5:
      | player | asked  | answer         |
      | Clergy | ambush | Ambush! (bird) |
    Then clearing 5 holds no Marquise warriors, 1 sawmill, 1 wood and 1 Clergy warrior
    And the Clergy scores nothing

  @4.3.1.II @6.2.3
  Scenario: An ambush card is neither in hand nor discarded while its hits take effect
    Given clearing 1 holds the keep
    And clearing 5 holds 3 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (rabbit)
    And the Marquise holds Bake Sale
    When the Marquise battles the Clergy in clearing 5:
      | player   | asked                    | answer           |
      | Clergy   | ambush                   | Ambush! (rabbit) |
      | Marquise | card for field hospitals | ?                |
    Then the Clergy holds nothing
    And the discard pile holds nothing
    And clearing 5 holds 1 Marquise warrior

  @4.3.1.I @4.3.1.II
  Scenario: Whoever is asked to foil an ambush sees it played
    Given clearing 5 holds 3 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (rabbit)
    And the Marquise holds Ambush! (bird)
    When the Marquise battles the Clergy in clearing 5:
      | player   | asked  | answer           |
      | Clergy   | ambush | Ambush! (rabbit) |
      | Marquise | ambush | ?                |
    Then the Clergy holds nothing
    And the discard pile holds nothing

  @4.3.1.II @4.3.6
  Scenario: Hits of an ambush go on to buildings and tokens
    Given clearing 5 holds 1 Marquise warrior, 1 sawmill, 1 wood and 1 Clergy warrior
    And the Clergy holds Ambush! (bird)
    When the Marquise battles the Clergy in clearing 5:
      | player   | asked         | answer         |
      | Clergy   | ambush        | Ambush! (bird) |
      | Marquise | piece to lose | sawmill        |
    Then clearing 5 holds no Marquise warriors, no sawmill, 1 wood and 1 Clergy warrior
    And the Clergy scores 1 point

  @4.3.1.II
  Scenario: A pawn fights on after an ambush
    Given the seats are Vagabond and Marquise
    And the Vagabond's cards hold thief
    And the Vagabond's satchel hold 3 swords
    And clearing 5 holds 1 pawn and 2 Marquise warriors
    And the Marquise holds Ambush! (rabbit)
    When the Vagabond battles the Marquise in clearing 5, rolling 1 and 0:
      | player   | asked  | answer           |
      | Marquise | ambush | Ambush! (rabbit) |
    Then clearing 5 holds 1 pawn and 1 Marquise warrior
    And the Vagabond's satchel hold 1 sword
    And the Vagabond's damaged hold 2 swords

  @4.3.1.II @4.3.3.I
  Scenario: Who fell to the ambush rolls no hits
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Clergy holds Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 0:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (rabbit) |
    Then the Clergy loses 2 warriors in clearing 5
    And the Marquise loses 2 warriors in clearing 5

  @4.3.1.II
  Scenario: An ambush has no effect on an attacker's scouting party
    Given clearing 5 holds 1 Marquise warrior and 1 Clergy warrior
    And the Marquise's play area holds Scouting Party
    And the Clergy holds Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 0:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (rabbit) |
    Then clearing 5 holds 1 Marquise warrior and no Clergy warriors
    And the discard pile holds Ambush! (rabbit)

  @4.3.1.II
  Scenario: The defender's scouting party does not matter
    Given clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
    And the Clergy's play area holds Scouting Party
    And the Clergy holds Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (rabbit) |
    Then clearing 5 holds no Marquise warriors and 1 Clergy warrior

  # Step 2: Use before-roll effects (4.3.2)

  @4.3.2 @4.3.3.I
  Scenario Outline: An effect before rolling may raise the hits that can be rolled
    Given the seats are Clergy, Marquise and Vagabond
    And the Vagabond's cards hold arbiter
    And the Vagabond's satchel hold 2 swords
    And clearing 5 holds 3 Clergy warriors, 1 Marquise warrior and 1 pawn
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
  Scenario: Effects that come before rolling are not used after it
    Given the seats are Hundreds and Marquise
    And the Hundreds' cards hold bitter
    And these clearings hold:
      | clearing | pieces                                   |
      | 5        | 1 warlord, 1 mob and 4 Marquise warriors |
      | 1        | 1 mob                                    |
    When the Hundreds battles the Marquise in clearing 5, rolling 3 and 0:
      | player   | asked         | answer     |
      | Hundreds | use Bitter    | use        |
      | Hundreds | mob to remove | clearing 1 |
      | Hundreds | mob to remove | clearing 5 |
    Then clearing 5 holds 1 warlord, 2 Hundreds warriors, no mob and 1 Marquise warrior
    And clearing 1 holds nothing

  @4.3.2 @14.7.1
  Scenario: Without a mob around the warlord Bitter is no effect to use
    Given the seats are Hundreds and Marquise
    And the Hundreds' cards hold bitter
    And these clearings hold:
      | clearing | pieces                            |
      | 5        | 1 warlord and 2 Marquise warriors |
      | 12       | 1 mob                             |
    When the Hundreds battles the Marquise in clearing 5, rolling 1 and 0
    Then the Hundreds is not asked for use Bitter, citing 14.7.1: no mob lies in the warlord's clearing or one adjacent
    And clearing 5 holds 1 warlord, no Hundreds warriors and 1 Marquise warrior

  @4.3.2
  Scenario Outline: The attacker chooses the order when both have effects before rolling
    Given the seats are Hundreds, Marquise and Vagabond
    And the Hundreds' cards hold bitter
    And the Vagabond's cards hold arbiter
    And the Vagabond's satchel hold 1 sword
    And clearing 5 holds 1 warlord, 1 mob, 1 Marquise warrior and 1 pawn
    When the Hundreds battles the Marquise in clearing 5, rolling 0 and 0:
      | player   | asked                  | answer  |
      | Hundreds | effect that comes next | <first> |
      | <one>    | use <effect>           | decline |
      | <other>  | use <other effect>     | decline |
    Then the Marquise is not asked for effect that comes next

    Examples:
      | first                | one      | effect    | other    | other effect |
      | Hundreds > Bitter    | Hundreds | Bitter    | Marquise | Protector    |
      | Marquise > Protector | Marquise | Protector | Hundreds | Bitter       |

  # Step 3: Roll dice (4.3.3)

  @4.3.3
  Scenario Outline: The attacker deals the higher roll, the defender the lower
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling <rolls>
    Then the Clergy loses <higher> warriors in clearing 5
    And the Marquise loses <lower> warriors in clearing 5

    Examples:
      | rolls   | higher | lower |
      | 1 and 2 | 2      | 1     |
      | 2 and 1 | 2      | 1     |
      | 3 and 0 | 3      | 0     |
      | 0 and 3 | 3      | 0     |
      | 2 and 2 | 2      | 2     |
      | 0 and 0 | 0      | 0     |
      | 3 and 3 | 3      | 3     |

  @4.3.3 @8.2.2
  Scenario Outline: An effect may give the defender the higher roll
    Given the seats are Alliance and Marquise
    And clearing 5 holds 4 Alliance warriors and 4 Marquise warriors
    When the <attacker> battles the <defender> in clearing 5, rolling 2 and 1
    Then the Marquise loses 2 warriors in clearing 5
    And the Alliance loses 1 warrior in clearing 5

    Examples:
      | attacker | defender |
      | Marquise | Alliance |
      | Alliance | Marquise |

  # Maximum rolled hits (4.3.3.I)

  @4.3.3.I
  Scenario Outline: Nobody deals more rolled hits than they have warriors there
    Given clearing 5 holds <attackers> Marquise warriors and <defenders> Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling <rolls>
    Then the Clergy loses <fallen defenders> warriors in clearing 5
    And the Marquise loses <fallen attackers> warriors in clearing 5

    Examples:
      | attackers | defenders | rolls   | fallen defenders | fallen attackers |
      | 1         | 4         | 3 and 0 | 1                | 0                |
      | 2         | 4         | 3 and 0 | 2                | 0                |
      | 3         | 4         | 3 and 0 | 3                | 0                |
      | 4         | 4         | 3 and 0 | 3                | 0                |
      | 4         | 1         | 3 and 3 | 1                | 1                |
      | 4         | 2         | 3 and 3 | 2                | 2                |
      | 4         | 4         | 3 and 3 | 3                | 3                |

  @4.3.3.I
  Scenario: Buildings, tokens and warriors elsewhere deal no rolled hits
    Given these clearings hold:
      | clearing | pieces                                                      |
      | 5        | 1 Marquise warrior, 1 sawmill, 2 wood and 4 Clergy warriors |
      | 1        | 4 Marquise warriors                                         |
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 0
    Then the Clergy loses 1 warrior in clearing 5

  @4.3.3.I
  Scenario: A defender without warriors deals no rolled hits
    Given clearing 5 holds 3 Clergy warriors and 2 sawmills
    When the Clergy battles the Marquise in clearing 5, rolling 1 and 1
    Then the Clergy loses nothing in clearing 5

  @4.3.3.I @9.2.6
  Scenario Outline: An effect may set another maximum
    Given the seats are Vagabond and Marquise
    And the Vagabond's cards hold thief
    And the Vagabond's satchel hold <swords> swords
    And clearing 5 holds 1 pawn and 4 Marquise warriors
    When the Vagabond battles the Marquise in clearing 5, rolling 3 and 0
    Then the Marquise loses <lost> warriors in clearing 5

    Examples:
      | swords | lost |
      | 1      | 1    |
      | 2      | 2    |

  @4.3.3.I @4.3 @17.2.5
  Scenario: Warriors that others lend count
    Given the seats are Marquise, Clergy and Council
    And clearing 5 holds 4 Marquise warriors, 1 Clergy warrior, 1 closed assembly and 2 Council warriors
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 3:
      | player | asked         | answer          |
      | Clergy | piece to lose | Council warrior |
      | Clergy | piece to lose | Clergy warrior  |
    Then the Marquise loses 3 warriors in clearing 5
    And the Council loses 2 warriors in clearing 5
    And the Clergy loses 1 warrior in clearing 5

  # Step 4: Use after-roll battle effects (4.3.4)

  @4.3.4
  Scenario Outline: Whoever has an effect may use it, or not
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Clergy's play area holds Sappers
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 0:
      | player | asked       | answer   |
      | Clergy | use Sappers | <answer> |
    Then the Marquise loses <lost> warriors in clearing 5
    And the Clergy loses 2 warriors in clearing 5
    And the discard pile holds <discarded> Sappers

    Examples:
      | answer  | lost | discarded |
      | use     | 1    | 1         |
      | decline | 0    | no        |

  @4.3.4
  Scenario: What else an effect does happens when it is used
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Brutal Tactics
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 0:
      | player   | asked              | answer |
      | Marquise | use Brutal Tactics | use    |
    Then the Clergy loses 2 warriors in clearing 5
    And the Clergy scores 1 point
    And the Marquise scores nothing
    And the Marquise's play area holds Brutal Tactics

  @4.3.4
  Scenario: Effects that do not bear on this battle are not asked for
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Sappers
    And the Clergy's play area holds Brutal Tactics
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0
    Then the Marquise is not asked for use Sappers, citing card.sappers: the defender alone deals the extra hit
    And the Clergy is not asked for use Brutal Tactics, citing card.brutal-tactics: the attacker alone deals the extra hit

  @4.3.4 @4.3.3
  Scenario: Whoever uses an effect has seen the roll
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Clergy's play area holds Armorers
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 0:
      | player | asked        | answer |
      | Clergy | use Armorers | ?      |
    Then it happens that the dice show 3 and 0

  @4.3.4
  Scenario Outline: The attacker chooses the order when both have effects
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Brutal Tactics
    And the Clergy's play area holds Sappers
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
      | player   | asked                  | answer           |
      | Marquise | effect that comes next | <first> > <card> |
      | <first>  | use <card>             | use              |
      | <second> | use <other card>       | use              |
    Then the Clergy is not asked for effect that comes next
    And the Marquise loses 1 warrior in clearing 5
    And the Clergy loses 1 warrior in clearing 5

    Examples:
      | first    | card           | second   | other card     |
      | Marquise | Brutal Tactics | Clergy   | Sappers        |
      | Clergy   | Sappers        | Marquise | Brutal Tactics |

  @4.3.4
  Scenario: When only one side has effects, it chooses their order itself
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Clergy's play area holds Sappers and Armorers
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 0:
      | player | asked                  | answer            |
      | Clergy | effect that comes next | Clergy > Armorers |
      | Clergy | use Armorers           | use               |
      | Clergy | use Sappers            | use               |
    Then the Marquise loses 1 warrior in clearing 5
    And the Clergy loses nothing in clearing 5
    And the Marquise is not asked for effect that comes next

  @4.3.4
  Scenario: A single effect needs no order
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Clergy's play area holds Sappers
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
      | player | asked       | answer |
      | Clergy | use Sappers | use    |
    Then the Marquise is not asked for effect that comes next
    And the Clergy is not asked for effect that comes next

  @4.3.4 @4.3.5.I
  Scenario: An effect that nobody may decline is used unasked
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold commander
    And the Marquise's play area holds Sappers
    And clearing 5 holds 4 Eyrie warriors and 4 Marquise warriors
    When the Eyrie battles the Marquise in clearing 5, rolling 1 and 0:
      | player   | asked       | answer |
      | Marquise | use Sappers | use    |
    Then the Marquise loses 2 warriors in clearing 5
    And the Eyrie loses 1 warrior in clearing 5

  @4.3.4 @4.3.5.I
  Scenario Outline: Partisans help in clearings of their suit
    Given the deck is Exiles and Partisans
    And clearing <clearing> holds 2 Marquise warriors and 2 Clergy warriors
    And the Marquise's play area holds Rabbit Partisans
    And the Marquise holds Anvil, Bake Sale and Birdy Bindle
    And the Marquise will choose use when asked for use Rabbit Partisans
    When the Marquise battles the Clergy in clearing <clearing>, rolling 1 and 0
    Then the Clergy loses 2 warriors in clearing <clearing>
    And the Marquise holds Bake Sale
    And the discard pile holds Anvil and Birdy Bindle

    Examples:
      | clearing |
      | 5        |
      | 10       |

  @4.3.4
  Scenario: Partisans do not help elsewhere
    Given the deck is Exiles and Partisans
    And clearing 8 holds 2 Marquise warriors and 2 Clergy warriors
    And the Marquise's play area holds Rabbit Partisans
    When the Marquise battles the Clergy in clearing 8, rolling 1 and 0
    Then the Marquise is not asked for use Rabbit Partisans, citing card.rabbit-partisans: the battle is in no rabbit clearing
    And the Clergy loses 1 warrior in clearing 8

  @4.3.1.II
  Scenario: Effects are not used when an ambush has ended the battle
    Given clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
    And the Clergy's play area holds Sappers
    And the Clergy holds Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (rabbit) |
    Then the Clergy is not asked for use Sappers, citing 4.3.1.II: the ambush has ended the battle
    And the Clergy's play area holds Sappers

  # Step 5: Count hits (4.3.5)

  @4.3.5
  Scenario: Rolled hits and hits of effects are added up
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Brutal Tactics
    And the Clergy's play area holds Sappers
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 1:
      | player   | asked                  | answer                    |
      | Marquise | effect that comes next | Marquise > Brutal Tactics |
      | Marquise | use Brutal Tactics     | use                       |
      | Clergy   | use Sappers            | use                       |
    Then the Clergy loses 3 warriors in clearing 5
    And the Marquise loses 2 warriors in clearing 5

  @4.3.5.I @4.3.5
  Scenario Outline: Extra hits do not depend on the number of warriors
    Given clearing 5 holds <attackers> Marquise warriors and <defenders> Clergy warriors
    And the Marquise's play area holds Brutal Tactics
    And the Clergy's play area holds Sappers
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 3:
      | player   | asked                  | answer                    |
      | Marquise | effect that comes next | Marquise > Brutal Tactics |
      | Marquise | use Brutal Tactics     | use                       |
      | Clergy   | use Sappers            | use                       |
    Then the Clergy loses <fallen defenders> warriors in clearing 5
    And the Marquise loses <fallen attackers> warriors in clearing 5

    Examples:
      | attackers | defenders | fallen defenders | fallen attackers |
      | 1         | 4         | 2                | 1                |
      | 2         | 5         | 3                | 2                |
      | 5         | 1         | 1                | 2                |

  # Defenseless (4.3.5.II)

  @4.3.5.II
  Scenario Outline: A defender without warriors takes an extra hit
    Given clearing 5 holds 2 Clergy warriors, <warriors> Marquise warriors, 2 sawmills and 2 wood
    And the Marquise will choose wood when asked for piece to lose
    When the Clergy battles the Marquise in clearing 5, rolling <rolls>
    Then the Marquise loses <lost> tokens in clearing 5

    Examples:
      | warriors | rolls   | lost |
      | 0        | 0 and 0 | 1    |
      | 1        | 2 and 0 | 1    |

  @4.3.5.II
  Scenario: One warrior is enough not to be defenseless
    Given clearing 5 holds 2 Clergy warriors, 1 Marquise warrior and 1 sawmill
    When the Clergy battles the Marquise in clearing 5, rolling 0 and 0
    Then the Marquise loses nothing in clearing 5

  @4.3.5.II
  Scenario: Warriors in other clearings do not defend
    Given clearing 5 holds 2 Clergy warriors and 1 sawmill
    And clearing 1 holds 3 Marquise warriors
    When the Clergy battles the Marquise in clearing 5, rolling 0 and 0
    Then the Marquise loses 1 sawmill in clearing 5

  @4.3.5.II @4.3.5.I
  Scenario: The extra hit is not limited by the attacker's warriors
    Given clearing 5 holds 1 Clergy warrior and 2 sawmills
    When the Clergy battles the Marquise in clearing 5, rolling 3 and 3
    Then the Marquise loses 2 sawmills in clearing 5
    And the Clergy scores 2 points

  @4.3.5.II
  Scenario: An attacker without warriors is not defenseless
    Given the seats are Vagabond and Marquise
    And the Vagabond's cards hold thief
    And the Vagabond's satchel hold 1 sword
    And clearing 5 holds 1 pawn and 1 Marquise warrior
    When the Vagabond battles the Marquise in clearing 5, rolling 0 and 0
    Then the Marquise loses nothing in clearing 5

  @4.3.5.II
  Scenario: What makes another defenseless does not change it for the defender
    Given the seats are Clergy, Marquise and Vagabond
    And clearing 5 holds 2 Clergy warriors and 1 sawmill
    When the Clergy battles the Marquise in clearing 5, rolling 0 and 0
    Then the Marquise loses 1 sawmill in clearing 5

  @4.3.5.II @9.2.4
  Scenario Outline: An effect may say what stands for the defender's warriors
    Given the seats are Clergy, Marquise and Vagabond
    And the Vagabond's cards hold thief
    And the Vagabond's satchel hold <items>
    And clearing 5 holds 2 Clergy warriors and 1 pawn
    When the Clergy battles the Vagabond in clearing 5, rolling 0 and 0
    Then the Vagabond's damaged hold <damaged>

    Examples:
      | items   | damaged |
      | 1 sword | nothing |
      | 1 torch | 1 torch |

  @4.3.5.II @17.2.5
  Scenario: Warriors that others lend defend
    Given the seats are Marquise, Clergy and Council
    And clearing 5 holds 1 Marquise warrior, 1 cathedral, 1 closed assembly and 1 Council warrior
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0
    Then the Clergy loses nothing in clearing 5

  # Ignored hits (4.3.5.III)

  @4.3.5.III
  Scenario: Hits that are ignored are not dealt
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Clergy's play area holds Armorers
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 1:
      | player | asked        | answer |
      | Clergy | use Armorers | use    |
    Then the Clergy loses nothing in clearing 5
    And the Marquise loses 1 warrior in clearing 5
    And the discard pile holds Armorers

  @4.3.5.III
  Scenario: The attacker's effects ignore hits too
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Armorers
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 2:
      | player   | asked        | answer |
      | Marquise | use Armorers | use    |
    Then the Clergy loses 3 warriors in clearing 5
    And the Marquise loses nothing in clearing 5

  @4.3.5.III @4.3.5.I
  Scenario: To ignore rolled hits does not ignore extra hits
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Brutal Tactics
    And the Clergy's play area holds Armorers
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 0:
      | player   | asked                  | answer                    |
      | Marquise | effect that comes next | Marquise > Brutal Tactics |
      | Marquise | use Brutal Tactics     | use                       |
      | Clergy   | use Armorers           | use                       |
    Then the Clergy loses 1 warrior in clearing 5

  @4.3.5.III
  Scenario: To ignore rolled hits does not undo an ambush
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Armorers
    And the Clergy holds Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 3:
      | player   | asked        | answer           |
      | Clergy   | ambush       | Ambush! (rabbit) |
      | Marquise | use Armorers | use              |
    Then the Marquise loses 2 warriors in clearing 5
    And the Clergy loses 2 warriors in clearing 5

  @4.3.5.III
  Scenario Outline: A hit may be ignored
    Given the seats are Knaves and Marquise
    And on the Knaves' board captain, jailor is acting
    And it is the Knaves' Daylight
    And the turn remembers item action of the battle: nab
    And clearing 5 holds 4 Skunks, 1 jailor and 4 Marquise warriors
    When the Knaves battles the Marquise in clearing 5, rolling <rolls>:
      | player | asked      | answer   |
      | Knaves | use Jailor | <answer> |
      | Knaves | move       | decline  |
    Then the Knaves loses 1 skunk in clearing 5

    Examples:
      | rolls   | answer  |
      | 2 and 2 | use     |
      | 3 and 1 | decline |

  @4.3.5.III @15.2.4
  Scenario Outline: The first hit may be ignored, and no other
    Given the seats are Keepers and Marquise
    And clearing 5 holds 4 Keepers warriors, 1 figure relic and 4 Marquise warriors
    When the Marquise battles the Keepers in clearing 5, rolling <rolls>
    Then the Keepers loses <lost> warriors in clearing 5

    Examples:
      | rolls   | lost |
      | 0 and 0 | 0    |
      | 1 and 0 | 0    |
      | 2 and 0 | 1    |
      | 3 and 0 | 2    |

  @4.3.5.III @15.2.4
  Scenario: Hits of the one who ignores a hit all count
    Given the seats are Keepers and Marquise
    And clearing 5 holds 4 Keepers warriors, 1 figure relic and 4 Marquise warriors
    When the Keepers battles the Marquise in clearing 5, rolling 3 and 2
    Then the Marquise loses 3 warriors in clearing 5
    And the Keepers loses 1 warrior in clearing 5

  @4.3.5.III @4.3.1.II @15.2.4
  Scenario: The first hit of a battle may be one of an ambush
    Given the seats are Keepers and Marquise
    And clearing 5 holds 4 Keepers warriors, 1 figure relic and 4 Marquise warriors
    And the Marquise holds Ambush! (rabbit)
    When the Keepers battles the Marquise in clearing 5, rolling 0 and 0:
      | player   | asked  | answer           |
      | Marquise | ambush | Ambush! (rabbit) |
    Then the Keepers loses 1 warrior in clearing 5

  @4.3.5.III @4.3.1.II @15.2.4
  Scenario: Only the first hit of a battle is ignored, not another after the ambush
    Given the seats are Keepers and Marquise
    And clearing 5 holds 4 Keepers warriors, 1 figure relic and 4 Marquise warriors
    And the Marquise holds Ambush! (rabbit)
    When the Keepers battles the Marquise in clearing 5, rolling 2 and 2:
      | player   | asked  | answer           |
      | Marquise | ambush | Ambush! (rabbit) |
    Then the Keepers loses 3 warriors in clearing 5
    And the Marquise loses 2 warriors in clearing 5

  @4.3.5.III @4.3.1.I @15.2.4
  Scenario: An ambush that was foiled has dealt no hit
    Given the seats are Keepers and Marquise
    And clearing 5 holds 4 Keepers warriors, 1 figure relic and 4 Marquise warriors
    And the Marquise holds Ambush! (rabbit)
    And the Keepers holds Ambush! (bird)
    When the Keepers battles the Marquise in clearing 5, rolling 2 and 2:
      | player   | asked  | answer           |
      | Marquise | ambush | Ambush! (rabbit) |
      | Keepers  | ambush | Ambush! (bird)   |
    Then the Keepers loses 1 warrior in clearing 5

  @4.3.5.III @15.2.4
  Scenario: An ambush of no effect has dealt no hit
    Given the seats are Keepers and Marquise
    And clearing 5 holds 4 Keepers warriors, 1 figure relic and 4 Marquise warriors
    And the Keepers's play area holds Scouting Party
    And the Marquise holds Ambush! (rabbit)
    When the Keepers battles the Marquise in clearing 5, rolling 2 and 2:
      | player   | asked  | answer           |
      | Marquise | ambush | Ambush! (rabbit) |
    Then the Keepers loses 1 warrior in clearing 5

  @4.3.5.III @4.3.1.II @15.2.4
  Scenario: A defender who ambushes still ignores the first hit that it takes itself
    Given the seats are Keepers and Marquise
    And clearing 5 holds 4 Keepers warriors, 1 figure relic and 4 Marquise warriors
    And the Keepers holds Ambush! (rabbit)
    When the Marquise battles the Keepers in clearing 5, rolling 2 and 2:
      | player  | asked  | answer           |
      | Keepers | ambush | Ambush! (rabbit) |
    Then the Keepers loses 1 warrior in clearing 5
    And clearing 5 holds no Marquise warriors

  @4.3.5.III @15.2.4
  Scenario: The Keepers ignore the first hit of every battle in which they have a relic and a warrior
    Given the seats are Keepers and Marquise
    And clearing 5 holds 4 Keepers warriors, 1 figure relic and 4 Marquise warriors
    When the Marquise battles the Keepers in clearing 5, rolling 2 and 0
    And the Marquise battles the Keepers in clearing 5, rolling 2 and 0
    Then the Keepers loses 2 warriors in clearing 5

  # Step 6: Deal hits (4.3.6)

  @4.3.6
  Scenario: Both sides take their hits, whatever they lose by them
    Given clearing 5 holds 1 Marquise warrior and 1 Clergy warrior
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1
    Then the Marquise loses 1 warrior in clearing 5
    And the Clergy loses 1 warrior in clearing 5
    And the Marquise's supply holds 25 warriors
    And the Clergy's supply holds 15 warriors

  @4.3.6
  Scenario: Hits that are left over when nothing is left do nothing
    Given clearing 5 holds 3 Marquise warriors and 1 Clergy warrior
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 0
    Then clearing 5 holds 3 Marquise warriors and no Clergy warriors

  @4.3.6 @3.2.1
  Scenario: Warriors fall before buildings and tokens, which score a point each
    Given clearing 5 holds 3 Clergy warriors, 1 Marquise warrior, 1 sawmill and 1 wood
    When the Clergy battles the Marquise in clearing 5, rolling 2 and 0:
      | player   | asked         | answer |
      | Marquise | piece to lose | wood   |
    Then clearing 5 holds no Marquise warriors, 1 sawmill and no wood
    And the Clergy scores 1 point
    And the Marquise scores nothing

  @4.3.6
  Scenario Outline: No building or token falls while a warrior of its side stands there
    Given clearing 5 holds 3 Clergy warriors, 2 Marquise warriors, 1 sawmill and 1 wood
    When the Clergy tries to battle the Marquise in clearing 5, rolling 1 and 0:
      | player   | asked         | answer  |
      | Marquise | piece to lose | <piece> |
    Then it is refused citing 4.3.6: still has 2 warriors in clearing 5

    Examples:
      | piece   |
      | sawmill |
      | wood    |

  @4.3.6
  Scenario: No building or token falls while the last warrior of its side stands there
    Given clearing 5 holds 3 Clergy warriors, 2 Marquise warriors and 1 sawmill
    When the Clergy tries to battle the Marquise in clearing 5, rolling 2 and 0:
      | player   | asked         | answer  |
      | Marquise | piece to lose | warrior |
      | Marquise | piece to lose | sawmill |
    Then it is refused citing 4.3.6: still has 1 warrior in clearing 5

  @4.3.6
  Scenario: Warriors of others do not protect buildings
    Given the seats are Marquise, Clergy and Eyrie
    And clearing 5 holds 3 Clergy warriors, 2 Eyrie warriors and 1 sawmill
    When the Clergy battles the Marquise in clearing 5, rolling 1 and 0
    Then the Marquise loses 1 sawmill in clearing 5
    And clearing 5 holds 2 Eyrie warriors

  @4.3.6
  Scenario Outline: Whoever takes the hits chooses what falls
    Given clearing 5 holds 3 Clergy warriors, 1 sawmill, 1 recruiter and 1 wood
    When the Clergy battles the Marquise in clearing 5, rolling 1 and 0:
      | player   | asked         | answer   |
      | Marquise | piece to lose | <first>  |
      | Marquise | piece to lose | <second> |
    Then the Marquise loses 1 <first> in clearing 5
    And the Marquise loses 1 <second> in clearing 5
    And the Marquise loses 2 pieces in clearing 5
    And the Clergy scores 2 points

    Examples:
      | first   | second    |
      | sawmill | recruiter |
      | sawmill | wood      |
      | wood    | recruiter |

  @4.3.6
  Scenario: Of several kinds of warriors the side that takes the hits chooses
    Given the seats are Hundreds and Marquise
    And the Hundreds' cards hold rowdy
    And clearing 5 holds 1 warlord, 2 Hundreds warriors and 3 Marquise warriors
    When the Marquise battles the Hundreds in clearing 5, rolling 1 and 0:
      | player   | asked         | answer  |
      | Hundreds | piece to lose | warlord |
    Then clearing 5 holds no warlord and 2 Hundreds warriors

  @4.3.6
  Scenario: What leaves no choice is not asked
    Given clearing 5 holds 3 Clergy warriors, 2 Marquise warriors and 1 sawmill
    When the Clergy battles the Marquise in clearing 5, rolling 3 and 0
    Then the Marquise is not asked for piece to lose
    And clearing 5 holds no Marquise pieces
    And the Clergy scores 1 point

  @4.3.6
  Scenario: What has fallen does not fall again
    Given clearing 5 holds 3 Clergy warriors, 1 sawmill, 2 wood and 1 recruiter
    When the Clergy battles the Marquise in clearing 5, rolling 2 and 0:
      | player   | asked         | answer  |
      | Marquise | piece to lose | sawmill |
      | Marquise | piece to lose | wood    |
      | Marquise | piece to lose | ?       |
    Then the options of the Marquise are:
      | option             |
      | Marquise wood      |
      | Marquise recruiter |

  @4.3.6 @1.5.4
  Scenario: Both sides choose before anything is removed
    Given clearing 5 holds 2 Marquise warriors, 1 Clergy warrior, 1 fox flower and 1 bird flower
    And the Clergy's play area holds Sappers
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 0:
      | player | asked         | answer     |
      | Clergy | use Sappers   | use        |
      | Clergy | piece to lose | fox flower |
    Then clearing 5 holds 1 Marquise warrior, no Clergy warriors, no fox flower and 1 bird flower
    And the Marquise scores 1 point

  @4.3.6 @HCC.2.6.I
  Scenario: Hits pass over what an effect forbids to remove
    Given the Marquise is penitent
    And clearing 5 holds 2 Marquise warriors, 1 sawmill and 3 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 2
    Then the Marquise loses nothing in clearing 5
    And the Clergy loses 2 warriors in clearing 5
    And the Clergy scores nothing

  @4.3.6 @HCC.2.6.I
  Scenario: Nobody is asked what falls where nothing can
    Given the seats are Hundreds and Clergy
    And the Hundreds' cards hold rowdy
    And the Hundreds is penitent
    And clearing 5 holds 2 Hundreds warriors, 1 warlord, 1 stronghold and 3 Clergy warriors
    When the Hundreds battles the Clergy in clearing 5, rolling 2 and 2
    Then the Hundreds is not asked for Hundreds warrior as piece to lose, citing HCC.2.6.I: Lord of the Hundreds is penitent
    And the Hundreds loses nothing in clearing 5

  @4.3.6
  Scenario: A pawn is not removed by hits
    Given the seats are Vagabond and Marquise
    And the Vagabond's cards hold thief
    And the Vagabond's satchel hold 1 sword
    And clearing 5 holds 1 pawn and 3 Marquise warriors
    When the Marquise battles the Vagabond in clearing 5, rolling 3 and 0
    Then clearing 5 holds 1 pawn

  @4.3.6 @3.1
  Scenario: A building that falls may win the game
    Given the Clergy has 29 points
    And clearing 5 holds 1 Clergy warrior and 1 sawmill
    When the Clergy battles the Marquise in clearing 5, rolling 0 and 0
    Then the Clergy wins, citing 3.1

  @4.3.6 @1.1.3
  Scenario Outline: Where both sides have to choose what falls, the player whose turn it is says who chooses first
    Given the seats are Marquise, Clergy and Eyrie
    And it is <turn> turn
    And clearing 5 holds 1 Marquise warrior, 1 wood, 1 sawmill, 1 Clergy warrior, 1 fox flower and 1 mouse flower
    And the Marquise's play area holds Brutal Tactics
    And the Clergy's play area holds Sappers
    And <player> will choose <first> when asked for who chooses losses first
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1:
      | player   | asked                  | answer                    |
      | Marquise | effect that comes next | Marquise > Brutal Tactics |
      | Marquise | use Brutal Tactics     | use                       |
      | Clergy   | use Sappers            | use                       |
      | <first>  | piece to lose          | <loses>                   |
      | <second> | piece to lose          | <then>                    |
    Then clearing 5 holds 1 sawmill, 1 mouse flower, no wood and no fox flower

    Examples:
      | turn           | player       | first    | second   | loses         | then          |
      | the Marquise's | the Marquise | Marquise | Clergy   | Marquise wood | fox flower    |
      | the Marquise's | the Marquise | Clergy   | Marquise | fox flower    | Marquise wood |
      | the Clergy's   | the Clergy   | Clergy   | Marquise | fox flower    | Marquise wood |
      | the Eyrie's    | the Eyrie    | Clergy   | Marquise | fox flower    | Marquise wood |

  @4.3.6
  Scenario: Where all that one side has there falls, nobody says who chooses first
    Given the seats are Hundreds and Clergy
    And the Hundreds' cards hold rowdy
    And clearing 5 holds 2 Hundreds warriors, 1 warlord, 1 Clergy warrior, 1 fox flower and 1 mouse flower
    When the Hundreds battles the Clergy in clearing 5, rolling 3 and 1:
      | player   | asked         | answer           |
      | Hundreds | piece to lose | Hundreds warrior |
      | Clergy   | piece to lose | fox flower       |
    Then the Hundreds is not asked for who chooses losses first, citing 1.1.3: not both sides have losses to choose
    And clearing 5 holds 1 Hundreds warrior, 1 warlord and no Clergy pieces

  @4.3.6
  Scenario Outline: Where one side alone has to choose, nobody says who does so first
    Given clearing 5 holds <hers>, 1 Clergy warrior, 1 fox flower and 1 mouse flower
    And the Marquise's play area holds Brutal Tactics
    And the Clergy's play area holds Sappers
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1:
      | player   | asked                  | answer                    |
      | Marquise | effect that comes next | Marquise > Brutal Tactics |
      | Marquise | use Brutal Tactics     | use                       |
      | Clergy   | use Sappers            | use                       |
      | Clergy   | piece to lose          | fox flower                |
    Then the Marquise is not asked for who chooses losses first, citing 1.1.3: not both sides have losses to choose
    And clearing 5 holds no fox flower and no Marquise warriors

    Examples:
      | hers                                      |
      | 2 Marquise warriors                       |
      | 2 Marquise warriors, 1 wood and 1 sawmill |
      | 1 Marquise warrior and 2 wood             |
      | 1 Marquise warrior                        |
      | 1 Marquise warrior and 1 wood             |

  # What must be done

  @4.3.6
  Scenario Outline: A hit cannot be passed up
    Given clearing 8 holds 3 Clergy warriors, 1 sawmill and 1 workshop
    And the Marquise will choose <answer> when asked for piece to lose
    When the Clergy tries to battle the Marquise in clearing 8, rolling 0 and 0
    Then it is refused citing 4.3.6: piece to lose cannot be passed up

    Examples:
      | answer  |
      | end     |
      | decline |

  @4.3.6
  Scenario: Where no hit is dealt nobody loses anything
    Given clearing 8 holds 3 Clergy warriors, 1 Marquise warrior, 1 sawmill and 1 workshop
    When the Clergy battles the Marquise in clearing 8, rolling 0 and 0
    Then the Marquise is not asked for piece to lose
    And clearing 8 holds 1 Marquise warrior, 1 sawmill and 1 workshop
