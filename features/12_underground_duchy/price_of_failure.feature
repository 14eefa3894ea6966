Feature: The Price of Failure

  When buildings of the Duchy are removed, a minister returns, its crown leaves the game, and a card is lost (12.2.3).

  Background:
    Given the seats are Duchy, Marquise and Clergy

  @12.2.3
  Scenario: A building that is removed costs the highest minister, its crown and a random card
    Given clearing 5 holds 1 citadel and 1 market
    And the Duchy's cards hold marshal, mayor and banker
    And the Duchy holds Anvil, Cobbler and Root Tea (mouse)
    And these will be drawn at random: Cobbler
    When the Marquise removes 1 citadel from clearing 5:
      | player | asked              | answer |
      | Duchy  | minister to return | mayor  |
    Then the Duchy's cards hold marshal and banker
    And the Duchy holds Anvil and Root Tea (mouse)
    And on the Duchy's board crowns lost, noble is 1
    And the Marquise scores 1 point
    And it happens that Underground Duchy moves mayor (unseen) from Underground Duchy's cards to Underground Duchy's unswayed

  @12.2.3
  Scenario Outline: The minister is of the highest rank that is swayed
    Given clearing 5 holds 1 market
    And the Duchy's cards hold <swayed>
    And the Duchy holds nothing
    When the Marquise removes 1 market from clearing 5
    Then the Duchy's cards hold <left>
    And on the Duchy's board crowns lost, <rank> is 1

    Examples:
      | swayed                                   | left               | rank   |
      | foremole, captain and earl of stone      | foremole, captain  | lord   |
      | captain, brigadier                       | captain            | noble  |
      | marshal                                  | nothing            | squire |

  @12.2.3
  Scenario: Each crown that is lost is one more of its rank
    Given clearing 5 holds 1 market
    And the Duchy's cards hold marshal
    And on the Duchy's board crowns lost, squire is 1
    And the Duchy holds nothing
    When the Marquise removes 1 market from clearing 5
    Then on the Duchy's board crowns lost, squire is 2

  @12.2.3
  Scenario: The Duchy chooses among the highest, and cannot return a lower one instead
    Given clearing 5 holds 1 market
    And the Duchy's cards hold marshal, mayor, banker
    And the Duchy holds nothing
    When the Marquise tries to remove 1 market from clearing 5:
      | player | asked              | answer  |
      | Duchy  | minister to return | marshal |
    Then it is refused citing 12.2.3: the marshal is a squire, and a noble is swayed
    And the Duchy is not offered captain when asked for minister to return, citing 12.2.3

  @12.2.3
  Scenario: Without a swayed minister a card is discarded all the same
    Given clearing 5 holds 1 market
    And the Duchy holds Anvil
    And these will be drawn at random: Anvil
    When the Marquise removes 1 market from clearing 5
    Then the Duchy holds nothing
    And the discard pile holds Anvil
    And the Duchy is not asked for foremole as minister to return, citing 12.2.3: the foremole is not swayed

  @12.2.3
  Scenario: With an empty hand a minister returns all the same
    Given clearing 5 holds 1 market
    And the Duchy's cards hold marshal
    And the Duchy holds nothing
    When the Marquise removes 1 market from clearing 5
    Then the Duchy's cards hold nothing
    And the Duchy's unswayed hold foremole, captain, brigadier, banker, mayor, duchess of mud, baron of dirt, earl of stone and marshal

  @12.2.3
  Scenario: With neither a minister nor a card nothing is paid
    Given clearing 5 holds 1 market
    And the Duchy holds nothing
    When the Marquise removes 1 market from clearing 5
    Then the Duchy holds nothing
    And the Duchy is not asked for minister to return, citing 12.2.3: no minister is swayed, and there is no card to discard

  @12.2.3
  Scenario Outline: Warriors and tunnels that are removed cost nothing
    Given clearing 5 holds 1 <piece>
    And the Duchy's cards hold marshal
    And the Duchy holds Anvil
    When the Marquise removes 1 <piece> from clearing 5
    Then the Duchy's cards hold marshal
    And the Duchy holds Anvil

    Examples:
      | piece         |
      | tunnel        |
      | Duchy warrior |

  @12.2.3 @4.3.6
  Scenario: Two buildings that fall to the hits of one roll cost one minister and one card
    Given clearing 5 holds 1 citadel, 1 market and 3 Marquise warriors
    And the Duchy's cards hold marshal and captain
    And the Duchy holds Anvil and Cobbler
    And these will be drawn at random: Anvil
    When the Marquise battles the Duchy in clearing 5, rolling 1 and 0:
      | player | asked              | answer  |
      | Duchy  | piece to lose      | citadel |
      | Duchy  | minister to return | captain |
    Then clearing 5 holds no citadel and no market
    And the Duchy's cards hold marshal
    And the Duchy holds Cobbler

  @12.2.3
  Scenario: Buildings that are removed one after the other cost a minister each, of a lower rank once the higher are gone
    Given clearing 5 holds 1 citadel and 1 market
    And the Duchy's cards hold marshal and mayor
    And the Duchy holds Anvil and Cobbler
    And these will be drawn at random: Anvil
    When the Marquise removes 1 citadel from clearing 5
    Then the Duchy's cards hold marshal
    And the Duchy holds Cobbler
    Given these will be drawn at random: Cobbler
    When the Marquise removes 1 market from clearing 5
    Then the Duchy's cards hold nothing
    And the Duchy holds nothing
    And on the Duchy's board crowns lost, squire is 1
    And on the Duchy's board crowns lost, noble is 1

  @12.2.3 @4.3.1
  Scenario: A building of the attacking Duchy that falls to an ambush costs a minister before the battle ends
    Given clearing 5 holds 1 citadel, 1 Duchy warrior and 2 Marquise warriors
    And it is the Duchy's Daylight
    And the Duchy's cards hold marshal
    And the Duchy holds nothing
    And the Marquise holds Ambush! (rabbit)
    When the Duchy battles the Marquise in clearing 5:
      | player   | asked  | answer           |
      | Marquise | ambush | Ambush! (rabbit) |
    Then clearing 5 holds 2 Marquise warriors and no Duchy pieces
    And the Duchy's cards hold nothing

  @12.2.3 @card.favor-of-the-rabbits
  Scenario: All buildings that a favor removes cost one minister
    Given clearing 5 holds 2 workshops and 1 tunnel
    And clearing 4 holds 1 workshop
    And clearing 3 holds 1 market and 1 Duchy warrior
    And clearing 10 holds 1 citadel
    And the Marquise holds Favor of the Rabbits
    And the Duchy's cards hold marshal, earl of stone and foremole
    And the Duchy holds Anvil and Cobbler
    And these will be drawn at random: Anvil
    When the Marquise crafts Favor of the Rabbits:
      | asked                  | answer                      |
      | to activate for rabbit | clearing 5 > crafting piece |
      | to activate for rabbit | clearing 5 > crafting piece |
    Then clearing 3 holds no market
    And clearing 10 holds no citadel
    And the Duchy's cards hold marshal and foremole
    And the Duchy holds Cobbler
    And the Marquise scores 3 points

  @12.2.3
  Scenario: In its own Parliament the Duchy may lose the minister that has still to act
    Given clearing 5 holds 1 market and 3 Marquise warriors
    And clearing 8 holds 2 Duchy warriors and 1 Marquise warrior
    And the Duchy's cards hold captain and brigadier
    And the Duchy holds nothing
    And it is the Duchy's Daylight, in the step parliament
    When the Duchy removes 1 market from clearing 5
    Then the Duchy's cards hold captain
    When the Duchy tries to go on with its Daylight:
      | asked  | answer    |
      | action | brigadier |
    Then it is refused citing 12.5.2: the brigadier is not swayed

  @12.2.3 @12.5.3 @12.5.3.I
  Scenario: A minister that returned is swayed again, with another crown of its rank
    Given clearing 5 holds 1 market
    And clearing 1 holds 1 Duchy warrior
    And clearing 8 holds 1 Duchy warrior
    And the Duchy's cards hold captain
    And the Duchy holds nothing
    When the Marquise removes 1 market from clearing 5
    Then the Duchy's cards hold nothing
    Given the Duchy holds 2 Tax Collector
    When the Duchy takes the action sway:
      | asked            | answer  |
      | minister to sway | captain |
    Then the Duchy's cards hold captain
    And on the Duchy's board crowns lost, squire is 1

  @12.5.3.I
  Scenario: The crown that is lost is missing where a minister of its rank is to be swayed again
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And the Duchy's cards hold captain and marshal
    And on the Duchy's board crowns lost, squire is 1
    And the Duchy holds Anvil and Cobbler
    When the Duchy tries to take the action sway
    Then it is refused citing 12.5.3: no minister can be swayed

  @12.2.3
  Scenario: Cards that lie revealed are not in hand, and are not discarded at random
    Given clearing 5 holds 1 market
    And the Duchy's revealed cards hold Anvil
    And the Duchy holds nothing
    When the Marquise removes 1 market from clearing 5
    Then the Duchy's revealed cards hold Anvil
