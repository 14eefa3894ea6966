Feature: The Eyrie's abilities

  Crafting at roosts, Lords of the Forest, Disdain for Trade (7.2).

  # Crafting (7.2.1)

  @7.2.1 @7.5 @7.5.1
  Scenario: The Eyrie craft with roosts before they resolve the Decree
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold builder
    And clearing 5 holds 1 roost
    And clearing 4 holds 1 roost
    And the Eyrie holds Command Warren
    And the Eyrie's recruit holds Loyal Vizier
    When the Eyrie plays its Daylight:
      | asked                  | answer         |
      | card to craft          | Command Warren |
      | to activate for rabbit | 4 > roost      |
      | clearing to recruit in | 5              |
    Then the Eyrie's play area holds Command Warren
    And clearing 5 holds 1 Eyrie warrior

  @7.2.1 @4.1.1
  Scenario Outline: Roosts pay with the suits of their clearings, each once
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold builder
    And clearing 5 holds 1 roost
    And clearing <other> holds <what>
    And the Eyrie holds Command Warren
    Then the Eyrie cannot craft Command Warren, citing 4.1.1

    Examples:
      | other | what               |
      | 1     | 1 roost            |
      | 4     | 2 Eyrie warriors   |
      | 4     | 1 workshop         |

  @7.2.1 @7.5
  Scenario: Once the Decree is being resolved there is no crafting any more
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold builder
    And clearing 5 holds 1 roost
    And clearing 4 holds 1 roost
    And the Eyrie holds Root Tea (rabbit) and Dominance (fox)
    And the Eyrie has 10 points
    And the Eyrie's recruit holds Loyal Vizier and Root Tea (mouse)
    And clearing 9 holds 1 roost
    When the Eyrie plays its Daylight:
      | asked                  | answer |
      | card to craft          | end    |
      | recruit card           | mouse  |
      | recruit card           | ?      |
    Then the options of the Eyrie are:
      | option             |
      | bird               |
      | activate dominance |

  # Lords of the Forest (7.2.2)

  @7.2.2 @2.5
  Scenario Outline: The Eyrie rule in a tie for most, with two players or more
    Given the seats are Marquise, Eyrie, Clergy and Legion
    And clearing 11 holds <pieces>
    Then <ruler> clearing 11

    Examples:
      | pieces                                                                   | ruler              |
      | 2 Marquise warriors and 2 Eyrie warriors                                 | the Eyrie rules    |
      | 1 sawmill, 1 Marquise warrior and 2 Eyrie warriors                       | the Eyrie rules    |
      | 2 Marquise warriors, 1 roost and 1 Eyrie warrior                         | the Eyrie rules    |
      | 2 Marquise warriors, 2 Clergy warriors and 2 Eyrie warriors              | the Eyrie rules    |
      | 1 Marquise warrior, 1 Clergy warrior, 1 Legion warrior and 1 Eyrie warrior | the Eyrie rules  |
      | 2 Marquise warriors, 2 Clergy warriors and 1 Eyrie warrior               | nobody rules       |
      | 3 Marquise warriors, 2 Clergy warriors and 2 Eyrie warriors              | the Marquise rules |
      | 2 Marquise warriors, 2 Clergy warriors and 3 Eyrie warriors              | the Eyrie rules    |
      | 1 Legion warrior, 1 colony and 1 Eyrie warrior                           | the Eyrie rules    |
      | 1 roost and 1 cathedral                                                  | the Eyrie rules    |
      | nothing                                                                  | nobody rules       |
      | 1 wood                                                                   | nobody rules       |

  @7.2.2 @10.2.4 @stand-in
  Scenario: A garden goes before Lords of the Forest
    Given the seats are Eyrie and Lizards
    And clearing 5 holds 3 Eyrie warriors and 1 rabbit garden
    Then the Lizards rules clearing 5

  @7.2.2 @4.2.1
  Scenario: Ruling in a tie, the Eyrie move out, and who ties with them cannot
    Given the seats are Eyrie and Marquise
    And clearing 5 holds 2 Eyrie warriors and 2 Marquise warriors
    Then the Eyrie can move 2 warriors from clearing 5 to clearing 2
    And the Marquise cannot move 2 warriors from clearing 5 to clearing 2, citing 4.2.1

  # Disdain for Trade (7.2.3)

  @7.2.3 @3.2.2
  Scenario Outline: An item scores one point, whatever its card shows
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold <leader>
    And clearing <roost> holds 1 roost
    And the Eyrie holds <card>
    When the Eyrie crafts <card>
    Then the Eyrie scores 1 point
    And the Eyrie's crafted items hold 1 <item>

    Examples:
      | leader      | roost | card             | item   |
      | charismatic | 9     | Mouse-in-a-Sack  | bag    |
      | commander   | 12    | Anvil            | hammer |
      | despot      | 9     | Root Tea (mouse) | tea    |

  @7.2.3
  Scenario: A card without an item scores nothing, as ever, and others score what the card shows
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold despot
    And clearing 9 holds 1 roost
    And clearing 5 holds 1 roost
    And clearing 12 holds 1 workshop
    And the Eyrie holds Codebreakers and Travel Gear (mouse)
    And the Marquise holds Anvil
    When the Eyrie crafts Codebreakers
    Then the Eyrie scores nothing
    When the Marquise crafts Anvil
    Then the Marquise scores 2 points
    When the Eyrie crafts Travel Gear (mouse)
    Then the Eyrie scores 1 point

  @7.2.3 @card.master-engravers
  Scenario: Master Engravers still add a point
    Given the seats are Eyrie and Marquise
    And the deck is Exiles and Partisans
    And the Eyrie's cards hold despot
    And the Eyrie's play area holds Master Engravers
    And clearing 12 holds 1 roost
    And the Eyrie holds Anvil
    When the Eyrie crafts Anvil
    Then the Eyrie scores 2 points
