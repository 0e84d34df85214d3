# Expéditions : autour du monde, en français.

# Coups
expeditions-mark = Marquer { $card } comme lieu clé
expeditions-arrow = Flèche { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
} : { $from } → { $to }
expeditions-ticket-arrow = Ticket : ajouter une flèche
expeditions-ticket-remove = Ticket : retirer la dernière flèche { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
}
expeditions-ticket-swap = Ticket : échanger une carte
expeditions-decline = Renoncer à la flèche bonus
expeditions-end = Finir le tour
expeditions-keep = Garder { $card }
expeditions-keep-nothing = Ne garder aucune carte
expeditions-keep-secret = Regarde les cartes
expeditions-tuck-last = Glisser { $card } sous la pioche, en dernier
expeditions-tuck-first = Glisser { $card } sous la pioche, en premier
expeditions-tuck-secret = Glisse les cartes sous la pioche

# Options
expeditions-option-hand-size = Cartes distribuées à chacun ; d’ordinaire (usual) 12 à 2 ou 3 joueurs, 9 au-delà.
expeditions-option-first-player = La place qui marque et joue la première.
expeditions-option-open-hands = Toutes les mains sont visibles, pour apprendre le jeu.
expeditions-option-round-cap = La partie finit au plus tard à ce tour de table. Cela arrête des bots qui feraient l’aller-retour sans fin ; entre humains, on n’en arrive jamais là.
expeditions-option-hands = { $size } cartes pour chacun des { $players } joueurs en laissent trop peu pour les objectifs communs. Distribuez-en au plus { $most }.
expeditions-option-first = La place { $seat } ne peut pas commencer : les places vont de 0 à { $last }.

# Coups illisibles
expeditions-unknown-location = Il n’y a pas de lieu « { $word } ». Vouliez-vous dire « { $near } » ?
expeditions-unknown-spot = Il n’y a pas d’étape « { $word } ». Vouliez-vous dire « { $near } » ?
expeditions-unknown-colour = Il n’y a pas d’expédition { $word }. Il y a : { $colours }.
expeditions-no-segment = Aucun segment ne joint { $tail } et { $head }. De { $tail } on peut aller à : { $neighbours }.
expeditions-unknown-move = « { $move } » n’est pas un coup. Les coups s’écrivent ainsi : mark tikal · red: start>rome · ticket: arrow · ticket: remove red · ticket: swap · decline · end · keep rome · keep nothing · tuck rome last · tuck rome first.

