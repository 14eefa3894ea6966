Feature: The Diaspora's Birdsong

  Craft, and then Rally or Reconcile (16.4).

  Background:
    Given the seats are Diaspora, Marquise and Clergy

  @16.4.1 @16.2.7 @16.4
  Scenario: Enclaves are activated to craft, each once, before anything else
    Given clearing 9 holds 1 peaceful enclave
    And clearing 8 holds 1 militant enclave
    And the Diaspora holds Root Tea (fox), Birdy Bindle, Settlers and Frog Partisans
    When the Diaspora plays its Birdsong:
      | asked             | answer         |
      | card to craft     | Root Tea (fox) |
      | card to craft     | Frog Partisans |
      | rally or reconcile | rally         |
    Then the Diaspora's crafted items hold 1 tea
    And the Diaspora scores 2 points
    And the Diaspora's play area holds Frog Partisans
    And the Diaspora holds Birdy Bindle and Settlers
    And clearing 8 holds 1 Diaspora warrior

  @16.4.1
  Scenario: The Diaspora need not craft
    Given clearing 9 holds 1 peaceful enclave
    And the Diaspora holds Root Tea (fox)
    When the Diaspora plays its Birdsong:
      | asked         | answer |
      | card to craft | end    |
    Then the Diaspora holds Root Tea (fox)

  @16.4.2 @16.4.2.I
  Scenario: Rally places a warrior at each Militant enclave
    Given clearing 8 holds 1 militant enclave
    And clearing 9 holds 1 militant enclave and 2 Diaspora warriors
    And clearing 10 holds 1 peaceful enclave
    When the Diaspora plays its Birdsong:
      | asked              | answer |
      | rally or reconcile | rally  |
    Then these clearings hold:
      | clearing | pieces                                  |
      | 8        | 1 Diaspora warrior, 1 militant enclave  |
      | 9        | 3 Diaspora warriors, 1 militant enclave |
      | 10       | no Diaspora warriors, 1 peaceful enclave |

  @16.4.2.I @1.5.4
  Scenario: With too few warriors the Diaspora chooses where
    Given the Diaspora's supply holds 1 warrior
    And clearing 8 holds 1 militant enclave
    And clearing 9 holds 1 militant enclave
    When the Diaspora plays its Birdsong:
      | asked                         | answer |
      | rally or reconcile            | rally  |
      | enclave to place a warrior at | 9      |
    Then clearing 9 holds 1 Diaspora warrior
    And clearing 8 holds no Diaspora warriors

  @16.4.2.I @6.2.2
  Scenario: At the keep no warrior rallies
    Given clearing 1 holds 1 keep and 1 militant enclave
    And clearing 8 holds 1 militant enclave
    When the Diaspora plays its Birdsong:
      | asked              | answer |
      | rally or reconcile | rally  |
    Then clearing 1 holds no Diaspora warriors
    And clearing 8 holds 1 Diaspora warrior

  @16.4.2 @16.4.2.II
  Scenario: Reconcile flips some enclaves; who rules each of them draws a card
    Given these clearings hold:
      | clearing | pieces                                         |
      | 8        | 1 militant enclave and 1 Diaspora warrior      |
      | 9        | 1 militant enclave and 2 Marquise warriors     |
      | 10       | 1 militant enclave                             |
      | 12       | 1 militant enclave and 1 Diaspora warrior      |
    When the Diaspora plays its Birdsong:
      | asked                | answer    |
      | rally or reconcile   | reconcile |
      | enclave to reconcile | 9         |
      | enclave to reconcile | 8         |
      | enclave to reconcile | 10        |
      | enclave to reconcile | end       |
    Then these clearings hold:
      | clearing | pieces                                      |
      | 8        | 1 peaceful enclave and 1 Diaspora warrior   |
      | 9        | 1 peaceful enclave and 2 Marquise warriors  |
      | 10       | 1 peaceful enclave                          |
      | 12       | 1 militant enclave and 1 Diaspora warrior   |
    And the Diaspora draws 1 card
    And the Marquise draws 1 card
    And the Clergy draws 0 cards

  @16.4.2.II
  Scenario: The Diaspora may flip no enclave when it reconciles
    Given clearing 8 holds 1 militant enclave
    When the Diaspora plays its Birdsong:
      | asked                | answer    |
      | rally or reconcile   | reconcile |
      | enclave to reconcile | end       |
    Then clearing 8 holds 1 militant enclave and no Diaspora warriors

  @16.4.2.II @16.2.3.I
  Scenario: Each card for a reconciled enclave may come from the Pond
    Given the pond holds Settlers and Stewards
    And clearing 8 holds 1 militant enclave and 1 Marquise warrior
    And clearing 9 holds 1 militant enclave and 1 Marquise warrior
    When the Diaspora plays its Birdsong:
      | player   | asked                | answer    |
      |          | rally or reconcile   | reconcile |
      |          | enclave to reconcile | 9         |
      | Marquise | pile to draw from    | pond      |
      |          | enclave to reconcile | 8         |
      | Marquise | pile to draw from    | pond      |
    Then the Diaspora has no further enclave to reconcile, citing 16.4.2.II: no Militant enclave is in clearing
    And the Marquise holds Settlers and Stewards
    And the pond holds nothing

  @16.4.2
  Scenario: Without Militant enclaves the Diaspora neither rallies nor reconciles
    Given clearing 8 holds 1 peaceful enclave
    When the Diaspora plays its Birdsong
    Then the Diaspora is not asked for rally or reconcile, citing 16.4.2: no Militant enclave is on the map
    And clearing 8 holds 1 peaceful enclave and no Diaspora warriors

  @16.4.2
  Scenario: The Diaspora must rally or reconcile
    Given clearing 8 holds 1 militant enclave
    When the Diaspora plays its Birdsong:
      | asked              | answer |
      | rally or reconcile | ?      |
    Then the options of the Diaspora are:
      | option    |
      | rally     |
      | reconcile |

  # What must be done

  @16.4.2
  Scenario Outline: Rally or Reconcile cannot be passed up
    Given clearing 8 holds 1 militant enclave
    When the Diaspora tries to play its Birdsong:
      | asked              | answer   |
      | rally or reconcile | <answer> |
    Then it is refused citing 16.4.2: rally or reconcile cannot be passed up

    Examples:
      | answer  |
      | end     |
      | decline |
