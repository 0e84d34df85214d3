# The Quest for El Dorado, English.

## Names

eldorado-way = { $pawn ->
    [2] pawn 2{" "}
   *[other] {""}
}{ $way ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
    [se] south-east
   *[barrier] barrier { $barrier }
}
eldorado-tile = { $tile ->
    [machete_1] machete 1
    [machete_2] machete 2
    [machete_3] machete 3
    [coin_1] coin 1
    [coin_2] coin 2
    [paddle_1] paddle 1
    [paddle_2] paddle 2
    [draw] draw a card
    [remove] remove a card
    [swap] exchange cards
    [save_item] save an item
    [pass_through] pass through
    [native] native
   *[symbol] change a symbol
}
eldorado-terrain = { $terrain ->
    [jungle] jungle
    [village] village
    [river] river
    [rubble] rubble
    [camp] camp
    [mountain] mountain
   *[start] start
}
eldorado-symbol = { $symbol ->
    [machete] machete
    [coin] coin
   *[paddle] paddle
}
eldorado-does-power = { $symbol ->
    [machete] machete
    [coin] coin
    [paddle] paddle
   *[joker] any symbol
} { $power }
eldorado-does-draw = draw { $draws }{ $removes ->
    [0] {""}
    [one] , may remove 1
   *[other] , may remove up to { $removes }
}
eldorado-does-native = one hex or barrier, whatever it asks for
eldorado-does-take = take any market card
eldorado-does-once = {" "}(once)

## Moves

eldorado-move = { $card }: { eldorado-way }
eldorado-move-symbol = { $card } with another symbol: { eldorado-way }
eldorado-move-tile = Tile { eldorado-tile }: { eldorado-way }
eldorado-enter = Enter with cards from your hand: { eldorado-way }
eldorado-go = Go on: { eldorado-way }
eldorado-stop = Stop here
eldorado-give = Give: { $card }
eldorado-buy = Buy: { $card }
eldorado-pay = Pay with: { $card }
eldorado-pay-symbol = Pay with: { $card }, its symbol turned into coins
eldorado-pay-tile = Pay with: tile { eldorado-tile }
eldorado-take = Transmitter: take { $card }
eldorado-use = Use { $card }
eldorado-remove = Remove from the game: { $card }
eldorado-done = No more of these
eldorado-tile-draw = Tile: draw a card
eldorado-tile-pass-through = Tile: pass through occupied hexes this turn
eldorado-tile-swap = Tile: exchange cards
eldorado-tile-remove = Tile: remove { $card } from the game
eldorado-swap = Exchange: { $card }
eldorado-save = Tile: save the item just used
eldorado-discard = Discard: { $card }
eldorado-end = End the turn

## Options

eldorado-option-course = The course: one of the rulebook’s, random- followed by a number for an invented one, or a course document.
eldorado-option-caves = With the caves and their tiles.
eldorado-option-barriers = The barriers in course order: random, or their numbers.
eldorado-option-first-player = The seat that plays first.
eldorado-option-round-cap = The game ends with this round at the latest, and then nobody wins. It stops bots that would never reach El Dorado; between people it never comes to that.
eldorado-option-first = Seat { $seat } cannot play first: seats go from 0 to { $last }.
eldorado-option-barriers-count = { $given ->
    [one] 1 barrier is given
   *[other] { $given } barriers are given
}, and this course has { $places ->
    [one] 1 place
   *[other] { $places } places
} for barriers. Give one for each place.
eldorado-option-barriers-shape = barriers must be “random”, or the numbers of barriers, all different and from 1 to { $most }, one for each place of the course, such as 4,1,6,2.

## Moves that cannot be read

eldorado-unknown-near = “{ $move }” is no move. Did you mean “{ $near }”?
eldorado-unknown = “{ $move }” is no move. Moves are written like: scout: ne · scout: barrier 4 · enter ne · give sailor · go ne · stop · buy scout · pay sailor · take scout · use compass · remove sailor · tile paddle_2: e · tile draw · save · discard sailor · done · end.

## Moves that are not legal

