Feature: Resolving the Decree

  Column by column from the left, each card in full, or else it is turmoil (7.5.2).

  Background:
    Given the seats are Eyrie, Marquise and Clergy
    And the Eyrie's cards hold despot
    And the Eyrie has 10 points

  # The order (7.5.2)

  @7.5 @7.5.2 @7.5.2.I @7.5.2.II @7.5.2.III @7.5.2.IV
  Scenario: The columns are resolved in this order: Recruit, Move, Battle, Build
    Given clearing 5 holds 1 roost
    And clearing 1 holds 2 Marquise warriors
    And the Eyrie's recruit holds Root Tea (rabbit)
    And the Eyrie's move holds Loyal Vizier
    And the Eyrie's battle holds Anvil
    And the Eyrie's build holds Loyal Vizier
    And clearing 2 holds 1 Eyrie warrior
    And the dice will show 0 and 0
    When the Eyrie plays its Daylight:
      | asked             | answer |
      | move              | 5 > 1  |
      | how many warriors | 1      |
    Then clearing 5 holds 1 roost and no Eyrie warriors
    And clearing 1 holds 1 Eyrie warrior and 2 Marquise warriors
    And clearing 2 holds 1 roost
    And it happens that the Eyrie battles the Marquise in clearing 1
    And the Eyrie's cards hold despot
    And the Eyrie has 10 points
    And the Eyrie's recruit holds Root Tea (rabbit)

  @7.5.2
  Scenario: The columns go from the left, whatever would come better first
    Given clearing 5 holds 2 Eyrie warriors
    And the Eyrie's recruit holds Root Tea (rabbit)
    And the Eyrie's build holds Bake Sale
    When the Eyrie plays its Daylight:
      | asked  | answer  |
      | leader | builder |
    Then clearing 5 holds no roost
    And the Eyrie's cards hold builder

  @7.5.2
  Scenario: The cards of a column are resolved in any order
    Given clearing 5 holds 1 roost
    And clearing 1 holds 1 roost
    And the Eyrie's recruit holds Root Tea (rabbit), Anvil and Loyal Vizier
    When the Eyrie plays its Daylight:
      | asked                  | answer |
      | recruit card           | bird   |
      | clearing to recruit in | 1      |
      | recruit card           | rabbit |
    Then clearing 1 holds 2 Eyrie warriors
    And clearing 5 holds 1 Eyrie warrior
    And the options of the Eyrie are when asked for recruit card:
      | option |
      | fox    |
      | rabbit |

  @7.5.2
  Scenario: Each card is resolved, and resolved once
    Given clearing 5 holds 1 roost
    And the Eyrie's recruit holds 2 rabbit cards, Dominance (rabbit) and Loyal Vizier
    When the Eyrie tries to play its Daylight:
      | asked        | answer |
      | recruit card | bird   |
      | recruit card | bird   |
    Then it is refused citing 7.5.2: no bird card is left in the column recruit
    And clearing 5 holds 1 Eyrie warrior

  @7.5.2
  Scenario: Several cards of one suit are so many actions
    Given clearing 5 holds 1 roost
    And the Eyrie's recruit holds 3 rabbit cards
    When the Eyrie plays its Daylight
    Then clearing 5 holds 3 Eyrie warriors
    And the Eyrie's recruit holds 3 rabbit cards

  @7.5.2 @7.7
  Scenario: The order of a column can bring turmoil that another would not
    Given clearing 5 holds 1 Eyrie warrior
    And the Eyrie's move holds Root Tea (rabbit) and Anvil
    When the Eyrie plays its Daylight:
      | asked     | answer  |
      | move card | fox     |
      | leader    | builder |
    Then clearing 5 holds 1 Eyrie warrior
    And the Eyrie's cards hold builder

  @7.5.2
  Scenario: Another order of a column can keep turmoil away
    Given clearing 5 holds 1 Eyrie warrior
    And the Eyrie's move holds Root Tea (rabbit) and Anvil
    When the Eyrie plays its Daylight:
      | asked     | answer |
      | move card | rabbit |
      | move      | 5 > 1  |
      | move      | 1 > 9  |
    Then clearing 9 holds 1 Eyrie warrior
    And the Eyrie's cards hold despot

  @7.5.2 @3.3.1
  Scenario: Between two cards the Eyrie may do what any player may in Daylight, and then go on
    Given clearing 5 holds 1 roost
    And the Eyrie's recruit holds Root Tea (rabbit) and Loyal Vizier
    And the Eyrie holds Dominance (fox)
    When the Eyrie plays its Daylight:
      | asked         | answer             |
      | card to craft | end                |
      | recruit card  | rabbit             |
      | recruit card  | activate dominance |
    Then clearing 5 holds 2 Eyrie warriors
    And the Eyrie has activated Dominance (fox)

  @7.5.2 @3.3.1
  Scenario: After the last card too the Eyrie may do what any player may in Daylight
    Given clearing 5 holds 1 roost
    And the Eyrie holds Dominance (fox)
    When the Eyrie plays its Daylight:
      | asked         | answer             |
      | card to craft | end                |
      | action        | activate dominance |
    Then the Eyrie has activated Dominance (fox)

  @7.5.2 @1.4.1
  Scenario: What belongs to another phase cannot be done between two cards
    Given clearing 5 holds 1 roost
    And the Eyrie's play area holds Royal Claim
    And the Eyrie's recruit holds Root Tea (rabbit) and Loyal Vizier
    When the Eyrie tries to play its Daylight:
      | asked        | answer      |
      | recruit card | Royal Claim |
    Then it is refused citing card.royal-claim: is used in its owner's own Birdsong

  @7.5.2
  Scenario: An empty Decree asks nothing
    Given clearing 5 holds 1 roost
    When the Eyrie plays its Daylight
    Then nothing changes

  # Recruit (7.5.2.I)

  @7.5.2.I @G.20
  Scenario: Recruiting takes a roost in a matching clearing
    Given clearing 5 holds 1 roost
    And clearing 4 holds 1 roost
    And clearing 1 holds 1 roost
    And clearing 10 holds 3 Eyrie warriors
    And the Eyrie's recruit holds Root Tea (rabbit)
    When the Eyrie plays its Daylight:
      | asked                  | answer |
      | clearing to recruit in | ?      |
    Then the options of the Eyrie are:
      | option     |
      | clearing 4 |
      | clearing 5 |

  @7.5.2.I @2.1.1 @G.20
  Scenario: A bird recruits at any roost
    Given clearing 5 holds 1 roost
    And clearing 9 holds 1 roost
    And clearing 1 holds 1 roost
    And the Eyrie's recruit holds Loyal Vizier
    When the Eyrie plays its Daylight:
      | asked                  | answer |
      | clearing to recruit in | 9      |
    Then clearing 9 holds 1 Eyrie warrior
    And the options of the Eyrie are when asked for clearing to recruit in:
      | option     |
      | clearing 1 |
      | clearing 5 |
      | clearing 9 |

  @7.5.2.I
  Scenario Outline: The Eyrie cannot recruit without a roost, in another suit, or at the keep
    Given clearing 5 holds 1 roost
    And clearing 4 holds 1 roost
    And clearing 1 holds 1 roost
    And clearing 3 holds 1 roost and 1 keep
    And clearing 10 holds 3 Eyrie warriors
    And the Eyrie's recruit holds Root Tea (rabbit)
    When the Eyrie tries to play its Daylight:
      | asked                  | answer  |
      | clearing to recruit in | <where> |
    Then it is refused citing <reason>

    Examples:
      | where | reason                                                 |
      | 10    | 7.5.2.I: no roost is in clearing 10                    |
      | 1     | 7.5.2.I: clearing 1 does not match a rabbit card       |
      | 3     | 6.2.2: only the Marquise places pieces in clearing 3   |

  @7.5.2.I @7.7
  Scenario Outline: Where nobody can be recruited it is turmoil
    Given clearing 5 holds <five>
    And clearing 1 holds 1 roost
    And the Eyrie's supply holds <supply>
    And the Eyrie's recruit holds Root Tea (rabbit)
    When the Eyrie plays its Daylight:
      | asked  | answer  |
      | leader | builder |
    Then the Eyrie gains nothing in clearing 5
    And the Eyrie is not asked for clearing 5 as clearing to recruit in, citing <reason>
    And the Eyrie is not asked for clearing 1 as clearing to recruit in, citing 7.5.2.I: clearing 1 does not match a rabbit card
    And the Eyrie gains nothing in clearing 1
    And the Eyrie's cards hold builder

    Examples:
      | five              | supply      | reason                                               |
      | 3 Eyrie warriors  | 5 warriors  | 7.5.2.I: no roost is in clearing 5                   |
      | 1 roost, 1 keep   | 5 warriors  | 6.2.2: only the Marquise places pieces in clearing 5 |
      | 1 roost           | no warriors | 1.5.4: the supply holds no                           |

  # Move (7.5.2.II)

  @7.5.2.II @4.2
  Scenario: A move begins in a matching clearing and ends anywhere
    Given clearing 5 holds 3 Eyrie warriors
    And clearing 6 holds 2 Eyrie warriors
    And the Eyrie's move holds Root Tea (rabbit)
    When the Eyrie plays its Daylight:
      | asked             | answer |
      | move              | 5 > 2  |
      | how many warriors | 2      |
    Then clearing 2 holds 2 Eyrie warriors
    And clearing 5 holds 1 Eyrie warrior
    And the options of the Eyrie are when asked for move:
      | option                  |
      | clearing 5 > clearing 1 |
      | clearing 5 > clearing 2 |

  @7.5.2.II
  Scenario: A Move of the Decree takes one warrior at least
    Given clearing 5 holds 3 Eyrie warriors
    And the Eyrie's move holds Root Tea (rabbit)
    When the Eyrie plays its Daylight:
      | asked             | answer |
      | move              | 5 > 2  |
      | how many warriors | ?      |
    Then the options of the Eyrie are:
      | option |
      | 1      |
      | 2      |
      | 3      |

  @7.5.2.II
  Scenario Outline: A Move that the card or the rules of moves do not allow is refused
    Given clearing 5 holds 3 Eyrie warriors
    And clearing 6 holds 2 Eyrie warriors
    And clearing 10 holds 1 Eyrie warrior and 3 Marquise warriors
    And clearing 12 holds 3 Marquise warriors
    And the Eyrie's move holds Root Tea (rabbit)
    When the Eyrie tries to play its Daylight:
      | asked | answer |
      | move  | <move> |
    Then it is refused citing <reason>

    Examples:
      | move    | reason                                                |
      | 6 > 2   | 7.5.2.II: the move cannot begin in clearing 6         |
      | 5 > 6   | 4.2                                                   |
      | 10 > 12 | 4.2.1                                                 |

  @7.5.2.II @7.7 @4.2
  Scenario Outline: Where no move can be taken it is turmoil
    Given clearing 5 holds <five>
    And clearing 1 holds 3 Marquise warriors
    And clearing 2 holds 3 Marquise warriors
    And clearing 9 holds 2 Eyrie warriors
    And the Eyrie's move holds Root Tea (rabbit)
    When the Eyrie plays its Daylight:
      | asked  | answer  |
      | leader | builder |
    Then clearing 9 holds 2 Eyrie warriors
    And the Eyrie's cards hold builder

    Examples:
      | five                                     |
      | 1 roost                                  |
      | 2 Marquise warriors and 1 Eyrie warrior  |

  @7.5.2.II @7.2.2 @4.2.1
  Scenario: A tie is enough to move out
    Given clearing 5 holds 1 Eyrie warrior and 1 Marquise warrior
    And clearing 1 holds 3 Marquise warriors
    And clearing 2 holds 3 Marquise warriors
    And the Eyrie's move holds Root Tea (rabbit)
    When the Eyrie plays its Daylight:
      | asked | answer |
      | move  | 5 > 2  |
    Then clearing 2 holds 1 Eyrie warrior
    And the Eyrie's cards hold despot

  # Battle (7.5.2.III)

  @7.5.2.III @4.3
  Scenario: A Battle is fought in a matching clearing, against any enemy there
    Given clearing 5 holds 3 Eyrie warriors, 2 Marquise warriors and 1 Clergy warrior
    And clearing 6 holds 3 Eyrie warriors and 1 Marquise warrior
    And clearing 10 holds 3 Marquise warriors
    And the Eyrie's battle holds Root Tea (rabbit)
    And the dice will show 1 and 0
    When the Eyrie plays its Daylight:
      | asked  | answer     |
      | battle | 5 > Clergy |
    Then the Clergy loses 1 warrior in clearing 5
    And the Eyrie's cards hold despot
    And the options of the Eyrie are when asked for battle:
      | option                |
      | clearing 5 > Marquise |
      | clearing 5 > Clergy   |

  @7.5.2.III
  Scenario Outline: A Battle in another clearing, or against nobody there, is refused
    Given clearing 5 holds 3 Eyrie warriors, 2 Marquise warriors and 1 wood
    And clearing 4 holds 3 Eyrie warriors and 2 Marquise warriors
    And clearing 6 holds 3 Eyrie warriors and 1 Marquise warrior
    And clearing 10 holds 3 Marquise warriors
    And the Eyrie's battle holds Root Tea (rabbit)
    When the Eyrie tries to play its Daylight:
      | asked  | answer   |
      | battle | <battle> |
    Then it is refused citing <reason>

    Examples:
      | battle        | reason                                          |
      | 6 > Marquise  | 7.5.2.III: the battle is not fought in clearing 6 |
      | 10 > Marquise | 4.3: Eyrie Dynasties has no warrior             |
      | 5 > Clergy    | 4.3: Honeycomb Clergy has no piece              |

  @7.5.2.III @7.7 @4.3
  Scenario Outline: Where nobody can be battled it is turmoil
    Given clearing 5 holds <five>
    And clearing 6 holds 3 Eyrie warriors and 1 Marquise warrior
    And the Eyrie's battle holds Root Tea (rabbit)
    When the Eyrie plays its Daylight:
      | asked  | answer  |
      | leader | builder |
    Then clearing 6 holds 3 Eyrie warriors and 1 Marquise warrior
    And the Eyrie's cards hold builder

    Examples:
      | five                            |
      | 3 Eyrie warriors                |
      | 1 roost and 2 Marquise warriors |

  @7.5.2.III @4.3.1.II
  Scenario: A battle that an ambush ends was initiated all the same
    Given clearing 5 holds 2 Eyrie warriors and 1 Marquise warrior
    And the Marquise holds Ambush! (rabbit)
    And the Eyrie's battle holds Root Tea (rabbit)
    When the Eyrie plays its Daylight:
      | player   | asked  | answer           |
      | Marquise | ambush | Ambush! (rabbit) |
    Then clearing 5 holds no Eyrie warriors and 1 Marquise warrior
    And the Eyrie's cards hold despot
    And the Eyrie has 10 points

  @7.5.2.III @HCC.2.6.IV
  Scenario: Penitent or not, who can battle must
    Given clearing 5 holds 2 Eyrie warriors and 1 Clergy warrior
    And the Eyrie is penitent to the Clergy
    And the Eyrie's battle holds Root Tea (rabbit)
    And the dice will show 1 and 0
    When the Eyrie plays its Daylight
    Then the Clergy loses 1 warrior in clearing 5
    And the Eyrie is a heretic to the Clergy

  # Build (7.5.2.IV)

  @7.5.2.IV
  Scenario: The Eyrie build a roost in a matching clearing that they rule
    Given these clearings hold:
      | clearing | pieces                                                       |
      | 3        | 1 roost and 1 Eyrie warrior                                  |
      | 4        | 1 Eyrie warrior                                              |
      | 5        | 1 Eyrie warrior and 1 Marquise warrior                       |
      | 10       | 1 Eyrie warrior and 2 Marquise warriors                      |
      | 2        | 3 Eyrie warriors                                             |
    And the Eyrie's build holds Root Tea (rabbit)
    When the Eyrie plays its Daylight:
      | asked                | answer |
      | clearing to build in | 5      |
    Then clearing 5 holds 1 roost
    And the Eyrie's supply holds 5 roosts
    And the options of the Eyrie are when asked for clearing to build in:
      | option     |
      | clearing 4 |
      | clearing 5 |

  @7.5.2.IV
  Scenario Outline: A roost is refused in another suit, without rule, or without room
    Given these clearings hold:
      | clearing | pieces                                    |
      | 3        | 1 roost and 1 Eyrie warrior               |
      | 4        | 1 Eyrie warrior                           |
      | 5        | 1 Eyrie warrior                           |
      | 10       | 1 Eyrie warrior and 2 Marquise warriors   |
      | 2        | 3 Eyrie warriors                          |
    And clearing <full> holds 3 Eyrie warriors and <things>
    And the Eyrie's build holds Root Tea (rabbit)
    And clearing 9 is a rabbit clearing
    When the Eyrie tries to play its Daylight:
      | asked                | answer  |
      | clearing to build in | <where> |
    Then it is refused citing <reason>

    Examples:
      | where | full | things      | reason                                          |
      | 3     | 9    | 1 sawmill   | 7.5.2.IV: clearing 3 has a roost                |
      | 9     | 9    | 2 sawmills  | 2.2.3: clearing 9 has no open slot              |
      | 9     | 9    | 1 roost     | 7.5.2.IV: clearing 9 has a roost                |
      | 9     | 9    | 1 keep      | 6.2.2                                           |
      | 10    | 9    | 1 sawmill   | 7.5.2.IV: the Eyrie do not rule clearing 10     |
      | 2     | 9    | 1 sawmill   | 7.5.2.IV: clearing 2 does not match a rabbit card |

  @7.5.2.IV @7.7
  Scenario Outline: Where nothing can be built it is turmoil
    Given clearing 5 holds <five>
    And clearing 2 holds 3 Eyrie warriors
    And the Eyrie's supply holds <roosts>
    And the Eyrie's build holds Root Tea (rabbit)
    When the Eyrie plays its Daylight:
      | asked  | answer  |
      | leader | builder |
    Then the Eyrie gains nothing in clearing 5
    And the Eyrie is not asked for clearing 5 as clearing to build in, citing <reason>
    And the Eyrie is not asked for clearing 2 as clearing to build in, citing 7.5.2.IV: clearing 2 does not match a rabbit card
    And the Eyrie gains nothing in clearing 2
    And the Eyrie's cards hold builder

    Examples:
      | five                                    | roosts    | reason                                     |
      | 1 Eyrie warrior and 2 Marquise warriors | 6 roosts  | 7.5.2.IV: the Eyrie do not rule clearing 5 |
      | 3 Eyrie warriors and 1 roost            | 5 roosts  | 7.5.2.IV: clearing 5 has a roost           |
      | 3 Eyrie warriors and 2 sawmills         | 6 roosts  | 2.2.3: clearing 5 has no open slot         |
      | 3 Eyrie warriors                        | no roosts | 1.5.4: the supply holds no                 |
      | nothing                                 | 6 roosts  | 7.5.2.IV: the Eyrie do not rule clearing 5 |

  @7.5.2.IV @2.1.1
  Scenario: Birds build in clearings of every suit
    Given clearing 5 holds 1 Eyrie warrior
    And clearing 2 holds 1 Eyrie warrior
    And clearing 1 holds 1 Eyrie warrior
    And the Eyrie's build holds Loyal Vizier
    When the Eyrie plays its Daylight:
      | asked                | answer |
      | clearing to build in | ?      |
    Then the options of the Eyrie are:
      | option     |
      | clearing 1 |
      | clearing 2 |
      | clearing 5 |

  # What must be done

  @7.5.2
  Scenario Outline: No card of the Decree and no action of it can be passed up
    Given the Eyrie's <column> holds Foxfolk Steel
    And clearing 8 holds 3 Eyrie warriors, 1 roost and 1 Marquise warrior
    And clearing 12 holds 3 Eyrie warriors and 1 Marquise warrior
    And it is the Eyrie's Daylight, in the step resolve the decree
    When the Eyrie tries to go on with their Daylight:
      | asked         | answer   |
      | <column> card | fox      |
      | <asked>       | <answer> |
    Then it is refused citing <clause>: <asked> cannot be passed up

    Examples:
      | column  | asked                  | answer  | clause   |
      | recruit | clearing to recruit in | end     | 7.5.2    |
      | recruit | clearing to recruit in | decline | 7.5.2    |
      | move    | move                   | end     | 7.5.2.II |
      | move    | move                   | decline | 7.5.2.II |
      | battle  | battle                 | end     | 7.5.2    |
      | battle  | battle                 | decline | 7.5.2    |
      | build   | clearing to build in   | end     | 7.5.2    |
      | build   | clearing to build in   | decline | 7.5.2    |

  @7.5.2
  Scenario Outline: The last card of the Decree cannot be passed up
    Given the Eyrie's move holds Foxfolk Steel
    And clearing 12 holds 3 Eyrie warriors
    And it is the Eyrie's Daylight, in the step resolve the decree
    When the Eyrie tries to go on with their Daylight:
      | asked     | answer   |
      | move card | <answer> |
    Then it is refused citing 7.5.2: move card cannot be passed up

    Examples:
      | answer  |
      | end     |
      | decline |

  @7.5.2.II
  Scenario: A Move of the Decree without a warrior is refused
    Given the Eyrie's move holds Foxfolk Steel
    And clearing 12 holds 3 Eyrie warriors
    And it is the Eyrie's Daylight, in the step resolve the decree
    When the Eyrie tries to go on with their Daylight:
      | asked             | answer |
      | move              | 12 > 9 |
      | how many warriors | 0      |
    Then it is refused citing 7.5.2.II: how many warriors cannot be passed up

  @7.5.2
  Scenario: An empty Decree is resolved by doing nothing
    Given clearing 12 holds 3 Eyrie warriors and 1 Marquise warrior
    And it is the Eyrie's Daylight, in the step resolve the decree
    When the Eyrie goes on with their Daylight
    Then clearing 12 holds 3 Eyrie warriors and 1 Marquise warrior
    And the Eyrie's cards hold despot

  @7.7
  Scenario Outline: The Eyrie must choose a new leader in turmoil
    Given the Eyrie's battle holds Foxfolk Steel
    And clearing 8 holds 3 Eyrie warriors
    And it is the Eyrie's Daylight, in the step resolve the decree
    When the Eyrie tries to go on with their Daylight:
      | asked  | answer   |
      | leader | <answer> |
    Then it is refused citing 7.7: leader cannot be passed up

    Examples:
      | answer  |
      | end     |
      | decline |

  @7.5.2
  Scenario: Who can take every action in full falls into no turmoil
    Given the Eyrie's battle holds Foxfolk Steel
    And clearing 8 holds 3 Eyrie warriors and 1 Marquise warrior
    And the dice will show 0 and 0
    And it is the Eyrie's Daylight, in the step resolve the decree
    When the Eyrie goes on with their Daylight
    Then the Eyrie is not asked for leader
