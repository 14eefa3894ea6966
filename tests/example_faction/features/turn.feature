Feature: Setup and turn of the Hedge Wardens

  Background:
    Given the seats are Wardens and Marquise

  @HW.3.1 @HW.3.2
  Scenario: The Wardens set up in any clearing
    When the Wardens set up:
      | asked       | answer     |
      | first hedge | clearing 5 |
    Then clearing 5 holds 3 Wardens warriors and 1 bramble
    And the Wardens' supply holds 9 warriors and 5 brambles

  @HW.3.2
  Scenario: The keep keeps the first hedge away
    Given clearing 1 holds the keep
    When the Wardens set up:
      | asked       | answer     |
      | first hedge | clearing 5 |
    Then the Wardens are not offered clearing 1 when asked for first hedge

  @HW.4
  Scenario: Warriors come to one clearing with a bramble
    Given clearing 5 holds 1 bramble
    And clearing 9 holds 1 bramble
    When the Wardens play their Birdsong:
      | asked   | answer     |
      | recruit | clearing 9 |
    Then the Wardens gain 2 warriors in clearing 9
    And the Wardens are not offered clearing 1 when asked for recruit

  @HW.4
  Scenario: With no bramble on the map warriors come to any clearing
    When the Wardens play their Birdsong:
      | asked   | answer     |
      | recruit | clearing 1 |
    Then the Wardens gain 2 warriors in clearing 1

  @HW.5 @HW.5.2
  Scenario: After three actions Daylight is over
    Given clearing 1 holds 3 Wardens warriors
    When the Wardens play their Daylight:
      | asked             | answer            |
      | action            | march             |
      | move              | clearing 1 > 5    |
      | how many warriors | 1                 |
      | action            | march             |
      | move              | clearing 1 > 9    |
      | how many warriors | 1                 |
      | action            | march             |
      | move              | clearing 1 > 10   |
    Then these clearings hold:
      | clearing | pieces             |
      | 5        | 1 Wardens warrior  |
      | 9        | 1 Wardens warrior  |
      | 10       | 1 Wardens warrior  |

  @HW.5.1
  Scenario: The Wardens battle
    Given clearing 5 holds 2 Wardens warriors and 1 Marquise warrior
    And the dice will show 1 and 0
    When the Wardens take the action battle
    Then the Marquise loses 1 warrior in clearing 5

  @HW.5.1
  Scenario: There must be an enemy to battle
    Given clearing 5 holds 2 Wardens warriors
    And clearing 1 holds 1 Marquise warrior
    When the Wardens try to take the action battle
    Then it is refused citing HW.5.1

  @HW.5.3
  Scenario: A bramble scores a point for each on the map
    Given clearing 5 holds 1 bramble
    And clearing 1 holds 1 Wardens warrior
    And the Wardens hold Anvil
    When the Wardens take the action plant
    Then the Wardens gain 1 bramble in clearing 1
    And the Wardens score 2 points
    And the Wardens hold nothing

  @HW.5 @HW.2.1 @HW.2.4
  Scenario: The Wardens craft before they act
    Given clearing 1 holds 1 bramble
    And the Wardens hold Anvil
    When the Wardens play their Daylight:
      | asked         | answer |
      | card to craft | Anvil  |
      | action        | end    |
    Then the Wardens' shed holds 1 hammer

  @HW.5.2
  Scenario: Without warriors there is no march
    When the Wardens try to take the action march
    Then it is refused citing HW.5.2: there is no move to take

  @HW.5.3
  Scenario: Six brambles are all there are
    Given clearing 5 holds 6 brambles
    And clearing 1 holds 1 Wardens warrior
    And the Wardens hold Anvil
    When the Wardens try to take the action plant
    Then it is refused citing HW.5.3: the supply holds no brambles

  @HW.5.3
  Scenario: One bramble grows in a clearing
    Given clearing 1 holds 1 Wardens warrior and 1 bramble
    And the Wardens hold Anvil
    When the Wardens try to take the action plant
    Then it is refused citing HW.5.3: no card matches a ruled clearing without a bramble

  @HW.5.3
  Scenario: The Wardens do not plant where the Marquise rules
    Given clearing 1 holds 1 Wardens warrior and 2 Marquise warriors
    And the Wardens hold Anvil
    When the Wardens try to take the action plant
    Then it is refused citing HW.5.3

  @HW.6
  Scenario Outline: Every third bramble draws a card
    Given these clearings hold:
      | clearing | pieces    |
      | 1        | <bramble> |
      | 2        | 1 bramble |
      | 5        | 1 bramble |
    When the Wardens play their Evening
    Then the Wardens draw <cards> cards

    Examples:
      | bramble   | cards |
      | nothing   | 1     |
      | 1 bramble | 2     |

  @HW.6
  Scenario: A hand of more than five is discarded down
    Given the Wardens hold Anvil, Foxfolk Steel, Protection Racket, Root Tea (fox) and Travel Gear (fox)
    When the Wardens play their Evening:
      | asked           | answer |
      | card to discard | Anvil  |
    Then the Wardens hold 5 cards
    And the Wardens do not hold Anvil