eldorado-no-discarding = You have begun to discard, so nothing more can be played this turn: discard further cards, or end the turn.
eldorado-no-card = { $card } is not in your hand.
eldorado-no-caves = This table is laid without the caves: there are no tiles.
eldorado-no-tile = You have no tile “{ eldorado-tile }”.
eldorado-no-path-first = A move is under way, with { eldorado-symbol } { $left } left: go on with “go”, or “stop” first.
eldorado-no-give-first = Cards are owed for what you enter: first give { $owed ->
    [one] one more
   *[other] { $owed } more
}.
eldorado-no-pay-first = { $card } is not paid for yet: first pay { $owed } more.
eldorado-no-pay-short = Paid like that, what is still owed for { $card } ({ $owed }) would be out of reach.
eldorado-no-remove-first = First say which card to remove ({ $left } at most), or “done”.
eldorado-no-swap-first = First finish the exchange: put down cards with “swap”, then “done”.
eldorado-no-swap-none = The exchange needs at least one card: put one down with “swap”.
eldorado-no-path = No card is under way: play one to move, for example “scout: ne”.
eldorado-no-give = Nothing asks for cards now: “enter” rubble, a camp or a barrier of rubble first.
eldorado-no-pay = Nothing is being bought: choose a card with “buy” first.
eldorado-no-remove = Nothing lets you remove a card now: a Scientist, a Travel Log or a tile does.
eldorado-no-swap = No exchange is under way: begin one with “tile swap”.
eldorado-no-done = “done” ends a removal or an exchange, and none is under way.
eldorado-no-save = No item was used just now: this tile saves one right after its use.
eldorado-no-bought-move = You have bought a card this turn: pawns move only before the purchase.
eldorado-no-bought = You have bought a card this turn, and one is all a turn allows.
eldorado-no-pawn = There is no pawn 2: only with two players does each have a second one.
eldorado-no-pawn-home = Your pawn { $pawn } is in El Dorado and stays there.
eldorado-no-edge = There is no hex there: the course ends on that side.
eldorado-no-mountain = That hex is a mountain: nobody can enter it.
eldorado-no-start = That is a start hex: nobody can enter it again.
eldorado-no-barrier-between = Barrier { $barrier } stands between: open it first with “barrier { $barrier }” in place of the direction.
eldorado-no-occupied = A pawn { SEAT($seat, case: "of") } stands there: occupied hexes are closed.
eldorado-no-barrier = Barrier { $barrier } is not on this course.
eldorado-no-barrier-taken = Barrier { $barrier } is gone: { SEAT($seat, case: "lower") } has taken it.
eldorado-no-barrier-far = That pawn does not stand at barrier { $barrier }: first bring it to a hex at that junction.
eldorado-no-cards-instead = { $terrain ->
    [camp] That camp
   *[rubble] That rubble
} asks for { $cost ->
    [one] a card
   *[other] { $cost } cards
} from your hand, not for power: “{ $move }”, as soon as no other card is under way.
eldorado-no-power-instead = That asks for { eldorado-symbol } { $cost }, not for just any cards: play one with that power.
eldorado-no-symbol = That asks for { $needed ->
    [machete] machetes
    [coin] coins
   *[paddle] paddles
}, but this is { $symbol ->
    [machete] a machete
    [coin] a coin
   *[paddle] a paddle
}.
eldorado-no-symbol-own = { $card } has the { eldorado-symbol } that this asks for: play it without the tile.
eldorado-no-power = That asks for { $cost }, and only { $power } is there.
eldorado-no-enter-cards = { $terrain ->
    [camp] That camp
   *[rubble] That rubble
} asks for { $cost ->
    [one] a card
   *[other] { $cost } cards
} from your hand, but you hold { $held ->
    [0] none
   *[other] only { $held }
}.
eldorado-no-pile-empty = The pile of { $card } is empty.
eldorado-no-pile-above = { $card } lies above the market, whose slots are all taken: it is for sale once one is free.
eldorado-no-price = { $card } costs { $price }, and you can pay { $purse }.
eldorado-no-passing = Occupied hexes are open to you already, until the turn ends.
eldorado-no-hand-empty = Your hand is empty: this tile needs a card.

