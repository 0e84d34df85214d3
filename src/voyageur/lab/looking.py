"""A look into a recorded game, spread over a Ray cluster: the same as the analyst's own, move by move elsewhere."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from voyageur.bots.analyst import Analysis, EffortName, End, Inquiry, Progress, Verdict
from voyageur.core.record import GameRecord
from voyageur.lab.spread import in_order

INQUIRIES = 4
"""A process remembers so many games that it looks into."""


class Question(msgspec.Struct, frozen=True):
    """What is to be looked into and how, as it is sent to workers."""

    record: str
    effort: EffortName
    simulations: int | None
    seed: int

    @lru_cache(INQUIRIES)  # noqa: B019 - a few of them, for as long as the process works
    def inquiry(self) -> Inquiry:
        """The game, ready to be looked into."""
        return Inquiry(GameRecord.from_json(self.record), self.effort, self.simulations, self.seed)

    def look(self, index: int) -> Verdict | End:
        """One look: what a worker does at a time."""
        return self.inquiry().look(index)


def analyse_on_ray(
    record: GameRecord,
    effort: EffortName = "quick",
    *,
    ray: str,
    simulations: int | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> Analysis:
    """What `bots.analyst.analyse` finds, with every look at a move made by a worker of the cluster at that address."""
    question = Question(record.to_json(), effort, simulations, seed)
    inquiry = question.inquiry()
    looks: list[Verdict | End] = []
    for look in in_order(question.look, range(len(inquiry)), ray=ray):
        looks.append(look)
        if progress is not None:
            progress(len(looks), len(inquiry))
    return inquiry.analysis(looks)
