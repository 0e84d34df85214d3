# La Course vers El Dorado : ses règles et ses leçons, en français. Une ligne vide sépare les paragraphes.

## Règles

rules-eldorado-goal-title = De quoi il s’agit
rules-eldorado-goal-text =
    Vous menez une expédition à travers la jungle, vers la cité d’or. Des cartes font avancer votre pion de case en case, et des cartes en achètent de meilleures. Tout le monde commence avec les mêmes huit cartes faibles : on étoffe donc son paquet, et on l’allège, pendant que la course se joue.

    Gagne qui atteint le premier les portes d’El Dorado. Si plusieurs y arrivent dans le même tour de table, les barrières qu’ils ont ôtées les départagent.

rules-eldorado-course-title = Le parcours
rules-eldorado-course-text =
    Un parcours commence par un plateau de départ et finit à la plaque d’arrivée. Entre les deux se suivent de grands plateaux de 37 cases et, parfois, d’étroites bandes de 16. Plateaux et bandes portent une lettre sur chaque face. Sept parcours viennent avec le jeu ; pour commencer, prenez **Première partie**.

    En travers de chaque jonction de deux plateaux se dresse l’une des six **barrières**, tirée au sort ; les autres retournent dans la boîte. Une bande a une barrière à son début mais pas à sa fin, et il n’y en a pas devant la plaque d’arrivée.

    Vous pouvez aussi composer **vos propres parcours**, ou en faire inventer un : ouvrez l’éditeur de parcours. Les plateaux qui se suivent se joignent par tout un côté, les autres ne se touchent pas, les deux faces d’un plateau sont une seule pièce, et la plaque se pose sur un coin du dernier plateau, qui est un grand. Un bon parcours varie les terrains, fait payer cher les raccourcis et l’intérieur des virages, et ne laisse aucun passage qu’un seul pion puisse fermer.

rules-eldorado-setup-title = Mise en place
rules-eldorado-setup-text =
    Il y a 18 sortes de cartes à acheter, trois de chacune. Six sortes occupent au début les six emplacements du **marché** : Éclaireur, Explorateur, Photographe, Coffre au trésor, Baroudeur et Poste de transmission. Les douze autres attendent au-dessus.

    Chacun a un pion (deux pions à deux joueurs) et un paquet de **huit cartes** : quatre Globe-trotteuses, trois Savants et un Matelot. Votre paquet mélangé devient votre pioche, face cachée ; vous prenez quatre cartes en main. Votre défausse est encore vide.

    Le premier joueur est tiré au sort, à moins que la table n’en décide, et se place sur la case de départ 1. Les autres suivent dans le sens horaire sur 2, 3 et 4.

rules-eldorado-turn-title = Un tour
rules-eldorado-turn-text =
    On joue chacun son tour, dans le sens horaire. Un tour a trois phases :

    - **Jouer des cartes** pour se déplacer, puis pour acheter une carte au plus.
    - **Défausser** ce qu’on a joué et, du reste de sa main, autant qu’on veut.
    - **Piocher** jusqu’à tenir de nouveau quatre cartes.

    Rien n’est obligatoire : on joue autant de cartes qu’on veut, ou aucune. Une carte sert une fois par tour, à une seule chose. Ce qui est joué reste au-dessus de votre tableau d’expédition jusqu’à la défausse, hors d’atteinte même si vous mélangez votre défausse entre-temps.

    Le déplacement vient d’abord : après l’achat, plus aucun pion ne bouge de ce tour. Les cartes action qui font piocher, écarter ou prendre des cartes se jouent avant comme après.

rules-eldorado-land-title = Le terrain
rules-eldorado-land-text =
    Une case montre ce qu’elle demande, et combien : ce nombre est son coût.

    - La **jungle** demande des machettes, de 1 à 3.
    - Les **villages** demandent des pièces, de 1 à 4.
    - Les **fleuves** demandent des pagaies, de 1 à 4.
    - Les **éboulis** demandent de 1 à 3 cartes quelconques, qui iront à votre défausse.
    - Les **campements** demandent de 1 à 3 cartes quelconques, qui quittent le jeu.
    - Les **montagnes** ne demandent rien : personne n’y entre jamais.

    On va dans n’importe quel sens, en arrière aussi, mais on ne revient jamais sur une case de départ. Une case où se trouve un pion est fermée : on ne s’y arrête pas et on n’y passe pas, même si le pion est à soi.

