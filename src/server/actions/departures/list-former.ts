import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type FormerPerson, listFormerPeople } from '#server/store/departures.ts';
import { listErasures, listHolds } from '#server/store/erasures.ts';

/** Someone who is gone, as admins see them. */
export interface FormerMember extends FormerPerson {
  readonly erasure: 'none' | 'waiting' | 'done';
  readonly held: boolean;
}

/** Everyone who left or was taken away, the latest first. */
export async function listFormer(
  { database }: Services,
  actor: SessionActor,
  asked: { readonly limit: number; readonly cursor: string | undefined },
): Promise<FormerMember[]> {
  if (!can(actor, 'user.list-former')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await listFormerPeople(tx, asked);
    // What it followed is back: only the caller can tell what that means for what they hold.
    if (!found) throw new Failure('changed_meanwhile');
    const [erasures, holds] = [await listErasures(tx), await listHolds(tx)];
    const held = new Set(holds.map(({ userId }) => userId));
    return found.map((former) => {
      const erasure = erasures.get(former.user.id);
      return {
        ...former,
        erasure: erasure === undefined ? 'none' : erasure.doneAt === null ? 'waiting' : 'done',
        held: held.has(former.user.id),
      };
    });
  });
}
