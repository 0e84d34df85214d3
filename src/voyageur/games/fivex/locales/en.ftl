# Expedition to 5X, English.

## Names

fivex-action = { $action ->
    [excavation] Excavation
    [exploitation] Exploitation
    [extermination] Extermination
    [exploration] Exploration
   *[extension] Extension
}
fivex-gem = { $gem ->
    [blue] blue
    [green] green
   *[violet] violet
}
fivex-side = { $side ->
    [left] left
   *[right] right
}
fivex-improvement = { $kind ->
    [gain_1] +1
    [gain_die] +die
    [gain_per_action] +1 per { $target }
   *[steal_per_action] steal 1 from each { $target }
}
fivex-corner = { $name }: { $does }

## Moves

fivex-play = Play { fivex-action }
fivex-bid = Bid { $water } water
fivex-take = Take { $card }: apart
fivex-take-after = Take { $card }: right of { $after }, lying { $after_lies ->
    [over] over it
   *[under] under it
}
fivex-take-before = Take { $card }: left of { $before }, lying { $before_lies ->
    [over] over it
   *[under] under it
}
fivex-take-after-before = Take { $card }: right of { $after }, lying { $after_lies ->
    [over] over it
   *[under] under it
}; left of { $before }, lying { $before_lies ->
    [over] over it
   *[under] under it
}

## Options

fivex-option-screens = Whether the water of the other clans is hidden behind screens (hidden), or lies open (open).
fivex-option-changes = Whether a sealed card or bid may still be changed until the last one is in.
fivex-option-overlap = Where two technologies are joined, which one lies on top: as the owner chooses (choice), or always the new one (new_on_top).
fivex-option-shortfall = When an improvement robs a clan that has too little water: the thief gets no more than there is (none), or the reserve makes it up (reserve).

## Moves that cannot be read

fivex-unknown-joint = “{ $move }” is no way to place { $card }. Name a technology whose corner facing it improves the same action, and say how { $card } lies: take tomb_lamp after well_spotter over · take tomb_lamp before toll_arch under · take tomb_lamp after well_spotter over before toll_arch under.
fivex-unknown-bid = { $water } cannot be bid: bids go from 1 to { $most }.
fivex-unknown-near = “{ $move }” is no move. Did you mean “{ $near }”?
fivex-unknown = “{ $move }” is no move. Moves are written like: play excavation · bid 3 · take tomb_lamp · take tomb_lamp after well_spotter over · take tomb_lamp before toll_arch under.

## Moves that are not legal

fivex-no-choosing = Action cards are being chosen: play one of your hand ({ $hand }).
fivex-no-bidding = Bids are being made: bid from 1 to { $water } water.
fivex-no-taking = The technology you have won is due: take one of the offer ({ $offer }).
fivex-no-card = { fivex-action } is in your discard until Extension brings it back. In your hand: { $hand }.
fivex-no-chosen = { fivex-action } is the card you have chosen: leave it at that, or choose another one.
fivex-no-bid-same = { $water } water is what you bid: leave it at that, or bid something else.
fivex-no-bid-water = You cannot bid { $bid } with { $water } water: bid from 1 to { $water }.
fivex-no-offer = { $card } is not on offer. On offer: { $offer }.
fivex-no-partner = { $partner } is not one of your technologies: a new one can only be joined to your own.
fivex-no-end = { $partner } has no free edge on its { fivex-side }, where { $other } is joined to it: a new technology goes to an end of a group.
fivex-no-ring = { $first } and { $last } are the two ends of one group, which would become a ring: join { $card } to one of them, or to two different groups.
fivex-no-under = At this table a new technology lies over those it is joined to: write “over”.
fivex-no-sealed = At this table what is sealed stays sealed: your choice is made, and others have still to make theirs.
fivex-no-dry = You have no water to bid: the auction goes on without you.

## Positions that contradict themselves

