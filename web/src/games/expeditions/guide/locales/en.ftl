# Expeditions: rules and tutorial, English. In the rules a blank line ends a paragraph, "- " begins an item, ** is bold.


# Rules
rules-expeditions-goal-title = What it is about
rules-expeditions-goal-text =
    Three expeditions, yellow, red and blue, set out from the compass rose in Northern Europe and wander over the whole world. They belong to nobody: every player steers all three.

    You hold cards of places that you want to see visited. Each of them is worth a point once an expedition has reached it, whoever led it there, and costs you a point if none has by the end. Whoever has the most points wins.

    Two to six people play, for half an hour to an hour.

rules-expeditions-map-title = The map
rules-expeditions-map-text =
    The map has 122 spots joined by 206 segments. Expeditions travel along segments only.

    - The **compass rose** is where all three expeditions begin. Six segments leave it.
    - The 80 **locations** have a name and one card each. No card exists twice.
    - The 21 **ticket spots** give a ticket to the player who gets there.
    - The 20 **bonus spots** give that player one more arrow.

    There are 45 arrows of each colour and 40 tickets. What is not on the map or with a player is in the supply.

rules-expeditions-setup-title = Setting up
rules-expeditions-setup-text =
    The cards are shuffled and dealt: **12 to each of two or three players, 9 to each of four or more**. They are your objectives; keep them secret. The rest is the deck.

    Six cards of the deck are turned up as **common objectives**, for whoever gets there first. Those less than three segments from the compass rose go under the deck, in the order they came up, and are replaced. This is so only now: a card turned up during the game may be as near as it likes.

    Everybody takes **three tickets** and **four tokens**. The first player is drawn at random, unless the table has chosen one.

    It hardly ever happens that a hand has fewer than four cards which may be marked (see “Key locations”). Such a hand puts near cards under the deck, one at a time, and draws again until it has four, before the common objectives are turned up.

rules-expeditions-keys-title = Key locations
rules-expeditions-keys-text =
    Before the first turn everybody marks four **key locations**. The first player puts one token on the map, then the next player clockwise, and so on, four times round.

    - You mark only locations whose card is in your hand. The card stays there.
    - A key location lies **at least three segments** from the compass rose, counted along the shortest way.
    - As there is one card for each location, no location ever carries two tokens.

    Marking is a wager: a key location brings two points instead of one if it is reached, and costs two instead of one if it is not. And everybody sees what you would like to reach.

rules-expeditions-turn-title = A turn
rules-expeditions-turn-text =
    Players take turns clockwise. In your turn you **must place one arrow**. Before it and after it you **may spend tickets**, two in the whole turn at most. Then you end the turn.

    Arrows that come from tickets, bonus spots or loops are extra: none of them counts as the arrow you must place.

    Only when no arrow of any colour is left in the supply may you end the turn without placing one.

rules-expeditions-progress-title = Placing an arrow
rules-expeditions-progress-text =
    Choose any of the three expeditions and lay an arrow of its colour along a segment.

    - The first arrow of a colour leaves the **compass rose**, by any of its six segments.
    - Every other arrow leaves the **tip** of its expedition: the spot that the last arrow of that colour points at. It may go to another continent.
    - A segment carries **one arrow of each colour** at most, whichever way it points. So an expedition never turns straight back, and never takes the same segment twice.
    - The colours do not get in each other’s way: arrows of different colours may share a segment, in any direction.

    A colour whose 45 arrows are all on the map rests, and another one must progress. An arrow that is taken off the map goes back to the supply, and the segment it lay on is free again at once.

    An expedition is never stuck: every spot has at least two segments.

rules-expeditions-edges-title = Around the world
rules-expeditions-edges-text =
    Three ticket spots in the Pacific lie on the edges of the map, and are shown on both. Each of them is **one single spot**: an expedition that leaves the map there by one edge comes back by the other, at the same height.

    They give a ticket like all ticket spots, and count once when it is asked whether an expedition has been there before.

