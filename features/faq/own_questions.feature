Feature: Questions of our own

  Hard cases between the Marquise and the Clergy; src/woodlaw/faq/data/own.yaml tells their rulings.

  @faq.hive-in-battle @HCC.2.5 @1.4.2 @1.5.4 @4.3.6
  Scenario: The hive comes when all hits of the battle are dealt, and strikes when the battle is over
    Given it is the Marquise's Daylight
    And the Marquise is penitent
    And clearing 5 holds 1 cathedral, 1 Clergy warrior and 5 Marquise warriors
    And the dice will show 2 and 1
    And the dice will show 3 and 1
    When the Marquise battles the Clergy in clearing 5:
      | player | asked             | answer   |
      | Clergy | warriors to place | 4        |
      | Clergy | enemy to battle   | Marquise |
    Then the Marquise is a heretic
    And clearing 5 holds 3 Clergy warriors, 2 Marquise warriors and no cathedral
    And the Marquise scores 1 point
    And it is the Marquise's turn

  @faq.hive-or-hospitals @HCC.2.5 @6.2.3 @1.1.3 @4.3.6
  Scenario Outline: The player whose turn it is orders what the losses of both sides set off
    Given the seats are <seats>
    And it is the Marquise's Daylight
    And clearing 1 holds the keep
    And clearing 5 holds 1 cathedral, 1 Clergy warrior and 3 Marquise warriors
    And the Marquise holds Bake Sale
    And the dice will show 2 and 1
    When the Marquise battles the Clergy in clearing 5:
      | player   | asked                    | answer        |
      | Marquise | what comes next          | Poke the Hive |
      | Clergy   | warriors to place        | 4             |
      | Marquise | card for field hospitals | Bake Sale     |
      | Clergy   | enemy to battle          | decline       |
    Then clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 4 Clergy warriors and 2 Marquise warriors
    And the Marquise is asked for what comes next, citing 1.1.3
    And the Clergy is not asked for what comes next

    Examples:
      | seats               |
      | Marquise and Clergy |
      | Clergy and Marquise |

  @faq.hive-or-hospitals @6.2.3 @HCC.2.5
  Scenario: She may have the hospitals first
    Given it is the Marquise's Daylight
    And clearing 1 holds the keep
    And clearing 5 holds 1 cathedral, 1 Clergy warrior and 3 Marquise warriors
    And the Marquise holds Bake Sale
    And the dice will show 2 and 1
    When the Marquise battles the Clergy in clearing 5:
      | player   | asked                    | answer          |
      | Marquise | what comes next          | Field Hospitals |
      | Marquise | card for field hospitals | Bake Sale       |
      | Clergy   | warriors to place        | ?               |
    Then clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 2 Marquise warriors and no Clergy warriors

  @faq.hive-or-hospitals @HCC.2.5
  Scenario: Without a keep there is nothing to order
    Given it is the Marquise's Daylight
    And clearing 5 holds 1 cathedral, 1 Clergy warrior and 3 Marquise warriors
    And the dice will show 2 and 1
    When the Marquise battles the Clergy in clearing 5:
      | player   | asked             | answer  |
      | Clergy   | warriors to place | 4       |
      | Clergy   | enemy to battle   | decline |
    Then the Marquise is not asked for what comes next

  @faq.hive-too-late @3.1 @3.2.1
  Scenario: The point for the Cathedral wins before the hive can come
    Given it is the Marquise's Daylight
    And the Marquise has 29 points
    And clearing 5 holds 1 cathedral and 2 Marquise warriors
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 0
    Then the Marquise wins, citing 3.1
    And clearing 5 holds no Clergy warriors
    And the Clergy is not asked for warriors to place

  @faq.favor-and-penitent-neighbour @card.favor-of-the-foxes @HCC.2.6.I @HCC.2.3
  Scenario: A Favor of the Clergy passes over the Penitent and takes the Heretic beside it
    Given the seats are Clergy, Marquise and Eyrie
    And the Marquise is penitent to the Clergy
    And the Eyrie is a heretic to the Clergy
    And clearing 8 holds 1 cathedral, 3 fox flowers, 1 Marquise warrior, 1 wood and 2 Eyrie warriors
    And clearing 6 holds 1 sawmill and 1 roost
    And the Clergy holds Favor of the Foxes
    When the Clergy takes the action craft
    Then clearing 8 holds 1 cathedral, 1 Marquise warrior, 1 wood and no Eyrie warriors
    And clearing 6 holds 1 sawmill and no roost
    And the Clergy scores 2 points
    And the Marquise is penitent to the Clergy

  @faq.favor-by-a-penitent @card.favor-of-the-rabbits @HCC.2.6.IV @HCC.2.6.II
  Scenario: A Penitent whose Favor removes pieces of the Clergy is Heretic, and has no honey for it
    Given it is the Marquise's Daylight
    And the Marquise is penitent
    And clearing 4 holds 1 workshop
    And clearing 5 holds 2 workshops and 1 Clergy warrior
    And the Marquise holds Favor of the Rabbits
    When the Marquise crafts Favor of the Rabbits:
      | asked                  | answer                      |
      | to activate for rabbit | clearing 4 > crafting piece |
    Then the Marquise is a heretic
    And clearing 5 holds 2 workshops and no Clergy warriors
    And the Marquise scores nothing

  @faq.favor-by-a-penitent @card.favor-of-the-rabbits @HCC.2.6.II
  Scenario: One that removes none of theirs keeps faith, and the honey
    Given it is the Marquise's Daylight
    And the Marquise is penitent
    And clearing 4 holds 1 workshop
    And clearing 5 holds 2 workshops
    And clearing 8 holds 1 Clergy warrior
    And the Marquise holds Favor of the Rabbits
    When the Marquise crafts Favor of the Rabbits:
      | asked                  | answer                      |
      | to activate for rabbit | clearing 4 > crafting piece |
    Then the Marquise is penitent
    And the Marquise scores 1 point

  @faq.hospitals-at-an-ambushed-keep @6.2.3 @4.3.1.II
  Scenario: Hospitals bring back those who fall to an ambush at the keep, and the battle goes on
    Given clearing 1 holds the keep and 2 Marquise warriors
    And clearing 1 holds 2 Clergy warriors
    And the Clergy holds Ambush! (fox)
    And the Marquise holds A Visit to Friends and Anvil
    When the Marquise battles the Clergy in clearing 1, rolling 2 and 0:
      | player   | asked                    | answer        |
      | Clergy   | ambush                   | Ambush! (fox) |
      | Marquise | card for field hospitals | Anvil         |
    Then clearing 1 holds 2 Marquise warriors and no Clergy warriors
    And the discard pile holds Anvil and Ambush! (fox)

  @faq.hospitals-at-an-ambushed-keep @6.2.3 @4.3.1.II
  Scenario: Without a card for them the battle is over
    Given clearing 1 holds the keep and 2 Marquise warriors
    And clearing 1 holds 2 Clergy warriors
    And the Clergy holds Ambush! (fox)
    And the Marquise holds Anvil
    When the Marquise battles the Clergy in clearing 1:
      | player   | asked                    | answer        |
      | Clergy   | ambush                   | Ambush! (fox) |
      | Marquise | card for field hospitals | decline       |
    Then clearing 1 holds no Marquise warriors and 2 Clergy warriors

  @faq.penitent-attacks @HCC.2.6.I @HCC.2.6.IV @4.3.6
  Scenario: A Penitent who attacks loses nothing in that battle and all its faith, and may be battled afterwards
    Given it is the Marquise's Daylight
    And the Marquise is penitent
    And clearing 1 holds the keep
    And clearing 5 holds 3 Clergy warriors and 3 Marquise warriors
    And the Marquise holds Bake Sale
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 2
    Then clearing 5 holds 3 Marquise warriors and 1 Clergy warrior
    And the Marquise is not asked for card for field hospitals
    And the Marquise is a heretic
    And the Clergy can battle the Marquise in clearing 5

  @faq.penitent-attacks @HCC.2.6.I
  Scenario: Its second attack is one of a Heretic
    Given it is the Marquise's Daylight
    And the Marquise is penitent
    And clearing 5 holds 4 Clergy warriors and 3 Marquise warriors
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 2
    And the Marquise battles the Clergy in clearing 5, rolling 1 and 1
    Then clearing 5 holds 2 Marquise warriors and 1 Clergy warrior

  @faq.honey-wins @HCC.2.6.II @3.1
  Scenario: The honey that the Clergy share can win the game for a Penitent
    Given it is the Marquise's Daylight
    And the Marquise is penitent
    And the Marquise has 29 points
    And clearing 8 holds 1 workshop
    And the Marquise holds Armorers
    When the Marquise crafts Armorers
    Then the Marquise wins, citing 3.1

  @faq.honey-wins @HCC.2.3 @HCC.5.2.III
  Scenario: The Clergy themselves have it for every card, not once a turn
    Given clearing 5 holds 1 cathedral and 2 fox flowers
    And the Clergy holds Armorers and Anvil
    And it is the Clergy's Daylight
    When the Clergy takes the action craft:
      | asked         | answer   |
      | card to craft | Armorers |
    And the Clergy takes the action craft
    Then the Clergy scores 4 points
    And clearing 5 holds no fox flowers

  @faq.indulgence-with-a-full-hand @HCC.4.2 @6.6
  Scenario: A sixth card stays until the Penitent's own Evening
    Given it is the Clergy's Birdsong
    And the Marquise is penitent
    And clearing 8 holds 1 Clergy warrior
    And the Marquise holds Anvil, Armorers, Sappers, Royal Claim and Bake Sale
    And the deck's top cards are Birdy Bindle and Root Tea (fox)
    When the Clergy plays their Birdsong
    Then the Marquise draws 1 card
    And the Marquise is not asked for card to discard
    And the Marquise holds Birdy Bindle and 5 cards
    When the Marquise plays her Evening:
      | asked           | answer      |
      | card to discard | Anvil       |
      | card to discard | Royal Claim |
    Then the Marquise holds Root Tea (fox), Birdy Bindle and 3 cards

  @faq.intervention-nowhere @HCC.4.1
  Scenario: With every fitting clearing filled the Clergy do not come, and are not out of the game
    Given these clearings hold:
      | clearing | pieces                       |
      | 5        | 2 sawmills                   |
      | 6        | 1 sawmill                    |
      | 7        | 2 sawmills                   |
      | 8        | 2 workshops                  |
      | 9        | 2 workshops                  |
      | 10       | 1 workshop                   |
      | 11       | 2 recruiters                 |
      | 12       | 1 recruiter                  |
    And the Clergy has 12 points
    When the Clergy plays their Birdsong
    Then the Clergy's supply holds 15 warriors
    And the Clergy is not asked for divine intervention
    And the Clergy has 12 points
    And nobody has won

  @faq.intervention-nowhere @HCC.4.1
  Scenario: One open slot is enough, however many enemies stand there
    Given these clearings hold:
      | clearing | pieces                       |
      | 5        | 2 sawmills                   |
      | 6        | 1 sawmill                    |
      | 7        | 2 sawmills                   |
      | 8        | 2 workshops                  |
      | 9        | 2 workshops                  |
      | 10       | 1 workshop                   |
      | 11       | 1 recruiter and 9 Marquise warriors |
      | 12       | 1 recruiter                  |
    When the Clergy plays their Birdsong
    Then clearing 11 holds 4 Clergy warriors

  @faq.flowers-at-the-keep @HCC.2.2.IV @HCC.5.2.II @6.2.2
  Scenario: Flowers march to the keep and no Cathedral can be built over them
    Given clearing 1 holds the keep
    And clearing 5 holds 3 Clergy warriors, 2 fox flowers and 1 cathedral
    When the Clergy moves 2 warriors and 2 fox flowers from clearing 5 to clearing 1
    Then clearing 1 holds 2 Clergy warriors and 2 fox flowers
    And the Clergy cannot place a cathedral in clearing 1, citing 6.2.2
    When the Clergy tries to take the action build
    Then it is refused citing HCC.5.2.II
    When the Clergy removes 1 keep from clearing 1
    And the Clergy takes the action build
    Then clearing 1 holds 1 cathedral

  @faq.repent-with-a-full-hand @HCC.6.1 @HCC.6.3
  Scenario: The Clergy take the card of a Heretic at the sixth place, and discard when their Evening says so
    Given clearing 5 holds 1 cathedral and 1 wood
    And the Clergy holds Anvil, Armorers, Sappers, Royal Claim and Birdy Bindle
    And the Clergy's blind bag holds no fox flower, no rabbit flower, no mouse flower and no bird flower
    And the deck's top cards are Crossbow (bird)
    And the Marquise holds Bake Sale and Root Tea (fox)
    When the Clergy plays their Evening:
      | player   | asked               | answer         |
      | Marquise | card to repent with | Bake Sale      |
      | Clergy   | card to discard     | Bake Sale      |
      | Clergy   | card to discard     | Anvil          |
    Then the Marquise is penitent
    And the Marquise holds Root Tea (fox)
    And the discard pile holds Anvil and Bake Sale
    And the Clergy holds Crossbow (bird) and 4 cards

  @faq.divine-right-is-no-rule @HCC.2.4 @6.5.4.I @4.2.1
  Scenario: Where the Marquise rules a Cathedral she builds and moves, and the Clergy move all the same
    Given clearing 11 holds 1 cathedral, 1 Clergy warrior, 1 sawmill, 2 Marquise warriors, 2 wood and no ruin
    And clearing 12 holds 3 Marquise warriors
    Then the Marquise rules clearing 11
    And the Clergy can move 1 warrior from clearing 11 to clearing 12
    And the Marquise can move 1 warrior from clearing 11 to clearing 12
    When the Marquise takes the action build:
      | asked | answer        |
      | build | 11 > workshop |
    Then clearing 11 has 0 open slots
