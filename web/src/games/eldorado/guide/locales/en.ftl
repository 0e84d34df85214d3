# The Quest for El Dorado: its rules and its lessons, in English. Paragraphs are separated by a blank line.

## Rules

rules-eldorado-goal-title = What it is about
rules-eldorado-goal-text =
    You lead an expedition through the jungle to the golden city. Cards move your pawn from hex to hex, and cards buy better cards. Everybody starts with the same eight weak ones, so you build up your deck, and thin it out, while the race is on.

    The first at the gates of El Dorado wins. If several arrive in the same round, the barriers they have cleared away decide between them.

rules-eldorado-course-title = The course
rules-eldorado-course-text =
    A course begins with a start board and ends at the finish plate. Between them lie large boards of 37 hexes and perhaps narrow strips of 16. Boards and strips have a letter on either side. Seven courses come with the game; take **First game** for the first one.

    Across each junction of two boards stands one of the six **barriers**, drawn at random; those left over go back to the box. A strip has a barrier where it begins but none where it ends, and there is none before the finish plate.

    You can also lay **courses of your own**, or have one invented: open the course editor. Boards that follow each other meet along a whole side, others must not touch, a board and its back are one piece, and the plate sits on a corner of the last board, which is a large one. A good course mixes the terrain, makes shortcuts and the inside of bends costly, and leaves no passage that a single pawn can close.

rules-eldorado-setup-title = Set-up
rules-eldorado-setup-text =
    There are 18 kinds of cards to buy, three of each. Six kinds begin in the six slots of the **market**: Scout, Trailblazer, Photographer, Treasure Chest, Jack-of-all-Trades and Transmitter. The other twelve wait above it.

    Everybody has a pawn (two pawns when two play) and a deck of **eight cards**: four Travelers, three Explorers and a Sailor. Your deck is shuffled and becomes your draw pile, face down; you take four cards in hand. Your discard pile is still empty.

    The first player is drawn at random, unless the table chooses, and stands on start hex 1. The others follow clockwise on 2, 3 and 4.

rules-eldorado-turn-title = A turn
rules-eldorado-turn-text =
    Players take turns clockwise. A turn has three phases:

    - **Play cards** to move, and then to buy one card at most.
    - **Discard** what you have played, and as much of the rest of your hand as you like.
    - **Draw** until you hold four cards again.

    Nothing is compulsory: you may play any number of cards, or none. A card serves once a turn, for one purpose. What you have played lies above your expedition board until you discard it, out of reach even if your discard pile is shuffled meanwhile.

    Movement comes first: after the purchase no pawn moves in that turn. Action cards that draw, remove or take cards may be played before it and after it.

rules-eldorado-land-title = The land
rules-eldorado-land-text =
    A hex shows what it asks for, and how much of it: that number is its cost.

    - **Jungle** asks for machetes, 1 to 3.
    - **Villages** ask for coins, 1 to 4.
    - **Rivers** ask for paddles, 1 to 4.
    - **Rubble** asks for 1 to 3 cards of any kind, which go to your discard pile.
    - **Camps** ask for 1 to 3 cards of any kind, which leave the game.
    - **Mountains** ask for nothing: nobody ever enters them.

    You may go in any direction, backwards too, but never back onto a start hex. A hex with a pawn on it is closed: you cannot stop there, nor pass, not even when the pawn is yours.

rules-eldorado-movement-title = Cards and paths
rules-eldorado-movement-text =
    To enter a jungle, a village or a river, play **one card** that shows its symbol with a power no smaller than the cost of the hex. Cards are never added up for one hex.

    If power is left over, you may go on at once to another hex of the same symbol, less what you have spent, and so on. You may stop whenever you like; what is left is lost.

    One card is one unbroken path of one pawn. Whatever else you do, be it another card, rubble, a tile or a purchase, ends it.

    A **joker** stands for a machete, a coin or a paddle, as you choose, and stays the same for the whole path.

