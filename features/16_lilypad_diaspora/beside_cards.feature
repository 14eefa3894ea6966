Feature: The Diaspora beside the cards of both decks

  Suits that enclaves bring, rivers, fears and the Pond, with every card that they meet.

  Background:
    Given the seats are Diaspora, Marquise and Clergy

  # The Standard deck

  @16.2.1.I @card.favor-of-the-rabbits
  Scenario: Favor of the Rabbits reaches a Peaceful enclave, and fears come to pass once for all that fell
    Given the Marquise holds Favor of the Rabbits
    And these clearings hold:
      | clearing | pieces                                                           |
      | 5        | 2 workshops                                                      |
      | 4        | 1 workshop and 1 peaceful enclave                                |
      | 10       | 1 militant enclave and 2 Diaspora warriors                       |
      | 3        | 1 peaceful enclave                                               |
      | 8        | 1 peaceful enclave and 1 Marquise warrior                        |
      | 9        | 1 peaceful enclave                                               |
    When the Marquise crafts Favor of the Rabbits:
      | asked                  | answer                      |
      | to activate for rabbit | clearing 5 > crafting piece |
      | to activate for rabbit | clearing 5 > crafting piece |
    Then clearing 4 holds 1 workshop and no Diaspora pieces
    And clearing 3 holds no Diaspora pieces
    And clearing 10 holds 1 militant enclave and 2 Diaspora warriors
    And clearing 8 holds 1 militant enclave, 1 Diaspora warrior and 1 Marquise warrior
    And clearing 9 holds 1 peaceful enclave
    And the Marquise scores 2 points

  @16.2.1.I @card.favor-of-the-mice
  Scenario: Favor of the Mice of the Diaspora spares nobody in a clearing with a Peaceful enclave
    Given the Diaspora holds Favor of the Mice
    And clearing 9 holds 1 peaceful enclave and 2 Marquise warriors
    And clearing 7 holds 1 peaceful enclave and 1 Clergy warrior
    And clearing 2 holds 1 peaceful enclave
    And clearing 11 holds 1 militant enclave and 1 Marquise warrior
    When the Diaspora crafts Favor of the Mice:
      | asked                 | answer                      |
      | to activate for mouse | clearing 9 > crafting piece |
      | to activate for mouse | clearing 7 > crafting piece |
    Then clearing 9 holds 1 peaceful enclave and no Marquise warriors
    And clearing 7 holds 1 peaceful enclave and no Clergy warriors
    And clearing 11 holds 1 militant enclave and 1 Marquise warrior

  @card.tax-collector @16.2.3.I
  Scenario: The card that Tax Collector draws may come from the Pond
    Given the Diaspora's play area holds Tax Collector
    And clearing 8 holds 2 Diaspora warriors and 1 peaceful enclave
    And the pond holds Settlers
    When the Diaspora takes the action Tax Collector:
      | asked             | answer      |
      | warrior to remove | 8 > warrior |
      | pile to draw from | pond        |
    Then clearing 8 holds 1 Diaspora warrior and 1 peaceful enclave
    And the Diaspora holds Settlers

  @card.stand-and-deliver
  Scenario: A frog card that is taken from a hand goes to the taker's, not to the Pond
    Given the Marquise's play area holds Stand and Deliver!
    And the Diaspora holds Settlers
    And these will be drawn at random: Settlers
    When the Marquise takes the action Stand and Deliver! in her Birdsong
    Then the Marquise holds Settlers
    And the pond holds nothing
    And the Diaspora scores 1 point

  @card.codebreakers @G.29
  Scenario: Codebreakers see frog cards as any others
    Given the Marquise's play area holds Codebreakers
    And the Diaspora holds Settlers and Anvil
    When the Marquise takes the action Codebreakers:
      | asked        | answer   |
      | other player | Diaspora |
    Then it happens that the Diaspora reveals Settlers (frog) to the Marquise
    And it happens that the Diaspora reveals Anvil (fox) to the Marquise

  @card.scouting-party @16.2.3
  Scenario: A frog ambush that Scouting Party makes vain goes to the bottom of the Pond
    Given the Marquise's play area holds Scouting Party
    And the Diaspora holds Ambush! (frog)
    And the pond holds Settlers
    And clearing 8 holds 1 militant enclave, 2 Diaspora warriors and 3 Marquise warriors
    When the Marquise battles the Diaspora in clearing 8, rolling 0 and 0:
      | player   | asked  | answer         |
      | Diaspora | ambush | Ambush! (frog) |
    Then clearing 8 holds 3 Marquise warriors, 2 Diaspora warriors and 1 militant enclave
    And the pond holds Settlers and Ambush! (frog)
    Given the Diaspora will choose pond when asked for pile to draw from
    When the Diaspora draws 1 card
    Then the Diaspora holds Settlers

  @4.3.1 @16.2.1
  Scenario Outline: An ambush of the printed suit is none at a Militant enclave, one of a bird is
    Given the Marquise holds <card>
    And clearing 8 holds 1 <side> enclave, 3 Diaspora warriors and 2 Marquise warriors
    When the Diaspora battles the Marquise in clearing 8, rolling 0 and 0:
      | player   | asked  | answer |
      | Marquise | ambush | <card> |
    Then the Diaspora loses 2 warriors in clearing 8

    Examples:
      | side     | card           |
      | peaceful | Ambush! (fox)  |
      | peaceful | Ambush! (frog) |
      | militant | Ambush! (frog) |
      | militant | Ambush! (bird) |

  @4.3.1 @16.2.1.II
  Scenario: With an ambush of the printed suit nobody is asked at a Militant enclave
    Given the Marquise holds Ambush! (fox)
    And clearing 8 holds 1 militant enclave, 3 Diaspora warriors and 2 Marquise warriors
    When the Diaspora battles the Marquise in clearing 8, rolling 0 and 0
    Then the Marquise is not asked for ambush
    And clearing 8 holds 3 Diaspora warriors

  @card.better-burrow-bank @16.2.3.I
  Scenario: Both players of Better Burrow Bank may draw from the Pond, one after the other
    Given the Marquise's play area holds Better Burrow Bank
    And the pond holds Settlers and Stewards
    When the Marquise plays her Birdsong:
      | player   | asked                  | answer   |
      | Marquise | use Better Burrow Bank | use      |
      | Marquise | pile to draw from      | pond     |
      | Marquise | enemy to draw          | Diaspora |
      | Diaspora | pile to draw from      | pond     |
    Then the Marquise holds 1 card
    And the Diaspora holds 1 card
    And the pond holds nothing

  @card.cobbler @16.2.6
  Scenario: Cobbler moves the Diaspora along the river, whoever rules
    Given the Diaspora's play area holds Cobbler
    And clearing 4 holds 2 Diaspora warriors and 4 Marquise warriors
    And clearing 7 holds 1 Marquise warrior
    When the Diaspora plays its Evening:
      | asked             | answer |
      | move              | 4 > 7  |
      | how many warriors | 2      |
    Then clearing 7 holds 2 Diaspora warriors and 1 Marquise warrior

  @card.command-warren @16.2.4
  Scenario: After a battle of Command Warren fears come to pass as after any
    Given the Marquise's play area holds Command Warren
    And clearing 8 holds 1 peaceful enclave, 1 Diaspora warrior and 2 Marquise warriors
    And clearing 9 holds 1 peaceful enclave and 1 Marquise warrior
    And the dice will show 0 and 0
    When the Marquise plays her Daylight:
      | asked                   | answer       |
      | battle                  | 8 > Diaspora |
      | card to craft           | end          |
      | action                  | end          |
    Then clearing 8 holds 1 militant enclave and 2 Diaspora warriors
    And clearing 9 holds 1 militant enclave and 1 Diaspora warrior

  @card.royal-claim
  Scenario: Royal Claim counts clearings with Militant enclaves that are ruled, whatever their suit
    Given the Diaspora's play area holds Royal Claim
    And clearing 8 holds 1 militant enclave and 1 Diaspora warrior
    And clearing 9 holds 1 peaceful enclave and 1 Diaspora warrior
    And clearing 1 holds 1 peaceful enclave
    When the Diaspora plays its Birdsong:
      | asked              | answer      |
      | action             | Royal Claim |
      | rally or reconcile | rally       |
    Then the Diaspora scores 2 points

  @card.brutal-tactics @16.2.4
  Scenario: A Peaceful enclave that falls to an extra hit was attacked
    Given the Marquise's play area holds Brutal Tactics
    And clearing 8 holds 1 peaceful enclave, 1 Diaspora warrior and 2 Marquise warriors
    And clearing 9 holds 1 peaceful enclave and 1 Marquise warrior
    When the Marquise battles the Diaspora in clearing 8, rolling 1 and 0:
      | player   | asked              | answer |
      | Marquise | use Brutal Tactics | use    |
    Then clearing 8 holds no Diaspora pieces
    And clearing 9 holds 1 militant enclave and 1 Diaspora warrior
    And the Diaspora scores 1 point

  # Exiles and Partisans

  @card.saboteurs @16.2.3
  Scenario: A crafted frog card that Saboteurs discard goes to the Pond, they themselves do not
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Saboteurs
    And the Diaspora's play area holds Advocates
    When the Marquise plays her Birdsong:
      | asked            | answer               |
      | card to sabotage | Diaspora > Advocates |
    Then the pond holds Advocates
    And the discard pile holds Saboteurs

  @card.soup-kitchens @2.5
  Scenario: With Soup Kitchens enclaves rule, on either side
    Given the deck is Exiles and Partisans
    And the Diaspora's play area holds Soup Kitchens
    And clearing 8 holds 1 peaceful enclave and 1 Marquise warrior
    And clearing 9 holds 1 militant enclave and 2 Marquise warriors
    Then the Diaspora rules clearing 8
    And nobody rules clearing 9

  @card.boat-builders @16.2.6
  Scenario: Boats carry others where they rule, the Diaspora swims without
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Boat Builders
    And clearing 4 holds 1 Marquise warrior, 2 Diaspora warriors and 3 Clergy warriors
    And clearing 7 holds 1 Clergy warrior
    Then the Marquise cannot move a Marquise warrior from clearing 4 to clearing 7, citing 4.2.1
    And the Diaspora can move a Diaspora warrior from clearing 4 to clearing 7

  @card.corvid-planners @16.2.6
  Scenario: With Corvid Planners the Diaspora needs no rule along paths either
    Given the deck is Exiles and Partisans
    And clearing 4 holds 2 Diaspora warriors and 3 Clergy warriors
    And clearing 9 holds 1 Clergy warrior
    Then the Diaspora cannot move a Diaspora warrior from clearing 4 to clearing 9, citing 4.2.1
    Given the Diaspora's play area holds Corvid Planners
    Then the Diaspora can move a Diaspora warrior from clearing 4 to clearing 9

  @card.eyrie-emigre @16.2.6
  Scenario: Eyrie Emigre may take the Diaspora along the river to its battle
    Given the deck is Exiles and Partisans
    And the Diaspora's play area holds Eyrie Emigre
    And clearing 4 holds 2 Diaspora warriors and 3 Clergy warriors
    And clearing 7 holds 2 Marquise warriors
    And the dice will show 1 and 0
    When the Diaspora plays its Birdsong:
      | asked              | answer |
      | how many warriors  | 2      |
    Then clearing 7 holds 2 Diaspora warriors and 1 Marquise warrior
    And the Diaspora's play area holds Eyrie Emigre

  @card.rabbit-partisans @card.mouse-partisans @16.2.3
  Scenario Outline: Partisans of the printed suit rise at a Peaceful enclave, and cost the frog cards in hand
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds <partisans>
    And the Marquise holds Settlers
    And clearing <clearing> holds 2 Marquise warriors, 3 Diaspora warriors and 1 peaceful enclave
    When the Marquise battles the Diaspora in clearing <clearing>, rolling 1 and 0:
      | asked           | answer |
      | use <partisans> | use    |
    Then the Diaspora loses 1 warrior in clearing <clearing>
    And the pond holds Settlers

    Examples:
      | partisans        | clearing |
      | Rabbit Partisans | 5        |
      | Mouse Partisans  | 9        |

  @card.rabbit-partisans @card.mouse-partisans @16.2.1.I
  Scenario Outline: Partisans of the printed suit do not rise at a Militant enclave
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds <partisans>
    And clearing <clearing> holds 2 Marquise warriors, 3 Diaspora warriors and 1 militant enclave
    When the Marquise battles the Diaspora in clearing <clearing>, rolling 1 and 0
    Then the Marquise is not asked for use <partisans>

    Examples:
      | partisans        | clearing |
      | Rabbit Partisans | 5        |
      | Mouse Partisans  | 9        |

  @card.propaganda-bureau @16.2.1.II
  Scenario: Propaganda at a Militant enclave is paid with a frog card, not with one of the printed suit
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Settlers and Anvil
    And clearing 8 holds 1 militant enclave and 2 Diaspora warriors
    When the Marquise takes the action Propaganda Bureau
    Then clearing 8 holds 1 militant enclave, 1 Diaspora warrior and 1 Marquise warrior
    And the pond holds Settlers
    And the Marquise holds Anvil

  @card.false-orders @16.2.6
  Scenario: False Orders may send Diaspora warriors down the river
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds False Orders
    And clearing 4 holds 3 Diaspora warriors
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer           |
      | warriors to force | Diaspora > 4 > 7 |
    Then clearing 7 holds 2 Diaspora warriors
    And clearing 4 holds 1 Diaspora warrior

  @card.informants @G.6
  Scenario: Informants find no frog ambush, which lies in the Pond
    Given the deck is Exiles and Partisans
    And the Diaspora's play area holds Informants
    And the pond holds Ambush! (frog)
    And the discard pile holds Anvil
    When the Diaspora plays its Evening:
      | asked             | answer |
      | pile to draw from | deck   |
    Then the Diaspora is not asked for ambush card to take, citing card.informants: no such ambush card is among the discards
    And the Diaspora draws 1 card

  @card.tunnels @16.2.7
  Scenario: Tunnels join clearings with enclaves, on either side
    Given the deck is Exiles and Partisans
    And the Diaspora's play area holds Tunnels
    And clearing 9 holds 1 militant enclave and 1 Diaspora warrior
    And clearing 2 holds 1 peaceful enclave
    Then clearing 9 is adjacent to clearing 2 for the Diaspora
    And clearing 9 is not adjacent to clearing 3 for the Diaspora
    And clearing 9 is not adjacent to clearing 2 for the Marquise
    And the Diaspora can move a Diaspora warrior from clearing 9 to clearing 2

  @card.charm-offensive @16.2.3.I
  Scenario: What Charm Offensive draws may come from the Pond, and the Evening's first card too
    Given the deck is Exiles and Partisans
    And the Diaspora's play area holds Charm Offensive
    And the pond holds Settlers and Stewards
    When the Diaspora plays its Evening:
      | asked               | answer   |
      | use Charm Offensive | use      |
      | pile to draw from   | pond     |
      | player to charm     | Marquise |
      | pile to draw from   | pond     |
    Then the Diaspora holds Settlers and Stewards
    And the Marquise scores 1 point

  @card.swap-meet
  Scenario: A frog card may be what Swap Meet takes and what it gives
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Swap Meet
    And the Marquise holds Stewards
    And the Diaspora holds Settlers
    And these will be drawn at random: Settlers
    When the Marquise takes the action Swap Meet in her Birdsong:
      | asked        | answer   |
      | card to give | Stewards |
    Then the Marquise holds Settlers
    And the Diaspora holds Stewards
    And the pond holds nothing

  @card.coffin-makers @16.2.4 @1.5.4
  Scenario: Diaspora warriors on Coffin Makers are not there to be placed when fears come to pass
    Given the deck is Exiles and Partisans
    And the Clergy's play area holds Coffin Makers
    And clearing 8 holds 1 peaceful enclave, 2 Diaspora warriors and 3 Marquise warriors
    And clearing 12 holds 18 Diaspora warriors
    When the Marquise battles the Diaspora in clearing 8, rolling 2 and 0
    Then clearing 8 holds 1 militant enclave and no Diaspora warriors
    And the Clergy's card coffin makers holds 2 Diaspora warriors

  @card.league-of-adventurous-mice @16.2.6
  Scenario: The League swims where the Diaspora does
    Given the deck is Exiles and Partisans
    And the Diaspora's play area holds League of Adventurous Mice
    And the Diaspora's crafted items hold 1 boot
    And clearing 4 holds 1 Diaspora warrior and 3 Marquise warriors
    And clearing 7 holds 1 Marquise warrior
    When the Diaspora takes the action League of Adventurous Mice:
      | asked          | answer |
      | move or battle | move   |
      | move           | 4 > 7  |
    Then clearing 7 holds 1 Diaspora warrior and 1 Marquise warrior

  @card.murine-broker @16.2.3.I
  Scenario: A card for another's item may come from the Pond
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Murine Broker
    And the Diaspora holds Root Tea (mouse)
    And clearing 7 holds 1 peaceful enclave
    And the pond holds Settlers
    When the Diaspora crafts Root Tea (mouse):
      | player   | asked             | answer |
      | Marquise | pile to draw from | pond   |
    Then the Marquise holds Settlers

  # Cards of both decks

  @3.3.4
  Scenario: A frog card does not take a dominance card of another suit
    Given the deck is Exiles and Partisans
    And the available dominance cards hold Dominance (fox)
    And the Marquise holds Settlers
    When the Marquise tries to take the available Dominance (fox), spending Settlers
    Then it is refused citing 3.3.4
