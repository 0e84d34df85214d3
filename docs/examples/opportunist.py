"""A bot of one's own, and the command `voyageur` with it: `python opportunist.py tournament expeditions ...`."""

import voyageur as vg
from voyageur.cli import main
from voyageur.core.rng import pick_from


@vg.register_bot
class Opportunist(vg.Bot):
    """Plays what gives the largest lead at once; among equals, any."""

    name = "opportunist"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        """Try every legal move, and look at the scores."""

        def lead(action: vg.Action) -> float:
            scores = position.play(action, seat).scores
            return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)

        leads = {action: lead(action) for action in position.legal(seat)}
        best = [action for action in leads if leads[action] == max(leads.values())]
        return best[int(pick_from(self.rng, len(best)))]


if __name__ == "__main__":
    main()