## Positions that contradict themselves

eldorado-position-seats = { $field } has { $given ->
    [one] 1 entry
   *[other] { $given } entries
}; it needs one for each of the { $players } players.
eldorado-position-card = { $field }: there is no card “{ $card }”.
eldorado-position-market-card = { $field }: { $card } is a starting card and never in the market.
eldorado-position-tile = { $field }: there is no tile “{ $tile }”.
eldorado-position-number = { $field }: there cannot be { $number } of { $name }. Give a number from 0 to { $most }.
eldorado-position-rng = rng must be a whole number of 64 bits, but it is { $rng }.
eldorado-position-phase = There is no phase “{ $phase }”. There are: { $phases }.
eldorado-position-round = There is no round { $round }: rounds go from 1 to { $cap }.
eldorado-position-seat = { $field }: there is no seat { $seat }. Seats go from 0 to { $last }.
eldorado-position-first = first is { $seat }, but the option first_player says { $option }.
eldorado-position-barriers = barriers has { $given ->
    [one] 1 entry
   *[other] { $given } entries
}; this course has { $places ->
    [one] 1 place
   *[other] { $places } places
} for barriers.
eldorado-position-barrier = There is no barrier { $number }: they are numbered from 1 to { $last }.
eldorado-position-barrier-twice = Barrier { $number } lies at two places; there is only one of each number.
eldorado-position-barriers-given = barriers are { $barriers }, but the table is laid with { $option }.
eldorado-position-taken = Seat { $seat } cannot have barrier { $number }: this course has { $barriers }.
eldorado-position-taken-twice = Barrier { $number } is taken twice; one seat at most has it.
eldorado-position-pawns = Seat { $seat } has { $given ->
    [one] 1 pawn
   *[other] { $given } pawns
}; it must have { $pawns }.
eldorado-position-hex = { $field }: “{ $hex }” is no hex of this course. Hexes are written q,r, such as 3,-2.
eldorado-position-pawn-mountain = A pawn of seat { $seat } cannot be at { $hex }: it is a mountain.
eldorado-position-pawn-finish = A pawn of seat { $seat } cannot stay at { $hex }, before the gates: write “el-dorado”.
eldorado-position-pawn-shared = Two pawns are at { $hex }: pawns can share a hex only with the caves, and never a start hex.
eldorado-position-arrived = By the pawns, the seats that have arrived are, in the order of play: { $arrived }. arrived must say the same.
eldorado-position-arrived-turn = Seat { $seat } has arrived, so its turn in this last round is over: it cannot be the turn of seat { $turn }.
eldorado-position-over = The game is over only after the turn of seat { $last }, the last of the round, and only if somebody has arrived or it is round { $cap }.
eldorado-position-over-turn = When the game is over, no turn is under way: nothing is bought, and no tile is in force.
eldorado-position-played = When the game is over, no cards lie played: they are in the discard pile.
eldorado-position-cards = There are { $all } “{ $card }” cards in all; the document has { $given }.
eldorado-position-starters = Seat { $seat } has { $given } “{ $card }” cards; its starting deck had { $all }, and nobody gets the starting cards of others.
eldorado-position-pile-twice = { $card } is both in row and in above; there is only one pile of it.
eldorado-position-row = { $given } piles are in the row, which has { $slots } slots.
eldorado-position-known = known: seat { $seat } is said to hold { $known } of { $card }, but it holds { $held }.
eldorado-position-caves-off = { $field }: this table is laid without the caves, so there are no tiles.
eldorado-position-tiles = There are { $all } “{ $tile }” tiles in all; the document has { $given }.
eldorado-position-cave = { $field }: there is no cave at { $hex } with tiles to find.
eldorado-position-pile = The cave at { $hex } cannot hold { $number } tiles: give a number from 0 to { $most }.
eldorado-position-piles = There are more tiles in the caves ({ $piles }) than tiles still unseen ({ $unseen }).
eldorado-position-saveable = saveable: { $card } cannot be the item used just now. It must be an item that has left the game and that fits what is pending.
eldorado-position-pending-phase = Nothing can be pending in phase “{ $phase }”.
eldorado-position-pending-pawn = pending: the seat to act has no pawn { $pawn } on the course.
eldorado-position-pending-bought = pending: the purchase of this turn is made; there is no other, and no pawn moves after it.
eldorado-position-pending-hand = pending: this needs { $least ->
    [one] 1 card
   *[other] { $least } cards
} in hand; the hand has { $held }.
eldorado-position-pending-played = pending: { $least ->
    [one] 1 card has
   *[other] { $least } cards have
} been put down for this, but played has { $played }.
eldorado-position-left = { $field } is { $number }; it goes from { $least } to { $most }.
eldorado-position-symbol = pending: there is no symbol “{ $symbol }”. There are: { $symbols }.
eldorado-position-path-over = pending: with { eldorado-symbol } { $power } pawn { $pawn } can go no further, so its move is over.
eldorado-position-way = pending: “{ $to }” is no way to go. The ways are: { $ways }.
eldorado-position-enter = pending: “{ $to }” leads to no rubble, camp or barrier of rubble that could be entered.
eldorado-position-buy = pending: { $card } is not for sale now.
eldorado-position-purse = pending: { $owed ->
    [one] 1 half coin is
   *[other] { $owed } half coins are
} owed for { $card }, but only { $purse } can be paid.

