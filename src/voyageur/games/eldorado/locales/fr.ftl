# La course vers El Dorado, en français.

## Noms

eldorado-way = { $pawn ->
    [2] pion 2{" "}
   *[other] {""}
}{ $way ->
    [e] est
    [ne] nord-est
    [nw] nord-ouest
    [w] ouest
    [sw] sud-ouest
    [se] sud-est
   *[barrier] barrière { $barrier }
}
eldorado-tile = { $tile ->
    [machete_1] machette 1
    [machete_2] machette 2
    [machete_3] machette 3
    [coin_1] pièce 1
    [coin_2] pièce 2
    [paddle_1] pagaie 1
    [paddle_2] pagaie 2
    [draw] piocher une carte
    [remove] écarter une carte
    [swap] échanger des cartes
    [save_item] sauver un équipement
    [pass_through] passage
    [native] indigène
   *[symbol] changer un symbole
}
eldorado-terrain = { $terrain ->
    [jungle] jungle
    [village] village
    [river] fleuve
    [rubble] éboulis
    [camp] campement
    [mountain] montagne
   *[start] départ
}
eldorado-symbol = { $symbol ->
    [machete] machette
    [coin] pièce
   *[paddle] pagaie
}
eldorado-does-power = { $symbol ->
    [machete] machette
    [coin] pièce
    [paddle] pagaie
   *[joker] symbole au choix
} { $power }
eldorado-does-draw = pioche { $draws }{ $removes ->
    [0] {""}
    [one] , peut en écarter 1
   *[other] , peut en écarter jusqu’à { $removes }
}
eldorado-does-native = une case ou une barrière, quoi qu’elle demande
eldorado-does-take = prend une carte du marché, au choix
eldorado-does-once = {" "}(une fois)

## Coups

eldorado-move = { $card } : { eldorado-way }
eldorado-move-symbol = { $card } avec un autre symbole : { eldorado-way }
eldorado-move-tile = Tuile { eldorado-tile } : { eldorado-way }
eldorado-enter = Entrer avec des cartes de la main : { eldorado-way }
eldorado-go = Continuer : { eldorado-way }
eldorado-stop = S’arrêter ici
eldorado-give = Donner : { $card }
eldorado-buy = Acheter : { $card }
eldorado-pay = Payer avec : { $card }
eldorado-pay-symbol = Payer avec : { $card }, son symbole changé en pièces
eldorado-pay-tile = Payer avec : tuile { eldorado-tile }
eldorado-take = Poste de transmission : prendre { $card }
eldorado-use = Utiliser { $card }
eldorado-remove = Écarter du jeu : { $card }
eldorado-done = En rester là
eldorado-tile-draw = Tuile : piocher une carte
eldorado-tile-pass-through = Tuile : passer par les cases occupées ce tour-ci
eldorado-tile-swap = Tuile : échanger des cartes
eldorado-tile-remove = Tuile : écarter { $card } du jeu
eldorado-swap = Échanger : { $card }
eldorado-save = Tuile : sauver l’équipement utilisé à l’instant
eldorado-discard = Défausser : { $card }
eldorado-end = Finir le tour

## Options

eldorado-option-course = Le parcours : un de ceux du livret, random- suivi d’un nombre pour un parcours inventé, ou un document de parcours.
eldorado-option-caves = Avec les grottes et leurs tuiles.
eldorado-option-barriers = Les barrières dans l’ordre du parcours : random (au hasard), ou leurs numéros.
eldorado-option-first-player = La place qui joue la première.
eldorado-option-round-cap = La partie finit au plus tard avec ce tour de table, et alors personne ne gagne. Cela arrête des bots qui n’atteindraient jamais El Dorado ; entre humains, on n’en arrive jamais là.
eldorado-option-first = La place { $seat } ne peut pas commencer : les places vont de 0 à { $last }.
eldorado-option-barriers-count = { $given ->
    [one] { $given } barrière est donnée
   *[other] { $given } barrières sont données
}, et ce parcours a { $places ->
    [one] { $places } endroit
   *[other] { $places } endroits
} où en poser. Donnez-en une par endroit.
eldorado-option-barriers-shape = barriers doit valoir « random », ou des numéros de barrières, tous différents et de 1 à { $most }, un par endroit du parcours, comme 4,1,6,2.