rules-eldorado-movement-title = Cartes et trajets
rules-eldorado-movement-text =
    Pour entrer dans une jungle, un village ou un fleuve, jouez **une seule carte** qui porte son symbole, d’une force au moins égale au coût de la case. On n’additionne jamais des cartes pour une case.

    S’il reste de la force, vous pouvez continuer aussitôt vers une autre case du même symbole, en ôtant ce qui est dépensé, et ainsi de suite. On s’arrête quand on veut ; le reste est perdu.

    Une carte est un seul trajet, sans coupure, d’un seul pion. Quoi que vous fassiez d’autre, carte, éboulis, tuile ou achat, il prend fin.

    Un **joker** vaut une machette, une pièce ou une pagaie, au choix, et garde ce symbole pour tout le trajet.

rules-eldorado-rubble-title = Éboulis et campements
rules-eldorado-rubble-text =
    Éboulis et campements prennent des cartes de votre main au lieu de force : exactement autant que la case en montre, de n’importe quelle sorte. Peu importe ce que montrent ces cartes ; elles n’ont pas d’effet.

    - Les cartes données pour des **éboulis** sont défaussées avec les autres à la fin de votre tour. Vous les reverrez.
    - Les cartes données pour un **campement** quittent le jeu. C’est ainsi qu’on se défait d’ordinaire des cartes faibles : dans un paquet mince, les bonnes reviennent plus souvent.

    Le reste d’une carte en cours ne paie ni l’un ni l’autre, et les tuiles Grotte ne sont pas des cartes. On ne commence un tel pas que si l’on a assez de cartes pour le finir.

rules-eldorado-barriers-title = Les barrières
rules-eldorado-barriers-text =
    Une barrière ferme toute la jonction. Pour passer, ouvrez-la comme si c’était une case de plus :

    - Barrière 1 : machette 1
    - Barrière 2 : pièce 1
    - Barrière 3 : une carte, comme pour des éboulis
    - Barrière 4 : pagaie 1
    - Barrière 5 : machette 2
    - Barrière 6 : deux cartes, comme pour des éboulis

    Votre pion doit être sur une case qui borde la jonction, d’un côté ou de l’autre, même si seule une montagne est en face. Il y reste pendant que la barrière s’en va : vous prenez la pièce et la **gardez**. La force qui reste vous emmène plus loin, et celle qui reste après des cases peut ouvrir une barrière. On peut aussi ouvrir et s’arrêter.

    Dès lors la jonction est ouverte à tous.

rules-eldorado-buying-title = L’achat
rules-eldorado-buying-text =
    Vous pouvez acheter **une carte par tour**, que vous ayez avancé ou non. Les cartes à pièces et les jokers paient leur force, toute autre carte une demi-pièce, et l’on additionne autant de cartes qu’on veut.

    On ne rend pas la monnaie. L’achat est fait dès que le prix est atteint : seule la dernière carte peut donc payer trop.

    La nouvelle carte va aussitôt sur votre défausse, face visible. Vous la piocherez après le prochain mélange.

rules-eldorado-market-title = Le marché
rules-eldorado-market-text =
    Au début, seules les six sortes du marché sont en vente. Dès qu’un emplacement est **vide**, parce que les trois cartes de sa pile sont parties, tout est en vente, les piles du dessus aussi.

    Quand vous achetez au-dessus, le reste de cette pile descend dans l’emplacement vide. Si c’était le dernier, les piles du dessus sont de nouveau fermées, jusqu’à ce qu’une autre s’épuise. S’il ne reste rien de la pile où vous avez acheté, l’emplacement reste vide.

    Rien n’oblige à acheter au-dessus, même quand on le peut. Avec deux emplacements vides, les piles du dessus restent ouvertes jusqu’à ce que les deux soient pris.