fivex-position-seats = { $field } has { $given } entries; it needs one for each of the { $players } players.
fivex-position-rng = rng is { $rng }; it must be a whole number from 0 up to 2^64 − 1.
fivex-position-phase = There is no phase “{ $phase }”. There are: { $phases }.
fivex-position-round = Round { $round } cannot be: there are { $rounds } rounds, numbered from 1.
fivex-position-over = The game is over only after round { $rounds }, but this is round { $round }.
fivex-position-number = { $field } of seat { $seat } is { $number }; it goes from 0 to { $most }.
fivex-position-known = known: seat { $seat } has { $water } water, which does not lie between { $least } and { $most }.
fivex-position-colony = There is no colony “{ $colony }”. There are: { $colonies }.
fivex-position-colony-twice = The colony { $colony } is dealt twice; there is only one.
fivex-position-action = { $field }: there is no action card “{ $card }”. There are: { $cards }.
fivex-position-action-twice = hands: seat { $seat } holds { fivex-action } twice; every clan has one.
fivex-position-technology = { $field }: there is no technology “{ $technology }”. There are: { $technologies }.
fivex-position-technology-twice = The technology { $technology } is in two places; there is only one.
fivex-position-market = The offer has { $given } technologies; with { $players } players it has at most { $most }.
fivex-position-market-empty = The offer is empty, but before technologies are taken there is always one in it.
fivex-position-deck = The pile has { $given } technologies left; the rounds after round { $round } need { $least }.
fivex-position-group = tableaus: a group of seat { $seat } has { $cards } cards, so { $joints } joints; “over” speaks of { $given }.
fivex-position-group-empty = tableaus: a group of seat { $seat } has no cards.
fivex-position-joint = tableaus: { $right } cannot be joined to the right of { $left }: their facing corners improve { $first } and { $second }.
fivex-position-hand-extension = hands: Extension of seat { $seat } must be in its hand: it is never discarded.
fivex-position-hand-face-up = hands: { fivex-action } of seat { $seat } lies on the table, so it cannot be in the hand.
fivex-position-hand-discarded = hands: seat { $seat } played { fivex-action } last, so it cannot be back in the hand.
fivex-position-hand-back = hands: seat { $seat } played { $played } last, so { fivex-action } must be back in its hand.
fivex-position-last-missing = The phase “{ $phase }” needs “last”: the cards that the clans have played.
fivex-position-last-early = In round 1 no cards have been played before any are chosen: leave out “last”.
fivex-position-follow = Explorers choose after the others only if some clans played Exploration last round, and not all.
fivex-position-choice-who = choices: seat { $seat } cannot have chosen a card now.
fivex-position-choice-hand = choices: seat { $seat } cannot have chosen { fivex-action }: it is not in its hand.
fivex-position-choice-open = choices: the card of seat { $seat } must lie open while the explorers choose.
fivex-position-choice-all = choices: everybody whose choice it is has chosen, so the cards would have been revealed.
fivex-position-bid-who = bid: seat { $seat } has not played Excavation, so it makes no bid.
fivex-position-bid-open = bid: seat { $seat } played Excavation, and the bids lie open: say what it bid, 0 if it had no water.
fivex-position-bid-water = bid: seat { $seat } cannot have bid { $bid } with { $water } water: a bid is from 1 to that, and 0 only without water.
fivex-position-bid-all = bid: nobody is left who could still bid, so the bids would lie open.
fivex-position-die = die must be { $right ->
    [none] null: it is rolled when bids open and only one clan played Excavation and bid
   *[face] a face of the die, from 0 to { $most }: one clan alone played Excavation and bid
}.
fivex-position-won-place = won: { $technology } is not in the tableau of seat { $seat }.
fivex-position-won = won: by the bids, technologies go to these seats in this order: { $winners }. Those that have one do not fit that.
fivex-position-take = The phase “take” needs a winner who has still to take a technology; by the bids there is none.
fivex-position-turn = turn must be { $right ->
    [none] null: nobody takes a technology now
   *[other] { $right }: it is that seat’s turn to take a technology
}.
fivex-position-paid = paid: seat { $seat } must have paid { $right } in the auction, not { $paid }.
fivex-position-drawn = drawn: by its action seat { $seat } has drawn { $least ->
    [0] from 0 to { $most }
   *[other] { $most }
} water, not { $drawn }.
fivex-position-improved = { $field }: by the cards played and the visible improvements this is at most { $most } for seat { $seat }; it cannot be { $number }.
fivex-position-lost = lost: in all { $lost } water was lost to other clans, but it must be from { $least } to { $most }, by what was stolen and exterminated.
fivex-position-shown = { $field }: by the round that “last” tells of, everybody knows that seat { $seat } has at least { $least } and at most { $most } water.

## Terminal