## Terminal

eldorado-table-players = Players
eldorado-table-seat = Seat
eldorado-table-to-go = To go
eldorado-table-pawns = Pawns
eldorado-table-hand = Hand
eldorado-table-deck = Draw pile
eldorado-table-discard = Discard
eldorado-table-played = Played
eldorado-table-barriers = Barriers
eldorado-table-tiles = Tiles
eldorado-table-round = Round { $round }{ $last ->
    [yes] {" "}(the last)
   *[no] {""}
}
eldorado-table-turn = seat { $seat } to play
eldorado-table-discarding = discarding
eldorado-table-bought = purchase made
eldorado-table-passing = occupied hexes are open
eldorado-table-own-cards = Your cards
eldorado-table-card = Card
eldorado-table-does = Does
eldorado-table-coins = Coins
eldorado-table-market = Market · free slots: { $free }
eldorado-table-price = Price
eldorado-table-stock = Left
eldorado-table-place = Where
eldorado-table-slot = market
eldorado-table-above = above
eldorado-table-course-barriers = Barriers of the course
eldorado-table-barrier = No.
eldorado-table-asks = Asks for
eldorado-table-between = Boards
eldorado-table-who = Where
eldorado-table-standing = standing
eldorado-table-taken = seat { $seat }
eldorado-table-around = Around pawn { $pawn } of seat { $seat }, at { $hex }
eldorado-table-way = Way
eldorado-table-hex = Hex
eldorado-table-remarks = There
eldorado-table-behind = behind barrier { $barrier } ({ $asks })
eldorado-table-occupied = pawn of seat { $seat }
eldorado-table-cave = cave, tiles: { $tiles }

## Pending

eldorado-pending-path = left: { eldorado-symbol } { $left }
eldorado-pending-enter = cards to give: { $left }
eldorado-pending-buy = to pay for { $card }: { $owed }
eldorado-pending-remove = cards that may be removed: { $left }
eldorado-pending-swap = cards put down to exchange: { $left }

## News