rules-eldorado-drawing-title = Défausser et piocher
rules-eldorado-drawing-text =
    À la fin de votre tour, ce que vous avez joué va à votre défausse. Chaque carte encore en main se garde ou se défausse, à votre gré. Dès la première défaussée, vous ne jouez plus rien de ce tour.

    Piochez ensuite jusqu’à tenir **quatre** cartes. Avec quatre ou plus, on ne pioche pas ; il n’y a pas de maximum.

    Quand votre pioche s’épuise, à quelque moment que ce soit, prenez ce qu’il y a, mélangez votre défausse pour en faire une nouvelle pioche et continuez. Si elle est vide aussi, vous avez moins de cartes.

rules-eldorado-cards-title = Équipements et cartes action
rules-eldorado-cards-text =
    Six sortes de cartes sont des **équipements** : Machette, Coffre au trésor, Avion à hélice, Poste de transmission, Boussole et Carnet de voyage. Un équipement sert une fois : dès qu’on use de sa capacité, il quitte le jeu, même si de la force est perdue. Donné pour des éboulis ou pour une demi-pièce, il n’est qu’une carte, et vous le gardez. Mais le Coffre au trésor et l’Avion à hélice montrent des pièces : quand ils paient, ils paient 4 et s’en vont.

    Les **cartes action**, violettes, n’ont pas de force. Elles font aussitôt ce qu’elles disent, puis votre tour continue. Données pour des éboulis, un campement ou une demi-pièce, elles ne font rien.

    - **Poste de transmission** : prenez une carte, n’importe laquelle, du marché ou du dessus, sur votre défausse. Ce n’est pas un achat : il marche même si tous les emplacements sont pris, et vous pouvez encore acheter. Une pile du dessus y reste ; un emplacement qui se vide ouvre à tous les piles du dessus.
    - **Cartographe** et **Boussole** : piochez deux cartes, ou trois. Vous pouvez les jouer dans le même tour.
    - **Scientifique** et **Carnet de voyage** : piochez une carte, ou deux ; décidez ensuite, tout de suite, d’écarter du jeu des cartes de votre main, une au plus, ou deux. Celles qu’on vient de piocher peuvent partir, la carte jouée non.
    - **Indigène** : votre pion entre sur une case voisine sans rien payer, éboulis et campements compris ; ou bien il ôte une barrière de sa jonction sans la franchir. C’est l’un ou l’autre. Montagnes, cases occupées et cases de départ restent fermées.

rules-eldorado-end-title = La fin
rules-eldorado-end-text =
    La plaque d’arrivée a trois cases d’arrivée. Elles coûtent 1, pagaie ou machette selon la face de la plaque ; un Indigène peut aussi y entrer. Un pion qui entre sur l’une d’elles va aussitôt à El Dorado, et la case redevient libre ; le reste de sa carte est perdu.

    L’arrivée met fin à votre tour, sans piocher, et ce tour de table est le **dernier** : on le joue jusqu’au bout, pour que chacun ait joué autant de fois. Si vous êtes le dernier à y jouer, la partie est finie aussitôt.

    Qui est seul à El Dorado gagne. S’ils sont plusieurs :

    - celui d’entre eux qui a le **plus de barrières** l’emporte,
    - puis celui qui a la barrière au **plus grand numéro**,
    - et si aucun n’en a, le premier arrivé.

    Si personne n’est arrivé à la fin du dernier tour de table possible (le 100e, à moins que la table n’en choisisse un autre), personne ne gagne. Le nombre à côté de chaque joueur est ce que coûte encore le chemin le moins cher jusqu’à El Dorado. Il ne décide de rien.

