import { createHash } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { PHOTO_PIXELS } from '#domain/files/file-limits.ts';
import { checkPhoto } from '#domain/files/photo.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { deletePhoto, findPhoto, listPhotos, type PhotoOfPerson, savePhoto } from '#server/store/photos.ts';
import { findUser } from '#server/store/users.ts';

/** L16: for everyone of the organisation, and nobody else. */
export async function listFaces({ database }: Services, actor: Acting): Promise<PhotoOfPerson[]> {
  return database.inOrganization(actor.organizationId, listPhotos);
}

export async function readFace({ database }: Services, actor: Acting, hash: string) {
  const photo = await database.inOrganization(actor.organizationId, (tx) => findPhoto(tx, hash));
  if (!photo) throw new Failure('not_found');
  return photo;
}

export async function setFace(
  { database, now }: Services,
  actor: Acting,
  upload: () => Promise<Buffer>,
): Promise<PhotoOfPerson[]> {
  if (!can(actor, 'profile.edit', { own: true })) throw new Failure('forbidden');
  const checked = checkPhoto(await upload());
  if (!checked.ok) throw new Failure(checked.because, { values: { pixels: PHOTO_PIXELS } });
  const { kind, image } = checked;
  const bytes = Buffer.from(image.bytes.buffer, image.bytes.byteOffset, image.bytes.byteLength);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    await savePhoto(tx, { userId: actor.id, hash, kind, bytes, changedAt: at });
    const subject = { kind: 'user', id: actor.id, name: actor.name } as const;
    await record(tx, actor, at, { action: 'photo.changed', subject });
    return listPhotos(tx);
  });
}

export async function removeFace(
  { database, now }: Services,
  actor: Acting,
  userId: string,
): Promise<PhotoOfPerson[]> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const person = await findUser(tx, userId);
    if (!person) throw new Failure('not_found');
    if (!can(actor, 'photo.remove', person)) throw new Failure('forbidden');
    if (await deletePhoto(tx, person.id)) {
      const subject = { kind: 'user', id: person.id, name: person.name } as const;
      await record(tx, actor, now(), { action: 'photo.removed', subject });
    }
    return listPhotos(tx);
  });
}
