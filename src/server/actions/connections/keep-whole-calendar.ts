import { dayOfInstant } from '#domain/calendar/instant.ts';
import { enqueueEveryCalendar } from '#server/store/company-calendars.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization } from '#server/store/organizations.ts';

/** N30: all that is to come is looked at, and all that was written; what may have changed meanwhile is among them. */
export async function keepWholeCalendar(
  tx: TenantTransaction,
  connectionId: string,
  userId: string,
  at: Date,
): Promise<void> {
  const organization = await findOrganization(tx);
  if (!organization) return;
  await enqueueEveryCalendar(tx, connectionId, dayOfInstant(at.getTime(), organization.timeZone), userId);
}
