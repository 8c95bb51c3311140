import type { ProofWords } from '../catalogues/proof.ts';

export const proof: ProofWords = {
  reasons: {
    'before-first-working-day':
      'Not counted: you were not due to work this {day}; your leave starts on your first working day.',
    'no-working-day-asked': 'Not counted: you do not work at any time in the dates you asked for.',
    'after-lone-half-day': 'Not counted: a single half-day does not take the rest days after it along.',
    'contract-over': 'Not counted: this day is not covered by your contract.',
    'weekly-rest': 'Not counted: {day}, weekly rest.',
    'holiday-off': 'Not counted: public holiday off ({holiday}).',
    'holiday-on-closed-day-credited':
      'Not counted, and one day is given back: this public holiday ({holiday}) falls on a {day}, a legal working day on which the company is closed.',
    'holiday-on-closed-day':
      'Not counted: this public holiday ({holiday}) falls on a {day}, when the company is closed.',
    'company-closed': 'Not counted: {day}, the company is closed.',
    'saturday-cap':
      'Not counted: the number of Saturdays set by your company has been reached for this period.',
    'worked-holiday': 'Counted: this public holiday ({holiday}) is worked in your company.',
    'morning-only': 'Counted as half a day: the morning only.',
    'afternoon-only': 'Counted as half a day: the afternoon only.',
    'half-open-day': 'Counted as half a day: the company is open for only half of this {day}.',
    'half-worked-day': 'Counted as half a day: you work only half of this {day}.',
    'half-worked-day-whole':
      'Counted in full: you work half of this {day} and your leave covers all of it, as for a full-time person.',
    'before-return':
      'Counted: this {day} comes before your return; leave runs until the eve of the day you are back.',
    'not-worked-inside':
      'Counted: this {day} is inside your leave; a day off under part-time work counts as it would full-time.',
    ouvrable: 'Counted: {day}, a legal working day (jour ouvrable).',
    ouvre: 'Counted: {day}, a day the company works (jour ouvré).',
    'would-have-worked': 'Counted: {day}, which you would have worked.',
    'not-worked': 'Not counted: you would not have worked this {day}.',
  },
  onHoliday: {
    'before-first-working-day':
      'Not counted: public holiday ({holiday}); your leave starts on your first working day.',
    'no-working-day-asked':
      'Not counted: public holiday ({holiday}), and you do not work at any time in the dates you asked for.',
  },
};
