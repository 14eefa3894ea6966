Feature: Fears Come to Pass

  Whoever attacks a Peaceful enclave, or removes one outside battle, turns those with its pieces Militant (16.2.4).

  Background:
    Given the seats are Diaspora, Marquise and Clergy

  @16.2.4
  Scenario: After an attack all Peaceful enclaves with the attacker's pieces are flipped, with a warrior at each
    Given these clearings hold:
      | clearing | pieces                                                       |
      | 8        | 3 Marquise warriors, 2 Diaspora warriors, 1 peaceful enclave |
      | 9        | 1 Marquise warrior and 1 peaceful enclave                    |
      | 10       | 1 sawmill and 1 peaceful enclave                             |
      | 7        | 1 Clergy warrior and 1 peaceful enclave                      |
      | 12       | 1 Marquise warrior and 1 militant enclave                    |
    When the Marquise battles the Diaspora in clearing 8, rolling 0 and 0
    Then these clearings hold:
      | clearing | pieces                                                                            |
      | 8        | 3 Marquise warriors, 3 Diaspora warriors, 1 militant enclave, no peaceful enclave |
      | 9        | 1 Diaspora warrior, 1 militant enclave, no peaceful enclave                       |
      | 10       | 1 Diaspora warrior, 1 militant enclave, no peaceful enclave                       |
      | 7        | no Diaspora warrior, 1 peaceful enclave                                           |
      | 12       | no Diaspora warrior, 1 militant enclave                                           |

  @16.2.4
  Scenario: Fears come to pass where the enclave that was attacked fell
    Given these clearings hold:
      | clearing | pieces                                       |
      | 8        | 3 Marquise warriors and 1 peaceful enclave   |
      | 9        | 1 Marquise warrior and 1 peaceful enclave    |
    When the Marquise battles the Diaspora in clearing 8, rolling 1 and 0
    Then clearing 8 holds no Diaspora pieces
    And clearing 9 holds 1 militant enclave and 1 Diaspora warrior
    And the Marquise scores 1 point

  @16.2.4
  Scenario: Fears come to pass where the attackers fell, for their pieces elsewhere
    Given these clearings hold:
      | clearing | pieces                                                      |
      | 8        | 1 Marquise warrior, 2 Diaspora warriors, 1 peaceful enclave |
      | 9        | 1 Marquise warrior and 1 peaceful enclave                   |
    When the Marquise battles the Diaspora in clearing 8, rolling 1 and 1
    Then clearing 8 holds 1 peaceful enclave, 1 Diaspora warrior and no Marquise pieces
    And clearing 9 holds 1 militant enclave and 1 Diaspora warrior

  @16.2.4
  Scenario: Fears come to pass after a battle that an ambush ends
    Given the Diaspora holds Ambush! (frog)
    And these clearings hold:
      | clearing | pieces                                                      |
      | 8        | 2 Marquise warriors, 1 Diaspora warrior, 1 peaceful enclave |
      | 9        | 1 Marquise warrior and 1 peaceful enclave                   |
    When the Marquise battles the Diaspora in clearing 8:
      | player   | asked  | answer         |
      | Diaspora | ambush | Ambush! (frog) |
    Then clearing 8 holds 1 peaceful enclave and no Marquise pieces
    And clearing 9 holds 1 militant enclave

  @16.2.4
  Scenario: A pawn counts among the attacker's pieces
    Given the seats are Diaspora, Marquise and Vagabond
    And clearing 8 holds 1 pawn, 1 Diaspora warrior and 1 peaceful enclave
    And the Vagabond's satchel hold 1 sword
    When the Vagabond battles the Diaspora in clearing 8, rolling 0 and 0
    Then clearing 8 holds 1 militant enclave and 2 Diaspora warriors

  @16.2.4
  Scenario: An attack on a Militant enclave, or by the Diaspora, or on somebody else, brings no fears
    Given these clearings hold:
      | clearing | pieces                                                                         |
      | 8        | 2 Marquise warriors, 2 Diaspora warriors, 1 militant enclave                   |
      | 9        | 2 Marquise warriors, 2 Diaspora warriors, 1 Clergy warrior, 1 peaceful enclave |
    When the Marquise battles the Diaspora in clearing 8, rolling 0 and 0
    And the Diaspora battles the Marquise in clearing 9, rolling 0 and 0
    And the Marquise battles the Clergy in clearing 9, rolling 0 and 0
    Then clearing 9 holds 1 peaceful enclave and 2 Diaspora warriors
    And clearing 8 holds 1 militant enclave and 2 Diaspora warriors

  @4.3.6
  Scenario: The Diaspora's own attack that costs a Peaceful enclave brings no fears
    Given these clearings hold:
      | clearing | pieces                                                      |
      | 8        | 4 Marquise warriors, 1 Diaspora warrior, 1 peaceful enclave |
      | 9        | 1 Marquise warrior and 1 peaceful enclave                   |
    And the Marquise's play area holds Sappers
    When the Diaspora battles the Marquise in clearing 8, rolling 1 and 1:
      | player   | asked       | answer |
      | Marquise | use Sappers | use    |
    Then clearing 8 holds no Diaspora pieces
    And clearing 9 holds 1 peaceful enclave

  @16.2.4 @card.favor-of-the-foxes
  Scenario: An enemy that removes Peaceful enclaves outside battle brings fears once
    Given the Marquise holds Favor of the Foxes
    And these clearings hold:
      | clearing | pieces                                     |
      | 6        | 2 workshops                                |
      | 1        | 1 workshop                                 |
      | 12       | 1 peaceful enclave                         |
      | 8        | 1 peaceful enclave                         |
      | 9        | 1 Marquise warrior and 1 peaceful enclave  |
      | 10       | 1 peaceful enclave                         |
    When the Marquise crafts Favor of the Foxes:
      | asked               | answer             |
      | to activate for fox | 1 > crafting piece |
    Then clearing 9 holds 1 militant enclave and 1 Diaspora warrior
    And clearing 10 holds 1 peaceful enclave
    And clearing 8 holds no peaceful enclave
    And the Marquise scores 2 points

  @16.2.4
  Scenario: A removed Militant enclave, or one the Diaspora removes, brings no fears
    Given these clearings hold:
      | clearing | pieces                                    |
      | 8        | 1 militant enclave                        |
      | 9        | 1 Marquise warrior and 1 peaceful enclave |
      | 10       | 1 peaceful enclave                        |
    When the Marquise removes 1 militant enclave from clearing 8
    And the Diaspora removes 1 peaceful enclave from clearing 10
    Then clearing 9 holds 1 peaceful enclave and no Diaspora warriors

  @16.2.4 @1.5.4
  Scenario: Where the supply runs short the Diaspora chooses where the warriors go
    Given the Diaspora's supply holds 1 warrior
    And these clearings hold:
      | clearing | pieces                                     |
      | 8        | 1 Marquise warrior and 1 peaceful enclave  |
      | 9        | 1 Marquise warrior and 1 peaceful enclave  |
      | 10       | 1 peaceful enclave                         |
    When the Marquise removes 1 peaceful enclave from clearing 10:
      | player   | asked                         | answer |
      | Diaspora | enclave to place a warrior at | 9      |
    Then clearing 9 holds 1 militant enclave and 1 Diaspora warrior
    And clearing 8 holds 1 militant enclave and no Diaspora warriors

  @16.2.4 @6.2.2
  Scenario: At the keep fears flip the enclave, and no warrior is placed
    Given these clearings hold:
      | clearing | pieces                                  |
      | 1        | 1 keep and 1 peaceful enclave           |
      | 10       | 1 peaceful enclave                      |
    When the Marquise removes 1 peaceful enclave from clearing 10
    Then clearing 1 holds 1 militant enclave and no Diaspora warriors

  @16.2.4 @16.2.2.Ia
  Scenario: Whoever lends warriors to the Diaspora is not the enemy that is feared
    Given the Clergy has activated Dominance (frog)
    And these clearings hold:
      | clearing | pieces                                                     |
      | 8        | 2 Marquise warriors, 2 Clergy warriors, 1 peaceful enclave |
      | 9        | 1 Clergy warrior and 1 peaceful enclave                    |
      | 10       | 1 Marquise warrior and 1 peaceful enclave                  |
    When the Marquise battles the Diaspora in clearing 8, rolling 1 and 0
    Then clearing 8 holds 1 Clergy warrior and 1 militant enclave
    And clearing 9 holds 1 peaceful enclave
    And clearing 10 holds 1 militant enclave

  @16.2.4 @HCC.2.6.I
  Scenario: Clergy who may not attack a penitent Diaspora bring no fears to it
    Given the Diaspora is penitent to the Clergy
    And clearing 8 holds 2 Clergy warriors, 1 Diaspora warrior and 1 peaceful enclave
    Then the Clergy cannot battle the Diaspora in clearing 8, citing HCC.2.6.I
    When the Marquise removes 1 peaceful enclave from clearing 8
    Then the Diaspora loses nothing in clearing 9

  @16.2.4 @8.4.1.III
  Scenario: In a revolt fears come to pass before the base rises, and leave clearings to no suit of its own
    Given the seats are Alliance, Diaspora and Marquise
    And clearing 8 holds 1 sympathy and 1 peaceful enclave
    And clearing 12 holds 1 sympathy and 1 peaceful enclave
    And the Alliance's supporters hold Anvil and Foxfolk Steel
    When the Alliance takes the action revolt in its Birdsong:
      | asked                 | answer |
      | clearing to revolt in | 8      |
    Then clearing 12 holds 1 militant enclave, 1 Diaspora warrior and 1 sympathy
    And clearing 8 holds 1 fox base, 1 Alliance warrior and no peaceful enclave
