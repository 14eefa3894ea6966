Feature: The Clergy act

  The three actions of their Daylight: Mission, Swarm, Crusade and Replant (HCC.5.1).

  @HCC.5
  Scenario: The Clergy act before they offer
    Given clearing 8 holds 1 cathedral, 1 fox flower and 1 Clergy warrior
    When the Clergy plays their Daylight:
      | asked  | answer |
      | action | ?      |
    Then the Clergy is offered mission
    And the Clergy is not offered score

  @HCC.5
  Scenario: Once the Clergy offer they act no more
    Given clearing 8 holds 1 cathedral, 1 fox flower and 1 Clergy warrior
    When the Clergy plays their Daylight:
      | asked  | answer |
      | action | end    |
      | action | ?      |
    Then the Clergy is offered score
    And the Clergy is not offered mission

  @HCC.5.1
  Scenario: The Clergy take three actions
    Given clearing 5 holds 1 cathedral, 1 Clergy warrior and 1 rabbit flower
    And the Clergy holds 4 rabbit cards
    When the Clergy plays their Daylight:
      | asked  | answer              |
      | action | swarm               |
      | swarm  | Smuggler's Trail > 5 |
      | action | mission             |
      | move   | decline             |
      | action | crusade             |
      | move   | decline             |
      | action | ?                   |
    Then the Clergy is not offered mission
    And the Clergy is not offered swarm
    And the Clergy is not offered crusade
    And clearing 5 holds 3 Clergy warriors

  @HCC.5.1
  Scenario: After two actions the Clergy have a third
    Given clearing 5 holds 1 Clergy warrior
    When the Clergy plays their Daylight:
      | asked  | answer  |
      | action | mission |
      | move   | decline |
      | action | mission |
      | move   | decline |
      | action | ?       |
    Then the Clergy is offered mission
    And the Clergy is offered crusade

  @HCC.5.1 @HCC.5.1.II
  Scenario: The same action may be taken three times
    Given clearing 5 holds 1 cathedral and 1 rabbit flower
    And the Clergy holds Ambush! (bird), Armorers, Sappers and Royal Claim
    When the Clergy plays their Daylight:
      | asked  | answer             |
      | action | swarm              |
      | swarm  | Ambush! (bird) > 5 |
      | action | swarm              |
      | swarm  | Armorers > 5       |
      | action | swarm              |
      | swarm  | Sappers > 5        |
      | action | ?                  |
    Then clearing 5 holds 6 Clergy warriors
    And the Clergy holds Royal Claim
    And the Clergy is not offered swarm
    And the Clergy is offered score

  @HCC.5.1
  Scenario: The Clergy may stop early
    Given clearing 5 holds 1 Clergy warrior
    When the Clergy plays their Daylight:
      | asked  | answer  |
      | action | mission |
      | move   | decline |
      | action | end     |
      | action | end     |
    Then nothing changes

  @HCC.5.1.II @HCC.5.1.IV
  Scenario: What cannot be done is not offered
    Given clearing 5 holds 1 Clergy warrior and 1 rabbit flower
    When the Clergy plays their Daylight:
      | asked  | answer |
      | action | ?      |
    Then the Clergy is not offered swarm, citing HCC.5.1.II
    And the Clergy is not offered replant, citing HCC.5.1.IV

  # Mission (HCC.5.1.I)

  @HCC.5.1.I @HCC.5.1
  Scenario: A Mission is up to two moves
    Given clearing 5 holds 3 Clergy warriors and 1 fox flower
    When the Clergy plays their Daylight:
      | asked                | answer  |
      | action               | mission |
      | move                 | 5 > 1   |
      | how many warriors    | 2       |
      | how many fox flowers | 1       |
      | move                 | 1 > 9   |
      | how many warriors    | 1       |
      | how many fox flowers | 1       |
      | action               | ?       |
    Then these clearings hold:
      | clearing | pieces                          |
      | 5        | 1 Clergy warrior                |
      | 1        | 1 Clergy warrior, no fox flower |
      | 9        | 1 Clergy warrior, 1 fox flower  |
    And the Clergy is offered mission

  @HCC.5.1.I
  Scenario: The first move of a Mission may be declined
    Given clearing 5 holds 1 Clergy warrior
    When the Clergy takes the action mission:
      | asked | answer |
      | move  | ?      |
    Then the Clergy is offered decline
    And the Clergy is offered 5 > 1

  @HCC.5.1.I
  Scenario: The second move of a Mission may be declined
    Given clearing 5 holds 1 Clergy warrior
    When the Clergy takes the action mission:
      | asked | answer |
      | move  | 5 > 1  |
      | move  | ?      |
    Then the Clergy is offered decline

  @HCC.5.1.I @4.2.1
  Scenario: Each move of a Mission must be allowed
    Given clearing 5 holds 1 Clergy warrior and 2 Marquise warriors
    And clearing 2 holds 1 Marquise warrior
    And clearing 7 holds 1 Clergy warrior
    When the Clergy tries to take the action mission:
      | asked | answer |
      | move  | 5 > 2  |
    Then it is refused citing 4.2.1

  @HCC.5.1.I
  Scenario: A Mission without any move to take is an action all the same
    When the Clergy plays their Daylight:
      | asked  | answer  |
      | action | mission |
      | action | crusade |
      | action | mission |
      | action | ?       |
    Then the Clergy is not offered mission
    And nothing changes

  # Swarm (HCC.5.1.II)

  @HCC.5.1.II @2.1.1
  Scenario: A card brings two warriors to a matching Cathedral
    Given clearing 5 holds 1 cathedral
    And clearing 8 holds 1 cathedral
    And the Clergy holds Anvil and Bake Sale
    When the Clergy takes the action swarm:
      | asked | answer    |
      | swarm | Anvil > 8 |
    Then clearing 8 holds 2 Clergy warriors
    And clearing 5 holds no Clergy warriors
    And the discard pile holds Anvil
    And the Clergy holds Bake Sale
    And the Clergy's supply holds 13 warriors

  @HCC.5.1.II @2.1.1
  Scenario: Each card serves for the Cathedrals that it matches, a bird for all; both warriors go to one
    Given clearing 5 holds 1 cathedral and 1 Clergy warrior
    And clearing 8 holds 1 cathedral
    And clearing 6 holds 2 Clergy warriors
    And clearing 9 holds 1 fox flower
    And the Clergy holds Anvil, Bake Sale, Armorers and Sword
    When the Clergy takes the action swarm:
      | asked | answer |
      | swarm | ?      |
    Then the options of the Clergy are:
      | option                              |
      | fox card Anvil > clearing 8         |
      | rabbit card Bake Sale > clearing 5  |
      | bird card Armorers > clearing 5     |
      | bird card Armorers > clearing 8     |

  @HCC.5.1.II
  Scenario: Without a card that matches a Cathedral there is no Swarm
    Given clearing 5 holds 1 cathedral
    And the Clergy holds Anvil
    When the Clergy tries to take the action swarm
    Then it is refused citing HCC.5.1.II: no card in hand matches a Cathedral
    And nothing changes

  @HCC.5.1.II @1.5.4
  Scenario: Without a warrior in the supply the card may be spent for nothing
    Given clearing 5 holds 1 cathedral
    And the Clergy's supply holds no warriors
    And the Clergy holds Bake Sale
    When the Clergy takes the action swarm
    Then clearing 5 holds no Clergy warriors
    And the Clergy holds nothing

  @HCC.5.1.II @1.5.4
  Scenario: With one warrior in the supply a Swarm places it
    Given clearing 5 holds 1 cathedral
    And the Clergy's supply holds 1 warrior
    And the Clergy holds Bake Sale
    When the Clergy takes the action swarm
    Then clearing 5 holds 1 Clergy warrior
    And the Clergy holds nothing

  @HCC.5.1.II
  Scenario: Where the Clergy cannot place they cannot Swarm
    Given the seats are Clergy and Corvid
    And clearing 5 holds 1 cathedral and 1 snare
    And the Clergy holds Bake Sale
    When the Clergy tries to take the action swarm
    Then it is refused citing HCC.5.1.II

  @HCC.5.1.II
  Scenario Outline: A Swarm is refused for what it lacks there
    Given clearing 5 holds 1 Cathedral
    And clearing 8 holds 1 Cathedral
    And the Clergy holds Smuggler's Trail and Anvil
    When the Clergy tries to take the action swarm:
      | asked | answer   |
      | swarm | <answer> |
    Then it is refused citing <refusal>

    Examples:
      | answer                | refusal                                                 |
      | Smuggler's Trail > 8  | HCC.5.1.II: Smuggler's Trail does not match clearing 8  |
      | Anvil > 5             | HCC.5.1.II: Anvil does not match clearing 5             |
      | Anvil > 1             | HCC.5.1.II: no Cathedral is in clearing 1               |
      | Armorers > 5          | HCC.5.1.II                                              |

  # Crusade (HCC.5.1.III)

  @HCC.5.1.III
  Scenario: The Clergy move, then battle in the clearing that they moved into, with all warriors there
    Given clearing 5 holds 1 Clergy warrior and 2 Marquise warriors
    And clearing 1 holds 1 Clergy warrior
    And the dice will show 3 and 0
    When the Clergy takes the action crusade:
      | asked           | answer   |
      | move            | 1 > 5    |
      | battle          | 5 > Marquise |
    Then clearing 5 holds 2 Clergy warriors and no Marquise warriors
    And clearing 1 holds nothing

  @HCC.5.1.III
  Scenario: The Clergy may battle no enemy at all on a Crusade
    Given clearing 5 holds 2 Marquise warriors
    And clearing 1 holds 1 Clergy warrior
    When the Clergy takes the action crusade:
      | asked           | answer  |
      | move            | 1 > 5   |
      | battle          | decline |
    Then clearing 5 holds 1 Clergy warrior and 2 Marquise warriors

  @HCC.5.1.III
  Scenario: Without a move a Crusade has no battle
    Given clearing 5 holds 1 Clergy warrior and 1 Marquise warrior
    When the Clergy plays their Daylight:
      | asked  | answer  |
      | action | crusade |
      | move   | decline |
      | action | end     |
      | action | end     |
    Then the Clergy is not asked for battle, citing HCC.5.1.III: nothing was moved
    And nothing changes

  @HCC.5.1.III
  Scenario: A Crusade battles nowhere but in the clearing that it moved into
    Given the seats are Clergy, Marquise and Eyrie
    And clearing 5 holds 1 Marquise warrior
    And clearing 1 holds 2 Clergy warriors and 1 Eyrie warrior
    When the Clergy takes the action crusade:
      | asked             | answer |
      | move              | 1 > 5  |
      | how many warriors | 1      |
      | battle            | ? |
    Then the options of the Clergy are:
      | option       |
      | 5 > Marquise |
      | decline      |

  @HCC.5.1.III
  Scenario: In an empty clearing a Crusade has nobody to battle
    Given clearing 1 holds 1 Clergy warrior
    When the Clergy takes the action crusade:
      | asked | answer |
      | move  | 1 > 5  |
    Then the Clergy is not asked for battle
    And clearing 5 holds 1 Clergy warrior

  @HCC.5.1.III
  Scenario: Flowers go along on a Crusade
    Given clearing 1 holds 1 Clergy warrior and 1 fox flower
    When the Clergy takes the action crusade:
      | asked                | answer |
      | move                 | 1 > 5  |
      | how many fox flowers | 1      |
    Then clearing 5 holds 1 Clergy warrior and 1 fox flower

  @HCC.5.1.III @HCC.2.6.I
  Scenario: Penitents cannot be battled on a Crusade
    Given the seats are Clergy, Marquise and Eyrie
    And the Marquise is penitent to the Clergy
    And clearing 5 holds 1 Marquise warrior and 1 Eyrie warrior
    And clearing 1 holds 1 Clergy warrior
    When the Clergy tries to take the action crusade:
      | asked           | answer   |
      | move            | 1 > 5    |
      | battle          | 5 > Marquise |
    Then it is refused citing HCC.2.6.I: Marquise de Cat is penitent

  @HCC.5.1.III @HCC.2.6.I
  Scenario: A Crusade may battle any piece of who is not Penitent, warriors or not
    Given the seats are Clergy, Marquise, Eyrie and Alliance
    And the Marquise is penitent to the Clergy
    And clearing 5 holds 1 Marquise warrior, 1 roost and 1 sympathy
    And clearing 1 holds 1 Clergy warrior
    When the Clergy takes the action crusade:
      | asked           | answer |
      | move            | 1 > 5  |
      | battle          | ? |
    Then the options of the Clergy are:
      | option       |
      | 5 > Eyrie    |
      | 5 > Alliance |
      | decline      |

  @HCC.5.1.III @HCC.5.1
  Scenario: A Crusade is one of the three actions
    Given clearing 5 holds 1 Clergy warrior
    When the Clergy plays their Daylight:
      | asked  | answer  |
      | action | crusade |
      | move   | decline |
      | action | crusade |
      | move   | decline |
      | action | crusade |
      | move   | decline |
      | action | end     |
    Then the Clergy is not offered crusade

  # Replant (HCC.5.1.IV)

  @HCC.5.1.IV @HCC.2.2.III
  Scenario: A flower that does not match its clearing is replaced with one that does
    Given clearing 8 holds 1 Clergy warrior and 1 mouse flower
    When the Clergy takes the action replant
    Then clearing 8 holds 1 fox flower and no mouse flower
    And the Clergy's blind bag holds 2 fox flowers and 3 mouse flowers
    And it happens that the Clergy replaces 1 Clergy mouse flower with 1 Clergy fox flower in clearing 8

  @HCC.5.1.IV
  Scenario: The Clergy choose which flower to replace; birds are neither replaced nor used
    Given clearing 8 holds 1 Clergy warrior, 1 mouse flower, 1 rabbit flower, 1 bird flower and 1 fox flower
    And clearing 5 holds 1 Clergy warrior, 1 cathedral and 1 fox flower
    And clearing 9 holds 1 rabbit flower
    When the Clergy takes the action replant:
      | asked   | answer |
      | replant | ?      |
    Then the options of the Clergy are:
      | option                                                |
      | clearing 5 > Clergy fox flower > Clergy rabbit flower |
      | clearing 8 > Clergy mouse flower > Clergy fox flower  |
      | clearing 8 > Clergy rabbit flower > Clergy fox flower |

  @HCC.5.1.IV
  Scenario: A flower at a Cathedral is replanted too
    Given clearing 8 holds 1 Clergy warrior, 1 mouse flower and 1 cathedral
    When the Clergy takes the action replant
    Then clearing 8 holds 1 fox flower, 1 cathedral and no mouse flower

  @HCC.5.1.IV
  Scenario: A Replant takes a warrior with the flower
    Given clearing 8 holds 1 mouse flower and 1 cathedral
    And clearing 5 holds 1 Clergy warrior
    When the Clergy tries to take the action replant
    Then it is refused citing HCC.5.1.IV: no warrior is with a flower that another in the bag would match better
    And nothing changes

  @HCC.5.1.IV
  Scenario: A Replant takes a flower of the suit in the bag
    Given clearing 8 holds 1 Clergy warrior and 1 mouse flower
    And the Clergy's blind bag holds no fox flower
    When the Clergy tries to take the action replant
    Then it is refused citing HCC.5.1.IV
    And nothing changes

  @HCC.5.1.IV
  Scenario: The last flower of the suit in the bag will do for a Replant
    Given clearing 8 holds 1 Clergy warrior and 1 mouse flower
    And the Clergy's blind bag holds 1 fox flower
    When the Clergy takes the action replant
    Then clearing 8 holds 1 fox flower

  @HCC.5.1.IV
  Scenario Outline: A flower that matches its clearing is not replanted
    Given clearing 8 holds 1 Clergy warrior and 1 <suit> flower
    When the Clergy tries to take the action replant
    Then it is refused citing HCC.5.1.IV

    Examples:
      | suit |
      | fox  |
      | bird |

  @HCC.5.1.IV @6.2.2
  Scenario: In the keep's clearing no flower is replanted
    Given clearing 1 holds 1 keep, 1 Clergy warrior and 1 mouse flower
    When the Clergy tries to take the action replant
    Then it is refused citing HCC.5.1.IV
    And nothing changes

  @HCC.5.1.IV
  Scenario: Where only the frog suit is left no flower is replanted
    Given the seats are Clergy and Diaspora
    And clearing 8 holds 1 Clergy warrior, 1 mouse flower and 1 militant enclave
    When the Clergy tries to take the action replant
    Then it is refused citing HCC.5.1.IV

  @HCC.5.1.IV @HCC.5.1
  Scenario: A Replant is one of the three actions
    Given clearing 8 holds 1 Clergy warrior, 3 mouse flowers and 1 rabbit flower
    When the Clergy plays their Daylight:
      | asked   | answer                          |
      | action  | replant                         |
      | replant | 8 > mouse flower > fox flower   |
      | action  | replant                         |
      | replant | 8 > mouse flower > fox flower   |
      | action  | replant                         |
      | replant | 8 > mouse flower > fox flower   |
      | action  | end                             |
    Then clearing 8 holds 3 fox flowers, 1 rabbit flower and no mouse flower
    And the Clergy is not offered replant