eldorado-news-moved = { $who ->
    [you] You reach { eldorado-terrain } { $cost } at { $hex }
   *[other] { SEAT($seat) } reaches { eldorado-terrain } { $cost } at { $hex }
}: { $to_go } to go.
eldorado-news-pawn-arrived = { $who ->
    [you] Your first pawn reaches El Dorado.
   *[other] The first pawn { SEAT($seat, case: "of") } reaches El Dorado.
}
eldorado-news-arrived = { $who ->
    [you] You reach El Dorado!
   *[other] { SEAT($seat) } reaches El Dorado!
}
eldorado-news-barrier = { $who ->
    [you] You take barrier { $barrier }.
   *[other] { SEAT($seat) } takes barrier { $barrier }.
}
eldorado-news-found = { $who ->
    [you] You find a tile in a cave: { eldorado-tile }.
   *[other] { SEAT($seat) } finds a tile in a cave: { eldorado-tile }.
}
eldorado-news-bought = { $who ->
    [you] You buy { $card } for { $price }.
   *[other] { SEAT($seat) } buys { $card } for { $price }.
}
eldorado-news-taken = { $who ->
    [you] You take { $card } from the market.
   *[other] { SEAT($seat) } takes { $card } from the market.
}
eldorado-news-moved-down = The pile of { $card } moves down into the market.
eldorado-news-slot-free = The last { $card } is gone: a slot of the market is free.
eldorado-news-reshuffled = { $who ->
    [you] You shuffle your discard pile.
   *[other] { SEAT($seat) } shuffles the discard pile.
}
eldorado-news-drawn = { $who ->
    [you] You draw { $cards }.
   *[other] { SEAT($seat) } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
eldorado-news-removed = { $card } leaves the game.
eldorado-news-saved = { $card } stays in the game.
eldorado-news-left = Left: { eldorado-symbol } { $left }.
eldorado-news-owed-cards = Cards to give: { $left }.
eldorado-news-owed-coins = To pay: { $owed }.
eldorado-news-last-round = This is the last round: the game ends with it.
eldorado-news-nobody = Round { $round } was the last one allowed: nobody has reached El Dorado, and nobody wins.

## Courses

eldorado-course-unnamed = Course { $boards }
eldorado-course-random = Random course { $seed }
eldorado-course-unknown = There is no course { $course }. There are: { $known }; random-N, with a whole number N below 2^31; and course documents.

# The form of a document
eldorado-course-form = { $where } cannot be { $value }: it must be { $wanted ->
    [object] an object, in braces
    [list] a list, in brackets
    [name] a text of 1 to 80 characters, or one in each language
    [plate] "finish_river" or "finish_jungle"
    [rotation] a whole number of sixths of a turn clockwise, from 0 to 5
    [barrier] the number of a barrier, from 1 to 6
   *[coordinate] a whole number from −1000 to 1000
}.
eldorado-course-key = { $where } has no field { $field }. Its fields are: { $known }.
eldorado-course-lacks = { $where } lacks “{ $field }”.
eldorado-course-length = { $where } has { $given ->
    [one] 1 item
   *[other] { $given } items
}; it must have at least { $least } and at most { $most }.
eldorado-course-board = { $where }: there is no board { $board }. There are: { $known }.
eldorado-course-name = { $where } contains characters that cannot be shown.

# What a document says
eldorado-course-twice = Board { $board } is used twice: there is only one.
eldorado-course-back = Boards { $board } and { $back } are the two sides of one piece of cardboard: use only one of them.
eldorado-course-start = The first board is { $board }: a course begins with the start board, A or B.
eldorado-course-start-late = The start board { $board } can only be the first.
eldorado-course-strip-last = The last piece is the strip { $board }: a large board must come before the finish plate.
eldorado-course-too-many-barriers = This course needs { $needed } barriers; there are only { $most }.
eldorado-course-overlap = Boards { $first } and { $second } overlap at { $hex }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } hexes in all)
}.
eldorado-course-apart = Boards { $first } and { $second } follow each other but share { $edges ->
    [0] no edge
    [one] only 1 edge
   *[other] only { $edges } edges
}: they must meet along a side, at { $least } edges or more.
eldorado-course-touch = Boards { $first } and { $second } do not follow each other but touch, at { $hex } and { $other }.
eldorado-course-notch = The notch of the finish plate is at { $hex }, but it must be at a corner of board { $board }: { $corners }.
eldorado-course-finish-overlap = The finish plate covers board { $board }, at { $hex }.
eldorado-course-finish-touch = The finish plate touches board { $board }, at { $hex }: it may touch only the last board.
eldorado-course-no-junction = There is no junction of { $first } and { $second } for a barrier: they do not follow each other.
eldorado-course-no-barrier = No barrier stands between { $first } and { $second }: a strip has one only where it begins.
eldorado-course-barrier-twice = Two barriers stand between { $first } and { $second }: there is room for one.
eldorado-course-barrier-missing = The barrier between { $first } and { $second } is missing: name every barrier, or leave out “barriers”.
eldorado-course-number-twice = Barrier { $number } stands at two junctions: there is only one of each number.
eldorado-course-number-missing = Some barriers have a number, but not those at { $junctions }: give a number to all or to none.
eldorado-course-closed = There is no way to El Dorado from { $count ->
    [one] start { $starts }
   *[other] starts { $starts }
}.

