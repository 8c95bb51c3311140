import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadBasisWithHeld, type PersonalBasis } from '#server/store/leave-basis.ts';
import { findPerson, type PersonInOrganization } from '#server/store/users.ts';

/** Someone whose leave is being planned, by themselves or by whoever records it for them. */
export interface Planner extends PersonInOrganization {
  readonly basis: PersonalBasis;
  readonly held: readonly HeldRequest[];
  readonly today: PlainDate;
}

export async function planFor(
  tx: TenantTransaction,
  actor: SessionActor,
  userId: string | undefined,
  now: Date,
): Promise<Planner> {
  const isOwn = userId === undefined || userId === actor.id;
  if (!can(actor, isOwn ? 'leave-request.file' : 'leave-request.record', isOwn ? actor : undefined)) {
    throw new Failure('forbidden');
  }
  const found = await findPerson(tx, userId ?? actor.id);
  if (!found) throw new Failure('not_found');
  const { person, organization } = found;
  if (!isOwn && !can(actor, 'leave-request.record', person)) throw new Failure('forbidden');
  return {
    person,
    organization,
    ...(await loadBasisWithHeld(tx, person.id)),
    today: dayOfInstant(now.getTime(), organization.timeZone),
  };
}
