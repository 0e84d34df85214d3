# The rules and the tutorial of Expedition to 5X, English.
# In a text a blank line ends a paragraph, “- ” begins an item of a list, and ** stands around what is bold.

## Rules

rules-fivex-goal-title = What it is about
rules-fivex-goal-text =
    5X is a planet of sand. Your clan has settled there, and two to four others have too. You live on water, you pay with water, and you steal it from each other. Machines of people long gone lie under the sand. These **technologies** cost water; they make your actions stronger, and they carry **gems**.

    The game lasts 15 rounds. In each of them everybody secretly picks one of five action cards, and all cards are turned up together. What yours brings often depends on what the others have picked, so try to guess.

    After round 15 your active gems give points, more and more the more you have of one colour, and every 2 tokens of water give 1 point. The clan with the most points wins. The game is by David Brain, for three to five players.

rules-fivex-setup-title = On the table
rules-fivex-setup-text =
    Before each clan there are:

    - a hand of **five action cards**, one of each kind;
    - **5 tokens of water** behind a screen: how much a clan has stays secret until the end;
    - a **colony**, dealt at random. Colonies differ in name and colour only, and each carries one gem, the X;
    - room for technologies and for discarded action cards.

    In the middle are the pile of 15 technologies, face down; the **offer**, a row of technologies that can be won, empty at first; the reserve of water, which never runs out; and a die with eight faces: 0, 0, 1, 1, 1, 2, 2, 3.

    There is no first player. Everything happens at the same time, or in an order that the cards give.

rules-fivex-technology-title = A technology
rules-fivex-technology-text =
    Each of its two **upper corners** names an action and gives it an improvement. Whenever you play that action, the improvement works for you.

    Along the bottom are three **gems**: one in the middle and one at either edge. A gem is **active** if there is a laurel on both sides of it, and only active gems give points. The one in the middle has both laurels from the start. Those at the edges have one laurel each and sleep, until a joint wakes them.

rules-fivex-round-title = A round
rules-fivex-round-text =
    Each of the 15 rounds has four steps:

    - **A new technology** comes from the pile into the offer.
    - **Choose** an action card, face down.
    - **Reveal** the cards and resolve them in the order of their numbers.
    - **Put away** the cards that were played.

    The offer may hold one technology fewer than there are clans: two with three clans, three with four, four with five. If the new one makes too many, the oldest leaves the game. So there is always something to win. The pile has one card for each round and is empty once round 15 has begun.

rules-fivex-choosing-title = Choosing a card
rules-fivex-choosing-text =
    Everybody chooses exactly one card; nobody may pass. You can always play: Extension comes back each time, so it is in your hand in every round.

    Discarded cards lie face up. Whoever looks at them knows which cards every other clan still has in hand.

    { "" }**Explorers.** A clan that played Exploration last round is an explorer now. First all the others choose, and turn their cards up together. The explorers look at them, choose in secret, and turn up theirs, together too. Only then is anything resolved.

    - If everybody explored last round, there is nobody to look at: all choose at the same time.
    - An explorer always chooses late, for this one round. It cannot be declined or saved up.
    - An explorer sees the cards, never the bids: those come later.

rules-fivex-priority-title = Priority
rules-fivex-priority-text =
    Cards are resolved in the order of their numbers, from Excavation (1) to Extension (5). Clans with the same card act at the same time. Each of the five has three parts:

    - first the improvements that bring water from the reserve, of every clan with that card;
    - then the improvements that steal water, of every clan with that card;
    - then the action itself.

    Water that you gain or lose counts at once for everything that follows.

rules-fivex-improvements-title = Improvements
rules-fivex-improvements-text =
    When you play an action, every corner of yours that names it and can be seen works, once. This is not a choice. A corner that lies hidden under another card never works again. There are four kinds of improvements.

    - **For each …** counts every such card on the table in this round: your own too, and also those that are still to be resolved or will be taken back.
    - **Taking from each …** never takes from yourself. From a clan without water it takes nothing (the option about thefts changes that).
    - If several clans steal in the same step from one that has too little, its tokens go one by one to the thieves, clockwise, beginning on its left, until there are none.
    - Every corner with a die has its own roll.
    - A technology that you win improves nothing in the same round: it comes too late.

