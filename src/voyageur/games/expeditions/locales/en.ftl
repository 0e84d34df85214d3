# Expeditions: Around the World, English.


# Moves
expeditions-mark = Mark { $card } as a key location
expeditions-arrow = { $colour ->
    [yellow] Yellow
    [red] Red
   *[blue] Blue
} arrow: { $from } → { $to }
expeditions-ticket-arrow = Ticket: add an arrow
expeditions-ticket-remove = Ticket: remove the last { $colour } arrow
expeditions-ticket-swap = Ticket: swap a card
expeditions-decline = Give up the bonus arrow
expeditions-end = End the turn
expeditions-keep = Keep { $card }
expeditions-keep-nothing = Keep neither card
expeditions-keep-secret = Looks at the cards
expeditions-tuck-last = Put { $card } under the deck, last
expeditions-tuck-first = Put { $card } under the deck, first
expeditions-tuck-secret = Puts the cards under the deck

# Options
expeditions-option-hand-size = Cards dealt to each player; usual is 12 for 2 or 3 players, 9 for more.
expeditions-option-first-player = The seat that marks first and plays first.
expeditions-option-open-hands = All hands lie open, for learning the game.
expeditions-option-round-cap = The game ends with this round at the latest. It stops bots that go back and forth for ever; people never get there.
expeditions-option-hands = { $size } cards for each of { $players } players leave too few for the common objectives. Deal at most { $most } each.
expeditions-option-first = Seat { $seat } cannot play first: seats go from 0 to { $last }.

# Moves that cannot be read
expeditions-unknown-location = There is no location “{ $word }”. Did you mean “{ $near }”?
expeditions-unknown-spot = There is no spot “{ $word }”. Did you mean “{ $near }”?
expeditions-unknown-colour = There is no { $word } expedition. There are: { $colours }.
expeditions-no-segment = No segment joins { $tail } and { $head }. From { $tail } one can go to: { $neighbours }.
expeditions-unknown-move = “{ $move }” is no move. Moves are written like: mark tikal · red: start>rome · ticket: arrow · ticket: remove red · ticket: swap · decline · end · keep rome · keep nothing · tuck rome last · tuck rome first.

# Moves that are not legal
expeditions-no-mark-first = Key locations are being marked: choose one of your cards, for example “mark tikal”.
expeditions-no-mark-not-in-hand = { $card } is not in your hand: you can only mark your own objectives.
expeditions-no-mark-near = { $card } is { $distance ->
    [one] 1 segment
   *[other] { $distance } segments
} from the compass rose: a key location must be at least { $least } away.
expeditions-no-mark-twice = { $card } is marked already: choose another location.
expeditions-no-marking-over = All key locations are marked: the expeditions are under way.
expeditions-no-swap = No swap is under way: spend a ticket first with “ticket: swap”.
expeditions-no-swap-first = First finish your swap.
expeditions-no-keep-decided = You have decided what to keep: now choose the card to put under the deck.
expeditions-no-keep-not-drawn = { $card } is not one of the cards you drew.
expeditions-no-keep-first = First choose which card to keep, or “keep nothing”.
expeditions-no-tuck-not-drawn = You keep neither card: say which of the two you drew goes under the deck first.
expeditions-no-tuck-drawn-first = Only say which card you drew goes under the deck first; the other, if there is one, follows.
expeditions-no-tuck-not-in-hand = { $card } is not in your hand: give up one of your own cards.
expeditions-no-tuck-alone = Only one card goes under the deck: it has no other to come after. Write “first”.
expeditions-no-restart-first = The { $colour } expedition has closed a loop: first restart it from any spot it has visited.
expeditions-no-restart-unvisited = The { $colour } expedition has not visited { $spot }: it must restart from a spot it has visited.
expeditions-no-arrow-again = You have progressed an expedition this turn: for another arrow spend a ticket with “ticket: arrow”, or end the turn.
expeditions-no-arrow-none-left = No { $colour } arrow is left in the supply: only expeditions with arrows left can progress.
expeditions-no-arrow-off-tip = The { $colour } expedition stands at { $tip } ({ $id }): its next arrow must start there.
expeditions-no-arrow-segment-taken = That segment already carries a { $colour } arrow: choose a segment without one.
expeditions-no-bonus = You have no bonus arrow to give up.
expeditions-no-bonus-first = First place your bonus arrow, or give it up with “decline”.
expeditions-no-ticket-arrow-first = You have paid for an arrow: place it first.
expeditions-no-ticket-limit = You have spent { $most } tickets this turn, and no more are allowed.
expeditions-no-ticket-none = You have no ticket.
expeditions-no-ticket-no-arrow = No arrow is left in the supply: there is none to add.
expeditions-no-remove-nothing = The { $colour } expedition has no arrow on the map: there is none to remove.
expeditions-no-swap-no-hand = Your hand is empty: there is no card to swap.
expeditions-no-swap-no-deck = The deck is empty: there is no card to swap for.
expeditions-no-end-before-progress = You must progress an expedition before ending your turn.

