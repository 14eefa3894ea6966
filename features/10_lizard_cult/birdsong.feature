Feature: The Cult's Birdsong

  The Outcast, the Lost Souls, and conspiracies (10.4).

  Background:
    Given the seats are Cult, Marquise and Clergy
    And on the Cult's board outcast is fox

  @10.4 @10.4.1 @10.4.2 @10.4.3
  Scenario: The Outcast is adjusted, the Lost Souls go, and what conspiracies against the new Outcast cost stays behind
    Given the lost souls hold Bake Sale, Anvil and Cobbler
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 3 holds 1 Marquise warrior
    And clearing 1 holds 1 keep
    And the Marquise holds Root Tea (rabbit)
    When the Cult plays its Birdsong:
      | player   | asked                    | answer            |
      | Cult     | action                   | convert           |
      | Marquise | card for field hospitals | Root Tea (rabbit) |
    Then on the Cult's board outcast is rabbit
    And the lost souls hold Root Tea (rabbit)
    And the discard pile holds Bake Sale, Anvil and Cobbler
    And clearing 3 holds 1 Cult warrior and no Marquise warriors

  # Adjust Outcast (10.4.1)

  @10.4.1
  Scenario Outline: The suit of most Lost Souls becomes the Outcast, and the Outcast is Hated where that is no news
    Given the lost souls hold <souls>
    When the Cult plays its Birdsong
    Then on the Cult's board outcast is <outcast>
    And on the Cult's board hated is <hated>

    Examples:
      | souls                                              | outcast | hated |
      | Bake Sale                                          | rabbit  | no    |
      | Bake Sale, Cobbler and Anvil                       | rabbit  | no    |
      | Armorers, Sappers, Brutal Tactics and Codebreakers | mouse   | no    |
      | Anvil and Armorers                                 | fox     | yes   |
      | Anvil and Bake Sale                                | fox     | yes   |
      | Codebreakers and Bake Sale                         | fox     | yes   |
      | Anvil, Bake Sale and Codebreakers                  | fox     | yes   |
      | Armorers and Sappers                               | fox     | yes   |
      | nothing                                            | fox     | yes   |

  @10.4.1
  Scenario Outline: A Hated Outcast stays Hated until another suit has the most Lost Souls
    Given on the Cult's board hated is yes
    And the lost souls hold <souls>
    When the Cult plays its Birdsong
    Then on the Cult's board outcast is <outcast>
    And on the Cult's board hated is <hated>

    Examples:
      | souls               | outcast | hated |
      | Anvil               | fox     | yes   |
      | Anvil and Bake Sale | fox     | yes   |
      | nothing             | fox     | yes   |
      | Codebreakers        | mouse   | no    |

  @10.4.1
  Scenario: The marker is told to move to another suit, and to be turned on its own
    Given the lost souls hold Bake Sale
    When the Cult plays its Birdsong
    Then it happens that Lizard Cult sets outcast of Lizard Cult to rabbit
    When the Cult plays its Birdsong
    Then it happens that Lizard Cult sets hated outcast of Lizard Cult to rabbit
    When the Cult plays its Birdsong
    Then nothing changes

  @10.4.1
  Scenario: A dominance card among the Lost Souls counts for its suit
    Given the lost souls hold Dominance (mouse)
    When the Cult plays its Birdsong
    Then on the Cult's board outcast is mouse

  # Discard Lost Souls (10.4.2)

  @10.4.2 @3.3.3
  Scenario: Dominance cards among the Lost Souls become available
    Given the lost souls hold Dominance (rabbit), Anvil and Armorers
    When the Cult plays its Birdsong
    Then the available dominance cards hold Dominance (rabbit)
    And the discard pile holds Anvil and Armorers
    And the lost souls hold nothing

  @10.4.2 @2.1
  Scenario: Where the deck is empty the Lost Souls that are discarded become the new deck
    Given the deck holds 0 cards
    And the lost souls hold Anvil and Armorers
    When the Cult plays its Birdsong
    Then the deck holds 2 cards
    And the discard pile holds nothing

  # Perform Conspiracies (10.4.3)

  @10.4.3 @10.4.3.I @10.4.3.II @10.4.3.III
  Scenario Outline: A conspiracy costs its acolytes, one less where the Outcast is Hated
    Given on the Cult's board hated is <hated>
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold <cost> Cult warriors
    And the Cult's supply holds 3 warriors
    And clearing 8 holds 1 Cult warrior
    When the Cult goes on with its Birdsong:
      | asked          | answer       |
      | action         | <conspiracy> |
      | move or battle | move         |
      | move           | 8 > 7        |
      | battle         | decline      |
    Then the Cult's acolytes hold nothing

    Examples:
      | hated | conspiracy | cost |
      | no    | crusade    | 2    |
      | yes   | crusade    | 1    |

  @10.4.3 @10.4.3.II @10.4.3.III
  Scenario Outline: Convert costs two acolytes and Sanctify three, one less where the Outcast is Hated
    Given on the Cult's board hated is <hated>
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold <cost> Cult warriors
    And clearing 8 holds 1 Marquise warrior and 1 sawmill
    When the Cult goes on with its Birdsong:
      | asked  | answer       |
      | action | <conspiracy> |
    Then the Cult's acolytes hold nothing

    Examples:
      | hated | conspiracy | cost |
      | no    | convert    | 2    |
      | yes   | convert    | 1    |
      | no    | sanctify   | 3    |
      | yes   | sanctify   | 2    |

  @10.4.3 @10.4.3.I @10.4.3.II @10.4.3.III
  Scenario Outline: With an acolyte too few there is no conspiracy, even with warriors in supply
    Given on the Cult's board hated is <hated>
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold <there> Cult warriors
    And clearing 8 holds 3 Cult warriors, 1 Marquise warrior and 1 sawmill
    When the Cult tries to go on with its Birdsong:
      | asked  | answer       |
      | action | <conspiracy> |
    Then it is refused citing <clause>: it takes <price> of the acolytes, and there are <there>

    Examples:
      | hated | conspiracy | clause     | there | price |
      | no    | crusade    | 10.4.3.I   | 1     | 2     |
      | yes   | crusade    | 10.4.3.I   | 0     | 1     |
      | no    | convert    | 10.4.3.II  | 1     | 2     |
      | no    | sanctify   | 10.4.3.III | 2     | 3     |
      | yes   | sanctify   | 10.4.3.III | 1     | 2     |

  @10.4.3
  Scenario: Conspiracies are performed in any order, as often as acolytes last, and acolytes return to the supply
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 7 Cult warriors
    And the Cult's supply holds 3 warriors
    And clearing 8 holds 2 Marquise warriors and 1 sawmill
    When the Cult goes on with its Birdsong:
      | asked  | answer   |
      | action | convert  |
      | action | sanctify |
      | action | convert  |
    Then clearing 8 holds 2 Cult warriors, 1 fox garden and no Marquise warriors
    And the Cult's supply holds 8 warriors and 4 fox gardens
    And the Cult's acolytes hold nothing

  @10.4.3
  Scenario: Nobody has to conspire
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 3 Cult warriors
    And clearing 8 holds 2 Marquise warriors and 1 sawmill
    When the Cult goes on with its Birdsong:
      | asked  | answer |
      | action | end    |
    Then nothing changes

  # Crusade (10.4.3.I)

  @10.4.3.I @4.3
  Scenario: A Crusade is a battle in a clearing that matches the Outcast
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 2 Cult warriors and 1 Marquise warrior
    And clearing 7 holds 2 Cult warriors and 1 Marquise warrior
    And the dice will show 1 and 0
    When the Cult goes on with its Birdsong:
      | asked          | answer  |
      | action         | crusade |
      | move or battle | battle  |
    Then the Marquise loses 1 warrior in clearing 8
    And the Cult's acolytes hold nothing
    And clearing 7 holds 2 Cult warriors and 1 Marquise warrior

  @10.4.3.I
  Scenario: A Crusade does not battle in a clearing of another suit
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And these clearings hold:
      | clearing | pieces                               |
      | 7        | 2 Cult warriors, 1 Marquise warrior  |
      | 8        | 2 Cult warriors, 1 Marquise warrior  |
      | 12       | 2 Cult warriors, 1 Clergy warrior    |
    When the Cult tries to go on with its Birdsong:
      | asked          | answer       |
      | action         | crusade      |
      | move or battle | battle       |
      | battle         | 7 > Marquise |
    Then it is refused citing 10.4.3.I: the battle is not fought in clearing 7

  @10.4.3.I @4.2
  Scenario: A Crusade moves out of a clearing that matches the Outcast, and may battle where it ends, whatever the suit
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 3 Cult warriors
    And clearing 7 holds 2 Marquise warriors
    And the dice will show 2 and 1
    When the Cult goes on with its Birdsong:
      | asked             | answer       |
      | action            | crusade      |
      | move              | 8 > 7        |
      | how many warriors | 2            |
      | battle            | 7 > Marquise |
    Then clearing 8 holds 1 Cult warrior
    And clearing 7 holds 1 Cult warrior and no Marquise warriors
    And the Cult's acolytes hold nothing

  @10.4.3.I
  Scenario: Behind the move of a Crusade the battle may be declined
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 Cult warrior
    And clearing 7 holds 2 Marquise warriors
    When the Cult goes on with its Birdsong:
      | asked  | answer  |
      | action | crusade |
      | move   | 8 > 7   |
      | battle | decline |
    Then clearing 7 holds 1 Cult warrior and 2 Marquise warriors

  @10.4.3.I
  Scenario: Behind the move of a Crusade no battle is fought anywhere else
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 2 Cult warriors and 1 Clergy warrior
    And clearing 7 holds 2 Marquise warriors
    When the Cult tries to go on with its Birdsong:
      | asked             | answer     |
      | action            | crusade    |
      | move or battle    | move       |
      | move              | 8 > 7      |
      | how many warriors | 1          |
      | battle            | 8 > Clergy |
    Then it is refused citing 10.4.3.I: the battle is not fought in clearing 8

  @10.4.3.I
  Scenario: A Crusade does not move out of a clearing of another suit
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 Cult warrior
    And clearing 7 holds 1 Cult warrior
    When the Cult tries to go on with its Birdsong:
      | asked  | answer  |
      | action | crusade |
      | move   | 7 > 8   |
    Then it is refused citing 10.4.3.I: the move cannot begin in clearing 7

  @10.4.3.I @4.2
  Scenario: At least one warrior moves in a Crusade
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 2 Cult warriors
    When the Cult tries to go on with its Birdsong:
      | asked             | answer  |
      | action            | crusade |
      | move              | 8 > 7   |
      | how many warriors | 0       |
    Then it is refused citing 4.2

  @10.4.3.I @4.2.1
  Scenario: The move of a Crusade needs rule like any other
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 Cult warrior and 2 Marquise warriors
    And clearing 12 holds 1 Cult warrior
    And clearing 7 holds 1 Marquise warrior
    When the Cult tries to go on with its Birdsong:
      | asked          | answer  |
      | action         | crusade |
      | move or battle | move    |
      | move           | 8 > 7   |
    Then it is refused citing 4.2.1

  @10.4.3.I
  Scenario: Where nothing can be battled a Crusade does not begin with a battle
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 Cult warrior
    When the Cult tries to go on with its Birdsong:
      | asked          | answer  |
      | action         | crusade |
      | move or battle | battle  |
    Then it is refused citing 10.4.3.I: no battle in a clearing that matches the Outcast

  @10.4.3.I
  Scenario: Where no warrior can go a Crusade does not begin with a move
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 Cult warrior and 2 Marquise warriors
    When the Cult tries to go on with its Birdsong:
      | asked          | answer  |
      | action         | crusade |
      | move or battle | move    |
    Then it is refused citing 4.2.1

  @10.4.3.I
  Scenario: Without warriors in clearings of the Outcast's suit there is no Crusade
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 Marquise warrior
    And clearing 7 holds 1 Cult warrior and 1 Marquise warrior
    When the Cult tries to go on with its Birdsong:
      | asked  | answer  |
      | action | crusade |
    Then it is refused citing 10.4.3.I: no battle in a clearing that matches the Outcast, and no move out of one

  # Convert (10.4.3.II)

  @10.4.3.II @G.23
  Scenario: Convert replaces an enemy warrior of the Cult's choice, for no points
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 3 Cult warriors
    And the Cult's supply holds 5 warriors
    And clearing 8 holds 1 Marquise warrior and 2 Clergy warriors
    When the Cult goes on with its Birdsong:
      | asked              | answer             |
      | action             | convert            |
      | warrior to convert | 8 > Clergy warrior |
    Then clearing 8 holds 1 Marquise warrior, 1 Clergy warrior and 1 Cult warrior
    And the Cult's acolytes hold 1 Cult warrior
    And the Cult's supply holds 6 warriors
    And the Cult scores nothing

  @10.4.3.II @10.4.3
  Scenario: With an empty supply Convert places one of the acolytes that it costs
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's supply holds 0 warriors
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 Marquise warrior
    When the Cult goes on with its Birdsong:
      | asked  | answer  |
      | action | convert |
    Then clearing 8 holds 1 Cult warrior and no Marquise warriors
    And the Cult's supply holds 1 warrior

  @10.4.3.II
  Scenario: Convert replaces no warrior in a clearing of another suit, no building, and none of the Cult's own
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 Marquise warrior, 1 sawmill and 1 Cult warrior
    And clearing 12 holds 1 Clergy warrior
    And clearing 7 holds 1 Marquise warrior
    When the Cult goes on with its Birdsong:
      | asked              | answer  |
      | action             | convert |
      | warrior to convert | ?       |
    Then the options of the Cult are:
      | option                      |
      | clearing 8 > Marquise warrior |
      | clearing 12 > Clergy warrior  |

  @10.4.3.II
  Scenario Outline: What is no enemy warrior in a clearing of the Outcast's suit is not converted
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 Marquise warrior, 1 sawmill and 1 Cult warrior
    And clearing 12 holds 1 Clergy warrior
    And clearing 7 holds 1 Marquise warrior
    When the Cult tries to go on with its Birdsong:
      | asked              | answer   |
      | action             | convert  |
      | warrior to convert | <answer> |
    Then it is refused citing 10.4.3.II: <reason>

    Examples:
      | answer               | reason                                |
      | 7 > Marquise warrior | clearing 7 does not match the Outcast |
      | 8 > sawmill          | that is no enemy warrior in clearing 8 |
      | 8 > Cult warrior     | that is no enemy warrior in clearing 8 |
      | 8 > Clergy warrior   | that is no enemy warrior in clearing 8 |

  @10.4.3.II
  Scenario: Without an enemy warrior in a clearing of the Outcast's suit there is no Convert
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 sawmill
    When the Cult tries to go on with its Birdsong:
      | asked  | answer  |
      | action | convert |
    Then it is refused citing 10.4.3.II: no enemy warrior is in a clearing that matches the Outcast

  @10.4.3.II @6.2.2 @G.23
  Scenario: At the keep no warrior can be placed, so none is converted
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 1 holds 1 keep and 1 Marquise warrior
    When the Cult tries to go on with its Birdsong:
      | asked  | answer  |
      | action | convert |
    Then it is refused citing 6.2.2

  # Sanctify (10.4.3.III)

  @10.4.3.III @G.23 @3.2.1
  Scenario: Sanctify replaces an enemy building with a garden of the Outcast's suit, and scores for the building
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 4 Cult warriors
    And clearing 8 holds 3 Marquise warriors, 1 sawmill and 1 recruiter
    When the Cult goes on with its Birdsong:
      | asked               | answer      |
      | action              | sanctify    |
      | building to sanctify | 8 > sawmill |
    Then clearing 8 holds 3 Marquise warriors, 1 recruiter, 1 fox garden and no sawmill
    And the Cult's acolytes hold 1 Cult warrior
    And the Cult scores 1 point
    And the Cult rules clearing 8

  @10.4.3.III @G.23
  Scenario: Without a garden of the Outcast's suit on its track nothing is sanctified
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 3 Cult warriors
    And clearing 8 holds 1 sawmill
    And clearing 6 holds 1 fox garden
    And clearing 12 holds 1 fox garden
    And the Cult's supply holds 0 fox gardens
    When the Cult tries to go on with its Birdsong:
      | asked  | answer   |
      | action | sanctify |
    Then it is refused citing G.23: the supply holds no fox garden

  @10.4.3.III
  Scenario Outline: What is no enemy building in a clearing of the Outcast's suit is not sanctified
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 3 Cult warriors
    And clearing 8 holds 1 sawmill, 1 fox garden and 1 Marquise warrior
    And clearing 12 holds 1 cathedral
    And clearing 7 holds 1 recruiter
    When the Cult tries to go on with its Birdsong:
      | asked               | answer   |
      | action              | sanctify |
      | building to sanctify | <answer> |
    Then it is refused citing 10.4.3.III: <reason>

    Examples:
      | answer               | reason                                  |
      | 7 > recruiter        | clearing 7 does not match the Outcast   |
      | 8 > fox garden       | that is no enemy building in clearing 8 |
      | 8 > Marquise warrior | that is no enemy building in clearing 8 |

  @10.4.3.III
  Scenario: Without an enemy building in a clearing of the Outcast's suit there is no Sanctify, and a ruin is none
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 3 Cult warriors
    And clearing 6 holds 1 ruin, 1 wood and 1 Marquise warrior
    When the Cult tries to go on with its Birdsong:
      | asked  | answer   |
      | action | sanctify |
    Then it is refused citing 10.4.3.III: no enemy building is in a clearing that matches the Outcast

  @10.4.3.III @3.1
  Scenario: The point for a building that is sanctified can win, before the garden comes
    Given it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult has 29 points
    And the Cult's acolytes hold 3 Cult warriors
    And clearing 8 holds 1 sawmill
    When the Cult goes on with its Birdsong:
      | asked  | answer   |
      | action | sanctify |
    Then the Cult wins, citing 3.1
