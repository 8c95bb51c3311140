import { sql } from 'drizzle-orm';
import type { FirstStep, StepFacts } from '#domain/first-steps/first-steps.ts';
import { APPROVED_STATES } from '#domain/leave-requests/request-states.ts';
import { answersTo } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { inStates } from './in-states.ts';
import { firstSteps } from './schema/first-steps.ts';

const approved = sql.raw(inStates('state', APPROVED_STATES));

export async function readStepFacts(tx: TenantTransaction): Promise<StepFacts> {
  const [facts] = await answersTo<{ [Fact in keyof StepFacts]: StepFacts[Fact] }>(
    tx,
    { hasPeople: 'bool', hasTeams: 'bool', hasFeed: 'bool', hasApproved: 'bool', settled: ['string'] },
    sql`
    select
      (select count(*) > 1 from users where removed_at is null) as "hasPeople",
      exists (select from teams) as "hasTeams",
      exists (select from calendar_feeds) as "hasFeed",
      exists (select from leave_requests where ${approved}) as "hasApproved",
      (select coalesce(json_agg(step), '[]') from first_steps) as settled`,
  );
  if (!facts) throw new Error('A statement without a table always has a row.');
  return facts;
}

/** Once each, whoever comes second. */
export async function insertSettledSteps(
  tx: TenantTransaction,
  steps: readonly FirstStep[],
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  if (steps.length === 0) return;
  await tx
    .insert(firstSteps)
    .values(steps.map((step) => ({ organizationId: tx.organizationId, step, settledAt: at, settledBy: by })))
    .onConflictDoNothing();
}
