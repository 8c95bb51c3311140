import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { instantAt } from '#domain/calendar/local-time.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { hasJoined } from '#domain/members/membership.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { countMonth, type MonthCounts } from '#server/store/leave-request-counts.ts';
import { listUserRows, type User } from '#server/store/users.ts';

export interface Usage extends MonthCounts {
  readonly users: readonly User[];
}

/** This month is the month of the organisation's own calendar. */
export async function readUsage({ database, now }: Services, actor: SessionActor): Promise<Usage> {
  if (!can(actor, 'subscription.read')) throw new Failure('forbidden');
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  const start = new Date(instantAt(plainDate(`${today.slice(0, 7)}-01`), 0, actor.timeZone));
  return database.inOrganization(actor.organizationId, async (tx) => ({
    ...(await countMonth(tx, start)),
    users: (await listUserRows(tx)).filter(hasJoined),
  }));
}
