import { createCipheriv } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sealedSecrets, sealerOf, secretsKeysOf } from './sealed-secrets.ts';
import { signedHeaders, writtenSecret } from './signature.ts';

const box = (...bytes: number[]) => sealedSecrets(() => bytes.map((byte) => Buffer.alloc(32, byte)));

it('opens what it sealed, about the same thing, with the same key, and untouched', () => {
  const sealed = box(1).seal(Buffer.from('secret'), 'one');
  expect(box(1).open(sealed, 'one')?.toString()).toBe('secret');
  const touched = Buffer.from(sealed);
  touched.writeUInt8(touched.readUInt8(touched.length - 1) ^ 1, touched.length - 1);
  expect([
    box(2).open(sealed, 'one'),
    box(1).open(sealed, 'other'),
    box(1).open(touched, 'one'),
    box(1).open(Buffer.alloc(3), 'one'),
  ]).toEqual([null, null, null, null]);
  expect(sealed.includes(Buffer.from('secret'))).toBe(false);
});

it('seals with the first of several keys, and opens what any of them sealed (N12)', () => {
  const older = box(1).seal(Buffer.from('secret'), 'one');
  const both = box(2, 1);
  const newer = both.seal(Buffer.from('secret'), 'one');
  expect([older, newer].map((sealed) => both.open(sealed, 'one')?.toString())).toEqual(['secret', 'secret']);
  expect([older, newer].map((sealed) => both.isNewest(sealed))).toEqual([false, true]);
  expect([older, newer].map((sealed) => sealerOf(sealed))).toEqual(both.keyNames().reverse());
  expect(box(1).open(newer, 'one')).toBeNull();
});

it('opens what was sealed before keys had names', () => {
  const key = Buffer.alloc(32, 1);
  const iv = Buffer.alloc(12, 5);
  const sealing = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from('one'));
  const text = Buffer.concat([sealing.update('secret'), sealing.final()]);
  const before = Buffer.concat([iv, sealing.getAuthTag(), text]);
  expect(sealerOf(before)).toBeNull();
  expect([box(1), box(2, 1), box(2)].map((keys) => keys.open(before, 'one')?.toString())).toEqual([
    'secret',
    'secret',
    undefined,
  ]);
});

it('makes a key of its own in the data folder, for nobody else to read, and keeps it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'relache-key-'));
  try {
    const [key] = secretsKeysOf([], folder)();
    expect(secretsKeysOf([], folder)()).toEqual([key]);
    const file = join(folder, 'secrets-key');
    expect(readFileSync(file, 'utf8').trim()).toBe(key?.toString('base64'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('signs as the specification shows', () => {
  // From the test vectors of the reference libraries.
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const at = new Date(1_614_265_330_000);
  const headers = signedHeaders([secret], 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, '{"test": 2432232314}');
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  expect(writtenSecret(secret)).toBe('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
});
