import { createHash, randomBytes } from 'node:crypto';
import {
  type KeyKind,
  lettersOf,
  secretLength,
  shortIdLength,
  writeKey,
} from '#domain/api-keys/key-format.ts';

export interface IssuedKey {
  readonly shortId: string;
  /** The whole key, as it is told once. */
  readonly key: string;
  readonly hash: Buffer;
}

/** A new key, or with the short name of one a new secret for it. */
export function issueKey(kind: KeyKind, organizationId: string, known?: string): IssuedKey {
  const shortId = known ?? lettersOf(randomBytes(16), shortIdLength);
  const key = writeKey({
    kind,
    organizationId,
    shortId,
    secret: lettersOf(randomBytes(32), secretLength),
  });
  return { shortId, key, hash: hashOfKey(key) };
}

/** Its secret cannot be guessed, so a quick hash keeps it. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
