Feature: The Reavers beside other factions and cards

  # Marquise

  @LR.2.2.II @6.2.3 @1.1.3 @4.3.6
  Scenario: A depot and Field Hospitals in one battle: the player whose turn it is says whose losses come first
    Given the seats are Reavers and Marquise
    And clearing 1 holds 1 keep
    And the Marquise holds Root Tea (mouse)
    And clearing 9 holds 1 Reavers warrior, 1 provisions and 2 Marquise warriors
    When the Reavers battle the Marquise in clearing 9, rolling 2 and 2:
      | player   | asked                              | answer           |
      | Reavers  | whose losses take effect first     | Marquise         |
      | Marquise | card for field hospitals           | Root Tea (mouse) |
      | Marquise | provisions                         | place warriors   |
    Then clearing 1 holds 1 Marquise warrior
    And clearing 9 holds 3 Marquise warriors and no provisions
    And the Marquise scores 1 point
    And the Reavers score 1 point

  @6.2.2
  Scenario: The keep keeps every Lemming piece out that is placed, not one that moves
    Given the seats are Reavers and Marquise
    And clearing 5 holds 1 keep
    And clearing 1 holds 1 Reavers warrior
    Then the Reavers cannot place 1 warrior in clearing 5, citing 6.2.2
    And the Reavers cannot place 1 loot in clearing 5, citing 6.2.2
    And the Reavers cannot place 1 encampment in clearing 5, citing 6.2.2
    And the Reavers can move 1 warrior from clearing 1 to clearing 5

  # Clergy

  @LR.2.2.II @HCC.2.6.IV
  Scenario: A cache is no piece of the Clergy: removing it is no sacrilege
    Given the seats are Clergy, Reavers and Marquise
    And the Marquise is penitent to the Clergy
    And clearing 9 holds 1 reserve
    When the Marquise removes 1 reserve from clearing 9
    Then the Marquise is penitent to the Clergy

  @LR.2.2.IIb @HCC.2.6.I
  Scenario: A depot gives the Clergy no battle against penitents
    Given the seats are Clergy, Reavers and Marquise
    And the Marquise is penitent to the Clergy
    And clearing 5 holds 1 Clergy warrior and 1 Marquise warrior
    And clearing 8 holds 2 Clergy warriors and 1 Reavers warrior
    And clearing 9 holds 1 depot
    And the dice will show 1 and 0
    When the Clergy removes 1 depot from clearing 9:
      | asked          | answer |
      | move or battle | battle |
    Then the Reavers lose 1 warrior in clearing 8
    And clearing 5 holds 1 Marquise warrior

  @HCC.2.5 @LR.2.2.II
  Scenario: Poke the Hive is answered where a cache lies, and the cache is hit last
    Given the seats are Reavers and Clergy
    And clearing 9 holds 2 Reavers warriors, 1 loot and 1 cathedral
    And the dice will show 1 and 0
    And the dice will show 3 and 0
    And the deck's top cards are Sword
    When the Reavers battle the Clergy in clearing 9:
      | player | asked             | answer  |
      | Clergy | warriors to place | 4       |
      | Clergy | enemy to battle   | Reavers |
    Then clearing 9 holds 4 Clergy warriors, no Reavers warriors and no loot
    And the Clergy holds Sword
    And the Clergy scores 1 point

  @HCC.2.5 @LR.2.2.IIb @1.4.2
  Scenario: A depot and Poke the Hive both wait for the end of the battle, and the attacker orders them
    Given the seats are Reavers and Clergy
    And the Reavers' play area holds Brutal Tactics
    And the Clergy's play area holds Sappers
    And clearing 9 holds 2 Reavers warriors and 1 depot
    And clearing 9 holds 2 Clergy warriors and 1 cathedral
    And clearing 5 holds 2 Clergy warriors
    When the Reavers battle the Clergy in clearing 9, rolling 2 and 2:
      | player  | asked                          | answer                   |
      | Reavers | effect that comes next         | Reavers > Brutal Tactics |
      | Reavers | use Brutal Tactics             | use                      |
      | Clergy  | use Sappers                    | use                      |
      | Reavers | whose losses take effect first | Reavers                  |
      | Clergy  | warriors to place              | 1                        |
      | Reavers | what comes next                | depot > 9 > 0            |
      | Clergy  | move or battle                 | move                     |
      | Clergy  | move                           | 5 > 2                    |
      | Clergy  | how many warriors              | 2                        |
    Then clearing 2 holds 2 Clergy warriors
    And clearing 9 holds 1 Clergy warrior, no Reavers warriors, no depot and no cathedral

  # Legion

  @QL.2.2 @QL.6.3 @LR.2.2.II @LR.2.2.IId @G.24
  Scenario: A cache that the Legion removes in its campaign rewards it at once, and is a spoil until Evening
    Given the seats are Legion and Reavers
    And the Legion's campaign holds Root Tea (mouse)
    And clearing 9 holds 3 Legion warriors, 1 loot and 1 depot
    And clearing 8 holds 1 Legion warrior
    When the Legion battles the Reavers in clearing 9, rolling 1 and 0:
      | player  | asked           | answer                |
      | Reavers | piece to lose   | loot                  |
      | Reavers | what comes next | depot in clearing 9   |
      | Legion  | move or battle  | decline               |
    Then the Legion's spoils hold 1 loot and 1 depot
    And the Legion draws 1 card
    And the Legion scores 2 points
    And the Reavers score 2 points
    And the Reavers' supply holds 1 loot and 1 depot
    When the Legion plays its Evening
    Then the Legion scores 1 point
    And the Reavers' supply holds 2 loot and 2 depots
    And the Reavers score nothing

  @QL.2.2 @LR.2.3.I @LR.5.2.III
  Scenario: An encampment in Spoils has been raided, and its space stays uncovered
    Given the seats are Legion and Reavers
    And the Legion's campaign holds Root Tea (mouse)
    And the Reavers' caches hold 1 loot
    And clearing 9 holds 3 Legion warriors and 1 encampment
    And clearing 8 holds 2 Reavers warriors
    When the Legion removes 1 encampment from clearing 9
    Then the Legion's spoils hold 1 encampment
    And the Reavers' caches hold nothing
    When the Reavers take the action build
    Then the Reavers score 1 point

  @QL.2.1
  Scenario: The Legion craft with caches at their colonies
    Given the seats are Legion and Reavers
    And clearing 9 holds 1 colony and 1 loot
    And the Legion holds Root Tea (mouse)
    When the Legion plays its Evening:
      | asked         | answer           |
      | card to craft | Root Tea (mouse) |
    Then the Legion's crafted items hold 1 tea

  @QL.2.3 @4.1.1
  Scenario: The Reavers cannot craft with an encampment at a colony
    Given the seats are Legion and Reavers
    And clearing 9 holds 1 colony and 1 encampment
    And the Reavers hold Root Tea (mouse)
    Then the Reavers cannot craft Root Tea (mouse), citing QL.2.3

  # Mercenaries

  @LR.2.2.I @G.35 @11.2.7.III
  Scenario Outline: Warriors that the remover treats as its own do not protect a cache, those of others do
    Given the seats are Marquise, Reavers and Riverfolk
    And it is the Marquise's Daylight
    And the turn remembers bought, <bought>: 1
    And clearing 9 holds 1 loot and 2 Riverfolk warriors
    When the Marquise <removes> 1 loot from clearing 9
    Then clearing 9 holds <left>

    Examples:
      | bought      | removes         | left    |
      | mercenaries | removes         | no loot |
      | riverboats  | tries to remove | 1 loot  |

  @stand-in @LR.2.2.I @17.2.5
  Scenario: Warriors that are lent to the Reavers are the attacker's enemies: they take hits, and a cache takes none
    Given the seats are Marquise, Reavers and Council
    And clearing 9 holds 4 Marquise warriors, 1 loot, 1 Reavers warrior, 1 Council warrior and 1 closed assembly
    When the Marquise battles the Reavers in clearing 9, rolling 2 and 0:
      | player  | asked         | answer          |
      | Reavers | piece to lose | Council warrior |
    Then clearing 9 holds 1 loot, 1 closed assembly, no Council warriors and no Reavers warriors
    When the Marquise tries to remove 1 loot from clearing 9
    Then it is refused citing LR.2.2.I

  # Cards

  @card.coffin-makers @LR.2.4
  Scenario: Warriors on Coffin Makers are not in the supply that Upkeep counts
    Given the seats are Reavers and Marquise
    And the deck is Exiles and Partisans
    And the Marquise's play area holds Coffin Makers
    And the Reavers' supply holds 12 warriors
    And clearing 9 holds 3 Reavers warriors
    When the Marquise removes 3 Reavers warriors from clearing 9
    And the Reavers place 2 warriors in clearing 5
    Then clearing 5 holds 1 Reavers warrior
    And the Marquise's card coffin makers holds 3 Reavers warriors

  @card.soup-kitchens @LR.5.2.III
  Scenario: With Soup Kitchens caches count for rule, but nothing is built in a clearing with a cache
    Given the seats are Reavers and Marquise
    And the deck is Exiles and Partisans
    And the Reavers' play area holds Soup Kitchens
    And clearing 9 holds 1 loot
    And clearing 8 holds 1 Reavers warrior
    And clearing 7 holds 1 Reavers warrior
    When the Reavers try to take the action build:
      | asked | answer |
      | build | 9      |
    Then the Reavers rule clearing 9
    And it is refused citing LR.5.2.III: clearing 9 holds a cache

  @4.3.1 @LR.2.2.I
  Scenario: An ambush removes a cache of the attacking Reavers once their warriors are gone
    Given the seats are Reavers and Marquise
    And clearing 9 holds 1 Reavers warrior, 1 reserve and 1 Marquise warrior
    And the Marquise holds Ambush! (mouse)
    When the Reavers battle the Marquise in clearing 9:
      | player   | asked  | answer          |
      | Marquise | ambush | Ambush! (mouse) |
    Then clearing 9 holds 1 Marquise warrior, no Reavers warriors and no reserve
    And the Marquise scores 2 points
    And the Reavers score 1 point

  @card.false-orders
  Scenario: False Orders moves warriors away from a cache, not the cache
    Given the seats are Marquise and Reavers
    And the deck is Exiles and Partisans
    And the Marquise's play area holds False Orders
    And clearing 9 holds 2 Reavers warriors and 1 loot
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer          |
      | warriors to force | Reavers > 9 > 1 |
    Then clearing 1 holds 1 Reavers warrior
    And clearing 9 holds 1 Reavers warrior and 1 loot

  @card.royal-claim
  Scenario: Royal Claim counts clearings with an encampment, not those with a cache alone
    Given the seats are Reavers and Marquise
    And the Reavers' play area holds Royal Claim
    And clearing 9 holds 1 encampment
    And clearing 8 holds 1 loot
    And the Reavers' supply holds 11 warriors
    When the Reavers play their Birdsong:
      | asked             | answer      |
      | action            | Royal Claim |
      | cache             | loot        |
      | clearing to scout | 5           |
    Then the Reavers score 1 point

  @card.league-of-adventurous-mice
  Scenario: A move that a card gives need leave no Lemming piece behind
    Given the seats are Reavers and Marquise
    And the deck is Exiles and Partisans
    And the Reavers' play area holds League of Adventurous Mice
    And the Reavers' crafted items hold 1 boot
    And clearing 9 holds 2 Reavers warriors
    When the Reavers take the action League of Adventurous Mice:
      | asked             | answer |
      | move              | 9 > 1  |
      | how many warriors | 2      |
    Then clearing 1 holds 2 Reavers warriors
    And the Reavers' crafted items hold 1 exhausted boot

  # Knaves

  @LR.2.4 @18.6.3
  Scenario Outline: Freed Lemmings leave their supply as it is, which must still hold more than Upkeep asks
    Given the seats are Knaves, Reavers and Marquise
    And on the Knaves' board captain, thief is face down
    And on the Knaves' board captain, ronin is face down
    And on the Knaves' board captain, jailor is face down
    And the Reavers' supply holds <supply> warriors
    And the forest 4-9-12 holds 3 Reavers warriors
    When the Knaves play their Evening:
      | player  | asked                        | answer |
      | Reavers | clearing for freed prisoners | 9      |
    Then clearing 9 holds 3 Reavers warriors
    And the forest 4-9-12 holds no Reavers warriors
    And the Reavers' supply holds <supply> warriors

    Examples:
      | supply |
      | 12     |
      | 11     |

  @LR.2.4 @18.6.3
  Scenario: With ten in their supply freed Lemmings can be placed nowhere
    Given the seats are Knaves, Reavers and Marquise
    And on the Knaves' board captain, thief is face down
    And on the Knaves' board captain, ronin is face down
    And on the Knaves' board captain, jailor is face down
    And the Reavers' supply holds 10 warriors
    And the forest 4-9-12 holds 3 Reavers warriors
    When the Knaves play their Evening
    Then the forest 4-9-12 holds 3 Reavers warriors
    And the Reavers are not asked for clearing for freed prisoners
