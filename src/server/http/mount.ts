import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  apiBase,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  type EndpointTable,
  needsSubscription,
  takesIdempotencyKey,
} from '#contract/endpoint.ts';
import { errorBodySchema } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { jsonSchemaOf } from '#contract/openapi.ts';
import { fitText, isFitText } from '#contract/texts.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { resumeSession } from '#server/actions/auth/resume-session.ts';
import { once } from '#server/actions/idempotency/once.ts';
import { isReadOnly, subscriptionRequired } from '#server/actions/subscription/subscription-today.ts';
import type { Config } from '#server/config.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { answerErrorInWords } from './errors.ts';
import { limitPerson, limitsOf } from './limits.ts';
import { isFromThisMachine, type LocalDoor } from './local-only.ts';
import { type Input, readInput } from './read-input.ts';
import { languageOfCall } from './request-language.ts';
import { answersJson, sendAnswer } from './send-answer.ts';

export interface CallContext {
  readonly origin: Origin;
  readonly language: Language;
  /** The token that the caller carries, on calls that ask for none as well; null without one. */
  readonly bearer: string | null;
  /** What the caller sent as Idempotency-Key; null where the call takes none. */
  readonly idempotencyKey: string | null;
  /** Sets a header of the answer. */
  readonly header: (name: string, value: string) => void;
}

export interface SessionCallContext extends CallContext {
  readonly actor: SessionActor;
}

type ContextOf<E extends Endpoint> = E['access'] extends 'session' ? SessionCallContext : CallContext;

export type Handlers<T extends EndpointTable> = {
  readonly [Name in keyof T]: (
    input: EndpointInput<T[Name]>,
    context: ContextOf<T[Name]>,
  ) => Promise<EndpointResult<T[Name]>>;
};

type AnyHandler = (input: Input, context: CallContext | SessionCallContext) => Promise<unknown>;

const errorSchema = jsonSchemaOf(errorBodySchema, 'output', 'draft-7');

/** One route for each entry of a table: guard, limits, session, validation, handler, serialisation. */
export function mount<T extends EndpointTable>(
  app: FastifyInstance,
  config: Config,
  services: Services,
  table: T,
  handlers: Handlers<T>,
  /** For the developer's own endpoints: those of this machine ask for its key as well. */
  door: LocalDoor | null = null,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    if (endpoint.access === 'local' && config.mode !== 'local') continue;
    const handle = handlers[name] as AnyHandler;
    const limits = limitsOf(app, config, endpoint);
    const guarded = needsSubscription(endpoint);
    app.route({
      method: endpoint.method,
      url: `${apiBase}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      schema: {
        response: {
          ...(answersJson(endpoint) ? { 200: jsonSchemaOf(endpoint.response, 'output', 'draft-7') } : {}),
          '4xx': errorSchema,
          '5xx': errorSchema,
        },
      },
      // A stream that is gathered before it is packed would arrive in lumps, or not at all.
      ...(endpoint.stream ? { compress: false } : {}),
      ...(endpoint.refetched ? { errorHandler: answerErrorInWords } : {}),
      handler: async (request, reply) => {
        if (endpoint.access === 'local' && !(door?.opensFor(request) ?? isFromThisMachine(request)))
          throw new Failure('not_found');
        // What is about people or about a moment is kept by nobody on its way; what may be kept says so itself.
        reply.header('cache-control', 'no-store');
        for (const check of limits) await check(request);
        const context: CallContext = {
          origin: originOf(request),
          language: languageOfCall(request.headers),
          bearer: bearerOf(request),
          idempotencyKey: takesIdempotencyKey(endpoint) ? idempotencyKeyOf(request) : null,
          header: (header, value) => reply.header(header, value),
        };
        const session = endpoint.access === 'session' ? { actor: await actorOf(services, request) } : {};
        if (session.actor) limitPerson(app, config, session.actor);
        if (guarded && session.actor && isReadOnly(session.actor, services.now()))
          throw subscriptionRequired();
        const input = readInput(endpoint, request);
        const perform = (): Promise<unknown> => handle(input, { ...context, ...session });
        const { idempotencyKey: key } = context;
        if (key === null || !session.actor || endpoint.idempotency === 'by-its-row') {
          return sendAnswer(endpoint, request, reply, await perform());
        }
        const said = [endpoint.method, endpoint.path, input];
        const sealedWith = endpoint.secretAnswer ? context.bearer : null;
        const done = await once(services, session.actor, { key, said, sealedWith }, perform);
        if (done.repeated) reply.header('idempotency-replayed', 'true');
        return sendAnswer(endpoint, request, reply, done.answer);
      },
    });
  }
}

export function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, userAgent: fitText(request.headers['user-agent'] ?? '') };
}

/** Any text that a client makes up; one too long to be a key is a mistake worth telling. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length === 0 || key.length > 200 || !isFitText(key)) {
    throw new Failure('malformed_request');
  }
  return key;
}

async function actorOf(services: Services, request: FastifyRequest): Promise<SessionActor> {
  const token = bearerOf(request);
  const actor = token ? await resumeSession(services, token, request.ip) : null;
  if (!actor) throw new Failure('unauthenticated');
  return actor;
}

function bearerOf({ headers }: FastifyRequest): string | null {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
