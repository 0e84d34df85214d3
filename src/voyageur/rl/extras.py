"""What is said when a package that an interface is made for is not installed."""

from __future__ import annotations

from voyageur.core.errors import VoyageurError


class MissingPackage(VoyageurError, ImportError):
    """An optional package is not installed; the message has the command that installs it."""

    def __init__(self, key: str = "rl-missing", package: str = "", extra: str = "rl") -> None:
        super().__init__(key, package=package, extra=extra)


def missing(error: ImportError, extra: str = "rl") -> MissingPackage:
    """The error to raise instead of the one that an import gave."""
    return MissingPackage(package=(error.name or "").partition(".")[0], extra=extra)
