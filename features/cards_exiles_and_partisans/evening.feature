Feature: Exiles and Partisans in Evening

  Informants and Charm Offensive.

  Background:
    Given the deck is Exiles and Partisans

  # Informants

  @card.informants @G.6
  Scenario: An ambush card is taken from the discard pile instead of all cards that would be drawn
    Given the Marquise's play area holds Informants
    And clearing 9 holds 2 recruiters
    And clearing 8 holds 1 recruiter
    And the discard pile holds Ambush! (fox), Anvil and Ambush! (bird)
    When the Marquise plays her Evening:
      | asked               | answer        |
      | ambush card to take | Ambush! (fox) |
    Then the Marquise holds Ambush! (fox)
    And the Marquise draws 0 cards
    And the discard pile holds Anvil, Ambush! (bird) and no Ambush! (fox)
    And the Marquise's play area holds Informants

  @card.informants @G.6
  Scenario: Only ambush cards can be taken, and none need be
    Given the Marquise's play area holds Informants
    And the discard pile holds Ambush! (fox), Anvil and 2 Ambush! (bird)
    When the Marquise plays her Evening:
      | asked               | answer |
      | ambush card to take | ?      |
    Then the options of the Marquise are:
      | option            |
      | decline           |
      | fox card Ambush!  |
      | bird card Ambush! |

  @card.informants @G.6
  Scenario: Who leaves the ambush cards draws
    Given the Marquise's play area holds Informants
    And clearing 9 holds 2 recruiters
    And clearing 8 holds 1 recruiter
    And the discard pile holds Ambush! (fox)
    When the Marquise plays her Evening:
      | asked               | answer  |
      | ambush card to take | decline |
    Then the Marquise draws 2 cards
    And the discard pile holds Ambush! (fox)

  @card.informants
  Scenario: With no ambush card among the discards the Marquise draws unasked
    Given the Marquise's play area holds Informants
    And the discard pile holds Anvil
    And the Clergy holds Ambush! (fox)
    When the Marquise plays her Evening
    Then the Marquise draws 1 card
    And the Marquise is not asked for ambush card to take, citing card.informants: no such ambush card is among the discards

  @card.informants @G.6
  Scenario: Informants inform nobody but their owner
    Given the Clergy's play area holds Informants
    And the discard pile holds Ambush! (fox)
    When the Marquise plays her Evening
    Then the Marquise draws 1 card
    And the Clergy is not asked for ambush card to take

  @card.informants @G.6
  Scenario Outline: Informants tell nothing at other times
    Given the Marquise's play area holds Informants
    And the discard pile holds Ambush! (fox)
    And it is <whose> <phase>
    When the Marquise draws 1 card
    Then the Marquise draws 1 card
    And the Marquise is not asked for ambush card to take, citing card.informants: it is not its owner's Evening

    Examples:
      | whose          | phase    |
      | the Marquise's | Birdsong |
      | the Marquise's | Daylight |
      | the Clergy's   | Evening  |

  @card.informants @G.6
  Scenario: A draw of no cards is none to replace
    Given the Marquise's play area holds Informants
    And the discard pile holds Ambush! (fox)
    And it is the Marquise's Evening
    And the Marquise will choose decline when asked for ambush card to take
    When the Marquise draws 1 card
    Then the Marquise draws 1 card
    When the Marquise draws 0 cards
    Then the Marquise is not asked for ambush card to take

  @card.informants @card.charm-offensive
  Scenario: Informants may speak at each draw of an Evening
    Given the Marquise's play area holds Informants and Charm Offensive
    And the discard pile holds Ambush! (fox) and Ambush! (bird)
    When the Marquise plays her Evening:
      | asked               | answer         |
      | use Charm Offensive | use            |
      | ambush card to take | Ambush! (bird) |
      | player to charm     | Clergy         |
      | ambush card to take | Ambush! (fox)  |
    Then the Marquise holds Ambush! (bird) and Ambush! (fox)
    And the Marquise draws 0 cards
    And the Clergy scores 1 point

  # Charm Offensive

  @card.charm-offensive
  Scenario: A card is drawn, and another player scores a point
    Given the Marquise's play area holds Charm Offensive
    When the Marquise plays her Evening:
      | asked               | answer |
      | use Charm Offensive | use    |
    Then the Marquise draws 2 cards
    And the Clergy scores 1 point
    And the Marquise scores nothing
    And the Marquise's play area holds Charm Offensive

  @card.charm-offensive
  Scenario: Nobody has to be charming
    Given the Marquise's play area holds Charm Offensive
    When the Marquise plays her Evening:
      | asked               | answer  |
      | use Charm Offensive | decline |
    Then the Marquise draws 1 card
    And the Marquise is not asked for player to charm, citing card.charm-offensive: its owner draws no card for it
    And the Clergy scores nothing

  @card.charm-offensive
  Scenario: The card is drawn first, and then some other player must be charmed, be it an ally
    Given the seats are Marquise, Clergy, Eyrie and Vagabond
    And on the Vagabond's board coalition with is Marquise
    And the Marquise's play area holds Charm Offensive
    When the Marquise plays her Evening:
      | asked               | answer |
      | use Charm Offensive | use    |
      | player to charm     | ?      |
    Then the options of the Marquise are:
      | option   |
      | Clergy   |
      | Eyrie    |
      | Vagabond |
    And the Marquise draws 1 card

  @card.charm-offensive @3.1
  Scenario: Whoever is charmed to 30 points wins
    Given the Marquise's play area holds Charm Offensive
    And the Clergy has 29 points
    When the Marquise plays her Evening:
      | asked               | answer |
      | use Charm Offensive | use    |
    Then the Clergy wins, citing 3.1
    And the Marquise draws 1 card

  @card.charm-offensive @2.1
  Scenario: Without cards to draw the other player still scores
    Given the Marquise's play area holds Charm Offensive
    And the deck holds nothing
    When the Marquise plays her Evening:
      | asked               | answer |
      | use Charm Offensive | use    |
    Then the Clergy scores 1 point
    And the Marquise holds nothing

  @card.charm-offensive @3.3.1
  Scenario: Who can score no more can be charmed all the same
    Given the Marquise's play area holds Charm Offensive
    And the Clergy has activated Dominance (fox)
    When the Marquise plays her Evening:
      | asked               | answer |
      | use Charm Offensive | use    |
    Then the Marquise draws 2 cards
    And the Clergy has left the score track

  @card.charm-offensive @1.4.1
  Scenario: The offensive is at the start of its owner's Evening only
    Given the Clergy's play area holds Charm Offensive
    When the Clergy tries to take the action Charm Offensive
    Then it is refused citing card.charm-offensive: at the start of its owner's own Evening
    When the Marquise plays her Evening
    Then the Clergy is not asked for use Charm Offensive
    And the Clergy draws 0 cards
    And the Marquise draws 1 card
