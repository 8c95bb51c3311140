/** What a request can be. Whoever asks about several states at once asks for a group of this page. */
export const REQUEST_STATES = [
  'pending',
  'approved',
  'cancellation-asked',
  'rejected',
  'withdrawn',
  'cancelled',
] as const;

export type RequestState = (typeof REQUEST_STATES)[number];

/** What the outside sees: leave whose cancellation is only asked is still approved. */
export const REQUEST_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn', 'cancelled'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

type Group = readonly [RequestState, ...RequestState[]];

/** Filed, and nobody has answered. */
export const PENDING_STATES = ['pending'] as const satisfies Group;

/** Someone said yes to the leave, and nobody has taken it back. */
export const APPROVED_STATES = ['approved', 'cancellation-asked'] as const satisfies Group;

/** Approved, and its person would rather not have it. */
export const CANCELLATION_ASKED_STATES = ['cancellation-asked'] as const satisfies Group;

/** Someone has to answer: about the leave, or about its cancellation. */
export const WAITING_STATES = ['pending', 'cancellation-asked'] as const satisfies Group;

export const REJECTED_STATES = ['rejected'] as const satisfies Group;

export const CANCELLED_STATES = ['cancelled'] as const satisfies Group;

/** L3: these keep the half-days for themselves. */
export const HOLDING_STATES = [...PENDING_STATES, ...APPROVED_STATES] as const satisfies Group;

/** Whatever may have lines in the ledger or reserves days: cancelled leave has lines as well. */
export const BOOKED_STATES = [...HOLDING_STATES, ...CANCELLED_STATES] as const satisfies Group;

/** What an absence that holds its half-days is called outside. */
export const HELD_STATUSES = ['pending', 'approved'] as const satisfies readonly RequestStatus[];

export type HeldStatus = (typeof HELD_STATUSES)[number];

function isOneOf<State extends RequestState>(states: readonly State[]) {
  return (state: RequestState): state is State => (states as readonly RequestState[]).includes(state);
}

export const isPending = isOneOf(PENDING_STATES);
export const isApproved = isOneOf(APPROVED_STATES);
export const isCancellationAsked = isOneOf(CANCELLATION_ASKED_STATES);
export const isRejected = isOneOf(REJECTED_STATES);
export const isCancelled = isOneOf(CANCELLED_STATES);
export const awaitsDecision = isOneOf(WAITING_STATES);
export const holdsHalfDays = isOneOf(HOLDING_STATES);

export function statusOf(state: RequestState): RequestStatus {
  return isApproved(state) ? 'approved' : state;
}

/** Of an absence that holds its half-days. */
export function heldStatusOf(state: RequestState): HeldStatus {
  return isPending(state) ? 'pending' : 'approved';
}

/** B6: a pending request reserves days, an approved one takes them. */
export function effectOnBalance(state: RequestState): 'reserves' | 'takes' | 'none' {
  if (isPending(state)) return 'reserves';
  return isApproved(state) ? 'takes' : 'none';
}
