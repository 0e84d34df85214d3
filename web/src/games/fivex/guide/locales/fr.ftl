# Les règles et l’initiation d’Expédition vers 5X, en français.
# Dans un texte, une ligne vide finit un paragraphe, « - » commence un élément de liste, et ** entoure ce qui est gras.

## Règles

rules-fivex-goal-title = De quoi il s’agit
rules-fivex-goal-text =
    5X est une planète de sable. Votre clan s’y est installé, et deux à quatre autres aussi. L’eau fait vivre, sert à payer et se vole d’un clan à l’autre. Sous le sable dorment les machines d’un peuple disparu. Ces **technologies** coûtent de l’eau ; elles rendent vos actions plus fortes, et elles portent des **gemmes**.

    La partie dure 15 manches. À chacune, tout le monde choisit en secret une de ses cinq cartes d’action, et on les retourne toutes ensemble. Ce que rapporte la vôtre dépend souvent de celles des autres : essayez de deviner.

    Après la manche 15, vos gemmes actives donnent des points, de plus en plus à mesure que vous en avez de la même couleur, et 2 jetons d’eau donnent 1 point. Le clan qui a le plus de points gagne. Le jeu est de David Brain, pour trois à cinq joueurs.

rules-fivex-setup-title = Sur la table
rules-fivex-setup-text =
    Devant chaque clan se trouvent :

    - une main de **cinq cartes d’action**, une de chaque sorte ;
    - **5 jetons d’eau** derrière un écran : ce qu’un clan possède reste secret jusqu’à la fin ;
    - une **colonie**, reçue au hasard. Les colonies ne diffèrent que par le nom et la couleur, et chacune porte une gemme, le X ;
    - de la place pour les technologies et pour les cartes d’action défaussées.

    Au milieu se trouvent la pioche des 15 technologies, face cachée ; l’**offre**, une rangée de technologies à gagner, vide au début ; la réserve d’eau, qui ne s’épuise jamais ; et un dé à huit faces : 0, 0, 1, 1, 1, 2, 2, 3.

    Il n’y a pas de premier joueur. Tout se fait en même temps, ou dans un ordre que donnent les cartes.

rules-fivex-technology-title = Une technologie
rules-fivex-technology-text =
    Chacun de ses deux **coins supérieurs** désigne une action et lui donne une amélioration. Chaque fois que vous jouez cette action, l’amélioration agit pour vous.

    En bas se trouvent trois **gemmes** : une au milieu et une à chaque bord. Une gemme est **active** si elle a un laurier de chaque côté, et seules les gemmes actives donnent des points. Celle du milieu a ses deux lauriers d’origine. Celles des bords n’en ont qu’un et dorment, jusqu’à ce qu’une jointure les éveille.

rules-fivex-round-title = Une manche
rules-fivex-round-text =
    Chacune des 15 manches a quatre étapes :

    - **Une nouvelle technologie** passe de la pioche à l’offre.
    - **On choisit** une carte d’action, face cachée.
    - **On révèle** les cartes et on les résout dans l’ordre de leurs numéros.
    - **On range** les cartes jouées.

    L’offre peut compter une technologie de moins qu’il n’y a de clans : deux pour trois clans, trois pour quatre, quatre pour cinq. Si la nouvelle est de trop, la plus ancienne quitte le jeu. Il y a donc toujours quelque chose à gagner. La pioche a une carte par manche ; elle est vide une fois la manche 15 commencée.

rules-fivex-choosing-title = Le choix d’une carte
rules-fivex-choosing-text =
    Chacun choisit une carte et une seule ; personne ne passe. On peut toujours jouer : l’Extension revient chaque fois, vous l’avez donc en main à toutes les manches.

    Les cartes défaussées restent face visible. Qui les regarde sait quelles cartes chaque clan a encore en main.

    { "" }**Les explorateurs.** Un clan qui a joué Exploration à la manche d’avant est maintenant explorateur. D’abord tous les autres choisissent, et retournent leurs cartes ensemble. Les explorateurs les regardent, choisissent en secret et retournent les leurs, ensemble aussi. Alors seulement on commence à résoudre.

    - Si tout le monde a exploré à la manche d’avant, il n’y a personne à regarder : tous choisissent en même temps.
    - Un explorateur choisit toujours après les autres, pour cette manche seulement. On ne peut ni y renoncer ni le garder pour plus tard.
    - Un explorateur voit les cartes, jamais les mises : elles viennent ensuite.

