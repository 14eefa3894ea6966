Feature: The Duchy sways ministers

  Choose a minister, reveal cards, and take it with a crown for points (12.5.3).

  Background:
    Given the seats are Duchy, Marquise and Clergy

  @12.5.3 @12.5.3.I @12.5.3.II @12.5.3.III
  Scenario: A squire takes two cards and scores one point
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And clearing 8 holds 1 Duchy warrior
    And clearing 9 holds 1 Duchy warrior
    And the Duchy holds Anvil, Cobbler and Root Tea (mouse)
    When the Duchy takes the action sway:
      | asked            | answer  |
      | minister to sway | captain |
      | card to reveal   | Anvil   |
      | card to reveal   | Cobbler |
    Then the Duchy's cards hold captain
    And the Duchy's unswayed hold foremole, marshal, brigadier, banker, mayor, duchess of mud, baron of dirt and earl of stone
    And the Duchy holds Root Tea (mouse)
    And the Duchy's revealed cards hold Anvil and Cobbler
    And the Duchy scores 1 point

  @12.5.3 @12.5.3.I @12.5.3.II @12.5.3.III
  Scenario: A noble takes three cards and scores two points
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And clearing 8 holds 1 Duchy warrior
    And clearing 9 holds 1 Duchy warrior
    And the Duchy holds Anvil, Cobbler and Root Tea (mouse)
    When the Duchy takes the action sway:
      | asked            | answer           |
      | minister to sway | mayor            |
      | card to reveal   | Root Tea (mouse) |
      | card to reveal   | Anvil            |
    Then the Duchy's cards hold mayor
    And the Duchy holds nothing
    And the Duchy scores 2 points

  @12.5.3 @12.5.3.I @12.5.3.II @12.5.3.III
  Scenario: A lord takes four cards and scores three points
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And clearing 8 holds 1 Duchy warrior
    And clearing 9 holds 1 Duchy warrior
    And the Duchy holds Anvil, Cobbler, Root Tea (mouse) and Protection Racket
    When the Duchy takes the action sway:
      | asked            | answer            |
      | minister to sway | duchess of mud    |
      | card to reveal   | Anvil             |
      | card to reveal   | Protection Racket |
      | card to reveal   | Cobbler           |
    Then the Duchy's cards hold duchess of mud
    And the Duchy holds nothing
    And the Duchy scores 3 points

  @12.5.3
  Scenario: One minister is swayed in a turn
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And clearing 8 holds 1 Duchy warrior
    And clearing 9 holds 1 Duchy warrior
    And the Duchy holds Anvil, Cobbler, Protection Racket and Root Tea (mouse)
    When the Duchy tries to play its Daylight:
      | asked            | answer  |
      | action           | end     |
      | action           | sway    |
      | minister to sway | captain |
      | card to reveal   | Anvil   |
      | card to reveal   | Cobbler |
      | action           | sway    |
    Then it is refused citing 12.5.3: one minister has been swayed this turn

  @12.5.3
  Scenario: The Duchy need not sway anybody
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And the Duchy holds Anvil and Cobbler
    When the Duchy plays its Daylight:
      | asked  | answer |
      | action | end    |
      | action | end    |
      | action | end    |
    Then the Duchy holds Anvil and Cobbler
    And the Duchy's cards hold nothing

  @12.5.3 @12.5.2
  Scenario: A minister that is swayed acts in the next turn at the earliest
    Given clearing 1 holds 2 Duchy warriors
    And clearing 5 holds 1 Duchy warrior
    And the Duchy holds Anvil and Cobbler
    When the Duchy tries to play its Daylight:
      | asked            | answer  |
      | action           | end     |
      | action           | sway    |
      | minister to sway | marshal |
      | card to reveal   | Anvil   |
      | action           | marshal |
    Then it is refused citing 12.5.3

  # Choose Minister (12.5.3.I)

  @12.5.3.I
  Scenario: A minister that is swayed is not swayed again
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And the Duchy's cards hold captain
    And the Duchy holds Anvil and Cobbler
    When the Duchy tries to take the action sway:
      | asked            | answer  |
      | minister to sway | captain |
    Then it is refused citing 12.5.3.I: the captain is not on the Unswayed Ministers pile

  @12.5.3.I
  Scenario: A minister takes a crown of its own rank
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And clearing 9 holds 1 Duchy warrior
    And the Duchy's cards hold captain
    And on the Duchy's board crowns lost, squire is 2
    And the Duchy holds Anvil, Cobbler and Root Tea (mouse)
    When the Duchy tries to take the action sway:
      | asked            | answer  |
      | minister to sway | marshal |
    Then it is refused citing 12.5.3.I: no crown of a squire is left
    And the Duchy is offered mayor when asked for minister to sway

  @12.5.3.I
  Scenario: With one crown left of three one more squire is swayed
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And the Duchy's cards hold captain
    And on the Duchy's board crowns lost, squire is 1
    And the Duchy holds Anvil and Cobbler
    When the Duchy takes the action sway:
      | asked            | answer  |
      | minister to sway | marshal |
      | card to reveal   | Anvil   |
    Then the Duchy's cards hold captain and marshal

  @12.5.3
  Scenario: Nobody can be swayed where some are swayed already and others list too many cards
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And the Duchy's cards hold captain, foremole and marshal
    And the Duchy holds Anvil and Cobbler
    When the Duchy tries to take the action sway
    Then it is refused citing 12.5.3: no minister can be swayed

  # Reveal Cards (12.5.3.II)

  @12.5.3 @12.5.3.II
  Scenario: Each clearing allows one card
    Given clearing 1 holds 3 Duchy warriors and 1 tunnel
    And the Duchy holds Anvil and Protection Racket
    When the Duchy tries to take the action sway
    Then it is refused citing 12.5.3.II: the foremole lists 2 cards, and 1 can be revealed

  @12.5.3.II
  Scenario Outline: Any Duchy piece will do in a clearing
    Given clearing 1 holds 1 <piece>
    And clearing 8 holds 1 Duchy warrior
    And the Duchy holds Anvil and Protection Racket
    When the Duchy takes the action sway:
      | asked            | answer  |
      | minister to sway | captain |
      | card to reveal   | Anvil   |
    Then the Duchy's cards hold captain

    Examples:
      | piece         |
      | tunnel        |
      | market        |
      | citadel       |
      | Duchy warrior |

  @12.5.3 @12.5.3.II @12.2.2
  Scenario: Duchy pieces in the Burrow let no card be revealed, not even a bird
    Given clearing 1 holds 1 Duchy warrior
    And the burrow holds 3 Duchy warriors
    And the Duchy holds Anvil and Armorers
    When the Duchy tries to take the action sway
    Then it is refused citing 12.5.3.II: the foremole lists 2 cards, and 1 can be revealed

  @12.5.3.II @2.1.1
  Scenario: A bird card matches any clearing, but each bird another one
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And the Duchy holds Armorers, Royal Claim and Sappers
    When the Duchy tries to take the action sway:
      | asked            | answer |
      | minister to sway | mayor  |
    Then it is refused citing 12.5.3.II: the mayor lists 3 cards, and 2 can be revealed

  @12.5.3 @12.5.3.II
  Scenario: Pieces of others, and clearings of other suits, let no card be revealed
    Given clearing 1 holds 1 Duchy warrior
    And clearing 8 holds 3 Marquise warriors
    And clearing 5 holds 1 Duchy warrior
    And the Duchy holds Anvil and Protection Racket
    When the Duchy tries to take the action sway
    Then it is refused citing 12.5.3.II: the foremole lists 2 cards, and 1 can be revealed

  @12.5.3.II
  Scenario: The cards are revealed so that each finds a clearing of its own
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And the Duchy holds Armorers, Anvil and Protection Racket
    When the Duchy tries to take the action sway:
      | asked            | answer            |
      | minister to sway | captain           |
      | card to reveal   | Anvil             |
      | card to reveal   | Protection Racket |
    Then it is refused citing 12.5.3.II: no further clearing with a Duchy piece matches Protection Racket

  @12.5.3.II
  Scenario: A card that would leave too few others is not revealed
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And clearing 8 holds 1 Duchy warrior
    And the Duchy holds Armorers, Anvil, Protection Racket and Royal Claim
    When the Duchy takes the action sway:
      | asked            | answer   |
      | minister to sway | mayor    |
      | card to reveal   | Armorers |
      | card to reveal   | Anvil    |
      | card to reveal   | ?        |
    Then the options of the Duchy are when asked for card to reveal:
      | option                     |
      | fox card Protection Racket |
      | bird card Royal Claim      |

  @12.5.3.II
  Scenario: A card that no other of the hand can accompany is not revealed first
    Given the seats are Duchy and Diaspora
    And clearing 9 holds 1 Duchy warrior
    And clearing 1 holds 1 Duchy warrior
    And the Duchy's play area holds Companions
    And the Duchy holds Militias, Anvil and Settlers
    When the Duchy takes the action sway:
      | asked            | answer  |
      | minister to sway | captain |
      | card to reveal   | ?       |
    Then the options of the Duchy are when asked for card to reveal:
      | option                       |
      | fox card Anvil               |
      | mouse card Militias as mouse |
      | bird card Militias as bird   |
      | mouse card Settlers as mouse |
      | bird card Settlers as bird   |
    And the Duchy is not offered Settlers as fox when asked for card to reveal, citing 12.5.3.II

  @12.5.3.II @2.1.1
  Scenario: An earlier card makes way in its clearing for a later one
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And the Duchy holds Armorers and Anvil
    When the Duchy takes the action sway:
      | asked            | answer   |
      | minister to sway | captain  |
      | card to reveal   | Armorers |
    Then the Duchy's cards hold captain
    And the Duchy's revealed cards hold Armorers and Anvil

  @12.5.3 @12.5.3.II
  Scenario: A card that was revealed to build does not help to sway
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 2 Duchy warriors
    And the Duchy holds Anvil
    And the Duchy's revealed cards hold Cobbler
    When the Duchy tries to take the action sway
    Then it is refused citing 12.5.3.II: the foremole lists 2 cards, and 1 can be revealed

  @12.5.3.II
  Scenario: Two cards that are alike are two cards
    Given clearing 1 holds 1 Duchy warrior
    And clearing 8 holds 1 Duchy warrior
    And the Duchy holds 2 Tax Collector
    When the Duchy takes the action sway:
      | asked            | answer  |
      | minister to sway | captain |
    Then the Duchy's cards hold captain
    And the Duchy holds nothing

  @12.5.3.III @3.1
  Scenario: The points for a crown may win the game
    Given clearing 1 holds 1 Duchy warrior
    And clearing 5 holds 1 Duchy warrior
    And the Duchy has 29 points
    And the Duchy holds Anvil and Cobbler
    When the Duchy takes the action sway:
      | asked            | answer  |
      | minister to sway | captain |
      | card to reveal   | Anvil   |
    Then the Duchy wins
    And the Duchy's cards hold captain
