import type { ClosingTexts } from '../../fr/mails/closing.ts';

export const closing: ClosingTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  applied: {
    subject: (name, days) => `Closed ${days}: ${name}`,
    lead: (name, days) => `Your company is closed ${days} (“${name}”).`,
    absences: 'These absences have been recorded for you:',
    none: 'Nothing was recorded in your counters for this closing.',
  },
  undone: {
    subject: (name, days) => `Closing undone: ${name}, ${days}`,
    lead: (name, days) => `The closing “${name}” that was planned ${days} is undone.`,
    absences:
      'These absences, which had been recorded for you, are cancelled, and your counters are what they were:',
    none: 'Nothing had been recorded in your counters for this closing.',
  },
  absence: (period, days) => `${period}: ${days}`,
  reason: 'Reason',
  button: 'See my balances',
};
