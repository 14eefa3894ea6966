Feature: The Corvids' abilities

  Crafting with plots, which side of a plot is up, one plot a clearing, nimble moves and embedded agents (13.2).

  Background:
    Given the seats are Corvids, Marquise and Eyrie

  # Crafting (13.2.1)

  @13.2.1
  Scenario Outline: A plot is activated to craft, face up and face down alike
    Given clearing 2 holds 1 <plot>
    And the Corvids hold Root Tea (mouse)
    Then the Corvids can craft Root Tea (mouse)

    Examples:
      | plot      |
      | plot      |
      | snare     |
      | extortion |
      | raid      |

  @13.2.1
  Scenario: A Corvid warrior without a plot crafts nothing
    Given clearing 2 holds 2 Corvid warriors
    And the Corvids hold Root Tea (mouse)
    Then the Corvids cannot craft Root Tea (mouse), citing 4.1.1

  @13.2.1 @QL.2.3
  Scenario: A plot at a colony of the Legion is not activated
    Given the seats are Corvids, Legion and Eyrie
    And clearing 9 holds 1 colony and 1 plot
    And clearing 2 holds 1 plot
    And the Corvids hold Root Tea (mouse) and Birdy Bindle
    Then the Corvids can craft Root Tea (mouse)

  # Token Facing (13.2.2.I)

  @13.2.2.I
  Scenario Outline: A plot that leaves the map lies face down in the supply
    Given clearing 5 holds 1 <plot> and 2 Marquise warriors
    When the Marquise removes 1 <plot> from clearing 5
    Then the Corvids' supply holds 8 plots
    And the Corvids' supply holds no snares and no extortions
    And the Marquise scores 1 point

    Examples:
      | plot      |
      | snare     |
      | extortion |

  @13.2.2.I
  Scenario: What lies face down is known to the Corvids' board as long as it lies there
    Given clearing 5 holds 1 plot and 2 Marquise warriors
    And on the Corvids' board plot, clearing 5 is snare
    When the Marquise removes 1 plot from clearing 5
    Then on the Corvids' board plot, clearing 5 is nothing

  # Placement Limits (13.2.2.II)

  @13.2.2.II
  Scenario Outline: A clearing holds one plot, whichever side is up
    Given clearing 5 holds 1 <plot>
    Then the Corvids cannot place a plot in clearing 5, citing 13.2.2.II
    And the Corvids can place a plot in clearing 1
    And the Corvids can place a Corvid warrior in clearing 5

    Examples:
      | plot      |
      | plot      |
      | bomb      |
      | snare     |
      | extortion |
      | raid      |

  # Nimble (13.2.3)

  @13.2.3 @4.2.1
  Scenario: The Corvids move though others rule both clearings
    Given clearing 1 holds 1 Corvid warrior and 3 Marquise warriors
    And clearing 5 holds 3 Marquise warriors
    Then the Corvids can move a warrior from clearing 1 to clearing 5

  @13.2.3
  Scenario: Nobody else is nimble for it
    Given clearing 1 holds 1 Eyrie warrior and 3 Marquise warriors
    And clearing 5 holds 3 Corvid warriors
    Then the Eyrie cannot move a warrior from clearing 1 to clearing 5, citing 4.2.1

  @4.2
  Scenario: Nimble or not, the Corvids go along paths
    Given clearing 1 holds 1 Corvid warrior
    Then the Corvids cannot move a warrior from clearing 1 to clearing 2, citing 4.2

  # Embedded Agents (13.2.5)

  @13.2.5
  Scenario: As defenders with a plot face down the Corvids deal an extra hit
    Given clearing 5 holds 1 Corvid warrior, 1 plot and 3 Marquise warriors
    When the Marquise battles the Corvids in clearing 5, rolling 0 and 0
    Then the Marquise loses 1 warrior in clearing 5
    And clearing 5 holds 1 Corvid warrior and 1 plot

  @13.2.5 @4.3.5.II
  Scenario: Agents are embedded where no warrior defends the plot
    Given clearing 5 holds 1 plot and 3 Marquise warriors
    And on the Corvids' board plot, clearing 5 is snare
    When the Marquise battles the Corvids in clearing 5, rolling 0 and 0
    Then the Marquise loses 1 warrior in clearing 5
    And clearing 5 holds no plot
    And the Marquise scores 1 point

  @13.2.5
  Scenario Outline: A plot face up embeds no agents
    Given clearing 5 holds 1 Corvid warrior, 1 <plot> and 3 Marquise warriors
    When the Marquise battles the Corvids in clearing 5, rolling 0 and 0
    Then the Marquise loses nothing in clearing 5

    Examples:
      | plot      |
      | snare     |
      | extortion |
      | raid      |

  @13.2.5
  Scenario: A plot in another clearing embeds no agents
    Given clearing 5 holds 1 Corvid warrior and 3 Marquise warriors
    And clearing 1 holds 1 plot
    When the Marquise battles the Corvids in clearing 5, rolling 0 and 0
    Then the Marquise loses nothing in clearing 5

  @13.2.5
  Scenario: As attackers the Corvids have no agents
    Given clearing 5 holds 1 Corvid warrior, 1 plot and 3 Marquise warriors
    When the Corvids battle the Marquise in clearing 5, rolling 0 and 0
    Then the Marquise loses nothing in clearing 5

  @13.2.5
  Scenario: A battle of others beside a plot has no agents in it
    Given clearing 5 holds 1 plot, 3 Marquise warriors and 2 Eyrie warriors
    When the Marquise battles the Eyrie in clearing 5, rolling 0 and 0
    Then the Marquise loses nothing in clearing 5