fivex-table-players = Players
fivex-table-seat = Seat
fivex-table-colony = Colony
fivex-table-water = Water
fivex-table-technologies = Technologies
fivex-table-gems = Active gems
fivex-table-gem-points = Gem points
fivex-table-points = Points
fivex-table-round = Round { $round } of { $rounds }
fivex-table-choose = { $count ->
    [one] seat { $seats } chooses a card
   *[other] seats { $seats } choose a card
}
fivex-table-later = { $count ->
    [one] then seat { $seats }
   *[other] then seats { $seats }
}
fivex-table-follow = { $count ->
    [one] seat { $seats } chooses, seeing the cards of the others
   *[other] seats { $seats } choose, seeing the cards of the others
}
fivex-table-bid = { $count ->
    [one] seat { $seats } bids
   *[other] seats { $seats } bid
}
fivex-table-take = seat { $seats } takes a technology
fivex-table-chosen = you have chosen { fivex-action }
fivex-table-own-bid = your bid is { $water }
fivex-table-cards = Action cards
fivex-table-in-hand = hand
fivex-table-face-up = on the table
fivex-table-discarded = discard
fivex-table-offer = Offer, oldest first · still to come: { $deck } · out of the game: { $removed }
fivex-table-technology = Technology
fivex-table-corner = Corner
fivex-table-action = With
fivex-table-improvement = Improvement
fivex-table-edge-gem = Edge gem
fivex-table-centre-gem = Centre gem
fivex-table-groups = Technologies of the clans, joined from left to right
fivex-table-left-end = Left end
fivex-table-right-end = Right end
fivex-table-group = Technologies
fivex-table-over = { $left } over { $right }
fivex-table-under = { $left } under { $right }
fivex-table-improvements = Visible improvements
fivex-table-account = Round { $round }
fivex-table-account-die = Round { $round } · the die to beat: { $die }
fivex-table-played = Played
fivex-table-bid-made = Bid
fivex-table-gained = Improvements
fivex-table-stolen = Stolen
fivex-table-drawn = Action
fivex-table-lost = Lost
fivex-table-paid = Paid
fivex-table-won = Won
fivex-table-dry = no water

## News

