"""What routes are given: the house, and who asks."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from voyageur.server.house import House
from voyageur.server.people import Person

TheHouse: TypeAlias = NamedDependency[SkipValidation[House]]
"""For a parameter named `house`."""
Asker: TypeAlias = NamedDependency[SkipValidation[Person]]
"""For a parameter named `person`: who asks; nobody is refused."""
Visitor: TypeAlias = NamedDependency[SkipValidation[Person | None]]
"""For a parameter named `visitor`: who asks, if that is known."""
