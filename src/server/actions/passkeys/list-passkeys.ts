import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { hasDeclinedPasskeys, listPasskeysOf, type Passkey } from '#server/store/passkeys.ts';
import { findSession } from '#server/store/sessions.ts';

export interface OwnPasskeys {
  readonly passkeys: readonly Passkey[];
  /** Whether it is worth telling this person that there are passkeys. */
  readonly offered: boolean;
}

export async function listPasskeys({ database }: Services, actor: SessionActor): Promise<OwnPasskeys> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const passkeys = await listPasskeysOf(tx, actor.id);
    // A passkey made before the mailbox was proven ends with the proof (I2): nobody is led there.
    const offered =
      passkeys.length === 0 &&
      actor.confirmed &&
      (await findSession(tx, actor.sessionId))?.loginMethod !== 'passkey' &&
      !(await hasDeclinedPasskeys(tx, actor.id));
    return { passkeys, offered };
  });
}