rules-expeditions-arrival-title = Reaching a location
rules-expeditions-arrival-text =
    The spot that a new arrow points at takes effect at once. When it is a location, its card can be in one place only.

    - **In somebody’s hand:** its owner lays it down, face up, whoever’s turn it is. If the location is marked with the owner’s token, the token comes back with it. This happens by itself: nobody can forget it, hold the card back or claim it later.
    - **Among the common objectives:** the player who placed the arrow takes the card, be it with the arrow of the turn or with one from a ticket, a bonus spot or a loop. The deck fills the gap at once. When the deck is empty, the row shrinks.
    - **Anywhere else:** nothing happens.

    A card that appears when an expedition has already been to its place, or is standing there, as a new common objective or by a swap, has to wait: an arrow must reach the location once more.

rules-expeditions-bonus-title = Bonus spots and ticket spots
rules-expeditions-bonus-text =
    A **bonus spot** lets you place one more arrow, of any colour that has one left, even to start an expedition. Its spot takes effect as usual: if it is another bonus spot, you go on, without limit. You may decline a bonus arrow, but you decide at once, before you spend a ticket or end the turn.

    A **ticket spot** gives you a ticket. Spent tickets go back to the supply; if all 40 are with the players, there is none to be had.

rules-expeditions-tickets-title = Spending tickets
rules-expeditions-tickets-text =
    In your own turn you may spend up to **two tickets**, before your arrow or after it, or one of each. Tickets that you gained this turn may be among them. Each one buys one of three things:

    - **one arrow more**, of any colour, on any expedition,
    - **one arrow less**: the last arrow of an expedition is removed,
    - **another card**: you swap one of yours.

    You cannot spend a ticket while an arrow is being resolved: first come restarts and bonus arrows. An arrow that you have paid for must be placed. A ticket that could have no effect cannot be spent.

rules-expeditions-removal-title = Removing an arrow
rules-expeditions-removal-text =
    The arrow of the chosen colour that was placed last goes back to the supply, whoever placed it and when, even this turn. The tip is then where the arrow before it points. An expedition without arrows is back at the compass rose, as if it had never begun.

    The spot at the new tip **takes effect again**: you receive its ticket or its bonus arrow, and whoever holds its card lays it down. But a removal **never claims a common objective**, since it is no progress. To place the arrow anew does.

    Nothing is given back: cards, tokens and tickets that the arrow brought stay where they are.

    If the removed arrow had restarted an expedition after a loop, the expedition ends in that loop again. The spot where the loop closed takes effect, and then you must restart the expedition yourself. So nobody undoes an expedition beyond a closed loop.

rules-expeditions-swap-title = Swapping a card
rules-expeditions-swap-text =
    Look at the **top two cards of the deck**, in secret. You may keep one of them: then give up a card of your hand, and put it under the deck together with the card you did not keep. Or keep neither, and put both back under the deck. You choose the order of the two; the ticket is spent either way.

    - The card that you have just kept cannot be the one you give up.
    - The new card may be near the compass rose. It brings no token.
    - If the deck has a single card, you draw only that one. Without a deck, or without a hand, there is no swap.

    You may even give up the card of a **key location**. Its token then stays on the map for the rest of the game and costs you a point. Nobody can win it any more, not even you with the same card drawn again. The others do not learn that you have given it up.

rules-expeditions-loops-title = Loops
rules-expeditions-loops-text =
    An arrow that points at a spot which **its own expedition has visited before** closes a loop. Visited is every spot that an arrow of this colour touches now; the compass rose is visited as soon as the expedition has started. Spots of the other colours do not matter.

    When you have closed a loop you **must restart** the expedition at once, with one more arrow of its colour. It leaves **any spot the expedition has visited**, on the loop or not, even the compass rose, by a segment without an arrow of that colour. From there the expedition goes on.

    - Only the spot that the new arrow reaches takes effect, not the one it leaves.
    - If the new arrow joins two visited spots, you choose its direction, and it closes a loop again. A turn may see any number of loops.
    - If the colour has no arrow left, there is no restart, and the expedition stays as it is until a ticket removes its last arrow.

