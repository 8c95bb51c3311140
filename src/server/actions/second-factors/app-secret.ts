import { Secret, TOTP } from 'otpauth';
import { appCodeDigits, appCodeSeconds } from '#domain/access/second-factor.ts';
import type { Services } from '#server/services.ts';

const issuer = 'Relâche';
const secretBytes = 20;
/** A phone's clock may be a step ahead or behind. */
const window = 1;

const appOf = (secret: Secret, label = ''): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: appCodeDigits, period: appCodeSeconds, secret });

const about = (organizationId: string, userId: string): string => `totp|${organizationId}|${userId}`;

type Owner = { readonly organizationId: string; readonly userId: string };

export function newAppSecret(
  { messenger }: Services,
  { organizationId, userId }: Owner,
  email: string,
): { readonly sealed: Buffer; readonly written: string; readonly address: string } {
  const secret = new Secret({ size: secretBytes });
  return {
    sealed: messenger.secrets.seal(Buffer.from(secret.bytes), about(organizationId, userId)),
    written: secret.base32,
    address: appOf(secret, email).toString(),
  };
}

/** I7: the step that this code is of; null for a wrong one, or for one of a step that was taken before. */
export function stepOfCode(
  { messenger }: Services,
  { organizationId, userId }: Owner,
  sealed: Buffer,
  code: string,
  lastStep: number | null,
  at: Date,
): number | null {
  const opened = messenger.secrets.open(sealed, about(organizationId, userId));
  if (!opened) return null;
  const timestamp = at.getTime();
  const app = appOf(new Secret({ buffer: new Uint8Array(opened).buffer }));
  const delta = app.validate({ token: code, window, timestamp });
  if (delta === null) return null;
  const step = app.counter({ timestamp }) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}
