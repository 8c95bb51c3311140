import { dayOfInstant } from '#domain/calendar/instant.ts';
import { enqueueEveryCalendar, listCompanyCalendars } from '#server/store/company-calendars.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { keepWholeCalendar } from './keep-whole-calendar.ts';

/** N48: what changed for a person may change whether the company writes for them: who looks finds out. */
export async function keepCompanyCalendarsOf(tx: TenantTransaction, userId: string, at: Date): Promise<void> {
  for (const { id } of await listCompanyCalendars(tx)) await keepWholeCalendar(tx, id, userId, at);
}

/** The same for everyone: a consent is new, or a domain is proven. */
export async function keepEveryCompanyCalendar(tx: TenantTransaction, at: Date): Promise<void> {
  const organization = await findOrganization(tx);
  if (!organization) return;
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  for (const { id } of await listCompanyCalendars(tx)) await enqueueEveryCalendar(tx, id, today);
}
