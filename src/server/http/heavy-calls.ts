import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { hasMorePeopleThan } from '#server/actions/organizations/has-more-people-than.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { ThreadPool } from '#server/threads/pool.ts';
import { bytesOf, sendAnswer } from './send-answer.ts';

/** So many people are counted within the time that the main thread may take; a thread would only cost its start. */
const fewPeople = 12;
const smallBody = 64 * 1024;
/** Three months, as a screen shows them at most unless it shows a year. */
const fewDays = 100;
const fewRows = 100;
const dayMs = 24 * 60 * 60 * 1000;

interface HeavyCall {
  readonly feature: string;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly context: { readonly actor: SessionActor } & Readonly<Record<string, unknown>>;
}

/** The threads that are to answer; null where the main one does it as well. */
export async function threadsFor(
  services: Services,
  endpoint: Endpoint,
  actor: SessionActor | undefined,
  { headers, query }: FastifyRequest,
): Promise<ThreadPool | null> {
  const { threads } = services;
  if (!endpoint.heavy || !threads || !actor) return null;
  if (endpoint.heavy === 'wide' && !isWide(query)) return null;
  const unmeasured = headers['transfer-encoding'] !== undefined;
  if (unmeasured || Number(headers['content-length'] ?? 0) > smallBody) return threads;
  return (await hasMorePeopleThan(services, actor, fewPeople)) ? threads : null;
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
  threads: ThreadPool,
  { feature, name, endpoint, context }: HeavyCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const hungUp = new AbortController();
  const notice = (): void => hungUp.abort();
  reply.raw.once('close', notice);
  const { params, query, body, id: requestId } = request;
  const outcome = await threads
    .run(
      context.actor.organizationId,
      { kind: 'call', feature, name, params, query, body, context, requestId },
      hungUp.signal,
    )
    .finally(() => reply.raw.off('close', notice));
  if (outcome.kind === 'failed')
    throw new Failure(outcome.code, { ...outcome.details, logged: outcome.logged });
  if (outcome.kind === 'done') throw new Error(`A thread answered nothing to ${feature}.${name}.`);
  for (const [title, value] of outcome.headers) reply.header(title, value);
  if (outcome.kind === 'json')
    return reply.type('application/json; charset=utf-8').send(bytesOf(outcome.bytes));
  return sendAnswer(endpoint, request, reply, outcome.answer);
}
