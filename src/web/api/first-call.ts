import type { EndpointCall, FetchedEndpoint } from '#contract/endpoint.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Role } from '#domain/members/role.ts';
import { callAddress } from './call-address.ts';

/** What is known of a visit before any answer: who comes, to what, and on which day of the organisation's. */
export type Visit = {
  readonly user: { readonly id: string; readonly role: Role };
  readonly today: PlainDate;
  readonly path: string;
  readonly search: URLSearchParams;
};

/**
 * What a page asks for as soon as it stands, as addresses. The document asks for it before the page itself has arrived,
 * so whatever is said here must be what the page asks: `tests/e2e/first-visit.test.ts` compares.
 */
export type FirstCalls = (visit: Visit) => readonly string[];

type QueryOf<E extends FetchedEndpoint> =
  EndpointCall<E> extends { readonly query?: infer Query } ? Query : never;

type ParamsOf<E extends FetchedEndpoint> =
  EndpointCall<E> extends { readonly params: infer Params } ? Params : never;

/** The address of a call that the contract knows; its types alone, since schemas would come too late. */
export function firstCall<E extends FetchedEndpoint>(
  path: E['path'],
  query?: QueryOf<E>,
  params?: ParamsOf<E>,
): string {
  const parts = { query: query ?? {}, params: params ?? {} };
  return callAddress(path, parts as Record<'query' | 'params', Record<string, unknown>>);
}