rules-eldorado-two-title = À deux joueurs
rules-eldorado-two-text =
    Chacun a **deux pions**, sur les cases de départ 1 et 3, ou 2 et 4. À chaque carte, tuile, éboulis ou campement, vous choisissez de nouveau lequel bouge ; la force d’une carte ne se partage jamais. Votre propre pion vous barre la route comme un autre.

    Un premier pion à El Dorado ne change rien : votre tour continue. Le dernier tour de table ne commence que lorsque quelqu’un y a les deux. Les égalités se tranchent comme d’habitude.

    Deux pions côte à côte peuvent fermer un parcours étroit. C’est permis : qui ne peut pas bouger fait autre chose, ou passe.

rules-eldorado-caves-title = Les grottes
rules-eldorado-caves-text =
    Une variante pour qui connaît le jeu. Chaque grand plateau, sauf K et N, a une montagne avec une grotte. Les 36 tuiles Grotte sont mélangées, et une pile de quatre, face cachée, est posée sur chaque grotte ; personne ne regarde les autres.

    Quand votre pion **s’arrête** à côté d’une grotte, vous prenez la tuile du dessus de sa pile. Passer devant ne suffit pas. Tout déplacement achevé compte, fait avec une carte, une tuile, un Indigène, ou des cartes pour des éboulis ou un campement ; ouvrir une barrière en est un aussi. Vous n’avez rien à faire : une tuile ne nuit jamais, elle est donc prise d’office.

    - La grotte doit être nouvelle pour ce pion : celle qui était à côté de lui au début du déplacement ne donne rien. Pour l’explorer encore, arrêtez-vous d’abord là où elle n’est pas à côté, puis revenez. À deux joueurs, chaque pion compte à part.
    - Deux grottes donnent une tuile chacune. Une pile vide ne donne rien.
    - Une grotte derrière une barrière en place n’est pas à côté de vous. Si vous ouvrez cette barrière et vous arrêtez, elle le devient et donne une tuile. Si un autre pion l’ouvre, elle ne vous en donne pas avant que vous ne vous en soyez éloigné.

    Une arrivée à El Dorado n’explore rien.

rules-eldorado-tiles-title = Les tuiles Grotte
rules-eldorado-tiles-text =
    Vos tuiles sont devant vous, face visible, autant que vous en gagnez. À votre tour, vous en utilisez autant que vous voulez, même tout de suite ; chacune quitte le jeu après usage. Une tuile met fin au trajet en cours, sauf Passage. On n’en utilise pas pendant qu’autre chose se paie ou se choisit, ni après la première carte défaussée, ni, si elle déplace un pion, après l’achat.

    - **Machette 1, 2 ou 3, pièce 1 ou 2, pagaie 1 ou 2** déplacent un pion comme une carte, sur plusieurs cases et à travers les barrières. Leur force ne s’ajoute jamais à celle d’une carte ; seules les pièces d’un achat s’additionnent.
    - **Piocher une carte** : elle peut être jouée ce tour-ci.
    - **Écarter une carte** de votre main, qui quitte le jeu.
    - **Échanger des cartes** : posez d’une à quatre cartes de votre main et piochez-en autant. Les cartes posées sont sans effet et ne sont pas mélangées pour cette pioche.
    - **Sauver un équipement** : juste après son usage, une fois fini son trajet ou ce qu’il permet d’écarter, ou juste après avoir payé avec lui. Il va à votre défausse au lieu de quitter le jeu.
    - **Passage** : ce tour-ci, vous pouvez passer ou vous arrêter sur des cases occupées, celle de votre autre pion comprise, et un Indigène peut y entrer. Les montagnes restent fermées. Deux pions peuvent finir sur une même case, fermée aux autres ; les deux en repartent normalement.
    - **Indigène** : déplace comme la carte.
    - **Changer un symbole** : se déclare avec une carte à un seul symbole, pour tout son trajet ou pour payer : une carte machette ou pagaie paie alors sa force. Les jokers et les cartes action n’ont rien à changer. Un équipement ainsi utilisé est consommé.

rules-eldorado-seen-title = Ce que tout le monde voit
rules-eldorado-seen-text =
    Les mains, l’ordre des pioches et les tuiles des grottes sont secrets. Tout le reste est visible : défausses, cartes jouées ou écartées, barrières, tuiles devant les joueurs.

    Chacun peut donc savoir ce que vous avez dans la main et la pioche ensemble et, juste après que vous avez mélangé, toute votre main. Le programme tient ces deux comptes pour vous : regardez le panneau d’un joueur.

