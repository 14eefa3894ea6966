Feature: Spoils and what other factions and cards do with removed pieces

  Vagabonds, Acolytes and Coffin Makers (QL.2.2.III to QL.2.2.V). Scenarios marked stand-in seat a faction that cannot
  be played yet, for those of its rules that they are about.

  # Vagabond (QL.2.2.III)

  @QL.2.2.III @9.2.7
  Scenario: Items that the Legion would damage go to Spoils, score as pieces, and are damaged when they return
    Given the seats are Legion and Vagabond
    And the Legion's campaign holds Root Tea (mouse)
    And the Vagabond's cards hold thief
    And the Vagabond's satchel hold 2 swords, 1 torch and 1 boot
    And clearing 9 holds 4 Legion warriors and 1 pawn
    When the Legion battles the Vagabond in clearing 9, rolling 2 and 1:
      | player   | asked         | answer |
      | Vagabond | piece to lose | sword  |
      | Vagabond | piece to lose | torch  |
    Then the Legion's spoils hold 1 sword and 1 torch
    And the Vagabond's satchel hold 1 sword, 1 boot and no torch
    And the Vagabond's damaged hold nothing
    And clearing 9 holds 1 pawn and 3 Legion warriors
    And the Legion scores nothing
    When the Legion plays its Evening
    Then the Legion scores 1 point
    And the Vagabond's damaged hold 1 sword and 1 torch
    And the Legion's spoils hold nothing
    And the Vagabond's satchel hold 1 sword, 1 boot and no torch

  @QL.2.2.III @9.2.7
  Scenario: Outside the campaign items are damaged at once
    Given the seats are Legion and Vagabond
    And the Legion's campaign holds Root Tea (mouse)
    And it is the Legion's turn
    And the Vagabond's cards hold thief
    And the Vagabond's satchel hold 2 swords
    And clearing 8 holds 4 Legion warriors and 1 pawn
    When the Legion battles the Vagabond in clearing 8, rolling 1 and 0
    Then the Vagabond's damaged hold 1 sword
    And the Vagabond's satchel hold 1 sword
    And the Legion's spoils hold nothing

  @9.2.7
  Scenario: Items that the Legion hits in another player's turn are damaged at once
    Given the seats are Legion and Vagabond
    And the Legion's campaign holds Root Tea (mouse)
    And it is the Vagabond's turn
    And the Vagabond's cards hold thief
    And the Vagabond's satchel hold 2 swords
    And clearing 9 holds 4 Legion warriors and 1 pawn
    When the Legion battles the Vagabond in clearing 9, rolling 1 and 0
    Then the Vagabond's damaged hold 1 sword
    And the Vagabond's satchel hold 1 sword
    And the Legion's spoils hold nothing

  # Acolytes (QL.2.2.IV)

  @stand-in @QL.2.2.IV @10.2.3 @G.24
  Scenario: Warriors of the Cult that fell defending become Acolytes when they are returned, others do not
    Given the seats are Legion and Lizards
    And the Legion's campaign holds Root Tea (mouse)
    And clearing 9 holds 4 Legion warriors and 3 Lizards warriors
    When the Legion battles the Lizards in clearing 9, rolling 2 and 1
    And the Legion removes 1 Lizards warrior from clearing 9
    Then the Legion's spoils hold 3 Lizards warriors
    And the Lizards' acolytes hold nothing
    When the Legion plays its Evening
    Then the Lizards' acolytes hold 2 warriors
    And the Lizards' supply holds 23 warriors
    And the Legion's spoils hold nothing
    And the Legion scores 1 point

  @stand-in @10.2.3
  Scenario: Outside the campaign warriors of the Cult become Acolytes at once
    Given the seats are Legion and Lizards
    And the Legion's campaign holds Root Tea (mouse)
    And clearing 8 holds 4 Legion warriors and 2 Lizards warriors
    When the Legion battles the Lizards in clearing 8, rolling 1 and 1
    Then the Lizards' acolytes hold 1 warrior
    And the Legion's spoils hold nothing

  # Coffin Makers (QL.2.2.V)

  @QL.2.2.V
  Scenario: With Coffin Makers in force warriors stop in Spoils first
    Given the seats are Legion, Marquise and Clergy
    And the deck is Exiles and Partisans
    And the Legion's campaign holds Root Tea (mouse)
    And the Clergy's play area holds Coffin Makers
    And clearing 9 holds 3 Legion warriors and 2 Marquise warriors
    When the Legion battles the Marquise in clearing 9, rolling 2 and 0
    Then the Legion's spoils hold 2 Marquise warriors
    And the Clergy's card coffin makers holds nothing
    And the Marquise's supply holds 23 warriors

  @QL.2.2.V @QL.6.3 @G.24 @card.coffin-makers
  Scenario: Warriors go on to Coffin Makers when they are returned, to those that lie there already
    Given the seats are Legion, Marquise and Clergy
    And the deck is Exiles and Partisans
    And the Legion's campaign holds Root Tea (mouse)
    And the Clergy's play area holds Coffin Makers
    And clearing 9 holds 3 Legion warriors, 2 Marquise warriors and 1 wood
    And clearing 8 holds 2 Marquise warriors
    When the Legion battles the Marquise in clearing 9, rolling 3 and 1
    And the Legion removes 2 Marquise warriors from clearing 8
    Then the Legion's spoils hold 2 Marquise warriors and 1 wood
    And the Clergy's card coffin makers holds 1 Legion warrior and 2 Marquise warriors
    When the Legion plays its Evening
    Then the Legion's spoils hold nothing
    And the Clergy's card coffin makers holds 1 Legion warrior, 4 Marquise warriors and no wood
    And the Marquise's supply holds 21 warriors and 8 wood
    And it happens that the Legion removes 1 Marquise wood from the Legion's spoils to the Marquise's supply
    When the Clergy plays its Birdsong:
      | player | asked               | answer |
      | Clergy | divine intervention | 5      |
    Then the Clergy scores 1 point
    And the Clergy's card coffin makers holds nothing
    And the Marquise's supply holds 25 warriors

  @QL.2.2 @QL.2.2.V @QL.6.3 @G.23 @card.propaganda-bureau
  Scenario: Warriors that were replaced stop in Spoils, and do not go on to Coffin Makers
    Given the seats are Legion, Marquise and Clergy
    And the deck is Exiles and Partisans
    And the Legion's campaign holds Root Tea (mouse)
    And the Legion's play area holds Propaganda Bureau
    And the Legion holds Investments
    And the Clergy's play area holds Coffin Makers
    And clearing 9 holds 2 Marquise warriors
    And the dice will show 1 and 0
    When the Legion takes the action Propaganda Bureau
    Then the Legion's spoils hold 2 Marquise warriors
    When the Legion plays its Evening
    Then the Legion's spoils hold nothing
    And the Clergy's card coffin makers holds 1 Marquise warrior
    And the Marquise's supply holds 24 warriors

  @QL.2.2.V @QL.6.3
  Scenario: Warriors that a position has in Spoils go on to Coffin Makers
    Given the seats are Legion, Marquise and Clergy
    And the deck is Exiles and Partisans
    And the Clergy's play area holds Coffin Makers
    And the Legion's spoils hold 2 Marquise warriors
    And clearing 9 holds 1 Legion warrior
    When the Legion plays its Evening
    Then the Clergy's card coffin makers holds 2 Marquise warriors

  @QL.2.2.V @QL.6.3
  Scenario: Without Coffin Makers in force by then warriors go from Spoils to their supply
    Given the seats are Legion, Marquise and Clergy
    And the deck is Exiles and Partisans
    And the Legion's campaign holds Root Tea (mouse)
    And the Clergy's play area holds Coffin Makers
    And clearing 9 holds 3 Legion warriors and 2 Marquise warriors
    When the Legion battles the Marquise in clearing 9, rolling 2 and 0
    And the Clergy discards Coffin Makers from the Clergy's play area
    And the Legion plays its Evening
    Then the Legion's spoils hold nothing
    And the Clergy's card coffin makers holds nothing
    And the Marquise's supply holds 25 warriors

  @QL.2.2.V @QL.2.2.II @6.2.3 @1.5.4
  Scenario Outline: The Marquise may save her Spoils from Coffin Makers when they are returned
    Given the seats are Legion, Marquise and Clergy
    And the deck is Exiles and Partisans
    And the Legion's campaign holds Root Tea (mouse)
    And the Clergy's play area holds Coffin Makers
    And the Marquise holds Investments
    And clearing 1 holds 1 keep
    And clearing 9 holds 3 Legion warriors, 2 Marquise warriors and 1 Clergy warrior
    When the Legion battles the Marquise in clearing 9, rolling 2 and 0
    And the Legion removes 1 Clergy warrior from clearing 9
    And the Legion plays its Evening:
      | player   | asked                    | answer   |
      | Marquise | card for field hospitals | <answer> |
    Then clearing 1 holds <saved>
    And the Clergy's card coffin makers holds 1 Clergy warrior and <laid out>
    And the Marquise's supply holds 23 warriors

    Examples:
      | answer      | saved                | laid out             |
      | Investments | 2 Marquise warriors  | no Marquise warriors |
      | decline     | no Marquise warriors | 2 Marquise warriors  |

  @card.tunnels @QL.2.1
  Scenario: Tunnels join the clearings whose enemy pieces the Legion crafts with
    Given the seats are Legion, Marquise and Clergy
    And the deck is Exiles and Partisans
    And the Legion's play area holds Tunnels
    And clearing 1 holds 1 colony, 1 sawmill and 3 Legion warriors
    And clearing 12 holds 1 colony, 1 sawmill and 1 Legion warrior
    And clearing 11 holds 1 colony and 1 Legion warrior
    Then the Legion can move 2 Legion warriors from clearing 1 to clearing 12
    And the Legion cannot move 2 Legion warriors from clearing 1 to clearing 11, citing 4.2