rules-fivex-priority-title = La priorité
rules-fivex-priority-text =
    Les cartes se résolvent dans l’ordre de leurs numéros, de l’Excavation (1) à l’Extension (5). Les clans qui ont la même carte agissent en même temps. Chacune des cinq a trois temps :

    - d’abord les améliorations qui rapportent de l’eau de la réserve, pour tous les clans qui ont cette carte ;
    - puis les améliorations qui volent de l’eau, pour tous les clans qui ont cette carte ;
    - puis l’action elle-même.

    L’eau gagnée ou perdue compte aussitôt pour tout ce qui suit.

rules-fivex-improvements-title = Les améliorations
rules-fivex-improvements-text =
    Quand vous jouez une action, chacun de vos coins qui la désigne et qu’on peut voir agit, une fois. Ce n’est pas au choix. Un coin caché sous une autre carte n’agit plus jamais. Il y a quatre sortes d’améliorations.

    - **Par carte …** compte toutes ces cartes sur la table dans cette manche : la vôtre aussi, même celles qui ne sont pas encore résolues ou qui seront reprises en main.
    - **Prendre à chaque …** ne vous prend jamais rien à vous-même. À un clan sans eau, on ne vole rien (l’option sur les vols change cela).
    - Si plusieurs clans en volent un, à la même étape, qui a trop peu d’eau, ses jetons vont un par un aux voleurs, dans le sens horaire, en commençant à sa gauche, jusqu’au dernier.
    - Chaque coin qui porte un dé a son propre lancer.
    - Une technologie que vous gagnez n’améliore rien dans la même manche : elle arrive trop tard.

rules-fivex-actions-title = Les cinq actions
rules-fivex-actions-text =
    { "" }**1 Excavation.** Vous participez à l’enchère, et vous posez tout de suite ce que vous gagnez.

    { "" }**2 Exploitation.** La réserve vous donne de l’eau : 4 jetons si vous êtes seul à exploiter dans cette manche, 2 à chacun si vous êtes deux clans, 1 à chacun à trois ou plus.

    { "" }**3 Extermination.** Les victimes sont tous les clans qui ont joué Excavation, qu’ils aient gagné quelque chose ou non, et tous ceux qui ont joué Extension. Un exterminateur seul prend 2 jetons à chaque victime ; à plusieurs, chacun en prend 1 à chaque victime. Une victime qui a trop peu donne ce qu’elle a, et la réserve ajoute le reste. Les mises des enchères sont alors déjà payées. Sans victime, on ne gagne rien.

    { "" }**4 Exploration.** Lancez le dé : la réserve vous donne autant de jetons. À la manche suivante, vous êtes explorateur et choisissez après les autres. À la manche 15, il n’y a que le dé.

    { "" }**5 Extension.** Vos cartes défaussées reviennent toutes en main, et l’Extension avec elles. On peut la jouer même sans avoir rien défaussé : ses améliorations agissent quand même.

rules-fivex-away-title = Ranger les cartes
rules-fivex-away-text =
    L’Exploitation, l’Extermination, l’Exploration et une Excavation qui a gagné une technologie rejoignent vos cartes défaussées, face visible.

    Une Excavation qui n’a rien gagné revient en main. L’Extension aussi, avec toutes vos cartes défaussées. Personne n’explore donc deux manches de suite : il faut d’abord récupérer la carte.

