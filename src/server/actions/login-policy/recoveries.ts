import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { recoveryDue } from '#domain/access/second-factor.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { type Deed, record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  confirmRecoveryRow,
  endRecovery,
  findStoppable,
  insertRecovery,
  listOpenRecoveries,
  lockRecovery,
} from '#server/store/access-recoveries.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { listPasskeysOf } from '#server/store/passkeys.ts';
import { hasConfirmedApp } from '#server/store/second-factors.ts';
import { findUser } from '#server/store/users.ts';
import { readToken } from '#server/token.ts';

type RecoveryAction = Extract<Deed['action'], `second-factor.reset_${string}`>;

/** I12: for somebody else. Who is here themselves has not lost everything, or is not who they say. */
export async function askRecovery(
  { database, now }: Services,
  actor: SessionActor,
  userId: string,
): Promise<void> {
  refuseOthers(actor);
  if (userId === actor.id) throw new Failure('forbidden');
  const at = now();
  await database.inOrganization(actor.organizationId, async (tx) => {
    await lockOrganization(tx);
    const open = (await listOpenRecoveries(tx)).some((one) => one.userId === userId);
    const held = (await hasConfirmedApp(tx, userId)) || (await listPasskeysOf(tx, userId)).length > 0;
    if (open || !held) throw new Failure('not_found');
    await insertRecovery(tx, { id: randomUUID(), userId, askedBy: actor.id, askedAt: at });
    await note(tx, actor, userId, at, 'second-factor.reset_asked');
  });
}

/** By another admin than who asked. From here the person has a day to stop it. */
export async function confirmRecovery(
  { database, now }: Services,
  actor: SessionActor,
  id: string,
): Promise<void> {
  refuseOthers(actor);
  const { organizationId } = actor;
  const at = now();
  await database.inOrganization(organizationId, async (tx) => {
    const recovery = await lockRecovery(tx, id);
    if (!recovery || recovery.confirmedAt) throw new Failure('not_found');
    if (actor.id === recovery.askedBy || actor.id === recovery.userId) throw new Failure('forbidden');
    const dueAt = new Date(recoveryDue(at.getTime()));
    await confirmRecoveryRow(tx, id, { confirmedBy: actor.id, confirmedAt: at, dueAt });
    await note(tx, actor, recovery.userId, at, 'second-factor.reset_confirmed');
    await enqueue(tx, 'send-recovery-notice', { organizationId, recoveryId: id });
  });
}

export async function withdrawRecovery(
  { database, now }: Services,
  actor: SessionActor,
  id: string,
): Promise<void> {
  refuseOthers(actor);
  const at = now();
  await database.inOrganization(actor.organizationId, async (tx) => {
    const recovery = await lockRecovery(tx, id);
    if (!recovery) throw new Failure('not_found');
    await endRecovery(tx, id, at);
    await note(tx, actor, recovery.userId, at, 'second-factor.reset_stopped');
  });
}

/** By the person, from the mail that told them: nobody has to be logged in for it. */
export async function stopRecovery({ database, now }: Services, token: string): Promise<void> {
  const read = readToken(token);
  if (!read) throw new Failure('mail_link_invalid');
  const at = now();
  const stopped = await database.inOrganization(read.organizationId, async (tx) => {
    const recovery = await findStoppable(tx, read.hash);
    const person = recovery && (await findUser(tx, recovery.userId));
    if (!person) return false;
    await endRecovery(tx, recovery.id, at);
    await note(tx, { ...person, address: null }, person.id, at, 'second-factor.reset_stopped');
    return true;
  });
  if (!stopped) throw new Failure('mail_link_invalid');
}

function refuseOthers(actor: SessionActor): void {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
}

async function note(
  tx: TenantTransaction,
  author: Pick<SessionActor, 'id' | 'name' | 'address'>,
  userId: string,
  at: Date,
  action: RecoveryAction,
): Promise<void> {
  const person = await findUser(tx, userId);
  await record(tx, author, at, { action, subject: { kind: 'user', id: userId, name: person?.name ?? '' } });
}
