import type { StoredMail } from '#server/mail/outbox.ts';
import { eventually } from './eventually.ts';
import type { KnownPath, Method } from './known-calls.ts';
import { SoftwareAuthenticator, type Twist } from './software-authenticator.ts';
import type { AnswerTo, LooseAnswer, TestApp } from './test-app.ts';

type Stage = Pick<TestApp, 'call' | 'callAnything' | 'services'>;

/** A browser of somebody: it keeps the one cookie that names it, and may hold a device with a passkey. */
export class TestBrowser {
  readonly device: SoftwareAuthenticator;
  cookie = '';
  readonly #app: Stage;
  readonly #userAgent: string;

  constructor(
    app: Stage,
    userAgent = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
    device?: SoftwareAuthenticator,
  ) {
    this.#app = app;
    this.#userAgent = userAgent;
    this.device = device ?? new SoftwareAuthenticator(app.services.publicUrl);
  }

  call<const M extends Method, const P extends string>(
    method: M,
    path: KnownPath<M, P>,
    options: { token?: string; body?: unknown } = {},
  ): Promise<AnswerTo<M, P>> {
    return this.callAnything(method, path, options);
  }

  async callAnything(
    method: Method,
    path: string,
    options: { token?: string; body?: unknown } = {},
  ): Promise<LooseAnswer> {
    const headers = { 'user-agent': this.#userAgent, cookie: this.cookie };
    const answer = await this.#app.callAnything(method, path, { ...options, headers });
    const [kept] = answer.headers.get('set-cookie')?.split(';') ?? [];
    if (kept?.startsWith('relache_browser=')) this.cookie = kept;
    return answer;
  }

  /** The passkey of this browser's device, made by whoever the token is. */
  async makePasskey(
    token: string,
    twist: Twist & { name?: string } = {},
  ): Promise<AnswerTo<'POST', '/auth/passkeys'>> {
    const { json: options } = await this.call('POST', '/auth/passkeys/options', { token });
    const { name, ...rest } = twist;
    const body = { ...this.device.make(options, rest), ...(name === undefined ? {} : { name }) };
    return this.call('POST', '/auth/passkeys', { token, body });
  }

  /** The id of one that is there by then. */
  async passkeyOf({ token }: { readonly token: string }): Promise<string> {
    return (await this.makePasskey(token)).json.id;
  }

  async logIn(twist: Twist = {}): Promise<AnswerTo<'POST', '/auth/passkeys/login'>> {
    const { json: options } = await this.call('POST', '/auth/passkeys/login/options');
    return this.call('POST', '/auth/passkeys/login', { body: this.device.answer(options, twist) });
  }

  /** Says to the open session that its owner is there. */
  async prove(token: string, twist: Twist = {}): Promise<AnswerTo<'POST', '/auth/step-up/passkey'>> {
    const { json: options } = await this.call('POST', '/auth/passkeys/login/options');
    return this.call('POST', '/auth/step-up/passkey', { token, body: this.device.answer(options, twist) });
  }
}

/** The mail with this subject, once it is there. */
export function mailAbout(app: TestApp, address: string, subject: string): Promise<StoredMail> {
  return eventually(
    async () => (await app.mailbox.to(address)).find((mail) => mail.subject === subject),
    `« ${subject} » to ${address}`,
  );
}
