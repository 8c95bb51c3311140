import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a device would say, and what somebody might make it say. */
export interface Twist {
  /** The page that asks; what was asked for unless one is given. */
  readonly origin?: string;
  readonly challenge?: string;
  readonly host?: string;
  readonly verified?: boolean;
  readonly counter?: number;
  readonly synced?: boolean;
  /** Signed by another key than the one that was told. */
  readonly forged?: boolean;
  readonly userHandle?: string;
  readonly type?: string;
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string | undefined };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string | undefined;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: Buffer): string => data.toString('base64url');

const present = 0x01;
const verifiedFlag = 0x04;
const syncable = 0x08;
const synced = 0x10;
const withKey = 0x40;

/** A device with one passkey, in software: real keys and real signatures (WebAuthn level 2, ES256, no attestation). */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #userHandle = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = pair.privateKey;
    this.#publicKey = pair.publicKey;
  }

  /** What a browser sends once a passkey was made. */
  make(options: CreationOptions, twist: Twist = {}) {
    this.#userHandle = options.user.id;
    const clientData = this.#clientData('webauthn.create', options.challenge, twist);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey()]);
    const data = Buffer.concat([this.#data(String(options.rp.id), twist, withKey), attested]);
    return {
      id: base64(this.id),
      clientDataJSON: base64(clientData),
      attestationObject: base64(withoutMaker(data)),
      transports: ['internal'],
    };
  }

  /** What a browser sends once the owner of the device has touched it. */
  answer(options: RequestOptions, twist: Twist = {}) {
    this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', options.challenge, twist);
    const data = this.#data(String(options.rpId), twist, 0);
    const key = twist.forged
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : this.#privateKey;
    return {
      id: base64(this.id),
      clientDataJSON: base64(clientData),
      authenticatorData: base64(data),
      signature: base64(sign('sha256', Buffer.concat([data, sha256(clientData)]), key)),
      userHandle: twist.userHandle ?? this.#userHandle,
    };
  }

  #clientData(usual: string, asked: string, { origin, challenge, type }: Twist): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: type ?? usual,
        challenge: challenge ?? asked,
        origin: origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #data(host: string, twist: Twist, more: number): Buffer {
    const { verified = true, counter = this.#counter, synced: kept = false } = twist;
    const flags = present | (verified ? verifiedFlag : 0) | (kept ? syncable | synced : 0) | more;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags, 0);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(twist.host ?? host), rest]);
  }

  /** RFC 9053: an elliptic curve key, ES256, P-256, and its two coordinates. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const coordinate = (label: number, value: string): Buffer =>
      Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
    const kind = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    return Buffer.concat([kind, coordinate(0x21, x), coordinate(0x22, y)]);
  }
}

/** In CBOR: `{fmt: "none", attStmt: {}, authData}`. */
function withoutMaker(data: Buffer): Buffer {
  const text = (words: string): Buffer =>
    Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff]);
  const pieces = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])];
  return Buffer.concat([...pieces, text('authData'), length, data]);
}
