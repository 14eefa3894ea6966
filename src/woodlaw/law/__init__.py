"""The Law as data: clauses, citations and the mark that ties code to them."""
