import type { Half } from '#domain/calendar/half-day.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { APPROVED_STATES } from '#domain/leave-requests/request-states.ts';
import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { inStates } from './in-states.ts';

export interface NextLeave {
  readonly userId: string;
  readonly startDate: PlainDate;
  readonly startHalf: Half;
  readonly endDate: PlainDate;
  readonly endHalf: Half;
}

const nextLeaveStatement: Question<NextLeave> = {
  name: 'next-leave-of-people',
  columns: { userId: 'uuid', startDate: 'text', startHalf: 'text', endDate: 'text', endHalf: 'text' },
  text: `
    select distinct on (r.user_id) r.user_id as "userId",
      r.start_date::text as "startDate", r.start_half::text as "startHalf",
      r.end_date::text as "endDate", r.end_half::text as "endHalf"
    from leave_requests r
    where r.user_id = any($1) and ${inStates('r.state', APPROVED_STATES)} and not r.at_work
      and r.end_date >= $2 and r.type <> all($3)
    order by r.user_id, r.start_date, r.start_half`,
};

/** The absence that runs or comes next, of each who has one; some types are passed over. */
export async function listNextLeaves(
  tx: TenantTransaction,
  userIds: readonly string[],
  today: PlainDate,
  without: readonly string[],
): Promise<Map<string, NextLeave>> {
  const rows = await tx.ask(nextLeaveStatement, [userIds, today, without]);
  return new Map(rows.map((row) => [row.userId, row]));
}
