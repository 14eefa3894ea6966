"""The kinds of offences, a module a subject."""
