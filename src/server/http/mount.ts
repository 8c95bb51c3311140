import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { api } from '#contract/api.ts';
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
import { liveStreamHeader } from '#contract/live-topics.ts';
import { can } from '#domain/access/can.ts';
import { isProofFresh } from '#domain/access/second-factor.ts';
import { fitText, isFitText } from '#domain/text/fit-text.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { resumeSession } from '#server/actions/auth/resume-session.ts';
import { isReadOnly, subscriptionRequired } from '#server/actions/subscription/subscription-today.ts';
import type { Config } from '#server/config.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { refuseOutsiders } from './answer-as.ts';
import { browserOf } from './browser-cookie.ts';
import { answerErrorInWords } from './errors.ts';
import { answerInThread, threadsFor } from './heavy-calls.ts';
import { answerTag, questionOf, sendBytes } from './kept-answers.ts';
import { actorOfKey, type KeyDoor } from './key-calls.ts';
import { limitPerson, limitsOf } from './limits.ts';
import { isFromThisMachine, type LocalDoor } from './local-only.ts';
import { lookedThrough } from './note-looks.ts';
import { type AnyHandler, type CallContext, performCall, type SessionCallContext } from './perform-call.ts';
import { languageOfCall } from './request-language.ts';
import { answersJson, sendAnswer } from './send-answer.ts';
import { serializerOf } from './serializer.ts';
import { isUnread, readUpload } from './uploads.ts';

type ContextOf<E extends Endpoint> = E['access'] extends 'session' ? SessionCallContext : CallContext;

/** What asks somebody else first hands back what it then writes: the key of the call is for that. */
type Outcome<E extends Endpoint> = E['idempotency'] extends 'after-asking'
  ? () => Promise<EndpointResult<E>>
  : EndpointResult<E>;