## Coups illisibles

eldorado-unknown-near = « { $move } » n’est pas un coup. Vouliez-vous dire « { $near } » ?
eldorado-unknown = « { $move } » n’est pas un coup. Les coups s’écrivent ainsi : scout: ne · scout: barrier 4 · enter ne · give sailor · go ne · stop · buy scout · pay sailor · take scout · use compass · remove sailor · tile paddle_2: e · tile draw · save · discard sailor · done · end.

## Coups interdits

eldorado-no-discarding = Vous avez commencé à défausser, on ne joue donc plus rien ce tour-ci : défaussez d’autres cartes, ou finissez le tour.
eldorado-no-card = { $card } n’est pas dans votre main.
eldorado-no-caves = On joue ici sans les grottes : il n’y a pas de tuiles.
eldorado-no-tile = Vous n’avez pas de tuile « { eldorado-tile } ».
eldorado-no-path-first = Un déplacement est en cours, il reste { eldorado-symbol } { $left } : continuez avec « go », ou arrêtez-vous d’abord avec « stop ».
eldorado-no-give-first = Il faut des cartes pour entrer là : donnez-en d’abord encore { $owed ->
    [one] une
   *[other] { $owed }
}.
eldorado-no-pay-first = L’achat en cours ({ $card }) n’est pas fini : payez d’abord encore { $owed }.
eldorado-no-pay-short = Payé ainsi, ce qui reste dû pour { $card } ({ $owed }) serait hors d’atteinte.
eldorado-no-remove-first = Dites d’abord quelle carte écarter ({ $left } au plus), ou « done ».
eldorado-no-swap-first = Terminez d’abord l’échange : posez des cartes avec « swap », puis « done ».
eldorado-no-swap-none = L’échange demande au moins une carte : posez-en une avec « swap ».
eldorado-no-path = Aucune carte n’est en cours : jouez-en une pour avancer, par exemple « scout: ne ».
eldorado-no-give = Rien ne demande de cartes pour l’instant : entrez d’abord (« enter ») sur un éboulis, un campement ou une barrière d’éboulis.
eldorado-no-pay = Aucun achat n’est en cours : choisissez d’abord une carte avec « buy ».
eldorado-no-remove = Rien ne permet d’écarter une carte pour l’instant : il faut pour cela une carte Scientifique ou Carnet de voyage, ou une tuile.
eldorado-no-swap = Aucun échange n’est en cours : commencez-en un avec « tile swap ».
eldorado-no-done = « done » met fin à un retrait ou à un échange, et aucun n’est en cours.
eldorado-no-save = Aucun équipement ne vient d’être utilisé : cette tuile en sauve un juste après son usage.
eldorado-no-bought-move = Vous avez acheté une carte ce tour-ci : on ne se déplace qu’avant l’achat.
eldorado-no-bought = Vous avez acheté une carte ce tour-ci, et c’est tout ce qu’un tour permet.
eldorado-no-pawn = Il n’y a pas de pion 2 : on n’en a un second qu’à deux joueurs.
eldorado-no-pawn-home = Votre pion { $pawn } est à El Dorado et y reste.
eldorado-no-edge = Il n’y a pas de case par là : le parcours s’arrête de ce côté.
eldorado-no-mountain = Cette case est une montagne : personne ne peut y entrer.
eldorado-no-start = C’est une case de départ : personne ne peut y revenir.
eldorado-no-barrier-between = La barrière { $barrier } barre le passage : ouvrez-la d’abord, en écrivant « barrier { $barrier } » à la place de la direction.
eldorado-no-occupied = Un pion { SEAT($seat, case: "of") } s’y trouve : les cases occupées sont fermées.
eldorado-no-barrier = La barrière { $barrier } n’est pas sur ce parcours.
eldorado-no-barrier-taken = La barrière { $barrier } n’est plus là : { SEAT($seat, case: "lower") } l’a prise.
eldorado-no-barrier-far = Ce pion n’est pas à la barrière { $barrier } : amenez-le d’abord sur une case qui borde cette jonction.
eldorado-no-cards-instead = { $terrain ->
    [camp] Ce campement
   *[rubble] Cet éboulis
} demande { $cost ->
    [one] une carte
   *[other] { $cost } cartes
} de votre main, et non de la force : « { $move } », dès qu’aucune carte n’est en cours.
eldorado-no-power-instead = Cela demande { eldorado-symbol } { $cost }, et non des cartes quelconques : jouez une carte de cette force.
eldorado-no-symbol = Cela demande { $needed ->
    [machete] des machettes
    [coin] des pièces
   *[paddle] des pagaies
}, mais ceci est { $symbol ->
    [machete] une machette
    [coin] une pièce
   *[paddle] une pagaie
}.
eldorado-no-symbol-own = { $card } a déjà le symbole demandé ({ eldorado-symbol }) : jouez la carte sans la tuile.
eldorado-no-power = Cela demande { $cost }, et vous n’avez que { $power }.
eldorado-no-enter-cards = { $terrain ->
    [camp] Ce campement
   *[rubble] Cet éboulis
} demande { $cost ->
    [one] une carte
   *[other] { $cost } cartes
} de votre main, mais vous n’en avez { $held ->
    [0] aucune
   *[other] que { $held }
}.
eldorado-no-pile-empty = La pile { $card } est épuisée.
eldorado-no-pile-above = { $card } est au-dessus du marché, dont tous les emplacements sont pris : il faut attendre qu’un emplacement se libère.
eldorado-no-price = { $card } coûte { $price }, et vous ne pouvez payer que { $purse }.
eldorado-no-passing = Les cases occupées vous sont déjà ouvertes jusqu’à la fin du tour.
eldorado-no-hand-empty = Votre main est vide : cette tuile demande une carte.

