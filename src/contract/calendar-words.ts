import type { FeedScope } from '#domain/calendar-feeds/feed-contents.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { Language } from './language.ts';
import { shownTypeName } from './leave-words.ts';

/** What calendars and files that leave the application say. */
const words = {
  fr: {
    someone: (name: string, what: string) => `${name}\u00a0: ${what}`,
    waiting: (what: string) => `${what} (en attente)`,
    mine: 'Mes absences',
    others: (whose: string) => `Absences\u00a0: ${whose}`,
  },
  en: {
    someone: (name: string, what: string) => `${name}: ${what}`,
    waiting: (what: string) => `${what} (pending)`,
    mine: 'My leave',
    others: (whose: string) => `Away: ${whose}`,
  },
} as const satisfies Record<Language, object>;

/** `Ana Petit : Absent`; in one's own calendar, where there is nobody else, the type alone. */
export function eventSummary(
  { name, type, waiting }: { readonly name: string | null; readonly type: string; readonly waiting: boolean },
  types: LeaveTypes,
  language: Language,
): string {
  const { someone, waiting: stillWaiting } = words[language];
  const typeName = shownTypeName(type, types, language);
  const what = waiting ? stillWaiting(typeName) : typeName;
  return name === null ? what : someone(name, what);
}

export function feedName(scope: FeedScope, whose: string, language: Language): string {
  return scope === 'mine' ? words[language].mine : words[language].others(whose);
}
