import { can } from '#domain/access/can.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { type LeaveRange, rangesOverlap } from '#domain/calendar/leave-range.ts';
import { MOST_ABSENCES_TOLD, type MoreAway } from '#domain/leave-requests/colleagues-away.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import { type ColleaguesAsked, findColleaguesAway } from '#server/store/colleagues-away.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { inCalendarOrder, mayKnowReason, type Reader, type ShownAbsence, toldOf } from './told-absences.ts';

/** Who else is away: the first of them, and how many more there are. */
export interface Conflicts {
  readonly told: readonly ShownAbsence[];
  readonly more: MoreAway;
}

export const NO_CONFLICTS: Conflicts = { told: [], more: { absences: 0, people: 0 } };

/** Who of the person's teams is away in that time; what is not decided yet is for those who decide. */
export async function findConflicts(
  tx: TenantTransaction,
  reader: Reader,
  userId: string,
  range: LeaveRange,
  types: LeaveTypes,
): Promise<Conflicts> {
  const most = MOST_ABSENCES_TOLD;
  const { told, absences, people } = await meet(tx, reader, userId, { range, most }, types);
  const first = told.slice(0, most);
  return {
    told: first,
    more: { absences: absences - first.length, people: people - countPeople(first) },
  };
}

/** All of them, for a calendar that shows each on its days. */
export async function listConflicts(
  tx: TenantTransaction,
  reader: Reader,
  userId: string,
  range: LeaveRange,
  types: LeaveTypes,
): Promise<readonly ShownAbsence[]> {
  return (await meet(tx, reader, userId, { range, most: null }, types)).told;
}

/** G5: what is told is decided before anything is cut off or counted, so that no number tells more. */
async function meet(
  tx: TenantTransaction,
  reader: Reader,
  userId: string,
  asked: Pick<ColleaguesAsked, 'range' | 'most'>,
  types: LeaveTypes,
) {
  const own = reader.id;
  const { found, absences, people } = await findColleaguesAway(tx, userId, {
    ...asked,
    pendingOf: {
      everyone: can(reader, 'leave-request.read', {}),
      only: can(reader, 'leave-request.read', { id: own }) ? own : null,
    },
    reasonsOf: {
      everyone: can(reader, 'absence.reason', {}),
      only: mayKnowReason(reader, own) ? own : null,
    },
  });
  const told = found.map((absence) => ({
    absence,
    pieces: toldOf(
      absence,
      mayKnowReason(reader, absence.userId),
      typeOf(types, absence.type).confidential,
    ).filter((piece) => rangesOverlap(rangeOf(piece), asked.range)),
  }));
  const unsettled = told.filter(({ absence }) => !absence.settled).flatMap(({ pieces }) => pieces);
  return {
    told: told.flatMap(({ pieces }) => pieces).sort(inCalendarOrder),
    absences: absences + unsettled.length,
    people: people + countPeople(unsettled.filter(({ alone }) => alone)),
  };
}

function countPeople(absences: readonly Pick<ShownAbsence, 'userId'>[]): number {
  return new Set(absences.map(({ userId }) => userId)).size;
}
