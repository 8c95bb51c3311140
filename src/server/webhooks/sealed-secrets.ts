import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** What is in front of everything that was sealed since keys have names; older ones begin with their nonce. */
const mark = Buffer.from('rk1:');
const nameBytes = 6;
const prefixBytes = mark.length + nameBytes;

/** Keeps secrets that have to be read again: a copy of the database alone opens none of them. */
export interface SealedSecrets {
  /** With the first key. `about` is the row that it is for: moved to another one, it opens no more. */
  readonly seal: (secret: Buffer, about: string) => Buffer;
  /** False where there is no key and none can be made. */
  readonly ready: () => boolean;
  /** Null for what was sealed with a key that is not here, or for something else. */
  readonly open: (sealed: Buffer, about: string) => Buffer | null;
  /** Whether it was sealed with the first key. */
  readonly isNewest: (sealed: Buffer) => boolean;
  /** Names of the keys that are here, the first of them first. They tell nothing of the keys. */
  readonly keyNames: () => string[];
}

/** The first key seals; the others open what was sealed with them before. */
export function sealedSecrets(keysOf: () => readonly Buffer[]): SealedSecrets {
  const named = (sealed: Buffer): Buffer | null => {
    const name = sealerOf(sealed);
    return keysOf().find((key) => nameOfKey(key) === name) ?? null;
  };
  const first = (): Buffer => {
    const [key] = keysOf();
    if (!key) throw new Error('there is no key to seal with');
    return key;
  };
  return {
    ready: () => {
      try {
        return first().length === keyBytes;
      } catch {
        return false;
      }
    },
    seal: (secret, about) => {
      const key = first();
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
      return Buffer.concat([mark, Buffer.from(nameOfKey(key), 'hex'), iv, sealing.getAuthTag(), sealed]);
    },
    open: (sealed, about) => {
      const key = named(sealed);
      const opened = key && openWith(key, sealed.subarray(prefixBytes), about);
      if (opened) return opened;
      for (const older of keysOf()) {
        const found = openWith(older, sealed, about);
        if (found) return found;
      }
      return null;
    },
    isNewest: (sealed) => sealerOf(sealed) === nameOfKey(first()),
    keyNames: () => keysOf().map(nameOfKey),
  };
}

/** The name of the key that something was sealed with; null for what was sealed before keys had names. */
export function sealerOf(sealed: Buffer): string | null {
  return sealed.length >= prefixBytes && sealed.subarray(0, mark.length).equals(mark)
    ? sealed.toString('hex', mark.length, prefixBytes)
    : null;
}

/** From the key itself, so that nobody can mistake one for another. */
function nameOfKey(key: Buffer): string {
  return createHash('sha256')
    .update('relache secrets key')
    .update(key)
    .digest('hex')
    .slice(0, nameBytes * 2);
}

function openWith(key: Buffer, sealed: Buffer, about: string): Buffer | null {
  try {
    const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes))
      .setAAD(Buffer.from(about))
      .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]);
  } catch {
    return null;
  }
}

/** The operator's choice; else one that is made when it is first needed and kept in the data folder. */
export function secretsKeysOf(chosen: readonly Buffer[], dataDirectory: string): () => readonly Buffer[] {
  let known = chosen;
  return () => {
    if (known.length === 0) known = [keyInFolder(dataDirectory)];
    return known;
  };
}

function keyInFolder(dataDirectory: string): Buffer {
  const file = join(dataDirectory, 'secrets-key');
  if (!existsSync(dataDirectory)) mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    chmodSync(file, 0o600);
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
}
