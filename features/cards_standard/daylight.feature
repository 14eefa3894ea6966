Feature: The Standard deck in Daylight

  Tax Collector, Command Warren and Codebreakers.

  # Tax Collector

  @card.tax-collector @G.24
  Scenario: Tax Collector removes a warrior of its owner from the map for a card
    Given clearing 5 holds 2 Clergy warriors, 1 cathedral and 1 Marquise warrior
    And clearing 1 holds 1 Clergy warrior
    And the deck's top cards are Anvil
    And the Clergy's play area holds Tax Collector
    When the Clergy takes the action Tax Collector:
      | asked             | answer      |
      | warrior to remove | 5 > warrior |
    Then clearing 5 holds 1 Clergy warrior, 1 cathedral and 1 Marquise warrior
    And clearing 1 holds 1 Clergy warrior
    And the Clergy gains 1 warrior in the Clergy's supply
    And the Clergy holds Anvil and no cards
    And the Clergy scores nothing
    And the Clergy's play area holds Tax Collector

  @card.tax-collector
  Scenario: Tax Collector removes any warrior of its owner in a clearing, and nothing else
    Given these clearings hold:
      | clearing | pieces                              |
      | 1        | 1 Clergy warrior                    |
      | 2        | 1 cathedral and 1 fox flower        |
      | 5        | 2 Marquise warriors                 |
      | 9        | 1 Clergy warrior, 1 Marquise warrior |
    And the forest 1-2-5-10 holds 1 Clergy warrior
    And the Clergy's play area holds Tax Collector
    When the Clergy takes the action Tax Collector:
      | asked             | answer |
      | warrior to remove | ?      |
    Then the options of the Clergy are:
      | option               |
      | clearing 1 > warrior |
      | clearing 9 > warrior |

  @card.tax-collector @1.4.1
  Scenario: Tax Collector is used once a Daylight
    Given clearing 5 holds 3 Clergy warriors
    And the Clergy's play area holds Tax Collector
    When the Clergy plays its Daylight:
      | asked  | answer        |
      | action | Tax Collector |
      | action | ?             |
    Then the Clergy is not offered Tax Collector, citing card.tax-collector
    And the Clergy loses 1 warrior in clearing 5
    And the Clergy draws 1 card

  @card.tax-collector
  Scenario: Tax Collector may be used again in the next Daylight
    Given clearing 5 holds 3 Clergy warriors
    And the Clergy's play area holds Tax Collector
    And the deck's top cards are Anvil and Sword
    When the Clergy takes the action Tax Collector
    And the Clergy plays its Birdsong
    And the Clergy takes the action Tax Collector
    Then the Clergy loses 2 warriors in clearing 5
    And the Clergy draws 2 cards

  @card.tax-collector
  Scenario: Without a warrior in a clearing there is nothing to collect
    Given clearing 5 holds 1 cathedral and 1 Marquise warrior
    And the forest 1-2-5-10 holds 1 Clergy warrior
    And the Clergy's play area holds Tax Collector
    When the Clergy tries to take the action Tax Collector
    Then it is refused citing card.tax-collector: no warrior in a clearing
    And nothing changes

  @card.tax-collector @6.2.3
  Scenario Outline: Field Hospitals may take the warrior in, and the card is drawn all the same
    Given clearing 1 holds the keep
    And clearing 5 holds 2 Marquise warriors
    And the Marquise holds Bake Sale
    And the deck's top cards are Anvil
    And the Marquise's play area holds Tax Collector
    When the Marquise takes the action Tax Collector:
      | asked                    | answer   |
      | card for field hospitals | <answer> |
    Then the Marquise loses 1 warrior in clearing 5
    And clearing 1 holds <kept> Marquise warriors
    And the Marquise holds <hand> and no cards
    And the Marquise gains <supply> warriors in the Marquise's supply

    Examples:
      | answer    | kept | hand                | supply |
      | Bake Sale | 1    | Anvil               | 0      |
      | decline   | 0    | Anvil and Bake Sale | 1      |

  @card.tax-collector
  Scenario: The card that Tax Collector draws comes too late for the hospitals
    Given clearing 1 holds the keep
    And clearing 5 holds 2 Marquise warriors
    And the deck's top cards are Bake Sale
    And the Marquise's play area holds Tax Collector
    When the Marquise takes the action Tax Collector
    Then clearing 1 holds no Marquise warriors
    And the Marquise holds Bake Sale and no cards

  @card.tax-collector @HCC.2.6.IV
  Scenario: Nobody's faith is broken by one's own tax
    Given the Marquise is penitent
    And clearing 5 holds 2 Clergy warriors and 1 Marquise warrior
    And the Clergy's play area holds Tax Collector
    When the Clergy takes the action Tax Collector
    Then the Marquise is penitent
    And the Clergy loses 1 warrior in clearing 5

  @card.tax-collector @2.1
  Scenario: With no card to draw Tax Collector removes the warrior for nothing
    Given clearing 5 holds 2 Clergy warriors
    And the deck holds nothing
    And the Clergy's play area holds Tax Collector
    When the Clergy takes the action Tax Collector
    Then the Clergy loses 1 warrior in clearing 5
    And the Clergy draws 0 cards

  @card.tax-collector @1.4.1 @4.1
  Scenario: Tax Collector may be used before the first craft, and its card be crafted
    Given clearing 9 holds 1 workshop and 1 Marquise warrior
    And the deck's top cards are Root Tea (fox)
    And the Marquise's play area holds Tax Collector
    When the Marquise plays her Daylight:
      | asked         | answer         |
      | card to craft | Tax Collector  |
      | card to craft | Root Tea (fox) |
      | action        | end            |
    Then the Marquise scores 2 points
    And the Marquise loses 1 warrior in clearing 9
    And the Marquise's crafted items hold 1 tea

  @card.tax-collector @1.4.1 @4.1.3
  Scenario: Tax Collector may be used in the Daylight in which it was crafted
    Given these clearings hold:
      | clearing | pieces                          |
      | 1        | 1 workshop                      |
      | 5        | 1 workshop                      |
      | 9        | 1 workshop and 1 Marquise warrior |
    And the Marquise holds Tax Collector
    When the Marquise plays her Daylight:
      | asked         | answer        |
      | card to craft | Tax Collector |
      | card to craft | Tax Collector |
      | action        | end           |
    Then the Marquise's play area holds Tax Collector
    And the Marquise loses 1 warrior in clearing 9
    And the Marquise draws 1 card

  @1.4.1
  Scenario Outline: Tax Collector is refused in Birdsong, or for others
    Given clearing 5 holds 1 Marquise warrior and 2 Clergy warriors
    And the Clergy holds Armorers
    And <owner>'s play area holds Tax Collector
    When the Clergy tries to take the action Tax Collector in its <phase>
    Then it is refused citing card.tax-collector: its owner's own Daylight
    And nothing changes

    Examples:
      | owner      | phase    |
      | the Clergy | Birdsong |

    @card.tax-collector
    Examples:
      | owner        | phase    |
      | the Marquise | Daylight |

  # Command Warren

  @card.command-warren @4.3 @1.4.1
  Scenario: The owner of Command Warren may initiate a battle at the start of Daylight
    Given clearing 5 holds 3 Marquise warriors and 3 Clergy warriors
    And the Marquise's play area holds Command Warren
    And the dice will show 2 and 1
    When the Marquise plays her Daylight:
      | asked  | answer     |
      | battle | 5 > Clergy |
      | action | end        |
    Then the Clergy loses 2 warriors in clearing 5
    And the Marquise loses 1 warrior in clearing 5
    And the Marquise's play area holds Command Warren

  @card.command-warren
  Scenario: The owner of Command Warren may leave its battle
    Given clearing 5 holds 3 Marquise warriors and 3 Clergy warriors
    And the Marquise's play area holds Command Warren
    When the Marquise plays her Daylight:
      | asked  | answer  |
      | battle | decline |
      | action | end     |
    Then nothing changes
    And it does not happen that the Marquise battles

  @card.command-warren @1.4.1
  Scenario: Daylight has begun when Command Warren is offered
    Given clearing 5 holds 3 Marquise warriors and 3 Clergy warriors
    And the Marquise's play area holds Command Warren
    And it is the Marquise's Birdsong
    When the Marquise plays her Daylight:
      | asked  | answer |
      | battle | ?      |
    Then it is the Marquise's Daylight

  @card.command-warren @6.5
  Scenario: Command Warren costs no action, and comes before crafting
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And clearing 9 holds 1 workshop
    And the Marquise holds Root Tea (fox)
    And the Marquise's play area holds Command Warren
    And the dice will show 1 and 0
    And the dice will show 1 and 0
    And the dice will show 1 and 0
    And the dice will show 1 and 0
    When the Marquise plays her Daylight:
      | asked         | answer         |
      | battle        | 5 > Clergy     |
      | card to craft | Root Tea (fox) |
      | action        | battle         |
      | action        | battle         |
      | action        | battle         |
    Then the Clergy loses 4 warriors in clearing 5
    And the Marquise scores 2 points

  @card.command-warren @HCC.2.6.I
  Scenario: The battle of the Clergy's Command Warren respects Mercy
    Given the seats are Clergy, Marquise and Eyrie
    And the Marquise is penitent to the Clergy
    And clearing 5 holds 2 Clergy warriors, 1 Marquise warrior and 1 Eyrie warrior
    And clearing 1 holds 1 Clergy warrior and 1 Eyrie warrior
    And the Clergy's play area holds Command Warren
    When the Clergy tries to play its Daylight:
      | asked  | answer       |
      | battle | 5 > Marquise |
    Then it is refused citing HCC.2.6.I
    And nothing changes
    And the options of the Clergy are:
      | option     |
      | decline    |
      | 1 > Eyrie  |
      | 5 > Eyrie  |

  @card.command-warren @4.3
  Scenario: A battle of Command Warren that nobody can initiate is refused as any is
    Given clearing 5 holds 1 Marquise warrior and 1 Clergy warrior
    And the Marquise's play area holds Command Warren
    When the Marquise tries to play her Daylight:
      | asked  | answer     |
      | battle | 1 > Clergy |
    Then it is refused citing 4.3
    And nothing changes

  @card.command-warren
  Scenario: Where there is nobody to battle Command Warren is not asked for
    Given clearing 5 holds 1 Marquise warrior
    And the Marquise's play area holds Command Warren
    When the Marquise plays her Daylight:
      | asked  | answer |
      | action | end    |
    Then the Marquise is not asked for battle

  @card.command-warren
  Scenario: In the Daylight of others Command Warren does nothing
    Given clearing 5 holds 1 Marquise warrior and 1 Clergy warrior
    And the Clergy's play area holds Command Warren
    When the Marquise plays her Daylight:
      | asked  | answer |
      | action | end    |
    Then the Clergy is not asked for battle
    And the Marquise is not asked for battle

  @1.4.1
  Scenario: Command Warren crafted in this Daylight comes too late, and is no action
    Given clearing 5 holds 2 workshops and 1 Clergy warrior
    And clearing 5 holds 1 Marquise warrior
    And the Marquise holds Command Warren
    When the Marquise tries to play her Daylight:
      | asked         | answer         |
      | card to craft | Command Warren |
      | action        | Command Warren |
    Then it is refused citing card.command-warren: at the start of its owner's own Daylight
    And the Marquise's play area holds Command Warren

  # Codebreakers

  @card.codebreakers @G.29
  Scenario: The owner of Codebreakers looks at the hand of another player
    Given the Clergy holds Anvil and Bake Sale
    And clearing 5 holds 1 Marquise warrior
    And the Marquise holds Sword
    And the Marquise's play area holds Codebreakers
    When the Marquise takes the action Codebreakers
    Then it happens that the Clergy reveals Anvil (fox) to the Marquise
    And it happens that the Clergy reveals Bake Sale (rabbit) to the Marquise
    And it does not happen that the Marquise reveals
    And nothing changes

  @card.codebreakers
  Scenario Outline: The owner of Codebreakers chooses whose hand to look at, an empty one too
    Given the seats are Marquise, Clergy, Eyrie and Alliance
    And the Clergy holds Anvil
    And the Eyrie holds Bake Sale
    And the Marquise holds Sword
    And the Marquise's play area holds Codebreakers
    When the Marquise <tries> the action Codebreakers:
      | asked        | answer  |
      | other player | <whose> |
    Then <outcome>
    And it does not happen that the Clergy reveals
    And it does not happen that the Eyrie reveals Bake Sale (rabbit) to the Clergy

    Examples:
      | tries         | whose    | outcome                                                              |
      | takes         | Eyrie    | it happens that the Eyrie reveals Bake Sale (rabbit) to the Marquise |
      | takes         | Alliance | it does not happen that the Eyrie reveals                            |
      | tries to take | Marquise | it is refused citing card.codebreakers                               |

  @card.codebreakers
  Scenario: Codebreakers may look at an ally's hand
    Given the seats are Marquise, Clergy and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And the Vagabond holds Anvil
    And the Marquise's play area holds Codebreakers
    When the Marquise takes the action Codebreakers:
      | asked        | answer   |
      | other player | Vagabond |
    Then it happens that the Vagabond reveals Anvil (fox) to the Marquise

  @card.codebreakers
  Scenario: To look at an empty hand is a use all the same
    Given the Marquise holds Sword
    And clearing 5 holds 1 Marquise warrior
    And the Marquise's play area holds Codebreakers
    When the Marquise takes the action Codebreakers
    Then nothing changes
    When the Marquise tries to take the action Codebreakers
    Then it is refused citing card.codebreakers: used once a turn

  @card.codebreakers
  Scenario: Codebreakers are used once a Daylight
    Given the Marquise holds Anvil
    And clearing 5 holds 1 Clergy warrior
    And the Clergy's play area holds Codebreakers
    When the Clergy plays its Daylight:
      | asked  | answer       |
      | action | Codebreakers |
      | action | ?            |
    Then the Clergy is not offered Codebreakers, citing card.codebreakers
    And it happens that the Marquise reveals Anvil (fox) to the Clergy

  @card.codebreakers
  Scenario: Codebreakers may be left
    Given the Clergy holds Anvil
    And clearing 5 holds 1 Marquise warrior
    And the Marquise's play area holds Codebreakers
    When the Marquise plays her Daylight:
      | asked         | answer |
      | card to craft | end    |
      | action        | end    |
    Then it does not happen that the Clergy reveals

  @1.4.1
  Scenario Outline: Codebreakers are refused in Birdsong, or for others
    Given clearing 5 holds 1 Clergy warrior
    And the Clergy holds Armorers
    And the Marquise holds Anvil
    And <owner>'s play area holds Codebreakers
    When the Clergy tries to take the action Codebreakers in its <phase>
    Then it is refused citing card.codebreakers: its owner's own Daylight
    And nothing changes

    Examples:
      | owner      | phase    |
      | the Clergy | Birdsong |

    @card.codebreakers
    Examples:
      | owner        | phase    |
      | the Marquise | Daylight |
