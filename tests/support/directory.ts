import type { TestPerson } from './organizations.ts';
import type { LooseAnswer, TestApp } from './test-app.ts';

export const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

export interface TestDirectory {
  readonly id: string;
  readonly token: string;
  /** As a directory calls: its own type of body, below `/scim/v2`. */
  readonly ask: (method: string, path: string, body?: unknown) => Promise<LooseAnswer>;
}

/** A directory that an admin connected. */
export async function connectDirectory(
  app: TestApp,
  { token }: Pick<TestPerson, 'token'>,
  teamsFrom = 'groups',
  kind = 'entra',
): Promise<TestDirectory> {
  const body = { name: 'Entra', kind, teamsFrom };
  const { json } = await app.call('POST', '/directories', { token, body });
  const { token: secret, id } = json as { token: string; id: string };
  return { id, token: secret, ask: (method, path, sent) => askScim(app, secret, method, path, sent) };
}

export async function askScim(
  { url }: Pick<TestApp, 'url'>,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<LooseAnswer> {
  const response = await fetch(`${url}/scim/v2${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: text === '' ? null : JSON.parse(text),
  };
}

/** As Entra creates someone. */
export function entraUser(email: string, more: object = {}): object {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise],
    externalId: `ext-${email}`,
    userName: email,
    active: true,
    displayName: 'Camille Durand',
    emails: [{ primary: true, type: 'work', value: email }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Camille Durand', familyName: 'Durand', givenName: 'Camille' },
    ...more,
  };
}

export const patch = (...Operations: object[]): object => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
