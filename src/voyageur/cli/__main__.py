"""`python -m voyageur.cli` is the command `voyageur`."""

from voyageur.cli import main

if __name__ == "__main__":
    main()
