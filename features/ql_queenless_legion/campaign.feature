Feature: Crafting, Colonialism, No Queens and the campaign card

  What the Legion crafts with, what a colony keeps enemies from, the extra hit, and the campaign (QL.2.1, QL.2.3 to
  QL.2.5).

  Background:
    Given the seats are Legion, Marquise and Clergy

  # Crafting (QL.2.1, QL.6.1)

  @QL.2.1 @QL.6.1 @4.1.1
  Scenario: Enemy buildings and tokens at colonies craft, whatever they are to their owners
    Given clearing 9 holds 1 colony, 1 wood, 1 workshop, 2 Marquise warriors and 1 fox flower
    And clearing 7 holds 1 sawmill
    And the Legion holds Stand and Deliver! and Root Tea (mouse)
    When the Legion plays its Evening:
      | asked                  | answer                    |
      | card to craft          | Stand and Deliver!        |
      | to activate for mouse  | clearing 9 > enemy piece  |
    Then the Legion's play area holds Stand and Deliver!
    And the Legion's crafted items hold no tea
    And the Legion holds Root Tea (mouse) and 1 card

  @QL.2.1
  Scenario: Pieces craft once in a turn, and own colonies not at all
    Given clearing 9 holds 2 colonies and 1 wood
    And the Legion holds Root Tea (mouse) and Birdy Bindle
    When the Legion plays its Evening:
      | asked         | answer          |
      | card to craft | Root Tea (mouse) |
    Then the Legion's crafted items hold 1 tea and no bag
    And the Legion scores 2 points

  @QL.2.1 @QL.6.1
  Scenario: The Legion need not craft with pieces at colonies
    Given clearing 9 holds 1 colony and 1 wood
    And the Legion holds Root Tea (mouse)
    When the Legion plays its Evening:
      | asked         | answer |
      | card to craft | end    |
    Then the Legion's crafted items hold no tea
    And the Legion holds Root Tea (mouse) and 1 card

  @QL.2.1
  Scenario: Warriors and ruins at a colony do not craft for the Legion
    Given clearing 6 holds 1 colony, 1 ruin and 2 Marquise warriors
    And the Legion holds Anvil
    Then the Legion cannot craft Anvil, citing 4.1.1

  # Colonialism (QL.2.3)

  @QL.2.3
  Scenario: A clearing has no more than one colony
    Given clearing 9 holds 1 colony
    When the Legion tries to place a colony in clearing 9
    Then it is refused citing QL.2.3: clearing 9 has a colony already
    And the Legion can place a colony in clearing 7

  @QL.2.3
  Scenario: Enemies cannot craft with pieces at a colony, their owner elsewhere can
    Given clearing 9 holds 1 colony and 1 workshop
    And clearing 2 holds 1 workshop
    And the Marquise holds Root Tea (mouse) and Birdy Bindle
    When the Marquise plays her Daylight:
      | asked         | answer           |
      | card to craft | Root Tea (mouse) |
      | action        | end              |
    Then the Marquise's crafted items hold 1 tea and no bag

  @QL.2.3
  Scenario: A flower at a Cathedral under a colony pays for nothing
    Given clearing 9 holds 1 colony, 1 cathedral and 1 mouse flower
    And the Clergy holds Root Tea (mouse)
    When the Clergy tries to take the action craft
    Then it is refused citing HCC.5.2.III

  @QL.2.3
  Scenario: A Recruit leaves out the clearings with colonies
    Given these clearings hold:
      | clearing | pieces                   |
      | 9        | 1 recruiter and 1 colony |
      | 2        | 1 recruiter              |
    When the Marquise takes the action recruit
    Then the Marquise gains 1 warrior in clearing 2
    And the Marquise gains nothing in clearing 9

  @QL.2.3
  Scenario: With colonies at all recruiters a Recruit brings nobody
    Given clearing 9 holds 1 recruiter and 1 colony
    When the Marquise takes the action recruit
    Then the Marquise gains nothing in clearing 9
    And the Marquise cannot recruit in clearing 9, citing QL.2.3
    And the Marquise can recruit in clearing 2
    And the Legion can recruit in clearing 9

  # Placing warriors that no rule calls recruiting stays open.
  @QL.2.3 @HCC.5.1.II
  Scenario: To swarm is not to recruit
    Given clearing 9 holds 1 colony and 1 cathedral
    And the Clergy holds Root Tea (mouse)
    When the Clergy takes the action swarm
    Then the Clergy gains 2 warriors in clearing 9
    And the Clergy cannot recruit in clearing 9, citing QL.2.3

  @QL.2.3 @6.2.3
  Scenario: Field Hospitals are no recruiting
    Given clearing 1 holds 1 keep and 1 colony
    And clearing 5 holds 3 Clergy warriors and 2 Marquise warriors
    And the Marquise holds A Visit to Friends
    When the Clergy battles the Marquise in clearing 5, rolling 2 and 0:
      | player   | asked                    | answer             |
      | Marquise | card for field hospitals | A Visit to Friends |
    Then the Marquise gains 2 warriors in clearing 1
    And the Marquise cannot recruit in clearing 1, citing QL.2.3

  @QL.2.3 @3.2.1
  Scenario: A colony takes a hit and scores like any token, and the clearing is open again
    Given clearing 9 holds 1 colony, 1 workshop and 2 Marquise warriors
    When the Marquise battles the Legion in clearing 9, rolling 0 and 0
    Then clearing 9 holds no colony
    And the Marquise scores 1 point
    And the Legion's supply holds 6 colonies
    And the Marquise can recruit in clearing 9
    And the Legion can place a colony in clearing 9

  # No Queens (QL.2.4)

  @QL.2.4
  Scenario: Where the defender rules, the attacking Legion deals an extra hit
    Given clearing 9 holds 2 Legion warriors and 4 Marquise warriors
    When the Legion battles the Marquise in clearing 9, rolling 1 and 0
    Then the Marquise loses 2 warriors in clearing 9
    And the Legion loses nothing in clearing 9

  @QL.2.4
  Scenario: Where nobody or the Legion rules, the Legion deals no extra hit
    Given clearing 9 holds 2 Legion warriors and 2 Marquise warriors
    And clearing 7 holds 3 Legion warriors and 2 Marquise warriors
    And the Legion's campaign holds Root Tea (mouse)
    And the dice will show 1 and 0
    And the dice will show 1 and 0
    When the Legion plays its Daylight:
      | asked         | answer        |
      | action        | end           |
      | battle        | 9 > Marquise  |
      | battle        | 7 > Marquise  |
      | action        | end           |
      | action        | end           |
    Then the Marquise loses 1 warrior in clearing 9
    And the Marquise loses 1 warrior in clearing 7

  @QL.2.4
  Scenario: Another player than the defender may rule for the extra hit
    Given clearing 9 holds 2 Legion warriors, 1 Marquise warrior and 4 Clergy warriors
    And clearing 9 holds 1 wood
    When the Legion battles the Marquise in clearing 9, rolling 1 and 0
    Then the Marquise loses 1 warrior and 1 wood in clearing 9
    And the Clergy loses nothing in clearing 9

  @QL.2.4
  Scenario: Rule is looked at when hits are counted, after the ambush
    Given clearing 9 holds 4 Legion warriors and 3 Marquise warriors
    And the Marquise holds Ambush! (mouse)
    When the Legion battles the Marquise in clearing 9, rolling 1 and 0:
      | player   | asked  | answer          |
      | Marquise | ambush | Ambush! (mouse) |
    Then the Legion loses 2 warriors in clearing 9
    And the Marquise loses 2 warriors in clearing 9

  @4.3.5.I
  Scenario: Defending, the Legion deals no extra hit
    Given clearing 9 holds 2 Legion warriors and 4 Marquise warriors
    When the Marquise battles the Legion in clearing 9, rolling 1 and 1
    Then the Marquise loses 1 warrior in clearing 9
    And the Legion loses 1 warrior in clearing 9

  # The campaign card (QL.2.5)

  @QL.2.5 @2.2.2 @QL.5.1
  Scenario Outline: The card's suit makes the campaign clearings
    Given the Legion's campaign holds <card>
    And clearing 12 holds 6 Legion warriors
    When the Legion plays its Daylight:
      | asked  | answer |
      | action | invade |
      | move   | ?      |
    Then the options of the Legion are:
      | option                     |
      | clearing 12 > clearing <a> |
      | clearing 12 > clearing <b> |

    Examples:
      | card                | a | b  |
      | Bake Sale           | 4 | 10 |
      | Command Warren      | 4 | 10 |
      | Ambush! (rabbit)    | 4 | 10 |
      | Dominance (rabbit)  | 4 | 10 |

  @QL.2.5 @QL.4.3
  Scenario: A bird campaign stands for the suit that the Legion chooses
    Given the Legion's campaign holds Armorers
    And clearing 8 holds 6 Legion warriors
    When the Legion plays its turn:
      | asked             | answer |
      | clearing for fox  | 8      |
      | campaign suit     | rabbit |
      | action            | invade |
      | move              | 8 > 4  |
      | how many warriors | 2      |
      | action            | ?      |
    Then on the Legion's board campaign suit is rabbit
    And clearing 4 holds 2 Legion warriors

  @QL.2.5
  Scenario: Before the first choice a bird campaign has no suit
    Given the Legion's campaign holds Armorers
    And clearing 9 holds 3 Legion warriors and 1 Marquise warrior
    When the Legion battles the Marquise in clearing 9, rolling 1 and 0
    Then the Legion's spoils hold nothing
    And the Marquise's supply holds 25 warriors

  @QL.2.5
  Scenario: The campaign card is in nobody's hand or play area
    Given the Legion's campaign holds Scouting Party
    And the Marquise holds Ambush! (mouse)
    And clearing 9 holds 3 Legion warriors, 1 colony and 2 Marquise warriors
    When the Legion battles the Marquise in clearing 9, rolling 0 and 0:
      | player   | asked  | answer          |
      | Marquise | ambush | Ambush! (mouse) |
    Then the Legion loses 2 warriors in clearing 9
    And the Legion cannot craft Scouting Party, citing 4.1
    And the Legion holds nothing
