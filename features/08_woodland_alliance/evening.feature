Feature: The Alliance's Evening

  Military Operations, Draw and Discard (8.6).

  Background:
    Given the seats are Alliance, Marquise and Clergy

  # Military Operations (8.6.1)

  @8.6 @8.6.1 @8.6.1.I @8.6.1.II @8.6.1.III @8.6.1.IV
  Scenario: The Alliance takes as many operations as it has officers, and then draws
    Given clearing 1 holds 1 fox base and 2 Alliance warriors
    And clearing 5 holds 1 Marquise warrior
    And the Alliance's officers hold 4 warriors
    And the deck's top cards are Anvil and Cobbler
    And the dice will show 2 and 0
    When the Alliance plays its Evening:
      | asked                   | answer       |
      | action                  | move         |
      | move                    | 1 > 5        |
      | how many warriors       | 2            |
      | action                  | battle       |
      | action                  | organize     |
      | action                  | recruit      |
    Then clearing 5 holds 1 sympathy, 1 Alliance warrior and no Marquise warriors
    And clearing 1 holds 1 fox base and 1 Alliance warrior
    And the Alliance's officers hold 4 warriors
    And the Alliance draws 2 cards
    And the Alliance holds Anvil and Cobbler

  @8.6
  Scenario: Nothing is drawn before the operations
    Given clearing 1 holds 1 fox base
    And the Alliance's officers hold 1 warrior
    When the Alliance plays its Evening:
      | asked  | answer |
      | action | ?      |
    Then the Alliance is offered recruit
    And the Alliance draws 0 cards

  @8.6.1
  Scenario: Officers are not used up, and the Alliance may leave operations out
    Given clearing 1 holds 1 fox base
    And the Alliance's officers hold 3 warriors
    When the Alliance plays its Evening:
      | asked  | answer  |
      | action | recruit |
      | action | end     |
    Then clearing 1 holds 1 Alliance warrior
    And the Alliance's officers hold 3 warriors

  @8.6.1
  Scenario Outline: Without an officer left no operation is taken
    Given clearing 1 holds 1 fox base and 2 Alliance warriors
    And clearing 9 holds 1 Marquise warrior
    And the turn remembers operations: <taken>
    And the Alliance's officers hold <officers>
    When the Alliance tries to take the action <operation> in its Evening
    Then it is refused citing 8.6.1: <reason>

    Examples:
      | operation | officers   | taken | reason                              |
      | move      | nothing    | 0     | there is no officer                 |
      | battle    | nothing    | 0     | there is no officer                 |
      | recruit   | nothing    | 0     | there is no officer                 |
      | organize  | nothing    | 0     | there is no officer                 |
      | move      | 2 warriors | 2     | each officer has taken an operation |
      | battle    | 2 warriors | 3     | each officer has taken an operation |

  @8.6.1
  Scenario: With the last operation the step is over
    Given clearing 1 holds 1 fox base and 2 Alliance warriors
    And the Alliance's officers hold 1 warrior
    When the Alliance tries to play its Evening:
      | asked  | answer  |
      | action | recruit |
      | action | move    |
    Then it is refused citing 8.6.1: each officer has taken an operation

  @8.6.1 @8.2.4
  Scenario: Officers that are lost meanwhile take their operations along
    Given clearing 5 holds 1 rabbit base, 1 Alliance warrior and 3 Marquise warriors
    And clearing 1 holds 1 fox base
    And the Alliance's officers hold 2 warriors
    And the dice will show 2 and 2
    When the Alliance tries to play its Evening:
      | player   | asked         | answer      |
      | Alliance | action        | battle      |
      | Alliance | action        | recruit     |
    Then it is refused citing 8.6.1: each officer has taken an operation

  @8.6.1.I @4.2.1
  Scenario: A move as an operation follows the rules of moves
    Given clearing 1 holds 2 Alliance warriors
    And clearing 5 holds 1 Alliance warrior and 2 Marquise warriors
    And clearing 2 holds 1 Marquise warrior
    And the Alliance's officers hold 1 warrior
    When the Alliance takes the action move in its Evening:
      | asked | answer |
      | move  | ?      |
    Then the options of the Alliance are:
      | option                   |
      | clearing 1 > clearing 5  |
      | clearing 1 > clearing 9  |
      | clearing 1 > clearing 10 |
      | clearing 5 > clearing 1  |

  @8.6.1.I
  Scenario: Without a warrior that can go there is no move
    Given clearing 1 holds 1 fox base
    And the Alliance's officers hold 1 warrior
    When the Alliance tries to take the action move in its Evening
    Then it is refused citing 8.6.1.I: no move can be taken

  @8.6.1.II
  Scenario: Without an enemy there is no battle
    Given clearing 1 holds 2 Alliance warriors
    And clearing 5 holds 2 Marquise warriors
    And the Alliance's officers hold 1 warrior
    When the Alliance tries to take the action battle in its Evening
    Then it is refused citing 8.6.1.II: no enemy to battle

  # Recruit (8.6.1.III)

  @8.6.1.III
  Scenario: A warrior is recruited in any clearing with a base
    Given clearing 1 holds 1 fox base
    And clearing 5 holds 1 rabbit base and 3 Marquise warriors
    And clearing 2 holds 3 Alliance warriors and 1 sympathy
    And the Alliance's officers hold 2 warriors
    When the Alliance plays its Evening:
      | asked                  | answer  |
      | action                 | recruit |
      | clearing to recruit in | 5       |
      | action                 | recruit |
      | clearing to recruit in | ?       |
    Then clearing 5 holds 1 Alliance warrior
    And the options of the Alliance are:
      | option     |
      | clearing 1 |
      | clearing 5 |

  @8.6.1.III
  Scenario: The Alliance recruits in no clearing without a base
    Given clearing 1 holds 1 fox base
    And clearing 5 holds 1 rabbit base
    And clearing 2 holds 3 Alliance warriors and 1 sympathy
    And the Alliance's officers hold 2 warriors
    When the Alliance tries to play its Evening:
      | asked                  | answer  |
      | action                 | recruit |
      | clearing to recruit in | 2       |
    Then it is refused citing 8.6.1.III: clearing 2 has no base

  @8.6.1.III
  Scenario: Without a base nobody is recruited
    Given clearing 2 holds 3 Alliance warriors and 1 sympathy
    And the Alliance's officers hold 2 warriors
    When the Alliance tries to take the action recruit in its Evening
    Then it is refused citing 8.6.1.III: no base where a warrior can be placed

  @8.6.1.III @6.2.2
  Scenario: The Alliance does not recruit at a base where the keep is
    Given clearing 2 holds 1 keep and 1 mouse base
    And clearing 1 holds 1 fox base
    And clearing 5 holds 1 rabbit base
    And the Alliance's officers hold 2 warriors
    When the Alliance tries to play its Evening:
      | asked                  | answer  |
      | action                 | recruit |
      | clearing to recruit in | 2       |
    Then it is refused citing 6.2.2

  @8.6.1.III @6.2.2
  Scenario: With no other base the keep is the reason why nobody is recruited
    Given clearing 2 holds 1 keep and 1 mouse base
    And the Alliance's officers hold 2 warriors
    When the Alliance tries to take the action recruit in its Evening
    Then it is refused citing 6.2.2: only the Marquise places pieces in clearing 2

  @8.6.1.III @1.5.4
  Scenario: With no warrior in the supply an operation goes for nothing
    Given clearing 2 holds 1 mouse base and 9 Alliance warriors
    And the Alliance's officers hold 1 warrior
    When the Alliance plays its Evening:
      | asked  | answer  |
      | action | recruit |
    Then clearing 2 holds 9 Alliance warriors
    And the Alliance's officers hold 1 warrior

  # Organize (8.6.1.IV)

  @8.6.1.IV
  Scenario: A warrior gives way to sympathy, for points and no supporters, whoever else is there
    Given clearing 3 holds 2 Alliance warriors and 4 Marquise warriors
    And clearing 8 holds 1 sympathy
    And the Alliance's supply holds 3 sympathy
    And the Alliance's officers hold 1 warrior
    And the Alliance's supporters hold Cobbler
    When the Alliance takes the action organize in its Evening
    Then clearing 3 holds 1 sympathy, 1 Alliance warrior and 4 Marquise warriors
    And the Alliance's supporters hold Cobbler
    And the Alliance's supply holds 8 warriors
    And the Alliance scores 4 points

  @8.6.1.IV
  Scenario Outline: Organize takes a warrior in an unsympathetic clearing
    Given clearing 3 holds 2 Alliance warriors
    And clearing 7 holds 1 Alliance warrior
    And clearing 8 holds 1 sympathy and 2 Alliance warriors
    And clearing 1 holds 1 fox base
    And the Alliance's officers hold 2 warriors
    When the Alliance tries to play its Evening:
      | asked                   | answer     |
      | action                  | organize   |
      | clearing to organize in | <clearing> |
    Then it is refused citing 8.6.1.IV: <reason>

    Examples:
      | clearing | reason                             |
      | 8        | clearing 8 is sympathetic          |
      | 1        | no Alliance warrior is in clearing 1 |

  @8.6.1.IV
  Scenario: Without a warrior in an unsympathetic clearing nothing is organized
    Given clearing 8 holds 1 sympathy and 2 Alliance warriors
    And the Alliance's officers hold 2 warriors
    When the Alliance tries to take the action organize in its Evening
    Then it is refused citing 8.6.1.IV: no warrior in an unsympathetic clearing where sympathy can be placed

  @8.6.1.IV
  Scenario: Without a sympathy token on the track nothing is organized
    Given clearing 3 holds 2 Alliance warriors
    And the Alliance's supply holds no sympathy
    And the Alliance's officers hold 2 warriors
    When the Alliance tries to take the action organize in its Evening
    Then it is refused citing 8.6.1.IV: no sympathy token is left on the track

  @8.6.1.IV @6.2.2
  Scenario: Where the keep is nothing is organized
    Given clearing 3 holds 2 Alliance warriors and 1 keep
    And clearing 7 holds 1 Alliance warrior
    And clearing 2 holds 1 Alliance warrior
    And the Alliance's officers hold 2 warriors
    When the Alliance takes the action organize in its Evening:
      | asked                   | answer |
      | clearing to organize in | ?      |
    Then the options of the Alliance are:
      | option     |
      | clearing 2 |
      | clearing 7 |

  @8.6.1.IV @6.2.2
  Scenario: With no other warrior the keep is the reason why nothing is organized
    Given clearing 3 holds 2 Alliance warriors and 1 keep
    And clearing 8 holds 1 sympathy and 1 Alliance warrior
    And the Alliance's officers hold 2 warriors
    When the Alliance tries to take the action organize in its Evening
    Then it is refused citing 6.2.2: only the Marquise places pieces in clearing 3

  # Draw and Discard (8.6.2)

  @8.6.2
  Scenario Outline: The Alliance draws one card, and one for each draw bonus uncovered
    Given these clearings hold:
      | clearing | pieces   |
      | 1        | <first>  |
      | 5        | <second> |
      | 2        | <third>  |
    When the Alliance plays its Evening
    Then the Alliance draws <cards>

    Examples:
      | first              | second        | third        | cards   |
      | 1 Alliance warrior | 1 sympathy    | 1 sympathy   | 1 card  |
      | 1 sympathy         | 1 rabbit base | 1 sympathy   | 2 cards |
      | 1 fox base         | 1 sympathy    | 1 mouse base | 3 cards |
      | 1 fox base         | 1 rabbit base | 1 mouse base | 4 cards |

  @8.6.2
  Scenario: More than five cards are discarded, as the Alliance chooses
    Given the Alliance holds Anvil, Cobbler, Armorers, Sappers and Bake Sale
    And the deck's top cards are Tax Collector
    When the Alliance plays its Evening:
      | asked           | answer  |
      | card to discard | Cobbler |
    Then the Alliance holds Anvil, Armorers, Sappers, Bake Sale and Tax Collector
    And the discard pile holds Cobbler
