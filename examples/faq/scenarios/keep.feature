Feature: Rulings of the Sunday league

  @faq.keep-and-moving @4.2
  Scenario: The Clergy march to the keep
    Given clearing 1 holds the keep
    And clearing 5 holds 2 Clergy warriors
    When the Clergy moves 1 warrior from clearing 5 to clearing 1
    Then clearing 1 holds 1 Clergy warrior
    And the Clergy cannot place a Clergy warrior in clearing 1, citing 6.2.2
