import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Role } from '#domain/members/role.ts';
import type { DnsServer } from './dns-server.ts';
import type { KnownBelow, Method } from './known-calls.ts';
import type { OidcProvider } from './oidc-provider.ts';
import { createTestOrganization, type TestOrganization, type TestPerson } from './organizations.ts';
import { TestBrowser } from './passkeys.ts';
import { present } from './present.ts';
import type { AnswerTo, LooseAnswer, TestApp } from './test-app.ts';

export interface Stage {
  readonly app: TestApp;
  readonly dns: DnsServer;
  readonly provider: OidcProvider;
}

type Finished = AnswerTo<'POST', '/auth/company-login/finish'>;

/** A company with a domain of its own, whose people have addresses there. */
export class TestCompany {
  private constructor(
    readonly stage: Stage,
    readonly organization: TestOrganization,
    readonly domain: string,
    readonly admin: TestPerson,
  ) {}

  static async found(stage: Stage): Promise<TestCompany> {
    const domain = `d${randomUUID().slice(0, 8)}.example.org`;
    const organization = await createTestOrganization(stage.app.services);
    const admin = await moved(stage, organization, organization.admin, domain);
    return new TestCompany(stage, organization, domain, admin);
  }

  async add(role: Role, name?: string): Promise<TestPerson> {
    return moved(this.stage, this.organization, await this.organization.add(role, name), this.domain);
  }

  call<const M extends Method, const P extends string>(
    method: M,
    path: KnownBelow<'/organization', M, P>,
    body?: unknown,
    token = this.admin.token,
  ): Promise<AnswerTo<M, `/organization${P}`>> {
    return this.stage.app.callAnything(method, `/organization${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  }

  /** Its record published, and found. */
  async prove(domain = this.domain): Promise<string> {
    const { json } = await this.call('POST', '/domains', { domain });
    const added = json.domains.find((one: { domain: string }) => one.domain === domain);
    this.stage.dns.publish(present(added?.record.name), present(added?.record.value));
    await this.call('POST', `/domains/${added?.id}/check`);
    return present(added?.id);
  }

  form(name = 'Fournisseur', changes: Record<string, unknown> = {}) {
    const { issuer, clientSecret } = this.stage.provider;
    return {
      kind: 'oidc',
      name,
      oidc: { provider: 'other', issuer, clientId: 'relache', clientSecret, ...changes },
    };
  }

  async connect(name?: string, changes?: Record<string, unknown>): Promise<string> {
    const { json } = await this.call('POST', '/connections', this.form(name, changes));
    return present(json.connections.at(-1)?.id);
  }

  async test(id: string, who: TestPerson = this.admin, token = this.admin.token): Promise<Finished> {
    const browser = new TestBrowser(this.stage.app);
    this.stage.provider.person = claimsOf(who);
    const begun = await browser.call('POST', `/organization/connections/${id}/test`, { token });
    const answer = await this.stage.provider.visit(begun.json.url);
    return browser.call('POST', '/auth/company-login/finish', { body: { answer } });
  }

  turn(id: string, state: 'on' | 'off', enforced = false, token = this.admin.token) {
    return this.call('PUT', `/connections/${id}/state`, { state, enforced }, token);
  }

  /** Proven, described, tested and turned on. */
  async ready(): Promise<string> {
    await this.prove();
    const id = await this.connect();
    await this.test(id);
    await this.turn(id, 'on');
    return id;
  }

  /** As somebody logs in who types an address and is then known to the provider. */
  async logIn(email: string, browser = new TestBrowser(this.stage.app)): Promise<Finished> {
    // What else a login may be answered is seen when the test runs.
    const asked: LooseAnswer = await browser.call('POST', '/auth/magic-link', { body: { email } });
    if (asked.json.next !== 'connection') return asked;
    const answer = await this.stage.provider.visit(asked.json.url);
    return browser.call('POST', '/auth/company-login/finish', { body: { answer } });
  }

  logInAs(person: TestPerson) {
    this.stage.provider.person = claimsOf(person);
    return this.logIn(person.email);
  }
}

export function claimsOf({ id, email, name }: TestPerson) {
  return { sub: `sub-${id}`, email, email_verified: true, name };
}

async function moved(
  { app }: Stage,
  { id: organizationId }: TestOrganization,
  person: TestPerson,
  domain: string,
): Promise<TestPerson> {
  const email = `${person.email.split('@')[0]}@${domain}`;
  await app.services.database.inOrganization(organizationId, (tx) =>
    tx.execute(sql`update users set email = ${email} where id = ${person.id}`),
  );
  return { ...person, email };
}
