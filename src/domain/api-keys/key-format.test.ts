import { randomBytes, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checksumOf } from './checksum.ts';
import {
  type KeyParts,
  keyKinds,
  lettersOf,
  looksLikeKey,
  readKey,
  secretLength,
  writeKey,
} from './key-format.ts';

const someKey = (): KeyParts => ({
  kind: 'personal',
  organizationId: randomUUID(),
  shortId: lettersOf(randomBytes(16), 8),
  secret: lettersOf(randomBytes(32), secretLength),
});

describe('the text of a key', () => {
  it('says all that it is made of, for every organisation there may be', () => {
    const edges = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
    for (const organizationId of [...edges, randomUUID(), randomUUID()]) {
      for (const kind of keyKinds) {
        const parts = { ...someKey(), kind, organizationId };
        expect(readKey(writeKey(parts))).toEqual(parts);
      }
    }
  });

  it('is one word of letters, digits and underscores with a prefix of its own', () => {
    expect(writeKey(someKey())).toMatch(
      /^rel_p_[0-9A-Za-z]{22}_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/,
    );
    expect(looksLikeKey(writeKey(someKey()))).toBe(true);
  });

  it('tells a typo from a wrong key: no letter can be changed, left out or swapped', () => {
    const key = writeKey(someKey());
    for (let place = 4; place < key.length; place += 1) {
      const other = key[place] === 'A' ? 'B' : 'A';
      expect(readKey(key.slice(0, place) + other + key.slice(place + 1)), `letter ${place}`).toBeNull();
      expect(readKey(key.slice(0, place) + key.slice(place + 1)), `without ${place}`).toBeNull();
    }
    expect(readKey('')).toBeNull();
    expect(readKey(` ${key}`)).toBeNull();
  });

  it('bears the checksum that everyone can compute', () => {
    for (const text of ['', 'rel_', writeKey(someKey())]) expect(checksumOf(text)).toBe(crc32(text));
  });
});
