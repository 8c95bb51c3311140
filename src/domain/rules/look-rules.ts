import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const LOOK_RULES = [
  {
    number: 'V10',
    source: PRODUCT_DECISION,
    title: { fr: 'Qui a ouvert quoi est noté', en: 'Who opened what is noted' },
    statement: {
      fr: 'Ouvrir la fiche de quelqu’un, ses soldes, une de ses absences pour raison de santé ou confidentielle, un de ses justificatifs, ses éléments de paie, ou télécharger un fichier où cela figure est noté : qui, quand, et de quel genre. Les clés d’API et les experts-comptables sont notés comme les autres. Ce que l’on ouvre de soi ne l’est pas ; le calendrier, les listes de demandes et les chiffres sans nom non plus.',
      en: 'Opening someone’s file, their balances, one of their absences that is about health or confidential, one of their documents, what payroll is told of them, or downloading a file that holds any of it is noted: who, when, and of what kind. API keys and accountants are noted like anyone else. What one opens of oneself is not; nor are the calendar, lists of requests and figures without names.',
    },
    example: {
      fr: 'Mona ouvre l’arrêt d’Inès : Inès lit que Mona a ouvert une absence pour raison de santé. Inès l’ouvre elle-même : rien n’est noté.',
      en: 'Mona opens Inès’s sick leave: Inès reads that Mona opened an absence that is about health. Inès opens it herself: nothing is noted.',
    },
  },
  {
    number: 'V11',
    source: PRODUCT_DECISION,
    title: { fr: 'Une ligne par jour, écrite à côté', en: 'One line a day, written beside' },
    statement: {
      fr: 'Une ligne par personne qui regarde, personne regardée, genre et jour de l’organisation, avec la première et la dernière heure. Ce qui est ouvert de tout le monde à la fois fait une seule ligne, que chacun lit, sauf qui n’était pas encore là. Elle s’écrit dans la seconde, à côté de la réponse, qui ne l’attend pas ; tant que la base ne répond pas, elle est gardée et réessayée.',
      en: 'One line for each looker, person, kind and day of the organisation, with the first and the last time. What is opened of everyone at once makes a single line, which each of them reads, except who was not there yet. It is written within a second, beside the answer, which does not wait for it; while the database is away it is held and tried again.',
    },
    example: {
      fr: 'Trois visites des soldes de Colin entre 9 h et 16 h : une ligne, 9 h et 16 h.',
      en: 'Three visits of Colin’s balances between 9:00 and 16:00: one line, 9:00 and 16:00.',
    },
  },
  {
    number: 'V12',
    source: PRODUCT_DECISION,
    title: { fr: 'La personne seule lit qui a regardé', en: 'The person alone reads who looked' },
    statement: {
      fr: 'Chacun lit qui a ouvert ce qui est à lui, et rien sur les autres. Personne, administrateur compris, ne lit la liste de quelqu’un d’autre.',
      en: 'Each reads who opened what is theirs, and nothing about others. Nobody, admins included, reads the list of somebody else.',
    },
    example: {
      fr: 'Colin, collègue d’Inès, n’apprend ni que Mona a ouvert un arrêt, ni qu’il y en a un.',
      en: 'Colin, a colleague of Inès, learns neither that Mona opened a sick leave, nor that there is one.',
    },
  },
  {
    number: 'V13',
    source: PRODUCT_DECISION,
    title: { fr: 'Gardé un an', en: 'Kept for a year' },
    statement: {
      fr: 'Une ligne est effacée un an après la dernière heure qu’elle porte, par la tâche de nuit ; elle n’est plus montrée dès ce moment.',
      en: 'A line is deleted a year after the last time that it bears, by the nightly job; from that moment on it is no longer shown.',
    },
    example: {
      fr: 'Ouverte le 3 mars 2026 à 10 h : plus montrée le 3 mars 2027 à 10 h, effacée la nuit suivante.',
      en: 'Opened on 3 March 2026 at 10:00: no longer shown on 3 March 2027 at 10:00, deleted the night after.',
    },
  },
  {
    number: 'V14',
    source: PRODUCT_DECISION,
    title: { fr: '« Voir comme » : la réponse même', en: '“See as”: the answer itself' },
    statement: {
      fr: 'Un administrateur choisit une personne ou un rôle, et une absence ou une personne, et voit côte à côte ce que l’autre se verrait répondre et ce qui lui est répondu : calendrier, frise, demande, commentaires, documents joints, fiche, soldes, fichier et abonnement de calendrier, dernier e-mail à ce sujet. Ce sont les mêmes fonctions, et les mêmes octets. Un rôle est quelqu’un qui n’est dans aucune équipe ; son abonnement est celui de l’équipe de la personne.',
      en: 'An admin chooses a person or a role, and an absence or a person, and sees side by side what the other would be answered and what they are answered themselves: calendar, timeline, request, comments, attached documents, file, balances, calendar file and subscription, last mail about it. These are the same functions, and the same bytes. A role is somebody who is in no team; their subscription is that of the person’s team.',
    },
    example: {
      fr: 'Alix regarde l’arrêt d’Inès comme Colin : « Absent », et la demande n’existe pas.',
      en: 'Alix looks at Inès’s sick leave as Colin: “Away”, and the request does not exist.',
    },
  },
  {
    number: 'V15',
    source: PRODUCT_DECISION,
    title: { fr: 'Voir sans pouvoir agir', en: 'Seeing without acting' },
    statement: {
      fr: 'Aucune session de l’autre n’est ouverte, et la base refuse toute écriture pendant que les réponses sont faites. Chaque vue est écrite au journal avant d’être montrée, et la personne la lit dans la liste de qui a consulté ses données. N’y sont jamais : adresses d’abonnements, liens des e-mails, jetons, sessions, clés et contenu des documents.',
      en: 'No session of the other is opened, and the database refuses every write while the answers are made. Each view is written to the log before it is shown, and the person reads it in the list of who looked at their data. Never in it: addresses of subscriptions, links in mails, tokens, sessions, keys, and the contents of documents.',
    },
    example: {
      fr: 'Alix ne peut pas approuver une demande « comme Mona » : il n’y a là aucun bouton, et aucun appel.',
      en: 'Alix cannot approve a request “as Mona”: there is no button for it, and no call.',
    },
  },
] as const satisfies readonly Rule[];
