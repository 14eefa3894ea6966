Feature: Negotiations

  Once in its turn an enemy may flip a Militant enclave with its pieces, for a card to another ruler (16.2.5).

  Background:
    Given the seats are Diaspora, Marquise and Clergy

  @16.2.5
  Scenario: An enemy that rules flips an enclave for nothing
    Given clearing 8 holds 2 Marquise warriors, 1 Diaspora warrior and 1 militant enclave
    And the Marquise holds Anvil
    When the Marquise takes the action negotiations
    Then clearing 8 holds 1 peaceful enclave, 1 Diaspora warrior and no militant enclave
    And the Marquise holds Anvil

  @16.2.5
  Scenario: Where another player rules, the enemy gives it a card to flip an enclave
    Given clearing 8 holds 1 Marquise warrior, 2 Clergy warriors and 1 militant enclave
    And the Marquise holds Anvil and Armorers
    When the Marquise takes the action negotiations:
      | asked        | answer |
      | card to give | Anvil  |
    Then clearing 8 holds 1 peaceful enclave
    And the Marquise holds Armorers and no Anvil
    And the Clergy holds Anvil

  @16.2.5
  Scenario: The Diaspora may be the ruler who gets the card for a negotiation
    Given clearing 8 holds 1 sawmill, 2 Diaspora warriors and 1 militant enclave
    And the Marquise holds Anvil
    When the Marquise takes the action negotiations
    Then clearing 8 holds 1 peaceful enclave
    And the Diaspora holds Anvil

  @16.2.5
  Scenario: Where nobody rules, no card is due to flip an enclave
    Given clearing 8 holds 1 Marquise warrior, 1 Diaspora warrior and 1 militant enclave
    And the Marquise holds Anvil
    When the Marquise takes the action negotiations
    Then clearing 8 holds 1 peaceful enclave
    And the Marquise holds Anvil

  @16.2.5 @1.5.4
  Scenario: Without a card to give there is no negotiation
    Given clearing 8 holds 1 Marquise warrior, 2 Diaspora warriors and 1 militant enclave
    When the Marquise tries to take the action negotiations
    Then it is refused citing 16.2.5

  @16.2.5
  Scenario Outline: An enemy flips only Militant enclaves where it has pieces and can pay
    Given clearing 8 holds 1 Marquise warrior and 1 militant enclave
    And clearing 12 holds 1 Marquise warrior and 1 militant enclave
    And clearing 9 holds 1 militant enclave
    And clearing 10 holds 1 Marquise warrior and 1 peaceful enclave
    And clearing 5 holds 1 Marquise warrior, 2 Clergy warriors and 1 militant enclave
    When the Marquise tries to take the action negotiations:
      | asked           | answer     |
      | enclave to flip | <clearing> |
    Then it is refused citing 16.2.5: <reason>

    Examples:
      | clearing | reason                                            |
      | 9        | this player has no faction pieces in clearing 9   |
      | 10       | no Militant enclave is in clearing 10             |
      | 5        | there is no card to give to the ruler of clearing 5 |

  @16.2.5
  Scenario: A token is a faction piece that is enough to negotiate
    Given clearing 8 holds 1 wood and 1 militant enclave
    When the Marquise takes the action negotiations
    Then clearing 8 holds 1 peaceful enclave

  @16.2.5
  Scenario: An enemy negotiates once in a turn
    Given clearing 8 holds 1 Marquise warrior and 1 militant enclave
    And clearing 9 holds 1 Marquise warrior and 1 militant enclave
    When the Marquise takes the action negotiations:
      | asked           | answer |
      | enclave to flip | 9      |
    And the Marquise tries to take the action negotiations
    Then it is refused citing 16.2.5: an enclave has been flipped by Negotiations this turn
    And clearing 9 holds 1 peaceful enclave
    And clearing 8 holds 1 militant enclave

  @16.2.5 @1.4.1
  Scenario Outline: An enemy negotiates in each phase of its own turn
    Given clearing 8 holds 1 Marquise warrior and 1 militant enclave
    When the Marquise takes the action negotiations in her <phase>
    Then clearing 8 holds 1 peaceful enclave

    Examples:
      | phase    |
      | Birdsong |
      | Daylight |
      | Evening  |

  @16.2.5
  Scenario: The Diaspora itself does not negotiate
    Given clearing 8 holds 1 Diaspora warrior and 1 militant enclave
    When the Diaspora plays its Daylight:
      | asked  | answer |
      | action | ?      |
    Then the Diaspora is not offered negotiations

  @16.2.5
  Scenario: A new turn brings a new negotiation
    Given clearing 8 holds 1 Marquise warrior and 1 militant enclave
    And clearing 9 holds 1 Clergy warrior and 1 militant enclave
    When the Marquise takes the action negotiations
    And the Clergy takes the action negotiations in their Birdsong
    Then clearing 8 holds 1 peaceful enclave
    And clearing 9 holds 1 peaceful enclave
