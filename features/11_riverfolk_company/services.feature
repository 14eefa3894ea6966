Feature: Buying the Riverfolk's services

  Who may buy when, what it costs, how often, and what is sold (11.2.6, 11.2.7).

  Background:
    Given the seats are Marquise, Riverfolk and Clergy
    And on the Riverfolk's board cost, hand card is 2
    And on the Riverfolk's board cost, riverboats is 1
    And on the Riverfolk's board cost, mercenaries is 3
    And clearing 12 holds 1 Marquise warrior

  # When and by whom (11.2.6)

  @11.2.6 @11.2.6.I @11.2.7.I
  Scenario: When its Birdsong starts another player may buy a card of the Riverfolk's hand
    Given the Riverfolk hold Anvil and Bake Sale
    When the Marquise plays her Birdsong:
      | asked       | answer    |
      | service     | hand card |
      | card to buy | Bake Sale |
    Then the Marquise holds Bake Sale
    And the Riverfolk hold Anvil
    And the Riverfolk's payments hold 2 Marquise warriors
    And the Riverfolk's funds hold nothing
    And the Marquise's supply holds 22 warriors

  @11.2.6
  Scenario: Nobody has to buy
    Given the Riverfolk hold Anvil
    When the Marquise plays her Birdsong:
      | asked   | answer  |
      | service | decline |
    Then the Riverfolk's payments hold nothing
    And the Riverfolk hold Anvil

  @11.2.6
  Scenario: The Riverfolk buy nothing of themselves
    Given the Riverfolk hold Anvil
    When the Riverfolk play their Birdsong
    Then the Riverfolk are not asked for service

  @11.2.6
  Scenario: In Daylight nothing is sold any more
    When the Marquise plays her Daylight:
      | asked  | answer |
      | action | end    |
    Then the Marquise is not asked for service

  @11.2.6 @1.1.3 @card.better-burrow-bank
  Scenario: Buying and another effect at the start of Birdsong come in the order of the buyer
    Given the Marquise's play area holds Better Burrow Bank
    And the Riverfolk hold Anvil
    When the Marquise plays her Birdsong:
      | asked           | answer |
      | what comes next | ?      |
    Then the Marquise is offered buy services when asked for what comes next
    And the Marquise is offered Better Burrow Bank when asked for what comes next

  # Cost (11.2.6.I)

  @11.2.6.I
  Scenario: A service costs as many warriors as its track says, in full
    Given clearing 5 holds 22 Marquise warriors
    When the Marquise tries to play her Birdsong:
      | asked   | answer      |
      | service | mercenaries |
    Then it is refused citing 11.2.6.I: the service mercenaries costs 3, and the buyer's supply holds 2

  @11.2.6.I
  Scenario: Without a warrior in the supply nothing is bought
    Given clearing 5 holds 24 Marquise warriors
    And the Riverfolk hold Anvil
    When the Marquise plays her Birdsong
    Then the Marquise is not asked for service, citing 11.2.6.I

  @11.2.6
  Scenario: Where each service is out of reach for another reason, none is bought
    Given clearing 5 holds 24 Marquise warriors
    When the Marquise plays her Birdsong
    Then the Marquise is not asked for service, citing 11.2.6: no service can be bought

  @11.2.6.I @11.2.7.IIIb
  Scenario: The last warriors of a supply will do
    Given clearing 5 holds 21 Marquise warriors
    When the Marquise plays her Birdsong:
      | asked   | answer      |
      | service | mercenaries |
    Then the Riverfolk's payments hold 3 Marquise warriors
    And the Marquise's supply holds 0 warriors

  @11.2.6.I
  Scenario: What has no price is not sold
    Given on the Riverfolk's board cost, riverboats is 0
    When the Marquise tries to play her Birdsong:
      | asked   | answer     |
      | service | riverboats |
    Then it is refused citing 11.2.6.I: no marker says what the service riverboats costs

  @11.2.6.II
  Scenario: Away from trade posts a player buys one service a turn
    Given the Riverfolk hold Anvil and Bake Sale
    And clearing 1 holds 1 fox trade post
    When the Marquise plays her Birdsong:
      | asked   | answer     |
      | service | riverboats |
    Then the Marquise has no further service, citing 11.2.6.II: Marquise de Cat can buy no further service this turn

  @11.2.6 @11.2.6.II @11.2.7.I
  Scenario: Each clearing with a trade post and pieces of the buyer sells one service more
    Given the Riverfolk hold Anvil and Bake Sale
    And these clearings hold:
      | clearing | pieces                            |
      | 1        | 1 fox trade post, 2 Marquise wood |
      | 7        | 1 mouse trade post, 1 sawmill     |
      | 5        | 1 rabbit trade post               |
    When the Marquise plays her Birdsong:
      | asked       | answer     |
      | service     | hand card  |
      | card to buy | Anvil      |
      | service     | hand card  |
      | service     | riverboats |
    Then the Marquise holds Anvil and Bake Sale
    And the Riverfolk's payments hold 5 Marquise warriors
    And the Riverfolk hold nothing
    And the Marquise has no further service, citing 11.2.6.II

  @11.2.6.II
  Scenario Outline: Riverboats and mercenaries are bought once a turn
    Given clearing 12 holds 1 fox trade post
    And the Riverfolk hold Anvil
    When the Marquise tries to play her Birdsong:
      | asked   | answer    |
      | service | <service> |
      | service | <service> |
    Then it is refused citing 11.2.6.II: <service> are bought once a turn

    Examples:
      | service     |
      | riverboats  |
      | mercenaries |

  @11.2.7.I
  Scenario: From an empty hand no card is bought
    When the Marquise tries to play her Birdsong:
      | asked   | answer    |
      | service | hand card |
    Then it is refused citing 11.2.7.I: no card is in the hand of the Riverfolk Company

  @11.2.7.I
  Scenario: A dominance card is bought like any other
    Given the Riverfolk hold Dominance (fox)
    When the Marquise plays her Birdsong:
      | asked   | answer    |
      | service | hand card |
    Then the Marquise holds Dominance (fox)

  # Riverboats (11.2.7.II)

  @11.2.7.II @2.3 @4.2.1
  Scenario Outline: With riverboats rivers are paths for the buyer, who still needs rule
    Given it is the Marquise's Daylight
    And the turn remembers bought, <service>: 1
    And clearing 7 holds <pieces>
    And clearing 4 holds 3 Clergy warriors
    Then the Marquise <can> move 1 warrior from clearing 7 to clearing 4<citing>

    Examples:
      | service    | pieces                                   | can    | citing         |
      | riverboats | 2 Marquise warriors                      | can    |                |
      | riverboats | 2 Marquise warriors, 3 Clergy warriors   | cannot | , citing 4.2.1 |

  @11.2.7.II @4.2
  Scenario: Who has bought something else has no riverboats
    Given it is the Marquise's Daylight
    And the turn remembers bought, hand card: 1
    And clearing 7 holds 2 Marquise warriors
    Then the Marquise cannot move 1 warrior from clearing 7 to clearing 4, citing 4.2

  @11.2.7.II
  Scenario: Riverboats carry nobody but the buyer
    Given it is the Marquise's Daylight
    And the turn remembers bought, riverboats: 1
    And clearing 7 holds 2 Clergy warriors
    Then the Clergy cannot move 1 warrior from clearing 7 to clearing 4, citing 4.2

  @11.2.6 @11.2.7.III
  Scenario: Mercenaries bought in Birdsong serve from Daylight on
    Given the Riverfolk hold Anvil
    And on the Riverfolk's board cost, mercenaries is 1
    And clearing 5 holds 1 Riverfolk warrior
    When the Marquise plays her Birdsong:
      | asked   | answer      |
      | service | mercenaries |
    Then the Riverfolk rule clearing 5
    When the Marquise plays her Daylight:
      | asked  | answer |
      | action | end    |
    Then the Marquise rules clearing 5