## Positions contradictoires

eldorado-position-seats = { $field } a { $given ->
    [one] { $given } élément
   *[other] { $given } éléments
} ; il en faut un pour chacun des { $players } joueurs.
eldorado-position-card = { $field } : il n’y a pas de carte « { $card } ».
eldorado-position-market-card = { $field } : { $card } est une carte de départ, qui n’est jamais au marché.
eldorado-position-tile = { $field } : il n’y a pas de tuile « { $tile } ».
eldorado-position-number = { $field } : il ne peut pas y avoir { $number } fois { $name }. Donnez un nombre de 0 à { $most }.
eldorado-position-rng = rng doit être un nombre entier de 64 bits ; il vaut { $rng }.
eldorado-position-phase = Il n’y a pas de phase « { $phase } ». Les phases sont : { $phases }.
eldorado-position-round = Il n’y a pas de tour de table { $round } : les tours de table vont de 1 à { $cap }.
eldorado-position-seat = { $field } : il n’y a pas de place { $seat }. Les places vont de 0 à { $last }.
eldorado-position-first = first vaut { $seat }, mais l’option first_player dit { $option }.
eldorado-position-barriers = barriers a { $given ->
    [one] { $given } élément
   *[other] { $given } éléments
} ; ce parcours a { $places ->
    [one] { $places } endroit
   *[other] { $places } endroits
} où poser une barrière.
eldorado-position-barrier = Il n’y a pas de barrière { $number } : elles sont numérotées de 1 à { $last }.
eldorado-position-barrier-twice = La barrière { $number } est à deux endroits ; il n’y en a qu’une de chaque numéro.
eldorado-position-barriers-given = barriers vaut { $barriers }, mais cette table se joue avec { $option }.
eldorado-position-taken = La place { $seat } ne peut pas avoir la barrière { $number } : ce parcours a { $barriers }.
eldorado-position-taken-twice = La barrière { $number } est prise deux fois ; une seule place peut l’avoir.
eldorado-position-pawns = La place { $seat } a { $given ->
    [one] { $given } pion
   *[other] { $given } pions
} ; il lui en faut { $pawns }.
eldorado-position-hex = { $field } : « { $hex } » n’est pas une case de ce parcours. Les cases s’écrivent q,r, comme 3,-2.
eldorado-position-pawn-mountain = Un pion de la place { $seat } ne peut pas être en { $hex } : c’est une montagne.
eldorado-position-pawn-finish = Un pion de la place { $seat } ne peut pas rester en { $hex }, devant les portes : écrivez « el-dorado ».
eldorado-position-pawn-shared = Deux pions sont en { $hex } : des pions ne partagent une case qu’avec les grottes, et jamais une case de départ.
eldorado-position-arrived = D’après les pions, les places arrivées sont, dans l’ordre du jeu : { $arrived }. arrived doit dire la même chose.
eldorado-position-arrived-turn = La place { $seat } est arrivée, elle a donc déjà joué dans ce dernier tour de table : ce ne peut pas être à la place { $turn } de jouer.
eldorado-position-over = La partie n’est finie qu’après le tour de la place { $last }, la dernière du tour de table, et seulement si quelqu’un est arrivé ou si c’est le tour de table { $cap }.
eldorado-position-over-turn = Quand la partie est finie, aucun tour n’est en cours : ni achat, ni tuile en vigueur.
eldorado-position-played = Quand la partie est finie, il n’y a plus de cartes jouées : elles sont à la défausse.
eldorado-position-cards = Il y a { $all } cartes « { $card } » en tout ; le document en a { $given }.
eldorado-position-starters = La place { $seat } a { $given } cartes « { $card } » ; son paquet de départ en avait { $all }, et personne ne reçoit les cartes de départ des autres.
eldorado-position-pile-twice = { $card } est à la fois dans row et dans above ; il n’y en a qu’une pile.
eldorado-position-row = Il y a { $given } piles dans row, qui a { $slots } emplacements.
eldorado-position-known = known : la place { $seat } est censée avoir en main { $known } fois { $card }, mais elle l’a { $held } fois.
eldorado-position-caves-off = { $field } : on joue ici sans les grottes ; il n’y a donc pas de tuiles.
eldorado-position-tiles = Il y a { $all } tuiles « { $tile } » en tout ; le document en a { $given }.
eldorado-position-cave = { $field } : il n’y a pas de grotte en { $hex } où trouver des tuiles.
eldorado-position-pile = Le nombre de tuiles de la grotte en { $hex } ne peut pas être { $number } : donnez un nombre de 0 à { $most }.
eldorado-position-piles = Il y a plus de tuiles dans les grottes ({ $piles }) que de tuiles encore inconnues ({ $unseen }).
eldorado-position-saveable = saveable : { $card } ne peut pas être l’équipement utilisé à l’instant. Il faut un équipement qui a quitté le jeu et qui va avec ce qui est en cours.
eldorado-position-pending-phase = Rien ne peut être en cours dans la phase « { $phase } ».
eldorado-position-pending-pawn = pending : la place qui joue n’a pas de pion { $pawn } sur le parcours.
eldorado-position-pending-bought = pending : l’achat du tour est fait ; il n’y en a pas d’autre, et aucun pion ne bouge après.
eldorado-position-pending-hand = pending : il faut pour cela { $least ->
    [one] { $least } carte
   *[other] { $least } cartes
} en main ; la main en a { $held }.
eldorado-position-pending-played = pending : { $least ->
    [one] { $least } carte a été posée
   *[other] { $least } cartes ont été posées
} pour cela, mais played en a { $played }.
eldorado-position-left = { $field } vaut { $number } ; il va de { $least } à { $most }.
eldorado-position-symbol = pending : il n’y a pas de symbole « { $symbol } ». Les symboles sont : { $symbols }.
eldorado-position-path-over = pending : avec { eldorado-symbol } { $power }, le pion { $pawn } ne peut pas aller plus loin ; son déplacement est donc fini.
eldorado-position-way = pending : « { $to } » n’est pas un chemin. Les chemins sont : { $ways }.
eldorado-position-enter = pending : « { $to } » ne mène à aucun éboulis, campement ou barrière d’éboulis où l’on puisse entrer.
eldorado-position-buy = pending : { $card } n’est pas en vente pour l’instant.
eldorado-position-purse = pending : { $owed ->
    [one] { $owed } demi-pièce est due
   *[other] { $owed } demi-pièces sont dues
} pour { $card }, mais on ne peut en payer que { $purse }.

