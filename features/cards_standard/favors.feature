Feature: The Standard deck's favors

  Favor of the Foxes, of the Rabbits and of the Mice.

  @4.1.2
  Scenario Outline: A Favor removes all enemy pieces in clearings of its suit, and nothing else
    Given the seats are Marquise, Clergy and Eyrie
    And these clearings hold:
      | clearing | pieces                                                             |
      | <a>      | 2 workshops and 1 Marquise warrior                                 |
      | <b>      | 1 workshop and 1 Clergy warrior                                    |
      | <one>    | 1 Clergy warrior, 1 fox flower, 2 Eyrie warriors, 1 roost, 1 wood  |
      | <two>    | 2 Clergy warriors and 1 Marquise warrior                           |
      | <other>  | 1 Clergy warrior and 1 Eyrie warrior                               |
      | <third>  | 1 Clergy warrior and 1 Eyrie warrior                               |
    And the Marquise holds <card>
    When the Marquise crafts <card>:
      | asked                  | answer                       |
      | to activate for <suit> | clearing <a> > crafting piece |
      | to activate for <suit> | clearing <a> > crafting piece |
    Then these clearings hold:
      | clearing | pieces                                                |
      | <a>      | 2 workshops and 1 Marquise warrior                    |
      | <b>      | 1 workshop and no Clergy pieces                       |
      | <one>    | no Clergy pieces, no Eyrie pieces, 1 wood and 1 ruin  |
      | <two>    | no Clergy pieces and 1 Marquise warrior               |
      | <other>  | 1 Clergy warrior and 1 Eyrie warrior                  |
      | <third>  | 1 Clergy warrior and 1 Eyrie warrior                  |
    And the Marquise scores 2 points
    And the discard pile holds <card>
    And the Marquise holds nothing
    And the Marquise's play area holds nothing

    @card.favor-of-the-foxes
    Examples:
      | card               | suit | a | b | one | two | other | third |
      | Favor of the Foxes | fox  | 8 | 1 | 12  | 6   | 5     | 7     |

    @card.favor-of-the-rabbits
    Examples:
      | card                 | suit   | a | b | one | two | other | third |
      | Favor of the Rabbits | rabbit | 5 | 4 | 10  | 3   | 8     | 9     |

    @card.favor-of-the-mice
    Examples:
      | card              | suit  | a | b | one | two | other | third |
      | Favor of the Mice | mouse | 9 | 7 | 11  | 2   | 8     | 5     |

  @card.favor-of-the-foxes @HCC.2.6.I
  Scenario: The Clergy's Favor spares the Penitent
    Given the Marquise is penitent
    And clearing 5 holds 1 Cathedral and 3 fox flowers
    And clearing 8 holds 2 Marquise warriors and 1 sawmill
    And the Clergy holds Favor of the Foxes
    When the Clergy takes the action craft
    Then clearing 8 holds 2 Marquise warriors and 1 sawmill
    And the Clergy scores 1 point
    And the discard pile holds Favor of the Foxes

  @G.8
  Scenario Outline: A Favor leaves an ally's pieces
    Given the seats are Marquise, Clergy and Vagabond
    And on the Vagabond's board coalition with is Clergy
    And clearing <clearing> holds 1 Marquise warrior, 2 Clergy warriors, 1 cathedral and the Vagabond's pawn
    And the Vagabond's satchel holds 3 hammers
    And the Vagabond holds <card>
    When the Vagabond takes the action craft
    Then clearing <clearing> holds no Marquise warriors, 2 Clergy warriors and 1 cathedral
    And the Vagabond scores nothing

    @card.favor-of-the-foxes
    Examples:
      | card               | clearing |
      | Favor of the Foxes | 8        |

    @card.favor-of-the-rabbits
    Examples:
      | card                 | clearing |
      | Favor of the Rabbits | 5        |

    @card.favor-of-the-mice
    Examples:
      | card              | clearing |
      | Favor of the Mice | 9        |

  @card.favor-of-the-mice @6.2.3
  Scenario: The fallen of a Favor may go to hospital, clearing by clearing
    Given clearing 1 holds the keep
    And clearing 5 holds 1 Cathedral and 3 mouse flowers
    And clearing 9 holds 2 Marquise warriors
    And clearing 7 holds 1 Marquise warrior
    And the Marquise holds Root Tea (mouse), Investments and Bake Sale
    And the Clergy holds Favor of the Mice
    When the Clergy takes the action craft:
      | player   | asked                    | answer                         |
      | Clergy   | what comes next          | Field Hospitals for clearing 7 |
      | Marquise | card for field hospitals | mouse card Root Tea            |
      | Marquise | card for field hospitals | ?                              |
    Then clearing 1 holds 1 Marquise warrior
    And clearing 9 holds no Marquise warriors
    And clearing 7 holds no Marquise warriors
    And the options of the Marquise are:
      | option                 |
      | decline                |
      | mouse card Investments |

  @card.favor-of-the-rabbits @3.1
  Scenario: A Favor may win before its card is discarded
    Given the Marquise has 28 points
    And clearing 5 holds 2 workshops
    And clearing 4 holds 1 workshop
    And clearing 10 holds 2 fox flowers
    And the Marquise holds Favor of the Rabbits
    When the Marquise crafts Favor of the Rabbits:
      | asked                  | answer                      |
      | to activate for rabbit | clearing 5 > crafting piece |
      | to activate for rabbit | clearing 5 > crafting piece |
    Then the Marquise wins, citing 3.1
    And clearing 10 holds no Clergy pieces
    And the discard pile holds nothing

  @4.1.2
  Scenario: A Favor may be crafted for nothing where no enemy stands
    Given clearing 9 holds 2 workshops
    And clearing 7 holds 1 workshop
    And the Marquise holds Favor of the Mice
    When the Marquise crafts Favor of the Mice:
      | asked                 | answer                      |
      | to activate for mouse | clearing 9 > crafting piece |
      | to activate for mouse | clearing 9 > crafting piece |
    Then the Marquise scores nothing
    And the discard pile holds Favor of the Mice
