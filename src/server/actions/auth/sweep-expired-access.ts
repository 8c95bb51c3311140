import { knownBrowserStart } from '#domain/access/known-browser.ts';
import { journalStart } from '#domain/api-keys/key-life.ts';
import { counterActions } from '#domain/audit-log/audit-action.ts';
import { looksStart } from '#domain/looks/look.ts';
import { INVITATION_DAY } from '#domain/members/invitation-limits.ts';
import { deliveriesStart } from '#domain/webhooks/delivering.ts';
import { enqueueForOrganizations } from '#server/actions/enqueue-for-organizations.ts';
import { forgottenBefore } from '#server/actions/idempotency/once.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { endIfDue } from '#server/actions/organizations/end-organization.ts';
import { forgetCopies } from '#server/actions/privacy/fetch-copy.ts';
import { forgetByAge } from '#server/actions/privacy-register/forget-by-age.ts';
import { untilNoneIsLeft } from '#server/actions/until-none-is-left.ts';
import type { Services } from '#server/services.ts';
import { deleteSomeExpired, type ExpiringKind } from '#server/store/expired-access.ts';
import { forgetChallenges } from '#server/store/passkey-challenges.ts';
import { listOrganizationsToSweep } from '#server/store/retention.ts';

/** Nobody waits long for what one statement holds, and a night cut short keeps what it had done. */
const mostAtOnce = 1000;

/** Ended sessions, links and keys open nothing; keeping their addresses and devices would only be a burden. */
export async function sweepExpiredAccess(
  services: Services,
  walk: JobPayload<'sweep-expired-access'> = {},
  signal?: AbortSignal,
): Promise<void> {
  const { database, now } = services;
  const at = now();
  if (!walk.after) {
    await forgetChallenges(database, at);
    for (const [kind, before] of Object.entries(expiredBefore(at)) as [ExpiringKind, Date][])
      await untilNoneIsLeft(() => deleteSomeExpired(database, kind, before, mostAtOnce), mostAtOnce, signal);
  }
  await enqueueForOrganizations(services, 'sweep-organization', walk, (tx, stretch) =>
    listOrganizationsToSweep(tx, at, counterActions, stretch),
  );
}

/** What depends on what an organisation chose, or is its own. Done again, it does nothing. */
export async function sweepOrganization(
  services: Services,
  { organizationId }: JobPayload<'sweep-organization'>,
  signal?: AbortSignal,
): Promise<void> {
  const { database, now } = services;
  const at = now();
  await database.inOrganization(organizationId, async (tx) => {
    await forgetCopies(tx, at);
    await endIfDue(tx, at);
  });
  await forgetByAge(services, organizationId, at, signal);
}

function expiredBefore(at: Date): Readonly<Record<ExpiringKind, Date>> {
  const dayAgo = new Date(at.getTime() - 24 * 60 * 60 * 1000);
  const told = new Date(journalStart(at.getTime()));
  return {
    sessions: at,
    login_links: at,
    login_tickets: at,
    login_attempts: at,
    trusted_devices: at,
    mail_codes: at,
    mail_links: at,
    connection_attempts: at,
    slack_calls: dayAgo,
    held_changes: dayAgo,
    channel_posts: told,
    decision_batches: told,
    api_key_calls: told,
    api_keys: told,
    invitation_mails: new Date(at.getTime() - INVITATION_DAY),
    idempotency_keys: forgottenBefore(at),
    known_browsers: new Date(knownBrowserStart(at.getTime())),
    looks: looksStart(at),
    webhook_events: new Date(deliveriesStart(at.getTime())),
  };
}
