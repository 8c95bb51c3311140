import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { deletePasskey } from '#server/store/passkeys.ts';

/** Only one's own exist here. Sessions that it opened go on: they are ended where they are listed. */
export async function removePasskey(
  { database, now }: Services,
  actor: SessionActor,
  id: string,
): Promise<void> {
  await database.inOrganization(actor.organizationId, async (tx) => {
    const gone = await deletePasskey(tx, actor.id, id);
    if (!gone) throw new Failure('not_found');
    await record(tx, actor, now(), {
      action: 'passkey.removed',
      subject: { kind: 'user', id: actor.id, name: actor.name },
      details: { passkey: gone.name },
    });
  });
}