rules-fivex-actions-title = The five actions
rules-fivex-actions-text =
    { "" }**1 Excavation.** You take part in the auction, and place at once what you win.

    { "" }**2 Exploitation.** The reserve gives you water: 4 tokens if you alone exploit in this round, 2 to each of two clans, 1 to each of three or more.

    { "" }**3 Extermination.** The victims are all clans that played Excavation, whether they won something or not, and all that played Extension. A lone exterminator takes 2 tokens from every victim; if there are several, each of them takes 1 from every victim. If a victim has too little, it gives what it has, and the reserve adds what is missing. Excavators have already paid for their bids by then. Without victims you get nothing.

    { "" }**4 Exploration.** Roll the die: the reserve gives you so many tokens. Next round you are an explorer and choose after the others. In round 15 there is only the roll.

    { "" }**5 Extension.** All your discarded cards come back to your hand, and Extension with them. You may play it even if you have discarded nothing: its improvements work all the same.

rules-fivex-away-title = Putting cards away
rules-fivex-away-text =
    Exploitation, Extermination, Exploration, and an Excavation that won a technology join your discarded cards, face up.

    An Excavation that won nothing goes back to your hand. So does Extension, with all your discarded cards. That is why nobody explores twice running: the card must be fetched back first.

rules-fivex-auction-title = The auction
rules-fivex-auction-text =
    Improvements of Excavation come first, and you may bid with what they brought. Then every clan that played Excavation makes a secret bid: at least 1 of its tokens, at most all. All bids are shown together. A clan without any water makes no bid, pays nothing and wins nothing, but it still counts as a clan that excavates.

    { "" }**Alone.** Nobody else has played Excavation? Then you bid against the die. If your bid is higher than the roll, you take the technology of the offer that you like best. An equal roll beats you. A bid of 1 wins with 2 faces of 8, a bid of 2 with 5, a bid of 3 with 7, and a bid of 4 or more always.

    { "" }**Two clans or more.** Equal bids cancel each other, however many they are. Of the bids that are left, the highest chooses a technology first, then the next, as long as the offer lasts; nothing is added in between. Each places its card before the next one chooses.

    { "" }**Paying.** A winner pays the whole bid to the reserve. A clan that bids and wins nothing, because of the die, an equal bid or an offer that has run out, pays 1 token and keeps the rest. When it is your turn to choose, you must take a card and pay.

rules-fivex-placing-title = Joining technologies
rules-fivex-placing-text =
    A technology is placed as soon as it is won: apart, or joined to technologies you have. Nobody must join.

    { "" }**What fits.** Two cards can be joined side by side if the two corners that meet name the **same action**. The kind of improvement and the colours of the gems do not matter.

    { "" }**How they lie.** The right edge of one card and the left edge of the other lie on each other, so that they share one strip. There you see the corner and the gem of the card on top. The corner and the gem below are lost for the rest of the game. You decide which of the two is on top, for each joint anew.

    { "" }**What it brings.** The gem on the shared strip gets its second laurel from the card below: it wakes up. So a joint is worth one more gem, and costs one improvement.

rules-fivex-groups-title = Groups
rules-fivex-groups-text =
    Joined cards form a group. You may have as many groups as you like; where they lie on the table means nothing.

    - Only the card you have just won can be joined. Two older cards never can, unless a new one fits between them.
    - A new card may be joined on both sides at once: at its left to the last card of one group, at its right to the first card of another. These must be two different groups, for there are no rings.
    - A joint is never undone, and nothing is pushed in between.
    - The outer corners of a group are never covered, so you always see what fits.
    - A group of two cards has 3 active gems and 3 visible improvements, three cards have 5 and 4, four cards have 7 and 5.
    - Colonies are never joined. Their X is always active.

rules-fivex-example-title = A round played through
rules-fivex-example-text =
    Four clans; two technologies are on offer.

    - Amber Dunes and Salt Basin play **Excavation**. Toll Arch brings Amber Dunes 1 token before the auction. It bids 4, Salt Basin bids 3: both win and pay.
    - Glass Canyon plays **Exploitation**. The die of its Deep Bore shows 2; then it draws 4, for it is alone.
    - Red Mesa plays **Extermination**. Its Tomb Lamp brings 1 token for each Excavation, so 2. Then it takes 2 from each of the two excavators. Salt Basin has only 1 left; the reserve pays the other.

    Nobody takes a card back: both Excavations have won a technology.

