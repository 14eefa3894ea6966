Feature: The Knaves beside the cards of both decks

  Every card that touches moves, hits, items or forests.

  Background:
    Given the seats are Knaves, Marquise and Clergy

  # Hits

  @18.2.6 @card.armorers
  Scenario: Against Armorers nobody is hit, and nobody taken, but the Acting Captain is acclaimed
    Given on the Knaves' board captain, thief is acting
    And the Marquise's play area holds Armorers
    And clearing 9 holds 1 thief, 2 skunks and 2 Marquise warriors
    When the Knaves battle the Marquise in clearing 9, rolling 2 and 0:
      | player   | asked        | answer |
      | Marquise | use Armorers | use    |
    Then clearing 9 holds 1 thief, 2 skunks, 1 acclaim and 2 Marquise warriors
    And the forest 4-9-12 holds nothing

  @18.5.1.IVb @card.brutal-tactics
  Scenario: The extra hit of Brutal Tactics takes a Prisoner of its own in an Assault
    Given on the Knaves' board captain, ronin is acting
    And it is the Knaves' Daylight
    And the Knaves' play area holds Brutal Tactics
    And clearing 9 holds 1 ronin, 1 skunk and 3 Marquise warriors
    And the Knaves' stash holds 1 sword
    And the dice will show 1 and 0
    When the Knaves take the action assault:
      | asked                   | answer            |
      | move                    | decline           |
      | use Brutal Tactics      | use               |
      | forest for the prisoner | the forest 4-9-12 |
    Then the forest 4-9-12 holds 1 Marquise warrior
    And the forest 1-9-10-12 holds 1 Marquise warrior
    And clearing 9 holds 1 Marquise warrior
    And the Marquise scores 1 point

  @18.5.1.IVc @card.sappers
  Scenario: The extra hit of Sappers is the first that a Skirmish ignores where the dice give none
    Given on the Knaves' board captain, thief is acting
    And it is the Knaves' Daylight
    And the Marquise's play area holds Sappers
    And the forest 4-9-12 holds 1 thief
    And clearing 9 holds 2 Marquise warriors
    And the Knaves' stash holds 1 crossbow
    And the dice will show 0 and 0
    When the Knaves take the action skirmish:
      | player   | asked       | answer |
      | Marquise | use Sappers | use    |
    Then clearing 9 holds 1 thief, 1 acclaim and 2 Marquise warriors

  @18.5.1.IVd @card.sappers
  Scenario: A Captain that Sappers hit in a Nab flees
    Given on the Knaves' board captain, thief is acting
    And it is the Knaves' Daylight
    And the Marquise's play area holds Sappers
    And clearing 9 holds 1 thief and 2 Marquise warriors
    And the Knaves' stash holds 1 bag
    And the dice will show 0 and 0
    When the Knaves take the action nab:
      | player   | asked             | answer            |
      | Marquise | use Sappers       | use               |
      | Knaves   | forest to flee to | the forest 4-9-12 |
    Then the forest 4-9-12 holds 1 thief
    And clearing 9 holds no acclaim

  @18.5.1.IVc @card.scouting-party
  Scenario: With Scouting Party an ambush uses up no ignored hit of a Skirmish
    Given on the Knaves' board captain, thief is acting
    And it is the Knaves' Daylight
    And the Knaves' play area holds Scouting Party
    And the Marquise holds Ambush! (mouse)
    And the forest 4-9-12 holds 1 thief and 1 skunk
    And clearing 9 holds 2 Marquise warriors
    And the Knaves' stash holds 1 crossbow
    And the dice will show 1 and 1
    When the Knaves take the action skirmish:
      | player   | asked                   | answer            |
      | Knaves   | how many skunks         | 1                 |
      | Marquise | ambush                  | Ambush! (mouse)   |
      | Knaves   | forest for the prisoner | the forest 4-9-12 |
    Then clearing 9 holds 1 thief, 1 skunk, 1 acclaim and 1 Marquise warrior
    And the forest 4-9-12 holds 1 Marquise warrior

  @18.2.6 @card.command-warren
  Scenario: The battle of Command Warren takes a Prisoner wherever it is fought, and is no action of the Captain
    Given on the Knaves' board captain, thief is acting
    And the Knaves' play area holds Command Warren
    And clearing 12 holds 2 skunks and 2 Marquise warriors
    And clearing 9 holds 1 thief
    And the dice will show 1 and 0
    When the Knaves play their Daylight:
      | asked                   | answer                |
      | battle                  | 12 > Marquise         |
      | forest for the prisoner | the forest 4-7-8-12   |
      | action                  | move                  |
      | move                    | 9 > the forest 4-9-12 |
      | action                  | move                  |
      | move                    | the forest 4-9-12 > 9 |
      | action                  | move                  |
      | move                    | 9 > the forest 4-9-12 |
      | action                  | move                  |
      | move                    | the forest 4-9-12 > 9 |
    Then the forest 4-7-8-12 holds 1 Marquise warrior
    And clearing 12 holds no acclaim
    And clearing 9 holds 1 thief

  # Removing and replacing

  @card.tax-collector
  Scenario: Tax Collector may take a Captain out of a clearing, with Skunks there too, but nobody out of a forest
    Given on the Knaves' board captain, thief is acting
    And the Knaves' play area holds Tax Collector
    And clearing 9 holds 1 thief and 1 skunk
    And the forest 4-9-12 holds 1 ronin and 1 Marquise warrior
    When the Knaves take the action Tax Collector:
      | asked             | answer |
      | warrior to remove | ?      |
    Then the options of the Knaves are:
      | option             |
      | clearing 9 > thief |
      | clearing 9 > skunk |

  @card.favor-of-the-mice
  Scenario: A favor reaches Captains in clearings, and nobody in a forest
    Given the Marquise holds Favor of the Mice
    And clearing 9 holds 2 workshops, 1 thief and 2 skunks
    And clearing 7 holds 1 workshop
    And the forest 4-9-12 holds 1 ronin, 1 skunk and 1 Clergy warrior
    When the Marquise crafts Favor of the Mice:
      | asked                 | answer                      |
      | to activate for mouse | clearing 9 > crafting piece |
      | to activate for mouse | clearing 9 > crafting piece |
    Then clearing 9 holds 2 workshops, no thief and no skunks
    And the forest 4-9-12 holds 1 ronin, 1 skunk and 1 Clergy warrior

  @18.5.1.IVg @card.favor-of-the-mice
  Scenario: The Knaves' own favor takes no Prisoners, and leaves those they have
    Given on the Knaves' board captain, thief is acting
    And the Knaves' stash holds 1 hammer
    And clearing 9 holds 1 thief, 1 acclaim and 2 Marquise warriors
    And clearing 7 holds 1 acclaim
    And clearing 2 holds 1 acclaim
    And the forest 1-9-10-12 holds 1 Clergy warrior
    And the Knaves hold Favor of the Mice
    When the Knaves take the action serve:
      | asked                 | answer            |
      | card to craft         | Favor of the Mice |
      | to activate for mouse | 9 > acclaim       |
      | to activate for mouse | 7 > acclaim       |
    Then clearing 9 holds 1 thief, 1 acclaim and no Marquise warriors
    And the Marquise's supply holds 25 warriors
    And the forest 1-9-10-12 holds 1 Clergy warrior

  @card.propaganda-bureau @18.2.5
  Scenario: Propaganda wins Skunks over, no Captain and no Prisoner
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Root Tea (mouse)
    And clearing 9 holds 1 thief and 1 skunk
    And clearing 7 holds 1 ronin
    And the forest 4-9-12 holds 1 skunk and 1 Clergy warrior
    When the Marquise takes the action Propaganda Bureau
    Then clearing 9 holds 1 thief, 1 Marquise warrior and no skunks
    And clearing 7 holds 1 ronin

  @card.propaganda-bureau @18.2.5
  Scenario: With Captains alone there nobody is won over
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Root Tea (mouse)
    And clearing 9 holds 1 thief
    When the Marquise tries to take the action Propaganda Bureau
    Then it is refused citing 18.2.5

  # Moves

  @18.2.4 @card.cobbler
  Scenario: Cobbler moves any Knaves, several Captains together and without the one that acted
    Given on the Knaves' board captain, thief is face down
    And the Knaves' play area holds Cobbler
    And clearing 9 holds 1 ronin, 1 tinker, 1 skunk and 5 Marquise warriors
    When the Knaves play their Evening:
      | asked            | answer                |
      | move             | 9 > the forest 4-9-12 |
      | how many ronins  | 1                     |
      | how many tinkers | 1                     |
      | how many skunks  | 1                     |
    Then the forest 4-9-12 holds 1 ronin, 1 tinker and 1 skunk

  @18.2.4 @card.corvid-planners
  Scenario: With Corvid Planners the Knaves need no rule between clearings either
    Given the deck is Exiles and Partisans
    And clearing 9 holds 1 thief and 2 Marquise warriors
    And clearing 12 holds 1 Marquise warrior
    Then the Knaves cannot move a thief from clearing 9 to clearing 12, citing 4.2.1
    Given the Knaves' play area holds Corvid Planners
    Then the Knaves can move a thief from clearing 9 to clearing 12
    And the Knaves can move a thief from clearing 9 to the forest 4-9-12

  @18.2.4 @card.boat-builders
  Scenario: Boats carry Captains along rivers where the Knaves rule
    Given the deck is Exiles and Partisans
    And the Knaves' play area holds Boat Builders
    And clearing 4 holds 1 thief
    And clearing 11 holds 1 ronin and 2 Marquise warriors
    And clearing 7 holds 1 Marquise warrior
    Then the Knaves can move a thief from clearing 4 to clearing 7
    And the Knaves cannot move a ronin from clearing 11 to clearing 7, citing 4.2.1

  @card.eyrie-emigre @18.2.4
  Scenario: Knaves that Eyrie Emigre moves into a forest battle nobody there, and it is discarded
    Given the deck is Exiles and Partisans
    And on the Knaves' board captain, thief is face up
    And the Knaves' play area holds Eyrie Emigre
    And clearing 9 holds 1 thief and 1 Marquise warrior
    When the Knaves play their Birdsong:
      | asked | answer                |
      | move  | 9 > the forest 4-9-12 |
    Then the discard pile holds Eyrie Emigre
    And the forest 4-9-12 holds 1 thief

  @card.eyrie-emigre @18.2.6
  Scenario: In the battle of Eyrie Emigre the Knaves take a Prisoner and are acclaimed
    Given the deck is Exiles and Partisans
    And on the Knaves' board captain, thief is face up
    And the Knaves' play area holds Eyrie Emigre
    And the forest 4-9-12 holds 1 thief and 1 skunk
    And clearing 9 holds 2 Marquise warriors
    And the dice will show 1 and 0
    When the Knaves play their Birdsong:
      | asked                   | answer                |
      | move                    | the forest 4-9-12 > 9 |
      | how many thiefs         | 1                     |
      | how many skunks         | 1                     |
      | forest for the prisoner | the forest 4-9-12     |
    Then clearing 9 holds 1 thief, 1 skunk, 1 acclaim and 1 Marquise warrior
    And the forest 4-9-12 holds 1 Marquise warrior
    And the Knaves' play area holds Eyrie Emigre

  @card.tunnels @18.2.8
  Scenario: Tunnels join the Acting Captain's clearing with those of acclaim, and lead from no forest
    Given the deck is Exiles and Partisans
    And on the Knaves' board captain, thief is acting
    And the Knaves' play area holds Tunnels
    And clearing 9 holds 1 thief
    And clearing 2 holds 1 acclaim
    And clearing 3 holds 1 ronin
    And the forest 1-2-5-10 holds 1 tinker
    Then clearing 9 is adjacent to clearing 2 for the Knaves
    And clearing 9 is not adjacent to clearing 3 for the Knaves
    And the forest 1-2-5-10 is not adjacent to clearing 9 for the Knaves

  @card.false-orders @18.2.4 @1.5.5
  Scenario: False Orders may send Knaves into a forest, but no Prisoner out of one
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds False Orders
    And clearing 9 holds 2 skunks
    And the forest 4-9-12 holds 1 Clergy warrior and 2 skunks
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer                         |
      | warriors to force | Knaves > 9 > the forest 4-9-12 |
    Then the forest 4-9-12 holds 3 skunks and 1 Clergy warrior
    And the Marquise is not offered Clergy > the forest 4-9-12 > 9 when asked for warriors to force

  @card.soup-kitchens
  Scenario: With Soup Kitchens acclaim rules, for moves too
    Given the deck is Exiles and Partisans
    And the Knaves' play area holds Soup Kitchens
    And clearing 9 holds 1 acclaim and 1 Marquise warrior
    And clearing 12 holds 1 thief and 3 Marquise warriors
    Then the Knaves rule clearing 9
    And the Knaves can move a thief from clearing 12 to clearing 9

  # Items

  @card.league-of-adventurous-mice
  Scenario: Items of the Stash are not the League's to exhaust
    Given the deck is Exiles and Partisans
    And on the Knaves' board captain, thief is acting
    And the Knaves' play area holds League of Adventurous Mice
    And the Knaves' stash holds 1 boot
    And clearing 9 holds 1 thief
    When the Knaves try to take the action League of Adventurous Mice
    Then it is refused citing card.league-of-adventurous-mice: no item that is not exhausted

  @18.5.1.III @card.master-engravers
  Scenario: Master Engravers score for an item that is filched, which scores nothing else
    Given the deck is Exiles and Partisans
    And on the Knaves' board captain, thief is acting
    And the Knaves' play area holds Master Engravers
    And clearing 9 holds 1 thief
    And the Knaves hold Root Tea (mouse)
    When the Knaves take the action filch:
      | asked | answer  |
      | move  | decline |
    Then the Knaves score 1 point
    And the Knaves' stash holds 1 tea

  @18.5.1.III
  Scenario: An item that is filched from a box is not crafted, and no broker draws for it
    Given the deck is Exiles and Partisans
    And on the Knaves' board captain, ronin is acting
    And the Clergy's play area holds Murine Broker
    And clearing 9 holds 1 ronin and 1 Marquise warrior
    And the Marquise's crafted items hold 1 sword
    When the Knaves take the action filch
    Then the Knaves' stash holds 1 sword
    And the Clergy draws 0 cards
