import type { BillingNoticeTexts } from '../../fr/mails/billing-notice.ts';

const left = (days: number): string => (days > 1 ? `${days} days` : '1 day');

const nothingLost =
  'Nothing is deleted: everything can still be read and exported, and all goes on as soon as the subscription is active.';
const payTheInvoice =
  'Update your card or pay the invoice from the Subscription page. The payment counts at once.';

export const billingNotice: BillingNoticeTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  organization: 'Organisation',
  price: 'Price',
  until: 'Full access until',
  button: 'Open the Subscription page',
  why: 'You get this message because you look after your organisation’s subscription.',
  notices: {
    trial_ends_in_3: {
      subject: ({ daysLeft }) => `Your trial ends in ${left(daysLeft)}`,
      lead: ({ daysLeft, until }) =>
        `There ${daysLeft > 1 ? 'are' : 'is'} ${left(daysLeft)} left of your trial, which runs to the end of ${until}.`,
      advice: ({ price }) =>
        `To go on without a break, activate the subscription: ${price}, cancel at any time. Without it your space becomes read-only. ${nothingLost}`,
    },
    trial_ends_in_1: {
      subject: () => 'The last day of your trial',
      lead: ({ until }) => `Your trial ends tonight, ${until}.`,
      advice: ({ price }) =>
        `Activate the subscription (${price}, cancel at any time) so that your teams can go on asking for leave and deciding on it. ${nothingLost}`,
    },
    trial_over: {
      subject: () => 'Your trial is over',
      lead: ({ organization }) => `The trial of ${organization} is over: the space is read-only.`,
      advice: ({ price }) =>
        `To take it up again, activate the subscription: ${price}, cancel at any time. ${nothingLost}`,
    },
    payment_failed: {
      subject: () => 'The payment for your subscription was refused',
      lead: ({ until }) =>
        `The payment for your subscription did not go through. Nothing changes for your teams until the end of ${until}.`,
      advice: () => payTheInvoice,
    },
    payment_failed_3: {
      subject: ({ daysLeft }) => `Payment still due: ${left(daysLeft)} left`,
      lead: ({ daysLeft, until }) =>
        `The payment for your subscription is still due. ${daysLeft > 1 ? 'There are' : 'There is'} ${left(daysLeft)} left, to the end of ${until}.`,
      advice: () => payTheInvoice,
    },
    payment_failed_6: {
      subject: () => 'Last day before read-only',
      lead: ({ until }) =>
        `The payment for your subscription is still due: ${until} is the last day of full access.`,
      advice: () => `${payTheInvoice} ${nothingLost}`,
    },
    payment_overdue: {
      subject: () => 'Your space is read-only',
      lead: ({ organization }) => `For want of payment, the space of ${organization} has become read-only.`,
      advice: () => `${payTheInvoice} ${nothingLost}`,
    },
    payment_received: {
      subject: () => 'Payment received, thank you',
      lead: ({ organization }) =>
        `The payment went through: the subscription of ${organization} is up to date again.`,
      advice: () => 'There is nothing else to do. The invoice is on the Subscription page.',
    },
  },
};
