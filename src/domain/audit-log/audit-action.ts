/** Everything that is written down about who did what. Their sentences stand in contract/audit-sentences.ts. */
export const auditActions = [
  'organization.created',
  'organization.updated',
  'subscription.activated',
  'subscription.seats_changed',
  'user.invited',
  'user.invitation_resent',
  'user.confirmed',
  'user.joined',
  'user.renamed',
  'user.role_changed',
  'user.employment_changed',
  'user.removed',
  'user.left',
  'user.working_week_changed',
  'user.balance_adjusted',
  'user.notice_sent',
  'user.fractionnement_granted',
  'user.fractionnement_waived',
  'settings.changed',
  'settings.undone',
  'leave-type.created',
  'leave-type.updated',
  'leave-type.archived',
  'leave-type.restored',
  'team.created',
  'team.updated',
  'team.members_changed',
  'team.deleted',
  'delegation.created',
  'delegation.ended',
  'coverage.minimum_changed',
  'blackout.created',
  'blackout.updated',
  'blackout.deleted',
  'blackout.overridden',
  'balances.imported',
  'balances.import_undone',
  'calendar-feed.created',
  'calendar-feed.renewed',
  'calendar-feed.deleted',
] as const;

export type AuditAction = (typeof auditActions)[number];

export const auditSubjects = ['organization', 'user', 'team', 'delegation'] as const;

export type AuditSubject = (typeof auditSubjects)[number];
