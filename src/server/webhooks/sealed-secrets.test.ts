import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sealedSecrets, secretsKeyOf } from './sealed-secrets.ts';
import { signedHeaders, writtenSecret } from './signature.ts';

const box = (byte: number) => sealedSecrets(() => Buffer.alloc(32, byte));

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

it('makes a key of its own in the data folder, for nobody else to read, and keeps it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'relache-key-'));
  try {
    const key = secretsKeyOf(null, folder)();
    expect(secretsKeyOf(null, folder)()).toEqual(key);
    const file = join(folder, 'secrets-key');
    expect(readFileSync(file, 'utf8').trim()).toBe(key.toString('base64'));
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
