Feature: Frog Dominance

  Two enclaves on the river win, and enclaves are defended with the warriors of whoever activated it (16.2.2).

  Background:
    Given the seats are Diaspora, Marquise and Clergy

  @16.2.2.I @3.3.1
  Scenario: Ruling two enclaves on the river at the start of Birdsong wins, whichever side is up
    Given the Marquise has activated Dominance (frog)
    And these clearings hold:
      | clearing | pieces                                     |
      | 4        | 1 Marquise warrior and 1 peaceful enclave  |
      | 5        | 1 Marquise warrior and 1 militant enclave  |
    When the Marquise plays its Birdsong
    Then the Marquise wins, citing 16.2.2.I

  @16.2.2.I
  Scenario Outline: One enclave, or one off the river or not ruled, does not win Frog Dominance
    Given the Marquise has activated Dominance (frog)
    And clearing 4 holds 1 Marquise warrior and 1 peaceful enclave
    And clearing <clearing> holds <pieces>
    When the Marquise plays its Birdsong:
      | asked  | answer |
      | action | end    |
      | action | end    |
    Then nobody has won

    Examples:
      | clearing | pieces                                                        |
      | 8        | 1 Marquise warrior and 1 militant enclave                     |
      | 5        | 1 Marquise warrior, 1 Clergy warrior and 1 militant enclave   |

  @16.2.2.I @3.3.1.I
  Scenario: Three frog clearings off the river do not win, as three clearings of another suit would
    Given the Marquise has activated Dominance (frog)
    And these clearings hold:
      | clearing | pieces                                    |
      | 8        | 1 Marquise warrior and 1 militant enclave |
      | 9        | 1 Marquise warrior and 1 militant enclave |
      | 12       | 1 Marquise warrior and 1 militant enclave |
    When the Marquise plays its Birdsong:
      | asked  | answer |
      | action | end    |
      | action | end    |
    Then nobody has won

  @16.2.2.I
  Scenario: Frog Dominance wins nothing without enclaves
    Given the Marquise has activated Dominance (frog)
    And clearing 4 holds 1 Marquise warrior
    And clearing 5 holds 1 Marquise warrior
    And clearing 7 holds 1 Marquise warrior
    When the Marquise plays its Birdsong
    Then nobody has won

  @16.2.2.I @M.3.2
  Scenario: On the Lake map the coast is the river
    Given the map is Lake
    And the seats are Diaspora, Marquise and Clergy
    And the Diaspora has activated Dominance (frog)
    And clearing 1 holds 1 Diaspora warrior and 1 peaceful enclave
    And clearing 11 holds 1 Diaspora warrior and 1 peaceful enclave
    When the Diaspora plays its Birdsong
    Then the Diaspora wins, citing 16.2.2.I

  @16.2.2.I @3.3.1.I
  Scenario: Enclaves win by no dominance card of another suit
    Given the Marquise has activated Dominance (fox)
    And clearing 4 holds 1 Marquise warrior and 1 peaceful enclave
    And clearing 5 holds 1 Marquise warrior and 1 peaceful enclave
    When the Marquise plays its Birdsong
    Then nobody has won

  @16.2.2.I @3.3.1.I
  Scenario: With the Diaspora in play dominance cards of other suits win by what they say
    Given the Marquise has activated Dominance (fox)
    And clearing 1 holds 1 Marquise warrior
    And clearing 6 holds 1 Marquise warrior
    And clearing 8 holds 1 Marquise warrior
    When the Marquise plays its Birdsong
    Then the Marquise wins, citing 3.3.1.I

  @16.2.2.Ia @4.3.3.I
  Scenario: Frog Dominance lends warriors that take hits after the Diaspora's
    Given the Clergy has activated Dominance (frog)
    And clearing 8 holds 4 Marquise warriors, 1 Diaspora warrior, 2 Clergy warriors and 1 militant enclave
    When the Marquise battles the Diaspora in clearing 8, rolling 2 and 2
    Then clearing 8 holds 2 Marquise warriors, 1 Clergy warrior, 1 militant enclave and no Diaspora warriors

  @16.2.2.Ia @4.3.6
  Scenario: Warriors lent by Frog Dominance take no hits before the Diaspora's
    Given the Clergy has activated Dominance (frog)
    And clearing 8 holds 4 Marquise warriors, 1 Diaspora warrior, 2 Clergy warriors and 1 militant enclave
    When the Marquise tries to battle the Diaspora in clearing 8, rolling 1 and 1:
      | player   | asked         | answer         |
      | Diaspora | piece to lose | Clergy warrior |
    Then it is refused citing 4.3.6

  @16.2.2.Ia @4.3.5.II
  Scenario: With lent warriors alone the Diaspora is not defenseless; enclaves fall last
    Given the Clergy has activated Dominance (frog)
    And clearing 8 holds 4 Marquise warriors, 1 Clergy warrior and 1 militant enclave
    When the Marquise battles the Diaspora in clearing 8, rolling 2 and 1
    Then clearing 8 holds 3 Marquise warriors, no Clergy warriors and no militant enclave
    And the Marquise scores 1 point

  @16.2.2.Ia @4.3.6
  Scenario Outline: While a lent warrior is left no enclave is hit
    Given the Clergy has activated Dominance (frog)
    And clearing 8 holds 4 Marquise warriors, <warriors> and 1 militant enclave
    When the Marquise battles the Diaspora in clearing 8, rolling <dice>
    Then clearing 8 holds <left> and 1 militant enclave

    Examples:
      | warriors                                | dice    | left               |
      | 2 Clergy warriors                       | 2 and 0 | no Clergy warriors |
      | 1 Diaspora warrior, 2 Clergy warriors   | 3 and 0 | no Clergy warriors |
      | 3 Clergy warriors                       | 2 and 0 | 1 Clergy warrior   |

  @16.2.2.Ia @6.2.3
  Scenario: Frog Dominance lends no buildings, and no warriors of anybody else
    Given the Marquise has activated Dominance (frog)
    And clearing 8 holds 2 Clergy warriors, 1 sawmill, 1 Diaspora warrior and 1 militant enclave
    When the Clergy battles the Diaspora in clearing 8, rolling 2 and 1
    Then clearing 8 holds 1 Clergy warrior, 1 sawmill, no militant enclave and no Diaspora warriors

  @16.2.2.Ia
  Scenario: The owner of Frog Dominance lends nobody where it attacks
    Given the Marquise has activated Dominance (frog)
    And clearing 8 holds 4 Marquise warriors, 1 Diaspora warrior and 1 militant enclave
    When the Marquise battles the Diaspora in clearing 8, rolling 2 and 2
    Then clearing 8 holds 3 Marquise warriors and no Diaspora pieces

  @16.2.2.Ia
  Scenario: With the Diaspora's own Frog Dominance no warriors are lent to it
    Given the Diaspora has activated Dominance (frog)
    And clearing 8 holds 4 Marquise warriors, 1 Diaspora warrior, 2 Clergy warriors and 1 militant enclave
    When the Marquise battles the Diaspora in clearing 8, rolling 2 and 2
    Then clearing 8 holds 3 Marquise warriors, 2 Clergy warriors and no Diaspora pieces

  @16.2.2.Ia
  Scenario: Dominance of another suit lends nobody
    Given the Clergy has activated Dominance (fox)
    And the Clergy's play area holds Companions
    And clearing 8 holds 4 Marquise warriors, 1 Diaspora warrior, 2 Clergy warriors and 1 militant enclave
    When the Marquise battles the Diaspora in clearing 8, rolling 2 and 2
    Then clearing 8 holds 3 Marquise warriors, 2 Clergy warriors and no Diaspora pieces

  @4.3.3
  Scenario: Where there is no enclave, or the Diaspora attacks, nobody is lent
    Given the Clergy has activated Dominance (frog)
    And clearing 8 holds 4 Marquise warriors, 1 Diaspora warrior and 2 Clergy warriors
    And clearing 9 holds 1 Diaspora warrior, 1 militant enclave, 2 Clergy warriors and 2 Marquise warriors
    When the Marquise battles the Diaspora in clearing 8, rolling 2 and 2
    And the Diaspora battles the Marquise in clearing 9, rolling 1 and 1
    Then clearing 8 holds 3 Marquise warriors, 2 Clergy warriors and no Diaspora pieces
    And clearing 9 holds 1 Marquise warrior, 2 Clergy warriors, 1 militant enclave and no Diaspora warriors

  @16.2.2.Ia @HCC.2.6.IV
  Scenario: A lent warrior of the Clergy that a penitent removes makes a heretic of it
    Given the Clergy has activated Dominance (frog)
    And the Marquise is penitent to the Clergy
    And clearing 8 holds 4 Marquise warriors, 1 Clergy warrior and 1 militant enclave
    When the Marquise battles the Diaspora in clearing 8, rolling 1 and 0
    Then clearing 8 holds no Clergy warriors
    And the Marquise is a heretic to the Clergy

  @stand-in @16.2.2.Ib @17.2.5
  Scenario: With Peacekeepers too the Diaspora chooses whose lent warriors take hits
    Given the seats are Diaspora, Marquise, Clergy and Council
    And the Clergy has activated Dominance (frog)
    And clearing 8 holds 4 Marquise warriors, 1 Diaspora warrior, 2 Clergy warriors, 2 Council warriors, 1 closed assembly and 1 militant enclave
    When the Marquise battles the Diaspora in clearing 8, rolling 3 and 3:
      | player   | asked         | answer          |
      | Diaspora | piece to lose | Council warrior |
      | Diaspora | piece to lose | Clergy warrior  |
    Then clearing 8 holds 1 Marquise warrior, 1 Clergy warrior, 1 Council warrior, 1 militant enclave and no Diaspora warriors

  @stand-in @16.2.2.Ib @17.2.5
  Scenario: Council warriors of Peacekeepers take no hits before the Diaspora's
    Given the seats are Diaspora, Marquise, Clergy and Council
    And the Clergy has activated Dominance (frog)
    And clearing 8 holds 4 Marquise warriors, 1 Diaspora warrior, 2 Clergy warriors, 2 Council warriors, 1 closed assembly and 1 militant enclave
    When the Marquise tries to battle the Diaspora in clearing 8, rolling 1 and 1:
      | player   | asked         | answer          |
      | Diaspora | piece to lose | Council warrior |
    Then it is refused citing 4.3.6
