Feature: Enclaves and the suits of clearings

  Peaceful enclaves add the frog suit, Militant ones replace the printed suit (16.2.1).

  Background:
    Given the seats are Diaspora, Marquise and Legion

  @16.2.1.I
  Scenario: A Peaceful enclave adds the frog suit, a Militant one replaces the clearing's own
    Given clearing 8 holds 1 peaceful enclave
    And clearing 9 holds 1 militant enclave
    Then clearing 8 is a fox clearing
    And clearing 8 is a frog clearing
    And clearing 9 is a frog clearing
    And the Diaspora's supply holds 10 peaceful enclaves and no militant enclaves

  @16.2.1.II @2.1.1
  Scenario: Cards match a clearing with an enclave by the suits that the enclave gives it
    Given clearing 8 holds 1 peaceful enclave
    And clearing 9 holds 1 militant enclave
    Then a fox card matches clearing 8
    And a frog card matches clearing 8
    And a mouse card does not match clearing 8
    And a frog card matches clearing 9
    And a mouse card does not match clearing 9
    And a bird card matches clearing 9
    And a frog card does not match clearing 12

  @16.2.1
  Scenario Outline: A clearing holds one enclave, whichever side is up
    Given clearing 8 holds 1 <there> enclave and 1 Diaspora warrior
    Then the Diaspora cannot place a <placed> enclave in clearing 8, citing 16.2.1
    And the Diaspora can place a <placed> enclave in clearing 12
    And the Diaspora can place a warrior in clearing 8

    Examples:
      | there    | placed   |
      | peaceful | peaceful |
      | peaceful | militant |
      | militant | peaceful |
      | militant | militant |

  @16.2.1
  Scenario: A Militant enclave that is removed lies in the supply like any other
    Given clearing 8 holds 1 militant enclave
    When the Marquise removes 1 militant enclave from clearing 8
    Then the Diaspora's supply holds 12 peaceful enclaves
    And the Marquise scores 1 point

  @16.2.1.I @16.2.7 @4.1.1
  Scenario Outline: An enclave pays the icons of its clearing's suits, and a frog no other but the one of any suit
    Given clearing 9 holds 1 <side> enclave
    And the Diaspora holds <card>
    Then the Diaspora <verb> craft <card>

    Examples:
      | side     | card             | verb |
      | peaceful | Root Tea (fox)   | can  |
      | peaceful | Settlers         | can  |
      | peaceful | Stewards         | can  |
      | militant | Settlers         | can  |
      | militant | Stewards         | can  |

  @16.2.1.I @4.1.1
  Scenario Outline: An enclave does not pay the icons of suits that its clearing lacks
    Given clearing 9 holds 1 <side> enclave
    And the Diaspora holds <card>
    Then the Diaspora cannot craft <card>, citing 4.1.1

    Examples:
      | side     | card              |
      | peaceful | Travel Gear (fox) |
      | peaceful | Companions        |
      | militant | Root Tea (fox)    |
      | militant | Mouse Laborers    |

  @16.2.1.I @3.3.1.I
  Scenario: With a Militant enclave a clearing does not count for the dominance of its printed suit
    Given the Marquise has activated Dominance (fox)
    And these clearings hold:
      | clearing | pieces                                    |
      | 1        | 1 Marquise warrior                        |
      | 6        | 1 Marquise warrior and 1 peaceful enclave |
      | 8        | 1 Marquise warrior and 1 militant enclave |
    When the Marquise plays its Birdsong:
      | asked  | answer |
      | action | ?      |
    Then nobody has won

  @16.2.1.I @3.3.1.I
  Scenario: With a Peaceful enclave a clearing counts for the dominance of its suit
    Given the Marquise has activated Dominance (fox)
    And these clearings hold:
      | clearing | pieces                                    |
      | 1        | 1 Marquise warrior                        |
      | 6        | 1 Marquise warrior and 1 peaceful enclave |
      | 8        | 1 Marquise warrior and 1 peaceful enclave |
    When the Marquise plays its Birdsong
    Then the Marquise wins, citing 3.3.1.I

  @16.2.1.II @6.5.5
  Scenario: The Marquise overworks at a Militant enclave with a frog card alone
    Given it is the Marquise's Daylight
    And clearing 8 holds 1 sawmill and 1 militant enclave
    And the Marquise holds Settlers and Anvil
    When the Marquise takes the action overwork
    Then clearing 8 holds 1 wood
    And the pond holds Settlers
    And the Marquise holds Anvil

  @16.2.1.II @6.2.3
  Scenario: Field Hospitals take a card of the suit that the enclave brings
    Given clearing 1 holds 1 keep
    And clearing 8 holds 3 Marquise warriors, 3 Diaspora warriors and 1 militant enclave
    And the Marquise holds Anvil and Settlers
    When the Diaspora battles the Marquise in clearing 8, rolling 1 and 0:
      | player   | asked                    | answer   |
      | Marquise | card for field hospitals | Settlers |
    Then clearing 1 holds 1 Marquise warrior
    And the Marquise holds Anvil
    And the pond holds Settlers

  @16.2.1.II @HCC.5.1.II
  Scenario: The Clergy swarm at a Cathedral with a Militant enclave with a frog card, not with one of the printed suit
    Given the seats are Diaspora and Clergy
    And clearing 8 holds 1 cathedral and 1 militant enclave
    And the Clergy holds Anvil and Settlers
    When the Clergy takes the action swarm
    Then clearing 8 holds 2 Clergy warriors
    And the pond holds Settlers

  @16.2.1.I @HCC.5.2.I
  Scenario: A fox flower does not match a Cathedral in a fox clearing with a Militant enclave
    Given the seats are Diaspora and Clergy
    And clearing 8 holds 1 cathedral, 1 militant enclave and 1 fox flower
    When the Clergy tries to take the action score
    Then it is refused citing HCC.5.2.I

  @HCC.5.2.I
  Scenario: A bird flower matches a Cathedral at a Militant enclave
    Given the seats are Diaspora and Clergy
    And clearing 8 holds 1 cathedral, 1 militant enclave and 1 bird flower
    When the Clergy takes the action score
    Then the Clergy scores 1 point

  @16.2.1.I @QL.2.5 @2.2.2
  Scenario Outline: The Legion's frog campaign is where enclaves are, a fox campaign not at Militant ones
    Given the Legion's campaign holds <card>
    And clearing 4 holds 2 Legion warriors
    And clearing 8 holds 1 militant enclave
    And clearing 9 holds 1 peaceful enclave
    When the Legion takes the action invade:
      | asked | answer |
      | move  | ?      |
    Then the options of the Legion are:
      | option                        |
      | clearing 4 > clearing <one>   |
      | clearing 4 > clearing <other> |

    Examples:
      | card             | one | other |
      | Settlers         | 8   | 9     |

  @16.2.1.I @card.favor-of-the-foxes
  Scenario: Favor of the Foxes removes nothing from a fox clearing with a Militant enclave
    Given the Marquise holds Favor of the Foxes
    And clearing 6 holds 2 workshops
    And clearing 1 holds 1 workshop
    And clearing 8 holds 1 militant enclave and 2 Diaspora warriors
    And clearing 12 holds 1 peaceful enclave and 2 Diaspora warriors
    When the Marquise crafts Favor of the Foxes:
      | asked               | answer             |
      | to activate for fox | 1 > crafting piece |
    Then clearing 8 holds 2 Diaspora warriors and 1 militant enclave
    And clearing 12 holds no Diaspora pieces
    And the Marquise scores 1 point

  @16.2.1.I @card.fox-partisans
  Scenario: Fox Partisans do not rise at a Militant enclave
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Fox Partisans
    And clearing 8 holds 2 Marquise warriors, 3 Diaspora warriors and 1 militant enclave
    When the Marquise battles the Diaspora in clearing 8, rolling 1 and 0
    Then the Diaspora loses 1 warrior in clearing 8
    And the Marquise is not asked for use Fox Partisans, citing card.fox-partisans: the battle is in no fox clearing
