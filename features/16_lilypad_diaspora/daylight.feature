Feature: The Diaspora's Daylight

  Settle and Provoke, up to three times (16.5).

  Background:
    Given the seats are Diaspora, Marquise and Clergy

  @16.5
  Scenario: The Diaspora takes three actions in any order, and no fourth
    Given clearing 8 holds 2 Diaspora warriors and 1 peaceful enclave
    And clearing 12 holds 1 Diaspora warrior
    When the Diaspora plays its Daylight:
      | asked                  | answer  |
      | action                 | provoke |
      | enclave to provoke     | 8       |
      | action                 | settle  |
      | clearing to settle     | 12      |
      | battle or enclave      | enclave |
      | action                 | provoke |
      | enclave to provoke     | 12      |
    Then clearing 8 holds 4 Diaspora warriors and 1 militant enclave
    And clearing 12 holds 2 Diaspora warriors and 1 militant enclave

  @16.5
  Scenario: The Diaspora need not take all three
    Given clearing 8 holds 2 Diaspora warriors and 1 peaceful enclave
    When the Diaspora plays its Daylight:
      | asked              | answer  |
      | action             | provoke |
      | enclave to provoke | 8       |
      | action             | end     |
    Then clearing 8 holds 3 Diaspora warriors and 1 militant enclave

  @16.5.1 @16.2.6
  Scenario: Settle moves into one clearing, once from each of several adjacent ones
    Given these clearings hold:
      | clearing | pieces              |
      | 7        | 2 Diaspora warriors |
      | 3        | 3 Diaspora warriors |
      | 10       | 1 Diaspora warrior  |
      | 12       | 2 Diaspora warriors |
    When the Diaspora takes the action settle:
      | asked                 | answer  |
      | clearing to settle    | 11      |
      | clearing to move from | 7       |
      | how many warriors     | 1       |
      | clearing to move from | 3       |
      | how many warriors     | 2       |
      | clearing to move from | 10      |
      | clearing to move from | decline |
      | battle or enclave     | decline |
    Then these clearings hold:
      | clearing | pieces              |
      | 11       | 4 Diaspora warriors |
      | 7        | 1 Diaspora warrior  |
      | 3        | 1 Diaspora warrior  |
      | 10       | no Diaspora warrior |
      | 12       | 2 Diaspora warriors |

  @16.5.1
  Scenario Outline: Settle does not move twice from one clearing, nor from one not adjacent
    Given these clearings hold:
      | clearing | pieces              |
      | 7        | 2 Diaspora warriors |
      | 3        | 2 Diaspora warriors |
      | 8        | 2 Diaspora warriors |
      | 6        | 1 Diaspora warrior and 2 Marquise warriors |
      | 11       | 3 Marquise warriors |
    When the Diaspora tries to take the action settle:
      | asked                 | answer   |
      | clearing to settle    | 11       |
      | clearing to move from | 7        |
      | how many warriors     | 1        |
      | clearing to move from | <origin> |
    Then it is refused citing <clause>

    Examples:
      | origin | clause |
      | 7      | 16.5.1 |
      | 8      | 4.2    |
      | 6      | 4.2.1  |

  @16.5.1 @4.2.1
  Scenario: Moves of Settle along a path need rule
    Given clearing 3 holds 1 Diaspora warrior and 2 Marquise warriors
    And clearing 11 holds 2 Marquise warriors
    And clearing 7 holds 1 Diaspora warrior and 3 Marquise warriors
    When the Diaspora takes the action settle:
      | asked                 | answer |
      | clearing to settle    | 11     |
      | clearing to move from | ?      |
    Then the options of the Diaspora are:
      | option     |
      | clearing 7 |
      | decline    |

  @16.5.1
  Scenario: After the moves of Settle the Diaspora may battle
    Given clearing 7 holds 3 Diaspora warriors
    And clearing 11 holds 2 Marquise warriors
    And the dice will show 2 and 0
    When the Diaspora takes the action settle:
      | asked                 | answer  |
      | clearing to settle    | 11      |
      | clearing to move from | 7       |
      | how many warriors     | 3       |
      | battle or enclave     | battle  |
    Then clearing 11 holds 3 Diaspora warriors and no Marquise pieces

  @16.5.1
  Scenario: After Settle the Diaspora may place an enclave instead, where it rules
    Given clearing 11 holds 2 Diaspora warriors and 1 Marquise warrior
    When the Diaspora takes the action settle:
      | asked                 | answer  |
      | clearing to settle    | 11      |
      | battle or enclave     | enclave |
    Then clearing 11 holds 1 peaceful enclave, 2 Diaspora warriors and 1 Marquise warrior
    And the Diaspora's supply holds 11 peaceful enclaves

  @16.5.1
  Scenario Outline: Settle is refused an enclave that cannot be placed, and a battle with nobody
    Given clearing 8 holds <pieces>
    And clearing 7 holds 1 Diaspora warrior
    When the Diaspora tries to take the action settle:
      | asked                 | answer   |
      | clearing to settle    | 8        |
      | clearing to move from | decline  |
      | battle or enclave     | <answer> |
    Then it is refused citing <clause>

    Examples:
      | pieces                                                            | answer  | clause |
      | 1 Marquise warrior and 1 Diaspora warrior                         | enclave | 16.5.1 |
      | 1 Marquise warrior, 2 Diaspora warriors and 1 peaceful enclave    | enclave | 16.2.1 |
      | 1 Marquise warrior, 2 Diaspora warriors and 1 militant enclave    | enclave | 16.2.1 |
      | 2 Diaspora warriors                                               | battle  | 16.5.1 |

  @16.5.1 @6.2.2
  Scenario: At the keep the Diaspora places no enclave, though it rules
    Given clearing 1 holds 1 keep and 2 Diaspora warriors
    And clearing 9 holds 1 Diaspora warrior
    When the Diaspora tries to take the action settle:
      | asked                 | answer  |
      | clearing to settle    | 1       |
      | clearing to move from | decline |
      | battle or enclave     | enclave |
    Then it is refused citing 6.2.2

  @16.5.1 @1.5.4
  Scenario: With all enclaves on the map Settle places none
    Given the Diaspora's supply holds no peaceful enclaves
    And clearing 8 holds 2 Diaspora warriors and 1 Marquise warrior
    When the Diaspora tries to take the action settle:
      | asked                 | answer  |
      | clearing to settle    | 8       |
      | battle or enclave     | enclave |
    Then it is refused citing 1.5.4

  @16.5.1
  Scenario: Where Settle finds neither an enemy nor room for an enclave it is only a move
    Given clearing 8 holds 1 militant enclave
    And clearing 7 holds 1 Diaspora warrior
    When the Diaspora takes the action settle:
      | asked                 | answer  |
      | clearing to settle    | 8       |
      | clearing to move from | 7       |
    Then clearing 8 holds 1 militant enclave and 1 Diaspora warrior
    And the Diaspora is not asked for battle or enclave

  @16.5.1
  Scenario: The move of Settle may win the rule that the enclave needs
    Given clearing 8 holds 1 Marquise warrior
    And clearing 7 holds 3 Diaspora warriors
    When the Diaspora takes the action settle:
      | asked                 | answer  |
      | clearing to settle    | 8       |
      | clearing to move from | 7       |
      | how many warriors     | 2       |
      | battle or enclave     | enclave |
    Then clearing 8 holds 1 peaceful enclave

  @16.5.1
  Scenario: Settle may choose a clearing where nothing can be done, for an action
    Given clearing 8 holds 1 peaceful enclave
    When the Diaspora plays its Daylight:
      | asked              | answer  |
      | action             | settle  |
      | clearing to settle | 2       |
      | action             | settle  |
      | clearing to settle | 8       |
      | action             | provoke |
      | enclave to provoke | 8       |
    Then the Diaspora is not asked for clearing to move from
    And the Diaspora is not asked for battle or enclave
    And clearing 8 holds 1 Diaspora warrior and 1 militant enclave

  @16.5.2
  Scenario: Provoke flips a Peaceful enclave, places a warrior at each Militant one, and discards at random
    Given clearing 8 holds 1 peaceful enclave
    And clearing 9 holds 1 militant enclave
    And the Diaspora holds Anvil and Settlers
    And these will be drawn at random: Settlers
    When the Diaspora takes the action provoke:
      | asked              | answer |
      | enclave to provoke | 8      |
    Then clearing 8 holds 1 militant enclave and 1 Diaspora warrior
    And clearing 9 holds 1 militant enclave and 1 Diaspora warrior
    And the Diaspora holds Anvil and no Settlers
    And the pond holds Settlers

  @16.5.2
  Scenario: Without a card in hand Provoke discards nothing
    Given clearing 8 holds 1 peaceful enclave
    When the Diaspora takes the action provoke:
      | asked              | answer |
      | enclave to provoke | 8      |
    Then clearing 8 holds 1 militant enclave and 1 Diaspora warrior
    And the discard pile holds nothing

  @16.5.2
  Scenario Outline: Provoke may place a Militant enclave on the river or at a Diaspora warrior
    Given clearing 8 holds 1 Diaspora warrior and 3 Marquise warriors
    And clearing 7 holds 3 Marquise warriors
    When the Diaspora takes the action provoke:
      | asked              | answer     |
      | enclave to provoke | <clearing> |
    Then clearing <clearing> holds 1 militant enclave
    And the Diaspora gains 1 warrior in clearing <clearing>

    Examples:
      | clearing |
      | 7        |
      | 8        |

  @16.5.2
  Scenario Outline: Provoke is refused where nothing can be flipped or placed
    Given clearing 8 holds 1 Diaspora warrior and 1 militant enclave
    And clearing 4 holds 1 keep
    When the Diaspora tries to take the action provoke:
      | asked              | answer     |
      | enclave to provoke | <clearing> |
    Then it is refused citing <clause>

    Examples:
      | clearing | clause |
      | 9        | 16.5.2 |
      | 8        | 16.2.1 |
      | 4        | 6.2.2  |

  @16.5.2 @1.5.4
  Scenario: With no enclave to flip and none in the supply there is nothing to provoke
    Given clearing 8 holds 1 militant enclave
    And the Diaspora's supply holds no peaceful enclaves
    When the Diaspora tries to take the action provoke
    Then it is refused citing 16.5.2