rules-fivex-auction-title = L’enchère
rules-fivex-auction-text =
    Les améliorations de l’Excavation viennent d’abord, et l’on peut miser ce qu’elles ont rapporté. Puis chaque clan qui a joué Excavation fait une mise secrète : au moins 1 de ses jetons, au plus tous. On montre toutes les mises ensemble. Un clan sans une goutte d’eau ne mise pas, ne paie rien et ne gagne rien, mais il compte pourtant parmi les clans en Excavation.

    { "" }**Seul.** Personne d’autre n’a joué Excavation ? Alors vous misez contre le dé. Si votre mise dépasse le lancer, vous prenez dans l’offre la technologie que vous préférez. À égalité, le dé l’emporte. Une mise de 1 gagne avec 2 faces sur 8, une mise de 2 avec 5, une mise de 3 avec 7, et une mise de 4 ou plus toujours.

    { "" }**À deux clans ou plus.** Les mises égales s’annulent, quel que soit leur nombre. Parmi celles qui restent, la plus haute choisit d’abord une technologie, puis la suivante, tant que l’offre en contient ; rien ne s’y ajoute entre-temps. Chacun pose sa carte avant que le suivant choisisse.

    { "" }**Payer.** Un gagnant paie toute sa mise à la réserve. Un clan qui mise et ne gagne rien, à cause du dé, d’une mise égale ou d’une offre épuisée, paie 1 jeton et garde le reste. Quand c’est à vous de choisir, vous devez prendre une carte et payer.

rules-fivex-placing-title = Joindre les technologies
rules-fivex-placing-text =
    Une technologie se pose dès qu’elle est gagnée : à part, ou jointe à des technologies que vous avez. Rien n’oblige à joindre.

    { "" }**Ce qui va ensemble.** Deux cartes peuvent se joindre côte à côte si les deux coins qui se rencontrent désignent la **même action**. La sorte d’amélioration et la couleur des gemmes n’importent pas.

    { "" }**Comment elles se recouvrent.** Le bord droit de l’une et le bord gauche de l’autre se recouvrent : les deux cartes partagent une bande. On y voit le coin et la gemme de la carte du dessus. Le coin et la gemme du dessous sont perdus pour le reste de la partie. C’est vous qui décidez laquelle est au-dessus, pour chaque jointure.

    { "" }**Ce que cela rapporte.** La gemme de la bande partagée reçoit son second laurier de la carte du dessous : elle s’éveille. Une jointure vaut donc une gemme de plus, et coûte une amélioration.

rules-fivex-groups-title = Les groupes
rules-fivex-groups-text =
    Des cartes jointes forment un groupe. On peut avoir autant de groupes qu’on veut ; leur place sur la table ne veut rien dire.

    - Seule la carte qu’on vient de gagner peut être jointe. Deux cartes plus anciennes ne le peuvent jamais, à moins qu’une nouvelle ne trouve place entre elles.
    - Une nouvelle carte peut être jointe des deux côtés à la fois : à gauche, à la dernière carte d’un groupe ; à droite, à la première d’un autre. Il faut deux groupes différents : on ne ferme pas de cercle.
    - Une jointure ne se défait pas, et rien ne s’y glisse.
    - Les coins extérieurs d’un groupe ne sont jamais couverts : on voit toujours ce qui va ensemble.
    - Un groupe de deux cartes a 3 gemmes actives et 3 améliorations visibles, de trois cartes 5 et 4, de quatre cartes 7 et 5.
    - Les colonies ne se joignent pas. Leur X est toujours actif.

rules-fivex-example-title = Une manche jouée
rules-fivex-example-text =
    Quatre clans ; deux technologies dans l’offre.

    - Les Dunes d’ambre et le Bassin de sel jouent **Excavation**. L’Arche à péage rapporte 1 jeton aux Dunes d’ambre avant l’enchère. Elles misent 4, le Bassin de sel mise 3 : tous deux gagnent et paient.
    - Le Canyon de verre joue **Exploitation**. Le dé de sa Foreuse profonde donne 2 ; puis il puise 4 jetons, car il est seul.
    - La Mesa rouge joue **Extermination**. Sa Lampe des tombes rapporte 1 jeton par Excavation, donc 2. Puis elle en prend 2 à chacun des deux clans en Excavation. Le Bassin de sel n’en a plus que 1 ; la réserve paie l’autre.

    Personne ne reprend de carte : les deux Excavations ont gagné une technologie.

rules-fivex-end-title = La fin et les points
rules-fivex-end-text =
    La partie finit après la manche 15. Les technologies encore dans l’offre ne valent rien. On lève les écrans.

    { "" }**Les gemmes.** Chaque couleur, bleu, vert et violet, compte à part : 1 gemme active donne 1 point, 2 en donnent 3, 3 en donnent 6, 4 en donnent 10, 5 en donnent 15, et 6 ou plus en donnent 21. Une gemme qui dort ou qui est couverte ne donne rien.

    { "" }**Le X** de votre colonie est une gemme de plus, de la couleur que vous voulez, même d’une couleur que vous n’avez pas. Il rapporte le plus là où vous en avez déjà le plus, sans être à six ; ici, il s’y met de lui-même.

    { "" }**L’eau.** Deux jetons font 1 point. Un jeton tout seul ne donne rien.

    { "" }**Égalités.** À points égaux, qui a davantage d’eau gagne. Si l’eau est égale aussi, ces clans gagnent ensemble.

