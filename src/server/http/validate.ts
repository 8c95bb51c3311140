import type { Endpoint } from '#contract/endpoint.ts';
import { Failure } from '#server/failure.ts';

export interface CallInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Throws the schema's error; the error handler names each field at fault. */
export function validate(endpoint: Endpoint, given: Partial<CallInput>): CallInput {
  return {
    params: endpoint.params ? parseParams(endpoint, given.params) : {},
    query: endpoint.query ? endpoint.query.parse(given.query) : {},
    body: endpoint.body ? endpoint.body.parse(given.body ?? {}) : undefined,
  };
}

/** An id that cannot exist is an object that does not. */
function parseParams(endpoint: Endpoint, params: unknown): unknown {
  const parsed = endpoint.params?.safeParse(params);
  if (!parsed?.success) throw new Failure('not_found');
  return parsed.data;
}
