import { type Endpoint, takesIdempotencyKey } from '#contract/endpoint.ts';
import type { Looked } from '#domain/looks/look.ts';
import type { Language } from '#domain/text/language.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { answerOfKey, type KeyedCall, once, withoutKey } from '#server/actions/idempotency/once.ts';
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
  const { stream } = context;
  const { changes } = endpoint;
  const perform = (): Promise<unknown> => performOnce(services, endpoint, handle, input, context);
  return stream !== null && changes ? writtenBy({ stream, changes }, perform) : perform();
}

async function performOnce(
  services: Services,
  endpoint: Endpoint,
  handle: AnyHandler,
  input: Input,
  context: CallContext | SessionCallContext,
): Promise<unknown> {
  const perform = (): Promise<unknown> => handle(input, context);
  if (!takesIdempotencyKey(endpoint) || endpoint.idempotency === 'by-its-row' || !('actor' in context))
    return perform();
  const { actor, idempotencyKey: key } = context;
  const asks = endpoint.idempotency === 'after-asking';
  const keyed: KeyedCall | null =
    key === null
      ? null
      : {
          key,
          said: [endpoint.method, endpoint.path, input],
          sealedWith: endpoint.secretAnswer ? context.bearer : null,
        };
  // Who comes again is told what was answered, and nobody else is asked again.
  const known = keyed && asks ? await answerOfKey(services, actor, keyed) : null;
  const write = asks && !known ? ((await perform()) as () => Promise<unknown>) : perform;
  if (!keyed) return withoutKey(write);
  const { answer, repeated } = known ?? (await once(services, actor, keyed, write));
  if (repeated) context.header('idempotency-replayed', 'true');
  return answer;
}
