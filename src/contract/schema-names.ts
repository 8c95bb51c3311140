import { z } from 'zod';
import { apiKeySchema, keyCallSchema, keyFormSchema } from './api-keys.ts';
import { auditEntrySchema } from './audit-log.ts';
import { secondFactorAskedSchema, sessionSchema, verifiedLoginSchema } from './auth.ts';
import { importFormSchema, importLineSchema, importReportSchema, importSchema } from './balance-imports.ts';
import { balanceEntrySchema, counterBalanceSchema } from './balances.ts';
import { calendarHolidaySchema } from './calendar.ts';
import { calendarFeedSchema, feedFormSchema } from './calendar-feeds.ts';
import { timelineAbsencesSchema, timelinePeopleSchema } from './calendar-timeline.ts';
import { changePreviewSchema, personChangeSchema } from './change-preview.ts';
import { closingFormSchema, closingPageSchema, closingPreviewSchema, closingSchema } from './closings.ts';
import { blackoutFormSchema, coverageSchema, minimumFormSchema } from './coverage.ts';
import { blackoutSchema, coverageCheckSchema } from './coverage-views.ts';
import { delegationFormSchema, delegationSchema } from './delegations.ts';
import {
  departureFormSchema,
  departurePreviewSchema,
  departureStatementSchema,
  formerPersonSchema,
  owedCounterSchema,
  rehiringFormSchema,
} from './departures.ts';
import { fractionnementSchema, sicknessNoticeSchema } from './entitlements.ts';
import {
  approveFormSchema,
  cancelFormSchema,
  decisionSchema,
  mailDecisionFormSchema,
  rejectFormSchema,
  requestFormSchema,
} from './leave-request-forms.ts';
import {
  balanceChangeSchema,
  calendarAbsenceSchema,
  conflictSchema,
  leaveRequestPageSchema,
  leaveRequestSchema,
  mailDecisionPageSchema,
  moreConflictsSchema,
  previewSchema,
  proofDaySchema,
  recreditSchema,
  requestEventSchema,
  requestStatusSchema,
  summarySchema,
} from './leave-request-views.ts';
import { catalogueEntrySchema, leaveTypeFormSchema, leaveTypeSchema } from './leave-types.ts';
import { organizationFormSchema, organizationSchema } from './organization.ts';
import { personBadgeSchema, profileSchema, roleSchema, userSchema } from './people.ts';
import {
  adjustmentFormSchema,
  employmentFormSchema,
  personSheetSchema,
  workingPatternFormSchema,
} from './people-sheets.ts';
import { recordingFormSchema, recordingOutcomeSchema, recordingPreviewSchema } from './recordings.ts';
import { rightsFactsFormSchema, rightsFactsSchema } from './rights-facts.ts';
import {
  groupRulesSchema,
  personalRulesSchema,
  placementFormSchema,
  ruleGroupSchema,
  rulesFormSchema,
} from './rule-groups.ts';
import { settingsFormSchema, settingsSchema } from './settings.ts';
import { statusSchema } from './status.ts';
import { invoiceSchema, seatPreviewSchema, subscriptionStatusSchema, usageSchema } from './subscription.ts';
import { hierarchySchema, teamFormSchema, teamPageSchema, teamSchema } from './teams.ts';
import { inviteRowSchema, memberSchema, seatUseSchema } from './users.ts';

