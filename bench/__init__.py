"""Benchmarks of Woodlaw: ``nox -s bench``."""
