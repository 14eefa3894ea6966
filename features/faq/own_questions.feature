Feature: Questions of our own

  Hard cases between the Marquise, the Clergy and the Legion; src/woodlaw/faq/data/own.yaml tells their rulings.

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
  Scenario: A Favor of the Clergy passes over the Penitent and takes the Heretic
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
  Scenario: A Penitent whose Favor removes no Clergy piece keeps faith, and the honey
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
  Scenario: Without a card for the hospitals the battle at the keep is over
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
  Scenario: A Penitent's second attack is one of a Heretic
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
  Scenario: The Clergy themselves have the honey for every card, not once a turn
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
  Scenario: One open slot is enough for the Clergy to come, whatever enemies are there
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

  # With the Legion

  @faq.ambush-at-the-keep @QL.2.2.II @4.3.1.II
  Scenario: Cats that fall to the Legion in a campaign clearing have no hospitals, ambush or not
    Given the seats are Legion, Marquise and Clergy
    And it is the Legion's Daylight
    And the Legion's campaign holds Anvil
    And clearing 1 holds the keep, 2 Marquise warriors and 3 Legion warriors
    And the Marquise holds Ambush! (fox) and A Visit to Friends
    When the Legion battles the Marquise in clearing 1, rolling 1 and 0:
      | player   | asked  | answer        |
      | Marquise | ambush | Ambush! (fox) |
    Then clearing 1 holds the keep, no Marquise warriors and 1 Legion warrior
    And the Legion's spoils hold 2 Marquise warriors
    And the Marquise is not asked for card for field hospitals

  @faq.ambush-at-the-keep @6.2.3
  Scenario: Outside the campaign the hospitals open to cats that fall to the Legion
    Given the seats are Legion, Marquise and Clergy
    And it is the Legion's Daylight
    And the Legion's campaign holds Bake Sale
    And clearing 1 holds the keep, 2 Marquise warriors and 1 Legion warrior
    And clearing 1 holds 1 colony
    And the Marquise holds Anvil
    When the Legion battles the Marquise in clearing 1, rolling 1 and 0:
      | player   | asked                    | answer |
      | Marquise | card for field hospitals | Anvil  |
    Then clearing 1 holds 2 Marquise warriors
    And the Legion's spoils hold nothing

  @faq.cathedral-in-spoils @QL.2.2 @HCC.2.5
  Scenario: A Cathedral goes to Spoils and its space stays empty, and the hive comes all the same
    Given the seats are Legion and Clergy
    And it is the Legion's Daylight
    And the Legion is penitent to the Clergy
    And the Legion's campaign holds Bake Sale
    And clearing 5 holds 1 cathedral, 1 Clergy warrior and 4 Legion warriors
    And the dice will show 2 and 1
    When the Legion battles the Clergy in clearing 5:
      | player | asked             | answer  |
      | Clergy | warriors to place | 4       |
      | Clergy | enemy to battle   | decline |
    Then the Legion's spoils hold 1 cathedral and 1 Clergy warrior
    And clearing 5 holds 4 Clergy warriors
    And the Clergy's supply holds 5 cathedrals and 10 warriors
    And the Legion is a heretic to the Clergy
    And the Legion scores 1 point

  @faq.cathedral-in-spoils @QL.2.2 @HCC.2.5
  Scenario: What falls to the Legion when the hive strikes back in its turn is Spoils too
    Given the seats are Legion and Clergy
    And it is the Legion's Daylight
    And the Legion's campaign holds Bake Sale
    And clearing 5 holds 1 cathedral and 3 Legion warriors
    And the dice will show 0 and 0
    And the dice will show 1 and 1
    When the Legion battles the Clergy in clearing 5:
      | player | asked             | answer |
      | Clergy | warriors to place | 2      |
      | Clergy | enemy to battle   | Legion |
    Then the Legion's spoils hold 1 cathedral and 1 Clergy warrior
    And clearing 5 holds 1 Clergy warrior and 2 Legion warriors

  @faq.colony-under-a-workshop @QL.2.3 @6.2.1
  Scenario: The Marquise cannot craft with a workshop in a clearing with a colony
    Given the seats are Marquise, Clergy and Legion
    And clearing 8 holds 1 workshop and 1 colony
    And the Marquise holds Anvil
    When the Marquise tries to craft Anvil
    Then it is refused citing QL.2.3

  @faq.colony-under-a-workshop @QL.2.3 @6.5.3
  Scenario: The Marquise cannot recruit with a recruiter in a clearing with a colony
    Given the seats are Marquise, Clergy and Legion
    And it is the Marquise's Daylight
    And clearing 8 holds 1 recruiter and 1 colony
    And clearing 9 holds 1 recruiter
    When the Marquise takes the action recruit
    Then clearing 9 holds 1 Marquise warrior
    And clearing 8 holds no Marquise warriors

  @faq.colony-under-a-workshop @QL.2.3 @2.5 @4.3
  Scenario: The Marquise rules, moves and battles at a colony, and crafts elsewhere
    Given the seats are Marquise, Clergy and Legion
    And clearing 8 holds 1 workshop, 1 Marquise warrior and 1 colony
    And clearing 1 holds 1 workshop
    And the Marquise holds Anvil
    Then the Marquise rules clearing 8
    And the Marquise can move 1 warrior from clearing 8 to clearing 7
    And the Marquise can battle the Legion in clearing 8
    When the Marquise crafts Anvil
    Then the Marquise's crafted items hold 1 hammer

  @faq.swarm-beside-a-colony @HCC.5.1.II @QL.2.3
  Scenario: A colony at a Cathedral stops crafting, and neither Swarm nor Score
    Given the seats are Clergy and Legion
    And clearing 5 holds 1 cathedral, 1 colony and 2 rabbit flowers
    And the Clergy holds Bake Sale
    When the Clergy tries to take the action craft
    Then it is refused citing HCC.5.2.III
    When the Clergy takes the action swarm
    And the Clergy takes the action score
    Then clearing 5 holds 2 Clergy warriors and 1 rabbit flower
    And the Clergy scores 1 point

  @faq.mercy-for-a-penitent-legion @HCC.2.6.I @QL.2.4
  Scenario: A Penitent Legion that attacks where the Clergy rule deals its extra hit and takes none
    Given the seats are Legion and Clergy
    And it is the Legion's Daylight
    And the Legion is penitent to the Clergy
    And the Legion's campaign holds Anvil
    And clearing 5 holds 3 Clergy warriors and 2 Legion warriors
    When the Legion battles the Clergy in clearing 5, rolling 1 and 1
    Then clearing 5 holds 1 Clergy warrior and 2 Legion warriors
    And the Legion is a heretic to the Clergy

  @faq.colony-at-the-keep @6.2.2
  Scenario: The Legion marches to the keep, and places no colony there
    Given the seats are Legion, Marquise and Clergy
    And it is the Legion's Daylight
    And clearing 1 holds the keep
    And clearing 5 holds 4 Legion warriors
    When the Legion moves 4 warriors from clearing 5 to clearing 1
    Then clearing 1 holds 4 Legion warriors
    And the Legion cannot place a colony in clearing 1, citing 6.2.2

  @faq.hive-or-hospitals @1.1.3 @4.3.6 @HCC.2.5
  Scenario: The player whose turn it is says whose losses take effect first
    Given it is the Marquise's Daylight
    And clearing 1 holds the keep
    And clearing 5 holds 1 cathedral, 1 Clergy warrior and 3 Marquise warriors
    And the Marquise holds Bake Sale
    And the dice will show 2 and 1
    When the Marquise battles the Clergy in clearing 5:
      | player   | asked                           | answer    |
      | Marquise | whose losses take effect first  | Clergy    |
      | Clergy   | warriors to place               | 4         |
      | Marquise | card for field hospitals        | Bake Sale |
      | Clergy   | enemy to battle                 | decline   |
    Then clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 4 Clergy warriors and 2 Marquise warriors
    And the Clergy is not asked for whose losses take effect first

  @faq.hive-or-hospitals @6.2.3
  Scenario: The Marquise may have the hospitals first
    Given it is the Marquise's Daylight
    And clearing 1 holds the keep
    And clearing 5 holds 1 cathedral, 1 Clergy warrior and 3 Marquise warriors
    And the Marquise holds Bake Sale
    And the dice will show 2 and 1
    When the Marquise battles the Clergy in clearing 5:
      | player   | asked                          | answer    |
      | Marquise | whose losses take effect first | Marquise  |
      | Marquise | card for field hospitals       | Bake Sale |
      | Clergy   | warriors to place              | ?         |
    Then clearing 1 holds 1 Marquise warrior
    And clearing 5 holds 2 Marquise warriors and no Clergy warriors

  @faq.ambush-at-the-keep @QL.2.2.II @QL.6.3 @QL.6.2
  Scenario: The hospitals open when Spoils are returned
    Given the seats are Legion, Marquise and Clergy
    And it is the Legion's Daylight
    And the Legion's campaign holds Anvil
    And clearing 1 holds the keep, 2 Marquise warriors and 3 Legion warriors
    And the Marquise holds Root Tea (fox)
    When the Legion battles the Marquise in clearing 1, rolling 2 and 0
    Then the Legion's spoils hold 2 Marquise warriors
    And the Marquise is not asked for card for field hospitals
    When the Legion plays its Evening:
      | player   | asked                    | answer |
      | Marquise | card for field hospitals | Root Tea (fox) |
    Then clearing 1 holds 2 Marquise warriors
    And the Legion scores 1 point
    And the Legion's spoils hold nothing

  @faq.cathedral-in-spoils @QL.2.2 @QL.6.3
  Scenario: The Cathedral is on the track again after Evening, and the hive does not come twice
    Given the seats are Legion and Clergy
    And it is the Legion's Daylight
    And the Legion's campaign holds Bake Sale
    And clearing 5 holds 1 cathedral and 3 Legion warriors
    And the dice will show 0 and 0
    When the Legion battles the Clergy in clearing 5:
      | player | asked             | answer  |
      | Clergy | warriors to place | 1       |
      | Clergy | enemy to battle   | decline |
    Then the Clergy's supply holds 5 cathedrals
    When the Legion plays its Evening
    Then the Clergy's supply holds 6 cathedrals
    And clearing 5 holds 1 Clergy warrior

  @faq.crafting-with-flowers @QL.6.1 @QL.2.1
  Scenario: The Legion crafts with what stands at a colony, by the suit of the clearing
    Given the seats are Legion, Marquise and Clergy
    And it is the Legion's Evening
    And clearing 8 holds 1 colony and 1 rabbit flower
    And the Legion's campaign holds Armorers
    And the Legion holds Anvil and Bake Sale
    When the Legion plays its Evening:
      | asked         | answer |
      | card to craft | Anvil  |
    Then the Legion's crafted items hold 1 hammer
    And clearing 8 holds 1 rabbit flower