rules-fivex-end-title = The end and the points
rules-fivex-end-text =
    The game ends after round 15. Technologies still on offer are worth nothing. The screens are lifted.

    { "" }**Gems.** Each colour, blue, green and violet, counts alone: 1 active gem gives 1 point, 2 give 3, 3 give 6, 4 give 10, 5 give 15, and 6 or more give 21. A gem that sleeps or lies covered gives nothing.

    { "" }**The X** of your colony is one more gem of a colour you choose, even of one you have none of. It brings most where you have most, short of six; here it is put there by itself.

    { "" }**Water.** Two tokens make 1 point. An odd one gives nothing.

    { "" }**Ties.** If points are equal, more water wins. If the water is equal too, those clans win together.

rules-fivex-known-title = What everybody knows
rules-fivex-known-text =
    { "" }**Open** are the offer and the technologies that have left the game (so you know which are still in the pile, but not their order), everybody’s technologies and gems, and everybody’s discarded cards, which means their hands too. Every gain, theft and payment is made in the open, and so is every bid once the last one is made.

    { "" }**Hidden** are the cards and bids that others have **sealed**, that is chosen but not yet shown, and how much water they have. You are not even told whether somebody has chosen yet.

    { "" }**Counting.** All begin with 5 tokens, and every change is seen by all. So whoever pays attention from the first round on knows everybody’s water, though it is never shown. Bots pay attention.

    { "" }**At least, at most.** One round is counted for you, and no more. At the start everybody is shown to have 5 tokens. From the second round on, this begins anew as soon as the cards are revealed, with what the round shows:

    - what a clan gains, pays or loses is added or taken off;
    - a clan that bids 4 has at least 4 before paying;
    - a clan that excavates and cannot bid has no water, and neither has one that could not give all that was asked of it.

    So “at most” is shown before the second reveal, and later only of a clan that was seen dry.

rules-fivex-options-title = Options
rules-fivex-options-text =
    Whoever opens a table may change four things.

    - **Screens.** Hidden is usual. With open screens everybody sees everybody’s water, which is good for learning.
    - **Changes.** Usually you may change a sealed card or bid until the last one is in. Without changes, what is sealed stays sealed.
    - **Overlap.** Usually you choose which of two joined cards lies on top. The other way, a new technology always lies over the cards it is joined to.
    - **Thefts.** Usually an improvement cannot steal more than a clan has. The other way, the reserve makes up what is missing. The action Extermination is always made up by the reserve.

rules-fivex-cards-title = All technologies
rules-fivex-cards-text =
    Each action is three times in a left corner and three times in a right one. Each colour is five times at the left edge, five times in the middle and five times at the right edge.

    The flow of the game, the die, the auction and the points are the rulebook’s. It does not print everything that is in the box, so some things are our own: the faces of the technologies, apart from Siphon Beacon, which is its example; all names, colours and symbols but the names of the five actions; the tokens for three and more clans that exploit, and the numbers of Extermination; that there are three colours of gems, and exactly how two cards overlap.

rules-fivex-hints-title = Hints for a first game
rules-fivex-hints-text =
    - **Get technologies.** The second gem of a colour is worth 2 points, the third 3, the fourth 4. Four tokens of water are worth only 2 points.
    - **Stick to a colour.** Four gems of one colour are 10 points; two and two are 6. Let the X help.
    - **Join.** Early on, keep the better improvement on top; towards the end, the better gem.
    - **Look at the discarded cards.** Who has no Excavation in hand cannot bid against you. If you expect to be alone, 4 tokens are sure to win and 3 nearly so.
    - **Do not bid what everybody bids.** A bid that somebody else makes too is worth nothing. But you lose only 1 token and keep the card.
    - **Exploit when others cannot.** Alone it brings 4, with company much less.
    - **Extend before you must.** With few cards in hand you are easy to read, and exterminators wait for clans that extend.
    - **Explore before a round that matters.** Seeing the others’ cards tells you whether you would be alone.
    - **Think of round 15.** Extension fetches nothing of use any more, and Exploration is just a roll. Keep a good card, and an even number of tokens.

