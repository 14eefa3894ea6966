Feature: The Duchy's Parliament

  The action of each swayed minister, once a turn and in any order (12.5.2).

  Background:
    Given the seats are Duchy, Marquise and Clergy

  @12.5.2
  Scenario: Each swayed minister acts once
    Given clearing 9 holds 4 Duchy warriors and 4 Marquise warriors
    And the Duchy's cards hold captain
    And the dice will show 0 and 0
    When the Duchy tries to play its Daylight:
      | asked  | answer  |
      | action | end     |
      | action | captain |
      | action | captain |
    Then it is refused citing 12.5.2: the captain has acted this turn

  @12.5.2
  Scenario: Ministers that are not swayed do not act
    Given clearing 9 holds 4 Duchy warriors and 4 Marquise warriors
    And the Duchy's cards hold marshal
    When the Duchy tries to play its Daylight:
      | asked  | answer  |
      | action | end     |
      | action | captain |
    Then it is refused citing 12.5.2: the captain is not swayed

  @12.5.2
  Scenario: Ministers act in any order, and the Duchy may leave some out
    Given clearing 9 holds 4 Duchy warriors and 1 market
    And the Duchy's cards hold marshal, captain and baron of dirt
    When the Duchy plays its Daylight:
      | asked             | answer        |
      | action            | end           |
      | action            | baron of dirt |
      | action            | marshal       |
      | move              | 9 > 1         |
      | how many warriors | 2             |
    Then clearing 1 holds 2 Duchy warriors
    And the Duchy scores 1 point

  @12.5.2
  Scenario: A minister that has acted is known in the midst of a turn
    Given clearing 9 holds 2 Duchy warriors
    And the Duchy's cards hold marshal and captain
    And it is the Duchy's Daylight, in the step parliament
    And the turn remembers acted, marshal: yes
    When the Duchy tries to go on with its Daylight:
      | asked  | answer  |
      | action | marshal |
    Then it is refused citing 12.5.2: the marshal has acted this turn

  # Foremole (12.5.2.I)

  @12.5.2.I
  Scenario: Foremole builds in any ruled clearing by revealing any card
    Given clearing 9 holds 2 Duchy warriors
    And the Duchy's cards hold foremole
    And the Duchy holds Cobbler
    When the Duchy takes the action foremole:
      | asked | answer      |
      | build | 9 > citadel |
    Then clearing 9 holds 1 citadel
    And the Duchy's revealed cards hold Cobbler

  @12.5.2.I
  Scenario: The Duchy chooses which card the Foremole reveals
    Given clearing 9 holds 2 Duchy warriors
    And the Duchy's cards hold foremole
    And the Duchy holds Cobbler and Anvil
    When the Duchy takes the action foremole:
      | asked          | answer      |
      | build          | 9 > citadel |
      | card to reveal | Anvil       |
    Then the Duchy's revealed cards hold Anvil
    And the Duchy's hand holds Cobbler

  @12.5.2.I
  Scenario: Foremole has to reveal a card too
    Given clearing 9 holds 2 Duchy warriors
    And the Duchy's cards hold foremole
    And the Duchy holds nothing
    When the Duchy tries to take the action foremole
    Then it is refused citing 12.5.2.I: no ruled clearing takes a building for a card in hand

  @12.5.2.I
  Scenario: Foremole builds nowhere that others rule
    Given clearing 9 holds 2 Duchy warriors and 2 Marquise warriors
    And clearing 8 holds 1 Duchy warrior
    And the Duchy's cards hold foremole
    And the Duchy holds Cobbler
    When the Duchy tries to take the action foremole:
      | asked | answer      |
      | build | 9 > citadel |
    Then it is refused citing 12.5.2.I: the Duchy does not rule clearing 9

  @12.5.2.I @2.2.3
  Scenario: Foremole does not build in the Burrow, though the Duchy rules it
    Given clearing 8 holds 1 Duchy warrior
    And the burrow holds 3 Duchy warriors
    And the Duchy's cards hold foremole
    And the Duchy holds Cobbler
    When the Duchy takes the action foremole:
      | asked | answer |
      | build | ?      |
    Then the Duchy is not offered the burrow > citadel when asked for build, citing 2.2.3

  # Captain, Marshal, Brigadier (12.5.2.II to 12.5.2.IV)

  @12.5.2.II
  Scenario: The Captain initiates a battle
    Given clearing 9 holds 3 Duchy warriors and 2 Marquise warriors
    And the Duchy's cards hold captain
    And the dice will show 2 and 0
    When the Duchy takes the action captain
    Then the Marquise loses 2 warriors in clearing 9

  @12.5.2.II
  Scenario: Without an enemy to battle the Captain has nothing to do
    Given clearing 9 holds 3 Duchy warriors
    And the Duchy's cards hold captain
    When the Duchy tries to take the action captain
    Then it is refused citing 12.5.2.II: no enemy to battle

  @12.5.2.III
  Scenario: The Marshal takes a move, down into the Burrow too
    Given clearing 9 holds 3 Duchy warriors and 1 tunnel
    And the Duchy's cards hold marshal
    When the Duchy takes the action marshal:
      | asked             | answer         |
      | move              | 9 > the burrow |
      | how many warriors | 2              |
    Then the burrow holds 2 Duchy warriors

  @12.5.2.III
  Scenario: Without a move to take the Marshal has nothing to do
    Given the burrow holds 3 Duchy warriors
    And the Duchy's cards hold marshal
    When the Duchy tries to take the action marshal
    Then it is refused citing 12.5.2.III: no move can be taken

  @12.5.2.IV @4.2.2
  Scenario: The Brigadier takes two moves
    Given clearing 9 holds 3 Duchy warriors and 1 Marquise warrior
    And the Duchy's cards hold brigadier
    When the Duchy takes the action brigadier:
      | asked             | answer |
      | moves or battles  | move   |
      | move              | 9 > 1  |
      | how many warriors | 2      |
      | move              | 1 > 5  |
      | how many warriors | 2      |
    Then clearing 5 holds 2 Duchy warriors
    And the Duchy has no further move, citing 12.5.2.IV: at most 2 moves are taken

  @12.5.2.IV
  Scenario: The Brigadier may stop after one move
    Given clearing 9 holds 3 Duchy warriors
    And the Duchy's cards hold brigadier
    When the Duchy takes the action brigadier:
      | asked             | answer  |
      | move              | 9 > 1   |
      | how many warriors | 2       |
      | move              | decline |
    Then clearing 1 holds 2 Duchy warriors

  @12.5.2.IV
  Scenario: The Brigadier initiates two battles instead
    Given clearing 9 holds 3 Duchy warriors and 4 Marquise warriors
    And the Duchy's cards hold brigadier
    And the dice will show 1 and 0
    And the dice will show 1 and 0
    When the Duchy takes the action brigadier:
      | asked            | answer       |
      | moves or battles | battle       |
      | battle           | 9 > Marquise |
      | battle           | 9 > Marquise |
    Then clearing 9 holds 3 Duchy warriors and 2 Marquise warriors
    And the Duchy has no further battle, citing 12.5.2.IV: at most 2 battles are initiated

  @12.5.2.IV
  Scenario: The Brigadier may stop after one battle
    Given clearing 9 holds 3 Duchy warriors and 4 Marquise warriors
    And the Duchy's cards hold brigadier
    And the dice will show 1 and 0
    When the Duchy takes the action brigadier:
      | asked            | answer       |
      | moves or battles | battle       |
      | battle           | 9 > Marquise |
      | battle           | decline      |
    Then clearing 9 holds 3 Duchy warriors and 3 Marquise warriors

  @12.5.2.IV
  Scenario: The Brigadier may be called to battle and initiate none
    Given clearing 9 holds 3 Duchy warriors and 4 Marquise warriors
    And the Duchy's cards hold brigadier
    When the Duchy takes the action brigadier:
      | asked            | answer  |
      | moves or battles | battle  |
      | battle           | decline |
    Then clearing 9 holds 3 Duchy warriors and 4 Marquise warriors

  @12.5.2.IV
  Scenario: The Brigadier does not mix moves and battles
    Given clearing 9 holds 5 Duchy warriors and 2 Marquise warriors
    And the Duchy's cards hold brigadier
    When the Duchy takes the action brigadier:
      | asked             | answer  |
      | moves or battles  | move    |
      | move              | 9 > 1   |
      | how many warriors | 1       |
      | move              | decline |
    Then clearing 1 holds 1 Duchy warrior
    And clearing 9 holds 4 Duchy warriors and 2 Marquise warriors
    And it does not happen that Underground Duchy battles Marquise de Cat in clearing 9
    And the Duchy has no further battle as moves or battles, citing 12.5.2.IV: it is either moves or battles

  @12.5.2.IV
  Scenario: Without an enemy the Brigadier is only left moves
    Given clearing 9 holds 3 Duchy warriors
    And the Duchy's cards hold brigadier
    When the Duchy takes the action brigadier:
      | asked             | answer  |
      | moves or battles  | move    |
      | move              | 9 > 1   |
      | how many warriors | 3       |
      | move              | decline |
    Then clearing 1 holds 3 Duchy warriors
    And the Duchy is not offered battle when asked for moves or battles, citing 12.5.2.IV

  @12.5.2.IV
  Scenario: With neither a move nor a battle the Brigadier has nothing to do
    Given the burrow holds 3 Duchy warriors
    And the Duchy's cards hold brigadier
    When the Duchy tries to take the action brigadier
    Then it is refused citing 12.5.2.IV

  # Banker (12.5.2.V)

  @12.5.2.V
  Scenario: The Banker spends cards of one suit, and each scores a point
    Given the Duchy's cards hold banker
    And the Duchy holds Anvil, Protection Racket and Cobbler
    When the Duchy takes the action banker:
      | asked         | answer            |
      | card to spend | Anvil             |
      | card to spend | Protection Racket |
    Then the Duchy scores 2 points
    And the Duchy holds Cobbler
    And the discard pile holds Anvil and Protection Racket

  @12.5.2.V
  Scenario: A single card will do
    Given the Duchy's cards hold banker
    And the Duchy holds Anvil and Protection Racket
    When the Duchy takes the action banker:
      | asked         | answer  |
      | card to spend | Anvil   |
      | card to spend | decline |
    Then the Duchy scores 1 point
    And the Duchy holds Protection Racket

  @12.5.2.V @2.1.1
  Scenario: Birds count as any suit for the Banker, whichever is spent first
    Given the Duchy's cards hold banker
    And the Duchy holds Anvil, Armorers, Royal Claim and Cobbler
    When the Duchy takes the action banker:
      | asked         | answer      |
      | card to spend | Armorers    |
      | card to spend | Anvil       |
      | card to spend | Royal Claim |
    Then the Duchy scores 3 points
    And the Duchy holds Cobbler

  @12.5.2.V
  Scenario: Cards of two suits are not spent together
    Given the Duchy's cards hold banker
    And the Duchy holds Anvil, Cobbler and Armorers
    When the Duchy tries to take the action banker:
      | asked         | answer  |
      | card to spend | Anvil   |
      | card to spend | Cobbler |
    Then it is refused citing 12.5.2.V: the card is not of the same suit

  @12.5.2.V
  Scenario: With the last card of a suit spent no card of another follows
    Given the Duchy's cards hold banker
    And the Duchy holds Anvil and Cobbler
    When the Duchy takes the action banker:
      | asked         | answer |
      | card to spend | Anvil  |
    Then the Duchy scores 1 point
    And the Duchy holds Cobbler
    And the Duchy has no further Cobbler as card to spend, citing 12.5.2.V: the card is not of the same suit

  @12.5.2.V
  Scenario: A card that is not in hand is none for the Banker
    Given the Duchy's cards hold banker
    And the Duchy holds Anvil and Protection Racket
    When the Duchy tries to take the action banker:
      | asked         | answer  |
      | card to spend | Cobbler |
    Then it is refused citing 12.5.2.V: rabbit card Cobbler is no option for card to spend

  @12.5.2.V
  Scenario: Two cards that are alike both count
    Given the Duchy's cards hold banker
    And the Duchy holds 2 Tax Collector
    When the Duchy takes the action banker:
      | asked         | answer        |
      | card to spend | Tax Collector |
      | card to spend | Tax Collector |
    Then the Duchy scores 2 points
    And the Duchy holds nothing

  @12.5.2.V
  Scenario: The Banker must spend one card at least, so that an empty hand leaves nothing to do
    Given the Duchy's cards hold banker
    And the Duchy holds nothing
    When the Duchy tries to take the action banker
    Then it is refused citing 12.5.2.V: no card is in the hand of the Underground Duchy

  # Mayor (12.5.2.VI)

  @12.5.2.VI
  Scenario: The Mayor takes the action of a swayed squire or noble, even one that has acted
    Given clearing 9 holds 3 Duchy warriors
    And the Duchy's cards hold mayor and marshal
    When the Duchy plays its Daylight:
      | asked             | answer  |
      | action            | end     |
      | action            | marshal |
      | move              | 9 > 1   |
      | how many warriors | 2       |
      | action            | mayor   |
      | move              | 1 > 5   |
      | how many warriors | 1       |
    Then clearing 5 holds 1 Duchy warrior
    And clearing 1 holds 1 Duchy warrior

  @12.5.2.VI @12.5.2
  Scenario: Who acts by the Mayor can still act itself
    Given the Duchy's cards hold mayor and banker
    And the Duchy holds Anvil and Cobbler
    When the Duchy plays its Daylight:
      | asked               | answer |
      | action              | end    |
      | action              | mayor  |
      | card to spend       | Anvil  |
      | action              | banker |
    Then the Duchy scores 2 points
    And the Duchy holds nothing

  @12.5.2.VI @12.5.2.I
  Scenario: The Mayor builds like Foremole, with any card
    Given clearing 9 holds 3 Duchy warriors
    And the Duchy's cards hold mayor and foremole
    And the Duchy holds Cobbler
    When the Duchy takes the action mayor:
      | asked | answer     |
      | build | 9 > market |
    Then clearing 9 holds 3 Duchy warriors and 1 market
    And the Duchy's revealed cards hold Cobbler

  @12.5.2.VI @12.5.2.IV
  Scenario: The Mayor moves twice like the Brigadier
    Given clearing 9 holds 3 Duchy warriors
    And the Duchy's cards hold mayor and brigadier
    When the Duchy takes the action mayor:
      | asked               | answer    |
      | moves or battles    | move      |
      | move                | 9 > 1     |
      | how many warriors   | 1         |
      | move                | 9 > 1     |
      | how many warriors   | 1         |
    Then clearing 1 holds 2 Duchy warriors

  @12.5.2.VI
  Scenario Outline: The Mayor takes no action of a lord, of itself, or of a minister that is not swayed
    Given clearing 9 holds 3 Duchy warriors and 1 market
    And the Duchy's cards hold mayor, marshal, banker and baron of dirt
    And the Duchy holds Anvil
    When the Duchy tries to take the action mayor:
      | asked               | answer     |
      | minister to act for | <minister> |
    Then it is refused citing 12.5.2.VI: <reason>

    Examples:
      | minister      | reason                       |
      | baron of dirt | the baron of dirt is a lord  |
      | mayor         | it is the Mayor's own        |
      | captain       | the captain is not swayed    |

  @12.5.2.VI @12.5.2.II
  Scenario: An action of which nothing can come is none for the Mayor
    Given clearing 9 holds 3 Duchy warriors
    And the Duchy's cards hold mayor and captain
    When the Duchy tries to take the action mayor
    Then it is refused citing 12.5.2.VI: no swayed noble or squire has an action that can be taken

  # Duchess of Mud, Baron of Dirt, Earl of Stone (12.5.2.VII to 12.5.2.IX)

  @12.5.2.VII
  Scenario: The Duchess of Mud scores two points for three tunnels
    Given clearing 1 holds 1 tunnel
    And clearing 5 holds 1 tunnel
    And clearing 8 holds 1 tunnel
    And the Duchy's cards hold duchess of mud
    When the Duchy takes the action duchess of mud
    Then the Duchy scores 2 points

  @12.5.2.VII
  Scenario: Two tunnels are too few for the Duchess of Mud
    Given clearing 1 holds 1 tunnel
    And clearing 5 holds 1 tunnel
    And the Duchy's cards hold duchess of mud
    When the Duchy takes the action duchess of mud
    Then the Duchy scores nothing

  @12.5.2.VIII
  Scenario: The Baron of Dirt scores a point for each market, and none for citadels
    Given clearing 11 holds 2 markets and 1 citadel
    And the Duchy's cards hold baron of dirt
    When the Duchy takes the action baron of dirt
    Then the Duchy scores 2 points

  @12.5.2.IX
  Scenario: The Earl of Stone scores a point for each citadel, and none for markets
    Given clearing 11 holds 1 market and 2 citadels
    And the Duchy's cards hold earl of stone
    When the Duchy takes the action earl of stone
    Then the Duchy scores 2 points

  @12.5.2.VIII
  Scenario: Without a market the Baron of Dirt scores nothing
    Given clearing 11 holds 1 citadel
    And the Duchy's cards hold baron of dirt
    When the Duchy takes the action baron of dirt
    Then the Duchy scores nothing

  @12.5.2.IX
  Scenario: Without a citadel the Earl of Stone scores nothing
    Given clearing 11 holds 1 market
    And the Duchy's cards hold earl of stone
    When the Duchy takes the action earl of stone
    Then the Duchy scores nothing

  @12.5.2.VII @12.5.2.VIII
  Scenario: What is built and dug in Assembly counts for the lords at once
    Given clearing 1 holds 1 tunnel
    And clearing 5 holds 1 tunnel and 2 Duchy warriors
    And the burrow holds 1 Duchy warrior
    And the Duchy's cards hold duchess of mud and baron of dirt
    And the Duchy holds Anvil and Cobbler
    When the Duchy plays its Daylight:
      | asked              | answer         |
      | action             | dig            |
      | clearing to dig in | 8              |
      | card to spend      | Anvil          |
      | action             | build          |
      | build              | 5 > market     |
      | action             | duchess of mud |
      | action             | baron of dirt  |
    Then the Duchy scores 3 points

  @12.5.2 @3.3.1
  Scenario: Between the ministers' actions a dominance card can be activated
    Given clearing 9 holds 1 market
    And the Duchy's cards hold baron of dirt
    And the Duchy has 9 points
    And the Duchy holds Dominance (fox)
    When the Duchy plays its Daylight:
      | asked  | answer             |
      | action | end                |
      | action | baron of dirt      |
      | action | activate dominance |
    Then the Duchy has activated Dominance (fox)