rules-expeditions-order-title = What comes first
rules-expeditions-order-text =
    Every arrow is resolved completely before anything else is done, in the order of the drawing. A restart always comes before bonus arrows that are still waiting, and before any ticket.

    So a loop that closes on a bonus spot gives you two more arrows: first the restart, then the bonus arrow. A loop that closes on a ticket spot or on a location gives the ticket or the card first, then the restart. An arrow to the compass rose brings nothing but the loop.

    If a loop closes on a bonus spot with the last arrow of its colour, the restart is void; the bonus arrow may still go to another colour. When the last arrow of all is placed, every arrow that is still due lapses, but tickets may be spent.

rules-expeditions-end-title = The end of the game
rules-expeditions-end-text =
    The end is near as soon as **a hand is empty**, on whoever’s turn it happens, or **all 135 arrows** are on the map. Common objectives and a single colour that has run out do not end the game, and once the end is near nothing puts it off.

    The turn is finished, and **the round is completed** up to the player before the first player, so that everybody has had as many turns.

    - A player without cards still takes the turn that is left, and may claim common objectives, but has nothing to swap.
    - A player who finds no arrow in the supply may spend tickets or pass. But if you remove an arrow then, you have one to place, and must.

rules-expeditions-score-title = Scoring
rules-expeditions-score-text =
    Each player counts:

    - **1 point** for each card laid down or claimed,
    - **1 point** for each token taken back,
    - **minus 1 point** for each card still in hand,
    - **minus 1 point** for each own token still on the map.

    So a key location is worth 2 points if it was reached, minus 2 if it was not, and minus 1 if its card was given up. Totals may be negative.

    The most points win. Among equals the player with the most tickets wins; if that is equal too, they share the victory.

rules-expeditions-secrets-title = What everybody may know
rules-expeditions-secrets-text =
    Everybody sees the common objectives, the cards laid down and claimed, tokens, tickets, arrows, and how many cards are in each hand and in the deck.

    The cards in hand, the cards drawn, kept and given up in a swap, and the order of the deck are **secret**. A token shows that its owner held the card of that location at the start, but not whether it has been swapped away since.

    What can be worked out may be used: if an expedition reaches a location and nobody lays its card down, nobody holds it.

rules-expeditions-options-title = Ways to play
rules-expeditions-options-text =
    A table may be set up differently:

    - **Cards dealt:** 4 to 12 for each player instead of the usual number. Fewer cards make a shorter game. With six players there are enough for 10 at most.
    - **First player:** a certain seat marks and plays first, instead of one drawn at random.
    - **Open hands:** all hands, and all cards swapped, lie open. Good for learning; no other rule changes.
    - **Last round:** the game ends with this round at the latest. It is the 100th unless another is chosen, which people never reach; it is there to stop bots that take back and place the same arrow for ever.