rules-eldorado-rubble-title = Rubble and camps
rules-eldorado-rubble-text =
    Rubble and camps take cards of your hand instead of power: exactly as many as the hex shows, of any kind. What the cards show does not matter, and they have no effect.

    - Cards given for **rubble** are discarded with the others at the end of your turn. You will see them again.
    - Cards given for a **camp** are removed from the game. That is the usual way to get rid of weak cards, and a thin deck brings its good cards more often.

    What is left of a running card pays for neither, and cave tiles are not cards. You begin such a step only if you have enough cards to finish it.

rules-eldorado-barriers-title = Barriers
rules-eldorado-barriers-text =
    A barrier closes the whole junction. If you want to pass, open it as if it were one more hex:

    - Barrier 1: machete 1
    - Barrier 2: coin 1
    - Barrier 3: one card, as for rubble
    - Barrier 4: paddle 1
    - Barrier 5: machete 2
    - Barrier 6: two cards, as for rubble

    Your pawn must stand on a hex at the junction, on either side of it, even if there is only a mountain beyond. It stays there while the barrier goes: you take the piece and **keep** it. Power that is left takes you on, and power left over from hexes before may open a barrier. You may also open it and stop.

    From then on the junction is open to everybody.

rules-eldorado-buying-title = Buying
rules-eldorado-buying-text =
    You may buy **one card a turn**, whether you have moved or not. Coin cards and jokers pay their power, every other card pays half a coin, and any number of cards add up.

    There is no change. The purchase is complete as soon as the price is reached, so only the last card can pay too much.

    The new card goes face up on your discard pile, at once. You will draw it after the next shuffle.

rules-eldorado-market-title = The market
rules-eldorado-market-text =
    At first only the six kinds in the market are for sale. As soon as a slot is **empty**, because all three cards of its pile are gone, everything is for sale, the piles above as well.

    When you buy from above, the rest of that pile moves down into the empty slot. If that was the last empty one, the piles above are closed again until another pile runs out. If nothing is left of the pile you bought from, the slot stays empty.

    You need not buy from above, even if you could. With two empty slots the piles above stay open until both are filled.

rules-eldorado-drawing-title = Discarding and drawing
rules-eldorado-drawing-text =
    At the end of your turn what you have played goes to your discard pile. You may keep each card still in your hand, or discard it. From your first discard on you play nothing more this turn.

    Then you draw until you hold **four**. With four or more you draw nothing; there is no upper limit.

    When your draw pile runs out, at any time, take what there is, shuffle your discard pile into a new draw pile and go on. If that is empty too, you get fewer cards.

rules-eldorado-cards-title = Items and action cards
rules-eldorado-cards-text =
    Six kinds of cards are **items**: Giant Machete, Treasure Chest, Prop Plane, Transmitter, Compass and Travel Log. An item works once: when its ability is used, it leaves the game, even if power was lost. Handed in for rubble or for half a coin it is only a card, and you keep it. But Treasure Chest and Prop Plane show coins: when they pay, they pay 4 and are gone.

    The purple **action cards** have no power. They do what they say at once, then your turn goes on. Handed in for rubble, a camp or half a coin they do nothing.

    - **Transmitter**: take any one card, from the market or from above, onto your discard pile. That is no purchase: it works while all slots are full, and you may still buy. A pile above stays above; a slot that becomes empty opens the piles above for everybody.
    - **Cartographer** and **Compass**: draw two cards, or three. You may play them in the same turn.
    - **Scientist** and **Travel Log**: draw one card, or two; then decide at once whether to remove cards of your hand from the game, up to one or two. Cards just drawn may go, the card played may not.
    - **Native**: your pawn enters a neighbouring hex and pays nothing, rubble and camps included; or it takes away a barrier at its junction without crossing it. It does one of the two. Mountains, occupied hexes and start hexes stay closed.

rules-eldorado-end-title = The end
rules-eldorado-end-text =
    The finish plate has three finishing hexes. They cost 1, paddle or machete, depending on the side of the plate; a Native may enter them too. A pawn that steps on one goes on to El Dorado at once and frees the hex; the rest of its card is lost.

    The arrival ends your turn, without drawing, and the round is the **last**: it is played to its end, so that everybody has had as many turns. If you are the last to play in it, the game is over at once.

    Who is alone in El Dorado wins. If several are there:

    - the one of them with the **most barriers** wins,
    - then the one who has the barrier with the **highest number**,
    - and if none of them has any, the one who arrived first.

    If nobody has arrived when the last possible round is over (round 100, unless the table chooses otherwise), nobody wins. The number beside each player is what the cheapest way to El Dorado still costs. It decides nothing.

