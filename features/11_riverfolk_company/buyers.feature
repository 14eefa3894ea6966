Feature: Who buys of the Riverfolk, and what each pays with

  Factions and bots beside the Riverfolk (11.2.6).

  @11.2.6
  Scenario: A bot is sold nothing, for the cards that would say what it buys are not known
    Given the seats are Automated Alliance, Riverfolk and Clergy
    And on the Riverfolk's board cost, hand card is 2
    And on the Riverfolk's board cost, riverboats is 1
    And on the Riverfolk's board cost, mercenaries is 3
    And the Riverfolk hold Anvil
    And clearing 5 holds 1 sympathy
    When the Alliance plays its Birdsong
    Then the Riverfolk's payments hold nothing
    And the Alliance is not asked for service

  @11.2.6.I @LR.2.4
  Scenario: Upkeep holds for Lemming warriors that pay too
    Given the seats are Reavers, Riverfolk and Clergy
    And on the Riverfolk's board cost, hand card is 2
    And on the Riverfolk's board cost, riverboats is 1
    And on the Riverfolk's board cost, mercenaries is 3
    And the Reavers' idle warriors hold 10 warriors
    And clearing 9 holds 13 Reavers warriors
    When the Reavers try to play their Birdsong:
      | asked   | answer      |
      | service | mercenaries |
    Then it is refused citing LR.2.4
    When the Reavers play their Birdsong:
      | asked   | answer     |
      | service | riverboats |
      | cache   | ?          |
    Then the Riverfolk's payments hold 1 Reavers warrior
    And the Reavers' supply holds 1 warrior

  @11.2.6.I @LR.2.4
  Scenario: Upkeep is what forbids a service that costs all Lemming warriors of the supply
    Given the seats are Reavers, Riverfolk and Clergy
    And on the Riverfolk's board cost, riverboats is 1
    And on the Riverfolk's board cost, mercenaries is 3
    And the Reavers' caches hold 2 provisions
    And clearing 9 holds 22 Reavers warriors
    When the Reavers try to play their Birdsong:
      | asked   | answer      |
      | service | mercenaries |
    Then it is refused citing LR.2.4

  @11.2.6.I @LR.2.4
  Scenario: Provisions let idle Lemming warriors pay
    Given the seats are Reavers, Riverfolk and Clergy
    And on the Riverfolk's board cost, mercenaries is 3
    And the Reavers' idle warriors hold 10 warriors
    And the Reavers' caches hold 1 provisions
    And clearing 9 holds 13 Reavers warriors
    When the Reavers play their Birdsong:
      | asked                 | answer      |
      | service               | mercenaries |
      | clearing to arrive in | ?           |
    Then the Riverfolk's payments hold 3 Reavers warriors
    And the Reavers' supply holds 0 warriors
    And the Reavers' idle warriors hold 9 warriors

  @11.2.6.I @18.2.5
  Scenario: The Knaves pay with Skunks, for Captains are placed in forests alone
    Given the seats are Knaves, Riverfolk and Clergy
    And on the Riverfolk's board cost, hand card is 2
    And on the Riverfolk's board cost, riverboats is 1
    And on the Riverfolk's board cost, mercenaries is 3
    And clearing 9 holds 9 skunks
    When the Knaves try to play their Birdsong:
      | asked   | answer      |
      | service | mercenaries |
    Then it is refused citing 11.2.6.I

  @11.2.6.II
  Scenario: A Vagabond's pawn beside a trade post buys a second service
    Given the seats are Vagabond, Riverfolk and Clergy
    And on the Riverfolk's board cost, hand card is 1
    And on the Riverfolk's board cost, riverboats is 1
    And clearing 1 holds 1 pawn and 1 fox trade post
    And the Riverfolk hold Anvil and Bake Sale
    And the Vagabond's satchel holds 1 sword, 1 boot and 1 torch
    When the Vagabond plays his Birdsong:
      | asked           | answer     |
      | service         | hand card  |
      | item to exhaust | sword      |
      | card to buy     | Anvil      |
      | service         | riverboats |
      | item to exhaust | ?          |
    Then the Vagabond holds Anvil

  @11.2.6.III @9.2.5
  Scenario: The Vagabond exhausts an item for each warrior that the Riverfolk place in Payments
    Given the seats are Vagabond, Riverfolk and Clergy
    And on the Riverfolk's board cost, hand card is 2
    And on the Riverfolk's board cost, riverboats is 1
    And on the Riverfolk's board cost, mercenaries is 3
    And clearing 1 holds 1 pawn
    And the Riverfolk hold Anvil
    And the Vagabond's satchel holds 1 sword, 1 boot and 1 torch
    When the Vagabond plays his Birdsong:
      | asked           | answer    |
      | service         | hand card |
      | item to exhaust | sword     |
      | item to exhaust | torch     |
      | item to refresh | ?         |
    Then the Vagabond holds Anvil
    And the Riverfolk's payments hold 2 Riverfolk warriors
    And the Riverfolk's supply holds 13 warriors

  @11.2.6.I @11.2.6.III
  Scenario: Items that lie face down or damaged pay for nothing
    Given the seats are Vagabond, Riverfolk and Clergy
    And on the Riverfolk's board cost, hand card is 2
    And on the Riverfolk's board cost, riverboats is 1
    And on the Riverfolk's board cost, mercenaries is 3
    And clearing 1 holds 1 pawn
    And the Riverfolk hold Anvil
    And the Vagabond's satchel holds 1 sword and 1 exhausted boot
    And the Vagabond's damaged holds 1 torch
    When the Vagabond tries to play his Birdsong:
      | asked   | answer    |
      | service | hand card |
    Then it is refused citing 11.2.6.III

  @11.2.6.III @1.5.4
  Scenario: The Vagabond pays in full though the Riverfolk have too few warriors to place
    Given the seats are Vagabond, Riverfolk and Clergy
    And on the Riverfolk's board cost, hand card is 2
    And on the Riverfolk's board cost, riverboats is 1
    And on the Riverfolk's board cost, mercenaries is 3
    And clearing 1 holds 1 pawn
    And clearing 7 holds 14 Riverfolk warriors
    And the Riverfolk hold Anvil
    And the Vagabond's satchel holds 2 swords and 1 torch
    When the Vagabond plays his Birdsong:
      | asked           | answer    |
      | service         | hand card |
      | item to exhaust | sword     |
      | item to exhaust | sword     |
      | move            | decline   |
    Then the Riverfolk's payments hold 1 Riverfolk warrior
    And the Vagabond holds Anvil

  @11.2.6.III @V.12.2
  Scenario: The Jailor may spend a card for one of the items, and loses a point
    Given the seats are Vagabond, Riverfolk and Clergy
    And on the Riverfolk's board cost, hand card is 2
    And on the Riverfolk's board cost, riverboats is 1
    And on the Riverfolk's board cost, mercenaries is 3
    And the Vagabond's cards hold jailor
    And clearing 1 holds 1 pawn
    And the Vagabond has 3 points
    And the Vagabond holds Foxfolk Steel
    And the Riverfolk hold Anvil
    And the Vagabond's satchel holds 1 torch
    When the Vagabond plays his Birdsong:
      | asked           | answer    |
      | service         | hand card |
      | item to exhaust | coerce    |
      | move            | decline   |
    Then the Vagabond holds Anvil
    And the Vagabond has 2 points
    And the Riverfolk's payments hold 2 Riverfolk warriors

  @11.2.7.II @card.boat-builders
  Scenario: Boat Builders do what riverboats do, and are no service
    Given the deck is Exiles and Partisans
    And the seats are Marquise, Riverfolk and Clergy
    And the Marquise's play area holds Boat Builders
    And clearing 7 holds 2 Marquise warriors
    Then the Marquise can move 1 warrior from clearing 7 to clearing 4
