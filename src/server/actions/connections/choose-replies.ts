import type { SessionActor } from '#server/actions/actor.ts';
import { replyChoice } from '#server/connections/reply-choice.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { enqueueAwayNote } from '#server/store/away-notes.ts';
import { updateOutsideConnection } from '#server/store/connections.ts';
import { requireConnection } from './may-connect.ts';

/** N39: for oneself alone. Null stops them; without a text of one's own it is ours. */
export async function chooseReplies(
  { database }: Services,
  actor: SessionActor,
  id: string,
  replies: { readonly text: string | null } | null,
): Promise<void> {
  await database.inOrganization(actor.organizationId, async (tx) => {
    const connection = await requireConnection(tx, actor, id);
    if (connection.ownerUserId !== actor.id || !replyChoice(connection)) throw new Failure('not_found');
    const { replies: _, ...others } = connection.choices;
    await updateOutsideConnection(tx, id, { choices: replies ? { ...others, replies } : others });
    await enqueueAwayNote(tx, id);
  });
}
