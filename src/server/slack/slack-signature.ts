import { createHmac, timingSafeEqual } from 'node:crypto';

/** N16: further from our clock than this, on either side, nothing counts. */
export const slackClockSeconds = 5 * 60;

export interface SignedCall {
  readonly body: Buffer;
  readonly signature: unknown;
  readonly timestamp: unknown;
}

/** Over the bytes as they came, in constant time. */
export function isSignedBySlack(
  { body, signature, timestamp }: SignedCall,
  secret: string,
  now: Date,
): boolean {
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp))
    return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > slackClockSeconds) return false;
  const hmac = createHmac('sha256', secret).update(`v0:${timestamp}:`).update(body).digest('hex');
  const expected = Buffer.from(`v0=${hmac}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
