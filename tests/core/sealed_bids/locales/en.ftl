sealed-bid = Bid { $bid }
sealed-same = You have bid { $bid } already: bid something else, or wait.
sealed-unknown = “{ $move }” is no move. Moves are written like: bid 2.
sealed-course = { $value } is no course: list what each round is worth.
sealed-option-course = What each round is worth: a course by its name, or a list.
