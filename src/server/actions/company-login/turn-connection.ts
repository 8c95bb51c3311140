import { can } from '#domain/access/can.ts';
import { mayTurnOn } from '#domain/company-login/connection-life.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { changeConnection, findLoginConnection, restOtherConnections } from '#server/store/company-login.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notifySessionsEnded } from '#server/store/live.ts';
import { lockOrganization, type Organization } from '#server/store/organizations.ts';
import { deleteSessionsOutside } from '#server/store/sessions.ts';
import { connectionDeed, endSessionsOf, swearersOf } from './connections.ts';

export interface WantedState {
  readonly state: 'on' | 'off';
  readonly enforced: boolean;
}

/** I22, I24: one is where people are sent. It is asked of all once an admin came by it who could come without it. */
export async function turnConnection(
  { database, now }: Services,
  actor: SessionActor,
  id: string,
  { state, enforced }: WantedState,
): Promise<void> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  const at = now();
  await database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const before = await findLoginConnection(tx, id);
    if (!before) throw new Failure('not_found');
    const { name } = before;
    if (state === 'off') {
      if (before.state !== 'on') return;
      await changeConnection(tx, id, { state: 'off', enforced: false });
      await endSessionsOf(tx, actor, [id]);
      await record(tx, actor, at, connectionDeed('turned_off', organization, name));
      return;
    }
    if (!mayTurnOn(before.state, before.testedAt)) throw new Failure('connection_untested');
    if (enforced && (await swearersOf(tx, id, at)).length === 0) throw new Failure('connection_unsworn');
    await restOthers(tx, actor, at, organization, id);
    await changeConnection(tx, id, { state: 'on', enforced });
    if (before.state !== 'on') await record(tx, actor, at, connectionDeed('turned_on', organization, name));
    if (enforced && !before.enforced) {
      await endOtherWays(tx, actor);
      await record(tx, actor, at, connectionDeed('enforced', organization, name));
    }
  });
}

/** One is where people are sent. */
async function restOthers(
  tx: TenantTransaction,
  actor: SessionActor,
  at: Date,
  organization: Organization,
  id: string,
): Promise<void> {
  const rested = await restOtherConnections(tx, id);
  if (rested.length === 0) return;
  const ids = rested.map((connection) => connection.id);
  await endSessionsOf(tx, actor, ids);
  const deeds = rested.map(({ name }) => connectionDeed('turned_off', organization, name));
  await record(tx, actor, at, ...deeds);
}

/** At once, not when they happen to end: whoever it is asked of comes in by it. The one who asks for it stays. */
async function endOtherWays(tx: TenantTransaction, actor: SessionActor): Promise<void> {
  await deleteSessionsOutside(tx, actor.sessionId);
  await notifySessionsEnded(tx);
}
