import type { TestPerson } from './organizations.ts';
import type { Answer, TestApp } from './test-app.ts';

export type CallAs = (
  person: Pick<TestPerson, 'token'>,
  method: string,
  path: string,
  body?: unknown,
) => Promise<Answer>;

/** Calls of people by their paths, to an application that starts later: for tests of what is refused, or of any shape. */
export const callAs =
  (app: () => Pick<TestApp, 'call'>): CallAs =>
  ({ token }, method, path, body) =>
    app().call(method, path, { token, ...(body === undefined ? {} : { body }) });
