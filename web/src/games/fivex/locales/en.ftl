# The table of 5X, English.

## The round

web-fivex-round = Round { $round } of { $rounds }
web-fivex-phase = { $phase ->
    [choose] everybody chooses in secret
    [follow] the explorers choose
    [bid] auction: bids in secret
    [take] auction: technologies are taken
   *[over] the screens are lifted
}
web-fivex-ledger = { $state ->
    [none] No cards have been revealed yet
    [follow] Round { $round }: the others’ cards
    [past] What round { $round } brought
   *[now] Round { $round } so far
}
web-fivex-die = { $die } to beat
web-fivex-show-clan = Show the clan { SEAT($seat, case: "of") }
web-fivex-explorer-chooses = explorer, choosing
web-fivex-hidden-card = A card that nobody sees yet, if one has been chosen
web-fivex-later = Explorer: chooses after the others

## The offer and the pile

web-fivex-offer = On offer: { $cards } of { $most }
web-fivex-pile = { $cards ->
    [0] Pile empty
   *[other] Pile: { $cards }
}{ $removed ->
    [0] {""}
   *[other] {" · "}gone: { $removed }
}
web-fivex-pile-title = Technologies not on the table
web-fivex-deck = { $cards ->
    [0] Nothing is left to come
    [one] One technology still to come
   *[other] Still to come, in an order nobody knows: { $cards }
}
web-fivex-removed = { $cards ->
    [0] None has left the game
   *[other] Out of the game: { $cards }
}

## Technologies

web-fivex-card-words = { $card }. { $corners }. Active: { $lit }.{ $sleeping ->
    [0] {""}
   *[other] {" "}Asleep: { $asleep }.
}
web-fivex-technologies = { $cards ->
    [0] No technologies
    [one] 1 technology
   *[other] { $cards } technologies
}

## Clans

web-fivex-clans = The clans
web-fivex-clan = Player
web-fivex-you = you
web-fivex-colony = { $colony }: a colony with an X gem, always active
web-fivex-status = { $status ->
    [explorer] explorer: after the others
    [winner] winner
    [take] takes a technology
    [bid] bids
   *[choose] chooses
}
web-fivex-water-known = { $kind ->
    [exact] { $least } water
    [least] At least { $least } water
   *[between] At least { $least }, at most { $most } water
}{ $screen ->
    [yes] {" "}behind the screen
   *[no] {""}
}
web-fivex-gems-words = Active gems: { $gems }, and the X; worth { $points }
web-fivex-sealed-bid = Sealed bid: { $water }

## One’s own cards

web-fivex-hand = Your action cards
web-fivex-own-card = { $card }: { $state ->
    [sealed] sealed
    [face-up] on the table
    [discard] discarded
   *[hand] in hand
}
web-fivex-does = { $action ->
    [excavation] Bid water for a technology
    [exploitation] Draw 4 water alone, 2 if two do, else 1
    [extermination] Rob who excavates or extends
    [exploration] Roll for water; choose last next round
   *[extension] Take back what you discarded
}

## The auction

web-fivex-bid-label = Your bid, out of { $water } water
web-fivex-bid-alone = Nobody bids against you: beat the die.
web-fivex-bid-rivals = { $clans ->
    [one] One other clan bids
   *[other] { $clans } other clans bid
}; on offer: { $cards }. Equal bids cancel each other.
web-fivex-bid-beats = A bid of { $bid } beats { $faces } of the { $all } faces of the die
web-fivex-bid-sealed = Your bid of { $water } is sealed{ $changes ->
    [yes] ; you may still change it.
   *[no] .
}

## Placing a technology

web-fivex-pick-offer = You have won: choose a technology of the offer above.
web-fivex-place = { $ways ->
    [one] { $card } can only be put apart:
   *[other] Where shall { $card } lie? { $ways } ways:
}
web-fivex-place-key = Gems that light up, gem points before and after, improvements covered for good (struck out).
web-fivex-apart = Apart
web-fivex-joint = { $side ->
    [after] right of { $card }
   *[before] left of { $card }
}, { $lies ->
    [over] over it
   *[under] under it
}
web-fivex-way = { $words }. Lights up: { $gems }. Gem points { $before } to { $after }.{ $count ->
    [0] {""}
   *[other] {" "}Covers for good: { $covered }.
}

## What the signs mean

web-fivex-legend = What the signs mean
web-fivex-legend-x = the X of a colony: at the end a gem of any colour

## The end

web-fivex-scores = How the points come together
web-fivex-and-x = and the X
web-fivex-scores-key = Of each colour: active gems, with the X where it brings most, and their points. Two water are a point; if points are equal, water decides.

## Prompts and lists

web-fivex-prompt-choose = { $phase ->
    [follow] You explored: look at the others’ cards, then choose yours.
   *[choose] Choose an action card for round { $round }; all are turned up together.
}
web-fivex-prompt-sealed = { fivex-action } is sealed. { $changes ->
    [yes] Until all have chosen, you may still change it.
   *[no] The others are still choosing.
}
web-fivex-prompt-bid = { $sealed ->
    [yes] Your bid of { $bid } is sealed. { $changes ->
        [yes] Until all have bid, you may still change it.
       *[no] The others are still bidding.
    }
   *[no] Bid from 1 to { $water } water for a technology.
}
web-fivex-prompt-take = { $cards ->
    [one] Take the technology on offer, and choose where it lies.
   *[other] Take a technology of the offer, and choose where it lies.
}
web-fivex-group-play = Action cards
web-fivex-group-bid = Bids
web-fivex-group-take = Take { $card }
web-fivex-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-fivex-score-hidden = score hidden