rules-fivex-known-title = Ce que tout le monde sait
rules-fivex-known-text =
    { "" }**Visibles** sont l’offre et les technologies qui ont quitté le jeu (on sait donc lesquelles sont encore dans la pioche, mais pas leur ordre), les technologies et les gemmes de chacun, et les cartes défaussées de chacun, donc aussi les mains. Tout gain, tout vol, tout paiement se fait au grand jour, et toute mise aussi, une fois la dernière faite.

    { "" }**Cachées** sont les cartes et les mises que les autres ont **scellées**, c’est-à-dire choisies mais pas encore montrées, et l’eau qu’ils ont. On ne vous dit même pas si quelqu’un a déjà choisi.

    { "" }**Compter.** Tous commencent avec 5 jetons, et chaque changement est vu de tous. Qui fait attention dès la première manche connaît donc l’eau de chacun, bien qu’elle ne soit jamais montrée. Les bots font attention.

    { "" }**Au moins, au plus.** On compte pour vous une manche, et pas davantage. Au début, on montre que chacun a 5 jetons. À partir de la deuxième manche, cela recommence dès que les cartes sont révélées, avec ce que montre la manche :

    - ce qu’un clan gagne, paie ou perd s’ajoute ou se retire ;
    - un clan qui mise 4 en a au moins 4 avant de payer ;
    - un clan en Excavation qui ne peut pas miser n’a pas d’eau, et de même celui qui n’a pas pu donner tout ce qu’on lui demandait.

    « Au plus » n’est donc montré qu’avant la deuxième révélation et, plus tard, pour un clan qu’on a vu à sec.

rules-fivex-options-title = Les options
rules-fivex-options-text =
    Qui ouvre une table peut changer quatre choses.

    - **Les écrans.** D’habitude, l’eau est cachée. Avec des écrans ouverts, chacun voit l’eau de tous, ce qui est bien pour apprendre.
    - **Les changements.** D’habitude, on peut changer une carte ou une mise scellée tant qu’il en manque une. Sans changements, ce qui est scellé le reste.
    - **Le recouvrement.** D’habitude, vous choisissez laquelle de deux cartes jointes est au-dessus. Sinon, une nouvelle technologie est toujours au-dessus de celles qu’elle joint.
    - **Les vols.** D’habitude, une amélioration ne peut pas voler plus que ce qu’un clan possède. Sinon, la réserve ajoute ce qui manque. L’action Extermination est toujours complétée par la réserve.

rules-fivex-cards-title = Toutes les technologies
rules-fivex-cards-text =
    Chaque action est trois fois dans un coin gauche et trois fois dans un coin droit. Chaque couleur est cinq fois au bord gauche, cinq fois au milieu et cinq fois au bord droit.

    Le déroulement, le dé, l’enchère et les points sont ceux du livret. Il n’imprime pas tout ce que contient la boîte, et certaines choses sont donc de nous : les faces des technologies, sauf la Balise-siphon, qui est son exemple ; tous les noms, couleurs et symboles, hormis les noms des cinq actions ; les jetons pour trois clans et plus qui exploitent, et les nombres de l’Extermination ; qu’il y a trois couleurs de gemmes, et comment au juste deux cartes se recouvrent.

