import type { BillingNoticeKind } from '#domain/billing/billing-notices.ts';
import type { BillingFacts } from '../../catalogues/mails/billing-notice.ts';
import { spoken as french } from '../spoken.ts';

interface NoticeTexts {
  readonly subject: (facts: BillingFacts) => string;
  readonly lead: (facts: BillingFacts) => string;
  readonly advice: (facts: BillingFacts) => string;
}

export interface BillingNoticeTexts {
  readonly greeting: (firstName: string) => string;
  readonly organization: string;
  readonly price: string;
  readonly until: string;
  readonly button: string;
  readonly why: string;
  readonly notices: Record<BillingNoticeKind, NoticeTexts>;
}

const { of } = french.names;

const left = (days: number): string => (days > 1 ? `${days}\u00a0jours` : '1\u00a0jour');

const nothingLost =
  'Rien n’est supprimé\u00a0: tout reste lisible et exportable, et tout reprend dès que l’abonnement est actif.';
const payTheInvoice =
  'Mettez à jour votre carte ou réglez la facture depuis la page Abonnement. Le paiement est pris en compte aussitôt.';

export const billingNotice: BillingNoticeTexts = {
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
        `L’essai ${of(organization)} est terminé\u00a0: l’espace est en lecture seule.`,
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
        `Faute de paiement, l’espace ${of(organization)} est passé en lecture seule.`,
      advice: () => `${payTheInvoice} ${nothingLost}`,
    },
    payment_received: {
      subject: () => 'Paiement reçu, merci',
      lead: ({ organization }) =>
        `Le paiement est passé\u00a0: l’abonnement ${of(organization)} est de nouveau à jour.`,
      advice: () => 'Vous n’avez rien d’autre à faire. La facture est sur la page Abonnement.',
    },
  },
};
