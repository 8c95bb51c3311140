import { calendarDays, type LeaveRange } from '#domain/calendar/leave-range.ts';
import type { RequestText } from '#domain/leave-requests/request-fields.ts';
import type { Language } from '#domain/text/language.ts';
import { capitalised } from '#words/capitalised.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import type { Fact } from './facts.tsx';

/** What a mail says of a request. */
export interface MailedFacts {
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

export interface MailedConflicts {
  readonly told: readonly ConflictFacts[];
  /** Absences that are not told. */
  readonly more: number;
}

export function leaveFacts({ type, range, countedDays: counted }: MailedFacts, language: Language): Fact[] {
  const { facts } = mailsIn(language).notification;
  const { figures, periods } = wordsIn(language);
  const length = [figures.counted(counted), figures.calendar(calendarDays(range))];
  return [
    { label: facts.type, value: type },
    { label: facts.dates, value: capitalised(periods.long(range)) },
    { label: facts.length, value: length.join(', ') },
  ];
}

export function balanceChangeFact({ label, before, after }: BalanceFacts, language: Language): Fact {
  const { change } = mailsIn(language).notification;
  const { figures } = wordsIn(language);
  return { label, value: change(figures.days(before), figures.days(after)) };
}

export function conflictsFact({ told, more }: MailedConflicts, language: Language): Fact {
  const { facts, nobodyElse, moreAway } = mailsIn(language).notification;
  const lines = told.map((conflict) => conflictLine(conflict, language));
  if (more > 0) lines.push(moreAway(wordsIn(language).figures.figure(more), more));
  return {
    label: facts.team,
    value: told.length === 0 ? nobodyElse : lines.map((line) => <div>{line}</div>),
  };
}

function conflictLine({ person, type, range, pending }: ConflictFacts, language: Language): string {
  const what = `${person}, ${insideSentence(type)} ${wordsIn(language).periods.short(range)}`;
  return pending ? `${what} (${mailsIn(language).notification.stillPending})` : what;
}

/** « congé maladie », and still « RTT ». */
function insideSentence(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** What someone wrote, line by line. */
export function quotedFact(label: string, text: string): Fact {
  const lines = text.split('\n').map((line) => <div>{line || '\u00a0'}</div>);
  return { label, value: lines };
}
