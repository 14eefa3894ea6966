Feature: The Marquise's turn

  Birdsong, Daylight and Evening (6.4 to 6.6).

  # Birdsong (6.4)

  @6.4
  Scenario: Each sawmill makes a wood token
    Given clearing 1 holds 1 sawmill
    And clearing 9 holds 2 sawmills
    And clearing 12 holds 1 workshop
    When the Marquise plays her Birdsong
    Then clearing 1 holds 1 wood
    And clearing 9 holds 2 wood
    And clearing 12 holds no wood
    And the Marquise's supply holds 5 wood

  @6.4 @1.5.4
  Scenario: When the wood runs out, the Marquise chooses where it goes
    Given clearing 1 holds 1 sawmill
    And clearing 9 holds 2 sawmills
    And the Marquise's supply holds 2 wood
    When the Marquise plays her Birdsong:
      | asked | answer |
      | wood  | 9      |
      | wood  | 9      |
    Then clearing 1 holds no wood
    And clearing 9 holds 2 wood
    And the Marquise's supply holds no wood

  @6.4 @1.5.4
  Scenario: A sawmill makes one wood token only
    Given clearing 1 holds 1 sawmill
    And clearing 9 holds 2 sawmills
    And the Marquise's supply holds 2 wood
    When the Marquise plays her Birdsong:
      | asked | answer |
      | wood  | 1      |
    Then clearing 1 holds 1 wood
    And clearing 9 holds 1 wood

  @6.4 @1.5.4
  Scenario: Just enough wood goes to every sawmill unasked
    Given clearing 1 holds 1 sawmill
    And clearing 9 holds 2 sawmills
    And the Marquise's supply holds 3 wood
    When the Marquise plays her Birdsong
    Then the Marquise is not asked for clearing 1 as wood, citing 6.4: every wood due in clearing 1 is placed
    And the Marquise is not asked for clearing 9 as wood, citing 6.4: every wood due in clearing 9 is placed
    And the Marquise is not asked for clearing 2 as wood, citing 6.4: no wood comes to clearing 2, only to clearing 1, clearing 9
    And clearing 1 holds 1 wood
    And clearing 9 holds 2 wood

  @6.4 @1.5.4
  Scenario: No wood is placed where nothing can be placed
    Given the seats are Marquise, Clergy and Corvid Conspiracy
    And clearing 9 holds 1 sawmill and 1 snare
    And clearing 1 holds 1 sawmill
    When the Marquise plays her Birdsong
    Then clearing 9 holds no wood
    And clearing 1 holds 1 wood

  # Actions (6.5)

  @6.5
  Scenario: Crafting comes before the actions
    Given clearing 9 holds 1 workshop, 1 recruiter and 1 Marquise warrior
    And the Marquise holds Root Tea (fox)
    When the Marquise plays her Daylight:
      | asked         | answer  |
      | card to craft | end     |
      | action        | recruit |
      | action        | ?       |
    Then the Marquise is not offered Root Tea (fox)
    And clearing 9 holds 2 Marquise warriors

  @6.5
  Scenario: Once the Marquise has taken an action she crafts no more
    Given the position in "acting.yaml"
    When the Marquise plays her Daylight:
      | asked  | answer |
      | action | end    |
    Then the Marquise is not asked for card to craft
    And the Marquise holds Gently Used Knapsack

  @6.5
  Scenario: The Marquise takes three actions in her Daylight
    Given clearing 9 holds 1 recruiter and 2 Marquise warriors
    When the Marquise plays her Daylight:
      | asked             | answer  |
      | action            | recruit |
      | action            | march   |
      | move              | 9 > 1   |
      | how many warriors | 1       |
      | move              | decline |
      | action            | march   |
      | move              | 1 > 5   |
      | move              | decline |
    Then clearing 5 holds 1 Marquise warrior
    And clearing 9 holds 2 Marquise warriors

  @6.5
  Scenario: With three actions taken, a fourth is refused until a bird is spent
    Given clearing 9 holds 1 recruiter and 2 Marquise warriors
    And the Marquise holds Armorers
    When the Marquise plays her Daylight:
      | asked             | answer  |
      | action            | recruit |
      | action            | march   |
      | move              | 9 > 1   |
      | how many warriors | 1       |
      | move              | decline |
      | action            | march   |
      | move              | 1 > 5   |
      | move              | decline |
      | action            | ?       |
    Then the Marquise is not offered march, citing 6.5
    And the Marquise is not offered battle, citing 6.5
    And the Marquise is offered extra action
    And the Marquise is offered end

  @6.5 @2.1.1.II
  Scenario: A bird card buys one more action
    Given clearing 9 holds 1 recruiter and 2 Marquise warriors
    And the Marquise holds Armorers
    When the Marquise plays her Daylight:
      | asked             | answer       |
      | action            | extra action |
      | action            | recruit      |
      | action            | march        |
      | move              | 9 > 1        |
      | how many warriors | 1            |
      | move              | decline      |
      | action            | march        |
      | move              | 1 > 5        |
      | move              | decline      |
      | action            | march        |
      | move              | 5 > 1        |
      | move              | decline      |
    Then the discard pile holds Armorers
    And the Marquise holds nothing
    And clearing 1 holds 1 Marquise warrior

  @6.5 @2.1.1.II
  Scenario: The Marquise chooses the bird she spends
    Given clearing 9 holds 2 Marquise warriors
    And the Marquise holds Armorers and Sappers
    When the Marquise takes the action extra action:
      | asked              | answer  |
      | bird card to spend | Sappers |
    Then the Marquise holds Armorers
    And the discard pile holds Sappers

  @6.5
  Scenario: A card that is no bird buys no action
    Given clearing 9 holds 2 Marquise warriors
    And the Marquise holds Anvil
    When the Marquise tries to take the action extra action
    Then it is refused citing 6.5: no bird card in hand

  # Battle (6.5.1)

  @6.5.1
  Scenario: The Marquise battles as an action
    Given clearing 5 holds 2 Marquise warriors and 2 Clergy warriors
    And clearing 9 holds 1 Marquise warrior and 1 Clergy warrior
    And the dice will show 1 and 0
    When the Marquise takes the action battle:
      | asked  | answer              |
      | battle | clearing 5 > Clergy |
    Then clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
    And clearing 9 holds 1 Clergy warrior

  @6.5.1
  Scenario: Without an enemy in a clearing of her warriors the Marquise cannot battle
    Given clearing 5 holds 2 Marquise warriors
    And clearing 9 holds 2 Clergy warriors
    When the Marquise tries to take the action battle
    Then it is refused citing 6.5.1: no enemy to battle

  @6.5.1
  Scenario: Each battle is an action
    Given clearing 5 holds 5 Marquise warriors and 5 Clergy warriors
    And the dice will show 1 and 0
    And the dice will show 1 and 0
    And the dice will show 1 and 0
    And the Marquise holds Armorers
    When the Marquise plays her Daylight:
      | asked  | answer |
      | action | battle |
      | action | battle |
      | action | battle |
      | action | ?      |
    Then clearing 5 holds 2 Clergy warriors
    And the Marquise is not offered battle, citing 6.5

  @6.5.1
  Scenario: A battle where the Marquise has no warrior is not offered
    Given clearing 5 holds 2 Marquise warriors and 2 Clergy warriors
    And clearing 10 holds 2 Marquise warriors and 2 Clergy warriors
    And clearing 9 holds 1 Clergy warrior
    When the Marquise takes the action battle:
      | asked  | answer |
      | battle | ?      |
    Then the Marquise is not offered clearing 9 > Clergy, citing 4.3

  # March (6.5.2)

  @6.5.2
  Scenario: Each march is an action
    Given clearing 1 holds 1 Marquise warrior
    And the Marquise holds Armorers
    When the Marquise plays her Daylight:
      | asked  | answer  |
      | action | march   |
      | move   | 1 > 5   |
      | move   | decline |
      | action | march   |
      | move   | 5 > 1   |
      | move   | decline |
      | action | march   |
      | move   | 1 > 9   |
      | move   | decline |
      | action | ?       |
    Then the Marquise is not offered march, citing 6.5
    And clearing 9 holds 1 Marquise warrior

  @6.5.2
  Scenario: A march is up to two moves
    Given clearing 1 holds 3 Marquise warriors
    When the Marquise takes the action march:
      | asked             | answer |
      | move              | 1 > 5  |
      | how many warriors | 2      |
      | move              | 5 > 2  |
      | how many warriors | 1      |
    Then these clearings hold:
      | clearing | pieces             |
      | 1        | 1 Marquise warrior |
      | 5        | 1 Marquise warrior |
      | 2        | 1 Marquise warrior |

  @6.5.2
  Scenario: A march of no moves is an action all the same
    Given clearing 1 holds 3 Marquise warriors
    And the Marquise holds Armorers
    When the Marquise plays her Daylight:
      | asked  | answer  |
      | action | march   |
      | move   | decline |
      | action | march   |
      | move   | decline |
      | action | march   |
      | move   | decline |
      | action | ?       |
    Then clearing 1 holds 3 Marquise warriors
    And the Marquise is not offered march, citing 6.5

  @6.5.2
  Scenario: The Marquise may march where there is no move to take
    Given clearing 1 holds 1 Marquise warrior and 2 Clergy warriors
    And clearing 5 holds 2 Clergy warriors
    And clearing 9 holds 2 Clergy warriors
    And clearing 10 holds 2 Clergy warriors
    When the Marquise takes the action march
    Then the Marquise is not asked for move
    And nothing changes

  # Recruit (6.5.3)

  @6.5.3
  Scenario: Each recruiter brings a warrior
    Given clearing 9 holds 2 recruiters
    And clearing 5 holds 1 recruiter
    When the Marquise takes the action recruit
    Then clearing 9 holds 2 Marquise warriors
    And clearing 5 holds 1 Marquise warrior
    And the Marquise's supply holds 22 warriors

  @6.5.3 @QL.2.3
  Scenario: A recruiter where the Marquise cannot recruit brings nobody
    Given the seats are Marquise and Legion
    And clearing 9 holds 1 recruiter and 1 colony
    And clearing 5 holds 1 recruiter
    When the Marquise takes the action recruit
    Then clearing 9 holds no Marquise warriors
    And clearing 5 holds 1 Marquise warrior
    And the Marquise is not asked for clearing 9 as recruiter, citing QL.2.3

  @6.5.3
  Scenario: The Marquise recruits once a turn
    Given clearing 9 holds 1 recruiter
    When the Marquise plays her Daylight:
      | asked  | answer  |
      | action | recruit |
      | action | ?       |
    Then the Marquise is not offered recruit, citing 6.5.3

  @6.5.3 @1.5.4
  Scenario Outline: The Marquise may recruit though no warrior comes
    Given clearing 9 holds <pieces>
    And the Marquise's supply holds <left>
    And the Marquise holds Armorers
    When the Marquise plays her Daylight:
      | asked  | answer  |
      | action | recruit |
      | action | ?       |
    Then clearing 9 holds 1 Marquise warrior
    And the Marquise is not offered recruit, citing 6.5.3

    Examples:
      | pieces                            | left        |
      | 1 Marquise warrior                | 3 warriors  |
      | 1 recruiter and 1 Marquise warrior | no warriors |

  @6.5.3 @1.5.4
  Scenario: When warriors run out, the Marquise chooses which recruiters bring one
    Given clearing 9 holds 2 recruiters
    And clearing 5 holds 1 recruiter
    And the Marquise's supply holds 2 warriors
    When the Marquise takes the action recruit:
      | asked     | answer |
      | recruiter | 5      |
    Then clearing 5 holds 1 Marquise warrior
    And clearing 9 holds 1 Marquise warrior
    And the Marquise's supply holds no warriors

  @6.5.3
  Scenario: Just enough warriors for all recruiters come unasked
    Given clearing 9 holds 2 recruiters
    And clearing 5 holds 1 recruiter
    And the Marquise's supply holds 3 warriors
    When the Marquise takes the action recruit
    Then the Marquise is not asked for clearing 9 as recruiter, citing 6.5.3: every warrior due in clearing 9 is placed
    And the Marquise is not asked for clearing 5 as recruiter, citing 6.5.3: every warrior due in clearing 5 is placed
    And the Marquise is not asked for clearing 1 as recruiter, citing 6.5.3: no warrior comes to clearing 1, only to clearing 5, clearing 9
    And clearing 9 holds 2 Marquise warriors
    And clearing 5 holds 1 Marquise warrior

  @6.5.3 @6.5.2
  Scenario: Recruiting is an action
    Given clearing 9 holds 1 recruiter
    And clearing 1 holds 1 Marquise warrior
    And the Marquise holds Armorers
    When the Marquise plays her Daylight:
      | asked  | answer  |
      | action | recruit |
      | action | march   |
      | move   | 1 > 5   |
      | move   | decline |
      | action | march   |
      | move   | 5 > 1   |
      | move   | decline |
      | action | ?       |
    Then the Marquise is not offered march, citing 6.5

  @6.5.3 @6.5.2
  Scenario: With all actions taken there is no recruiting
    Given clearing 9 holds 1 recruiter
    And clearing 1 holds 1 Marquise warrior
    And the Marquise holds Armorers
    When the Marquise plays her Daylight:
      | asked  | answer  |
      | action | march   |
      | move   | 1 > 5   |
      | move   | decline |
      | action | march   |
      | move   | 5 > 1   |
      | move   | decline |
      | action | march   |
      | move   | 1 > 5   |
      | move   | decline |
      | action | ?       |
    Then the Marquise is not offered recruit, citing 6.5

  # Build (6.5.4)

  @6.5.4
  Scenario: Each building is an action
    Given clearing 11 holds 3 Marquise warriors, 6 wood and no ruin
    And clearing 7 holds 2 Marquise warriors
    And the Marquise's supply holds 5 sawmills, 5 workshops and 5 recruiters
    And the Marquise holds Armorers
    When the Marquise plays her Daylight:
      | asked  | answer         |
      | action | build          |
      | build  | 11 > sawmill   |
      | action | build          |
      | build  | 11 > workshop  |
      | action | build          |
      | build  | 11 > recruiter |
      | action | ?              |
    Then the Marquise is not offered build, citing 6.5
    And clearing 11 holds 1 sawmill, 1 workshop, 1 recruiter and 3 wood

  @6.5.4.II
  Scenario: Wood that is chosen once is not there to choose again
    Given the Marquise's supply holds 4 sawmills, 5 workshops and 5 recruiters
    And clearing 9 holds 2 Marquise warriors and 2 wood
    And clearing 1 holds 1 Marquise warrior and 1 wood
    When the Marquise takes the action build:
      | asked         | answer      |
      | build         | 9 > sawmill |
      | wood to spend | 1           |
    Then clearing 1 holds no wood
    And clearing 9 holds 1 wood

  @6.5.4 @6.5.4.I @6.5.4.II @6.5.4.III
  Scenario: A second sawmill costs a wood and scores a point
    Given clearing 5 holds 1 sawmill, 2 Marquise warriors and 2 wood
    When the Marquise takes the action build:
      | asked | answer      |
      | build | 5 > sawmill |
    Then clearing 5 holds 2 sawmills and 1 wood
    And the Marquise scores 1 point
    And the Marquise's supply holds 4 sawmills and 7 wood

  @6.5.4.I @6.5.4.II @6.5.4.III
  Scenario Outline: Cost and points rise with each building of a kind
    Given the Marquise's supply holds <left> <kind>s
    And clearing 9 holds 2 Marquise warriors and <wood> wood
    When the Marquise takes the action build:
      | asked | answer     |
      | build | 9 > <kind> |
    Then clearing 9 holds no wood
    And the Marquise scores <points> points

    Examples:
      | kind      | left | wood | points |
      | sawmill   | 4    | 2    | 2      |
      | sawmill   | 3    | 3    | 3      |
      | sawmill   | 2    | 3    | 4      |
      | sawmill   | 1    | 4    | 5      |
      | workshop  | 5    | 1    | 2      |
      | workshop  | 1    | 4    | 5      |
      | recruiter | 3    | 3    | 3      |
      | recruiter | 2    | 3    | 3      |
      | recruiter | 1    | 4    | 4      |

  @6.5.4 @6.5.4.I @6.5.4.II
  Scenario: Too little wood builds nothing
    Given the Marquise's supply holds 4 sawmills, 4 workshops and 4 recruiters
    And clearing 9 holds 2 Marquise warriors and 1 wood
    When the Marquise tries to take the action build
    Then it is refused citing 6.5.4.I
    And nothing changes

  @6.5.4 @6.5.4.I
  Scenario: The Marquise builds only where she rules
    Given clearing 9 holds 1 Marquise warrior, 1 Clergy warrior and 3 wood
    And the Marquise's supply holds 5 sawmills, 5 workshops and 5 recruiters
    When the Marquise tries to take the action build
    Then it is refused citing 6.5.4.I: no ruled clearing

  @6.5.4.I @2.2.3
  Scenario: The Marquise builds only in an open slot
    Given clearing 1 holds 1 sawmill, 2 Marquise warriors and 3 wood
    When the Marquise tries to take the action build
    Then it is refused citing 6.5.4.I

  @6.5.4.I
  Scenario Outline: What the Marquise cannot build is refused for its own reason
    Given clearing 9 holds 2 Marquise warriors, 1 recruiter and 3 wood
    And clearing 4 holds 2 Marquise warriors and a workshop
    And clearing 2 holds 1 Marquise warrior and 1 Clergy warrior
    And clearing 6 holds 1 Marquise warrior
    And the Marquise's supply holds 5 sawmills
    When the Marquise tries to take the action build:
      | asked | answer             |
      | build | <place> > sawmill  |
    Then it is refused citing <clause>: <reason>
    And clearing 9 holds 3 wood

    Examples:
      | place | clause  | reason                                |
      | 2     | 6.5.4.I  | the Marquise does not rule clearing 2 |
      | 4     | 2.2.3    | open slot                             |
      | 6     | 6.5.4.II | 1 wood is needed, 0 is connected      |

  @6.5.4.I
  Scenario: A building of a kind that is used up is refused to the Marquise
    Given the Marquise's supply holds no sawmills, 5 workshops and 5 recruiters
    And clearing 9 holds 2 Marquise warriors and 4 wood
    When the Marquise tries to take the action build:
      | asked | answer      |
      | build | 9 > sawmill |
    Then it is refused citing 6.5.4: no sawmill is left on the track

  @6.5.4.I @6.5.4.II
  Scenario: The first building of a kind costs nothing, and is built where no wood is
    Given the Marquise's supply holds 6 sawmills, 5 workshops and 5 recruiters
    And clearing 9 holds 1 Marquise warrior
    And clearing 6 holds 1 Marquise warrior
    When the Marquise takes the action build:
      | asked | answer |
      | build | ?      |
    Then the options of the Marquise are:
      | option               |
      | clearing 6 > sawmill |
      | clearing 9 > sawmill |

  @6.5.4.I
  Scenario: A building of a kind that is used up is not offered to the Marquise
    Given the Marquise's supply holds no sawmills, 5 workshops and 5 recruiters
    And clearing 9 holds 2 Marquise warriors and 4 wood
    When the Marquise takes the action build:
      | asked | answer |
      | build | ?      |
    Then the options of the Marquise are:
      | option                 |
      | clearing 9 > workshop  |
      | clearing 9 > recruiter |

  @6.5.4.II
  Scenario: Wood comes through connected clearings that the Marquise rules
    Given the Marquise's supply holds 5 sawmills, 5 workshops and 5 recruiters
    And clearing 9 holds 2 Marquise warriors
    And clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 1 Marquise warrior and 1 wood
    When the Marquise takes the action build:
      | asked | answer      |
      | build | 9 > sawmill |
    Then clearing 5 holds no wood
    And clearing 9 holds 1 sawmill

  @6.5.4.II
  Scenario: Wood does not come through a clearing that the Marquise does not rule
    Given the Marquise's supply holds 5 sawmills, 5 workshops and 5 recruiters
    And clearing 9 holds 2 Marquise warriors
    And clearing 1 holds 1 Marquise warrior and 1 Clergy warrior
    And clearing 5 holds 1 Marquise warrior and 1 wood
    When the Marquise takes the action build:
      | asked | answer |
      | build | ?      |
    Then the Marquise is not offered 9 > sawmill
    And the Marquise is offered 5 > sawmill

  @6.5.4.II
  Scenario: What wood that is not connected cannot pay for is refused by the price
    Given the Marquise's supply holds 5 sawmills, 5 workshops and 5 recruiters
    And clearing 9 holds 2 Marquise warriors
    And clearing 1 holds 1 Marquise warrior and 1 Clergy warrior
    And clearing 5 holds 1 Marquise warrior and 1 wood
    When the Marquise tries to take the action build:
      | asked | answer      |
      | build | 9 > sawmill |
    Then it is refused citing 6.5.4.II: 1 wood is needed, 0 is connected
    And clearing 5 holds 1 wood

  @6.5.4.II
  Scenario: The Marquise chooses which wood to spend
    Given the Marquise's supply holds 5 sawmills, 5 workshops and 5 recruiters
    And clearing 9 holds 2 Marquise warriors and 1 wood
    And clearing 1 holds 1 Marquise warrior and 1 wood
    When the Marquise takes the action build:
      | asked         | answer      |
      | build         | 9 > sawmill |
      | wood to spend | 1           |
    Then clearing 1 holds no wood
    And clearing 9 holds 1 sawmill and 1 wood
    And the Marquise has no further wood to spend, citing 6.5.4.II: the sawmill costs 1 wood

  # Overwork (6.5.5)

  @6.5.5
  Scenario: A matching card makes wood at a sawmill
    Given clearing 9 holds 1 sawmill
    And the Marquise holds Mouse-in-a-Sack and Anvil
    When the Marquise takes the action overwork
    Then clearing 9 holds 1 wood
    And the discard pile holds Mouse-in-a-Sack
    And the Marquise holds Anvil

  @6.5.5
  Scenario: The Marquise chooses the sawmill and the card
    Given clearing 9 holds 1 sawmill
    And clearing 8 holds 1 sawmill
    And the Marquise holds Mouse-in-a-Sack and Anvil
    When the Marquise takes the action overwork:
      | player   | asked    | answer                   |
      | Marquise | overwork | clearing 8 > fox card Anvil |
    Then clearing 8 holds 1 wood
    And clearing 9 holds no wood
    And the discard pile holds Anvil
    And the Marquise holds Mouse-in-a-Sack

  @6.5.5
  Scenario Outline: Overwork is refused for what it lacks there
    Given the seats are Marquise, Clergy and Corvid Conspiracy
    And clearing 9 holds 1 sawmill
    And clearing 8 holds 1 sawmill
    And clearing 11 holds 1 sawmill and 1 snare
    And the Marquise holds Mouse-in-a-Sack and Anvil
    When the Marquise tries to take the action overwork:
      | asked    | answer   |
      | overwork | <answer> |
    Then it is refused citing <refusal>

    Examples:
      | answer              | refusal                                             |
      | 8 > Mouse-in-a-Sack | 6.5.5: Mouse-in-a-Sack does not match clearing 8    |
      | 9 > Anvil           | 6.5.5: Anvil does not match clearing 9              |
      | 1 > Anvil           | 6.5.5: no sawmill is in clearing 1                  |
      | 8 > Armorers        | 6.5.5                                               |
      | 11 > Mouse-in-a-Sack | 13.7.2: a snare lies in clearing 11 |

  @6.5.5
  Scenario: Overwork is not offered where nothing can be placed
    Given the seats are Marquise, Clergy and Corvid Conspiracy
    And clearing 9 holds 1 sawmill
    And clearing 2 holds 1 sawmill
    And clearing 11 holds 1 sawmill and 1 snare
    And the Marquise holds Mouse-in-a-Sack
    When the Marquise takes the action overwork:
      | asked    | answer |
      | overwork | ?      |
    Then the options of the Marquise are:
      | option                                 |
      | clearing 2 > mouse card Mouse-in-a-Sack |
      | clearing 9 > mouse card Mouse-in-a-Sack |

  @6.5.5
  Scenario: Each overwork is an action
    Given clearing 9 holds 1 sawmill
    And the Marquise holds 4 mouse cards
    When the Marquise plays her Daylight:
      | asked    | answer   |
      | action   | overwork |
      | overwork | clearing 9 > mouse card Mouse-in-a-Sack |
      | action   | overwork |
      | overwork | clearing 9 > mouse card Root Tea |
      | action   | overwork |
      | overwork | clearing 9 > mouse card Travel Gear |
    Then clearing 9 holds 3 wood
    And the Marquise holds 1 card

  @6.5.5
  Scenario: A card that matches no sawmill is no help
    Given clearing 9 holds 1 sawmill
    And clearing 8 holds 1 workshop
    And the Marquise holds Anvil
    When the Marquise tries to take the action overwork
    Then it is refused citing 6.5.5
    And nothing changes

  @6.5.5 @1.5.4
  Scenario: Without wood in the supply a card may be spent for nothing
    Given clearing 9 holds 1 sawmill
    And the Marquise's supply holds no wood
    And the Marquise holds Mouse-in-a-Sack
    When the Marquise takes the action overwork
    Then clearing 9 holds no wood
    And the Marquise holds nothing
    And the discard pile holds Mouse-in-a-Sack

  # Evening (6.6)

  @6.6
  Scenario Outline: Recruiters on the map draw more cards
    Given the Marquise's supply holds <left> recruiters
    When the Marquise plays her Evening
    Then the Marquise draws <cards> cards

    Examples:
      | left | cards |
      | 5    | 1     |
      | 4    | 1     |
      | 3    | 2     |
      | 2    | 2     |
      | 1    | 3     |
      | 0    | 3     |

  @6.6
  Scenario: The Marquise discards a hand of six down to five
    Given the Marquise's supply holds 5 recruiters
    And the Marquise holds Anvil and 4 rabbit cards
    And the deck's top cards are Birdy Bindle
    When the Marquise plays her Evening:
      | asked           | answer |
      | card to discard | Anvil  |
    Then the Marquise holds 5 cards
    And the discard pile holds Anvil
    And the Marquise holds Birdy Bindle

  @6.6
  Scenario: The Marquise keeps a hand of five
    Given the Marquise's supply holds 5 recruiters
    And the Marquise holds 4 rabbit cards
    When the Marquise plays her Evening
    Then the Marquise holds 5 cards
    And the Marquise is not asked for card to discard, citing 6.6: 5 cards may stay in hand
