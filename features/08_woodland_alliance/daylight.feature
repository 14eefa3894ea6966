Feature: The Alliance's Daylight

  Craft, Mobilize and Train (8.5).

  Background:
    Given the seats are Alliance, Marquise and Clergy

  @8.5 @8.5.1 @8.5.2 @8.5.3
  Scenario: The Alliance takes its actions in any order and number, or none
    Given clearing 1 holds 1 sympathy and 1 fox base
    And clearing 7 holds 1 sympathy
    And the Alliance holds Anvil, Foxfolk Steel, Mouse-in-a-Sack, Tax Collector and Armorers
    When the Alliance plays its Daylight:
      | asked              | answer          |
      | action             | train           |
      | card to train with | Tax Collector   |
      | action             | mobilize        |
      | card to mobilize   | Foxfolk Steel   |
      | action             | craft           |
      | card to craft      | Anvil           |
      | action             | train           |
      | action             | craft           |
      | action             | end             |
    Then the Alliance's officers hold 2 warriors
    And the Alliance's supporters hold Foxfolk Steel
    And the Alliance's crafted items hold 1 hammer and 1 bag
    And the Alliance scores 3 points
    And the discard pile holds Tax Collector, Anvil, Armorers and Mouse-in-a-Sack

  @8.5
  Scenario: The Alliance is not asked for an action without anything to do
    When the Alliance plays its Daylight
    Then the Alliance is not asked for action
    And nothing changes

  # Craft (8.5.1)

  @8.5.1 @8.2.1 @4.1.1
  Scenario: Each sympathy token is activated once in a turn
    Given clearing 1 holds 1 sympathy
    And the Alliance holds Anvil and Travel Gear (fox)
    When the Alliance tries to play its Daylight:
      | asked         | answer |
      | action        | craft  |
      | card to craft | Anvil  |
      | action        | craft  |
    Then it is refused citing 8.5.1: no card in hand can be crafted

  @8.5.1
  Scenario: Without sympathy nothing is crafted
    Given clearing 1 holds 1 fox base and 3 Alliance warriors
    And the Alliance holds Anvil
    When the Alliance tries to take the action craft
    Then it is refused citing 8.5.1: no card in hand can be crafted

  # Mobilize (8.5.2)

  @8.5.2
  Scenario: Any card of the hand can become a supporter
    Given the Alliance holds Ambush! (fox) and Dominance (rabbit)
    When the Alliance plays its Daylight:
      | asked            | answer             |
      | action           | mobilize           |
      | card to mobilize | Dominance (rabbit) |
      | action           | mobilize           |
    Then the Alliance's supporters hold Ambush! (fox) and Dominance (rabbit)
    And the available dominance cards hold nothing

  @8.5.2
  Scenario: Without a card in hand there is nothing to mobilize
    Given the Alliance's supporters hold Anvil
    When the Alliance tries to take the action mobilize
    Then it is refused citing 8.5.2: no card is in the hand of the Woodland Alliance

  # Train (8.5.3)

  @8.5.3 @2.1.1
  Scenario: A card that matches the clearing of a base makes an officer
    Given clearing 1 holds 1 fox base
    And clearing 5 holds 1 sympathy
    And the Alliance holds Anvil, Armorers, Cobbler and Mouse-in-a-Sack
    When the Alliance takes the action train:
      | asked              | answer |
      | card to train with | ?      |
    Then the options of the Alliance are:
      | option             |
      | fox card Anvil     |
      | bird card Armorers |

  @8.5.3
  Scenario Outline: Without a base, or a card that matches one's clearing, nobody is trained
    Given clearing 5 holds 2 Alliance warriors and <pieces>
    And the Alliance holds Anvil
    And the Alliance's supporters hold Cobbler
    When the Alliance tries to take the action train
    Then it is refused citing 8.5.3: <reason>

    Examples:
      | pieces        | reason                                       |
      | 1 sympathy    | no base is on the map                        |
      | 1 rabbit base | no card in hand matches the clearing of a base |

  @8.5.3
  Scenario: A card that trains matches the clearing of a base, not the base
    Given clearing 5 holds 1 rabbit base
    And clearing 5 is a fox clearing
    And the Alliance holds Anvil and Cobbler
    When the Alliance takes the action train
    Then the Alliance's officers hold 1 warrior
    And the Alliance holds Cobbler

  @8.5.3 @1.5.4
  Scenario: With no warrior left in the supply a card goes for nothing
    Given clearing 1 holds 1 fox base and 10 Alliance warriors
    And the Alliance holds Anvil
    When the Alliance takes the action train
    Then the Alliance's officers hold nothing
    And the discard pile holds Anvil
