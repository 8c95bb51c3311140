import type { Language } from '#contract/language.ts';
import { stateWords } from '#contract/leave-words.ts';
import {
  type RequestEvent,
  type RequestState,
  statusOf,
  transition,
} from '#domain/leave-requests/transitions.ts';
import type { Acting } from '#server/actions/actor.ts';
import { announce } from '#server/actions/notifications/announce.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertRequestEvent, type LeaveRequestEvent } from '#server/store/leave-request-events.ts';
import type { LeaveRequest } from '#server/store/leave-requests.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';

/** Who does something to a request, when, from where and why. */
export interface Deed {
  readonly author: Pick<Acting, 'id' | 'name' | 'quiet'>;
  readonly at: Date;
  readonly via: LeaveRequestEvent['via'];
  readonly address: string | null;
  readonly reason: string | null;
  readonly language: Language;
  /** Which version was on screen; left out, whatever stands now is meant. */
  readonly version?: number | undefined;
}

/** The state that an event leads to. What is too late is told with the state that stands now. */
export function stateAfter(request: LeaveRequest, event: RequestEvent, deed: Deed): RequestState {
  const { state } = request;
  const moved = transition(state, event, deed.reason);
  if (!moved.ok && moved.because === 'reason_required') {
    throw new Failure('validation_failed', { fields: { reason: 'required' } });
  }
  const values = {
    status: statusOf(state),
    state: stateWords(state, deed.language),
    version: request.version,
  };
  if (!moved.ok) throw new Failure('already_decided', { values });
  if (deed.version !== undefined && deed.version !== request.version) {
    throw new Failure('changed_meanwhile', { values });
  }
  return moved.to;
}

/** Writes down what the caller's transaction has just done to a request, and tells everyone concerned. */
export async function writeEvent(
  tx: TenantTransaction,
  request: LeaveRequest,
  event: LeaveRequestEvent['event'],
  { author, at, via, address, reason }: Omit<Deed, 'language' | 'version'>,
  changes: LeaveRequestEvent['changes'] = {},
): Promise<void> {
  const written = await insertRequestEvent(tx, {
    id: timeOrderedId(at),
    requestId: request.id,
    at,
    event,
    version: request.version,
    actorId: author.id,
    actorName: author.name,
    via,
    address,
    reason,
    changes,
  });
  if (!author.quiet) await announce(tx, request, written);
}
