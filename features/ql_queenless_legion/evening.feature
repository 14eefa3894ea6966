Feature: The Legion's Evening

  Craft, Spoils of War, Return Spoils, Draw and Discard (QL.6).

  Background:
    Given the seats are Legion, Marquise and Clergy

  @QL.6 @QL.6.1
  Scenario: Craft comes before the draw
    Given clearing 9 holds 1 colony and 1 wood
    And the deck's top cards are Root Tea (mouse) and Birdy Bindle
    When the Legion plays its Evening
    Then the Legion is not asked for card to craft
    And the Legion holds Root Tea (mouse)
    And the Legion scores nothing

  @QL.6 @QL.6.1 @QL.6.2 @QL.6.3 @QL.6.4
  Scenario: Spoils score before they are returned, and cards are drawn last
    Given the Legion's campaign holds Armorers
    And clearing 9 holds 1 colony and 1 wood
    And the Legion's spoils hold 3 Marquise warriors
    And the Legion holds Root Tea (mouse)
    And the deck's top cards are Birdy Bindle
    When the Legion plays its Evening:
      | asked         | answer           |
      | card to craft | Root Tea (mouse) |
    Then the Legion scores 3 points
    And the Legion's spoils hold nothing
    And the Marquise's supply holds 25 warriors
    And the Legion holds Birdy Bindle
    And the Legion does not hold Root Tea (mouse)

  @QL.6
  Scenario: Spoils are returned before the draw
    Given the Legion's spoils hold 2 Marquise warriors
    And the Legion holds Anvil, Root Tea (fox), Root Tea (rabbit), Root Tea (mouse) and Bake Sale
    When the Legion plays its Evening:
      | asked           | answer |
      | card to discard | ?      |
    Then the Legion's spoils hold nothing
    And the Marquise's supply holds 25 warriors

  # Spoils of War (QL.6.2)

  @QL.6.2
  Scenario Outline: Spoils score for full twos, or with a bird campaign for full threes
    Given the Legion's campaign holds <card>
    And on the Legion's board campaign suit is mouse
    And the Legion's spoils hold <spoils>
    When the Legion plays its Evening
    Then the Legion scores <points>
    And the Legion's spoils hold nothing

    Examples:
      | card             | spoils              | points   |
      | Root Tea (mouse) | 3 Marquise warriors | 1 point  |
      | Root Tea (mouse) | 4 Marquise warriors | 2 points |
      | Root Tea (mouse) | 6 Marquise warriors | 3 points |
      | Armorers         | 2 Marquise warriors | nothing  |
      | Armorers         | 3 Marquise warriors | 1 point  |
      | Armorers         | 5 Marquise warriors | 1 point  |
      | Armorers         | 6 Marquise warriors | 2 points |

  @QL.6.2 @3.1
  Scenario: The last points may win at once, with the spoils still there
    Given the Legion's campaign holds Root Tea (mouse)
    And the Legion has 29 points
    And the Legion's spoils hold 2 Marquise warriors
    When the Legion plays its Evening
    Then the Legion wins, citing 3.1
    And the Legion's spoils hold 2 Marquise warriors

  # Return Spoils (QL.6.3)

  @QL.6.3 @G.24
  Scenario: All spoils return to where their removal would have sent them
    Given the Legion's campaign holds Root Tea (mouse)
    And clearing 9 holds 3 Legion warriors, 1 Marquise warrior, 1 workshop, 1 wood and 1 fox flower
    And clearing 7 holds 1 cathedral
    When the Legion removes 1 Marquise warrior, 1 workshop, 1 wood and 1 fox flower from clearing 9
    Then the Marquise's supply holds 24 warriors, 5 workshops and 7 wood
    And the Clergy's blind bag holds 2 fox flowers
    When the Legion plays its Evening
    Then the Legion's spoils hold nothing
    And the Marquise's supply holds 25 warriors, 6 workshops and 8 wood
    And the Clergy's blind bag holds 3 fox flowers
    And the Legion scores 2 points

  @QL.6.3 @HCC.2.6.IV
  Scenario: What removal triggers does not happen again when spoils return
    Given the Legion's campaign holds Root Tea (mouse)
    And the Legion is penitent to the Clergy
    And clearing 9 holds 1 cathedral
    When the Legion removes 1 cathedral from clearing 9:
      | player | asked             | answer |
      | Clergy | warriors to place | 1      |
    Then the Legion is a heretic to the Clergy
    And the Legion scores 1 point
    When the Legion plays its Evening
    Then the Clergy is not asked for warriors to place
    And the Clergy gains nothing in clearing 9
    And the Clergy's supply holds 14 warriors and 6 cathedrals
    And the Legion scores nothing

  # Draw and Discard (QL.6.4)

  @QL.6.4
  Scenario Outline: The Legion draws one card, and another for an item on its campaign card
    Given the Legion's campaign holds <card>
    And the item supply holds no tea
    When the Legion plays its Evening
    Then the Legion draws <cards>

    Examples:
      | card              | cards   |
      | Root Tea (mouse)  | 2 cards |
      | Arms Trader       | 2 cards |
      | Armorers          | 1 card  |
      | Ambush! (fox)     | 1 card  |

  @QL.6.4
  Scenario: The Legion discards down to five
    Given the Legion's campaign holds Armorers
    And the Legion holds Anvil, Root Tea (fox), Root Tea (rabbit), Root Tea (mouse) and Bake Sale
    And the deck's top cards are Sappers
    When the Legion plays its Evening:
      | asked           | answer |
      | card to discard | Anvil  |
    Then the Legion holds Root Tea (fox), Root Tea (rabbit), Root Tea (mouse), Bake Sale and Sappers
    And the Legion does not hold Anvil
    And the Legion's campaign holds Armorers
    And the discard pile holds Anvil