# Coups interdits
expeditions-no-mark-first = On marque les lieux clés : choisissez une de vos cartes, par exemple « mark tikal ».
expeditions-no-mark-not-in-hand = { $card } n’est pas dans votre main : on ne marque que ses propres objectifs.
expeditions-no-mark-near = { $card } est à { $distance ->
    [one] 1 segment
   *[other] { $distance } segments
} de la rose des vents : un lieu clé doit être à { $least } segments au moins.
expeditions-no-mark-twice = { $card } est déjà marqué : choisissez un autre lieu.
expeditions-no-marking-over = Tous les lieux clés sont marqués : les expéditions sont en route.
expeditions-no-swap = Aucun échange n’est en cours : dépensez d’abord un ticket avec « ticket: swap ».
expeditions-no-swap-first = Terminez d’abord votre échange.
expeditions-no-keep-decided = Vous avez choisi ce que vous gardez : choisissez maintenant la carte à glisser sous la pioche.
expeditions-no-keep-not-drawn = { $card } n’est pas une des cartes que vous avez piochées.
expeditions-no-keep-first = Choisissez d’abord la carte à garder, ou « keep nothing ».
expeditions-no-tuck-not-drawn = Vous ne gardez aucune carte : dites laquelle des deux cartes piochées va la première sous la pioche.
expeditions-no-tuck-drawn-first = Dites seulement quelle carte piochée va la première sous la pioche ; l’autre, s’il y en a une, suit.
expeditions-no-tuck-not-in-hand = { $card } n’est pas dans votre main : rendez une de vos propres cartes.
expeditions-no-tuck-alone = Une seule carte va sous la pioche : il n’y en a pas d’autre à suivre. Écrivez « first ».
expeditions-no-restart-first = L’expédition { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
} a formé une boucle : faites-la d’abord repartir d’une étape qu’elle a visitée.
expeditions-no-restart-unvisited = L’expédition { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
} n’a pas visité { $spot } : elle doit repartir d’une étape qu’elle a visitée.
expeditions-no-arrow-again = Vous avez déjà fait progresser une expédition ce tour-ci : pour une autre flèche dépensez un ticket avec « ticket: arrow », ou finissez le tour.
expeditions-no-arrow-none-left = Il ne reste pas de flèche { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
} en réserve : seules progressent les expéditions qui ont encore des flèches.
expeditions-no-arrow-off-tip = L’expédition { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
} est à { $tip } ({ $id }) : sa prochaine flèche doit en partir.
expeditions-no-arrow-segment-taken = Ce segment porte déjà une flèche { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
} : choisissez un segment qui n’en porte pas.
expeditions-no-bonus = Vous n’avez pas de flèche bonus à laquelle renoncer.
expeditions-no-bonus-first = Placez d’abord votre flèche bonus, ou renoncez-y avec « decline ».
expeditions-no-ticket-arrow-first = Vous avez payé une flèche : placez-la d’abord.
expeditions-no-ticket-limit = Vous avez dépensé { $most } tickets ce tour-ci, et c’est le maximum.
expeditions-no-ticket-none = Vous n’avez pas de ticket.
expeditions-no-ticket-no-arrow = Il ne reste aucune flèche en réserve : il n’y en a pas à ajouter.
expeditions-no-remove-nothing = L’expédition { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
} n’a pas de flèche sur la carte : il n’y en a pas à retirer.
expeditions-no-swap-no-hand = Votre main est vide : il n’y a pas de carte à échanger.
expeditions-no-swap-no-deck = La pioche est vide : il n’y a pas de carte à prendre en échange.
expeditions-no-end-before-progress = Il faut faire progresser une expédition avant de finir son tour.

