import type { RequestState } from '#domain/leave-requests/request-states.ts';
import type { NotificationKind } from './notification-kind.ts';

export interface Audience {
  readonly kind: NotificationKind;
  readonly to: 'approvers' | 'admins' | 'person' | 'thread';
}

/** Who is told of what happens to a request. Nobody is told of their own deed. */
export const AUDIENCE_OF_EVENT = {
  filed: { kind: 'request-filed', to: 'approvers' },
  edited: { kind: 'request-changed', to: 'approvers' },
  accepted: { kind: 'request-changed', to: 'approvers' },
  withdrawn: { kind: 'request-changed', to: 'approvers' },
  'cancellation-asked': { kind: 'request-changed', to: 'approvers' },
  reminded: { kind: 'request-reminder', to: 'approvers' },
  escalated: { kind: 'request-reminder', to: 'admins' },
  approved: { kind: 'request-decided', to: 'person' },
  rejected: { kind: 'request-decided', to: 'person' },
  cancelled: { kind: 'request-decided', to: 'person' },
  'cancellation-refused': { kind: 'request-decided', to: 'person' },
  recorded: { kind: 'request-decided', to: 'person' },
  cut: { kind: 'request-decided', to: 'person' },
  commented: { kind: 'request-commented', to: 'thread' },
  // L11: nobody had been told of what was undone.
  undone: null,
} as const satisfies Record<string, Audience | null>;

export type ToldEvent = keyof typeof AUDIENCE_OF_EVENT;

/** Whether a mail still has something to tell when its turn comes: what waited may have been decided since. */
export function isStillWorthTelling(event: ToldEvent, state: RequestState): boolean {
  switch (event) {
    case 'filed':
    case 'edited':
      return state === 'pending';
    case 'cancellation-asked':
      return state === 'cancellation-asked';
    case 'reminded':
    case 'escalated':
      return state === 'pending' || state === 'cancellation-asked';
    case 'undone':
      return false;
    default:
      return true;
  }
}
