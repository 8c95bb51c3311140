import type { Language } from '#contract/language.ts';
import type { sandboxCards } from '#contract/sandbox-checkout.ts';
import type { invoiceStatuses } from '#contract/subscription.ts';

interface SandboxTexts {
  readonly notice: string;
  readonly checkoutTitle: string;
  readonly organization: string;
  readonly users: string;
  readonly price: string;
  readonly card: string;
  readonly cards: Record<keyof typeof sandboxCards, string>;
  readonly otherCard: string;
  readonly useCard: string;
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
    organization: 'Organisation',
    users: 'Utilisateurs',
    price: 'Prix mensuel',
    card: 'Numéro de carte',
    cards: {
      succeeds: 'Carte acceptée',
      refused: 'Carte refusée',
      needsConfirmation: 'Carte à confirmer',
      failsAtRenewal: 'Carte refusée à l’échéance suivante',
    },
    otherCard: 'Saisir un autre numéro',
    useCard: 'Utiliser cette carte',
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
    changeCard: 'Changer de carte et régler ce qui est dû',
    endMonthHint: 'Essayer un renouvellement sans attendre un mois',
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
    organization: 'Organisation',
    users: 'Users',
    price: 'Monthly price',
    card: 'Card number',
    cards: {
      succeeds: 'Card that is accepted',
      refused: 'Card that is refused',
      needsConfirmation: 'Card that asks for confirmation',
      failsAtRenewal: 'Card that fails at the next due date',
    },
    otherCard: 'Type another number',
    useCard: 'Use this card',
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
    endMonthHint: 'Try a renewal without waiting for a month',
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
