import type { LeaveWords } from '../catalogues/leave.ts';

export const leave: LeaveWords = {
  states: {
    pending: 'en attente',
    approved: 'approuvée',
    'cancellation-asked': 'approuvée, et son annulation est demandée',
    rejected: 'refusée',
    withdrawn: 'retirée',
    cancelled: 'annulée',
  },
  absent: 'Absent',
  away: 'Absent(e)',
  awayUntil: (day) => `Absent(e) jusqu’au ${day}`,
  reply: 'Bonjour, je suis absent(e) jusqu’au {date}. Je vous répondrai à mon retour.',
  replyNoon: (day) => `${day} à midi`,
  awayUntilNoon: (day) => `Absent(e) jusqu’au ${day} à midi`,
};
