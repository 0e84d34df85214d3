# Le plateau d’Expéditions dans le navigateur.

# Ce qu’on peut faire
web-expeditions-prompt-mark = Marquez un lieu clé ({ $number } sur 4) : choisissez une de vos cartes, ou son lieu sur la carte.
web-expeditions-prompt-arrow = Posez une flèche : choisissez une route pointillée depuis la pointe d’une expédition.{ $tickets ->
    [yes] {" "}Vous pouvez dépenser un ticket avant ou après.
   *[no] {""}
}
web-expeditions-prompt-end = Votre flèche est posée. { $tickets ->
    [yes] Dépensez un ticket, ou finissez votre tour.
   *[no] Finissez votre tour.
}
web-expeditions-prompt-restart = L’expédition { $colour } a bouclé : faites-la repartir d’une étape qu’elle a visitée.
web-expeditions-prompt-bonus = { $count ->
    [one] Une flèche bonus : posez-la avec n’importe quelle expédition, ou renoncez-y.
   *[other] { $count } flèches bonus : posez-en une avec n’importe quelle expédition, ou renoncez-y.
}
web-expeditions-prompt-ticket = Votre ticket paie une flèche de plus : posez-la avec n’importe quelle expédition.
web-expeditions-prompt-keep = Vous avez regardé la pioche : gardez une carte, ou aucune.
web-expeditions-prompt-tuck = Choisissez maintenant ce qui va sous la pioche.
web-expeditions-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Les coups
web-expeditions-group-mark = Lieux clés
web-expeditions-group-arrow = Flèches de l’expédition { $colour }
web-expeditions-group-ticket = Dépenser un ticket
web-expeditions-group-swap = Échange
web-expeditions-group-turn = Tour

# La carte
web-expeditions-map = Carte du monde
web-expeditions-map-title = Expéditions
web-expeditions-map-motto = autour du monde
web-expeditions-targets = Ce que vous pouvez choisir sur la carte
web-expeditions-way = Flèche { $from } → { $to } : { $colours }
web-expeditions-several = { $count } flèches possibles : cliquez pour choisir
web-expeditions-which = Vers { $place } : quelle flèche ?
web-expeditions-zoom = Échelle
web-expeditions-nearer = Approcher
web-expeditions-farther = Éloigner
web-expeditions-whole = La carte entière
web-expeditions-letter = { $colour ->
    [yellow] J
    [red] R
   *[blue] B
}

# Trouver un lieu, et sa fiche
web-expeditions-find = Trouver un lieu
web-expeditions-found = { $count ->
    [0] Aucun lieu de ce nom
    [one] Un lieu
   *[other] { $count } lieux
}
web-expeditions-close = Fermer
web-expeditions-far = Segments depuis chaque pointe :
web-expeditions-distance = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
} depuis { $colour ->
    [yellow] la jaune
    [red] la rouge
   *[blue] la bleue
}
web-expeditions-nothing-here = On ne peut rien faire ici pour le moment.
web-expeditions-is-own = C’est un de vos objectifs.
web-expeditions-is-held = Dans la main { SEAT($seat, case: "of") }.
web-expeditions-is-common = Objectif commun : qui l’atteint le prend.
web-expeditions-is-key = { $mine ->
    [yes] Votre lieu clé{ $lost ->
        [yes] , abandonné : son jeton est perdu
       *[no] {""}
    }.
   *[no] Lieu clé { SEAT($seat, case: "of") }{ $lost ->
        [yes] , abandonné : son jeton est perdu
       *[no] {""}
    }.
}
web-expeditions-is-won = { $mine ->
    [yes] Vous l’avez gagné.
   *[no] Gagné par { SEAT($seat) }.
}
web-expeditions-is-ticket = Qui mène une expédition ici prend un ticket.
web-expeditions-is-bonus = Qui mène une expédition ici peut poser une flèche de plus.
web-expeditions-is-start = Les trois expéditions partent d’ici.

# Cartes
web-expeditions-piles = Cartes
web-expeditions-hand = Vos objectifs ({ $count })
web-expeditions-hand-of = Main { SEAT($seat, case: "of") } ({ $count })
web-expeditions-commons = Objectifs communs ({ $count })
web-expeditions-none = Aucune carte
web-expeditions-deck = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
web-expeditions-deck-known = N° { $place } : { $card }
web-expeditions-mark = Marquer
web-expeditions-worth = { $count ->
    [one] { $count } point s’il est atteint, moins { $count } sinon
   *[other] { $count } points s’il est atteint, moins { $count } sinon
}
web-expeditions-worth-common = 1 point pour qui l’atteint
web-expeditions-key = Lieu clé
web-expeditions-key-lost = Lieu clé, son jeton est perdu

# Expéditions et tickets
web-expeditions-expeditions = Expéditions
web-expeditions-expedition = Expédition { $colour } :
web-expeditions-left = { $count ->
    [one] { $count } flèche restante
   *[other] { $count } flèches restantes
}
web-expeditions-deeds = Tickets et tour
web-expeditions-tickets = { $count ->
    [one] Vous avez { $count } ticket
   *[other] Vous avez { $count } tickets
} ; { $used } sur 2 dépensés ce tour-ci
web-expeditions-ticket-arrow = Ajouter
web-expeditions-ticket-swap = Échanger
web-expeditions-ticket-remove = Retirer

# Un échange
web-expeditions-swap = Échange
web-expeditions-swap-keep = { $count ->
    [one] La dernière carte de la pioche : la gardez-vous ?
   *[other] Vous avez pioché deux cartes : laquelle gardez-vous ?
}
web-expeditions-swap-give = Vous gardez { $kept }. Quelle carte cédez-vous ? Elle va sous la pioche avec { $other }.
web-expeditions-swap-give-alone = Vous gardez { $kept }. Quelle carte cédez-vous ? Elle va sous la pioche.
web-expeditions-swap-order = Vous ne gardez aucune carte. Laquelle va sous la pioche en premier ?
web-expeditions-tuck = Sous la pioche
web-expeditions-tuck-before = Avant { $other }
web-expeditions-tuck-after = Après { $other }

# Un joueur
web-expeditions-count-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-expeditions-count-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
web-expeditions-count-won = { $count ->
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
}
web-expeditions-count-tokens = { $count ->
    [one] { $count } jeton repris
   *[other] { $count } jetons repris
}
web-expeditions-keys = Lieux clés :
web-expeditions-won = Cartes gagnées