# Positions that contradict themselves
expeditions-position-card = There is no card “{ $card }”.
expeditions-position-seats = { $field } has { $given } entries; it needs one for each of the { $players } players.
expeditions-position-phase = There is no phase “{ $phase }”. There are: { $phases }.
expeditions-position-seat = { $field }: there is no seat { $seat }. Seats go from 0 to { $last }.
expeditions-position-first = first_player is { $seat }, but the option first_player says { $option }.
expeditions-position-round = Round { $round } does not go with phase “{ $phase }”: marking is round 0, turns are rounds 1 to { $cap }.
expeditions-position-tickets-used = tickets_used is { $used }; it goes from 0 to { $most }.
expeditions-position-rng = rng must be 64 bits in hexadecimal, such as 0x1f; it is “{ $rng }”.
expeditions-position-twice = { $card } is in two places: { $one } and { $other }. There is one card a location.
expeditions-position-nowhere = { $card } is nowhere: a deck that is given must hold every card not named elsewhere.
expeditions-position-commons = There are { $given } common objectives; there can be at most { $most }.
expeditions-position-drawn = { $given } cards are drawn for a swap; it must be one or two.
expeditions-position-tickets = The tickets { $tickets } cannot be: none may be negative, and there are { $all } in all.
expeditions-position-token-twice = { $card } carries two tokens; there is one at most.
expeditions-position-token-near = { $card } cannot be a key location: it is less than { $least } segments from the compass rose.
expeditions-position-token-live = The token of seat { $seat } on { $card } is live only while the card is in that seat’s hand. Put it under “given_up”, or the card into the hand.
expeditions-position-token-regained = Seat { $seat } can have regained its token on { $card } only with the card: put the card under “won” of that seat.
expeditions-position-token-lost = knowledge.lost names { $card }, which carries no token that was given up.
expeditions-position-tokens = Seat { $seat } has { $all } tokens in all: on_map, given_up, regained and unplaced must add up to that.
expeditions-position-colour = There is no { $colour } expedition. There are: { $colours }.
expeditions-position-arrows = The { $colour } expedition has { $given } arrows; there are { $most }.
expeditions-position-chain = The { $colour } arrow { $arrow } does not continue its expedition, which stands at { $tip }.
expeditions-position-segment = The { $colour } arrow { $arrow } lies on a segment that carries a { $colour } arrow already.
expeditions-position-marking-arrows = No arrow can be on the map while key locations are being marked.
expeditions-position-loops = The { $colours } expeditions cannot both have closed a loop: the first would have restarted.
expeditions-position-restart = pending.restart says { $colour }, but that expedition has not closed a loop with an arrow left to restart.
expeditions-position-bonus = pending.bonus is { $bonus }; it goes from 0 to 100.
expeditions-position-pending-phase = Nothing can be pending in phase “{ $phase }”.
expeditions-position-pending-arrows = An arrow is owed, but none is left in the supply.
expeditions-position-pending-both = A restart or bonus arrow, a ticket’s arrow and a swap cannot be pending at once.
expeditions-position-swap-hand = A swap is under way, but the hand of the seat to act is empty.
expeditions-position-kept = { $card } is not one of the cards drawn: { $drawn }.
expeditions-position-ending = All arrows are on the map, so “ending” must be true.
expeditions-position-seen = knowledge.deck: { $card } must be a card of the deck, with the seats that saw it or “everybody”.
expeditions-position-swaps = knowledge.swaps says { $swaps }; it goes from 0 to 255.
expeditions-position-swaps-few = knowledge.swaps: seat { $seat } holds cards that only { $least } or more swaps can have brought.
expeditions-position-holder = Seat { $seat } holds { $card }, but knowledge.hands says that it cannot.
expeditions-position-marking-turn = The tokens placed do not go with the seat to act: seats mark in turn from the first player, one token at a time.
expeditions-position-marking-begun = While key locations are being marked no turn has begun: no arrow is placed, no ticket used, no token given up or regained.
expeditions-position-marking-hand = Seat { $seat } needs at least { $least } cards far enough from the compass rose to mark.

