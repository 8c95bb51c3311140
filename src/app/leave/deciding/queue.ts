import { type Colleague, mayDecide } from '#domain/leave-requests/approvers.ts';
import { isApproved, isPending } from '#domain/leave-requests/request-states.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';

/** What is decided about a request: the leave itself, or the wish to cancel it. */
type Waiting = Pick<LeaveRequest, 'status' | 'cancellationAsked' | 'createdAt' | 'updatedAt'>;

export function isWaiting({ status, cancellationAsked }: Pick<Waiting, 'status' | 'cancellationAsked'>) {
  return isPending(status) || (isApproved(status) && cancellationAsked);
}

/** Leave waits from its filing, a cancellation from the moment it was asked for. */
export function waitingSince({ status, createdAt, updatedAt }: Waiting): string {
  return isPending(status) ? createdAt : updatedAt;
}

/** Urgent first, then those who have waited longest. */
export function queueOf<Request extends Waiting & Pick<LeaveRequest, 'urgent'>>(
  requests: readonly Request[],
): Request[] {
  return requests
    .filter(isWaiting)
    .sort((a, b) => Number(b.urgent) - Number(a.urgent) || waitingSince(a).localeCompare(waitingSince(b)));
}

export type WhyNot = 'own' | 'above';

/** Someone of the organisation; those who have not answered their invitation yet decide nothing. */
export type Person = Colleague & { readonly joined: boolean };

/** Null when the reader may decide; the server has the last word in any case. */
export function whyNotMine(reader: Colleague, employeeId: string, people: readonly Person[]): WhyNot | null {
  // Someone who has left is in no list any more: what they asked for may still be closed.
  const person = people.find(({ id }) => id === employeeId) ?? { id: employeeId, role: 'employee' };
  const colleagues = people.filter(({ joined }) => joined);
  if (mayDecide(reader, person, colleagues)) return null;
  return reader.id === employeeId ? 'own' : 'above';
}
