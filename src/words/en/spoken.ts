import { makeWords } from '../make-words.ts';
import type { Words } from '../words.ts';

const list = (names: string): readonly string[] => names.split(' ');
const dayOrDays = (size: number) => (size === 1 ? 'day' : 'days');

/** English here is read in France: days before months, 24-hour clock. */
export const spoken: Words = makeWords({
  name: 'English',
  locale: 'en-GB',
  weekdays: {
    long: list('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    short: list('Sun Mon Tue Wed Thu Fri Sat'),
  },
  months: {
    long: list('January February March April May June July August September October November December'),
    short: list('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
  },
  ordinal: String,
  dayInFiles: (date) => date,
  halves: { am: 'morning', pm: 'afternoon' },
  periods: {
    on: (day) => `on ${day}`,
    ofDay: (day) => day,
    range: (start, end) => `from ${start} to ${end}`,
    noon: (day) => `${day} at noon`,
  },
  at: 'at',
  beforeShortTime: ', ',
  hour: (hour) => `${hour}:00`,
  figures: {
    thousands: ',',
    point: '.',
    pointInFiles: '.',
    days: (size, figure) => `${figure} ${dayOrDays(size)}`,
    counted: (size, figure) => `${figure} ${dayOrDays(size)} counted`,
    calendar: (size, figure) => `${figure} calendar ${dayOrDays(size)}`,
    units: {
      percent: (figure) => `${figure}%`,
      days: (figure) => `${figure} d`,
      hours: (figure) => `${figure} h`,
    },
    euros: (figure) => `€${figure}`,
    aMonth: 'month',
  },
  and: 'and',
  or: 'or',
  others: (count, figure) => `${figure} ${count > 1 ? 'others' : 'other'}`,
  names: {
    of: (name) => `of ${name}`,
    quoted: (text) => `“${text}”`,
  },
});