## Pictures of the rules

rules-fivex-short-excavation = bid water for a technology
rules-fivex-short-exploitation = draw water; the fewer, the more
rules-fivex-short-extermination = take from who excavates or extends
rules-fivex-short-exploration = roll for water, choose late next round
rules-fivex-short-extension = take your cards back
rules-fivex-technology-picture = { $card } with its parts named: two corners above, three gems below, laurels beside the gem in the middle.
rules-fivex-technology-action = this action …
rules-fivex-technology-brings = … brings this
rules-fivex-technology-asleep = asleep: one laurel
rules-fivex-technology-awake = active: two laurels
rules-fivex-round-picture = The offer with four clans: the new technology comes in beside the pile, the others move on, and the fourth, the oldest, leaves the game.
rules-fivex-round-pile = pile
rules-fivex-round-new = new
rules-fivex-round-oldest = oldest
rules-fivex-round-leaves = leaves the game
rules-fivex-choosing-picture = First the others choose, face down; then their cards are turned up; then the explorer chooses and turns up a card.
rules-fivex-choosing-others = the others
rules-fivex-choosing-explorer = explorer
rules-fivex-choosing-first = choose
rules-fivex-choosing-second = turn up
rules-fivex-choosing-third = looks, then chooses
rules-fivex-priority-picture = The order in which actions are resolved: { $actions }.
rules-fivex-actions-picture = Exploitation brings 4 tokens to one clan, 2 each to two clans, 1 each to three or more. A lone exterminator takes 2 from every victim; two exterminators take 1 each from every victim.
rules-fivex-actions-alone = alone
rules-fivex-actions-two = two clans
rules-fivex-actions-more = three or more
rules-fivex-auction-lone-picture = The eight faces of the die, 0, 0, 1, 1, 1, 2, 2 and 3, and how many of them each bid beats: a bid of 1 beats two, 2 beats five, 3 beats seven, 4 beats all.
rules-fivex-auction-picture = Bids of 5, 5, 3 and 2 with two technologies on offer: the fives cancel each other and pay 1 each, the 3 chooses first and pays 3, the 2 takes the other technology and pays 2.
rules-fivex-auction-lone = Alone, against the die
rules-fivex-auction-several = Four clans, two technologies
rules-fivex-auction-bid = bid { $water }
rules-fivex-auction-cancel = cancelled
rules-fivex-auction-first = first choice
rules-fivex-auction-second = second choice
rules-fivex-auction-pays = pays { $water }
rules-fivex-placing-picture = { $first } and { $second } meet with a corner of Exploration each. Joined with { $second } on top, the shared strip shows one token for each Exploitation and an active green gem; with { $first } on top, it shows the die and an active violet gem.
rules-fivex-placing-apart = Both corners that meet name { $action }
rules-fivex-placing-over = { $card } on top
rules-fivex-groups-picture = A new technology between two others: its left edge is joined to one of them, its right edge to the other. Five gems are active then; the two at the ends sleep.
rules-fivex-groups-before = A new technology fits between two
rules-fivex-groups-after = Joined on both sides: five gems awake
rules-fivex-example-caption = The round in numbers
rules-fivex-example-clan = colony
rules-fivex-example-plays = plays
rules-fivex-example-before = water
rules-fivex-example-improved = improved
rules-fivex-example-action = action
rules-fivex-example-taken = taken
rules-fivex-example-after = after
rules-fivex-end-picture = The gems of four joined technologies: those at both ends sleep; between them three blue, three green and one violet are active. The X makes a fourth blue one.
rules-fivex-end-caption = What it is worth with 5 tokens of water
rules-fivex-end-colour = gems
rules-fivex-end-number = number
rules-fivex-end-points = points
rules-fivex-end-with-x = { $gems } and the X
rules-fivex-end-water = water
rules-fivex-end-pairs = 5: two pairs
rules-fivex-end-total = together

## Tutorial