rules-eldorado-options-title = Ce qu’une table peut choisir
rules-eldorado-options-text =
    - **Parcours** : l’un des sept parcours imprimés, un parcours inventé, ou l’un des vôtres.
    - **Grottes** : avec ou sans. D’ordinaire, sans.
    - **Barrières** : tirées au sort, ou choisies pour chaque jonction, dans l’ordre du parcours.
    - **Premier joueur** : tiré au sort, ou une place de votre choix.
    - **Dernier tour** : le tour de table auquel la partie finit au plus tard, de 1 à 1000. D’ordinaire, 100.

## Images

rules-eldorado-picture-course = Le premier parcours : cinq plateaux à la suite, des barrières à leurs jonctions, les quatre cases de départ à un bout et El Dorado à l’autre.
rules-eldorado-picture-land = Les six sortes de terrain et leurs signes : jungle, village, fleuve, éboulis, campement et montagne.
rules-eldorado-picture-path = Un pion avec un Explorateur, machette 3 : il entre dans une jungle 1, puis dans une jungle 2, et n’a plus rien pour une troisième case. Le village sur le chemin lui reste fermé.
rules-eldorado-picture-path-left = reste { $power }
rules-eldorado-picture-rubble = Deux cartes données pour des éboulis 2 vont à la défausse et reviennent ; une carte donnée pour un campement 1 quitte le jeu.
rules-eldorado-picture-rubble-back = reviennent
rules-eldorado-picture-rubble-gone = quitte le jeu
rules-eldorado-picture-barrier = Un pion devant la barrière 5 joue un Explorateur, machette 3 : deux machettes ouvrent la barrière, que le joueur garde, et la troisième mène le pion dans la jungle d’en face.
rules-eldorado-picture-buying = Un achat de 3 pièces : un Photographe paie 2, un Savant et un Matelot une demi-pièce chacun.
rules-eldorado-picture-market = Cinq emplacements du marché sont pris et un est vide : les piles du dessus sont donc en vente. La pile où l’on achète descend dans l’emplacement vide.
rules-eldorado-picture-market-above = au-dessus
rules-eldorado-picture-market-slots = marché
rules-eldorado-picture-market-empty = vide
rules-eldorado-picture-cycle = Le chemin des cartes : de la pioche à la main, de là au-dessus du tableau quand on les joue, puis à la défausse, qu’on mélange pour en faire une nouvelle pioche. Les cartes achetées arrivent par la défausse ; celles des campements et les équipements utilisés quittent le jeu.
rules-eldorado-picture-cycle-draw = Pioche
rules-eldorado-picture-cycle-hand = Main
rules-eldorado-picture-cycle-played = Jouées
rules-eldorado-picture-cycle-discard = Défausse
rules-eldorado-picture-cycle-bought = achetées
rules-eldorado-picture-cycle-shuffle = mélange
rules-eldorado-picture-cycle-removed = hors du jeu
rules-eldorado-picture-end = Un pion est devant deux des trois cases d’arrivée. Une pagaie l’y fait entrer, et donc à El Dorado.
rules-eldorado-picture-cave = Deux trajets le long d’une grotte. Le pion qui ne fait que passer n’a rien ; celui qui s’arrête à côté prend une tuile.
rules-eldorado-picture-cave-pass = passe : rien
rules-eldorado-picture-cave-stop = s’arrête : une tuile
rules-eldorado-picture-cards = Toutes les cartes
rules-eldorado-picture-cards-price = Prix
rules-eldorado-picture-cards-deck = paquet de départ

## Leçons

