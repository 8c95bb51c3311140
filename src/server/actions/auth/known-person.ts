import type { SessionActor } from '#server/actions/actor.ts';
import type { GatePerson } from '#server/store/sessions.ts';

/** What the gate tells of the person behind a token or a key. */
export function knownPerson(
  found: GatePerson,
  organizationId: string,
  address: string | null,
): Omit<SessionActor, 'sessionId'> {
  return {
    organizationId,
    organizationName: found.organization_name,
    organizationVersion: found.organization_version,
    timeZone: found.time_zone,
    id: found.user_id,
    email: found.email,
    name: found.name,
    role: found.role,
    language: found.language,
    confirmed: found.confirmed,
    billing: {
      status: found.subscription_status,
      trialStartedAt: found.trial_started_at.getTime(),
      renewsAt: found.subscription_renews_at?.getTime() ?? null,
      endsAt: found.subscription_ends_at?.getTime() ?? null,
      pastDueSince: found.past_due_since?.getTime() ?? null,
    },
    address,
  };
}
