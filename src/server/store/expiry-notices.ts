import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { TenantTransaction } from './database.ts';
import { expiryNotices } from './schema/counters.ts';

export interface ExpiryNotice {
  readonly userId: string;
  readonly counter: string;
  readonly expiresOn: PlainDate;
  readonly monthsAhead: number;
}

/** Those among them that had not been announced; from now on they are. */
export async function claimExpiryNotices(
  tx: TenantTransaction,
  notices: readonly ExpiryNotice[],
  at: Date,
): Promise<ExpiryNotice[]> {
  if (notices.length === 0) return [];
  const { organizationId } = tx;
  const { userId, counter, expiresOn, monthsAhead } = expiryNotices;
  return tx
    .insert(expiryNotices)
    .values(notices.map((notice) => ({ ...notice, organizationId, sentAt: at })))
    .onConflictDoNothing()
    .returning({ userId, counter, expiresOn, monthsAhead });
}
