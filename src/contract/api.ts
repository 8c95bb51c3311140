// Written by scripts/api-lists.mjs from the endpoint tables of src/contract.
import { accountantsEndpoints } from './accountants.ts';
import { apiKeysEndpoints } from './api-keys.ts';
import { auditLogEndpoints } from './audit-log.ts';
import { authEndpoints } from './auth.ts';
import { balanceImportsEndpoints } from './balance-imports.ts';
import { balancesEndpoints } from './balances.ts';
import { calendarEndpoints } from './calendar.ts';
import { calendarExportsEndpoints } from './calendar-exports.ts';
import { calendarFeedsEndpoints } from './calendar-feeds.ts';
import { closingsEndpoints } from './closings.ts';
import { companyCalendarsEndpoints } from './company-calendars.ts';
import { companyLoginEndpoints } from './company-login.ts';
import { connectionsEndpoints } from './connections.ts';
import { coverageEndpoints } from './coverage.ts';
import { decisionBatchesEndpoints } from './decision-batches.ts';
import { delegationsEndpoints } from './delegations.ts';
import { departuresEndpoints } from './departures.ts';
import { devEndpoints } from './dev.ts';
import { directoriesEndpoints } from './directories.ts';
import { entitlementsEndpoints } from './entitlements.ts';
import { erasuresEndpoints } from './erasures.ts';
import { establishmentsEndpoints } from './establishments.ts';
import { expiringLeaveEndpoints } from './expiring-leave.ts';
import { firstStepsEndpoints } from './first-steps.ts';
import { insightTablesEndpoints } from './insight-tables.ts';
import { insightsEndpoints } from './insights.ts';
import { leaveLiabilityEndpoints } from './leave-liability.ts';
import { leavePlanningEndpoints } from './leave-planning.ts';
import { leaveRequestsEndpoints } from './leave-requests.ts';
import { leaveTypesEndpoints } from './leave-types.ts';
import { liveEndpoints } from './live.ts';
import { loginPolicyEndpoints } from './login-policy.ts';
import { looksEndpoints } from './looks.ts';
import { monthlyStatementsEndpoints } from './monthly-statements.ts';
import { myYearEndpoints } from './my-year.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { notificationsEndpoints } from './notifications.ts';
import { onboardingEndpoints } from './onboarding.ts';
import { operationsEndpoints } from './operations.ts';
import { organizationEndpoints } from './organization.ts';
import { passkeysEndpoints } from './passkeys.ts';
import { payTimesEndpoints } from './pay-times.ts';
import { payrollEndpoints } from './payroll.ts';
import { payrollFilesEndpoints } from './payroll-files.ts';
import { payrollRemarksEndpoints } from './payroll-remarks.ts';
import { payrollSendingEndpoints } from './payroll-sending.ts';
import { payslipsEndpoints } from './payslips.ts';
import { peopleImportsEndpoints } from './people-imports.ts';
import { peopleListsEndpoints } from './people-lists.ts';
import { peopleSheetsEndpoints } from './people-sheets.ts';
import { photosEndpoints } from './photos.ts';
import { privacyEndpoints } from './privacy.ts';
import { privacyRegisterEndpoints } from './privacy-register.ts';
import { pushEndpoints } from './push.ts';
import { recordingsEndpoints } from './recordings.ts';
import { requestAttachmentsEndpoints } from './request-attachments.ts';
import { requestCommentsEndpoints } from './request-comments.ts';
import { ruleGroupsEndpoints } from './rule-groups.ts';
import { sandboxCheckoutEndpoints } from './sandbox-checkout.ts';
import { secondFactorsEndpoints } from './second-factors.ts';
import { settingsEndpoints } from './settings.ts';
import { siteMessagesEndpoints } from './site-messages.ts';
import { slackEndpoints } from './slack.ts';
import { statusEndpoints } from './status.ts';
import { subscriptionEndpoints } from './subscription.ts';
import { teamsEndpoints } from './teams.ts';
import { teamsBotEndpoints } from './teams-bot.ts';
import { teamsChannelEndpoints } from './teams-channel.ts';
import { usersEndpoints } from './users.ts';
import { viewAsEndpoints } from './view-as.ts';
import { webhookEndpointsEndpoints } from './webhook-endpoints.ts';

/** Every endpoint table, by feature: its routes, its client and its documentation are made from here. */
export const api = {
  onboarding: onboardingEndpoints,
  auth: authEndpoints,
  secondFactors: secondFactorsEndpoints,
  passkeys: passkeysEndpoints,
  organization: organizationEndpoints,
  loginPolicy: loginPolicyEndpoints,
  firstSteps: firstStepsEndpoints,
  users: usersEndpoints,
  photos: photosEndpoints,
  privacy: privacyEndpoints,
  erasures: erasuresEndpoints,
  privacyRegister: privacyRegisterEndpoints,
  teams: teamsEndpoints,
  leaveRequests: leaveRequestsEndpoints,
  requestComments: requestCommentsEndpoints,
  requestAttachments: requestAttachmentsEndpoints,
  leavePlanning: leavePlanningEndpoints,
  recordings: recordingsEndpoints,
  calendar: calendarEndpoints,
  leaveTypes: leaveTypesEndpoints,
  balances: balancesEndpoints,
  balanceImports: balanceImportsEndpoints,
  coverage: coverageEndpoints,
  closings: closingsEndpoints,
  payroll: payrollEndpoints,
  payTimes: payTimesEndpoints,
  establishments: establishmentsEndpoints,
  monthlyStatements: monthlyStatementsEndpoints,
  insights: insightsEndpoints,
  insightTables: insightTablesEndpoints,
  expiringLeave: expiringLeaveEndpoints,
  leaveLiability: leaveLiabilityEndpoints,
  myYear: myYearEndpoints,
  looks: looksEndpoints,
  payrollFiles: payrollFilesEndpoints,
  payslips: payslipsEndpoints,
  payrollRemarks: payrollRemarksEndpoints,
  payrollSending: payrollSendingEndpoints,
  accountants: accountantsEndpoints,
  calendarFeeds: calendarFeedsEndpoints,
  calendarExports: calendarExportsEndpoints,
  decisionBatches: decisionBatchesEndpoints,
  delegations: delegationsEndpoints,
  notifications: notificationsEndpoints,
  push: pushEndpoints,
  live: liveEndpoints,
  settings: settingsEndpoints,
  ruleGroups: ruleGroupsEndpoints,
  peopleImports: peopleImportsEndpoints,
  peopleLists: peopleListsEndpoints,
  peopleSheets: peopleSheetsEndpoints,
  departures: departuresEndpoints,
  entitlements: entitlementsEndpoints,
  subscription: subscriptionEndpoints,
  sandboxCheckout: sandboxCheckoutEndpoints,
  apiKeys: apiKeysEndpoints,
  companyLogin: companyLoginEndpoints,
  connections: connectionsEndpoints,
  slack: slackEndpoints,
  teamsBot: teamsBotEndpoints,
  companyCalendars: companyCalendarsEndpoints,
  teamsChannel: teamsChannelEndpoints,
  directories: directoriesEndpoints,
  webhookEndpoints: webhookEndpointsEndpoints,
  viewAs: viewAsEndpoints,
  auditLog: auditLogEndpoints,
  siteMessages: siteMessagesEndpoints,
  newsletter: newsletterEndpoints,
  status: statusEndpoints,
  operations: operationsEndpoints,
  dev: devEndpoints,
};
