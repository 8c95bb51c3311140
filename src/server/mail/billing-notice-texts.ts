import type { Language } from '#contract/language.ts';
import type { BillingNoticeKind } from '#domain/billing/billing-notices.ts';

/** What a sentence may speak of. Days are written out in the language of the mail. */
export interface BillingFacts {
  readonly organization: string;
  readonly daysLeft: number;
  /** The last day on which things can be written. */
  readonly until: string;
  readonly price: string;
}

interface NoticeTexts {
  readonly subject: (facts: BillingFacts) => string;
  readonly lead: (facts: BillingFacts) => string;
  readonly advice: (facts: BillingFacts) => string;
}

interface BillingNoticeTexts {
  readonly greeting: (firstName: string) => string;
  readonly organization: string;
  readonly price: string;
  readonly until: string;
  readonly button: string;
  readonly why: string;
  readonly notices: Record<BillingNoticeKind, NoticeTexts>;
}

const left = (days: number): string => (days > 1 ? `${days}\u00a0jours` : '1\u00a0jour');
const leftInEnglish = (days: number): string => (days > 1 ? `${days} days` : '1 day');

const nothingLost =
  'Rien n’est supprimé\u00a0: tout reste lisible et exportable, et tout reprend dès que l’abonnement est actif.';
const nothingLostInEnglish =
  'Nothing is deleted: everything can still be read and exported, and all goes on as soon as the subscription is active.';
const payTheInvoice =
  'Mettez à jour votre carte ou réglez la facture depuis la page Abonnement. Le paiement est pris en compte aussitôt.';
const payTheInvoiceInEnglish =
  'Update your card or pay the invoice from the Subscription page. The payment counts at once.';

