Feature: The Riverfolk beside other factions and cards

  Services, funds, trade posts and mercenaries with everybody who can sit at their table.

  # The Vagabond

  @11.2.7.IIIb
  Scenario: The Vagabond hires no mercenaries
    Given the seats are Vagabond, Riverfolk and Marquise
    And on the Riverfolk's board cost, mercenaries is 1
    And on the Riverfolk's board cost, riverboats is 1
    And clearing 1 holds 1 pawn
    And the Vagabond's satchel holds 2 swords
    When the Vagabond tries to play his Birdsong:
      | asked   | answer      |
      | service | mercenaries |
    Then it is refused citing 11.2.7.IIIb: Vagabond cannot buy mercenaries

  @11.2.7.IIIb @9.2.9.III
  Scenario: Mercenaries that fall to the Vagabond turn no Riverfolk hostile
    Given the seats are Marquise, Vagabond and Riverfolk
    And it is the Marquise's Daylight
    And the turn remembers bought, mercenaries: 1
    And clearing 5 holds 1 pawn, 1 Marquise warrior and 1 Riverfolk warrior
    And the Vagabond's satchel holds 2 swords
    When the Marquise battles the Vagabond in clearing 5, rolling 2 and 2:
      | player   | asked          | answer |
      | Vagabond | piece to lose  | sword  |
    Then clearing 5 holds no Riverfolk warriors and no Marquise warriors
    And the Riverfolk are indifferent to the Vagabond
    And the Marquise is hostile to the Vagabond

  @9.2.9.III
  Scenario: Riverfolk warriors that fall in their own battle turn them hostile as ever
    Given the seats are Marquise, Vagabond and Riverfolk
    And clearing 5 holds 1 pawn and 1 Riverfolk warrior
    And the Vagabond's satchel holds 2 swords
    When the Vagabond battles the Riverfolk in clearing 5, rolling 1 and 0
    Then the Riverfolk are hostile to the Vagabond

  @9.2.9.IIc @11.2.7.III
  Scenario: An Allied Vagabond fights along with Riverfolk warriors whom nobody has hired
    Given the seats are Vagabond, Riverfolk and Marquise
    And the Riverfolk are allied to the Vagabond
    And clearing 5 holds 1 pawn, 1 Riverfolk warrior and 3 Marquise warriors
    And the Vagabond's satchel holds 1 sword
    When the Vagabond battles the Marquise in clearing 5, rolling 3 and 0:
      | player   | asked               | answer    |
      | Vagabond | allies to fight with | Riverfolk |
    Then the Marquise loses 2 warriors in clearing 5

  # The Alliance

  @8.2.6 @11.2.3
  Scenario: Outrage takes a card of the Riverfolk's hand, public though it is
    Given the seats are Riverfolk, Alliance and Marquise
    And clearing 7 holds 2 Riverfolk warriors
    And clearing 4 holds 1 sympathy
    And the Riverfolk hold Bake Sale and Anvil
    When the Riverfolk move 1 warrior from clearing 7 to clearing 4
    Then the Alliance's supporters hold Bake Sale
    And the Riverfolk hold Anvil
    And the Marquise can look at the Riverfolk's hand

  @8.4.2.IIa @11.2.7.III
  Scenario: Riverfolk warriors that the Alliance buys stand for Martial Law in its Birdsong, before they serve
    Given the seats are Alliance, Riverfolk and Marquise
    And it is the Alliance's Birdsong
    And the turn remembers bought, mercenaries: 1
    And clearing 5 holds 3 Riverfolk warriors
    And the Alliance's supporters hold Bake Sale
    When the Alliance tries to take the action spread sympathy in its Birdsong:
      | asked                 | answer |
      | clearing to spread to | 5      |
    Then it is refused citing 8.4.2.IIa
    And the Riverfolk rule clearing 5

  @11.2.6.II @8.2.5
  Scenario: Sympathy beside a trade post buys the Alliance a second service
    Given the seats are Alliance, Riverfolk and Marquise
    And on the Riverfolk's board cost, hand card is 1
    And on the Riverfolk's board cost, riverboats is 1
    And clearing 1 holds 1 sympathy and 1 fox trade post
    And the Riverfolk hold Anvil
    When the Alliance plays its Birdsong:
      | asked   | answer     |
      | service | hand card  |
      | service | riverboats |
      | action  | end        |
    Then the Riverfolk's payments hold 2 Alliance warriors
    And the Alliance holds Anvil

  # The Marquise

  @6.2.3 @11.2.5.I @1.5.3
  Scenario: Marquise warriors lost from the Funds box go to no Field Hospital
    Given the seats are Marquise, Riverfolk and Clergy
    And clearing 5 holds 1 keep
    And clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 2 Marquise warriors
    And the Marquise holds Anvil
    When the Clergy removes 1 fox trade post from clearing 1
    Then the Marquise is not asked for card for field hospitals
    And the Marquise's supply holds 24 warriors

  # The Clergy

  @HCC.2.6.I
  Scenario: Trade posts of penitent Riverfolk are safe from the Clergy
    Given the seats are Clergy, Riverfolk and Marquise
    And the Riverfolk are penitent to the Clergy
    And clearing 1 holds 1 fox trade post
    When the Clergy tries to remove 1 fox trade post from clearing 1
    Then it is refused citing HCC.2.6.I

  @HCC.2.6.IV @11.2.5.I
  Scenario: Clergy warriors that Trade Disruption has the Riverfolk remove make heretics of them
    Given the seats are Clergy, Riverfolk and Marquise
    And the Riverfolk are penitent to the Clergy
    And clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 2 Clergy warriors
    When the Marquise removes 1 fox trade post from clearing 1
    Then the Riverfolk are a heretic to the Clergy
    And the Clergy's supply holds 14 warriors

  @11.5.6.II
  Scenario: Clergy warriors that the Riverfolk spend are not removed
    Given the seats are Clergy, Riverfolk and Marquise
    And the Riverfolk are penitent to the Clergy
    And clearing 1 holds 2 Clergy warriors
    And the Riverfolk's funds hold 2 Clergy warriors
    When the Riverfolk take the action establish trade post
    Then the Riverfolk are penitent to the Clergy
    And clearing 1 holds 2 Clergy warriors, 1 fox trade post and 1 Riverfolk warrior

  # The Legion

  @QL.2.2 @11.2.5.I
  Scenario: A trade post among the Legion's spoils leaves the game when they are returned
    Given the seats are Legion, Riverfolk and Clergy
    And it is the Legion's Daylight
    And the Legion's campaign holds Anvil
    And clearing 1 holds 3 Legion warriors and 1 fox trade post
    And the Riverfolk's funds hold 2 Riverfolk warriors
    When the Legion battles the Riverfolk in clearing 1, rolling 1 and 0
    Then the Legion's spoils hold 1 fox trade post
    And the Riverfolk's funds hold 1 Riverfolk warrior
    When the Legion plays its Evening
    Then the Riverfolk's supply holds 14 warriors and 2 fox trade posts

  @QL.2.2 @11.2.7.III
  Scenario: Against the Riverfolk themselves hired warriors are spoils of the Legion
    Given the seats are Legion, Riverfolk and Clergy
    And it is the Legion's Daylight
    And the turn remembers bought, mercenaries: 1
    And the Legion's campaign holds Anvil
    And clearing 1 holds 3 Legion warriors and 2 Riverfolk warriors
    When the Legion battles the Riverfolk in clearing 1, rolling 1 and 0
    Then the Legion's spoils hold 1 Riverfolk warrior
    And the Legion rules clearing 1

  # The Diaspora

  @16.2.2.Ia @11.2.7.III @G.35
  Scenario: Hired Riverfolk warriors defend no enclave, though the Riverfolk have activated Frog Dominance
    Given the seats are Marquise, Riverfolk and Diaspora
    And it is the Marquise's Daylight
    And the turn remembers bought, mercenaries: 1
    And the Riverfolk have activated Dominance (frog)
    And clearing 8 holds 1 Marquise warrior, 2 Riverfolk warriors, 1 Diaspora warrior and 1 militant enclave
    When the Marquise battles the Diaspora in clearing 8, rolling 3 and 2
    Then clearing 8 holds 2 Riverfolk warriors, no Diaspora warriors and no militant enclaves

  @16.2.2.Ia @11.2.7.III @11.2.7.IIIa
  Scenario: Mercenaries take their share of hits before warriors that defend an enclave
    Given the seats are Diaspora, Riverfolk, Marquise and Clergy
    And it is the Diaspora's Daylight
    And the turn remembers bought, mercenaries: 1
    And the Marquise has activated Dominance (frog)
    And clearing 8 holds 4 Clergy warriors, 1 Diaspora warrior, 1 Riverfolk warrior, 1 Marquise warrior and 1 militant enclave
    When the Clergy battles the Diaspora in clearing 8, rolling 2 and 0
    Then clearing 8 holds 1 Marquise warrior, 1 militant enclave, no Diaspora warriors and no Riverfolk warriors

  @11.5.6.III @16.2.1.II
  Scenario: At a Militant enclave no trade post matches
    Given the seats are Riverfolk, Diaspora and Marquise
    And clearing 12 holds 1 militant enclave and 2 Riverfolk warriors
    And clearing 5 holds 1 Riverfolk warrior
    And clearing 7 holds 1 Riverfolk warrior
    And the Riverfolk's funds hold 2 Riverfolk warriors
    When the Riverfolk try to take the action establish trade post:
      | asked                     | answer |
      | clearing for a trade post | 12     |
    Then it is refused citing 11.5.6.III

  # The Reavers

  @LR.2.2.II @11.2.7.III
  Scenario: A cache beside mercenaries alone can be removed by who has hired them
    Given the seats are Marquise, Riverfolk and Reavers
    And it is the Marquise's Daylight
    And the turn remembers bought, mercenaries: 1
    And clearing 9 holds 1 loot and 1 Riverfolk warrior
    When the Marquise battles the Reavers in clearing 9, rolling 1 and 0
    Then clearing 9 holds 1 Riverfolk warrior and no loot
    And the Marquise draws 1 card

  # The Automated Alliance

  @11.5.6.I @11.5.6.II
  Scenario: A bot that rules gives no funds, so no trade post is founded there
    Given the seats are Riverfolk, Automated Alliance and Clergy
    And clearing 1 holds 1 fox base
    And the Riverfolk's funds hold 3 Riverfolk warriors
    And clearing 5 holds 1 Riverfolk warrior
    And clearing 7 holds 1 Riverfolk warrior
    When the Riverfolk try to take the action establish trade post:
      | asked                     | answer |
      | clearing for a trade post | 1      |
    Then it is refused citing 11.5.6.II

  # Cards of Exiles and Partisans

  @card.coffin-makers @11.5
  Scenario: Funds that are spent lie on no Coffin Makers, for they come from no place on the map
    Given the deck is Exiles and Partisans
    And the seats are Riverfolk, Marquise and Clergy
    And the Marquise's play area holds Coffin Makers
    And the Riverfolk's funds hold 1 Marquise warrior
    When the Riverfolk take the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 4      |
    Then the Marquise's supply holds 25 warriors

  @card.coffin-makers @11.2.7.IIIa
  Scenario: Mercenaries that fall lie on Coffin Makers like all warriors
    Given the deck is Exiles and Partisans
    And the seats are Marquise, Riverfolk and Clergy
    And it is the Marquise's Daylight
    And the turn remembers bought, mercenaries: 1
    And the Clergy's play area holds Coffin Makers
    And clearing 5 holds 1 Marquise warrior, 1 Riverfolk warrior and 3 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 2 and 2
    Then the Riverfolk's supply holds 14 warriors
    And the Marquise's supply holds 24 warriors

  @card.soup-kitchens @2.5
  Scenario: With Soup Kitchens trade posts give the Riverfolk the rule
    Given the deck is Exiles and Partisans
    And the seats are Riverfolk, Marquise and Clergy
    And the Riverfolk's play area holds Soup Kitchens
    And clearing 1 holds 1 fox trade post and 1 Marquise warrior
    Then the Riverfolk rule clearing 1

  @card.soup-kitchens @11.2.7.III
  Scenario: While mercenaries are hired trade posts still count for the Riverfolk by Soup Kitchens
    Given the deck is Exiles and Partisans
    And the seats are Marquise, Riverfolk and Clergy
    And it is the Marquise's Daylight
    And the turn remembers bought, mercenaries: 1
    And the Riverfolk's play area holds Soup Kitchens
    And clearing 1 holds 1 fox trade post and 1 Riverfolk warrior
    Then the Riverfolk rule clearing 1

  @11.2.2
  Scenario: Boat Builders give the Riverfolk nothing that they have not
    Given the deck is Exiles and Partisans
    And the seats are Riverfolk, Marquise and Clergy
    And the Riverfolk's play area holds Boat Builders
    And clearing 7 holds 1 Riverfolk warrior and 3 Marquise warriors
    Then the Riverfolk can move 1 warrior from clearing 7 to clearing 4

  @11.5.3 @11.5.3.I
  Scenario: An exported item is none that somebody crafts
    Given the deck is Exiles and Partisans
    And the seats are Riverfolk, Marquise and Clergy
    And the Marquise's play area holds Murine Broker
    And clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 1 Riverfolk warrior
    And the Riverfolk hold Anvil
    When the Riverfolk take the action export
    Then the Marquise draws 0 cards

  @11.5.3.I
  Scenario: Master Engravers score nothing for an exported item
    Given the deck is Exiles and Partisans
    And the seats are Riverfolk, Marquise and Clergy
    And the Riverfolk's play area holds Master Engravers
    And clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 1 Riverfolk warrior
    And the Riverfolk hold Anvil
    When the Riverfolk take the action export
    Then the Riverfolk score nothing