# Drawings
rules-expeditions-letter = { $colour ->
    [yellow] Y
    [red] R
   *[blue] B
}
rules-expeditions-diagram-map-label = Part of the map: Northern Europe with the compass rose, locations, ticket spots and bonus spots joined by dashed segments.
rules-expeditions-diagram-map-caption = Around the compass rose. The shape of a spot tells what it does.
rules-expeditions-diagram-map-start = Compass rose
rules-expeditions-diagram-map-location = Location
rules-expeditions-diagram-map-ticket = Ticket spot
rules-expeditions-diagram-map-bonus = Bonus spot
rules-expeditions-diagram-keys-label = Part of the map: each location carries its distance from the compass rose; those three or more segments away have a ring. Rome has 1, Petra 2, Babylon 3, Harappa 4.
rules-expeditions-diagram-keys-caption = The numbers are distances from the compass rose. Only ringed locations may be marked.
rules-expeditions-diagram-turn-label = A turn: tickets if you like, one arrow in any case, tickets if you like, the end of the turn.
rules-expeditions-diagram-turn-caption = Two tickets in the whole turn at most.
rules-expeditions-diagram-turn-tickets = Tickets
rules-expeditions-diagram-turn-arrow = One arrow
rules-expeditions-diagram-turn-end = The end
rules-expeditions-diagram-turn-may = you may
rules-expeditions-diagram-turn-must = you must
rules-expeditions-diagram-progress-label = Red has come over the Caspian Sea to Novosibirsk. Its next arrow may go to the Putorana Plateau or to the Altai, but not back to the Caspian Sea. Blue has come over the Barents Sea and the Putorana Plateau to Novosibirsk.
rules-expeditions-diagram-progress-caption = Red stands at Novosibirsk: it may go on to the Altai or to the Putorana Plateau, but not back over its own segment. That blue came from the plateau does not matter to red.
rules-expeditions-diagram-edges-left = The left edge of the map: yellow arrow 2 leaves the North Pacific for Crater Lake.
rules-expeditions-diagram-edges-right = The right edge of the map: yellow arrow 1 leads from Mount Fuji to the North Pacific.
rules-expeditions-diagram-edges-caption = Arrow 1 leaves Mount Fuji by the right edge, arrow 2 goes on from the left edge to Crater Lake. The ringed ticket spot is the same one.
rules-expeditions-diagram-bonus-label = Yellow stands in Rome. Arrow 1 leads to the bonus spot in Iberia, arrow 2 from there to the Canary Islands.
rules-expeditions-diagram-bonus-caption = Arrow 1 is the arrow of the turn. It reaches a bonus spot, which gives arrow 2, and this one claims the common objective Canary Islands.
rules-expeditions-diagram-removal-before = Before: yellow has gone from Newfoundland over Hudson Bay to the Northwest Passage.
rules-expeditions-diagram-removal-after = After: the last arrow is gone. Yellow points at the ticket spot in Hudson Bay and may go on to Niagara Falls or Banff.
rules-expeditions-diagram-removal-caption = A ticket takes the last yellow arrow off the map. Yellow points at Hudson Bay again: you gain a ticket there, and your arrow may now lead to Niagara Falls.
rules-expeditions-diagram-swap-label = A swap: cards A and B come from the deck. B joins the hand; A and card C of the hand go under the deck.
rules-expeditions-diagram-swap-caption = B is kept; A and C, a card of the hand, go under the deck in the order you like.
rules-expeditions-diagram-swap-deck = Deck
rules-expeditions-diagram-swap-drawn = Cards drawn
rules-expeditions-diagram-swap-hand = Your hand
rules-expeditions-diagram-loop-label = Yellow goes from the compass rose over Athens, Timgad, Sahara and Gizeh back to Timgad. Dashed arrows leave all visited spots: the compass rose, Athens, Timgad, Sahara and Gizeh.
rules-expeditions-diagram-loop-caption = Arrow 5 comes back to Timgad and closes a loop. The next arrow may be any of the dashed ones: from Timgad, and from every other visited spot.
rules-expeditions-diagram-order-label = How an arrow is resolved: the spot’s effect, the restart after a loop, bonus arrows, and then tickets or the end of the turn.
rules-expeditions-diagram-order-caption = Restarts and bonus arrows go through the same steps, from the first.
rules-expeditions-diagram-order-spot = The spot takes effect
rules-expeditions-diagram-order-spot-more = cards and tokens, a ticket, a bonus to come
rules-expeditions-diagram-order-loop = After a loop: restart
rules-expeditions-diagram-order-loop-more = you must, from any visited spot
rules-expeditions-diagram-order-bonus = Bonus arrows, one by one
rules-expeditions-diagram-order-bonus-more = any colour, or decline
rules-expeditions-diagram-order-free = Tickets, or the end of the turn
rules-expeditions-diagram-order-free-more = only when nothing else is due
rules-expeditions-diagram-score-label = An example: seven cards laid down and three tokens taken back, less two cards in hand and one token on the map, make 7 points.
rules-expeditions-diagram-score-caption = An example with two objectives missed, one of them a key location.
rules-expeditions-diagram-score-won = cards laid down or claimed
rules-expeditions-diagram-score-regained = tokens taken back
rules-expeditions-diagram-score-hand = cards still in hand
rules-expeditions-diagram-score-out = token still on the map
rules-expeditions-diagram-score-total = Score

