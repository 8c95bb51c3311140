import { can } from '#domain/access/can.ts';
import { leaveSituation } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { settlePerson } from '#server/actions/balances/settle.ts';
import { postInvitations } from '#server/actions/users/invite-users.ts';
import { lockMembership } from '#server/actions/users/lock-membership.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { closeContract, setLeavesOn } from '#server/store/departures.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { findRightsFacts, saveRightsFacts } from '#server/store/rights-facts.ts';
import { findPerson, setEmployment } from '#server/store/users.ts';
import { lockLeaver } from './plan-departure.ts';
import { reopenAccess, takenSince } from './reopen-access.ts';

export interface Rehiring {
  readonly from: PlainDate;
  /** Whether seniority goes on counting from where it did. */
  readonly keepSeniority: boolean;
}

/** X8: someone who left is invited again, with their history; a new contract begins. */
export async function rehire(
  { database, now }: Services,
  actor: Acting,
  userId: string,
  rehiring: Rehiring,
): Promise<void> {
  if (!can(actor, 'user.list-former') || !can(actor, 'user.add')) throw new Failure('forbidden');
  await database
    .inOrganization(actor.organizationId, (tx) => rehireIn(tx, actor, userId, rehiring, now()))
    .catch((error: unknown) => {
      throw takenSince(error);
    });
}

async function rehireIn(
  tx: TenantTransaction,
  actor: Acting,
  userId: string,
  { from, keepSeniority }: Rehiring,
  at: Date,
): Promise<void> {
  const { organization } = await lockMembership(tx, actor);
  const { found, departure } = await lockLeaver(tx, actor, userId);
  const { person } = found;
  if (!departure || person.removedAt === null) throw new Failure('not_found');
  if (from <= departure.lastDay) {
    throw new Failure('validation_failed', { fields: { from: 'before_start' } });
  }
  const basis = await loadLeaveBasis(tx, userId);
  const employedFrom = leaveSituation({ ...found, basis }, []).facts.employment.from;
  await closeContract(tx, departure.id, { employedFrom, rehiredFrom: from });
  const waits = organization.provenAt === null;
  await reopenAccess(tx, organization, person, { invitedAt: at, confirmedAt: null, joinedAt: at });
  await setEmployment(tx, userId, { from, to: null });
  await setLeavesOn(tx, userId, null);
  const facts = await findRightsFacts(tx, userId);
  const seniorityFrom = keepSeniority ? (facts.seniorityFrom ?? employedFrom) : null;
  await saveRightsFacts(tx, userId, { ...facts, seniorityFrom }, { changedAt: at, changedBy: actor.id });
  const again = await findPerson(tx, userId);
  if (!again) throw new Failure('not_found');
  await settlePerson(tx, again, at, 'recount');
  if (!waits) await postInvitations(tx, organization, actor, [person], { at, again: false });
  await record(tx, actor, at, {
    action: 'user.rehired',
    subject: { kind: 'user', id: userId, name: person.name },
    details: { employedFrom: ['', from], email: person.email },
  });
}