## Terminal

eldorado-table-players = Joueurs
eldorado-table-seat = Place
eldorado-table-to-go = Reste
eldorado-table-pawns = Pions
eldorado-table-hand = Main
eldorado-table-deck = Pioche
eldorado-table-discard = Défausse
eldorado-table-played = Jouées
eldorado-table-barriers = Barrières
eldorado-table-tiles = Tuiles
eldorado-table-round = Tour de table { $round }{ $last ->
    [yes] {" "}(le dernier)
   *[no] {""}
}
eldorado-table-turn = à la place { $seat } de jouer
eldorado-table-discarding = défausse en cours
eldorado-table-bought = achat fait
eldorado-table-passing = les cases occupées sont ouvertes
eldorado-table-own-cards = Vos cartes
eldorado-table-card = Carte
eldorado-table-does = Effet
eldorado-table-coins = Pièces
eldorado-table-market = Marché · emplacements libres : { $free }
eldorado-table-price = Prix
eldorado-table-stock = Reste
eldorado-table-place = Où
eldorado-table-slot = au marché
eldorado-table-above = au-dessus
eldorado-table-course-barriers = Barrières du parcours
eldorado-table-barrier = N°
eldorado-table-asks = Demande
eldorado-table-between = Plateaux
eldorado-table-who = Où
eldorado-table-standing = en place
eldorado-table-taken = place { $seat }
eldorado-table-around = Autour du pion { $pawn } de la place { $seat }, en { $hex }
eldorado-table-way = Direction
eldorado-table-hex = Case
eldorado-table-remarks = S’y trouve
eldorado-table-behind = derrière la barrière { $barrier } ({ $asks })
eldorado-table-occupied = pion de la place { $seat }
eldorado-table-cave = grotte, tuiles : { $tiles }

