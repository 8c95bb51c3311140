import type { LeaveWarningWords } from '../catalogues/leave-warnings.ts';

export const leaveWarnings: LeaveWarningWords = {
  holiday: 'Public holiday during this absence, not counted: {names}.',
  holidays: 'Public holidays during this absence, not counted: {names}.',
  'beyond-balance': 'The balance is not enough: {days} missing at the end of this absence.',
  'short-later': 'The balance would no longer cover leave booked from {date} on.',
  refused: ' Your organisation does not allow going beyond the balance.',
  'longer-than-four-weeks':
    'More than four weeks in a row: the law provides for it only by exception, such as family abroad or a disabled child.',
  'given-back':
    '{days} given back to your balance: a public holiday falls on a legal working day on which the company is closed.',
  recredited: '{days} given back: the sickness covers this day of leave.',
  'employer-share':
    'Beyond the {own} of RTT that are yours to choose in the year: the dates of {days} are the employer’s to set.',
  'starts-in-the-past': 'This absence starts in the past.',
  'nothing-counted': 'No day is counted: there is no working day in this period.',
  'granted-by-law': 'Provided by law: {granted} ({article})',
  'granted-by-agreement': 'Granted by your company: {days}. {law}',
  'beyond-law': '{granted}. This request counts {asked}.',
  'beyond-law-for-birth': '{granted}. With this request, {days} for this birth.',
  'beyond-law-in-year': '{granted}. With this request, {days} in the year.',
  'not-employed-then': 'These dates are outside the time of employment: the request would be refused.',
};
