Feature: Reach

  Which factions make for an interesting game (5.2).

  @5.2.2 @5.2
  Scenario Outline: The reach of the seats is the sum of their values
    Given the seats are Marquise and <other>
    Then the reach of the seats is <sum>

    Examples:
      | other     | sum |
      | Hundreds  | 19  |
      | Keepers   | 18  |
      | Duchy     | 18  |
      | Lilypad   | 17  |
      | Eyrie     | 17  |
      | Riverfolk | 15  |
      | Vagabond  | 15  |
      | Knaves    | 14  |
      | Twilight  | 14  |
      | Alliance  | 13  |
      | Corvid    | 13  |
      | Lizards   | 12  |

  @5.2.2
  Scenario: Of three factions all count
    Given the seats are Marquise, Eyrie and Alliance
    Then the reach of the seats is 20

  @5.2.1 @5.2
  Scenario Outline: With the lowest recommended sum or more a game is interesting
    Given the seats are <seats>
    Then the reach of the seats is <sum>
    And the seats are viable

    Examples:
      | seats                                                           | sum |
      | Marquise and Eyrie                                              | 17  |
      | Marquise and Hundreds                                           | 19  |
      | Marquise, Riverfolk and Alliance                                | 18  |
      | Marquise, Eyrie, Lizards and Lilypad                            | 26  |
      | Marquise, Riverfolk, Alliance and Corvid                        | 21  |
      | Marquise, Riverfolk, Alliance, Corvid and Twilight              | 25  |
      | Marquise, Riverfolk, Alliance, Corvid, Vagabond and Lizards     | 28  |

  @5.2.1 @5.2
  Scenario Outline: With one point less than the recommended sum a game is not interesting
    Given the seats are <seats>
    Then the reach of the seats is <sum>
    And the seats are not viable, citing 5.2.1

    Examples:
      | seats                                                      | sum |
      | Hundreds and Eyrie                                         | 16  |
      | Marquise, Riverfolk and Lizards                            | 17  |
      | Marquise, Riverfolk, Alliance and Lizards                  | 20  |
      | Marquise, Twilight, Alliance, Corvid and Knaves            | 24  |
      | Marquise, Twilight, Riverfolk, Alliance, Corvid and Lizards | 27  |

  @5.2
  Scenario Outline: The adventurous may play any mix of 17 or more
    Given the seats are <seats>
    Then the reach of the seats is <sum>
    And the seats are not viable, citing 5.2.1
    And the seats are viable for the adventurous

    Examples:
      | seats                                           | sum |
      | Marquise, Riverfolk and Lizards                 | 17  |
      | Marquise, Alliance, Lizards and Corvid          | 18  |
      | Marquise, Twilight, Alliance, Corvid and Knaves | 24  |

  @5.2
  Scenario Outline: Nobody plays a mix of less than 17
    Given the seats are <seats>
    Then the reach of the seats is <sum>
    And the seats are not viable for the adventurous, citing 5.2.1

    Examples:
      | seats                           | sum |
      | Hundreds and Eyrie              | 16  |
      | Marquise, Alliance and Corvid   | 16  |
      | Lizards and Corvid              | 5   |

  @5.2.2 @5.2
  Scenario: Of a faction whose reach the Law does not say nothing can be said
    Given the seats are Marquise and Clergy
    Then the seats are not viable, citing 5.2.2
    And the seats are not viable for the adventurous, citing 5.2.2
