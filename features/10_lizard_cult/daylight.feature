Feature: The Cult's Daylight

  A card is revealed for each ritual: Build, Recruit, Score and Sacrifice (10.5).

  Background:
    Given the seats are Cult, Marquise and Clergy
    And on the Cult's board outcast is fox
    And it is the Cult's Daylight

  @10.5 @10.5.1 @10.5.2 @10.5.3 @10.5.4
  Scenario: Rituals come in any order and number, each for a card of its own
    Given clearing 8 holds 1 Cult warrior
    And the Cult's supply holds 20 warriors
    And the Cult holds Anvil, Foxfolk Steel, Bake Sale, Armorers and Sappers
    When the Cult goes on with its Daylight:
      | asked                  | answer        |
      | action                 | sacrifice     |
      | card to reveal         | Armorers      |
      | action                 | build         |
      | card to reveal         | Anvil         |
      | action                 | recruit       |
      | card to reveal         | Bake Sale     |
      | clearing to recruit in | 3             |
      | action                 | sacrifice     |
      | action                 | score         |
    Then clearing 8 holds 1 Cult warrior and 1 fox garden
    And clearing 3 holds 1 Cult warrior
    And the Cult's acolytes hold 2 Cult warriors
    And the Cult's revealed cards hold Armorers, Anvil, Bake Sale and Sappers
    And the lost souls hold Foxfolk Steel
    And the Cult holds 0 cards
    And the Cult scores nothing

  @10.5
  Scenario: Nobody has to reveal a card
    Given clearing 8 holds 1 Cult warrior
    And the Cult holds Anvil
    When the Cult goes on with its Daylight:
      | asked  | answer |
      | action | end    |
    Then nothing changes

  @10.5 @2.1.4
  Scenario: A card that was revealed serves for no other ritual
    Given clearing 8 holds 1 Cult warrior
    And the Cult holds Anvil
    When the Cult takes the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 8      |
    When the Cult tries to take the action recruit
    Then it is refused citing 10.5.2: no card in hand to recruit with

  @10.5 @3.3.4
  Scenario: A card that was revealed takes no dominance card
    Given the Cult holds Anvil
    And the available dominance cards hold Dominance (fox)
    When the Cult takes the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 8      |
    When the Cult tries to take the action take dominance
    Then it is refused citing 3.3.4

  @10.5 @3.3.1
  Scenario: A dominance card that was revealed is not activated, and counts for its suit
    Given the Cult holds Dominance (fox)
    And the Cult has 12 points
    When the Cult takes the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 8      |
    Then the Cult has 12 points
    And the Cult's revealed cards hold Dominance (fox)
    When the Cult tries to take the action activate dominance
    Then it is refused citing 3.3.1: no dominance card in hand

  @10.5
  Scenario: Everybody sees a card that is revealed
    Given the Cult holds Anvil
    When the Cult takes the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 8      |
    Then it happens that the Cult reveals Anvil

  # Hatred of Birds (10.2.2)

  @10.2.2 @10.5
  Scenario Outline: A bird card serves for no ritual but Sacrifice
    Given clearing 8 holds 1 Cult warrior and 1 fox garden
    And the Cult holds Armorers and Anvil
    When the Cult tries to take the action <ritual>:
      | asked          | answer   |
      | card to reveal | Armorers |
    Then it is refused citing 10.2.2: Armorers is not wild for rituals

    @10.5.1
    Examples:
      | ritual |
      | build  |

    @10.5.2
    Examples:
      | ritual  |
      | recruit |

    @10.5.3
    Examples:
      | ritual |
      | score  |

  @10.2.2
  Scenario Outline: With birds alone in hand there is no ritual but Sacrifice
    Given clearing 8 holds 1 Cult warrior and 1 fox garden
    And the Cult holds Armorers and Sappers
    When the Cult tries to take the action <ritual>
    Then it is refused citing 10.2.2

    Examples:
      | ritual  |
      | build   |
      | recruit |
      | score   |

  # Build (10.5.1)

  @10.5.1
  Scenario: A garden is built in a clearing that the Cult rules and that matches the card, with the clearing's suit
    Given clearing 8 holds 2 Cult warriors and 1 Marquise warrior
    And clearing 12 holds 1 Cult warrior and 1 Marquise warrior
    And clearing 7 holds 1 Cult warrior
    And the Cult holds Anvil
    When the Cult takes the action build
    Then the Cult gains 1 fox garden in clearing 8
    And the Cult's supply holds 4 fox gardens
    And the Cult scores nothing

  @10.5.1 @2.5
  Scenario: Where the Cult is only tied it builds nothing
    Given clearing 12 holds 1 Cult warrior and 1 Marquise warrior
    And the Cult holds Anvil
    When the Cult tries to take the action build
    Then it is refused citing 10.5.1: no clearing that the Cult rules takes a garden for Anvil

  @10.5.1
  Scenario Outline: Where the card does not serve nothing is built
    Given clearing 8 holds 1 Cult warrior
    And clearing 6 holds 1 Cult warrior
    And clearing 7 holds 1 Cult warrior
    And clearing 12 holds 1 Cult warrior and 2 Marquise warriors
    And the Cult holds Anvil and Codebreakers
    When the Cult tries to take the action build:
      | asked                | answer   |
      | card to reveal       | Anvil    |
      | clearing to build in | <answer> |
    Then it is refused citing 10.5.1: <reason>

    Examples:
      | answer | reason                            |
      | 7      | Anvil does not match clearing 7   |
      | 12     | the Cult does not rule clearing 12 |

  @10.5.1 @2.2.3
  Scenario: Without an open slot nothing is built
    Given clearing 8 holds 3 Cult warriors, 1 sawmill and 1 recruiter
    And clearing 12 holds 1 Cult warrior
    And clearing 6 holds 1 Cult warrior
    And the Cult holds Anvil
    When the Cult tries to take the action build:
      | asked                | answer |
      | clearing to build in | 8      |
    Then it is refused citing 2.2.3

  @10.5.1
  Scenario: Without a garden of the clearing's suit on its track nothing is built
    Given clearing 8 holds 1 Cult warrior
    And the Cult's supply holds 0 fox gardens
    And the Cult holds Anvil and Bake Sale
    And clearing 3 holds 1 Cult warrior
    When the Cult tries to take the action build:
      | asked          | answer |
      | card to reveal | Anvil  |
    Then it is refused citing 10.5.1: no clearing that the Cult rules takes a garden for Anvil

  @10.5.1 @10.2.4
  Scenario: A second garden is built where the first one lets the Cult rule
    Given clearing 8 holds 1 fox garden and 4 Marquise warriors
    And the Cult holds Anvil
    When the Cult takes the action build
    Then clearing 8 holds 2 fox gardens and 4 Marquise warriors

  @10.5.1 @6.2.2
  Scenario: At the keep no garden is built
    Given clearing 1 holds 1 keep and 3 Cult warriors
    And the Cult holds Anvil
    When the Cult tries to take the action build
    Then it is refused citing 6.2.2

  @10.5.1
  Scenario: Where the Cult rules nothing it builds nothing
    Given clearing 7 holds 1 Cult warrior
    And the Cult holds Anvil
    When the Cult tries to take the action build
    Then it is refused citing 10.5.1

  @10.5.1
  Scenario: With an empty hand nothing is built
    Given clearing 8 holds 1 Cult warrior
    When the Cult tries to take the action build
    Then it is refused citing 10.5.1: no card in hand to build with

  # Recruit (10.5.2)

  @10.5.2
  Scenario: A warrior comes to any clearing that matches the card, whoever rules there
    Given clearing 8 holds 3 Marquise warriors
    And the Cult's supply holds 20 warriors
    And the Cult holds Anvil
    When the Cult takes the action recruit:
      | asked                  | answer |
      | clearing to recruit in | ?      |
    Then the options of the Cult are:
      | option      |
      | clearing 1  |
      | clearing 6  |
      | clearing 8  |
      | clearing 12 |

  @10.5.2
  Scenario: A warrior is recruited where the Cult has nothing and another rules
    Given clearing 8 holds 3 Marquise warriors
    And the Cult's supply holds 20 warriors
    And the Cult holds Anvil
    When the Cult takes the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 8      |
    Then clearing 8 holds 3 Marquise warriors and 1 Cult warrior
    And the Cult's supply holds 19 warriors

  @10.5.2
  Scenario: No warrior is recruited in a clearing that the card does not match
    Given the Cult holds Anvil
    When the Cult tries to take the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 7      |
    Then it is refused citing 10.5.2: Anvil does not match clearing 7

  @10.5.2 @6.2.2
  Scenario: At the keep no warrior is recruited
    Given clearing 1 holds 1 keep
    And the Cult holds Anvil
    When the Cult tries to take the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 1      |
    Then it is refused citing 6.2.2

  @10.5.2
  Scenario: With an empty hand nobody is recruited
    When the Cult tries to take the action recruit
    Then it is refused citing 10.5.2: no card in hand to recruit with

  @10.5.2 @1.5.4
  Scenario: With an empty supply a card can be revealed to recruit nobody
    Given the Cult's supply holds 0 warriors
    And the Cult holds Anvil
    When the Cult takes the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 8      |
    Then clearing 8 holds nothing
    And the Cult's revealed cards hold Anvil

  # Score (10.5.3)

  @10.5.3 @10.2.6
  Scenario Outline: The card is spent, and scores by the gardens of its suit
    Given the Cult's supply holds <left> fox gardens
    And clearing 8 holds 1 fox garden
    And the Cult holds Anvil
    When the Cult takes the action score
    Then the Cult has <points> points
    And the lost souls hold Anvil
    And the Cult's revealed cards hold nothing
    And the discard pile holds nothing

    Examples:
      | left | points |
      | 4    | 0      |
      | 3    | 2      |
      | 2    | 2      |
      | 1    | 3      |
      | 0    | 4      |

  @10.5.3
  Scenario: Only the gardens of the card's own suit count
    Given clearing 8 holds 1 fox garden
    And clearing 7 holds 2 mouse gardens
    And the Cult holds Codebreakers
    When the Cult takes the action score
    Then the Cult scores 2 points

  @10.5.3
  Scenario: A suit without a garden on the map is not scored
    Given clearing 8 holds 2 fox gardens
    And the Cult holds Codebreakers
    When the Cult tries to take the action score
    Then it is refused citing 10.5.3: no mouse garden is on the map

  @10.5.3
  Scenario: Each suit is scored once in a turn
    Given clearing 8 holds 2 fox gardens
    And clearing 7 holds 2 mouse gardens
    And the Cult holds Anvil, Foxfolk Steel and Codebreakers
    When the Cult takes the action score:
      | asked          | answer |
      | card to reveal | Anvil  |
    And the Cult takes the action score
    Then the Cult scores 4 points
    And the lost souls hold Anvil and Codebreakers
    When the Cult tries to take the action score
    Then it is refused citing 10.5.3: fox gardens were scored this turn

  @10.5.3
  Scenario: In the next turn a suit is scored again
    Given clearing 8 holds 2 fox gardens
    And the Cult holds Anvil
    When the Cult takes the action score
    Then the Cult scores 2 points
    Given it is the Cult's turn
    And it is the Cult's Daylight
    And the Cult holds Foxfolk Steel
    When the Cult takes the action score
    Then the Cult has 4 points

  @10.5.3
  Scenario: A garden that was built in the turn counts
    Given clearing 8 holds 1 fox garden
    And the Cult holds Anvil and Foxfolk Steel
    When the Cult takes the action build:
      | asked          | answer |
      | card to reveal | Anvil  |
    And the Cult takes the action score
    Then the Cult scores 2 points

  @10.5.3 @3.1
  Scenario: Points for gardens can win at once
    Given the Cult has 28 points
    And clearing 8 holds 2 fox gardens
    And the Cult holds Anvil
    When the Cult takes the action score
    Then the Cult wins, citing 3.1

  @10.5.3 @3.3.1
  Scenario: Who left the score track can spend a card to score, for nothing
    Given the Cult has activated Dominance (fox)
    And clearing 8 holds 2 fox gardens
    And the Cult holds Anvil
    When the Cult takes the action score
    Then the Cult has left the score track
    And the lost souls hold Anvil

  @10.5.3
  Scenario: With an empty hand nothing is scored
    Given clearing 8 holds 2 fox gardens
    When the Cult tries to take the action score
    Then it is refused citing 10.5.3: no card in hand to score with

  # Sacrifice (10.5.4)

  @10.5.4
  Scenario: For a bird card a warrior of the supply becomes an acolyte
    Given the Cult's supply holds 10 warriors
    And clearing 8 holds 2 Cult warriors
    And the Cult holds Armorers and Anvil
    When the Cult takes the action sacrifice
    Then the Cult's acolytes hold 1 Cult warrior
    And the Cult's supply holds 9 warriors
    And clearing 8 holds 2 Cult warriors
    And the Cult's revealed cards hold Armorers

  @10.5.4
  Scenario: No other card than a bird is revealed for a Sacrifice
    Given the Cult holds Armorers, Sappers and Anvil
    When the Cult tries to take the action sacrifice:
      | asked          | answer |
      | card to reveal | Anvil  |
    Then it is refused citing 10.5.4: Anvil is no bird card

  @10.5.4
  Scenario: Without a bird card there is no Sacrifice
    Given the Cult holds Anvil
    When the Cult tries to take the action sacrifice
    Then it is refused citing 10.5.4: Anvil is no bird card

  @10.5.4
  Scenario: With an empty hand there is no Sacrifice
    When the Cult tries to take the action sacrifice
    Then it is refused citing 10.5.4: no bird card in hand

  @10.5.4 @1.5.4
  Scenario: With an empty supply a bird card can be revealed to make no acolyte
    Given the Cult's supply holds 0 warriors
    And the Cult holds Armorers
    When the Cult takes the action sacrifice
    Then the Cult's acolytes hold nothing
    And the Cult's revealed cards hold Armorers
