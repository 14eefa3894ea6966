Feature: The Legion's setup

  Warriors and colonies, a corner and a clearing beside it, and the first campaign card (QL.3).

  Background:
    Given the seats are Legion, Marquise and Clergy

  @QL.3 @QL.3.1 @QL.3.2 @QL.3.3
  Scenario: The Legion sets up opposite the keep, and keeps three cards besides its campaign
    Given clearing 1 holds 1 keep
    And the Legion holds Anvil, Foxfolk Steel and Bake Sale
    And the deck's top cards are Armorers and Sappers
    When the Legion sets up:
      | asked           | answer    |
      | corner          | 3         |
      | clearing beside | 7         |
      | campaign card   | Bake Sale |
    Then clearing 3 holds 3 Legion warriors and no colonies
    And clearing 7 holds 3 Legion warriors and no colonies
    And the Legion's supply holds 14 warriors and 6 colonies
    And the Legion draws 1 card
    And the Legion holds Anvil, Foxfolk Steel and Armorers
    And the Legion does not hold Bake Sale
    And the Legion's campaign holds Bake Sale
    And the Legion scores nothing

  @QL.3.1
  Scenario: Before anything is placed the supply holds 20 warriors and 6 colonies
    When the Legion sets up:
      | asked  | answer |
      | corner | ?      |
    Then the Legion's supply holds 20 warriors and 6 colonies

  @QL.3.2 @6.3.2 @5
  Scenario Outline: The Legion's corner lies opposite another faction's starting clearing
    Given clearing <keep> holds 1 keep
    When the Legion tries to set up:
      | asked  | answer   |
      | corner | <corner> |
    Then it is refused citing QL.3.2: <reason>

    Examples:
      | keep | corner | reason                                               |
      | 1    | 2      | clearing 2 is not opposite another faction's start   |
      | 1    | 1      | clearing 1 is where another faction starts           |
      | 1    | 5      | clearing 5 is no corner                              |
      | 4    | 3      | clearing 3 is not opposite another faction's start   |

  @QL.3.2 @5
  Scenario: Without another faction in a corner the Legion chooses among all four
    When the Legion sets up:
      | asked  | answer |
      | corner | ?      |
    Then the options of the Legion are:
      | option     |
      | clearing 1 |
      | clearing 2 |
      | clearing 3 |
      | clearing 4 |

  @QL.3.2
  Scenario: The Legion's other three warriors go to a clearing adjacent by path
    Given clearing 2 holds 1 keep
    When the Legion sets up:
      | asked           | answer |
      | corner          | 4      |
      | clearing beside | ?      |
    Then clearing 4 holds 3 Legion warriors
    And the options of the Legion are:
      | option      |
      | clearing 8  |
      | clearing 9  |
      | clearing 12 |

  @QL.3.2 @1.1.2
  Scenario: Where the Legion cannot place warriors it does not set up
    Given clearing 9 holds 1 keep
    When the Legion sets up:
      | asked           | answer |
      | corner          | 4      |
      | clearing beside | ?      |
    Then the options of the Legion are:
      | option      |
      | clearing 8  |
      | clearing 12 |

  @QL.3.2 @1.1.2
  Scenario: Where nothing beside the corner is open to the Legion it starts in the corner alone
    Given the seats are Legion, Marquise and Corvids
    And clearing 9 holds 1 keep
    And clearing 8 holds 1 snare
    And clearing 12 holds 1 snare
    When the Legion sets up:
      | asked  | answer |
      | corner | 4      |
    Then the Legion is not asked for clearing 9 as clearing beside, citing 6.2.2: only the Marquise places pieces in clearing 9
    And the Legion is not asked for clearing 8 as clearing beside, citing 13.7.2: a snare lies in clearing 8
    And the Legion is not asked for clearing 12 as clearing beside, citing 13.7.2: a snare lies in clearing 12
    And the Legion is not asked for clearing 1 as clearing beside, citing QL.3.2: clearing 1 is not adjacent to clearing 4
    And the Legion's supply holds 17 warriors

  @QL.3.3 @QL.2.5
  Scenario: Without a card in hand or deck no campaign is started
    Given the deck holds nothing
    When the Legion sets up:
      | asked           | answer |
      | corner          | 4      |
      | clearing beside | 9      |
    Then the Legion is not asked for campaign card, citing QL.2.5: no card is in hand
    And the Legion's campaign holds nothing
