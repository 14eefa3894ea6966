"""The checks over the books, a module a subject; each check names its clause."""
