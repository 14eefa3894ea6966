Feature: The Standard deck in Birdsong

  Royal Claim, Stand and Deliver! and Better Burrow Bank.

  # Royal Claim

  @card.royal-claim @3.2
  Scenario Outline: A royal claim scores a point for each clearing ruled, and is discarded
    Given clearing 5 holds <five>
    And clearing 1 holds 1 sawmill
    And clearing 2 holds 2 Clergy warriors
    And clearing 3 holds 1 Marquise warrior and 1 Clergy warrior
    And the Marquise's play area holds Royal Claim and Codebreakers
    When the Marquise takes the action Royal Claim in her Birdsong
    Then the Marquise scores <points> points
    And the Clergy scores nothing
    And the discard pile holds Royal Claim
    And the Marquise's play area holds Codebreakers and no Royal Claim

    Examples:
      | five                | points |
      | 1 Marquise warrior  | 2      |
      | no Marquise warrior | 1      |
      | 1 wood              | 1      |

  @card.royal-claim
  Scenario: Who rules nothing may discard Royal Claim for no points
    Given clearing 5 holds 1 Marquise warrior and 1 Clergy warrior
    And the Marquise's play area holds Royal Claim
    When the Marquise takes the action Royal Claim in her Birdsong
    Then the Marquise scores nothing
    And the discard pile holds Royal Claim

  @card.royal-claim @7.2.2
  Scenario: Clearings that are ruled by an ability count
    Given the seats are Eyrie and Marquise
    And clearing 5 holds 1 Marquise warrior and 1 Eyrie warrior
    And clearing 1 holds 1 Marquise warrior and 2 Eyrie warriors
    And clearing 2 holds 2 Marquise warriors and 1 Eyrie warrior
    And the Marquise's play area holds Royal Claim
    When the Marquise takes the action Royal Claim in her Birdsong
    Then the Marquise scores 1 point

  @card.royal-claim @3.1
  Scenario: A royal claim may win
    Given the Marquise has 28 points
    And clearing 5 holds 1 Marquise warrior
    And clearing 1 holds 1 Marquise warrior
    And the Marquise's play area holds Royal Claim
    When the Marquise takes the action Royal Claim in her Birdsong
    Then the Marquise wins, citing 3.1

  @card.royal-claim
  Scenario: A royal claim may be left
    Given clearing 5 holds 1 Marquise warrior
    And the Marquise's play area holds Royal Claim
    When the Marquise plays her Birdsong:
      | asked  | answer |
      | action | end    |
      | action | end    |
    Then the Marquise scores nothing
    And the Marquise's play area holds Royal Claim

  @card.royal-claim @1.4.1
  Scenario: Royal Claim is offered before the faction's steps, among its actions and after
    Given clearing 5 holds 1 Clergy warrior
    And the Clergy's play area holds Royal Claim
    And the Clergy holds Armorers
    When the Clergy plays its Birdsong:
      | asked  | answer      |
      | action | end         |
      | action | end         |
      | action | Royal Claim |
    Then the Clergy scores 1 point

  @1.4.1
  Scenario: Royal Claim is refused in Daylight
    Given clearing 5 holds 1 Marquise warrior
    And the Marquise's play area holds Royal Claim
    When the Marquise tries to take the action Royal Claim
    Then it is refused citing card.royal-claim: Birdsong
    And nothing changes

  @1.4.1 @card.royal-claim
  Scenario: Royal Claim is no card of others
    Given clearing 5 holds 1 Marquise warrior and 2 Clergy warriors
    And the Marquise's play area holds Royal Claim
    And the Clergy holds Armorers
    When the Clergy tries to take the action Royal Claim in its Birdsong
    Then it is refused citing card.royal-claim: its owner's own
    And nothing changes

  @1.4.1
  Scenario: Royal Claim in hand does nothing
    Given clearing 5 holds 1 Clergy warrior
    And the Clergy holds Royal Claim
    When the Clergy plays its Birdsong:
      | asked  | answer |
      | action | ?      |
    Then the Clergy is not offered Royal Claim

  @card.royal-claim
  Scenario: A claim that was made this turn cannot be made again
    Given clearing 5 holds 1 Clergy warrior
    And the Clergy's play area holds Royal Claim
    And the Clergy holds Armorers
    When the Clergy plays its Birdsong:
      | asked  | answer      |
      | action | Royal Claim |
      | action | ?           |
    Then the Clergy is not offered Royal Claim
    And the Clergy scores 1 point

  # Stand and Deliver!

  @card.stand-and-deliver @1.3.2
  Scenario: A random card of an enemy is taken, and that enemy scores a point
    Given the Clergy holds Anvil and Bake Sale
    And the Marquise holds Sword
    And the Marquise's play area holds Stand and Deliver!
    And these will be drawn at random: Bake Sale
    When the Marquise takes the action Stand and Deliver! in her Birdsong
    Then the Marquise holds Sword, Bake Sale and no cards
    And the Clergy holds Anvil and no cards
    And the Clergy scores 1 point
    And the Marquise scores nothing
    And the Marquise's play area holds Stand and Deliver!

  @card.stand-and-deliver
  Scenario Outline: The owner of Stand and Deliver! chooses an enemy among those who hold a card
    Given the seats are Marquise, Clergy, Eyrie and Alliance
    And the Clergy holds Anvil
    And the Eyrie holds Bake Sale
    And the Marquise holds Armorers
    And the Marquise's play area holds Stand and Deliver!
    And these will be drawn at random: <drawn>
    When the Marquise takes the action Stand and Deliver! in her Birdsong:
      | player   | asked | answer  |
      | Marquise | enemy | <whose> |
    Then the Marquise holds Armorers and <drawn>
    And <whose> scores 1 point
    And <whose> holds nothing
    And <other> scores nothing

    Examples:
      | whose      | other      | drawn     |
      | the Eyrie  | the Clergy | Bake Sale |
      | the Clergy | the Eyrie  | Anvil     |

  @card.stand-and-deliver
  Scenario Outline: Stand and Deliver! is refused against empty hands, its owner and its allies
    Given the seats are Marquise, Clergy, Eyrie, Alliance and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And the Clergy holds Anvil
    And the Eyrie holds Bake Sale
    And the Vagabond holds Sword
    And the Marquise holds Armorers
    And the Marquise's play area holds Stand and Deliver!
    When the Marquise tries to take the action Stand and Deliver! in her Birdsong:
      | asked | answer  |
      | enemy | <whose> |
    Then it is refused citing card.stand-and-deliver: <reason>
    And the Marquise holds Armorers and no cards
    And the options of the Marquise are:
      | option |
      | Clergy |
      | Eyrie  |

    Examples:
      | whose    | reason           |
      | Alliance | holds no card    |
      | Marquise | that is no enemy |
      | Vagabond | that is no enemy |

  @card.stand-and-deliver @G.8
  Scenario: Stand and Deliver! takes no card of an ally
    Given the seats are Marquise, Clergy and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And the Vagabond holds Sword
    And the Marquise's play area holds Stand and Deliver!
    When the Marquise tries to take the action Stand and Deliver! in her Birdsong
    Then it is refused citing card.stand-and-deliver: no enemy holds a card
    And nothing changes

  @card.stand-and-deliver
  Scenario: Stand and Deliver! cannot be used where all enemies' hands are empty
    Given the Marquise holds Sword
    And the Clergy's play area holds Anvil
    And the Marquise's play area holds Stand and Deliver!
    When the Marquise tries to take the action Stand and Deliver! in her Birdsong
    Then it is refused citing card.stand-and-deliver: no enemy holds a card
    And nothing changes

  @card.stand-and-deliver
  Scenario: Stand and Deliver! is used once a Birdsong
    Given the Marquise holds Anvil, Bake Sale and Crossbow (mouse)
    And the Clergy holds Armorers
    And clearing 5 holds 1 Clergy warrior
    And the Clergy's play area holds Stand and Deliver!
    And these will be drawn at random: Crossbow (mouse)
    When the Clergy plays its Birdsong:
      | asked  | answer             |
      | action | Stand and Deliver! |
      | action | ?                  |
    Then the Clergy is not offered Stand and Deliver!, citing card.stand-and-deliver
    And the Marquise holds Anvil, Bake Sale and no cards
    And the Marquise scores 1 point

  @card.stand-and-deliver
  Scenario: Stand and Deliver! may be used again in the next Birdsong
    Given the Clergy holds Anvil and Bake Sale
    And the Marquise's play area holds Stand and Deliver!
    And these will be drawn at random: Anvil
    When the Marquise plays her Birdsong:
      | asked  | answer             |
      | action | Stand and Deliver! |
    Given these will be drawn at random: Bake Sale
    When the Marquise plays her Birdsong:
      | asked  | answer             |
      | action | Stand and Deliver! |
    Then the Marquise holds Anvil, Bake Sale and no cards
    And the Clergy has 2 points

  @card.stand-and-deliver
  Scenario Outline: Stand and Deliver! takes each card of a hand with equal chance
    Given the Clergy holds Anvil, Bake Sale and Armorers
    And the Marquise's play area holds Stand and Deliver!
    And chance will give <number> for card
    When the Marquise takes the action Stand and Deliver! in her Birdsong
    Then the Marquise holds <card> and no cards

    Examples:
      | number | card      |
      | 0      | Anvil     |
      | 1      | Bake Sale |
      | 2      | Armorers  |

  @card.stand-and-deliver @3.1
  Scenario: Stand and Deliver! may make the other player win, who lost the card by then
    Given the Clergy has 29 points
    And the Clergy holds Anvil
    And the Marquise's play area holds Stand and Deliver!
    And these will be drawn at random: Anvil
    When the Marquise takes the action Stand and Deliver! in her Birdsong
    Then the Clergy wins, citing 3.1
    And the Marquise holds Anvil

  @card.stand-and-deliver @3.3.1
  Scenario: Stand and Deliver! takes the card of a player without a score marker
    Given the Clergy has activated Dominance (fox)
    And the Clergy holds Anvil
    And the Marquise's play area holds Stand and Deliver!
    And these will be drawn at random: Anvil
    When the Marquise takes the action Stand and Deliver! in her Birdsong
    Then the Marquise holds Anvil
    And the Clergy has left the score track
    And the Marquise scores nothing

  @card.stand-and-deliver
  Scenario: Stand and Deliver! may be left
    Given the Clergy holds Anvil
    And the Marquise's play area holds Stand and Deliver!
    When the Marquise plays her Birdsong:
      | asked  | answer |
      | action | end    |
      | action | end    |
    Then nothing changes

  @1.4.1
  Scenario Outline: Stand and Deliver! is refused in Daylight, or for others
    Given the Clergy holds Anvil
    And the Marquise holds Sword
    And clearing 5 holds 1 Marquise warrior and 1 Clergy warrior
    And <owner>'s play area holds Stand and Deliver!
    When <player> tries to take the action Stand and Deliver! in their <phase>
    Then it is refused citing card.stand-and-deliver: its owner's own Birdsong
    And nothing changes

    Examples:
      | owner        | player       | phase    |
      | the Marquise | the Marquise | Daylight |

    @card.stand-and-deliver
    Examples:
      | owner        | player     | phase    |
      | the Marquise | the Clergy | Birdsong |

  @1.4.1
  Scenario: A card in hand is refused as no option, whatever card is in play
    Given clearing 5 holds 1 Clergy warrior
    And the Clergy holds Royal Claim
    And the Clergy's play area holds Tax Collector
    When the Clergy tries to play its Birdsong:
      | asked  | answer      |
      | action | Royal Claim |
    Then it is refused citing HCC.4.3: no option

  # Better Burrow Bank

  @card.better-burrow-bank @G.6
  Scenario Outline: By Better Burrow Bank its owner may draw, and then an enemy of its choice
    Given the seats are Marquise, Clergy and Eyrie
    And the deck's top cards are Anvil and Bake Sale
    And the Marquise's play area holds Better Burrow Bank
    When the Marquise plays her Birdsong:
      | asked                  | answer  |
      | use Better Burrow Bank | use     |
      | enemy to draw          | <enemy> |
    Then the Marquise holds Anvil and no cards
    And <enemy> holds Bake Sale and no cards
    And <third> holds nothing
    And the Marquise's play area holds Better Burrow Bank

    Examples:
      | enemy      | third      |
      | the Clergy | the Eyrie  |
      | the Eyrie  | the Clergy |

  @card.better-burrow-bank
  Scenario: Who leaves Better Burrow Bank draws nothing, and nobody else does
    Given the Marquise's play area holds Better Burrow Bank
    When the Marquise plays her Birdsong:
      | asked                  | answer  |
      | use Better Burrow Bank | decline |
    Then the Marquise draws 0 cards
    And the Clergy draws 0 cards
    And the Marquise's play area holds Better Burrow Bank

  @card.better-burrow-bank
  Scenario: The owner of Better Burrow Bank chooses an enemy, neither itself nor an ally
    Given the seats are Marquise, Clergy, Eyrie and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And the Marquise's play area holds Better Burrow Bank
    When the Marquise plays her Birdsong:
      | asked                  | answer |
      | use Better Burrow Bank | use    |
      | enemy to draw          | ?      |
    Then the options of the Marquise are:
      | option |
      | Clergy |
      | Eyrie  |
    And the Marquise draws 1 card

  @card.better-burrow-bank @G.8
  Scenario: Where everybody else is an ally the owner of Better Burrow Bank draws alone
    Given the seats are Marquise and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And the Marquise's play area holds Better Burrow Bank
    When the Marquise plays her Birdsong:
      | asked                  | answer |
      | use Better Burrow Bank | use    |
    Then the Marquise draws 1 card
    And the Vagabond draws 0 cards

  @card.better-burrow-bank
  Scenario: With two players Better Burrow Bank asks for no enemy
    Given the Marquise's play area holds Better Burrow Bank
    When the Marquise plays her Birdsong:
      | asked                  | answer |
      | use Better Burrow Bank | use    |
    Then the Marquise draws 1 card
    And the Clergy draws 1 card

  @card.better-burrow-bank @2.1
  Scenario: Who draws no card by Better Burrow Bank gives none to an enemy
    Given the seats are Marquise, Clergy and Eyrie
    And the deck holds nothing
    And the Marquise's play area holds Better Burrow Bank
    When the Marquise plays her Birdsong:
      | asked                  | answer |
      | use Better Burrow Bank | use    |
    Then the Marquise draws 0 cards
    And the Marquise is not asked for enemy to draw, citing card.better-burrow-bank: its owner has drawn no card

  @card.better-burrow-bank
  Scenario: In the Birdsong of others nobody draws by Better Burrow Bank
    Given the Marquise's play area holds Better Burrow Bank
    And clearing 5 holds 1 Clergy warrior
    When the Clergy plays its Birdsong
    Then the Clergy draws 0 cards
    And the Marquise draws 0 cards

  @card.better-burrow-bank @2.1
  Scenario Outline: When cards are short the owner of Better Burrow Bank draws first
    Given the deck holds <cards>
    And the Marquise's play area holds Better Burrow Bank
    When the Marquise plays her Birdsong:
      | asked                  | answer |
      | use Better Burrow Bank | use    |
    Then the Marquise draws <owner> card
    And the Clergy draws <other> card

    Examples:
      | cards               | owner | other |
      | Anvil               | 1     | 0     |
      | Anvil and Bake Sale | 1     | 1     |

  @card.better-burrow-bank @1.4.1
  Scenario: Better Burrow Bank draws before anything else in Birdsong
    Given the deck's top cards are Armorers and Bake Sale
    And clearing 5 holds 1 Clergy warrior
    And the Clergy's play area holds Better Burrow Bank
    And the Clergy's play area holds Stand and Deliver!
    And these will be drawn at random: Bake Sale
    When the Clergy plays its Birdsong:
      | asked                  | answer             |
      | use Better Burrow Bank | use                |
      | action                 | Stand and Deliver! |
      | action                 | ?                  |
    Then the Clergy is offered bloom
    And the Clergy holds Armorers, Bake Sale and no cards
    And the Marquise scores 1 point
