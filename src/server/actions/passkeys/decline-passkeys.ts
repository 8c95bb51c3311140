import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { keepPasskeysDeclined } from '#server/store/passkeys.ts';

/** They are not offered again; who looks for them still finds them. */
export async function declinePasskeys({ database, now }: Services, actor: SessionActor): Promise<void> {
  await database.inOrganization(actor.organizationId, (tx) => keepPasskeysDeclined(tx, actor.id, now()));
}
