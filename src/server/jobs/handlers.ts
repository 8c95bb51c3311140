import { sendKeyNotice } from '#server/actions/api-keys/send-key-notice.ts';
import { sendAccessNotice } from '#server/actions/auth/send-access-notice.ts';
import { sendLoginLink } from '#server/actions/auth/send-login-link.ts';
import { sweepExpiredAccess, sweepOrganization } from '#server/actions/auth/sweep-expired-access.ts';
import { accrue, accrueOrganization } from '#server/actions/balances/accrue.ts';
import { sendClosing } from '#server/actions/closings/send-closing.ts';
import { lookAfterLogins } from '#server/actions/company-login/look-after-logins.ts';
import { lookAtEveryDomain } from '#server/actions/company-login/look-at-domains.ts';
import { sendCompanyLoginNotice } from '#server/actions/company-login/send-company-login-notice.ts';
import { endConnection } from '#server/actions/connections/end-connection.ts';
import { keepAwayNote } from '#server/actions/connections/keep-away-note.ts';
import { keepCalendar } from '#server/actions/connections/keep-calendar.ts';
import { postDigest } from '#server/actions/connections/post-digest.ts';
import { sendConnectionNotice } from '#server/actions/connections/send-connection-notice.ts';
import { carryOutBatch } from '#server/actions/decision-batches/carry-out-batch.ts';
import { sendDeparture } from '#server/actions/departures/send-departure.ts';
import { sendDirectoryNotice } from '#server/actions/directories/send-directory-notice.ts';
import { deliverNotice } from '#server/actions/entitlements/deliver-notice.ts';
import { sendExpiryNotice } from '#server/actions/entitlements/send-expiry-notice.ts';
import { carryOutErasure } from '#server/actions/erasures/carry-out-erasure.ts';
import { sendLeaveReminder } from '#server/actions/insights/send-leave-reminder.ts';
import { sendMonthlyFigures } from '#server/actions/insights/send-monthly-figures.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import type { JobName } from '#server/actions/job-table.ts';
import { sendRecoveryNotice } from '#server/actions/login-policy/send-recovery-notice.ts';
import { sendNewsletterConfirmation } from '#server/actions/newsletter/send-confirmation.ts';
import { sendIssue } from '#server/actions/newsletter/send-issue.ts';
import { announceAndTell } from '#server/actions/notifications/announce-request.ts';
import { followUp, followUpOrganization } from '#server/actions/notifications/follow-up.ts';
import { sendDailyDigest } from '#server/actions/notifications/send-daily-digest.ts';
import { sendNotification } from '#server/actions/notifications/send-notification.ts';
import { sendTeamDigest } from '#server/actions/notifications/send-team-digest.ts';
import { sendWelcome } from '#server/actions/onboarding/send-welcome.ts';
import { sendOperatorNotice } from '#server/actions/operator-notices/send-notice.ts';
import { endOrganization } from '#server/actions/organizations/end-organization.ts';
import { endSubscription } from '#server/actions/organizations/end-subscription.ts';
import { sendCertificate } from '#server/actions/organizations/send-certificate.ts';
import { sendClosingNotice } from '#server/actions/organizations/send-closing-notice.ts';
import { sendRemarkNotice } from '#server/actions/payroll-remarks/send-remark-notice.ts';
import { carryOutSending } from '#server/actions/payroll-sending/carry-out-sending.ts';
import { makeCompanyCopy } from '#server/actions/privacy/make-company-copy.ts';
import { makePersonCopy } from '#server/actions/privacy/make-copy.ts';
import { sendCopyReady } from '#server/actions/privacy/send-copy-ready.ts';
import { sendPush } from '#server/actions/push/send-push.ts';
import { forgetFile } from '#server/actions/request-attachments/remove-attachment.ts';
import { sendProofCode } from '#server/actions/second-factors/send-proof-code.ts';
import { sendCountersChanged } from '#server/actions/settings/send-counters-changed.ts';
import { deliverSiteMessage } from '#server/actions/site-messages/deliver-message.ts';
import { forgetVisitors } from '#server/actions/site-messages/forget-visitors.ts';
import { answerSlack } from '#server/actions/slack/answer-slack.ts';
import { showSlackHome } from '#server/actions/slack/show-slack-home.ts';
import { tellSlack } from '#server/actions/slack/tell-slack.ts';
import { beat } from '#server/actions/status/beat.ts';
import { checkServices } from '#server/actions/status/check-services.ts';
import { handleStoredEvent } from '#server/actions/subscription/receive-event.ts';
import { reconcile, reconcileOrganization } from '#server/actions/subscription/reconcile.ts';
import { sendBillingNotice } from '#server/actions/subscription/send-billing-notice.ts';
import { greetInTeams } from '#server/actions/teams-bot/link-account.ts';
import { tellTeamsBot } from '#server/actions/teams-bot/tell-teams-bot.ts';
import { tellChannel } from '#server/actions/teams-channel/tell-channel.ts';
import { sendInvitation } from '#server/actions/users/send-invitation.ts';
import { sendRefusalNotice } from '#server/actions/users/send-refusal-notice.ts';
import { deliverWebhook } from '#server/actions/webhooks/deliver-webhook.ts';
import { sendWebhookNotice } from '#server/actions/webhooks/send-webhook-notice.ts';
import type { Services } from '#server/services.ts';

type Handlers = {
  readonly [Name in JobName]: (
    services: Services,
    payload: JobPayload<Name>,
    signal: AbortSignal,
  ) => Promise<void>;
};

