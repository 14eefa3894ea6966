Feature: Rules conflicts

  Which rule goes before which, what cannot means, and who settles what no rule does (1.1).

  # 1.1.1 Precedence
  @1.1.1
  Scenario: A card goes before the Law
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Corvid Planners
    And clearing 1 holds 1 Marquise warrior and 1 Clergy warrior
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then clearing 5 holds 1 Marquise warrior
    And clearing 1 holds no Marquise warriors and 1 Clergy warrior

  @1.1.1
  Scenario: A card helps nobody but its player
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Corvid Planners
    And clearing 1 holds 1 Marquise warrior and 1 Clergy warrior
    When the Clergy tries to move 1 warrior from clearing 1 to clearing 5
    Then it is refused citing 4.2.1
    And nothing changes

  @1.1.1 @1.1.2
  Scenario: A card goes before no more than it speaks of
    Given the deck is Exiles and Partisans
    And the seats are Marquise and Corvid Conspiracy
    And the Marquise's play area holds Corvid Planners
    And clearing 5 holds 1 Marquise warrior, 2 Corvid warriors and a snare
    When the Marquise tries to move 1 warrior from clearing 5 to clearing 1
    Then it is refused citing 13.7.2

  @1.1.1
  Scenario: A faction's own rule goes before the general one
    Given clearing 1 holds 1 Clergy warrior and 3 Marquise warriors
    And clearing 5 holds 1 Cathedral and 3 Marquise warriors
    Then the Clergy can move a warrior from clearing 1 to clearing 5
    And the Marquise rules clearing 1
    And the Marquise rules clearing 5

  @1.1.1
  Scenario Outline: The Eyrie obey the general rule, and break ties by their own
    Given the seats are Marquise and Eyrie
    And clearing 5 holds <marquise> Marquise warriors and <eyrie> Eyrie warriors
    Then <ruler> rules clearing 5

    Examples:
      | marquise | eyrie | ruler        |
      | 2        | 1     | the Marquise |
      | 2        | 2     | the Eyrie    |
      | 2        | 3     | the Eyrie    |
      | 0        | 0     | nobody       |

  @1.1.1
  Scenario: A tie that the Eyrie have no part in stays a tie
    Given the seats are Marquise, Clergy and Eyrie
    And clearing 5 holds 2 Marquise warriors, 2 Clergy warriors and 1 Eyrie warrior
    Then nobody rules clearing 5

  @1.1.1
  Scenario: A garden rules against more warriors, and against the Lords of the Forest
    Given the seats are Marquise, Eyrie and Cult
    And these clearings hold:
      | clearing | pieces                                        |
      | 5        | 3 Marquise warriors and a rabbit garden       |
      | 10       | 1 Eyrie warrior, 1 rabbit garden and no ruins |
      | 2        | 3 Marquise warriors and 2 Cult warriors       |
    Then the Cult rules clearing 5
    And the Cult rules clearing 10
    And the Marquise rules clearing 2

  # 1.1.2 Use of Cannot
  @1.1.2 @G.20
  Scenario: Who cannot place does not, whatever would allow it
    Given clearing 1 holds the keep
    And clearing 5 holds 1 Cathedral
    When the Clergy tries to place 1 warrior in clearing 1
    Then it is refused citing 6.2.2
    And nothing changes

  @1.1.2 @G.20
  Scenario: A player places where nothing forbids it
    Given clearing 1 holds the keep
    When the Marquise places 1 warrior in clearing 1
    Then clearing 1 holds 1 Marquise warrior
    And the Clergy can place a warrior in clearing 5

  @1.1.2
  Scenario: Who cannot battle does not
    Given the Marquise is penitent
    And clearing 5 holds 2 Clergy warriors and 1 Marquise warrior
    When the Clergy tries to battle the Marquise in clearing 5
    Then it is refused citing HCC.2.6.I
    And the Marquise can battle the Clergy in clearing 5

  @1.1.2
  Scenario: One ban is enough among many who allow
    Given the seats are Clergy, Marquise, Corvid Conspiracy and Vagabond
    And clearing 5 holds a snare and 3 Marquise warriors
    When the Marquise tries to move 2 warriors from clearing 5 to clearing 1
    Then it is refused citing 13.7.2
    And nothing changes

  @1.1.2
  Scenario: What one piece cannot do, those that move with it cannot either
    Given the seats are Clergy, Marquise and Corvid Conspiracy
    And clearing 5 holds a snare, 1 Corvid warrior and 3 Clergy warriors
    Then the Clergy cannot move 1 warrior from clearing 5 to clearing 1, citing 13.7.2
    And the Corvids can move 1 warrior from clearing 5 to clearing 1

  @1.1.2
  Scenario: Crafting pieces that cannot be used are not
    Given the seats are Marquise and Queenless Legion
    And clearing 1 holds 1 workshop and a colony
    And the Marquise holds Anvil
    When the Marquise tries to craft Anvil
    Then it is refused citing QL.2.3
    And nothing changes

  @1.1.2
  Scenario: Crafting pieces that nothing forbids to use are used
    Given the seats are Marquise and Queenless Legion
    And clearing 1 holds 1 workshop and a colony
    And clearing 8 holds 1 workshop
    And the Marquise holds Anvil
    When the Marquise crafts Anvil
    Then the Marquise's crafted items hold 1 hammer

  @1.1.2
  Scenario: Where recruiting cannot be done it is not
    Given the seats are Marquise and Queenless Legion
    And clearing 1 holds 1 recruiter and a colony
    And clearing 8 holds 1 recruiter
    When the Marquise takes the action recruit
    Then clearing 1 holds no Marquise warriors
    And clearing 8 holds 1 Marquise warrior

  @1.1.2 @G.24
  Scenario: What cannot be removed stays
    Given the seats are Marquise and Vagabond
    And clearing 5 holds 1 pawn
    When the Marquise tries to remove 1 pawn from clearing 5
    Then it is refused citing 9.2.2
    And clearing 5 holds 1 pawn

  @1.1.2 @G.24
  Scenario: Of what is removed together, only what cannot be removed stays
    Given the Marquise is penitent
    And clearing 5 holds 2 Marquise warriors and 2 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 2
    Then the Marquise loses nothing in clearing 5
    And the Clergy loses 2 warriors in clearing 5

  # 1.1.3 Unclear Resolutions and Choices

  @1.1.3
  Scenario: The player whose turn it is orders what happens at the same moment
    Given these clearings hold:
      | clearing | pieces                         |
      | 9        | 2 workshops                    |
      | 2        | 1 workshop and 1 Cathedral     |
      | 7        | 1 sawmill and 1 Cathedral      |
    And the Marquise holds Favor of the Mice
    When the Marquise crafts Favor of the Mice:
      | player   | asked                     | answer  |
      | Marquise | to activate for mouse     | 9 > crafting piece |
      | Marquise | to activate for mouse     | 9 > crafting piece |
      | Marquise | what comes next           | Poke the Hive in clearing 7 |
      | Clergy   | warriors to place         | 3       |
      | Clergy   | warriors to place         | 2       |
      | Marquise | what comes next           | ?       |
    Then clearing 7 holds 3 Clergy warriors
    And clearing 2 holds 2 Clergy warriors
    And the Marquise is asked for what comes next, citing 1.1.3
    And the options of the Marquise are:
      | option                     |
      | Poke the Hive > clearing 2 |
      | Poke the Hive > clearing 7 |

  @1.1.3 @1.5.4 @6.2.3 @HCC.2.5 @card.favor-of-the-rabbits
  Scenario: Of what one Favor triggers for two players, the player whose turn it is says what comes first
    Given the seats are Legion, Marquise and Clergy
    And these clearings hold:
      | clearing | pieces                           |
      | 1        | 1 keep                           |
      | 5        | 1 colony, 2 workshops and 1 wood |
      | 4        | 2 Marquise warriors              |
      | 10       | 1 cathedral                      |
    And the Legion holds Favor of the Rabbits
    And the Marquise holds Bake Sale
    When the Legion plays its Evening:
      | player | asked             | answer                       |
      | Legion | card to craft     | Favor of the Rabbits         |
      | Legion | what comes next   | Poke the Hive in clearing 10 |
      | Clergy | warriors to place | ?                            |
    Then clearing 1 holds no Marquise warriors
    And clearing 4 holds no Marquise warriors
    And the Legion is asked for what comes next, citing 1.1.3
    And the options of the Legion are when asked for what comes next:
      | option                         |
      | Field Hospitals for clearing 4 |
      | Poke the Hive in clearing 10   |

  @1.1.3 @6.2.3
  Scenario: Who has nothing to do is left out of the order
    Given the seats are Legion, Marquise and Clergy
    And these clearings hold:
      | clearing | pieces                           |
      | 1        | 1 keep                           |
      | 5        | 1 colony, 2 workshops and 1 wood |
      | 4        | 2 Marquise warriors              |
      | 10       | 1 cathedral                      |
    And the Legion holds Favor of the Rabbits
    And the Marquise holds Anvil
    When the Legion plays its Evening:
      | player | asked             | answer               |
      | Legion | card to craft     | Favor of the Rabbits |
      | Clergy | warriors to place | 2                    |
    Then the Legion is not asked for what comes next
    And clearing 10 holds 2 Clergy warriors
    And the Marquise's supply holds 25 warriors

  @HCC.2.5 @1.1.3
  Scenario: A Cathedral that nobody can avenge is left out of the order too
    Given the seats are Legion, Marquise and Clergy
    And the Clergy's supply holds no warriors
    And these clearings hold:
      | clearing | pieces                           |
      | 1        | 1 keep                           |
      | 5        | 1 colony, 2 workshops and 1 wood |
      | 4        | 2 Marquise warriors              |
      | 10       | 1 cathedral                      |
    And the Legion holds Favor of the Rabbits
    And the Marquise holds Bake Sale
    When the Legion plays its Evening:
      | player   | asked                    | answer               |
      | Legion   | card to craft            | Favor of the Rabbits |
      | Marquise | card for field hospitals | Bake Sale            |
    Then the Legion is not asked for what comes next
    And clearing 1 holds 2 Marquise warriors

  @HCC.2.5 @1.1.3 @6.2.2
  Scenario: A Cathedral where the Clergy can place nobody is left out of the order too
    Given the seats are Legion, Marquise and Clergy
    And clearing 1 holds 1 keep, 2 Marquise warriors and 1 cathedral
    And the Marquise holds Anvil
    When the Legion removes 2 Marquise warriors and 1 cathedral from clearing 1:
      | player   | asked                    | answer |
      | Marquise | card for field hospitals | Anvil  |
    Then the Legion is not asked for what comes next
    And clearing 1 holds 1 keep, 2 Marquise warriors and no cathedral
    And the Clergy is not asked for warriors to place, citing 6.2.2: only the Marquise places pieces in clearing 1, where the keep is

  @1.1.3 @4.3.6 @6.2.3 @HCC.2.5
  Scenario Outline: Where both sides of a battle lose, the player whose turn it is says whose losses take effect first
    Given clearing 9 holds 1 keep, 3 Marquise warriors, 1 Clergy warrior and 1 cathedral
    And the Marquise holds Root Tea (mouse)
    And the dice will show 2 and 1
    And it is the <player>'s turn
    When the Marquise battles the Clergy in clearing 9:
      | player   | asked                           | answer   |
      | <player> | whose losses take effect first  | Marquise |
      | Marquise | card for field hospitals        | ?        |
    Then clearing 9 holds 2 Marquise warriors, no cathedral and no Clergy warriors
    And the <player> is asked for whose losses take effect first, citing 1.1.3

    Examples:
      | player   |
      | Marquise |
      | Clergy   |
