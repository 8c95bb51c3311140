import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** Keeps secrets that have to be read again: a copy of the database alone opens none of them. */
export interface SealedSecrets {
  readonly seal: (secret: Buffer, about: string) => Buffer;
  /** False where there is no key and none can be made. */
  readonly ready: () => boolean;
  /** Null for what was sealed with another key, or for something else. */
  readonly open: (sealed: Buffer, about: string) => Buffer | null;
}

export function sealedSecrets(keyOf: () => Buffer): SealedSecrets {
  return {
    ready: () => {
      try {
        return keyOf().length === keyBytes;
      } catch {
        return false;
      }
    },
    seal: (secret, about) => {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, keyOf(), iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
    },
    open: (sealed, about) => {
      try {
        const opening = createDecipheriv(cipher, keyOf(), sealed.subarray(0, ivBytes))
          .setAAD(Buffer.from(about))
          .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]);
      } catch {
        return null;
      }
    },
  };
}

/** The operator's choice; else one that is made when it is first needed and kept in the data folder. */
export function secretsKeyOf(chosen: Buffer | null, dataDirectory: string): () => Buffer {
  let known = chosen;
  return () => {
    known ??= keyInFolder(dataDirectory);
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
