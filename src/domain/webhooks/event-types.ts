import type { AuditAction } from '#domain/audit-log/audit-action.ts';

/** What programs can ask to hear of. A name that is here once stays: programs wait for it. */
export const eventTypes = [
  'leave_request.filed',
  'leave_request.approved',
  'leave_request.rejected',
  'leave_request.withdrawn',
  'leave_request.cancelled',
  'leave_request.changed',
  'person.joined',
  'person.left',
  'balance.adjusted',
  'team.changed',
  'pay_month.closed',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Sent when somebody asks for it, to one program. */
export const testEventType = 'webhook.test';

/** What the history of a request tells, as programs hear it; who was reminded is no change. */
const typeOfRequestEvent: Readonly<Record<string, EventType>> = {
  filed: 'leave_request.filed',
  recorded: 'leave_request.approved',
  accepted: 'leave_request.approved',
  approved: 'leave_request.approved',
  rejected: 'leave_request.rejected',
  withdrawn: 'leave_request.withdrawn',
  cancelled: 'leave_request.cancelled',
  edited: 'leave_request.changed',
  cut: 'leave_request.changed',
  'cancellation-asked': 'leave_request.changed',
  'cancellation-refused': 'leave_request.changed',
};

export function requestEventType(event: string): EventType | null {
  return typeOfRequestEvent[event] ?? null;
}

/** What became of a team, said in its event. */
export const teamChanges = ['created', 'updated', 'members', 'deleted'] as const;

export type TeamChange = (typeof teamChanges)[number];

interface ToldDeed {
  readonly type: EventType;
  readonly data?: { readonly change: TeamChange };
  /** What the log notes of it that programs are told as well. */
  readonly details?: readonly string[];
}

const toldDeeds: Partial<Readonly<Record<AuditAction, ToldDeed>>> = {
  'user.joined': { type: 'person.joined' },
  'user.rehired': { type: 'person.joined' },
  'user.removed': { type: 'person.left' },
  'user.left': { type: 'person.left' },
  'user.access_closed': { type: 'person.left' },
  'user.balance_adjusted': { type: 'balance.adjusted' },
  'team.created': { type: 'team.changed', data: { change: 'created' } },
  'team.updated': { type: 'team.changed', data: { change: 'updated' } },
  'team.members_changed': { type: 'team.changed', data: { change: 'members' } },
  'team.deleted': { type: 'team.changed', data: { change: 'deleted' } },
  'payroll.month_closed': { type: 'pay_month.closed', details: ['month', 'establishment'] },
};

/** What of the audit log programs may hear of; null for all else. */
export function toldDeed(action: AuditAction): ToldDeed | null {
  return toldDeeds[action] ?? null;
}
