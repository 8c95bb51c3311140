import type { requestActions } from '#contract/leave-request-views.ts';
import { can } from '#domain/access/can.ts';
import type { Colleague } from '#domain/leave-requests/approvers.ts';
import type { RequestState } from '#domain/leave-requests/request-states.ts';
import { transition } from '#domain/leave-requests/transitions.ts';

export type RequestAction = (typeof requestActions)[number];

/** What the reader may do with a request as it stands; saying no asks for a reason later. */
export function actionsOn(
  state: RequestState,
  reader: Colleague,
  person: Colleague,
  isDecider: boolean,
): RequestAction[] {
  const allows = (event: Parameters<typeof transition>[1]): boolean => transition(state, event, 'given').ok;
  const isOwn = can(reader, 'leave-request.file', person);
  const actions: RequestAction[] = [];
  if (isOwn && allows('edit')) actions.push('edit');
  if (isOwn && allows('withdraw')) actions.push('withdraw');
  if (isDecider && allows('approve')) actions.push('approve');
  if (isDecider && allows('reject')) actions.push('reject');
  if (isDecider && allows('cancel')) actions.push('cancel');
  if (isOwn && !isDecider && allows('ask-cancellation')) actions.push('ask-cancellation');
  if (isDecider && allows('refuse-cancellation')) actions.push('refuse-cancellation');
  return actions;
}
