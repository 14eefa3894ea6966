Feature: Spoils

  What becomes of the enemy pieces that the Legion removes in its campaign (QL.2.2), with Field Hospitals too.

  Background:
    Given the seats are Legion, Marquise and Clergy
    And the Legion's campaign holds Mouse-in-a-Sack

  @QL.2.2
  Scenario: What the Legion removes in battle in a campaign clearing goes to Spoils
    Given clearing 9 holds 3 Legion warriors, 1 Marquise warrior, 1 workshop and 1 wood
    And clearing 9 holds 1 Clergy warrior
    When the Legion battles the Marquise in clearing 9, rolling 3 and 1:
      | player   | asked         | answer   |
      | Marquise | piece to lose | workshop |
    Then the Legion's spoils hold 1 Marquise warrior, 1 workshop and 1 wood
    And the Legion's spoils hold no Legion warriors and no Clergy warriors
    And the Marquise's supply holds 24 warriors, 5 workshops and 7 wood
    And the Legion's supply holds 18 warriors
    And the Legion scores 2 points

  @QL.2.2
  Scenario: Outside the campaign pieces go to their supply
    Given clearing 8 holds 3 Legion warriors and 2 Marquise warriors
    When the Legion battles the Marquise in clearing 8, rolling 2 and 0
    Then the Legion's spoils hold nothing
    And the Marquise's supply holds 25 warriors

  @4.3.6
  Scenario: In the turn of another the Legion takes no spoils
    Given clearing 9 holds 3 Legion warriors and 2 Marquise warriors
    When the Marquise battles the Legion in clearing 9, rolling 0 and 0
    And the Marquise battles the Legion in clearing 9, rolling 1 and 1
    Then the Marquise loses 1 warrior in clearing 9
    And the Legion's spoils hold nothing
    And the Marquise's supply holds 24 warriors

  @QL.2.2 @HCC.2.5
  Scenario: As defender in its own turn the Legion takes spoils
    Given clearing 9 holds 5 Legion warriors and 1 cathedral
    When the Legion battles the Clergy in clearing 9, rolling 0 and 0:
      | player | asked             | answer  |
      | Clergy | warriors to place | 4       |
      | Clergy | enemy to battle   | decline |
    And the Clergy battles the Legion in clearing 9, rolling 1 and 1
    Then the Legion's spoils hold 1 cathedral and 1 Clergy warrior
    And the Legion's supply holds 16 warriors

  @QL.2.2
  Scenario: A battle between others in the Legion's turn brings it nothing
    Given it is the Legion's turn
    And clearing 9 holds 3 Clergy warriors and 2 Marquise warriors
    When the Clergy battles the Marquise in clearing 9, rolling 2 and 1
    Then the Legion's spoils hold nothing
    And the Marquise's supply holds 25 warriors
    And the Clergy's supply holds 13 warriors

  @QL.2.2 @1.1.3 @G.24
  Scenario: What others remove by an effect in the Legion's turn is not Spoils
    Given it is the Legion's turn
    And clearing 9 holds 2 Marquise warriors
    When the Clergy removes 1 Marquise warrior from clearing 9
    And the Marquise removes 1 Marquise warrior from clearing 9
    Then the Legion's spoils hold nothing
    And the Marquise's supply holds 25 warriors

  @QL.2.2 @QL.6 @card.favor-of-the-mice
  Scenario: A Favor crafted in Evening brings spoils that score in the same Evening
    Given these clearings hold:
      | clearing | pieces                                   |
      | 9        | 1 colony, 1 wood, 1 keep and 1 workshop  |
      | 7        | 2 Marquise warriors                      |
      | 2        | 1 Clergy warrior                         |
      | 8        | 1 Marquise warrior                       |
    And the Legion holds Favor of the Mice
    When the Legion plays its Evening:
      | asked         | answer            |
      | card to craft | Favor of the Mice |
    Then it happens that the Legion removes 2 Marquise warriors from clearing 7 to the Legion's spoils
    And it happens that the Legion removes 1 Marquise keep from clearing 9 to the Legion's spoils
    And it happens that the Legion removes 1 Clergy warrior from clearing 2 to the Legion's spoils
    And clearing 8 holds 1 Marquise warrior
    And the Legion scores 6 points
    And the Legion's spoils hold nothing
    And the Marquise's supply holds 24 warriors, 8 wood, 1 keep and 6 workshops
    And the Clergy's supply holds 15 warriors

  @QL.2.2 @G.23
  Scenario: A piece that the Legion replaces is a spoil
    Given clearing 9 holds 1 Marquise warrior
    When the Legion replaces a Marquise warrior with a Legion warrior in clearing 9
    Then the Legion's spoils hold 1 Marquise warrior
    And clearing 9 holds 1 Legion warrior

  @QL.2.2
  Scenario: Whether a clearing is in the campaign counts when the piece is removed
    Given clearing 9 holds 1 Marquise warrior
    And clearing 8 holds 1 Marquise warrior
    When the Legion removes 1 Marquise warrior from clearing 8
    And the Legion discards Mouse-in-a-Sack from the Legion's campaign
    And the Legion removes 1 Marquise warrior from clearing 9
    Then the Legion's spoils hold nothing

  # A reading: what no clause provides for, an effect that takes the campaign card off the board.
  @QL.2.2 @QL.2.5 @QL.6.2
  Scenario: Without its campaign card the Legion keeps the spoils it has, and takes no more
    Given clearing 9 holds 3 Marquise warriors
    When the Legion removes 2 Marquise warriors from clearing 9
    And the Legion discards Mouse-in-a-Sack from the Legion's campaign
    And the Legion removes 1 Marquise warrior from clearing 9
    Then the Legion's spoils hold 2 Marquise warriors
    When the Legion plays its Evening
    Then the Legion scores 1 point
    And the Legion draws 1 card

  @3.3.3
  Scenario: A dominance card that is discarded from the board becomes available
    Given the Legion's campaign holds Dominance (fox)
    When the Legion discards Dominance (fox) from the Legion's campaign
    Then the available dominance cards hold Dominance (fox)
    And the discard pile holds nothing

  # Spending Spoils (QL.2.2.I, QL.6.2)

  @QL.2.2.I @QL.6.2
  Scenario Outline: Every two pieces in Spoils score a point
    Given the Legion's spoils hold <spoils>
    When the Legion plays its Evening
    Then the Legion scores <points>

    Examples:
      | spoils                                              | points   |
      | 1 Marquise warrior                                  | nothing  |
      | 2 Marquise warriors                                 | 1 point  |
      | 1 Marquise warrior, 1 wood and 1 Clergy warrior     | 1 point  |
      | 2 Marquise warriors, 1 wood and 1 cathedral         | 2 points |

  # Field Hospitals (QL.2.2.II)

  @QL.2.2.II @QL.6.3 @6.2.3 @G.24 @1.5.4
  Scenario: Field Hospitals wait until Spoils are returned
    Given clearing 1 holds 1 keep
    And clearing 9 holds 3 Legion warriors and 2 Marquise warriors
    And the Marquise holds Root Tea (mouse), Birdy Bindle and Anvil
    When the Legion battles the Marquise in clearing 9, rolling 2 and 0
    Then the Marquise is not asked for card for field hospitals
    And the Legion's spoils hold 2 Marquise warriors
    And the Marquise's supply holds 23 warriors
    When the Legion plays its Evening:
      | player   | asked                    | answer           |
      | Marquise | card for field hospitals | Root Tea (mouse) |
    Then clearing 1 holds 2 Marquise warriors
    And the Legion's spoils hold nothing
    And the Marquise's supply holds 23 warriors
    And the discard pile holds Root Tea (mouse)
    And the Legion scores 1 point

  @QL.2.2.II @6.2.3
  Scenario: A card for the hospitals matches the clearing that Spoils were removed from
    Given clearing 1 holds 1 keep
    And clearing 9 holds 3 Legion warriors and 2 Marquise warriors
    And the Marquise holds Anvil and A Visit to Friends
    When the Legion battles the Marquise in clearing 9, rolling 2 and 0
    And the Legion plays its Evening
    Then the Marquise is not asked for card for field hospitals
    And clearing 1 holds no Marquise warriors
    And the Marquise's supply holds 25 warriors

  @QL.2.2.II @6.2.3 @1.1.3 @1.5.4
  Scenario: Each clearing's Spoils take a card for the hospitals, in the Legion's order
    Given clearing 1 holds 1 keep
    And clearing 9 holds 6 Legion warriors and 3 Marquise warriors
    And clearing 7 holds 6 Legion warriors and 2 Marquise warriors
    And the Marquise holds Root Tea (mouse) and Birdy Bindle
    When the Legion battles the Marquise in clearing 9, rolling 2 and 0
    And the Legion removes 1 Marquise warrior from clearing 9
    And the Legion battles the Marquise in clearing 7, rolling 2 and 0
    Then the Legion's spoils hold 5 Marquise warriors
    When the Legion plays its Evening:
      | player   | asked                    | answer                            |
      | Legion   | what comes next          | Field Hospitals for clearing 7    |
      | Marquise | card for field hospitals | decline                           |
      | Marquise | card for field hospitals | Birdy Bindle                      |
    Then clearing 1 holds 3 Marquise warriors
    And the Marquise's supply holds 22 warriors
    And the Marquise holds Root Tea (mouse)
    And the Legion is asked for what comes next, citing 1.1.3

  @6.2.3
  Scenario: Outside the campaign Field Hospitals come at once
    Given clearing 1 holds 1 keep
    And clearing 8 holds 3 Legion warriors and 2 Marquise warriors
    And the Marquise holds Anvil
    When the Legion battles the Marquise in clearing 8, rolling 2 and 0:
      | player   | asked                    | answer |
      | Marquise | card for field hospitals | Anvil  |
    Then clearing 1 holds 2 Marquise warriors

  @QL.2.2.II
  Scenario: A keep in Spoils is of no use to the hospitals, not even when it is returned
    Given clearing 9 holds 1 keep, 3 Legion warriors and 2 Marquise warriors
    And the Marquise holds Root Tea (mouse)
    When the Legion battles the Marquise in clearing 9, rolling 3 and 0
    And the Legion plays its Evening
    Then the Marquise is not asked for card for field hospitals
    And the Marquise's supply holds 25 warriors and 1 keep

  # Hirelings

  @QL.2.2 @QL.6.3
  Scenario: Pieces of a hireling that nobody controls are Spoils
    Given clearing 9 holds 2 hireling warriors
    And clearing 8 holds 1 hireling warrior
    When the Legion removes 2 hireling warriors from clearing 9
    And the Legion removes 1 hireling warrior from clearing 8
    Then the Legion's spoils hold 2 hireling warriors
    And the Legion scores nothing
    When the Legion plays its Evening
    Then the Legion scores 1 point
    And the Legion's spoils hold nothing

  @QL.2.4
  Scenario: A hireling that rules is an enemy that does
    Given clearing 9 holds 2 Legion warriors, 2 Marquise warriors and 3 hireling warriors
    When the Legion battles the Marquise in clearing 9, rolling 1 and 0
    Then the Marquise loses 2 warriors in clearing 9
