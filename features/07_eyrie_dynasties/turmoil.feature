Feature: Turmoil

  Humiliate, Purge, Depose, Rest (7.7).

  Background:
    Given the seats are Eyrie, Marquise and Clergy
    And the Eyrie's cards hold commander
    And the Eyrie's move holds Loyal Vizier
    And the Eyrie's battle holds Loyal Vizier
    And clearing 5 holds 1 roost and 2 Eyrie warriors

  @7.7 @7.7.1 @7.7.2 @7.7.3 @7.7.4
  Scenario: The first card that cannot be resolved brings all four steps at once
    Given the Eyrie has 10 points
    And the Eyrie's recruit holds Root Tea (rabbit), Anvil and Armorers
    And the Eyrie's build holds Bake Sale
    When the Eyrie plays its Daylight:
      | asked        | answer  |
      | recruit card | rabbit  |
      | recruit card | fox     |
      | leader       | builder |
    Then the Eyrie has 7 points
    And clearing 5 holds 1 roost and 3 Eyrie warriors
    And the Eyrie's cards hold builder
    And the Eyrie's deposed hold commander
    And the Eyrie's leaders hold charismatic and despot
    And the Eyrie's recruit holds Loyal Vizier
    And the Eyrie's move holds Loyal Vizier
    And the Eyrie's battle holds nothing
    And the Eyrie's build holds nothing
    And the discard pile holds Root Tea (rabbit), Anvil, Armorers and Bake Sale

  # Humiliate (7.7.1)

  @7.7.1
  Scenario Outline: Turmoil costs a point for each bird, Loyal Viziers too, down to none
    Given the Eyrie has <had> points
    And the Eyrie's recruit holds <cards>
    When the Eyrie plays its Daylight:
      | asked        | answer  |
      | recruit card | fox     |
      | leader       | builder |
    Then the Eyrie has <left> points

    Examples:
      | had | cards                                  | left |
      | 10  | Anvil and Root Tea (rabbit)            | 8    |
      | 10  | Anvil and Armorers                     | 7    |
      | 10  | Anvil, Armorers, Sappers, Ambush! (bird) | 5  |
      | 3   | Anvil, Armorers, Sappers, Ambush! (bird) | 0  |
      | 0   | Anvil and Armorers                     | 0    |

  @7.7.1 @3.3.1
  Scenario: With an activated dominance card there are no points to lose
    Given the Eyrie has activated Dominance (rabbit)
    And the Eyrie's recruit holds Anvil
    When the Eyrie plays its Daylight:
      | asked  | answer  |
      | leader | builder |
    Then the Eyrie has left the score track
    And the Eyrie's cards hold builder

  # Purge (7.7.2)

  @7.7.2 @G.5 @3.3.3
  Scenario: The whole Decree is discarded, and a dominance card becomes available
    Given the Eyrie's recruit holds Anvil and Dominance (mouse)
    And the Eyrie's build holds Ambush! (mouse)
    When the Eyrie plays its Daylight:
      | asked        | answer  |
      | recruit card | fox     |
      | leader       | despot  |
    Then the discard pile holds Anvil and Ambush! (mouse)
    And the available dominance cards hold Dominance (mouse)
    And the Eyrie's recruit holds nothing
    And the Eyrie's move holds Loyal Vizier
    And the Eyrie's build holds Loyal Vizier
    And the Eyrie's battle holds nothing

  @7.7.2 @2.1
  Scenario: With an empty deck the whole Decree is shuffled to be the new one
    Given the Eyrie's recruit holds Anvil
    And the Eyrie's build holds Bake Sale and Root Tea (fox)
    And the deck holds nothing
    When the Eyrie plays its Daylight:
      | asked  | answer  |
      | leader | builder |
    Then the deck holds 3 cards
    And the discard pile holds nothing

  # Depose (7.7.3)

  @7.7.3
  Scenario: Only a leader that lies face up can be chosen
    Given the Eyrie's deposed hold despot
    And the Eyrie's recruit holds Anvil
    When the Eyrie plays its Daylight:
      | asked  | answer |
      | leader | ?      |
    Then the options of the Eyrie are:
      | option      |
      | builder     |
      | charismatic |

  @7.7.3
  Scenario: The last leader that lies face up is chosen unasked
    Given the Eyrie's deposed hold despot and builder
    And the Eyrie's recruit holds Anvil
    When the Eyrie plays its Daylight
    Then the Eyrie's cards hold charismatic
    And the Eyrie's leaders hold nothing
    And the Eyrie's deposed hold commander, despot and builder
    And the Eyrie's recruit holds Loyal Vizier
    And the Eyrie's battle holds Loyal Vizier
    And the Eyrie's move holds nothing

  @7.7.3.I @7.7.3
  Scenario Outline: With no leader face up all are turned face up, the one just deposed too
    Given the Eyrie's deposed hold despot, builder and charismatic
    And the Eyrie's recruit holds Anvil
    When the Eyrie plays its Daylight:
      | asked  | answer   |
      | leader | <leader> |
    Then the Eyrie's cards hold <leader>
    And the Eyrie's leaders hold <others>
    And the Eyrie's deposed hold nothing

    Examples:
      | leader    | others                             |
      | despot    | builder, charismatic and commander |
      | commander | builder, charismatic and despot    |

  @7.7.3 @7.8.3 @7.8.4
  Scenario: Only a Loyal Vizier that belongs elsewhere is tucked anew
    Given the Eyrie's recruit holds Anvil
    When the Eyrie plays its Daylight:
      | asked  | answer |
      | leader | despot |
    Then the Eyrie's move holds Loyal Vizier
    And the Eyrie's build holds Loyal Vizier
    And the Eyrie's battle holds nothing
    And it does not happen that the Eyrie moves Loyal Vizier (bird) from the Eyrie's move

  @7.7.3 @7.8.3
  Scenario: A leader chosen again leaves the Loyal Viziers where they are
    Given the Eyrie's deposed hold despot, builder and charismatic
    And the Eyrie's recruit holds Anvil
    When the Eyrie plays its Daylight:
      | asked  | answer    |
      | leader | commander |
    Then the Eyrie's move holds Loyal Vizier
    And the Eyrie's battle holds Loyal Vizier
    And the Eyrie's viziers hold nothing
    And it does not happen that the Eyrie moves Loyal Vizier

  # Rest (7.7.4)

  @7.7.4 @7.7
  Scenario: What is left of Daylight falls away, and Evening begins
    Given the Eyrie's recruit holds Anvil
    And the Eyrie holds Dominance (fox)
    And the Eyrie has 20 points
    And clearing 9 holds 1 Marquise warrior
    And clearing 2 holds 1 roost
    When the Eyrie plays its turn:
      | asked               | answer                     |
      | card for the Decree | Dominance (fox) > recruit  |
      | leader              | charismatic                |
    Then the Eyrie has 19 points
    And the Eyrie is not asked for move
    And the Eyrie is not asked for recruit card, citing 7.7.4: turmoil has ended Daylight
    And the Eyrie draws 1 card
    And it happens that the turn of the Eyrie ends
    And the available dominance cards hold Dominance (fox)

  @7.7.4 @3.3.1
  Scenario: After turmoil nothing more is done in Daylight
    Given the Eyrie's recruit holds Anvil and Root Tea (rabbit)
    And the Eyrie holds Dominance (fox)
    And the Eyrie has 20 points
    When the Eyrie plays its Daylight:
      | asked         | answer      |
      | card to craft | end         |
      | recruit card  | fox         |
      | leader        | charismatic |
    Then the Eyrie is not asked for action
    And the Eyrie holds Dominance (fox)
    And clearing 5 holds 2 Eyrie warriors

  # What brings it, and what does not (7.7)

  @7.5.2
  Scenario: Who could act must: no choice leads to turmoil while another does not
    Given the Eyrie's recruit holds Loyal Vizier
    And clearing 1 holds 1 roost and 1 keep
    When the Eyrie tries to play its Daylight:
      | asked                  | answer |
      | clearing to recruit in | 1      |
    Then it is refused citing 6.2.2
