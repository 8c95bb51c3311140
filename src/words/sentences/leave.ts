import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { RequestState } from '#domain/leave-requests/request-states.ts';
import { ABSENT, type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import type { EveryLanguage, Language } from '#domain/text/language.ts';
import { wordsIn } from '../spoken.ts';
import { writtenIn } from '../written.ts';

/** After « the request is ». */
export function stateWords(state: RequestState, language: Language): string {
  return writtenIn(language).leave.states[state];
}

/** `Vacances du 6 au 10 juillet 2026`. */
export function absenceWords(
  type: { readonly name: EveryLanguage },
  range: LeaveRange,
  language: Language,
): string {
  return `${type.name[language]} ${wordsIn(language).periods.short(range)}`;
}

/** The name of a type as its reader may know it. */
export function shownTypeName(type: string, types: LeaveTypes, language: Language): string {
  return type === ABSENT ? writtenIn(language).leave.absent : typeOf(types, type).name[language];
}

/** N31: the title of an absence in somebody's own calendar. */
export function awayTitle(language: Language): string {
  return writtenIn(language).leave.away;
}

/** N36: until which day somebody is away. */
export function awayUntil({ end, endHalf }: LeaveRange, language: Language): string {
  const { awayUntil: wholeDay, awayUntilNoon } = writtenIn(language).leave;
  const day = wordsIn(language).days.dateInYear(end);
  return endHalf === 'am' ? awayUntilNoon(day) : wholeDay(day);
}

/** N39: the text of an automatic reply, ours where there is none of their own. */
export function replyTemplate(own: string | null, language: Language): string {
  return own ?? writtenIn(language).leave.reply;
}

export function replyWords(own: string | null, { end, endHalf }: LeaveRange, language: Language): string {
  const day = wordsIn(language).days.dateInYear(end);
  const shown = endHalf === 'am' ? writtenIn(language).leave.replyNoon(day) : day;
  return replyTemplate(own, language).replaceAll('{date}', shown);
}
