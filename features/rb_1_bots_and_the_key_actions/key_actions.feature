Feature: Bots and the key actions

  How bots craft and take hits, and that they play no dominance cards (RB.1).

  Background:
    Given the seats are Marquise, Automated Alliance and Clergy

  # Crafting (RB.1.1)

  @RB.1.1.1 @RB.1.1.2 @RB.2.7
  Scenario Outline: A bot crafts the item of its order card without crafting pieces, for one point
    Given clearing 8 holds 1 sympathy
    And the deck's top cards are <card> and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance's crafted items holds 1 <item>
    And the Automated Alliance scores 1 point
    And the Automated Alliance's order holds <card>
    And the item supply holds 1 <item>

    Examples:
      | card              | item |
      | Protection Racket | coin |
      | Travel Gear (fox) | boot |

  @RB.1.1.1 @4.1.2
  Scenario: The supply must still hold the item that a bot crafts
    Given clearing 8 holds 1 sympathy
    And the item supply holds no coins
    And the deck's top cards are Protection Racket and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance's crafted items holds nothing
    And the Automated Alliance scores nothing

  @3.2.2
  Scenario: At a table with a bot a human scores what is listed for an item
    Given clearing 5 holds 1 workshop
    And clearing 10 holds 1 ruin and 1 workshop
    And the Marquise holds Bake Sale
    When the Marquise crafts Bake Sale:
      | asked                  | answer                     |
      | to activate for rabbit | clearing 5 > crafting piece |
    Then the Marquise scores 3 points

  @RB.1.1.3
  Scenario Outline: A bot crafts no persistent effect
    Given the Automated Alliance's hand holds <card>
    Then the Automated Alliance cannot craft <card>, citing RB.1.1.3

    Examples:
      | card     |
      | Armorers |
      | Cobbler  |

  @RB.1.1.3
  Scenario: At a table with a bot a human crafts a persistent effect
    Given clearing 9 holds 1 workshop
    And the Marquise holds Codebreakers
    Then the Marquise can craft Codebreakers

  # Battle (RB.1.2)

  @RB.1.2.1 @4.3.6
  Scenario Outline: A bot loses warriors, then tokens, then buildings, and is not asked
    Given clearing 5 holds 4 Marquise warriors and <pieces>
    And the Marquise holds Cobbler
    When the Marquise battles the Automated Alliance in clearing 5, rolling <roll> and 0
    Then clearing 5 holds <left>
    And the Automated Alliance is not asked for piece to lose

    Examples:
      | pieces                                                     | roll | left                                               |
      | 2 Automated Alliance warriors, 1 sympathy and 1 rabbit base | 3    | no Automated Alliance warriors, no sympathy and 1 rabbit base |
      | 1 sympathy and 1 rabbit base                               | 0    | no sympathy and 1 rabbit base                      |
      | 1 sympathy and 1 rabbit base                               | 1    | no sympathy and no rabbit base                     |

  @RB.1.2.1
  Scenario Outline: Of several types of buildings chance takes one
    Given clearing 5 holds 2 Marquise warriors, 1 fox base and 1 rabbit base
    And chance will give <outcome> for piece to lose
    When the Marquise battles the Automated Alliance in clearing 5, rolling 0 and 0
    Then clearing 5 holds <left>

    Examples:
      | outcome | left                         |
      | 0       | no fox base and 1 rabbit base |
      | 1       | 1 fox base and no rabbit base |

  # Dominance Cards (RB.1.3)

  @RB.1.3
  Scenario: A bot plays no dominance card
    Given the Automated Alliance's hand holds Dominance (fox)
    And the Automated Alliance has 12 points
    When the Automated Alliance tries to activate Dominance (fox)
    Then it is refused citing RB.1.3: a bot cannot play a dominance card

  @RB.1.3 @3.3.1
  Scenario: At a table with a bot a human plays a dominance card
    Given the Marquise holds Dominance (fox)
    And the Marquise has 12 points
    When the Marquise activates Dominance (fox)
    Then the Marquise has activated Dominance (fox)
