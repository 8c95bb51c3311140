import { expect } from 'vitest';
import type { TestPerson } from './organizations.ts';
import type { TestApp } from './test-app.ts';

export interface MadeKey {
  readonly id: string;
  readonly key: string;
}

/** A key of this person with these scopes, made as a screen makes it. */
export async function makeKey(
  app: TestApp,
  { token }: Pick<TestPerson, 'token'>,
  scopes: readonly string[],
  form: object = {},
): Promise<MadeKey> {
  const body = { name: 'Tableur', kind: 'personal', scopes, ...form };
  const { status, json, text } = await app.call('POST', '/api-keys', { token, body });
  expect(status, text).toBe(200);
  return { id: json.id, key: json.key };
}
