import {
  contentTypesOf,
  type EndpointAnswer,
  type EndpointCall,
  type FetchedEndpoint,
} from '#contract/endpoint.ts';
import { errorMessageSchema } from '#contract/error-message.ts';
import { liveStreamHeader } from '#contract/live-topics.ts';
import type { ErrorCode } from '#domain/refusals/error-code.ts';
import { hearServerTime } from '#web/clock/clock.ts';
import { ApiError } from './api-error.ts';
import { callAddress } from './call-address.ts';
import { proveFreshly } from './fresh-proof.ts';
import { askGathered } from './gathered-calls.ts';
import { hearContact, isKept, keepAnswer, recallAnswer } from './kept-answers.ts';
import { knownAnswer, rememberAnswer } from './known-answers.ts';
import { liveStream } from './live-stream.ts';
import { takeStarted } from './started-calls.ts';
import { endStoredSession, storedToken } from './stored-session.ts';

export type CallParts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** A file itself, instead of a body. */
  upload?: Uint8Array<ArrayBuffer>;
  idempotencyKey?: string;
};

export function endpointUrl(endpoint: FetchedEndpoint, parts: CallParts): string {
  return callAddress(endpoint.path, parts);
}

async function send(
  endpoint: FetchedEndpoint,
  parts: CallParts,
  signal?: AbortSignal,
  knownTag?: string,
): Promise<Response> {
  const address = endpointUrl(endpoint, parts);
  const started = endpoint.method === 'GET' ? await takeStarted(address, endpoint.shows) : null;
  if (started) {
    hearServerTime(started.headers.get('date'));
    return started;
  }
  const headers = new Headers({
    Accept: contentTypesOf(endpoint).join(', '),
    'Accept-Language': document.documentElement.lang,
  });
  const token = storedToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (parts.body !== undefined) headers.set('Content-Type', 'application/json');
  if (parts.upload !== undefined) headers.set('Content-Type', 'application/octet-stream');
  if (parts.idempotencyKey !== undefined) headers.set('Idempotency-Key', parts.idempotencyKey);
  if (knownTag !== undefined) headers.set('If-None-Match', knownTag);
  const stream = liveStream();
  if (stream !== null && endpoint.changes) headers.set(liveStreamHeader, stream);
  try {
    const together = endpoint.gathered ? await askGathered(address, (all) => fetch(all, { headers })) : null;
    const response =
      together ??
      (await fetch(address, {
        method: endpoint.method,
        headers,
        body: parts.upload ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body)),
        signal,
      }));
    hearServerTime(response.headers.get('date'));
    hearContact();
    return response;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError({ code: 'network' });
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const body = errorMessageSchema.safeParse(await response.json().catch(() => null));
  if (!body.success) return new ApiError({ code: 'unreadable', status: response.status });
  const { code, error, fields, details, more } = body.data;
  return new ApiError({
    code: code as ErrorCode,
    status: response.status,
    sentence: error,
    fields,
    details,
    more,
  });
}

/** Always, or for some of what it is told. */
function mayAskForProof({ freshProof, errors }: FetchedEndpoint): boolean {
  return freshProof === true || (errors?.includes('fresh_proof_needed') ?? false);
}

/**
 * The bare answer to a call that went well; a failure is thrown. A 401 to a call that needs a session ends the one of
 * this browser; a public one says nothing about it, or a dead login link would log people out.
 */
export async function request<E extends FetchedEndpoint>(
  endpoint: E,
  parts: EndpointCall<E>,
  signal?: AbortSignal,
  knownTag?: string,
): Promise<Response> {
  const response = await send(endpoint, parts as CallParts, signal, knownTag);
  // I11: the same call again, with all it carries, once the person has shown that it is them.
  if (response.status === 403 && mayAskForProof(endpoint)) {
    const failure = await failureOf(response);
    if (failure.code !== 'fresh_proof_needed' || !(await proveFreshly())) throw failure;
    return request(endpoint, parts, signal, knownTag);
  }
  if (response.status === 401 && endpoint.access === 'session') {
    console.warn(`${endpoint.method} ${endpoint.path} answered 401: the stored session is cleared.`);
    endStoredSession('expiry');
  }
  const holds = knownTag !== undefined && response.status === 304;
  if (!response.ok && !holds) throw await failureOf(response);
  return response;
}

/**
 * The one way to the API: an entry of the contract's tables in, its typed answer out, or an ApiError. Where nobody
 * answers, what this device kept of the same question is the answer, and is said to be.
 */
export async function call<E extends FetchedEndpoint>(
  endpoint: E,
  parts: EndpointCall<E>,
  signal?: AbortSignal,
): Promise<EndpointAnswer<E>> {
  const address = endpointUrl(endpoint, parts as CallParts);
  if (endpoint.method !== 'GET' || !isKept(address)) return ask(endpoint, parts, signal);
  try {
    const answer = await ask(endpoint, parts, signal);
    keepAnswer(address, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'network')) throw error;
    // Another build may have kept it: what no longer fits is as good as nothing.
    const kept = endpoint.response.safeParse(await recallAnswer(address));
    if (!kept.success) throw error;
    return kept.data as EndpointAnswer<E>;
  }
}

async function ask<E extends FetchedEndpoint>(
  endpoint: E,
  parts: EndpointCall<E>,
  signal?: AbortSignal,
): Promise<EndpointAnswer<E>> {
  const given = parts as CallParts;
  const { answer, next } = await callPage(endpoint, parts, signal);
  if (isAll(next, given) || !Array.isArray(answer)) return answer;
  const rows: unknown[] = [...answer];
  for (let query: Query | null = next, pages = 1; query; pages += 1) {
    if (pages === mostPages) throw new ApiError({ code: 'unreadable' });
    const page: Page<E> = await callPage(endpoint, { ...given, query } as EndpointCall<E>, signal);
    rows.push(...(page.answer as unknown[]));
    query = page.next;
  }
  // Pages of one list are one list.
  return rows as EndpointAnswer<E>;
}

type Query = Readonly<Record<string, string>>;
type Page<E extends FetchedEndpoint> = { answer: EndpointAnswer<E>; next: Query | null };

/** Whether nothing follows of what was asked for: whoever says how many they want goes on by themselves. */
export function isAll(next: Query | null, { query }: CallParts): boolean {
  return next === null || query?.limit !== undefined;
}

/** A server that always knows a next page would be asked for ever. */
const mostPages = 200;

async function callPage<E extends FetchedEndpoint>(
  endpoint: E,
  parts: EndpointCall<E>,
  signal?: AbortSignal,
): Promise<Page<E>> {
  const address = endpointUrl(endpoint, parts as CallParts);
  const known = endpoint.untilWritten ? knownAnswer<Page<E>>(address) : undefined;
  const response = await request(endpoint, parts, signal, known?.tag);
  if (known && response.status === 304) return known.answer;
  const answer = endpoint.response.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new ApiError({ code: 'unreadable', status: response.status });
  // The schema of this very endpoint has just accepted it; TypeScript cannot follow that through the generic.
  const page = { answer: answer.data as EndpointAnswer<E>, next: nextQuery(response.headers.get('link')) };
  const tag = response.headers.get('etag');
  if (tag !== null) rememberAnswer(address, tag, page);
  return page;
}

/** What to ask to go on, from the Link header of an answer. */
export function nextQuery(link: string | null): Query | null {
  const [, address] = /<([^>]*)>\s*;\s*rel="next"/.exec(link ?? '') ?? [];
  if (address === undefined) return null;
  return Object.fromEntries(new URLSearchParams(address.slice(address.indexOf('?') + 1)));
}
