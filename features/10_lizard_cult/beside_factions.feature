Feature: The Cult beside other factions

  Acolytes, gardens, Lost Souls and conspiracies with everybody who can sit at the Cult's table.

  # The Marquise

  @10.4.3.II @6.2.3
  Scenario: Field Hospitals may take in a warrior that is converted
    Given the seats are Cult and Marquise
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 1 holds 1 keep
    And clearing 8 holds 1 Marquise warrior
    And the Marquise holds Anvil
    When the Cult goes on with its Birdsong:
      | player   | asked                    | answer  |
      | Cult     | action                   | convert |
      | Marquise | card for field hospitals | Anvil   |
    Then clearing 8 holds 1 Cult warrior and no Marquise warriors
    And clearing 1 holds 1 keep and 1 Marquise warrior
    And the lost souls hold Anvil

  @10.2.4 @6.5.4.I
  Scenario: Where a garden is the Marquise builds nothing, however many warriors she has
    Given the seats are Cult and Marquise
    And it is the Marquise's Daylight
    And clearing 8 holds 1 fox garden, 4 Marquise warriors and 3 wood
    When the Marquise tries to take the action build
    Then it is refused citing 6.5.4.I

  @10.2.1 @4.1.1
  Scenario: Nobody else crafts with the Cult's gardens
    Given the seats are Cult and Marquise
    And on the Cult's board outcast is fox
    And clearing 8 holds 1 fox garden
    And the Marquise holds Armorers
    And the Cult holds Armorers
    Then the Cult can craft Armorers
    And the Marquise cannot craft Armorers, citing 4.1.1

  # The Eyrie

  @10.4.3.III @10.2.4
  Scenario: A roost is sanctified, and the garden rules whatever Eyrie warriors stay
    Given the seats are Cult and Eyrie
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 3 Cult warriors
    And clearing 8 holds 1 roost and 2 Eyrie warriors
    When the Cult goes on with its Birdsong:
      | asked  | answer   |
      | action | sanctify |
    Then clearing 8 holds 1 fox garden, 2 Eyrie warriors and no roost
    And the Cult rules clearing 8
    And the Cult scores 1 point

  @10.2.6
  Scenario: A card that leaves the Decree goes to the Lost Souls
    Given the seats are Cult and Eyrie
    And the Eyrie's recruit column holds Anvil and Bake Sale
    When the Eyrie discards Anvil from the Eyrie's recruit column
    Then the lost souls hold Anvil

  # The Alliance

  @10.4.3.I @8.2.6
  Scenario: A Crusade into sympathy pays Outrage, in a card that is no Lost Soul
    Given the seats are Cult and Alliance
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 Cult warrior
    And clearing 7 holds 1 sympathy
    And the Cult holds Codebreakers
    When the Cult goes on with its Birdsong:
      | asked  | answer  |
      | action | crusade |
      | move   | 8 > 7   |
      | battle | decline |
    Then the Alliance's supporters hold Codebreakers
    And the lost souls hold nothing

  @10.4.3.II @8.2.6
  Scenario: A warrior that is converted where sympathy is moves nowhere, and outrages nobody
    Given the seats are Cult, Alliance and Marquise
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 sympathy and 1 Marquise warrior
    And the Cult holds Anvil
    When the Cult goes on with its Birdsong:
      | asked  | answer  |
      | action | convert |
    Then the Cult holds Anvil
    And clearing 8 holds 1 sympathy and 1 Cult warrior

  @10.4.3.III @8.2.4
  Scenario: A base that is sanctified takes its supporters with it, to the Lost Souls
    Given the seats are Cult and Alliance
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 3 Cult warriors
    And clearing 8 holds 1 fox base
    And the Alliance's supporters hold Anvil, Bake Sale and Armorers
    When the Cult goes on with its Birdsong:
      | asked  | answer   |
      | action | sanctify |
    Then clearing 8 holds 1 fox garden and no fox base
    And the lost souls hold Anvil and Armorers
    And the Alliance's supporters hold Bake Sale

  @10.2.3 @10.2.5 @8.4.1.III
  Scenario: A revolt makes no acolytes, and costs a card for each garden
    Given the seats are Cult and Alliance
    And clearing 8 holds 1 sympathy, 1 fox garden and 2 Cult warriors
    And the Alliance's supporters hold Anvil and Foxfolk Steel
    And the Cult holds Bake Sale
    And the Cult's supply holds 10 warriors
    And these will be drawn at random: Bake Sale
    When the Alliance takes the action revolt in its Birdsong
    Then clearing 8 holds no fox gardens and no Cult warriors
    And the Cult's acolytes hold nothing
    And the Cult's supply holds 12 warriors
    And the lost souls hold Anvil, Foxfolk Steel and Bake Sale

  # The Vagabond

  @10.2.3 @9.2.9.IIc
  Scenario: A Cult warrior that falls while it attacks with the Vagabond is no acolyte
    Given the seats are Vagabond, Marquise and Cult
    And it is the Vagabond's Daylight
    And the Cult is allied to the Vagabond
    And clearing 9 holds 1 pawn, 1 Cult warrior and 2 Marquise warriors
    And the Vagabond's satchel holds 2 boots
    And the Cult's supply holds 10 warriors
    When the Vagabond battles the Marquise in clearing 9, rolling 1 and 1:
      | player   | asked                | answer       |
      | Vagabond | allies to fight with | Cult         |
      | Vagabond | piece to lose        | Cult warrior |
    Then the Cult's acolytes hold nothing
    And the Cult's supply holds 11 warriors

  @10.4.3.II
  Scenario: A pawn is no warrior, and is not converted
    Given the seats are Vagabond and Cult
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 pawn
    When the Cult tries to go on with its Birdsong:
      | asked  | answer  |
      | action | convert |
    Then it is refused citing 10.4.3.II: no enemy warrior is in a clearing that matches the Outcast

  # The Clergy

  @10.4.3.II @HCC.2.6.IV
  Scenario: Who converts a warrior of the Clergy is a heretic
    Given the seats are Cult and Clergy
    And on the Cult's board outcast is fox
    And the Cult is penitent to the Clergy
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 Clergy warrior
    When the Cult goes on with its Birdsong:
      | asked  | answer  |
      | action | convert |
    Then clearing 8 holds 1 Cult warrior
    And the Cult is a heretic to the Clergy

  @10.4.3.III @HCC.2.5
  Scenario: A Cathedral that is sanctified pokes the hive, once the garden is there
    Given the seats are Cult and Clergy
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 3 Cult warriors
    And clearing 8 holds 1 cathedral
    And the Clergy's supply holds 10 warriors
    When the Cult goes on with its Birdsong:
      | player | asked             | answer   |
      | Cult   | action            | sanctify |
      | Clergy | warriors to place | 2        |
      | Clergy | enemy to battle   | decline  |
    Then clearing 8 holds 1 fox garden and 2 Clergy warriors
    And the Cult scores 1 point

  # The Riverfolk

  @10.4.3.II @11.2.7.III
  Scenario: Warriors of the Riverfolk that are hired in Birdsong are still enemies there, and are converted
    Given the seats are Cult and Riverfolk
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the turn remembers bought, mercenaries: 1
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 Riverfolk warrior
    When the Cult goes on with its Birdsong:
      | asked  | answer  |
      | action | convert |
    Then clearing 8 holds 1 Cult warrior and no Riverfolk warriors

  @10.5.1 @11.2.7.III
  Scenario: By the rule of mercenaries the Cult builds a garden
    Given the seats are Cult and Riverfolk
    And on the Cult's board outcast is fox
    And it is the Cult's Daylight
    And the turn remembers bought, mercenaries: 1
    And clearing 8 holds 2 Riverfolk warriors
    And the Cult holds Anvil
    When the Cult takes the action build
    Then clearing 8 holds 2 Riverfolk warriors and 1 fox garden

  # The Duchy

  @10.4.3.II @2.2.2
  Scenario: The Burrow matches no Outcast, so that nobody is converted there
    Given the seats are Cult and Duchy
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 tunnel
    And the burrow holds 3 Duchy warriors
    When the Cult tries to go on with its Birdsong:
      | asked  | answer  |
      | action | convert |
    Then it is refused citing 10.4.3.II: no enemy warrior is in a clearing that matches the Outcast

  # The Corvids

  @10.2.3 @10.2.5 @13.7.1
  Scenario: A bomb makes no acolytes, and costs a card for each garden
    Given the seats are Cult and Corvids
    And clearing 2 holds 1 plot, 1 Corvid warrior, 2 Cult warriors and 1 mouse garden
    And on the Corvids' board plot, clearing 2 is bomb
    And the Cult holds Bake Sale
    And the Cult's supply holds 10 warriors
    And these will be drawn at random: Bake Sale
    When the Corvids take the action flip in their Birdsong
    Then clearing 2 holds 1 Corvid warrior and no Cult pieces
    And the Cult's acolytes hold nothing
    And the Cult's supply holds 12 warriors
    And the lost souls hold Bake Sale

  # The Legion

  @10.2.3 @QL.2.2.IV @QL.6.3
  Scenario: Spoils that fell defending for the Cult return to its acolytes, those that fell attacking to its supply
    Given the seats are Cult and Legion
    And it is the Legion's turn
    And the Legion's campaign holds Anvil
    And clearing 8 holds 3 Legion warriors and 3 Cult warriors
    And the Cult's supply holds 10 warriors
    When the Legion battles the Cult in clearing 8, rolling 2 and 0
    Then the Legion's spoils hold 2 Cult warriors
    And the Cult's acolytes hold nothing
    When the Legion plays its Evening
    Then the Cult's acolytes hold 2 Cult warriors
    And the Cult's supply holds 10 warriors

  @10.2.6 @3.3.3
  Scenario: A campaign card that is discarded is a Lost Soul
    Given the seats are Cult and Legion
    And the Legion's campaign holds Dominance (fox)
    When the Legion discards Dominance (fox) from the Legion's campaign
    Then the lost souls hold Dominance (fox)

  @10.5.2 @QL.2.3
  Scenario: At a colony of the Legion the Cult does not recruit
    Given the seats are Cult and Legion
    And it is the Cult's Daylight
    And clearing 8 holds 1 colony
    And the Cult holds Anvil
    When the Cult tries to take the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 8      |
    Then it is refused citing QL.2.3

  # The Reavers

  @10.4.3.III @LR.2.3.I
  Scenario: An encampment that is sanctified is raided like any other
    Given the seats are Cult and Reavers
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 3 Cult warriors
    And clearing 8 holds 1 encampment
    When the Cult goes on with its Birdsong:
      | asked  | answer   |
      | action | sanctify |
    Then clearing 8 holds 1 fox garden and no encampment
    And the Cult scores 1 point

  # The Knaves

  @10.4.3.II
  Scenario: A skunk of the Knaves is converted like any other warrior
    Given the seats are Cult and Knaves
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 skunk
    When the Cult goes on with its Birdsong:
      | asked  | answer  |
      | action | convert |
    Then clearing 8 holds 1 Cult warrior and no skunks

  # The Diaspora

  @16.2.3 @10.2.6
  Scenario: A frog card goes to the Pond, any other to the Lost Souls
    Given the seats are Cult and Diaspora
    And the Cult holds Settlers and Anvil
    When the Cult discards Settlers
    And the Cult discards Anvil
    Then the pond holds Settlers
    And the lost souls hold Anvil

  @16.2.3 @10.2.6 @3.3.3
  Scenario: Frog Dominance that is discarded becomes available, and is no Lost Soul
    Given the seats are Cult, Diaspora and Marquise
    And the Marquise holds Dominance (frog)
    When the Marquise discards Dominance (frog)
    Then the available dominance cards hold Dominance (frog)
    And the lost souls hold nothing

  @16.2.1.II @10.5.1
  Scenario: With a frog card the Cult builds a fox garden in a fox clearing with a Peaceful enclave
    Given the seats are Cult and Diaspora
    And it is the Cult's Daylight
    And clearing 8 holds 1 peaceful enclave and 1 Cult warrior
    And clearing 12 holds 1 Cult warrior
    And the Cult holds Settlers
    When the Cult takes the action build
    Then clearing 8 holds 1 peaceful enclave, 1 Cult warrior and 1 fox garden
    And clearing 12 holds 1 Cult warrior
    And the Cult's revealed cards hold Settlers

  @16.2.1.II @10.5.1
  Scenario Outline: At a Militant enclave no garden has the clearing's suit
    Given the seats are Cult and Diaspora
    And it is the Cult's Daylight
    And clearing 8 holds 1 militant enclave and 1 Cult warrior
    And the Cult holds <card>
    When the Cult tries to take the action build
    Then it is refused citing 10.5.1: <reason>

    Examples:
      | card     | reason                                                     |
      | Anvil    | no clearing that the Cult rules takes a garden for Anvil    |
      | Settlers | no clearing that the Cult rules takes a garden for Settlers |

  @10.5.1 @16.2.1.I
  Scenario: That a Militant enclave leaves the clearing no suit of a garden is why none is built there
    Given the seats are Cult and Diaspora
    And it is the Cult's Daylight
    And clearing 8 holds 1 Cult warrior and 1 militant enclave
    And clearing 3 holds 1 Cult warrior and 1 peaceful enclave
    And clearing 5 holds 1 Cult warrior and 1 peaceful enclave
    And the Cult holds Settlers
    When the Cult tries to take the action build:
      | asked                | answer |
      | clearing to build in | 8      |
    Then it is refused citing 10.5.1: clearing 8 does not match a fox garden

  @10.5.1
  Scenario: That no garden of a suit is left is why none is built there
    Given the seats are Cult and Diaspora
    And it is the Cult's Daylight
    And clearing 8 holds 1 Cult warrior and 1 peaceful enclave
    And clearing 3 holds 1 Cult warrior and 1 peaceful enclave
    And the Cult's supply holds 0 fox gardens
    And the Cult holds Settlers
    When the Cult tries to take the action build:
      | asked                | answer |
      | clearing to build in | 8      |
    Then it is refused citing 10.5.1: no fox garden is left on its track

  @16.2.1.I @10.5.2
  Scenario: With a frog card the Cult recruits at any enclave, and with a fox card at none that is Militant
    Given the seats are Cult and Diaspora
    And it is the Cult's Daylight
    And clearing 8 holds 1 militant enclave
    And clearing 7 holds 1 peaceful enclave
    And the Cult holds Settlers
    When the Cult takes the action recruit:
      | asked                  | answer |
      | clearing to recruit in | ?      |
    Then the options of the Cult are:
      | option     |
      | clearing 7 |
      | clearing 8 |

  @10.5.2
  Scenario: With a frog card nobody is recruited where no enclave is
    Given the seats are Cult and Diaspora
    And it is the Cult's Daylight
    And the Cult holds Settlers
    When the Cult tries to take the action recruit
    Then it is refused citing 10.5.2: no clearing takes a warrior for Settlers

  @10.5.2
  Scenario: A frog card that recruits nobody is not chosen beside a card that does
    Given the seats are Cult and Diaspora
    And it is the Cult's Daylight
    And the Cult holds Settlers, Anvil and Bake Sale
    When the Cult tries to take the action recruit:
      | asked          | answer   |
      | card to reveal | Settlers |
    Then it is refused citing 10.5.2: no clearing takes a warrior for Settlers

  @16.2.1.I @10.4.3.II
  Scenario: Where a Militant enclave covers the Outcast's suit the Cult does not conspire, and beside a Peaceful one it does
    Given the seats are Cult, Diaspora and Marquise
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 2 Cult warriors
    And clearing 8 holds 1 militant enclave and 1 Marquise warrior
    And clearing 12 holds 1 peaceful enclave and 1 Marquise warrior
    When the Cult tries to go on with its Birdsong:
      | asked              | answer               |
      | action             | convert              |
      | warrior to convert | 8 > Marquise warrior |
    Then it is refused citing 10.4.3.II: clearing 8 does not match the Outcast

  @16.2.1.I @10.4.3.III
  Scenario: An enclave is no building, and is not sanctified
    Given the seats are Cult and Diaspora
    And on the Cult's board outcast is fox
    And it is the Cult's Birdsong, in the step perform conspiracies
    And the Cult's acolytes hold 3 Cult warriors
    And clearing 8 holds 1 peaceful enclave
    When the Cult tries to take the action sanctify in its Birdsong
    Then it is refused citing 10.4.3.III: no enemy building is in a clearing that matches the Outcast

  @10.2.1 @16.2.1.I
  Scenario: A garden of the Outcast's suit pays for frogs where a Militant enclave covers its clearing's suit
    Given the seats are Cult and Diaspora
    And on the Cult's board outcast is fox
    And clearing 8 holds 1 militant enclave and 1 fox garden
    And the Cult holds Settlers and Armorers
    Then the Cult can craft Settlers
    And the Cult cannot craft Armorers, citing 4.1.1

  @10.2.1 @16.2.1.I
  Scenario Outline: At a Peaceful enclave a garden pays for its clearing's suit or for frogs
    Given the seats are Cult and Diaspora
    And on the Cult's board outcast is fox
    And clearing 8 holds 1 peaceful enclave and 1 fox garden
    And the Cult holds Settlers, Armorers and Scouting Party
    Then the Cult can craft <card>
    And the Cult cannot craft Scouting Party, citing 4.1.1

    Examples:
      | card     |
      | Settlers |
      | Armorers |

  @10.4.1 @10.4.2 @16.2.3
  Scenario: The Lost Souls go to the discard pile, and what lies in the Pond stays
    Given the seats are Cult and Diaspora
    And on the Cult's board outcast is fox
    And the lost souls hold Bake Sale
    And the pond holds Settlers
    When the Cult plays its Birdsong
    Then the discard pile holds Bake Sale
    And the pond holds Settlers
    And the lost souls hold nothing

  @10.4.1 @16.2.3
  Scenario: Frogs and birds count for no suit of the Lost Souls
    Given the seats are Cult and Diaspora
    And on the Cult's board outcast is fox
    And the lost souls hold Bake Sale, Armorers and Sappers
    And the pond holds Settlers and Advocates
    When the Cult plays its Birdsong
    Then on the Cult's board outcast is rabbit
    And the pond holds Settlers and Advocates

  @10.5.3 @16.2.1.II
  Scenario: No garden is scored with a frog card
    Given the seats are Cult and Diaspora
    And it is the Cult's Daylight
    And clearing 8 holds 1 peaceful enclave and 2 fox gardens
    And the Cult holds Settlers
    When the Cult tries to take the action score
    Then it is refused citing 10.5.3: no frog garden is on the map

  @card.companions @10.5.3
  Scenario: With Companions a frog card is revealed and spent as a fox card to score, and both go to the Pond
    Given the seats are Cult and Diaspora
    And it is the Cult's Daylight
    And the Cult's play area holds Companions
    And clearing 8 holds 2 fox gardens
    And the Cult holds Settlers
    When the Cult takes the action score
    Then the Cult scores 2 points
    And the pond holds Settlers and Companions

  @card.companions @10.5.4
  Scenario: With Companions a frog card is revealed as a bird for a Sacrifice, and returns as a frog
    Given the seats are Cult and Diaspora
    And it is the Cult's Daylight
    And the Cult's play area holds Companions
    And the Cult holds Settlers
    When the Cult takes the action sacrifice
    Then the Cult's acolytes hold 1 Cult warrior
    And the Cult's revealed cards hold Settlers
    And the pond holds Companions

  @10.2.3 @16.2.2.Ia
  Scenario: Cult warriors that fall in Enclave Defense fall defending, and become acolytes
    Given the seats are Cult, Diaspora and Marquise
    And the Cult's play area holds Dominance (frog)
    And clearing 8 holds 1 peaceful enclave, 1 Cult warrior and 3 Marquise warriors
    When the Marquise battles the Diaspora in clearing 8, rolling 1 and 0
    Then clearing 8 holds no Cult warriors
    And the Cult's acolytes hold 1 Cult warrior

  # A bot

  @10.2.6 @RB.6.4.2
  Scenario: The order of the Automated Alliance is a Lost Soul once its turn is over
    Given the seats are Cult and Automated Alliance
    And the deck's top cards are Anvil
    When the Automated Alliance plays its turn
    Then the lost souls hold Anvil
    And the discard pile holds nothing

  @10.2.3 @10.2.5 @RB.6.4.3
  Scenario: A revolt of the Automated Alliance makes no acolytes, and costs a card for a garden
    Given the seats are Cult and Automated Alliance
    And clearing 8 holds 1 sympathy, 1 fox garden and 2 Cult warriors
    And the Cult holds Bake Sale
    And the deck's top cards are Tax Collector and Cobbler
    And these will be drawn at random: Bake Sale
    When the Automated Alliance plays its Birdsong
    Then clearing 8 holds 1 sympathy, 1 fox base and no Cult warriors
    And the Cult's acolytes hold nothing
    And the lost souls hold Bake Sale
