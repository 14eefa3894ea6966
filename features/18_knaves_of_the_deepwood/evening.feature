Feature: The Knaves' Evening

  Points for Prisoners and acclaim, Skunks for cards, rest for all three Captains, and drawing (18.6).

  Background:
    Given the seats are Knaves, Marquise and Clergy
    And the deck is Exiles and Partisans
    And on the Knaves' board captain, thief is face up
    And on the Knaves' board captain, ronin is face down
    And on the Knaves' board captain, jailor is face down

  # 18.6.1 Mock the Powerful

  @18.6 @18.6.1
  Scenario Outline: The Knaves score a point for every two Prisoners and for every two acclaim
    Given these clearings hold:
      | clearing             | pieces               |
      | the forest 4-9-12    | <prisoners>          |
      | the forest 3-6-11    | 1 thief and 3 skunks |
      | clearing 12          | 2 Marquise warriors  |
      | clearing 1           | <acclaim>            |
      | clearing 2           | 1 acclaim            |
    When the Knaves play their Evening
    Then the Knaves score <points>

    Examples:
      | prisoners                                | acclaim   | points   |
      | 1 Marquise warrior                       | 1 wood    | nothing  |
      | 1 Marquise warrior                       | 1 acclaim | 1 point  |
      | 1 Marquise warrior and 1 Clergy warrior  | 1 wood    | 1 point  |
      | 3 Marquise warriors and 1 Clergy warrior | 1 acclaim | 3 points |

  @18.6 @18.6.1 @3.1
  Scenario: The points for Prisoners and acclaim win before anything else in Evening
    Given the Knaves have 29 points
    And the forest 4-9-12 holds 2 Marquise warriors
    And clearing 9 holds 1 acclaim
    And the Knaves hold Root Tea (mouse)
    When the Knaves play their Evening
    Then the Knaves win
    And the Knaves hold Root Tea (mouse)

  # 18.6.2 Protect the Weak

  @18.6 @18.6.2 @2.1.1
  Scenario: A card that matches acclaim brings a Skunk there, once for each acclaim
    Given clearing 9 holds 1 acclaim
    And clearing 8 holds 1 acclaim
    And the Knaves hold Root Tea (mouse), Birdy Bindle and Anvil
    When the Knaves play their Evening:
      | asked           | answer               |
      | action          | protect the weak     |
      | acclaim and card | 9 > Root Tea (mouse) |
      | action          | protect the weak     |
      | acclaim and card | 8 > Birdy Bindle     |
    Then clearing 9 holds 1 acclaim and 1 skunk
    And clearing 8 holds 1 acclaim and 1 skunk
    And the discard pile holds Root Tea (mouse) and Birdy Bindle
    And the Knaves hold Anvil

  @18.6.2
  Scenario: The Knaves need not protect the weak
    Given clearing 9 holds 1 acclaim
    And the Knaves hold Root Tea (mouse)
    When the Knaves play their Evening:
      | asked  | answer |
      | action | end    |
    Then clearing 9 holds no skunks
    And the Knaves hold Root Tea (mouse)

  @18.6.2
  Scenario Outline: A card protects only acclaim in a clearing that it matches
    Given clearing 9 holds 1 acclaim
    And clearing 8 holds 1 acclaim
    And clearing 12 holds 1 skunk
    And the Knaves hold Root Tea (mouse) and Anvil
    When the Knaves try to play their Evening:
      | asked            | answer           |
      | action           | protect the weak |
      | acclaim and card | <pair>           |
    Then it is refused citing 18.6.2: <reason>

    Examples:
      | pair                  | reason                          |
      | 9 > Anvil             | Anvil does not match clearing 9 |
      | 12 > Anvil            | no acclaim is in clearing 12    |

  @18.6.2
  Scenario: No acclaim gets a second Skunk
    Given clearing 9 holds 1 acclaim
    And clearing 8 holds 1 acclaim
    And the Knaves hold Root Tea (mouse), Birdy Bindle and Mouse-in-a-Sack
    When the Knaves try to play their Evening:
      | asked            | answer               |
      | action           | protect the weak     |
      | acclaim and card | 9 > Root Tea (mouse) |
      | action           | protect the weak     |
      | acclaim and card | 9 > Birdy Bindle     |
    Then it is refused citing 18.6.2: a card has been spent for the acclaim in clearing 9

  @18.6.2
  Scenario: Without a card that matches there is nothing to spend
    Given clearing 9 holds 1 acclaim
    And the Knaves hold Anvil
    When the Knaves try to take the action protect the weak in their Evening
    Then it is refused citing 18.6.2: no card matches acclaim that has had none

  @18.6.2 @6.2.2
  Scenario: Where no Skunk can be placed no card is spent
    Given clearing 9 holds 1 acclaim and 1 keep
    And the Knaves hold Root Tea (mouse)
    When the Knaves play their Evening
    Then the Knaves hold Root Tea (mouse)

  # 18.6.3 Take It Easy

  @18.6.3
  Scenario: While a Captain card is face up nobody takes it easy
    Given the Knaves' stash holds 1 exhausted boot and 1 sword
    And the forest 4-9-12 holds 1 Marquise warrior
    When the Knaves play their Evening
    Then on the Knaves' board captain, ronin is face down
    And the Knaves' stash holds 1 exhausted boot and 1 sword
    And the Marquise is not asked for clearing for freed prisoners

  @18.6 @18.6.2 @18.6.3 @18.6.4
  Scenario: Cards are spent before Prisoners are freed, and these before the hand is discarded down
    Given on the Knaves' board captain, thief is face down
    And the forest 4-9-12 holds 1 Marquise warrior
    And clearing 9 holds 1 acclaim
    And the Knaves hold Root Tea (mouse), Birdy Bindle, Anvil, Sword, Bake Sale and Mouse-in-a-Sack
    And the deck's top cards are Foxfolk Steel
    When the Knaves play their Evening:
      | player   | asked                        | answer               |
      | Knaves   | action                       | protect the weak     |
      | Knaves   | acclaim and card             | 9 > Root Tea (mouse) |
      | Marquise | clearing for freed prisoners | 9                    |
      | Knaves   | card to discard              | Foxfolk Steel        |
    Then clearing 9 holds 1 acclaim, 1 skunk and 1 Marquise warrior
    And the Knaves hold Birdy Bindle, Anvil, Sword, Bake Sale and Mouse-in-a-Sack

  @18.6 @18.6.3
  Scenario: When all three are face down, Captain cards and items are turned face up, and one enemy frees Prisoners
    Given on the Knaves' board captain, thief is face down
    And the Knaves' stash holds 2 exhausted boots, 1 sword and 1 exhausted bag
    And these clearings hold:
      | clearing             | pieces                                   |
      | the forest 4-9-12    | 2 Marquise warriors and 1 Clergy warrior |
      | the forest 1-9-10-12 | 1 Marquise warrior and 1 skunk           |
      | the forest 3-6-11    | 1 Marquise warrior                       |
      | clearing 3           | 2 Clergy warriors                        |
    When the Knaves play their Evening:
      | player   | asked                        | answer |
      | Marquise | clearing for freed prisoners | 9      |
    Then on the Knaves' board captain, thief is face up
    And on the Knaves' board captain, ronin is face up
    And on the Knaves' board captain, jailor is face up
    And the Knaves' stash holds 2 boots, 1 sword, 1 bag, no exhausted boots and no exhausted bags
    And clearing 9 holds 3 Marquise warriors and no Clergy warriors
    And the forest 4-9-12 holds 1 Clergy warrior and no Marquise warriors
    And the forest 1-9-10-12 holds 1 skunk and no Marquise warriors
    And the forest 3-6-11 holds 1 Marquise warrior
    And the Knaves score 2 points

  @18.6.3
  Scenario: The enemy need not free its Prisoners
    Given on the Knaves' board captain, thief is face down
    And the forest 4-9-12 holds 2 Marquise warriors and 1 Clergy warrior
    When the Knaves play their Evening:
      | player   | asked                        | answer  |
      | Marquise | clearing for freed prisoners | decline |
    Then the forest 4-9-12 holds 2 Marquise warriors and 1 Clergy warrior

  @18.6.3 @1.1.3
  Scenario: Of enemies that tie for the most Prisoners the Knaves say which may
    Given on the Knaves' board captain, thief is face down
    And the forest 4-9-12 holds 1 Marquise warrior
    And the forest 3-6-11 holds 1 Clergy warrior
    When the Knaves play their Evening:
      | player | asked                                | answer |
      | Knaves | enemy that may free its prisoners    | Clergy |
      | Clergy | clearing for freed prisoners         | 6      |
    Then clearing 6 holds 1 Clergy warrior
    And the forest 3-6-11 holds nothing
    And the forest 4-9-12 holds 1 Marquise warrior

  @18.6.3
  Scenario: Where nobody is a Prisoner nobody is asked to free any
    Given on the Knaves' board captain, thief is face down
    And the forest 4-9-12 holds 2 skunks
    When the Knaves play their Evening
    Then on the Knaves' board captain, thief is face up
    And the Knaves are not asked for enemy that may free its prisoners, citing 18.6.3: nobody has Prisoners

  @18.6.3 @6.2.2
  Scenario Outline: Prisoners are not freed to a clearing that takes none, or that is not adjacent
    Given on the Knaves' board captain, thief is face down
    And clearing 4 holds 1 keep
    And the forest 4-9-12 holds 2 Clergy warriors
    When the Knaves try to play their Evening:
      | player | asked                        | answer     |
      | Clergy | clearing for freed prisoners | <clearing> |
    Then it is refused citing <clause>

    Examples:
      | clearing | clause |
      | 4        | 6.2.2  |
      | 5        | 18.6.3 |

  @18.6.3 @6.2.2
  Scenario: Prisoners may be freed to adjacent clearings alone in which they can be placed
    Given on the Knaves' board captain, thief is face down
    And clearing 4 holds 1 keep
    And the forest 4-9-12 holds 2 Clergy warriors
    When the Knaves play their Evening:
      | player | asked                        | answer |
      | Clergy | clearing for freed prisoners | ?      |
    Then the options of the Clergy are:
      | option      |
      | decline     |
      | clearing 9  |
      | clearing 12 |

  # A reading: they are not in their supply in between.
  @18.6.3 @card.coffin-makers
  Scenario: Freed Prisoners go straight to the clearing, not to Coffin Makers
    Given the Clergy's play area holds Coffin Makers
    And on the Knaves' board captain, thief is face down
    And the forest 4-9-12 holds 2 Marquise warriors
    When the Knaves play their Evening:
      | player   | asked                        | answer |
      | Marquise | clearing for freed prisoners | 9      |
    Then clearing 9 holds 2 Marquise warriors
    And the Clergy's card coffin makers holds nothing

  @18.6.3
  Scenario: Without Captain cards there is nothing to turn
    Given on the Knaves' board captain, ronin is acting
    When the Knaves play their Evening
    Then on the Knaves' board captain, ronin is acting

  # 18.6.4 Draw and Discard

  @18.6.4 @18.6
  Scenario: The Knaves draw a card and discard down to five
    Given the Knaves hold Anvil, Birdy Bindle, Root Tea (mouse), Sword (mouse) and Investments
    And the deck's top cards are Mouse-in-a-Sack
    When the Knaves play their Evening:
      | asked           | answer |
      | card to discard | Anvil  |
    Then the Knaves draw 1 card
    And the Knaves hold Birdy Bindle, Root Tea (mouse), Sword (mouse), Investments and Mouse-in-a-Sack
    And the Knaves do not hold Anvil
