import type { ApproverTexts } from '../../fr/mails/approver.ts';

export const approver: ApproverTexts = {
  subject: {
    filed: (person, period) => `Leave request: ${person}, ${period}`,
    edited: (person, period) => `Request changed: ${person}, ${period}`,
    accepted: (person, period) => `Leave taken: ${person}, ${period}`,
    withdrawn: (person, period) => `Request withdrawn: ${person}, ${period}`,
    'cancellation-asked': (person, period) => `Cancellation asked for: ${person}, ${period}`,
    reminded: (person, period) => `Reminder: ${person} waits for your decision, ${period}`,
    escalated: (person, period) => `Unanswered: the request of ${person}, ${period}`,
    'cancellation-reminded': (person, period) => `Reminder: ${person} asks to cancel leave, ${period}`,
    'cancellation-escalated': (person, period) => `Unanswered: ${person} asks to cancel leave, ${period}`,
  },
  intro: {
    filed: (person) => `${person} asks for leave and waits for your decision.`,
    edited: (person) => `${person} has changed a request that waits for you. This is what it says now.`,
    accepted: (person) =>
      `${person} takes this leave. Its type needs no approval: it is already accepted, there is nothing for you to do.`,
    withdrawn: (person) => `The request of ${person} is withdrawn. There is nothing for you to do.`,
    'cancellation-asked': (person) =>
      `${person} asks to cancel this leave, which is approved. The decision is yours.`,
    reminded: (person, since) => `The request of ${person} has been waiting for you since ${since}.`,
    escalated: (person, since) =>
      `The request of ${person} has been waiting since ${since} and nobody has answered. You can decide in place of those who were asked.`,
    'cancellation-reminded': (person, since) =>
      `${person} has been waiting since ${since} for an answer: they ask to cancel this leave.`,
    'cancellation-escalated': (person, since) =>
      `${person} has been waiting since ${since} for an answer: they ask to cancel this leave. You can decide in place of those who were asked.`,
  },
  approve: 'Approve',
  reject: 'Refuse',
  caution: (days) =>
    `Each button opens a page: nothing is decided until you confirm. These links are yours alone and work for ${days} days; do not forward this message.`,
};
