import type { LeaveBasis } from '#domain/balances/leave-basis.ts';
import { type LeaveSituation, leaveSituation, ledgerUntil } from '#domain/balances/leave-situation.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBases } from '#server/store/leave-basis.ts';
import {
  type LeaveRequest,
  listBookedRequests,
  listBookedRequestsOfPeople,
} from '#server/store/leave-requests.ts';
import { listLedgerEntries, listLedgerEntriesOfPeople } from '#server/store/ledger.ts';
import type { Organization } from '#server/store/organizations.ts';
import { listUserRows, type User } from '#server/store/users.ts';

/** One person's leave, with what is written. */
export interface WrittenPerson {
  readonly person: User;
  readonly basis: LeaveBasis;
  readonly requests: readonly LeaveRequest[];
  readonly situation: LeaveSituation;
  readonly recorded: readonly LedgerEntry[];
}

/** Someone whose ledger says what follows from the facts of today. */
export interface SettledPerson extends WrittenPerson {
  /** What was written before and what has been added. */
  readonly ledger: readonly LedgerEntry[];
}

/** The same with what is due by today. */
export interface PersonOnRecord extends WrittenPerson {
  /** What is written and, after it, what has become due and is not written yet. */
  readonly ledger: readonly LedgerEntry[];
}

/** What has become due and is not written yet. */
export function unwritten({ recorded, ledger }: Pick<PersonOnRecord, 'recorded' | 'ledger'>): LedgerEntry[] {
  return ledger.slice(recorded.length);
}

/** Everyone in the organisation, in four questions whatever their number. */
export async function loadEveryone(
  tx: TenantTransaction,
  organization: Organization,
  today: PlainDate,
): Promise<PersonOnRecord[]> {
  const people = await listUserRows(tx);
  const bases = await loadLeaveBases(tx);
  const requestsOf = groupedBy(await listBookedRequests(tx), ({ userId }) => userId);
  const linesOf = await listLedgerEntries(tx);
  return people.flatMap((person) => {
    const basis = bases.get(person.id);
    if (!basis) return [];
    const requests = requestsOf.get(person.id) ?? [];
    const recorded = linesOf.get(person.id) ?? [];
    const situation = leaveSituation({ person, organization, basis }, requests);
    return [
      { person, basis, requests, situation, recorded, ledger: ledgerUntil(situation, recorded, today) },
    ];
  });
}

/** Some people, in three questions whatever their number. */
export async function loadPeople(
  tx: TenantTransaction,
  organization: Organization,
  people: readonly User[],
): Promise<WrittenPerson[]> {
  const ids = people.map(({ id }) => id);
  const bases = await loadLeaveBases(tx, ids);
  const requestsOf = await listBookedRequestsOfPeople(tx, ids);
  const linesOf = await listLedgerEntriesOfPeople(tx, ids);
  return people.flatMap((person) => {
    const basis = bases.get(person.id);
    if (!basis) return [];
    const requests = requestsOf.get(person.id) ?? [];
    const situation = leaveSituation({ person, organization, basis }, requests);
    return [{ person, basis, requests, situation, recorded: linesOf.get(person.id) ?? [] }];
  });
}

function groupedBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
