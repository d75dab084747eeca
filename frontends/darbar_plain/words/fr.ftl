plain-welcome = { $title } : { $players }. Tapez « help » pour obtenir de l'aide.
plain-bot = { $name } (robot)
plain-pass = Passez le clavier à { $seat }, puis appuyez sur Entrée.
plain-pass-or-undo = Passez le clavier à { $seat }, puis appuyez sur Entrée. (Avant cela, « undo » annule votre dernière décision.)
plain-question = { $seat } : { $prompt }
plain-happened = Ce qui s'est passé :
plain-nothing-happened = Il ne s'est encore rien passé.
plain-no-number = { $count ->
    [one] Il n'y a qu'une réponse : tapez 1.
   *[other] Il y a { $count } réponses : tapez un nombre de 1 à { $count }.
}
plain-ambiguous = « { $given } » peut être : { $several }. Tapez-en davantage.
plain-nonsense = « { $given } » n'est ni un coup ni une commande. Ce qui y ressemble : { $near }.
plain-nonsense-alone = « { $given } » n'est ni un coup ni une commande. Tapez « help » pour obtenir de l'aide.
plain-offered = « { $move } » est possible : c'est le numéro { $number }.
plain-why-what = Quel coup ? Tapez « why » et un coup, par exemple « why { $example } ».
plain-taken-back = C'est annulé.
plain-standings = Le classement, pour autant que vous puissiez le compter :
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plain-over = { $count ->
    [one] La partie est terminée. Victoire : { $winners }.
   *[other] La partie est terminée. { $winners } partagent la première place.
}
plain-no-rule = Aucune règle pour « { $given } ». Ce qui y ressemble : { $near }.
plain-no-rules = Aucune règle pour « { $given } ».
plain-saved = La partie est enregistrée dans { $path }.
plain-save-refused = La partie n'est pas enregistrée : { $why }.
plain-save-where = Où ? Tapez « save » et le nom d'un fichier.
plain-kept = La partie est conservée dans { $path }.
plain-resume =
    Au revoir. La partie est enregistrée. Pour la reprendre :
      darbar play --resume { $path }
plain-not-saved = Au revoir. La partie n'a pas été enregistrée.
plain-help =
    Répondez par le numéro d'un coup, sa notation ou le début de celle-ci.
      why COUP       pourquoi un coup n'est pas possible
      undo           annuler votre dernière décision
      restart        recommencer votre tour
      table          montrer de nouveau la table
      log            raconter tout ce qui s'est passé
      score          le classement, pour autant que vous puissiez le compter
      rules          toutes les règles ; « rules 2.1 » ou « rules MOT » : certaines
      save FICHIER   enregistrer la partie dans un fichier
      help           cette page
      quit           quitter