rules-eldorado-two-title = Two players
rules-eldorado-two-text =
    Each of you has **two pawns**, on start hexes 1 and 3, or 2 and 4. For each card, tile, rubble or camp you choose anew which of them moves; the power of one card is never shared out. Your own pawn is in your way like any other.

    A first pawn in El Dorado changes nothing: your turn goes on. The last round begins only when somebody has both there. Ties are decided as usual.

    Two pawns side by side can close a narrow course. That is allowed: who cannot move does something else, or passes.

rules-eldorado-caves-title = Caves
rules-eldorado-caves-text =
    A variant for those who know the game. Every large board but K and N has a mountain with a cave. The 36 cave tiles are shuffled, and a face-down pile of four lies on each cave; nobody looks at the others.

    When your pawn **stops** next to a cave, you take the top tile of its pile. Passing by is not enough. Any finished move counts, made with a card, a tile, a Native, or cards for rubble or a camp; opening a barrier is one too. You need not do anything: a tile never hurts, so it is taken by itself.

    - The cave must be new to that pawn: one that was next to it when the move began gives nothing. To explore it again, first stop somewhere that is not next to it, then come back. With two players each pawn counts alone.
    - Two caves give a tile each. An empty pile gives nothing.
    - A cave across a standing barrier is not next to you. If you open that barrier and stop, it becomes so and gives a tile. If another pawn opens it, it gives you none until you have been away from it.

    An arrival in El Dorado explores nothing.

rules-eldorado-tiles-title = Cave tiles
rules-eldorado-tiles-text =
    Your tiles lie face up in front of you, as many as you get. In your turn you may use any number of them, even at once; each goes out of the game after use. A tile ends a running path, except Pass through. None is used while something else is being paid or chosen, nor after your first discard, and none that moves a pawn after the purchase.

    - **Machete 1, 2 or 3, coin 1 or 2, paddle 1 or 2** move a pawn like a card, over several hexes and through barriers. Their power is never added to that of a card; only in a purchase do coins add up.
    - **Draw a card**: you may play it this turn.
    - **Remove a card** of your hand from the game.
    - **Exchange cards**: put down one to four cards of your hand and draw as many. The cards put down have no effect and are not shuffled in for this draw.
    - **Save an item**: directly after its use, when its path or its removals are done, or right after paying with it. It goes to your discard pile instead of leaving the game.
    - **Pass through**: this turn you may pass or stop on occupied hexes, those of your own pawn included, and a Native may enter one. Mountains stay closed. Two pawns may end up on one hex, which is closed to others; both leave as usual.
    - **Native**: moves like the card.
    - **Change a symbol**: declared with a card that has one symbol, for its whole path or for paying: a machete or paddle card then pays its power. Jokers and action cards have nothing to change. An item so used is used up.

rules-eldorado-seen-title = What everybody sees
rules-eldorado-seen-text =
    Hands, the order of draw piles and the tiles in the caves are secret. Everything else is open: discard piles, cards played or removed, barriers, tiles in front of players.

    So everybody can work out what you hold in hand and draw pile together, and right after you have shuffled, your whole hand. The program keeps track of both for you: look at a player’s panel.

rules-eldorado-options-title = What a table may choose
rules-eldorado-options-text =
    - **Course**: one of the seven printed ones, an invented one, or one of your own.
    - **Caves**: played with or without. Usually without.
    - **Barriers**: drawn at random, or chosen for each junction, in the order of the course.
    - **First player**: drawn at random, or a seat of your choice.
    - **Last round**: the round with which the game ends at the latest, 1 to 1000. Usually 100.

## Diagrams

