Feature: The Automated Alliance beside each faction that is played

  Suits that enclaves change, Captains and Prisoners, caches, the penitent, and spoils, under sympathy and revolts (RB.6).

  # Marquise de Cat

  @RB.6.2.3 @6.2.3
  Scenario: What field hospitals carry to a sympathetic clearing is placed there, and provokes nobody
    Given the seats are Marquise, Automated Alliance and Clergy
    And clearing 3 holds 1 keep and 1 sympathy
    And clearing 8 holds 2 Marquise warriors and 2 Clergy warriors
    And the Marquise holds Anvil and Cobbler
    When the Clergy battles the Marquise in clearing 8, rolling 1 and 0:
      | player   | asked                    | answer |
      | Marquise | card for field hospitals | Anvil  |
    Then clearing 3 holds 1 Marquise warrior
    And the Marquise holds Cobbler
    And the Automated Alliance scores nothing

  # Honeycomb Clergy

  @RB.6.4.3 @HCC.2.6
  Scenario: Mercy binds the Clergy alone: the pieces of the penitent fall in a revolt like others
    Given the seats are Marquise, Automated Alliance and Clergy
    And the Marquise is penitent to the Clergy
    And clearing 8 holds 1 sympathy, 2 Marquise warriors, 1 sawmill and 1 Clergy warrior
    And the deck's top cards are Tax Collector and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance gains 1 fox base in clearing 8
    And clearing 8 holds 1 sympathy, no sawmill, no Marquise warriors and no Clergy warriors
    And the Automated Alliance scores 1 point
    And the Marquise is penitent to the Clergy

  @RB.6.2.3
  Scenario: The Clergy pay for moving warriors to sympathy like every human
    Given the seats are Clergy and Automated Alliance
    And clearing 1 holds 1 Clergy warrior
    And clearing 5 holds 1 sympathy
    And the Clergy holds Cobbler and Anvil
    When the Clergy moves 1 warrior from clearing 1 to clearing 5
    Then the Clergy holds Anvil
    And the discard pile holds Cobbler
    And the Automated Alliance scores nothing

  # Queenless Legion

  @RB.6.2.4 @QL.2.2
  Scenario: Spoils hold what the Legion remove, but not the sympathy that goes by Crackdown
    Given the seats are Legion and Automated Alliance
    And the Legion's campaign holds Cobbler
    And it is the Legion's Daylight
    And clearing 5 holds 3 Legion warriors, 1 sympathy and 1 rabbit base
    And clearing 4 holds 1 sympathy
    When the Legion battles the Automated Alliance in clearing 5, rolling 1 and 0
    Then clearing 5 holds no sympathy and no rabbit base
    And clearing 4 holds no sympathy
    And the Legion's spoils holds 1 sympathy and 1 rabbit base
    And the Automated Alliance's supply holds 9 sympathy and no rabbit bases

  # Lilypad Diaspora

  @RB.6.4.3 @RB.2.7 @16.2.1.II
  Scenario Outline: An ordered revolt counts the suits that enclaves leave
    Given the seats are Marquise, Automated Alliance and Diaspora
    And clearing 8 holds 1 sympathy, 3 Marquise warriors and 1 <enclave>
    And clearing 1 holds 1 sympathy and 1 Marquise warrior
    And the deck's top cards are Tax Collector and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance gains 1 fox base in clearing <revolts>
    And clearing 8 holds <left>

    Examples:
      | enclave          | revolts | left                                        |
      | peaceful enclave | 8       | no Marquise warriors and no peaceful enclave |
      | militant enclave | 1       | 3 Marquise warriors and 1 militant enclave   |

  @RB.6.5.1 @RB.2.7 @16.2.1.I
  Scenario Outline: With a frog order sympathy spreads to enclaves
    Given the seats are Marquise, Automated Alliance and Diaspora
    And clearing 1 holds 1 sympathy
    And clearing 9 holds 1 <enclave> and 2 Marquise warriors
    And the Automated Alliance's order holds Mouse Laborers
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 9
    And the Automated Alliance scores 1 point

    Examples:
      | enclave          |
      | peaceful enclave |
      | militant enclave |

  @RB.6.2.3 @16.2.1.I
  Scenario Outline: Outrage is paid with a suit that the clearing has by its enclave
    Given the seats are Marquise, Automated Alliance and Diaspora
    And clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 1 sympathy and 1 <enclave>
    And the Marquise holds <card>
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then the Marquise holds <kept>
    And the Automated Alliance scores <scored>

    Examples:
      | enclave          | card           | kept    | scored  |
      | peaceful enclave | Mouse Laborers | nothing | nothing |
      | peaceful enclave | Cobbler        | nothing | nothing |
      | militant enclave | Mouse Laborers | nothing | nothing |
      | militant enclave | Cobbler        | Cobbler | 1 point |

  @RB.6.2.4 @16.2.1.II @2.2.2
  Scenario: Crackdown passes over a clearing whose printed suit a militant enclave has taken
    Given the seats are Marquise, Automated Alliance and Diaspora
    And clearing 5 holds 2 Marquise warriors and 1 rabbit base
    And clearing 4 holds 1 sympathy and 1 militant enclave
    And clearing 3 holds 1 sympathy and 1 peaceful enclave
    When the Marquise battles the Automated Alliance in clearing 5, rolling 0 and 0
    Then clearing 4 holds 1 sympathy
    And clearing 3 holds no sympathy

  # Knaves of the Deepwood

  @RB.6.2.3 @18.2.4
  Scenario: A Captain is a warrior: it provokes Outrage alone, once a move however many go with it
    Given the seats are Knaves and Automated Alliance
    And on the Knaves' board captain, thief is acting
    And it is the Knaves' Daylight
    And clearing 1 holds 1 thief and 2 skunks
    And clearing 5 holds 1 sympathy
    And clearing 9 holds 1 sympathy
    When the Knaves move 1 thief and 2 skunks from clearing 1 to clearing 5
    And the Knaves move 1 thief from clearing 5 to clearing 1
    And the Knaves move 1 thief from clearing 1 to clearing 9
    Then the Automated Alliance scores 2 points

  @RB.6.2.5
  Scenario Outline: Captains count for Martial Law as warriors of the Knaves
    Given the seats are Knaves and Automated Alliance
    And clearing 1 holds 1 sympathy
    And clearing 9 holds <pieces>
    And the Automated Alliance's order holds Mouse-in-a-Sack
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 9
    And the Automated Alliance scores <scored>

    Examples:
      | pieces              | scored  |
      | 2 skunks            | 1 point |
      | 2 skunks and 1 thief | nothing |

  @RB.6.4.3 @18.2.7
  Scenario: A revolt removes Captains and acclaim; chance chooses for the bot where a Skunk runs, and Prisoners stay
    Given the seats are Knaves and Automated Alliance
    And the forest 1-9-10-12 holds 2 Automated Alliance warriors
    And clearing 1 holds 1 sympathy, 1 thief and 1 acclaim
    And chance will give 0 for forest to run to
    And the deck's top cards are Tax Collector and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance gains 1 fox base in clearing 1
    And clearing 1 holds no thief and no acclaim
    And the forest 1-9-10-12 holds 2 Automated Alliance warriors
    And the Automated Alliance scores 1 point

  @RB.6.2.2 @RB.6.2.3 @18.2.6
  Scenario: A warrior of the Alliance is taken as a Prisoner, sympathy in its clearing is removed and answered
    Given the seats are Knaves and Automated Alliance
    And on the Knaves' board captain, thief is acting
    And it is the Knaves' Daylight
    And clearing 9 holds 4 skunks, 1 Automated Alliance warrior and 1 sympathy
    And the Knaves hold Mouse-in-a-Sack and Anvil
    When the Knaves battle the Automated Alliance in clearing 9, rolling 2 and 0:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then the forest 4-9-12 holds 1 Automated Alliance warrior
    And clearing 9 holds 3 skunks and no sympathy
    And the Knaves hold Anvil
    And the discard pile holds Mouse-in-a-Sack
    And the Automated Alliance's supply holds 9 warriors

  @RB.6.2.3 @18.2.6
  Scenario: A human who takes a Prisoner provokes nobody: nothing moves to sympathy
    Given the seats are Knaves and Automated Alliance
    And on the Knaves' board captain, thief is acting
    And it is the Knaves' Daylight
    And clearing 9 holds 2 skunks and 2 Automated Alliance warriors
    When the Knaves battle the Automated Alliance in clearing 9, rolling 1 and 0:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then the forest 4-9-12 holds 1 Automated Alliance warrior
    And the Automated Alliance scores nothing

  @18.6.3
  Scenario: A bot that may free its Prisoners leaves them, for no rule of its own tells it to
    Given the seats are Knaves and Automated Alliance
    And on the Knaves' board captain, thief is face down
    And on the Knaves' board captain, ronin is face down
    And on the Knaves' board captain, jailor is face down
    And the forest 1-9-10-12 holds 2 Automated Alliance warriors
    When the Knaves play their Evening:
      | answer |
    Then the forest 1-9-10-12 holds 2 Automated Alliance warriors
    And on the Knaves' board captain, thief is face up

  # Lemming Reavers

  @RB.6.4.3 @LR.2.2.Ia
  Scenario: A cache counts as an enemy piece where a revolt looks for its clearing, and goes with the others
    Given the seats are Reavers, Automated Alliance and Marquise
    And clearing 8 holds 1 sympathy, 1 loot and 1 Marquise warrior
    And clearing 1 holds 1 sympathy and 1 Marquise warrior
    And the deck's top cards are Tax Collector and Cobbler
    When the Automated Alliance plays its Birdsong
    Then the Automated Alliance gains 1 fox base in clearing 8
    And clearing 8 holds no loot and no Marquise warriors
    And clearing 1 holds 1 Marquise warrior

  @RB.6.4.3 @LR.2.2.II
  Scenario Outline: Of what caches bring a bot takes points alone: it has no hand, and does nothing that it only may
    Given the seats are Reavers, Automated Alliance and Marquise
    And clearing 8 holds 1 sympathy and 1 <cache>
    And clearing 7 holds 2 Automated Alliance warriors and 2 Marquise warriors
    And the deck's top cards are Tax Collector and Cobbler
    When the Automated Alliance plays its Birdsong
    Then clearing 8 holds 1 fox base, no <cache> and no Automated Alliance warriors
    And clearing 7 holds 2 Automated Alliance warriors and 2 Marquise warriors
    And the Automated Alliance scores <scored>
    And the Automated Alliance's hand holds nothing
    And the Reavers score 1 point

    Examples:
      | cache      | scored   |
      | provisions | 1 point  |
      | depot      | 1 point  |
      | reserve    | 2 points |
      | loot       | 1 point  |

  @RB.6.5.1.I
  Scenario: A cache is an enemy piece where the quietest clearing is looked for
    Given the seats are Reavers and Automated Alliance
    And clearing 1 holds 1 loot
    And the Automated Alliance's order holds Tax Collector
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 2

  @RB.6.5.1
  Scenario: A cache is no warrior where sympathy spreads beside sympathy
    Given the seats are Reavers, Automated Alliance and Marquise
    And clearing 12 holds 1 ruin and 1 sympathy
    And clearing 7 holds 1 Marquise warrior
    And clearing 9 holds 2 loots
    And clearing 11 holds 1 ruin and 1 Marquise warrior
    And the Automated Alliance's order holds Mouse-in-a-Sack
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 9

  # What bots only may do, and cards for them

  @RB.2.7 @RB.6.4.1 @16.2.3.I
  Scenario: A bot draws its order card from the deck, whatever lies on the Pond
    Given the seats are Automated Alliance, Diaspora and Marquise
    And the pond holds Settlers
    And the deck's top cards are Cobbler
    When the Automated Alliance plays its Birdsong
    Then the pond holds Settlers
    And the Automated Alliance's order holds Cobbler

  @16.4.2.II
  Scenario: A bot that rules where an enclave is reconciled draws nothing
    Given the seats are Automated Alliance, Diaspora and Marquise
    And clearing 8 holds 1 militant enclave and 1 fox base
    When the Diaspora plays its Birdsong:
      | asked                | answer    |
      | rally or reconcile   | reconcile |
      | enclave to reconcile | 8         |
    Then clearing 8 holds 1 peaceful enclave
    And the Automated Alliance draws 0 cards
    And the Automated Alliance scores nothing
