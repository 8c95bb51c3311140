import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addMonths, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { PersonMonth } from '#domain/insights/person-months.ts';
import type { Standing } from '#domain/insights/standing.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listUsersById } from '#server/store/figure-marks.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { figuresOf } from './refresh-figures.ts';

export interface MyYear {
  readonly today: PlainDate;
  readonly types: LeaveTypes;
  readonly months: readonly PersonMonth[];
  readonly standing: Standing;
}

/** U7: of oneself, from the facts: nobody else's figures are made for it. */
export async function readMyYear({ database, now }: Services, actor: SessionActor): Promise<MyYear> {
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const [own] = await figuresOf(tx, organization, await listUsersById(tx, [actor.id]), today);
    if (!own) throw new Failure('not_found');
    const first = addMonths(firstOfMonth(today), -12);
    return {
      today,
      types: await loadLeaveTypes(tx),
      months: own.months.filter(({ month }) => month >= first),
      standing: own.standing,
    };
  });
}
