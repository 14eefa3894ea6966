Feature: Crafting of the Standard deck

  What each card costs, and what fits in between crafts: what any player may do in Daylight (1.4.1).

  @1.4.1 @4.1
  Scenario: Between two crafts a player may do what anybody may in Daylight
    Given clearing 9 holds 2 workshops and 1 Marquise warrior
    And clearing 7 holds 1 workshop
    And the Marquise has 10 points
    And the Marquise holds Root Tea (fox), Root Tea (mouse) and Dominance (fox)
    When the Marquise plays her Daylight:
      | asked                 | answer                      |
      | card to craft         | Root Tea (fox)              |
      | to activate for mouse | clearing 9 > workshop       |
      | card to craft         | activate dominance          |
      | card to craft         | Root Tea (mouse)            |
      | to activate for mouse | clearing 9 > workshop       |
      | action                | end                         |
    Then the Marquise has activated Dominance (fox)
    And the Marquise's crafted items hold 2 teas
    And the Marquise holds nothing

  @1.4.1 @4.1
  Scenario: What cannot be done is not offered between crafts
    Given clearing 9 holds 2 workshops
    And the Marquise has 9 points
    And the Marquise holds Root Tea (fox) and Dominance (fox)
    And the Marquise's play area holds Tax Collector
    When the Marquise plays her Daylight:
      | asked         | answer |
      | card to craft | ?      |
    Then the options of the Marquise are:
      | option            |
      | fox card Root Tea |
      | end               |

  @4.1.1
  Scenario Outline: Each effect of the Standard deck costs what its card shows
    Given these clearings hold:
      | clearing | pieces             |
      | 8        | <fox> workshops    |
      | 5        | <rabbit> workshops |
      | 9        | <mouse> workshops  |
    And the Marquise holds <card>
    Then the Marquise <can or not> craft <card><why>

    Examples:
      | card                 | fox | rabbit | mouse | can or not | why            |
      | Armorers             | 1   | 0      | 0     | can        |                |
      | Armorers             | 0   | 2      | 2     | cannot     | , citing 4.1.1 |
      | Sappers              | 0   | 0      | 1     | can        |                |
      | Sappers              | 2   | 2      | 0     | cannot     | , citing 4.1.1 |
      | Brutal Tactics       | 2   | 0      | 0     | can        |                |
      | Brutal Tactics       | 1   | 2      | 2     | cannot     | , citing 4.1.1 |
      | Royal Claim          | 4   | 0      | 0     | can        |                |
      | Royal Claim          | 0   | 3      | 0     | cannot     | , citing 4.1.1 |
      | Royal Claim          | 0   | 0      | 4     | can        |                |
      | Stand and Deliver!   | 0   | 0      | 3     | can        |                |
      | Stand and Deliver!   | 2   | 2      | 2     | cannot     | , citing 4.1.1 |
      | Tax Collector        | 1   | 1      | 1     | can        |                |
      | Tax Collector        | 0   | 2      | 2     | cannot     | , citing 4.1.1 |
      | Tax Collector        | 2   | 0      | 2     | cannot     | , citing 4.1.1 |
      | Tax Collector        | 2   | 2      | 0     | cannot     | , citing 4.1.1 |
      | Favor of the Foxes   | 3   | 0      | 0     | can        |                |
      | Favor of the Foxes   | 2   | 2      | 2     | cannot     | , citing 4.1.1 |
      | Command Warren       | 0   | 2      | 0     | can        |                |
      | Command Warren       | 2   | 1      | 2     | cannot     | , citing 4.1.1 |
      | Better Burrow Bank   | 0   | 2      | 0     | can        |                |
      | Better Burrow Bank   | 2   | 1      | 2     | cannot     | , citing 4.1.1 |
      | Cobbler              | 0   | 2      | 0     | can        |                |
      | Cobbler              | 2   | 1      | 2     | cannot     | , citing 4.1.1 |
      | Favor of the Rabbits | 0   | 3      | 0     | can        |                |
      | Favor of the Rabbits | 2   | 2      | 2     | cannot     | , citing 4.1.1 |
      | Scouting Party       | 0   | 0      | 2     | can        |                |
      | Scouting Party       | 2   | 2      | 1     | cannot     | , citing 4.1.1 |
      | Codebreakers         | 0   | 0      | 1     | can        |                |
      | Codebreakers         | 2   | 2      | 0     | cannot     | , citing 4.1.1 |
      | Favor of the Mice    | 0   | 0      | 3     | can        |                |
      | Favor of the Mice    | 2   | 2      | 2     | cannot     | , citing 4.1.1 |
