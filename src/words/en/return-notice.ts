import type { ReturnNoticeWords } from '../catalogues/return-notice.ts';

export const returnNotice: ReturnNoticeWords = {
  dated: '{organization}, {day}',
  back: '{name}, you are back at work after your absence {stop}. Here is your paid leave as of today.',
  available: 'Days you can take: {days}.',
  lot: '•\u00a0{days} to take by {until}',
  openLot: '•\u00a0{days} without a time limit',
  deadline:
    'The days that this absence kept you from taking can be taken until {deadline}, {months} months from this notice.',
  restOfMonths:
    'The days earned during this absence can be taken until {deadline}: what was left, on your return, of the {months} months counted from the end of the period.',
  eachAbove:
    'These dates allow for this absence: {months} months from this notice for the days that it kept you from taking, what was left of the {months} months from the end of the period for those earned in an absence of a year or more.',
  law: 'This information is required by article L. 3141-19-3 of the French Labour Code.',
};
