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
] as const satisfies readonly Rule[];
