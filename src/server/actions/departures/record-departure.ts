import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { changesBetween, record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { lockMembership } from '#server/actions/users/lock-membership.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertDeparture, markWithdrawn } from '#server/store/departures.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { closeAccess } from './close-access.ts';
import { endRequests } from './end-requests.ts';
import { type DepartureForm, type PlannedDeparture, planDeparture } from './plan-departure.ts';
import { reopenAccess, takenSince } from './reopen-access.ts';
import { settleContract } from './settle-contract.ts';

export async function previewDeparture(
  { database, now }: Services,
  actor: Acting,
  userId: string,
  form: DepartureForm,
): Promise<PlannedDeparture> {
  return database.inOrganization(actor.organizationId, (tx) => planDeparture(tx, actor, userId, form, now()));
}

/** X1 to X6: records that someone leaves, or moves their last day. The same twice changes nothing more. */
export async function recordDeparture(
  { database, now }: Services,
  actor: Acting,
  userId: string,
  form: DepartureForm,
): Promise<void> {
  if (!can(actor, 'employment.edit')) throw new Failure('forbidden');
  await database
    .inOrganization(actor.organizationId, (tx) => recordIn(tx, actor, userId, form, now()))
    .catch((error: unknown) => {
      throw takenSince(error);
    });
}

async function recordIn(
  tx: TenantTransaction,
  actor: Acting,
  userId: string,
  form: DepartureForm,
  at: Date,
): Promise<void> {
  const { lastDay, reason } = form;
  const { refuseLastAdmin } = await lockMembership(tx, actor);
  const plan = await planDeparture(tx, actor, userId, form, at);
  const { person, organization } = plan.onRecord;
  await refuseLastAdmin(person);
  if (plan.before?.lastDay === lastDay && plan.before.reason === reason) return;
  const wasClosed = person.removedAt !== null;
  if (wasClosed && !plan.isOver) await reopenAccess(tx, organization, person);
  await endRequests(tx, actor, plan, lastDay, at);
  await settleContract(tx, { person, organization }, lastDay, at);
  if (plan.before) {
    await markWithdrawn(tx, plan.before.id, { withdrawnAt: at, withdrawnBy: actor.id });
  }
  const id = timeOrderedId(at);
  await insertDeparture(tx, { id, userId, lastDay, reason, recordedAt: at, recordedBy: actor.id });
  await record(tx, actor, at, {
    action: 'user.departure_recorded',
    subject: { kind: 'user', id: userId, name: person.name },
    details: changesBetween({ employedTo: person.employedTo ?? '' }, { employedTo: lastDay }),
  });
  if (!actor.quiet && userId !== actor.id) {
    await enqueue(tx, 'send-departure', { organizationId: tx.organizationId, userId, departureId: id });
  }
  if (plan.isOver && !wasClosed) await closeAccess(tx, person, at);
}
