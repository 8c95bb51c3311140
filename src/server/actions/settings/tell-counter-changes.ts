import { hundredths } from '#domain/amounts/fraction.ts';
import type { CorrectionCause } from '#domain/balances/correction-cause.ts';
import { enqueueAll, enqueueHeld } from '#server/actions/enqueue.ts';
import type { HeldJob } from '#server/store/announcements.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { PlannedChange } from './change-plan.ts';

interface Told {
  readonly onRecord: { readonly person: { readonly id: string } };
  readonly change: Pick<PlannedChange['change'], 'balances'>;
}

/** A mail to each person whose counters moved, with before and after. */
export async function tellCounterChanges(
  tx: TenantTransaction,
  plan: readonly Told[],
  cause: CorrectionCause,
  changeId: string,
  /** For one person, of what can still be undone. */
  held: HeldJob | null = null,
): Promise<void> {
  const mails = plan
    .filter(({ change }) => change.balances.length > 0)
    .map(({ onRecord, change }) => ({
      organizationId: tx.organizationId,
      userId: onRecord.person.id,
      changeId,
      cause,
      balances: change.balances.map(({ counter, before, after }) => ({
        counter,
        before: hundredths(before),
        after: hundredths(after),
      })),
    }));
  const [only] = mails;
  if (held && only) await enqueueHeld(tx, 'send-counters-changed', only, held);
  else await enqueueAll(tx, 'send-counters-changed', mails);
}
