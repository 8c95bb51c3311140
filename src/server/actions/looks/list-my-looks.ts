import { looksStart } from '#domain/looks/look.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { type KnownLook, listLooksAt } from '#server/store/looks.ts';

export type { KnownLook };

/** V12: who opened what of the one who asks, and of nobody else. */
export async function listMyLooks(
  { database, now }: Services,
  { organizationId, id }: Pick<SessionActor, 'organizationId' | 'id'>,
  paging: { readonly limit: number; readonly cursor: string | undefined },
): Promise<KnownLook[]> {
  return database.inOrganization(organizationId, (tx) => listLooksAt(tx, id, looksStart(now()), paging));
}
