Feature: Published questions

  What the engine does in the cases that the publisher's answers settle; src/woodlaw/faq/data/published.yaml tells them.

  @faq.00 @6.2.2 @4.2
  Scenario: The keep stands in the way of placing, and not of moving
    Given clearing 1 holds the keep
    And clearing 5 holds 3 Clergy warriors and 1 fox flower
    When the Clergy moves 2 warriors and 1 fox flower from clearing 5 to clearing 1
    Then clearing 1 holds 2 Clergy warriors and 1 fox flower
    And the Clergy cannot place a fox flower in clearing 1, citing 6.2.2
    And the Clergy cannot place a Clergy warrior in clearing 1, citing 6.2.2
    And the Clergy can place a Clergy warrior in clearing 5

  @faq.01 @2.2.3
  Scenario: A building fills a slot, and none is built where no slot is open
    Given clearing 5 holds 1 sawmill
    Then clearing 5 has 1 open slot
    When the Clergy places 1 cathedral in clearing 5
    Then clearing 5 has 0 open slots
    And the Marquise cannot place a workshop in clearing 5, citing 2.2.3

  @faq.01 @2.2.3 @G.20
  Scenario: Tokens need no slot and fill none
    Given clearing 1 holds 1 sawmill
    When the Marquise places 2 wood in clearing 1
    And the Clergy places 1 fox flower in clearing 1
    Then clearing 1 holds 1 sawmill, 2 wood and 1 fox flower
    And the Marquise cannot place a workshop in clearing 1, citing 2.2.3
    And the Marquise can place the keep in clearing 1

  @faq.02 @3.2.1 @4.3.6
  Scenario Outline: A building lost in battle costs its owner nothing
    Given the Marquise has 7 points
    And the Clergy has 3 points
    And clearing 5 holds 3 Clergy warriors and 1 <building>
    When the Clergy battles the Marquise in clearing 5, rolling 0 and 0
    Then clearing 5 holds no <building>
    And the Marquise has 7 points
    And the Clergy has 4 points

    Examples:
      | building |
      | sawmill  |
      | workshop |

  @faq.02 @3.2.1
  Scenario: A building that is lost takes away no points that it scored when it was built
    Given the Clergy has 3 points
    And clearing 8 holds 2 fox flowers
    And clearing 5 holds 1 cathedral
    When the Clergy takes the action build
    Then clearing 8 holds 1 cathedral
    And the Clergy has 4 points
    When the Marquise removes 1 cathedral from clearing 8:
      | player | asked             | answer |
      | Clergy | warriors to place | 0      |
    Then the Clergy has 4 points
    And the Marquise has 1 point

  @faq.05 @4.3 @4.3.5.II
  Scenario: A token is battled like any enemy piece
    Given the seats are Marquise and Alliance
    And clearing 5 holds 1 Marquise warrior and 1 sympathy
    Then the Marquise can battle the Alliance in clearing 5
    When the Marquise battles the Alliance in clearing 5, rolling 0 and 0
    Then clearing 5 holds no sympathy and 1 Marquise warrior
    And the Marquise scores 1 point

  @faq.05 @4.3.6
  Scenario: Tokens fall in battle once no warrior is left before them
    Given clearing 5 holds 2 Clergy warriors, 1 Marquise warrior and 2 wood
    When the Clergy battles the Marquise in clearing 5, rolling 2 and 0
    Then clearing 5 holds 1 wood and no Marquise warriors
    And the Clergy scores 1 point

  @faq.05 @card.favor-of-the-rabbits @G.24
  Scenario: An effect that removes enemy pieces removes tokens too
    Given the seats are Marquise, Clergy and Alliance
    And clearing 5 holds 2 workshops and 1 sympathy
    And clearing 4 holds 1 workshop and 1 rabbit flower
    And clearing 8 holds 1 fox flower
    And the Marquise holds Favor of the Rabbits
    When the Marquise crafts Favor of the Rabbits:
      | asked                  | answer                      |
      | to activate for rabbit | clearing 5 > crafting piece |
      | to activate for rabbit | clearing 5 > crafting piece |
    Then clearing 5 holds 2 workshops and no sympathy
    And clearing 4 holds 1 workshop and no rabbit flower
    And clearing 8 holds 1 fox flower
    And the Marquise scores 2 points

  @faq.07 @G.24
  Scenario: A removed building returns to its owner's board, a token to its supply
    Given clearing 5 holds 1 sawmill and 2 wood
    When the Clergy removes 1 sawmill and 1 wood from clearing 5
    Then the Marquise's supply holds 6 sawmills and 7 wood
    And clearing 5 holds 1 wood and no sawmill

  @faq.07 @G.24
  Scenario: A Cathedral that was removed is on the track again, and built anew as the leftmost
    Given clearing 5 holds 1 cathedral
    And clearing 7 holds 1 cathedral
    And clearing 8 holds 1 cathedral
    When the Marquise removes 1 cathedral from clearing 8:
      | player | asked             | answer |
      | Clergy | warriors to place | 0      |
    Then the Clergy's supply holds 4 cathedrals

  @faq.07 @HCC.2.2.III
  Scenario: The Clergy's own rule sends a flower to the blind bag
    Given clearing 8 holds 2 fox flowers
    When the Marquise removes 1 fox flower from clearing 8
    Then the Clergy's blind bag holds 2 fox flowers
    And clearing 8 holds 1 fox flower

  @faq.08 @4.1.1
  Scenario: An activated workshop stays, and serves once in the turn
    Given clearing 9 holds 1 workshop
    And the Marquise holds Root Tea (mouse) and Mouse-in-a-Sack
    When the Marquise plays her Daylight:
      | asked         | answer           |
      | card to craft | Root Tea (mouse) |
      | action        | end              |
    Then clearing 9 holds 1 workshop
    And the Marquise's crafted items hold 1 tea
    And the Marquise holds Mouse-in-a-Sack

  @faq.09 @1.3.3 @4.3
  Scenario: Nobody is asked for leave to attack
    Given it is the Marquise's Daylight
    And clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
    And the dice will show 2 and 0
    When the Marquise takes the action battle
    Then it happens that the Marquise battles the Clergy in clearing 5
    And the Clergy is not asked for action
    And clearing 5 holds no Clergy warriors

  @faq.09 @HCC.6.1
  Scenario: The Clergy take the card of whoever repents, and are not asked about it
    Given clearing 5 holds 1 cathedral and 1 Marquise warrior
    And the Clergy holds Anvil, Armorers, Sappers, Royal Claim and Birdy Bindle
    And the Clergy's blind bag holds no fox flower, no rabbit flower, no mouse flower and no bird flower
    And the Marquise holds Bake Sale
    When the Clergy plays their Evening:
      | player   | asked               | answer    |
      | Marquise | card to repent with | Bake Sale |
      | Clergy   | card to discard     | ?         |
    Then the Marquise is penitent
    And the Clergy is offered Bake Sale when asked for card to discard

  @faq.10 @6.6 @1.4.1
  Scenario: A player without pieces still has turns, and still draws
    Given the deck's top cards are Anvil and Armorers
    When the Marquise plays her turn:
      | asked  | answer |
      | action | end    |
    Then the Marquise holds Anvil
    And nobody has won
    And the next turn is the Clergy's

  @faq.10 @6.5.4 @6.5.4.I
  Scenario: A Marquise who rules nothing builds nothing
    Given the Marquise holds Anvil
    When the Marquise tries to take the action build
    Then it is refused citing 6.5.4.I
    And nothing changes

  @faq.10 @11.2.7.III @6.5.4 @6.5.4.I
  Scenario: With hired warriors the Marquise rules a clearing, and builds there
    Given the seats are Marquise, Clergy and Riverfolk
    And it is the Marquise's Daylight
    And the turn remembers bought, mercenaries: 1
    And clearing 5 holds 1 Riverfolk warrior
    And clearing 8 holds 1 Riverfolk warrior and 1 Clergy warrior
    Then the Marquise rules clearing 5
    And nobody rules clearing 8
    When the Marquise takes the action build:
      | asked | answer      |
      | build | 5 > sawmill |
    Then clearing 5 holds 1 sawmill

  @faq.11 @4.2
  Scenario: Other players march to the keep
    Given clearing 1 holds the keep and 3 Marquise warriors
    And clearing 5 holds 3 Clergy warriors
    When the Clergy moves 3 warriors from clearing 5 to clearing 1
    Then clearing 1 holds 3 Clergy warriors and 3 Marquise warriors
    And clearing 5 holds nothing

  @faq.16 @4.2.2
  Scenario: Moves take warriors out of a clearing one at a time, and the same one there and back
    Given clearing 1 holds 3 Marquise warriors
    When the Marquise takes the action march:
      | asked             | answer |
      | move              | 1 > 5  |
      | how many warriors | 1      |
      | move              | 1 > 5  |
      | how many warriors | 1      |
    Then clearing 5 holds 2 Marquise warriors
    When the Marquise takes the action march:
      | asked             | answer |
      | move              | 1 > 9  |
      | move              | 9 > 1  |
    Then clearing 1 holds 1 Marquise warrior

  @faq.14 @7.5.2
  Scenario: A column without cards brings no turmoil
    Given the seats are Eyrie, Marquise and Clergy
    And the Eyrie's cards hold commander
    And the Eyrie's move holds Loyal Vizier
    And the Eyrie's battle holds Loyal Vizier
    And clearing 5 holds 1 roost and 2 Eyrie warriors
    And the Eyrie has 10 points
    And clearing 1 holds 1 Marquise warrior
    And the dice will show 0 and 0
    When the Eyrie plays its Daylight:
      | asked             | answer |
      | move              | 5 > 1  |
      | how many warriors | 1      |
    Then the Eyrie has 10 points
    And the Eyrie's cards hold commander

  @faq.15 @7.7 @7.5.2
  Scenario: The Decree's resolved cards stand when the next card brings turmoil
    Given the seats are Eyrie, Marquise and Clergy
    And the Eyrie's cards hold commander
    And the Eyrie's move holds Loyal Vizier
    And the Eyrie's battle holds Loyal Vizier
    And clearing 5 holds 1 roost and 2 Eyrie warriors
    And the Eyrie has 10 points
    And the Eyrie's recruit holds Root Tea (rabbit) and Root Tea (mouse)
    When the Eyrie plays its Daylight:
      | asked        | answer  |
      | recruit card | rabbit  |
      | leader       | builder |
    Then clearing 5 holds 3 Eyrie warriors
    And the Eyrie has 8 points
    And the Eyrie's cards hold builder

  @faq.16 @7.5.2.II @4.2.2
  Scenario: The same warrior may be moved by several cards, there and back
    Given the seats are Eyrie, Marquise and Clergy
    And the Eyrie's cards hold despot
    And clearing 5 holds 1 Eyrie warrior
    And the Eyrie's move holds Root Tea (rabbit) and Anvil
    When the Eyrie plays its Daylight:
      | asked     | answer |
      | move card | rabbit |
      | move      | 5 > 1  |
      | move      | 1 > 5  |
    Then clearing 5 holds 1 Eyrie warrior
    And the Eyrie's cards hold despot

  @faq.19 @8.4.1.I
  Scenario: No revolt in a suit whose base is on the map
    Given the seats are Marquise and Alliance
    And clearing 1 holds 1 fox base
    And clearing 8 holds 1 sympathy
    And clearing 5 holds 1 sympathy
    And the Alliance's supporters hold Armorers and Sappers
    When the Alliance tries to take the action revolt in its Birdsong:
      | asked                 | answer |
      | clearing to revolt in | 8      |
    Then it is refused citing 8.4.1.I: no base on the board matches clearing 8

  @faq.22 @8.2.6
  Scenario: A Vagabond who removes sympathy pays for Outrage
    Given the seats are Marquise, Alliance and Vagabond
    And clearing 5 holds 1 sympathy and 1 pawn
    And the Vagabond holds Cobbler and Anvil
    When the Vagabond removes 1 sympathy from clearing 5
    Then the Alliance's supporters hold Cobbler
    And the Vagabond holds Anvil

  @faq.22 @faq.24 @8.2.6 @4.2
  Scenario: A pawn that moves to sympathy costs no card
    Given the seats are Marquise, Alliance and Vagabond
    And clearing 5 holds 1 sympathy
    And clearing 1 holds 1 pawn and 1 Marquise warrior
    And the Vagabond holds Cobbler
    And the Marquise holds Bake Sale
    When the Vagabond moves 1 pawn from clearing 1 to clearing 5
    Then the Alliance's supporters hold nothing
    And the Vagabond holds Cobbler
    When the Marquise moves 1 Marquise warrior from clearing 1 to clearing 5
    Then the Alliance's supporters hold Bake Sale

  @faq.30 @3.3.1
  Scenario: A player in a coalition may activate a dominance card
    Given the seats are Marquise, Clergy, Diaspora and Vagabond
    And it is the Marquise's Daylight
    And on the Vagabond's board coalition with is Marquise
    And the Marquise has 10 points
    And the Marquise holds Dominance (fox)
    When the Marquise activates Dominance (fox)
    Then the Marquise has activated Dominance (fox)
    And the Marquise has left the score track

  @faq.23 @9.2.1 @4.1.1
  Scenario: Hammers have the suit of one clearing
    Given the seats are Vagabond and Marquise
    And the Vagabond's cards hold tinker
    And clearing 1 holds 1 pawn
    And the Vagabond's satchel holds 3 hammers
    And the Vagabond holds Tax Collector and Anvil
    And the item supply holds 1 hammer
    When the Vagabond tries to take the action craft:
      | asked         | answer        |
      | card to craft | Tax Collector |
    Then it is refused citing 9.5.8: nothing to activate for fox and rabbit and mouse

  @faq.26 @9.2.9.III
  Scenario: A building that falls makes nobody Hostile
    Given the seats are Vagabond and Marquise
    And clearing 5 holds 1 pawn and 1 sawmill
    And the Vagabond's satchel holds 1 sword
    When the Vagabond battles the Marquise in clearing 5, rolling 0 and 0
    Then clearing 5 holds no sawmill
    And the Marquise is indifferent to the Vagabond

  @faq.29 @9.2.9.IIb @M.3.5
  Scenario: Warriors of an Ally go along aboard the Ferry
    Given the map is Lake
    And the seats are Vagabond and Marquise
    And clearing 1 holds 1 pawn, 2 Marquise warriors and the Ferry
    And the Marquise is allied to the Vagabond
    And the Vagabond's satchel holds 1 boot
    When the Vagabond takes the action move:
      | asked                | answer         |
      | move                 | 1 > 12 > ferry |
      | allies to move along | Marquise       |
      | how many warriors    | 2              |
      | next to draw         | Marquise       |
    Then clearing 12 holds 1 pawn, 2 Marquise warriors and the Ferry
    And the Vagabond draws 1 card
    And the Marquise draws 1 card

  @faq.30 @9.2.8
  Scenario: No coalition is formed with a player whose dominance card is activated
    Given the seats are Vagabond, Marquise, Clergy and Diaspora
    And it is the Vagabond's Daylight
    And the forest 4-9-12 holds 1 pawn
    And the Vagabond has 10 points
    And the Marquise has activated Dominance (fox)
    And the Vagabond holds Dominance (mouse)
    When the Vagabond tries to take the action form coalition:
      | asked          | answer   |
      | coalition with | Marquise |
    Then it is refused citing 9.2.8: Marquise de Cat has no score marker on the track

  @faq.32 @9.5.6 @9.2.9.III
  Scenario: What Strike removes scores no Infamy
    Given the seats are Vagabond and Marquise
    And clearing 5 holds 1 pawn and 2 Marquise warriors
    And the Marquise is hostile to the Vagabond
    And the Vagabond's satchel holds 1 crossbow
    When the Vagabond takes the action strike
    Then clearing 5 holds 1 Marquise warrior
    And the Vagabond scores nothing

  @faq.33 @4.3 @11.2.7.III
  Scenario: Hired warriors alone initiate a battle
    Given the seats are Marquise, Clergy and Riverfolk
    And it is the Marquise's Daylight
    And the turn remembers bought, mercenaries: 1
    And clearing 5 holds 2 Riverfolk warriors and 3 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 0
    Then the Clergy loses 2 warriors in clearing 5

  @faq.35 @11.2.6 @1.3.3
  Scenario: The Riverfolk sell to whoever pays, and are not asked
    Given the seats are Marquise and Riverfolk
    And on the Riverfolk's board cost, hand card is 3
    And the Riverfolk hold Anvil
    When the Marquise plays her Birdsong:
      | player   | asked   | answer    |
      | Marquise | service | hand card |
    Then the Marquise holds Anvil
    And the Riverfolk's payments hold 3 Marquise warriors

  @faq.39 @4.3
  Scenario: The Keepers battle where another rules
    Given the seats are Keepers and Marquise
    And clearing 5 holds 1 Keepers warrior and 3 Marquise warriors
    When the Keepers battles the Marquise in clearing 5, rolling 1 and 0
    Then the Marquise loses 1 warrior in clearing 5
    And the Marquise rules clearing 5

  @faq.10 @HCC.4.1
  Scenario: The Clergy come back by a rule of their own
    When the Clergy plays their Birdsong:
      | asked               | answer |
      | divine intervention | 5      |
    Then clearing 5 holds 4 Clergy warriors
