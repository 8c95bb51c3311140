import { type Fraction, negate, toNumber } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { HOLIDAY_NAMES, type HolidayKey } from '#domain/holidays/public-holidays.ts';
import { catalogueType } from '#domain/leave-types/catalogue.ts';
import type { BeyondStatutory } from '#domain/leave-types/statutory-days.ts';
import type { Language } from '#domain/text/language.ts';
import type { PlainWarning } from '../catalogues/leave-warnings.ts';
import { wordsIn } from '../spoken.ts';
import { writtenIn } from '../written.ts';
import { fillSlots } from './fill.ts';

/** Sentences about what is allowed and worth knowing before leave is asked for. */

export function plainWarning(kind: PlainWarning, language: Language): string {
  return writtenIn(language).leaveWarnings[kind];
}

export interface HolidayWithin {
  readonly date: PlainDate;
  readonly key: HolidayKey;
}

/** A holiday that is called by its date is not told twice. */
export function holidaysWarning(holidays: readonly HolidayWithin[], language: Language): string {
  const names = holidays.map(({ date, key }) => {
    const name = HOLIDAY_NAMES[key][language];
    const day = wordsIn(language).days.date(date);
    return day.replaceAll('\u00a0', ' ').startsWith(name) ? name : `${name} (${day})`;
  });
  const template = holidays.length === 1 ? 'holiday' : 'holidays';
  return fillSlots(writtenIn(language).leaveWarnings[template], { names: names.join(', ') });
}

/** What is left on the last day of the leave, and the first day for which days are missing. */
interface ShortBalance {
  readonly after: Fraction;
  readonly at: PlainDate;
  readonly shortOn: PlainDate | null;
}

/** Days missing when the leave ends, or else later, for leave that is already booked. */
export function balanceWarning(
  { after, at, shortOn }: ShortBalance,
  isRefused: boolean,
  language: Language,
): string {
  const told = writtenIn(language).leaveWarnings;
  const { days, figures } = wordsIn(language);
  const isLater = shortOn !== null && (shortOn > at || after.n >= 0);
  const sentence = isLater
    ? fillSlots(told['short-later'], { date: days.date(shortOn) })
    : fillSlots(told['beyond-balance'], { days: figures.days(toNumber(negate(after))) });
  return isRefused ? sentence + told.refused : sentence;
}

const BEYOND_LAW = {
  event: 'beyond-law',
  birth: 'beyond-law-for-birth',
  year: 'beyond-law-in-year',
} as const;

/** G4: what the law provides for the type, what an agreement adds to it, and what is asked. */
export function beyondLawWarning(
  { catalogueKey, asked, per, byAgreement }: BeyondStatutory,
  language: Language,
): string {
  const { figures } = wordsIn(language);
  return fillSlots(writtenIn(language).leaveWarnings[BEYOND_LAW[per]], {
    granted: grantedSentence(catalogueKey, byAgreement, language),
    asked: figures.figure(toNumber(asked)),
    days: figures.days(toNumber(asked)),
  });
}

/** D4: what a type of the catalogue is granted for; empty where nothing says how long. */
export function grantedSentence(
  catalogueKey: string | null,
  byAgreement: number | null,
  language: Language,
): string {
  const { duration, article } = catalogueType(catalogueKey) ?? { duration: null, article: null };
  const told = writtenIn(language).leaveWarnings;
  const law = fillSlots(told['granted-by-law'], {
    granted: duration?.[language] ?? '',
    article: article ?? '',
  });
  if (byAgreement === null) return law;
  return fillSlots(told['granted-by-agreement'], { days: wordsIn(language).figures.days(byAgreement), law });
}

/** C5: why the balance goes down by less than what is counted. */
export function givenBackWarning(days: Fraction, language: Language): string {
  return aboutDays('given-back', days, language);
}

/** R6: someone asks for more RTT days than are theirs to choose. */
export function employerShareWarning(
  { own, employer }: { readonly own: Fraction; readonly employer: Fraction },
  language: Language,
): string {
  const { figures } = wordsIn(language);
  return fillSlots(writtenIn(language).leaveWarnings['employer-share'], {
    own: figures.days(toNumber(own)),
    days: figures.days(toNumber(employer)),
  });
}

/** S5: why a day of leave is not taken after all. */
export function recreditSentence(days: Fraction, language: Language): string {
  return aboutDays('recredited', days, language);
}

function aboutDays(kind: 'given-back' | 'recredited', days: Fraction, language: Language): string {
  const told = wordsIn(language).figures.days(toNumber(days));
  return fillSlots(writtenIn(language).leaveWarnings[kind], { days: told });
}
