import { makeWords } from '#words/make-words.ts';
import type { Words } from '#words/words.ts';

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

/** Nobody's language: whatever it does not say itself would be seen at once. */
export const pseudo: Words = makeWords({
  name: 'Ƥşēūđő',
  locale: 'eo',
  weekdays: { long: numbered('ŧago', 7), short: numbered('ŧ', 7) },
  months: { long: numbered('mőnāŧő', 12), short: numbered('mő', 12) },
  ordinal: (day) => `${day}-ā`,
  dayInFiles: (date) => date,
  halves: { am: 'māŧēnő', pm: 'vēşpērő' },
  periods: {
    on: (day) => `ĵē ${day}`,
    ofDay: (day) => `đē ${day}`,
    range: (start, end) => `đē ${start} ĝīş ${end}`,
    noon: (day) => `${day} ŧāgmēzē`,
  },
  at: 'ĵē',
  beforeShortTime: ' ',
  hour: (hour) => `${hour}ħ`,
  figures: {
    thousands: '’',
    point: '·',
    pointInFiles: '.',
    days: (_, figure) => `${figure} ŧāgőĵ`,
    counted: (_, figure) => `${figure} ŧāgőĵ kāłkūłīŧāĵ`,
    calendar: (_, figure) => `${figure} kāłēnđārāĵ ŧāgőĵ`,
    units: {
      percent: (figure) => `${figure} ēl cēnŧ`,
      days: (figure) => `${figure} ŧ`,
      hours: (figure) => `${figure} ħ`,
    },
    euros: (figure) => `${figure} ēūrőĵ`,
    aMonth: 'mőnāŧő',
  },
  and: 'kāĵ',
  or: 'āū',
  others: (_count, figure) => `${figure} āĝīāĵ`,
  names: { of: (name) => `đē ${name}`, quoted: (text) => `‹${text}›` },
});