# Positions contradictoires
expeditions-position-card = Il n’y a pas de carte « { $card } ».
expeditions-position-seats = { $field } a { $given } éléments ; il en faut un pour chacun des { $players } joueurs.
expeditions-position-phase = Il n’y a pas de phase « { $phase } ». Il y a : { $phases }.
expeditions-position-seat = { $field } : il n’y a pas de place { $seat }. Les places vont de 0 à { $last }.
expeditions-position-first = first_player vaut { $seat }, mais l’option first_player dit { $option }.
expeditions-position-round = Le tour de table { $round } ne va pas avec la phase « { $phase } » : le marquage est le tour de table 0, les autres vont de 1 à { $cap }.
expeditions-position-tickets-used = tickets_used vaut { $used } ; il va de 0 à { $most }.
expeditions-position-rng = rng doit être 64 bits en hexadécimal, comme 0x1f ; c’est « { $rng } ».
expeditions-position-twice = { $card } est à deux endroits : { $one } et { $other }. Il y a une carte par lieu.
expeditions-position-nowhere = { $card } n’est nulle part : une pioche donnée doit contenir toutes les cartes qui ne sont pas ailleurs.
expeditions-position-commons = Il y a { $given } objectifs communs ; il y en a au plus { $most }.
expeditions-position-drawn = { $given } cartes sont piochées pour un échange ; il en faut une ou deux.
expeditions-position-tickets = Les tickets { $tickets } sont impossibles : aucun nombre négatif, et { $all } en tout.
expeditions-position-token-twice = { $card } porte deux jetons ; il y en a un au plus.
expeditions-position-token-near = { $card } ne peut pas être un lieu clé : il est à moins de { $least } segments de la rose des vents.
expeditions-position-token-live = Le jeton de la place { $seat } sur { $card } ne vit que tant que la carte est dans sa main. Mettez-le sous « given_up », ou la carte dans la main.
expeditions-position-token-regained = La place { $seat } n’a pu reprendre son jeton sur { $card } qu’avec la carte : mettez-la sous « won » de cette place.
expeditions-position-token-lost = knowledge.lost nomme { $card }, qui ne porte pas de jeton abandonné.
expeditions-position-tokens = La place { $seat } a { $all } jetons en tout : on_map, given_up, regained et unplaced doivent faire ce total.
expeditions-position-colour = Il n’y a pas d’expédition { $colour }. Il y a : { $colours }.
expeditions-position-arrows = L’expédition { $colour } a { $given } flèches ; il y en a { $most }.
expeditions-position-chain = La flèche { $colour } { $arrow } ne prolonge pas son expédition, qui est à { $tip }.
expeditions-position-segment = La flèche { $colour } { $arrow } est sur un segment qui porte déjà une flèche { $colour }.
expeditions-position-marking-arrows = Aucune flèche ne peut être sur la carte pendant qu’on marque les lieux clés.
expeditions-position-loops = Les expéditions { $colours } ne peuvent pas avoir toutes deux formé une boucle : la première serait repartie.
expeditions-position-restart = pending.restart dit { $colour }, mais cette expédition n’a pas formé de boucle avec une flèche en réserve.
expeditions-position-bonus = pending.bonus vaut { $bonus } ; il va de 0 à 100.
expeditions-position-pending-phase = Rien ne peut être en attente dans la phase « { $phase } ».
expeditions-position-pending-arrows = Une flèche est due, mais il n’en reste aucune en réserve.
expeditions-position-pending-both = Un redémarrage ou une flèche bonus, une flèche de ticket et un échange ne peuvent pas être en attente à la fois.
expeditions-position-swap-hand = Un échange est en cours, mais la main de la place qui joue est vide.
expeditions-position-kept = { $card } n’est pas une des cartes piochées : { $drawn }.
expeditions-position-ending = Toutes les flèches sont sur la carte : « ending » doit être vrai.
expeditions-position-seen = knowledge.deck : { $card } doit être une carte de la pioche, avec les places qui l’ont vue ou « everybody ».
expeditions-position-swaps = knowledge.swaps dit { $swaps } ; il va de 0 à 255.
expeditions-position-swaps-few = knowledge.swaps : la place { $seat } tient des cartes que seuls { $least } échanges ou plus ont pu apporter.
expeditions-position-holder = La place { $seat } tient { $card }, mais knowledge.hands dit qu’elle ne le peut pas.
expeditions-position-marking-turn = Les jetons posés ne vont pas avec la place qui joue : on marque à tour de rôle depuis le premier joueur, un jeton à la fois.
expeditions-position-marking-begun = Pendant qu’on marque les lieux clés, aucun tour n’a commencé : ni flèche placée, ni ticket utilisé, ni jeton abandonné ou repris.
expeditions-position-marking-hand = La place { $seat } a besoin d’au moins { $least } cartes assez loin de la rose des vents.

# Terminal
expeditions-table-expeditions = Expéditions
expeditions-table-colour = Couleur
expeditions-table-tip = Se trouve à
expeditions-table-left = Flèches restantes
expeditions-table-next = Peut aller à
expeditions-table-players = Joueurs
expeditions-table-hand = Main
expeditions-table-tickets = Tickets
expeditions-table-won = Gagnées
expeditions-table-tokens = Jetons sur la carte
expeditions-table-objectives = Objectifs, les plus proches d’abord
expeditions-table-location = Lieu
expeditions-table-whose = À qui
expeditions-table-common = commun
expeditions-table-yours = à vous
expeditions-table-key = à vous, clé
expeditions-table-of-seat = clé de la place { $seat }
expeditions-table-round = Tour de table { $round }{ $ending ->
    [yes] {" "}(le dernier)
   *[no] {""}
} · pioche { $deck } · tickets en réserve { $supply }
expeditions-table-marking = Marquage des lieux clés
expeditions-colour = { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
}

