import { can } from '#domain/access/can.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { jointMonths, type TouchedMonths } from '#domain/payroll/closed-months.ts';
import type { Acting } from '#server/actions/actor.ts';
import { closedMonthsOfEach } from '#server/actions/payroll/warn-of-closed-months.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findLeaveRequests } from '#server/store/leave-requests.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';

export interface BatchPreview {
  readonly closedMonths: readonly TouchedMonths[];
  readonly touching: readonly string[];
}

/** J10: told before several are decided. What the reader may not read is as if it were not there. */
export async function previewBatch(
  { database }: Services,
  actor: Acting,
  ids: readonly string[],
): Promise<BatchPreview> {
  if (!can(actor, 'leave-request.decide')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const named = await findLeaveRequests(tx, ids);
    const found = [...named.values()].filter(({ person }) => can(actor, 'leave-request.read', person));
    const [first] = found;
    if (!first) return { closedMonths: [], touching: [] };
    const absences = found.map(({ request, person }) => ({
      userId: person.id,
      type: request.type,
      range: rangeOf(request),
    }));
    const touched = await closedMonthsOfEach(tx, absences, await loadLeaveTypes(tx), first.organization);
    return {
      closedMonths: jointMonths(touched.flat()),
      touching: found.flatMap(({ request }, place) => (touched[place]?.length ? request.id : [])),
    };
  });
}