/** What answers are made of, by the names that programs know them by: a name that was given stays. */
export const answerNames = {
  ApiKey: apiKeySchema,
  ApiKeyCall: keyCallSchema,
  AuditEntry: auditEntrySchema,
  AuthVerifyMagicLinkAnswer: verifiedLoginSchema,
  BalanceChange: balanceChangeSchema,
  BalanceEntry: balanceEntrySchema,
  BalanceImport: importSchema,
  BalanceImportReport: importReportSchema,
  BlackoutPeriod: blackoutSchema,
  CalendarAbsence: calendarAbsenceSchema,
  CalendarFeed: calendarFeedSchema,
  CatalogueType: catalogueEntrySchema,
  ChangePreview: changePreviewSchema,
  Closing: closingSchema,
  ClosingPage: closingPageSchema,
  ClosingPreview: closingPreviewSchema,
  ColleagueAway: conflictSchema,
  Coverage: coverageSchema,
  CoverageCheck: coverageCheckSchema,
  Delegation: delegationSchema,
  Done: z.object({ success: z.literal(true) }),
  DeparturePreview: departurePreviewSchema,
  DepartureStatement: departureStatementSchema,
  FormerPerson: formerPersonSchema,
  Fractionnement: fractionnementSchema,
  GroupRules: groupRulesSchema,
  Hierarchy: hierarchySchema,
  Invoice: invoiceSchema,
  LeaveBalance: counterBalanceSchema,
  LeaveRequest: leaveRequestSchema,
  LeaveRequestEvent: requestEventSchema,
  LeaveRequestPage: leaveRequestPageSchema,
  LeaveRequestPreview: previewSchema,
  LeaveRequestStatus: requestStatusSchema,
  LeaveRequestSummary: summarySchema,
  LeaveSettings: settingsSchema,
  LeaveType: leaveTypeSchema,
  MailDecisionPage: mailDecisionPageSchema,
  Member: memberSchema,
  MoreColleaguesAway: moreConflictsSchema,
  Organization: organizationSchema,
  OwedCounter: owedCounterSchema,
  PersonBadge: personBadgeSchema,
  PersonChange: personChangeSchema,
  PersonSheet: personSheetSchema,
  PersonalRules: personalRulesSchema,
  Profile: profileSchema,
  ProofDay: proofDaySchema,
  PublicHoliday: calendarHolidaySchema,
  SecondFactorAsked: secondFactorAskedSchema,
  RecordingOutcome: recordingOutcomeSchema,
  RecordingPreview: recordingPreviewSchema,
  Recredit: recreditSchema,
  RightsFacts: rightsFactsSchema,
  Role: roleSchema,
  RuleGroup: ruleGroupSchema,
  SeatPreview: seatPreviewSchema,
  SeatUse: seatUseSchema,
  SeatUsage: usageSchema,
  ServiceStatus: statusSchema,
  Session: sessionSchema,
  SicknessNotice: sicknessNoticeSchema,
  SubscriptionStatus: subscriptionStatusSchema,
  Team: teamSchema,
  TeamPage: teamPageSchema,
  TimelineAbsences: timelineAbsencesSchema,
  TimelinePeople: timelinePeopleSchema,
  User: userSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;

/** What calls are sent. */
export const formNames = {
  AdjustmentForm: adjustmentFormSchema,
  ApiKeyForm: keyFormSchema,
  ApprovalForm: approveFormSchema,
  BalanceImportForm: importFormSchema,
  BalanceImportLine: importLineSchema,
  BlackoutPeriodForm: blackoutFormSchema,
  CalendarFeedForm: feedFormSchema,
  CancellationForm: cancelFormSchema,
  ClosingForm: closingFormSchema,
  DecisionForm: decisionSchema,
  DelegationForm: delegationFormSchema,
  DepartureForm: departureFormSchema,
  EmploymentForm: employmentFormSchema,
  GroupRulesForm: rulesFormSchema,
  InvitationForm: inviteRowSchema,
  LeaveRequestForm: requestFormSchema,
  LeaveSettingsForm: settingsFormSchema,
  LeaveTypeForm: leaveTypeFormSchema,
  MailDecisionForm: mailDecisionFormSchema,
  OrganizationForm: organizationFormSchema,
  PlacementForm: placementFormSchema,
  PresenceMinimumForm: minimumFormSchema,
  RecordingForm: recordingFormSchema,
  RefusalForm: rejectFormSchema,
  RehiringForm: rehiringFormSchema,
  RightsFactsForm: rightsFactsFormSchema,
  TeamForm: teamFormSchema,
  WorkingPatternForm: workingPatternFormSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;
