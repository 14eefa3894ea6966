Feature: The Eyrie's Birdsong

  Emergency Orders, Add to the Decree, A New Roost (7.4).

  Background:
    Given the seats are Eyrie, Marquise and Clergy
    And the Eyrie's cards hold builder
    And clearing 3 holds 1 roost and 6 Eyrie warriors

  # Emergency Orders (7.4.1)

  @7.4 @7.4.1 @7.4.2
  Scenario: With no cards in hand the Eyrie draw one, and add it to the Decree
    Given the deck's top cards are Root Tea (fox) and Anvil
    When the Eyrie plays its Birdsong:
      | asked               | answer                    |
      | card for the Decree | Root Tea (fox) > recruit  |
    Then the Eyrie draws 1 card
    And the Eyrie holds nothing
    And the Eyrie's recruit holds Root Tea (fox)

  @7.4.1
  Scenario: With a card in hand Emergency Orders draw nothing
    Given the Eyrie holds Anvil
    When the Eyrie plays its Birdsong:
      | asked               | answer       |
      | card for the Decree | Anvil > move |
    Then the Eyrie draws 0 cards
    And the Eyrie holds nothing

  @7.4.1 @7.4.2 @2.1
  Scenario: With no card anywhere to draw nothing is added, and it is no turmoil
    Given the deck holds nothing
    And the Eyrie has 5 points
    When the Eyrie plays its Birdsong
    Then the Eyrie is not asked for card for the Decree, citing 7.4.2: no card is in hand
    And the Eyrie's cards hold builder
    And the Eyrie has 5 points

  # Add to the Decree (7.4.2)

  @7.4.2
  Scenario: The Eyrie must add one card to the Decree
    Given the Eyrie holds Anvil and Root Tea (mouse)
    When the Eyrie tries to play its Birdsong:
      | asked               | answer  |
      | card for the Decree | decline |
    Then it is refused citing 7.4.2: at least one card must be added to the Decree

  @7.4.2
  Scenario: The Eyrie may add a second card to the Decree, or not
    Given the Eyrie holds Anvil, Root Tea (mouse) and Root Tea (fox)
    When the Eyrie plays its Birdsong:
      | asked               | answer         |
      | card for the Decree | Anvil > battle |
      | card for the Decree | decline        |
    Then the Eyrie's battle holds Anvil
    And the Eyrie holds Root Tea (mouse) and Root Tea (fox)

  @7.4.2
  Scenario: The Eyrie may add two cards to one column, and no third
    Given the Eyrie holds Anvil, Root Tea (mouse) and Root Tea (fox)
    And the Eyrie's build holds Bake Sale
    When the Eyrie plays its Birdsong:
      | asked               | answer                    |
      | card for the Decree | Anvil > build             |
      | card for the Decree | Root Tea (mouse) > build  |
    Then the Eyrie's build holds Anvil, Root Tea (mouse) and Bake Sale
    And the Eyrie holds Root Tea (fox)
    And the Eyrie's deposed hold nothing

  @7.4.2
  Scenario: A third card for the Decree is refused while the step still goes on
    Given the Eyrie holds Anvil, Root Tea (mouse) and Root Tea (fox)
    And the Eyrie's play area holds Royal Claim
    When the Eyrie tries to play its Birdsong:
      | asked               | answer                   |
      | action              | end                      |
      | card for the Decree | Anvil > build            |
      | card for the Decree | Root Tea (mouse) > build |
      | card for the Decree | Root Tea (fox) > build   |
    Then it is refused citing 7.4.2

  @7.4.2
  Scenario: Every card can go to every column
    Given the Eyrie holds Anvil and Armorers
    When the Eyrie plays its Birdsong:
      | asked               | answer |
      | card for the Decree | ?      |
    Then the options of the Eyrie are:
      | option                         |
      | fox card Anvil > recruit       |
      | fox card Anvil > move          |
      | fox card Anvil > battle        |
      | fox card Anvil > build         |
      | bird card Armorers > recruit   |
      | bird card Armorers > move      |
      | bird card Armorers > battle    |
      | bird card Armorers > build     |

  @7.4.2
  Scenario: Only one of two cards may be a bird
    Given the Eyrie holds Armorers, Sappers and Anvil
    When the Eyrie tries to play its Birdsong:
      | asked               | answer          |
      | card for the Decree | Armorers > move |
      | card for the Decree | Sappers > build |
    Then it is refused citing 7.4.2: only one card that is added may be a bird
    And the Eyrie's move holds Armorers
    And the Eyrie holds Sappers and Anvil

  @7.4.2
  Scenario: With birds alone in hand one is added, and no more is asked
    Given the Eyrie holds Armorers and Sappers
    When the Eyrie plays its Birdsong:
      | asked               | answer          |
      | card for the Decree | Sappers > build |
    Then the Eyrie's build holds Sappers
    And the Eyrie holds Armorers

  @7.4.2
  Scenario: The Loyal Viziers do not count as birds that are added
    Given the Eyrie holds Armorers and Anvil
    And the Eyrie's move holds Loyal Vizier
    When the Eyrie plays its Birdsong:
      | asked               | answer          |
      | card for the Decree | Armorers > move |
      | card for the Decree | Anvil > move    |
    Then the Eyrie's move holds Loyal Vizier, Armorers and Anvil

  @7.4.2
  Scenario: A card that is not in hand cannot be added
    Given the Eyrie holds Anvil and Bake Sale
    When the Eyrie tries to play its Birdsong:
      | asked               | answer             |
      | card for the Decree | Armorers > recruit |
    Then it is refused citing 7.4.2: Armorers is not in hand

  @7.4.2
  Scenario: Ambush and dominance cards can be added, for their suit alone
    Given the Eyrie holds Ambush! (fox) and Dominance (mouse)
    And the Eyrie has 20 points
    When the Eyrie plays its Birdsong:
      | asked               | answer                    |
      | card for the Decree | Ambush! (fox) > recruit   |
      | card for the Decree | Dominance (mouse) > build |
    Then the Eyrie's recruit holds Ambush! (fox)
    And the Eyrie's build holds Dominance (mouse)
    And the Eyrie has 20 points

  @7.4.1 @7.4.2 @card.stand-and-deliver
  Scenario: What may be done in Birdsong may be done after Emergency Orders, before a card is added
    Given the Eyrie's play area holds Stand and Deliver!
    And the Marquise holds Anvil
    And these will be drawn at random: Anvil
    And the deck's top cards are Bake Sale and Root Tea (fox)
    When the Eyrie plays its Birdsong:
      | asked               | answer             |
      | action              | end                |
      | card for the Decree | Stand and Deliver! |
      | card for the Decree | Bake Sale > move   |
      | card for the Decree | Anvil > build      |
    Then the Eyrie's move holds Bake Sale
    And the Eyrie's build holds Anvil
    And the Eyrie draws 1 card

  @7.4.2 @card.stand-and-deliver
  Scenario: Between two cards the Eyrie may use an effect, and still leave out the second
    Given the Eyrie's play area holds Stand and Deliver!
    And the Eyrie holds Bake Sale and Root Tea (fox)
    And the Marquise holds Anvil
    And these will be drawn at random: Anvil
    When the Eyrie plays its Birdsong:
      | asked               | answer             |
      | action              | end                |
      | card for the Decree | Bake Sale > move   |
      | card for the Decree | Stand and Deliver! |
      | card for the Decree | decline            |
    Then the Eyrie's move holds Bake Sale
    And the Eyrie holds Root Tea (fox) and Anvil

  @7.4.2 @card.tax-collector
  Scenario: What belongs to another phase cannot be done while cards are added
    Given the Eyrie's play area holds Tax Collector
    And the Eyrie holds Bake Sale
    When the Eyrie tries to play its Birdsong:
      | asked               | answer        |
      | card for the Decree | Tax Collector |
    Then it is refused citing card.tax-collector

  @7.4.2
  Scenario: The Decree lies open to everybody
    Given the Eyrie holds Anvil
    When the Eyrie plays its Birdsong:
      | asked               | answer          |
      | card for the Decree | Anvil > recruit |
    Then the Marquise sees Anvil in the Eyrie's recruit
    And the Marquise can look at the Eyrie's recruit

  # A New Roost (7.4.3)

  @7.4.3
  Scenario: With a roost on the map the Eyrie place no new one
    Given the Eyrie holds Anvil
    When the Eyrie plays its Birdsong:
      | asked               | answer       |
      | card for the Decree | Anvil > move |
    Then the Eyrie is not asked for new roost, citing 7.4.3: a roost is on the map
    And the Eyrie's supply holds 6 roosts and 14 warriors

  @7.4.3
  Scenario: Without a roost on the map one comes with three warriors where the fewest warriors are
    Given the Eyrie holds Anvil
    And these clearings hold:
      | clearing | pieces                                   |
      | 1        | 2 Marquise warriors                      |
      | 2        | 1 Marquise warrior                       |
      | 3        | no roost, 6 Eyrie warriors               |
      | 4        | 1 Clergy warrior                         |
      | 5        | 1 Marquise warrior and 1 Clergy warrior  |
      | 6        | 2 Eyrie warriors                         |
      | 7        | 1 Eyrie warrior                          |
      | 8        | 2 sawmills                               |
      | 9        | 3 Marquise warriors                      |
      | 10       | 3 Marquise warriors                      |
      | 11       | 3 Marquise warriors                      |
      | 12       | 2 Clergy warriors and 1 wood             |
    When the Eyrie plays its Birdsong:
      | asked               | answer       |
      | card for the Decree | Anvil > move |
      | new roost           | 4            |
    Then clearing 4 holds 1 roost, 3 Eyrie warriors and 1 Clergy warrior
    And the options of the Eyrie are when asked for new roost:
      | option     |
      | clearing 2 |
      | clearing 4 |
      | clearing 7 |

  @7.4.3
  Scenario Outline: A new roost is refused where warriors are more, or where it has no place
    Given the Eyrie holds Anvil
    And these clearings hold:
      | clearing | pieces                     |
      | 1        | 1 Marquise warrior         |
      | 3        | no roost, 6 Eyrie warriors |
      | 4        | 1 keep                     |
      | 5        | 2 sawmills                 |
    When the Eyrie tries to play its Birdsong:
      | asked               | answer       |
      | card for the Decree | Anvil > move |
      | new roost           | <where>      |
    Then it is refused citing <reason>

    Examples:
      | where | reason                                                         |
      | 1     | 7.4.3: clearing 1 has 1 warrior, and other clearings have none |
      | 3     | 7.4.3: clearing 3 has 6 warriors                               |
      | 4     | 6.2.2: only the Marquise places pieces in clearing 4           |
      | 5     | 2.2.3: clearing 5 has no open slot                             |

  @7.4.3 @1.5.4
  Scenario: With fewer than three warriors in the supply as many come as there are
    Given the Eyrie holds Anvil
    And clearing 3 holds no roost
    And the Eyrie's supply holds 2 warriors
    When the Eyrie plays its Birdsong:
      | asked               | answer       |
      | card for the Decree | Anvil > move |
      | new roost           | 4            |
    Then clearing 4 holds 1 roost and 2 Eyrie warriors
    And the Eyrie's supply holds no warriors

  @7.4.3 @2.2.3
  Scenario: Where nothing can be placed there is no new roost
    Given the Eyrie holds Anvil
    And these clearings hold:
      | clearing | pieces                        |
      | 1        | 1 workshop                    |
      | 2        | 2 workshops                   |
      | 3        | no roost and 1 workshop       |
      | 4        | 1 workshop                    |
      | 5        | 1 keep                        |
      | 6        | 1 sawmill                     |
      | 7        | 2 sawmills                    |
      | 8        | 2 sawmills                    |
      | 9        | 2 recruiters                  |
      | 10       | 1 recruiter                   |
      | 11       | 2 recruiters                  |
      | 12       | 1 recruiter                   |
    When the Eyrie plays its Birdsong:
      | asked               | answer       |
      | card for the Decree | Anvil > move |
    Then the Eyrie's supply holds 7 roosts and 14 warriors

  @7.4 @7.4.3
  Scenario: The new roost comes after the Decree has grown
    Given clearing 3 holds no roost
    And the Eyrie holds Anvil and Bake Sale
    When the Eyrie plays its Birdsong:
      | asked               | answer          |
      | card for the Decree | Anvil > recruit |
      | card for the Decree | decline         |
      | new roost           | ?               |
    Then the Eyrie's recruit holds Anvil

  # What must be done

  @7.4.2
  Scenario Outline: The only card in hand must be added to the Decree
    Given the Eyrie holds Anvil
    When the Eyrie tries to play its Birdsong:
      | asked               | answer   |
      | card for the Decree | <answer> |
    Then it is refused citing 7.4.2

    Examples:
      | answer  |
      | end     |
      | decline |
