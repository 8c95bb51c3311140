import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

export interface VapidKeys {
  /** Uncompressed, in base64url: what browsers subscribe with. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
const hours = 12;

/**
 * The pair of keys by which push services know this installation (RFC 8292), made from the key that its secrets are
 * sealed with: it is the same in every process and after every restore, and there is nothing more to keep.
 */
export function vapidKeysFrom(secretsKey: Buffer): VapidKeys {
  // Sixteen bytes more than needed, so that no number is likelier than another.
  const seed = Buffer.from(hkdfSync('sha256', secretsKey, '', 'relache vapid', 48));
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (order - 1n)) + 1n;
  const secret = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const publicKey = pair.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: secret.toString('base64url'),
    x: publicKey.subarray(1, 33).toString('base64url'),
    y: publicKey.subarray(33).toString('base64url'),
  };
  return {
    publicKey: publicKey.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

/** Who sends, to that service alone and for half a day. */
export function vapidHeader(keys: VapidKeys, endpoint: string, contact: string, now: Date): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + hours * 60 * 60,
    sub: contact,
  };
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: keys.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
