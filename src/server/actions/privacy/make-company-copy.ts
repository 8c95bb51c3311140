import { copyExpiry } from '#domain/privacy/person-copy.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { writeDescription, writeTables } from '#server/company-copies/write-archive.ts';
import { ZipStream } from '#server/company-copies/zip-stream.ts';
import type { Services } from '#server/services.ts';
import { placesOfAttachments } from '#server/store/attachments.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { deleteCopyChunks, findCopy, insertCopyChunks, markCopyReady } from '#server/store/person-copies.ts';
import { orphanAfterMs } from './orphaned-copy.ts';

/**
 * V18: every table is read in one transaction and leaves in handfuls while it is packed, so that a large company needs
 * no more memory than a small one. Done again after a failure it begins anew; made already, it does nothing.
 */
export async function makeCompanyCopy(
  services: Services,
  { organizationId, copyId }: JobPayload<'make-company-copy'>,
): Promise<void> {
  const { database, files, now } = services;
  const at = now();
  const organization = await database.inOrganization(organizationId, async (tx) => {
    const copy = await findCopy(tx, copyId);
    if (!copy || copy.userId !== null || copy.readyAt) return null;
    await deleteCopyChunks(tx, copyId);
    if (files.chosen === 'bucket') {
      const payload = { organizationId, fileId: copyId };
      await enqueue(tx, 'forget-file', payload, new Date(at.getTime() + orphanAfterMs));
    }
    return findOrganization(tx);
  });
  if (!organization) return;
  const toBucket = files.chosen === 'bucket' ? files.bucket : null;
  // A bucket takes a file whole.
  const gathered: Buffer[] = [];
  let place = 0;
  const zip = new ZipStream(async (bytes) => {
    if (toBucket) gathered.push(bytes);
    else {
      place = await database.inOrganization(organizationId, (tx) =>
        insertCopyChunks(tx, copyId, bytes, place),
      );
    }
  });
  await writeCompanyArchive(services, organization, zip, at);
  const size = await zip.end();
  if (toBucket) {
    await toBucket.bring({ organizationId, id: copyId, kind: 'person-copy' }, Buffer.concat(gathered));
  }
  await database.inOrganization(organizationId, async (tx) => {
    const readyAt = now();
    const expiresAt = new Date(copyExpiry(readyAt.getTime()));
    const storedIn = toBucket ? 'bucket' : 'database';
    if (!(await markCopyReady(tx, copyId, { readyAt, expiresAt, size, storedIn }))) return;
    await enqueue(tx, 'send-person-copy-ready', { organizationId, copyId });
  });
}

/** Tables first, then the documents that lie beside them, then what it all is. */
export async function writeCompanyArchive(
  { database, files }: Pick<Services, 'database' | 'files'>,
  { id: organizationId, name }: { readonly id: string; readonly name: string },
  zip: ZipStream,
  at: Date,
): Promise<void> {
  const written = await database.inOrganization(organizationId, (tx) => writeTables(tx, zip));
  const places = await database.inOrganization(organizationId, placesOfAttachments);
  for (const { id, path } of written.attachments) {
    const store = places.get(id) === 'bucket' ? files.bucket : files.database;
    // One that was deleted meanwhile is no part of it.
    const bytes = places.has(id) ? await store?.fetch({ organizationId, id }) : null;
    if (bytes) written.sums.set(path, await zip.file(path, bytes));
  }
  await writeDescription(zip, { id: organizationId, name }, at, written);
}