rules-fivex-hints-title = Conseils pour une première partie
rules-fivex-hints-text =
    - **Gagnez des technologies.** La deuxième gemme d’une couleur vaut 2 points, la troisième 3, la quatrième 4. Quatre jetons d’eau n’en valent que 2.
    - **Tenez-vous à une couleur.** Quatre gemmes de même couleur font 10 points ; deux et deux en font 6. Faites-y servir le X.
    - **Joignez.** Au début, gardez au-dessus la meilleure amélioration ; vers la fin, la meilleure gemme.
    - **Regardez les cartes défaussées.** Qui n’a pas d’Excavation en main ne peut pas miser contre vous. Si vous pensez être seul, 4 jetons gagnent à coup sûr, et 3 presque.
    - **Ne misez pas comme tout le monde.** Une mise qu’un autre fait aussi ne vaut rien. Mais vous n’y perdez que 1 jeton, et vous gardez la carte.
    - **Exploitez quand les autres ne le peuvent pas.** Seul, cela rapporte 4 ; en compagnie, bien moins.
    - **Jouez l’Extension avant d’y être forcé.** Avec peu de cartes en main, on lit dans votre jeu, et les exterminateurs guettent l’Extension.
    - **Explorez avant une manche qui compte.** Voir les cartes des autres vous dit si vous seriez seul.
    - **Pensez à la manche 15.** L’Extension n’y rapporte plus rien d’utile, et l’Exploration n’est qu’un lancer. Gardez une bonne carte, et un nombre pair de jetons.

## Dessins des règles

rules-fivex-short-excavation = miser de l’eau pour une technologie
rules-fivex-short-exploitation = puiser de l’eau ; moins on est, plus on en a
rules-fivex-short-extermination = prendre à qui joue Excavation ou Extension
rules-fivex-short-exploration = un lancer pour de l’eau ; choisir tard ensuite
rules-fivex-short-extension = reprendre ses cartes
rules-fivex-technology-picture = { $card } et ses parties : deux coins en haut, trois gemmes en bas, des lauriers autour de la gemme du milieu.
rules-fivex-technology-action = cette action …
rules-fivex-technology-brings = … rapporte ceci
rules-fivex-technology-asleep = dort : un laurier
rules-fivex-technology-awake = active : deux lauriers
rules-fivex-round-picture = L’offre à quatre clans : la nouvelle technologie arrive à côté de la pioche, les autres avancent, et la quatrième, la plus ancienne, quitte le jeu.
rules-fivex-round-pile = pioche
rules-fivex-round-new = nouvelle
rules-fivex-round-oldest = la plus ancienne
rules-fivex-round-leaves = quitte le jeu
rules-fivex-choosing-picture = D’abord les autres choisissent, face cachée ; puis leurs cartes sont retournées ; puis l’explorateur choisit et retourne une carte.
rules-fivex-choosing-others = les autres
rules-fivex-choosing-explorer = explorateur
rules-fivex-choosing-first = choisissent
rules-fivex-choosing-second = retournent
rules-fivex-choosing-third = regarde et choisit
rules-fivex-priority-picture = L’ordre dans lequel les actions se résolvent : { $actions }.
rules-fivex-actions-picture = L’Exploitation rapporte 4 jetons à un clan seul, 2 à chacun à deux clans, 1 à chacun à trois ou plus. Un exterminateur seul prend 2 jetons à chaque victime ; deux exterminateurs en prennent 1 chacun à chaque victime.
rules-fivex-actions-alone = seul
rules-fivex-actions-two = deux clans
rules-fivex-actions-more = trois ou plus
rules-fivex-auction-lone-picture = Les huit faces du dé, 0, 0, 1, 1, 1, 2, 2 et 3, et combien chaque mise en bat : une mise de 1 en bat deux, de 2 cinq, de 3 sept, de 4 toutes.
rules-fivex-auction-picture = Mises de 5, 5, 3 et 2 avec deux technologies dans l’offre : les deux 5 s’annulent et paient 1 chacun, le 3 choisit d’abord et paie 3, le 2 prend l’autre technologie et paie 2.
rules-fivex-auction-lone = Seul, contre le dé
rules-fivex-auction-several = Quatre clans, deux technologies
rules-fivex-auction-bid = mise { $water }
rules-fivex-auction-cancel = annulée
rules-fivex-auction-first = premier choix
rules-fivex-auction-second = second choix
rules-fivex-auction-pays = paie { $water }
rules-fivex-placing-picture = { $first } et { $second } se rencontrent avec chacun un coin d’Exploration. Avec { $second } au-dessus, la bande partagée montre un jeton par Exploitation et une gemme verte active ; avec { $first } au-dessus, elle montre le dé et une gemme violette active.
rules-fivex-placing-apart = Les deux coins qui se rencontrent : { $action }
rules-fivex-placing-over = { $card } au-dessus
rules-fivex-groups-picture = Une nouvelle technologie entre deux autres : son bord gauche est joint à l’une, son bord droit à l’autre. Cinq gemmes sont alors actives ; les deux des bouts dorment.
rules-fivex-groups-before = Une nouvelle technologie va entre deux autres
rules-fivex-groups-after = Jointe des deux côtés : cinq gemmes éveillées
rules-fivex-example-caption = La manche en nombres
rules-fivex-example-clan = colonie
rules-fivex-example-plays = joue
rules-fivex-example-before = eau
rules-fivex-example-improved = bonus
rules-fivex-example-action = effet
rules-fivex-example-taken = pris
rules-fivex-example-after = après
rules-fivex-end-picture = Les gemmes de quatre technologies jointes : celles des deux bouts dorment ; entre elles, trois bleues, trois vertes et une violette sont actives. Le X en fait une quatrième bleue.
rules-fivex-end-caption = Ce que cela vaut avec 5 jetons d’eau
rules-fivex-end-colour = gemmes
rules-fivex-end-number = nombre
rules-fivex-end-points = en points
rules-fivex-end-with-x = { $gems } et le X
rules-fivex-end-water = eau
rules-fivex-end-pairs = 5 : deux paires
rules-fivex-end-total = ensemble