## En attente

eldorado-pending-path = reste : { eldorado-symbol } { $left }
eldorado-pending-enter = cartes à donner : { $left }
eldorado-pending-buy = à payer pour { $card } : { $owed }
eldorado-pending-remove = cartes qui peuvent être écartées : { $left }
eldorado-pending-swap = cartes posées pour l’échange : { $left }

## Nouvelles

eldorado-news-moved = { $who ->
    [you] Vous atteignez la case { $hex } ({ eldorado-terrain } { $cost })
   *[other] { SEAT($seat) } atteint la case { $hex } ({ eldorado-terrain } { $cost })
} : il reste { $to_go }.
eldorado-news-pawn-arrived = { $who ->
    [you] Votre premier pion atteint El Dorado.
   *[other] Le premier pion { SEAT($seat, case: "of") } atteint El Dorado.
}
eldorado-news-arrived = { $who ->
    [you] Vous atteignez El Dorado !
   *[other] { SEAT($seat) } atteint El Dorado !
}
eldorado-news-barrier = { $who ->
    [you] Vous prenez la barrière { $barrier }.
   *[other] { SEAT($seat) } prend la barrière { $barrier }.
}
eldorado-news-found = { $who ->
    [you] Vous trouvez une tuile dans une grotte : { eldorado-tile }.
   *[other] { SEAT($seat) } trouve une tuile dans une grotte : { eldorado-tile }.
}
eldorado-news-bought = { $who ->
    [you] Vous achetez { $card } pour { $price }.
   *[other] { SEAT($seat) } achète { $card } pour { $price }.
}
eldorado-news-taken = { $who ->
    [you] Vous prenez { $card } au marché.
   *[other] { SEAT($seat) } prend { $card } au marché.
}
eldorado-news-moved-down = La pile { $card } descend dans le marché.
eldorado-news-slot-free = La pile { $card } est épuisée : un emplacement du marché se libère.
eldorado-news-reshuffled = { $who ->
    [you] Vous mélangez votre défausse.
   *[other] { SEAT($seat) } mélange sa défausse.
}
eldorado-news-drawn = { $who ->
    [you] Vous piochez { $cards }.
   *[other] { SEAT($seat) } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
eldorado-news-removed = { $card } quitte le jeu.
eldorado-news-saved = { $card } reste dans le jeu.
eldorado-news-left = Reste : { eldorado-symbol } { $left }.
eldorado-news-owed-cards = Cartes à donner : { $left }.
eldorado-news-owed-coins = À payer : { $owed }.
eldorado-news-last-round = C’est le dernier tour de table : la partie finit avec lui.
eldorado-news-nobody = Le tour de table { $round } était le dernier permis : personne n’a atteint El Dorado, et personne ne gagne.

## Parcours

eldorado-course-unnamed = Parcours { $boards }
# Ce nom va dans un document, où une espace insécable est refusée.
eldorado-course-random = Parcours au hasard n° { $seed }
eldorado-course-unknown = Il n’y a pas de parcours { $course }. Sont possibles : { $known } ; random-N, avec un entier N inférieur à 2^31 ; et les documents de parcours.

# La forme d’un document
eldorado-course-form = { $where } ne peut pas valoir { $value } : il faut { $wanted ->
    [object] un objet, entre accolades
    [list] une liste, entre crochets
    [name] un texte de 1 à 80 caractères, ou un texte dans chaque langue
    [plate] "finish_river" ou "finish_jungle"
    [rotation] un entier de 0 à 5, en sixièmes de tour dans le sens horaire
    [barrier] le numéro d’une barrière, de 1 à 6
   *[coordinate] un entier de −1000 à 1000
}.
eldorado-course-key = { $where } n’a pas de champ { $field }. Ses champs sont : { $known }.
eldorado-course-lacks = Il manque « { $field } » dans { $where }.
eldorado-course-length = { $where } a { $given ->
    [one] { $given } élément
   *[other] { $given } éléments
} ; il en faut au moins { $least } et au plus { $most }.
eldorado-course-board = { $where } : il n’y a pas de plateau { $board }. Les plateaux sont : { $known }.
eldorado-course-name = { $where } contient des caractères qui ne s’affichent pas.

# Ce que dit un document
eldorado-course-twice = Le plateau { $board } sert deux fois : il n’y en a qu’un.
eldorado-course-back = Les plateaux { $board } et { $back } sont les deux faces d’un même carton : choisissez-en une.
eldorado-course-start = Le premier plateau est { $board } : un parcours commence par le plateau de départ, A ou B.
eldorado-course-start-late = Le plateau de départ { $board } ne peut être que le premier.
eldorado-course-strip-last = La dernière pièce est la bande { $board } : il faut un grand plateau avant la plaque d’arrivée.
eldorado-course-too-many-barriers = Ce parcours demande { $needed } barrières ; il n’y en a que { $most }.
eldorado-course-overlap = Les plateaux { $first } et { $second } se recouvrent en { $hex }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } cases en tout)
}.
eldorado-course-apart = Les plateaux { $first } et { $second } se suivent, mais { $edges ->
    [0] n’ont aucune arête en commun
    [one] n’ont que { $edges } arête en commun
   *[other] n’ont que { $edges } arêtes en commun
} : ils doivent se joindre par un côté, sur au moins { $least } arêtes.
eldorado-course-touch = Les plateaux { $first } et { $second } ne se suivent pas, mais se touchent, en { $hex } et { $other }.
eldorado-course-notch = L’encoche de la plaque d’arrivée est en { $hex }, mais elle doit être à un coin du plateau { $board } : { $corners }.
eldorado-course-finish-overlap = La plaque d’arrivée recouvre le plateau { $board }, en { $hex }.
eldorado-course-finish-touch = La plaque d’arrivée touche le plateau { $board }, en { $hex } : elle ne doit toucher que le dernier.
eldorado-course-no-junction = Il n’y a pas de jonction entre { $first } et { $second } pour une barrière : ils ne se suivent pas.
eldorado-course-no-barrier = Il n’y a pas de barrière entre { $first } et { $second } : une bande n’en a qu’à son début.
eldorado-course-barrier-twice = Il y a deux barrières entre { $first } et { $second } : il n’y a de place que pour une.
eldorado-course-barrier-missing = Il manque la barrière entre { $first } et { $second } : nommez toutes les barrières, ou omettez « barriers ».
eldorado-course-number-twice = La barrière { $number } est à deux jonctions : chaque numéro n’existe qu’une fois.
eldorado-course-number-missing = Certaines barrières ont un numéro, mais pas celles de { $junctions } : numérotez-les toutes, ou aucune.
eldorado-course-closed = Aucun chemin ne mène à El Dorado depuis { $count ->
    [one] le départ { $starts }
   *[other] les départs { $starts }
}.