tutorial-eldorado-steps-title = Premiers pas
tutorial-eldorado-steps-race = Bienvenue dans la jungle ! Votre pion est au départ, et El Dorado vous attend à l’autre bout. Gagne qui y arrive le premier, et ce sont les cartes qui vous portent.
tutorial-eldorado-steps-hand = Voici votre main. Chaque carte montre un symbole, machette, pagaie ou pièce, et sa force. Les cases du terrain montrent les mêmes symboles : c’est ce qu’elles demandent.
tutorial-eldorado-steps-jungle = La case à l’est est une jungle et demande une machette. Votre Savant en a une : jouez-le pour y aller.
tutorial-eldorado-steps-jungle-done = Une carte, un pas. Le nombre à côté de votre nom est ce que le chemin coûte encore : il a diminué.
tutorial-eldorado-steps-jungle-hint = Choisissez le Savant, puis la jungle à l’est.
tutorial-eldorado-steps-river = Vient ensuite un fleuve, qui demande une pagaie. Allez-y avec le Matelot.
tutorial-eldorado-steps-river-hint = Choisissez le Matelot, puis le fleuve à l’est.
tutorial-eldorado-steps-village = Les villages demandent des pièces. Entrez dans le village avec la Globe-trotteuse.
tutorial-eldorado-steps-village-hint = Choisissez la Globe-trotteuse, puis le village à l’est.
tutorial-eldorado-steps-power = L’Éclaireur a deux machettes, assez pour deux jungles de suite. Faites le premier pas avec lui, vers le nord-est.
tutorial-eldorado-steps-power-hint = Choisissez l’Éclaireur, puis la jungle au nord-est ; la case d’après est une jungle aussi.
tutorial-eldorado-steps-rest = Il reste une machette, qui ne sert que maintenant, sur une case du même symbole. Continuez vers l’est.
tutorial-eldorado-steps-rest-done = Ce qui reste d’une carte quand vous vous arrêtez est perdu. Et deux cartes ne s’additionnent jamais pour une case.
tutorial-eldorado-steps-rest-hint = Continuez vers la jungle à l’est avec ce qui reste de l’Éclaireur.
tutorial-eldorado-steps-end = Votre main est vide. Finissez votre tour : ce que vous avez joué va à votre défausse, et vous piochez quatre nouvelles cartes.
tutorial-eldorado-steps-end-done = Cinq cases en un tour, pas mal ! Les autres ont joué, et c’est de nouveau à vous.
tutorial-eldorado-steps-end-hint = Il ne reste rien à jouer : finissez votre tour.

tutorial-eldorado-buying-title = Acheter des cartes
tutorial-eldorado-buying-market = Avec huit cartes faibles, on ne va pas loin. Voici le marché : six sortes de cartes en vente, avec leurs prix. Vous pouvez acheter une carte par tour, après vous être déplacé.
tutorial-eldorado-buying-choose = Vous avez deux pièces en main, et un peu plus. Achetons le Photographe, fort de deux pièces. Choisissez-le.
tutorial-eldorado-buying-choose-hint = Choisissez le Photographe au marché.
tutorial-eldorado-buying-coin = Il coûte 2. Une Globe-trotteuse paie une pièce : donnez-en une.
tutorial-eldorado-buying-coin-hint = Payez d’abord avec une Globe-trotteuse.
tutorial-eldorado-buying-half = Les cartes sans pièces paient une demi-pièce chacune. Gardez l’autre Globe-trotteuse, et payez avec le Savant ou le Matelot.
tutorial-eldorado-buying-half-hint = La Globe-trotteuse suffirait, mais essayez une demi-pièce : le Savant ou le Matelot.
tutorial-eldorado-buying-other-half = Encore une demi-pièce : donnez l’autre aussi.
tutorial-eldorado-buying-other-half-done = Acheté ! Le Photographe est sur votre défausse. Vous le piocherez après le prochain mélange.
tutorial-eldorado-buying-other-half-hint = Payez la dernière moitié avec la carte qui ne montre pas de pièce.
tutorial-eldorado-buying-discard = Il reste une Globe-trotteuse. Vous pouvez la garder pour le prochain tour, ou la défausser et piocher une carte de plus. Défaussez-la : quatre cartes neuves !
tutorial-eldorado-buying-discard-hint = Défaussez la Globe-trotteuse avant de finir votre tour.
tutorial-eldorado-buying-draw = Finissez maintenant votre tour. Votre pioche est vide : on mélange donc la défausse, avec la nouvelle carte dedans.
tutorial-eldorado-buying-draw-hint = Finissez votre tour pour piocher.
tutorial-eldorado-buying-again = Et voilà le Photographe ! Deux pièces vous mènent à travers les villages, ou achètent mieux encore. C’est ainsi qu’un paquet grandit.

