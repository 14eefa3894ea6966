Feature: The Corvids beside the cards of both decks

  Every card that draws, moves, rules, removes or gains warriors, with plots (13).

  Background:
    Given the seats are Corvids, Marquise and Eyrie

  # The Standard deck

  @card.favor-of-the-mice @13.7.4
  Scenario: A favor removes plots with all else, and a raid among them brings its warriors once all is gone
    Given the Marquise holds Favor of the Mice
    And clearing 2 holds 2 workshops and 1 plot
    And clearing 7 holds 1 workshop
    And clearing 9 holds 1 plot and 2 Corvid warriors
    And on the Corvids' board plot, clearing 2 is snare
    And on the Corvids' board plot, clearing 9 is raid
    When the Marquise crafts Favor of the Mice:
      | asked                 | answer                      |
      | to activate for mouse | clearing 2 > crafting piece |
      | to activate for mouse | clearing 2 > crafting piece |
    Then clearing 2 holds 2 workshops and no plot
    And clearing 9 holds no Corvid pieces
    And clearing 1 holds 1 Corvid warrior
    And clearing 4 holds 1 Corvid warrior
    And clearing 12 holds 1 Corvid warrior
    And the Marquise scores 2 points

  @card.favor-of-the-mice
  Scenario: The Corvids' own favor leaves their plots
    Given the Corvids hold Favor of the Mice
    And clearing 2 holds 1 plot and 1 Marquise warrior
    And clearing 7 holds 1 snare
    And clearing 9 holds 1 raid
    When the Corvids craft Favor of the Mice:
      | asked                 | answer                      |
      | to activate for mouse | clearing 2 > crafting piece |
      | to activate for mouse | clearing 7 > crafting piece |
    Then clearing 2 holds 1 plot and no Marquise warriors
    And clearing 7 holds 1 snare
    And clearing 9 holds 1 raid

  @card.tax-collector
  Scenario: Tax Collector removes a warrior beside a plot, and the plot stays
    Given the Corvids' play area holds Tax Collector
    And clearing 5 holds 1 plot and 1 Corvid warrior
    When the Corvids take the action Tax Collector
    Then clearing 5 holds 1 plot and no Corvid warriors
    And the Corvids draw 1 card

  @card.cobbler @13.6.1
  Scenario: Cobbler moves at the start of Evening, and the Corvids may exert and not draw all the same
    Given the Corvids' play area holds Cobbler
    And clearing 5 holds 1 Corvid warrior
    When the Corvids play their Evening:
      | asked       | answer |
      | move        | 5 > 1  |
      | action      | move   |
      | move        | 1 > 9  |
    Then clearing 9 holds 1 Corvid warrior
    And the Corvids draw 0 cards

  @card.cobbler @13.7.2
  Scenario: The move of Cobbler does not lead out of a snare
    Given the Marquise's play area holds Cobbler
    And clearing 5 holds 1 snare and 2 Marquise warriors
    When the Marquise plays her Evening
    Then clearing 5 holds 2 Marquise warriors
    And the Marquise is not asked for move

  @card.command-warren @13.2.5
  Scenario: The battle of Command Warren meets embedded agents too
    Given the Marquise's play area holds Command Warren
    And clearing 5 holds 2 Marquise warriors and 1 plot
    And on the Corvids' board plot, clearing 5 is bomb
    And the dice will show 0 and 0
    When the Marquise plays her Daylight:
      | asked  | answer      |
      | battle | 5 > Corvids |
      | action | end         |
    Then clearing 5 holds 1 Marquise warrior and no plot

  @card.brutal-tactics @13.2.5
  Scenario: Agents and Brutal Tactics both add a hit
    Given the Marquise's play area holds Brutal Tactics
    And clearing 5 holds 3 Marquise warriors, 2 Corvid warriors and 1 plot
    And on the Corvids' board plot, clearing 5 is bomb
    When the Marquise battles the Corvids in clearing 5, rolling 0 and 0:
      | asked              | answer |
      | use Brutal Tactics | use    |
    Then the Marquise loses 1 warrior in clearing 5
    And the Corvids lose 1 warrior in clearing 5
    And the Corvids score 1 point

  @card.armorers @13.2.5
  Scenario: Armorers ignore the rolled hits, and not that of agents
    Given the Marquise's play area holds Armorers
    And clearing 5 holds 3 Marquise warriors, 2 Corvid warriors and 1 plot
    When the Marquise battles the Corvids in clearing 5, rolling 1 and 1:
      | asked        | answer |
      | use Armorers | use    |
    Then the Marquise loses 1 warrior in clearing 5

  @card.codebreakers
  Scenario: Codebreakers look at the Corvids' hand, and at no plot
    Given the Marquise's play area holds Codebreakers
    And clearing 5 holds 1 plot
    And on the Corvids' board plot, clearing 5 is bomb
    And the Corvids hold Anvil
    When the Marquise takes the action Codebreakers:
      | asked        | answer  |
      | other player | Corvids |
    Then clearing 5 holds 1 plot

  # The Exiles and Partisans deck

  @card.informants @13.6.2
  Scenario: Informants take an ambush card instead of all that the Corvids would draw
    Given the deck is Exiles and Partisans
    And the Corvids' play area holds Informants
    And clearing 5 holds 1 extortion
    And the discard pile holds Ambush! (fox)
    When the Corvids play their Evening:
      | asked               | answer        |
      | ambush card to take | Ambush! (fox) |
    Then the Corvids hold Ambush! (fox)
    And the Corvids draw 0 cards

  @13.6.1
  Scenario: The Corvids who exert draw nothing that Informants could be taken for
    Given the deck is Exiles and Partisans
    And the Corvids' play area holds Informants
    And clearing 5 holds 1 Corvid warrior
    And the discard pile holds Ambush! (fox)
    When the Corvids play their Evening:
      | asked  | answer |
      | action | move   |
      | move   | 5 > 1  |
    Then the Corvids hold nothing
    And the discard pile holds Ambush! (fox)

  @card.tunnels @13.2.1
  Scenario Outline: Tunnels join the clearings of plots, face up and face down
    Given the deck is Exiles and Partisans
    And the Corvids' play area holds Tunnels
    And clearing 1 holds 1 plot and 1 Corvid warrior
    And clearing 3 holds 1 <plot>
    Then the Corvids can move a warrior from clearing 1 to clearing 3
    And the Corvids cannot move a warrior from clearing 1 to clearing 7, citing 4.2

    Examples:
      | plot  |
      | plot  |
      | snare |

  # A reading: the raid is gone, so that its clearing has no crafting piece any more.
  @card.tunnels @13.7.4
  Scenario: A raid brings no warriors along tunnels that its own plot dug
    Given the deck is Exiles and Partisans
    And the Corvids' play area holds Tunnels
    And clearing 5 holds 1 raid and 2 Marquise warriors
    And clearing 3 holds 1 snare
    When the Marquise removes 1 raid from clearing 5
    Then clearing 1 holds 1 Corvid warrior
    And clearing 2 holds 1 Corvid warrior
    And clearing 3 holds no Corvid warriors

  @card.boat-builders @13.7.4
  Scenario: With Boat Builders a raid brings warriors along rivers too
    Given the deck is Exiles and Partisans
    And the Corvids' play area holds Boat Builders
    And clearing 5 holds 1 raid and 2 Marquise warriors
    When the Marquise removes 1 raid from clearing 5
    Then clearing 1 holds 1 Corvid warrior
    And clearing 2 holds 1 Corvid warrior
    And clearing 10 holds 1 Corvid warrior

  @card.soup-kitchens
  Scenario: With Soup Kitchens each plot counts for rule as two
    Given the deck is Exiles and Partisans
    And the Corvids' play area holds Soup Kitchens
    And clearing 5 holds 1 plot and 1 Marquise warrior
    And clearing 1 holds 1 snare and 2 Marquise warriors
    And clearing 9 holds 1 bomb and 3 Marquise warriors
    Then the Corvids rule clearing 5
    And nobody rules clearing 1
    And the Marquise rules clearing 9

  @card.coffin-makers @13.5.2
  Scenario: Warriors removed for a plot go to Coffin Makers
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Coffin Makers
    And clearing 5 holds 2 Corvid warriors
    When the Corvids take the action plot:
      | asked            | answer |
      | type of the plot | bomb   |
    Then the Marquise's card coffin makers holds 1 Corvid warrior
    And clearing 5 holds 1 plot and 1 Corvid warrior

  @card.coffin-makers @13.7.1
  Scenario: Warriors that a bomb removes go to Coffin Makers
    Given the deck is Exiles and Partisans
    And the Corvids' play area holds Coffin Makers
    And clearing 5 holds 1 plot, 1 Corvid warrior and 5 Marquise warriors
    And on the Corvids' board plot, clearing 5 is bomb
    When the Corvids take the action flip in their Birdsong
    Then the Corvids' card coffin makers holds 5 Marquise warriors
    And clearing 5 holds 1 Corvid warrior and no Marquise warriors

  @card.coffin-makers @13.7.4
  Scenario: Warriors on Coffin Makers are not at hand for a raid
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Coffin Makers
    And the Corvids' supply holds no warriors
    And clearing 5 holds 1 raid, 1 Corvid warrior and 3 Marquise warriors
    When the Marquise battles the Corvids in clearing 5, rolling 2 and 0
    Then the Marquise's card coffin makers holds 1 Corvid warrior
    And clearing 1 holds nothing
    And clearing 2 holds nothing

  @card.eyrie-emigre @13.7.2
  Scenario: From a snare Eyrie Emigre does not move its owner's warriors
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Eyrie Emigre
    And clearing 5 holds 1 snare and 2 Marquise warriors
    When the Marquise plays her Birdsong
    Then clearing 5 holds 2 Marquise warriors

  @card.propaganda-bureau @13.7.2
  Scenario: Propaganda Bureau replaces no warrior by an enemy's at a snare
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Root Tea (rabbit)
    And clearing 5 holds 1 snare and 2 Corvid warriors
    When the Marquise tries to take the action Propaganda Bureau
    Then it is refused citing 13.7.2
    And clearing 5 holds 2 Corvid warriors

  @13.2.3
  Scenario: Corvid Planners give the Corvids nothing that they have not
    Given the deck is Exiles and Partisans
    And the Corvids' play area holds Corvid Planners
    And clearing 1 holds 1 Corvid warrior and 3 Marquise warriors
    Then the Corvids can move a warrior from clearing 1 to clearing 5
    And the Corvids cannot move a warrior from clearing 1 to clearing 2, citing 4.2

  @card.false-orders @13.7.2
  Scenario: False Orders move nobody out of a snare
    Given the deck is Exiles and Partisans
    And the Eyrie's play area holds False Orders
    And clearing 5 holds 1 snare and 2 Marquise warriors
    When the Eyrie try to take the action False Orders in their Birdsong
    Then clearing 5 holds 2 Marquise warriors

  @card.league-of-adventurous-mice @13.5
  Scenario: The move of the League is none of the Corvids' actions
    Given the deck is Exiles and Partisans
    And the Corvids' play area holds League of Adventurous Mice
    And the Corvids' crafted items hold 1 tea
    And clearing 5 holds 1 Corvid warrior
    When the Corvids play their Daylight:
      | asked  | answer                    |
      | action | League of Adventurous Mice |
      | move or battle | move |
      | move   | 5 > 1                     |
      | action | move                      |
      | move   | 1 > 5                     |
      | action | move                      |
      | move   | 5 > 1                     |
      | action | move                      |
      | move   | 1 > 5                     |
    Then clearing 5 holds 1 Corvid warrior