## Initiation

tutorial-fivex-cards-title = Cinq cartes
tutorial-fivex-cards-welcome = Vous menez un clan sur une planète de sable, contre deux autres. Pendant 15 manches, chacun choisit en secret une des cinq mêmes cartes, et on les retourne toutes ensemble. Les points viennent des gemmes, et un peu de l’eau.
tutorial-fivex-cards-draw = L’eau d’abord : c’est avec elle qu’on paie tout. L’Exploitation en puise, 4 jetons si personne d’autre ne le fait, moins en compagnie. Jouez-la.
tutorial-fivex-cards-draw-hint = Toutes les cartes sont permises, mais il vous faut de l’eau : jouez Exploitation.
tutorial-fivex-cards-draw-done = Vous étiez seul : 4 jetons. Les deux autres ont joué Extermination, et n’ont trouvé personne à voler.
tutorial-fivex-cards-spent = Votre Exploitation est maintenant face visible devant vous. Vous ne pouvez pas la rejouer pour l’instant, et tout le monde le voit. Les autres n’ont plus d’Extermination en main : ils ne peuvent pas vous voler.
tutorial-fivex-cards-raid = L’Extermination prend de l’eau à tous les clans qui jouent Excavation ou Extension dans la même manche : 2 jetons à chacun si vous êtes seul. Essayez.
tutorial-fivex-cards-raid-hint = Jouez Extermination : les autres ont de quoi vouloir fouiller, ou reprendre leurs cartes.
tutorial-fivex-cards-raid-done = Un clan a repris ses cartes, l’autre a fouillé : 2 jetons de chacun font 4. Celui qui a fouillé avait payé une technologie et n’avait plus que 1 jeton ; la réserve vous a donné l’autre.
tutorial-fivex-cards-back = Deux de vos cartes sont dépensées. L’Extension les ramène toutes, et revient elle-même. Jouez-la.
tutorial-fivex-cards-back-hint = Jouez Extension, pour retrouver vos cinq cartes.
tutorial-fivex-cards-back-done = Votre main est de nouveau entière. Les autres ont exploité ensemble, et n’ont donc puisé que 2 jetons chacun.
tutorial-fivex-cards-order = Les numéros des cartes disent qui agit d’abord : 1 Excavation, 2 Exploitation, 3 Extermination, 4 Exploration, 5 Extension. Ceux qui ont la même carte agissent en même temps.

