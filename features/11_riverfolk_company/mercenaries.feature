Feature: Mercenaries of the Riverfolk

  Riverfolk warriors that the buyer treats as its own for rule and for battle (11.2.7.III).

  Background:
    Given the seats are Marquise, Riverfolk and Clergy
    And it is the Marquise's Daylight
    And the turn remembers bought, mercenaries: 1

  # For rule (11.2.7.III)

  @11.2.7.III @2.5
  Scenario: Mercenaries count for the rule of the buyer, and for nobody else's
    Given clearing 5 holds 2 Riverfolk warriors and 1 Clergy warrior
    And clearing 6 holds 1 Marquise warrior, 1 Riverfolk warrior and 1 Clergy warrior
    And clearing 8 holds 1 Riverfolk warrior and 2 Clergy warriors
    Then the Marquise rules clearing 5
    And the Marquise rules clearing 6
    And the Clergy rules clearing 8

  @11.2.7.III @2.5
  Scenario Outline: Mercenaries serve in Daylight and Evening of the turn alone
    Given it is the <whose> <phase>
    And the turn remembers bought, mercenaries: 1
    And clearing 5 holds 2 Riverfolk warriors
    Then the <ruler> <rule> clearing 5

    Examples:
      | whose       | phase    | ruler     | rule  |
      | Marquise's  | Birdsong | Riverfolk | rule  |
      | Marquise's  | Daylight | Marquise  | rules |
      | Marquise's  | Evening  | Marquise  | rules |

  @11.2.7.III @2.5
  Scenario: Who has bought another service has hired nobody
    Given the turn remembers bought, mercenaries: 0
    And the turn remembers bought, riverboats: 1
    And clearing 5 holds 2 Riverfolk warriors
    Then the Riverfolk rule clearing 5

  @11.2.7.III
  Scenario: Trade posts are no mercenaries, and stay enemy pieces
    Given clearing 1 holds 1 fox trade post and 1 Riverfolk warrior
    Then the Marquise faces 1 enemy piece in clearing 1
    And the Marquise rules clearing 1

  @11.2.7.III @6.5.4.I
  Scenario: With mercenaries the buyer rules where it builds
    Given clearing 5 holds 1 Riverfolk warrior and 1 wood
    When the Marquise takes the action build:
      | asked | answer      |
      | build | 5 > sawmill |
    Then clearing 5 holds 1 sawmill and 1 Riverfolk warrior

  @11.2.7.III @4.2
  Scenario: The buyer cannot move mercenaries
    Given clearing 5 holds 2 Riverfolk warriors
    Then the Marquise cannot move 1 Riverfolk warrior from clearing 5 to clearing 1, citing 4.2
    And the Marquise rules clearing 5

  @11.2.7.III @4.2.1
  Scenario: By the rule that mercenaries give the buyer its own warriors move
    Given clearing 1 holds 1 Marquise warrior and 2 Clergy warriors
    And clearing 5 holds 1 Riverfolk warrior
    Then the Marquise can move 1 warrior from clearing 1 to clearing 5

  @11.2.7.III @3.3.1.I
  Scenario: Mercenaries bought in Birdsong win no dominance
    Given on the Riverfolk's board cost, mercenaries is 1
    And it is the Marquise's Birdsong
    And the turn remembers bought, mercenaries: 0
    And the Marquise has activated Dominance (fox)
    And clearing 1 holds 1 Riverfolk warrior
    And clearing 6 holds 1 Riverfolk warrior
    And clearing 8 holds 1 Riverfolk warrior
    When the Marquise plays her Birdsong:
      | asked   | answer      |
      | service | mercenaries |
    Then nobody has won

  # For battle (11.2.7.III)

  @11.2.7.III @4.3 @4.3.3.I
  Scenario: Mercenaries alone start a battle, and deal as many rolled hits as they are
    Given clearing 5 holds 2 Riverfolk warriors and 4 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 0
    Then the Clergy loses 2 warriors in clearing 5

  @11.2.7.III @4.3.3.I
  Scenario: Warriors of the buyer and mercenaries count together for rolled hits
    Given clearing 5 holds 1 Marquise warrior, 2 Riverfolk warriors and 4 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 0
    Then the Clergy loses 3 warriors in clearing 5

  @11.2.7.III @4.3.3.I
  Scenario: Against the Riverfolk no mercenary fights for the buyer
    Given clearing 5 holds 1 Marquise warrior and 3 Riverfolk warriors
    When the Marquise battles the Riverfolk in clearing 5, rolling 3 and 1
    Then the Riverfolk lose 1 warrior in clearing 5
    And the Marquise loses 1 warrior in clearing 5

  @11.2.7.III @4.3
  Scenario: With mercenaries alone the buyer cannot battle the Riverfolk
    Given clearing 5 holds 3 Riverfolk warriors and 1 rabbit trade post
    Then the Marquise cannot battle the Riverfolk in clearing 5, citing 4.3

  @11.2.7.III @4.3.1.II
  Scenario: Where mercenaries survive an ambush the battle goes on
    Given clearing 5 holds 1 Marquise warrior, 2 Riverfolk warriors and 4 Clergy warriors
    And the Clergy holds Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5, rolling 3 and 0:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (rabbit) |
    Then clearing 5 holds 1 Riverfolk warrior, 3 Clergy warriors and no Marquise warriors

  @11.2.7.III @4.3.5.II
  Scenario: Who defends with mercenaries alone in its own turn is not defenseless
    Given clearing 5 holds 1 Riverfolk warrior, 1 sawmill and 2 Clergy warriors
    When the Clergy battles the Marquise in clearing 5, rolling 1 and 1
    Then clearing 5 holds 1 sawmill, 1 Clergy warrior and no Riverfolk warriors

  # Taking Hits (11.2.7.IIIa)

  @11.2.7.IIIa
  Scenario Outline: Hits are split, and the odd one falls on a warrior of the buyer
    Given clearing 5 holds <own> Marquise warriors, <hired> Riverfolk warriors and 4 Clergy warriors
    When the Clergy battles the Marquise in clearing 5, rolling <hits> and 0
    Then clearing 5 holds <left> Marquise warriors and <hired left> Riverfolk warriors

    Examples:
      | own | hired | hits | left | hired left |
      | 3   | 3     | 1    | 2    | 3          |
      | 3   | 3     | 2    | 2    | 2          |
      | 3   | 3     | 3    | 1    | 2          |
      | 1   | 3     | 3    | 0    | 1          |
      | 3   | 1     | 3    | 1    | 0          |

  @11.2.7.IIIa
  Scenario: The first hit cannot be laid on a mercenary
    Given clearing 5 holds 2 Marquise warriors, 2 Riverfolk warriors and 4 Clergy warriors
    When the Clergy tries to battle the Marquise in clearing 5, rolling 2 and 0:
      | player   | asked         | answer            |
      | Marquise | piece to lose | Riverfolk warrior |
    Then it is refused citing 11.2.7.IIIa: hits are split, and the next falls on a warrior of Marquise de Cat

  @11.2.7.IIIa
  Scenario: The second hit cannot be laid on a warrior of the buyer while a mercenary stands
    Given clearing 5 holds 2 Marquise warriors, 2 Riverfolk warriors and 4 Clergy warriors
    When the Clergy tries to battle the Marquise in clearing 5, rolling 2 and 0:
      | player   | asked         | answer            |
      | Marquise | piece to lose | Marquise warrior  |
      | Marquise | piece to lose | Marquise warrior  |
    Then it is refused citing 11.2.7.IIIa: hits are split, and the next falls on a warrior of Riverfolk Company

  @11.2.7.IIIa @4.3.6
  Scenario: Buildings and tokens fall only once mercenaries are gone too
    Given clearing 5 holds 1 Marquise warrior, 1 Riverfolk warrior, 1 sawmill and 4 Clergy warriors
    When the Clergy battles the Marquise in clearing 5, rolling 2 and 0
    Then clearing 5 holds 1 sawmill, no Marquise warriors and no Riverfolk warriors
    And the Clergy scores nothing

  @11.2.7.IIIa @4.3.6
  Scenario: What hits are left when both are gone falls on buildings of the buyer, and on no trade post
    Given clearing 5 holds 1 Marquise warrior, 1 Riverfolk warrior, 1 sawmill, 1 rabbit trade post and 4 Clergy warriors
    When the Clergy battles the Marquise in clearing 5, rolling 3 and 0
    Then clearing 5 holds 1 rabbit trade post, no sawmills, no Marquise warriors and no Riverfolk warriors

  @11.2.7.IIIa @4.3.1.II
  Scenario: Hits of an ambush are split by themselves
    Given clearing 5 holds 3 Marquise warriors, 2 Riverfolk warriors and 4 Clergy warriors
    And the Clergy holds Ambush! (rabbit)
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1:
      | player | asked  | answer           |
      | Clergy | ambush | Ambush! (rabbit) |
    Then clearing 5 holds 1 Marquise warrior, 1 Riverfolk warrior and 3 Clergy warriors

  @11.2.7.IIIa @6.2.3
  Scenario: Field Hospitals take in the Marquise's own share of the hits alone
    Given clearing 1 holds 1 keep
    And the Marquise holds Bake Sale
    And clearing 5 holds 2 Marquise warriors, 2 Riverfolk warriors and 4 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 2:
      | player   | asked                    | answer    |
      | Marquise | card for field hospitals | Bake Sale |
    Then clearing 1 holds 1 Marquise warrior
    And the Riverfolk's supply holds 14 warriors

  @11.2.7.IIIa @HCC.2.6.I
  Scenario: Hits of the Clergy pass over a penitent's warriors and fall on mercenaries
    Given the Marquise is penitent to the Clergy
    And clearing 5 holds 2 Marquise warriors, 2 Riverfolk warriors and 4 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 2
    Then clearing 5 holds 2 Marquise warriors, 2 Clergy warriors and no Riverfolk warriors

  @11.2.7.IIIa @HCC.2.6.I
  Scenario: Hits of the Clergy pass over mercenaries where the Riverfolk are penitent
    Given the Riverfolk are penitent to the Clergy
    And clearing 5 holds 2 Marquise warriors, 2 Riverfolk warriors and 4 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 2
    Then clearing 5 holds 2 Riverfolk warriors, 2 Clergy warriors and no Marquise warriors

  @HCC.2.6.IV @11.2.7.III
  Scenario: What mercenaries remove of the Clergy the buyer has removed
    Given the Marquise is penitent to the Clergy
    And the Riverfolk are penitent to the Clergy
    And clearing 5 holds 1 Riverfolk warrior and 4 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 0
    Then the Marquise is a heretic to the Clergy
    And the Riverfolk are penitent to the Clergy
