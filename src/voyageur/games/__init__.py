"""The games: one folder each. To add one, write its folder and add its line below."""

from voyageur.core import registry

registry.register("expeditions", "voyageur.games.expeditions")
registry.register("eldorado", "voyageur.games.eldorado")
registry.register("fivex", "voyageur.games.fivex")
