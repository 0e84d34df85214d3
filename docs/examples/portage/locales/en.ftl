# Portage, English.

portage-paddle = Paddle { $card } { $card ->
    [one] step
   *[other] steps
}
portage-carry = Carry the canoe one step, laying a { $card } face down
portage-carry-told = Carries the canoe one step, laying a card face down

portage-unknown = “{ $move }” is no move. Moves are written like: paddle 3, or carry 1.
portage-no-card = You have no { $card }. Your cards: { $hand }.

portage-option-river = The river: a brook of 18 steps, or a torrent of 26 with many rapids.

portage-bad-seats = There are only { $players } canoes.
portage-bad-law = The document contradicts itself; this must be true: { $law }.
portage-law-1 = every card is in one place
portage-law-2 = hands are full as long as there is a pile
portage-law-3 = no two canoes lie at one step between the start and the lake
portage-law-4 = the game waits for a seat that has a card, or for nobody

portage-table-river = The river
portage-table-canoes = The canoes
portage-column-round = Round
portage-column-lake = Lake at step
portage-column-rapids = Rapids at steps
portage-column-pile = Cards to draw
portage-column-seat = Seat
portage-column-step = Step
portage-column-hand = Hand
portage-column-face-down = Face down
portage-picture = A river of { $length } steps with a canoe for each seat
