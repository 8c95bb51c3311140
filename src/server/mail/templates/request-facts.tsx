import type { Language } from '#contract/language.ts';
import { periodWords } from '#contract/leave-words.ts';
import { calendarDays, type LeaveRange } from '#domain/calendar/leave-range.ts';
import type { RequestText } from '#domain/leave-requests/request-fields.ts';
import { calendarDayCount, countedDays, dayCount, longPeriod } from '../leave-phrases.ts';
import { notificationTexts } from '../notification-texts.ts';
import type { Fact } from './facts.tsx';

/** What a mail says of a request. */
export interface RequestFacts {
  readonly person: string;
  /** Its name, in the language of the reader. */
  readonly type: string;
  readonly range: LeaveRange;
  readonly countedDays: number;
  readonly texts: Readonly<Record<RequestText, string>>;
}

export interface BalanceFacts {
  /** The name of the counter. */
  readonly label: string;
  readonly before: number;
  readonly after: number;
}

export interface ConflictFacts {
  readonly id: string;
  readonly person: string;
  /** Its name, or « absent » where the reader may not know. */
  readonly type: string;
  readonly range: LeaveRange;
  readonly pending: boolean;
}

export function leaveFacts({ type, range, countedDays: counted }: RequestFacts, language: Language): Fact[] {
  const { facts } = notificationTexts[language];
  const length = [countedDays(counted, language), calendarDayCount(calendarDays(range), language)];
  return [
    { label: facts.type, value: type },
    { label: facts.dates, value: longPeriod(range, language) },
    { label: facts.length, value: length.join(', ') },
  ];
}

export function balanceChangeFact({ label, before, after }: BalanceFacts, language: Language): Fact {
  const { change } = notificationTexts[language];
  return { label, value: change(dayCount(before, language), dayCount(after, language)) };
}

export function conflictsFact(conflicts: readonly ConflictFacts[], language: Language): Fact {
  const { facts, nobodyElse } = notificationTexts[language];
  const lines = conflicts.map((conflict) => <div key={conflict.id}>{conflictLine(conflict, language)}</div>);
  return { label: facts.team, value: conflicts.length === 0 ? nobodyElse : lines };
}

function conflictLine({ person, type, range, pending }: ConflictFacts, language: Language): string {
  const what = `${person}, ${insideSentence(type)} ${periodWords(range, language)}`;
  return pending ? `${what} (${notificationTexts[language].stillPending})` : what;
}

/** « congé maladie », and still « RTT ». */
function insideSentence(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** What someone wrote, line by line. */
export function quotedFact(label: string, text: string): Fact {
  const lines = text.split('\n').map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to go by, and never move
    <div key={place}>{line || '\u00a0'}</div>
  ));
  return { label, value: lines };
}
