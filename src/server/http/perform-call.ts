import type { Endpoint } from '#contract/endpoint.ts';
import type { Looked } from '#domain/looks/look.ts';
import type { Language } from '#domain/text/language.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { once } from '#server/actions/idempotency/once.ts';
import type { Origin, Services } from '#server/services.ts';
import { writtenBy } from '#server/store/live.ts';
import { type Input, readInput } from './read-input.ts';

export interface CallContext {
  readonly origin: Origin;
  readonly language: Language;
  /** The token that the caller carries, on calls that ask for none as well; null without one. */
  readonly bearer: string | null;
  /** The cookies that came with the call, as they were sent. */
  readonly cookie: string | null;
  /** What the caller sent as Idempotency-Key; null where the call takes none. */
  readonly idempotencyKey: string | null;
  /** The stream of the screen that calls, as it says; null without one. */
  readonly stream: string | null;
  /** Sets a header of the answer. */
  readonly header: (name: string, value: string) => void;
  /** Notes whose data the answer opens, of calls whose entry says what it `looks` at. */
  readonly looked: (looked: Looked) => void;
  /** Reads the file that the call brings; there for calls that bring one. */
  readonly upload?: () => Promise<Buffer>;
}

export interface SessionCallContext extends CallContext {
  readonly actor: SessionActor;
}

export type AnyHandler = (input: Input, context: CallContext | SessionCallContext) => Promise<unknown>;

/** What a call is after its guards, on whatever thread: its input is read, and one key makes it act once. */
export async function performCall(
  services: Services,
  endpoint: Endpoint,
  handle: AnyHandler,
  given: Partial<Input>,
  context: CallContext | SessionCallContext,
): Promise<unknown> {
  const input = readInput(endpoint, given);
  const { idempotencyKey: key, stream } = context;
  const { changes } = endpoint;
  const perform = (): Promise<unknown> =>
    stream !== null && changes
      ? writtenBy({ stream, changes }, () => handle(input, context))
      : handle(input, context);
  if (key === null || !('actor' in context) || endpoint.idempotency === 'by-its-row') return perform();
  const said = [endpoint.method, endpoint.path, input];
  const sealedWith = endpoint.secretAnswer ? context.bearer : null;
  const { answer, repeated } = await once(services, context.actor, { key, said, sealedWith }, perform);
  if (repeated) context.header('idempotency-replayed', 'true');
  return answer;
}
