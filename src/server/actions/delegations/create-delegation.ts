import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertDelegation, oneDelegationAtATime } from '#server/store/delegations.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { findUser, type User } from '#server/store/users.ts';
import { mayStandIn, type ShownDelegation, shownOn } from './list-delegations.ts';

export interface NewDelegation {
  readonly delegateId: string;
  readonly from: string;
  readonly to: string;
  /** Whose decisions are handed over, when not one's own. */
  readonly userId?: string | undefined;
}

export async function createDelegation(
  { database, now }: Services,
  actor: Acting & Pick<SessionActor, 'timeZone'>,
  { delegateId, from, to, userId = actor.id }: NewDelegation,
): Promise<ShownDelegation> {
  if (!can(actor, 'delegation.give')) throw new Failure('forbidden');
  const at = now();
  const today = dayOfInstant(at.getTime(), actor.timeZone);
  const [startsOn, endsOn] = [plainDate(from), plainDate(to)];
  if (endsOn < today) throw new Failure('validation_failed', { fields: { to: 'date_past' } });
  return database.inOrganization(actor.organizationId, async (tx) => {
    // Someone who is being demoted right now must not end up standing in.
    await lockOrganization(tx);
    const user = await findDecider(tx, userId, 'userId');
    if (!can(actor, 'delegation.give', user)) throw new Failure('forbidden');
    const delegate = await findDecider(tx, delegateId, 'delegateId');
    if (delegate.id === user.id) throw unfit('delegateId');
    const delegation = { id: randomUUID(), startsOn, endsOn };
    try {
      const parties = { userId: user.id, delegateId: delegate.id };
      await insertDelegation(tx, { ...delegation, ...parties, createdAt: at, createdBy: actor.id });
    } catch (error) {
      if (violatedConstraint(error) === oneDelegationAtATime) throw new Failure('delegation_overlaps');
      throw error;
    }
    await record(tx, actor, at, {
      action: 'delegation.created',
      subject: { kind: 'delegation', id: delegation.id, name: user.name },
      details: { delegate: delegate.name, from: startsOn, to: endsOn },
    });
    return shownOn(today, { ...delegation, user, delegate });
  });
}

/** Only people who decide have decisions to hand over or to take on. */
async function findDecider(tx: TenantTransaction, id: string, field: string): Promise<User> {
  const person = await findUser(tx, id);
  if (!person) throw new Failure('not_found', { fields: { [field]: 'person_unknown' } });
  if (!mayStandIn(person)) throw unfit(field);
  return person;
}

function unfit(field: string): Failure {
  return new Failure('delegate_unfit', { fields: { [field]: 'delegate_unfit' } });
}
