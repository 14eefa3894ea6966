"""Attacking every reader of files that anybody may hand us, through the command line that people use.

``python -m fuzz`` (``nox -s fuzz``) makes inputs, runs them, and keeps what breaks. What once broke lies in
``corpus/``, a folder a reader; the tests run it.
"""
