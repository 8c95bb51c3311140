import { leaveSituation } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveType } from '#domain/leave-types/leave-type.ts';
import { loadEveryone, type PersonOnRecord } from '#server/actions/balances/everyone.ts';
import { planFactsChange } from '#server/actions/people-sheets/facts-plan.ts';
import type { PlannedChange } from '#server/actions/settings/change-plan.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { Organization } from '#server/store/organizations.ts';

export interface KindPlan {
  readonly peopleLookedAt: number;
  /** Whose counters or booked leave would change. */
  readonly plan: readonly PlannedChange[];
  /** Everyone who has leave of the type, as they stand once the law takes it for something else. */
  readonly concerned: readonly PersonOnRecord[];
}

/** G7: what follows when the law takes a type for something else than was thought. */
export async function planKindChange(
  tx: TenantTransaction,
  organization: Organization,
  { before, after }: { readonly before: LeaveType; readonly after: LeaveType },
  today: PlainDate,
): Promise<KindPlan> {
  const everyone = await loadEveryone(tx, organization, today);
  if (before.absence === after.absence) return { peopleLookedAt: everyone.length, plan: [], concerned: [] };
  const changed = everyone
    .filter(({ requests }) => requests.some(({ type }) => type === after.id))
    .map((onRecord) => {
      const { person, requests } = onRecord;
      const basis = { ...onRecord.basis, types: new Map(onRecord.basis.types).set(after.id, after) };
      const situation = leaveSituation({ person, organization, basis }, requests);
      return { onRecord, concerned: { ...onRecord, basis, situation } };
    });
  return {
    peopleLookedAt: everyone.length,
    plan: changed.flatMap(({ onRecord, concerned }) =>
      planFactsChange({ ...onRecord, organization, today }, concerned.situation.facts, 'leave-type'),
    ),
    concerned: changed.map(({ concerned }) => concerned),
  };
}
