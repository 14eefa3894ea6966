Feature: Exiles and Partisans in Daylight

  Propaganda Bureau and League of Adventurous Mice.

  Background:
    Given the deck is Exiles and Partisans

  # Propaganda Bureau

  @card.propaganda-bureau @G.23 @G.31
  Scenario: A card is spent, and a warrior of the enemy's becomes one's own
    Given the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Anvil and Bake Sale
    And clearing 8 holds 2 Clergy warriors
    And the Clergy's supply holds 10 warriors
    And the Marquise's supply holds 7 warriors
    When the Marquise takes the action Propaganda Bureau
    Then clearing 8 holds 1 Clergy warrior and 1 Marquise warrior
    And the Marquise holds Bake Sale and no Anvil
    And the discard pile holds Anvil
    And the Clergy's supply holds 11 warriors
    And the Marquise's supply holds 6 warriors
    And the Marquise's play area holds Propaganda Bureau
    And the Marquise scores nothing

  @card.propaganda-bureau @2.1.1
  Scenario: A card for Propaganda Bureau must match the clearing; birds match any
    Given the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Anvil and Birdy Bindle
    And clearing 8 holds 1 Clergy warrior
    And clearing 9 holds 1 Clergy warrior
    When the Marquise takes the action Propaganda Bureau:
      | asked              | answer |
      | warrior to replace | ?      |
    Then the options of the Marquise are:
      | option                                                                  |
      | fox card Anvil > clearing 8 > Clergy warrior > Marquise warrior         |
      | bird card Birdy Bindle > clearing 8 > Clergy warrior > Marquise warrior |
      | bird card Birdy Bindle > clearing 9 > Clergy warrior > Marquise warrior |
    And the Marquise is not offered Anvil > 9 > Clergy warrior > Marquise warrior, citing card.propaganda-bureau

  @card.propaganda-bureau
  Scenario: Only warriors of enemies are won over
    Given the seats are Marquise, Clergy and Vagabond
    And the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Birdy Bindle
    And clearing 8 holds 1 Marquise warrior, 1 cathedral, 1 fox flower and the Vagabond's pawn
    When the Marquise tries to take the action Propaganda Bureau
    Then it is refused citing card.propaganda-bureau: no card in hand matches
    And nothing changes

  @card.propaganda-bureau @G.9 @G.35
  Scenario: Mercenaries that one treats as one's own are not won over
    Given the seats are Marquise, Clergy and Riverfolk
    And it is the Marquise's Daylight
    And the turn remembers bought, mercenaries: 1
    And the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Anvil and Root Tea (fox)
    And clearing 8 holds 1 Riverfolk warrior and 1 Clergy warrior
    When the Marquise takes the action Propaganda Bureau:
      | asked              | answer                                        |
      | warrior to replace | Anvil > 8 > Clergy warrior > Marquise warrior |
    Then clearing 8 holds 1 Marquise warrior, 1 Riverfolk warrior and no Clergy warriors
    And the Marquise is not offered Anvil > 8 > Riverfolk warrior > Marquise warrior

  @card.propaganda-bureau
  Scenario: Without a card to spend there is no propaganda
    Given the Marquise's play area holds Propaganda Bureau
    And clearing 8 holds 1 Clergy warrior
    When the Marquise tries to take the action Propaganda Bureau
    Then it is refused citing card.propaganda-bureau: no card in hand matches

  @card.propaganda-bureau @G.23
  Scenario: Without a warrior in the supply nobody is won over
    Given the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Anvil
    And clearing 8 holds 1 Clergy warrior
    And the Marquise's supply holds no warriors
    When the Marquise tries to take the action Propaganda Bureau
    Then it is refused citing G.23: the supply holds no warrior
    And nothing changes

  @card.propaganda-bureau @G.23 @6.2.2
  Scenario: Nobody is won over at the keep, where only the Marquise places pieces
    Given the Clergy's play area holds Propaganda Bureau
    And the Clergy holds Anvil
    And clearing 8 holds 1 Marquise warrior and 1 keep
    And clearing 12 holds 1 Clergy warrior
    When the Clergy tries to take the action Propaganda Bureau
    Then it is refused citing 6.2.2
    And nothing changes

  @card.propaganda-bureau @HCC.2.6.I
  Scenario: The Clergy win over no warriors of the penitent
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise is penitent to the Clergy
    And the Clergy's play area holds Propaganda Bureau
    And the Clergy holds Anvil
    And clearing 8 holds 1 Marquise warrior and 1 Eyrie warrior
    When the Clergy takes the action Propaganda Bureau
    Then clearing 8 holds 1 Clergy warrior, 1 Marquise warrior and no Eyrie warriors

  @card.propaganda-bureau @HCC.2.6.IV
  Scenario: Who wins a Clergy warrior over commits Sacrilege
    Given the Marquise is penitent
    And the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Anvil
    And clearing 8 holds 1 Clergy warrior
    When the Marquise takes the action Propaganda Bureau
    Then the Marquise is a heretic
    And clearing 8 holds 1 Marquise warrior

  @card.propaganda-bureau @6.2.3
  Scenario: Field Hospitals take in a warrior that was won over
    Given the Clergy's play area holds Propaganda Bureau
    And the Clergy holds Anvil
    And the Marquise holds Root Tea (fox)
    And clearing 1 holds 1 keep
    And clearing 8 holds 2 Marquise warriors
    And the Marquise's supply holds 4 warriors
    When the Clergy takes the action Propaganda Bureau:
      | player   | asked                    | answer         |
      | Marquise | card for field hospitals | Root Tea (fox) |
    Then clearing 8 holds 1 Marquise warrior and 1 Clergy warrior
    And clearing 1 holds 1 Marquise warrior
    And the Marquise's supply holds 4 warriors

  @card.propaganda-bureau
  Scenario: Propaganda is made once a turn
    Given the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Anvil and Root Tea (fox)
    And clearing 8 holds 2 Clergy warriors
    When the Marquise plays her Daylight:
      | asked              | answer                                    |
      |                    | Propaganda Bureau                         |
      | warrior to replace | Anvil > 8 > Clergy warrior > Marquise warrior |
      | action             | ?                                         |
    Then the Marquise is not offered Propaganda Bureau, citing card.propaganda-bureau
    And clearing 8 holds 1 Clergy warrior and 1 Marquise warrior

  @card.propaganda-bureau
  Scenario: Propaganda takes no action of the Marquise's
    Given the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Anvil
    And clearing 8 holds 1 Clergy warrior
    When the Marquise plays her Daylight:
      | asked  | answer            |
      |        | Propaganda Bureau |
      | action | march             |
      | move   | ?                 |
    Then the Marquise is offered 8 > 4 when asked for move

  @card.propaganda-bureau
  Scenario: Propaganda is made in its owner's Daylight only
    Given the Marquise's play area holds Propaganda Bureau and Swap Meet
    And the Marquise holds Anvil
    And the Clergy holds Root Tea (fox)
    And clearing 8 holds 1 Clergy warrior and 1 Marquise warrior
    When the Marquise tries to take the action Propaganda Bureau in her Birdsong
    Then it is refused citing card.propaganda-bureau: in its owner's own Daylight
    And nothing changes
    When the Clergy plays its Daylight:
      | asked  | answer |
      | action | ?      |
    Then the Clergy is not offered Propaganda Bureau
    And the Clergy is offered crusade

  # League of Adventurous Mice

  @card.league-of-adventurous-mice @4.2 @G.13
  Scenario: An item is exhausted for a move
    Given the Marquise's play area holds League of Adventurous Mice
    And the Marquise's crafted items hold 1 sword and 1 tea
    And clearing 9 holds 2 Marquise warriors and 1 Clergy warrior
    When the Marquise takes the action League of Adventurous Mice:
      | asked             | answer |
      | item to exhaust   | tea    |
      | move or battle    | move   |
      | move              | 9 > 12 |
      | how many warriors | 2      |
    Then clearing 12 holds 2 Marquise warriors
    And the Marquise's crafted items hold 1 sword and 1 exhausted tea
    And it happens that the Marquise exhausts 1 tea in the Marquise's crafted items
    And the Marquise's play area holds League of Adventurous Mice

  @card.league-of-adventurous-mice @4.3
  Scenario: An item is exhausted for a battle
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise's play area holds League of Adventurous Mice
    And the Marquise's crafted items hold 1 sword
    And clearing 9 holds 2 Marquise warriors, 1 Clergy warrior and 1 Eyrie warrior
    And the dice will show 1 and 0
    When the Marquise takes the action League of Adventurous Mice:
      | asked          | answer     |
      | move or battle | battle     |
      | battle         | 9 > Clergy |
    Then clearing 9 holds 2 Marquise warriors, 1 Eyrie warrior and no Clergy warriors
    And the Marquise's crafted items hold 1 exhausted sword

  @card.league-of-adventurous-mice
  Scenario: An exhausted item is of no use, also in later turns
    Given the Marquise's play area holds League of Adventurous Mice
    And the Marquise's crafted items hold 1 exhausted sword
    And clearing 9 holds 2 Marquise warriors
    When the Marquise tries to take the action League of Adventurous Mice
    Then it is refused citing card.league-of-adventurous-mice: no item that is not exhausted
    And nothing changes

  @card.league-of-adventurous-mice
  Scenario: Of equal items each is exhausted by itself
    Given the Marquise's play area holds League of Adventurous Mice
    And the Marquise's crafted items hold 1 sword, 1 exhausted sword and 1 exhausted boot
    And clearing 9 holds 2 Marquise warriors
    When the Marquise takes the action League of Adventurous Mice:
      | asked             | answer |
      | move              | 9 > 4  |
      | how many warriors | 1      |
    Then the Marquise's crafted items hold 2 exhausted swords, 1 exhausted boot and no sword

  @card.league-of-adventurous-mice
  Scenario: Only crafted items are exhausted
    Given the Marquise's play area holds League of Adventurous Mice
    And the Clergy's crafted items hold 1 boot
    And clearing 9 holds 2 Marquise warriors
    When the Marquise tries to take the action League of Adventurous Mice
    Then it is refused citing card.league-of-adventurous-mice: no item that is not exhausted

  @card.league-of-adventurous-mice
  Scenario: Who can neither move nor battle exhausts nothing
    Given the Marquise's play area holds League of Adventurous Mice
    And the Marquise's crafted items hold 1 boot
    And clearing 9 holds 1 workshop and 1 Clergy warrior
    When the Marquise tries to take the action League of Adventurous Mice
    Then it is refused citing card.league-of-adventurous-mice: no move
    And nothing changes

  @card.league-of-adventurous-mice
  Scenario: Who can only battle battles
    Given the Marquise's play area holds League of Adventurous Mice
    And the Marquise's crafted items hold 1 boot
    And clearing 9 holds 1 Marquise warrior and 3 Clergy warriors
    And the dice will show 1 and 0
    When the Marquise takes the action League of Adventurous Mice
    Then clearing 9 holds 1 Marquise warrior and 2 Clergy warriors

  @card.league-of-adventurous-mice @4.2.1
  Scenario: The move needs rule as any other
    Given the Marquise's play area holds League of Adventurous Mice
    And the Marquise's crafted items hold 1 boot
    And clearing 9 holds 1 Marquise warrior and 3 Clergy warriors
    And clearing 8 holds 2 Marquise warriors
    When the Marquise tries to take the action League of Adventurous Mice:
      | asked          | answer |
      | move or battle | move   |
      | move           | 9 > 12 |
    Then it is refused citing 4.2.1

  @card.league-of-adventurous-mice
  Scenario: The League goes out once a turn
    Given the Marquise's play area holds League of Adventurous Mice
    And the Marquise's crafted items hold 2 boots
    And clearing 9 holds 2 Marquise warriors
    When the Marquise plays her Daylight:
      | asked             | answer                     |
      |                   | League of Adventurous Mice |
      | move              | 9 > 4                      |
      | how many warriors | 1                          |
      | action            | ?                          |
    Then the Marquise is not offered League of Adventurous Mice, citing card.league-of-adventurous-mice
    And the Marquise is offered march

  @card.league-of-adventurous-mice
  Scenario: The League goes out in its owner's Daylight only
    Given the Marquise's play area holds League of Adventurous Mice and Swap Meet
    And the Marquise's crafted items hold 1 boot
    And the Clergy holds Anvil
    And clearing 9 holds 2 Marquise warriors and 1 Clergy warrior
    When the Marquise tries to take the action League of Adventurous Mice in her Birdsong
    Then it is refused citing card.league-of-adventurous-mice: in its owner's own Daylight
    When the Clergy plays its Daylight:
      | asked  | answer |
      | action | ?      |
    Then the Clergy is not offered League of Adventurous Mice
    And the Clergy is offered crusade