# What there is to know of a course
eldorado-course-table-overview = The course
eldorado-course-table-cost = Cost
eldorado-course-table-steps = Steps
eldorado-course-table-form = Its form
eldorado-course-table-hexes = Hexes
eldorado-course-table-barriers = Barriers
eldorado-course-table-caves = Caves
eldorado-course-table-bends = Bends
eldorado-course-table-narrowest = Narrowest place
eldorado-course-table-ways = Ways to El Dorado
eldorado-course-table-start = Start
eldorado-course-table-cheapest = The cheapest
eldorado-course-table-shortest = The shortest
eldorado-course-way = { $cost } in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
eldorado-course-table-land = The land
eldorado-course-table-terrain = Terrain
eldorado-course-table-share = Share
eldorado-course-table-zone = Largest zone

## Picture

eldorado-picture-hex = { $special ->
    [finish] gate of El Dorado: { $terrain }, { $number }
    [start] start { $number }
    [cave] mountain with a cave
    [mountain] mountain
   *[other] { $terrain }, { $number }
}
eldorado-picture-barrier = Barrier { $number }: { $terrain }, { $cost }
eldorado-picture-rose = The directions of moves
eldorado-picture-facts = Cheapest way { $cost } · fewest steps { $steps } · hexes { $hexes } · barriers { $barriers } · caves { $caves }
eldorado-picture-sheet = The courses of the rulebook
eldorado-picture-label = The table of The Quest for El Dorado
eldorado-picture-heading = { $course } · { $phase ->
    [over] { $count ->
        [0] the game is over, and nobody wins
        [one] the game is over: seat { $winners } wins
       *[other] the game is over: seats { $winners } win
    }
    [discard] Round { $round }{ $last ->
        [yes] {" "}(the last)
       *[no] {""}
    } · seat { $seat } discards
   *[play] Round { $round }{ $last ->
        [yes] {" "}(the last)
       *[no] {""}
    } · seat { $seat } to play
}
eldorado-picture-pawn = { $pawn ->
    [0] Pawn of seat { $seat }
   *[other] Pawn { $pawn } of seat { $seat }
}{ $hex ->
    [el-dorado] , in El Dorado
   *[other] , at { $hex }
}
eldorado-picture-pile = { $card }: price { $price }, left { $stock }
eldorado-picture-market = Market
eldorado-picture-above = Above the market
eldorado-picture-players = Players
eldorado-picture-player = Seat { $seat } · to go { $to_go } · hand { $hand } · draw pile { $deck } · discard { $discard }
eldorado-picture-held = { $kind ->
    [hand] hand: { $what }
    [played] played: { $what }
    [barriers] barriers: { $what }
   *[tiles] tiles: { $what }
}

## Advice

eldorado-advice-nearer = Nearer to El Dorado by { $steps }.
eldorado-advice-symbol = { $card } has { eldorado-symbol } { $power }; on the shortest way, { $hexes ->
    [0] no hex asks
    [one] one hex asks
   *[other] { $hexes } hexes ask
} for that.
eldorado-advice-joker = { $card } has { $power } of any symbol.
eldorado-advice-draws = { $card } draws { $cards ->
    [one] a card
   *[other] { $cards } cards
}{ $removes ->
    [0] {""}
    [one] {" "}and can remove one from your deck
   *[other] {" "}and can remove { $removes } from your deck
}.
eldorado-advice-pays = { $card } pays { $coins } towards later purchases.
eldorado-advice-exact = That pays exactly what is owed.
eldorado-advice-thinner = Your deck gets smaller, so that the other cards come more often: { $cards } are left.
eldorado-advice-fresh = New cards take the place of those you do not keep: you will draw { $cards }.
eldorado-advice-kept = Cards in your hand that you can keep for your next turn: { $cards }.