tutorial-fivex-auction-title = Fouiller et miser
tutorial-fivex-auction-offer = Ces technologies sont à gagner : c’est l’offre. Chaque manche en ajoute une, et s’il y en a trop, la plus ancienne quitte le jeu. Elles portent des gemmes, et ce sont les gemmes qui font gagner.
tutorial-fivex-auction-dig = Pour en gagner une, jouez Excavation, puis misez de l’eau.
tutorial-fivex-auction-dig-hint = Les technologies se gagnent avec Excavation : jouez cette carte.
tutorial-fivex-auction-dig-done = Personne d’autre ne fouille. Vous misez donc contre le dé.
tutorial-fivex-auction-die = Ses faces sont 0, 0, 1, 1, 1, 2, 2, 3, et votre mise doit dépasser le lancer. Une mise de 4 gagne toujours. Prenez un risque et misez 2 : c’est 5 chances sur 8.
tutorial-fivex-auction-die-hint = D’autres mises sont permises aussi, mais misez 2 ici, pour voir ce qui se passe.
tutorial-fivex-auction-die-done = Un 2 : à égalité, le dé l’emporte. Ce n’est pas si grave : vous ne payez que 1 jeton, et l’Excavation revient dans votre main.
tutorial-fivex-auction-rival = La plus ancienne technologie a quitté le jeu, une nouvelle est là. Fouillez encore.
tutorial-fivex-auction-rival-hint = Vous avez toujours l’Excavation : jouez-la.
tutorial-fivex-auction-rival-done = Cette fois, un autre clan fouille aussi. Alors il n’y a pas de dé : vous misez l’un contre l’autre.
tutorial-fivex-auction-bids = Les mises sont secrètes et se montrent ensemble. Les mises égales s’annulent ; parmi les autres, la plus haute choisit d’abord. Misez 4 ou 5 pour passer en premier.
tutorial-fivex-auction-bids-hint = Moins suffirait peut-être, ou peut-être pas. Misez 4 ou 5 ici.
tutorial-fivex-auction-bids-done = L’autre clan a misé 3. Vous choisissez d’abord, et il prend ce qui reste, car il y a deux technologies dans l’offre. Chacun paie toute sa mise.
tutorial-fivex-auction-choose = Prenez la Lampe des tombes. Son coin droit rapporte 1 jeton chaque fois que vous jouez Excavation.
tutorial-fivex-auction-choose-hint = La Corne d’orage n’est pas mal non plus, mais prenez ici la Lampe des tombes.
tutorial-fivex-auction-choose-done = Votre première technologie. La gemme de son milieu compte déjà. Une Excavation qui a gagné reste parmi vos cartes défaussées jusqu’à votre Extension.

tutorial-fivex-joining-title = Joindre et améliorer
tutorial-fivex-joining-gems = Vous avez la Balise-siphon, et vous venez de gagner une autre technologie. Seule compte une gemme qui a un laurier des deux côtés : la verte, au milieu. Celles des bords dorment.
tutorial-fivex-joining-fit = Deux cartes peuvent se joindre si les coins qui se rencontrent désignent la même action, ici l’Exploration. Prenez le Repéreur de puits et posez-le à droite de la Balise-siphon, par-dessus.
tutorial-fivex-joining-fit-hint = C’est permis, mais essayez ceci : le Repéreur de puits, à droite de la Balise-siphon, par-dessus. Sa gemme verte va bien avec celle que vous avez.
tutorial-fivex-joining-fit-done = La gemme verte de la bande partagée s’est éveillée : deux vertes et une bleue comptent maintenant.
tutorial-fivex-joining-covered = Ce qui est dessous est perdu pour de bon : une gemme violette, et le coin avec un dé. On voit à la place le coin du Repéreur de puits : jouez Exploration, et vous recevez 1 jeton par Exploitation sur la table.
tutorial-fivex-joining-improve = Essayez cette amélioration : jouez Exploration. La carte elle-même lance aussi le dé pour de l’eau.
tutorial-fivex-joining-improve-hint = Jouez Exploration : c’est ce que votre nouveau coin améliore.
tutorial-fivex-joining-improve-done = Les deux autres ont exploité : 2 jetons de votre coin, et 2 du dé. Et ce n’est pas tout : vous voilà explorateur.
tutorial-fivex-joining-late = Un explorateur choisit en dernier, et voit les cartes des autres : l’un joue Extension, l’autre Excavation. On peut les voler tous les deux, et le coin droit du Repéreur de puits améliore l’Extermination. Qu’attendez-vous ?
tutorial-fivex-joining-late-hint = Regardez les deux cartes sur la table : l’Extermination prend 2 jetons à chacun de ces clans.
tutorial-fivex-joining-late-done = 1 jeton de votre coin et 4 des deux clans. L’Exploration rapporte peu d’eau elle-même, mais à la manche suivante vous n’avez plus à deviner.

