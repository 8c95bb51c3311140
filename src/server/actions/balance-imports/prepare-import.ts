import type { Fraction } from '#domain/amounts/fraction.ts';
import { personFinder } from '#domain/balance-imports/find-person.ts';
import { openingEntries } from '#domain/balance-imports/opening-entries.ts';
import { type ImportLine, type ReadLine, readImportLines } from '#domain/balance-imports/read-lines.ts';
import { policiesOf } from '#domain/balances/leave-situation.ts';
import type { Counter, LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { openingsInForce } from '#domain/balances/manual-entries.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBases, loadSettingsInForce } from '#server/store/leave-basis.ts';
import { listBookedRequestsOfPeople } from '#server/store/leave-requests.ts';
import { listLedgerEntriesOfPeople } from '#server/store/ledger.ts';
import type { Organization } from '#server/store/organizations.ts';
import { listUserRows, lockUsers, type User } from '#server/store/users.ts';
import { availableOn, entriesForOpenings, type PersonToCount, situationOf } from './counted-person.ts';

export interface SentImport {
  readonly name: string;
  readonly asOf: PlainDate;
  readonly lines: readonly ImportLine[];
}

/** What can be taken of a counter today, before and after. */
export interface BeforeAndAfter {
  readonly before: Fraction;
  readonly after: Fraction;
}

export interface PreparedLine extends ReadLine<User> {
  readonly paidLeave: BeforeAndAfter | null;
  readonly rttDays: BeforeAndAfter | null;
  /** The lines to write into the person's ledger. */
  readonly entries: readonly LedgerEntry[];
}

/** Reads a table and works out what it would do to everyone on it. The dry run and the import are this one function. */
export async function prepareImport(
  tx: TenantTransaction,
  organization: Organization,
  form: SentImport,
  { importId, today, hold }: { readonly importId: string; readonly today: PlainDate; readonly hold: boolean },
): Promise<PreparedLine[]> {
  if (form.asOf > today) throw new Failure('validation_failed', { fields: { asOf: 'day_to_come' } });
  const bases = await loadLeaveBases(tx);
  const settings = await loadSettingsInForce(tx);
  const usesRtt = (person: User | null): boolean => {
    const basis = (person && bases.get(person.id)) ?? { settings };
    return valueAt(policiesOf(basis, organization), form.asOf).rtt !== null;
  };
  const read = await readLines(tx, form, usesRtt);
  const ids = read.flatMap(({ person }) => (person ? [person.id] : []));
  const held = new Map((hold ? await lockUsers(tx, ids) : []).map((person) => [person.id, person]));
  const requests = await listBookedRequestsOfPeople(tx, ids);
  const recorded = await listLedgerEntriesOfPeople(tx, ids);
  return read.map((line): PreparedLine => {
    const { person, problems } = line;
    const basis = person && bases.get(person.id);
    if (!person || !basis || problems.length > 0)
      return { ...line, paidLeave: null, rttDays: null, entries: [] };
    const counted: PersonToCount = {
      person: held.get(person.id) ?? person,
      organization,
      basis,
      requests: requests.get(person.id) ?? [],
      recorded: recorded.get(person.id) ?? [],
    };
    return prepareLine(line, counted, { importId, asOf: form.asOf, today });
  });
}

async function readLines(
  tx: TenantTransaction,
  { asOf, lines }: SentImport,
  usesRtt: (person: User | null) => boolean,
): Promise<ReadLine<User>[]> {
  const find = personFinder(await listUserRows(tx));
  return readImportLines(lines, { find, asOf, usesRtt });
}

function prepareLine(
  line: ReadLine<User>,
  counted: PersonToCount,
  {
    importId,
    asOf,
    today,
  }: { readonly importId: string; readonly asOf: PlainDate; readonly today: PlainDate },
): PreparedLine {
  const employedFrom = line.employedFrom ?? counted.person.employedFrom;
  const dated: PersonToCount = { ...counted, person: { ...counted.person, employedFrom } };
  const { facts, policies } = situationOf(dated);
  const opened = openingEntries({ importId, asOf, ...line }, policies, facts);
  const replaced = new Set(opened.map(({ counter }) => counter));
  const kept = openingsInForce(counted.recorded).filter(({ counter }) => !replaced.has(counter));
  const entries = entriesForOpenings(dated, [...kept, ...opened], today);
  const after: PersonToCount = { ...dated, recorded: [...counted.recorded, ...entries] };
  const changeOf = (counter: Counter): BeforeAndAfter => ({
    before: availableOn(counted, counter, today),
    after: availableOn(after, counter, today),
  });
  const changesDate = line.employedFrom !== null;
  return {
    ...line,
    paidLeave: changesDate || replaced.has('paid-leave') ? changeOf('paid-leave') : null,
    rttDays: replaced.has('rtt') ? changeOf('rtt') : null,
    entries,
  };
}
