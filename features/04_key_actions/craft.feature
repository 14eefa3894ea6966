Feature: Craft

  Turning cards of the hand into effects (4.1).

  @4.1
  Scenario: Crafting takes a card of the hand
    Given clearing 8 holds 1 workshop
    And the Marquise holds Anvil and Crossbow (mouse)
    When the Marquise crafts Anvil
    Then the Marquise does not hold Anvil
    And the Marquise holds Crossbow (mouse)

  @4.1
  Scenario: A card of another hand is not crafted
    Given clearing 8 holds 1 workshop
    And the Clergy holds Anvil
    When the Marquise tries to craft Anvil
    Then it is refused citing 4.1: not in hand
    And nothing changes

  @4.1
  Scenario: A card that was crafted is in no hand any more
    Given clearing 8 holds 1 workshop
    And the Marquise's play area holds Armorers
    Then the Marquise cannot craft Armorers, citing 4.1

  @4.1 @2.1.2
  Scenario: Ambush cards are not crafted
    Given clearing 8 holds 2 workshops
    And the Marquise holds Ambush! (fox)
    When the Marquise tries to craft Ambush! (fox)
    Then it is refused citing 2.1.2
    And nothing changes

  @4.1 @2.1.3
  Scenario: Dominance cards are not crafted
    Given clearing 8 holds 2 workshops
    And the Marquise holds Dominance (fox)
    When the Marquise tries to craft Dominance (fox)
    Then it is refused citing 2.1.3
    And nothing changes

  @4.1
  Scenario: Any number of cards may be crafted, one after the other
    Given clearing 8 holds 2 workshops
    And clearing 9 holds 1 workshop
    And the Marquise holds Anvil, Armorers and Root Tea (fox)
    When the Marquise plays her Daylight:
      | asked         | answer         |
      | card to craft | Root Tea (fox) |
      | card to craft | Anvil          |
      | card to craft | Armorers       |
      | action        | end            |
    Then the Marquise holds nothing
    And the Marquise's crafted items hold 1 tea and 1 hammer
    And the Marquise's play area holds Armorers

  @4.1
  Scenario: Nobody has to craft
    Given clearing 8 holds 2 workshops
    And the Marquise holds Anvil and Armorers
    When the Marquise plays her Daylight:
      | asked         | answer |
      | card to craft | Anvil  |
      | card to craft | end    |
      | action        | end    |
    Then the Marquise holds Armorers
    And the Marquise's play area holds nothing

  @4.1 @4.1.1
  Scenario Outline: Who can craft nothing is not asked what to craft
    Given clearing 8 holds 1 workshop
    And the Marquise holds <card>
    When the Marquise plays her Daylight:
      | asked  | answer |
      | action | end    |
    Then the Marquise is not asked for card to craft, citing <clause>
    And the Marquise holds <card>

    Examples:
      | card           | clause |
      | Root Tea (fox) | 4.1.1  |
      | Ambush! (fox)  | 2.1.2  |

  @4.1 @4.1.1
  Scenario: Only what can be paid for is offered, and every card once
    Given clearing 8 holds 1 workshop
    And the Marquise holds Anvil, 2 Armorers, Root Tea (fox) and Ambush! (fox)
    When the Marquise plays her Daylight:
      | asked         | answer |
      | card to craft | ?      |
    Then the options of the Marquise are:
      | option             |
      | fox card Anvil     |
      | bird card Armorers |
      | end                |
    And the Marquise is not offered Root Tea (fox), citing 4.1.1
    And the Marquise is not offered Ambush! (fox), citing 2.1.2
    And the Marquise is not offered Crossbow (mouse), citing 4.1

  @4.1 @4.1.1
  Scenario: Who crafts one card chooses among those that can be paid for
    Given clearing 5 holds 1 cathedral, 1 fox flower and 1 mouse flower
    And the Clergy holds Anvil, Root Tea (fox), Bake Sale and Armorers
    When the Clergy takes the action craft:
      | asked         | answer |
      | card to craft | ?      |
    Then the options of the Clergy are:
      | option             |
      | fox card Anvil     |
      | fox card Root Tea  |
      | bird card Armorers |
    And the Clergy is not offered Bake Sale, citing 4.1.1

  @4.1 @4.1.1
  Scenario: What one card was crafted with is spent for the next
    Given clearing 5 holds 1 cathedral and 1 fox flower
    And the Clergy holds Anvil and Armorers
    When the Clergy takes the action craft:
      | asked         | answer |
      | card to craft | Anvil  |
    Then the Clergy's crafted items hold 1 hammer
    And the Clergy holds Armorers
    And clearing 5 holds no fox flowers

  # Cost (4.1.1)

  @4.1.1
  Scenario Outline: A crafting piece of its suit is activated for every suit of the cost
    Given these clearings hold:
      | clearing | pieces             |
      | 8        | <fox> workshops    |
      | 9        | <mouse> workshops  |
      | 5        | <rabbit> workshops |
    And the Marquise holds <card>
    Then the Marquise can craft <card>

    Examples:
      | card           | fox | mouse | rabbit |
      | Anvil          | 1   | 0     | 0      |
      | Root Tea (fox) | 0   | 1     | 0      |
      | Arms Trader    | 2   | 0     | 0      |
      | Tax Collector  | 1   | 1     | 1      |
      | Royal Claim    | 1   | 2     | 1      |

  @4.1.1
  Scenario Outline: Without a crafting piece for every suit of the cost there is no crafting
    Given these clearings hold:
      | clearing | pieces             |
      | 8        | <fox> workshops    |
      | 9        | <mouse> workshops  |
      | 5        | <rabbit> workshops |
    And the Marquise holds <card>
    When the Marquise tries to craft <card>
    Then it is refused citing 4.1.1
    And nothing changes

    Examples:
      | card           | fox | mouse | rabbit |
      | Anvil          | 0   | 0     | 0      |
      | Anvil          | 0   | 2     | 2      |
      | Root Tea (fox) | 2   | 0     | 2      |
      | Arms Trader    | 1   | 0     | 0      |
      | Arms Trader    | 1   | 1     | 1      |
      | Tax Collector  | 1   | 2     | 0      |
      | Royal Claim    | 1   | 1     | 1      |

  @4.1.1
  Scenario: Crafting pieces for one suit may stand in different clearings
    Given these clearings hold:
      | clearing | pieces     |
      | 8        | 1 workshop |
      | 12       | 1 workshop |
    And the Marquise holds Arms Trader
    When the Marquise crafts Arms Trader:
      | asked               | answer                       |
      | to activate for fox | clearing 12 > crafting piece |
    Then the Marquise's crafted items hold 1 sword

  @4.1.1
  Scenario: Only crafting pieces are activated
    Given clearing 8 holds 2 Marquise warriors, 1 sawmill and 1 wood
    And the Marquise holds Anvil
    Then the Marquise cannot craft Anvil, citing 4.1.1

  @4.1.1
  Scenario: Crafting pieces of others are not activated
    Given clearing 8 holds 1 workshop
    And clearing 5 holds 1 cathedral
    And the Clergy holds Anvil
    When the Clergy tries to take the action craft
    Then it is refused citing HCC.5.2.III

  @4.1.1 @1.1.2
  Scenario: An effect may forbid crafting pieces in a clearing to be activated
    Given the seats are Marquise and Legion
    And these clearings hold:
      | clearing | pieces                  |
      | 8        | 1 workshop and 1 colony |
      | 9        | 1 workshop              |
    And the Marquise holds Anvil and Root Tea (fox)
    Then the Marquise cannot craft Anvil, citing QL.2.3
    And the Marquise can craft Root Tea (fox)

  @4.1.1
  Scenario: The suit is that of the clearing, whatever is printed there
    Given clearing 8 is a mouse clearing
    And clearing 8 holds 1 workshop
    And the Marquise holds Anvil and Root Tea (fox)
    Then the Marquise cannot craft Anvil, citing 4.1.1
    And the Marquise can craft Root Tea (fox)

  @4.1.1
  Scenario Outline: A crafting piece in a frog clearing pays for an icon of any suit
    Given clearing 8 is a frog clearing
    And these clearings hold:
      | clearing | pieces             |
      | 8        | <frog> workshops   |
      | 9        | <others> workshops |
    And the Marquise holds Royal Claim
    Then the Marquise <can or not> craft Royal Claim<why>

    Examples:
      | frog | others | can or not | why            |
      | 2    | 2      | can        |                |
      | 2    | 1      | cannot     | , citing 4.1.1 |

  @4.1.1
  Scenario: A crafting piece in a frog clearing pays for no fox
    Given clearing 9 is a frog clearing
    And clearing 9 holds 1 workshop
    And the Marquise holds Anvil
    Then the Marquise cannot craft Anvil, citing 4.1.1

  @4.1.1
  Scenario: A crafting piece that is activated stays where it is
    Given clearing 8 holds 2 workshops
    And the Marquise holds Arms Trader
    When the Marquise crafts Arms Trader
    Then clearing 8 holds 2 workshops
    And the Marquise loses nothing in clearing 8

  @4.1.1
  Scenario: A crafting piece is not activated twice in a turn
    Given clearing 8 holds 1 workshop
    And the Marquise holds Anvil and Armorers
    When the Marquise crafts Anvil
    Then the Marquise cannot craft Armorers, citing 4.1.1
    When the Marquise tries to craft Armorers
    Then it is refused citing 4.1.1
    And nothing changes

  @4.1.1
  Scenario: Every crafting piece in a clearing is activated once
    Given clearing 8 holds 2 workshops
    And the Marquise holds Anvil, Armorers and Foxfolk Steel
    When the Marquise crafts Anvil
    Then the Marquise cannot craft Foxfolk Steel, citing 4.1.1
    When the Marquise crafts Armorers
    Then the Marquise's play area holds Armorers
    And the Marquise's crafted items hold 1 hammer

  @4.1.1
  Scenario: In another turn crafting pieces can be activated again
    Given clearing 8 holds 1 workshop
    And the Marquise holds Anvil and Armorers
    When the Marquise crafts Anvil
    And the Marquise plays her Birdsong
    And the Marquise crafts Armorers
    Then the Marquise's play area holds Armorers
    And the Marquise's crafted items hold 1 hammer

  @4.1.1
  Scenario Outline: Whoever crafts chooses which crafting pieces to activate
    Given the deck is Exiles and Partisans
    And these clearings hold:
      | clearing | pieces     |
      | 8        | 1 workshop |
      | 9        | 1 workshop |
    And the Marquise holds Saboteurs, Anvil and Root Tea (fox)
    When the Marquise crafts Saboteurs:
      | asked               | answer                                |
      | to activate for any | clearing <activated> > crafting piece |
    Then the Marquise can craft <left>
    And the Marquise cannot craft <gone>, citing 4.1.1

    Examples:
      | activated | left           | gone           |
      | 8         | Root Tea (fox) | Anvil          |
      | 9         | Anvil          | Root Tea (fox) |

  @4.1.1 @6.2.1
  Scenario: In her Daylight the Marquise chooses among her workshops
    Given the deck is Exiles and Partisans
    And these clearings hold:
      | clearing | pieces     |
      | 8        | 1 workshop |
      | 9        | 1 workshop |
    And the Marquise holds Saboteurs
    When the Marquise plays her Daylight:
      | asked               | answer    |
      | card to craft       | Saboteurs |
      | to activate for any | ?         |
    Then the options of the Marquise are:
      | option                |
      | clearing 8 > workshop |
      | clearing 9 > workshop |

  @4.1.1
  Scenario: What is activated for one suit leaves enough for the others
    Given clearing 5 holds 1 cathedral, 1 fox flower, 1 rabbit flower and 1 bird flower
    And the Clergy holds Tax Collector
    When the Clergy tries to take the action craft:
      | asked               | answer                   |
      | to activate for fox | clearing 5 > bird flower |
    Then it is refused citing 4.1.1

  @4.1.1
  Scenario: What could pay for several suits is kept for the one that nothing else pays for
    Given clearing 5 holds 1 cathedral, 1 bird flower, 1 fox flower and 1 rabbit flower
    And the Clergy holds Tax Collector
    When the Clergy takes the action craft
    Then the Clergy's play area holds Tax Collector
    And clearing 5 holds no Clergy tokens

  # Immediate effects (4.1.2)

  @4.1.2 @3.2.2
  Scenario: An item goes from the item supply to the Crafted Items box, and its card is discarded
    Given clearing 8 holds 2 workshops
    And the item supply holds 2 swords
    And the Marquise holds Arms Trader
    When the Marquise crafts Arms Trader
    Then the item supply holds 1 sword
    And the Marquise's crafted items hold 1 sword
    And the discard pile holds Arms Trader
    And the Marquise's play area holds nothing
    And the Marquise holds nothing
    And the Marquise scores 2 points

  @4.1.2 @card.favor-of-the-mice
  Scenario: An effect without an item happens when it is crafted, and its card is discarded
    Given these clearings hold:
      | clearing | pieces                           |
      | 9        | 2 workshops and 1 Clergy warrior |
      | 7        | 1 workshop and 1 fox flower      |
      | 8        | 1 Clergy warrior                 |
    And the Marquise holds Favor of the Mice
    When the Marquise crafts Favor of the Mice:
      | asked                 | answer                      |
      | to activate for mouse | clearing 7 > crafting piece |
    Then these clearings hold:
      | clearing | pieces                             |
      | 9        | 2 workshops and no Clergy warriors |
      | 7        | 1 workshop and no fox flower       |
      | 8        | 1 Clergy warrior                   |
    And the discard pile holds Favor of the Mice
    And the Marquise's play area holds nothing
    And the Marquise holds nothing
    And the Marquise scores 1 point
    And it happens that the Marquise moves Favor of the Mice (mouse) from the Marquise's hand to the cards being played

  @4.1.2
  Scenario: The last of an item can be crafted
    Given clearing 8 holds 2 workshops
    And the item supply holds 1 sword
    And the Marquise holds Arms Trader
    When the Marquise crafts Arms Trader
    Then the item supply holds no sword
    And the Marquise's crafted items hold 1 sword

  @4.1.2
  Scenario: A card whose item is not in the item supply is not crafted
    Given clearing 8 holds 2 workshops
    And the item supply holds no sword
    And the Marquise holds Arms Trader
    When the Marquise tries to craft Arms Trader
    Then it is refused citing 4.1.2: no sword
    And nothing changes

  @4.1.2
  Scenario: Items that others crafted are not in the item supply
    Given clearing 8 holds 1 workshop
    And the Clergy's crafted items hold 1 hammer
    And the item supply holds no hammer
    And the Marquise holds Anvil
    Then the Marquise cannot craft Anvil, citing 4.1.2

  @4.1.2
  Scenario: Other items do not stand in for the one that the card shows
    Given clearing 8 holds 1 workshop
    And the item supply holds no hammer
    And the Marquise holds Anvil and Crossbow (mouse)
    Then the Marquise cannot craft Anvil, citing 4.1.2
    And the Marquise can craft Crossbow (mouse)

  @4.1.2
  Scenario: An item that is there is taken while others are missing
    Given clearing 8 holds 1 workshop
    And the item supply holds nothing
    And the item supply holds 1 hammer
    And the Marquise holds Anvil
    When the Marquise crafts Anvil
    Then the Marquise's crafted items hold 1 hammer
    And the item supply holds nothing

  @4.1.3
  Scenario: A persistent effect takes no item
    Given clearing 8 holds 1 workshop
    And the item supply holds nothing
    And the Marquise holds Armorers
    When the Marquise crafts Armorers
    Then the Marquise's crafted items hold nothing
    And the Marquise's play area holds Armorers
    And the Marquise scores nothing

  # Persistent effects (4.1.3)

  @4.1.3
  Scenario: A persistent effect stays in the play area
    Given clearing 8 holds 1 workshop
    And the Marquise holds Armorers
    When the Marquise crafts Armorers
    Then the Marquise's play area holds Armorers
    And the Marquise holds nothing
    And the discard pile holds nothing
    And it happens that the Marquise crafts Armorers (bird)
    And it happens that the Marquise moves Armorers (bird) from the Marquise's hand to the Marquise's play area

  @4.1.3
  Scenario: The crafter of a persistent effect has it from then on
    Given the deck is Exiles and Partisans
    And these clearings hold:
      | clearing | pieces                              |
      | 9        | 2 workshops                         |
      | 1        | 1 Marquise warrior                  |
      | 5        | 1 Marquise warrior and 2 cathedrals |
    And the Marquise holds Corvid Planners
    Then the Marquise cannot move a Marquise warrior from clearing 5 to clearing 2, citing 4.2.1
    When the Marquise crafts Corvid Planners
    Then the Marquise can move a Marquise warrior from clearing 5 to clearing 2
    And the Clergy cannot move a Clergy warrior from clearing 6 to clearing 2, citing 4.2.1

  # No duplicates (4.1.4)

  @4.1.4
  Scenario: A persistent effect in the play area is not crafted again
    Given clearing 8 holds 2 workshops
    And the Marquise's play area holds Armorers
    And the Marquise holds Armorers
    When the Marquise tries to craft Armorers
    Then it is refused citing 4.1.4
    And nothing changes

  @4.1.4
  Scenario: Another persistent effect is no duplicate
    Given clearing 9 holds 1 workshop
    And the Marquise's play area holds Armorers
    And the Marquise holds Sappers
    When the Marquise crafts Sappers
    Then the Marquise's play area holds Armorers and Sappers

  @4.1.4
  Scenario: A persistent effect that others have crafted is no duplicate
    Given clearing 8 holds 1 workshop
    And the Clergy's play area holds Armorers
    And the Marquise holds Armorers
    When the Marquise crafts Armorers
    Then the Marquise's play area holds Armorers

  @4.1.4
  Scenario: Of two alike in hand only one is crafted
    Given clearing 8 holds 2 workshops
    And the Marquise holds 2 Armorers
    When the Marquise plays her Daylight:
      | asked         | answer   |
      | card to craft | Armorers |
      | action        | end      |
    Then the Marquise's play area holds 1 Armorers
    And the Marquise holds 1 Armorers

  @4.1.4
  Scenario: Items may be crafted as often as they are there
    Given clearing 9 holds 2 workshops
    And the Marquise holds Root Tea (fox) and Root Tea (mouse)
    When the Marquise crafts Root Tea (fox)
    And the Marquise crafts Root Tea (mouse)
    Then the Marquise's crafted items hold 2 teas
    And the Marquise scores 4 points

  @4.1.4
  Scenario: Only persistent effects are duplicates
    Given clearing 9 holds 1 workshop
    And the Marquise's play area holds Root Tea (mouse)
    And the Marquise holds Root Tea (fox)
    When the Marquise crafts Root Tea (fox)
    Then the Marquise's crafted items hold 1 tea

  @4.1.4
  Scenario: A persistent effect that was discarded may be crafted again
    Given clearing 8 holds 2 workshops
    And clearing 5 holds 1 Marquise warrior and 1 Clergy warrior
    And the Marquise's play area holds Armorers
    And the Marquise holds Armorers
    And the Marquise will choose use when asked for use Armorers
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0
    And the Marquise crafts Armorers
    Then the Marquise's play area holds 1 Armorers
    And the discard pile holds 1 Armorers
