"""Finding what was asked for among the Law, the cards and the answered questions: one search for every door.

The command line ranks with :mod:`woodlaw.searching.ranking`; the site ranks in the browser, with the same things, the
same words and the same formula, which ``law-search.js`` repeats.
"""
