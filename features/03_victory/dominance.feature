Feature: Dominance cards

  Winning without 30 points (3.3).

  # 3.3.1 Activating
  @3.3.1
  Scenario Outline: A player with 10 points or more activates a dominance card
    Given the Marquise has <points> points
    And the Marquise holds Dominance (fox)
    When the Marquise activates Dominance (fox)
    Then the Marquise has activated Dominance (fox)
    And the Marquise does not hold Dominance (fox)
    And the Marquise has left the score track

    Examples:
      | points |
      | 10     |
      | 11     |
      | 29     |

  @3.3.1
  Scenario Outline: A player with fewer than 10 points activates no dominance card
    Given the Marquise has <points> points
    And the Marquise holds Dominance (fox)
    When the Marquise tries to activate Dominance (fox)
    Then it is refused citing 3.3.1: takes 10 points, not <points>
    And nothing changes

    Examples:
      | points |
      | 0      |
      | 9      |

  @3.3.1
  Scenario: A player with several dominance cards activates the one of its choice
    Given the Marquise has 10 points
    And the Marquise holds Dominance (fox), Dominance (bird) and Anvil
    When the Marquise activates Dominance (bird)
    Then the Marquise has activated Dominance (bird)
    And the Marquise holds Dominance (fox), Anvil and no cards

  @3.3.1
  Scenario: Only a dominance card in hand is activated
    Given the Marquise has 10 points
    And the Marquise holds Anvil
    And the available dominance cards hold Dominance (fox)
    When the Marquise tries to activate Dominance (fox)
    Then it is refused citing 3.3.1: no dominance card in hand
    And nothing changes

  @3.3.1
  Scenario Outline: A dominance card is activated in the player's own Daylight alone
    Given it is <whose> <phase>
    And the Marquise has 10 points
    And the Marquise holds Dominance (fox)
    When the Marquise tries to activate Dominance (fox)
    Then it is refused citing 3.3.1: own Daylight
    And nothing changes

    Examples:
      | whose          | phase    |
      | the Marquise's | Birdsong |
      | the Marquise's | Evening  |
      | the Clergy's   | Daylight |

  @3.3.1
  Scenario: A player with an activated dominance card scores no more points
    Given the Marquise has activated Dominance (fox)
    And clearing 1 holds 1 workshop
    And the Marquise holds Anvil
    When the Marquise crafts Anvil
    Then the Marquise has left the score track
    And it does not happen that the Marquise scores
    And the Marquise's crafted items hold 1 hammer

  @3.3.1
  Scenario: A player with an activated dominance card loses no points
    Given the Marquise has activated Dominance (fox)
    When the Marquise loses 1 point
    Then the Marquise has left the score track
    And it does not happen that the Marquise loses

  # 3.3.1.I Mouse, Rabbit, or Fox Dominance
  @3.3.1.I
  Scenario Outline: Three clearings of the suit win at the start of Birdsong
    Given the Marquise has activated Dominance (<suit>)
    And these clearings hold:
      | clearing | pieces             |
      | <one>    | 1 Marquise warrior |
      | <two>    | 1 Marquise warrior |
      | <three>  | 1 Marquise warrior |
    When the Marquise plays her Birdsong
    Then the Marquise wins, citing 3.3.1.I

    Examples:
      | suit   | one | two | three |
      | fox    | 1   | 8   | 12    |
      | rabbit | 3   | 4   | 10    |
      | mouse  | 2   | 9   | 7     |

  @3.3.1.I
  Scenario: Two clearings of the suit do not win
    Given the Marquise has activated Dominance (fox)
    And these clearings hold:
      | clearing | pieces                                   |
      | 1        | 1 Marquise warrior                       |
      | 8        | 1 Marquise warrior                       |
      | 12       | 1 Marquise warrior and 1 Clergy warrior  |
      | 5        | 1 Marquise warrior                       |
      | 2        | 1 Marquise warrior                       |
    When the Marquise plays her Birdsong
    Then nobody has won

  @3.3.1.I
  Scenario: Four clearings of the suit win as well
    Given the Marquise has activated Dominance (fox)
    And these clearings hold:
      | clearing | pieces             |
      | 1        | 1 Marquise warrior |
      | 6        | 1 Marquise warrior |
      | 8        | 1 Marquise warrior |
      | 12       | 1 Marquise warrior |
    When the Marquise plays her Birdsong
    Then the Marquise wins, citing 3.3.1.I

  @3.3.1.I
  Scenario: A dominance card that is only in hand wins nothing
    Given the Marquise holds Dominance (fox)
    And these clearings hold:
      | clearing | pieces             |
      | 1        | 1 Marquise warrior |
      | 8        | 1 Marquise warrior |
      | 12       | 1 Marquise warrior |
    When the Marquise plays her Birdsong
    Then nobody has won

  @3.3.1.I
  Scenario: Other cards in the play area win nothing
    Given the Marquise's play area holds Stand and Deliver!
    And these clearings hold:
      | clearing | pieces             |
      | 1        | 1 Marquise warrior |
      | 8        | 1 Marquise warrior |
      | 12       | 1 Marquise warrior |
    When the Marquise plays her Birdsong
    Then nobody has won

  @3.3.1.I
  Scenario: Nobody wins at the start of another's Birdsong
    Given the Marquise has activated Dominance (fox)
    And these clearings hold:
      | clearing | pieces             |
      | 1        | 1 Marquise warrior |
      | 8        | 1 Marquise warrior |
      | 12       | 1 Marquise warrior |
      | 5        | 1 Clergy warrior   |
    When the Clergy plays its Birdsong
    Then nobody has won

  # 3.3.1.II Bird Dominance
  @3.3.1.II
  Scenario Outline: Two clearings in opposite corners win at the start of Birdsong
    Given the Marquise has activated Dominance (bird)
    And clearing <one> holds 1 Marquise warrior
    And clearing <other> holds 1 Marquise warrior
    When the Marquise plays her Birdsong
    Then the Marquise wins, citing 3.3.1.II

    Examples:
      | one | other |
      | 1   | 3     |
      | 2   | 4     |

  @3.3.1.II
  Scenario Outline: Corners on one edge are not opposite, and other clearings are no corners
    Given the Marquise has activated Dominance (bird)
    And clearing <one> holds 1 Marquise warrior
    And clearing <other> holds 1 Marquise warrior
    And clearing <third> holds 1 Marquise warrior
    When the Marquise plays her Birdsong
    Then nobody has won

    Examples:
      | one | other | third |
      | 1   | 2     | 5     |
      | 1   | 4     | 9     |
      | 2   | 3     | 6     |
      | 6   | 9     | 10    |

  @3.3.1.II
  Scenario: Ruling one of two opposite corners does not win
    Given the Marquise has activated Dominance (bird)
    And clearing 1 holds 1 Marquise warrior
    And clearing 3 holds 1 Marquise warrior and 1 Clergy warrior
    When the Marquise plays her Birdsong
    Then nobody has won

  @3.3.1.II
  Scenario: Three clearings of a suit are nothing to the bird card
    Given the Marquise has activated Dominance (bird)
    And these clearings hold:
      | clearing | pieces             |
      | 1        | 1 Marquise warrior |
      | 8        | 1 Marquise warrior |
      | 12       | 1 Marquise warrior |
    When the Marquise plays her Birdsong
    Then nobody has won

  @3.3.1.I @3.3.1.II
  Scenario Outline: What counts for another faction does not change the card for others
    Given the seats are Marquise and Lilypad Diaspora
    And the Marquise has activated Dominance (<suit>)
    And these clearings hold:
      | clearing | pieces             |
      | 1        | 1 Marquise warrior |
      | 8        | 1 Marquise warrior |
      | <third>  | 1 Marquise warrior |
    When the Marquise plays her Birdsong
    Then the Marquise wins, citing <clause>

    Examples:
      | suit | third | clause   |
      | fox  | 12    | 3.3.1.I  |
      | bird | 3     | 3.3.1.II |

  # 3.3.2 Activated Cards
  @3.3.2 @3.3.1
  Scenario: No other dominance card takes the place of an activated one
    Given the Marquise has activated Dominance (fox)
    And the Marquise holds Dominance (bird)
    When the Marquise tries to activate Dominance (bird)
    Then it is refused citing 3.3.2: already activated
    And nothing changes

  @3.3.2 @3.3.3 @G.5
  Scenario: Nothing removes an activated card
    Given the Marquise has activated Dominance (fox)
    When the Clergy tries to discard Dominance (fox) from the Marquise's play area
    Then it is refused citing 3.3.2
    And the Marquise has activated Dominance (fox)

  @3.3.2
  Scenario: Other cards in the play area may be removed by an effect
    Given the Marquise's play area holds Armorers
    When the Clergy discards Armorers from the Marquise's play area
    Then the discard pile holds Armorers
    And the Marquise's play area holds nothing

  @3.3.2
  Scenario: A dominance card that was only revealed is not activated
    Given the Marquise holds Dominance (fox)
    When the Marquise reveals Dominance (fox)
    And the Marquise discards Dominance (fox) from the Marquise's revealed cards
    Then the available dominance cards hold Dominance (fox)

  # 3.3.3 Using Dominance Cards
  @3.3.3 @G.5 @G.31
  Scenario: A dominance card is spent as a card of its suit, and is then available
    Given clearing 5 holds 1 Marquise warrior
    And the Marquise holds Dominance (bird)
    When the Marquise takes the action extra action
    Then the available dominance cards hold Dominance (bird)
    And the discard pile holds nothing
    And the Marquise holds nothing

  @3.3.3 @G.5
  Scenario Outline: Only dominance cards become available
    Given the Marquise holds <card> and Bake Sale
    When the Marquise discards <card>
    Then <place> holds <card> and no cards
    And <other> holds nothing
    And the Marquise holds Bake Sale and no cards
    And it happens that the Marquise moves <card> from the Marquise's hand to <place>

    Examples:
      | card              | place                         | other                         |
      | Dominance (mouse) | the available dominance cards | the discard pile              |
      | Anvil (fox)       | the discard pile              | the available dominance cards |

  # 3.3.4 Taking Available Cards
  @3.3.4
  Scenario Outline: A matching card is spent to take an available dominance card
    Given the available dominance cards hold Dominance (<suit>)
    And the Marquise holds <card> and Bake Sale
    When the Marquise takes the available Dominance (<suit>), spending <card>
    Then the Marquise holds Dominance (<suit>), Bake Sale and no cards
    And the discard pile holds <card> and no cards
    And the available dominance cards hold nothing
    And it happens that the Marquise moves Dominance (<suit>) from the available dominance cards to the Marquise's hand

    Examples:
      | suit  | card     |
      | fox   | Anvil    |
      | fox   | Armorers |
      | bird  | Armorers |
      | mouse | Sword    |

  @3.3.4
  Scenario: A card of another suit is not spent to take a dominance card
    Given the available dominance cards hold Dominance (fox)
    And the Marquise holds Bake Sale and Sword
    When the Marquise tries to take the available Dominance (fox)
    Then it is refused citing 3.3.4: no card in hand matches
    And nothing changes

  @3.3.4 @2.1.1
  Scenario: The cards to spend for a dominance card are those that match it
    Given the available dominance cards hold Dominance (fox)
    And the available dominance cards hold Dominance (bird)
    And the available dominance cards hold Dominance (mouse)
    And the Marquise holds Anvil, Root Tea (fox), Armorers and Bake Sale
    And clearing 5 holds 1 Marquise warrior
    When the Marquise takes the action take dominance:
      | asked                  | answer           |
      | dominance card to take | Dominance (fox)  |
      | card to spend          | ?                |
    Then the options of the Marquise are when asked for dominance card to take:
      | option            |
      | Dominance (fox)   |
      | Dominance (bird)  |
      | Dominance (mouse) |
    And the options of the Marquise are when asked for card to spend:
      | option         |
      | Anvil          |
      | Root Tea (fox) |
      | Armorers       |

  @3.3.4
  Scenario: For the bird card only birds can be spent
    Given the available dominance cards hold Dominance (bird)
    And the Marquise holds Anvil, Armorers and Sappers
    And clearing 5 holds 1 Marquise warrior
    When the Marquise takes the action take dominance:
      | asked         | answer |
      | card to spend | ?      |
    Then the options of the Marquise are:
      | option   |
      | Armorers |
      | Sappers  |

  @3.3.4
  Scenario: Nobody takes a dominance card where none is available
    Given the Marquise holds Anvil
    When the Marquise tries to take the available Dominance (fox)
    Then it is refused citing 3.3.4: no dominance card is available
    And nothing changes

  @3.3.4
  Scenario Outline: A dominance card is taken in the player's own Daylight alone
    Given it is <whose> <phase>
    And the available dominance cards hold Dominance (fox)
    And the Marquise holds Anvil
    When the Marquise tries to take the available Dominance (fox)
    Then it is refused citing 3.3.4: own Daylight
    And nothing changes

    Examples:
      | whose          | phase    |
      | the Marquise's | Birdsong |
      | the Marquise's | Evening  |
      | the Clergy's   | Daylight |

  @3.3.1.I @1.1.3 @1.4.1
  Scenario: What else happens at the start of Birdsong may come first, and decide it
    Given the deck is Exiles and Partisans
    And the Marquise has activated Dominance (fox)
    And the Marquise's play area holds Saboteurs
    And the Clergy's play area holds Soup Kitchens
    And clearing 1 holds 1 Marquise warrior
    And clearing 6 holds 1 Marquise warrior
    And clearing 8 holds 1 Marquise warrior, 1 fox flower and 1 mouse flower
    When the Marquise plays her Birdsong:
      | asked            | answer                 |
      | card to sabotage | Clergy > Soup Kitchens |
    Then the Marquise wins, citing 3.3.1.I

  @3.3.1.I @1.4.1
  Scenario: What comes after the start of Birdsong is too late
    Given the deck is Exiles and Partisans
    And the Marquise has activated Dominance (fox)
    And the Marquise's play area holds False Orders
    And clearing 1 holds 1 Marquise warrior
    And clearing 6 holds 1 Marquise warrior
    And clearing 8 holds 1 Marquise warrior and 1 Clergy warrior
    When the Marquise takes the action False Orders in her Birdsong:
      | asked             | answer         |
      | warriors to force | Clergy > 8 > 4 |
    Then clearing 4 holds 1 Clergy warrior
    And the Marquise rules clearing 8
    And nobody has won
