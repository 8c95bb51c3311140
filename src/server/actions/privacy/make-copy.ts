import type { FileKind } from '#domain/files/file-limits.ts';
import { copyExpiry } from '#domain/privacy/person-copy.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { type ArchivedFile, archiveOf } from '#server/person-copies/archive.ts';
import { readablePage } from '#server/person-copies/readable-page.tsx';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findCopy, markCopyReady } from '#server/store/person-copies.ts';
import {
  authorColumns,
  namesOfPeople,
  type PersonPart,
  type RowOfPerson,
  readPersonParts,
} from '#server/store/person-rows.ts';
import { findPhoto } from '#server/store/photos.ts';
import { lockUsers } from '#server/store/users.ts';
import { orphanAfterMs } from './orphaned-copy.ts';

/**
 * V4: read in one transaction, packed outside of every one, then written with the mail that tells of it. Done again
 * after a failure it makes the copy anew; made already, it does nothing.
 */
export async function makePersonCopy(
  { database, files, now }: Services,
  { organizationId, copyId }: JobPayload<'make-person-copy'>,
): Promise<void> {
  const at = now();
  const read = await database.inOrganization(organizationId, async (tx) => {
    const copy = await findCopy(tx, copyId);
    if (!copy?.userId || copy.readyAt) return null;
    const [[person], organization] = [await lockUsers(tx, [copy.userId]), await findOrganization(tx)];
    if (!person || !organization) return null;
    if (files.chosen === 'bucket') {
      const payload = { organizationId, fileId: copyId };
      await enqueue(tx, 'forget-file', payload, new Date(at.getTime() + orphanAfterMs));
    }
    const parts = await withNames(tx, await readPersonParts(tx, person.id));
    const photoHash = rowsAbout(parts, 'user_photos')[0]?.hash;
    const photo = typeof photoHash === 'string' ? await findPhoto(tx, photoHash) : null;
    return { person, organization, parts, photo, types: await loadLeaveTypes(tx) };
  });
  if (!read) return;
  const { person, organization, parts, photo, types } = read;
  const documents: ArchivedFile[] = [];
  for (const { id, name, kind, stored_in } of rowsAbout(parts, 'attachments')) {
    const place = stored_in === 'bucket' ? files.bucket : files.database;
    const bytes = await place?.fetch({ organizationId, id: String(id) });
    // One that was deleted meanwhile is no part of it.
    if (bytes) documents.push({ name: String(name), kind: kind as FileKind, bytes });
  }
  const page = readablePage({
    language: person.language,
    timeZone: organization.timeZone,
    organizationName: organization.name,
    madeAt: at,
    types,
    parts: new Map(parts.map((part) => [part.table, part])),
  });
  const packed = archiveOf({ data: described(organization.name, at, parts), page, documents, photo }, at);
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const file = { organizationId, id: copyId, kind: 'person-copy' } as const;
  const store = files[files.chosen] ?? files.database;
  await store.bring(file, bytes);
  await database.inOrganization(organizationId, async (tx) => {
    const readyAt = now();
    const expiresAt = new Date(copyExpiry(readyAt.getTime()));
    const made = { readyAt, expiresAt, size: bytes.length, storedIn: files.chosen };
    if (!(await markCopyReady(tx, copyId, made))) return;
    await store.enclose(tx, file, bytes);
    await enqueue(tx, 'send-person-copy-ready', { organizationId, copyId });
  });
}

function rowsAbout(parts: readonly PersonPart[], table: string): readonly RowOfPerson[] {
  return parts.find((part) => part.table === table)?.about ?? [];
}

/** Beside each id of somebody who did something, their name. */
async function withNames(tx: TenantTransaction, parts: readonly PersonPart[]): Promise<PersonPart[]> {
  const ids = parts.flatMap(({ table, about }) =>
    authorColumns(table).flatMap((column) => about.flatMap((row) => row[column] ?? [])),
  );
  const names = await namesOfPeople(tx, [...new Set(ids.map(String))]);
  return parts.map((part) => ({
    ...part,
    about: part.about.map((row) => ({
      ...row,
      ...Object.fromEntries(
        authorColumns(part.table).flatMap((column) => {
          const name = names.get(String(row[column] ?? ''));
          return name === undefined || `${column.replace(/_id$/, '')}_name` in row
            ? []
            : [[`${column}_name`, name]];
        }),
      ),
    })),
  }));
}

function described(organization: string, madeAt: Date, parts: readonly PersonPart[]) {
  return {
    format: 'relache-person-copy-1',
    organization,
    madeAt: madeAt.toISOString(),
    parts: Object.fromEntries(parts.map(({ table, ...part }) => [table, part])),
  };
}