tutorial-fivex-cards-title = Five cards
tutorial-fivex-cards-welcome = You lead a clan on a planet of sand, against two others. For 15 rounds everybody secretly picks one of the same five cards, and all are turned up together. Points come from gems, and a little from water.
tutorial-fivex-cards-draw = Water first: you pay with it for everything. Exploitation draws it, 4 tokens if nobody else does so, fewer in company. Play it.
tutorial-fivex-cards-draw-hint = Any card may be played, but you need water now: play Exploitation.
tutorial-fivex-cards-draw-done = You were alone, so you drew 4. Both others played Extermination, and found nobody to take from.
tutorial-fivex-cards-spent = Your Exploitation now lies face up before you. You cannot play it again for the moment, and everybody can see that. The others have no Extermination in hand any more: now they cannot rob you.
tutorial-fivex-cards-raid = Extermination takes water from every clan that plays Excavation or Extension in the same round: 2 tokens from each if you are alone. Try it.
tutorial-fivex-cards-raid-hint = Play Extermination: the others have reason to dig or to take cards back.
tutorial-fivex-cards-raid-done = One clan took cards back, the other dug: 2 tokens from each make 4. The digger had paid for a technology and had only 1 left, so the reserve gave you the other.
tutorial-fivex-cards-back = Two of your cards are spent. Extension brings them all back, and comes back itself. Play it.
tutorial-fivex-cards-back-hint = Play Extension, to have all five cards again.
tutorial-fivex-cards-back-done = Your hand is whole again. The others exploited together, so they drew only 2 each.
tutorial-fivex-cards-order = The numbers on the cards say who acts first: 1 Excavation, 2 Exploitation, 3 Extermination, 4 Exploration, 5 Extension. Who has the same card acts at the same time.

tutorial-fivex-auction-title = Digging and bidding
tutorial-fivex-auction-offer = These technologies lie open: the offer. Each round adds one, and if there are too many the oldest leaves the game. They carry gems, and gems are what wins.
tutorial-fivex-auction-dig = To win one, play Excavation, and then bid water.
tutorial-fivex-auction-dig-hint = Technologies are won with Excavation: play that card.
tutorial-fivex-auction-dig-done = Nobody else digs. So you bid against the die.
tutorial-fivex-auction-die = Its faces are 0, 0, 1, 1, 1, 2, 2, 3, and your bid must be higher than the roll. A bid of 4 always wins. Take a risk and bid 2: that is 5 chances in 8.
tutorial-fivex-auction-die-hint = Other bids are allowed too, but bid 2 here, to see what happens.
tutorial-fivex-auction-die-done = A 2: an equal roll beats you. That is not so bad: you pay only 1 token, and Excavation comes back to your hand.
tutorial-fivex-auction-rival = The oldest technology has left the game, a new one is here. Dig again.
tutorial-fivex-auction-rival-hint = You still have Excavation: play it.
tutorial-fivex-auction-rival-done = This time another clan digs too. Then there is no die: you bid against each other.
tutorial-fivex-auction-bids = Bids are secret and shown together. Equal bids cancel each other; of the others, the highest chooses first. Bid 4 or 5 to be first.
tutorial-fivex-auction-bids-hint = Less might be enough, or might not. Bid 4 or 5 here.
tutorial-fivex-auction-bids-done = The other clan bid 3. You choose first, and it gets what is left, for two technologies are on offer. Both pay their whole bid.
tutorial-fivex-auction-choose = Take Tomb Lamp. Its right corner brings 1 token every time you play Excavation.
tutorial-fivex-auction-choose-hint = Storm Horn is not bad either, but take Tomb Lamp here.
tutorial-fivex-auction-choose-done = Your first technology. The gem in its middle counts already. An Excavation that has won stays with your discarded cards until you extend.

