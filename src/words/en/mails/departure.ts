import type { DepartureTexts } from '../../fr/mails/departure.ts';

export const departure: DepartureTexts = {
  subject: (day) => `Your departure on ${day}`,
  greeting: (firstName) => `Hello ${firstName},`,
  lead: (day) => `Your company has recorded the end of your contract: your last day is ${day}.`,
  lastDay: 'Last day',
  leave:
    'These are the days that are left on that day. Paid leave is owed to you with your final pay: none of it lapses. Leave booked after that day is taken back.',
  access:
    'Your access stays open until the evening of that day: you can read and print your statement there.',
  closed:
    'As that day is over, your access is closed. Keep this message, or ask your company for the statement.',
  button: 'See my statement',
};
