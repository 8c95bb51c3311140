import type { FeedScope } from '#domain/calendar-feeds/feed-contents.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { Language } from '#domain/text/language.ts';
import { writtenIn } from '../written.ts';
import { shownTypeName } from './leave.ts';

/** `Ana Petit : Absent`; in one's own calendar, where there is nobody else, the type alone. */
export function eventSummary(
  { name, type, waiting }: { readonly name: string | null; readonly type: string; readonly waiting: boolean },
  types: LeaveTypes,
  language: Language,
): string {
  const { someone, waiting: stillWaiting } = writtenIn(language).calendars;
  const typeName = shownTypeName(type, types, language);
  const what = waiting ? stillWaiting(typeName) : typeName;
  return name === null ? what : someone(name, what);
}

export function feedName(scope: FeedScope, whose: string, language: Language): string {
  const { mine, others } = writtenIn(language).calendars;
  return scope === 'mine' ? mine : others(whose);
}
