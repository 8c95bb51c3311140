import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** Price, seats, trial and payment. */
export const SUBSCRIPTION_RULES = [
  {
    number: 'E1',
    source: PRODUCT_DECISION,
    title: { fr: 'Le prix', en: 'The price' },
    statement: { fr: '2 € par utilisateur et par mois.', en: '€2 per user per month.' },
    example: { fr: '10 utilisateurs : 20 €.', en: '10 users: €20.' },
  },
  {
    number: 'E2',
    source: PRODUCT_DECISION,
    title: { fr: 'Le siège de l’essai', en: 'The trial’s seat' },
    statement: {
      fr: 'L’essai commence avec un siège ; on peut en ajouter librement, jusqu’à 50 (E5).',
      en: 'The trial starts with one seat; more can be added freely, up to 50 (E5).',
    },
    example: {
      fr: 'Passer à 8 sièges pendant l’essai ne coûte rien.',
      en: 'Going to 8 seats during the trial costs nothing.',
    },
  },
  {
    number: 'E3',
    source: PRODUCT_DECISION,
    title: { fr: 'Les sièges occupés', en: 'Seats in use' },
    statement: {
      fr: 'Une invitation ouverte occupe un siège ; un ajout groupé se fait en entier ou pas du tout.',
      en: 'An open invitation uses a seat; a bulk invite is all or nothing.',
    },
    example: {
      fr: '5 sièges, 3 personnes, 1 invitation : il en reste 1.',
      en: '5 seats, 3 people, 1 invitation: 1 is left.',
    },
  },
  {
    number: 'E4',
    source: PRODUCT_DECISION,
    title: { fr: 'Changer de sièges', en: 'Changing seats' },
    statement: { fr: 'Du nombre de sièges occupés à 1000.', en: 'From the seats in use to 1000.' },
    example: { fr: '4 occupés : 3 est refusé.', en: '4 in use: 3 is refused.' },
  },
  {
    number: 'E5',
    source: PRODUCT_DECISION,
    title: { fr: 'Les sièges d’un essai', en: 'Seats of a trial' },
    statement: {
      fr: 'Sans paiement, 50 sièges au plus. Au-delà, on nous écrit, ou l’on paie : les sièges commandés valent dès le paiement.',
      en: 'Without a payment, 50 seats at most. For more, people write to us, or pay: the seats ordered hold from the payment on.',
    },
    example: {
      fr: 'Un essai de 1000 sièges est refusé ; une commande de 60 en donne 50 jusqu’au paiement.',
      en: 'A trial of 1000 seats is refused; an order of 60 gives 50 until it is paid.',
    },
  },
  {
    number: 'T1',
    source: PRODUCT_DECISION,
    title: { fr: 'Quatorze jours', en: 'Fourteen days' },
    statement: {
      fr: 'L’essai dure quatorze jours entiers, le premier compris.',
      en: 'The trial lasts fourteen whole days, the first included.',
    },
    example: {
      fr: 'Commencé le 1er : reste 1 jour le 14, terminé le 15.',
      en: 'Begun on the 1st: 1 day left on the 14th, over on the 15th.',
    },
  },
  {
    number: 'T2',
    source: PRODUCT_DECISION,
    title: { fr: 'Les rappels', en: 'Reminders' },
    statement: {
      fr: 'Trois jours et un jour avant la fin de l’essai, et le jour même.',
      en: 'Three days and one day before the trial ends, and on the day.',
    },
    example: {
      fr: 'Commencé le 1er : le 12, le 14 et le 15.',
      en: 'Begun on the 1st: the 12th, 14th and 15th.',
    },
  },
  {
    number: 'T3',
    source: PRODUCT_DECISION,
    title: { fr: 'La bannière', en: 'The banner' },
    statement: {
      fr: 'D’abord ce qui arrête le travail : lecture seule, puis paiement refusé. Sinon essai en cours (urgent à trois jours), sinon abonnement annulé, sinon sièges à 80 %, sinon rien.',
      en: 'What stops work comes first: read-only, then a failed payment. Else a trial under way (urgent at three days), else cancelled, else seats at 80%, else nothing.',
    },
    example: { fr: '8 sièges sur 10 : avertissement.', en: '8 seats out of 10: a warning.' },
  },
  {
    number: 'T4',
    source: PRODUCT_DECISION,
    title: { fr: 'La lecture seule', en: 'Read-only' },
    statement: {
      fr: 'Après un essai non payé, une période annulée ou des jours de grâce, tout se lit et s’exporte, rien ne s’écrit. Payer rétablit tout de suite. Se connecter, partir, retirer une personne, choisir ses mails et payer restent possibles.',
      en: 'After an unpaid trial, a cancelled period or days of grace everything can be read and exported, nothing written. Paying restores at once. Logging in, leaving, removing someone, choosing mails and paying stay possible.',
    },
    example: {
      fr: 'Accès jusqu’au 30 : lecture seule le 1er.',
      en: 'Access until the 30th: read-only on the 1st.',
    },
  },
  {
    number: 'T5',
    source: PRODUCT_DECISION,
    title: { fr: 'Résilier', en: 'Cancelling' },
    statement: {
      fr: 'Seul un abonnement qui court se résilie ; l’accès reste jusqu’au soir de l’échéance, et jusque-là il peut être repris.',
      en: 'Only a running subscription can be cancelled; access stays until the evening of the due date, and until then it can be taken up again.',
    },
    example: { fr: 'Un essai ne se résilie pas.', en: 'A trial is not cancelled.' },
  },
  {
    number: 'T6',
    source: PRODUCT_DECISION,
    title: { fr: 'Un paiement refusé', en: 'A failed payment' },
    statement: {
      fr: 'Sept jours de grâce, celui du refus compris. Les administrateurs reçoivent un mail aussitôt, puis aux jours 3 et 6, puis quand la lecture seule commence, et quand le paiement passe.',
      en: 'Seven days of grace, the day of the failure included. Admins get a mail at once, on days 3 and 6, when read-only begins, and when the payment goes through.',
    },
    example: {
      fr: 'Refusé le 1er : mails les 1er, 4 et 7, lecture seule le 8.',
      en: 'Failed on the 1st: mails on the 1st, 4th and 7th, read-only on the 8th.',
    },
  },
  {
    number: 'T7',
    source: PRODUCT_DECISION,
    title: { fr: 'Le prestataire fait foi', en: 'The provider is right' },
    statement: {
      fr: 'L’état et les sièges d’un abonnement payé sont ceux que le prestataire de paiement annonce maintenant, quels que soient le nombre et l’ordre de ses messages.',
      en: 'State and seats of a paid subscription are those that the payment provider reports now, however many messages it sent and in whatever order.',
    },
    example: {
      fr: 'Un message « actif » arrivé après la fin ne ranime rien.',
      en: 'A message “active” that arrives after the end revives nothing.',
    },
  },
  {
    number: 'T8',
    source: PRODUCT_DECISION,
    title: { fr: 'Le prorata', en: 'Proration' },
    statement: {
      fr: 'Des sièges changés en cours de mois comptent à partir de là, à la seconde ; la différence est portée sur la facture suivante.',
      en: 'Seats changed within a month count from then on, to the second; the difference goes on the next invoice.',
    },
    example: {
      fr: 'De 10 à 15 sièges à mi-période : 5 € de plus sur la facture suivante.',
      en: 'From 10 to 15 seats half-way: €5 more on the next invoice.',
    },
  },
] as const satisfies readonly Rule[];
