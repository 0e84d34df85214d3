# Portage, français.

portage-paddle = Pagayer de { $card } pas
portage-carry = Porter le canot d’un pas, en posant un { $card } face cachée
portage-carry-told = Porte le canot d’un pas, en posant une carte face cachée

portage-unknown = « { $move } » n’est pas un coup. Les coups s’écrivent ainsi : paddle 3, ou carry 1.
portage-no-card = Vous n’avez pas de { $card }. Vos cartes : { $hand }.

portage-option-river = La rivière : un ruisseau de 18 pas, ou un torrent de 26 pas plein de rapides.

portage-bad-seats = Il n’y a que { $players } canots.
portage-bad-law = Le document se contredit ; ceci doit être vrai : { $law }.
portage-law-1 = chaque carte est à un seul endroit
portage-law-2 = les mains sont pleines tant qu’il reste une pioche
portage-law-3 = deux canots ne sont jamais au même pas entre le départ et le lac
portage-law-4 = le jeu attend une place qui a une carte, ou personne

portage-table-river = La rivière
portage-table-canoes = Les canots
portage-column-round = Manche
portage-column-lake = Lac au pas
portage-column-rapids = Rapides aux pas
portage-column-pile = Cartes à piocher
portage-column-seat = Place
portage-column-step = Pas
portage-column-hand = Main
portage-column-face-down = Face cachée
portage-picture = Une rivière de { $length } pas, avec un canot par place
