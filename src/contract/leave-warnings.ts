import { decimalText, type Fraction, negate } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { HOLIDAY_NAMES, type HolidayKey } from '#domain/holidays/public-holidays.ts';
import { catalogueType } from '#domain/leave-types/catalogue.ts';
import type { BeyondStatutory } from '#domain/leave-types/statutory-days.ts';
import type { Language } from './language.ts';
import { dateWords } from './leave-words.ts';

/** Sentences about what is allowed and worth knowing before leave is asked for. */

const sentences = {
  fr: {
    holiday: 'Jour férié pendant cette absence, non compté\u00a0: {names}.',
    holidays: 'Jours fériés pendant cette absence, non comptés\u00a0: {names}.',
    'beyond-balance': 'Le solde ne suffit pas\u00a0: il manque {days} à la fin de cette absence.',
    'short-later': 'Le solde ne couvrirait plus les congés posés à partir du {date}.',
    refused: ' Votre organisation ne permet pas de dépasser le solde.',
    'longer-than-four-weeks':
      'Plus de quatre semaines de suite\u00a0: la loi ne le prévoit que par exception, par exemple pour une famille à l’étranger ou un enfant handicapé.',
    'given-back':
      '{days} en retour sur votre solde\u00a0: un jour férié tombe un jour ouvrable où l’entreprise est fermée.',
    recredited: '{days} en retour\u00a0: l’arrêt recouvre ce jour de congé.',
    'starts-in-the-past': 'Cette absence commence dans le passé.',
    'nothing-counted': 'Aucun jour n’est compté\u00a0: il n’y a pas de jour de travail dans cette période.',
    'beyond-law': 'Prévu par la loi\u00a0: {granted} ({article}). Cette demande en compte {asked}.',
    'beyond-law-in-year':
      'Prévu par la loi\u00a0: {granted} ({article}). Avec cette demande, {days} dans l’année.',
    'not-employed-then': 'Ces dates sont hors de la période d’emploi\u00a0: la demande serait refusée.',
  },
  en: {
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
    'starts-in-the-past': 'This absence starts in the past.',
    'nothing-counted': 'No day is counted: there is no working day in this period.',
    'beyond-law': 'Provided by law: {granted} ({article}). This request counts {asked}.',
    'beyond-law-in-year': 'Provided by law: {granted} ({article}). With this request, {days} in the year.',
    'not-employed-then': 'These dates are outside the time of employment: the request would be refused.',
  },
} as const satisfies Record<Language, Record<string, string>>;

export type PlainWarning =
  | 'longer-than-four-weeks'
  | 'starts-in-the-past'
  | 'nothing-counted'
  | 'not-employed-then';

export function plainWarning(kind: PlainWarning, language: Language): string {
  return sentences[language][kind];
}

export interface HolidayWithin {
  readonly date: PlainDate;
  readonly key: HolidayKey;
}

/** A holiday that is called by its date is not told twice. */
export function holidaysWarning(holidays: readonly HolidayWithin[], language: Language): string {
  const names = holidays.map(({ date, key }) => {
    const name = HOLIDAY_NAMES[key][language];
    const day = dateWords(date, language);
    return day.startsWith(name) ? name : `${name} (${day})`;
  });
  const template = holidays.length === 1 ? 'holiday' : 'holidays';
  return sentences[language][template].replace('{names}', names.join(', '));
}

/** Days missing when the leave ends, or else later, for leave that is already booked. */
export function balanceWarning(
  after: Fraction,
  shortOn: PlainDate | null,
  isRefused: boolean,
  language: Language,
): string {
  const told = sentences[language];
  const sentence =
    after.n < 0 || shortOn === null
      ? told['beyond-balance'].replace('{days}', daysWords(negate(after), language))
      : told['short-later'].replace('{date}', dateWords(shortOn, language));
  return isRefused ? sentence + told.refused : sentence;
}

/** G4: what the law provides for the type, and what is asked. */
export function beyondLawWarning({ catalogueKey, asked, per }: BeyondStatutory, language: Language): string {
  const { duration, article } = catalogueType(catalogueKey) ?? { duration: null, article: null };
  return sentences[language][per === 'year' ? 'beyond-law-in-year' : 'beyond-law']
    .replace('{granted}', duration?.[language] ?? '')
    .replace('{article}', article ?? '')
    .replace('{asked}', decimalText(asked, language))
    .replace('{days}', daysWords(asked, language));
}

/** C5: why the balance goes down by less than what is counted. */
export function givenBackWarning(days: Fraction, language: Language): string {
  return sentences[language]['given-back'].replace('{days}', daysWords(days, language));
}

/** S5: why a day of leave is not taken after all. */
export function recreditSentence(days: Fraction, language: Language): string {
  return sentences[language].recredited.replace('{days}', daysWords(days, language));
}

/** `2,5 jours`, `1 day`: French counts anything below two as one. */
export function daysWords(days: Fraction, language: Language): string {
  const text = decimalText(days, language);
  const magnitude = Math.abs(days.n / days.d);
  if (language === 'fr') return `${text}\u00a0${magnitude < 2 ? 'jour' : 'jours'}`;
  return `${text} ${magnitude === 1 ? 'day' : 'days'}`;
}
