Feature: The Knaves beside other factions

  Prisoners of several owners, acclaim, Captains and items with everybody who can sit at their table.

  # Prisoners of several owners

  @18.2.6 @16.2.2.Ia
  Scenario: Of two kinds of warriors that are hit the Knaves choose which is the Prisoner; the defender's fall first
    Given the seats are Knaves, Diaspora and Marquise
    And the Marquise has activated Dominance (frog)
    And clearing 9 holds 3 skunks, 1 militant enclave, 1 Diaspora warrior and 2 Marquise warriors
    When the Knaves battle the Diaspora in clearing 9, rolling 2 and 0:
      | asked                   | answer            |
      | prisoner                | Marquise warrior  |
      | forest for the prisoner | the forest 4-9-12 |
    Then the forest 4-9-12 holds 1 Marquise warrior
    And the Diaspora's supply holds 20 warriors
    And clearing 9 holds 1 Marquise warrior, 1 militant enclave and no Diaspora warriors

  @18.2.6 @16.2.2.Ia
  Scenario: Of one hit the defender's own warrior is the Prisoner, and there is no choice
    Given the seats are Knaves, Diaspora and Marquise
    And the Marquise has activated Dominance (frog)
    And clearing 9 holds 3 skunks, 1 militant enclave, 1 Diaspora warrior and 2 Marquise warriors
    When the Knaves battle the Diaspora in clearing 9, rolling 1 and 0:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then the forest 4-9-12 holds 1 Diaspora warrior
    And the Knaves are not asked for prisoner
    And clearing 9 holds 2 Marquise warriors

  @18.5.1.IVb @16.2.2.Ia
  Scenario: In an Assault each kind is taken as far as there are forests, and the Knaves say which goes where
    Given the seats are Knaves, Diaspora and Marquise
    And on the Knaves' board captain, thief is acting
    And the Marquise has activated Dominance (frog)
    And the Knaves' stash holds 1 sword
    And clearing 9 holds 1 thief, 3 skunks, 1 militant enclave, 2 Diaspora warriors and 1 Marquise warrior
    And the dice will show 3 and 0
    When the Knaves take the action assault:
      | asked                   | answer               |
      | battle                  | 9 > Diaspora         |
      | prisoner                | Marquise warrior     |
      | forest for the prisoner | the forest 1-9-10-12 |
    Then the forest 1-9-10-12 holds 1 Marquise warrior
    And the forest 4-9-12 holds 1 Diaspora warrior
    And the Diaspora's supply holds 19 warriors
    And clearing 9 holds 1 militant enclave and no Diaspora warriors

  @18.5.1.IVb @18.2.6
  Scenario: A kind of which every warrior that was hit is taken is no choice any more
    Given the seats are Knaves, Diaspora and Marquise
    And on the Knaves' board captain, thief is acting
    And the Marquise has activated Dominance (frog)
    And the Knaves' stash holds 1 sword
    And clearing 12 holds 1 thief, 3 skunks, 1 militant enclave, 2 Diaspora warriors and 1 Marquise warrior
    And the dice will show 3 and 0
    When the Knaves take the action assault:
      | asked                   | answer               |
      | battle                  | 12 > Diaspora        |
      | prisoner                | Marquise warrior     |
      | forest for the prisoner | the forest 1-9-10-12 |
      | forest for the prisoner | the forest 4-9-12    |
      | forest for the prisoner | the forest 4-7-8-12  |
    Then the forest 1-9-10-12 holds 1 Marquise warrior
    And the forest 4-9-12 holds 1 Diaspora warrior
    And the forest 4-7-8-12 holds 1 Diaspora warrior

  @18.5.1.IVb @6.2.3 @card.coffin-makers
  Scenario: Those who are hit and not taken go where the Law sends them, each kind its own way
    Given the seats are Knaves, Diaspora, Marquise and Clergy
    And the deck is Exiles and Partisans
    And on the Knaves' board captain, thief is acting
    And the Marquise has activated Dominance (frog)
    And the Clergy's play area holds Coffin Makers
    And the Marquise holds Settlers
    And clearing 1 holds 1 keep
    And the Knaves' stash holds 1 sword
    And the forest 1-9-10-12 holds 1 Clergy warrior
    And clearing 9 holds 1 thief, 3 skunks, 1 militant enclave, 2 Diaspora warriors and 1 Marquise warrior
    And the dice will show 3 and 0
    When the Knaves take the action assault:
      | player   | asked                    | answer            |
      | Knaves   | battle                   | 9 > Diaspora      |
      | Knaves   | prisoner                 | Diaspora warrior  |
      | Marquise | card for field hospitals | Settlers          |
    Then the forest 4-9-12 holds 1 Diaspora warrior
    And the Clergy's card coffin makers holds 1 Diaspora warrior
    And clearing 1 holds 1 Marquise warrior and 1 keep

  @18.2.6 @QL.2.2
  Scenario: On the Legion's turn too what the Knaves take is a Prisoner, and what falls to the Legion a Spoil
    Given the seats are Legion, Knaves and Reavers
    And it is the Legion's turn
    And the Legion's campaign holds Root Tea (mouse)
    And clearing 9 holds 2 skunks and 3 Legion warriors
    And clearing 8 holds 1 depot
    And the dice will show 2 and 1
    When the Knaves remove 1 depot from clearing 8:
      | player | asked                   | answer            |
      | Knaves | move or battle          | battle            |
      | Knaves | forest for the prisoner | the forest 4-9-12 |
    Then the forest 4-9-12 holds 1 Legion warrior
    And the Legion's spoils hold 1 skunk
    And clearing 9 holds 1 skunk

  # The Marquise

  @18.6.3 @6.2.2
  Scenario: Freed warriors of the Marquise may go to her keep
    Given the seats are Knaves and Marquise
    And on the Knaves' board captain, thief is face down
    And on the Knaves' board captain, ronin is face down
    And on the Knaves' board captain, jailor is face down
    And clearing 1 holds 1 keep
    And the forest 1-9-10-12 holds 2 Marquise warriors
    When the Knaves play their Evening:
      | player   | asked                        | answer |
      | Marquise | clearing for freed prisoners | 1      |
    Then clearing 1 holds 2 Marquise warriors and 1 keep

  @18.5.1.III
  Scenario: Wood is a piece of the Marquise that lets an item of hers be filched
    Given the seats are Knaves and Marquise
    And on the Knaves' board captain, ronin is acting
    And clearing 9 holds 1 ronin and 1 wood
    And the Marquise's crafted items hold 1 tea and 1 sword
    When the Knaves take the action filch:
      | asked        | answer         |
      | item to take | Marquise > tea |
    Then the Knaves' stash holds 1 tea

  # The Clergy

  @18.5.1.IVd @HCC.2.5
  Scenario: A Cathedral that falls to a Nab pokes the hive of a Captain that has fled
    Given the seats are Knaves and Clergy
    And on the Knaves' board captain, thief is acting
    And it is the Knaves' Daylight
    And the Knaves' stash holds 1 bag
    And the Clergy's play area holds Sappers
    And clearing 9 holds 1 thief and 1 cathedral
    And the dice will show 0 and 0
    When the Knaves take the action nab:
      | player | asked             | answer            |
      | Clergy | use Sappers       | use               |
      | Knaves | forest to flee to | the forest 4-9-12 |
      | Clergy | warriors to place | 2                 |
    Then clearing 9 holds 2 Clergy warriors and no Knaves pieces
    And the forest 4-9-12 holds 1 thief
    And the Knaves are a heretic to the Clergy

  @HCC.2.6.I
  Scenario: The Clergy attack no penitent Knaves, so that acclaim is safe from them
    Given the seats are Knaves and Clergy
    And the Knaves are penitent to the Clergy
    And clearing 9 holds 1 acclaim and 2 Clergy warriors
    Then the Clergy cannot battle the Knaves in clearing 9, citing HCC.2.6.I

  @18.6.3
  Scenario: Freeing the Clergy's Prisoners is no sacrilege, for the Clergy remove their own
    Given the seats are Knaves and Clergy
    And the Knaves are penitent to the Clergy
    And on the Knaves' board captain, thief is face down
    And on the Knaves' board captain, ronin is face down
    And on the Knaves' board captain, jailor is face down
    And the forest 4-9-12 holds 2 Clergy warriors
    When the Knaves play their Evening:
      | player | asked                        | answer |
      | Clergy | clearing for freed prisoners | 9      |
    Then clearing 9 holds 2 Clergy warriors
    And the Knaves are penitent to the Clergy

  # The Legion

  @QL.2.4 @18.2.5
  Scenario: The extra hit of No Queens falls on a Skunk before a Captain
    Given the seats are Knaves and Legion
    And it is the Legion's turn
    And clearing 9 holds 1 thief, 2 skunks and 2 Legion warriors
    When the Legion battles the Knaves in clearing 9, rolling 1 and 0
    Then clearing 9 holds 1 thief, no skunks and 2 Legion warriors

  @18.2.6 @3.2.1
  Scenario: A colony is no warrior, and falls where no Prisoner can be taken
    Given the seats are Knaves and Legion
    And on the Knaves' board captain, thief is acting
    And clearing 9 holds 1 thief, 1 skunk and 1 colony
    When the Knaves battle the Legion in clearing 9, rolling 0 and 0
    Then clearing 9 holds 1 thief, 1 skunk, 1 acclaim and no colony
    And the Knaves score 1 point

  # The Reavers

  @LR.2.2.IIa
  Scenario: For provisions the Knaves place Skunks, no Captain, or flip an item of the Stash
    Given the seats are Knaves and Reavers
    And clearing 9 holds 1 provisions
    And the Knaves' stash holds 1 exhausted boot and 1 tea
    When the Knaves remove 1 provisions from clearing 9:
      | asked      | answer         |
      | provisions | place warriors |
    Then clearing 9 holds 2 skunks
    And the options of the Knaves are when asked for provisions:
      | option         |
      | decline        |
      | place warriors |
      | flip item      |

  @LR.2.2.IIb @18.2.4
  Scenario: The move of a depot takes Knaves out of a forest, whichever Captain
    Given the seats are Knaves and Reavers
    And on the Knaves' board captain, thief is acting
    And clearing 9 holds 1 depot
    And the forest 4-9-12 holds 1 ronin and 1 skunk
    And clearing 12 holds 3 Reavers warriors
    When the Knaves remove 1 depot from clearing 9:
      | asked           | answer                 |
      | move or battle  | move                   |
      | move            | the forest 4-9-12 > 12 |
      | how many ronins | 1                      |
      | how many skunks | 1                      |
    Then clearing 12 holds 1 ronin, 1 skunk and 3 Reavers warriors

  @LR.2.2.I @18.2.6
  Scenario: A cache that is left alone falls to the Knaves' hit, and is no Prisoner
    Given the seats are Knaves and Reavers
    And clearing 9 holds 2 skunks, 1 Reavers warrior and 1 loot
    When the Knaves battle the Reavers in clearing 9, rolling 2 and 0:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then clearing 9 holds 2 skunks and no Reavers pieces
    And the forest 4-9-12 holds 1 Reavers warrior
    And the Knaves draw 1 card

  # The Automated Alliance

  @RB.6.5.2 @18.2.7
  Scenario: A revolt removes Captains and acclaim, and where a Skunk runs a bot leaves to chance
    Given the seats are Knaves and Automated Alliance
    And clearing 9 holds 1 thief, 1 skunk, 1 acclaim and 1 sympathy
    And the Automated Alliance's order holds Armorers
    And chance will give 0 for forest to run to
    When the Automated Alliance plays its Daylight
    Then clearing 9 holds 1 mouse base and no Knaves pieces
    And the forest 1-9-10-12 holds 1 skunk
    And the Knaves' supply holds 1 thief

  @18.6.3
  Scenario: A bot with the most Prisoners chooses no clearing, which it may
    Given the seats are Knaves and Automated Alliance
    And on the Knaves' board captain, thief is face down
    And on the Knaves' board captain, ronin is face down
    And on the Knaves' board captain, jailor is face down
    And the forest 4-9-12 holds 2 Automated Alliance warriors
    When the Knaves play their Evening
    Then the forest 4-9-12 holds 2 Automated Alliance warriors

  @18.2.6 @RB.6.2.3
  Scenario: A bot's warrior is a Prisoner like any other, and dragging it to a forest is no move to sympathy
    Given the seats are Knaves and Automated Alliance
    And the Knaves hold Root Tea (mouse)
    And clearing 9 holds 3 skunks, 2 Automated Alliance warriors and 1 sympathy
    When the Knaves battle the Automated Alliance in clearing 9, rolling 1 and 0:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then the forest 4-9-12 holds 1 Automated Alliance warrior
    And clearing 9 holds 2 skunks, 1 Automated Alliance warrior and 1 sympathy
    And the Knaves hold Root Tea (mouse)
