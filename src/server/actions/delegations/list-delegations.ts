import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { hasJoined } from '#domain/members/membership.ts';
import { byName } from '#domain/text/by-name.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listDelegationRows as findDelegations, type NamedDelegation } from '#server/store/delegations.ts';
import { listUserRows, type User } from '#server/store/users.ts';

export type ShownDelegation = NamedDelegation & { readonly active: boolean };

/** Present and coming: one's own, given and received; everyone's for those who give them for others. */
export async function listDelegations(
  { database, now }: Services,
  actor: SessionActor,
): Promise<ShownDelegation[]> {
  if (!can(actor, 'delegation.give')) throw new Failure('forbidden');
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  const forOthers = can(actor, 'delegation.give', { role: actor.role });
  const found = await database.inOrganization(actor.organizationId, (tx) =>
    findDelegations(tx, today, forOthers ? undefined : actor.id),
  );
  return found.map((delegation) => shownOn(today, delegation));
}

export async function listCandidates({ database }: Services, actor: SessionActor): Promise<User[]> {
  if (!can(actor, 'delegation.give')) throw new Failure('forbidden');
  const people = await database.inOrganization(actor.organizationId, listUserRows);
  return people.filter(mayStandIn).sort((a, b) => byName(a.name, b.name));
}

export function mayStandIn(person: User): boolean {
  return hasJoined(person) && can(person, 'delegation.receive');
}

export function shownOn(today: PlainDate, delegation: NamedDelegation): ShownDelegation {
  return { ...delegation, active: delegation.startsOn <= today && today <= delegation.endsOn };
}
