Feature: Exiles and Partisans in Birdsong

  Saboteurs, Eyrie Emigre, False Orders and Swap Meet.

  Background:
    Given the deck is Exiles and Partisans

  # Saboteurs

  @card.saboteurs
  Scenario: Saboteurs go, and take one crafted card of an enemy along
    Given the Marquise's play area holds Saboteurs and Corvid Planners
    And the Clergy's play area holds Tunnels and Boat Builders
    When the Marquise plays her Birdsong:
      | asked            | answer           |
      | card to sabotage | Clergy > Tunnels |
    Then the Marquise's play area holds Corvid Planners and no Saboteurs
    And the Clergy's play area holds Boat Builders and no Tunnels
    And the discard pile holds Saboteurs and Tunnels

  @card.saboteurs
  Scenario: Saboteurs may lie low
    Given the Marquise's play area holds Saboteurs
    And the Clergy's play area holds Tunnels
    When the Marquise plays her Birdsong:
      | asked            | answer  |
      | card to sabotage | decline |
    Then nothing changes

  @card.saboteurs
  Scenario: Every crafted card of every enemy can be chosen, but no activated dominance card and none of one's own
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise's play area holds Saboteurs and Corvid Planners
    And the Clergy's play area holds Tunnels and Boat Builders
    And the Clergy has activated Dominance (fox)
    And the Eyrie's play area holds Tunnels
    When the Marquise plays her Birdsong:
      | asked            | answer |
      | card to sabotage | ?      |
    Then the options of the Marquise are:
      | option                           |
      | decline                          |
      | Clergy > rabbit card Tunnels     |
      | Clergy > bird card Boat Builders |
      | Eyrie > rabbit card Tunnels      |

  @card.saboteurs
  Scenario: Saboteurs can strike at the enemy's Saboteurs
    Given the Marquise's play area holds Saboteurs
    And the Clergy's play area holds Saboteurs
    When the Marquise plays her Birdsong:
      | asked            | answer             |
      | card to sabotage | Clergy > Saboteurs |
    Then the Marquise's play area holds nothing
    And the Clergy's play area holds nothing
    And the discard pile holds 2 Saboteurs

  @card.saboteurs @2.1
  Scenario: Saboteurs are the price, and go first: into an empty deck without the other card
    Given the Marquise's play area holds Saboteurs
    And the Clergy's play area holds Tunnels
    And the deck holds nothing
    When the Marquise plays her Birdsong:
      | asked            | answer           |
      | card to sabotage | Clergy > Tunnels |
    Then the deck holds Saboteurs and no cards
    And the discard pile holds Tunnels

  @card.saboteurs
  Scenario: Where no enemy has a crafted card there is nothing to sabotage
    Given the Marquise's play area holds Saboteurs and Tunnels
    And the Clergy has activated Dominance (fox)
    And the Clergy holds Tunnels
    When the Marquise plays her Birdsong
    Then the Marquise is not asked for card to sabotage, citing card.saboteurs: no enemy has a crafted card
    And the Marquise's play area holds Saboteurs and Tunnels

  @card.saboteurs @G.8
  Scenario: An ally's crafted cards are safe
    Given the seats are Marquise, Clergy and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And the Marquise's play area holds Saboteurs
    And the Vagabond's play area holds Tunnels
    When the Marquise plays her Birdsong
    Then the Marquise is not asked for card to sabotage, citing card.saboteurs: no enemy has a crafted card

  @card.saboteurs
  Scenario: Nobody sabotages in another's Birdsong
    Given the Marquise's play area holds Saboteurs
    And the Clergy's play area holds Tunnels and Saboteurs
    And clearing 5 holds 1 Clergy warrior
    When the Clergy plays its Birdsong:
      | asked            | answer  |
      | card to sabotage | decline |
    Then the Marquise is not asked for card to sabotage
    And nothing changes

  @card.saboteurs
  Scenario: Saboteurs act before all else in Birdsong
    Given the Marquise's play area holds Saboteurs
    And the Clergy's play area holds Tunnels
    And clearing 9 holds 1 sawmill
    When the Marquise plays her Birdsong:
      | asked            | answer |
      | card to sabotage | ?      |
    Then clearing 9 holds no wood

  @1.4.1
  Scenario: After the start of Birdsong it is too late for Saboteurs
    Given the Marquise's play area holds Saboteurs
    And the Clergy's play area holds Tunnels
    When the Marquise tries to take the action Saboteurs
    Then it is refused citing card.saboteurs: at the start of its owner's own Birdsong
    And nothing changes

  @1.4.1
  Scenario: A card in play is refused at another time for a reason of its own
    Given the Marquise's play area holds Saboteurs and Charm Offensive
    When the Marquise tries to take the action Charm Offensive
    Then it is refused citing card.charm-offensive: at the start of its owner's own Evening
    When the Clergy plays its Daylight:
      | asked  | answer |
      | action | ?      |
    Then the Clergy is not offered Saboteurs, citing card.saboteurs
    And the Clergy is not offered Swap Meet, citing HCC.5.1

  # Eyrie Emigre

  @card.eyrie-emigre @1.4.1
  Scenario: Who moves and battles keeps Eyrie Emigre
    Given the Marquise's play area holds Eyrie Emigre
    And clearing 9 holds 3 Marquise warriors
    And clearing 12 holds 2 Clergy warriors
    And the dice will show 1 and 0
    When the Marquise plays her Birdsong:
      | asked             | answer |
      | move              | 9 > 12 |
      | how many warriors | 2      |
      | enemy to battle   | Clergy |
    Then the Marquise's play area holds Eyrie Emigre
    And clearing 12 holds 2 Marquise warriors and 1 Clergy warrior
    And clearing 9 holds 1 Marquise warrior

  @card.eyrie-emigre
  Scenario: Who can move with Eyrie Emigre must
    Given the Marquise's play area holds Eyrie Emigre
    And clearing 9 holds 3 Marquise warriors and 1 Clergy warrior
    When the Marquise plays her Birdsong:
      | asked | answer |
      | move  | ?      |
    Then the options of the Marquise are:
      | option |
      | 9 > 1  |
      | 9 > 4  |
      | 9 > 12 |

  @card.eyrie-emigre
  Scenario: Of the moves there are the owner may take one after which nobody can be battled
    Given the Marquise's play area holds Eyrie Emigre
    And clearing 9 holds 3 Marquise warriors
    And clearing 12 holds 2 Clergy warriors
    When the Marquise plays her Birdsong:
      | asked             | answer |
      | move              | 9 > 1  |
      | how many warriors | 2      |
    Then the discard pile holds Eyrie Emigre
    And clearing 1 holds 2 Marquise warriors

  @card.eyrie-emigre
  Scenario: Who can battle the only enemy there must, unasked
    Given the Marquise's play area holds Eyrie Emigre
    And clearing 9 holds 3 Marquise warriors
    And clearing 12 holds 1 fox flower
    And the dice will show 0 and 0
    When the Marquise plays her Birdsong:
      | asked             | answer |
      | move              | 9 > 12 |
      | how many warriors | 1      |
    Then the Marquise is not asked for enemy to battle
    And clearing 12 holds 1 Marquise warrior and no fox flower
    And the Marquise's play area holds Eyrie Emigre

  @card.eyrie-emigre
  Scenario: Who can battle nobody where the move ends discards Eyrie Emigre
    Given the Marquise's play area holds Eyrie Emigre
    And clearing 9 holds 3 Marquise warriors and 1 Clergy warrior
    When the Marquise plays her Birdsong:
      | asked             | answer |
      | move              | 9 > 12 |
      | how many warriors | 1      |
    Then the discard pile holds Eyrie Emigre
    And the Marquise is not asked for enemy to battle, citing 4.3: has no piece in clearing 12
    And clearing 12 holds 1 Marquise warrior

  @card.eyrie-emigre @4.3
  Scenario: In a forest nobody can be battled, whoever is a Prisoner there
    Given the seats are Knaves and Marquise
    And the Knaves' play area holds Eyrie Emigre
    And the forest 1-2-5-10 holds 1 skunk
    And the forest 1-9-10-12 holds 1 Marquise warrior
    When the Knaves plays its Birdsong:
      | asked | answer                                  |
      | move  | forest 1-2-5-10 > forest 1-9-10-12      |
    Then the discard pile holds Eyrie Emigre
    And the forest 1-9-10-12 holds 1 skunk and 1 Marquise warrior

  @card.eyrie-emigre
  Scenario: Who has nothing to move discards Eyrie Emigre unasked
    Given the Marquise's play area holds Eyrie Emigre
    When the Marquise plays her Birdsong
    Then the discard pile holds Eyrie Emigre
    And the Marquise is not asked for move
    And the Marquise is not asked for enemy to battle, citing card.eyrie-emigre: nothing was moved

  @card.eyrie-emigre
  Scenario: The battle is where the move ended, with whichever enemy there, and cannot be left
    Given the seats are Marquise, Clergy, Eyrie and Alliance
    And the Marquise's play area holds Eyrie Emigre
    And clearing 9 holds 3 Marquise warriors and 1 Clergy warrior
    And clearing 12 holds 1 Eyrie warrior and 1 Alliance warrior
    When the Marquise plays her Birdsong:
      | asked             | answer |
      | move              | 9 > 12 |
      | how many warriors | 2      |
      | enemy to battle   | ?      |
    Then the options of the Marquise are:
      | option   |
      | Eyrie    |
      | Alliance |

  @card.eyrie-emigre @4.3.1.II
  Scenario: A battle that an ambush ends is a battle
    Given the Marquise's play area holds Eyrie Emigre
    And clearing 9 holds 2 Marquise warriors
    And clearing 12 holds 1 Clergy warrior
    And the Clergy holds Ambush! (fox)
    When the Marquise plays her Birdsong:
      | player   | asked             | answer         |
      | Marquise | move              | 9 > 12         |
      | Marquise | how many warriors | 2              |
      | Marquise | enemy to battle   | Clergy         |
      | Clergy   | ambush            | Ambush! (fox)  |
    Then the Marquise's play area holds Eyrie Emigre
    And clearing 12 holds no Marquise warriors and 1 Clergy warrior

  @card.eyrie-emigre @4.2.1
  Scenario: The move of Eyrie Emigre needs rule as any other
    Given the Marquise's play area holds Eyrie Emigre
    And clearing 9 holds 1 Marquise warrior and 2 Clergy warriors
    And clearing 5 holds 1 Marquise warrior
    When the Marquise tries to play her Birdsong:
      | asked | answer |
      | move  | 9 > 12 |
    Then it is refused citing 4.2.1

  @card.eyrie-emigre @HCC.2.6.I
  Scenario: Eyrie Emigre lets nobody off Mercy
    Given the Marquise is penitent
    And the Clergy's play area holds Eyrie Emigre
    And clearing 9 holds 2 Clergy warriors
    And clearing 12 holds 1 Marquise warrior
    When the Clergy plays its Birdsong:
      | player   | asked             | answer |
      | Clergy   | move              | 9 > 12 |
      | Clergy   | how many warriors | 2      |
    Then the discard pile holds Eyrie Emigre
    And clearing 12 holds 2 Clergy warriors and 1 Marquise warrior

  @card.eyrie-emigre
  Scenario: In another's Birdsong Eyrie Emigre stays where it is
    Given the Marquise's play area holds Eyrie Emigre
    And the Clergy's play area holds Tunnels
    And clearing 9 holds 3 Marquise warriors
    And clearing 5 holds 1 Clergy warrior
    When the Clergy plays its Birdsong
    Then nothing changes
    When the Marquise tries to take the action Eyrie Emigre
    Then it is refused citing card.eyrie-emigre: at the end of its owner's own Birdsong

  # False Orders

  @card.false-orders @1.5.5
  Scenario Outline: Half of the warriors in a clearing, rounded up, move whoever rules
    Given the Marquise's play area holds False Orders
    And clearing 9 holds <there> Clergy warriors and 9 Marquise warriors
    And clearing 12 holds 1 Marquise warrior
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer          |
      | warriors to force | Clergy > 9 > 12 |
    Then clearing 12 holds <going> Clergy warriors and 1 Marquise warrior
    And clearing 9 holds <staying> Clergy warriors and 9 Marquise warriors
    And the Marquise's play area holds nothing
    And the discard pile holds False Orders
    And it happens that the Clergy moves <moving> from clearing 9 to clearing 12

    Examples:
      | there | going | staying | moving            |
      | 1     | 1     | 0       | 1 Clergy warrior  |
      | 2     | 1     | 1       | 1 Clergy warrior  |
      | 5     | 3     | 2       | 3 Clergy warriors |
      | 6     | 3     | 3       | 3 Clergy warriors |

  @card.false-orders
  Scenario: Any warriors of any enemy can be sent along any path
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise's play area holds False Orders
    And clearing 8 holds 2 Clergy warriors and 1 Marquise warrior
    And clearing 5 holds 1 Eyrie warrior
    And clearing 3 holds 1 roost
    And clearing 1 holds 1 Marquise warrior
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer |
      | warriors to force | ?      |
    Then the options of the Marquise are:
      | option                           |
      | Clergy > clearing 8 > clearing 4 |
      | Clergy > clearing 8 > clearing 7 |
      | Eyrie > clearing 5 > clearing 1  |
      | Eyrie > clearing 5 > clearing 2  |
    And the Marquise is not offered Clergy > 8 > 12, citing card.false-orders
    And the Marquise is not offered Marquise > 8 > 4, citing card.false-orders

  @card.false-orders @1.5.5 @HCC.2.2.IV
  Scenario: The Clergy decide which flowers go along, one with each warrior that is forced
    Given the Marquise's play area holds False Orders
    And clearing 9 holds 3 Clergy warriors, 3 fox flowers and 1 mouse flower
    When the Marquise takes the action False Orders in her Birdsong:
      | player   | asked                 | answer          |
      | Marquise | warriors to force     | Clergy > 9 > 12 |
      | Clergy   | how many fox flowers  | 1               |
      | Clergy   | how many mouse flowers | 1              |
    Then clearing 12 holds 2 Clergy warriors, 1 fox flower and 1 mouse flower
    And clearing 9 holds 1 Clergy warrior, 2 fox flowers and no mouse flowers

  @card.false-orders @HCC.2.2.IV
  Scenario: No more flowers go along than warriors are forced
    Given the Marquise's play area holds False Orders
    And clearing 9 holds 3 Clergy warriors and 3 fox flowers
    When the Marquise takes the action False Orders in her Birdsong:
      | player   | asked                | answer          |
      | Marquise | warriors to force    | Clergy > 9 > 12 |
      | Clergy   | how many fox flowers | ?               |
    Then the options of the Clergy are:
      | option |
      | 0      |
      | 1      |
      | 2      |

  @card.false-orders @1.5.5
  Scenario: Of several kinds of warrior the owner chooses which go, but not how many
    Given the seats are Marquise, Clergy and Knaves
    And the Marquise's play area holds False Orders
    And clearing 9 holds 3 skunks, 1 thief and 1 tinker
    When the Marquise takes the action False Orders in her Birdsong:
      | player   | asked                  | answer          |
      | Marquise | warriors to force      | Knaves > 9 > 12 |
      | Marquise | how many skunks        | 1               |
      | Knaves   | how many skunks follow | 0               |
    Then clearing 12 holds 1 skunk, 1 thief and 1 tinker
    And clearing 9 holds 2 skunks, no thief and no tinker

  @card.false-orders @1.5.5
  Scenario: False Orders take of one kind neither more nor fewer than leave half to go
    Given the seats are Marquise, Clergy and Knaves
    And the Marquise's play area holds False Orders
    And clearing 9 holds 3 skunks, 1 thief and 1 tinker
    When the Marquise takes the action False Orders in her Birdsong:
      | player   | asked             | answer          |
      | Marquise | warriors to force | Knaves > 9 > 12 |
      | Marquise | how many skunks   | ?               |
    Then the options of the Marquise are:
      | option |
      | 1      |
      | 2      |
      | 3      |

  @card.false-orders @1.5.5
  Scenario: Where enough others can go False Orders need take none of a kind
    Given the seats are Marquise, Clergy and Knaves
    And the Marquise's play area holds False Orders
    And clearing 9 holds 1 skunk, 1 thief, 1 tinker, 1 ranger and 1 vagrant
    When the Marquise takes the action False Orders in her Birdsong:
      | player   | asked             | answer          |
      | Marquise | warriors to force | Knaves > 9 > 12 |
      | Marquise | how many skunks   | ?               |
    Then the options of the Marquise are:
      | option |
      | 0      |
      | 1      |

  @card.false-orders @1.5.5
  Scenario: False Orders take of the kinds that come later no more than what is missing
    Given the seats are Marquise, Clergy and Knaves
    And the Marquise's play area holds False Orders
    And clearing 9 holds 3 skunks, 1 thief and 1 tinker
    When the Marquise takes the action False Orders in her Birdsong:
      | player   | asked                  | answer          |
      | Marquise | warriors to force      | Knaves > 9 > 12 |
      | Marquise | how many skunks        | 2               |
      | Marquise | how many thiefs        | 0               |
      | Knaves   | how many skunks follow | 0               |
    Then clearing 12 holds 2 skunks, no thief and 1 tinker
    And clearing 9 holds 1 skunk, 1 thief and no tinker

  @card.false-orders @1.5.5 @14.2.2
  Scenario: A warrior that cannot be moved counts for False Orders, and stays
    Given the seats are Marquise, Clergy and Hundreds
    And the Marquise's play area holds False Orders
    And clearing 9 holds 2 Hundreds warriors and 1 warlord
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer            |
      | warriors to force | Hundreds > 9 > 12 |
    Then clearing 12 holds 2 Hundreds warriors and no warlord
    And clearing 9 holds no Hundreds warriors and 1 warlord

  @card.false-orders @1.5.5 @14.2.2
  Scenario: False Orders are not offered for warriors that cannot be moved
    Given the seats are Marquise, Clergy and Hundreds
    And the Marquise's play area holds False Orders
    And clearing 9 holds 1 warlord
    And clearing 8 holds 1 Hundreds warrior
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer |
      | warriors to force | ?      |
    Then the Marquise is not offered Hundreds > 9 > 12, citing card.false-orders
    And the Marquise is offered Hundreds > 8 > 4

  @card.false-orders @1.5.5 @13.7.2
  Scenario: What keeps warriors where they are keeps them from obeying False Orders
    Given the seats are Marquise, Clergy and Corvid
    And the Marquise's play area holds False Orders
    And clearing 9 holds 4 Clergy warriors and 1 snare
    And clearing 8 holds 1 Clergy warrior
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer |
      | warriors to force | ?      |
    Then the Marquise is not offered Clergy > 9 > 12, citing card.false-orders
    And the Marquise is offered Clergy > 8 > 4

  @card.false-orders @1.5.5 @V.6.2
  Scenario: False Orders send nobody where nothing can be moved
    Given the seats are Marquise, Clergy and Vagabond
    And the Vagabond's cards hold scoundrel
    And the Marquise's play area holds False Orders
    And clearing 9 holds 1 Clergy warrior
    And clearing 4 holds 1 torch
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer |
      | warriors to force | ?      |
    Then the options of the Marquise are:
      | option                            |
      | Clergy > clearing 9 > clearing 1  |
      | Clergy > clearing 9 > clearing 12 |

  @card.false-orders @1.5.5 @card.boat-builders
  Scenario Outline: A forced move goes by the ways of who is forced, not of who forces it
    Given the Marquise's play area holds False Orders
    And the <builder>'s play area holds Boat Builders
    And clearing 11 holds 2 Clergy warriors
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer |
      | warriors to force | ?      |
    Then the Marquise <is> Clergy > 11 > 7

    Examples:
      | builder  | is             |
      | Clergy   | is offered     |
      | Marquise | is not offered |

  @card.false-orders @1.5.5 @M.3.5
  Scenario: Those who are forced can be sent by the Ferry, and draw for it
    Given the map is Lake
    And the Marquise's play area holds False Orders
    And clearing 1 holds 3 Clergy warriors, 9 Marquise warriors and 1 ferry
    And clearing 10 holds 1 Marquise warrior
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer                  |
      | warriors to force | Clergy > 1 > 10 > ferry |
    Then clearing 10 holds 2 Clergy warriors and 1 ferry
    And clearing 1 holds 1 Clergy warrior and no ferry
    And the Clergy draws 1 card
    And the Marquise draws 0 cards

  @card.false-orders
  Scenario: False Orders send warriors, and no pawn
    Given the seats are Marquise, Clergy and Vagabond
    And the Marquise's play area holds False Orders
    And clearing 9 holds 1 Clergy warrior and the Vagabond's pawn
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer |
      | warriors to force | ?      |
    Then the Marquise is offered Clergy > 9 > 12
    And the Marquise is not offered Vagabond > 9 > 12, citing card.false-orders

  @card.false-orders
  Scenario: Warriors in a forest get no orders
    Given the seats are Marquise, Clergy and Knaves
    And the Marquise's play area holds False Orders
    And the forest 1-9-10-12 holds 2 skunks
    And clearing 9 holds 1 Clergy warrior
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer |
      | warriors to force | ?      |
    Then the options of the Marquise are:
      | option                            |
      | Clergy > clearing 9 > clearing 1  |
      | Clergy > clearing 9 > clearing 4  |
      | Clergy > clearing 9 > clearing 12 |

  @card.false-orders @G.8
  Scenario: Allies obey no false orders
    Given the seats are Marquise, Clergy and Vagabond
    And on the Vagabond's board coalition with is Clergy
    And the Vagabond's play area holds False Orders
    And clearing 5 holds 2 Clergy warriors
    When the Vagabond tries to take the action False Orders in his Birdsong
    Then it is refused citing card.false-orders: no warriors
    And nothing changes

  @card.false-orders @1.4.1
  Scenario: False Orders may be kept, and given after the faction's own Birdsong too
    Given the Marquise's play area holds False Orders
    And clearing 9 holds 1 sawmill
    And clearing 8 holds 1 Clergy warrior
    When the Marquise plays her Birdsong:
      | asked             | answer         |
      | action            | end            |
      | action            | False Orders   |
      | warriors to force | Clergy > 8 > 4 |
    Then clearing 9 holds 1 wood
    And clearing 4 holds 1 Clergy warrior
    And the discard pile holds False Orders

  @card.false-orders
  Scenario: False Orders that are not given stay
    Given the Marquise's play area holds False Orders
    And clearing 8 holds 1 Clergy warrior
    When the Marquise plays her Birdsong:
      | asked  | answer |
      | action | end    |
      | action | end    |
    Then nothing changes

  @1.4.1
  Scenario: False Orders are given in Birdsong only
    Given the Marquise's play area holds False Orders
    And clearing 8 holds 1 Clergy warrior
    When the Marquise tries to take the action False Orders
    Then it is refused citing card.false-orders: in its owner's own Birdsong
    And nothing changes

  @card.false-orders
  Scenario: Nobody gives another's false orders
    Given the Marquise's play area holds False Orders
    And the Clergy's play area holds False Orders
    And clearing 8 holds 1 Clergy warrior and 1 Marquise warrior
    When the Clergy takes the action False Orders in its Birdsong:
      | asked             | answer           |
      | warriors to force | Marquise > 8 > 4 |
    Then the Clergy's play area holds nothing
    And the Marquise's play area holds False Orders
    And clearing 4 holds 1 Marquise warrior

  # Swap Meet

  @card.swap-meet @G.22
  Scenario: A random card is taken, and then any card given for it
    Given the Marquise's play area holds Swap Meet
    And the Marquise holds Anvil and Crossbow (mouse)
    And the Clergy holds Bake Sale and Investments
    And these will be drawn at random: Investments
    When the Marquise takes the action Swap Meet in her Birdsong:
      | asked        | answer |
      | card to give | Anvil  |
    Then the Marquise holds Crossbow (mouse), Investments and no Anvil
    And the Clergy holds Bake Sale, Anvil and no Investments
    And the Marquise's play area holds Swap Meet

  @card.swap-meet
  Scenario: The card that was taken may be given back, even by who held none
    Given the Marquise's play area holds Swap Meet
    And the Clergy holds Bake Sale and Investments
    And these will be drawn at random: Bake Sale
    When the Marquise takes the action Swap Meet in her Birdsong
    Then the Marquise holds nothing
    And the Clergy holds Bake Sale and Investments
    And it happens that the Marquise moves Bake Sale (rabbit) from the Clergy's hand to the Marquise's hand

  @card.swap-meet
  Scenario: The card to give is chosen with the one that was taken in hand
    Given the Marquise's play area holds Swap Meet
    And the Marquise holds Anvil
    And the Clergy holds Bake Sale
    And these will be drawn at random: Bake Sale
    When the Marquise takes the action Swap Meet in her Birdsong:
      | asked        | answer |
      | card to give | ?      |
    Then the options of the Marquise are:
      | option    |
      | Anvil     |
      | Bake Sale |

  @card.swap-meet
  Scenario: Each other player who holds a card can be swapped with, an ally too
    Given the seats are Marquise, Clergy, Eyrie and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And the Marquise's play area holds Swap Meet
    And the Marquise holds Anvil
    And the Clergy holds Bake Sale
    And the Vagabond holds Investments
    When the Marquise takes the action Swap Meet in her Birdsong:
      | asked               | answer |
      | other player        | ?      |
    Then the options of the Marquise are:
      | option   |
      | Clergy   |
      | Vagabond |

  @card.swap-meet
  Scenario Outline: Nobody swaps with empty hands, nor with itself
    Given the seats are Marquise, Clergy, Eyrie and Vagabond
    And the Marquise's play area holds Swap Meet
    And the Marquise holds Anvil
    And the Clergy holds Bake Sale
    And the Vagabond holds Investments
    When the Marquise tries to take the action Swap Meet in her Birdsong:
      | asked        | answer  |
      | other player | <whose> |
    Then it is refused citing card.swap-meet: <reason>
    And the Marquise holds Anvil and no cards

    Examples:
      | whose    | reason                   |
      | Eyrie    | holds no card            |
      | Marquise | that is no other player |

  @card.swap-meet
  Scenario: Where all other hands are empty there is nobody to swap with
    Given the Marquise's play area holds Swap Meet
    And the Marquise holds Anvil
    When the Marquise tries to take the action Swap Meet in her Birdsong
    Then it is refused citing card.swap-meet: no other player holds a card
    And nothing changes

  @card.swap-meet
  Scenario: Who swaps with the Clergy does not repent by it
    Given the Marquise is a heretic
    And the Marquise's play area holds Swap Meet
    And clearing 8 holds 1 cathedral and 1 Marquise warrior
    And the Marquise holds Anvil
    And the Clergy holds Bake Sale
    And these will be drawn at random: Bake Sale
    When the Marquise takes the action Swap Meet in her Birdsong:
      | asked        | answer |
      | card to give | Anvil  |
    Then the Clergy holds Anvil
    And the Marquise is a heretic

  @card.swap-meet
  Scenario: The Swap Meet takes place once a turn
    Given the Marquise's play area holds Swap Meet
    And the Marquise holds Anvil
    And the Clergy holds Bake Sale
    And these will be drawn at random: Bake Sale
    When the Marquise takes the action Swap Meet in her Birdsong:
      | asked        | answer |
      | card to give | Anvil  |
    Then the Marquise holds Bake Sale
    When the Marquise tries to take the action Swap Meet in her Birdsong
    Then it is refused citing card.swap-meet: used once a turn

  @card.swap-meet
  Scenario: Each turn has its own Swap Meet
    Given the Marquise's play area holds Swap Meet
    And the Clergy holds Bake Sale
    And these will be drawn at random: Bake Sale
    When the Marquise takes the action Swap Meet in her Birdsong
    Then the Clergy holds Bake Sale
    When the Marquise plays her Birdsong:
      | asked  | answer |
      | action | ?      |
    Then the Marquise is offered Swap Meet

  @card.swap-meet
  Scenario: The Swap Meet is in its owner's Birdsong only
    Given the Marquise's play area holds Swap Meet
    And the Clergy holds Bake Sale
    And clearing 5 holds 1 Clergy warrior
    When the Clergy plays its Birdsong
    Then the Marquise is not asked for action
    When the Marquise tries to take the action Swap Meet
    Then it is refused citing card.swap-meet: in its owner's own Birdsong
