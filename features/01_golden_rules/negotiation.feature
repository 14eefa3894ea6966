Feature: Negotiation, deals and consent

  What players cannot do for each other, and what needs nobody's leave (1.3).

  @1.3.1
  Scenario: What players agree on is told, and binds neither of them
    Given clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
    When the Marquise agrees with the Clergy that "nobody battles in clearing 5"
    And the Marquise battles the Clergy in clearing 5, rolling 1 and 0
    Then it happens that the Marquise and the Clergy agree: nobody battles in clearing 5
    And it happens that the Marquise battles the Clergy in clearing 5
    And clearing 5 holds 2 Marquise warriors and 0 Clergy warriors

  @1.3.2
  Scenario: No deal hands a card over
    Given the Marquise holds Anvil
    When the Marquise tries to give Anvil to the Clergy
    Then it is refused citing 1.3.2
    And nothing changes

  @1.3.2
  Scenario: A card changes hands where a rule says so
    Given the Marquise is a heretic
    And clearing 5 holds 1 Marquise warrior and 1 Cathedral
    And the Clergy's blind bag holds no fox flowers, no rabbit flowers, no mouse flowers and no bird flowers
    And the Marquise holds Bake Sale and Anvil
    When the Clergy plays its Evening:
      | player   | asked               | answer    |
      | Marquise | card to repent with | Bake Sale |
    Then the Clergy holds Bake Sale
    And the Marquise holds Anvil and no cards
    And it happens that the Marquise moves Bake Sale (rabbit) from the Marquise's hand to the Clergy's hand

  @1.3.3
  Scenario: Actions are taken without asking anybody else
    Given the Marquise is penitent
    And clearing 1 holds 2 Marquise warriors and 2 Clergy warriors
    And clearing 5 holds 1 Clergy warrior
    And the Marquise has 10 points
    And the Marquise holds Dominance (fox) and Armorers
    And the dice will show 0 and 0
    When the Marquise plays her Daylight:
      | player   | asked         | answer            |
      | Marquise | card to craft | end               |
      | Marquise | action        | battle            |
      | Marquise | action        | end               |
    Then the Clergy is not asked for action
    And it happens that the Marquise battles the Clergy
    And the options of the Marquise are when asked for action:
      | option             |
      | battle             |
      | march              |
      | recruit            |
      | extra action       |
      | activate dominance |
      | end                |
