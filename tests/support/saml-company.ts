import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Role } from '#domain/members/role.ts';
import { insertDomain } from '#server/store/company-login.ts';
import type { KnownBelow, Method } from './known-calls.ts';
import { createTestOrganization, type TestOrganization, type TestPerson } from './organizations.ts';
import { TestBrowser } from './passkeys.ts';
import { present } from './present.ts';
import { readQuestion, type SamlAnswer, type SamlQuestion, type Signing } from './saml-answers.ts';
import type { SamlProviderServer } from './saml-provider.ts';
import type { AnswerTo, TestApp } from './test-app.ts';

/** What a browser brings back from the provider, and whoever else posts there. */
export async function postAnswer(
  app: TestApp,
  place: string,
  form: Record<string, string>,
): Promise<Response> {
  return fetch(place.startsWith('http') ? place : `${app.url}${place}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
}

type Finished = AnswerTo<'POST', '/auth/company-login/finish'>;

/** A company with a proven domain and an identity provider that speaks SAML. */
export class SamlCompany {
  private constructor(
    readonly app: TestApp,
    readonly provider: SamlProviderServer,
    readonly organization: TestOrganization,
    readonly domain: string,
  ) {}

  static async found(app: TestApp, provider: SamlProviderServer): Promise<SamlCompany> {
    const organization = await createTestOrganization(app.services);
    const domain = `s${randomUUID().slice(0, 8)}.example.org`;
    const company = new SamlCompany(app, provider, organization, domain);
    await company.move(organization.admin);
    return company;
  }

  get admin(): TestPerson {
    return { ...this.organization.admin, email: this.addressOf(this.organization.admin) };
  }

  addressOf({ email }: TestPerson): string {
    return `${email.split('@')[0]}@${this.domain}`;
  }

  async add(role: Role, name?: string): Promise<TestPerson> {
    const person = await this.organization.add(role, name);
    await this.move(person);
    return { ...person, email: this.addressOf(person) };
  }

  private async move(person: TestPerson): Promise<void> {
    await this.app.services.database.inOrganization(this.organization.id, (tx) =>
      tx.execute(sql`update users set email = ${this.addressOf(person)} where id = ${person.id}`),
    );
  }

  /** As a record of DNS would have. */
  async prove(): Promise<void> {
    const at = this.app.services.now();
    const domain = { id: randomUUID(), domain: this.domain, token: 'a'.repeat(32), createdAt: at };
    const proof = { provenAt: at, checkedAt: at, finding: 'there' as const, missingSince: null };
    await this.app.services.database.inOrganization(this.organization.id, (tx) =>
      insertDomain(tx, { ...domain, ...proof }),
    );
  }

  call<const M extends Method, const P extends string>(
    method: M,
    path: KnownBelow<'/organization/connections', M, P>,
    body?: unknown,
    token = this.admin.token,
  ): Promise<AnswerTo<M, `/organization/connections${P}`>> {
    const sent = body === undefined ? {} : { body };
    return this.app.callAnything(method, `/organization/connections${path}`, { token, ...sent });
  }

  form(changes: Record<string, unknown> = {}) {
    const saml = { provider: 'other', metadata: this.provider.metadata(), ...changes };
    return { kind: 'saml', name: 'Annuaire', saml };
  }

  async connect(changes: Record<string, unknown> = {}): Promise<string> {
    const { json } = await this.call('POST', '', this.form(changes));
    return present(json.connections.at(-1)?.id);
  }

  async shown(id: string) {
    const { json } = await this.call('GET', '');
    return json.connections.find((one: { id: string }) => one.id === id);
  }

  /** Proven, described, tested and turned on. */
  async ready(): Promise<string> {
    await this.prove();
    const id = await this.connect();
    await this.test(id);
    await this.call('PUT', `/${id}/state`, { state: 'on' });
    return id;
  }

  async test(id: string, changes: Partial<SamlAnswer> = {}, signing: Signing = {}): Promise<Finished> {
    const browser = new TestBrowser(this.app);
    const { token } = this.admin;
    const begun = await browser.call('POST', `/organization/connections/${id}/test`, { token });
    const question = readQuestion(begun.json.url);
    await this.post(question, this.provider.answer(question, { ...of(this.admin), ...changes }, signing));
    return finish(browser, question);
  }

  async ask(email: string, browser = new TestBrowser(this.app)): Promise<SamlQuestion> {
    const { json } = await browser.call('POST', '/auth/magic-link', { body: { email } });
    return readQuestion(json.url);
  }

  post({ answersTo, relayState }: SamlQuestion, response: string): Promise<Response> {
    return postAnswer(this.app, answersTo, { SAMLResponse: response, RelayState: relayState });
  }

  /** The whole way, with whatever is to be wrong about it. */
  async logIn(
    person: TestPerson,
    changes: Partial<SamlAnswer> = {},
    twist: (response: string) => string = (response) => response,
    signing: Signing = {},
  ): Promise<Finished> {
    const browser = new TestBrowser(this.app);
    const question = await this.ask(person.email, browser);
    await this.post(question, twist(this.provider.answer(question, { ...of(person), ...changes }, signing)));
    return finish(browser, question);
  }
}

export function of({ id, email, name }: TestPerson): Pick<SamlAnswer, 'subject' | 'address' | 'name'> {
  return { subject: `sub-${id}`, address: email, name };
}

/** As the page does that the browser is led on to. */
export function finish(browser: TestBrowser, { relayState }: SamlQuestion): Promise<Finished> {
  return browser.call('POST', '/auth/company-login/finish', { body: { answer: `state=${relayState}` } });
}
