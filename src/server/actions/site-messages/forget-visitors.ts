import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { confirmableSince } from '#domain/site-messages/retention.ts';
import { STATUS_DAYS } from '#domain/status/service-status.ts';
import type { Services } from '#server/services.ts';
import { forgetErased } from '#server/store/company-erasure.ts';
import { forgetSiteVisitors } from '#server/store/site-messages.ts';

export async function forgetVisitors({ database, now }: Services): Promise<void> {
  const at = now();
  const checksBefore = addDays(dayOfInstant(at.getTime(), 'UTC'), -STATUS_DAYS);
  const unconfirmedBefore = new Date(confirmableSince(at.getTime()));
  await database.atGate((tx) => forgetSiteVisitors(tx, at, unconfirmedBefore, checksBefore));
  await database.atGate((tx) => forgetErased(tx, at));
}
