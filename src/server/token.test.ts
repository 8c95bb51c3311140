import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { issueToken, readToken } from './token.ts';

describe('token', () => {
  it('reads back its organisation and its hash', () => {
    const organizationId = randomUUID();
    const { token, hash } = issueToken(organizationId);
    const read = readToken(token);
    expect(read?.organizationId).toBe(organizationId);
    expect(read?.hash.equals(hash)).toBe(true);
  });

  it('is never the same twice', () => {
    const organizationId = randomUUID();
    expect(issueToken(organizationId).token).not.toBe(issueToken(organizationId).token);
  });

  it.each(['', 'abc', 'é'.repeat(64), `${'a'.repeat(63)}=`, 'a'.repeat(65)])('refuses %j', (token) => {
    expect(readToken(token)).toBeNull();
  });
});
