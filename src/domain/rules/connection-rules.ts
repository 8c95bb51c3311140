import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** Programs of others that companies and people connect. */
export const CONNECTION_RULES = [
  {
    number: 'N10',
    source: PRODUCT_DECISION,
    title: { fr: 'À qui est une connexion', en: 'Whose a connection is' },
    statement: {
      fr: 'Un administrateur relie un service pour l’entreprise, chaque personne le sien. La connexion d’une personne n’existe pour personne d’autre. Un espace de travail est à une seule organisation. Ce que l’exploitant n’a pas configuré est montré comme tel.',
      en: 'An admin connects a service for the company, each person their own. The connection of a person exists for nobody else. A workspace is one organisation’s. What the operator did not set up is shown as such.',
    },
    example: {
      fr: 'Un espace Slack relié à une organisation ne peut pas être relié à une seconde.',
      en: 'A Slack workspace that is connected to one organisation cannot be connected to a second one.',
    },
  },
  {
    number: 'N11',
    source: PRODUCT_DECISION,
    title: { fr: 'L’aller et le retour', en: 'Going out and coming back' },
    statement: {
      fr: 'La réponse du fournisseur compte une fois, pendant dix minutes, pour la personne qui y a été envoyée et dans son navigateur.',
      en: 'The answer of the provider counts once, for ten minutes, for the person who was sent there and in their browser.',
    },
    example: {
      fr: 'Une adresse de retour envoyée à un collègue ne relie rien.',
      en: 'A return address that is sent to a colleague connects nothing.',
    },
  },
  {
    number: 'N12',
    source: PRODUCT_DECISION,
    title: { fr: 'Les accès sont scellés', en: 'Accesses are sealed' },
    statement: {
      fr: 'Un accès est chiffré pour sa ligne avec la première clé du serveur ; les clés suivantes ouvrent ce qui est plus ancien. Il n’est dans aucun journal, aucune copie, aucune réponse. Le serveur ne démarre pas sans la clé de connexions qui existent.',
      en: 'An access is encrypted for its row with the first key of the server; the keys behind it open what is older. It is in no log, no copy, no answer. The server does not start without the key of connections that exist.',
    },
    example: {
      fr: 'Copié dans la ligne d’une autre organisation, un accès n’ouvre rien.',
      en: 'Copied into the row of another organisation, an access opens nothing.',
    },
  },
  {
    number: 'N13',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qui ne va plus', en: 'What no longer works' },
    statement: {
      fr: 'Un accès retiré, une autorisation manquante ou un accès illisible arrêtent la connexion : la personne, ou les administrateurs, reçoivent un seul e-mail. Une panne du fournisseur est notée, et passe.',
      en: 'An access taken back, a missing permission or an access that cannot be read stop the connection: the person, or the admins, get one e-mail. An outage of the provider is noted, and passes.',
    },
    example: {
      fr: 'L’application est retirée de Slack : un e-mail, puis plus rien jusqu’à ce qu’elle soit reliée de nouveau.',
      en: 'The app is removed from Slack: one e-mail, then nothing more until it is connected again.',
    },
  },
  {
    number: 'N14',
    source: PRODUCT_DECISION,
    title: { fr: 'Délier', en: 'Disconnecting' },
    statement: {
      fr: 'Délier retire ce qui a été écrit chez le fournisseur si on le demande, y retire l’accès, puis l’efface ici. Un fournisseur qui ne répond pas ne garde personne relié.',
      en: 'Disconnecting takes away what was written at the provider if that is asked, takes the access back there, then erases it here. A provider that does not answer keeps nobody connected.',
    },
    example: {
      fr: 'Slack en panne : la connexion est effacée, et l’écran dit de retirer aussi l’application dans Slack.',
      en: 'Slack is down: the connection is erased, and the screen says to remove the app in Slack as well.',
    },
  },
  {
    number: 'N15',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qui sort de Relâche', en: 'What leaves Relâche' },
    statement: {
      fr: 'Un message envoyé à un autre service ne dit ni note, ni motif, ni raison de santé ou de famille. Seul un congé payé, un RTT ou un type simple est nommé ; toute autre absence s’appelle « Absence ».',
      en: 'A message that is sent to another service tells no note, no reason, nothing of health or family. Only paid leave, RTT or a plain type is named; every other absence is called « Absence ».',
    },
    example: {
      fr: 'Un congé maladie à décider : « Absence », ses dates et son décompte.',
      en: 'Sick leave to be decided: « Absence », its dates and its count.',
    },
  },
  {
    number: 'N16',
    source: PRODUCT_DECISION,
    title: { fr: 'Les appels de Slack', en: 'Calls of Slack' },
    statement: {
      fr: 'Un appel compte s’il est signé par Slack sur tous ses octets, à cinq minutes de notre horloge au plus, et une seule fois.',
      en: 'A call counts if Slack signed all its bytes, within five minutes of our clock on either side, and once.',
    },
    example: {
      fr: 'Le même appel reçu deux fois : le second est refusé.',
      en: 'The same call received twice: the second is refused.',
    },
  },
  {
    number: 'N17',
    source: PRODUCT_DECISION,
    title: { fr: 'Qui appuie dans Slack', en: 'Who presses in Slack' },
    statement: {
      fr: 'Un compte Slack est relié par l’adresse confirmée de la personne, qui le confirme dans Relâche. Chaque appui suit ses droits du moment ; qui est parti n’est plus personne. L’historique dit « par Slack ».',
      en: 'A Slack account is linked by the confirmed address of the person, who confirms it in Relâche. Each press follows their rights of the moment; who left is nobody. The history says « by Slack ».',
    },
    example: {
      fr: 'Une responsable qui a changé de rôle appuie sur un vieux bouton : refusé.',
      en: 'A manager whose role has changed presses an old button: refused.',
    },
  },
  {
    number: 'N18',
    source: PRODUCT_DECISION,
    title: { fr: 'Les copies d’une demande', en: 'The copies of a request' },
    statement: {
      fr: 'Chaque personne qui peut décider et qui a relié son compte reçoit la demande. Toutes les copies changent dès qu’elle change, où que ce soit décidé. Un bouton porte la version qui a été lue.',
      en: 'Everyone who is asked to decide and has linked their account gets the request. All copies change as it does, wherever it is decided. A button carries the version that was read.',
    },
    example: {
      fr: 'Approuvée dans l’application : les boutons disparaissent des messages.',
      en: 'Approved in the application: the buttons go from the messages.',
    },
  },
  {
    number: 'N19',
    source: PRODUCT_DECISION,
    title: { fr: 'Un canal Teams', en: 'A channel of Teams' },
    statement: {
      fr: 'Un administrateur relie un canal par l’adresse d’un flux Workflows, chez un hôte de Microsoft ou que l’exploitant a nommé. L’adresse vaut un mot de passe : elle est chiffrée, n’est dite à personne, et chaque envoi la vérifie comme celle d’un webhook. Délier l’oublie.',
      en: 'An admin connects a channel by the address of a flow of Workflows, at a host of Microsoft or one that the operator named. The address is as good as a password: it is sealed, told to nobody, and checked at each sending as that of a webhook is. Disconnecting forgets it.',
    },
    example: {
      fr: 'Une adresse d’un autre site, ou du réseau interne, est refusée.',
      en: 'An address of another site, or of the network inside, is refused.',
    },
  },
  {
    number: 'N20',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qu’un canal lit', en: 'What a channel reads' },
    statement: {
      fr: 'Un canal lit ce qu’un administrateur a choisi : les demandes, les décisions, les absences du lundi, dans la langue choisie pour ce canal. Chaque événement y est publié une fois, s’il est encore vrai à son tour, avec un lien vers Relâche. Une absence posée pendant un congé déjà connu n’y est pas publiée.',
      en: 'A channel reads what an admin chose: requests, decisions, the absences of a Monday, in the language chosen for that channel. Each event is posted once, if it is still so when its turn comes, with a link into Relâche. An absence that lies over known leave is not posted.',
    },
    example: {
      fr: 'Une demande approuvée puis annulée avant l’envoi : rien n’est publié de l’approbation.',
      en: 'A request that is approved and cancelled before the sending: nothing is posted of the approval.',
    },
  },
  {
    number: 'N21',
    source: PRODUCT_DECISION,
    title: { fr: 'Pris n’est pas vu', en: 'Taken is not seen' },
    statement: {
      fr: 'Un flux qui prend une carte ne dit pas s’il la montre. L’essai demande si elle a été vue, et garde la réponse jusqu’au prochain.',
      en: 'A flow that takes a card does not say whether it shows it. The test asks whether it was seen, and keeps the answer until the next one.',
    },
    example: {
      fr: 'Le flux répond 202 et s’arrête ensuite : l’écran dit « pris par le flux », et rien de plus.',
      en: 'The flow answers 202 and then stops: the screen says “taken by the flow”, and no more.',
    },
  },
  {
    number: 'N22',
    source: PRODUCT_DECISION,
    title: { fr: 'Les absences du lundi', en: 'The absences of a Monday' },
    statement: {
      fr: 'Le lundi, à l’heure des résumés de l’organisation, un canal qui l’a demandé lit qui est absent de lundi à dimanche, une seule fois. Il en lit autant qu’un collègue sans droit particulier, sans aucun type.',
      en: 'On Monday, from the hour of the organisation’s digests on, a channel that wants it reads who is away from Monday to Sunday, once. It reads as much as a colleague without any privilege, and no type.',
    },
    example: {
      fr: '« Inès Employée 4–9 mars », que ce soit un congé payé ou un arrêt.',
      en: '“Inès Employée 4–9 March”, whether it is paid leave or sick leave.',
    },
  },
  {
    number: 'N23',
    source: PRODUCT_DECISION,
    title: { fr: 'Le canal Slack du lundi', en: 'The Slack channel of Mondays' },
    statement: {
      fr: 'Un administrateur choisit le canal en y écrivant la commande, et sa langue par la commande : /conges ou /leave. Le canal l’apprend aussitôt ; là où l’application n’a pas été invitée, rien n’est choisi. Un administrateur l’arrête dans les connexions.',
      en: 'An admin chooses the channel by writing the command in it, and its language by the command: /conges or /leave. The channel is told at once; where the app was not invited, nothing is chosen. An admin stops it among the connections.',
    },
    example: {
      fr: 'Un employé écrit « /conges canal » : refusé, rien n’est dit au canal.',
      en: 'An employee writes “/leave channel”: refused, and nothing is told to the channel.',
    },
  },
  {
    number: 'N24',
    source: PRODUCT_DECISION,
    title: { fr: 'L’accueil dans Slack', en: 'The home in Slack' },
    statement: {
      fr: 'La page de l’application montre à chaque personne reliée ses soldes, ses absences à venir et qui est absent, selon ses droits du moment. Qui n’est relié à personne y lit comment se relier, et rien d’autre.',
      en: 'The page of the app shows each linked person their balances, their absences to come and who is away, by their rights of the moment. Who is linked to nobody reads how to link, and nothing else.',
    },
    example: {
      fr: 'Une personne partie rouvre la page : ses soldes n’y sont plus.',
      en: 'Somebody who left opens the page again: their balances are gone.',
    },
  },
  {
    number: 'N25',
    source: PRODUCT_DECISION,
    title: { fr: 'Un bot Teams de l’entreprise', en: 'A bot of Teams of the company' },
    statement: {
      fr: 'Un administrateur relie le bot que l’entreprise a inscrit dans son Azure. Rien n’est gardé si Microsoft ne donne pas d’accès avec ce secret. Un bot est à une seule organisation ; son secret est chiffré et n’est dit à personne.',
      en: 'An admin connects the bot that the company registered in its own Azure. Nothing is kept if Microsoft gives no access for that secret. A bot is one organisation’s; its secret is sealed and told to nobody.',
    },
    example: {
      fr: 'Un secret périmé : refusé au champ, rien n’est relié.',
      en: 'A secret that has ended: refused at its field, nothing is connected.',
    },
  },
  {
    number: 'N26',
    source: PRODUCT_DECISION,
    title: { fr: 'Les appels du Bot Framework', en: 'Calls of the Bot Framework' },
    statement: {
      fr: 'Un appel compte s’il est signé par une clé du Bot Framework qui vaut pour Teams, pour ce bot, à cinq minutes de notre horloge au plus, au sujet de l’adresse où il veut sa réponse, et de l’annuaire de l’entreprise. Nos accès ne vont que vers Teams ou un hôte que l’exploitant a nommé.',
      en: 'A call counts if a key of the Bot Framework that is good for Teams signed it, for this bot, within five minutes of our clock, about the address that it wants its answer at, and from the company’s directory. Our accesses go to Teams alone, or to a host that the operator named.',
    },
    example: {
      fr: 'Un jeton pour un autre bot, ou une adresse de réponse inconnue : refusé avant d’être lu.',
      en: 'A token for another bot, or an unknown address for answers: refused before it is read.',
    },
  },
  {
    number: 'N27',
    source: PRODUCT_DECISION,
    title: { fr: 'Qui appuie dans Teams', en: 'Who presses in Teams' },
    statement: {
      fr: 'Une personne écrit au bot, qui lui donne un lien d’une demi-heure ; elle le confirme dans Relâche, et l’annuaire doit dire à cet instant que ce compte a son adresse confirmée. Un invité de l’annuaire n’est relié à personne. Chaque appui suit ses droits du moment. L’historique dit « par Teams ».',
      en: 'A person writes to the bot, which gives them a link for half an hour; they confirm it in Relâche, and the directory has to say at that moment that this account has their confirmed address. A guest of the directory is linked to nobody. Each press follows their rights of the moment. The history says « by Teams ».',
    },
    example: {
      fr: 'Un lien transmis à un collègue ne le relie pas : l’adresse n’est pas la sienne.',
      en: 'A link that is passed to a colleague does not link them: the address is not theirs.',
    },
  },
  {
    number: 'N28',
    source: PRODUCT_DECISION,
    title: { fr: 'Les copies d’une demande dans Teams', en: 'The copies of a request in Teams' },
    statement: {
      fr: 'Chaque personne qui peut décider et qui a relié son compte reçoit une carte. Un appui est répondu par la carte à jour, et toutes les copies changent dès que la demande change, où que ce soit décidé. Une carte porte la version qui a été lue. Qui retire le bot en est averti une fois, sans arrêter les autres.',
      en: 'Everyone who is asked to decide and has linked their account gets a card. A press is answered with the card as it is then, and all copies change as the request does, wherever it is decided. A card carries the version that was read. Who takes the bot away is told once, and stops nobody else.',
    },
    example: {
      fr: 'Un appui rejoué, ou en retard : la carte dit ce qui a été décidé, rien n’est fait.',
      en: 'A press that is replayed, or late: the card says what was decided, and nothing is done.',
    },
  },
  {
    number: 'N43',
    source: PRODUCT_DECISION,
    title: { fr: 'Un message, une fois', en: 'A message, once' },
    statement: {
      fr: 'Avant d’écrire à une personne dans Slack, Relâche note qu’il va le faire. Si la réponse se perd, il cherche d’abord dans sa propre conversation avec elle le message qui porte l’identifiant de la demande, et ne l’écrit de nouveau que s’il n’y est pas. Un espace relié avant, sans cette permission, peut en recevoir deux.',
      en: 'Before writing to somebody in Slack, Relâche notes that it is about to. Where the answer is lost, it first looks in its own conversation with them for the message that carries the id of the request, and writes it again only if it is not there. A workspace that was connected before, without this permission, may get two.',
    },
    example: {
      fr: 'Le serveur s’arrête juste après l’envoi : un seul message, et c’est lui qui change une fois la demande décidée.',
      en: 'The server ends right after the sending: one message, and that one changes once the request is decided.',
    },
  },
  {
    number: 'N44',
    source: PRODUCT_DECISION,
    title: { fr: 'Le temps de quitter', en: 'The time it takes to leave' },
    statement: {
      fr: 'Retirer ce qui a été écrit se fait en arrière-plan : la connexion est « Suppression en cours », l’écran dit combien il reste, plus rien n’est écrit. L’accès est rendu à la fin. Un fournisseur qui ne répond pas est essayé pendant deux jours ; relier de nouveau arrête la suppression.',
      en: 'Taking away what was written happens in the background: the connection is “Removing…”, the screen says how much is left, nothing more is written. The access is given back at the end. A provider that does not answer is tried for two days; connecting anew stops the removal.',
    },
    example: {
      fr: 'Le serveur s’arrête au milieu : le suivant retire ce qui reste.',
      en: 'The server ends in the middle: the next one removes what is left.',
    },
  },
] as const satisfies readonly Rule[];
