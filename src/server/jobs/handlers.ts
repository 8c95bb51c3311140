// Written by scripts/api-lists.mjs from the tables of jobs and what src/server/actions exports.
import { sendKeyNotice } from '#server/actions/api-keys/send-key-notice.ts';
import { sendAccessNotice } from '#server/actions/auth/send-access-notice.ts';
import { sendLoginLink } from '#server/actions/auth/send-login-link.ts';
import { sweepExpiredAccess, sweepOrganization } from '#server/actions/auth/sweep-expired-access.ts';
import { accrue, accrueOrganization } from '#server/actions/balances/accrue.ts';
import { sendClosing } from '#server/actions/closings/send-closing.ts';
import { lookAfterLogins } from '#server/actions/company-login/look-after-logins.ts';
import { lookAtDomains } from '#server/actions/company-login/look-at-domains.ts';
import { sendCompanyLoginNotice } from '#server/actions/company-login/send-company-login-notice.ts';
import { endConnection } from '#server/actions/connections/end-connection.ts';
import { keepAwayNote } from '#server/actions/connections/keep-away-note.ts';
import { keepCalendar } from '#server/actions/connections/keep-calendar.ts';
import { postDigest } from '#server/actions/connections/post-digest.ts';
import { sendConnectionNotice } from '#server/actions/connections/send-connection-notice.ts';
import { decideBatch } from '#server/actions/decision-batches/carry-out-batch.ts';
import { sendDeparture } from '#server/actions/departures/send-departure.ts';
import { sendDirectoryNotice } from '#server/actions/directories/send-directory-notice.ts';
import { sendSicknessNotice } from '#server/actions/entitlements/deliver-notice.ts';
import { sendExpiryNotice } from '#server/actions/entitlements/send-expiry-notice.ts';
import { erasePerson } from '#server/actions/erasures/carry-out-erasure.ts';
import { sendLeaveReminder } from '#server/actions/insights/send-leave-reminder.ts';
import { sendMonthlyFigures } from '#server/actions/insights/send-monthly-figures.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import type { JobName } from '#server/actions/job-table.ts';
import { sendRecoveryNotice } from '#server/actions/login-policy/send-recovery-notice.ts';
import { confirmNewsletter } from '#server/actions/newsletter/send-confirmation.ts';
import { sendNewsletter } from '#server/actions/newsletter/send-issue.ts';
import { announceRequest } from '#server/actions/notifications/announce-request.ts';
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
import { sendAbsences } from '#server/actions/payroll-sending/carry-out-sending.ts';
import { makeCompanyCopy } from '#server/actions/privacy/make-company-copy.ts';
import { makePersonCopy } from '#server/actions/privacy/make-copy.ts';
import { sendPersonCopyReady } from '#server/actions/privacy/send-copy-ready.ts';
import { sendPush } from '#server/actions/push/send-push.ts';
import { forgetFile } from '#server/actions/request-attachments/remove-attachment.ts';
import { sendProofCode } from '#server/actions/second-factors/send-proof-code.ts';
import { sendCountersChanged } from '#server/actions/settings/send-counters-changed.ts';
import { deliverSiteMessage } from '#server/actions/site-messages/deliver-message.ts';
import { forgetVisitors } from '#server/actions/site-messages/forget-visitors.ts';
import { answerSlack } from '#server/actions/slack/answer-slack.ts';
import { showSlackHome } from '#server/actions/slack/show-slack-home.ts';
import { tellSlack } from '#server/actions/slack/tell-slack.ts';
import {
  beatDecisions,
  beatLogin,
  beatNotices,
  beatOrganizations,
  beatService,
  beatWebhooks,
} from '#server/actions/status/beat.ts';
import { checkServices } from '#server/actions/status/check-services.ts';
import { handlePaymentEvent } from '#server/actions/subscription/receive-event.ts';
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

/** Who does each job: the action that is called like it. */
export const jobHandlers: Handlers = {
  'send-login-link': sendLoginLink,
  'send-proof-code': sendProofCode,
  'send-recovery-notice': sendRecoveryNotice,
  'send-company-login-notice': sendCompanyLoginNotice,
  'send-directory-notice': sendDirectoryNotice,
  'send-connection-notice': sendConnectionNotice,
  'send-welcome': sendWelcome,
  'send-operator-notice': sendOperatorNotice,
  'send-key-notice': sendKeyNotice,
  'send-access-notice': sendAccessNotice,
  'confirm-newsletter': confirmNewsletter,
  'announce-request': announceRequest,
  'send-notification': sendNotification,
  'handle-payment-event': handlePaymentEvent,
  'send-sickness-notice': sendSicknessNotice,
  'send-invitation': sendInvitation,
  'deliver-site-message': deliverSiteMessage,
  'send-refusal-notice': sendRefusalNotice,
  'send-remark-notice': sendRemarkNotice,
  'send-billing-notice': sendBillingNotice,
  'send-daily-digest': sendDailyDigest,
  'send-counters-changed': sendCountersChanged,
  'send-departure': sendDeparture,
  'send-closing': sendClosing,
  'send-team-digest': sendTeamDigest,
  'send-expiry-notice': sendExpiryNotice,
  'send-leave-reminder': sendLeaveReminder,
  'send-monthly-figures': sendMonthlyFigures,
  'send-person-copy-ready': sendPersonCopyReady,
  'send-closing-notice': sendClosingNotice,
  'send-certificate': sendCertificate,
  'send-newsletter': sendNewsletter,
  'send-webhook-notice': sendWebhookNotice,
  'send-push': sendPush,
  'tell-slack': tellSlack,
  'answer-slack': answerSlack,
  'show-slack-home': showSlackHome,
  'tell-teams-bot': tellTeamsBot,
  'greet-in-teams': greetInTeams,
  'tell-channel': tellChannel,
  'post-digest': postDigest,
  'decide-batch': decideBatch,
  'forget-file': forgetFile,
  'make-person-copy': makePersonCopy,
  'erase-person': erasePerson,
  'make-company-copy': makeCompanyCopy,
  'end-organization': endOrganization,
  'end-subscription': endSubscription,
  'deliver-webhook': deliverWebhook,
  'keep-calendar': keepCalendar,
  'keep-away-note': keepAwayNote,
  'end-connection': endConnection,
  'send-absences': sendAbsences,
  'look-at-domains': lookAtDomains,
  'follow-up-organization': followUpOrganization,
  'accrue-organization': accrueOrganization,
  'reconcile-organization': reconcileOrganization,
  'sweep-organization': sweepOrganization,
  'check-services': checkServices,
  'follow-up': followUp,
  accrue,
  reconcile,
  'sweep-expired-access': sweepExpiredAccess,
  'look-after-logins': lookAfterLogins,
  'forget-visitors': forgetVisitors,
  'beat-login': beatLogin,
  'beat-decisions': beatDecisions,
  'beat-notices': beatNotices,
  'beat-webhooks': beatWebhooks,
  'beat-organizations': beatOrganizations,
  'beat-service': beatService,
};
