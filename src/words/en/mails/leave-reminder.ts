import type { LeaveReminderTexts } from '../../fr/mails/leave-reminder.ts';

export const leaveReminder: LeaveReminderTexts = {
  subject: (days) => `Mind your leave: ${days} to take`,
  greeting: (firstName) => `Hello ${firstName},`,
  lead: (sender, days) =>
    `${sender} reminds you that you have ${days} left to take before they are lost. Choose the dates that suit you: your request will be looked at like any other.`,
  until: (days, until) => `${days}, by ${until}`,
  advice:
    'Leave that is booked has been taken off. If something keeps you from taking it, tell whoever sent you this reminder.',
  button: 'Book leave',
};
