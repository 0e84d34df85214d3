# The board of Expeditions in the browser.

# What may be done now
web-expeditions-prompt-mark = Mark a key location ({ $number } of 4): choose one of your cards, or its place on the map.
web-expeditions-prompt-arrow = Place an arrow: choose a dotted route from the tip of any expedition.{ $tickets ->
    [yes] {" "}You may spend a ticket before or after.
   *[no] {""}
}
web-expeditions-prompt-end = You have placed your arrow. { $tickets ->
    [yes] Spend a ticket, or end your turn.
   *[no] End your turn.
}
web-expeditions-prompt-restart = The { $colour } expedition has closed a loop: restart it from any spot it has visited.
web-expeditions-prompt-bonus = { $count ->
    [one] A bonus arrow: place it with any expedition, or give it up.
   *[other] { $count } bonus arrows: place one with any expedition, or give it up.
}
web-expeditions-prompt-ticket = Your ticket pays for one more arrow: place it with any expedition.
web-expeditions-prompt-keep = You looked at the deck: keep a card, or neither.
web-expeditions-prompt-tuck = Now choose what goes under the deck.
web-expeditions-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The list of actions
web-expeditions-group-mark = Key locations
web-expeditions-group-arrow = Arrows of the { $colour } expedition
web-expeditions-group-ticket = Tickets
web-expeditions-group-swap = Swap
web-expeditions-group-turn = Turn

# The map
web-expeditions-map = Map of the world
web-expeditions-map-title = Expeditions
web-expeditions-map-motto = around the world
web-expeditions-targets = What you can choose on the map
web-expeditions-way = Arrow from { $from } to { $to }: { $colours }
web-expeditions-several = { $count } possible arrows: click to choose
web-expeditions-which = To { $place }: which arrow?
web-expeditions-zoom = Zoom
web-expeditions-nearer = Nearer
web-expeditions-farther = Farther
web-expeditions-whole = All of the map
web-expeditions-letter = { $colour ->
    [yellow] Y
    [red] R
   *[blue] B
}

# Finding a place, and its card
web-expeditions-find = Find a place
web-expeditions-found = { $count ->
    [0] No such place
    [one] One place
   *[other] { $count } places
}
web-expeditions-close = Close
web-expeditions-far = Segments from each tip:
web-expeditions-distance = { $count ->
    [one] 1 segment
   *[other] { $count } segments
} from { $colour ->
    [yellow] yellow
    [red] red
   *[blue] blue
}
web-expeditions-nothing-here = Nothing can be done here now.
web-expeditions-is-own = One of your objectives.
web-expeditions-is-held = In the hand { SEAT($seat, case: "of") }.
web-expeditions-is-common = A common objective: who reaches it takes it.
web-expeditions-is-key = { $mine ->
    [yes] Your key location{ $lost ->
        [yes] , given up: its token is lost
       *[no] {""}
    }.
   *[no] Key location { SEAT($seat, case: "of") }{ $lost ->
        [yes] , given up: its token is lost
       *[no] {""}
    }.
}
web-expeditions-is-won = { $mine ->
    [yes] You have won it.
   *[no] Won by { SEAT($seat) }.
}
web-expeditions-is-ticket = Who brings an expedition here takes a ticket.
web-expeditions-is-bonus = Who brings an expedition here may place one more arrow.
web-expeditions-is-start = All three expeditions set out from here.

# Cards
web-expeditions-piles = Cards
web-expeditions-hand = Your objectives ({ $count })
web-expeditions-hand-of = Hand { SEAT($seat, case: "of") } ({ $count })
web-expeditions-commons = Common objectives ({ $count })
web-expeditions-none = No card
web-expeditions-deck = { $count ->
    [0] The deck is empty.
    [one] 1 card in the deck.
   *[other] { $count } cards in the deck.
}
web-expeditions-deck-known = No. { $place }: { $card }
web-expeditions-mark = Mark
web-expeditions-worth = { $count ->
    [one] 1 point once it is reached, minus 1 if it is not
   *[other] { $count } points once it is reached, minus { $count } if it is not
}
web-expeditions-worth-common = 1 point for who reaches it
web-expeditions-key = Key location
web-expeditions-key-lost = Key location, its token is lost

# Expeditions and tickets
web-expeditions-expeditions = Expeditions
web-expeditions-expedition = Expedition { $colour }:
web-expeditions-left = { $count ->
    [one] 1 arrow left
   *[other] { $count } arrows left
}
web-expeditions-deeds = Tickets and turn
web-expeditions-tickets = { $count ->
    [one] You have 1 ticket
   *[other] You have { $count } tickets
}; { $used } of 2 spent this turn
web-expeditions-ticket-arrow = Add arrow
web-expeditions-ticket-swap = Swap card
web-expeditions-ticket-remove = Remove

# A swap
web-expeditions-swap = Swap
web-expeditions-swap-keep = { $count ->
    [one] The last card of the deck: keep it?
   *[other] You drew two cards: which one do you keep?
}
web-expeditions-swap-give = You keep { $kept }. Which card do you give up? It goes under the deck with { $other }.
web-expeditions-swap-give-alone = You keep { $kept }. Which card do you give up? It goes under the deck.
web-expeditions-swap-order = You keep neither. Which one goes under the deck first?
web-expeditions-tuck = Under the deck
web-expeditions-tuck-before = Before { $other }
web-expeditions-tuck-after = After { $other }

# A player
web-expeditions-count-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-expeditions-count-tickets = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}
web-expeditions-count-won = { $count ->
    [one] 1 card won
   *[other] { $count } cards won
}
web-expeditions-count-tokens = { $count ->
    [one] 1 token regained
   *[other] { $count } tokens regained
}
web-expeditions-keys = Key locations:
web-expeditions-won = Cards won