# Tutorial: arrows and objectives
tutorial-expeditions-arrows-title = Three expeditions, no owner
tutorial-expeditions-arrows-rose = Three expeditions, yellow, red and blue, set out from the compass rose. None of them is yours: everybody steers all three.
tutorial-expeditions-arrows-hand = These five cards are your secret objectives. A card costs you 1 point while you hold it, and gives you 1 as soon as any expedition has reached its place.
tutorial-expeditions-arrows-first = Rome is next to the compass rose. Place a red arrow from there to Rome.
tutorial-expeditions-arrows-first-done = Rome is reached, and your card lays itself down: a point lost has become a point won.
tutorial-expeditions-arrows-first-hint = Let us begin with Rome: choose the red expedition, then Rome.
tutorial-expeditions-arrows-end = Each turn you must place one arrow, and you have. End the turn.
tutorial-expeditions-arrows-end-done = Your opponent has started the blue expedition and led it to Athens.
tutorial-expeditions-arrows-end-hint = Your tickets can wait for a later lesson: choose “End the turn”.
tutorial-expeditions-arrows-follow = Petra, one of your cards, is next to Athens. The next blue arrow starts at Athens, whoever places it: lead blue on to Petra.
tutorial-expeditions-arrows-follow-done = An expedition always goes on from its last arrow, and never takes the same segment twice.
tutorial-expeditions-arrows-follow-hint = That works too, but Petra is waiting: place a blue arrow from Athens to Petra.
tutorial-expeditions-arrows-gift = Persepolis is the next card you would like. End the turn, and watch what your opponent does.
tutorial-expeditions-arrows-gift-done = What luck: blue was led to Persepolis. Cards are laid down on anybody’s turn, so keep an eye on where the others are heading.
tutorial-expeditions-arrows-gift-hint = Nothing more to do now: choose “End the turn”.

# Tutorial: spots on the way
tutorial-expeditions-spots-title = Stops on the way
tutorial-expeditions-spots-kinds = Between the locations lie two other kinds of spot. Squares are bonus spots and give one more arrow, diamonds are ticket spots and give a ticket.
tutorial-expeditions-spots-common = The six cards that lie open are common objectives: a point for whoever gets there first. The Canary Islands are two segments from yellow, which stands in Rome.
tutorial-expeditions-spots-bonus = Two segments with one arrow? Lead yellow from Rome to the bonus spot in Iberia.
tutorial-expeditions-spots-bonus-done = A bonus arrow: one more, at once, in any colour you like. You could decline it, but you have a use for it.
tutorial-expeditions-spots-bonus-hint = The way to the Canary Islands leads over Iberia: place a yellow arrow from Rome to the bonus spot.
tutorial-expeditions-spots-claim = Place the bonus arrow: yellow again, from Iberia to the Canary Islands.
tutorial-expeditions-spots-claim-done = The common objective is yours, and a new card takes its place. Only the player who places the arrow can claim one.
tutorial-expeditions-spots-claim-hint = The bonus arrow could go anywhere, but the point lies in the Canary Islands: lead yellow there.
tutorial-expeditions-spots-end = You have placed your arrow and the bonus arrow. End the turn.
tutorial-expeditions-spots-end-done = Your opponent has led red to Svalbard, next to a ticket spot.
tutorial-expeditions-spots-end-hint = Keep your tickets for the next lesson: choose “End the turn”.
tutorial-expeditions-spots-ticket = Two ticket spots are within reach: yellow can go to the Mid-Atlantic, red to the Barents Sea. Choose either.
tutorial-expeditions-spots-ticket-done = One ticket more. You may keep tickets as long as you like; at the end they even decide ties.
tutorial-expeditions-spots-ticket-hint = Lead yellow to the Mid-Atlantic or red to the Barents Sea: both are ticket spots.

