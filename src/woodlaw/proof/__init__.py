"""Would the scenarios notice? Every rule is put out of action or changed a little, and its scenarios are run.

A scenario that passes proves that the engine does what it says; it does not prove that the scenario says enough. So
each function marked with :func:`woodlaw.law.implements.implements` is replaced, one change at a time, and only the
scenarios tagged with its clauses are run. At level a the function is replaced by its neutral form; at level b by every
mutant of its body. ``python -m woodlaw.proof`` does it all and prints what was noticed.
"""
