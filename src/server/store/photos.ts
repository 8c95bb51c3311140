import { and, asc, eq, isNull } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { users } from './schema/people.ts';
import { userPhotos } from './schema/photos.ts';

type Photo = typeof userPhotos.$inferSelect;

export type PhotoOfPerson = Pick<Photo, 'userId' | 'hash'>;

/** Of those who are there. */
export async function listPhotos(tx: TenantTransaction): Promise<PhotoOfPerson[]> {
  const { userId, hash } = userPhotos;
  return tx
    .select({ userId, hash })
    .from(userPhotos)
    .innerJoin(users, eq(users.id, userId))
    .where(isNull(users.removedAt))
    .orderBy(asc(userId));
}

export async function findPhoto(
  tx: TenantTransaction,
  hash: string,
): Promise<Pick<Photo, 'kind' | 'bytes'> | null> {
  const { kind, bytes } = userPhotos;
  const [found] = await tx
    .select({ kind, bytes })
    .from(userPhotos)
    .innerJoin(users, eq(users.id, userPhotos.userId))
    .where(and(eq(userPhotos.hash, hash), isNull(users.removedAt)))
    .limit(1);
  return found ?? null;
}

export async function savePhoto(tx: TenantTransaction, photo: Omit<Photo, 'organizationId'>): Promise<void> {
  const { userId: _, ...set } = photo;
  await tx
    .insert(userPhotos)
    .values({ ...photo, organizationId: tx.organizationId })
    .onConflictDoUpdate({ target: [userPhotos.organizationId, userPhotos.userId], set });
}

/** Whether there was one. */
export async function deletePhoto(tx: TenantTransaction, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(userPhotos)
    .where(eq(userPhotos.userId, userId))
    .returning({ userId: userPhotos.userId });
  return gone.length > 0;
}
