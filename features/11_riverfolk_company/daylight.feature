Feature: The Riverfolk's Daylight

  What funds do: committed they move, battle, craft and draw; spent they recruit and found trade posts (11.5).

  Background:
    Given the seats are Riverfolk, Marquise and Clergy

  # Committing and spending (11.5)

  @11.5 @11.5.1 @11.5.4
  Scenario: The Riverfolk act in any order as long as funds are left
    Given clearing 7 holds 2 Riverfolk warriors
    And the Riverfolk's funds hold 3 Riverfolk warriors
    And the deck's top cards are Anvil
    When the Riverfolk play their Daylight:
      | asked             | answer |
      | action            | move   |
      | move              | 7 > 4  |
      | how many warriors | 1      |
      | action            | draw   |
      | action            | move   |
      | move              | 4 > 7  |
    Then the Riverfolk's funds hold nothing
    And the Riverfolk's committed hold 3 Riverfolk warriors
    And the Riverfolk hold Anvil

  @11.5.1 @11.5.2 @11.5.4 @11.5.5
  Scenario Outline: Without a fund no action is taken that costs one
    Given clearing 7 holds 2 Riverfolk warriors and 1 Marquise warrior
    When the Riverfolk try to take the action <action>
    Then it is refused citing <clause>: the Funds box is empty

    Examples:
      | action  | clause |
      | move    | 11.5.1 |
      | battle  | 11.5.2 |
      | draw    | 11.5.4 |
      | recruit | 11.5.5 |

  @11.5 @11.2.4
  Scenario: The Riverfolk choose whose warrior they commit
    Given the Riverfolk's funds hold 1 Riverfolk warrior and 2 Marquise warriors
    When the Riverfolk play their Daylight:
      | asked          | answer           |
      | action         | draw             |
      | fund to commit | Marquise warrior |
      | action         | end              |
    Then the Riverfolk's funds hold 1 Riverfolk warrior and 1 Marquise warrior
    And the Riverfolk's committed hold 1 Marquise warrior

  @11.5 @11.2.4
  Scenario: What lies in the other boxes is no fund
    Given the Riverfolk's payments hold 3 Marquise warriors
    And the Riverfolk's committed hold 3 Riverfolk warriors
    When the Riverfolk try to take the action draw
    Then it is refused citing 11.5.4: the Funds box is empty

  @11.5 @11.5.5
  Scenario: The fund that the Riverfolk choose to spend returns to the supply of its owner
    Given the Riverfolk's funds hold 1 Marquise warrior and 1 Riverfolk warrior
    When the Riverfolk take the action recruit:
      | asked                  | answer           |
      | fund to spend          | Marquise warrior |
      | clearing to recruit in | 4                |
    Then the Marquise's supply holds 25 warriors
    And the Riverfolk's funds hold 1 Riverfolk warrior and no Marquise warriors
    And the Riverfolk's supply holds 13 warriors
    And clearing 4 holds 1 Riverfolk warrior

  # Move and Battle (11.5.1, 11.5.2)

  @11.5.1
  Scenario: Without a warrior there is no move to commit for
    Given the Riverfolk's funds hold 1 Riverfolk warrior
    When the Riverfolk try to take the action move
    Then it is refused citing 11.5.1: no move can be taken

  @11.5.2 @4.3
  Scenario: A committed fund starts a battle
    Given clearing 7 holds 2 Riverfolk warriors and 1 Marquise warrior
    And the Riverfolk's funds hold 1 Riverfolk warrior
    And the dice will show 1 and 0
    When the Riverfolk take the action battle
    Then the Marquise loses 1 warrior in clearing 7
    And the Riverfolk's committed hold 1 Riverfolk warrior

  @11.5.2
  Scenario: Where nobody can be battled no fund is committed for it
    Given clearing 7 holds 2 Riverfolk warriors
    And the Riverfolk's funds hold 1 Riverfolk warrior
    When the Riverfolk try to take the action battle
    Then it is refused citing 11.5.2: no enemy to battle

  # Craft (11.2.1, 11.5.3)

  @11.2.1 @11.5.3 @4.1
  Scenario: Funds on empty spaces of the tracks pay for crafting
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 2 Riverfolk warriors
    And the Riverfolk hold Anvil
    When the Riverfolk take the action craft
    Then the Riverfolk's crafted items hold 1 hammer
    And the Riverfolk's fox track holds 1 Riverfolk warrior
    And the Riverfolk's funds hold 1 Riverfolk warrior
    And the Riverfolk's committed hold nothing
    And the Riverfolk score 2 points

  @11.5.3
  Scenario: The Riverfolk choose whose warriors pay for a card
    Given clearing 1 holds 1 fox trade post
    And clearing 12 holds 1 fox trade post
    And the Riverfolk's funds hold 1 Riverfolk warrior and 2 Marquise warriors
    And the Riverfolk hold Foxfolk Steel
    When the Riverfolk take the action craft:
      | asked          | answer            |
      | fund to commit | Marquise warrior  |
      | fund to commit | Riverfolk warrior |
    Then the Riverfolk's fox track holds 1 Riverfolk warrior and 1 Marquise warrior
    And the Riverfolk's funds hold 1 Marquise warrior

  @11.5.3
  Scenario: The Riverfolk choose among the cards that they can craft
    Given clearing 1 holds 1 fox trade post
    And clearing 7 holds 1 mouse trade post
    And the Riverfolk's funds hold 1 Riverfolk warrior
    And the Riverfolk hold Anvil, Root Tea (fox) and Bake Sale
    When the Riverfolk take the action craft:
      | asked         | answer |
      | card to craft | Anvil  |
    Then the Riverfolk's crafted items hold 1 hammer
    And the Riverfolk are not offered Bake Sale when asked for card to craft, citing 11.5.3

  @11.5.3
  Scenario Outline: Each icon takes an empty space of its suit
    Given clearing 1 holds 1 fox trade post
    And clearing 7 holds 1 mouse trade post
    And the Riverfolk's funds hold 4 Riverfolk warriors
    And the Riverfolk hold <card>
    Then the Riverfolk <can> craft <card><citing>

    Examples:
      | card            | can    | citing           |
      | Anvil           | can    |                  |
      | Root Tea (fox)  | can    |                  |
      | Foxfolk Steel   | cannot | , citing 11.5.3  |
      | Bake Sale       | cannot | , citing 11.5.3  |
      | Royal Claim     | cannot | , citing 11.5.3  |

  @11.5.3
  Scenario: A space that holds a fund is not empty
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's fox track holds 1 Riverfolk warrior
    And the Riverfolk's funds hold 2 Riverfolk warriors
    And the Riverfolk hold Anvil
    When the Riverfolk try to take the action craft
    Then it is refused citing 11.5.3

  @11.5.3 @11.2.5.I
  Scenario: The space of a trade post that has left the game stays empty
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 4 Riverfolk warriors
    And the Riverfolk hold Anvil
    When the Clergy removes 1 fox trade post from clearing 1
    Then the Riverfolk's supply holds 2 fox trade posts
    And the Riverfolk can craft Anvil

  @11.5.3
  Scenario: An icon of any suit takes a space of any track
    Given clearing 1 holds 1 fox trade post
    And clearing 12 holds 1 fox trade post
    And clearing 7 holds 1 mouse trade post
    And clearing 5 holds 1 rabbit trade post
    And the Riverfolk's funds hold 4 Riverfolk warriors
    And the Riverfolk hold Royal Claim
    When the Riverfolk take the action craft:
      | asked               | answer                               |
      | to activate for any | the Riverfolk's rabbit track > space |
      | to activate for any | the Riverfolk's fox track > space    |
      | to activate for any | the Riverfolk's mouse track > space  |
    Then the Riverfolk's fox track holds 2 Riverfolk warriors
    And the Riverfolk's mouse track holds 1 Riverfolk warrior
    And the Riverfolk's rabbit track holds 1 Riverfolk warrior
    And the Riverfolk's play area holds Royal Claim

  @11.5.3
  Scenario: A card takes as many funds as it has icons
    Given clearing 1 holds 1 fox trade post
    And clearing 12 holds 1 fox trade post
    And the Riverfolk's funds hold 1 Riverfolk warrior
    And the Riverfolk hold Foxfolk Steel
    When the Riverfolk try to take the action craft
    Then it is refused citing 11.5.3: Foxfolk Steel takes 2 funds

  @11.5.3
  Scenario: Without a card there is nothing to craft
    Given the Riverfolk's funds hold 1 Riverfolk warrior
    When the Riverfolk try to take the action craft
    Then it is refused citing 11.5.3: no card in hand can be crafted

  # Export (11.5.3.I)

  @11.5.3.I
  Scenario: An exported card gives a payment and nothing else
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 1 Marquise warrior
    And the Riverfolk hold Anvil
    When the Riverfolk take the action export
    Then the Riverfolk's crafted items hold nothing
    And the item supply holds 1 hammer
    And the discard pile holds Anvil
    And the Riverfolk's payments hold 1 Riverfolk warrior
    And the Riverfolk's fox track holds 1 Marquise warrior
    And the Riverfolk score nothing

  @11.5.3.I
  Scenario: A persistent effect that is exported is discarded too
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 1 Riverfolk warrior
    And the Riverfolk hold Armorers
    When the Riverfolk take the action export
    Then the Riverfolk's play area holds nothing
    And the discard pile holds Armorers
    And the Riverfolk's payments hold 1 Riverfolk warrior

  @11.5.3.I @11.5.3
  Scenario: The Riverfolk choose among the cards that they can export
    Given clearing 1 holds 1 fox trade post
    And clearing 7 holds 1 mouse trade post
    And the Riverfolk's funds hold 1 Riverfolk warrior
    And the Riverfolk hold Anvil, Root Tea (fox) and Bake Sale
    When the Riverfolk take the action export:
      | asked          | answer         |
      | card to export | Root Tea (fox) |
    Then the discard pile holds Root Tea (fox)
    And the Riverfolk are not offered Bake Sale when asked for card to export, citing 11.5.3

  @11.5.3 @4.1.2
  Scenario: A card whose item is gone cannot be exported either
    Given clearing 1 holds 1 fox trade post
    And the item supply holds no hammers
    And the Riverfolk's funds hold 1 Riverfolk warrior
    And the Riverfolk hold Anvil
    When the Riverfolk try to take the action export
    Then it is refused citing 4.1.2

  @11.5.3 @2.1.2 @2.1.3
  Scenario Outline: What cannot be crafted cannot be exported
    Given clearing 1 holds 1 fox trade post
    And the Riverfolk's funds hold 1 Riverfolk warrior
    And the Riverfolk hold <card>
    When the Riverfolk try to take the action export
    Then it is refused citing <clause>

    Examples:
      | card          | clause |
      | Ambush! (fox) | 2.1.2  |
      | Dominance (fox) | 2.1.3 |

  @11.5.3.I @1.5.4
  Scenario: Without a warrior in the supply an export brings none
    Given clearing 1 holds 1 fox trade post
    And clearing 7 holds 14 Riverfolk warriors
    And the Riverfolk's funds hold 1 Riverfolk warrior
    And the Riverfolk hold Anvil
    When the Riverfolk take the action export
    Then the discard pile holds Anvil
    And the Riverfolk's payments hold nothing

  @11.4.1
  Scenario: What was exported keeps Protectionism away
    Given the Riverfolk's payments hold 1 Riverfolk warrior
    When the Riverfolk play their Birdsong
    Then the Riverfolk's funds hold 1 Riverfolk warrior

  # Draw (11.5.4)

  @11.5.4
  Scenario: A committed fund draws a card
    Given the Riverfolk's funds hold 1 Riverfolk warrior
    When the Riverfolk take the action draw
    Then the Riverfolk draw 1 card
    And the Riverfolk's committed hold 1 Riverfolk warrior

  # Recruit (11.5.5)

  @11.5.5
  Scenario: Recruits come to any clearing with a river, whoever rules it
    Given clearing 5 holds 3 Marquise warriors
    And the Riverfolk's funds hold 1 Riverfolk warrior
    When the Riverfolk take the action recruit:
      | asked                  | answer |
      | clearing to recruit in | ?      |
    Then the options of the Riverfolk are:
      | option      |
      | clearing 4  |
      | clearing 5  |
      | clearing 7  |
      | clearing 10 |
      | clearing 11 |

  @11.5.5
  Scenario: The fund that is spent may be the warrior that comes
    Given clearing 7 holds 14 Riverfolk warriors
    And the Riverfolk's funds hold 1 Riverfolk warrior
    When the Riverfolk take the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 4      |
    Then clearing 4 holds 1 Riverfolk warrior
    And the Riverfolk's supply holds 0 warriors

  @11.5.5 @1.5.4
  Scenario: A fund may be spent though no warrior is left to come
    Given clearing 7 holds 15 Riverfolk warriors
    And the Riverfolk's funds hold 1 Marquise warrior
    When the Riverfolk take the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 4      |
    Then clearing 4 holds no Riverfolk warriors
    And the Riverfolk's funds hold nothing
    And the Marquise's supply holds 25 warriors

  @11.5.5
  Scenario: Nobody is recruited away from the river
    Given the Riverfolk's funds hold 1 Riverfolk warrior
    When the Riverfolk try to take the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 1      |
    Then it is refused citing 11.5.5: no river touches clearing 1

  @11.5.5 @6.2.2
  Scenario: The keep keeps recruits out
    Given clearing 4 holds 1 keep
    And the Riverfolk's funds hold 1 Riverfolk warrior
    When the Riverfolk try to take the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 4      |
    Then it is refused citing 6.2.2

  @11.5.5 @QL.2.3
  Scenario: At a colony nobody is recruited
    Given the seats are Riverfolk, Legion and Clergy
    And clearing 4 holds 1 colony
    And the Riverfolk's funds hold 1 Riverfolk warrior
    When the Riverfolk try to take the action recruit:
      | asked                  | answer |
      | clearing to recruit in | 4      |
    Then it is refused citing QL.2.3

  @11.5.5
  Scenario: Where keep and colonies keep recruits out of every clearing with a river, nobody is recruited
    Given the seats are Riverfolk, Marquise and Legion
    And these clearings hold:
      | clearing | pieces   |
      | 4        | 1 keep   |
      | 5        | 1 colony |
      | 7        | 1 colony |
      | 10       | 1 colony |
      | 11       | 1 colony |
    And the Riverfolk's funds hold 1 Riverfolk warrior
    When the Riverfolk try to take the action recruit
    Then it is refused citing 11.5.5: no clearing with a river where a warrior can be placed

  # Establish Trade Post with Garrison (11.5.6)

  @11.2.5 @11.5.6 @11.5.6.I @11.5.6.II @11.5.6.III
  Scenario: Two funds of the ruler found a trade post with a garrison
    Given clearing 1 holds 2 Marquise warriors
    And the Riverfolk's funds hold 3 Marquise warriors and 1 Riverfolk warrior
    When the Riverfolk take the action establish trade post
    Then clearing 1 holds 2 Marquise warriors, 1 fox trade post and 1 Riverfolk warrior
    And the Riverfolk's funds hold 1 Marquise warrior and 1 Riverfolk warrior
    And the Marquise's supply holds 22 warriors
    And the Riverfolk's supply holds 13 warriors and 2 fox trade posts
    And the Riverfolk score 2 points

  @11.5.6 @11.5.6.III
  Scenario: The Riverfolk choose where the last trade post of a suit comes
    Given these clearings hold:
      | clearing | pieces              |
      | 1        | 1 fox trade post    |
      | 6        | 1 Riverfolk warrior |
      | 8        | 1 fox trade post    |
      | 12       | 1 Riverfolk warrior |
    And the Riverfolk's funds hold 2 Riverfolk warriors
    When the Riverfolk take the action establish trade post:
      | asked                     | answer |
      | clearing for a trade post | 6      |
    Then clearing 6 holds 2 Riverfolk warriors and 1 fox trade post
    And clearing 12 holds 1 Riverfolk warrior
    And the Riverfolk's supply holds no fox trade posts

  @11.5.6.I
  Scenario: Where the Riverfolk rule their own warriors pay
    Given clearing 12 holds 1 Riverfolk warrior
    And the Riverfolk's funds hold 2 Riverfolk warriors
    When the Riverfolk take the action establish trade post
    Then clearing 12 holds 2 Riverfolk warriors and 1 fox trade post
    And the Riverfolk score 2 points

  @11.5.6.I @11.5.6.II
  Scenario Outline: A trade post needs a ruler, no other trade post, and two funds of whoever rules
    Given clearing 1 holds <pieces>
    And clearing 5 holds 1 Riverfolk warrior
    And clearing 7 holds 1 Riverfolk warrior
    And the Riverfolk's funds hold 2 Riverfolk warriors and 1 Marquise warrior
    When the Riverfolk try to take the action establish trade post:
      | asked                     | answer |
      | clearing for a trade post | 1      |
    Then it is refused citing <clause>

    Examples:
      | pieces                                   | clause     |
      | nothing                                  | 11.5.6.I: no player rules clearing 1 |
      | 1 Marquise warrior and 1 Clergy warrior  | 11.5.6.I: no player rules clearing 1 |
      | 1 Riverfolk warrior and 1 fox trade post | 11.5.6.I: clearing 1 has a trade post |
      | 1 Marquise warrior                       | 11.5.6.II: 2 funds of the Marquise de Cat are spent, and there are 1 |
      | 1 Clergy warrior                         | 11.5.6.II: 2 funds of the Honeycomb Clergy are spent, and there are 0 |

  @11.5.6.III
  Scenario: Only a trade post of the clearing's suit is placed there
    Given clearing 1 holds 1 Riverfolk warrior
    And clearing 6 holds 1 fox trade post
    And clearing 8 holds 1 fox trade post
    And clearing 12 holds 1 fox trade post
    And clearing 5 holds 1 Riverfolk warrior
    And clearing 3 holds 1 Riverfolk warrior
    And the Riverfolk's funds hold 2 Riverfolk warriors
    When the Riverfolk try to take the action establish trade post:
      | asked                     | answer |
      | clearing for a trade post | 1      |
    Then it is refused citing 11.5.6.III: no trade post that matches clearing 1 is left

  @11.5.6.III
  Scenario: Trade posts of another suit alone are none for a clearing
    Given clearing 1 holds 1 Riverfolk warrior
    And clearing 2 holds 1 mouse trade post
    And clearing 7 holds 1 mouse trade post
    And clearing 9 holds 1 mouse trade post
    And clearing 6 holds 1 fox trade post
    And clearing 8 holds 1 fox trade post
    And clearing 12 holds 1 fox trade post
    And clearing 5 holds 1 Riverfolk warrior
    And clearing 3 holds 1 Riverfolk warrior
    And the Riverfolk's funds hold 2 Riverfolk warriors
    When the Riverfolk try to take the action establish trade post:
      | asked                     | answer |
      | clearing for a trade post | 1      |
    Then it is refused citing 11.5.6.III: no trade post that matches clearing 1 is left

  @11.5.6
  Scenario: With all nine trade posts gone none is founded
    Given clearing 1 holds 1 Riverfolk warrior and 1 fox trade post
    And clearing 2 holds 1 mouse trade post
    And clearing 3 holds 1 rabbit trade post
    And clearing 4 holds 1 rabbit trade post
    And clearing 5 holds 1 rabbit trade post
    And clearing 6 holds 1 fox trade post
    And clearing 7 holds 1 mouse trade post
    And clearing 8 holds 1 fox trade post
    And clearing 9 holds 1 mouse trade post
    And clearing 12 holds 1 Riverfolk warrior
    And the Riverfolk's funds hold 2 Riverfolk warriors
    When the Riverfolk try to take the action establish trade post
    Then it is refused citing 11.5.6.III: no trade post is left on the tracks

  @11.5.6
  Scenario: Where no clearing does, no trade post is founded
    Given clearing 1 holds 1 Marquise warrior
    And the Riverfolk's funds hold 2 Riverfolk warriors
    When the Riverfolk try to take the action establish trade post
    Then it is refused citing 11.5.6: no clearing where a trade post can be placed and paid for

  @11.5.6 @6.2.2
  Scenario: Beside the keep no trade post can be placed, whoever pays
    Given clearing 1 holds 1 keep and 2 Marquise warriors
    And the Riverfolk's funds hold 2 Marquise warriors
    When the Riverfolk try to take the action establish trade post
    Then it is refused citing 6.2.2

  @11.5.6.III @1.5.4
  Scenario: Without a warrior left a trade post comes without a garrison
    Given clearing 1 holds 1 Marquise warrior
    And clearing 7 holds 15 Riverfolk warriors
    And the Riverfolk's funds hold 2 Marquise warriors
    When the Riverfolk take the action establish trade post
    Then clearing 1 holds 1 Marquise warrior, 1 fox trade post and no Riverfolk warriors
    And the Riverfolk score 2 points

  @11.5.6.I @11.5.6.II
  Scenario: Recruits may first give the Riverfolk the rule that they pay for
    Given clearing 4 holds 1 Marquise warrior and 1 Riverfolk warrior
    And the Riverfolk's funds hold 3 Riverfolk warriors
    When the Riverfolk play their Daylight:
      | asked                     | answer               |
      | action                    | recruit              |
      | clearing to recruit in    | 4                    |
      | action                    | establish trade post |
    Then clearing 4 holds 1 Marquise warrior, 1 rabbit trade post and 3 Riverfolk warriors

  @11.5.6.II
  Scenario: The rule decides whose funds are spent, not who has more pieces on the map
    Given clearing 1 holds 2 Marquise warriors and 1 Clergy warrior
    And the Riverfolk's funds hold 2 Clergy warriors and 2 Marquise warriors
    When the Riverfolk take the action establish trade post
    Then the Riverfolk's funds hold 2 Clergy warriors
