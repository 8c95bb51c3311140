import { createHash } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  type BalanceImport,
  findImportByKey,
  insertBalanceImport,
  type NamedImport,
} from '#server/store/balance-imports.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertImportedLines } from '#server/store/ledger.ts';
import { lockOrganization, type Organization } from '#server/store/organizations.ts';
import type { EntryDateChange } from '#server/store/schema/counters.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { setEmployedFrom } from '#server/store/users.ts';
import { type PreparedLine, prepareImport, type SentImport } from './prepare-import.ts';

/** Everyone's openings in one transaction: all lines or none. */
export async function applyImport(
  { database, now }: Services,
  actor: Acting,
  form: SentImport,
  idempotencyKey: string | null,
): Promise<NamedImport> {
  if (!can(actor, 'balance.import')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    // Two imports at once: the second waits here, and works out its lines from what the first has written.
    const organization = await lockOrganization(tx);
    const digest = digestOf(form);
    const known = idempotencyKey === null ? null : await findImportByKey(tx, actor.id, idempotencyKey);
    if (known && !known.imported.idempotencyDigest?.equals(digest)) {
      throw new Failure('idempotency_key_reused');
    }
    return known ?? write(tx, organization, actor, { form, idempotencyKey, digest, at: now() });
  });
}

interface Deed {
  readonly form: SentImport;
  readonly idempotencyKey: string | null;
  readonly digest: Buffer | null;
  readonly at: Date;
}

async function write(
  tx: TenantTransaction,
  organization: Organization,
  actor: Acting,
  { form, idempotencyKey, digest, at }: Deed,
): Promise<NamedImport> {
  const importId = timeOrderedId(at);
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  const lines = await prepareImport(tx, organization, form, { importId, today, hold: true });
  const imported = await writePreparedImport(tx, organization, actor, {
    importId,
    form,
    lines,
    at,
    idempotencyKey,
    digest,
  });
  return { imported, appliedByName: actor.name };
}

interface PreparedImport extends Deed {
  readonly importId: string;
  readonly lines: readonly PreparedLine[];
}

/** Needs the organisation to be locked, and everyone on the lines to be held. */
export async function writePreparedImport(
  tx: TenantTransaction,
  organization: Organization,
  actor: Acting,
  { importId, form, lines, at, idempotencyKey, digest }: PreparedImport,
): Promise<BalanceImport> {
  if (lines.some(({ problems }) => problems.length > 0)) throw new Failure('import_has_problems');
  const imported = await insertBalanceImport(tx, {
    id: importId,
    name: form.name,
    lineCount: lines.length,
    asOf: form.asOf,
    entryDates: entryDatesOf(lines),
    idempotencyKey,
    idempotencyDigest: idempotencyKey === null ? null : digest,
    appliedAt: at,
    appliedBy: actor.id,
  });
  const written = lines.flatMap(({ person, entries }) =>
    person ? entries.map((line) => ({ userId: person.id, line })) : [],
  );
  await insertImportedLines(tx, written, at, { writtenBy: actor.id, importId });
  await setEmployedFrom(
    tx,
    imported.entryDates.map(({ userId, after }) => ({ userId, from: after })),
  );
  await record(tx, actor, at, {
    action: 'balances.imported',
    subject: { kind: 'organization', id: organization.id, name: organization.name },
    details: { import: form.name, asOf: form.asOf, people: lines.length },
  });
  return imported;
}

function entryDatesOf(lines: readonly PreparedLine[]): EntryDateChange[] {
  return lines.flatMap(({ person, employedFrom }) =>
    person === null || employedFrom === null || employedFrom === person.employedFrom
      ? []
      : [{ userId: person.id, before: person.employedFrom, after: employedFrom }],
  );
}

function digestOf(form: SentImport): Buffer {
  return createHash('sha256').update(JSON.stringify(form)).digest();
}
