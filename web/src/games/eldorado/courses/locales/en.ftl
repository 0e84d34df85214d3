# El Dorado: choosing courses and making them, in English.

## Choosing

web-eldorado-course = Course
web-eldorado-course-roll = Invent one
web-eldorado-course-own = Course editor
web-eldorado-course-difficulty = { $difficulty ->
    [introductory] for beginners
    [easy] easy
    [medium] medium
   *[hard] hard
}
web-eldorado-course-cost = cost { $cost }
web-eldorado-course-steps = { $steps } steps
web-eldorado-course-barriers = { $count ->
    [one] { $count } barrier
   *[other] { $count } barriers
}
web-eldorado-course-caves = { $count ->
    [one] { $count } cave
   *[other] { $count } caves
}
web-eldorado-course-bends = { $count ->
    [one] { $count } bend
   *[other] { $count } bends
}
web-eldorado-course-narrowest = { $count ->
    [one] { $count } pawn can close it
   *[other] { $count } pawns can close it
}

## The editor

web-eldorado-course-name = Name of the course
web-eldorado-course-undo = Undo
web-eldorado-course-redo = Redo
web-eldorado-course-new = New
web-eldorado-course-random = Invent one
web-eldorado-course-open = Open a course
web-eldorado-course-save = Save
web-eldorado-course-share = Share
web-eldorado-course-play = Play on it
web-eldorado-course-kept = The course is saved in this browser. You will find it where you choose courses.
web-eldorado-course-copied = The link is copied: whoever opens it has your course.
web-eldorado-course-in-address = The link is in the address bar now: copy it from there.
web-eldorado-course-mine-called = My course { $boards }
web-eldorado-course-unnamed = Without a name
web-eldorado-course-about = About this course
web-eldorado-course-map = The course as it lies
web-eldorado-course-keys = On the map: Enter chooses a board, R turns it (Shift+R the other way), M sends it to another side, S shifts it, Delete takes it away; Ctrl+Z undoes.

web-eldorado-course-tray = Pieces
web-eldorado-course-add = Add { $kind ->
    [strip] strip
   *[board] board
} { $board } at the end
web-eldorado-course-board = { $kind ->
    [start] Start board
    [strip] Strip
   *[board] Board
} { $board }
web-eldorado-course-plate = { $plate ->
    [finish_river] Finish by river
   *[finish_jungle] Finish by jungle
}
web-eldorado-course-pieces = In this order
web-eldorado-course-has-problem = has a problem

web-eldorado-course-tools = Tools for the chosen piece
web-eldorado-course-begin = Choose a piece below: it is laid at the end of the course.
web-eldorado-course-choose = Choose a board on the map to turn, move or remove it, or drag it. Add more from below.
web-eldorado-course-turn-left = Turn left
web-eldorado-course-turn-right = Turn right
web-eldorado-course-flip = Turn over to { $board }
web-eldorado-course-flip-plate = Turn over to { $plate ->
    [finish_river] river
   *[finish_jungle] jungle
}
web-eldorado-course-aside = Other side of { $other }
web-eldorado-course-shift = Shift along
web-eldorado-course-earlier = Earlier
web-eldorado-course-later = Later
web-eldorado-course-remove = Remove
web-eldorado-course-corner-left = Corner to the left
web-eldorado-course-corner-right = Corner to the right
web-eldorado-course-to-corner = Put the finish plate on the { $corner ->
    [0] north-eastern
    [1] eastern
    [2] south-eastern
    [3] south-western
    [4] western
   *[5] north-western
} corner
web-eldorado-course-to-side = Lay { $board } along the { $side ->
    [0] south-eastern
    [1] southern
    [2] south-western
    [3] north-western
    [4] northern
   *[5] north-eastern
} side of { $other }

web-eldorado-course-verdict = Can it be played on?
web-eldorado-course-checking = Looking at it…
web-eldorado-course-silent = The server does not answer.
web-eldorado-course-ask-again = Ask again
web-eldorado-course-right = Yes, a fine course.
web-eldorado-course-advice = { $advice ->
    [zone] Advice: mix the terrain more; one kind covers a large part, or one is nearly missing.
    [narrow] Advice: a single pawn can close this course somewhere. Make it wider there.
    [shortcut] Advice: the shortest way is also the cheapest. A shortcut should have its price.
   *[bend] Advice: in its bends the inside is easier than the outside. Turn those boards.
}
web-eldorado-course-land = What it is made of
web-eldorado-course-barrier-choice = Barriers
web-eldorado-course-barrier-drawn = drawn each time
web-eldorado-course-barrier-chosen = chosen
web-eldorado-course-barrier = { $number ->
    [1] 1: one machete
    [2] 2: one coin
    [3] 3: one card
    [4] 4: one paddle
    [5] 5: two machetes
   *[6] 6: two cards
}

## The shelf

web-eldorado-course-mine = My courses
web-eldorado-course-none = None yet. Those you save are listed here.
web-eldorado-course-printed = From the rulebook
web-eldorado-course-open-this = Open
web-eldorado-course-rename = Rename
web-eldorado-course-delete = Delete
web-eldorado-course-delete-sure = Really delete?
