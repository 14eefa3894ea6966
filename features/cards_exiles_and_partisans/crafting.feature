Feature: Crafting of Exiles and Partisans

  What each card costs.

  Background:
    Given the deck is Exiles and Partisans

  @4.1.1
  Scenario Outline: Each effect of the Exiles and Partisans deck costs what its card shows
    Given these clearings hold:
      | clearing | pieces             |
      | 8        | <fox> workshops    |
      | 5        | <rabbit> workshops |
      | 9        | <mouse> workshops  |
    And the Marquise holds <card>
    Then the Marquise <can or not> craft <card><why>

    Examples:
      | card                       | fox | rabbit | mouse | can or not | why            |
      | Saboteurs                  | 1   | 0      | 0     | can        |                |
      | Saboteurs                  | 0   | 0      | 0     | cannot     | , citing 4.1.1 |
      | Saboteurs                  | 0   | 0      | 1     | can        |                |
      | Soup Kitchens              | 1   | 1      | 1     | can        |                |
      | Soup Kitchens              | 0   | 2      | 2     | cannot     | , citing 4.1.1 |
      | Soup Kitchens              | 2   | 0      | 2     | cannot     | , citing 4.1.1 |
      | Soup Kitchens              | 2   | 2      | 0     | cannot     | , citing 4.1.1 |
      | Boat Builders              | 2   | 0      | 0     | can        |                |
      | Boat Builders              | 0   | 1      | 0     | cannot     | , citing 4.1.1 |
      | Boat Builders              | 0   | 0      | 2     | can        |                |
      | Corvid Planners            | 2   | 0      | 0     | can        |                |
      | Corvid Planners            | 0   | 1      | 0     | cannot     | , citing 4.1.1 |
      | Corvid Planners            | 0   | 0      | 2     | can        |                |
      | Eyrie Emigre               | 2   | 0      | 0     | can        |                |
      | Eyrie Emigre               | 1   | 2      | 2     | cannot     | , citing 4.1.1 |
      | Fox Partisans              | 1   | 0      | 0     | can        |                |
      | Fox Partisans              | 0   | 2      | 2     | cannot     | , citing 4.1.1 |
      | Propaganda Bureau          | 3   | 0      | 0     | can        |                |
      | Propaganda Bureau          | 0   | 2      | 0     | cannot     | , citing 4.1.1 |
      | Propaganda Bureau          | 0   | 0      | 3     | can        |                |
      | False Orders               | 1   | 0      | 0     | can        |                |
      | False Orders               | 0   | 2      | 2     | cannot     | , citing 4.1.1 |
      | Informants                 | 2   | 0      | 0     | can        |                |
      | Informants                 | 1   | 2      | 2     | cannot     | , citing 4.1.1 |
      | Rabbit Partisans           | 0   | 1      | 0     | can        |                |
      | Rabbit Partisans           | 2   | 0      | 2     | cannot     | , citing 4.1.1 |
      | Tunnels                    | 0   | 1      | 0     | can        |                |
      | Tunnels                    | 2   | 0      | 2     | cannot     | , citing 4.1.1 |
      | Charm Offensive            | 0   | 1      | 0     | can        |                |
      | Charm Offensive            | 2   | 0      | 2     | cannot     | , citing 4.1.1 |
      | Swap Meet                  | 0   | 1      | 0     | can        |                |
      | Swap Meet                  | 2   | 0      | 2     | cannot     | , citing 4.1.1 |
      | Coffin Makers              | 0   | 2      | 0     | can        |                |
      | Coffin Makers              | 2   | 1      | 2     | cannot     | , citing 4.1.1 |
      | Mouse Partisans            | 0   | 0      | 1     | can        |                |
      | Mouse Partisans            | 2   | 2      | 0     | cannot     | , citing 4.1.1 |
      | League of Adventurous Mice | 0   | 0      | 1     | can        |                |
      | League of Adventurous Mice | 2   | 2      | 0     | cannot     | , citing 4.1.1 |
      | Murine Broker              | 0   | 0      | 2     | can        |                |
      | Murine Broker              | 2   | 2      | 1     | cannot     | , citing 4.1.1 |
      | Master Engravers           | 0   | 0      | 2     | can        |                |
      | Master Engravers           | 2   | 2      | 1     | cannot     | , citing 4.1.1 |
