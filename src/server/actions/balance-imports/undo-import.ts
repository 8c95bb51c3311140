import { can } from '#domain/access/can.ts';
import { openingsOfImports } from '#domain/balance-imports/opening-entries.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  type BalanceImport,
  findBalanceImport,
  listStandingImports,
  markImportUndone,
  type NamedImport,
} from '#server/store/balance-imports.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBases } from '#server/store/leave-basis.ts';
import { listBookedRequestsOfPeople } from '#server/store/leave-requests.ts';
import { insertImportedLines, listLedgerEntriesOfPeople, listPeopleOfImport } from '#server/store/ledger.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { lockUsers, setEmployedFrom, type User } from '#server/store/users.ts';
import { entriesForOpenings } from './counted-person.ts';

/** Takes back a whole import: its lines are answered, and what held before it holds again. */
export async function undoImport(
  { database, now }: Services,
  actor: Acting,
  importId: string,
): Promise<NamedImport> {
  if (!can(actor, 'balance.import')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const found = await findBalanceImport(tx, importId);
    if (!found) throw new Failure('not_found');
    const { imported } = found;
    if (imported.undoneAt !== null) throw new Failure('already_undone');
    const at = now();
    const today = dayOfInstant(at.getTime(), organization.timeZone);
    await markImportUndone(tx, importId, at, actor.id);
    const standing = await listStandingImports(tx);
    const people = await lockUsers(tx, [
      ...(await listPeopleOfImport(tx, importId)),
      ...imported.entryDates.map(({ userId }) => userId),
    ]);
    const dated = await restoreEntryDates(tx, imported, standing, people);
    const ids = people.map(({ id }) => id);
    const requests = await listBookedRequestsOfPeople(tx, ids);
    const ledgers = await listLedgerEntriesOfPeople(tx, ids);
    const bases = await loadLeaveBases(tx);
    const lines = dated.flatMap((person) => {
      const basis = bases.get(person.id);
      // Someone who has left the organisation since keeps their ledger as it was.
      if (!basis) return [];
      const recorded = ledgers.get(person.id) ?? [];
      const openings = openingsOfImports(
        recorded,
        standing.map(({ id }) => id),
      );
      const counted = { person, organization, basis, requests: requests.get(person.id) ?? [], recorded };
      return entriesForOpenings(counted, openings, today).map((line) => ({ userId: person.id, line }));
    });
    await insertImportedLines(tx, lines, at, { writtenBy: actor.id, importId });
    await record(tx, actor, at, {
      action: 'balances.import_undone',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { import: imported.name, asOf: imported.asOf, people: imported.lineCount },
    });
    return { ...found, imported: { ...imported, undoneAt: at, undoneBy: actor.id } };
  });
}

/** An entry date that was changed since, by hand or by a later import, stays. */
async function restoreEntryDates(
  tx: TenantTransaction,
  imported: BalanceImport,
  standing: readonly BalanceImport[],
  people: readonly User[],
): Promise<User[]> {
  const later = standing.filter(({ appliedAt }) => appliedAt >= imported.appliedAt);
  const setLater = new Set(later.flatMap(({ entryDates }) => entryDates.map(({ userId }) => userId)));
  const changes = new Map(imported.entryDates.map((change) => [change.userId, change]));
  const restored = people.map((person): User => {
    const change = changes.get(person.id);
    const isOurs = change !== undefined && person.employedFrom === change.after && !setLater.has(person.id);
    return isOurs ? { ...person, employedFrom: change.before } : person;
  });
  const changed = restored.filter((person, place) => person !== people[place]);
  await setEmployedFrom(
    tx,
    changed.map(({ id, employedFrom }) => ({ userId: id, from: employedFrom })),
  );
  return restored;
}
