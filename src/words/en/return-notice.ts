import type { ReturnNoticeWords } from '../catalogues/return-notice.ts';

export const returnNotice: ReturnNoticeWords = {
  dated: '{organization}, {day}',
  back: '{name}, you are back at work after your absence {stop}. Here is your paid leave as of today.',
  available: 'Days you can take: {days}.',
  lot: '•\u00a0{days} to take by {until}',
  openLot: '•\u00a0{days} without a time limit',
  deadline:
    'The days that this absence kept you from taking can be taken until {deadline}, {months} months from this notice.',
  law: 'This information is required by article L. 3141-19-3 of the French Labour Code.',
};
