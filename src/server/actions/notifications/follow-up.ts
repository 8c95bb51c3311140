import { writingOn } from '#domain/billing/subscription.ts';
import { hourOfInstant } from '#domain/calendar/local-time.ts';
import { weekdayOf } from '#domain/calendar/plain-date.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { announceDueNotice } from '#server/actions/subscription/billing-notices.ts';
import { subscriptionToday } from '#server/actions/subscription/subscription-today.ts';
import type { Services } from '#server/services.ts';
import { findOrganization, listOrganizationIds } from '#server/store/organizations.ts';
import { claimDailyDigests, claimTeamDigests } from './claim-digests.ts';
import { speakOfWaiting } from './speak-of-waiting.ts';

const MONDAY = 1;

/** One job for each organisation: what goes wrong in one is tried again there, and holds up no other. */
export async function followUp({ database }: Services): Promise<void> {
  await database.atGate(async (tx) => {
    const payloads = (await listOrganizationIds(tx)).map((organizationId) => ({ organizationId }));
    await enqueueAll(
      tx,
      'follow-up-organization',
      payloads,
      ({ organizationId }) => `follow-up:${organizationId}`,
    );
  });
}

/**
 * Reminders, escalations and digests, from the hour on that the organisation chose. Each is done once a day however
 * often this runs, so that a server that was down at that hour does it later the same day.
 */
export async function followUpOrganization(
  services: Services,
  { organizationId }: JobPayload<'follow-up-organization'>,
): Promise<void> {
  const { database, now, payments } = services;
  const at = now();
  await payments?.passTime(organizationId);
  const organization = await database.inOrganization(organizationId, findOrganization);
  if (!organization) return;
  const { timeZone, digestHour } = organization;
  if (hourOfInstant(at.getTime(), timeZone) < digestHour) return;
  await database.inOrganization(organizationId, (tx) => announceDueNotice(tx, at));
  const { subscription, today } = subscriptionToday(organization, at);
  // Nobody is asked to do what a read-only organisation would refuse.
  if (!writingOn(subscription, today).allowed) return;
  await speakOfWaiting(services, organization, today, at);
  await database.inOrganization(organizationId, async (tx) => {
    await claimDailyDigests(tx, today, at);
    if (weekdayOf(today) === MONDAY) await claimTeamDigests(tx, today, at);
  });
}
