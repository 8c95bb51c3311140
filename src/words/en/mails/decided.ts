import type { DecidedTexts } from '../../fr/mails/decided.ts';

export const decided: DecidedTexts = {
  subject: {
    approved: (period) => `Leave approved, ${period}`,
    rejected: (period) => `Request rejected, ${period}`,
    cancelled: (period) => `Leave cancelled, ${period}`,
    'cancellation-refused': (period) => `Leave kept, ${period}`,
    recorded: (period) => `Absence recorded, ${period}`,
    cut: (period) => `Leave cut short, ${period}`,
  },
  intro: {
    approved: (decider) => `${decider} has approved your request.`,
    rejected: (decider) => `${decider} has rejected your request.`,
    cancelled: (decider) => `${decider} has cancelled this leave.`,
    'cancellation-refused': (decider) =>
      `${decider} has refused to cancel this leave: it stays approved, on the same dates.`,
    recorded: (decider) =>
      `${decider} has recorded this absence for you. If anything is wrong, let them know.`,
    cut: (decider) => `${decider} has recorded the end of your contract: this leave ends with your last day.`,
  },
  calendar: {
    approved: 'The absence is attached to this message: open it to add it to your calendar.',
    rejected: null,
    cancelled: 'Open the attachment to take the absence out of your calendar.',
    'cancellation-refused': null,
    recorded: 'The absence is attached to this message: open it to add it to your calendar.',
    cut: 'Open the attachment to bring your calendar up to date.',
  },
  someone: 'Your organisation',
};
