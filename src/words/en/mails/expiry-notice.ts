import type { ExpiryNoticeTexts } from '../../fr/mails/expiry-notice.ts';

export const expiryNotice: ExpiryNoticeTexts = {
  subject: (days, until) => `${days} to take by ${until}`,
  greeting: (firstName) => `Hello ${firstName},`,
  lead: (days, until) =>
    `You have ${days} left to take by ${until}. After that date they can no longer be booked.`,
  counter: 'Counter',
  days: 'Left',
  until: 'Until',
  advice: 'Leave that is booked before that date has been taken off.',
  button: 'Book leave',
};
