"""``python -m woodlaw`` is ``woodlaw``."""

import sys

from woodlaw.cli import main

if __name__ == "__main__":
    sys.exit(main())
