Feature: The Riverfolk's Evening

  Discarding cards and setting costs (11.6).

  Background:
    Given the seats are Riverfolk, Marquise and Clergy
    And on the Riverfolk's board cost, hand card is 2
    And on the Riverfolk's board cost, riverboats is 2
    And on the Riverfolk's board cost, mercenaries is 2

  @11.6 @11.6.1
  Scenario: More than five cards are discarded down to five
    Given the Riverfolk hold Anvil, Foxfolk Steel, Bake Sale, Root Tea (fox), Travel Gear (fox) and Armorers
    When the Riverfolk play their Evening:
      | asked               | answer  |
      | card to discard     | Anvil   |
      | cost of hand card   | decline |
      | cost of riverboats  | decline |
      | cost of mercenaries | decline |
    Then the Riverfolk hold 5 cards
    And the discard pile holds Anvil

  @11.6.1
  Scenario: Five cards stay, and none is drawn
    Given the Riverfolk hold Anvil, Foxfolk Steel, Bake Sale, Root Tea (fox) and Travel Gear (fox)
    When the Riverfolk play their Evening:
      | asked               | answer  |
      | cost of hand card   | decline |
      | cost of riverboats  | decline |
      | cost of mercenaries | decline |
    Then the Riverfolk hold 5 cards
    And the discard pile holds nothing

  @11.6.2
  Scenario: Each marker may move to another space or stay
    When the Riverfolk play their Evening:
      | asked               | answer  |
      | cost of hand card   | 4       |
      | cost of riverboats  | decline |
      | cost of mercenaries | 1       |
    Then on the Riverfolk's board cost, hand card is 4
    And on the Riverfolk's board cost, riverboats is 2
    And on the Riverfolk's board cost, mercenaries is 1

  @11.6.2
  Scenario: A marker moves to another of the four spaces or stays
    When the Riverfolk play their Evening:
      | asked             | answer |
      | cost of hand card | ?      |
    Then the options of the Riverfolk are:
      | option  |
      | decline |
      | 1       |
      | 3       |
      | 4       |

  @11.6.2
  Scenario: A marker does not move to the space where it lies
    When the Riverfolk try to play their Evening:
      | asked             | answer |
      | cost of hand card | 2      |
    Then it is refused citing 11.6.2: the marker lies on 2 already

  @11.6.1 @1.4.1
  Scenario: Cards are discarded before costs are set
    Given the Riverfolk hold Anvil, Foxfolk Steel, Bake Sale, Root Tea (fox), Travel Gear (fox) and Armorers
    When the Riverfolk play their Evening:
      | asked           | answer |
      | card to discard | ?      |
    Then the Riverfolk hold 6 cards
    And on the Riverfolk's board cost, hand card is 2