tutorial-fivex-joining-title = Joining and improving
tutorial-fivex-joining-gems = You have Siphon Beacon, and you have just won another technology. Only a gem with a laurel on both sides counts: the green one in the middle. Those at the edges sleep.
tutorial-fivex-joining-fit = Two cards can be joined where the corners that meet name the same action, here Exploration. Take Well Spotter and lay it on the right of Siphon Beacon, over it.
tutorial-fivex-joining-fit-hint = You may do that, but try this: Well Spotter, right of Siphon Beacon, lying over it. Its green gem goes well with the green one you have.
tutorial-fivex-joining-fit-done = The green gem on the shared strip woke up: two green ones and a blue one count now.
tutorial-fivex-joining-covered = What lies below is lost for good: a violet gem, and the corner with a die. On top you see Well Spotter’s corner instead: play Exploration, and you get 1 token for each Exploitation on the table.
tutorial-fivex-joining-improve = Try the improvement: play Exploration. The card itself also rolls the die for water.
tutorial-fivex-joining-improve-hint = Play Exploration: that is what your new corner improves.
tutorial-fivex-joining-improve-done = Both others exploited: 2 tokens from your corner, and 2 from the die. And there is more: now you are an explorer.
tutorial-fivex-joining-late = An explorer chooses last, and sees the cards of the others: one extends, one digs. Both can be robbed, and Well Spotter’s right corner improves Extermination. What are you waiting for?
tutorial-fivex-joining-late-hint = Look at the two cards on the table: Extermination takes 2 tokens from each of these clans.
tutorial-fivex-joining-late-done = 1 token from your corner and 4 from the two clans. Exploration brings little water itself, but it takes the guessing out of the next round.

tutorial-fivex-secrets-title = Reading the others
tutorial-fivex-secrets-screens = Four clans, and now the screens are up: you see only your own water. Of the others you are shown what they are sure to have, by what this round or the last has shown. Who pays attention from the first round on can count the rest.
tutorial-fivex-secrets-hands = Hands are no secret: whatever lies in a discard is not in the hand. Look closely: none of the three others has Exploitation now.
tutorial-fivex-secrets-alone = So who exploits is alone. Help yourself.
tutorial-fivex-secrets-alone-hint = Nobody else has Exploitation in hand: 4 tokens are waiting for you.
tutorial-fivex-secrets-alone-done = 4 tokens. And see what happened in the auction: two clans bid 5 each. Equal bids cancel each other, so both paid 1 token and won nothing.
tutorial-fivex-secrets-crowd = There are three technologies on offer now, and both clans have their Excavation back. Dig with them: your Tomb Lamp even pays you a token for it.
tutorial-fivex-secrets-crowd-hint = Three technologies are on offer: play Excavation and take part.
tutorial-fivex-secrets-crowd-done = Three clans dig. There is enough for everybody, unless two bid the same.
tutorial-fivex-secrets-odd = Both seem to like the number 5. Bid anything else, and keep a few tokens: somebody has played Extermination.
tutorial-fivex-secrets-odd-hint = Anything but 5 will do here, from 1 to 8.
tutorial-fivex-secrets-odd-done = They cancelled each other again. Your bid is the only one left, and so the highest, however small it is.
tutorial-fivex-secrets-prize = Choose what you like, and place it as you like. Echo Probe would fit on the right of your Tomb Lamp.
tutorial-fivex-secrets-prize-hint = Take one of the three technologies on offer.
tutorial-fivex-secrets-prize-done = It is yours. The exterminator then took 2 tokens from each of the three clans that dug, yours too.
tutorial-fivex-secrets-known = Look at the screens once more: who bid 5 had at least 5. After paying 1 and losing 2, that clan has at least 2 still. Such things are counted for you.

tutorial-fivex-end-title = The last round
tutorial-fivex-end-last = Round 15, the last one. You have won the auction and take one more technology. You have two groups: which card would join them?
tutorial-fivex-end-bridge = Tomb Lamp fits right of Well Spotter and left of Toll Arch, both at once. At Toll Arch lay it under: then a green gem wakes up, and you collect green. At Well Spotter it does not matter: both gems there are violet.
tutorial-fivex-end-bridge-hint = Take Tomb Lamp, join it on both sides, and lay it under Toll Arch. A blue gem there would make 17 points for gems, a green one makes 19.
tutorial-fivex-end-bridge-done = Four cards in one row, seven active gems. The game is over, and you have won.
tutorial-fivex-end-colours = This is how gems count. Each colour alone: 1, 2, 3, 4, 5 or 6 of them give 1, 3, 6, 10, 15 or 21 points. You have 4 green, 2 blue and 1 violet.
tutorial-fivex-end-wild = The X of your colony is one more gem of any colour. As a fifth green one it turns 10 points into 15. With 3 for blue and 1 for violet that is 19.
tutorial-fivex-end-water = Every 2 tokens of water give 1 point: your 5 tokens give 2, so 21 in all. If points are equal, more water wins. That is all you need: have a good game!
