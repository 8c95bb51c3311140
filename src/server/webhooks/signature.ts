import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

export function newSecret(): Buffer {
  return randomBytes(secretBytes);
}

/** As it is told once, and as receivers put it into their settings. */
export function writtenSecret(secret: Buffer): string {
  return `${prefix}${secret.toString('base64')}`;
}

/** The headers of the Standard Webhooks specification, with a signature for each secret that is good. */
export function signedHeaders(
  secrets: readonly Buffer[],
  id: string,
  at: Date,
  body: string,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
