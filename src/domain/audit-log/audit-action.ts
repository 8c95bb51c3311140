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
  'user.removed': ['people'],
  'user.left': ['people'],
  'user.working_week_changed': ['people', 'balances', 'leave-requests'],
  'user.balance_adjusted': ['balances'],
  'user.notice_sent': ['balances'],
  'user.fractionnement_granted': ['balances'],
  'user.fractionnement_waived': ['balances'],
  'settings.changed': ['organization', 'leave-rules', 'balances', 'leave-requests'],
  'settings.undone': ['organization', 'leave-rules', 'balances', 'leave-requests'],
  'leave-type.created': ['leave-rules'],
  'leave-type.updated': ['leave-rules', 'balances', 'leave-requests'],
  'leave-type.archived': ['leave-rules'],
  'leave-type.restored': ['leave-rules'],
  'team.created': ['teams'],
  'team.updated': ['teams'],
  'team.members_changed': ['teams'],
  'team.deleted': ['teams'],
  'delegation.created': ['delegations'],
  'delegation.ended': ['delegations'],
  'coverage.minimum_changed': ['coverage'],
  'blackout.created': ['coverage'],
  'blackout.updated': ['coverage'],
  'blackout.deleted': ['coverage'],
  'blackout.overridden': [],
  'balances.imported': ['balances', 'people'],
  'balances.import_undone': ['balances', 'people'],
  'calendar-feed.created': ['account'],
  'calendar-feed.renewed': ['account'],
  'calendar-feed.deleted': ['account'],
} as const;

export type AuditAction = keyof typeof auditTopics;

export const auditActions = Object.keys(auditTopics) as [AuditAction, ...AuditAction[]];

export const auditSubjects = ['organization', 'user', 'team', 'delegation'] as const;

export type AuditSubject = (typeof auditSubjects)[number];
