import type { ImportWords } from '../catalogues/imports.ts';

export const imports: ImportWords = {
  problems: {
    person_missing: 'The name or the address is missing.',
    person_unknown: '“{text}” is nobody in your organisation.',
    person_ambiguous: 'Several people are called “{text}”: choose which one.',
    person_twice: 'This person is already on line {text}.',
    number_unreadable: '{cell}: “{text}” is not a number of days.',
    number_out_of_range: '{cell}: “{text}” is more days than a year has.',
    date_unreadable: '{cell}: “{text}” is not a date.',
    date_out_of_range: '{cell}: “{text}” is not between 1970 and 2100.',
    employed_after_balance: '{cell}: “{text}” comes after the day of the balances.',
    nothing_to_import: 'This line has neither a balance nor an entry date.',
    counter_not_in_use: '{cell}: your organisation has no RTT in its settings.',
  },
  cells: {
    person: 'Person',
    previous: 'Leave N-1',
    current: 'Leave N',
    rtt: 'RTT',
    employedFrom: 'Entry date',
  },
};
