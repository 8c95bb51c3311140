import type { SessionActor } from '#server/actions/actor.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { setSessionProven } from '#server/store/sessions.ts';
import { checkCode, refuseUnlessAccepted } from './check-code.ts';

/** I11: whoever sits at an open screen shows that it is theirs. */
export async function stepUp(services: Services, actor: SessionActor, typed: string): Promise<void> {
  const { database, now } = services;
  const at = now();
  const { address, sessionId } = actor;
  const mailed = actor.standing?.mailboxProves ? sessionId : null;
  const verdict = await database.inOrganization(actor.organizationId, async (tx) => {
    const checked = await checkCode(services, tx, { user: actor, address, typed, sessionId: mailed }, at);
    if (checked.accepted) await setSessionProven(tx, sessionId, at);
    return checked;
  });
  refuseUnlessAccepted(verdict, at);
}

/** I36: six digits to the mailbox that their login came from, where that proves something. */
export async function askMailCode({ database }: Services, actor: SessionActor): Promise<void> {
  if (!actor.standing?.mailboxProves) throw new Failure('forbidden');
  const { organizationId, id: userId, sessionId } = actor;
  await database.inOrganization(organizationId, (tx) =>
    enqueue(tx, 'send-proof-code', { organizationId, userId, sessionId }),
  );
}
