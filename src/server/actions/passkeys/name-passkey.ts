import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type Passkey, renamePasskey } from '#server/store/passkeys.ts';

/** Only one's own exist here. What it is called opens nothing, so the audit log does not tell of it. */
export async function namePasskey(
  { database }: Services,
  actor: SessionActor,
  id: string,
  name: string,
): Promise<Passkey> {
  const renamed = await database.inOrganization(actor.organizationId, (tx) =>
    renamePasskey(tx, actor.id, id, name),
  );
  if (!renamed) throw new Failure('not_found');
  return renamed;
}
