Feature: The cards that the Wisps bring

  Background:
    Given the seats are Wisps, Wardens and Marquise

  @card.compost-heap
  Scenario: Mouse cards rot in the Mire, and bird cards beneath the discards
    Given the Marquise's play area holds Compost Heap
    And the Marquise holds Mouse-in-a-Sack, Crossbow (bird) and Anvil
    When the Marquise discards Anvil
    And the Marquise discards Mouse-in-a-Sack
    And the Marquise discards Crossbow (bird)
    Then the mire holds Mouse-in-a-Sack
    And the discard pile holds Anvil and Crossbow (bird)

  @card.compost-heap
  Scenario: The first card may come from the Mire
    Given the Marquise's play area holds Compost Heap
    And the mire holds Mouse-in-a-Sack
    And the Marquise will choose mire when asked for pile to draw from
    When the Marquise draws 2 cards
    Then the Marquise holds Mouse-in-a-Sack and 1 card
    And the mire holds nothing

  @card.compost-heap
  Scenario: The Mire is shuffled into a new deck
    Given the Marquise's play area holds Compost Heap
    And the mire holds Mouse-in-a-Sack
    And the deck holds Anvil
    And the Marquise will choose deck when asked for pile to draw from
    When the Marquise draws 1 card
    Then the mire holds nothing
    And the deck holds Mouse-in-a-Sack

  @card.lantern-guild
  Scenario: Crafting pays
    Given clearing 1 holds 1 bramble
    And the Wardens' play area holds Lantern Guild
    And the Wardens hold Anvil
    When the Wardens craft Anvil
    Then the Wardens score 4 points

  @card.lantern-guild
  Scenario: An enemy that crafts pays its dues
    Given clearing 1 holds 1 bramble
    And the Marquise's play area holds Lantern Guild
    And the Wardens hold Anvil
    When the Wardens craft Anvil
    Then the Wardens score 2 points
    And the Marquise scores 1 point

  @card.lantern-guild
  Scenario: Lantern Guild draws a card once in Daylight
    Given the Marquise's play area holds Lantern Guild
    When the Marquise takes the action Lantern Guild
    Then the Marquise draws 1 card
    When the Marquise tries to take the action Lantern Guild
    Then it is refused citing card.lantern-guild

  @card.night-watch
  Scenario: The watch defends, and scores in Birdsong
    Given the Wardens' play area holds Night Watch
    And clearing 1 holds 2 Wardens warriors and 2 Marquise warriors
    When the Marquise battles the Wardens in clearing 1, rolling 0 and 0
    Then the Marquise loses 1 warrior in clearing 1
    When the Wardens play their Birdsong:
      | asked   | answer |
      | recruit | 5      |
    Then the Wardens score 1 point

  @card.night-watch
  Scenario: The watch scores in Birdsong alone
    Given the Wardens' play area holds Night Watch
    And clearing 1 holds 2 Wardens warriors
    When the Wardens try to take the action Night Watch
    Then it is refused citing card.night-watch: at the start of its owner's own Birdsong

  @card.night-watch
  Scenario: A watch that ends draws a card
    Given the Wardens' play area holds Night Watch
    When the Wardens discard Night Watch from the Wardens' play area
    Then the Wardens draw 1 card

  @card.masquerade
  Scenario: A fox card passes for a bird card
    Given the Marquise's play area holds Masquerade
    And the Marquise holds Anvil and Dominance (fox)
    And the available dominance cards hold Dominance (bird)
    When the Marquise takes the available Dominance (bird), spending Anvil as bird
    Then the Marquise holds Dominance (bird) and Dominance (fox)
    And the Marquise's play area holds nothing

  @card.sudden-fog
  Scenario: Fog shows every lantern
    Given clearing 5 holds 1 bramble and 1 Wardens warrior
    And clearing 2 holds 1 lantern
    And clearing 3 holds 1 lantern
    And the Wardens hold Sudden Fog
    When the Wardens craft Sudden Fog
    Then the Wardens score 2 points
    And the discard pile holds Sudden Fog

  @card.snuffer
  Scenario: Lanterns go out, but not where they are guarded
    Given clearing 12 holds 1 bramble
    And clearing 4 holds 1 lantern
    And clearing 3 holds 1 lantern and 1 Wisps warrior
    And the Wardens hold Snuffer
    When the Wardens craft Snuffer
    Then clearing 4 holds 1 dark lantern and no lanterns
    And clearing 3 holds 1 lantern and no dark lanterns
    And a mouse card does not match clearing 4

  @card.moonrise
  Scenario Outline: What falls in moonlight at a lantern is removed by the Wisps
    Given on the Wisps' board moon is <moon>
    And clearing 5 holds <there>, 1 bramble and 1 Marquise warrior
    When the Marquise battles the Wardens in clearing 5, rolling 0 and 0
    Then the Wardens lose 1 bramble in clearing 5
    And it happens that the <remover> removes 1 Wardens bramble

    Examples:
      | moon | there      | remover  |
      | full | 1 lantern  | Wisps    |
      | new  | 1 lantern  | Marquise |
      | full | 0 lanterns | Marquise |

  @card.moonrise
  Scenario: Warriors fall in moonlight as they do by day, and so do lanterns
    Given on the Wisps' board moon is full
    And clearing 5 holds 1 lantern, 1 Wisps warrior and 2 Marquise warriors
    When the Marquise battles the Wisps in clearing 5, rolling 2 and 0
    Then the Marquise scores 2 points
    And it happens that the Marquise removes 1 Wisps warrior