# Tutorial: tickets
tutorial-expeditions-tickets-title = What a ticket buys
tutorial-expeditions-tickets-uses = A ticket buys one of three things: an arrow more, an arrow less, or another card. You may spend two a turn, before or after your own arrow.
tutorial-expeditions-tickets-arrow = Red is two segments from your card Angkor Wat. Place your arrow of this turn first: red, from the Taj Mahal to Sigiriya.
tutorial-expeditions-tickets-arrow-done = Half the way. If you stopped here, your opponent could turn red aside.
tutorial-expeditions-tickets-arrow-hint = The way to Angkor Wat leads over Sigiriya: place a red arrow from the Taj Mahal to Sigiriya.
tutorial-expeditions-tickets-pay = So do not stop: spend a ticket on one more arrow.
tutorial-expeditions-tickets-pay-done = The ticket is paid, and the arrow is due.
tutorial-expeditions-tickets-pay-hint = Choose “Ticket: add an arrow”.
tutorial-expeditions-tickets-reach = The arrow may have any colour. Finish the way: red, from Sigiriya to Angkor Wat.
tutorial-expeditions-tickets-reach-done = Angkor Wat is yours before anybody could interfere.
tutorial-expeditions-tickets-reach-hint = You have paid to reach Angkor Wat: lead red there.
tutorial-expeditions-tickets-end = Your card Niagara Falls is next to yellow, which stands in Hudson Bay. Save your tickets for once, end the turn, and see whether yellow stays there.
tutorial-expeditions-tickets-end-done = It did not: yellow has gone on to the Northwest Passage, and your opponent has won that card.
tutorial-expeditions-tickets-end-hint = You could indeed buy Niagara Falls at once. For this lesson, save the ticket and end the turn.
tutorial-expeditions-tickets-remove = What was placed last can be taken back, whoever placed it. Spend a ticket to remove the last yellow arrow.
tutorial-expeditions-tickets-remove-done = Yellow points at Hudson Bay again, and the spot takes effect again: it is a ticket spot, so your ticket is back. Your opponent’s card stays won.
tutorial-expeditions-tickets-remove-hint = Choose “Ticket: remove the last yellow arrow”.
tutorial-expeditions-tickets-turn = You still have your arrow of this turn. Lead yellow from Hudson Bay to Niagara Falls.
tutorial-expeditions-tickets-turn-done = Take back, then turn the expedition your way: few things are as useful.
tutorial-expeditions-tickets-turn-hint = Yellow stands in Hudson Bay, next to your card: lead it to Niagara Falls.

# Tutorial: key locations and swaps
tutorial-expeditions-keys-title = Key locations and swaps
tutorial-expeditions-keys-token = Before the first turn everybody marks four of their own cards with tokens, one at a time. Such a key location brings 2 points if it is reached and costs 2 if it is not, and everybody sees it. Three of yours are marked.
tutorial-expeditions-keys-mark = One token is left. Petra is too near: a key location lies at least 3 segments from the compass rose. Fiordland is allowed but 11 segments away. Mark Aksum, which is just far enough.
tutorial-expeditions-keys-mark-done = Your opponent has placed the last token too. The cards stay in hand, and you take the first turn.
tutorial-expeditions-keys-mark-hint = Few expeditions ever get as far as Fiordland. Mark Aksum.
tutorial-expeditions-keys-swap = Fiordland will most likely stay in your hand and cost you a point. Spend a ticket on a swap.
tutorial-expeditions-keys-swap-done = You have drawn two cards, which only you can see.
tutorial-expeditions-keys-swap-hint = The arrow can wait: choose “Ticket: swap a card” first.
tutorial-expeditions-keys-keep = Rome is 1 segment from the compass rose, Graham Land 9. You could keep neither, but Rome is a present: keep it.
tutorial-expeditions-keys-keep-done = Rome joins your hand. Now one of your old cards has to leave it.
tutorial-expeditions-keys-keep-hint = Rome is right beside the compass rose: keep that one.
tutorial-expeditions-keys-tuck = Give up Fiordland. It goes under the deck together with Graham Land; you choose in which order, here it does not matter.
tutorial-expeditions-keys-tuck-done = A hopeless card has become an easy one.
tutorial-expeditions-keys-tuck-hint = You want to be rid of Fiordland: put that card under the deck.
tutorial-expeditions-keys-use = Now place your arrow: lead any of the three expeditions from the compass rose to Rome.
tutorial-expeditions-keys-use-done = Won in the very turn you drew it.
tutorial-expeditions-keys-use-hint = Rome is next to the compass rose: lead any expedition there.
tutorial-expeditions-keys-price = You may give up the card of a key location too. But its token then stays on the map for good and costs you 1 point: bad, though better than the 2 of a key location that nobody reaches.

