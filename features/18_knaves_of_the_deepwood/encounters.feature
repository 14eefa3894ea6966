Feature: The Knaves meet others

  Prisoners, acclaim and Captains beside the Legion, hirelings, and factions that cannot be played yet (stand-ins).

  # Prisoners

  @stand-in @18.2.6 @14.2.2
  Scenario: The warlord cannot be moved in the turns of others, and is no Prisoner
    Given the seats are Knaves and Hundreds
    And clearing 9 holds 4 skunks, 1 warlord and 1 Hundreds warrior
    When the Knaves battle the Hundreds in clearing 9, rolling 2 and 0:
      | player   | asked                   | answer            |
      | Hundreds | piece to lose           | warlord           |
      | Knaves   | forest for the prisoner | the forest 4-9-12 |
    Then the forest 4-9-12 holds 1 Hundreds warrior and no warlord
    And clearing 9 holds no warlord and no Hundreds warriors

  # The Legion

  @QL.2.2 @18.2.5
  Scenario: A Captain that the Legion takes as a spoil is back in the supply by the Knaves' turn
    Given the seats are Legion and Knaves
    And the Legion's campaign holds Root Tea (mouse)
    And clearing 9 holds 4 Legion warriors and 1 thief
    When the Legion battles the Knaves in clearing 9, rolling 1 and 0
    Then the Legion's spoils hold 1 thief
    When the Legion plays its Evening
    Then the Knaves' supply holds 1 thief

  @QL.2.2 @18.2.7
  Scenario: Acclaim among the spoils has made a Skunk run away
    Given the seats are Legion and Knaves
    And the Legion's campaign holds Root Tea (mouse)
    And clearing 9 holds 4 Legion warriors and 1 acclaim
    When the Legion battles the Knaves in clearing 9, rolling 1 and 0:
      | player | asked            | answer            |
      | Legion | forest to run to | the forest 4-9-12 |
    Then the Legion's spoils hold 1 acclaim
    And the forest 4-9-12 holds 1 skunk

  @QL.4.1
  Scenario: Prisoners are on the map: the Legion with nothing but Prisoners has no bootstraps
    Given the seats are Knaves and Legion
    And the forest 4-9-12 holds 1 Legion warrior
    When the Legion plays its Birdsong
    Then the Legion is not asked for bootstraps

  @18.5.1.III @18.2.8 @QL.2.3
  Scenario: At a colony the Acting Captain cannot craft, and acclaim neither
    Given the seats are Knaves and Legion
    And on the Knaves' board captain, thief is acting
    And clearing 9 holds 1 thief, 1 acclaim and 1 colony
    And the Knaves hold Root Tea (mouse)
    And the Knaves' stash holds 1 hammer
    When the Knaves try to take the action filch
    Then it is refused citing 18.5.1.III: nothing to craft with the Acting Captain, and nothing to take where it is
    And the Knaves cannot craft Root Tea (mouse), citing QL.2.3

  @18.5.1.IVg @18.2.8 @QL.2.3
  Scenario: A Serve at a colony crafts nothing
    Given the seats are Knaves and Legion
    And on the Knaves' board captain, thief is acting
    And clearing 9 holds 1 thief, 1 acclaim and 1 colony
    And the Knaves hold Root Tea (mouse)
    And the Knaves' stash holds 1 hammer
    When the Knaves take the action serve
    Then the Knaves hold Root Tea (mouse)
    And the Knaves' stash holds 1 exhausted hammer

  @18.5.1.IVg @18.2.8 @QL.2.3
  Scenario: A Serve crafts with no acclaim that lies at a colony
    Given the seats are Knaves and Legion
    And on the Knaves' board captain, thief is acting
    And clearing 9 holds 1 thief and 1 acclaim
    And clearing 7 holds 1 acclaim and 1 colony
    And the Knaves hold Sword
    And the Knaves' stash holds 1 hammer
    When the Knaves take the action serve
    Then the Knaves are not asked for card to craft
    And the Knaves hold Sword

  # The Marquise

  @18.2.7 @1.1.3 @card.favor-of-the-mice
  Scenario: For acclaim that falls in two clearings at once two Skunks run away, in the order that the enemy says
    Given the seats are Knaves and Marquise
    And clearing 9 holds 1 acclaim and 2 workshops
    And clearing 7 holds 1 acclaim and 1 workshop
    And the Marquise holds Favor of the Mice
    When the Marquise crafts Favor of the Mice:
      | asked                 | answer                      |
      | to activate for mouse | clearing 9 > crafting piece |
      | to activate for mouse | clearing 9 > crafting piece |
      | what comes next       | Run Away from clearing 7    |
      | forest to run to      | ?                           |
    Then the options of the Marquise are when asked for what comes next:
      | option                   |
      | Run Away from clearing 7 |
      | Run Away from clearing 9 |

  # The Corvids' snare

  @stand-in @18.2.6 @18.5.1.I @18.5.1.IVd
  Scenario: From a snare nobody is taken, and the Acting Captain neither flees nor moves
    Given the seats are Knaves, Corvid and Marquise
    And on the Knaves' board captain, thief is acting
    And clearing 9 holds 1 thief, 1 snare and 2 Marquise warriors
    And the Knaves' stash holds 1 bag
    When the Knaves try to take the action move
    Then it is refused citing 18.5.1.I: the Acting Captain can move nowhere
    Given the dice will show 1 and 1
    When the Knaves take the action nab:
      | asked  | answer       |
      | battle | 9 > Marquise |
    Then clearing 9 holds 1 Marquise warrior and no thief
    And the Knaves' supply holds 1 thief
    And the forest 4-9-12 holds nothing
