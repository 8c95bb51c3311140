/** Everything that is written down about who did what, with what it changes under open screens besides the log. */
export const auditTopics = {
  'organization.created': ['organization'],
  'organization.updated': ['organization'],
  'subscription.activated': ['subscription'],
  'subscription.seats_changed': ['subscription'],
  'subscription.cancelled': ['subscription'],
  'subscription.reactivated': ['subscription'],
  'subscription.ended': ['subscription'],
  'subscription.payment_failed': ['subscription'],
  'subscription.payment_received': ['subscription'],
  'subscription.mended': ['subscription'],
  'user.invited': ['people'],
  'user.invitation_resent': ['people'],
  'user.invitation_sent': ['people'],
  'user.mail_refused': ['people'],
  'user.confirmed': ['people'],
  'user.joined': ['people'],
  'user.renamed': ['people'],
  'user.role_changed': ['people'],
  'user.employment_changed': ['people', 'balances', 'leave-requests'],
  'user.rights_facts_changed': ['people', 'balances'],
  'user.departure_recorded': ['people', 'balances', 'leave-requests', 'teams'],
  'user.departure_withdrawn': ['people', 'balances', 'leave-requests'],
  'user.access_closed': ['people', 'teams', 'balances'],
  'user.rehired': ['people', 'balances'],
  'user.removed': ['people'],
  'user.left': ['people'],
  'user.working_week_changed': ['people', 'balances', 'leave-requests'],
  'user.placed': ['people', 'leave-rules', 'balances', 'leave-requests'],
  'user.rules_changed': ['people', 'leave-rules', 'balances', 'leave-requests'],
  'user.rules_undone': ['people', 'leave-rules', 'balances', 'leave-requests'],
  'user.balance_adjusted': ['balances'],
  'user.notice_sent': ['balances'],
  'user.leave_reminded': ['balances'],
  'user.notice_recorded': ['balances'],
  'user.notice_withdrawn': ['balances'],
  'user.fractionnement_granted': ['balances'],
  'user.fractionnement_waived': ['balances'],
  'settings.changed': ['organization', 'leave-rules', 'balances', 'leave-requests'],
  'settings.undone': ['organization', 'leave-rules', 'balances', 'leave-requests'],
  'rule-group.created': ['leave-rules'],
  'rule-group.renamed': ['leave-rules', 'people'],
  'rule-group.siret_changed': ['leave-rules', 'payroll'],
  'rule-group.archived': ['leave-rules'],
  'rule-group.restored': ['leave-rules'],
  'rule-group.rules_changed': ['leave-rules', 'people', 'balances', 'leave-requests'],
  'rule-group.rules_undone': ['leave-rules', 'people', 'balances', 'leave-requests'],
  'leave-type.created': ['leave-rules'],
  'leave-type.updated': ['leave-rules', 'balances', 'leave-requests'],
  'leave-type.archived': ['leave-rules'],
  'leave-type.restored': ['leave-rules'],
  'team.created': ['teams'],
  'team.updated': ['teams'],
  'team.members_changed': ['teams'],
  'team.members_restored': ['teams'],
  'team.deleted': ['teams'],
  'delegation.created': ['delegations'],
  'delegation.ended': ['delegations'],
  'coverage.minimum_changed': ['coverage'],
  'blackout.created': ['coverage'],
  'blackout.updated': ['coverage'],
  'blackout.deleted': ['coverage'],
  'blackout.overridden': [],
  'closing.applied': ['coverage', 'leave-requests', 'balances'],
  'closing.people_added': ['coverage', 'leave-requests', 'balances'],
  'closing.undone': ['coverage', 'leave-requests', 'balances'],
  'payroll.month_closed': ['payroll'],
  'payroll.month_reopened': ['payroll'],
  'payroll.pay_bases_set': ['payroll'],
  'payroll.codes_changed': ['payroll'],
  'payroll.time_changed': ['payroll'],
  'payroll.establishments_changed': ['organization'],
  'payroll.models_changed': ['payroll'],
  'payroll.file_made': ['payroll'],
  'payroll.payslips_compared': ['payroll'],
  'payroll.connected': ['payroll'],
  'payroll.disconnected': ['payroll'],
  'payroll.matches_changed': ['payroll'],
  'payroll.sent': ['payroll'],
  'payroll.comment_written': ['payroll'],
  'payroll.question_written': ['payroll'],
  'payroll.answer_written': ['payroll'],
  'accountant.invited': ['people'],
  'accountant.joined': ['people'],
  'accountant.left': ['people'],
  'accountant.removed': ['people'],
  'balances.imported': ['balances', 'people'],
  'balances.import_undone': ['balances', 'people'],
  'calendar-feed.created': ['account'],
  'calendar-feed.renewed': ['account'],
  'calendar-feed.deleted': ['account'],
  'calendar-feed.restored': ['account'],
  'api-key.created': ['account'],
  'api-key.rotated': ['account'],
  'api-key.revoked': ['account'],
  'leave-request.filed': ['leave-requests'],
  'leave-request.recorded': ['leave-requests'],
  'leave-request.accepted': ['leave-requests'],
  'leave-request.edited': ['leave-requests'],
  'leave-request.approved': ['leave-requests'],
  'leave-request.rejected': ['leave-requests'],
  'leave-request.withdrawn': ['leave-requests'],
  'leave-request.cancellation-asked': ['leave-requests'],
  'leave-request.cancellation-refused': ['leave-requests'],
  'leave-request.cancelled': ['leave-requests'],
  'leave-request.cut': ['leave-requests'],
  'leave-request.undone': ['leave-requests'],
  'leave-request.commented': ['leave-requests'],
  'comment.removed': ['leave-requests'],
  'attachment.added': ['leave-requests'],
  'attachment.opened': [],
  'attachment.removed': ['leave-requests'],
  'attachment.expired': ['leave-requests'],
  'photo.changed': ['people'],
  'photo.removed': ['people'],
  'webhook.created': ['webhooks'],
  'webhook.changed': ['webhooks'],
  'webhook.rotated': ['webhooks'],
  'webhook.deleted': ['webhooks'],
  'webhook.replayed': ['webhooks'],
  'webhook.stopped': ['webhooks'],
} as const;

export type AuditAction = keyof typeof auditTopics;

export const auditActions = Object.keys(auditTopics) as [AuditAction, ...AuditAction[]];

const ofRequests = 'leave-request.';

type RequestAction = Extract<AuditAction, `${typeof ofRequests}${string}`>;

/** What happens to requests is in their own history, where the log reads it: written once, it cannot disagree. */
export type RequestDeedName = RequestAction extends `${typeof ofRequests}${infer Name}` ? Name : never;

export const requestDeedNames = auditActions.flatMap((action) => requestDeedOf(action) ?? []);

export function requestDeedOf(action: AuditAction): RequestDeedName | null {
  // What stands behind the prefix is, by its type, the name of a deed.
  return action.startsWith(ofRequests) ? (action.slice(ofRequests.length) as RequestDeedName) : null;
}

export function actionOfRequestDeed(name: RequestDeedName): RequestAction {
  return `${ofRequests}${name}`;
}

export const auditSubjects = ['organization', 'user', 'team', 'delegation', 'api-key', 'webhook'] as const;

export type AuditSubject = (typeof auditSubjects)[number];
