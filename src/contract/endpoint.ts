import type { z } from 'zod';
import { can } from '#domain/access/can.ts';
import type { KeyScope } from '#domain/api-keys/key-scopes.ts';
import type { LookKind } from '#domain/looks/look.ts';
import type { ErrorCode } from '#domain/refusals/error-code.ts';
import type { LiveTopic } from './live-topics.ts';

export const apiBase = '/api';

/**
 * Who may knock: anyone; a logged-in person; or a developer on the machine itself, in local mode only.
 * What a logged-in person may then do is asked of `can(...)` by the action.
 */
export type Access = 'public' | 'session' | 'local';

/** One call of the API. These tables make the server's routes, the web client and the OpenAPI document. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with parameters as `{name}`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * What a key has to be good for, or one of several such things; the action then asks what the one behind it may.
   * `never`: no key does this, only a person at a screen.
   */
  readonly scope?: KeyScope | readonly KeyScope[] | 'never';
  /**
   * J14: an accountant is refused every call whose scope their role is not granted, unless the call says here that it is
   * for whoever is logged in.
   */
  readonly accountants?: 'allowed';
  /** I10: open to who still has to set up the second factor that the organisation asks for. */
  readonly enrolling?: 'allowed';
  /** V20: open to everyone while the company is being closed. Admins read besides; nothing else is answered. */
  readonly closing?: 'allowed';
  /** I11: a session has to have proven in the last ten minutes who sits there. Keys are asked nothing. */
  readonly freshProof?: true;
  /** It is about whoever calls: a key of the organisation is nobody, and is refused. */
  readonly oneself?: true;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /**
   * The body is a file itself: of one of these types, as it says, and of so many bytes at most. The handler reads it
   * once it knows that the caller may send one.
   */
  readonly upload?: { readonly types: readonly string[]; readonly largest: number };
  /**
   * Everything that is no GET needs a running subscription, unless it says here that it does not: what only looks,
   * what is about oneself or about leaving, and what leads to paying.
   */
  readonly unpaid?: 'allowed';
  /**
   * Every call of a session that is no GET takes an Idempotency-Key: sent twice with one key, it is done once and
   * answered the same. `by-its-row`: what it writes bears the key itself. `needless`: it only looks, or doing it again
   * changes nothing more; a key is then passed over. `after-asking`: a server of somebody else is asked first, or a
   * thread that looks at everyone, while nothing is held; what is written after that is done once.
   */
  readonly idempotency?: 'by-its-row' | 'needless' | 'after-asking';
  /** More than other calls may send, in bytes: a file. */
  readonly largestBody?: number;
  /** The answer tells a secret that is kept nowhere in the clear. */
  readonly secretAnswer?: true;
  readonly response: z.ZodType;
  /** The answer is a file to keep: its text is the response, and no JSON. One without an end in sight comes in parts. */
  readonly file?: { readonly type: 'text/csv'; readonly name: string };
  /** The answer is a file whose kind and name depend on what was asked: the handler tells them with its content. */
  readonly namedFile?: { readonly types: readonly string[] };
  /**
   * The answer is text that programs fetch again and again: it says since when it has been what it is, is not sent
   * twice, and failures are plain words.
   */
  readonly refetched?: { readonly type: 'text/calendar'; readonly name: string };
  /** The answer goes on until one side ends it: its response is what the whole would be, were it ever complete. */
  readonly stream?: { readonly type: 'text/event-stream' };
  /**
   * Computes in proportion to the organisation: a thread beside the main one answers it where there are more than a
   * few people or many rows of few, so that nobody else waits meanwhile. `person`: in proportion to what one person has
   * behind them, the caller or the `id` of the path. `wide`: only when many days of everyone are asked for; `long`:
   * only when a long table is sent; `table`: also when a short one is, since each line is counted; `crowd`: only where
   * there are very many people or rows; `workbook`: what is made whole, while CSV leaves in parts that threads make;
   * `file`: whatever it is sent, since a short file may hold a long one.
   */
  readonly heavy?: true | 'person' | 'wide' | 'long' | 'table' | 'crowd' | 'workbook' | 'file';
  /** What the answer shows, of a call that only looks: it is worth asking again once one of these has changed. */
  readonly shows?: readonly LiveTopic[];
  /** The rows of a list ask for one each, at the same moment: what they ask leaves the browser together. */
  readonly gathered?: true;
  /** The answer is the same for one reader until something is written in their organisation, or a new day begins. */
  readonly untilWritten?: true;
  /** What the call may change under open screens, the caller's own and those of others. */
  readonly changes?: readonly LiveTopic[];
  /**
   * V10: what of others the answer opens; of whom, its handler says. Never together with `untilWritten`: an answer that
   * is sent again without its handler would be noted by nobody.
   */
  readonly looks?: LookKind;
  /** The failures worth telling a caller about, beyond those that any call can meet. */
  readonly errors?: readonly ErrorCode[];
  /**
   * Stricter limits than the general one: by address, by address and the e-mail that the body names, or by the token
   * in the path, which many people's calendars may be fetched with from one address.
   */
  readonly limit?: {
    readonly max: number;
    readonly minutes: number;
    readonly by: 'ip' | 'email-and-ip' | 'token';
  };
}