rules-eldorado-picture-course = The first course: five boards one after another, barriers at their junctions, the four start hexes at one end and El Dorado at the other.
rules-eldorado-picture-land = The six kinds of land with their signs: jungle, village, river, rubble, camp and mountain.
rules-eldorado-picture-path = A pawn with a Trailblazer, machete 3: it enters jungle 1, then jungle 2, and has nothing left for a third hex. The village on the way cannot be entered with it.
rules-eldorado-picture-path-left = { $power } left
rules-eldorado-picture-rubble = Two cards given for rubble 2 go to the discard pile and come back; one card given for a camp 1 leaves the game.
rules-eldorado-picture-rubble-back = comes back
rules-eldorado-picture-rubble-gone = leaves the game
rules-eldorado-picture-barrier = A pawn before barrier 5 plays a Trailblazer, machete 3: two machetes open the barrier, which the player keeps, and the third one takes the pawn to the jungle hex beyond.
rules-eldorado-picture-buying = A purchase for 3 coins: a Photographer pays 2, an Explorer and a Sailor half a coin each.
rules-eldorado-picture-market = Five slots of the market are taken and one is empty, so the piles above are for sale. The pile one buys from moves down into the empty slot.
rules-eldorado-picture-market-above = above
rules-eldorado-picture-market-slots = market
rules-eldorado-picture-market-empty = empty
rules-eldorado-picture-cycle = The way of the cards: from the draw pile into the hand, from there above the board when they are played, then to the discard pile, which is shuffled into a new draw pile. Bought cards come in at the discard pile; cards for camps and used items leave the game.
rules-eldorado-picture-cycle-draw = Draw pile
rules-eldorado-picture-cycle-hand = Hand
rules-eldorado-picture-cycle-played = Played
rules-eldorado-picture-cycle-discard = Discard pile
rules-eldorado-picture-cycle-bought = bought
rules-eldorado-picture-cycle-shuffle = shuffle
rules-eldorado-picture-cycle-removed = out of the game
rules-eldorado-picture-end = A pawn stands before two of the three finishing hexes. One paddle takes it onto one of them, and so to El Dorado.
rules-eldorado-picture-cave = Two paths along a cave. The pawn that only passes it gets nothing; the one that stops beside it takes a tile.
rules-eldorado-picture-cave-pass = passes: nothing
rules-eldorado-picture-cave-stop = stops: a tile
rules-eldorado-picture-cards = Every card
rules-eldorado-picture-cards-price = Price
rules-eldorado-picture-cards-deck = starting deck

## Lessons

tutorial-eldorado-steps-title = First steps
tutorial-eldorado-steps-race = Welcome to the jungle! Your pawn stands at the start, and El Dorado waits at the far end. Who gets there first wins, and cards are what carries you.
tutorial-eldorado-steps-hand = This is your hand. Each card shows a symbol, machete, paddle or coin, and how strong it is. The hexes of the land show the same symbols: that is what they ask for.
tutorial-eldorado-steps-jungle = The hex to the east is jungle and asks for one machete. Your Explorer has one: play it to go there.
tutorial-eldorado-steps-jungle-done = One card, one step. The number beside your name is what the way still costs: it has gone down.
tutorial-eldorado-steps-jungle-hint = Choose the Explorer, then the jungle hex to the east.
tutorial-eldorado-steps-river = Next comes a river, which asks for a paddle. Go there with the Sailor.
tutorial-eldorado-steps-river-hint = Choose the Sailor, then the river to the east.
tutorial-eldorado-steps-village = Villages ask for coins. Enter the village with the Traveler.
tutorial-eldorado-steps-village-hint = Choose the Traveler, then the village to the east.
tutorial-eldorado-steps-power = The Scout has two machetes, enough for two jungle hexes in a row. Take the first step with it, to the north-east.
tutorial-eldorado-steps-power-hint = Choose the Scout, then the jungle to the north-east; the hex after it is jungle too.
tutorial-eldorado-steps-rest = One machete is left, and it may only be used now, on a hex of the same symbol. Go on to the east.
tutorial-eldorado-steps-rest-done = What is left of a card when you stop is lost. And two cards are never added up for one hex.
tutorial-eldorado-steps-rest-hint = Go on to the jungle hex to the east with what is left of the Scout.
tutorial-eldorado-steps-end = Your hand is empty. End your turn: what you have played goes to your discard pile, and you draw four new cards.
tutorial-eldorado-steps-end-done = Five hexes in one turn, not bad! The others have had their turns, and it is yours again.
tutorial-eldorado-steps-end-hint = There is nothing left to play: end your turn.

