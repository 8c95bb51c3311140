import { leaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import { type DaysToPlan, type HeldDay, plannedDays } from '#domain/leave-planning/planned-days.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { assessCoverage } from '#server/actions/leave-requests/assess-coverage.ts';
import { listConflicts } from '#server/actions/leave-requests/find-conflicts.ts';
import type { ShownAbsence } from '#server/actions/leave-requests/told-absences.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listClosingsOn } from '#server/store/closings.ts';
import { planFor } from './plan-for.ts';

export interface DaysAsked {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly userId?: string | undefined;
  readonly type?: string | undefined;
}

/** What the days of a calendar hold for someone about to ask for some of them. Changes nothing. */
export async function listPlannedDays(
  { database, now }: Services,
  actor: SessionActor,
  { from, to, userId, type = 'vacation' }: DaysAsked,
): Promise<HeldDay<HeldRequest, ShownAbsence>[]> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { person, organization, basis, held, today } = await planFor(tx, actor, userId, now());
    const { types } = basis;
    if (!types.has(type)) throw new Failure('validation_failed', { fields: { type: 'type_unknown' } });
    const range = leaveRange(from, to);
    const standing = { person, organization, basis };
    const { counted, policies } = leaveSituation(standing, held);
    const away = await listConflicts(tx, actor, person.id, range, types);
    const asked = { id: null, type, range };
    const coverage = await assessCoverage(tx, actor, asked, null, standing, held, today);
    const closings = await listClosingsOn(tx, from, to, person.id);
    const closed: DaysToPlan<HeldRequest, ShownAbsence>['closed'][number][] = [
      ...coverage.blackouts.map(({ name, start, end }) => ({ kind: 'blackout', name, start, end }) as const),
      ...closings.map(({ name, startDate, endDate }) => ({
        kind: 'closing' as const,
        name,
        start: startDate,
        end: endDate,
      })),
      ...coverage.shortages
        .filter(({ withPending }) => !withPending)
        .flatMap(({ team, days }) =>
          days.map(({ date }) => ({
            kind: 'minimum' as const,
            name: team?.name ?? organization.name,
            start: date,
            end: date,
          })),
        ),
    ];
    return plannedDays({
      from,
      to,
      read: dayReader(counted, policies),
      own: held.map((absence) => ({ absence, range: rangeOf(absence) })),
      away: away.map((colleague) => ({ colleague, range: rangeOf(colleague) })),
      closed,
    });
  });
}
