import { writingOn } from '#domain/billing/subscription.ts';
import { hourOfInstant } from '#domain/calendar/local-time.ts';
import { weekdayOf } from '#domain/calendar/plain-date.ts';
import { claimChannelDigests } from '#server/actions/connections/post-digest.ts';
import { enqueueForOrganizations } from '#server/actions/enqueue-for-organizations.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { announceDueNotice } from '#server/actions/subscription/billing-notices.ts';
import { subscriptionToday } from '#server/actions/subscription/subscription-today.ts';
import type { Services } from '#server/services.ts';
import {
  findOrganization,
  listOrganizationsToFollowUp,
  setFollowedUpOn,
} from '#server/store/organizations.ts';
import { claimDailyDigests, claimMonthlyFigures, claimTeamDigests } from './claim-digests.ts';
import { speakOfWaiting } from './speak-of-waiting.ts';

const MONDAY = 1;

/** For each organisation where there is something to do, from its hour on. */
export async function followUp(services: Services, walk: JobPayload<'follow-up'> = {}): Promise<void> {
  const at = services.now();
  await enqueueForOrganizations(services, 'follow-up-organization', walk, (tx, stretch) =>
    listOrganizationsToFollowUp(tx, at, stretch),
  );
}

/**
 * Reminders, escalations and digests, from the hour on that the organisation chose. Each is done once a day however
 * often this runs, so that a server that was down at that hour does it later the same day.
 */
export async function followUpOrganization(
  services: Services,
  { organizationId }: JobPayload<'follow-up-organization'>,
  signal?: AbortSignal,
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
  const asking = writingOn(subscription, today).allowed && !organization.closesAt;
  if (asking) await speakOfWaiting(services, organization, today, at, signal);
  await database.inOrganization(organizationId, async (tx) => {
    if (asking) await claimDailyDigests(tx, today, at);
    if (asking && weekdayOf(today) === MONDAY) await claimTeamDigests(tx, today, at);
    if (asking && weekdayOf(today) === MONDAY) await claimChannelDigests(tx, today, at);
    if (asking) await claimMonthlyFigures(tx, organization, today, at);
    await setFollowedUpOn(tx, today);
  });
}
