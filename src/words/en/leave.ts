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
  awayUntilNoon: (day) => `Away until noon on ${day}`,
};
