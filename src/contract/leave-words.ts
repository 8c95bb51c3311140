import type { Half } from '#domain/calendar/half-day.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { dayOf, monthOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import type { BilingualText } from '#domain/holidays/public-holidays.ts';
import type { RequestState } from '#domain/leave-requests/request-states.ts';
import { ABSENT, type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import type { Language } from './language.ts';

/** Leave in words, for sentences that the server writes: refusals, warnings, lines of a balance, mails. */

const months: Record<Language, readonly string[]> = {
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

const states: Record<Language, Record<RequestState, string>> = {
  fr: {
    pending: 'en attente',
    approved: 'approuvée',
    'cancellation-asked': 'approuvée, et son annulation est demandée',
    rejected: 'refusée',
    withdrawn: 'retirée',
    cancelled: 'annulée',
  },
  en: {
    pending: 'pending',
    approved: 'approved',
    'cancellation-asked': 'approved, and its cancellation has been asked for',
    rejected: 'rejected',
    withdrawn: 'withdrawn',
    cancelled: 'cancelled',
  },
};

const halves: Record<Language, { readonly am: string; readonly pm: string }> = {
  fr: { am: ' (matin)', pm: ' (après-midi)' },
  en: { am: ' (morning)', pm: ' (afternoon)' },
};

/** After « the request is ». */
export function stateWords(state: RequestState, language: Language): string {
  return states[language][state];
}

/** ` (matin)`, ` (morning)`. */
export function halfWords(half: Half, language: Language): string {
  return halves[language][half];
}

export function monthName(date: PlainDate, language: Language): string {
  return months[language][monthOf(date) - 1] ?? '';
}

/** `mars 2026`, `March 2026`. */
export function monthWords(date: PlainDate, language: Language): string {
  return `${monthName(date, language)} ${yearOf(date)}`;
}

/** `6 juillet 2026`; the first of a month is « 1er » in French. */
export function dateWords(date: PlainDate, language: Language): string {
  return `${dayWords(date, language)} ${monthWords(date, language)}`;
}

/** « 1er », « 2 ». */
export function dayWords(date: PlainDate, language: Language): string {
  const day = dayOf(date);
  return day === 1 && language === 'fr' ? '1er' : String(day);
}

/** `du 6 au 10 juillet 2026`, `le 6 juillet 2026 (matin)`; what both ends share is said once. */
export function periodWords(range: LeaveRange, language: Language): string {
  const { start, end, startHalf, endHalf } = range;
  const half = halves[language];
  const startMark = startHalf === 'pm' ? half.pm : '';
  const endMark = endHalf === 'am' ? half.am : '';
  if (start === end) {
    return `${language === 'fr' ? 'le' : 'on'} ${dateWords(start, language)}${startMark || endMark}`;
  }
  const sameYear = yearOf(start) === yearOf(end);
  const sameMonth = sameYear && monthOf(start) === monthOf(end);
  const first = sameMonth
    ? dayWords(start, language)
    : sameYear
      ? `${dayWords(start, language)} ${monthName(start, language)}`
      : dateWords(start, language);
  const [from, to] = language === 'fr' ? ['du', 'au'] : ['from', 'to'];
  return `${from} ${first}${startMark} ${to} ${dateWords(end, language)}${endMark}`;
}

/** `Vacances du 6 au 10 juillet 2026`. */
export function absenceWords(
  type: { readonly name: BilingualText },
  range: LeaveRange,
  language: Language,
): string {
  return `${type.name[language]} ${periodWords(range, language)}`;
}

const absent: Record<Language, string> = { fr: 'Absent', en: 'Away' };

/** The name of a type as its reader may know it. */
export function shownTypeName(type: string, types: LeaveTypes, language: Language): string {
  return type === ABSENT ? absent[language] : typeOf(types, type).name[language];
}