tutorial-eldorado-land-title = Campements et éboulis
tutorial-eldorado-land-signs = Tous les terrains ne demandent pas des symboles. À côté de vous, un campement (rouge, avec une tente), et plus loin des éboulis (gris, avec des pierres). Les deux prennent des cartes de votre main, quoi qu’elles montrent. La montagne noire ne laisse entrer personne.
tutorial-eldorado-land-camp = Entrez dans le campement, au nord-ouest. Il demande une carte.
tutorial-eldorado-land-camp-hint = Choisissez le campement au nord-ouest de votre pion.
tutorial-eldorado-land-remove = La carte donnée ici quitte le jeu pour de bon. C’est un cadeau : sans cartes faibles, un paquet ramène plus souvent les bonnes. Donnez un Savant ou une Globe-trotteuse ; le Matelot est votre seule pagaie.
tutorial-eldorado-land-remove-done = Partie pour toujours, et votre paquet s’en porte mieux.
tutorial-eldorado-land-remove-hint = Donnez un Savant ou la Globe-trotteuse : vous en avez plusieurs.
tutorial-eldorado-land-onwards = Continuez avec un Savant, vers la jungle au nord-est.
tutorial-eldorado-land-onwards-hint = Choisissez le Savant, puis la jungle au nord-est.
tutorial-eldorado-land-rubble = Maintenant, les éboulis à l’est. Ils montrent le nombre 2 : ils prennent deux cartes.
tutorial-eldorado-land-rubble-hint = Choisissez les éboulis juste à l’est de votre pion.
tutorial-eldorado-land-give = Les cartes données pour des éboulis ne sont que défaussées : vous les reverrez. Donnez la première.
tutorial-eldorado-land-give-hint = N’importe quelle carte de votre main convient.
tutorial-eldorado-land-give-again = Et la seconde.
tutorial-eldorado-land-give-again-done = Passé ! Les éboulis dévorent une main : contournez-les si vous pouvez, ou venez avec des cartes dont vous n’avez pas besoin.
tutorial-eldorado-land-give-again-hint = Donnez aussi l’autre carte.
tutorial-eldorado-land-closed = Deux choses restent fermées : les montagnes, et les cases où se trouve un pion. Personne ne passe par-dessus un pion, pas même le sien. Barrer la route est de bonne guerre.

tutorial-eldorado-barriers-title = Les barrières
tutorial-eldorado-barriers-closed = Une barrière est posée en travers de la jonction de deux plateaux et la ferme tout entière. Celle-ci, la 5, demande deux machettes. Qui l’ouvre la garde.
tutorial-eldorado-barriers-open = Votre Explorateur a trois machettes. Ouvrez la barrière avec lui.
tutorial-eldorado-barriers-open-done = La barrière est à vous. Si plusieurs atteignent El Dorado dans le même tour de table, gagne celui qui a le plus de barrières.
tutorial-eldorado-barriers-open-hint = Choisissez l’Explorateur, puis la barrière.
tutorial-eldorado-barriers-through = Votre pion n’a pas encore bougé, et il reste une machette. Servez-vous-en : passez, vers la jungle au nord-est.
tutorial-eldorado-barriers-through-hint = Continuez vers la jungle de l’autre côté de la jonction, au nord-est.
tutorial-eldorado-barriers-onwards = Un fleuve vous attend. En avant avec le Matelot !
tutorial-eldorado-barriers-onwards-hint = Choisissez le Matelot, puis le fleuve à l’est.
tutorial-eldorado-barriers-free = Gardez vos deux autres cartes et finissez votre tour. Observez le pion qui est à la jonction.
tutorial-eldorado-barriers-free-done = Le voilà : une jonction ouverte l’est pour tous, et les autres n’y paient rien.
tutorial-eldorado-barriers-free-hint = Finissez votre tour ; les cartes de votre main vous restent.
tutorial-eldorado-barriers-kinds = Chaque barrière demande autre chose : des machettes, une pièce, une pagaie, ou des cartes comme les éboulis. Regardez-les à temps, et achetez ce qui les ouvre.

