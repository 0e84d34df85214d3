# The board of El Dorado, English.

## What may be done now

web-eldorado-prompt = { $bought ->
    [yes] Your purchase is made: play action cards, or end your turn.
   *[no] Pick a card to see where it takes you, buy a card, or end your turn.
}{ $last ->
    [yes] {" "}This is the last round.
   *[no] {""}
}
web-eldorado-prompt-buy = Pay for { $card }: pick cards from your hand, or coin tiles.
web-eldorado-prompt-pending = { $kind ->
    [path] Go on with what is left of your card, or stop here.
    [enter] { $left ->
        [one] Give one more card from your hand.
       *[other] Give { $left } more cards from your hand.
    }
    [remove] { $left ->
        [one] You may remove one card of your hand from the game.
       *[other] You may remove up to { $left } cards of your hand from the game.
    }
   *[swap] Put down the cards you want to exchange.
}
web-eldorado-prompt-discard = Discard more of your hand, or end your turn and keep the rest.
web-eldorado-score = { $to_go ->
    [0] arrived
   *[other] { $to_go } to go
}
web-eldorado-score-none = unknown
web-eldorado-group-move = Move
web-eldorado-group-market = Market
web-eldorado-group-cards = Cards and tiles
web-eldorado-group-end = End of the turn

## The map

web-eldorado-map = Map of the course
web-eldorado-gate = Gate of El Dorado
web-eldorado-hex = { eldorado-terrain } { $cost }
web-eldorado-target = Go to { $hex } at { $place }. { $ways }
web-eldorado-open = Open barrier { $barrier } ({ eldorado-terrain } { $cost })
web-eldorado-cave = Cave, { $tiles ->
    [0] empty
    [one] one tile left
   *[other] { $tiles } tiles left
}
web-eldorado-pawn = { $pawn ->
    [0] Pawn
   *[other] Pawn { $pawn }
} { SEAT($seat, case: "of") }, { $place ->
    [home] in El Dorado
   *[hex] at { $hex }
}; to go: { $to_go }
web-eldorado-zoom-in = Zoom in
web-eldorado-zoom-out = Zoom out
web-eldorado-zoom-all = The whole course
web-eldorado-zoom-pawn = To my pawn

## Ways to do something

web-eldorado-with-cards = cards from your hand
web-eldorado-with-rest = what is left
web-eldorado-with-tile = tile { $tile }
web-eldorado-with-symbol = { $card } with another symbol
web-eldorado-which = In which way?
web-eldorado-option = { $pawn ->
    [0] {""}
   *[other] Pawn { $pawn }:{" "}
}{ $tool }{ $left ->
    [0] {""}
   *[other] {" "}({ $left } left)
}
web-eldorado-never-mind = Never mind
web-eldorado-put-back = Put it back

## What is under way

web-eldorado-now-free = { $way ->
    [bought] No pawn moves after the purchase.
    [reach] Marked spaces are within reach.
   *[none] No space is within reach.
}
web-eldorado-now-path = { $left } { $symbol ->
    [machete] { $left ->
        [one] machete
       *[other] machetes
    }
    [coin] { $left ->
        [one] coin
       *[other] coins
    }
   *[paddle] { $left ->
        [one] paddle
       *[other] paddles
    }
} left to go on with.
web-eldorado-now-enter = { $left ->
    [one] One card
   *[other] { $left } cards
} still to give; { $terrain ->
    [camp] given to a camp, cards leave the game.
   *[rubble] given for rubble, cards stay yours.
}
web-eldorado-now-buy = { $card }: { $owed } still to pay.
web-eldorado-now-remove = Pick a card to remove, or leave it ({ $left } at most).
web-eldorado-now-swap = { $left ->
    [0] Pick the cards to exchange.
    [one] One card put down to exchange.
   *[other] { $left } cards put down to exchange.
}
web-eldorado-now-marking = { $count ->
    [0] Pick the cards you do not want to keep.
    [one] One card will be discarded.
   *[other] { $count } cards will be discarded.
}
web-eldorado-now-discard = Pick more cards to discard, or keep the rest.
web-eldorado-now-card = { $card } ({ $does }): { $way ->
    [move] { $reach ->
        [one] one space within reach.
       *[other] { $reach } spaces within reach.
    }
    [use] use it now?
    [take] pick any pile of the market.
   *[none] nothing within reach; it can still pay, or be given for rubble and camps.
}
web-eldorado-now-tile = Tile “{ $tile }”: { $kind ->
    [remove] pick the card to remove.
    [symbol] { $reach ->
        [0] no card gains anything by it here.
       *[other] marked spaces can be reached with a changed symbol.
    }
    [draw] use it now?
    [swap] use it now?
    [pass_through] use it now?
   *[other] { $reach ->
        [0] nothing within reach.
        [one] one space within reach.
       *[other] { $reach } spaces within reach.
    }
}
web-eldorado-discard = Discard…
web-eldorado-end = { $count ->
    [0] { $kept ->
        [0] End turn
        [one] End turn, keep 1 card
       *[other] End turn, keep { $kept }
    }
    [one] Discard 1 and end turn
   *[other] Discard { $count } and end turn
}

## Cards, tiles and piles

web-eldorado-card = { $card }: { $does }
web-eldorado-card-marked = { $card }, to be discarded
web-eldorado-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-eldorado-hand-empty = No cards in hand.
web-eldorado-tiles = Your tiles
web-eldorado-tile = Tile { $tile }{ $count ->
    [one] {""}
   *[other] , { $count } of them
}
web-eldorado-market = Market
web-eldorado-market-free = { $free ->
    [one] one slot is free
   *[other] { $free } slots are free
}
web-eldorado-above = Above the market
web-eldorado-above-open = for sale now
web-eldorado-above-closed = for sale when a slot is free
web-eldorado-pile = { $way ->
    [buy] Buy { $card }
    [take] Take { $card }
   *[none] { $card }
}: { $does }; price { $price }, { $stock } left
web-eldorado-piles = Piles
web-eldorado-pile-of = { $id ->
    [played] Played
    [deck] Draw pile
    [discard] Discard
   *[box] Removed
}
web-eldorado-cards-of = Cards { SEAT($seat, case: "of") }
web-eldorado-known = { $id ->
    [hand] In hand
    [sure] Surely in hand
    [deck] In the draw pile, in no order
    [hidden] Hand and draw pile together
    [played] Played this turn
    [discard] Discard pile
    [box] Out of the game
    [tiles] Tiles
    [unseen] Tiles nobody has seen yet
   *[spent] Tiles used up
} ({ $count })
web-eldorado-none = none
web-eldorado-counts = Hand { $hand } · draw { $deck } · discard { $discard }
web-eldorado-arrived = { $all ->
    [one] in El Dorado
   *[other] in El Dorado: { $arrived } of { $all }
}
web-eldorado-first = plays first
web-eldorado-barrier = Barrier { $number }
