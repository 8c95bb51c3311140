import type { KnownPath, Method } from './known-calls.ts';
import type { TestPerson } from './organizations.ts';
import type { AnswerTo, Calls } from './test-app.ts';

export type CallAs = <const M extends Method, const P extends string>(
  person: Pick<TestPerson, 'token'>,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
) => Promise<AnswerTo<M, P>>;

/** Calls of people by their paths, to an application that starts later: for tests of what is refused, or of any shape. */
export const callAs =
  (app: () => Calls): CallAs =>
  ({ token }, method, path, body) =>
    app().call(method, path, { token, ...(body === undefined ? {} : { body }) });
