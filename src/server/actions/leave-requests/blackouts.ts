import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import type { NamedBlackout } from '#server/store/coverage.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { User } from '#server/store/users.ts';

export function namesOf(met: readonly NamedBlackout[]): string {
  return met.map(({ name }) => name).join(', ');
}

/** K5: what was granted in spite of a period stands in the log of the organisation as well. */
export async function recordOverride(
  tx: TenantTransaction,
  author: Pick<Acting, 'id' | 'name' | 'address' | 'key'>,
  at: Date,
  person: Pick<User, 'id' | 'name'>,
  { range, met, reason }: Override,
): Promise<void> {
  await record(tx, author, at, {
    action: 'blackout.overridden',
    subject: { kind: 'user', id: person.id, name: person.name },
    details: { period: namesOf(met), from: range.start, to: range.end, reason },
  });
}

interface Override {
  readonly range: LeaveRange;
  readonly met: readonly NamedBlackout[];
  readonly reason: string;
}
