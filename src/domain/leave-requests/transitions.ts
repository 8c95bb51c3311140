import type { RequestState } from './request-states.ts';

/**
 * pending ──approve──▶ approved ──cancel──▶ cancelled
 *    │ └──reject──▶ rejected   └─ask─▶ cancellation-asked ──accept──▶ cancelled
 *    └──withdraw──▶ withdrawn                    └──refuse──▶ approved
 */
export const REQUEST_EVENTS = [
  'edit',
  'approve',
  'reject',
  'withdraw',
  'cancel',
  'ask-cancellation',
  'accept-cancellation',
  'refuse-cancellation',
] as const;

export type RequestEvent = (typeof REQUEST_EVENTS)[number];

/** Which side may cause an event; who exactly is for `domain/access` to say. */
export const SIDE_OF_EVENT = {
  edit: 'employee',
  approve: 'decider',
  reject: 'decider',
  withdraw: 'employee',
  cancel: 'decider',
  'ask-cancellation': 'employee',
  'accept-cancellation': 'decider',
  'refuse-cancellation': 'decider',
} as const satisfies Record<RequestEvent, 'employee' | 'decider'>;

export type TransitionRefusal =
  | 'already_approved'
  | 'already_rejected'
  | 'already_withdrawn'
  | 'already_cancelled'
  | 'not_yet_approved'
  | 'cancellation_must_be_asked'
  | 'cancellation_already_asked'
  | 'cancellation_not_asked'
  | 'reason_required';

export type Transition =
  | { readonly ok: true; readonly to: RequestState }
  | { readonly ok: false; readonly because: TransitionRefusal };

function to(state: RequestState): Transition {
  return { ok: true, to: state };
}

function no(because: TransitionRefusal): Transition {
  return { ok: false, because };
}

function everyEvent(because: TransitionRefusal): Record<RequestEvent, Transition> {
  return {
    edit: no(because),
    approve: no(because),
    reject: no(because),
    withdraw: no(because),
    cancel: no(because),
    'ask-cancellation': no(because),
    'accept-cancellation': no(because),
    'refuse-cancellation': no(because),
  };
}

const TABLE = {
  pending: {
    edit: to('pending'),
    approve: to('approved'),
    reject: to('rejected'),
    withdraw: to('withdrawn'),
    cancel: no('not_yet_approved'),
    'ask-cancellation': no('not_yet_approved'),
    'accept-cancellation': no('not_yet_approved'),
    'refuse-cancellation': no('not_yet_approved'),
  },
  approved: {
    edit: no('already_approved'),
    approve: no('already_approved'),
    reject: no('already_approved'),
    withdraw: no('cancellation_must_be_asked'),
    cancel: to('cancelled'),
    'ask-cancellation': to('cancellation-asked'),
    'accept-cancellation': no('cancellation_not_asked'),
    'refuse-cancellation': no('cancellation_not_asked'),
  },
  'cancellation-asked': {
    edit: no('already_approved'),
    approve: no('already_approved'),
    reject: no('already_approved'),
    withdraw: no('cancellation_already_asked'),
    cancel: to('cancelled'),
    'ask-cancellation': no('cancellation_already_asked'),
    'accept-cancellation': to('cancelled'),
    'refuse-cancellation': to('approved'),
  },
  rejected: everyEvent('already_rejected'),
  withdrawn: everyEvent('already_withdrawn'),
  cancelled: everyEvent('already_cancelled'),
} as const satisfies Record<RequestState, Record<RequestEvent, Transition>>;

/** L2: saying no to someone takes a reason. */
const NEEDS_REASON: readonly RequestEvent[] = ['reject', 'refuse-cancellation'];

/** L1: every event in every state has an answer; a refusal says why. */
export function transition(
  state: RequestState,
  event: RequestEvent,
  reason: string | null = null,
): Transition {
  const answer: Transition = TABLE[state][event];
  return answer.ok && lacksReason(event, reason) ? no('reason_required') : answer;
}

function lacksReason(event: RequestEvent, reason: string | null): boolean {
  return NEEDS_REASON.includes(event) && (reason === null || reason.trim() === '');
}

/** What someone does to a request that there is. */
export interface AskedDeed {
  readonly request: { readonly state: RequestState; readonly version: number };
  readonly event: RequestEvent;
  readonly reason: string | null;
  /** Which version was on screen; left out, whatever stands now is meant. */
  readonly version?: number | undefined;
}

export type DeedRefusal =
  | ({ readonly kind: 'too-late' | 'changed-meanwhile' } & AskedDeed['request'])
  | { readonly kind: 'reason-missing' };

/** What the request as it stands has against a deed, every reason at once. What is too late has changed as well. */
export function refuseDeed({ request, event, reason, version }: AskedDeed): DeedRefusal[] {
  const { state, version: standing } = request;
  const refusals: DeedRefusal[] = [];
  const isPossible = TABLE[state][event].ok;
  if (!isPossible) refusals.push({ kind: 'too-late', state, version: standing });
  if (lacksReason(event, reason)) refusals.push({ kind: 'reason-missing' });
  if (isPossible && version !== undefined && version !== standing) {
    refusals.push({ kind: 'changed-meanwhile', state, version: standing });
  }
  return refusals;
}
