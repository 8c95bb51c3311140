import { type Endpoint, type NamedFile, opensToAccountants } from '#contract/endpoint.ts';
import { errorBodySchema, errorStatus } from '#contract/errors.ts';
import { isMember } from '#domain/members/role.ts';
import type { Language } from '#domain/text/language.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { errorBody, failureOf } from './errors.ts';
import { type AnyHandler, performCall } from './perform-call.ts';
import type { Input } from './read-input.ts';
import { answersJson } from './send-answer.ts';
import { serializerOf } from './serializer.ts';

export interface AnswerAs {
  readonly status: number;
  readonly text: string;
}

/** What a route refuses before its handler, of those who have a session. */
export function refuseOutsiders(endpoint: Endpoint, actor: SessionActor): void {
  if (!isMember(actor) && !opensToAccountants(endpoint)) throw new Failure('forbidden');
}

/**
 * V14: what somebody is answered, by the guard, the handler and the serialiser of the route itself. Only calls that
 * look: nothing that changes anything is answered in somebody's place.
 */
export async function answerAs(
  services: Services,
  endpoint: Endpoint,
  handle: AnyHandler,
  actor: SessionActor,
  given: Partial<Input>,
): Promise<AnswerAs> {
  if (endpoint.method !== 'GET' || endpoint.access !== 'session' || endpoint.secretAnswer)
    throw new Error(`${endpoint.path} is not answered in somebody’s place.`);
  const { language } = actor;
  const ignored = () => undefined;
  return answerOf(language, async () => {
    refuseOutsiders(endpoint, actor);
    const answer = await performCall(services, endpoint, handle, given, {
      actor,
      language,
      origin: { address: null, userAgent: '' },
      bearer: null,
      cookie: null,
      idempotencyKey: null,
      stream: null,
      header: ignored,
      // Who looks is the one who asks for the view, not whose eyes are borrowed.
      looked: ignored,
    });
    return textOf(endpoint, answer);
  });
}

/** What is told, or the refusal as it would be. */
export async function answerOf(language: Language, tell: () => Promise<string>): Promise<AnswerAs> {
  try {
    return { status: 200, text: await tell() };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code === 'internal' || failure.code === 'unavailable') throw error;
    const text = serializerOf(errorBodySchema)(errorBody(failure, language));
    return { status: errorStatus(failure.code), text };
  }
}

async function textOf(endpoint: Endpoint, answer: unknown): Promise<string> {
  if (answersJson(endpoint)) return serializerOf(endpoint.response)(answer);
  const { content } = answer as Pick<NamedFile, 'content'>;
  if (typeof content === 'string') return content;
  if (content instanceof Uint8Array) return new TextDecoder().decode(content);
  // Read while the transaction is open that it is made in.
  const parts: Uint8Array[] = [];
  for await (const part of content)
    parts.push(typeof part === 'string' ? new TextEncoder().encode(part) : part);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(parts));
}
