import { checksumOf } from './checksum.ts';

/** `personal`: acts as the person who made it. `organization`: a service account with a name of its own. */
export const keyKinds = ['personal', 'organization'] as const;

export type KeyKind = (typeof keyKinds)[number];

/** What a key is made of. The short name may be shown and logged; the secret may not. */
export interface KeyParts {
  readonly kind: KeyKind;
  readonly organizationId: string;
  readonly shortId: string;
  readonly secret: string;
}

/** Whoever looks for keys that leaked looks for this. */
export const keyPrefix = 'rel_';

const letters = { personal: 'p', organization: 'o' } as const satisfies Record<KeyKind, string>;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = BigInt(digits.length);

export const shortIdLength = 8;
const organizationLength = 22;
/** Two hundred and fifty-six bits. */
export const secretLength = 43;
const checksumLength = 6;

const written = new RegExp(
  `^${keyPrefix}([po])_([0-9A-Za-z]{${organizationLength}})_([0-9A-Za-z]{${shortIdLength}})_([0-9A-Za-z]{${secretLength}})_([0-9A-Za-z]{${checksumLength}})$`,
);

/** Letters and digits only, joined by underscores: a double click selects all of it. */
export function writeKey({ kind, organizationId, shortId, secret }: KeyParts): string {
  const organization = inLetters(BigInt(`0x${organizationId.replaceAll('-', '')}`), organizationLength);
  const said = `${keyPrefix}${letters[kind]}_${organization}_${shortId}_${secret}`;
  return `${said}_${checksumIn(said)}`;
}

export function looksLikeKey(text: string): boolean {
  return text.startsWith(keyPrefix);
}

/** Null for what was never written by `writeKey`: a typo, half a key. Whether it is worth anything is asked elsewhere. */
export function readKey(text: string): KeyParts | null {
  const [, letter, organization = '', shortId = '', secret = '', checksum] = written.exec(text) ?? [];
  if (checksum === undefined || checksum !== checksumIn(text.slice(0, -checksumLength - 1))) return null;
  const number = fromLetters(organization);
  if (number === null || number >= 1n << 128n) return null;
  const kind = letter === letters.personal ? 'personal' : 'organization';
  return { kind, organizationId: uuidOf(number), shortId, secret };
}

/** Random bytes as letters and digits. */
export function lettersOf(bytes: Uint8Array, length: number): string {
  const number = bytes.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
  return inLetters(number % base ** BigInt(length), length);
}

function checksumIn(said: string): string {
  return inLetters(BigInt(checksumOf(said)), checksumLength);
}

function inLetters(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; text.length < length; rest /= base)
    text = digits.charAt(Number(rest % base)) + text;
  return text;
}

function fromLetters(text: string): bigint | null {
  let number = 0n;
  for (const letter of text) {
    const digit = digits.indexOf(letter);
    if (digit < 0) return null;
    number = number * base + BigInt(digit);
  }
  return number;
}

function uuidOf(number: bigint): string {
  const hex = number.toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
