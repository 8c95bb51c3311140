import type { LeaveWords } from '../catalogues/leave.ts';

export const leave: LeaveWords = {
  states: {
    pending: 'pending',
    approved: 'approved',
    'cancellation-asked': 'approved, and its cancellation has been asked for',
    rejected: 'refused',
    withdrawn: 'withdrawn',
    cancelled: 'cancelled',
  },
  absent: 'Away',
  away: 'Away',
  awayUntil: (day) => `Away through ${day}`,
  reply: 'Hello, I am away through {date}. I will answer when I am back.',
  replyNoon: (day) => `noon on ${day}`,
  awayUntilNoon: (day) => `Away until noon on ${day}`,
};
