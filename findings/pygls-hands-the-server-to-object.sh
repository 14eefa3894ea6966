#!/usr/bin/env bash
# One would guess: a handler of a feature whose one parameter is annotated `object` is called with the parameters of
#   the message.
# What happens: it is called with the server too, for that is an object, and fails with a TypeError; without the
#   annotation it is called as one would guess.
# Seen: pygls 2.1.1, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
python3 -m venv env
env/bin/pip install -q --disable-pip-version-check pygls==2.1.1
mkdir own && cd own
code=0
../env/bin/python - > said <<'END' || code=$?
from pygls.lsp.server import LanguageServer

server = LanguageServer("example", "1")


@server.feature("shutdown")
def plain(params):
    return "called with one"


def annotated(params: object):
    return "called with one"


server.feature("exit")(annotated)
for name in ("shutdown", "exit"):
    try:
        print(server.protocol.fm.features[name]("the parameters"))
    except TypeError as error:
        print(error)
END
cat said
[ "$code" = 0 ] && [ "$(sed -n 1p said)" = "called with one" ] && grep -q "takes 1 positional argument but 2 were given" said
