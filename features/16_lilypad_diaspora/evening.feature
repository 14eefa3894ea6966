Feature: The Diaspora's Evening

  Retaliate, Integrate, Draw and Discard (16.6).

  Background:
    Given the seats are Diaspora, Marquise and Clergy

  # Retaliate (16.6.1)

  @16.6.1 @16.6
  Scenario: The Diaspora battles once at every Militant enclave, in the order and against whom it chooses
    Given these clearings hold:
      | clearing | pieces                                                                         |
      | 8        | 1 militant enclave, 2 Diaspora warriors and 2 Marquise warriors                |
      | 9        | 1 militant enclave, 2 Diaspora warriors, 1 Marquise warrior, 2 Clergy warriors |
      | 10       | 1 peaceful enclave, 2 Diaspora warriors and 2 Marquise warriors                |
      | 12       | 2 Diaspora warriors and 2 Marquise warriors                                    |
    And the dice will show 1 and 0
    And the dice will show 2 and 0
    When the Diaspora plays its Evening:
      | asked  | answer                 |
      | battle | clearing 9 > Clergy    |
      | battle | clearing 8 > Marquise  |
    Then the Clergy loses 1 warrior in clearing 9
    And the Marquise loses 2 warriors in clearing 8
    And the Marquise loses nothing in clearing 9
    And the Marquise loses nothing in clearing 10
    And the Marquise loses nothing in clearing 12

  @16.6.1
  Scenario Outline: Retaliate battles only enemies at Militant enclaves with Diaspora warriors
    Given these clearings hold:
      | clearing | pieces                                                          |
      | 8        | 1 militant enclave, 2 Diaspora warriors and 2 Marquise warriors |
      | 5        | 1 militant enclave, 2 Diaspora warriors and 2 Marquise warriors |
      | 7        | 1 militant enclave, 2 Diaspora warriors and 2 Marquise warriors |
      | 9        | 1 militant enclave, 2 Marquise warriors                         |
      | 10       | 1 peaceful enclave, 2 Diaspora warriors and 2 Marquise warriors |
    And the dice will show 0 and 0
    When the Diaspora tries to play its Evening:
      | asked  | answer                |
      | battle | clearing 8 > Marquise |
      | battle | <battle>              |
    Then it is refused citing <clause>: <reason>

    Examples:
      | battle                 | clause | reason                                                  |
      | clearing 8 > Marquise  | 16.6.1 | the Diaspora have battled at the enclave in clearing 8  |
      | clearing 10 > Marquise | 16.6.1 | no Militant enclave is in clearing 10                   |
      | clearing 9 > Marquise  | 4.3    | Lilypad Diaspora has no warrior or pawn in clearing 9   |
      | clearing 7 > Clergy    | 4.3    | Honeycomb Clergy has no piece in clearing 7             |

  @16.6.1
  Scenario: Retaliate does not offer to leave a battle
    Given clearing 8 holds 1 militant enclave, 2 Diaspora warriors, 1 Clergy warrior and 2 Marquise warriors
    When the Diaspora plays its Evening:
      | asked  | answer |
      | battle | ?      |
    Then the options of the Diaspora are:
      | option                |
      | clearing 8 > Marquise |
      | clearing 8 > Clergy   |

  @16.6.1
  Scenario: A battle that costs the Diaspora its enclave is the one that was due
    Given these clearings hold:
      | clearing | pieces                                                          |
      | 8        | 1 militant enclave, 1 Diaspora warrior and 4 Marquise warriors  |
    And the dice will show 1 and 1
    And the Marquise's play area holds Sappers
    When the Diaspora plays its Evening:
      | player   | asked       | answer |
      | Marquise | use Sappers | use    |
    Then clearing 8 holds 3 Marquise warriors and no Diaspora pieces
    And the Marquise scores 1 point

  @16.6.1 @6.2.3
  Scenario: Enemies that come to a Militant enclave during the step are battled too
    Given these clearings hold:
      | clearing | pieces                                                          |
      | 8        | 1 militant enclave, 3 Diaspora warriors and 1 Marquise warrior  |
      | 9        | 1 militant enclave, 1 Diaspora warrior                          |
    And the Marquise holds Settlers
    And clearing 9 holds 1 keep
    And the dice will show 1 and 0
    And the dice will show 1 and 0
    When the Diaspora plays its Evening:
      | player   | asked                    | answer                |
      | Diaspora | battle                   | clearing 8 > Marquise |
      | Marquise | card for field hospitals | Settlers              |
      | Diaspora | battle                   | clearing 9 > Marquise |
      | Diaspora | pile to draw from        | deck                  |
    Then clearing 9 holds 1 keep, 1 Diaspora warrior and no Marquise warriors

  @16.6.1 @4.3
  Scenario: Without warriors or without enemies at a Militant enclave there is no battle
    Given clearing 8 holds 1 militant enclave and 2 Marquise warriors
    And clearing 9 holds 1 militant enclave and 2 Diaspora warriors
    When the Diaspora plays its Evening
    Then it does not happen that the Diaspora battles

  @16.6.1
  Scenario: With the Clergy alone at a Militant enclave the Clergy is battled
    Given the Diaspora is a heretic to the Clergy
    And clearing 8 holds 1 militant enclave, 2 Diaspora warriors and 1 Clergy warrior
    And the dice will show 1 and 0
    When the Diaspora plays its Evening
    Then clearing 8 holds no Clergy pieces

  @16.6 @16.6.1 @16.6.2 @16.6.3
  Scenario: The Diaspora retaliates, integrates, and then draws
    Given clearing 8 holds 1 militant enclave, 2 Diaspora warriors, 1 Clergy warrior and 1 Marquise warrior
    And clearing 9 holds 1 peaceful enclave
    And the Diaspora holds Root Tea (mouse)
    And the deck's top cards are Investments
    And the dice will show 1 and 0
    When the Diaspora plays its Evening:
      | asked  | answer                |
      | battle | clearing 8 > Marquise |
      | action | integrate             |
    Then the Diaspora scores 1 point
    And the Diaspora holds Investments and no cards
    And clearing 8 holds no Marquise pieces

  @16.6.1 @11.2.7.III
  Scenario: Mercenaries are battled where they are the only enemies
    Given the seats are Diaspora, Marquise and Riverfolk
    And the turn remembers bought, mercenaries: 1
    And clearing 8 holds 1 militant enclave, 2 Diaspora warriors and 1 Riverfolk warrior
    And the dice will show 1 and 0
    When the Diaspora plays its Evening
    Then clearing 8 holds no Riverfolk warriors

  # Integrate (16.6.2)

  @16.6.2
  Scenario: A card spent scores a point for each Peaceful enclave of its suit
    Given these clearings hold:
      | clearing | pieces             |
      | 1        | 1 peaceful enclave |
      | 6        | 1 peaceful enclave |
      | 8        | 1 militant enclave |
      | 9        | 1 peaceful enclave |
    And the Diaspora holds Anvil and Root Tea (mouse)
    When the Diaspora plays its Evening:
      | asked         | answer    |
      | action        | integrate |
      | card to spend | Anvil     |
    Then the Diaspora scores 2 points
    And the discard pile holds Anvil

  @16.6.2 @2.1.1
  Scenario: A bird that is spent scores one suit that the Diaspora names
    Given clearing 9 holds 1 peaceful enclave
    And clearing 8 holds 1 peaceful enclave
    And clearing 12 holds 1 peaceful enclave
    And the Diaspora holds Birdy Bindle and Anvil
    When the Diaspora plays its Evening:
      | asked         | answer       |
      | action        | integrate    |
      | card to spend | Birdy Bindle |
      | suit to score | fox          |
    Then the Diaspora scores 2 points

  @16.6.2
  Scenario: A bird can score foxes, rabbits or mice, whatever enclaves there are
    Given clearing 9 holds 1 peaceful enclave
    And the Diaspora holds Birdy Bindle
    When the Diaspora plays its Evening:
      | asked         | answer       |
      | action        | integrate    |
      | suit to score | ?            |
    Then the options of the Diaspora are:
      | option |
      | fox    |
      | rabbit |
      | mouse  |

  @16.6.2
  Scenario: The Diaspora need not spend a card for its enclaves
    Given clearing 9 holds 1 peaceful enclave
    And the Diaspora holds Root Tea (mouse)
    When the Diaspora plays its Evening:
      | asked  | answer |
      | action | end    |
    Then the Diaspora scores nothing
    And the Diaspora holds Root Tea (mouse) and 1 card

  @16.6.2
  Scenario: A frog card is not spent to score enclaves
    Given clearing 9 holds 1 peaceful enclave
    And the Diaspora holds Settlers, Anvil and Root Tea (mouse)
    When the Diaspora tries to play its Evening:
      | asked         | answer    |
      | action        | integrate |
      | card to spend | Settlers  |
    Then it is refused citing 16.6.2: the frog suit is not scored

  @16.6.2
  Scenario: A card that the Diaspora does not hold is no option to spend for enclaves
    Given clearing 9 holds 1 peaceful enclave
    And the Diaspora holds Anvil and Root Tea (mouse)
    When the Diaspora tries to play its Evening:
      | asked         | answer    |
      | action        | integrate |
      | card to spend | Bake Sale |
    Then it is refused citing 2.1.1: is no option for card to spend

  @16.6.2
  Scenario: With frogs alone in hand there is nothing to integrate
    Given clearing 9 holds 1 peaceful enclave
    And the Diaspora holds Settlers
    When the Diaspora tries to take the action integrate in its Evening
    Then it is refused citing 16.6.2: no card in hand but frogs

  @16.6.2
  Scenario: The Diaspora spends one card a turn to score enclaves
    Given clearing 9 holds 1 peaceful enclave
    And the Diaspora holds Settlers, Anvil and Root Tea (mouse)
    When the Diaspora tries to play its Evening:
      | asked         | answer           |
      | action        | integrate        |
      | card to spend | Root Tea (mouse) |
      | action        | integrate        |
    Then it is refused citing 16.6.2: one card has been spent for enclaves this turn
    And the Diaspora scores 1 point

  @16.6.2 @3.1
  Scenario: The points for enclaves may win the game
    Given the Diaspora has 29 points
    And clearing 9 holds 1 peaceful enclave
    And the Diaspora holds Root Tea (mouse)
    When the Diaspora plays its Evening:
      | asked         | answer           |
      | action        | integrate        |
    Then the Diaspora wins, citing 3.1

  # Draw and Discard (16.6.3)

  @16.6.3
  Scenario Outline: The Diaspora draws more cards for Peaceful enclaves on the map
    Given <enclaves>
    And clearing 12 holds 1 militant enclave
    When the Diaspora plays its Evening
    Then the Diaspora draws <cards>

    Examples:
      | enclaves                                                              | cards   |
      | clearing 1 holds no peaceful enclave                                  | 1 card  |
      | clearing 1 holds 1 peaceful enclave                                   | 1 card  |
      | clearing 1 holds 2 peaceful enclaves                                  | 2 cards |
      | clearing 1 holds 3 peaceful enclaves                                  | 2 cards |
      | clearing 1 holds 4 peaceful enclaves                                  | 3 cards |
      | clearing 1 holds 7 peaceful enclaves                                  | 3 cards |
      | clearing 1 holds 8 peaceful enclaves                                  | 4 cards |
      | clearing 1 holds 11 peaceful enclaves                                 | 4 cards |

  @16.6.3 @16.2.3.I
  Scenario: The first card may come from the Pond
    Given the pond holds Settlers
    And the deck's top cards are Anvil
    And clearing 8 holds 1 peaceful enclave
    And clearing 9 holds 1 peaceful enclave
    When the Diaspora plays its Evening:
      | asked             | answer |
      | pile to draw from | pond   |
    Then the Diaspora holds Settlers and Anvil

  @16.6.3
  Scenario: The Diaspora discards down to five, frogs to the Pond
    Given the Diaspora holds Settlers, Stewards, Companions, Advocates and Militias
    And the deck's top cards are Anvil
    When the Diaspora plays its Evening:
      | asked           | answer   |
      | card to discard | Stewards |
    Then the Diaspora holds Settlers, Companions, Advocates, Militias and Anvil
    And the pond holds Stewards

  # What must be done

  @16.6.1
  Scenario Outline: Retaliation cannot be passed up, whether one battle is left or two
    Given clearing 8 holds 2 Diaspora warriors, 1 militant enclave and 1 Marquise warrior
    And clearing 12 holds 2 Diaspora warriors, 1 militant enclave <there>
    When the Diaspora tries to play its Evening:
      | asked  | answer   |
      | battle | <answer> |
    Then it is refused citing 16.6.1: battle cannot be passed up

    Examples:
      | there                  | answer  |
      | and 1 Marquise warrior | end     |
      | and 1 Marquise warrior | decline |
      |                        | end     |
      |                        | decline |

  @16.6.1
  Scenario: Where no enemy is at a Militant enclave nobody is battled
    Given clearing 8 holds 2 Diaspora warriors and 1 militant enclave
    And clearing 9 holds 2 Diaspora warriors and 1 Marquise warrior
    When the Diaspora plays its Evening
    Then the Diaspora is not asked for battle