export type Handlers<T extends EndpointTable> = {
  readonly [Name in keyof T]: (
    input: EndpointInput<T[Name]>,
    context: ContextOf<T[Name]>,
  ) => Promise<Outcome<T[Name]>>;
};

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
  const feature = featureOf(table);
  for (const [name, endpoint] of Object.entries(table)) {
    if (endpoint.access === 'local' && config.mode !== 'local') continue;
    const handle = handlers[name] as AnyHandler;
    const limits = limitsOf(app, config, endpoint);
    const guarded = needsSubscription(endpoint);
    app.route({
      method: endpoint.method,
      url: `${apiBase}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ...(endpoint.largestBody === undefined ? {} : { bodyLimit: endpoint.largestBody }),
      // Only which answers are serialised by a schema; by which, its serializer says when one is first sent.
      schema: { response: { ...(answersJson(endpoint) ? { 200: {} } : {}), '4xx': {}, '5xx': {} } },
      serializerCompiler: ({ httpStatus }) =>
        serializerOf(httpStatus === '200' ? endpoint.response : errorBodySchema),
      // A stream that is gathered before it is packed would arrive in lumps, or not at all.
      ...(endpoint.stream ? { compress: false } : {}),
      ...(endpoint.refetched ? { errorHandler: answerErrorInWords } : {}),
      // Nobody waits for the end of a stream.
      ...(endpoint.stream ? {} : countedBy(services)),
      handler: async (request, reply) => {
        if (endpoint.access === 'local' && !(door?.opensFor(request) ?? isFromThisMachine(request)))
          throw new Failure('not_found');
        for (const check of limits) await check(request);
        const told = {
          origin: originOf(request),
          language: languageOfCall(request.headers),
          bearer: bearerOf(request),
          cookie: request.headers.cookie ?? null,
          stream: streamOf(request),
        };
        const session =
          endpoint.access === 'session'
            ? { actor: await actorOf({ app, config, services }, endpoint, request, reply) }
            : {};
        if (session.actor) limitPerson(app, config, session.actor);
        if (session.actor) refuseOutsiders(endpoint, session.actor);
        if (session.actor) refuseClosing(endpoint, session.actor);
        if (session.actor) refuseUnproven(endpoint, session.actor, services.now());
        const asked = { ...told, idempotencyKey: idempotencyKeyOf(endpoint, request, session.actor) };
        if (guarded && session.actor && isReadOnly(session.actor, services.now()))
          throw subscriptionRequired();
        const question = questionOf(services, endpoint, session.actor, told.language, request);
        const kept = question === null ? null : services.sentAnswers.find(question);
        if (kept) return sendBytes(request, reply, kept);
        const looked = lookedThrough(app, endpoint, session.actor);
        const computing = await threadsFor(services, endpoint, session.actor, request);
        if (computing) {
          const call = { feature, name, endpoint, context: { ...asked, ...session }, looked, question };
          return answerInThread(services, computing, call, request, reply);
        }
        const headers: [string, string][] = [];
        const header: CallContext['header'] = (title, value) => {
          headers.push([title, value]);
          reply.header(title, value);
        };
        const { upload: brings } = endpoint;
        const organizationId = session.actor?.organizationId ?? '';
        const upload = brings ? { upload: () => readUpload(request, brings, organizationId) } : {};
        const context = { ...asked, header, looked, ...upload, ...session };
        const { params, query } = request;
        const given = isUnread(request) ? { params, query } : request;
        const answer = await performCall(services, endpoint, handle, given, context);
        if (question === null) return sendAnswer(endpoint, request, reply, answer);
        const bytes = Buffer.from(serializerOf(endpoint.response)(answer));
        return sendBytes(
          request,
          reply,
          services.sentAnswers.keep(question, { bytes, headers, tag: answerTag(bytes, headers) }),
        );
      },
    });
  }
}

function countedBy({ traffic }: Services): Pick<RouteShorthandOptions, 'onRequest' | 'onResponse'> {
  return {
    onRequest: (request, reply, done) => {
      traffic.begin(request);
      // Who hangs up before the answer gets none, and no `onResponse` is called.
      reply.raw.once('close', () => traffic.end(request));
      done();
    },
    onResponse: (request, _, done) => {
      traffic.end(request);
      done();
    },
  };
}

/** What a table is called where they are all listed. */
function featureOf(table: EndpointTable): string {
  return Object.entries<EndpointTable>(api).find(([, one]) => one === table)?.[0] ?? '';
}

export function originOf(request: FastifyRequest): Origin {
  const { headers, ip } = request;
  return { address: ip, userAgent: fitText(headers['user-agent'] ?? ''), browser: browserOf(headers) };
}

/**
 * Any text that a client makes up; one too long to be a key is a mistake worth telling. What was answered to one key of
 * the API is not told to another, nor to a screen: they may not know the same.
 */
function idempotencyKeyOf(
  endpoint: Endpoint,
  { headers }: FastifyRequest,
  actor: SessionActor | undefined,
): string | null {
  const key = takesIdempotencyKey(endpoint) ? headers['idempotency-key'] : undefined;
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length === 0 || key.length > 200 || !isFitText(key)) {
    throw new Failure('malformed_request');
  }
  return actor?.key ? `${actor.key.id} ${key}` : key;
}

/** Nothing of ours is longer; what names no stream hides nothing from anybody. */
function streamOf({ headers }: FastifyRequest): string | null {
  const stream = headers[liveStreamHeader.toLowerCase()];
  return typeof stream === 'string' && stream.length <= 50 && isFitText(stream) ? stream : null;
}

/** V20: admins read; nobody writes but to take it back. */
function refuseClosing(endpoint: Endpoint, actor: SessionActor): void {
  if (actor.closesAt === undefined || endpoint.closing === 'allowed') return;
  if (endpoint.method !== 'GET' || !can(actor, 'organization.close'))
    throw new Failure('organization_closing');
}

/** I10, I11: what a session has to have shown before it goes on. Known with the session: nothing more is asked. */
function refuseUnproven(endpoint: Endpoint, { standing }: SessionActor, at: Date): void {
  if (!standing) return;
  if (standing.enrolling && endpoint.enrolling !== 'allowed') throw new Failure('second_factor_needed');
  if (endpoint.freshProof && !isProofFresh(standing.provenAt, at.getTime()))
    throw new Failure('fresh_proof_needed');
}

/** The person of a session, or whom a key stands for. */
async function actorOf(
  door: KeyDoor,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionActor> {
  const token = bearerOf(request);
  if (!token) throw new Failure('unauthenticated');
  const actor =
    (await actorOfKey(door, endpoint, token, request, reply)) ??
    (await resumeSession(door.services, token, request.ip));
  if (!actor) throw new Failure('unauthenticated');
  return actor;
}

function bearerOf({ headers }: FastifyRequest): string | null {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
