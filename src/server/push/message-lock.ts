import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface MessageReader {
  /** Uncompressed, 65 bytes. */
  readonly publicKey: Buffer;
  readonly authSecret: Buffer;
}

/** Given in tests alone: what a message is locked with is never used twice. */
export interface LockParts {
  readonly salt?: Buffer;
  readonly privateKey?: Buffer;
}

const recordSize = 4096;

const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Locks a message so that only the browser it is for can read it (RFC 8291, aes128gcm of RFC 8188): those who carry it
 * see its length and nothing else. Throws for a key that lies on no curve.
 */
export function lockMessage(text: string, { publicKey, authSecret }: MessageReader, parts: LockParts = {}) {
  const own = createECDH('prime256v1');
  if (parts.privateKey) own.setPrivateKey(parts.privateKey);
  else own.generateKeys();
  const salt = parts.salt ?? randomBytes(16);
  const ownPublic = own.getPublicKey();
  const shared = own.computeSecret(publicKey);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ownPublic]);
  const material = derived(shared, authSecret, keyInfo, 32);
  const key = derived(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte after the text says that this record is the last.
  const locked = Buffer.concat([cipher.update(text), cipher.update(Buffer.from([2])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.from([ownPublic.length]), ownPublic, locked, cipher.getAuthTag()]);
}
