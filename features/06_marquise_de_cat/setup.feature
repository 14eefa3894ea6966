Feature: The Marquise's setup

  Warriors and wood, the keep, the garrison and the starting buildings (6.3).

  @6.3 @6.3.1 @6.3.2 @6.3.3 @6.3.4 @6.3.5
  Scenario: The Marquise sets up on the Autumn map
    When the Marquise sets up:
      | asked           | answer |
      | keep            | 1      |
      | first sawmill   | 1      |
      | first workshop  | 9      |
      | first recruiter | 9      |
    Then these clearings hold:
      | clearing | pieces                                    |
      | 1        | 1 keep, 1 sawmill and 1 Marquise warrior  |
      | 2        | 1 Marquise warrior                        |
      | 3        | nothing                                   |
      | 4        | 1 Marquise warrior                        |
      | 9        | 1 workshop, 1 recruiter and 1 Marquise warrior |
      | 12       | 1 Marquise warrior                        |
    And the Marquise's supply holds 14 warriors, 8 wood, 5 sawmills, 5 workshops and 5 recruiters

  @6.3.2
  Scenario: The keep goes to a corner
    When the Marquise sets up:
      | asked | answer |
      | keep  | ?      |
    Then the options of the Marquise are:
      | option     |
      | clearing 1 |
      | clearing 2 |
      | clearing 3 |
      | clearing 4 |

  @6.3.3
  Scenario: The garrison leaves out the corner opposite the keep
    When the Marquise sets up:
      | asked           | answer |
      | keep            | 2      |
      | first sawmill   | 2      |
      | first workshop  | 2      |
      | first recruiter | 5      |
    Then these clearings hold:
      | clearing | pieces             |
      | 1        | 1 Marquise warrior |
      | 2        | 1 Marquise warrior |
      | 3        | 1 Marquise warrior |
      | 4        | nothing            |
      | 5        | 1 Marquise warrior |

  @6.3
  Scenario: The garrison stands before the first buildings are chosen
    When the Marquise sets up:
      | asked         | answer |
      | keep          | 1      |
      | first sawmill | ?      |
    Then clearing 1 holds 1 keep and 1 Marquise warrior
    And clearing 9 holds 1 Marquise warrior

  @6.3.4
  Scenario: Starting buildings go to the keep's clearing and those adjacent, where slots are open
    When the Marquise sets up:
      | asked         | answer |
      | keep          | 1      |
      | first sawmill | ?      |
    Then the options of the Marquise are:
      | option      |
      | clearing 1  |
      | clearing 5  |
      | clearing 9  |
      | clearing 10 |

  @6.3.4 @2.2.3
  Scenario: A slot that is filled takes no second starting building
    When the Marquise sets up:
      | asked          | answer |
      | keep           | 1      |
      | first sawmill  | 1      |
      | first workshop | ?      |
    Then the options of the Marquise are:
      | option      |
      | clearing 5  |
      | clearing 9  |
      | clearing 10 |
