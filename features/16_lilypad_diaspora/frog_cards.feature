Feature: Frog cards

  The twelve with effects, crafted by the Diaspora and by its enemies (16.2.2).

  Background:
    Given the seats are Diaspora, Marquise and Clergy

  # Laborers

  @card.rabbit-laborers @card.mouse-laborers @card.fox-laborers
  Scenario Outline: At the start of Evening Peaceful enclaves in clearings of a suit craft, used or not
    Given the Diaspora's play area holds <laborers>
    And clearing <clearing> holds 1 peaceful enclave
    And the Diaspora holds <card>
    When the Diaspora plays its Evening:
      | asked         | answer |
      | card to craft | <card> |
    Then the Diaspora's crafted items hold 1 <item>

    Examples:
      | laborers        | clearing | card              | item   |
      | Rabbit Laborers | 5        | Travel Gear (fox) | boot   |
      | Mouse Laborers  | 9        | Root Tea (fox)    | tea    |
      | Fox Laborers    | 8        | Anvil             | hammer |

  @card.rabbit-laborers @card.mouse-laborers @card.fox-laborers
  Scenario Outline: With Laborers enclaves of other clearings, and Militant ones, do not craft
    Given the Diaspora's play area holds <laborers>
    And clearing <clearing> holds 1 peaceful enclave
    And clearing <other> holds 1 militant enclave
    And the Diaspora holds <card> and Frog Partisans
    When the Diaspora plays its Evening:
      | asked         | answer |
      | action        | end    |
    Then the Diaspora is not asked for card to craft
    And the Diaspora is not asked for <laborers>, citing <clause>: no card can be crafted with Peaceful enclaves

    Examples:
      | laborers        | clearing | other | card              | clause               |
      | Rabbit Laborers | 8        | 5     | Anvil             | card.rabbit-laborers |
      | Mouse Laborers  | 5        | 9     | Travel Gear (fox) | card.mouse-laborers  |
      | Fox Laborers    | 9        | 8     | Root Tea (fox)    | card.fox-laborers    |

  @card.fox-laborers @16.2.1.I
  Scenario: Laborers pay frog icons as well, each enclave once an Evening
    Given the Diaspora's play area holds Fox Laborers
    And clearing 8 holds 1 peaceful enclave
    And clearing 12 holds 1 peaceful enclave
    And the Diaspora holds Frog Partisans, Anvil and Crossbow (bird)
    When the Diaspora plays its Evening:
      | asked                | answer         |
      | card to craft        | Frog Partisans |
      | to activate for frog | 8 > enclave    |
      | card to craft        | Anvil          |
      | action               | end            |
    Then the Diaspora's play area holds Fox Laborers and Frog Partisans
    And the Diaspora's crafted items hold 1 hammer
    And the Diaspora holds Crossbow (bird) and 2 cards

  @card.fox-laborers
  Scenario: With Laborers an enclave that was activated in Birdsong crafts again
    Given the Diaspora's play area holds Fox Laborers
    And clearing 8 holds 1 peaceful enclave
    And the Diaspora holds Anvil and Frog Partisans
    When the Diaspora plays its Birdsong:
      | asked         | answer         |
      | card to craft | Frog Partisans |
    And the Diaspora plays its Evening:
      | asked         | answer |
      | card to craft | Anvil  |
    Then the Diaspora's crafted items hold 1 hammer
    And the Diaspora's play area holds Fox Laborers and Frog Partisans

  @card.fox-laborers
  Scenario: An enemy with Laborers crafts with the Diaspora's enclaves
    Given the Marquise's play area holds Fox Laborers
    And clearing 8 holds 1 peaceful enclave
    And the Marquise holds Anvil
    And the Diaspora holds Crossbow (bird)
    When the Marquise plays its Evening:
      | asked         | answer |
      | card to craft | Anvil  |
    Then the Marquise's crafted items hold 1 hammer
    When the Diaspora plays its Evening:
      | asked  | answer |
      | action | end    |
    Then the Diaspora is not asked for card to craft

  @card.fox-laborers
  Scenario: The owner of Laborers need not craft with them
    Given the Marquise's play area holds Fox Laborers
    And clearing 8 holds 1 peaceful enclave
    And the Marquise holds Anvil
    When the Marquise plays its Evening:
      | asked         | answer |
      | card to craft | end    |
    Then the Marquise holds Anvil and 1 card

  @card.fox-laborers @QL.2.3
  Scenario: Where an effect keeps a player from activating, Laborers do not help
    Given the seats are Diaspora, Marquise and Legion
    And the Marquise's play area holds Fox Laborers
    And clearing 8 holds 1 peaceful enclave and 1 colony
    And the Marquise holds Anvil
    When the Marquise plays its Evening
    Then the Marquise is not asked for card to craft

  @card.rabbit-laborers @card.mouse-laborers @card.fox-laborers
  Scenario: In another's Evening the owner of Laborers crafts nothing with them
    Given the Marquise's play area holds Rabbit Laborers, Mouse Laborers and Fox Laborers
    And clearing 5 holds 1 peaceful enclave
    And clearing 9 holds 1 peaceful enclave
    And clearing 8 holds 1 peaceful enclave
    And the Marquise holds Travel Gear (fox), Root Tea (fox) and Anvil
    And these will be drawn at random: 2 fox flowers
    When the Clergy plays its Evening
    Then the Marquise is not asked for card to craft

  @card.fox-laborers @card.cobbler
  Scenario: With nothing to craft Laborers are not among what comes next
    Given the Marquise's play area holds Fox Laborers and Cobbler
    And clearing 8 holds 1 peaceful enclave and 1 Marquise warrior
    When the Marquise plays its Evening:
      | asked | answer  |
      | move  | decline |
    Then the Marquise is not asked for what comes next

  @card.fox-laborers @1.4.2 @16.2.5
  Scenario: Nothing interrupts Laborers, but their owner may negotiate after them
    Given the Marquise's play area holds Fox Laborers
    And clearing 8 holds 1 peaceful enclave
    And clearing 12 holds 1 sawmill and 1 militant enclave
    And the Marquise holds Foxfolk Steel and Anvil
    When the Marquise tries to play her Evening:
      | asked         | answer       |
      | card to craft | negotiations |
    Then it is refused citing 1.4.2: nothing interrupts the action or effect under way
    When the Marquise plays her Evening:
      | asked         | answer       |
      | card to craft | Anvil        |
      | action        | negotiations |
    Then clearing 12 holds 1 peaceful enclave
    And the Marquise's crafted items hold 1 hammer

  # Companions

  @card.companions @2.1 @2.1.1 @G.31
  Scenario: A frog card is spent as one of another suit, and Companions go with it
    Given the Diaspora's play area holds Companions
    And clearing 8 holds 1 peaceful enclave
    And clearing 12 holds 1 peaceful enclave
    And the Diaspora holds Settlers
    When the Diaspora plays its Evening:
      | asked             | answer          |
      | action            | integrate       |
      | card to spend     | Settlers as fox |
      | pile to draw from | deck            |
    Then the Diaspora scores 2 points
    And the pond holds Companions and Settlers
    And the Diaspora's play area holds nothing

  @card.companions
  Scenario: With Companions a frog card is spent as a bird too
    Given the Diaspora's play area holds Companions
    And clearing 9 holds 1 peaceful enclave
    And the Diaspora holds Settlers
    When the Diaspora plays its Evening:
      | asked             | answer           |
      | action            | integrate        |
      | card to spend     | Settlers as bird |
      | suit to score     | mouse            |
      | pile to draw from | deck             |
    Then the Diaspora scores 1 point
    And the pond holds Companions and Settlers

  @card.companions @6.5
  Scenario: The Marquise takes one more action for a frog that passes for a bird
    Given the Marquise's play area holds Companions
    And the Marquise holds Settlers
    When the Marquise takes the action extra action
    Then the pond holds Companions and Settlers
    And the Marquise holds nothing

  @card.companions @6.5.5
  Scenario: The Marquise overworks with a frog that passes for a fox
    Given the Marquise's play area holds Companions
    And the Marquise holds Settlers
    And clearing 8 holds 1 sawmill
    When the Marquise takes the action overwork:
      | asked    | answer              |
      | overwork | 8 > Settlers as fox |
    Then clearing 8 holds 1 wood
    And the pond holds Companions and Settlers

  @card.companions @HCC.5.1.II
  Scenario: The Clergy swarm with a frog that passes for a fox
    Given the Clergy's play area holds Companions
    And the Clergy holds Settlers
    And clearing 8 holds 1 cathedral
    When the Clergy takes the action swarm:
      | asked | answer              |
      | swarm | Settlers as fox > 8 |
    Then clearing 8 holds 2 Clergy warriors
    And the pond holds Companions and Settlers

  @card.companions @18.6.2
  Scenario Outline: The Knaves protect the weak with a frog that passes for what matches, an ambush too
    Given the seats are Knaves, Diaspora and Marquise
    And the Knaves' play area holds Companions
    And the Knaves hold <card>
    And clearing 8 holds 1 acclaim
    When the Knaves take the action protect the weak in their Evening:
      | asked             | answer   |
      | acclaim and card  | 8 > <as> |
      | pile to draw from | deck     |
    Then clearing 8 holds 1 skunk
    And the pond holds Companions and <card>

    Examples:
      | card           | as              |
      | Settlers       | Settlers as fox |
      | Ambush! (frog) | Ambush! as fox  |

  @card.companions @18.6.2
  Scenario: Without Companions a frog protects nobody in a fox clearing, and a second frog none either
    Given the seats are Knaves, Diaspora and Marquise
    And the Knaves' play area holds Companions
    And the Knaves hold Settlers and Stewards
    And clearing 8 holds 1 acclaim
    And clearing 12 holds 1 acclaim
    When the Knaves try to play their Evening:
      | asked            | answer              |
      | action           | protect the weak    |
      | acclaim and card | 8 > Settlers as fox |
      | action           | protect the weak    |
    Then it is refused citing 18.6.2: no card matches acclaim that has had none
    And clearing 8 holds 1 skunk

  @card.companions @LR.6.1.II
  Scenario: The Reavers plunder with a frog that passes for a mouse
    Given the seats are Reavers, Diaspora and Marquise
    And the Reavers' play area holds Companions
    And the Reavers hold Settlers
    And clearing 3 holds 1 encampment
    And clearing 9 holds 1 loot and 1 Reavers warrior
    When the Reavers take the action plunder in their Evening:
      | asked             | answer            |
      | card to spend     | Settlers as mouse |
      | pile to draw from | deck              |
    Then the Reavers' caches hold 1 loot
    And the pond holds Companions and Settlers

  @LR.6.1.II
  Scenario: Without Companions a frog plunders no cache in a mouse clearing
    Given the seats are Reavers, Diaspora and Marquise
    And the Reavers hold Settlers
    And clearing 3 holds 1 encampment
    And clearing 9 holds 1 loot and 1 Reavers warrior
    When the Reavers try to take the action plunder in their Evening
    Then it is refused citing LR.6.1.II

  @card.companions @LR.4.3
  Scenario: The Reavers scout for a pair of which a frog passes for one card
    Given the seats are Reavers, Diaspora and Marquise
    And the Reavers' play area holds Companions
    And the Reavers hold Settlers and Root Tea (mouse)
    When the Reavers play their Birdsong:
      | asked                 | answer            |
      | clearing to arrive in | 7                 |
      | cache                 | depot             |
      | clearing to scout     | 8                 |
      | action                | scout             |
      | cache                 | loot              |
      | clearing to scout     | 9                 |
      | card to spend         | Settlers as mouse |
    Then clearing 9 holds 1 loot
    And the Reavers hold nothing
    And the pond holds Companions and Settlers
    And the discard pile holds Root Tea (mouse)

  @card.companions @LR.4.3
  Scenario: Companions make one card of a pair, not both
    Given the seats are Reavers, Diaspora and Marquise
    And the Reavers' play area holds Companions
    And the Reavers hold Settlers, Stewards and Anvil
    When the Reavers try to play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 7      |
      | cache                 | depot  |
      | clearing to scout     | 8      |
      | action                | scout  |
      | cache                 | loot   |
      | clearing to scout     | 9      |
    Then it is refused citing LR.4.3: a pair of cards that match clearing 9 is spent, and the hand holds 1

  @card.companions @4.3.1
  Scenario: A frog ambush is played as a fox ambush, and goes to the bottom of the Pond
    Given the Diaspora's play area holds Companions
    And the Diaspora holds Ambush! (frog) and Settlers
    And clearing 8 holds 3 Marquise warriors and 1 Diaspora warrior
    When the Marquise battles the Diaspora in clearing 8, rolling 0 and 0:
      | player   | asked  | answer         |
      | Diaspora | ambush | Ambush! as fox |
    Then clearing 8 holds 1 Marquise warrior
    And the pond holds Companions and Ambush! (frog)
    And the Diaspora holds Settlers

  @card.companions @4.3.1
  Scenario: Without Companions a frog ambush does not match a fox clearing
    Given the Diaspora holds Ambush! (frog)
    And clearing 8 holds 3 Marquise warriors and 1 Diaspora warrior
    And the Marquise's play area holds Companions
    When the Marquise tries to battle the Diaspora in clearing 8:
      | player   | asked  | answer         |
      | Diaspora | ambush | Ambush! (frog) |
    Then it is refused citing 4.3.1

  @card.companions
  Scenario: With Companions only the owner's frogs pass for other suits
    Given the Diaspora's play area holds Companions
    And the Diaspora holds Anvil
    And clearing 9 holds 1 peaceful enclave
    When the Diaspora plays its Evening:
      | asked         | answer    |
      | action        | integrate |
    Then the Diaspora scores nothing
    And the discard pile holds Anvil
    And the Diaspora's play area holds Companions

  @2.1.1.I
  Scenario: Who must part with a fox card has none in a frog
    Given the Diaspora's play area holds Companions
    And the Diaspora holds Settlers
    When the Diaspora must part with a fox card to the Marquise
    Then the Diaspora holds Settlers
    And the Marquise holds nothing

  # Stewards

  @card.stewards @4.1 @G.6
  Scenario: Stewards draw the top card of the Pond and craft it for nothing
    Given the pond holds Settlers and Companions
    And clearing 8 holds 1 militant enclave
    And the Diaspora holds Stewards
    When the Diaspora crafts Stewards
    Then the Diaspora's play area holds Companions
    And it happens that the Diaspora moves Companions (frog) from the pond to the Diaspora's hand
    And the pond holds Settlers and Stewards
    And the Diaspora holds nothing

  @card.stewards
  Scenario: An immediate effect that Stewards craft happens
    Given the pond holds Militias
    And clearing 8 holds 1 militant enclave
    And the Diaspora holds Stewards
    When the Diaspora crafts Stewards:
      | asked                  | answer |
      | clearing for a militia | 9      |
    Then clearing 9 holds 1 militant enclave
    And the pond holds Militias and Stewards

  @card.stewards @2.1.2 @4.1.4
  Scenario Outline: A card of Stewards that cannot be crafted stays in hand
    Given the pond holds <card>
    And the Diaspora's play area holds <crafted>
    And clearing 8 holds 1 militant enclave
    And the Diaspora holds Stewards
    When the Diaspora crafts Stewards
    Then the Diaspora holds <card>
    And the pond holds Stewards and no cards

    Examples:
      | card           | crafted        |
      | Ambush! (frog) | Frog Partisans |

  @card.stewards @1.5.4
  Scenario: With the Pond empty Stewards do nothing
    Given clearing 8 holds 1 militant enclave
    And the Diaspora holds Stewards
    When the Diaspora crafts Stewards
    Then the pond holds Stewards and no cards
    And the Diaspora holds nothing

  # Settlers

  @card.settlers @1.5.5
  Scenario: An enemy that crafts Settlers chooses a move of the Diaspora
    Given clearing 12 holds 1 workshop
    And clearing 8 holds 3 Diaspora warriors
    And clearing 12 holds 1 militant enclave
    And the Marquise holds Settlers
    When the Marquise crafts Settlers:
      | player   | asked             | answer |
      | Marquise | move              | 8 > 4  |
      | Marquise | how many warriors | 2      |
    Then clearing 4 holds 2 Diaspora warriors
    And clearing 8 holds 1 Diaspora warrior
    And the pond holds Settlers

  @card.settlers @4.2.1
  Scenario: The Diaspora is not moved where it needs rule and has none
    Given clearing 12 holds 1 workshop and 1 militant enclave
    And clearing 8 holds 1 Diaspora warrior and 2 Marquise warriors
    And clearing 4 holds 2 Marquise warriors
    And the Marquise holds Settlers
    And clearing 7 holds 1 Marquise warrior and 1 Diaspora warrior
    When the Marquise tries to craft Settlers:
      | player   | asked | answer |
      | Marquise | move  | 8 > 4  |
    Then it is refused citing 4.2.1

  @card.settlers
  Scenario: The Diaspora crafts Settlers to move itself
    Given clearing 9 holds 1 militant enclave
    And clearing 8 holds 2 Diaspora warriors
    And the Diaspora holds Settlers
    When the Diaspora crafts Settlers:
      | player   | asked             | answer |
      | Diaspora | move              | 8 > 7  |
      | Diaspora | how many warriors | 1      |
    Then clearing 7 holds 1 Diaspora warrior

  @card.settlers @1.5.4
  Scenario: Without Diaspora warriors on the map Settlers move nobody
    Given clearing 9 holds 1 militant enclave
    And the Diaspora holds Settlers
    When the Diaspora crafts Settlers
    Then the pond holds Settlers
    And the Diaspora is not asked for move

  # Agitators

  @card.agitators @1.5.5.I
  Scenario: An enemy that crafts Agitators chooses the clearing and the defender, the Diaspora its losses
    Given clearing 12 holds 1 workshop and 1 militant enclave
    And clearing 8 holds 2 Diaspora warriors, 1 Marquise warrior and 2 Clergy warriors
    And clearing 9 holds 2 Diaspora warriors, 1 peaceful enclave and 2 Clergy warriors
    And the Marquise holds Agitators
    And the dice will show 2 and 1
    When the Marquise crafts Agitators:
      | player   | asked  | answer     |
      | Marquise | battle | 8 > Clergy |
    Then the Clergy loses 2 warriors in clearing 8
    And the Diaspora loses 1 warrior in clearing 8
    And the Marquise loses nothing in clearing 8
    And the pond holds Agitators

  @card.agitators
  Scenario: The crafter of Agitators may be the defender
    Given clearing 12 holds 1 workshop and 1 militant enclave
    And clearing 8 holds 1 Diaspora warrior, 3 Marquise warriors and 2 Clergy warriors
    And the Marquise holds Agitators
    And the dice will show 1 and 1
    When the Marquise crafts Agitators:
      | player   | asked  | answer       |
      | Marquise | battle | 8 > Marquise |
    Then the Diaspora loses 1 warrior in clearing 8
    And the Marquise loses 1 warrior in clearing 8

  @card.agitators @1.5.4
  Scenario: Without a battle that the Diaspora could initiate Agitators bring none
    Given clearing 9 holds 1 militant enclave
    And the Diaspora holds Agitators
    When the Diaspora crafts Agitators
    Then the pond holds Agitators
    And it does not happen that the Diaspora battles

  @card.agitators @4.1.2 @6.2.3
  Scenario: Agitators are in no hand while the battle is fought
    Given clearing 1 holds 1 keep
    And clearing 12 holds 1 workshop and 1 militant enclave
    And clearing 8 holds 3 Diaspora warriors, 1 militant enclave and 2 Marquise warriors
    And the Marquise holds Agitators
    And the dice will show 2 and 0
    When the Marquise crafts Agitators
    Then the Marquise is not asked for card for field hospitals
    And the pond holds Agitators
    And clearing 1 holds no Marquise warriors

  # Advocates

  @card.advocates
  Scenario: At the start of Birdsong Advocates score the ruled Peaceful enclaves of a suit, and are discarded
    Given the Marquise's play area holds Advocates
    And these clearings hold:
      | clearing | pieces                                     |
      | 1        | 1 Marquise warrior and 1 peaceful enclave  |
      | 6        | 1 Marquise warrior and 1 peaceful enclave  |
      | 8        | 1 Clergy warrior and 1 peaceful enclave    |
      | 12       | 1 Marquise warrior and 1 militant enclave  |
      | 9        | 1 Marquise warrior and 1 peaceful enclave  |
    When the Marquise plays its Birdsong:
      | asked            | answer |
      | suit to advocate | fox    |
      | action           | end    |
      | action           | end    |
    Then the Marquise scores 2 points
    And the Marquise's play area holds nothing
    And the pond holds Advocates

  @card.advocates
  Scenario: Advocates are a must, and frog is no suit to choose
    Given the Diaspora's play area holds Advocates
    When the Diaspora plays its Birdsong:
      | asked            | answer |
      | suit to advocate | ?      |
    Then the options of the Diaspora are:
      | option |
      | fox    |
      | rabbit |
      | mouse  |

  @card.advocates
  Scenario: With nothing to score Advocates are discarded, in their owner's Birdsong alone
    Given the Diaspora's play area holds Advocates
    When the Marquise plays its Birdsong
    Then the Diaspora's play area holds Advocates
    When the Diaspora plays its Birdsong:
      | asked            | answer |
      | suit to advocate | rabbit |
    Then the Diaspora scores nothing
    And the pond holds Advocates

  # Militias

  @card.militias
  Scenario: Militias of an enemy flip a Peaceful enclave
    Given clearing 12 holds 1 workshop and 1 militant enclave
    And clearing 8 holds 1 peaceful enclave
    And the Marquise holds Militias
    When the Marquise crafts Militias:
      | asked                  | answer |
      | clearing for a militia | 8      |
    Then clearing 8 holds 1 militant enclave, no peaceful enclave and no Diaspora warriors
    And the pond holds Militias

  @card.militias
  Scenario: Militias place a Militant enclave where there is none, anywhere
    Given clearing 12 holds 1 workshop and 1 militant enclave
    And the Marquise holds Militias
    When the Marquise crafts Militias:
      | asked                  | answer |
      | clearing for a militia | 1      |
    Then clearing 1 holds 1 militant enclave

  @card.militias
  Scenario: Militias place none where a Militant enclave lies
    Given clearing 12 holds 1 workshop and 1 militant enclave
    And clearing 8 holds 1 peaceful enclave
    And the Marquise holds Militias
    When the Marquise crafts Militias:
      | asked                  | answer |
      | clearing for a militia | ?      |
    Then the Marquise is not offered clearing 12
    And the Marquise is offered clearing 8
    And the Marquise is offered clearing 1

  @card.militias @1.5.4
  Scenario: With no enclave left to place or to flip nothing comes of Militias
    Given clearing 12 holds 1 workshop and 1 militant enclave
    And the Diaspora's supply holds no peaceful enclaves
    And the Marquise holds Militias
    When the Marquise crafts Militias
    Then the Marquise is not asked for clearing 8 as clearing for a militia, citing 1.5.4
    And the Marquise is not asked for clearing 12 as clearing for a militia, citing 16.2.1

  @card.militias @6.2.2
  Scenario: At the keep the Marquise may place an enclave by Militias
    Given clearing 4 holds 1 keep
    And clearing 12 holds 1 workshop and 1 militant enclave
    And clearing 9 holds 1 peaceful enclave
    And the Marquise holds Militias
    When the Marquise crafts Militias:
      | asked                  | answer |
      | clearing for a militia | 4      |
    Then clearing 4 holds 1 militant enclave

  @card.militias @1.5.4
  Scenario: With no enclave to flip and none in the supply Militias do nothing
    Given clearing 12 holds 1 militant enclave
    And the Diaspora's supply holds no peaceful enclaves
    And the Diaspora holds Militias
    When the Diaspora crafts Militias
    Then the pond holds Militias
    And clearing 12 holds 1 militant enclave

  @stand-in @17.2.3 @card.militias
  Scenario: At its own Governing assembly the Council flips an enclave by Militias
    Given the seats are Diaspora, Marquise and Council
    And clearing 12 holds 1 closed assembly and 1 militant enclave
    And clearing 8 holds 1 governing assembly and 1 peaceful enclave
    And the Council holds Militias
    When the Council crafts Militias:
      | asked                  | answer              |
      | to activate for frog   | 12 > crafting piece |
      | clearing for a militia | 8                   |
    Then clearing 8 holds 1 militant enclave and no peaceful enclave

  # Assimilationists

  @card.assimilationists @16.2.4
  Scenario: Assimilationists of an enemy remove an enclave it rules, and both draw
    Given clearing 12 holds 1 workshop
    And clearing 10 holds 1 workshop
    And clearing 8 holds 1 Marquise warrior and 1 peaceful enclave
    And clearing 9 holds 1 Marquise warrior and 1 peaceful enclave
    And clearing 6 holds 1 Clergy warrior and 1 peaceful enclave
    And the Marquise holds Assimilationists
    When the Marquise crafts Assimilationists:
      | asked               | answer               |
      | to activate for any | 10 > crafting piece  |
      | enclave to remove   | 8                    |
    Then clearing 8 holds no peaceful enclave
    And clearing 9 holds 1 peaceful enclave and no Diaspora warriors
    And the Marquise draws 1 card
    And the Diaspora draws 1 card
    And the Marquise scores 1 point
    And the pond holds Assimilationists

  @card.assimilationists
  Scenario: Assimilationists remove only a Peaceful enclave that their player rules
    Given clearing 12 holds 1 workshop and 1 militant enclave
    And clearing 10 holds 1 workshop
    And clearing 8 holds 1 Marquise warrior and 1 peaceful enclave
    And clearing 9 holds 1 Marquise warrior and 1 peaceful enclave
    And clearing 6 holds 1 Clergy warrior and 1 peaceful enclave
    And the Marquise holds Assimilationists
    When the Marquise crafts Assimilationists:
      | asked               | answer               |
      | to activate for any | 10 > crafting piece  |
      | enclave to remove   | ?                    |
    Then the options of the Marquise are:
      | option     |
      | clearing 8 |
      | clearing 9 |

  @card.assimilationists
  Scenario: Assimilationists of the Diaspora remove its own enclave and draw two
    Given clearing 8 holds 1 Diaspora warrior and 1 peaceful enclave
    And clearing 9 holds 1 militant enclave
    And the Diaspora holds Assimilationists
    When the Diaspora crafts Assimilationists:
      | asked               | answer             |
      | to activate for any | 8 > crafting piece |
    Then clearing 8 holds no peaceful enclave
    And the Diaspora draws 2 cards
    And the Diaspora scores nothing

  @stand-in @17.2.3 @card.assimilationists
  Scenario: Assimilationists of an enemy of the Council remove none where it governs
    Given the seats are Diaspora, Marquise and Council
    And clearing 10 holds 2 workshops
    And clearing 8 holds 1 Marquise warrior, 1 governing assembly and 1 peaceful enclave
    And the Marquise holds Assimilationists
    When the Marquise crafts Assimilationists
    Then clearing 8 holds 1 peaceful enclave
    And the Marquise draws 0 cards

  @stand-in @17.2.3 @card.assimilationists
  Scenario: Assimilationists of the Council itself remove an enclave where it governs
    Given the seats are Diaspora, Marquise and Council
    And clearing 10 holds 1 closed assembly
    And clearing 8 holds 1 Council warrior, 1 governing assembly and 1 peaceful enclave
    And the Council holds Assimilationists
    When the Council crafts Assimilationists:
      | asked               | answer              |
      | to activate for any | 10 > crafting piece |
    Then clearing 8 holds no peaceful enclave
    And the Council draws 1 card

  @card.assimilationists @1.5.4
  Scenario: Without an enclave to remove nobody draws for Assimilationists
    Given clearing 8 holds 1 peaceful enclave
    And clearing 9 holds 1 militant enclave
    And the Diaspora holds Assimilationists
    When the Diaspora crafts Assimilationists:
      | asked               | answer             |
      | to activate for any | 8 > crafting piece |
    Then the Diaspora draws 0 cards
    And clearing 8 holds 1 peaceful enclave

  # Frog Partisans

  @card.frog-partisans @4.3.5.I
  Scenario: Frog Partisans deal an extra hit in a frog clearing, and cost all but frogs
    Given the Marquise's play area holds Frog Partisans
    And the Marquise holds Settlers, Anvil and Birdy Bindle
    And clearing 8 holds 3 Marquise warriors, 1 peaceful enclave and 4 Clergy warriors
    When the Marquise battles the Clergy in clearing 8, rolling 2 and 0:
      | asked              | answer |
      | use Frog Partisans | use    |
    Then the Clergy loses 3 warriors in clearing 8
    And the Marquise holds Settlers and no cards
    And the discard pile holds Anvil and Birdy Bindle

  @card.frog-partisans
  Scenario: Frog Partisans need not rise, and rise in frog clearings only
    Given the Diaspora's play area holds Frog Partisans
    And the Diaspora holds Anvil
    And clearing 8 holds 3 Marquise warriors, 1 militant enclave and 4 Diaspora warriors
    And clearing 9 holds 3 Marquise warriors and 4 Diaspora warriors
    When the Marquise battles the Diaspora in clearing 8, rolling 0 and 0:
      | player   | asked              | answer  |
      | Diaspora | use Frog Partisans | decline |
    Then the Marquise loses nothing in clearing 8
    When the Marquise battles the Diaspora in clearing 9, rolling 0 and 0
    Then the Diaspora is not asked for use Frog Partisans, citing card.frog-partisans: the battle is in no frog clearing
    And the Diaspora holds Anvil

  # What takes frog cards in

  @3.3.4 @2.1.1.II
  Scenario: A frog or a bird takes the available Frog Dominance
    Given the available dominance cards hold Dominance (frog)
    And the Marquise holds Settlers, Anvil and Birdy Bindle
    When the Marquise takes the available Dominance (frog), spending Settlers
    Then the Marquise holds Dominance (frog), Anvil and Birdy Bindle
    And the pond holds Settlers

  @G.22
  Scenario: A frog card that is taken goes to a hand like any other
    Given the Diaspora holds Settlers
    And these will be drawn at random: Settlers
    When the Marquise takes a random card from the Diaspora
    Then the Marquise holds Settlers
