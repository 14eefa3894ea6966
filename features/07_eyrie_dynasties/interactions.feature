Feature: The Eyrie among others

  What the Decree, the leaders and Lords of the Forest meet in other factions' rules and in cards.

  # The Queenless Legion

  @7.5.2.I @QL.2.3 @7.7
  Scenario: At a colony the Eyrie cannot recruit
    Given the seats are Eyrie and Legion
    And the Eyrie's cards hold despot
    And clearing 5 holds 1 roost and 1 colony
    And the Eyrie's recruit holds Root Tea (rabbit)
    When the Eyrie plays its Daylight:
      | asked  | answer  |
      | leader | builder |
    Then the Eyrie gains nothing in clearing 5
    And the Eyrie's cards hold builder

  @7.5.2.I @QL.2.3
  Scenario: With other roosts to recruit at, the one at a colony is refused
    Given the seats are Eyrie and Legion
    And the Eyrie's cards hold despot
    And clearing 5 holds 1 roost and 1 colony
    And clearing 4 holds 1 roost
    And clearing 10 holds 1 roost
    And the Eyrie's recruit holds Root Tea (rabbit)
    When the Eyrie tries to play its Daylight:
      | asked                  | answer |
      | clearing to recruit in | 5      |
    Then it is refused citing QL.2.3

  @7.2.1 @QL.2.3
  Scenario: The Eyrie cannot craft with a roost at a colony
    Given the seats are Eyrie and Legion
    And the Eyrie's cards hold despot
    And clearing 12 holds 1 roost and 1 colony
    And the Eyrie holds Anvil
    Then the Eyrie cannot craft Anvil, citing QL.2.3

  @7.2.2 @QL.2.4
  Scenario Outline: The Legion strike harder where the Eyrie rule, in a tie too
    Given the seats are Legion, Eyrie and Marquise
    And clearing 11 holds 2 Legion warriors, <others>
    When the Legion battles the Eyrie in clearing 11, rolling 0 and 0
    Then the Eyrie loses <lost> in clearing 11

    Examples:
      | others                                     | lost      |
      | 2 Eyrie warriors                           | 1 warrior |
      | 2 Eyrie warriors and 2 Marquise warriors   | 1 warrior |
      | 1 Eyrie warrior                            | nothing   |
      | 1 Eyrie warrior and 2 Marquise warriors    | nothing   |

  @7.6.1 @QL.2.2 @QL.6.3
  Scenario: A roost in Spoils is off the track until it returns
    Given the seats are Legion and Eyrie
    And the Legion's campaign holds Root Tea (mouse)
    And clearing 9 holds 1 roost
    And clearing 7 holds 1 roost
    And clearing 2 holds 1 roost
    When the Legion removes 1 roost from clearing 9
    And the Eyrie plays its Evening
    Then the Eyrie scores 2 points
    When the Legion plays its Evening
    And the Eyrie plays its Evening
    Then the Eyrie scores 1 point

  # The Marquise

  @7.5.2 @6.2.3 @1.4.2
  Scenario: Field Hospitals are over before the next card is resolved
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold despot
    And the Marquise holds Bake Sale
    And clearing 1 holds 1 keep
    And clearing 5 holds 2 Eyrie warriors and 2 Marquise warriors
    And the Eyrie's battle holds Root Tea (rabbit)
    And the Eyrie's build holds Cobbler
    And the dice will show 1 and 0
    When the Eyrie plays its Daylight:
      | player   | asked                    | answer    |
      | Marquise | card for field hospitals | Bake Sale |
    Then clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 1 roost, 2 Eyrie warriors and 1 Marquise warrior

  # The Clergy

  @7.2.3 @HCC.2.6.II
  Scenario: A Penitent scores for an item what the leader lets it, and the honey of the Clergy besides
    Given the seats are Eyrie and Clergy
    And the Eyrie's cards hold commander
    And the Eyrie is penitent
    And clearing 12 holds 1 roost
    And the Eyrie holds Anvil
    When the Eyrie crafts Anvil
    Then the Eyrie scores 2 points

  # The Diaspora

  @7.5.2 @7.5.2.I @16.2.1.II
  Scenario: A frog card recruits at roosts in frog clearings, and nowhere else
    Given the seats are Eyrie and Diaspora
    And the Eyrie's cards hold despot
    And clearing 5 holds 1 roost and 1 peaceful enclave
    And clearing 10 holds 1 roost
    And the Eyrie's recruit holds Companions
    When the Eyrie plays its Daylight
    Then clearing 5 holds 1 Eyrie warrior
    And clearing 10 holds no Eyrie warriors

  @7.7.2 @16.2.5
  Scenario: Frog cards of the Decree go to the Pond
    Given the seats are Eyrie and Diaspora
    And the Eyrie's cards hold despot
    And clearing 5 holds 1 roost
    And the Eyrie's recruit holds Companions and Anvil
    When the Eyrie plays its Daylight:
      | asked        | answer  |
      | recruit card | frog    |
      | leader       | builder |
    Then the pond holds Companions
    And the discard pile holds Anvil

  @7.4.2
  Scenario: A frog card lies on the Decree as a frog, with Companions too
    Given the seats are Eyrie and Diaspora
    And the Eyrie's cards hold despot
    And clearing 5 holds 1 roost
    And the Eyrie's play area holds Companions
    And the Eyrie holds Stewards
    When the Eyrie plays its Birdsong:
      | asked               | answer             |
      | card for the Decree | Stewards > recruit |
    Then the Eyrie's recruit holds Stewards
    And the Eyrie's play area holds Companions

  # The Knaves, the Reavers, the bot

  @7.8.4
  Scenario Outline: Buildings and tokens of every faction count for the Despot
    Given the seats are Eyrie and <faction>
    And the Eyrie's cards hold despot
    And clearing 5 holds 4 Eyrie warriors and <there>
    When the Eyrie battles the <enemy> in clearing 5, rolling <dice>
    Then the Eyrie scores <points>

    Examples:
      | faction            | enemy    | there              | dice    | points   |
      | Knaves             | Knaves   | 1 acclaim          | 0 and 0 | 2 points |
      | Reavers            | Reavers  | 1 encampment       | 0 and 0 | 2 points |
      | Clergy             | Clergy   | 1 fox flower       | 0 and 0 | 2 points |
      | Diaspora           | Diaspora | 1 militant enclave | 0 and 0 | 2 points |
      | Automated Alliance | Alliance | 1 sympathy         | 0 and 0 | 2 points |

  # The Alliance and the Vagabond

  @7.5.2 @7.5.2.II @8.2.6
  Scenario: Outrage is answered before the next card is resolved
    Given the seats are Eyrie and Alliance
    And the Eyrie's cards hold despot
    And the Eyrie holds Anvil
    And clearing 5 holds 2 Eyrie warriors
    And clearing 1 holds 1 sympathy
    And the Eyrie's move holds Root Tea (rabbit)
    And the Eyrie's battle holds Root Tea (fox)
    And the dice will show 0 and 0
    When the Eyrie plays its Daylight:
      | asked             | answer |
      | move              | 5 > 1  |
      | how many warriors | 1      |
    Then the Eyrie holds nothing
    And the Alliance's supporters hold Anvil
    And clearing 1 holds 1 Eyrie warrior and no sympathy
    And the Eyrie scores 2 points

  @7.5.2.III @9.2.7
  Scenario: A battle against the Vagabond is one as any
    Given the seats are Eyrie and Vagabond
    And the Eyrie's cards hold despot
    And clearing 5 holds 3 Eyrie warriors and 1 pawn
    And the Vagabond's satchel holds 1 torch
    And the Eyrie's battle holds Root Tea (rabbit)
    And the dice will show 0 and 0
    When the Eyrie plays its Daylight
    Then it happens that the Eyrie battles the Vagabond in clearing 5
    And the Eyrie's cards hold despot

  # Cards

  @7.2.2 @card.royal-claim
  Scenario: Royal Claim counts the clearings that the Eyrie rule in ties
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold despot
    And the Eyrie's play area holds Royal Claim
    And clearing 5 holds 1 Eyrie warrior and 1 Marquise warrior
    And clearing 1 holds 1 Eyrie warrior and 2 Marquise warriors
    And clearing 2 holds 1 roost
    And the Eyrie holds Anvil
    When the Eyrie plays its Birdsong:
      | asked               | answer       |
      | action              | Royal Claim  |
      | card for the Decree | Anvil > move |
    Then the Eyrie scores 2 points

  @7.8.4 @card.favor-of-the-rabbits
  Scenario: What a Favor removes is no battle of the Despot's
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold despot
    And clearing 3 holds 1 roost
    And clearing 4 holds 1 roost
    And clearing 5 holds 1 roost and 1 sawmill
    And the Eyrie holds Favor of the Rabbits
    When the Eyrie crafts Favor of the Rabbits:
      | asked                  | answer             |
      | to activate for rabbit | 3 > crafting piece |
      | to activate for rabbit | 4 > crafting piece |
    Then clearing 5 holds 1 roost and no sawmill
    And the Eyrie scores 1 point

  @7.4.1 @card.better-burrow-bank
  Scenario: Better Burrow Bank comes first, and leaves no Emergency Orders
    Given the seats are Eyrie and Marquise
    And the Eyrie's cards hold despot
    And the Eyrie's play area holds Better Burrow Bank
    And clearing 5 holds 1 roost
    And the deck's top cards are Anvil, Bake Sale and Root Tea (fox)
    When the Eyrie plays its Birdsong:
      | asked                  | answer       |
      | use Better Burrow Bank | use          |
      | card for the Decree    | Anvil > move |
    Then the Eyrie draws 1 card
    And the Eyrie holds nothing
    And the Marquise holds Bake Sale

  @7.8.3 @card.eyrie-emigre
  Scenario: The Commander strikes harder in the battle of Eyrie Emigre too
    Given the seats are Eyrie and Marquise
    And the deck is Exiles and Partisans
    And the Eyrie's cards hold commander
    And the Eyrie's play area holds Eyrie Emigre
    And the Eyrie holds Anvil
    And clearing 3 holds 1 roost
    And clearing 5 holds 3 Eyrie warriors
    And clearing 1 holds 3 Marquise warriors
    And the dice will show 0 and 0
    When the Eyrie plays its Birdsong:
      | asked               | answer        |
      | card for the Decree | Anvil > build |
      | move                | 5 > 1         |
      | how many warriors   | 3             |
    Then the Marquise loses 1 warrior in clearing 1

  @7.5.2.II @card.corvid-planners
  Scenario: With Corvid Planners a Move needs no rule
    Given the seats are Eyrie and Marquise
    And the deck is Exiles and Partisans
    And the Eyrie's cards hold despot
    And the Eyrie's play area holds Corvid Planners
    And clearing 5 holds 1 Eyrie warrior and 3 Marquise warriors
    And clearing 1 holds 3 Marquise warriors
    And the Eyrie's move holds Root Tea (rabbit)
    When the Eyrie plays its Daylight:
      | asked | answer |
      | move  | 5 > 1  |
    Then clearing 1 holds 1 Eyrie warrior
    And the Eyrie's cards hold despot

  @7.5.2.I @card.coffin-makers @7.7
  Scenario: Warriors that lie on Coffin Makers are none to recruit
    Given the seats are Eyrie and Marquise
    And the deck is Exiles and Partisans
    And the Eyrie's cards hold despot
    And the Marquise's play area holds Coffin Makers
    And the Eyrie's supply holds no warriors
    And clearing 5 holds 1 roost
    And clearing 1 holds 2 Eyrie warriors
    And the Eyrie's recruit holds Root Tea (rabbit)
    When the Marquise removes 2 Eyrie warriors from clearing 1
    And the Eyrie plays its Daylight:
      | asked  | answer  |
      | leader | builder |
    Then clearing 5 holds no Eyrie warriors
    And the Eyrie's cards hold builder

  @7.2.2 @card.soup-kitchens
  Scenario Outline: Tokens that count for rule can bring a tie, which the Eyrie win
    Given the seats are Eyrie and Clergy
    And the deck is Exiles and Partisans
    And the Clergy's play area holds Soup Kitchens
    And clearing 5 holds <eyrie>, 1 Clergy warrior and 1 fox flower
    Then <ruler> rules clearing 5

    Examples:
      | eyrie            | ruler      |
      | 3 Eyrie warriors | the Eyrie  |
      | 2 Eyrie warriors | the Clergy |

  @7.5.2 @card.propaganda-bureau
  Scenario: An effect of Daylight before a card can keep turmoil away
    Given the seats are Eyrie and Marquise
    And the deck is Exiles and Partisans
    And the Eyrie's cards hold despot
    And the Eyrie's play area holds Propaganda Bureau
    And the Eyrie holds Investments
    And clearing 9 holds 1 Marquise warrior
    And the Eyrie's build holds Root Tea (mouse)
    And clearing 1 holds 1 Eyrie warrior
    When the Eyrie plays its Daylight:
      | asked         | answer            |
      | card to craft | end               |
      | build card    | Propaganda Bureau |
    Then clearing 9 holds 1 roost and 1 Eyrie warrior
    And the Eyrie's cards hold despot

  # A Daylight taken up

  @7.5.2
  Scenario: A Daylight that is gone on with leaves out what was resolved
    Given the position in "resolving.yaml"
    When the Eyrie plays its Daylight:
      | asked        | answer |
      | recruit card | rabbit |
    Then clearing 5 holds 2 Eyrie warriors
    And the options of the Eyrie are when asked for recruit card:
      | option |
      | bird   |
      | rabbit |