tutorial-eldorado-buying-title = Buying cards
tutorial-eldorado-buying-market = With eight weak cards nobody gets far. Here is the market: six kinds of cards for sale, with their prices. You may buy one card a turn, after you have moved.
tutorial-eldorado-buying-choose = You have two coins in hand, and something more. Let us buy the Photographer, two coins strong. Choose it.
tutorial-eldorado-buying-choose-hint = Choose the Photographer in the market.
tutorial-eldorado-buying-coin = It costs 2. A Traveler pays one coin: give one.
tutorial-eldorado-buying-coin-hint = Pay with a Traveler first.
tutorial-eldorado-buying-half = Cards without coins pay half a coin each. Keep the other Traveler, and pay with the Explorer or the Sailor.
tutorial-eldorado-buying-half-hint = The Traveler would do, but try half a coin: the Explorer or the Sailor.
tutorial-eldorado-buying-other-half = Half a coin to go: give the other one as well.
tutorial-eldorado-buying-other-half-done = Bought! The Photographer lies on your discard pile. You will draw it after the next shuffle.
tutorial-eldorado-buying-other-half-hint = Pay the last half with the card that shows no coin.
tutorial-eldorado-buying-discard = One Traveler is left. You may keep it for your next turn, or discard it and draw one card more. Discard it: four new cards, please.
tutorial-eldorado-buying-discard-hint = Discard the Traveler before you end your turn.
tutorial-eldorado-buying-draw = Now end your turn. Your draw pile is empty, so the discard pile is shuffled, with the new card in it.
tutorial-eldorado-buying-draw-hint = End your turn to draw.
tutorial-eldorado-buying-again = And there is the Photographer! Two coins move you through villages, or buy something better still. That is how a deck grows.

tutorial-eldorado-land-title = Camps and rubble
tutorial-eldorado-land-signs = Not all land asks for symbols. Beside you lie a camp (red, with a tent), and further on rubble (grey, with stones). Both take cards of your hand, whatever these show. The black mountain lets nobody in.
tutorial-eldorado-land-camp = Enter the camp to the north-west. It asks for one card.
tutorial-eldorado-land-camp-hint = Choose the camp to the north-west of your pawn.
tutorial-eldorado-land-remove = The card you give here leaves the game for good. That is a gift: a deck without weak cards brings the good ones more often. Give an Explorer or a Traveler; the Sailor is your only paddle.
tutorial-eldorado-land-remove-done = Gone for ever, and your deck is better for it.
tutorial-eldorado-land-remove-hint = Give an Explorer or the Traveler: of these you have several.
tutorial-eldorado-land-onwards = Go on with an Explorer, to the jungle in the north-east.
tutorial-eldorado-land-onwards-hint = Choose the Explorer, then the jungle to the north-east.
tutorial-eldorado-land-rubble = Now the rubble to the east. It shows the number 2, so it takes two cards.
tutorial-eldorado-land-rubble-hint = Choose the rubble right to the east of your pawn.
tutorial-eldorado-land-give = Cards for rubble are only discarded: you will see them again. Give the first one.
tutorial-eldorado-land-give-hint = Any card of your hand will do.
tutorial-eldorado-land-give-again = And the second.
tutorial-eldorado-land-give-again-done = Through! Rubble eats a hand quickly: go round it if you can, or come with cards you do not need.
tutorial-eldorado-land-give-again-hint = Give the other card too.
tutorial-eldorado-land-closed = Two things stay closed: mountains, and hexes with a pawn on them. Nobody passes a pawn, not even one’s own. Standing in the way is fair play.

