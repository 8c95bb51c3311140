import type { Fraction } from '#domain/amounts/fraction.ts';
import { answeringEntries } from '#domain/balance-imports/opening-entries.ts';
import { reservedLines } from '#domain/balances/booking.ts';
import { linesSince } from '#domain/balances/contract-lines.ts';
import { counterSummary } from '#domain/balances/counter-summary.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import type { LeaveBasis } from '#domain/balances/leave-basis.ts';
import { type LeaveSituation, leaveSituation, ledgerAhead } from '#domain/balances/leave-situation.ts';
import type { Counter, LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveRequest } from '#server/store/leave-requests.ts';
import type { Organization } from '#server/store/organizations.ts';
import type { User } from '#server/store/users.ts';

/** A person with all that their balance follows from. */
export interface PersonToCount {
  readonly person: User;
  readonly organization: Organization;
  readonly basis: LeaveBasis;
  readonly requests: readonly LeaveRequest[];
  readonly recorded: readonly LedgerEntry[];
}

/** With the written lines as they are here: they may hold openings that are only being tried. */
export function situationOf({
  person,
  organization,
  basis,
  requests,
  recorded,
}: PersonToCount): LeaveSituation {
  return leaveSituation({ person, organization, basis: { ...basis, manual: recorded } }, requests);
}

/** What a counter leaves to take on a day. */
export function availableOn(counted: PersonToCount, counter: Counter, day: PlainDate): Fraction {
  const { requests, recorded } = counted;
  const situation = situationOf(counted);
  const pending = reservedLines(situation, requests, counter);
  const ledger = ledgerAhead(situation, recorded, pending, day);
  return counterSummary(ledger, counter, day, pending).available;
}

/** What has to be written when these become the openings of the person: themselves where new, and all they answer. */
export function entriesForOpenings(
  counted: PersonToCount,
  openings: readonly LedgerEntry[],
  today: PlainDate,
): LedgerEntry[] {
  const known = new Set(counted.recorded.map(({ key }) => key));
  const added = openings.filter(({ key }) => !known.has(key));
  const others = counted.recorded.filter(({ cause }) => cause.kind !== 'opening');
  const { facts, policies } = situationOf({ ...counted, recorded: [...others, ...openings] });
  const written = [...counted.recorded, ...added];
  const horizon = written.reduce((last, { date }) => latest(last, date), today);
  const ofContract = linesSince(facts.closedUntil, written);
  return [...added, ...answeringEntries(ofContract, dueEntries(facts, policies, horizon))];
}
