import { Secret, TOTP } from 'otpauth';
import { loginTokenIn } from './mailbox.ts';
import type { TestPerson } from './organizations.ts';
import type { Answer, TestApp } from './test-app.ts';

/** What an app on a phone shows at an instant, computed from the key that it was given. */
export function codeOf(secret: string, at: Date): string {
  const app = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });
  return app.generate({ timestamp: at.getTime() });
}

/** Never the right one. */
export function wrongCodeOf(secret: string, at: Date): string {
  return String((Number(codeOf(secret, at)) + 500_000) % 1_000_000).padStart(6, '0');
}

export interface Enrolled {
  readonly secret: string;
  readonly recoveryCodes: string[];
}

/** Sets up an app as its owner does; the clock then goes on to the next code. */
export async function enrol(app: TestApp, { token }: Pick<TestPerson, 'token'>): Promise<Enrolled> {
  const started = await app.call('POST', '/auth/totp/start', { token });
  const { secret } = started.json;
  const body = { code: codeOf(secret, app.services.now()) };
  const confirmed = await app.call('POST', '/auth/totp/confirm', { token, body });
  if (confirmed.status !== 200) throw new Error(`The app was not taken: ${confirmed.text}`);
  app.advance(30_000);
  return { secret, recoveryCodes: confirmed.json.recoveryCodes };
}

/** Asks for a link, and opens it. */
export async function openLink(
  app: TestApp,
  email: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const before = (await app.mailbox.to(email)).length;
  await app.call('POST', '/auth/magic-link', { body: { email } });
  const mail = await app.mailbox.waitFor(email, before + 1);
  return app.call('POST', '/auth/verify', { body: { token: loginTokenIn(mail) }, headers });
}
