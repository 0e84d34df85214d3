"""The command `voyageur` with this game in it: `python -m portage play portage`."""

from voyageur.cli import main
from voyageur.core import registry

registry.register("portage", "portage")

if __name__ == "__main__":
    main()