tutorial-eldorado-above-title = Les cartes du dessus
tutorial-eldorado-above-action = Vous connaissez le jeu ; voici ce qui fait les paquets forts. La Boussole est une carte action : elle fait piocher trois cartes, que vous pouvez jouer aussitôt. Utilisez-la.
tutorial-eldorado-above-action-done = La Boussole est un équipement : elle sert une fois, puis quitte le jeu.
tutorial-eldorado-above-action-hint = Utilisez la Boussole de votre main.
tutorial-eldorado-above-empty = Tous les Éclaireurs sont vendus : leur emplacement au marché est vide. Tant que c’est le cas, les cartes du dessus sont en vente aussi. Achetez un Journaliste, fort de trois pièces, et payez-le : votre Poste de transmission pourrait aussi le prendre, mais gardez-le pour plus tard.
tutorial-eldorado-above-empty-hint = Choisissez le Journaliste parmi les cartes au-dessus du marché, puis « Acheter ».
tutorial-eldorado-above-pay = Trois pièces. Le Photographe en paie deux.
tutorial-eldorado-above-pay-hint = Payez avec le Photographe.
tutorial-eldorado-above-pay-rest = Et une Globe-trotteuse la troisième.
tutorial-eldorado-above-pay-rest-hint = Payez le reste avec une Globe-trotteuse.
tutorial-eldorado-above-moved = Voyez : les Journalistes sont descendus dans l’emplacement vide. Plus aucun n’est vide : les cartes du dessus sont de nouveau fermées, jusqu’à ce qu’une autre pile s’épuise. C’est vous qui choisissez ce que les autres peuvent acheter !
tutorial-eldorado-above-radio = Votre Poste de transmission s’en moque. Il prend n’importe quelle carte, du dessus aussi, sans payer, et ce n’est pas un achat. Prenez celle que vous voulez. Un Indigène, peut-être, qui entre sur n’importe quelle case ?
tutorial-eldorado-above-radio-done = Elle est sur votre défausse. Le Poste de transmission, un équipement aussi, est parti.
tutorial-eldorado-above-radio-hint = Utilisez le Poste de transmission, et choisissez une carte.
tutorial-eldorado-above-end = Bonnes emplettes. Finissez votre tour : ce qui reste de votre main vous reste.
tutorial-eldorado-above-end-hint = Finissez votre tour.

tutorial-eldorado-finish-title = El Dorado en vue
tutorial-eldorado-finish-gates = Vous y êtes presque : ces trois portes mènent à la cité d’or. Ici, elles demandent une pagaie ; sur l’autre face de la plaque, une machette.
tutorial-eldorado-finish-near = Approchez-vous avec votre Savant, vers le nord-est.
tutorial-eldorado-finish-near-hint = Choisissez le Savant, puis la jungle au nord-est.
tutorial-eldorado-finish-enter = Vous tenez une pagaie. Passez par la porte que vous voulez !
tutorial-eldorado-finish-enter-done = Vous y voilà ! Votre tour est fini, et ce tour de table est le dernier. Les autres ont encore joué, et l’un d’eux est arrivé aussi.
tutorial-eldorado-finish-enter-hint = Choisissez le Matelot, puis l’une des trois portes.
tutorial-eldorado-finish-winner = Vous êtes deux à El Dorado : les barrières décident. Vous en avez deux, l’autre une. C’est gagné ! À égalité, le plus grand numéro compterait.
tutorial-eldorado-finish-two = Une chose encore : à deux joueurs, chacun a deux pions, et les deux doivent arriver. Les grottes et leurs tuiles sont une variante pour plus tard ; les règles en parlent. Bon voyage !