/** No-break spaces are written as \u00a0. */
export const billingNoticeTexts: Record<Language, BillingNoticeTexts> = {
  fr: {
    greeting: (firstName) => `Bonjour ${firstName},`,
    organization: 'Organisation',
    price: 'Prix',
    until: 'Accès complet jusqu’au',
    button: 'Ouvrir la page Abonnement',
    why: 'Vous recevez ce message parce que vous administrez l’abonnement de votre organisation.',
    notices: {
      trial_ends_in_3: {
        subject: ({ daysLeft }) => `Votre essai se termine dans ${left(daysLeft)}`,
        lead: ({ daysLeft, until }) =>
          `Il reste ${left(daysLeft)} à votre essai, qui court jusqu’au ${until} compris.`,
        advice: ({ price }) =>
          `Pour continuer sans interruption, activez l’abonnement\u00a0: ${price}, sans engagement. Sans abonnement, votre espace passera en lecture seule. ${nothingLost}`,
      },
      trial_ends_in_1: {
        subject: () => 'Dernier jour de votre essai',
        lead: ({ until }) => `Votre essai se termine ce soir, ${until}.`,
        advice: ({ price }) =>
          `Activez l’abonnement (${price}, sans engagement) pour que vos équipes continuent à poser et valider leurs congés. ${nothingLost}`,
      },
      trial_over: {
        subject: () => 'Votre essai est terminé',
        lead: ({ organization }) =>
          `L’essai de ${organization} est terminé\u00a0: l’espace est en lecture seule.`,
        advice: ({ price }) =>
          `Pour reprendre, activez l’abonnement\u00a0: ${price}, sans engagement. ${nothingLost}`,
      },
      payment_failed: {
        subject: () => 'Le paiement de votre abonnement a été refusé',
        lead: ({ until }) =>
          `Le paiement de votre abonnement n’est pas passé. Rien ne change pour vos équipes jusqu’au ${until} compris.`,
        advice: () => payTheInvoice,
      },
      payment_failed_3: {
        subject: ({ daysLeft }) => `Paiement toujours en attente\u00a0: il reste ${left(daysLeft)}`,
        lead: ({ daysLeft, until }) =>
          `Le paiement de votre abonnement est toujours en attente. Il reste ${left(daysLeft)}, jusqu’au ${until} compris.`,
        advice: () => payTheInvoice,
      },
      payment_failed_6: {
        subject: () => 'Dernier jour avant la lecture seule',
        lead: ({ until }) =>
          `Le paiement de votre abonnement est toujours en attente\u00a0: le ${until} est le dernier jour d’accès complet.`,
        advice: () => `${payTheInvoice} ${nothingLost}`,
      },
      payment_overdue: {
        subject: () => 'Votre espace est en lecture seule',
        lead: ({ organization }) =>
          `Faute de paiement, l’espace de ${organization} est passé en lecture seule.`,
        advice: () => `${payTheInvoice} ${nothingLost}`,
      },
      payment_received: {
        subject: () => 'Paiement reçu, merci',
        lead: ({ organization }) =>
          `Le paiement est passé\u00a0: l’abonnement de ${organization} est de nouveau à jour.`,
        advice: () => 'Vous n’avez rien d’autre à faire. La facture est sur la page Abonnement.',
      },
    },
  },
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    organization: 'Organisation',
    price: 'Price',
    until: 'Full access until',
    button: 'Open the Subscription page',
    why: 'You get this message because you look after your organisation’s subscription.',
    notices: {
      trial_ends_in_3: {
        subject: ({ daysLeft }) => `Your trial ends in ${leftInEnglish(daysLeft)}`,
        lead: ({ daysLeft, until }) =>
          `There ${daysLeft > 1 ? 'are' : 'is'} ${leftInEnglish(daysLeft)} left of your trial, which runs to the end of ${until}.`,
        advice: ({ price }) =>
          `To go on without a break, activate the subscription: ${price}, cancel at any time. Without it your space becomes read-only. ${nothingLostInEnglish}`,
      },
      trial_ends_in_1: {
        subject: () => 'The last day of your trial',
        lead: ({ until }) => `Your trial ends tonight, ${until}.`,
        advice: ({ price }) =>
          `Activate the subscription (${price}, cancel at any time) so that your teams can go on asking for leave and deciding on it. ${nothingLostInEnglish}`,
      },
      trial_over: {
        subject: () => 'Your trial is over',
        lead: ({ organization }) => `The trial of ${organization} is over: the space is read-only.`,
        advice: ({ price }) =>
          `To take it up again, activate the subscription: ${price}, cancel at any time. ${nothingLostInEnglish}`,
      },
      payment_failed: {
        subject: () => 'The payment for your subscription was refused',
        lead: ({ until }) =>
          `The payment for your subscription did not go through. Nothing changes for your teams until the end of ${until}.`,
        advice: () => payTheInvoiceInEnglish,
      },
      payment_failed_3: {
        subject: ({ daysLeft }) => `Payment still due: ${leftInEnglish(daysLeft)} left`,
        lead: ({ daysLeft, until }) =>
          `The payment for your subscription is still due. ${daysLeft > 1 ? 'There are' : 'There is'} ${leftInEnglish(daysLeft)} left, to the end of ${until}.`,
        advice: () => payTheInvoiceInEnglish,
      },
      payment_failed_6: {
        subject: () => 'Last day before read-only',
        lead: ({ until }) =>
          `The payment for your subscription is still due: ${until} is the last day of full access.`,
        advice: () => `${payTheInvoiceInEnglish} ${nothingLostInEnglish}`,
      },
      payment_overdue: {
        subject: () => 'Your space is read-only',
        lead: ({ organization }) => `For want of payment, the space of ${organization} has become read-only.`,
        advice: () => `${payTheInvoiceInEnglish} ${nothingLostInEnglish}`,
      },
      payment_received: {
        subject: () => 'Payment received, thank you',
        lead: ({ organization }) =>
          `The payment went through: the subscription of ${organization} is up to date again.`,
        advice: () => 'There is nothing else to do. The invoice is on the Subscription page.',
      },
    },
  },
};
