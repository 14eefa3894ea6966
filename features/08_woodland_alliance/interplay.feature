Feature: The Alliance among others

  What its rules do beside those of other factions, and beside cards.

  # Honeycomb Clergy

  @8.4.1.III @HCC.2.5 @HCC.2.6.IV
  Scenario: A Cathedral that falls in a revolt is avenged before the base rises, and the Alliance are heretics
    Given the seats are Alliance, Marquise and Clergy
    And the Alliance is penitent to the Clergy
    And clearing 5 holds 1 sympathy, 1 cathedral and 2 Clergy warriors
    And the Alliance's supporters hold Bake Sale and Armorers
    When the Alliance takes the action revolt in its Birdsong:
      | player   | asked             | answer |
      | Clergy   | warriors to place | ?      |
    Then clearing 5 holds no cathedral and no rabbit base
    And the Alliance is a heretic to the Clergy
    And the Alliance's supporters hold nothing

  @8.4.1.III @HCC.2.5
  Scenario: The base rises before the battle that the Clergy may initiate for it
    Given the seats are Alliance, Marquise and Clergy
    And clearing 5 holds 1 sympathy, 1 cathedral and 2 Clergy warriors
    And the Alliance's supporters hold Bake Sale and Armorers
    And the Clergy holds Cobbler
    And the dice will show 3 and 2
    When the Alliance takes the action revolt in its Birdsong:
      | player   | asked             | answer      |
      | Clergy   | warriors to place | 4           |
      | Clergy   | enemy to battle   | Alliance    |
      | Alliance | piece to lose     | rabbit base |
    Then clearing 5 holds 3 Clergy warriors, 1 sympathy, no rabbit base and no Alliance warriors
    And the Alliance's officers hold nothing
    And the Clergy scores 1 point

  @8.2.6 @HCC.2.6.IV
  Scenario: Whoever is a heretic gives cards in Outrage like everybody
    Given the seats are Alliance, Marquise and Clergy
    And the Marquise is a heretic to the Clergy
    And clearing 5 holds 2 Marquise warriors and 1 sympathy
    And the Marquise holds Cobbler
    When the Marquise removes 1 sympathy from clearing 5
    Then the Alliance's supporters hold Cobbler

  # Queenless Legion

  @8.2.6 @QL.2.2 @QL.6.3
  Scenario: Sympathy that becomes spoils outrages once: not again when it is returned
    Given the seats are Legion, Alliance and Marquise
    And the Legion's campaign holds Root Tea (mouse)
    And clearing 9 holds 3 Legion warriors and 1 sympathy
    And the Legion holds Mouse-in-a-Sack and Investments
    When the Legion battles the Alliance in clearing 9, rolling 0 and 0:
      | player | asked            | answer          |
      | Legion | card for Outrage | Mouse-in-a-Sack |
    Then the Legion's spoils hold 1 sympathy
    And the Alliance's supporters hold Mouse-in-a-Sack
    When the Legion plays its Evening
    Then the Alliance's supply holds 10 sympathy
    And the Alliance's supporters hold Mouse-in-a-Sack

  @8.2.4 @QL.2.2 @QL.6.3
  Scenario: A base that becomes spoils costs supporters and officers once
    Given the seats are Legion, Alliance and Marquise
    And the Legion's campaign holds Root Tea (mouse)
    And clearing 9 holds 3 Legion warriors and 1 mouse base
    And the Alliance's officers hold 4 warriors
    And the Alliance's supporters hold Codebreakers and Anvil
    When the Legion battles the Alliance in clearing 9, rolling 0 and 0
    Then the Legion's spoils hold 1 mouse base
    And the Alliance's officers hold 2 warriors
    And the Alliance's supporters hold Anvil
    When the Legion plays its Evening
    Then the Alliance's officers hold 2 warriors
    And the Alliance's supply holds 8 warriors and 1 mouse base

  @8.6.1.III @QL.2.3
  Scenario: At a colony of an enemy nobody recruits
    Given the seats are Alliance, Legion and Marquise
    And clearing 9 holds 1 mouse base and 1 colony
    And clearing 1 holds 1 fox base
    And clearing 5 holds 1 rabbit base
    And the Alliance's officers hold 1 warrior
    When the Alliance tries to play its Evening:
      | asked                  | answer  |
      | action                 | recruit |
      | clearing to recruit in | 9       |
    Then it is refused citing QL.2.3

  @8.2.1 @QL.2.3
  Scenario: The Alliance does not craft with sympathy at a colony
    Given the seats are Alliance, Legion and Marquise
    And clearing 1 holds 1 sympathy and 1 colony
    And the Alliance holds Anvil
    Then the Alliance cannot craft Anvil, citing QL.2.3

  @8.4.1.III @QL.2.2
  Scenario: A revolt drives a colony out and places warriors, which is no recruiting
    Given the seats are Alliance, Legion and Marquise
    And clearing 9 holds 1 sympathy, 1 colony and 2 Legion warriors
    And the Alliance's supporters hold Codebreakers and Mouse-in-a-Sack
    When the Alliance takes the action revolt in its Birdsong
    Then clearing 9 holds 1 mouse base, 1 Alliance warrior, no colony and no Legion warriors
    And the Alliance scores 1 point

  # Lemming Reavers

  @8.4.1.III @LR.2.2.IIa
  Scenario: Provisions that fall in a revolt bring the Alliance two warriors besides
    Given the seats are Alliance, Reavers and Marquise
    And clearing 9 holds 1 sympathy, 1 provisions and 2 Reavers warriors
    And the Alliance's supporters hold Codebreakers and Mouse-in-a-Sack
    When the Alliance takes the action revolt in its Birdsong:
      | asked      | answer         |
      | provisions | place warriors |
    Then clearing 9 holds 1 mouse base, 3 Alliance warriors, no provisions and no Reavers warriors
    And the Alliance's officers hold 1 warrior
    And the Alliance scores 1 point

  # Lilypad Diaspora

  @8.4.1.I @16.2.1.II
  Scenario: A clearing with a Militant enclave is a frog clearing alone, and matches no base
    Given the seats are Alliance, Diaspora and Marquise
    And clearing 5 holds 1 sympathy and 1 militant enclave
    And clearing 1 holds 1 sympathy
    And clearing 8 holds 1 sympathy
    And the Alliance's supporters hold Armorers and Sappers
    When the Alliance tries to take the action revolt in its Birdsong:
      | asked                 | answer |
      | clearing to revolt in | 5      |
    Then it is refused citing 8.4.1.I: no base on the board matches clearing 5

  @8.4.2.II @16.2.1.II
  Scenario: Sympathy spreads to a Militant enclave for frog supporters and birds
    Given the seats are Alliance, Diaspora and Marquise
    And clearing 5 holds 1 militant enclave
    And clearing 2 holds 1 sympathy
    And the Alliance's supporters hold Settlers and Bake Sale
    When the Alliance takes the action spread sympathy in its Birdsong:
      | asked                 | answer |
      | clearing to spread to | 5      |
    Then clearing 5 holds 1 sympathy
    And the Alliance's supporters hold Bake Sale
    And the pond holds Settlers

  @8.4.1.II @8.2.3 @card.companions @1.1.1
  Scenario: With Companions one frog supporter is spent as another suit
    Given the seats are Alliance, Diaspora and Marquise
    And the Alliance's play area holds Companions
    And clearing 5 holds 1 sympathy
    And the Alliance's supporters hold Settlers, Stewards, Bake Sale and Anvil
    When the Alliance takes the action revolt in its Birdsong:
      | asked              | answer               |
      | supporter to spend | Settlers as rabbit   |
      | supporter to spend | Bake Sale            |
    Then clearing 5 holds 1 rabbit base
    And the Alliance's supporters hold Stewards and Anvil
    And the Alliance's play area holds nothing
    And the pond holds Settlers and Companions

  @8.2.3 @card.companions
  Scenario: Once one frog passes for another suit, no other does
    Given the seats are Alliance, Diaspora and Marquise
    And the Alliance's play area holds Companions
    And clearing 5 holds 1 sympathy
    And the Alliance's supporters hold Settlers, Stewards, Bake Sale and Cobbler
    When the Alliance takes the action revolt in its Birdsong:
      | asked              | answer             |
      | supporter to spend | Settlers as rabbit |
      | supporter to spend | ?                  |
    Then the options of the Alliance are:
      | option                |
      | rabbit card Bake Sale |
      | rabbit card Cobbler   |

  @8.4.1.II @8.2.3 @card.companions
  Scenario: With Companions a second frog supporter is not spent as another suit
    Given the seats are Alliance, Diaspora and Marquise
    And the Alliance's play area holds Companions
    And clearing 5 holds 1 sympathy
    And the Alliance's supporters hold Settlers, Stewards and Anvil
    When the Alliance tries to take the action revolt in its Birdsong
    Then it is refused citing 8.4.1.II: too few supporters match any clearing to revolt in

  @8.2.4
  Scenario: Supporters that are discarded with a base are not spent, and Companions change nothing
    Given the seats are Alliance, Diaspora and Marquise
    And the Alliance's play area holds Companions
    And clearing 5 holds 1 rabbit base
    And the Alliance's supporters hold Settlers and Bake Sale
    When the Marquise removes 1 rabbit base from clearing 5
    Then the Alliance's supporters hold Settlers
    And the Alliance's play area holds Companions

  @8.2.6 @16.2.3.I
  Scenario: The card for Outrage may be drawn from the Pond
    Given the seats are Alliance, Diaspora and Marquise
    And clearing 5 holds 1 sympathy
    And clearing 1 holds 2 Marquise warriors
    And the pond holds Settlers
    And the deck's top cards are Cobbler and Bake Sale
    When the Marquise moves 1 warrior from clearing 1 to clearing 5:
      | player   | asked             | answer |
      | Alliance | pile to draw from | pond   |
    Then the Alliance's supporters hold Settlers and 0 cards

  # Knaves of the Deepwood

  @8.2.6 @18.2.4
  Scenario: A Captain is a warrior: to move one to sympathy is to outrage
    Given the seats are Alliance, Knaves and Marquise
    And clearing 5 holds 1 sympathy
    And clearing 1 holds 2 Knaves skunks
    And the Knaves hold Cobbler
    When the Knaves moves 1 skunk from clearing 1 to clearing 5
    Then the Alliance's supporters hold Cobbler

  # Bots

  @8.2.6
  Scenario: A bot has no hand: the Alliance draws
    Given the seats are Alliance, Marquise and Clergy
    And a bot plays the Marquise
    And clearing 5 holds 1 sympathy
    And clearing 1 holds 2 Marquise warriors
    And the deck's top cards are Cobbler
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then the Alliance's supporters hold Cobbler

  # Cards

  @8.2.4 @card.coffin-makers
  Scenario: Officers that are removed do not come from the map, and are not laid out
    Given the seats are Alliance, Marquise and Clergy
    And the deck is E&P
    And the Clergy's play area holds Coffin Makers
    And clearing 5 holds 1 rabbit base
    And the Alliance's officers hold 3 warriors
    When the Marquise removes 1 rabbit base from clearing 5
    Then the Clergy's card coffin makers holds nothing
    And the Alliance's supply holds 9 warriors

  @8.6.1.IV @card.coffin-makers
  Scenario: A warrior that gives way to sympathy is laid out
    Given the seats are Alliance, Marquise and Clergy
    And the deck is E&P
    And the Clergy's play area holds Coffin Makers
    And clearing 5 holds 1 Alliance warrior
    And the Alliance's officers hold 1 warrior
    When the Alliance takes the action organize in its Evening
    Then the Clergy's card coffin makers holds 1 Alliance warrior
    And clearing 5 holds 1 sympathy

  @8.4.1.III @card.coffin-makers
  Scenario: The enemies that a revolt removes are laid out on Coffin Makers
    Given the seats are Alliance, Marquise and Clergy
    And the deck is E&P
    And the Alliance's play area holds Coffin Makers
    And clearing 5 holds 1 sympathy, 2 Marquise warriors and 1 Clergy warrior
    And the Alliance's supporters hold Tunnels and Swap Meet
    When the Alliance takes the action revolt in its Birdsong
    Then the Alliance's card coffin makers holds 2 Marquise warriors and 1 Clergy warrior

  @8.2.3 @card.propaganda-bureau
  Scenario: Propaganda Bureau takes a card of the hand, no supporter, and places a warrior, which is no move
    Given the seats are Alliance, Marquise and Clergy
    And the deck is E&P
    And the Marquise's play area holds Propaganda Bureau
    And clearing 5 holds 1 sympathy and 1 Alliance warrior
    And clearing 2 holds 1 Alliance warrior
    And the Marquise holds Tunnels, Swap Meet and Master Engravers
    When the Marquise takes the action Propaganda Bureau:
      | asked              | answer                                             |
      | warrior to replace | Tunnels > 5 > Alliance warrior > Marquise warrior  |
    Then clearing 5 holds 1 sympathy and 1 Marquise warrior
    And the Alliance's supporters hold nothing
    And the Marquise cannot look at the Alliance's supporters, citing 8.2.3

  @8.2.6 @card.eyrie-emigre
  Scenario: The move of Eyrie Emigre outrages before the battle there
    Given the seats are Alliance, Marquise and Clergy
    And the deck is E&P
    And the Marquise's play area holds Eyrie Emigre
    And clearing 1 holds 2 Marquise warriors
    And clearing 5 holds 1 sympathy
    And clearing 9 holds 1 Clergy warrior
    And the Marquise holds Tunnels and Swap Meet
    And the dice will show 0 and 0
    When the Marquise plays her Birdsong:
      | player   | asked             | answer  |
      | Marquise | move              | 1 > 5   |
      | Marquise | how many warriors | 2       |
      | Marquise | card for Outrage  | Tunnels |
    Then the Alliance's supporters hold Tunnels and Swap Meet
    And clearing 5 holds no sympathy

  @8.2.6 @card.informants
  Scenario Outline: In the Alliance's own Evening Informants may take the place of the draw for Outrage
    Given the seats are Alliance, Marquise and Clergy
    And the deck is E&P
    And the Alliance's play area holds Informants
    And the discard pile holds Ambush! (fox)
    And clearing 5 holds 1 Alliance warrior, 1 sympathy and 3 Marquise warriors
    And the Alliance's officers hold 1 warrior
    And the deck's top cards are Tunnels and Swap Meet
    And the dice will show 2 and 2
    When the Alliance takes the action battle in its Evening:
      | asked               | answer   |
      | ambush card to take | <answer> |
      | ambush card to take | decline  |
    Then the Alliance's supporters hold <supporters>
    And the Alliance holds <hand>

    Examples:
      | answer         | supporters | hand                         |
      | Ambush! (fox)  | nothing    | Ambush! (fox) and Tunnels    |
      | decline        | Tunnels    | Swap Meet                    |

  @8.2.6 @card.informants
  Scenario: In another player's turn the card for Outrage is drawn
    Given the seats are Alliance, Marquise and Clergy
    And the deck is E&P
    And the Alliance's play area holds Informants
    And the discard pile holds Ambush! (fox)
    And clearing 5 holds 1 sympathy and 3 Marquise warriors
    And the deck's top cards are Tunnels
    And it is the Marquise's Evening
    When the Marquise removes 1 sympathy from clearing 5
    Then the Alliance is not asked for ambush card to take, citing card.informants: it is not its owner's Evening
    And the Alliance's supporters hold Tunnels

  @card.soup-kitchens @2.5
  Scenario: With Soup Kitchens sympathy counts for rule
    Given the seats are Alliance, Marquise and Clergy
    And the deck is E&P
    And the Alliance's play area holds Soup Kitchens
    And clearing 5 holds 1 sympathy and 1 Marquise warrior
    Then the Alliance rules clearing 5

  @card.stand-and-deliver
  Scenario: Stand and Deliver! takes from the hand, and supporters are none of it
    Given the seats are Alliance, Marquise and Clergy
    And the Alliance's supporters hold Anvil and Cobbler
    And the Marquise's play area holds Stand and Deliver!
    When the Marquise tries to take the action Stand and Deliver! in her Birdsong
    Then it is refused citing card.stand-and-deliver

  @8.2.6 @card.command-warren
  Scenario: Sympathy falls to Command Warren's battle, and costs a card like any other
    Given the seats are Alliance, Marquise and Clergy
    And the Marquise's play area holds Command Warren
    And clearing 5 holds 2 Marquise warriors and 1 sympathy
    And the Marquise holds Cobbler
    And the dice will show 0 and 0
    When the Marquise takes the action battle
    Then the Alliance's supporters hold Cobbler

  @9.2.9.IIb @8.2.6
  Scenario: The Vagabond who moves his allies gives the card for Outrage
    Given the seats are Vagabond, Marquise and Alliance
    And clearing 5 holds 1 pawn and 3 Marquise warriors
    And the Marquise is allied to the Vagabond
    And clearing 1 holds 1 sympathy
    And the Vagabond's satchel holds 1 boot
    And the Vagabond holds Anvil
    And the Marquise holds Foxfolk Steel
    When the Vagabond takes the action move:
      | asked                | answer   |
      | move                 | 5 > 1    |
      | allies to move along | Marquise |
      | how many warriors    | 2        |
    Then the Alliance's supporters hold Anvil
    And the Marquise holds Foxfolk Steel
    And the Vagabond holds nothing
