Feature: The leaders of the Eyrie

  Builder, Charismatic, Commander and Despot (7.8).

  # Builder (7.8.1)

  @7.8.1
  Scenario: With the Builder crafted items score what their cards show
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold builder
    And clearing 12 holds 1 roost
    And the Eyrie holds Anvil
    When the Eyrie crafts Anvil
    Then the Eyrie scores 2 points

  @7.8.1 @7.7.3
  Scenario: The next leader disdains trade again
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold builder
    And clearing 12 holds 1 roost
    And the Eyrie's build holds Root Tea (fox)
    And the Eyrie holds Anvil
    And clearing 12 holds 3 Marquise warriors
    When the Eyrie plays its Daylight:
      | asked         | answer |
      | card to craft | end    |
      | leader        | despot |
    And the Eyrie crafts Anvil
    Then the Eyrie scores 1 point

  # Charismatic (7.8.2)

  @7.8.2 @7.5.2.I
  Scenario: With the Charismatic every Recruit places two warriors, in one clearing
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold charismatic
    And clearing 5 holds 1 roost
    And clearing 4 holds 1 roost
    And the Eyrie's recruit holds Root Tea (rabbit) and Loyal Vizier
    When the Eyrie plays its Daylight:
      | asked                  | answer |
      | recruit card           | rabbit |
      | clearing to recruit in | 4      |
      | clearing to recruit in | 5      |
    Then clearing 4 holds 2 Eyrie warriors
    And clearing 5 holds 2 Eyrie warriors

  @7.8.2 @1.5.4 @7.7
  Scenario: A single warrior left is placed, and then it is turmoil
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold charismatic
    And clearing 5 holds 1 roost
    And the Eyrie's supply holds 1 warrior
    And the Eyrie's recruit holds Loyal Vizier
    And the Eyrie has 5 points
    When the Eyrie plays its Daylight:
      | asked  | answer  |
      | leader | builder |
    Then clearing 5 holds 1 Eyrie warrior
    And the Eyrie has 4 points
    And the Eyrie's cards hold builder

  @7.5.2.I
  Scenario: With another leader than the Charismatic a Recruit places one warrior
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold builder
    And clearing 5 holds 1 roost
    And the Eyrie's supply holds 1 warrior
    And the Eyrie's recruit holds Loyal Vizier
    When the Eyrie plays its Daylight
    Then clearing 5 holds 1 Eyrie warrior
    And the Eyrie's cards hold builder

  # Commander (7.8.3)

  @7.8.3 @4.3.5.I
  Scenario Outline: The Commander, and no other leader, deals an extra hit in attack
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold <leader>
    And clearing 5 holds 4 Eyrie warriors and 4 Marquise warriors
    When the <attacker> battles the <defender> in clearing 5, rolling 1 and 0
    Then the Marquise loses <marquise> in clearing 5
    And the Eyrie loses <eyrie> in clearing 5

    Examples:
      | leader    | attacker | defender | marquise   | eyrie     |
      | commander | Eyrie    | Marquise | 2 warriors | nothing   |
      | commander | Marquise | Eyrie    | nothing    | 1 warrior |
      | despot    | Eyrie    | Marquise | 1 warrior  | nothing   |

  # Despot (7.8.4)

  @7.8.4 @3.2.1
  Scenario Outline: The Despot scores one point more for a battle in which enemy buildings or tokens fall
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold <leader>
    And clearing 5 holds 4 Eyrie warriors, <there>
    When the Eyrie battles the Marquise in clearing 5, rolling <dice>
    Then the Eyrie scores <points>

    Examples:
      | leader    | there                            | dice    | points   |
      | despot    | 1 wood                           | 0 and 0 | 2 points |
      | despot    | 2 wood                           | 1 and 0 | 3 points |
      | despot    | 1 sawmill                        | 1 and 0 | 2 points |
      | despot    | 1 Marquise warrior and 1 wood    | 2 and 0 | 2 points |
      | despot    | 2 Marquise warriors and 1 wood   | 2 and 0 | nothing  |
      | commander | 1 wood                           | 0 and 0 | 1 point  |

  @7.8.4
  Scenario: The Despot scores the point for a battle in defense too
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold despot
    And clearing 5 holds 3 Eyrie warriors, 1 Marquise warrior and 1 wood
    And the Eyrie holds Ambush! (rabbit)
    When the Marquise battles the Eyrie in clearing 5:
      | player | asked  | answer           |
      | Eyrie  | ambush | Ambush! (rabbit) |
    Then clearing 5 holds no wood
    And the Eyrie scores 2 points

  @7.8.4 @3.2.1
  Scenario: The Despot scores no more for what falls outside of battle, or for own pieces
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold despot
    And clearing 5 holds 1 roost, 1 wood and 4 Marquise warriors
    When the Eyrie removes 1 wood from clearing 5
    Then the Eyrie scores 1 point
    When the Marquise battles the Eyrie in clearing 5, rolling 1 and 1
    Then clearing 5 holds no roost
    And the Eyrie scores nothing

  @7.8.4 @3.1.1 @3.2.1
  Scenario Outline: The Despot's point counts with those for the pieces when 30 are reached
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold <leader>
    And the Eyrie's play area holds Brutal Tactics
    And the Marquise's play area holds Sappers
    And the Eyrie has 28 points
    And the Marquise has 28 points
    And clearing 5 holds 1 Eyrie warrior, 1 roost, 1 Marquise warrior and 1 wood
    And it is the Eyrie's Daylight
    When the Eyrie battles the Marquise in clearing 5, rolling 1 and 1:
      | player   | asked                  | answer                 |
      | Eyrie    | effect that comes next | Eyrie > Brutal Tactics |
      | Eyrie    | use Brutal Tactics     | use                    |
      | Marquise | use Sappers            | use                    |
    Then the <winner> wins, citing 3.1

    Examples:
      | leader  | winner   |
      | despot  | Eyrie    |
      | builder | Marquise |

  @7.8.4 @QL.2.2
  Scenario: The Despot scores for pieces of the Legion as for any
    Given the seats are Eyrie and Legion
    And the Eyrie's cards hold despot
    And clearing 5 holds 4 Eyrie warriors and 1 colony
    When the Eyrie battles the Legion in clearing 5, rolling 0 and 0
    Then the Eyrie scores 2 points
