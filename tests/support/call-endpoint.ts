import type { Endpoint, EndpointAnswer, EndpointCall } from '#contract/endpoint.ts';
import type { TestPerson } from './organizations.ts';
import type { Calls } from './test-app.ts';

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/**
 * A call that goes well: an entry of the contract's tables in, its typed answer out. What is refused throws, with the
 * server's words; a test about refusals calls by the path.
 */
export async function callEndpoint<E extends Endpoint>(
  app: Pick<Calls, 'callAnything'>,
  person: Pick<TestPerson, 'token'> | null,
  endpoint: E,
  parts: EndpointCall<E>,
): Promise<EndpointAnswer<E>> {
  const { params = {}, query = {}, body, idempotencyKey } = parts as Parts;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { status, text, json } = await app.callAnything(
    endpoint.method,
    search.size > 0 ? `${path}?${search}` : path,
    {
      ...(person ? { token: person.token } : {}),
      ...(body === undefined ? {} : { body }),
      ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
    },
  );
  if (status >= 400) throw new Error(`${endpoint.method} ${path} was answered ${status}: ${text}`);
  return json;
}
