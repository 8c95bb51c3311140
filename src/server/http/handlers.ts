// Written by scripts/api-lists.mjs from the endpoint tables of src/contract.
import { accountantsHandlers } from './accountants.ts';
import { apiKeysHandlers } from './api-keys.ts';
import { auditLogHandlers } from './audit-log.ts';
import { authHandlers } from './auth.ts';
import { balanceImportsHandlers } from './balance-imports.ts';
import { balancesHandlers } from './balances.ts';
import { calendarHandlers } from './calendar.ts';
import { calendarExportsHandlers } from './calendar-exports.ts';
import { calendarFeedsHandlers } from './calendar-feeds.ts';
import { closingsHandlers } from './closings.ts';
import { companyCalendarsHandlers } from './company-calendars.ts';
import { companyLoginHandlers } from './company-login.ts';
import { connectionsHandlers } from './connections.ts';
import { coverageHandlers } from './coverage.ts';
import { decisionBatchesHandlers } from './decision-batches.ts';
import { delegationsHandlers } from './delegations.ts';
import { departuresHandlers } from './departures.ts';
import { devHandlers } from './dev.ts';
import { directoriesHandlers } from './directories.ts';
import { entitlementsHandlers } from './entitlements.ts';
import { erasuresHandlers } from './erasures.ts';
import { establishmentsHandlers } from './establishments.ts';
import { expiringLeaveHandlers } from './expiring-leave.ts';
import { firstStepsHandlers } from './first-steps.ts';
import { insightTablesHandlers } from './insight-tables.ts';
import { insightsHandlers } from './insights.ts';
import { leaveLiabilityHandlers } from './leave-liability.ts';
import { leavePlanningHandlers } from './leave-planning.ts';
import { leaveRequestsHandlers } from './leave-requests.ts';
import { leaveTypesHandlers } from './leave-types.ts';
import { liveHandlers } from './live.ts';
import { loginPolicyHandlers } from './login-policy.ts';
import { looksHandlers } from './looks.ts';
import { monthlyStatementsHandlers } from './monthly-statements.ts';
import { myYearHandlers } from './my-year.ts';
import { newsletterHandlers } from './newsletter.ts';
import { notificationsHandlers } from './notifications.ts';
import { onboardingHandlers } from './onboarding.ts';
import { operationsHandlers } from './operations.ts';
import { organizationHandlers } from './organization.ts';
import { passkeysHandlers } from './passkeys.ts';
import { payTimesHandlers } from './pay-times.ts';
import { payrollHandlers } from './payroll.ts';
import { payrollFilesHandlers } from './payroll-files.ts';
import { payrollRemarksHandlers } from './payroll-remarks.ts';
import { payrollSendingHandlers } from './payroll-sending.ts';
import { payslipsHandlers } from './payslips.ts';
import { peopleImportsHandlers } from './people-imports.ts';
import { peopleListsHandlers } from './people-lists.ts';
import { peopleSheetsHandlers } from './people-sheets.ts';
import { photosHandlers } from './photos.ts';
import { privacyHandlers } from './privacy.ts';
import { privacyRegisterHandlers } from './privacy-register.ts';
import { pushHandlers } from './push.ts';
import { recordingsHandlers } from './recordings.ts';
import { requestAttachmentsHandlers } from './request-attachments.ts';
import { requestCommentsHandlers } from './request-comments.ts';
import { ruleGroupsHandlers } from './rule-groups.ts';
import { sandboxCheckoutHandlers } from './sandbox-checkout.ts';
import { secondFactorsHandlers } from './second-factors.ts';
import { settingsHandlers } from './settings.ts';
import { siteMessagesHandlers } from './site-messages.ts';
import { slackHandlers } from './slack.ts';
import { statusHandlers } from './status.ts';
import { subscriptionHandlers } from './subscription.ts';
import { teamsHandlers } from './teams.ts';
import { teamsBotHandlers } from './teams-bot.ts';
import { teamsChannelHandlers } from './teams-channel.ts';
import { usersHandlers } from './users.ts';
import { viewAsHandlers } from './view-as.ts';
import { webhookEndpointsHandlers } from './webhook-endpoints.ts';

/** Who handles the calls of each endpoint table. */
export const handlers = {
  accountants: accountantsHandlers,
  apiKeys: apiKeysHandlers,
  auditLog: auditLogHandlers,
  auth: authHandlers,
  balanceImports: balanceImportsHandlers,
  balances: balancesHandlers,
  calendar: calendarHandlers,
  calendarExports: calendarExportsHandlers,
  calendarFeeds: calendarFeedsHandlers,
  closings: closingsHandlers,
  companyCalendars: companyCalendarsHandlers,
  companyLogin: companyLoginHandlers,
  connections: connectionsHandlers,
  coverage: coverageHandlers,
  decisionBatches: decisionBatchesHandlers,
  delegations: delegationsHandlers,
  departures: departuresHandlers,
  dev: devHandlers,
  directories: directoriesHandlers,
  entitlements: entitlementsHandlers,
  erasures: erasuresHandlers,
  establishments: establishmentsHandlers,
  expiringLeave: expiringLeaveHandlers,
  firstSteps: firstStepsHandlers,
  insightTables: insightTablesHandlers,
  insights: insightsHandlers,
  leaveLiability: leaveLiabilityHandlers,
  leavePlanning: leavePlanningHandlers,
  leaveRequests: leaveRequestsHandlers,
  leaveTypes: leaveTypesHandlers,
  live: liveHandlers,
  loginPolicy: loginPolicyHandlers,
  looks: looksHandlers,
  monthlyStatements: monthlyStatementsHandlers,
  myYear: myYearHandlers,
  newsletter: newsletterHandlers,
  notifications: notificationsHandlers,
  onboarding: onboardingHandlers,
  operations: operationsHandlers,
  organization: organizationHandlers,
  passkeys: passkeysHandlers,
  payTimes: payTimesHandlers,
  payroll: payrollHandlers,
  payrollFiles: payrollFilesHandlers,
  payrollRemarks: payrollRemarksHandlers,
  payrollSending: payrollSendingHandlers,
  payslips: payslipsHandlers,
  peopleImports: peopleImportsHandlers,
  peopleLists: peopleListsHandlers,
  peopleSheets: peopleSheetsHandlers,
  photos: photosHandlers,
  privacy: privacyHandlers,
  privacyRegister: privacyRegisterHandlers,
  push: pushHandlers,
  recordings: recordingsHandlers,
  requestAttachments: requestAttachmentsHandlers,
  requestComments: requestCommentsHandlers,
  ruleGroups: ruleGroupsHandlers,
  sandboxCheckout: sandboxCheckoutHandlers,
  secondFactors: secondFactorsHandlers,
  settings: settingsHandlers,
  siteMessages: siteMessagesHandlers,
  slack: slackHandlers,
  status: statusHandlers,
  subscription: subscriptionHandlers,
  teams: teamsHandlers,
  teamsBot: teamsBotHandlers,
  teamsChannel: teamsChannelHandlers,
  users: usersHandlers,
  viewAs: viewAsHandlers,
  webhookEndpoints: webhookEndpointsHandlers,
};
