import { makeWords } from '../make-words.ts';
import type { Words } from '../words.ts';

const list = (names: string): readonly string[] => names.split(' ');

/** Anything below two is one. */
const jours = (size: number, one: string, many: string) => (size < 2 ? one : many);

/** Vowels, a y that sounds like one (Yves, not Yann), and the first names whose h is mute (Hélène, not Hans). */
const ELIDED = /^([aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouéè])|h([éè]|e[lnr]|i[lp]|o[nr]|ub|ya))/i;

/** Companies carry their article: « les factures des Ateliers », « du Phare ». */
const CONTRACTED = [
  ['Les ', 'des '],
  ['Le ', 'du '],
] as const;

/** No-break spaces are written as \u00a0: a narrow one is not in every mail program's fonts. */
export const spoken: Words = makeWords({
  name: 'Français',
  locale: 'fr-FR',
  weekdays: {
    long: list('dimanche lundi mardi mercredi jeudi vendredi samedi'),
    short: list('dim. lun. mar. mer. jeu. ven. sam.'),
  },
  months: {
    long: list('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    short: list('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  },
  ordinal: (day) => (day === 1 ? '1er' : String(day)),
  dayInFiles: (date) => date.split('-').reverse().join('/'),
  halves: { am: 'matin', pm: 'après-midi' },
  periods: {
    on: (day) => `le ${day}`,
    ofDay: (day) => `du ${day}`,
    range: (start, end) => `du ${start} au ${end}`,
    noon: (day) => `${day} à midi`,
  },
  at: 'à',
  beforeShortTime: ' ',
  hour: (hour) => `${hour}\u00a0h`,
  figures: {
    thousands: '\u00a0',
    point: ',',
    pointInFiles: ',',
    days: (size, figure) => `${figure}\u00a0${jours(size, 'jour', 'jours')}`,
    counted: (size, figure) => `${figure}\u00a0${jours(size, 'jour compté', 'jours comptés')}`,
    calendar: (size, figure) => `${figure}\u00a0${jours(size, 'jour calendaire', 'jours calendaires')}`,
    units: {
      percent: (figure) => `${figure}\u00a0%`,
      days: (figure) => `${figure}\u00a0j`,
      hours: (figure) => `${figure}\u00a0h`,
    },
    euros: (figure) => `${figure}\u00a0€`,
    aMonth: 'mois',
  },
  and: 'et',
  or: 'ou',
  others: (count, figure) => `${figure}\u00a0${count > 1 ? 'autres' : 'autre'}`,
  names: {
    of: (name) => {
      const contracted = CONTRACTED.find(([article]) => name.startsWith(article));
      if (contracted) return `${contracted[1]}${name.slice(contracted[0].length)}`;
      return ELIDED.test(name) ? `d’${name}` : `de ${name}`;
    },
    quoted: (text) => `«\u00a0${text}\u00a0»`,
  },
});
