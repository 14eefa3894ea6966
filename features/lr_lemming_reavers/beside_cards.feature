Feature: The Reavers beside the cards of both decks

  Every card that removes, places, moves or scores, with caches, encampments and Upkeep.

  Background:
    Given the seats are Reavers, Marquise and Clergy

  # The Standard deck

  @LR.2.2.Ia @LR.2.3.I @card.favor-of-the-rabbits
  Scenario: A favor removes caches with all else, and each reward and raid comes once all is gone
    Given the Marquise holds Favor of the Rabbits
    And the Reavers' caches hold 1 reserve
    And clearing 5 holds 2 workshops and 1 loot
    And clearing 4 holds 1 workshop and 1 reserve
    And clearing 3 holds 2 Reavers warriors and 1 encampment
    And the deck's top cards are Sword
    When the Marquise crafts Favor of the Rabbits:
      | asked                  | answer                      |
      | to activate for rabbit | clearing 5 > crafting piece |
      | to activate for rabbit | clearing 5 > crafting piece |
      | what comes next        | loot in clearing 5          |
    Then clearing 5 holds 2 workshops and no loot
    And clearing 3 holds no Reavers pieces
    And the Marquise scores 4 points
    And the Marquise holds Sword
    And the Reavers score 2 points
    And the Reavers' caches hold nothing

  @card.favor-of-the-foxes @LR.2.2.II
  Scenario: The Reavers' own favor leaves their caches, and rewards nobody
    Given the Reavers hold Favor of the Foxes
    And clearing 8 holds 1 encampment, 1 Marquise warrior
    And clearing 1 holds 1 encampment
    And clearing 6 holds 1 encampment
    And clearing 12 holds 1 loot and 1 Clergy warrior
    When the Reavers craft Favor of the Foxes:
      | asked               | answer                      |
      | to activate for fox | clearing 1 > crafting piece |
      | to activate for fox | clearing 6 > crafting piece |
    Then clearing 12 holds 1 loot and no Clergy warriors
    And clearing 8 holds 1 encampment and no Marquise warriors
    And the Reavers score nothing

  @card.tax-collector @LR.2.4
  Scenario: A warrior that Tax Collector removes is in the supply that Upkeep counts
    Given the Reavers' play area holds Tax Collector
    And clearing 9 holds 2 Reavers warriors and 1 loot
    And clearing 5 holds 1 encampment
    And the Reavers' supply holds 10 warriors
    When the Reavers take the action Tax Collector
    Then clearing 9 holds 1 Reavers warrior and 1 loot
    And the Reavers draw 1 card
    And the Reavers' supply holds 11 warriors
    When the Reavers place 1 warrior in clearing 9
    Then clearing 9 holds 1 Reavers warrior and 1 loot

  @card.stand-and-deliver
  Scenario: The point of Stand and Deliver! may win for the Reavers
    Given the Marquise's play area holds Stand and Deliver!
    And the Reavers have 29 points
    And the Reavers hold Anvil
    And these will be drawn at random: Anvil
    When the Marquise takes the action Stand and Deliver! in her Birdsong
    Then the Reavers win, citing 3.1

  @card.command-warren @LR.2.2.I
  Scenario: The battle of Command Warren removes a cache after all other pieces of the Reavers
    Given the Marquise's play area holds Command Warren
    And clearing 9 holds 2 Marquise warriors, 1 Reavers warrior and 1 loot
    And the dice will show 2 and 0
    When the Marquise plays her Daylight:
      | asked  | answer      |
      | battle | 9 > Reavers |
      | action | end         |
    Then clearing 9 holds 2 Marquise warriors and no Reavers pieces
    And the Marquise scores 1 point
    And the Reavers score 1 point

  @card.cobbler @LR.6.1
  Scenario: The move of Cobbler needs no piece that stays, and comes before Plunder
    Given the Reavers' play area holds Cobbler
    And clearing 9 holds 2 Reavers warriors
    And clearing 12 holds 1 loot
    And clearing 5 holds 1 encampment
    And the Reavers hold Anvil
    When the Reavers play their Evening:
      | asked             | answer  |
      | move              | 9 > 12  |
      | how many warriors | 2       |
      | action            | plunder |
    Then the Reavers' caches hold 1 loot
    And clearing 12 holds 2 Reavers warriors
    And clearing 9 holds nothing

  @card.brutal-tactics @LR.2.2.I
  Scenario: The extra hit of Brutal Tactics falls on a cache that nothing protects any more
    Given the Marquise's play area holds Brutal Tactics
    And clearing 9 holds 2 Marquise warriors, 1 Reavers warrior and 1 reserve
    When the Marquise battles the Reavers in clearing 9, rolling 1 and 0:
      | asked              | answer |
      | use Brutal Tactics | use    |
    Then clearing 9 holds no Reavers pieces
    And the Marquise scores 2 points
    And the Reavers score 2 points

  @card.sappers @LR.2.2.I
  Scenario: A cache alone may still deal the hit of Sappers
    Given the Reavers' play area holds Sappers
    And clearing 9 holds 2 Marquise warriors and 1 reserve
    When the Marquise battles the Reavers in clearing 9, rolling 0 and 0:
      | player  | asked       | answer |
      | Reavers | use Sappers | use    |
    Then clearing 9 holds 1 Marquise warrior and no reserve

  @card.armorers @LR.2.2.I
  Scenario: Armorers do not save a cache without warriors, which takes the extra hit
    Given the Reavers' play area holds Armorers
    And clearing 9 holds 2 Marquise warriors and 1 reserve
    When the Marquise battles the Reavers in clearing 9, rolling 2 and 0:
      | player  | asked        | answer |
      | Reavers | use Armorers | use    |
    Then clearing 9 holds no reserve

  @card.scouting-party @4.3.1
  Scenario: With Scouting Party the Reavers attack a cache's guards past an ambush
    Given the Reavers' play area holds Scouting Party
    And the Marquise holds Ambush! (mouse)
    And clearing 9 holds 2 Reavers warriors, 1 loot and 1 Marquise warrior
    When the Reavers battle the Marquise in clearing 9, rolling 1 and 0:
      | player   | asked  | answer          |
      | Marquise | ambush | Ambush! (mouse) |
    Then clearing 9 holds 2 Reavers warriors, 1 loot and no Marquise warriors

  # Exiles and Partisans

  @card.propaganda-bureau @LR.2.4 @G.23
  Scenario: Propaganda of the Reavers places a Lemming, as Upkeep allows
    Given the deck is Exiles and Partisans
    And the Reavers' play area holds Propaganda Bureau
    And the Reavers hold Root Tea (mouse)
    And clearing 9 holds 2 Marquise warriors
    And the Reavers' supply holds 12 warriors
    When the Reavers take the action Propaganda Bureau
    Then clearing 9 holds 1 Reavers warrior and 1 Marquise warrior

  @card.propaganda-bureau @LR.2.4
  Scenario: With eleven Lemming warriors in the supply nobody is won over
    Given the deck is Exiles and Partisans
    And the Reavers' play area holds Propaganda Bureau
    And the Reavers hold Root Tea (mouse)
    And clearing 9 holds 2 Marquise warriors
    And the Reavers' supply holds 11 warriors
    When the Reavers try to take the action Propaganda Bureau
    Then it is refused citing LR.2.4

  @card.propaganda-bureau
  Scenario: A Lemming is won over, no cache
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Root Tea (mouse)
    And clearing 9 holds 1 Reavers warrior and 1 loot
    When the Marquise takes the action Propaganda Bureau
    Then clearing 9 holds 1 Marquise warrior, 1 loot and no Reavers warriors

  @card.boat-builders @card.corvid-planners @LR.5.2.I
  Scenario: Boats and planners carry a Scour over the river, whoever rules, and somebody still stays
    Given the deck is Exiles and Partisans
    And the Reavers' play area holds Boat Builders and Corvid Planners
    And clearing 4 holds 2 Reavers warriors and 4 Marquise warriors
    And clearing 7 holds 1 Marquise warrior
    When the Reavers take the action scour:
      | asked             | answer  |
      | move              | 4 > 7   |
      | move              | decline |
    Then clearing 7 holds 1 Reavers warrior and 1 Marquise warrior
    And clearing 4 holds 1 Reavers warrior and 4 Marquise warriors

  @card.eyrie-emigre @LR.2.2.IIb @1.4.2
  Scenario: A depot that falls to Eyrie Emigre gives its battle once that one is over
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Eyrie Emigre
    And clearing 9 holds 2 Marquise warriors
    And clearing 12 holds 1 depot
    And clearing 8 holds 1 Marquise warrior and 1 Clergy warrior
    And the dice will show 1 and 0
    And the dice will show 1 and 0
    When the Marquise plays her Birdsong:
      | asked             | answer |
      | move              | 9 > 12 |
      | how many warriors | 2      |
      | move or battle    | battle |
    Then clearing 12 holds 2 Marquise warriors and no depot
    And clearing 8 holds 1 Marquise warrior and no Clergy warriors
    And the Marquise's play area holds Eyrie Emigre

  @card.mouse-partisans @LR.2.2.I
  Scenario: Partisans strike the last Lemming and then the cache
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Mouse Partisans
    And clearing 9 holds 2 Marquise warriors, 1 Reavers warrior and 1 loot
    And the deck's top cards are Sword
    And the Marquise holds Anvil
    When the Marquise battles the Reavers in clearing 9, rolling 1 and 0:
      | asked               | answer |
      | use Mouse Partisans | use    |
    Then clearing 9 holds no Reavers pieces
    And the discard pile holds Anvil

  @card.tunnels @LR.2.1
  Scenario: Tunnels join clearings with encampments, not those with caches
    Given the deck is Exiles and Partisans
    And the Reavers' play area holds Tunnels
    And clearing 9 holds 1 encampment
    And clearing 2 holds 1 encampment
    And clearing 3 holds 1 loot
    Then clearing 9 is adjacent to clearing 2 for the Reavers
    And clearing 9 is not adjacent to clearing 3 for the Reavers

  @card.soup-kitchens @LR.6.1.I
  Scenario: The wood that Soup Kitchens lets rule keeps a cache from being plundered, as it does anyway
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Soup Kitchens
    And clearing 9 holds 1 Reavers warrior, 1 loot and 1 wood
    And clearing 5 holds 1 encampment
    And the Reavers hold Root Tea (mouse)
    When the Reavers try to take the action plunder in their Evening
    Then it is refused citing LR.6.1.I
    And the Marquise rules clearing 9

  @card.charm-offensive
  Scenario: Whom the Reavers charm may win, and Loot draws come after
    Given the deck is Exiles and Partisans
    And the Reavers' play area holds Charm Offensive
    And the Reavers' caches hold 2 loot
    When the Reavers play their Evening:
      | asked               | answer   |
      | use Charm Offensive | use      |
      | player to charm     | Marquise |
    Then the Reavers draw 4 cards
    And the Marquise scores 1 point

  @card.master-engravers @LR.2.1
  Scenario: An item that an encampment crafts scores one more with Master Engravers
    Given the deck is Exiles and Partisans
    And the Reavers' play area holds Master Engravers
    And clearing 9 holds 1 encampment
    And the Reavers hold Root Tea (mouse)
    When the Reavers craft Root Tea (mouse)
    Then the Reavers score 3 points

  @LR.2.2.IIa @1.5.4
  Scenario: Two warriors for provisions come from the supply, not from Coffin Makers
    Given the deck is Exiles and Partisans
    And the Clergy's play area holds Coffin Makers
    And the Clergy's card coffin makers holds 5 Marquise warriors
    And the Marquise's supply holds 1 warrior
    And clearing 9 holds 1 provisions
    When the Marquise removes 1 provisions from clearing 9:
      | asked      | answer         |
      | provisions | place warriors |
    Then clearing 9 holds 1 Marquise warrior
    And the Clergy's card coffin makers holds 5 Marquise warriors

  # The frog cards

  @card.militias @LR.2.2.I
  Scenario: An enclave that Militias place in a clearing with a cache protects it from the Marquise
    Given the seats are Reavers, Marquise and Diaspora
    And clearing 9 holds 1 loot and 1 Marquise warrior
    And clearing 7 holds 1 peaceful enclave and 1 workshop
    And the Diaspora holds Militias
    When the Diaspora crafts Militias:
      | asked                  | answer |
      | clearing for a militia | 9      |
    Then clearing 9 holds 1 loot, 1 militant enclave and 1 Marquise warrior
    When the Marquise tries to remove 1 loot from clearing 9
    Then it is refused citing LR.2.2.I
