import { can } from '#domain/access/can.ts';
import { type Colleague, mayDecide } from '#domain/leave-requests/approvers.ts';
import { hasJoined } from '#domain/members/membership.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listUserRows } from '#server/store/users.ts';

/** Only one's own request takes a look at everyone else. */
export async function isDecider(
  tx: TenantTransaction,
  actor: Colleague,
  person: Colleague,
): Promise<boolean> {
  if (actor.id !== person.id || !can(actor, 'leave-request.decide')) return mayDecide(actor, person, []);
  return mayDecide(actor, person, (await listUserRows(tx)).filter(hasJoined));
}

export async function refuseUnlessDecider(
  tx: TenantTransaction,
  actor: Colleague,
  person: Colleague,
): Promise<void> {
  if (await isDecider(tx, actor, person)) return;
  throw new Failure(actor.id === person.id ? 'own_request' : 'forbidden');
}
