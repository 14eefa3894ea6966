Feature: The Duchy beside the other factions

  Where the Burrow, tunnels and the Price of Failure meet the rules of others.

  # Marquise de Cat

  @12.2.3 @6.2.3
  Scenario: Field Hospitals and the Price of Failure are each due to the side that lost
    Given the seats are Marquise and Duchy
    And it is the Marquise's Daylight
    And clearing 1 holds 1 keep
    And clearing 5 holds 1 market, 1 Duchy warrior and 2 Marquise warriors
    And the Duchy's cards hold marshal
    And the Duchy holds nothing
    And the Marquise holds Cobbler
    When the Marquise battles the Duchy in clearing 5, rolling 2 and 1:
      | player   | asked                          | answer   |
      | Marquise | whose losses take effect first | Duchy    |
      | Marquise | card for field hospitals       | Cobbler  |
    Then clearing 5 holds 1 Marquise warrior and no market
    And clearing 1 holds 1 Marquise warrior
    And the Duchy's cards hold nothing

  @6.3.3 @12.2.2
  Scenario: The Marquise garrisons each clearing of the map, and not the Burrow
    Given the seats are Duchy and Marquise
    And clearing 5 holds 1 tunnel
    When the Marquise sets up:
      | asked           | answer |
      | keep            | 1      |
      | first sawmill   | 1      |
      | first workshop  | 5      |
      | first recruiter | 9      |
    Then the burrow holds nothing

  # Eyrie Dynasties

  @12.5.1.I @7.2.2 @2.5
  Scenario: Where the Eyrie are tied with the Duchy they rule, and the Duchy cannot build
    Given the seats are Duchy and Eyrie
    And clearing 5 holds 2 Duchy warriors and 2 Eyrie warriors
    And clearing 10 holds 1 Duchy warrior
    And the Duchy holds Cobbler
    When the Duchy tries to take the action build:
      | asked | answer     |
      | build | 5 > market |
    Then it is refused citing 12.5.1.I: the Duchy does not rule clearing 5

  @12.2.2
  Scenario: A tunnel opens no move to the Eyrie
    Given the seats are Eyrie and Duchy
    And clearing 1 holds 1 roost
    And clearing 5 holds 1 tunnel and 1 Eyrie warrior
    Then the Eyrie cannot move 1 warrior from clearing 5 to the burrow, citing 12.2.2

  @12.2.3 @7.8.4
  Scenario: The Despot scores once for the buildings that fall, and the Duchy pays once
    Given the seats are Eyrie and Duchy
    And it is the Eyrie's Daylight
    And the Eyrie's cards hold despot
    And clearing 5 holds 3 Eyrie warriors, 1 citadel and 1 market
    And the Duchy's cards hold marshal and captain
    And the Duchy holds nothing
    When the Eyrie battles the Duchy in clearing 5, rolling 1 and 0:
      | player | asked              | answer  |
      | Duchy  | piece to lose      | citadel |
      | Duchy  | minister to return | captain |
    Then the Eyrie scores 3 points
    And the Duchy's cards hold marshal

  # Woodland Alliance

  @12.5.1.V @8.2.6
  Scenario: Warriors that come up by a dig outrage the sympathetic clearing
    Given the seats are Duchy, Marquise and Alliance
    And clearing 5 holds 1 sympathy
    And the burrow holds 2 Duchy warriors
    And the Duchy holds Cobbler and Sword
    And the deck's top cards are Armorers
    When the Duchy takes the action dig:
      | asked              | answer           |
      | clearing to dig in | 5                |
      | card to spend      | Cobbler          |
      | how many warriors  | 1                |
    Then clearing 5 holds 1 tunnel, 1 Duchy warrior and 1 sympathy
    And the Duchy holds Sword
    And the Alliance's supporters hold Armorers

  @12.5.1.V @8.2.6
  Scenario: For Outrage the Duchy gives a card that it has not spent to dig
    Given the seats are Duchy, Marquise and Alliance
    And clearing 5 holds 1 sympathy
    And the burrow holds 1 Duchy warrior
    And the Duchy holds Cobbler and Command Warren
    When the Duchy takes the action dig:
      | asked              | answer  |
      | clearing to dig in | 5       |
      | card to spend      | Cobbler |
    Then the Alliance's supporters hold Command Warren
    And the Duchy holds nothing
    And the discard pile holds Cobbler

  @12.2.3 @8.4.1.III
  Scenario: A revolt that sweeps away several buildings costs one minister and one card
    Given the seats are Alliance, Marquise and Duchy
    And clearing 5 holds 1 sympathy, 1 citadel, 1 market and 2 Duchy warriors
    And the Alliance's supporters hold Bake Sale and Armorers
    And the Duchy's cards hold marshal and earl of stone
    And the Duchy holds Anvil
    And these will be drawn at random: Anvil
    When the Alliance takes the action revolt in its Birdsong
    Then clearing 5 holds 1 rabbit base and no Duchy pieces
    And the Duchy's cards hold marshal
    And the Duchy holds nothing
    And the Alliance scores 2 points

  @8.4.2.I @12.2.2
  Scenario: Sympathy does not spread through the Burrow
    Given the seats are Alliance, Marquise and Duchy
    And clearing 5 holds 1 sympathy and 1 tunnel
    And clearing 8 holds 1 tunnel
    And the Alliance's supporters hold Anvil and Protection Racket
    When the Alliance tries to take the action spread sympathy in its Birdsong:
      | asked                 | answer |
      | clearing to spread to | 8      |
    Then it is refused citing 8.4.2.I

  @8.2.2
  Scenario: Guerrilla War holds at tunnels as everywhere
    Given the seats are Duchy, Marquise and Alliance
    And clearing 5 holds 1 tunnel, 3 Duchy warriors and 2 Alliance warriors
    When the Duchy battles the Alliance in clearing 5, rolling 2 and 0
    Then the Duchy loses 2 warriors in clearing 5

  # Vagabond

  @12.2.3 @9.2.9.III
  Scenario: A Vagabond that is hostile to the Duchy scores for a building, and the Duchy pays its price
    Given the seats are Vagabond and Duchy
    And it is the Vagabond's Daylight
    And clearing 5 holds 1 market and 1 pawn
    And the Vagabond's satchel holds 1 sword
    And the Duchy's cards hold marshal
    And the Duchy holds nothing
    When the Vagabond battles the Duchy in clearing 5, rolling 1 and 0
    Then clearing 5 holds no market
    And the Duchy's cards hold nothing
    And the Vagabond scores 1 point

  @12.5.1.V @V.6.2
  Scenario: In a clearing that the Scoundrel has burnt the Duchy cannot dig
    Given the seats are Duchy and Vagabond
    And the Vagabond's cards hold scoundrel
    And clearing 5 holds 1 torch
    And the burrow holds 1 Duchy warrior
    And the Duchy holds Cobbler
    When the Duchy tries to take the action dig:
      | asked              | answer |
      | clearing to dig in | 5      |
    Then it is refused citing V.6.2

  # Lilypad Diaspora

  @12.5.3.II @16.2.1.I
  Scenario: A frog card is revealed for a clearing with a Peaceful enclave and a Duchy piece
    Given the seats are Duchy and Diaspora
    And clearing 5 holds 1 Peaceful enclave and 1 Duchy warrior
    And clearing 1 holds 1 Duchy warrior
    And the Duchy holds Militias and Anvil
    When the Duchy takes the action sway:
      | asked            | answer  |
      | minister to sway | captain |
      | card to reveal   | Anvil   |
    Then the Duchy's cards hold captain

  @12.5.3.II @card.companions
  Scenario: Companions let a frog card pass for one of the suit that the Duchy lacks
    Given the seats are Duchy and Diaspora
    And clearing 9 holds 1 Duchy warrior
    And clearing 1 holds 1 Duchy warrior
    And the Duchy's play area holds Companions
    And the Duchy holds Militias and Anvil
    When the Duchy takes the action sway:
      | asked            | answer            |
      | minister to sway | captain           |
      | card to reveal   | Militias as mouse |
    Then the Duchy's cards hold captain
    And the Duchy's play area holds nothing
    And the Duchy's revealed cards hold Militias and Anvil

  @12.5.3.II @card.companions
  Scenario: A card is not revealed beside which too few others can be
    Given the seats are Duchy and Diaspora
    And clearing 9 holds 1 Duchy warrior
    And clearing 1 holds 1 Duchy warrior
    And the Duchy's play area holds Companions
    And the Duchy holds Militias and Anvil
    When the Duchy tries to take the action sway:
      | asked            | answer          |
      | minister to sway | captain         |
      | card to reveal   | Militias as fox |
    Then it is refused citing 12.5.3.II: with Militias as fox, fewer than 2 cards could be revealed

  @12.5.3.II
  Scenario: Without Companions a frog card matches no other clearing
    Given the seats are Duchy and Diaspora
    And clearing 9 holds 1 Duchy warrior
    And clearing 1 holds 1 Duchy warrior
    And the Duchy holds Militias and Anvil
    When the Duchy tries to take the action sway
    Then it is refused citing 12.5.3.II

  @12.5.2.V @card.companions
  Scenario: Companions let the Banker spend one frog card among foxes, and no second
    Given the seats are Duchy and Diaspora
    And the Duchy's cards hold banker
    And the Duchy's play area holds Companions
    And the Duchy holds Militias, Settlers and Anvil
    When the Duchy takes the action banker:
      | asked         | answer          |
      | card to spend | Anvil           |
      | card to spend | Militias as fox |
    Then the Duchy scores 2 points
    And the Duchy holds Settlers
    And the Duchy's play area holds nothing

  # Knaves of the Deepwood

  @12.2.3 @18.2.6
  Scenario: A Duchy warrior that is hit becomes a Prisoner, and a building that falls beside it costs a minister
    Given the seats are Knaves and Duchy
    And it is the Knaves' Daylight
    And clearing 5 holds 3 skunks, 1 Duchy warrior and 1 market
    And the Duchy's cards hold marshal
    And the Duchy holds nothing
    When the Knaves battle the Duchy in clearing 5, rolling 2 and 0:
      | player | asked                   | answer |
      | Knaves | forest for the prisoner | 1-2-5-10 |
    Then the forest 1-2-5-10 holds 1 Duchy warrior
    And the Duchy's cards hold nothing

  @12.5.3.II
  Scenario: A Prisoner in a forest lets the Duchy reveal no card
    Given the seats are Duchy and Knaves
    And the forest 1-2-5-10 holds 1 Duchy warrior
    And clearing 1 holds 1 Duchy warrior
    And the Duchy holds Anvil and Cobbler
    When the Duchy tries to take the action sway
    Then it is refused citing 12.5.3.II

  # Honeycomb Clergy

  @12.2.3 @HCC.2.6.IV
  Scenario: Losing a building to the Clergy costs a minister like to anybody
    Given the seats are Clergy and Duchy
    And clearing 5 holds 1 market
    And the Duchy's cards hold marshal
    And the Duchy holds nothing
    When the Clergy removes 1 market from clearing 5
    Then the Duchy's cards hold nothing
    And the Clergy scores 1 point

  @HCC.2.6.I @12.5.1.IV
  Scenario: The Clergy spare a penitent Duchy, which may still battle them
    Given the seats are Duchy and Clergy
    And the Duchy is penitent to the Clergy
    And clearing 5 holds 2 Duchy warriors and 2 Clergy warriors
    And the dice will show 1 and 0
    Then the Clergy cannot battle the Duchy in clearing 5, citing HCC.2.6.I
    When the Duchy takes the action battle
    Then the Clergy loses 1 warrior in clearing 5

  # Lizard Cult

  @12.2.3 @10.4.3.III
  Scenario: A market that the Cult sanctifies is removed, so that a minister returns
    Given the seats are Cult and Duchy
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 3 warriors
    And on the Cult's board outcast is rabbit
    And clearing 5 holds 1 market
    And the Duchy's cards hold marshal
    And the Duchy holds nothing
    When the Cult goes on with its Birdsong:
      | asked  | answer   |
      | action | sanctify |
    Then clearing 5 holds 1 rabbit garden and no market
    And the Duchy's cards hold nothing

  # Queenless Legion

  @12.2.3 @QL.2.2
  Scenario: Buildings that become spoils cost a minister once, and not again when they are returned
    Given the seats are Legion and Duchy
    And it is the Legion's Daylight
    And the Legion's campaign holds Root Tea (mouse)
    And clearing 9 holds 3 Legion warriors and 1 market
    And the Duchy's cards hold marshal and captain
    And the Duchy holds nothing
    When the Legion battles the Duchy in clearing 9, rolling 0 and 0:
      | player | asked              | answer  |
      | Duchy  | minister to return | captain |
    Then the Legion's spoils hold 1 market
    And the Duchy's cards hold marshal
    When the Legion plays its Evening
    Then the Duchy's supply holds 3 markets
    And the Duchy's cards hold marshal

  @12.4 @12.6.3
  Scenario: Buildings that lie among spoils still leave their spaces uncovered
    Given the seats are Duchy and Legion
    And the Legion's spoils hold 1 citadel and 1 market
    And the Duchy holds nothing
    When the Duchy plays its Birdsong
    Then the burrow holds 2 Duchy warriors
    When the Duchy plays its Evening
    Then the Duchy draws 2 cards

  @12.5.2.VIII
  Scenario: A market among spoils is not on the map, so that the Baron of Dirt does not score it
    Given the seats are Duchy and Legion
    And the Legion's spoils hold 1 market
    And clearing 11 holds 1 market
    And the Duchy's cards hold baron of dirt
    When the Duchy takes the action baron of dirt
    Then the Duchy scores 1 point

  @12.5.1.II
  Scenario: A colony keeps nobody from recruiting in the Burrow
    Given the seats are Duchy and Legion
    And clearing 5 holds 1 tunnel and 1 colony
    When the Duchy takes the action recruit
    Then the burrow holds 1 Duchy warrior

  # Lemming Reavers

  @LR.4.1
  Scenario: The Reavers do not arrive in the Burrow, however few pieces it holds
    Given the seats are Reavers and Duchy
    And clearing 5 holds 1 tunnel
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 9      |
      | cache                 | depot  |
      | clearing to scout     | 8      |
    Then the burrow holds nothing
    And the Reavers are not offered the burrow when asked for clearing to arrive in

  @12.5.1.V
  Scenario: The Duchy may dig where a cache lies
    Given the seats are Duchy and Reavers
    And clearing 5 holds 1 depot
    And the burrow holds 1 Duchy warrior
    And the Duchy holds Cobbler
    When the Duchy takes the action dig:
      | asked              | answer |
      | clearing to dig in | 5      |
    Then clearing 5 holds 1 depot, 1 tunnel and 1 Duchy warrior

  # The Riverfolk

  @12.5.3 @12.5.3.II @11.2.7.III
  Scenario: Where mercenaries rule for the Duchy it builds, but they let no card be revealed to sway
    Given the seats are Duchy and Riverfolk
    And it is the Duchy's Daylight
    And the turn remembers bought, mercenaries: 1
    And clearing 5 holds 1 Riverfolk warrior
    And clearing 8 holds 1 Duchy warrior
    And the Duchy holds Cobbler and Anvil
    When the Duchy tries to take the action sway
    Then it is refused citing 12.5.3.II: the foremole lists 2 cards, and 1 can be revealed
    When the Duchy takes the action build:
      | asked | answer     |
      | build | 5 > market |
    Then clearing 5 holds 1 Riverfolk warrior and 1 market

  # The Corvids

  @12.2.3 @13.7.1
  Scenario: All buildings that a bomb removes cost one minister, and tunnels and warriors none
    Given the seats are Duchy and Corvids
    And clearing 2 holds 1 plot, 1 Corvid warrior, 1 citadel, 1 market, 1 tunnel and 2 Duchy warriors
    And on the Corvids' board plot, clearing 2 is bomb
    And the Duchy's cards hold marshal and foremole
    And the Duchy holds Anvil and Cobbler
    And these will be drawn at random: Anvil
    When the Corvids take the action flip in their Birdsong:
      | player | asked              | answer   |
      | Duchy  | minister to return | foremole |
    Then clearing 2 holds 1 Corvid warrior and no Duchy pieces
    And the Duchy's cards hold marshal
    And the Duchy holds Cobbler

  # A bot: the Automated Alliance

  @12.2.3 @RB.6.4.3
  Scenario: In the revolt of a bot, too, the Duchy pays the Price of Failure, and chooses the minister
    Given the seats are Duchy and Automated Alliance
    And the deck's top cards are Anvil and Cobbler
    And clearing 8 holds 1 sympathy, 1 market, 1 citadel and 1 tunnel
    And the Duchy's cards hold mayor and banker
    And the Duchy holds Tax Collector
    And these will be drawn at random: Tax Collector
    When the Automated Alliance plays its Birdsong:
      | player | asked              | answer |
      | Duchy  | minister to return | banker |
    Then clearing 8 holds 1 sympathy, 1 fox base and no Duchy pieces
    And the Duchy's cards hold mayor
    And the Duchy holds nothing

  @12.5.1.V @RB.6.2.3
  Scenario: Warriors that come up by a dig into a bot's sympathetic clearing outrage it
    Given the seats are Duchy and Automated Alliance
    And clearing 5 holds 1 sympathy
    And the burrow holds 1 Duchy warrior
    And the Duchy holds Cobbler and Command Warren
    When the Duchy takes the action dig:
      | asked              | answer  |
      | clearing to dig in | 5       |
      | card to spend      | Cobbler |
    Then clearing 5 holds 1 sympathy, 1 tunnel and 1 Duchy warrior
    And the Duchy holds nothing

  # Maps

  @M.3.5
  Scenario: The Ferry carries nobody into the Burrow
    Given the map is Lake
    And the seats are Duchy and Marquise
    And clearing 1 holds 2 Duchy warriors and 1 ferry
    And clearing 5 holds 1 tunnel
    Then the Duchy cannot move 1 warrior from clearing 1 to the burrow by Ferry, citing M.3.5

  @12.2.2 @M.4.2
  Scenario: A tunnel leads past closed paths
    Given the map is Mountain
    And the seats are Duchy and Marquise
    And clearing 1 holds 1 tunnel and 1 Duchy warrior
    And clearing 5 holds 1 tunnel
    When the Duchy moves 1 warrior from clearing 1 to the burrow
    And the Duchy moves 1 warrior from the burrow to clearing 5
    Then clearing 5 holds 1 Duchy warrior
