import type { NotificationTexts } from '../../fr/mails/notification.ts';

export const notification: NotificationTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  facts: {
    person: 'Person',
    type: 'Type',
    dates: 'Dates',
    length: 'Length',
    team: 'In the team',
    note: 'Note',
    reason: 'Reason',
  },
  change: (before, after) => `${before} before, ${after} after`,
  left: (days) => `${days} left`,
  nobodyElse: 'Nobody else is away on these dates.',
  moreAway: (figure, count) => `and ${figure} more ${count > 1 ? 'absences' : 'absence'}`,
  stillPending: 'pending',
  open: 'See the request',
  why: {
    'request-filed': 'You get this message because the request is addressed to you.',
    'request-changed': 'You get this message because the request is addressed to you.',
    'request-reminder': 'You get this message because you may decide on the request.',
    'request-decided': 'You get this message because it is about your own leave.',
    'request-commented': 'You get this message because this request concerns you.',
    'team-digest': 'You get this message on Mondays when someone in your teams is away.',
    'monthly-figures': 'You get this message once a month, as you chose.',
    'daily-digest': 'You get this summary once a day, as you chose.',
  },
  stop: 'Stop these messages',
  choose: 'Choose my messages',
};
