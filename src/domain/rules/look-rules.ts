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
] as const satisfies readonly Rule[];
