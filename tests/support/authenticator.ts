import { Secret, TOTP } from 'otpauth';
import { eventually } from './eventually.ts';
import { loginTokenIn } from './mailbox.ts';
import type { TestPerson } from './organizations.ts';
import type { LooseAnswer, TestApp } from './test-app.ts';

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
): Promise<LooseAnswer> {
  // Other mails may arrive meanwhile: what counts is the next one with a link.
  const links = async () =>
    (await app.mailbox.to(email)).filter(({ text }) => text.includes('/login?token='));
  const before = (await links()).length;
  await app.call('POST', '/auth/magic-link', { body: { email } });
  const mail = await eventually(async () => {
    const sent = await links();
    return sent.length > before ? sent[0] : undefined;
  }, `a login link to ${email}`);
  return app.call('POST', '/auth/verify', { body: { token: loginTokenIn(mail) }, headers });
}