# Ce qu’il faut savoir d’un parcours
eldorado-course-table-overview = Le parcours
eldorado-course-table-cost = Coût
eldorado-course-table-steps = Pas
eldorado-course-table-form = Sa forme
eldorado-course-table-hexes = Cases
eldorado-course-table-barriers = Barrières
eldorado-course-table-caves = Grottes
eldorado-course-table-bends = Virages
eldorado-course-table-narrowest = Passage le plus étroit
eldorado-course-table-ways = Chemins vers El Dorado
eldorado-course-table-start = Départ
eldorado-course-table-cheapest = Le moins cher
eldorado-course-table-shortest = Le plus court
eldorado-course-way = { $cost } en { $steps } pas
eldorado-course-table-land = Le terrain
eldorado-course-table-terrain = Terrain
eldorado-course-table-share = Part
eldorado-course-table-zone = Plus grande zone

## Image

eldorado-picture-hex = { $special ->
    [finish] porte d’El Dorado : { $terrain }, { $number }
    [start] départ { $number }
    [cave] montagne avec une grotte
    [mountain] montagne
   *[other] { $terrain }, { $number }
}
eldorado-picture-barrier = Barrière { $number } : { $terrain }, { $cost }
eldorado-picture-rose = Les directions des déplacements
eldorado-picture-facts = Coût minimal { $cost } · { $steps } pas au minimum · cases { $hexes } · barrières { $barriers } · grottes { $caves }
eldorado-picture-sheet = Les parcours du livret de règles
eldorado-picture-label = La table de La Course vers El Dorado
eldorado-picture-heading = { $course } · { $phase ->
    [over] { $count ->
        [0] la partie est finie, et personne ne gagne
        [one] la partie est finie : la place { $winners } gagne
       *[other] la partie est finie : les places { $winners } gagnent
    }
    [discard] Tour de table { $round }{ $last ->
        [yes] {" "}(le dernier)
       *[no] {""}
    } · la place { $seat } se défausse
   *[play] Tour de table { $round }{ $last ->
        [yes] {" "}(le dernier)
       *[no] {""}
    } · à la place { $seat } de jouer
}
eldorado-picture-pawn = { $pawn ->
    [0] Pion de la place { $seat }
   *[other] Pion { $pawn } de la place { $seat }
}{ $hex ->
    [el-dorado] , à El Dorado
   *[other] , en { $hex }
}
eldorado-picture-pile = { $card } : prix { $price }, reste { $stock }
eldorado-picture-market = Marché
eldorado-picture-above = Au-dessus du marché
eldorado-picture-players = Joueurs
eldorado-picture-player = Place { $seat } · reste à parcourir { $to_go } · main { $hand } · pioche { $deck } · défausse { $discard }
eldorado-picture-held = { $kind ->
    [hand] main : { $what }
    [played] jouées : { $what }
    [barriers] barrières : { $what }
   *[tiles] tuiles : { $what }
}

## Conseils

eldorado-advice-nearer = Plus près d’El Dorado de { $steps }.
eldorado-advice-symbol = { $card } a { eldorado-symbol } { $power } ; sur le chemin le plus court, { $hexes ->
    [0] aucun hexagone ne le demande
    [one] un hexagone le demande
   *[other] { $hexes } hexagones le demandent
}.
eldorado-advice-joker = { $card } a { $power } de n’importe quel symbole.
eldorado-advice-draws = { $card } fait piocher { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}{ $removes ->
    [0] {""}
    [one] {" "}et permet d’en écarter une
   *[other] {" "}et permet d’en écarter { $removes }
}.
eldorado-advice-pays = { $card } paie { $coins } lors d’achats à venir.
eldorado-advice-exact = Cela paie exactement ce qui est dû.
eldorado-advice-thinner = Votre paquet rétrécit, les autres cartes reviennent plus souvent : il en reste { $cards }.
eldorado-advice-fresh = De nouvelles cartes remplacent celles que vous ne gardez pas : vous en piocherez { $cards }.
eldorado-advice-kept = Cartes de votre main que vous pouvez garder pour votre prochain tour : { $cards }.