# Terminal
expeditions-table-expeditions = Expeditions
expeditions-table-colour = Colour
expeditions-table-tip = Stands at
expeditions-table-left = Arrows left
expeditions-table-next = Can go to
expeditions-table-players = Players
expeditions-table-hand = Hand
expeditions-table-tickets = Tickets
expeditions-table-won = Won
expeditions-table-tokens = Tokens on the map
expeditions-table-objectives = Objectives, nearest first
expeditions-table-location = Location
expeditions-table-whose = Whose
expeditions-table-common = common
expeditions-table-yours = yours
expeditions-table-key = yours, key
expeditions-table-of-seat = key of seat { $seat }
expeditions-table-round = Round { $round }{ $ending ->
    [yes] {" "}(the last)
   *[no] {""}
} · deck { $deck } · tickets in the supply { $supply }
expeditions-table-marking = Marking key locations
expeditions-colour = { $colour ->
    [yellow] yellow
    [red] red
   *[blue] blue
}

# News
expeditions-news-won = { $who ->
    [you] You win { $card }
   *[other] { SEAT($seat) } wins { $card }
} ({ $points }).
expeditions-news-key = { $who ->
    [you] You win your key location { $card } and its token
   *[other] { SEAT($seat) } wins the key location { $card } and its token
} ({ $points }).
expeditions-news-claimed = { $who ->
    [you] You claim the common objective { $card }
   *[other] { SEAT($seat) } claims the common objective { $card }
} ({ $points }).
expeditions-news-given-up = { $who ->
    [you] Your token on { $card } can no longer be won back.
   *[other] The token { SEAT($seat, case: "of") } on { $card } can no longer be won back.
}
expeditions-news-common = New common objective: { $card }.
expeditions-news-ticket = { $who ->
    [you] You gain a ticket.
   *[other] { SEAT($seat) } gains a ticket.
}
expeditions-news-no-ticket = No ticket is left in the supply.
expeditions-news-bonus = { $who ->
    [you] You gain a bonus arrow.
   *[other] { SEAT($seat) } gains a bonus arrow.
}
expeditions-news-loop = Loop: the { $colour } expedition restarts from any spot it has visited.
expeditions-news-loop-stays = Loop: no { $colour } arrow is left, so the expedition stays where it is.
expeditions-news-drawn = { $who ->
    [you] You draw { $cards }.
   *[other] { SEAT($seat) } draws { $cards }.
}
expeditions-news-begins = All key locations are marked. { $who ->
    [you] You begin.
   *[other] { SEAT($seat) } begins.
}
expeditions-news-ending = The end is near: the game ends when this round does.

# Pending
expeditions-pending-restart = the { $colour } expedition must restart
expeditions-pending-bonus = a bonus arrow is due
expeditions-pending-ticket = an arrow paid for by a ticket is due
expeditions-pending-swap = a swap is under way

# Picture
expeditions-picture-label = The board of Expeditions
expeditions-picture-heading = { $phase ->
    [marking] Marking key locations
    [over] The game is over
   *[turns] Round { $round }
} · arrows left: yellow { $yellow }, red { $red }, blue { $blue } · deck { $deck } · tickets { $tickets }
expeditions-picture-commons = Common objectives: { $cards }
expeditions-picture-player = Seat { $seat } · points { $score } · cards in hand { $hand } · tickets { $tickets } · won { $won } · tokens regained { $tokens }
expeditions-picture-hand = hand: { $cards }

# Advice
expeditions-advice-mark = { $card } is { $steps } away from the start. Of your other cards, { $near } lie within { $within } of it.
expeditions-advice-nearer = The { $colour } expedition comes nearer to your card { $card }: { $steps } to go.
expeditions-advice-key-nearer = The { $colour } expedition comes nearer to your key location { $card }: { $steps } to go.
expeditions-advice-common-nearer = The { $colour } expedition comes nearer to the common objective { $card }: { $steps } to go.
expeditions-advice-rival-farther = The { $colour } expedition moves away from { $card }, a key location { SEAT($seat, case: "of") }.
expeditions-advice-farthest = Of your cards, { $card } is farthest from every expedition: { $steps } away.
expeditions-advice-keep = { $card } is { $steps } away from the nearest expedition.
expeditions-advice-tuck = { $card } is { $steps } away from the nearest expedition.
expeditions-advice-tickets = You keep { $tickets ->
    [one] a ticket
   *[other] { $tickets } tickets
} for later.
