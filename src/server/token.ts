import { createHash, randomBytes } from 'node:crypto';

/**
 * Secrets handed to people: sixteen bytes that name the organisation, so that a lookup goes straight to its rows,
 * then thirty-two random bytes. Only the hash of the whole is kept.
 */
export interface IssuedToken {
  readonly token: string;
  readonly hash: Buffer;
}

export interface ReadToken {
  readonly organizationId: string;
  readonly hash: Buffer;
}

const organizationBytes = 16;
const secretBytes = 32;
const tokenLength = Math.ceil(((organizationBytes + secretBytes) * 8) / 6);

export function issueToken(organizationId: string): IssuedToken {
  const organization = Buffer.from(organizationId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([organization, randomBytes(secretBytes)]).toString('base64url');
  return { token, hash: hashSecret(token) };
}

/** Null for anything that we cannot have issued; whether we did is for the database to say. */
export function readToken(token: string): ReadToken | null {
  if (token.length !== tokenLength || !/^[\w-]+$/.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').toString('hex', 0, organizationBytes);
  const organizationId = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
  return { organizationId, hash: hashSecret(token) };
}

/** All that is kept of something with 256 bits of chance in it. */
export function hashSecret(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