fivex-news-played = { $who ->
    [you] You play { fivex-action }.
   *[other] { SEAT($seat) } plays { fivex-action }.
}
fivex-news-follow = { $who ->
    [you] You explored last round: now you choose, seeing these cards.
   *[other] { SEAT($seat) } explored last round and chooses now, seeing these cards.
}
fivex-news-bid = { $who ->
    [you] You bid { $water }.
   *[other] { SEAT($seat) } bids { $water }.
}
fivex-news-dry = { $who ->
    [you] You have no water to bid.
   *[other] { SEAT($seat) } has no water to bid.
}
fivex-news-die = The die shows { $die }.
fivex-news-wins = { $who ->
    [you] You pay { $water } for a technology.
   *[other] { SEAT($seat) } pays { $water } for a technology.
}
fivex-news-lost-die = { $who ->
    [you] Your bid does not beat the die: you pay { $water }.
   *[other] The bid { SEAT($seat, case: "of") } does not beat the die: it costs { $water }.
}
fivex-news-lost-tie = { $who ->
    [you] Your bid and an equal one cancel each other: you pay { $water }.
   *[other] The bid { SEAT($seat, case: "of") } and an equal one cancel each other: it costs { $water }.
}
fivex-news-lost-offer = { $who ->
    [you] No technology is left for your bid: you pay { $water }.
   *[other] No technology is left for the bid { SEAT($seat, case: "of") }: it costs { $water }.
}
fivex-news-apart = { $who ->
    [you] You take { $card } and put it apart.
   *[other] { SEAT($seat) } takes { $card } and puts it apart.
}
fivex-news-joined = { $who ->
    [you] You take { $card } and join it: { $joints }.
   *[other] { SEAT($seat) } takes { $card } and joins it: { $joints }.
}
fivex-news-joint = { $side ->
    [left] left of { $partner }
   *[right] right of { $partner }
} ({ $lies ->
    [over] over it
   *[under] under it
})
fivex-news-gems = { $who ->
    [you] Active now: { $gems }. Your gems are worth { $points }.
   *[other] Active now: { $gems }. The gems { SEAT($seat, case: "of") } are worth { $points }.
}
fivex-news-covered = Covered for good: { $improvement } ({ $card }).
fivex-news-water = { $who ->
    [you] Your water: { $parts }.
   *[other] Water { SEAT($seat, case: "of") }: { $parts }.
}
fivex-news-gained = +{ $water } from improvements
fivex-news-stolen = +{ $water } stolen
fivex-news-drawn = +{ $water } from { fivex-action }
fivex-news-lost = −{ $water } taken by others
fivex-news-back = { $who ->
    [you] You take back: { $cards }.
   *[other] { SEAT($seat) } takes back: { $cards }.
}
fivex-news-round = Round { $round } begins. New on offer: { $card }.
fivex-news-removed = { $card } leaves the game.
fivex-news-late = { $who ->
    [you] You choose after the others this round.
   *[other] { SEAT($seat) } chooses after the others this round.
}
fivex-news-over = The game is over.
fivex-news-score = { $who ->
    [you] You have
   *[other] { SEAT($seat) } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: gems { $gems }, water { $water }.
fivex-news-wins-game = { $who ->
    [you] You win.
   *[other] { SEAT($seat) } wins.
}
fivex-news-shares-game = { $who ->
    [you] You share the victory.
   *[other] { SEAT($seat) } shares the victory.
}

## Pictures

fivex-picture-label = The table of Expedition to 5X
fivex-picture-title = Expedition to 5X
fivex-picture-heading = { $phase ->
    [over] The game is over: { $count ->
        [one] seat { $seats } wins
       *[other] seats { $seats } share the win
    }
   *[other] Round { $round } of { $rounds } · { $count ->
        [one] seat { $seats } { $phase ->
            [follow] explored, and chooses an action card after the others
            [bid] bids for a technology
            [take] takes a technology
           *[choose] chooses an action card
        }
       *[other] seats { $seats } { $phase ->
            [follow] explored, and choose action cards after the others
            [bid] bid for technologies
           *[choose] choose action cards
        }
    }
}
fivex-picture-offered = On offer: { $cards }
fivex-picture-clan = Seat { $seat }, { $colony }: { $count ->
    [0] no technologies
   *[other] { $cards }
}; gems worth { $points }
fivex-picture-corner = { $side ->
    [left] left
   *[right] right
} corner, with { $action }: { $kind ->
    [gain_1] 1 water
    [gain_die] the die in water
    [gain_per_action] 1 water per { $target } played
   *[steal_per_action] steals 1 water from each clan that played { $target }
}
fivex-picture-gem = { $gem ->
    [blue] blue gem (hexagon),
    [green] green gem (square),
   *[violet] violet gem (drop),
} { $state ->
    [active] active
   *[asleep] asleep
}
fivex-picture-no-technology = No technologies yet
fivex-picture-offer = Technologies on offer
fivex-picture-age = { $age ->
    [only] on offer alone
    [leaving] oldest: next to go
    [oldest] oldest
   *[newest] newest
}
fivex-picture-pile = { $cards ->
    [0] no pile left
   *[other] pile: { $cards }
}
fivex-picture-elsewhere = To come (struck out: gone)
fivex-picture-account = Round { $round }{ $going ->
    [yes] {" "}so far
   *[no] {""}
}
fivex-picture-die = Die to beat
fivex-picture-bid = { $state ->
    [bid] Bid
    [dry] No water to bid
   *[bidding] Is bidding
}
fivex-picture-won = Won { $card }
fivex-picture-entry = { $kind ->
    [gained] Improvements
    [stolen] Stolen
    [drawn] Action
    [lost] Lost to others
    [paid] Paid
   *[total] Change in water
}
fivex-picture-water-label = { $screen ->
    [yes] Water, hidden
   *[no] Water
}
fivex-picture-water = Seat { $seat } has { $kind ->
    [exact] { $least } water
    [least] at least { $least } water
   *[between] { $least } to { $most } water
}{ $screen ->
    [yes] {" "}behind its screen
   *[no] {""}
}
fivex-picture-heap = { $heap ->
    [hand] Hand
    [sealed] Sealed
    [face-up] Face up
    [bid] Sealed bid
   *[discard] Discarded
}
fivex-picture-colony = Seat { $seat }: { $colony }, with an X gem that is always active
fivex-picture-status = { $status ->
    [you] you
    [explorer] explorer: after the others
    [winner] winner
    [take] takes a technology
    [changeable] sealed, may be changed
    [sealed] sealed
    [bid] bids
   *[choose] chooses
}
fivex-picture-gem-points = gems worth { $points }
fivex-picture-score = score { $score } · gems { $gems }
fivex-picture-kind = { $kind ->
    [gain_1] 1 water
    [gain_die] the die in water
    [gain_per_action] 1 water per such card played
   *[steal_per_action] 1 water from each clan that played it
}
fivex-picture-laurels = { $state ->
    [active] active gem
   *[asleep] gem asleep
}

### Balance

fivex-tally-actions = Share of choices by action card
fivex-tally-actions-by-round = Share of choices by round
fivex-tally-actions-by-seat = Share of choices by seat
fivex-tally-points-by-place = Where points come from, by place at the end
fivex-tally-points-spread = Points for gems and for water
fivex-tally-holdings = What a clan has at the end, on average
fivex-tally-technologies = Technologies of a clan
fivex-tally-joints = Joints of a clan
fivex-tally-fates = What becomes of the fifteen technologies
fivex-tally-auctions = Auctions in the fifteen rounds
fivex-tally-prices = Bids and prices
fivex-tally-parts = How hard technologies are to come by
fivex-tally-water = Water of a clan at the end of each round
fivex-tally-reserve = Water from the reserve and back to it
fivex-tally-moved = Water taken by one clan from another
fivex-tally-flow = Water over a whole game, all clans together
fivex-tally-owners = Wins of the owner of each technology
fivex-tally-bought = How often each technology is bought
fivex-tally-action = Action card
fivex-tally-choices = Share of choices
fivex-tally-round = Round
fivex-tally-seat = Seat
fivex-tally-place = Place at the end
fivex-tally-points = Points
fivex-tally-clans = Share of clans
fivex-tally-from-gems = for gems
fivex-tally-from-water = for water
fivex-tally-everyone = all clans
fivex-tally-winners = winners
fivex-tally-technologies-each = Technologies
fivex-tally-joints-each = Joints
fivex-tally-sold = sold
fivex-tally-removed = removed from the offer
fivex-tally-left-over = left in the offer at the end
fivex-tally-a-game = In a game
fivex-tally-alone = one clan alone
fivex-tally-contested = several clans
fivex-tally-no-auction = no auction
fivex-tally-rounds = Rounds with
fivex-tally-an-auction = In an auction
fivex-tally-bids = bids
fivex-tally-sales = technologies sold
fivex-tally-mean-bid = mean bid
fivex-tally-mean-price = mean price
fivex-tally-water-tokens = Water tokens
fivex-tally-what = Kind
fivex-tally-of-what = Of
fivex-tally-part = Share
fivex-tally-without-technology = clans: without technology at the end
fivex-tally-winners-without = winners: without technology at the end
fivex-tally-alone-won = bids of one clan alone: beat the die
fivex-tally-contested-won = bids among several clans: win a technology
fivex-tally-contested-equal = bids among several clans: cancel each other
fivex-tally-improvements = improvements
fivex-tally-exploitation = Exploitation
fivex-tally-exploration = Exploration
fivex-tally-made-up = made up for Extermination
fivex-tally-prices-paid = prices paid
fivex-tally-fees = fees
fivex-tally-thefts = thefts by improvements
fivex-tally-extermination = Extermination
fivex-tally-tokens-a-clan = Water tokens of a clan
fivex-tally-tokens-a-round = Water tokens a round
fivex-tally-start = at the start
fivex-tally-end = at the end
fivex-tally-technology = Technology
fivex-tally-times-fair = Share of wins ÷ fair share
fivex-tally-games = Share of games

## Advice

fivex-advice-excavation = Technologies on offer: { $offered }; other clans that may bid for them: { $rivals }.
fivex-advice-exploitation = { $alone } water if nobody else plays it, { $crowd } if all who can do ({ $rivals }).
fivex-advice-exploitation-alone = Nobody else can play it: { $alone } water for sure.
fivex-advice-extermination = Other clans that may be victims: { $victims }.
fivex-advice-exploration = Next round you choose after the others.
fivex-advice-extension = Cards that come back to your hand: { $cards }.
fivex-advice-improved = Your improvements add to it: { $improvements }.
fivex-advice-hunted = Other clans that may exterminate you: { $exterminators }.
fivex-advice-safe = Nobody can exterminate you: no other clan has that card.
fivex-advice-alone = You are the only bidder: this beats the die { $chance } times in 100.
fivex-advice-highest = Nobody else has that much water.
fivex-advice-bidders = Other bidders: { $bidders }; technologies on offer: { $offered }.
fivex-advice-gems = Points added by gems: { $points }.
fivex-advice-adds = Improvements added: { $improvements }.
