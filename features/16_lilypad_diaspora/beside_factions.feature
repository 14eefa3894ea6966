Feature: The Diaspora beside other factions

  Enclaves, fears, negotiations and Retaliate with everybody who can sit at its table.

  # The Marquise

  @16.2.1.II @6.5.5
  Scenario: A sawmill at a Militant enclave takes no card of its printed suit
    Given the seats are Diaspora and Marquise
    And it is the Marquise's Daylight
    And clearing 8 holds 1 sawmill and 1 militant enclave
    And the Marquise holds Anvil
    When the Marquise tries to take the action overwork
    Then it is refused citing 6.5.5

  @16.2.1.I @4.1.1
  Scenario: A workshop in a clearing with a Militant enclave pays frog icons, and no other
    Given the seats are Diaspora and Marquise
    And clearing 9 holds 1 workshop and 1 militant enclave
    And the Marquise holds Settlers and Root Tea (mouse)
    Then the Marquise can craft Settlers
    And the Marquise cannot craft Root Tea (mouse), citing 4.1.1

  @6.5.4.II
  Scenario: Wood reaches a building through clearings that the Marquise rules, whatever enclaves lie there
    Given the seats are Diaspora and Marquise
    And it is the Marquise's Daylight
    And clearing 9 holds 1 Marquise warrior, 1 sawmill and 1 wood
    And clearing 12 holds 2 Marquise warriors, 1 Diaspora warrior and 1 militant enclave
    And clearing 11 holds 1 Marquise warrior
    When the Marquise takes the action build:
      | asked | answer       |
      | build | 11 > sawmill |
    Then clearing 11 holds 1 sawmill
    And clearing 9 holds no wood

  @6.2.2 @card.militias
  Scenario: At the keep nobody but the Marquise places an enclave, and anybody flips one
    Given the seats are Diaspora and Marquise
    And clearing 1 holds 1 keep and 2 Diaspora warriors
    Then the Diaspora cannot place a peaceful enclave in clearing 1, citing 6.2.2
    And the Marquise can place a militant enclave in clearing 1

  # The Clergy

  @16.6.1 @HCC.2.6.IV
  Scenario: Retaliate does not spare the Clergy, and makes a heretic of a penitent Diaspora
    Given the seats are Diaspora and Clergy
    And the Diaspora is penitent to the Clergy
    And clearing 8 holds 1 militant enclave, 2 Diaspora warriors and 1 Clergy warrior
    And the dice will show 1 and 0
    When the Diaspora plays its Evening
    Then clearing 8 holds no Clergy warriors
    And the Diaspora is a heretic to the Clergy

  @16.6.1 @HCC.2.5
  Scenario: A Cathedral that falls to Retaliate pokes the hive, and the Clergy's warriors are no second battle there
    Given the seats are Diaspora and Clergy
    And the Diaspora is a heretic to the Clergy
    And clearing 8 holds 1 militant enclave, 3 Diaspora warriors and 1 cathedral
    And the dice will show 0 and 0
    When the Diaspora plays its Evening:
      | player | asked             | answer |
      | Clergy | warriors to place | 2      |
      | Clergy | enemy to battle   | decline |
    Then clearing 8 holds 2 Clergy warriors, no cathedral and 3 Diaspora warriors

  @16.2.4 @HCC.2.5
  Scenario: A battle of Poke the Hive at a Peaceful enclave makes fears come to pass
    Given the seats are Diaspora and Clergy
    And it is the Diaspora's Daylight
    And clearing 8 holds 1 peaceful enclave, 3 Diaspora warriors and 1 cathedral
    And clearing 9 holds 1 peaceful enclave and 1 Clergy warrior
    And the dice will show 0 and 0
    And the dice will show 1 and 0
    When the Diaspora battles the Clergy in clearing 8:
      | player | asked             | answer   |
      | Clergy | warriors to place | 2        |
      | Clergy | enemy to battle   | Diaspora |
    Then clearing 8 holds 1 militant enclave and 3 Diaspora warriors
    And clearing 9 holds 1 militant enclave and 1 Diaspora warrior

  @16.2.5
  Scenario: The Clergy negotiate where a flower is all they have
    Given the seats are Diaspora and Clergy
    And clearing 8 holds 1 militant enclave and 1 fox flower
    When the Clergy takes the action negotiations
    Then clearing 8 holds 1 peaceful enclave and 1 fox flower

  @16.2.4 @HCC.2.6.I
  Scenario: Flowers are pieces that fears see
    Given the seats are Diaspora and Clergy
    And clearing 8 holds 1 peaceful enclave, 1 Diaspora warrior and 2 Clergy warriors
    And clearing 9 holds 1 peaceful enclave and 1 mouse flower
    When the Clergy battles the Diaspora in clearing 8, rolling 0 and 0
    Then clearing 9 holds 1 militant enclave, 1 Diaspora warrior and 1 mouse flower

  # The Legion

  @QL.2.3 @16.2.7 @4.1.1
  Scenario: At a colony enclaves craft nothing, not even with Laborers
    Given the seats are Diaspora and Legion
    And clearing 9 holds 1 peaceful enclave and 1 colony
    And the Diaspora holds Root Tea (mouse)
    Then the Diaspora cannot craft Root Tea (mouse), citing QL.2.3

  @QL.2.3 @16.4.2.I
  Scenario: A colony does not keep the Diaspora from a Rally, which is no Recruit
    Given the seats are Diaspora and Legion
    And clearing 9 holds 1 militant enclave and 1 colony
    When the Diaspora plays its Birdsong:
      | asked              | answer |
      | rally or reconcile | rally  |
    Then clearing 9 holds 1 Diaspora warrior, 1 militant enclave and 1 colony

  @QL.2.1 @16.2.1.I
  Scenario: The Legion crafts with an enclave at its colony, for the suits of the clearing
    Given the seats are Diaspora and Legion
    And clearing 9 holds 1 militant enclave and 1 colony
    And the Legion holds Settlers and Root Tea (mouse)
    Then the Legion cannot craft Root Tea (mouse), citing 4.1.1
    And the Legion can craft Settlers

  @QL.2.2 @QL.6.3 @16.2.1
  Scenario: A Militant enclave among the Spoils comes back to the supply with no side up
    Given the seats are Diaspora and Legion
    And it is the Legion's turn
    And the Legion's campaign holds Settlers
    And clearing 8 holds 3 Legion warriors and 1 militant enclave
    When the Legion battles the Diaspora in clearing 8, rolling 1 and 0
    Then the Legion scores 1 point
    When the Legion plays its Evening
    Then the Diaspora's supply holds 12 peaceful enclaves

  @QL.2.2 @QL.2.5 @16.2.4
  Scenario: In a frog campaign a warrior that falls at a Peaceful enclave is a Spoil, and fears come to pass elsewhere
    Given the seats are Diaspora and Legion
    And it is the Legion's turn
    And the Legion's campaign holds Settlers
    And clearing 8 holds 3 Legion warriors, 2 Diaspora warriors and 1 peaceful enclave
    And clearing 9 holds 1 peaceful enclave and 1 colony
    When the Legion battles the Diaspora in clearing 8, rolling 1 and 0
    Then the Legion's spoils hold 1 Diaspora warrior
    And clearing 9 holds 1 militant enclave, 1 Diaspora warrior and 1 colony

  @QL.2.2 @16.2.1.I
  Scenario: With the enclave that made it a frog clearing gone, the clearing is no campaign clearing for what falls later
    Given the seats are Diaspora and Legion
    And it is the Legion's turn
    And the Legion's campaign holds Settlers
    And clearing 8 holds 3 Legion warriors, 1 Diaspora warrior and 1 militant enclave
    When the Legion removes 1 militant enclave from clearing 8
    And the Legion removes 1 Diaspora warrior from clearing 8
    Then the Legion's spoils hold 1 militant enclave and no Diaspora warriors

  @16.6.1
  Scenario: Retaliate strikes a colony that is all the Legion has there
    Given the seats are Diaspora and Legion
    And clearing 8 holds 1 militant enclave, 1 Diaspora warrior and 1 colony
    And the dice will show 0 and 0
    When the Diaspora plays its Evening
    Then clearing 8 holds no colony
    And the Diaspora scores 1 point

  # The Knaves

  @18.5.1.IVg @18.2.8 @16.2.1.I
  Scenario: A Serve crafts with acclaim at other enclaves, for clearings with enclaves match
    Given the seats are Knaves and Diaspora
    And on the Knaves' board captain, thief is acting
    And clearing 9 holds 1 thief, 1 acclaim and 1 militant enclave
    And clearing 8 holds 1 acclaim and 1 peaceful enclave
    And clearing 7 holds 1 acclaim
    And the Knaves hold Settlers and Arms Trader
    And the Knaves' stash holds 1 hammer
    And clearing 4 holds 1 Diaspora warrior
    When the Knaves take the action serve:
      | asked                | answer      |
      | card to craft        | Settlers    |
      | to activate for frog | 8 > acclaim |
      | move                 | 4 > 7       |
    Then clearing 7 holds 1 Diaspora warrior and 1 acclaim
    And the pond holds Settlers

  @18.6.2 @16.2.1.II
  Scenario: A frog card protects the weak at a Militant enclave
    Given the seats are Knaves and Diaspora
    And clearing 9 holds 1 acclaim and 1 militant enclave
    And the Knaves hold Settlers
    When the Knaves play their Evening:
      | asked             | answer           |
      | action            | end              |
      | action            | protect the weak |
      | action            | end              |
      | pile to draw from | pond             |
    Then clearing 9 holds 1 skunk
    And the Knaves hold Settlers

  @18.6.2 @16.2.1.II
  Scenario Outline: A frog card or one of the printed suit protects the weak at a Peaceful enclave
    Given the seats are Knaves and Diaspora
    And clearing 9 holds 1 acclaim and 1 peaceful enclave
    And the Knaves hold <card>
    And the pond holds Stewards
    And the Knaves will choose deck when asked for pile to draw from
    When the Knaves take the action protect the weak in their Evening
    Then clearing 9 holds 1 skunk

    Examples:
      | card             |
      | Settlers         |
      | Root Tea (mouse) |

  @18.6.2 @16.2.1.II
  Scenario: A card of the printed suit does not protect the weak at a Militant enclave
    Given the seats are Knaves and Diaspora
    And clearing 9 holds 1 acclaim and 1 militant enclave
    And the Knaves hold Root Tea (mouse)
    When the Knaves try to take the action protect the weak in their Evening
    Then it is refused citing 18.6.2

  @18.2.6 @16.2.4
  Scenario: The Knaves' attack on a Peaceful enclave frightens wherever acclaim lies too
    Given the seats are Knaves and Diaspora
    And on the Knaves' board captain, thief is acting
    And clearing 9 holds 1 thief, 2 skunks, 2 Diaspora warriors and 1 peaceful enclave
    And clearing 8 holds 1 acclaim and 1 peaceful enclave
    And clearing 1 holds 1 peaceful enclave
    When the Knaves battle the Diaspora in clearing 9, rolling 1 and 0:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
      | what comes next         | Have at Thee      |
    Then clearing 9 holds 1 thief, 2 skunks, 1 acclaim, 2 Diaspora warriors and 1 militant enclave
    And clearing 8 holds 1 acclaim, 1 militant enclave and 1 Diaspora warrior
    And clearing 1 holds 1 peaceful enclave
    And the forest 4-9-12 holds 1 Diaspora warrior

  @16.6.1 @18.2.7
  Scenario: Retaliate removes acclaim, and the Diaspora says where a Skunk runs
    Given the seats are Diaspora and Knaves
    And clearing 8 holds 1 militant enclave, 1 Diaspora warrior and 1 acclaim
    And the dice will show 0 and 0
    When the Diaspora plays its Evening:
      | asked            | answer              |
      | forest to run to | the forest 4-7-8-12 |
    Then clearing 8 holds no acclaim
    And the forest 4-7-8-12 holds 1 skunk

  @16.2.4 @1.5.1
  Scenario: Diaspora Prisoners neither rule nor come to life when fears come to pass
    Given the seats are Diaspora and Knaves
    And the forest 4-9-12 holds 2 Diaspora warriors
    And clearing 12 holds 15 Diaspora warriors
    And clearing 8 holds 1 peaceful enclave, 1 Diaspora warrior and 2 skunks
    And clearing 9 holds 1 peaceful enclave and 1 acclaim
    When the Knaves battle the Diaspora in clearing 8, rolling 0 and 0
    Then clearing 8 holds 1 militant enclave and 2 Diaspora warriors
    And clearing 9 holds 1 militant enclave and 1 Diaspora warrior
    And the Diaspora's supply holds no warriors

  # The Reavers

  @LR.4.3 @16.2.1.II
  Scenario: A pair of cards that match a Militant enclave's clearing may be a frog and a bird, not two of its printed suit
    Given the seats are Reavers and Diaspora
    And clearing 9 holds 1 militant enclave
    And the Reavers hold Settlers, Birdy Bindle and Root Tea (mouse)
    When the Reavers play their Birdsong:
      | asked                 | answer |
      | clearing to arrive in | 1      |
      | cache                 | depot  |
      | clearing to scout     | 2      |
      | action                | scout  |
      | cache                 | loot   |
      | clearing to scout     | 9      |
      | card to spend         | Settlers |
      | action                | end    |
      | action                | end    |
    Then clearing 9 holds 1 loot and 1 militant enclave
    And the Reavers hold Root Tea (mouse)

  @LR.2.2.II @16.6.1
  Scenario: Retaliate strikes a cache that lies alone in a clearing with an enclave, and brings its reward
    Given the seats are Diaspora and Reavers
    And clearing 8 holds 1 militant enclave, 1 Diaspora warrior and 1 loot
    And the dice will show 0 and 0
    And the deck's top cards are Anvil and Sword
    When the Diaspora plays its Evening:
      | asked  | answer |
      | action | end    |
    Then clearing 8 holds no loot
    And the Diaspora holds Anvil and Sword
    And the Diaspora scores 1 point
    And the Reavers score 1 point

  @16.2.4 @LR.2.2.IIb
  Scenario: The battle of a depot frightens like any other
    Given the seats are Reavers, Diaspora and Marquise
    And clearing 8 holds 1 peaceful enclave, 1 Diaspora warrior and 2 Marquise warriors
    And clearing 9 holds 1 depot and 1 Marquise warrior
    And clearing 12 holds 1 peaceful enclave and 1 wood
    And the dice will show 0 and 0
    When the Marquise removes 1 depot from clearing 9:
      | asked          | answer |
      | move or battle | battle |
    Then clearing 8 holds 1 militant enclave and 2 Diaspora warriors
    And clearing 12 holds 1 militant enclave, 1 Diaspora warrior and 1 wood

  @LR.6.1.I
  Scenario: A cache cannot be plundered while an enclave lies in its clearing
    Given the seats are Reavers and Diaspora
    And clearing 9 holds 1 loot, 1 Reavers warrior and 1 peaceful enclave
    And clearing 8 holds 1 encampment
    And the Reavers hold Settlers
    When the Reavers try to take the action plunder in their Evening
    Then it is refused citing LR.6.1.I: no clearing has a cache, a Lemming warrior and no enemy pieces

  # The Council's Governors

  @stand-in @17.2.3 @16.2.5
  Scenario: No enemy of the Council negotiates at a Governing assembly
    Given the seats are Diaspora, Marquise and Council
    And clearing 8 holds 1 militant enclave, 1 Marquise warrior, 1 governing assembly
    And clearing 9 holds 1 militant enclave and 1 Marquise warrior
    When the Marquise tries to take the action negotiations:
      | asked           | answer |
      | enclave to flip | 8      |
    Then it is refused citing 17.2.3: no enemy of the Council flips pieces

  @stand-in @17.2.3 @16.2.5
  Scenario: An enemy of the Council is offered only enclaves elsewhere to negotiate for
    Given the seats are Diaspora, Marquise and Council
    And clearing 8 holds 1 militant enclave, 1 Marquise warrior, 1 governing assembly
    And clearing 9 holds 1 militant enclave and 1 Marquise warrior
    When the Marquise takes the action negotiations
    Then clearing 9 holds 1 peaceful enclave
    And clearing 8 holds 1 militant enclave

  @stand-in @17.2.3 @16.2.5
  Scenario: An ally of the Council negotiates at a Governing assembly
    Given the seats are Diaspora, Vagabond and Council
    And on the Vagabond's board coalition with is Council
    And clearing 8 holds 1 militant enclave, 1 pawn, 1 governing assembly
    When the Vagabond takes the action negotiations
    Then clearing 8 holds 1 peaceful enclave

  @stand-in @17.2.3 @16.2.4
  Scenario: When fears come to pass, enclaves at a Governing assembly stay as they are
    Given the seats are Diaspora, Marquise and Council
    And clearing 8 holds 1 peaceful enclave, 1 Marquise warrior, 1 governing assembly
    And clearing 9 holds 1 peaceful enclave, 1 Diaspora warrior and 2 Marquise warriors
    When the Marquise battles the Diaspora in clearing 9, rolling 0 and 0
    Then clearing 8 holds 1 peaceful enclave and no Diaspora warriors
    And clearing 9 holds 1 militant enclave and 2 Diaspora warriors

  @stand-in @17.2.3 @16.4.2.II
  Scenario: The Diaspora does not reconcile at a Governing assembly
    Given the seats are Diaspora, Marquise and Council
    And clearing 8 holds 1 militant enclave and 1 governing assembly
    And clearing 9 holds 1 militant enclave
    When the Diaspora plays its Birdsong:
      | asked                | answer    |
      | rally or reconcile   | reconcile |
      | enclave to reconcile | ?         |
    Then the options of the Diaspora are:
      | option     |
      | clearing 9 |
      | end        |

  @stand-in @17.2.3 @16.5.2
  Scenario: The Diaspora does not provoke at a Governing assembly
    Given the seats are Diaspora, Marquise and Council
    And clearing 7 holds 1 peaceful enclave and 1 governing assembly
    And clearing 9 holds 1 peaceful enclave
    When the Diaspora tries to take the action provoke:
      | asked              | answer |
      | enclave to provoke | 7      |
    Then it is refused citing 17.2.3

  @stand-in @17.2.3 @card.militias
  Scenario: Militias of an enemy of the Council flip no enclave at a Governing assembly
    Given the seats are Diaspora, Marquise and Council
    And clearing 8 holds 1 peaceful enclave, 1 governing assembly
    And clearing 9 holds 2 workshops and 1 militant enclave
    And the Marquise holds Militias
    When the Marquise tries to craft Militias:
      | asked                  | answer |
      | clearing for a militia | 8      |
    Then it is refused citing 17.2.3

  @stand-in @17.2.3 @G.19
  Scenario: The Council flips what it likes at its own Governing assembly
    Given the seats are Diaspora, Marquise and Council
    And clearing 8 holds 1 militant enclave and 1 governing assembly
    When the Council flips a militant enclave to a peaceful enclave in clearing 8
    Then clearing 8 holds 1 peaceful enclave
    When the Marquise tries to flip a peaceful enclave to a militant enclave in clearing 8
    Then it is refused citing 17.2.3