/** One action for each job; a job without a handler does not compile. */
export const jobHandlers: Handlers = {
  'send-login-link': (services, { email }) => sendLoginLink(services, email),
  'send-proof-code': (services, payload) => sendProofCode(services, payload),
  'send-recovery-notice': (services, payload) => sendRecoveryNotice(services, payload),
  'send-company-login-notice': (services, payload) => sendCompanyLoginNotice(services, payload),
  'send-directory-notice': (services, payload) => sendDirectoryNotice(services, payload),
  'tell-slack': (services, payload, signal) => tellSlack(services, payload, signal),
  'tell-teams-bot': (services, payload, signal) => tellTeamsBot(services, payload, signal),
  'greet-in-teams': (services, payload, signal) => greetInTeams(services, payload, signal),
  'show-slack-home': (services, payload, signal) => showSlackHome(services, payload, signal),
  'answer-slack': (services, payload, signal) => answerSlack(services, payload, signal),
  'tell-channel': (services, payload, signal) => tellChannel(services, payload, signal),
  'post-digest': (services, payload, signal) => postDigest(services, payload, signal),
  'send-connection-notice': (services, payload) => sendConnectionNotice(services, payload),
  'send-remark-notice': (services, payload) => sendRemarkNotice(services, payload),
  'send-operator-notice': (services, payload) => sendOperatorNotice(services, payload),
  'send-key-notice': (services, payload) => sendKeyNotice(services, payload),
  'send-access-notice': (services, payload) => sendAccessNotice(services, payload),
  'send-welcome': (services, payload) => sendWelcome(services, payload),
  'send-invitation': (services, payload) => sendInvitation(services, payload),
  'send-refusal-notice': (services, payload) => sendRefusalNotice(services, payload),
  'announce-request': (services, payload) => announceAndTell(services, payload),
  'decide-batch': (services, payload, signal) => carryOutBatch(services, payload, signal),
  'send-notification': (services, payload) => sendNotification(services, payload),
  'send-push': (services, payload, signal) => sendPush(services, payload, signal),
  'follow-up': (services, payload) => followUp(services, payload),
  'follow-up-organization': (services, payload, signal) => followUpOrganization(services, payload, signal),
  'send-daily-digest': (services, payload) => sendDailyDigest(services, payload),
  'send-team-digest': (services, payload) => sendTeamDigest(services, payload),
  'send-counters-changed': (services, payload) => sendCountersChanged(services, payload),
  'send-departure': (services, payload) => sendDeparture(services, payload),
  'send-closing': (services, payload) => sendClosing(services, payload),
  'send-sickness-notice': (services, payload) => deliverNotice(services, payload),
  'send-expiry-notice': (services, payload) => sendExpiryNotice(services, payload),
  'send-monthly-figures': (services, payload) => sendMonthlyFigures(services, payload),
  'send-leave-reminder': (services, payload) => sendLeaveReminder(services, payload),
  'make-person-copy': (services, payload) => makePersonCopy(services, payload),
  'make-company-copy': (services, payload) => makeCompanyCopy(services, payload),
  'end-organization': (services, payload) => endOrganization(services, payload),
  'end-subscription': (services, payload) => endSubscription(services, payload),
  'send-closing-notice': (services, payload) => sendClosingNotice(services, payload),
  'send-certificate': (services, payload) => sendCertificate(services, payload),
  'send-person-copy-ready': (services, payload) => sendCopyReady(services, payload),
  'erase-person': (services, payload) => carryOutErasure(services, payload),
  'forget-file': (services, payload) => forgetFile(services, payload),
  'send-billing-notice': (services, payload) => sendBillingNotice(services, payload),
  'deliver-webhook': (services, payload, signal) => deliverWebhook(services, payload, signal),
  'keep-calendar': (services, payload, signal) => keepCalendar(services, payload, signal),
  'keep-away-note': (services, payload, signal) => keepAwayNote(services, payload, signal),
  'end-connection': (services, payload, signal) => endConnection(services, payload, signal),
  'send-absences': (services, payload, signal) => carryOutSending(services, payload, signal),
  'send-webhook-notice': (services, payload) => sendWebhookNotice(services, payload),
  'handle-payment-event': (services, { eventId }) => handleStoredEvent(services, eventId),
  reconcile: (services, payload) => reconcile(services, payload),
  'reconcile-organization': (services, payload) => reconcileOrganization(services, payload),
  accrue: (services, payload) => accrue(services, payload),
  'accrue-organization': (services, payload, signal) => accrueOrganization(services, payload, signal),
  'look-after-logins': (services) => lookAfterLogins(services),
  'look-at-domains': (services, _, signal) => lookAtEveryDomain(services, signal),
  'sweep-expired-access': (services, payload, signal) => sweepExpiredAccess(services, payload, signal),
  'sweep-organization': (services, payload, signal) => sweepOrganization(services, payload, signal),
  'deliver-site-message': (services, payload) => deliverSiteMessage(services, payload),
  'confirm-newsletter': (services, payload) => sendNewsletterConfirmation(services, payload),
  'send-newsletter': (services, payload) => sendIssue(services, payload),
  'forget-visitors': (services) => forgetVisitors(services),
  'check-services': (services) => checkServices(services),
  'beat-login': (services) => beat(services, 'login'),
  'beat-decisions': (services) => beat(services, 'decisions'),
  'beat-notices': (services) => beat(services, 'notices'),
  'beat-webhooks': (services) => beat(services, 'webhooks'),
  'beat-organizations': (services) => beat(services, 'organizations'),
  'beat-service': (services) => beat(services, 'service'),
};
