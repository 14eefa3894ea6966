Feature: The Cult beside cards

  Cards of both decks that touch acolytes, gardens, Lost Souls or conspiracies.

  @card.propaganda-bureau @10.2.3 @10.2.6
  Scenario: A Cult warrior that Propaganda Bureau replaces is no acolyte, and the card that is spent is a Lost Soul
    Given the deck is Exiles and Partisans
    And the seats are Cult and Marquise
    And it is the Marquise's Daylight
    And the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Anvil
    And clearing 8 holds 1 Cult warrior
    And the Cult's supply holds 10 warriors
    When the Marquise takes the action Propaganda Bureau
    Then clearing 8 holds 1 Marquise warrior and no Cult warriors
    And the Cult's acolytes hold nothing
    And the Cult's supply holds 11 warriors
    And the lost souls hold Anvil

  @card.propaganda-bureau @10.2.2
  Scenario: Birds are wild for the Cult where no ritual is performed
    Given the deck is Exiles and Partisans
    And the seats are Cult and Marquise
    And it is the Cult's Daylight
    And the Cult's play area holds Propaganda Bureau
    And the Cult holds Corvid Planners
    And clearing 8 holds 1 Marquise warrior
    When the Cult takes the action Propaganda Bureau
    Then clearing 8 holds 1 Cult warrior
    And the lost souls hold Corvid Planners

  @card.coffin-makers @10.4.3
  Scenario: Acolytes that are spent return to the supply, and do not lie on Coffin Makers
    Given the deck is Exiles and Partisans
    And the seats are Cult and Marquise
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Marquise's play area holds Coffin Makers
    And the Cult's acolytes hold 2 Cult warriors
    And the Cult's supply holds 3 warriors
    And clearing 8 holds 1 Cult warrior
    When the Cult goes on with its Birdsong:
      | asked  | answer  |
      | action | crusade |
      | move   | 8 > 7   |
      | battle | decline |
    Then the Marquise's card coffin makers holds nothing
    And the Cult's supply holds 5 warriors

  @card.coffin-makers @10.4.3.II
  Scenario: A warrior that is converted does not lie on Coffin Makers, for it was replaced
    Given the deck is Exiles and Partisans
    And the seats are Cult, Marquise and Clergy
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Marquise's play area holds Coffin Makers
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 Clergy warrior
    When the Cult goes on with its Birdsong:
      | asked  | answer  |
      | action | convert |
    Then the Marquise's card coffin makers holds nothing
    And clearing 8 holds 1 Cult warrior

  @card.coffin-makers @10.2.3
  Scenario: Cult warriors that fall attacking lie on Coffin Makers
    Given the deck is Exiles and Partisans
    And the seats are Cult, Marquise and Clergy
    And the Marquise's play area holds Coffin Makers
    And clearing 8 holds 2 Cult warriors and 2 Clergy warriors
    When the Cult battles the Clergy in clearing 8, rolling 1 and 1
    Then the Marquise's card coffin makers holds 1 Cult warrior and 1 Clergy warrior
    And the Cult's acolytes hold nothing

  @10.2.4
  Scenario: Soup Kitchens do not rule against a garden
    Given the deck is Exiles and Partisans
    And the seats are Cult and Alliance
    And the Alliance's play area holds Soup Kitchens
    And clearing 8 holds 1 fox garden, 1 sympathy and 3 Alliance warriors
    Then the Cult rules clearing 8

  @card.soup-kitchens @10.5.1
  Scenario: Where Soup Kitchens outdo the Cult's warriors it builds nothing
    Given the deck is Exiles and Partisans
    And the seats are Cult and Alliance
    And it is the Cult's Daylight
    And the Alliance's play area holds Soup Kitchens
    And clearing 8 holds 1 Cult warrior and 1 sympathy
    And the Cult holds False Orders
    When the Cult tries to take the action build
    Then it is refused citing 10.5.1

  @card.saboteurs @10.4.1 @10.4.2
  Scenario: What Saboteurs discard as Birdsong starts counts for the Outcast, and goes to the discard pile with the rest
    Given the deck is Exiles and Partisans
    And the seats are Cult and Marquise
    And on the Cult's board outcast is fox
    And the Cult's play area holds Saboteurs
    And the Marquise's play area holds Tunnels
    When the Cult plays its Birdsong:
      | asked            | answer             |
      | card to sabotage | Marquise > Tunnels |
    Then on the Cult's board outcast is rabbit
    And the discard pile holds Saboteurs and Tunnels
    And the lost souls hold nothing

  @card.informants
  Scenario: An ambush among the Lost Souls is out of the Informants' reach
    Given the deck is Exiles and Partisans
    And the seats are Cult and Marquise
    And the Marquise's play area holds Informants
    And the lost souls hold Ambush! (fox)
    And the deck's top cards are Tunnels
    When the Marquise plays her Evening
    Then the lost souls hold Ambush! (fox)
    And the Marquise holds Tunnels

  @card.royal-claim @10.2.4
  Scenario: Royal Claim scores where gardens rule
    Given the seats are Cult and Marquise
    And on the Cult's board outcast is fox
    And the Cult's play area holds Royal Claim
    And clearing 8 holds 1 fox garden and 4 Marquise warriors
    And clearing 7 holds 1 Marquise warrior
    And it is the Cult's Birdsong, in the step perform conspiracies
    When the Cult goes on with its Birdsong:
      | asked  | answer      |
      | action | Royal Claim |
    Then the Cult scores 1 point
    And the lost souls hold Royal Claim

  @card.favor-of-the-foxes @10.2.3 @10.2.5
  Scenario: Favor of the Foxes makes no acolytes, and costs a card for a garden
    Given the seats are Cult and Marquise
    And clearing 8 holds 1 fox garden and 2 Cult warriors
    And clearing 1 holds 1 workshop
    And clearing 6 holds 1 workshop
    And clearing 12 holds 1 workshop
    And the Marquise holds Favor of the Foxes
    And the Cult holds Bake Sale
    And the Cult's supply holds 10 warriors
    And these will be drawn at random: Bake Sale
    When the Marquise crafts Favor of the Foxes:
      | asked               | answer             |
      | to activate for fox | 1 > crafting piece |
      | to activate for fox | 6 > crafting piece |
    Then clearing 8 holds nothing
    And the Cult's acolytes hold nothing
    And the Cult's supply holds 12 warriors
    And the lost souls hold Bake Sale and Favor of the Foxes

  @10.2.3
  Scenario: Cult warriors that fall defending become acolytes, and do not lie on Coffin Makers
    Given the deck is Exiles and Partisans
    And the seats are Cult, Marquise and Clergy
    And the Marquise's play area holds Coffin Makers
    And clearing 8 holds 2 Cult warriors and 3 Clergy warriors
    When the Clergy battle the Cult in clearing 8, rolling 2 and 0
    Then the Marquise's card coffin makers holds nothing
    And the Cult's acolytes hold 2 Cult warriors

  @card.tunnels @10.2.1
  Scenario: The card Tunnels joins clearings with gardens of the Outcast's suit alone
    Given the deck is Exiles and Partisans
    And the seats are Cult and Marquise
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong
    And the Cult's play area holds Tunnels
    And clearing 8 holds 1 fox garden
    And clearing 6 holds 1 fox garden
    And clearing 5 holds 1 rabbit garden
    Then clearing 8 is adjacent to clearing 6 for the Cult
    And clearing 8 is not adjacent to clearing 5 for the Cult

  @card.boat-builders @10.4.3.I
  Scenario: With Boat Builders a Crusade goes along a river
    Given the deck is Exiles and Partisans
    And the seats are Cult and Marquise
    And on the Cult's board outcast is rabbit
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's play area holds Boat Builders
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 4 holds 1 Cult warrior
    When the Cult goes on with its Birdsong:
      | asked  | answer  |
      | action | crusade |
      | move   | 4 > 7   |
    Then clearing 7 holds 1 Cult warrior
    And the Cult's acolytes hold nothing
