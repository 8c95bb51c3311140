import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** What the public site measures of itself, and keeps of its visitors. */
export const SITE_RULES = [
  {
    number: 'M1',
    source: PRODUCT_DECISION,
    title: { fr: 'L’état du site', en: 'The state of the whole' },
    statement: {
      fr: 'Tout va bien quand chaque service va bien ; c’est une panne dès qu’un service est en panne ; sinon le service est dégradé.',
      en: 'All is well when every service is; it is an outage as soon as one is out; otherwise the service is degraded.',
    },
    example: { fr: 'E-mails en panne, le reste en marche : panne.', en: 'E-mail down, the rest up: outage.' },
  },
  {
    number: 'M2',
    source: PRODUCT_DECISION,
    title: { fr: 'L’état d’un service', en: 'The state of one service' },
    statement: {
      fr: 'Un service est tel que l’a trouvé sa dernière mesure. Sans mesure depuis cinq minutes, il est dégradé.',
      en: 'A service is as its last check found it. Without a check for five minutes, it is degraded.',
    },
    example: {
      fr: 'Dernière mesure réussie il y a six minutes : dégradé.',
      en: 'Last check passed six minutes ago: degraded.',
    },
  },
  {
    number: 'M3',
    source: PRODUCT_DECISION,
    title: { fr: 'La disponibilité', en: 'Availability' },
    statement: {
      fr: 'La part des mesures réussies, en centièmes de pour cent, arrondie vers le bas. Un jour sans mesure ne compte pas.',
      en: 'The share of checks that passed, in hundredths of a percent, rounded down. A day without checks does not count.',
    },
    example: {
      fr: 'Une mesure manquée sur cent mille : 99,99 %.',
      en: 'One check in a hundred thousand failed: 99.99%.',
    },
  },
  {
    number: 'M4',
    source: PRODUCT_DECISION,
    title: { fr: 'Les messages des visiteurs', en: 'Messages of visitors' },
    statement: {
      fr: 'Un message ou une candidature est gardé 365 jours, puis effacé.',
      en: 'A message or an application is kept for 365 days, then deleted.',
    },
    example: {
      fr: 'Envoyé le 15 novembre 2026 : effacé le 15 novembre 2027.',
      en: 'Sent on 15 November 2026: deleted on 15 November 2027.',
    },
  },
  {
    number: 'M5',
    source: PRODUCT_DECISION,
    title: { fr: 'L’adresse à confirmer', en: 'An address to confirm' },
    statement: {
      fr: 'Une adresse qui demande la lettre et ne confirme pas sous sept jours est oubliée.',
      en: 'An address that asks for the letter and does not confirm within seven days is forgotten.',
    },
    example: {
      fr: 'Demandée le 8, confirmée le 16 : trop tard.',
      en: 'Asked on the 8th, confirmed on the 16th: too late.',
    },
  },
  {
    number: 'M6',
    source: PRODUCT_DECISION,
    title: { fr: 'Une lettre par semaine', en: 'One letter a week' },
    statement: {
      fr: 'Une lettre ne part que sept jours au moins après la précédente, et une seule fois à chaque personne inscrite.',
      en: 'A letter leaves seven days after the one before at the earliest, and once only to each reader.',
    },
    example: {
      fr: 'Envoyée lundi à 9 h : la suivante, lundi suivant à 9 h au plus tôt.',
      en: 'Sent on Monday at nine: the next one, on Monday at nine at the earliest.',
    },
  },
  {
    number: 'M7',
    source: PRODUCT_DECISION,
    title: { fr: 'Les incidents affichés', en: 'Incidents on show' },
    statement: {
      fr: 'Un incident est affiché tant qu’il dure, puis 90 jours.',
      en: 'An incident is shown while it lasts, and for 90 days after.',
    },
    example: {
      fr: 'Résolu le 1er janvier : affiché jusqu’au 1er avril.',
      en: 'Resolved on 1 January: shown until 1 April.',
    },
  },
  {
    number: 'M8',
    source: PRODUCT_DECISION,
    title: { fr: 'Le travail en arrière-plan', en: 'Work in the background' },
    statement: {
      fr: 'Le service des e-mails est en panne quand un lien de connexion ou une décision attend son tour depuis plus d’une minute, ou quand aucune tâche d’une des files d’envoi n’a été vue faite depuis trois minutes, ni n’est en cours dans le temps qui lui est accordé.',
      en: 'The mail service is in outage when a login link or a decision has waited for its turn for more than a minute, or when no job of one of the sending lanes was seen done for three minutes, nor is in hand within the time that it may take.',
    },
    example: {
      fr: 'Un lien demandé à 10:00 et toujours en file à 10:02 : panne.',
      en: 'A link asked for at 10:00 and still in line at 10:02: outage.',
    },
  },
] as const satisfies readonly Rule[];
