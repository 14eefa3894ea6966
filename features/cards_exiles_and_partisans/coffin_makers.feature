Feature: Coffin Makers

  Warriors that are removed from the map lie on the card until its owner's next Birdsong.

  Background:
    Given the deck is Exiles and Partisans

  # What lies on the card

  @card.coffin-makers @4.3.6 @G.24
  Scenario: The fallen of both sides lie on Coffin Makers
    Given the Marquise's play area holds Coffin Makers
    And clearing 9 holds 3 Marquise warriors and 3 Clergy warriors
    And the Marquise's supply holds 5 warriors
    And the Clergy's supply holds 6 warriors
    When the Marquise battles the Clergy in clearing 9, rolling 2 and 1
    Then the Marquise's card coffin makers holds 1 Marquise warrior and 2 Clergy warriors
    And the Marquise's supply holds 5 warriors
    And the Clergy's supply holds 6 warriors
    And clearing 9 holds 2 Marquise warriors and 1 Clergy warrior

  @card.coffin-makers
  Scenario: Battles of others fill Coffin Makers too, on any turn
    Given the seats are Marquise, Clergy and Duchy
    And the Marquise's play area holds Coffin Makers
    And clearing 9 holds 3 Duchy warriors and 3 Clergy warriors
    When the Duchy battles the Clergy in clearing 9, rolling 2 and 1
    Then the Marquise's card coffin makers holds 1 Duchy warrior and 2 Clergy warriors

  @card.coffin-makers
  Scenario: Buildings and tokens return to their supplies, pawns too
    Given the Marquise's play area holds Coffin Makers
    And clearing 9 holds 1 cathedral, 1 fox flower and 1 Clergy warrior
    And the Clergy's supply holds 3 cathedrals
    And the Clergy's supply holds no warriors
    When the Marquise removes 1 Clergy warrior, 1 cathedral and 1 fox flower from clearing 9
    Then the Marquise's card coffin makers holds 1 Clergy warrior, no cathedral and no fox flower
    And the Clergy's supply holds 4 cathedrals
    And the Marquise scores 2 points

  @G.23 @G.24 @card.propaganda-bureau
  Scenario: A warrior that is replaced does not lie on the card
    Given the Marquise's play area holds Coffin Makers
    And the Marquise's play area holds Propaganda Bureau
    And the Marquise holds Anvil
    And clearing 8 holds 1 Clergy warrior
    And the Clergy's supply holds 3 warriors
    When the Marquise takes the action Propaganda Bureau
    Then the Marquise's card coffin makers holds nothing
    And the Clergy's supply holds 4 warriors
    And clearing 8 holds 1 Marquise warrior and no Clergy warriors

  @card.coffin-makers
  Scenario Outline: Warriors from anywhere on the map lie on Coffin Makers
    Given the Marquise's play area holds Coffin Makers
    And <place> holds 2 Clergy warriors
    And the Clergy's supply holds 3 warriors
    When the Marquise removes 1 Clergy warrior from <place>
    Then the Marquise's card coffin makers holds 1 Clergy warrior
    And the Clergy's supply holds 3 warriors

    Examples:
      | place               |
      | clearing 8          |
      | the forest 1-2-5-10 |
      | the path 8-4        |

  @card.coffin-makers
  Scenario: Warriors that return from a board do not lie on Coffin Makers
    Given the seats are Marquise, Clergy and Lizards
    And the Marquise's play area holds Coffin Makers
    And the Lizards' acolytes hold 2 Lizard warriors
    And the Lizards' supply holds 3 warriors
    When the Lizards remove 2 Lizard warriors from the Lizards' acolytes
    Then the Marquise's card coffin makers holds nothing
    And the Lizards' supply holds 5 warriors

  @card.coffin-makers @6.5.3 @1.5.1
  Scenario: Warriors on the card cannot be recruited
    Given the Marquise's play area holds Coffin Makers
    And clearing 9 holds 1 recruiter
    And the Marquise's supply holds no warriors
    And clearing 8 holds 1 Marquise warrior
    And the Marquise's card coffin makers holds 4 Marquise warriors
    When the Clergy removes 1 Marquise warrior from clearing 8
    Then the Marquise's card coffin makers holds 5 Marquise warriors
    When the Marquise takes the action recruit
    Then clearing 9 holds no Marquise warriors
    And the Marquise's card coffin makers holds 5 Marquise warriors

  @card.coffin-makers @HCC.2.5
  Scenario: Those who fall with a Cathedral do not come back to avenge it
    Given the Marquise's play area holds Coffin Makers
    And clearing 9 holds 1 cathedral and 3 Clergy warriors
    And the Clergy's supply holds 1 warrior
    When the Marquise removes 3 Clergy warriors and 1 cathedral from clearing 9:
      | player | asked             | answer |
      | Clergy | warriors to place | ?      |
    Then the options of the Clergy are:
      | option |
      | 0      |
      | 1      |
    And the Marquise's card coffin makers holds 3 Clergy warriors

  # Others who want the same warriors

  @card.coffin-makers @6.2.3
  Scenario: The Marquise may save her warriors for the hospitals before they are laid out
    Given the Marquise's play area holds Coffin Makers
    And clearing 1 holds 1 keep
    And clearing 9 holds 3 Marquise warriors and 3 Clergy warriors
    And the Marquise's supply holds 4 warriors
    And the Marquise holds Root Tea (mouse)
    When the Clergy battles the Marquise in clearing 9, rolling 2 and 1:
      | player   | asked                    | answer           |
      | Marquise | card for field hospitals | Root Tea (mouse) |
    Then clearing 1 holds 2 Marquise warriors
    And the Marquise's card coffin makers holds 1 Clergy warrior and no Marquise warriors
    And the Marquise's supply holds 4 warriors

  @card.coffin-makers @6.2.3
  Scenario: Those whom the hospitals leave are laid out
    Given the Marquise's play area holds Coffin Makers
    And clearing 1 holds 1 keep
    And clearing 9 holds 3 Marquise warriors and 3 Clergy warriors
    And the Marquise's supply holds 4 warriors
    And the Marquise holds Root Tea (mouse)
    When the Clergy battles the Marquise in clearing 9, rolling 2 and 1:
      | player   | asked                    | answer  |
      | Marquise | card for field hospitals | decline |
    Then clearing 1 holds no Marquise warriors
    And the Marquise's card coffin makers holds 1 Clergy warrior and 2 Marquise warriors
    And the Marquise's supply holds 4 warriors

  @card.coffin-makers @QL.2.2.V
  Scenario: Spoils come before coffins
    Given the seats are Marquise, Clergy and Legion
    And the Marquise's play area holds Coffin Makers
    And the Legion's campaign holds Anvil
    And clearing 8 holds 3 Legion warriors and 3 Clergy warriors
    When the Legion battles the Clergy in clearing 8, rolling 2 and 1
    Then the Legion's spoils hold 2 Clergy warriors
    And the Marquise's card coffin makers holds 1 Legion warrior and no Clergy warriors

  @card.coffin-makers @10.2.3
  Scenario: Warriors that become Acolytes are not laid out
    Given the seats are Marquise, Clergy and Lizards
    And the Marquise's play area holds Coffin Makers
    And clearing 9 holds 3 Lizard warriors and 3 Clergy warriors
    When the Clergy battles the Lizards in clearing 9, rolling 2 and 1
    Then the Lizards' acolytes hold 2 Lizard warriors
    And the Marquise's card coffin makers holds 1 Clergy warrior and no Lizard warriors

  # Payment

  @card.coffin-makers @G.32
  Scenario Outline: Every five warriors score a point, and all return to their supplies
    Given the Marquise's play area holds Coffin Makers
    And the Marquise's card coffin makers holds <hers> Marquise warriors and <theirs> Clergy warriors
    And the Marquise's supply holds 3 warriors
    And the Clergy's supply holds 2 warriors
    When the Marquise plays her Birdsong
    Then the Marquise has <points> points
    And the Clergy scores nothing
    And the Marquise's card coffin makers holds nothing
    And the Marquise gains <hers> warriors in the Marquise's supply
    And the Clergy gains <theirs> warriors in the Clergy's supply
    And the Marquise's play area holds Coffin Makers

    Examples:
      | hers | theirs | points |
      | 2    | 2      | 0      |
      | 2    | 3      | 1      |
      | 5    | 4      | 1      |
      | 6    | 4      | 2      |
      | 15   | 10     | 5      |

  @card.coffin-makers @G.32
  Scenario: Who was paid for coffins is paid for them no more
    Given the Marquise's play area holds Coffin Makers
    And the Marquise's card coffin makers holds 5 Clergy warriors
    When the Marquise plays her Birdsong
    Then the Marquise scores 1 point
    And it happens that the Marquise removes 5 Clergy warriors from the Marquise's card coffin makers
    When the Marquise plays her Birdsong
    Then the Marquise scores nothing

  @card.coffin-makers
  Scenario: Warriors that return were removed before, and nobody answers for them again
    Given the Marquise's play area holds Coffin Makers
    And the Marquise is penitent
    And the Marquise's card coffin makers holds 5 Clergy warriors
    When the Marquise plays her Birdsong
    Then the Marquise is penitent
    And the Marquise scores 1 point

  @card.coffin-makers
  Scenario: Field Hospitals take in nobody who returns
    Given the Marquise's play area holds Coffin Makers
    And clearing 1 holds 1 keep
    And the Marquise holds Birdy Bindle
    And the Marquise's card coffin makers holds 5 Marquise warriors
    When the Marquise plays her Birdsong
    Then the Marquise is not asked for card for field hospitals
    And clearing 1 holds no Marquise warriors

  @card.coffin-makers
  Scenario: Nobody is paid in another's Birdsong
    Given the Marquise's play area holds Coffin Makers
    And clearing 9 holds 1 Clergy warrior
    And the Marquise's card coffin makers holds 5 Clergy warriors
    When the Clergy plays its Birdsong
    Then nothing changes
    When the Marquise plays her Birdsong
    Then the Marquise scores 1 point

  @card.coffin-makers @3.1
  Scenario: Coffins can win the game, before anybody returns
    Given the Marquise's play area holds Coffin Makers
    And the Marquise has 29 points
    And the Marquise's card coffin makers holds 5 Clergy warriors
    When the Marquise plays her Birdsong
    Then the Marquise wins, citing 3.1
    And the Marquise's card coffin makers holds 5 Clergy warriors

  @card.coffin-makers @3.3.1
  Scenario: Who scores no more returns the warriors all the same
    Given the Marquise's play area holds Coffin Makers
    And the Marquise has activated Dominance (fox)
    And the Marquise's card coffin makers holds 5 Clergy warriors
    When the Marquise plays her Birdsong
    Then the Marquise has left the score track
    And the Marquise's card coffin makers holds nothing

  @card.coffin-makers @card.saboteurs @1.1.3
  Scenario: The owner orders what is due at the start of Birdsong
    Given the Marquise's play area holds Coffin Makers
    And the Marquise's play area holds Saboteurs
    And the Clergy's play area holds Tunnels
    And the Marquise's card coffin makers holds 5 Clergy warriors
    When the Marquise plays her Birdsong:
      | asked            | answer           |
      | what comes next  | Coffin Makers    |
      | card to sabotage | Clergy > Tunnels |
    Then the Marquise scores 1 point
    And the discard pile holds Saboteurs and Tunnels

  # Without the card

  @card.coffin-makers @card.saboteurs @G.5 @G.32
  Scenario: When Coffin Makers is discarded the warriors on it return, and nobody scores
    Given the Marquise's play area holds Coffin Makers
    And the Clergy's play area holds Saboteurs
    And clearing 9 holds 1 Clergy warrior
    And the Marquise's card coffin makers holds 4 Clergy warriors and 6 Marquise warriors
    And the Clergy's supply holds 2 warriors
    And the Marquise's supply holds 1 warrior
    When the Clergy plays its Birdsong:
      | asked            | answer                   |
      | card to sabotage | Marquise > Coffin Makers |
    Then the discard pile holds Saboteurs and Coffin Makers
    And the Marquise's card coffin makers holds nothing
    And the Clergy's supply holds 6 warriors
    And the Marquise's supply holds 7 warriors
    And the Marquise scores nothing

  @card.coffin-makers @G.5
  Scenario: Another card that is discarded leaves the warriors on Coffin Makers
    Given the Marquise's play area holds Coffin Makers
    And the Marquise's play area holds Tunnels
    And the Marquise's card coffin makers holds 4 Clergy warriors
    And the Clergy's supply holds 1 warrior
    When the Marquise discards Tunnels from the Marquise's play area
    Then the Marquise's card coffin makers holds 4 Clergy warriors
    When the Marquise discards Coffin Makers from the Marquise's play area
    Then the Marquise's card coffin makers holds nothing
    And the Clergy's supply holds 5 warriors