# Tutorial: loops
tutorial-expeditions-loops-title = Loops
tutorial-expeditions-loops-visited = Yellow has visited these five spots, the compass rose among them. An arrow that points at one of them again closes a loop.
tutorial-expeditions-loops-close = Try it: lead yellow from Gizeh back to Athens or to Timgad.
tutorial-expeditions-loops-close-done = A loop! Now you must place one more yellow arrow, and it may leave any spot that yellow has visited.
tutorial-expeditions-loops-close-hint = Lead yellow back to a spot it knows: to Athens or to Timgad.
tutorial-expeditions-loops-restart = Two of your cards lie beside the old route: Petra next to Athens, Timbuktu next to Timgad. Restart yellow towards either.
tutorial-expeditions-loops-restart-done = A free arrow, and yellow has leapt to where you wanted it. It goes on from there.
tutorial-expeditions-loops-restart-hint = Choose a restart that wins a card: from Athens to Petra, or from Timgad to Timbuktu.
tutorial-expeditions-loops-end = That was only the first of two. End the turn.
tutorial-expeditions-loops-end-done = Your opponent has started blue, towards Svalbard. Red is still where it was.
tutorial-expeditions-loops-end-hint = Something better is coming: choose “End the turn”.
tutorial-expeditions-loops-double = Red has gone round as well. From Zagorsk it can come back to the bonus spot north of the Black Sea: close this loop.
tutorial-expeditions-loops-double-done = A loop on a bonus spot gives two more arrows. The restart comes first, the bonus arrow after it.
tutorial-expeditions-loops-double-hint = Lead red from Zagorsk to the bonus spot north of the Black Sea.
tutorial-expeditions-loops-order = Babylon, your card, is next to the Caspian Sea, which red has visited. Restart red from there to Babylon.
tutorial-expeditions-loops-order-done = Babylon is won, and the bonus arrow is still yours.
tutorial-expeditions-loops-order-hint = Restart red from the Caspian Sea to Babylon: that wins a card.
tutorial-expeditions-loops-bonus = Your key location Harappa is next to Babylon. Place the bonus arrow: lead red there.
tutorial-expeditions-loops-bonus-done = Three arrows in one turn without a ticket, two cards and a token.
tutorial-expeditions-loops-bonus-hint = Use the bonus arrow for your key location: lead red from Babylon to Harappa.
tutorial-expeditions-loops-safe = One thing more: whoever removes the arrow after a loop closes that loop again and must restart at once. Nobody can undo an expedition beyond a closed loop.

# Tutorial: the end
tutorial-expeditions-end-title = The last round
tutorial-expeditions-end-count = At the end each card won and each token taken back is worth 1 point; each card in hand and each token on the map costs 1. You and your opponent have 6 points each.
tutorial-expeditions-end-last = Uluru is your last card and a key location. As soon as a hand is empty, the game ends with the round. Lead blue to Uluru.
tutorial-expeditions-end-last-done = Card and token, 4 points better, and the end is near. You were the first player, so your opponent has one more turn.
tutorial-expeditions-end-last-hint = Blue stands right beside your last card: lead it to Uluru.
tutorial-expeditions-end-pay = Your turn is not over yet. The common objective Perth is next to Uluru: spend a ticket on one more arrow.
tutorial-expeditions-end-pay-done = One arrow for one point.
tutorial-expeditions-end-pay-hint = Do not leave Perth to your opponent: choose “Ticket: add an arrow”.
tutorial-expeditions-end-claim = Lead blue from Uluru to Perth.
tutorial-expeditions-end-claim-done = Even without a hand you may claim common objectives.
tutorial-expeditions-end-claim-hint = The point is in Perth: lead blue there.
tutorial-expeditions-end-round = Nothing else is within reach. End the turn, and see what your opponent makes of the last one.
tutorial-expeditions-end-round-done = Marajó brings 4 points, and you win by 11 to 10. Without Perth it would have been 10 all, and your opponent had more tickets. Now you know the game: have a good journey!
tutorial-expeditions-end-round-hint = Your other ticket buys nothing here: choose “End the turn”.
