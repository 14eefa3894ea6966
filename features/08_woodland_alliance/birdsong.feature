Feature: The Alliance's Birdsong

  Revolt and Spread Sympathy (8.4).

  Background:
    Given the seats are Alliance, Marquise and Clergy

  # Revolt (8.4.1)

  @8.4 @8.4.1 @8.4.1.I @8.4.1.II @8.4.1.III @3.2.1
  Scenario: A revolt drives every enemy out, founds a base, and brings warriors and an officer
    Given these clearings hold:
      | clearing | pieces                                                                              |
      | 5        | 1 sympathy, 1 Alliance warrior, 3 Marquise warriors, 1 sawmill, 2 wood and 1 Clergy warrior |
      | 10       | 1 sympathy                                                                          |
      | 3        | 1 sympathy and 1 Marquise warrior                                                   |
      | 1        | 1 sympathy                                                                          |
    And the Alliance's supporters hold Bake Sale, Armorers and Anvil
    When the Alliance takes the action revolt in its Birdsong:
      | asked                 | answer |
      | clearing to revolt in | 5      |
    Then clearing 5 holds 1 sympathy, 1 rabbit base and 4 Alliance warriors
    And clearing 5 holds no Marquise warriors, no sawmill, no wood and no Clergy warriors
    And the Alliance is not asked for supporter to spend, citing 8.4.1.II: as many supporters match as are spent: 2
    And clearing 3 holds 1 sympathy, 1 Marquise warrior and no Alliance warriors
    And the Alliance's officers hold 1 warrior
    And the Alliance's supporters hold Anvil
    And the discard pile holds Bake Sale and Armorers
    And the Alliance scores 3 points

  @8.4.1
  Scenario: The Alliance revolts as often as it can and will, and it need not
    Given these clearings hold:
      | clearing | pieces     |
      | 5        | 1 sympathy |
      | 1        | 1 sympathy |
    And the Alliance's supporters hold Bake Sale, Cobbler, Anvil, Foxfolk Steel and Mouse-in-a-Sack
    When the Alliance plays its Birdsong:
      | asked                 | answer |
      | action                | revolt |
      | clearing to revolt in | 1      |
      | action                | revolt |
      | action                | end    |
      | action                | end    |
    Then clearing 1 holds 1 fox base and 1 Alliance warrior
    And clearing 5 holds 1 rabbit base and 1 Alliance warrior
    And the Alliance's officers hold 2 warriors
    And the Alliance's supporters hold Mouse-in-a-Sack
    And the Alliance scores nothing

  @8.4.1
  Scenario: The Alliance need not revolt
    Given clearing 5 holds 1 sympathy
    And the Alliance's supporters hold Bake Sale and Cobbler
    When the Alliance plays its Birdsong:
      | asked  | answer |
      | action | end    |
      | action | end    |
    Then nothing changes

  @8.4 @8.4.1 @8.4.2
  Scenario: Revolts come first: no revolt once sympathy spreads
    Given clearing 5 holds 1 sympathy
    And the Alliance's supporters hold Bake Sale, Cobbler, Armorers and Sappers
    When the Alliance plays its Birdsong:
      | asked                 | answer          |
      | action                | end             |
      | action                | spread sympathy |
      | clearing to spread to | 1               |
      | supporter to spend    | Armorers        |
      | action                | ?               |
    Then the Alliance is offered spread sympathy when asked for action
    And the options of the Alliance are:
      | option          |
      | spread sympathy |
      | end             |

  @8.4.1.I
  Scenario: A revolt takes a sympathetic clearing without a base that matches a base on the board
    Given these clearings hold:
      | clearing | pieces                     |
      | 5        | 1 sympathy                 |
      | 10       | 1 sympathy                 |
      | 1        | 1 sympathy and 1 fox base  |
      | 8        | 1 sympathy                 |
      | 4        | 2 Alliance warriors        |
    And the Alliance's supporters hold Armorers and Sappers
    When the Alliance takes the action revolt in its Birdsong:
      | asked                 | answer |
      | clearing to revolt in | ?      |
    Then the options of the Alliance are:
      | option      |
      | clearing 5  |
      | clearing 10 |

  @8.4.1.I
  Scenario Outline: A revolt is refused at a base, without sympathy, or without a matching base
    Given these clearings hold:
      | clearing | pieces                     |
      | 5        | 1 sympathy                 |
      | 10       | 1 sympathy                 |
      | 1        | 1 sympathy and 1 fox base  |
      | 8        | 1 sympathy                 |
      | 4        | 2 Alliance warriors        |
    And the Alliance's supporters hold Armorers and Sappers
    When the Alliance tries to take the action revolt in its Birdsong:
      | asked                 | answer     |
      | clearing to revolt in | <clearing> |
    Then it is refused citing 8.4.1.I: <reason>

    Examples:
      | clearing | reason                                 |
      | 1        | clearing 1 has a base                  |
      | 8        | no base on the board matches clearing 8 |
      | 4        | clearing 4 is not sympathetic          |

  @8.4.1 @8.4.1.I
  Scenario: Without a sympathetic clearing that matches a base there is no revolt
    Given clearing 1 holds 1 sympathy and 1 fox base
    And the Alliance's supporters hold Armorers and Sappers
    When the Alliance tries to take the action revolt in its Birdsong
    Then it is refused citing 8.4.1.I: no sympathetic clearing without a base matches a base on the board

  @8.4.1.II @8.2.3
  Scenario: A revolt costs two supporters that match the clearing
    Given clearing 5 holds 1 sympathy
    And clearing 1 holds 1 sympathy
    And the Alliance's supporters hold Bake Sale, Anvil and Foxfolk Steel
    When the Alliance tries to take the action revolt in its Birdsong:
      | asked                 | answer          |
      | clearing to revolt in | 5               |
    Then it is refused citing 8.4.1.II: it takes 2 supporters that match clearing 5, and there are 1

  @8.4.1.II @8.4.1
  Scenario: Where too few supporters match there is no revolt
    Given clearing 5 holds 1 sympathy
    And the Alliance's supporters hold Bake Sale, Anvil and Foxfolk Steel
    And the Alliance holds Cobbler
    When the Alliance tries to take the action revolt in its Birdsong
    Then it is refused citing 8.4.1.II: too few supporters match any clearing to revolt in

  @8.4.1.II @8.2.3
  Scenario: Of more supporters that match the Alliance chooses which two pay for a revolt
    Given clearing 5 holds 1 sympathy
    And the Alliance's supporters hold Bake Sale, Cobbler, Armorers and Anvil
    When the Alliance takes the action revolt in its Birdsong:
      | asked              | answer   |
      | supporter to spend | Cobbler  |
      | supporter to spend | Armorers |
    Then the Alliance's supporters hold Bake Sale and Anvil
    And clearing 5 holds 1 rabbit base

  @8.4.1.II @8.2.3
  Scenario: No supporter is spent twice
    Given clearing 5 holds 1 sympathy
    And the Alliance's supporters hold Bake Sale, Cobbler and Armorers
    When the Alliance tries to take the action revolt in its Birdsong:
      | asked              | answer  |
      | supporter to spend | Cobbler |
      | supporter to spend | Cobbler |
    Then it is refused citing 8.2.3

  @8.4.1.II @8.2.3
  Scenario: Two copies of one card are two supporters
    Given clearing 5 holds 1 sympathy
    And the Alliance's supporters hold Armorers and Armorers
    When the Alliance takes the action revolt in its Birdsong
    Then the Alliance's supporters hold nothing
    And clearing 5 holds 1 rabbit base

  @8.4.1.III
  Scenario: Warriors come for sympathetic clearings that match the base, wherever they are, and for no others
    Given these clearings hold:
      | clearing | pieces              |
      | 5        | 1 sympathy          |
      | 4        | 1 sympathy          |
      | 3        | 2 Alliance warriors |
      | 1        | 1 sympathy          |
    And the Alliance's supporters hold Bake Sale and Cobbler
    When the Alliance takes the action revolt in its Birdsong:
      | asked                 | answer |
      | clearing to revolt in | 4      |
    Then clearing 4 holds 1 rabbit base and 2 Alliance warriors
    And clearing 5 holds no Alliance warriors

  @8.4.1.III @1.5.4
  Scenario Outline: With too few warriors as many come as there are, and the officer is last
    Given these clearings hold:
      | clearing | pieces              |
      | 5        | 1 sympathy          |
      | 4        | 1 sympathy          |
      | 7        | <placed>            |
    And the Alliance's supporters hold Bake Sale and Cobbler
    When the Alliance takes the action revolt in its Birdsong:
      | asked                 | answer |
      | clearing to revolt in | 5      |
    Then clearing 5 holds 1 rabbit base and <come>
    And the Alliance's officers hold <officers>

    Examples:
      | placed              | come                | officers  |
      | 7 Alliance warriors | 2 Alliance warriors | 1 warrior |
      | 8 Alliance warriors | 2 Alliance warriors | nothing   |
      | 9 Alliance warriors | 1 Alliance warrior  | nothing   |

  @8.4.1.III @6.2.2
  Scenario: A revolt removes the keep before the base and the warriors are placed
    Given clearing 1 holds 1 sympathy and 1 keep
    And the Alliance's supporters hold Anvil and Armorers
    When the Alliance takes the action revolt in its Birdsong
    Then clearing 1 holds 1 fox base, 1 Alliance warrior and no keep
    And the Alliance scores 1 point

  @8.4.1.III @2.2.3 @1.5.4
  Scenario: Where nothing makes room for the base, all else happens, and the base stays on the board
    Given clearing 5 holds 1 sympathy, 2 ruins, 2 Marquise warriors and 1 wood
    And clearing 4 holds 1 sympathy
    And the Alliance's supporters hold Bake Sale and Cobbler
    When the Alliance takes the action revolt in its Birdsong:
      | asked                 | answer |
      | clearing to revolt in | 5      |
    Then clearing 5 holds 2 ruins, 1 sympathy, 2 Alliance warriors, no Marquise warriors, no wood and no rabbit base
    And the Alliance's supply holds 1 rabbit base
    And the Alliance's officers hold 1 warrior
    And the Alliance's supporters hold nothing
    And the Alliance scores 1 point

  @8.4.1.III @2.2.3
  Scenario: An enemy's building that falls makes room for the base
    Given clearing 5 holds 1 sympathy, 1 ruin and 1 sawmill
    And the Alliance's supporters hold Bake Sale and Cobbler
    When the Alliance takes the action revolt in its Birdsong
    Then clearing 5 holds 1 ruin, 1 rabbit base and no sawmill

  @8.4.1.III @3.1
  Scenario: Points for what falls may win before the base is placed
    Given the Alliance has 29 points
    And clearing 5 holds 1 sympathy and 1 sawmill
    And the Alliance's supporters hold Bake Sale and Cobbler
    When the Alliance takes the action revolt in its Birdsong
    Then the Alliance wins, citing 3.1
    And clearing 5 holds no rabbit base

  @8.4.1.III @6.2.3 @1.4.2
  Scenario Outline: Hospitals take in what falls before the base is placed
    Given clearing 5 holds 1 sympathy and 2 Marquise warriors
    And clearing 12 holds 1 keep
    And the Marquise holds Cobbler
    And the Alliance's supporters hold Bake Sale and Armorers
    When the Alliance takes the action revolt in its Birdsong:
      | player   | asked                    | answer   |
      | Marquise | card for field hospitals | <answer> |
    Then clearing 5 holds 1 sympathy, no Marquise warriors and <risen>
    And clearing 12 holds 1 keep and <saved>

    Examples:
      | answer  | risen                                | saved                |
      | ?       | no rabbit base                       | no Marquise warriors |
      | Cobbler | 1 rabbit base and 1 Alliance warrior | 2 Marquise warriors  |

  @8.4.1.III @8.4.1.I
  Scenario: In a clearing of two suits supporters of both pay, and the base is that of a suit that has one
    Given the seats are Alliance, Marquise and Diaspora
    And clearing 5 holds 1 sympathy and 1 peaceful enclave
    And the Alliance's supporters hold Bake Sale and Settlers
    When the Alliance takes the action revolt in its Birdsong
    Then clearing 5 holds 1 rabbit base and no peaceful enclave
    And the Alliance's supporters hold nothing
    And the Alliance scores 1 point

  # Spread Sympathy (8.4.2)

  @8.4.2 @8.4.2.I @8.4.2.II @8.4.2.III
  Scenario: Sympathy starts anywhere for no points, and spreads from there by paths
    Given the Alliance's supporters hold Anvil, Bake Sale and Mouse-in-a-Sack
    When the Alliance plays its Birdsong:
      | asked                 | answer          |
      | action                | spread sympathy |
      | clearing to spread to | 8               |
      | action                | spread sympathy |
      | clearing to spread to | ?               |
    Then clearing 8 holds 1 sympathy
    And the Alliance's supporters hold Bake Sale and Mouse-in-a-Sack
    And the Alliance scores nothing
    And the options of the Alliance are:
      | option     |
      | clearing 4 |
      | clearing 7 |

  @8.4.2
  Scenario: The Alliance spreads as often as it can and will
    Given the Alliance's supporters hold Anvil, Bake Sale and Mouse-in-a-Sack
    When the Alliance plays its Birdsong:
      | asked                 | answer          |
      | action                | spread sympathy |
      | clearing to spread to | 8               |
      | action                | spread sympathy |
      | clearing to spread to | 4               |
      | action                | spread sympathy |
      | clearing to spread to | 7               |
    Then clearing 4 holds 1 sympathy
    And clearing 7 holds 1 sympathy
    And the Alliance's supporters hold nothing
    And the Alliance scores 2 points

  @8.4.2.I
  Scenario Outline: Sympathy does not spread to other clearings
    Given clearing 5 holds 1 sympathy
    And clearing 7 holds 3 Alliance warriors and 1 mouse base
    And the Alliance's supporters hold Armorers and Sappers
    When the Alliance tries to take the action spread sympathy in its Birdsong:
      | asked                 | answer          |
      | clearing to spread to | <clearing>      |
    Then it is refused citing 8.4.2.I: <reason>

    Examples:
      | clearing | reason                                                |
      | 5        | clearing 5 is sympathetic                             |
      | 7        | clearing 7 is not adjacent to a sympathetic clearing  |
      | 10       | clearing 10 is not adjacent to a sympathetic clearing |

  @8.4.2.I @card.boat-builders @2.3
  Scenario: With Boat Builders rivers make clearings adjacent
    Given the deck is E&P
    And the Alliance's play area holds Boat Builders
    And clearing 5 holds 1 sympathy
    And the Alliance's supporters hold Tunnels
    When the Alliance takes the action spread sympathy in its Birdsong
    Then clearing 10 holds 1 sympathy

  @8.4.2.I @6.2.2
  Scenario: Where the keep is no sympathy spreads
    Given clearing 5 holds 1 sympathy
    And clearing 1 holds 1 keep
    And the Alliance's supporters hold Armorers and Sappers
    When the Alliance tries to take the action spread sympathy in its Birdsong:
      | asked                 | answer          |
      | clearing to spread to | 1               |
    Then it is refused citing 6.2.2

  @8.4.2 @8.4.2.I @M.4.2
  Scenario: Where no clearing beside sympathy can take a token none spreads, whatever the supporters
    Given the map is Mountain
    And the Alliance's supporters hold Armorers and Sappers
    And clearing 7 holds 1 sympathy
    And clearing 12 holds 1 keep
    When the Alliance tries to take the action spread sympathy in its Birdsong
    Then it is refused citing 6.2.2: only the Marquise places pieces in clearing 12

  @8.4.2 @8.4.2.I @V.6.2
  Scenario: With different rules in the way the refusal is the step's own
    Given the seats are Alliance, Marquise and Vagabond
    And the Vagabond's cards hold scoundrel
    And clearing 8 holds 1 sympathy
    And clearing 4 holds 1 keep
    And clearing 7 holds 1 torch
    And the Alliance's supporters hold Armorers and Sappers
    When the Alliance tries to take the action spread sympathy in its Birdsong
    Then it is refused citing 8.4.2.I: no clearing to spread sympathy to

  @8.4.2.II @8.4.2.III
  Scenario Outline: The cost is the number above the next token, the points those of the space that it uncovers
    Given clearing 8 holds 1 sympathy
    And the Alliance's supply holds <left> sympathy
    And the Alliance's supporters hold <cost> and Anvil
    When the Alliance takes the action spread sympathy in its Birdsong
    Then clearing 7 holds 1 sympathy
    And the Alliance scores <points>
    And the Alliance's supporters hold Anvil

    Examples:
      | left | cost         | points   |
      | 9    | 1 mouse card | 1 point  |
      | 8    | 1 mouse card | 1 point  |
      | 7    | 2 mouse cards | 1 point  |
      | 6    | 2 mouse cards | 2 points |
      | 5    | 2 mouse cards | 2 points |
      | 4    | 3 mouse cards | 3 points |
      | 3    | 3 mouse cards | 4 points |
      | 2    | 3 mouse cards | 4 points |
      | 1    | 3 mouse cards | 4 points |

  @8.4.2.II
  Scenario Outline: With too few matching supporters sympathy does not spread
    Given clearing 8 holds 1 sympathy
    And the Alliance's supply holds <left> sympathy
    And the Alliance's supporters hold <supporters>
    When the Alliance tries to take the action spread sympathy in its Birdsong:
      | asked                 | answer          |
      | clearing to spread to | 7               |
    Then it is refused citing 8.4.2.II: it takes <cost> supporters that match clearing 7, and there are <matching>

    Examples:
      | left | supporters                                | cost | matching |
      | 7    | Codebreakers, Bake Sale and Cobbler       | 2    | 1        |
      | 4    | Codebreakers, Bake Sale, Cobbler, Better Burrow Bank and Mouse-in-a-Sack | 3 | 2 |
      | 9    | Bake Sale                                 | 1    | 0        |

  @8.4.2.II @8.4.2
  Scenario: Where supporters lack for any clearing nothing spreads
    Given clearing 8 holds 1 sympathy
    And the Alliance's supporters hold Anvil and Foxfolk Steel
    When the Alliance tries to take the action spread sympathy in its Birdsong
    Then it is refused citing 8.4.2.II: too few supporters match any clearing to spread sympathy to

  @8.4.2.II @8.2.3
  Scenario: The Alliance chooses which matching supporters to spend, all at once
    Given clearing 8 holds 1 sympathy
    And clearing 4 holds 1 keep
    And the Alliance's supply holds 6 sympathy
    And the Alliance's supporters hold Codebreakers, Mouse-in-a-Sack, Armorers and Bake Sale
    When the Alliance takes the action spread sympathy in its Birdsong:
      | asked              | answer          |
      | supporter to spend | Armorers        |
      | supporter to spend | Codebreakers    |
    Then the Alliance's supporters hold Mouse-in-a-Sack and Bake Sale
    And the discard pile holds Armorers and Codebreakers

  @8.4.2.II @G.31 @2.1
  Scenario: Supporters are spent together: with an empty deck all of them are the new one
    Given clearing 8 holds 1 sympathy
    And clearing 4 holds 1 keep
    And the Alliance's supply holds 6 sympathy
    And the Alliance's supporters hold Codebreakers and Mouse-in-a-Sack
    And the deck holds nothing
    When the Alliance takes the action spread sympathy in its Birdsong
    Then the deck holds 2 cards
    And the discard pile holds nothing

  @8.4.2.II @8.2.3 @3.3.3
  Scenario: A dominance card that is spent as a supporter becomes available
    Given the Alliance's supporters hold Dominance (mouse)
    When the Alliance takes the action spread sympathy in its Birdsong:
      | asked                 | answer |
      | clearing to spread to | 7      |
    Then clearing 7 holds 1 sympathy
    And the available dominance cards hold Dominance (mouse)
    And the discard pile holds nothing

  # Martial Law (8.4.2.IIa)

  @8.4.2.IIa @8.4.2.II @G.35
  Scenario Outline: Three warriors of one other player cost another supporter, once
    Given clearing 8 holds 1 sympathy
    And clearing 4 holds 1 keep
    And clearing 7 holds <pieces>
    And the Alliance's supporters hold Armorers, Armorers and Bake Sale
    When the Alliance takes the action spread sympathy in its Birdsong
    Then clearing 7 holds 1 sympathy
    And the Marquise sees <kept> cards in the Alliance's supporters

    Examples:
      | pieces                                    | kept |
      | 2 Marquise warriors                       | 2    |
      | 3 Marquise warriors                       | 1    |
      | 4 Clergy warriors                         | 1    |
      | 3 Marquise warriors and 3 Clergy warriors | 1    |
      | 2 Marquise warriors and 2 Clergy warriors | 2    |
      | 1 Marquise warrior, 2 workshops and 3 wood | 2   |
      | 3 Alliance warriors                       | 2    |

  @8.4.2.IIa @8.4.2.II
  Scenario: Without the additional supporter that Martial Law takes sympathy does not spread
    Given clearing 8 holds 1 sympathy
    And clearing 7 holds 3 Marquise warriors
    And clearing 4 holds 2 Marquise warriors
    And the Alliance's supporters hold Codebreakers and Bake Sale
    When the Alliance tries to take the action spread sympathy in its Birdsong:
      | asked                 | answer          |
      | clearing to spread to | 7               |
    Then it is refused citing 8.4.2.IIa: it takes 2 supporters that match clearing 7, and there are 1

  @8.4.2.IIa @8.4.2
  Scenario: Where only the supporter for Martial Law lacks, Martial Law is the reason
    Given clearing 8 holds 1 sympathy
    And clearing 7 holds 3 Marquise warriors
    And clearing 4 holds 3 Marquise warriors
    And the Alliance's supporters hold Armorers
    When the Alliance tries to take the action spread sympathy in its Birdsong
    Then it is refused citing 8.4.2.IIa: it takes 2 supporters that match clearing 4, and there are 1

  @8.4.2.II @8.4.2.I
  Scenario: Sympathy spreads to the cheaper clearing where Martial Law costs too much
    Given clearing 8 holds 1 sympathy
    And clearing 7 holds 3 Marquise warriors
    And the Alliance's supporters hold Bake Sale
    When the Alliance takes the action spread sympathy in its Birdsong
    Then clearing 4 holds 1 sympathy
    And clearing 7 holds no sympathy
