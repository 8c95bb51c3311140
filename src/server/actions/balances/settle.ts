import type { CorrectionCause } from '#domain/balances/correction-cause.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { BookingChange } from '#domain/policies/preview.ts';
import { correctedBalances, settlementOf } from '#domain/policies/settlement.ts';
import { syncNotices } from '#server/actions/entitlements/sync-notices.ts';
import { tellCounterChanges } from '#server/actions/settings/tell-counter-changes.ts';
import type { HeldJob } from '#server/store/announcements.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { setCountedHalves } from '#server/store/leave-requests.ts';
import { insertLinesOfPeople } from '#server/store/ledger.ts';
import type { Organization } from '#server/store/organizations.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import type { PersonInOrganization, User } from '#server/store/users.ts';
import { loadPeople, type SettledPerson, type WrittenPerson } from './everyone.ts';

/** Whether anybody is told, and when: what can be undone is told once it cannot. */
interface Telling {
  readonly quiet?: boolean | undefined;
  readonly held?: HeldJob | null;
}

/**
 * B11: writes what follows from the facts as they stand in this transaction, for people that it holds. What had
 * been written otherwise is answered, and those whose counters move by it are told why; what is simply earned is not
 * news.
 */
export async function settlePeople(
  tx: TenantTransaction,
  organization: Organization,
  people: readonly User[],
  at: Date,
  cause: CorrectionCause,
  { quiet = false, held = null }: Telling = {},
): Promise<SettledPerson[]> {
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  const added: { userId: string; line: LedgerEntry }[] = [];
  const recounted: BookingChange[] = [];
  const told = [];
  const settled: SettledPerson[] = [];
  for (const written of await loadPeople(tx, organization, people)) {
    const { person, situation, recorded } = written;
    const { facts, policies } = situation;
    const settlement = settlementOf({ personId: person.id, facts, recorded }, policies, today, cause);
    const lines = [...settlement.lines, ...settlement.corrections];
    added.push(...lines.map((line) => ({ userId: person.id, line })));
    recounted.push(...settlement.bookings);
    const balances = movedBalances(written, settlement, today, cause);
    if (balances.length > 0) told.push({ onRecord: written, change: { balances } });
    settled.push({ ...written, ledger: [...recorded, ...lines] });
  }
  await insertLinesOfPeople(tx, added, at);
  await setCountedHalves(tx, recounted);
  if (told.length > 0 && !quiet) await tellCounterChanges(tx, told, cause, timeOrderedId(at), held);
  await syncNotices(tx, settled, today, at);
  return settled;
}

/** After a decision about one person, days given back are news although nothing written before was wrong. */
function movedBalances(
  { recorded }: WrittenPerson,
  settlement: ReturnType<typeof settlementOf>,
  today: PlainDate,
  cause: CorrectionCause,
) {
  if (cause === 'recount') return correctedBalances(recorded, settlement, today);
  const given = settlement.lines.filter((line) => line.cause.kind === 'recredited');
  const lines = settlement.lines.filter((line) => line.cause.kind !== 'recredited');
  const corrections = [...settlement.corrections, ...given];
  return correctedBalances(recorded, { ...settlement, lines, corrections }, today);
}

/** The same for one person, after something that was written about them in this transaction. */
export async function settlePerson(
  tx: TenantTransaction,
  { person, organization }: PersonInOrganization,
  at: Date,
  cause: CorrectionCause,
  telling: Telling = {},
): Promise<void> {
  await settlePeople(tx, organization, [person], at, cause, telling);
}
