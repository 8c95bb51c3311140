import { knownBrowserStart } from '#domain/access/known-browser.ts';
import { journalStart } from '#domain/api-keys/key-life.ts';
import { looksStart } from '#domain/looks/look.ts';
import { INVITATION_DAY } from '#domain/members/invitation-limits.ts';
import { deliveriesStart } from '#domain/webhooks/delivering.ts';
import { forgottenBefore } from '#server/actions/idempotency/once.ts';
import { endIfDue } from '#server/actions/organizations/end-organization.ts';
import { forgetCopies } from '#server/actions/privacy/fetch-copy.ts';
import { forgetByAge } from '#server/actions/privacy-register/forget-by-age.ts';
import type { Services } from '#server/services.ts';
import { deleteKeyCallsBefore } from '#server/store/api-key-calls.ts';
import { deleteKeysEndedBefore } from '#server/store/api-keys.ts';
import { deleteChannelPostsBefore } from '#server/store/channel-posts.ts';
import { deleteConnectionAttemptsBefore } from '#server/store/connections.ts';
import { deleteBatchesBefore } from '#server/store/decision-batches.ts';
import { deleteHeldChangesBefore } from '#server/store/held-changes.ts';
import { deleteKeysBefore } from '#server/store/idempotency-keys.ts';
import { deleteInvitationMailsBefore } from '#server/store/invitations.ts';
import { deleteBrowsersBefore } from '#server/store/known-browsers.ts';
import { deleteAttemptsExpiredBefore } from '#server/store/login-attempts.ts';
import { deleteLoginLinksExpiredBefore } from '#server/store/login-links.ts';
import { deleteLoginProofsExpiredBefore } from '#server/store/login-tickets.ts';
import { deleteLooksBefore } from '#server/store/looks.ts';
import { deleteMailLinksExpiredBefore } from '#server/store/mail-links.ts';
import { listOrganizationIds } from '#server/store/organizations.ts';
import { forgetChallenges } from '#server/store/passkey-challenges.ts';
import { deleteEventsBefore } from '#server/store/program-events.ts';
import { deleteSessionsExpiredBefore } from '#server/store/sessions.ts';
import { deleteSlackCallsBefore } from '#server/store/slack.ts';

/** Ended sessions, links and keys open nothing; keeping their addresses and devices would only be a burden. */
export async function sweepExpiredAccess({ database, now }: Services): Promise<void> {
  const at = now();
  const dayAgo = new Date(at.getTime() - 24 * 60 * 60 * 1000);
  const told = new Date(journalStart(at.getTime()));
  await forgetChallenges(database, at);
  for (const id of await database.atGate(listOrganizationIds)) {
    await database.inOrganization(id, async (tx) => {
      await deleteLoginLinksExpiredBefore(tx, at);
      await deleteMailLinksExpiredBefore(tx, at);
      await deleteSessionsExpiredBefore(tx, at);
      await deleteLoginProofsExpiredBefore(tx, at);
      await deleteAttemptsExpiredBefore(tx, at);
      await deleteConnectionAttemptsBefore(tx, at);
      await deleteSlackCallsBefore(tx, dayAgo);
      await deleteChannelPostsBefore(tx, told);
      await deleteBrowsersBefore(tx, new Date(knownBrowserStart(at.getTime())));
      await deleteInvitationMailsBefore(tx, new Date(at.getTime() - INVITATION_DAY));
      await deleteKeysBefore(tx, forgottenBefore(at));
      await deleteKeyCallsBefore(tx, told);
      await deleteKeysEndedBefore(tx, told);
      await deleteLooksBefore(tx, looksStart(at));
      await deleteHeldChangesBefore(tx, dayAgo);
      await deleteBatchesBefore(tx, told);
      await forgetCopies(tx, at);
      await deleteEventsBefore(tx, new Date(deliveriesStart(at.getTime())));
      await forgetByAge(tx, at);
      await endIfDue(tx, at);
    });
  }
}