# Nouvelles
expeditions-news-won = { $who ->
    [you] Vous gagnez { $card }
   *[other] { SEAT($seat) } gagne { $card }
} ({ $points }).
expeditions-news-key = { $who ->
    [you] Vous gagnez votre lieu clé { $card } et son jeton
   *[other] { SEAT($seat) } gagne le lieu clé { $card } et son jeton
} ({ $points }).
expeditions-news-claimed = { $who ->
    [you] Vous prenez l’objectif commun { $card }
   *[other] { SEAT($seat) } prend l’objectif commun { $card }
} ({ $points }).
expeditions-news-given-up = { $who ->
    [you] Votre jeton sur { $card } ne peut plus être regagné.
   *[other] Le jeton { SEAT($seat, case: "of") } sur { $card } ne peut plus être regagné.
}
expeditions-news-common = Nouvel objectif commun : { $card }.
expeditions-news-ticket = { $who ->
    [you] Vous recevez un ticket.
   *[other] { SEAT($seat) } reçoit un ticket.
}
expeditions-news-no-ticket = Il n’y a plus de ticket dans la réserve.
expeditions-news-bonus = { $who ->
    [you] Vous recevez une flèche bonus.
   *[other] { SEAT($seat) } reçoit une flèche bonus.
}
expeditions-news-loop = Boucle : l’expédition { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
} repart de n’importe quel point qu’elle a visité.
expeditions-news-loop-stays = Boucle : il ne reste plus de flèche { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
}, l’expédition reste où elle est.
expeditions-news-drawn = { $who ->
    [you] Vous piochez { $cards }.
   *[other] { SEAT($seat) } pioche { $cards }.
}
expeditions-news-begins = Tous les lieux clés sont marqués. { $who ->
    [you] Vous commencez.
   *[other] { SEAT($seat) } commence.
}
expeditions-news-ending = La fin approche : la partie s’arrête à la fin de ce tour de table.

# En attente
expeditions-pending-restart = l’expédition { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
} doit repartir
expeditions-pending-bonus = une flèche bonus est due
expeditions-pending-ticket = une flèche payée par un ticket est due
expeditions-pending-swap = un échange est en cours

# Image
expeditions-picture-label = Le plateau d’Expéditions
expeditions-picture-heading = { $phase ->
    [marking] Marquage des lieux clés
    [over] La partie est finie
   *[turns] Tour de table { $round }
} · flèches restantes : jaunes { $yellow }, rouges { $red }, bleues { $blue } · pioche { $deck } · tickets { $tickets }
expeditions-picture-commons = Objectifs communs : { $cards }
expeditions-picture-player = Place { $seat } · points { $score } · cartes en main { $hand } · tickets { $tickets } · gagnées { $won } · jetons repris { $tokens }
expeditions-picture-hand = main : { $cards }

# Conseils
expeditions-advice-mark = { $card } est à { $steps } du départ. Parmi vos autres cartes, { $near } en sont à { $within } au plus.
expeditions-advice-nearer = L’expédition { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
} se rapproche de votre carte { $card } : encore { $steps }.
expeditions-advice-key-nearer = L’expédition { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
} se rapproche de votre lieu clé { $card } : encore { $steps }.
expeditions-advice-common-nearer = L’expédition { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
} se rapproche de l’objectif commun { $card } : encore { $steps }.
expeditions-advice-rival-farther = L’expédition { $colour ->
    [yellow] jaune
    [red] rouge
   *[blue] bleue
} s’éloigne de { $card }, un lieu clé { SEAT($seat, case: "of") }.
expeditions-advice-farthest = De vos cartes, { $card } est la plus éloignée de toutes les expéditions : à { $steps }.
expeditions-advice-keep = { $card } est à { $steps } de l’expédition la plus proche.
expeditions-advice-tuck = { $card } est à { $steps } de l’expédition la plus proche.
expeditions-advice-tickets = Vous gardez { $tickets ->
    [one] un ticket
   *[other] { $tickets } tickets
} pour plus tard.
