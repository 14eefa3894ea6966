Feature: Game structure

  Turns, their phases, and what can come in between (1.4).

  # 1.4.1 Turn Structure
  @1.4.1
  Scenario Outline: The turn passes clockwise to the neighbour
    Given the seats are Marquise, Clergy and Eyrie
    And it is <player>'s turn
    Then the next turn is <next>'s

    Examples:
      | player       | next         |
      | the Marquise | the Clergy   |
      | the Clergy   | the Eyrie    |
      | the Eyrie    | the Marquise |

  @1.4.1
  Scenario: A turn runs through Birdsong, Daylight and Evening
    Given clearing 1 holds 1 sawmill
    And clearing 5 holds 1 Marquise warrior
    And the deck's top cards are Anvil
    When the Marquise plays her turn:
      | asked             | answer |
      | action            | march  |
      | move              | 5 > 1  |
      | move              | 1 > 9  |
      | action            | end    |
    Then clearing 1 holds 1 wood
    And clearing 9 holds 1 Marquise warrior
    And the Marquise holds Anvil and no cards
    And it is the Marquise's Evening
    And it happens that the turn of the Marquise begins
    And it happens that the turn of the Marquise ends

  @1.4.1
  Scenario: Birdsong comes before Daylight
    Given clearing 5 holds 1 Marquise warrior and 1 sawmill
    When the Marquise plays her turn:
      | asked  | answer |
      | action | ?      |
    Then clearing 5 holds 1 wood
    And it is the Marquise's Daylight
    And it does not happen that the turn of the Marquise ends

  @1.4.1
  Scenario: Birdsong is over before Daylight begins
    When the Marquise plays her Birdsong
    Then it is the Marquise's Birdsong

  @1.4.1 @3.3.1.I
  Scenario: What happens at the start of Birdsong comes ahead of all else in it
    Given the Marquise has activated Dominance (fox)
    And these clearings hold:
      | clearing | pieces             |
      | 1        | 1 sawmill          |
      | 6        | 1 Marquise warrior |
      | 8        | 1 Marquise warrior |
    When the Marquise plays her Birdsong
    Then the Marquise wins, citing 3.3.1.I
    And clearing 1 holds no wood

  @1.4.1 @M.4.4
  Scenario: What happens at the end of Evening comes after all else in it
    Given the map is Mountain
    And the Marquise has 29 points
    And clearing 10 holds 1 Marquise warrior
    And the deck's top cards are Anvil
    When the Marquise plays her Evening
    Then the Marquise wins, citing 3.1
    And the Marquise holds Anvil

  @1.4.1
  Scenario: The turns go on until somebody has won
    Given the map is Mountain
    And it is the Clergy's turn
    And clearing 10 holds 1 Marquise warrior
    And the Marquise has 29 points
    And clearing 5 holds 1 Clergy warrior
    And the Clergy's blind bag holds no fox flowers, no rabbit flowers, no mouse flowers and no bird flowers
    When turns are taken:
      | player   | asked  | answer |
      | Clergy   | action | end    |
      | Clergy   | action | end    |
      | Clergy   | action | end    |
      | Marquise | action | end    |
    Then the Marquise wins, citing 3.1

  @1.4.1
  Scenario: After the last of a round the first has the turn again
    Given it is the Clergy's turn
    And clearing 5 holds 1 Clergy warrior and 1 Marquise warrior
    And the Clergy's blind bag holds no fox flowers, no rabbit flowers, no mouse flowers and no bird flowers
    When turns are taken:
      | player   | asked  | answer |
      | Clergy   | action | end    |
      | Clergy   | action | end    |
      | Clergy   | action | end    |
      | Marquise | action | end    |
      | Clergy   | action | end    |
      | Clergy   | action | ?      |
    Then it is the Clergy's Daylight
    And nobody has won

  @1.4.1
  Scenario Outline: Evening ends with five cards in hand at most
    Given the Marquise holds <held> fox cards
    And the deck's top cards are Anvil
    When the Marquise plays her Evening
    Then the Marquise holds <kept> cards

    Examples:
      | held | kept |
      | 0    | 1    |
      | 4    | 5    |

  @1.4.1
  Scenario: Who holds too many cards at the end of Evening chooses which to discard
    Given the Marquise holds Anvil, Root Tea (fox), Foxfolk Steel, Travel Gear (fox), Protection Racket and Armorers
    And the deck's top cards are Bake Sale
    When the Marquise plays her Evening:
      | asked           | answer   |
      | card to discard | Armorers |
      | card to discard | Anvil    |
    Then the Marquise holds Bake Sale and 4 fox cards
    And the discard pile holds Armorers and Anvil

  @1.4.1 @3.3.1
  Scenario: What anybody may do in Daylight is offered with the actions of the faction
    Given the Marquise has 10 points
    And the Marquise holds Dominance (fox)
    And clearing 5 holds 1 Marquise warrior
    When the Marquise plays her Daylight:
      | asked         | answer             |
      | card to craft | activate dominance |
      | action        | end                |
    Then the Marquise has activated Dominance (fox)

  @1.4.1 @3.3.4
  Scenario: Taking an available dominance card is offered with the faction's actions
    Given the available dominance cards hold Dominance (fox)
    And the Marquise holds Anvil
    And clearing 5 holds 1 Marquise warrior
    When the Marquise plays her Daylight:
      | asked         | answer         |
      | card to craft | end            |
      | action        | take dominance |
      | action        | end            |
    Then the Marquise holds Dominance (fox) and no cards

  @1.4.1 @M.4.3
  Scenario: What the map has to offer in Daylight is offered with the faction's actions
    Given the map is Mountain
    And the Marquise holds Anvil
    And clearing 5 holds 1 Marquise warrior
    When the Marquise plays her Daylight:
      | asked         | answer    |
      | card to craft | end       |
      | action        | open path |
      | path to open  | path 2-5  |
      | action        | end       |
    Then the path between 2 and 5 is open

  @1.4.1 @3.3.1 @3.3.4
  Scenario: What belongs to Daylight is refused once Daylight is over
    Given the Marquise has 10 points
    And the available dominance cards hold Dominance (mouse)
    And the Marquise holds Dominance (fox) and Root Tea (mouse)
    And the deck's top cards are Bake Sale
    And clearing 5 holds 1 Marquise warrior
    When the Marquise plays her Daylight:
      | asked         | answer |
      | card to craft | end    |
      | action        | end    |
    And the Marquise plays her Evening
    And the Marquise tries to activate Dominance (fox)
    Then it is refused citing 3.3.1
    When the Marquise tries to take the available Dominance (mouse), spending Root Tea (mouse)
    Then it is refused citing 3.3.4: own Daylight
    And the available dominance cards hold Dominance (mouse)
    And the Marquise holds Dominance (fox), Root Tea (mouse) and Bake Sale

  @1.4.1 @11.2.6
  Scenario: What comes at the start of Birdsong is refused in Daylight, by its own clause
    Given the seats are Riverfolk, Marquise and Clergy
    And on the Riverfolk's board cost, hand card is 1
    And on the Riverfolk's board cost, riverboats is 1
    And on the Riverfolk's board cost, mercenaries is 1
    And clearing 5 holds 1 Marquise warrior
    When the Marquise tries to play her Daylight:
      | asked  | answer       |
      | action | buy services |
    Then it is refused citing 11.2.6

  @1.4.1
  Scenario: Birdsong is not Daylight
    Given the Clergy has 10 points
    And the Clergy holds Dominance (fox) and Armorers
    And clearing 5 holds 1 Clergy warrior
    When the Clergy plays its Birdsong:
      | asked  | answer |
      | action | ?      |
    Then the options of the Clergy are:
      | option |
      | bloom  |
      | end    |

  # 1.4.2 Interrupts
  @1.4.2
  Scenario: What a battle sets off waits until the battle is over
    Given clearing 5 holds 5 Marquise warriors, 1 Clergy warrior and 1 Cathedral
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 1:
      | player | asked             | answer     |
      | Clergy | warriors to place | 4          |
      | Clergy | enemy to battle   | ?          |
    Then the Marquise loses 1 warrior in clearing 5
    And clearing 5 holds 4 Clergy warriors and no Cathedral

  @1.4.2
  Scenario: An effect that is crafted is over before what it sets off
    Given these clearings hold:
      | clearing | pieces                                          |
      | 9        | 2 workshops                                     |
      | 2        | 1 workshop, 1 Cathedral and 3 Marquise warriors |
    And the Marquise holds Favor of the Mice
    When the Marquise crafts Favor of the Mice:
      | player   | asked               | answer            |
      | Marquise | to activate for mouse | 9 > crafting piece |
      | Marquise | to activate for mouse | 9 > crafting piece |
      | Clergy   | warriors to place     | 2                  |
      | Clergy   | enemy to battle       | ?                  |
    Then the discard pile holds Favor of the Mice
    And it happens that the Marquise crafts Favor of the Mice

  @1.4.2
  Scenario: What no action or effect is under way for happens at once
    Given clearing 5 holds 1 Cathedral and 1 Marquise warrior
    And the dice will show 0 and 0
    When the Marquise removes 1 Cathedral from clearing 5:
      | player | asked             | answer   |
      | Clergy | warriors to place | 2        |
      | Clergy | enemy to battle   | Marquise |
    Then clearing 5 holds 2 Clergy warriors

  @1.4.2
  Scenario: After a battle nothing is left waiting
    Given clearing 5 holds 3 Marquise warriors, 1 Clergy warrior and 1 sawmill
    And clearing 10 holds 1 Cathedral and 1 Marquise warrior
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 0
    And the Marquise removes 1 Cathedral from clearing 10:
      | player | asked             | answer  |
      | Clergy | warriors to place | 1       |
      | Clergy | enemy to battle   | decline |
    Then clearing 10 holds 1 Clergy warrior

  @1.4.2
  Scenario: A battle that another sets off can set off one of its own
    Given clearing 5 holds 9 Marquise warriors and 1 Cathedral
    And the dice will show 1 and 0
    And the dice will show 3 and 2
    When the Marquise battles the Clergy in clearing 5:
      | player | asked             | answer   |
      | Clergy | warriors to place | 4        |
      | Clergy | enemy to battle   | Marquise |
    Then clearing 5 holds 2 Clergy warriors and 6 Marquise warriors

  @1.4.2 @18.5.1.IVg @16.2.5
  Scenario Outline: What any player may do in its turn does not interrupt an action that crafts
    Given the seats are Knaves, Diaspora and Marquise
    And the map is Mountain
    And on the Knaves' board captain, vagrant is acting
    And clearing 10 holds 1 vagrant, 1 acclaim and 1 militant enclave
    And the path between 5 and 9 is closed
    And clearing 5 holds 1 skunk
    And the Knaves have 10 points
    And the Knaves' stash holds 1 hammer
    And the Knaves hold Frog Partisans, Dominance (fox) and Anvil
    And the available dominance cards hold Dominance (rabbit)
    When the Knaves try to take the action serve:
      | asked         | answer   |
      | card to craft | <action> |
    Then it is refused citing 1.4.2: nothing interrupts the action or effect under way
    And the Knaves' stash holds 1 exhausted hammer

    Examples:
      | action             |
      | negotiations       |
      | activate dominance |
      | open path          |

  @1.4.2 @18.5.1.IVg @16.2.5
  Scenario: What does not interrupt an action may be done before it and after it
    Given the seats are Knaves, Diaspora and Marquise
    And on the Knaves' board captain, vagrant is acting
    And clearing 9 holds 1 vagrant, 1 acclaim and 1 militant enclave
    And clearing 12 holds 1 acclaim
    And the Knaves' stash holds 2 hammers
    And the Knaves hold Frog Partisans and Mouse-in-a-Sack
    When the Knaves play their Daylight:
      | asked         | answer          |
      | action        | serve           |
      | card to craft | end             |
      | action        | negotiations    |
      | action        | serve           |
      | card to craft | Mouse-in-a-Sack |
      | action        | end             |
    Then the Knaves' stash holds 1 bag
    And clearing 9 holds 1 peaceful enclave

  @1.4.2 @18.5.1.IVg @16.2.5
  Scenario: Nothing comes between an action and its end where it has nothing left to ask
    Given the seats are Knaves, Diaspora and Marquise
    And on the Knaves' board captain, vagrant is acting
    And clearing 9 holds 1 vagrant, 1 acclaim and 1 militant enclave
    And clearing 12 holds 1 acclaim
    And the Knaves' stash holds 1 hammer
    And the Knaves hold Mouse-in-a-Sack
    When the Knaves take the action serve
    Then the Knaves are not asked for card to craft
    And the Knaves have no further negotiations as action, citing 1.4.2: nothing interrupts the action or effect under way
    And clearing 9 holds 1 militant enclave

  @1.4.2 @6.5
  Scenario: A step that crafts is no action, and other things come between its cards
    Given the seats are Marquise, Diaspora and Knaves
    And clearing 9 holds 1 workshop and 1 militant enclave
    And the Marquise holds Mouse-in-a-Sack
    When the Marquise plays her Daylight:
      | asked         | answer          |
      | card to craft | negotiations    |
      | card to craft | Mouse-in-a-Sack |
      | action        | end             |
    Then clearing 9 holds 1 peaceful enclave
    And the Marquise's crafted items hold 1 bag

  # 1.4.3 End of Turn
  @1.4.3
  Scenario: Who has begun the last step of a turn takes no more actions
    Given the map is Mountain
    And clearing 10 holds 1 Marquise warrior
    And the Marquise has 12 points
    And the Marquise holds Dominance (fox), Root Tea (fox), Foxfolk Steel, Travel Gear (fox), Protection Racket and Armorers
    And the deck's top cards are Bake Sale
    When the Marquise plays her Evening:
      | asked           | answer    |
      | card to discard | Armorers  |
      | card to discard | Bake Sale |
    Then the Marquise is not asked for action
    And the Marquise has 13 points

  @1.4.3 @16.2.5
  Scenario Outline: In the last step of a turn, and after it, nothing more is offered
    Given the seats are <player>, Diaspora and Duchy
    And clearing 8 holds 1 <piece> and 1 militant enclave
    And it is the <player>'s Evening, in the step <step>
    When the <player> goes on with their Evening
    Then the <player> is not asked for action, citing 1.4.3: the last step of the turn has begun
    And clearing 8 holds 1 militant enclave

    Examples:
      | player   | piece            | step                |
      | Marquise | sawmill          | draw and discard    |
      | Marquise | sawmill          | over                |
      | Eyrie    | roost            | draw and discard    |
      | Alliance | sympathy         | draw and discard    |
      | Vagabond | pawn             | check item capacity |
      | Clergy   | Clergy warrior   | draw and discard    |
      | Legion   | Legion warrior   | draw and discard    |
      | Reavers  | Reavers warrior  | draw and discard    |
      | Knaves   | skunk            | draw and discard    |
      | Knaves   | skunk            | over                |

  @1.4.3 @16.2.5
  Scenario Outline: Before the last step of a turn begins negotiations are offered
    Given the seats are <player>, Diaspora and Duchy
    And clearing 8 holds 1 <piece> and 1 militant enclave
    And it is the <player>'s Evening, in the step <step>
    When the <player> goes on with their Evening:
      | asked  | answer       |
      | action | negotiations |
      | action | end          |
    Then clearing 8 holds 1 peaceful enclave

    Examples:
      | player   | piece           | step             |
      | Eyrie    | roost           | score points     |
      | Vagabond | pawn            | discard cards    |
      | Legion   | Legion warrior  | return spoils    |
      | Knaves   | skunk           | protect the weak |

  @1.4.3 @16.2.5
  Scenario: A turn that has come to its last step offers nothing more
    Given the seats are Marquise, Diaspora and Clergy
    And clearing 8 holds 1 sawmill and 1 militant enclave
    When the Marquise plays her Evening:
      | asked  | answer |
      | action | end    |
    Then the Marquise has no further action, citing 1.4.3: the last step of the turn has begun

  @1.4.3 @M.4.4
  Scenario: Who has begun the last step of a turn still gets what its end brings
    Given the map is Mountain
    And clearing 10 holds 1 Marquise warrior
    When the Marquise plays her Evening
    Then the Marquise scores 1 point
