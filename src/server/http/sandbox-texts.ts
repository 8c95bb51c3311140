import type { Language } from '#contract/language.ts';
import type { sandboxCards } from '#contract/sandbox-checkout.ts';
import type { invoiceStatuses } from '#contract/subscription.ts';

interface SandboxTexts {
  readonly notice: string;
  readonly checkoutTitle: string;
  readonly order: (organization: string, seats: number, price: string) => string;
  readonly card: string;
  readonly cards: Record<keyof typeof sandboxCards, string>;
  readonly pay: string;
  readonly back: string;
  readonly confirmQuestion: string;
  readonly confirm: string;
  readonly decline: string;
  readonly complete: string;
  readonly expired: string;
  readonly portalTitle: string;
  readonly state: (status: string, seats: number, until: string, cancelled: boolean) => string;
  readonly statuses: Record<'active' | 'past_due' | 'ended', string>;
  readonly noSubscription: string;
  readonly cardInUse: (lastDigits: string) => string;
  readonly newCard: string;
  readonly changeCard: string;
  readonly endMonthHint: string;
  readonly endMonth: string;
  readonly invoices: string;
  readonly invoiceStatuses: Record<(typeof invoiceStatuses)[number], string>;
  readonly backToSubscription: string;
  readonly invoiceTitle: (number: string) => string;
  readonly invoiceNotice: string;
  readonly period: (from: string, to: string) => string;
  readonly seatsLine: (seats: number) => string;
  readonly proration: string;
  readonly total: string;
  readonly status: (status: string) => string;
}

/** No-break spaces are written as \u00a0. */
export const sandboxTexts: Record<Language, SandboxTexts> = {
  fr: {
    notice:
      'Cette page remplace le prestataire de paiement sur votre machine. Seules les cartes d’essai sont acceptées et aucun argent ne circule.',
    checkoutTitle: 'Paiement d’essai',
    order: (organization, seats, price) =>
      `${organization}\u00a0: ${seats}\u00a0${seats > 1 ? 'utilisateurs' : 'utilisateur'}, ${price}.`,
    card: 'Numéro de carte',
    cards: {
      succeeds: 'est acceptée.',
      refused: 'est refusée.',
      needsConfirmation: 'demande une confirmation.',
      failsAtRenewal: 'est acceptée, puis refusée à l’échéance suivante.',
    },
    pay: 'Simuler le paiement',
    back: 'Revenir sans payer',
    confirmQuestion: 'Votre banque demande une confirmation.',
    confirm: 'Confirmer',
    decline: 'Refuser',
    complete: 'Cette commande est payée.',
    expired: 'Cette page de paiement n’est plus ouverte.',
    portalTitle: 'Cartes et factures d’essai',
    state: (status, seats, until, cancelled) =>
      `Abonnement ${status}, ${seats}\u00a0${seats > 1 ? 'places' : 'place'}, ${cancelled ? 'se termine' : 'échéance'} le ${until}.`,
    statuses: { active: 'actif', past_due: 'impayé', ended: 'terminé' },
    noSubscription: 'Aucun abonnement.',
    cardInUse: (lastDigits) => `Carte se terminant par ${lastDigits}.`,
    newCard: 'Nouvelle carte',
    changeCard: 'Changer de carte et régler les factures ouvertes',
    endMonthHint: 'Pour essayer un renouvellement sans attendre un mois\u00a0:',
    endMonth: 'Passer à l’échéance suivante',
    invoices: 'Factures',
    invoiceStatuses: { paid: 'payée', open: 'à payer', void: 'annulée', uncollectible: 'irrécouvrable' },
    backToSubscription: 'Revenir à l’abonnement',
    invoiceTitle: (number) => `Facture d’essai ${number}`,
    invoiceNotice: 'Document d’essai sans valeur\u00a0: rien n’a été vendu et rien n’a été payé.',
    period: (from, to) => `Période du ${from} au ${to}`,
    seatsLine: (seats) => `Relâche, ${seats}\u00a0${seats > 1 ? 'places' : 'place'}, un mois`,
    proration: 'Prorata des changements de places',
    total: 'Total',
    status: (status) => `État\u00a0: ${status}.`,
  },
  en: {
    notice:
      'This page stands in for the payment provider on your own machine. Only test cards are taken and no money moves.',
    checkoutTitle: 'Test payment',
    order: (organization, seats, price) =>
      `${organization}: ${seats} ${seats > 1 ? 'users' : 'user'}, ${price}.`,
    card: 'Card number',
    cards: {
      succeeds: 'is accepted.',
      refused: 'is refused.',
      needsConfirmation: 'asks for confirmation.',
      failsAtRenewal: 'is accepted, then refused at the next due date.',
    },
    pay: 'Simulate the payment',
    back: 'Go back without paying',
    confirmQuestion: 'Your bank asks for confirmation.',
    confirm: 'Confirm',
    decline: 'Decline',
    complete: 'This order is paid.',
    expired: 'This payment page is no longer open.',
    portalTitle: 'Test cards and invoices',
    state: (status, seats, until, cancelled) =>
      `Subscription ${status}, ${seats} ${seats > 1 ? 'seats' : 'seat'}, ${cancelled ? 'ends' : 'due'} on ${until}.`,
    statuses: { active: 'active', past_due: 'unpaid', ended: 'ended' },
    noSubscription: 'No subscription.',
    cardInUse: (lastDigits) => `Card ending in ${lastDigits}.`,
    newCard: 'New card',
    changeCard: 'Change the card and pay open invoices',
    endMonthHint: 'To try a renewal without waiting for a month:',
    endMonth: 'Go to the next due date',
    invoices: 'Invoices',
    invoiceStatuses: { paid: 'paid', open: 'due', void: 'void', uncollectible: 'uncollectible' },
    backToSubscription: 'Back to the subscription',
    invoiceTitle: (number) => `Test invoice ${number}`,
    invoiceNotice: 'A test document without any value: nothing was sold and nothing was paid.',
    period: (from, to) => `From ${from} to ${to}`,
    seatsLine: (seats) => `Relâche, ${seats} ${seats > 1 ? 'seats' : 'seat'}, one month`,
    proration: 'Proration of seat changes',
    total: 'Total',
    status: (status) => `Status: ${status}.`,
  },
};
