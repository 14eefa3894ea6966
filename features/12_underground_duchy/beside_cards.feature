Feature: The Duchy beside the cards of both decks

  Cards that count clearings, move, remove or hold back warriors, with the Burrow, tunnels and ministers.

  Background:
    Given the seats are Duchy, Marquise and Clergy

  # The Standard deck

  @12.2.2 @card.royal-claim
  Scenario: The Burrow counts as a clearing for Royal Claim
    Given clearing 9 holds 1 Duchy warrior
    And the Duchy's play area holds Royal Claim
    When the Duchy takes the action Royal Claim in its Birdsong
    Then the Duchy scores 2 points

  @card.royal-claim @12.2.2
  Scenario: The Burrow does not count for the Royal Claim of another
    Given clearing 9 holds 1 Marquise warrior
    And the Marquise's play area holds Royal Claim
    When the Marquise takes the action Royal Claim in her Birdsong
    Then the Marquise scores 1 point

  @card.tax-collector
  Scenario: Tax Collector takes a warrior from a clearing of the map, not from the Burrow beside it
    Given the burrow holds 3 Duchy warriors
    And the Duchy's play area holds Tax Collector
    When the Duchy tries to take the action Tax Collector
    Then it is refused citing card.tax-collector

  @card.tax-collector
  Scenario: With a warrior on the map, too, Tax Collector leaves those in the Burrow alone
    Given the burrow holds 3 Duchy warriors
    And clearing 9 holds 1 Duchy warrior
    And the Duchy's play area holds Tax Collector
    When the Duchy takes the action Tax Collector
    Then the burrow holds 3 Duchy warriors
    And clearing 9 holds no Duchy warriors
    And the Duchy draws 1 card

  @12.6.1 @card.codebreakers
  Scenario: Cards that lie revealed are not seen in the hand by Codebreakers, for all have seen them
    Given the Duchy's revealed cards hold Anvil
    And the Duchy holds Cobbler
    And the Marquise's play area holds Codebreakers
    When the Duchy plays its Evening
    Then the Duchy's revealed cards hold nothing

  @card.stand-and-deliver
  Scenario: A card taken by Stand and Deliver! is not one of those revealed
    Given the Duchy's revealed cards hold Anvil
    And the Duchy holds Cobbler
    And the Marquise's play area holds Stand and Deliver!
    And these will be drawn at random: Cobbler
    When the Marquise takes the action Stand and Deliver! in her Birdsong:
      | asked | answer |
      | enemy | Duchy  |
    Then the Marquise holds Cobbler
    And the Duchy's revealed cards hold Anvil
    And the Duchy scores 1 point

  @12.2.3 @card.brutal-tactics
  Scenario: Brutal Tactics may bring down a second building, for one and the same price
    Given clearing 9 holds 1 citadel, 1 market and 2 Marquise warriors
    And the Marquise's play area holds Brutal Tactics
    And the Duchy's cards hold marshal and captain
    And the Duchy holds nothing
    When the Marquise battles the Duchy in clearing 9, rolling 0 and 0:
      | player   | asked              | answer  |
      | Marquise | use Brutal Tactics | use     |
      | Duchy    | piece to lose      | citadel |
      | Duchy    | minister to return | captain |
    Then the Duchy's cards hold marshal
    And the Duchy scores 1 point

  # Exiles & Partisans

  @12.2.2 @card.false-orders @1.5.5
  Scenario: False Orders may send half of the Burrow up a tunnel
    Given the deck is Exiles & Partisans
    And clearing 5 holds 1 tunnel
    And the burrow holds 3 Duchy warriors
    And the Marquise's play area holds False Orders
    When the Marquise takes the action False Orders in her Birdsong
    Then clearing 5 holds 2 Duchy warriors
    And the burrow holds 1 Duchy warrior

  @12.2.2 @card.false-orders @1.5.5
  Scenario: False Orders may send Duchy warriors down into the Burrow
    Given the deck is Exiles & Partisans
    And clearing 5 holds 1 tunnel, 3 Duchy warriors and 6 Marquise warriors
    And the Marquise's play area holds False Orders
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer                 |
      | warriors to force | Duchy > 5 > the burrow |
    Then the burrow holds 2 Duchy warriors
    And clearing 5 holds 1 Duchy warrior

  @12.2.2 @card.false-orders
  Scenario: Nobody is sent into the Burrow by the Duchy's own False Orders
    Given the deck is Exiles & Partisans
    And clearing 5 holds 1 tunnel and 3 Marquise warriors
    And the Duchy's play area holds False Orders
    When the Duchy takes the action False Orders in its Birdsong:
      | asked             | answer |
      | warriors to force | ?      |
    Then the options of the Duchy are when asked for warriors to force:
      | option                           |
      | marquise_de_cat > 5 > 1          |
      | marquise_de_cat > 5 > 2          |

  @12.2.1 @card.tunnels
  Scenario: The card Tunnels joins clearings with citadels and markets, and not the Burrow
    Given the deck is Exiles & Partisans
    And the Duchy's play area holds Tunnels
    And clearing 9 holds 1 citadel
    And clearing 8 holds 1 market
    And clearing 5 holds 1 tunnel
    Then clearing 9 is adjacent to clearing 8 for the Duchy
    And clearing 9 is not adjacent to clearing 5 for the Duchy
    And clearing 9 is not adjacent to the burrow for the Duchy
    And clearing 5 is adjacent to the burrow for the Duchy

  @12.2.2 @card.boat-builders
  Scenario: Boat Builders open rivers to the Duchy, and no way to the Burrow
    Given the deck is Exiles & Partisans
    And the Duchy's play area holds Boat Builders
    And clearing 5 holds 1 tunnel
    Then clearing 4 is adjacent to clearing 7 for the Duchy
    And clearing 5 is adjacent to the burrow for the Duchy
    And clearing 4 is not adjacent to the burrow for the Duchy

  @12.5.1.I @card.soup-kitchens
  Scenario: Soup Kitchens count a tunnel twice for rule, so that the Duchy may build there
    Given the deck is Exiles & Partisans
    And the Duchy's play area holds Soup Kitchens
    And clearing 5 holds 1 tunnel and 1 Marquise warrior
    And the Duchy holds Charm Offensive
    When the Duchy takes the action build:
      | asked | answer     |
      | build | 5 > market |
    Then clearing 5 holds 1 market

  @12.2.4 @12.5.1.V @card.soup-kitchens
  Scenario: Soup Kitchens of another count no tunnel
    Given the deck is Exiles & Partisans
    And the Marquise's play area holds Soup Kitchens
    And clearing 5 holds 1 tunnel and 1 Marquise warrior
    And the burrow holds 1 Duchy warrior
    And the Duchy holds Tunnels
    When the Duchy takes the action dig:
      | asked              | answer |
      | clearing to dig in | 4      |
    Then the Marquise rules clearing 5

  @12.4 @card.coffin-makers
  Scenario: Warriors in the coffins do not come to the Burrow before they are back in the supply
    Given the deck is Exiles & Partisans
    And the Marquise's play area holds Coffin Makers
    And the Duchy's supply holds 1 warrior
    And clearing 9 holds 1 Duchy warrior and 2 Marquise warriors
    When the Marquise battles the Duchy in clearing 9, rolling 1 and 0
    Then the Duchy's supply holds 1 warrior
    When the Duchy takes the action recruit
    Then the burrow holds 1 Duchy warrior
    And the Duchy's supply holds no warriors
    When the Duchy plays its Birdsong
    Then the burrow holds 1 Duchy warrior

  @12.2.2 @card.propaganda-bureau
  Scenario: Propaganda Bureau reaches no warrior in the Burrow, which matches no card
    Given the deck is Exiles & Partisans
    And the burrow holds 3 Duchy warriors
    And the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Saboteurs
    When the Marquise tries to take the action Propaganda Bureau
    Then it is refused citing card.propaganda-bureau

  @card.propaganda-bureau
  Scenario: The Duchy's own Propaganda Bureau wins over a warrior where its card matches
    Given the deck is Exiles & Partisans
    And clearing 5 holds 1 Marquise warrior
    And the Duchy's play area holds Propaganda Bureau
    And the Duchy holds Tunnels
    When the Duchy takes the action Propaganda Bureau
    Then clearing 5 holds 1 Duchy warrior and no Marquise warriors

  @12.6.3 @card.informants
  Scenario: Informants take an ambush card in place of all that the markets would draw
    Given the deck is Exiles & Partisans
    And clearing 11 holds 2 markets
    And the Duchy's play area holds Informants
    And the discard pile holds Ambush! (mouse)
    And the Duchy holds nothing
    When the Duchy plays its Evening:
      | asked                | answer          |
      | ambush card to take  | Ambush! (mouse) |
    Then the Duchy holds Ambush! (mouse)

  @12.5.1.I
  Scenario: A card that is revealed is neither spent nor discarded until Evening
    Given the deck is Exiles & Partisans
    And clearing 5 holds 2 Duchy warriors
    And the Duchy holds Tunnels
    When the Duchy takes the action build:
      | asked | answer     |
      | build | 5 > market |
    Then the discard pile holds nothing
    And the Duchy's revealed cards hold Tunnels

  @card.saboteurs
  Scenario: Ministers are no crafted cards, so that Saboteurs leave them alone
    Given the deck is Exiles & Partisans
    And the Duchy's cards hold marshal
    And the Marquise's play area holds Saboteurs
    When the Marquise plays her Birdsong
    Then the Duchy's cards hold marshal