/** What the server alone reads: browsers are not sent it (`vite/fetched-contract.ts`). */
export const KEPT_FROM_BROWSERS = [
  'summary',
  'scope',
  'accountants',
  'enrolling',
  'closing',
  'unpaid',
  'idempotency',
  'largestBody',
  'secretAnswer',
  'heavy',
  'looks',
  'limit',
] as const satisfies readonly (keyof Endpoint)[];

/** What a browser knows of an endpoint. */
export type FetchedEndpoint = Omit<Endpoint, (typeof KEPT_FROM_BROWSERS)[number]>;

/** What an answer may be, besides the JSON of a failure. */
export function contentTypesOf({ file, namedFile, refetched, stream }: FetchedEndpoint): readonly string[] {
  return namedFile?.types ?? [file?.type ?? refetched?.type ?? stream?.type ?? 'application/json'];
}

export type EndpointTable = Readonly<Record<string, Endpoint>>;

type Parsed<S, Otherwise> = S extends z.ZodType ? z.output<S> : Otherwise;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives, once validated. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: Parsed<E['params'], Record<string, never>>;
  readonly query: Parsed<E['query'], Record<string, never>>;
  readonly body: Parsed<E['body'], undefined>;
}

export interface NamedFile {
  readonly type: string;
  readonly name: string;
  /** In parts where it is too large to be held at once. */
  readonly content: string | Uint8Array | AsyncIterable<Uint8Array | string>;
  /** Where browsers may keep it; nobody does unless it is said. */
  readonly cacheControl?: string;
}

export interface RefetchedText {
  readonly text: string;
  readonly changedAt: Date;
}

export type EndpointResult<E extends Endpoint> = E extends { readonly stream: object }
  ? AsyncIterable<Uint8Array>
  : E extends { readonly namedFile: object }
    ? NamedFile
    : E extends { readonly refetched: object }
      ? RefetchedText
      : E extends { readonly file: object }
        ? z.input<E['response']> | AsyncIterable<string>
        : z.input<E['response']>;

type Part<Name extends string, S> = S extends z.ZodType ? { readonly [K in Name]: Given<S> } : unknown;
/** A query of which nothing has to be said may be left out. */
type QueryPart<S> = S extends z.ZodType
  ? Record<never, never> extends Given<S>
    ? { readonly query?: Given<S> }
    : { readonly query: Given<S> }
  : unknown;

/** What a caller of the web client has to give. */
export type EndpointCall<E extends FetchedEndpoint> = Part<'params', E['params']> &
  QueryPart<E['query']> &
  Part<'body', E['body']> &
  (E['upload'] extends object ? { readonly upload: Uint8Array } : unknown) &
  (E['method'] extends 'GET' ? unknown : { readonly idempotencyKey?: string });

export type EndpointAnswer<E extends FetchedEndpoint> = z.output<E['response']>;

/** Nobody forgets what open screens have to know: what only looks says what it shows, all else what it changes. */
type Live =
  | { readonly method: 'GET'; readonly shows: readonly LiveTopic[] }
  | { readonly method: Exclude<Endpoint['method'], 'GET'>; readonly shows: readonly LiveTopic[] }
  | { readonly method: Exclude<Endpoint['method'], 'GET'>; readonly changes: readonly LiveTopic[] };

/** Nobody forgets either what a key needs for a call. */
type Keyed =
  | { readonly access: 'session'; readonly scope: NonNullable<Endpoint['scope']> }
  | { readonly access: Exclude<Access, 'session'> };

export function defineEndpoints<const T extends Readonly<Record<string, Endpoint & Live & Keyed>>>(
  table: T,
): T {
  return table;
}

/** The scopes of which a key needs one; none where no key is taken. */
export function scopesOf({ access, scope = 'never' }: Endpoint): readonly KeyScope[] {
  if (access !== 'session' || scope === 'never') return [];
  return typeof scope === 'string' ? [scope] : scope;
}

/** Whether it says that an accountant may knock: in so many words, or by a scope that is about the company. */
export function opensToAccountants(endpoint: Endpoint): boolean {
  if (endpoint.accountants === 'allowed') return true;
  return scopesOf(endpoint).some((scope) => can({ role: 'accountant' }, scope, { own: false }));
}

export function takesIdempotencyKey({ method, access, idempotency }: Endpoint): boolean {
  return method !== 'GET' && access === 'session' && idempotency !== 'needless';
}

/** Whether the call is refused while the organisation is read-only. */
export function needsSubscription({ method, access, unpaid }: Endpoint): boolean {
  return method !== 'GET' && access === 'session' && unpaid !== 'allowed';
}
