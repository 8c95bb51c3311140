import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { hasLongHistory, isCrowd, isLarge } from '#server/actions/organizations/worth-a-thread.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { ThreadPool } from '#server/threads/pool.ts';
import { readToken } from '#server/token.ts';
import { answerTag, sendBytes } from './kept-answers.ts';
import type { CallContext } from './perform-call.ts';
import { bytesOf, sendAnswer } from './send-answer.ts';

/** Some two hundred rows. */
const smallBody = 16 * 1024;
/** Some twenty, of which each is someone to count. */
const smallTable = 4 * 1024;
/** Three months, as a screen shows them at most unless it shows a year. */
const fewDays = 100;
const fewRows = 100;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const dayMs = 24 * 60 * 60 * 1000;

interface HeavyCall {
  readonly feature: string;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly context: Readonly<Record<string, unknown>>;
  readonly looked: CallContext['looked'];
  /** Under which the answer is kept; null where it is not. */
  readonly question: string | null;
}

interface Computing {
  readonly threads: ThreadPool;
  /** Whose turn it takes. */
  readonly organizationId: string;
}

/** The threads that are to answer; null where the main one does it as well. */
export async function threadsFor(
  services: Services,
  endpoint: Endpoint,
  actor: SessionActor | undefined,
  request: FastifyRequest,
): Promise<Computing | null> {
  const { threads } = services;
  const { heavy } = endpoint;
  if (!heavy || !threads) return null;
  const organizationId = actor?.organizationId ?? organizationOfToken(request);
  if (organizationId === undefined) return null;
  // What is no workbook leaves part by part, each of them by a thread.
  if (heavy === 'workbook' && (request.query as { readonly format?: unknown }).format === 'csv') return null;
  const computing = { threads, organizationId };
  // Only of someone we know: strangers could name an organisation with each call.
  if (actor && (heavy === 'file' || isLong(request, heavy === 'table' ? smallTable : smallBody)))
    return computing;
  if (heavy === 'long' || (heavy === 'wide' && !isWide(request.query))) return null;
  return (await isMuch(services, heavy, organizationId, actor, request)) ? computing : null;
}

async function isMuch(
  services: Services,
  heavy: Endpoint['heavy'],
  organizationId: string,
  actor: SessionActor | undefined,
  { params }: FastifyRequest,
): Promise<boolean> {
  if (heavy === 'crowd') return isCrowd(services, organizationId);
  if (heavy !== 'person') return isLarge(services, organizationId);
  const { id = actor?.id } = params as Readonly<Record<string, string | undefined>>;
  return id !== undefined && uuid.test(id) && hasLongHistory(services, organizationId, id);
}

/** Whoever comes with a secret in the path instead of a session: it names its organisation. */
function organizationOfToken({ params }: FastifyRequest): string | undefined {
  const { token } = params as Readonly<Record<string, string | undefined>>;
  return token === undefined ? undefined : readToken(token)?.organizationId;
}

function isLong({ headers }: FastifyRequest, small: number): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > small;
}

/** Many days of everyone; what one person or one team is asked for stays small. */
function isWide(query: unknown): boolean {
  const { from, to, team, user, type, limit, cursor } = query as Readonly<Record<string, unknown>>;
  if (cursor !== undefined) return true;
  if (team !== undefined || user !== undefined) return false;
  // The first few are found by the index; the first few of a type are looked for among all.
  if (type === undefined && Number(limit) <= fewRows) return false;
  const days = (Date.parse(String(to)) - Date.parse(String(from))) / dayMs;
  return !(days <= fewDays);
}

/** Hands a call to a thread, which validates, acts and serialises; whoever hangs up while it waits is not served. */
export async function answerInThread(
  { sentAnswers }: Services,
  { threads, organizationId }: Computing,
  { feature, name, endpoint, context, looked, question }: HeavyCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const hungUp = new AbortController();
  const notice = (): void => hungUp.abort();
  reply.raw.once('close', notice);
  const { params, query, body, id: requestId } = request;
  const outcome = await threads
    .run(
      organizationId,
      { kind: 'call', feature, name, params, query, body, context, requestId },
      hungUp.signal,
    )
    .finally(() => reply.raw.off('close', notice));
  if (outcome.kind === 'failed')
    throw new Failure(outcome.code, { ...outcome.details, logged: outcome.logged });
  if (outcome.kind === 'done') throw new Error(`A thread answered nothing to ${feature}.${name}.`);
  for (const one of outcome.looked) looked(one);
  const { headers } = outcome;
  if (outcome.kind === 'json' && question !== null) {
    const bytes = bytesOf(outcome.bytes);
    return sendBytes(
      request,
      reply,
      sentAnswers.keep(question, { bytes, headers, tag: answerTag(bytes, headers) }),
    );
  }
  for (const [title, value] of headers) reply.header(title, value);
  if (outcome.kind === 'json')
    return reply.type('application/json; charset=utf-8').send(bytesOf(outcome.bytes));
  return sendAnswer(endpoint, request, reply, outcome.answer);
}