tutorial-fivex-secrets-title = Lire dans le jeu des autres
tutorial-fivex-secrets-screens = Quatre clans, et maintenant il y a des écrans : vous ne voyez que votre eau. Des autres, on vous montre ce qu’ils ont à coup sûr, d’après ce qu’a montré cette manche ou la précédente. Qui fait attention dès la première manche peut compter le reste.
tutorial-fivex-secrets-hands = Les mains ne sont pas un secret : ce qui est défaussé n’est pas en main. Regardez bien : aucun des trois autres n’a l’Exploitation en ce moment.
tutorial-fivex-secrets-alone = Qui exploite est donc seul. Servez-vous.
tutorial-fivex-secrets-alone-hint = Personne d’autre n’a l’Exploitation en main : 4 jetons vous attendent.
tutorial-fivex-secrets-alone-done = 4 jetons. Et voyez l’enchère : deux clans ont misé 5 chacun. Les mises égales s’annulent : tous deux ont payé 1 jeton et n’ont rien gagné.
tutorial-fivex-secrets-crowd = Il y a maintenant trois technologies dans l’offre, et les deux clans ont repris leur Excavation. Fouillez avec eux : votre Lampe des tombes vous donne même un jeton pour cela.
tutorial-fivex-secrets-crowd-hint = Trois technologies sont à gagner : jouez Excavation et participez.
tutorial-fivex-secrets-crowd-done = Trois clans fouillent. Il y en a pour tout le monde, à moins que deux misent autant.
tutorial-fivex-secrets-odd = Tous deux semblent aimer le nombre 5. Misez autre chose, et gardez quelques jetons : quelqu’un a joué Extermination.
tutorial-fivex-secrets-odd-hint = Tout sauf 5 convient ici, de 1 à 8.
tutorial-fivex-secrets-odd-done = Ils se sont encore annulés. Votre mise est la seule qui reste, et donc la plus haute, si petite soit-elle.
tutorial-fivex-secrets-prize = Choisissez ce qui vous plaît, et posez-le comme il vous plaît. La Sonde à échos irait à droite de votre Lampe des tombes.
tutorial-fivex-secrets-prize-hint = Prenez une des trois technologies de l’offre.
tutorial-fivex-secrets-prize-done = Elle est à vous. L’exterminateur a ensuite pris 2 jetons à chacun des trois clans qui ont fouillé, le vôtre compris.
tutorial-fivex-secrets-known = Regardez encore les écrans : qui a misé 5 avait au moins 5 jetons. Après en avoir payé 1 et perdu 2, ce clan en a encore au moins 2. On compte cela pour vous.

tutorial-fivex-end-title = La dernière manche
tutorial-fivex-end-last = Manche 15, la dernière. Vous avez gagné l’enchère et prenez encore une technologie. Vous avez deux groupes : quelle carte les réunirait ?
tutorial-fivex-end-bridge = La Lampe des tombes va à droite du Repéreur de puits et à gauche de l’Arche à péage, les deux à la fois. À l’Arche, mettez-la par-dessous : une gemme verte s’éveille alors, et vous collectionnez les vertes. Au Repéreur, peu importe : les deux gemmes y sont violettes.
tutorial-fivex-end-bridge-hint = Prenez la Lampe des tombes, joignez-la des deux côtés, et mettez-la sous l’Arche à péage. Une gemme bleue y ferait 17 points de gemmes, une verte en fait 19.
tutorial-fivex-end-bridge-done = Quatre cartes à la suite, sept gemmes actives. La partie est finie, et vous avez gagné.
tutorial-fivex-end-colours = Voici comment comptent les gemmes. Chaque couleur à part : 1, 2, 3, 4, 5 ou 6 donnent 1, 3, 6, 10, 15 ou 21 points. Vous avez 4 vertes, 2 bleues et 1 violette.
tutorial-fivex-end-wild = Le X de votre colonie est une gemme de plus, de n’importe quelle couleur. Comme cinquième verte, il fait passer de 10 à 15 points. Avec 3 pour les bleues et 1 pour la violette, cela fait 19.
tutorial-fivex-end-water = Deux jetons d’eau donnent 1 point : vos 5 jetons en donnent 2, donc 21 en tout. À points égaux, qui a davantage d’eau gagne. Vous savez tout : bonne partie !
