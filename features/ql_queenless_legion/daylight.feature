Feature: The Legion's Daylight

  Invade, Attack, Colonize and Deescalate (QL.5).

  Background:
    Given the seats are Legion, Marquise and Clergy
    And the Legion's campaign holds Root Tea (mouse)

  @QL.5
  Scenario: The Legion invades, attacks, scores, colonizes and deescalates, in this order
    Given these clearings hold:
      | clearing | pieces                                                |
      | 12       | 2 Legion warriors                                     |
      | 11       | 1 wood                                                |
      | 7        | 2 Legion warriors, 1 colony and 2 Marquise warriors   |
    And the dice will show 1 and 0
    And the dice will show 1 and 1
    When the Legion plays its Daylight:
      | asked             | answer        |
      | action            | invade        |
      | move              | 12 > 11       |
      | how many warriors | 2             |
      | action            | end           |
      | battle            | 11 > Marquise |
      | action            | colonize      |
      | action            | end           |
      | action            | deescalate    |
      | move              | 11 > 12       |
      | how many warriors | 1             |
    Then the Legion's spoils hold 1 wood and 1 Marquise warrior
    And clearing 7 holds 1 Legion warrior and 1 colony
    And clearing 11 holds 1 Legion warrior and 1 colony
    And clearing 12 holds 1 Legion warrior
    And the Legion scores 1 point

  # Invade (QL.5.1)

  @QL.5 @QL.5.1
  Scenario: The Legion invades by any number of moves, also from one clearing twice
    Given clearing 12 holds 6 Legion warriors
    And clearing 3 holds 2 Legion warriors
    When the Legion plays its Daylight:
      | asked             | answer  |
      | action            | invade  |
      | move              | 12 > 7  |
      | how many warriors | 2       |
      | action            | invade  |
      | move              | 12 > 11 |
      | how many warriors | 1       |
      | action            | invade  |
      | move              | 3 > 7   |
      | how many warriors | 2       |
      | action            | invade  |
      | move              | 12 > 11 |
      | how many warriors | 3       |
      | action            | end     |
      | action            | end     |
      | action            | end     |
    Then clearing 7 holds 4 Legion warriors
    And clearing 11 holds 4 Legion warriors
    And clearing 12 holds no Legion warriors

  @QL.5.1
  Scenario: Moves of Invade go into campaign clearings only, from anywhere
    Given clearing 9 holds 3 Legion warriors
    And clearing 12 holds 1 Legion warrior
    When the Legion plays its Daylight:
      | asked  | answer |
      | action | invade |
      | move   | ?      |
    Then the options of the Legion are:
      | option                    |
      | clearing 12 > clearing 7  |
      | clearing 12 > clearing 9  |
      | clearing 12 > clearing 11 |

  @QL.5.1 @4.2.1
  Scenario: A move of Invade needs rule
    Given clearing 12 holds 1 Legion warrior and 2 Marquise warriors
    And clearing 9 holds 1 Marquise warrior
    When the Legion tries to take the action invade
    Then it is refused citing QL.5.1: no move into a campaign clearing can be taken
    And nothing changes

  # Attack (QL.5.2)

  @QL.5.2
  Scenario: The Legion must battle in each campaign clearing with its warriors, in the order it likes
    Given these clearings hold:
      | clearing | pieces                                                   |
      | 7        | 3 Legion warriors and 2 Marquise warriors                |
      | 9        | 3 Legion warriors, 2 Marquise warriors and 1 Clergy warrior |
      | 2        | 2 Legion warriors                                        |
      | 11       | 1 colony and 1 Marquise warrior                          |
      | 8        | 3 Legion warriors and 2 Marquise warriors                |
    And the dice will show 1 and 0
    And the dice will show 1 and 1
    When the Legion plays its Daylight:
      | asked    | answer       |
      | action   | end          |
      | battle   | 9 > Clergy   |
      | battle   | 7 > Marquise |
      | action   | end          |
      | action   | end          |
    Then the Clergy loses 1 warrior in clearing 9
    And the Marquise loses nothing in clearing 9
    And the Marquise loses 1 warrior in clearing 7
    And the Legion loses 1 warrior in clearing 7
    And the Marquise loses nothing in clearing 8
    And the Marquise loses nothing in clearing 11

  @QL.5.2
  Scenario: Nobody is spared, and the Legion cannot leave a battle out
    Given these clearings hold:
      | clearing | pieces                                            |
      | 7        | 1 Legion warrior and 1 wood                       |
      | 9        | 3 Legion warriors, 2 Marquise warriors and 1 fox flower |
      | 8        | 3 Legion warriors and 2 Marquise warriors         |
    When the Legion plays its Daylight:
      | asked    | answer |
      | action   | end    |
      | battle   | ?      |
    Then the options of the Legion are:
      | option                |
      | clearing 7 > Marquise |
      | clearing 9 > Marquise |
      | clearing 9 > Clergy   |

  @QL.5 @QL.5.2
  Scenario: A single battle that is due is fought unasked, against a lone token too
    Given clearing 9 holds 3 Legion warriors and 1 wood
    And the dice will show 1 and 0
    When the Legion plays its Daylight:
      | asked  | answer |
      | action | end    |
      | action | end    |
      | action | end    |
    Then the Legion scores 1 point
    And the Legion's spoils hold 1 wood

  @QL.5.2
  Scenario Outline: Attack is refused outside the campaign, twice in a clearing, or with nobody
    Given these clearings hold:
      | clearing | pieces                                    |
      | 7        | 3 Legion warriors and 2 Marquise warriors |
      | 9        | 3 Legion warriors and 2 Marquise warriors |
      | 2        | 3 Legion warriors and 2 Marquise warriors |
      | 8        | 3 Legion warriors and 2 Marquise warriors |
      | 11       | 1 Marquise warrior                        |
    And the dice will show 0 and 0
    When the Legion tries to play its Daylight:
      | asked  | answer       |
      | action | end          |
      | battle | 7 > Marquise |
      | battle | <battle>     |
    Then it is refused citing <reason>

    Examples:
      | battle        | reason                                        |
      | 8 > Marquise  | QL.5.2: clearing 8 is no campaign clearing    |
      | 7 > Marquise  | QL.5.2: the Legion has attacked in clearing 7 |
      | 9 > Clergy    | 4.3: Honeycomb Clergy has no piece            |
      | 11 > Marquise | 4.3: Queenless Legion has no warrior          |

  @QL.5.2
  Scenario: Where there is no enemy that can be battled there is no battle
    Given clearing 9 holds 3 Legion warriors
    And clearing 7 holds 1 colony and 2 Clergy warriors
    When the Legion plays its Daylight:
      | asked  | answer |
      | action | end    |
      | action | end    |
      | action | end    |
    Then the Legion is not asked for battle
    And nothing changes

  @QL.5.2 @HCC.2.5
  Scenario: A clearing is attacked once, though enemies come there later in the step
    Given clearing 7 holds 3 Legion warriors and 1 cathedral
    And clearing 9 holds 2 Legion warriors and 2 Marquise warriors
    And the dice will show 0 and 0
    And the dice will show 1 and 1
    And the dice will show 0 and 0
    When the Legion plays its Daylight:
      | player | asked             | answer     |
      | Legion | action            | end        |
      | Legion | battle            | 7 > Clergy |
      | Clergy | warriors to place | 4          |
      | Clergy | enemy to battle   | Legion     |
      | Legion | action            | end        |
      | Legion | action            | end        |
    Then clearing 7 holds 2 Legion warriors and 3 Clergy warriors
    And clearing 9 holds 2 Legion warriors and 2 Marquise warriors
    And the Legion's spoils hold 1 cathedral and 1 Clergy warrior

  @QL.5.2 @3.3.1
  Scenario: Between battles the Legion may do what any player may in Daylight, and must battle on
    Given clearing 7 holds 3 Legion warriors and 1 wood
    And clearing 9 holds 3 Legion warriors and 1 wood
    And the Legion has 10 points
    And the Legion holds Dominance (fox)
    And the dice will show 0 and 0
    And the dice will show 0 and 0
    When the Legion plays its Daylight:
      | asked    | answer             |
      | action   | end                |
      | battle   | 7 > Marquise       |
      | battle   | activate dominance |
      | action   | end                |
      | action   | end                |
    Then clearing 7 holds no wood
    And clearing 9 holds no wood
    And the Legion has activated Dominance (fox)

  @QL.5.2 @1.4.1
  Scenario: What belongs to another phase cannot be done between battles
    Given clearing 7 holds 3 Legion warriors and 1 wood
    And clearing 9 holds 3 Legion warriors and 1 wood
    And the Legion's play area holds Royal Claim
    When the Legion tries to play its Daylight:
      | asked  | answer      |
      | action | end         |
      | battle | Royal Claim |
    Then it is refused citing card.royal-claim: is used in its owner's own Birdsong

  # Colonize (QL.5.3)

  @QL.5.3
  Scenario: In campaign clearings with two warriors the Legion may place colonies
    Given these clearings hold:
      | clearing | pieces            |
      | 7        | 2 Legion warriors |
      | 9        | 3 Legion warriors |
      | 2        | 1 Legion warrior  |
      | 8        | 2 Legion warriors |
    When the Legion plays its Daylight:
      | asked  | answer   |
      | action | end      |
      | action | colonize |
      | colony | 9        |
      | action | end      |
      | action | end      |
    Then clearing 9 holds 1 colony and 3 Legion warriors
    And clearing 7 holds no colony
    And the Legion's supply holds 5 colonies
    And the Legion scores nothing
    And the Legion is not offered 2 when asked for colony
    And the Legion is not offered 8 when asked for colony

  @QL.5.3
  Scenario Outline: A colony is refused outside the campaign, with few warriors, or at the keep
    Given these clearings hold:
      | clearing | pieces                       |
      | 7        | 2 Legion warriors            |
      | 9        | 3 Legion warriors            |
      | 2        | 1 Legion warrior             |
      | 8        | 2 Legion warriors            |
      | 11       | 2 Legion warriors, 3 Marquise warriors and 1 keep |
    And the dice will show 0 and 0
    When the Legion tries to take the action colonize:
      | asked  | answer  |
      | colony | <where> |
    Then it is refused citing <reason>

    Examples:
      | where | reason                                             |
      | 2     | QL.5.3: 2 warriors are needed in clearing 2, not 1 |
      | 8     | QL.5.3: clearing 8 is no campaign clearing         |
      | 11    | 6.2.2                                              |

  @QL.5 @QL.5.3
  Scenario: Where a colony is already the Legion scores, and need not be asked
    Given these clearings hold:
      | clearing | pieces                         |
      | 7        | 2 Legion warriors and 1 colony |
      | 9        | 3 Legion warriors and 1 colony |
      | 2        | 1 Legion warrior and 1 colony  |
      | 8        | 2 Legion warriors and 1 colony |
    When the Legion plays its Daylight:
      | asked  | answer |
      | action | end    |
      | action | end    |
      | action | end    |
    Then the Legion scores 2 points
    And the Legion's supply holds 2 colonies

  @QL.5.3
  Scenario: A colony that is placed now does not score, nor does another go there
    Given clearing 9 holds 2 Legion warriors
    When the Legion tries to play its Daylight:
      | asked  | answer   |
      | action | end      |
      | action | colonize |
      | action | colonize |
    Then it is refused citing QL.5.3: no campaign clearing with two warriors where a colony can be placed
    And clearing 9 holds 1 colony
    And the Legion scores nothing

  @QL.5.3
  Scenario: With all six colonies on the map one outside the campaign is placed anew
    Given these clearings hold:
      | clearing | pieces                         |
      | 1        | 1 colony                       |
      | 8        | 1 colony and 2 Legion warriors |
      | 3        | 1 colony                       |
      | 5        | 1 colony                       |
      | 7        | 1 colony                       |
      | 2        | 1 colony                       |
      | 9        | 2 Legion warriors              |
    When the Legion plays its Daylight:
      | asked          | answer   |
      | action         | end      |
      | action         | colonize |
      | colony to take | 3        |
      | action         | end      |
      | action         | end      |
    Then clearing 9 holds 1 colony
    And clearing 3 holds no colony
    And clearing 1 holds 1 colony
    And the Legion's supply holds no colonies
    And the Legion scores nothing
    And the options of the Legion are when asked for colony to take:
      | option     |
      | clearing 1 |
      | clearing 3 |
      | clearing 5 |
      | clearing 8 |

  @QL.5.3
  Scenario: While a colony is left off the map, none is taken from the map
    Given these clearings hold:
      | clearing | pieces            |
      | 1        | 1 colony          |
      | 8        | 1 colony          |
      | 3        | 1 colony          |
      | 5        | 1 colony          |
      | 12       | 1 colony          |
      | 7        | 2 Legion warriors |
      | 9        | 2 Legion warriors |
    When the Legion plays its Daylight:
      | asked          | answer   |
      | action         | end      |
      | action         | colonize |
      | colony         | 7        |
      | action         | colonize |
      | colony to take | 12       |
      | action         | end      |
      | action         | end      |
    Then clearing 7 holds 1 colony
    And clearing 9 holds 1 colony
    And clearing 12 holds no colony
    And clearing 1 holds 1 colony

  @QL.5.3
  Scenario: With all six colonies in the campaign, or lost, there is none to place
    Given these clearings hold:
      | clearing | pieces            |
      | 2        | 1 colony          |
      | 7        | 1 colony          |
      | 8        | 1 colony          |
      | 9        | 2 Legion warriors |
    And the Legion's supply holds no colonies
    When the Legion tries to take the action colonize
    Then it is refused citing QL.5.3: no colony is left, nor one outside the campaign to be taken from the map
    And nothing changes

  # Deescalate (QL.5.4)

  @QL.5.4
  Scenario: The Legion deescalates by one move out of a campaign clearing
    Given clearing 9 holds 5 Legion warriors
    And clearing 12 holds 2 Legion warriors
    When the Legion plays its Daylight:
      | asked             | answer     |
      | action            | end        |
      | action            | end        |
      | action            | deescalate |
      | move              | 9 > 12     |
      | how many warriors | 3          |
    Then clearing 12 holds 5 Legion warriors
    And clearing 9 holds 2 Legion warriors
    And the options of the Legion are when asked for move:
      | option                   |
      | clearing 9 > clearing 1  |
      | clearing 9 > clearing 4  |
      | clearing 9 > clearing 12 |

  @QL.5.4
  Scenario: The move of Deescalate may end in a campaign clearing
    Given clearing 12 is a mouse clearing
    And clearing 9 holds 5 Legion warriors
    When the Legion takes the action deescalate:
      | asked             | answer |
      | move              | 9 > 12 |
      | how many warriors | 3      |
    Then clearing 12 holds 3 Legion warriors

  @QL.5.4
  Scenario: The Legion deescalates by a single move
    Given clearing 9 holds 5 Legion warriors
    When the Legion tries to play its Daylight:
      | asked             | answer     |
      | action            | end        |
      | action            | end        |
      | action            | deescalate |
      | move              | 9 > 12     |
      | how many warriors | 3          |
      | action            | deescalate |
    Then it is refused citing QL.5.4: one move has been taken out of a campaign clearing
    And clearing 9 holds 2 Legion warriors

  @QL.5.4
  Scenario: The Legion does not deescalate out of other clearings than the campaign's
    Given clearing 8 holds 5 Legion warriors
    When the Legion tries to take the action deescalate
    Then it is refused citing QL.5.4: no move out of a campaign clearing can be taken
    And nothing changes

  # What must be done

  @QL.5.2
  Scenario Outline: An attack cannot be passed up, whether one battle is left or two
    Given the Legion's campaign holds Foxfolk Steel
    And clearing 8 holds 3 Legion warriors and 1 Marquise warrior
    And clearing 12 holds 3 Legion warriors <there>
    And it is the Legion's Daylight, in the step attack
    When the Legion tries to go on with their Daylight:
      | asked  | answer   |
      | battle | <answer> |
    Then it is refused citing QL.5.2: battle cannot be passed up

    Examples:
      | there                  | answer  |
      | and 1 Marquise warrior | end     |
      | and 1 Marquise warrior | decline |
      |                        | end     |
      |                        | decline |

  @QL.5.2
  Scenario: The second attack cannot be passed up, however the first ended
    Given the Legion's campaign holds Foxfolk Steel
    And clearing 8 holds 3 Legion warriors and 1 Marquise warrior
    And clearing 12 holds 3 Legion warriors and 1 Marquise warrior
    And the dice will show 0 and 0
    And it is the Legion's Daylight, in the step attack
    When the Legion tries to go on with their Daylight:
      | asked  | answer       |
      | battle | 8 > Marquise |
      | battle | end          |
    Then it is refused citing QL.5.2: battle cannot be passed up

  @QL.5.2
  Scenario: Where nobody can be attacked the step is over
    Given the Legion's campaign holds Foxfolk Steel
    And clearing 8 holds 3 Legion warriors
    And clearing 9 holds 3 Legion warriors and 1 Marquise warrior
    And it is the Legion's Daylight, in the step attack
    When the Legion goes on with their Daylight:
      | asked  | answer |
      | action | end    |
      | action | end    |
    Then the Legion is not asked for battle