tutorial-eldorado-barriers-title = Barriers
tutorial-eldorado-barriers-closed = A barrier lies across the junction of two boards and closes all of it. This one, number 5, asks for two machetes. Whoever opens it keeps it.
tutorial-eldorado-barriers-open = Your Trailblazer has three machetes. Open the barrier with it.
tutorial-eldorado-barriers-open-done = The barrier is yours. If several reach El Dorado in the same round, the one with the most barriers wins.
tutorial-eldorado-barriers-open-hint = Choose the Trailblazer, then the barrier.
tutorial-eldorado-barriers-through = Your pawn has not moved yet, and one machete is left. Use it: go through, to the jungle in the north-east.
tutorial-eldorado-barriers-through-hint = Go on to the jungle hex across the junction, to the north-east.
tutorial-eldorado-barriers-onwards = A river lies ahead. On with the Sailor!
tutorial-eldorado-barriers-onwards-hint = Choose the Sailor, then the river to the east.
tutorial-eldorado-barriers-free = Keep your other two cards and end your turn. Watch the pawn that stands at the junction.
tutorial-eldorado-barriers-free-done = There it comes: an open junction is open to everybody, and the others pay nothing for it.
tutorial-eldorado-barriers-free-hint = End your turn; the cards in your hand stay with you.
tutorial-eldorado-barriers-kinds = Each barrier asks for something else: machetes, a coin, a paddle, or cards as rubble does. Look at them early, and buy what opens them.

tutorial-eldorado-above-title = The cards above
tutorial-eldorado-above-action = You know the game by now; here is what makes decks strong. The Compass is an action card: it draws three cards which you may play at once. Use it.
tutorial-eldorado-above-action-done = The Compass is an item: it works once, then it leaves the game.
tutorial-eldorado-above-action-hint = Use the Compass from your hand.
tutorial-eldorado-above-empty = All Scouts are sold: their slot in the market is empty. While that is so, the cards above are for sale too. Buy a Journalist, three coins strong, with coins: your Transmitter could take it too, but keep that for later.
tutorial-eldorado-above-empty-hint = Choose the Journalist among the cards above the market, then “Buy”.
tutorial-eldorado-above-pay = Three coins. The Photographer pays two of them.
tutorial-eldorado-above-pay-hint = Pay with the Photographer.
tutorial-eldorado-above-pay-rest = And a Traveler the third.
tutorial-eldorado-above-pay-rest-hint = Pay the rest with a Traveler.
tutorial-eldorado-above-moved = See: the Journalists have moved down into the empty slot. No slot is empty now, so the cards above are closed again, until another pile runs out. You choose what the others can buy!
tutorial-eldorado-above-radio = Your Transmitter does not care. It takes any card, from above too, without paying, and it is no purchase. Take whichever you like. A Native, perhaps, which enters any hex?
tutorial-eldorado-above-radio-done = It is on your discard pile. The Transmitter, an item as well, is gone.
tutorial-eldorado-above-radio-hint = Use the Transmitter, and choose a card.
tutorial-eldorado-above-end = Well shopped. End your turn: what is left of your hand stays with you.
tutorial-eldorado-above-end-hint = End your turn.

tutorial-eldorado-finish-title = El Dorado in sight
tutorial-eldorado-finish-gates = Almost there: these three gates lead into the golden city. Here they ask for one paddle; on the other side of the plate, for one machete.
tutorial-eldorado-finish-near = Go next to them with your Explorer, to the north-east.
tutorial-eldorado-finish-near-hint = Choose the Explorer, then the jungle to the north-east.
tutorial-eldorado-finish-enter = You hold a paddle. Step through any of the gates!
tutorial-eldorado-finish-enter-done = You are in! Your turn is over, and this round is the last. The others still have their turns, and one of them arrives as well.
tutorial-eldorado-finish-enter-hint = Choose the Sailor, then one of the three gates.
tutorial-eldorado-finish-winner = Two of you are in El Dorado, so barriers decide: you have two, the other one has one. You win! With as many each, the highest number would count.
tutorial-eldorado-finish-two = One thing more: when two play, each has two pawns, and both must arrive. Caves with their tiles are a variant for later; the rules tell of them. Have a good journey!
