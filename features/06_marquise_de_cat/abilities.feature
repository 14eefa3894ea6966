Feature: The Marquise's abilities

  Crafting, the Keep and Field Hospitals (6.2).

  # Crafting (6.2.1)

  @6.2.1
  Scenario: A workshop activates for the suit of its clearing
    Given clearing 9 holds 1 workshop
    And the Marquise holds Root Tea (fox)
    When the Marquise crafts Root Tea (fox)
    Then the Marquise's crafted items hold 1 tea
    And the Marquise scores 2 points

  @6.2.1
  Scenario: Sawmills and recruiters do not craft
    Given clearing 9 holds 1 sawmill and 1 recruiter
    And the Marquise holds Root Tea (fox)
    When the Marquise tries to craft Root Tea (fox)
    Then it is refused citing 4.1.1
    And nothing changes

  @6.2.1 @4.1.1
  Scenario: A workshop of another suit does not craft
    Given clearing 8 holds 1 workshop
    And the Marquise holds Root Tea (fox)
    When the Marquise tries to craft Root Tea (fox)
    Then it is refused citing 4.1.1

  @6.2.1 @6.5 @4.1.1
  Scenario: Each workshop is activated once a turn
    Given clearing 9 holds 1 workshop
    And the Marquise holds Root Tea (fox) and Birdy Bindle
    When the Marquise plays her Daylight:
      | asked         | answer         |
      | card to craft | Root Tea (fox) |
      | action        | end            |
    Then the Marquise's crafted items hold 1 tea and no bag
    And the Marquise holds Birdy Bindle

  @6.2.1 @6.5 @4.1.1
  Scenario: Two workshops in one clearing craft two cards
    Given clearing 9 holds 2 workshops
    And the Marquise holds Root Tea (fox) and Birdy Bindle
    When the Marquise plays her Daylight:
      | asked         | answer         |
      | card to craft | Root Tea (fox) |
      | card to craft | Birdy Bindle   |
      | action        | end            |
    Then the Marquise's crafted items hold 1 tea and 1 bag
    And the Marquise scores 3 points

  @6.2.1 @4.1.1
  Scenario: The Marquise chooses which workshops pay for an icon of any suit
    Given clearing 8 holds 1 workshop
    And clearing 9 holds 2 workshops
    And clearing 5 holds 1 workshop
    And the Marquise holds Royal Claim
    When the Marquise crafts Royal Claim:
      | asked               | answer                     |
      | to activate for any | clearing 9 > crafting piece |
      | to activate for any | clearing 9 > crafting piece |
      | to activate for any | clearing 5 > crafting piece |
    Then the Marquise's play area holds Royal Claim
    And the Marquise holds nothing

  @6.2.1 @4.1.1
  Scenario: In Daylight too the Marquise chooses the workshop that pays
    Given clearing 8 holds 1 workshop
    And clearing 12 holds 1 workshop
    And the Marquise holds Anvil and Root Tea (fox)
    When the Marquise plays her Daylight:
      | asked               | answer       |
      | card to craft       | Anvil        |
      | to activate for fox | 8 > workshop |
      | action              | end          |
    Then the Marquise's crafted items hold 1 hammer

  @6.2.1
  Scenario: A workshop under a colony is not activated
    Given the seats are Marquise, Clergy and Legion
    And clearing 9 holds 1 workshop and 1 colony
    And clearing 2 holds 1 workshop
    And the Marquise holds Root Tea (fox) and Birdy Bindle
    When the Marquise plays her Daylight:
      | asked         | answer         |
      | card to craft | Root Tea (fox) |
      | action        | end            |
    Then the Marquise's crafted items hold 1 tea and no bag

  # The Keep (6.2.2)

  @6.2.2
  Scenario: In the keep's clearing players other than the Marquise cannot place pieces
    Given clearing 1 holds 1 keep and 1 Clergy warrior
    Then the Clergy cannot place a Clergy warrior in clearing 1, citing 6.2.2
    And the Clergy can place a Clergy warrior in clearing 5

  @6.2.2
  Scenario: The Marquise places pieces with the keep
    Given clearing 1 holds 1 keep
    When the Marquise places 2 warriors in clearing 1
    Then clearing 1 holds 2 Marquise warriors

  @6.2.2
  Scenario: Placing with the keep is refused to the Clergy
    Given clearing 1 holds 1 keep and 1 Clergy warrior
    When the Clergy tries to place 1 fox flower in clearing 1
    Then it is refused citing 6.2.2: only the Marquise places pieces in clearing 1
    And nothing changes

  @6.2.2
  Scenario Outline: Whosever the piece is, the Marquise alone places it there
    Given the seats are Marquise, Clergy and Vagabond
    And clearing 1 holds 1 keep
    And clearing 5 holds 1 Clergy warrior
    And the item supply holds 1 torch
    Then <whose> cannot place a <piece> in clearing 1, citing 6.2.2
    And <whose> can place a <piece> in clearing 5
    And the Marquise can place a <piece> in clearing 1

    Examples:
      | whose        | piece            |
      | the Clergy   | Clergy warrior   |
      | the Clergy   | Marquise warrior |
      | the Vagabond | Clergy warrior   |
      | the Vagabond | torch            |

  @4.2
  Scenario: Other players may move into the keep's clearing
    Given clearing 1 holds 1 keep
    And clearing 5 holds 3 Clergy warriors
    When the Clergy moves 2 warriors from clearing 5 to clearing 1
    Then clearing 1 holds 2 Clergy warriors

  @6.2.2
  Scenario: Once the keep is gone, other players place pieces in its clearing
    Given clearing 1 holds 1 keep and 1 Clergy warrior
    When the Clergy tries to place 1 warrior in clearing 1
    Then it is refused citing 6.2.2
    When the Clergy removes 1 keep from clearing 1
    And the Clergy places 1 warrior in clearing 1
    Then clearing 1 holds 2 Clergy warriors

  # Field Hospitals (6.2.3)

  @6.2.3
  Scenario: A matching card brings the fallen to the keep
    Given clearing 1 holds 1 keep
    And clearing 5 holds 3 Clergy warriors and 2 Marquise warriors
    And the Marquise holds A Visit to Friends
    When the Clergy battles the Marquise in clearing 5, rolling 2 and 0:
      | player   | asked                    | answer            |
      | Marquise | card for field hospitals | A Visit to Friends |
    Then clearing 1 holds 2 Marquise warriors
    And clearing 5 holds no Marquise warriors
    And the discard pile holds A Visit to Friends

  @6.2.3
  Scenario: The Marquise may leave her fallen
    Given clearing 1 holds 1 keep
    And clearing 5 holds 3 Clergy warriors and 2 Marquise warriors
    And the Marquise holds A Visit to Friends
    When the Clergy battles the Marquise in clearing 5, rolling 2 and 0:
      | player   | asked           | answer  |
      | Marquise | card for field hospitals | decline |
    Then clearing 1 holds no Marquise warriors
    And the Marquise holds A Visit to Friends

  @6.2.3
  Scenario: A bird card matches every clearing
    Given clearing 1 holds 1 keep
    And clearing 5 holds 3 Clergy warriors and 2 Marquise warriors
    And the Marquise holds Armorers
    When the Clergy battles the Marquise in clearing 5, rolling 1 and 0:
      | player   | asked           | answer   |
      | Marquise | card for field hospitals | Armorers |
    Then clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 1 Marquise warrior

  @6.2.3 @4.3.6 @1.1.3
  Scenario: A card of another suit does not bring the fallen to the keep
    Given clearing 1 holds 1 keep
    And clearing 5 holds 3 Clergy warriors and 2 Marquise warriors
    And the Marquise holds Anvil
    When the Clergy battles the Marquise in clearing 5, rolling 2 and 0
    Then the Marquise is not asked for Field Hospitals for clearing 5, citing 6.2.3: no card in hand matches clearing 5
    And the Marquise is not asked for card for field hospitals, citing 6.2.3: no card in hand matches clearing 5
    And clearing 1 holds no Marquise warriors
    And the Marquise holds Anvil

  @6.2.3
  Scenario: Without the keep there are no hospitals
    Given clearing 5 holds 3 Clergy warriors and 2 Marquise warriors
    And the Marquise holds A Visit to Friends
    When the Clergy battles the Marquise in clearing 5, rolling 2 and 0
    Then the Marquise is not asked for Field Hospitals for clearing 5, citing 6.2.3: the keep is not on the map
    And the Marquise is not asked for card for field hospitals, citing 6.2.3: the keep is not on the map
    And the Marquise holds A Visit to Friends

  @6.2.3
  Scenario: Only warriors go to the hospitals
    Given clearing 1 holds 1 keep
    And clearing 5 holds 3 Clergy warriors, 1 sawmill and 1 wood
    And the Marquise holds A Visit to Friends
    When the Clergy battles the Marquise in clearing 5, rolling 0 and 0:
      | player   | asked         | answer  |
      | Marquise | piece to lose | sawmill |
    Then the Marquise is not asked for card for field hospitals
    And clearing 5 holds 1 wood and no sawmill
    And clearing 1 holds no Marquise warriors

  @6.2.3 @4.3.1.II
  Scenario: The fallen of an ambush are treated before the roll, those of the battle after it
    Given clearing 1 holds 1 keep
    And clearing 5 holds 4 Marquise warriors and 3 Clergy warriors
    And the Clergy holds Ambush! (rabbit)
    And the Marquise holds A Visit to Friends and Bake Sale
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 1:
      | player   | asked           | answer             |
      | Clergy   | ambush          | Ambush! (rabbit)   |
      | Marquise | card for field hospitals | A Visit to Friends |
      | Marquise | card for field hospitals | Bake Sale          |
    Then clearing 1 holds 3 Marquise warriors
    And clearing 5 holds 1 Marquise warrior and 2 Clergy warriors

  @6.2.3
  Scenario: Where the Marquise cannot place with the keep there are no Field Hospitals
    Given the seats are Marquise, Clergy and Corvid
    And clearing 1 holds 1 keep and 1 snare
    And clearing 5 holds 3 Clergy warriors and 2 Marquise warriors
    And the Marquise holds A Visit to Friends
    When the Clergy battles the Marquise in clearing 5, rolling 2 and 0
    Then the Marquise is not asked for card for field hospitals, citing 13.7.2: a snare lies in clearing 1
    And clearing 1 holds no Marquise warriors
    And the Marquise holds A Visit to Friends

  @6.2.3 @4.3.1.II
  Scenario: What an ambush removes and what the roll removes is treated for a card each
    Given the seats are Marquise, Clergy and Eyrie
    And clearing 1 holds 1 keep
    And clearing 8 holds 6 Marquise warriors and 2 Clergy warriors
    And the Clergy holds Ambush! (fox)
    And the Marquise holds Anvil and Foxfolk Steel
    When the Marquise battles the Clergy in clearing 8, rolling 2 and 1:
      | player   | asked                    | answer        |
      | Clergy   | ambush                   | Ambush! (fox) |
      | Marquise | card for field hospitals | Anvil         |
      | Marquise | card for field hospitals | decline       |
    Then clearing 1 holds 2 Marquise warriors
    And the Marquise holds Foxfolk Steel
