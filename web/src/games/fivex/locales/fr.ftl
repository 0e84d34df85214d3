# La table de 5X, en français.

## La manche

web-fivex-round = Manche { $round } sur { $rounds }
web-fivex-phase = { $phase ->
    [choose] chacun choisit en secret
    [follow] les explorateurs choisissent
    [bid] enchère : mises secrètes
    [take] enchère : on prend les technologies
   *[over] les écrans sont levés
}
web-fivex-ledger = { $state ->
    [none] Aucune carte révélée pour l’instant
    [follow] Manche { $round } : les cartes des autres
    [past] Ce que la manche { $round } a apporté
   *[now] La manche { $round } jusqu’ici
}
web-fivex-die = { $die } à battre
web-fivex-show-clan = Montrer le clan { SEAT($seat, case: "of") }
web-fivex-explorer-chooses = explorateur, en train de choisir
web-fivex-hidden-card = Une carte que personne ne voit encore, si elle est choisie
web-fivex-later = Explorateur : choisit après les autres

## L’offre et la pioche

web-fivex-offer = Dans l’offre : { $cards } sur { $most }
web-fivex-pile = { $cards ->
    [0] Pioche vide
   *[other] Pioche : { $cards }
}{ $removed ->
    [0] {""}
    [one] {" · "}sortie : 1
   *[other] {" · "}sorties : { $removed }
}
web-fivex-pile-title = Technologies hors de la table
web-fivex-deck = { $cards ->
    [0] Il n’y a plus rien à venir
    [one] Encore une technologie à venir
   *[other] Encore à venir, dans un ordre que nul ne connaît : { $cards }
}
web-fivex-removed = { $cards ->
    [0] Aucune n’a quitté le jeu
   *[other] Hors du jeu : { $cards }
}

## Technologies

web-fivex-card-words = { $card }. { $corners }. Gemmes actives : { $lit }.{ $sleeping ->
    [0] {""}
   *[other] {" "}Endormies : { $asleep }.
}
web-fivex-technologies = { $cards ->
    [0] Aucune technologie
    [one] 1 technologie
   *[other] { $cards } technologies
}

## Clans

web-fivex-clans = Les clans
web-fivex-clan = Joueur
web-fivex-you = vous
web-fivex-colony = { $colony } : une colonie et sa gemme X, toujours active
web-fivex-status = { $status ->
    [explorer] explorateur : après les autres
    [winner] gagne
    [take] prend une technologie
    [bid] mise
   *[choose] choisit
}
web-fivex-water-known = { $kind ->
    [exact] { $least } d’eau
    [least] Au moins { $least } d’eau
   *[between] Au moins { $least }, au plus { $most } d’eau
}{ $screen ->
    [yes] {" "}derrière l’écran
   *[no] {""}
}
web-fivex-gems-words = Gemmes actives : { $gems }, et le X ; valeur { $points }
web-fivex-sealed-bid = Mise scellée : { $water }

## Ses propres cartes

web-fivex-hand = Vos cartes d’action
web-fivex-own-card = { $card } : { $state ->
    [sealed] scellée
    [face-up] sur la table
    [discard] défaussée
   *[hand] en main
}
web-fivex-does = { $action ->
    [excavation] Miser de l’eau pour une technologie
    [exploitation] Puiser 4 si on est seul, 2 à deux, sinon 1
    [extermination] Voler qui fouille ou fait Extension
    [exploration] Lancer le dé ; choisir en dernier ensuite
   *[extension] Reprendre les cartes défaussées
}

## L’enchère

web-fivex-bid-label = Votre mise, sur { $water } d’eau
web-fivex-bid-alone = Personne ne mise contre vous : il faut battre le dé.
web-fivex-bid-rivals = { $clans ->
    [one] Un autre clan mise
   *[other] { $clans } autres clans misent
} ; dans l’offre : { $cards }. Les mises égales s’annulent.
web-fivex-bid-beats = Une mise de { $bid } bat { $faces } des { $all } faces du dé
web-fivex-bid-sealed = Votre mise de { $water } est scellée{ $changes ->
    [yes]  ; vous pouvez encore la changer.
   *[no] .
}

## Poser une technologie

web-fivex-pick-offer = Vous avez gagné : choisissez une technologie de l’offre ci-dessus.
web-fivex-place = { $ways ->
    [one] { $card } ne peut être mise qu’à part :
   *[other] Où poser { $card } ? { $ways } façons :
}
web-fivex-place-key = Gemmes qui s’allument, points de gemmes avant et après, améliorations couvertes pour de bon (barrées).
web-fivex-apart = À part
web-fivex-joint = { $side ->
    [after] après { $card }
   *[before] avant { $card }
}, { $lies ->
    [over] par-dessus
   *[under] par-dessous
}
web-fivex-way = { $words }. S’allument : { $gems }. Points de gemmes : de { $before } à { $after }.{ $count ->
    [0] {""}
   *[other] {" "}Couvre pour de bon : { $covered }.
}

## Ce que disent les signes

web-fivex-legend = Ce que disent les signes
web-fivex-legend-x = le X d’une colonie : à la fin, une gemme de n’importe quelle couleur

## La fin

web-fivex-scores = D’où viennent les points
web-fivex-and-x = et le X
web-fivex-scores-key = Pour chaque couleur : les gemmes actives, avec le X là où il rapporte le plus, et leurs points. Deux jetons d’eau font un point ; à points égaux, l’eau tranche.

## Invites et listes

web-fivex-prompt-choose = { $phase ->
    [follow] Vous avez exploré : voyez les cartes des autres, puis choisissez la vôtre.
   *[choose] Choisissez une carte d’action pour la manche { $round } ; toutes se révèlent ensemble.
}
web-fivex-prompt-sealed = { fivex-action } : carte scellée. { $changes ->
    [yes] Tant que tous n’ont pas choisi, vous pouvez encore en changer.
   *[no] Les autres choisissent encore.
}
web-fivex-prompt-bid = { $sealed ->
    [yes] Votre mise de { $bid } est scellée. { $changes ->
        [yes] Tant que tous n’ont pas misé, vous pouvez encore la changer.
       *[no] Les autres misent encore.
    }
   *[no] Misez de 1 à { $water } d’eau pour une technologie.
}
web-fivex-prompt-take = { $cards ->
    [one] Prenez la technologie de l’offre et choisissez où la poser.
   *[other] Prenez une technologie de l’offre et choisissez où la poser.
}
web-fivex-group-play = Cartes d’action
web-fivex-group-bid = Mises
web-fivex-group-take = Prendre { $card }
web-fivex-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-fivex-score-hidden = score caché
