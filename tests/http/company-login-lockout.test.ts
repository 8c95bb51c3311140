import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetByOperator } from '#server/actions/second-factors/reset-by-operator.ts';
import { insertLoginLink } from '#server/store/login-links.ts';
import { issueToken } from '#server/token.ts';
import { codeOf, enrol } from '#tests/support/authenticator.ts';
import { type Stage, TestCompany } from '#tests/support/company-login.ts';
import { DnsServer } from '#tests/support/dns-server.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { OidcProvider } from '#tests/support/oidc-provider.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { mailAbout, TestBrowser } from '#tests/support/passkeys.ts';
import { present } from '#tests/support/present.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { startTestApp } from '#tests/support/test-app.ts';

let stage: Stage;

beforeAll(async () => {
  const [dns, provider] = [await DnsServer.start(), await OidcProvider.start()];
  const env = { DNS_SERVERS: dns.address, RATE_LIMITS: 'off' };
  stage = { app: await startTestApp({ env }), dns, provider };
});
afterAll(async () => {
  await stage.app.close();
  await stage.provider.close();
  stage.dns.close();
});

/** A link from the mailbox, without the mail around it. */
async function linkOf(company: TestCompany, person: TestPerson): Promise<string> {
  const { services } = stage.app;
  const { token, hash } = issueToken(company.organization.id);
  const at = services.now();
  const link = {
    id: randomUUID(),
    userId: person.id,
    tokenHash: hash,
    createdAt: at,
    kind: 'login',
  } as const;
  await services.database.inOrganization(company.organization.id, (tx) =>
    insertLoginLink(tx, { ...link, expiresAt: new Date(at.getTime() + 60_000) }),
  );
  return token;
}

interface Holder {
  readonly person: TestPerson;
  secret: string | null;
  browser: TestBrowser | null;
}

/** The token of a session that somebody opens without their provider, by whatever they have; or why they cannot. */
async function getIn(company: TestCompany, { person, secret, browser }: Holder): Promise<string> {
  if (browser) {
    const { json } = await browser.logIn();
    if (json.token) return json.token;
  }
  const opened = await stage.app.call('POST', '/auth/verify', {
    body: { token: await linkOf(company, person) },
  });
  if (opened.json.next !== 'second-factor') return opened.json.token ?? opened.json.code;
  stage.app.advance(30_000);
  const body = {
    ticket: opened.json.ticket,
    code: codeOf(secret ?? '', stage.app.services.now()),
    trust: false,
  };
  const finished = await stage.app.call('POST', '/auth/second-factor', { body });
  return finished.json.token ?? finished.json.code;
}

const isToken = (answer: string): boolean => answer.length > 40;

describe('company login that is asked of all (I24, I25)', () => {
  it('waits for an admin who came by it and has another way in; then nobody else’s link or passkey opens', async () => {
    const company = await TestCompany.found(stage);
    const employee = await company.add('employee');
    const outsider = await company.organization.add('employee', 'Olga Dehors');
    const passkey = new TestBrowser(stage.app);
    await passkey.makePasskey(employee.token);
    const id = await company.ready();
    const enforce = async () => (await company.turn(id, 'on', true)).json.code ?? 'asked';
    expect(await enforce()).toBe('connection_unsworn');
    await company.logInAs(company.admin);
    expect(await enforce()).toBe('connection_unsworn');
    const { secret } = await enrol(stage.app, company.admin);
    expect(await enforce()).toBe('asked');
    // At once: who came in otherwise is out, but not who asked for it.
    const works = async ({ token }: TestPerson) =>
      (await stage.app.call('GET', '/auth/me', { token })).status;
    expect([await works(company.admin), await works(employee), await works(outsider)]).toEqual([
      200, 401, 200,
    ]);
    const hands = { secret: null, browser: null };
    expect(await getIn(company, { person: employee, ...hands })).toBe('company_login_needed');
    expect((await passkey.logIn()).json.code).toBe('company_login_needed');
    expect(isToken(await getIn(company, { person: outsider, ...hands }))).toBe(true);
    expect((await company.logInAs(employee)).status).toBe(200);
    // The emergency way in: told to all admins, and in the journal.
    const second = await company.add('employee');
    const { token } = company.admin;
    await stage.app.call('PUT', `/users/${second.id}`, { token, body: { role: 'admin' } });
    expect(await getIn(company, { person: second, ...hands })).toBe('company_login_needed');
    expect(isToken(await getIn(company, { person: company.admin, secret, browser: null }))).toBe(true);
    const { json: log } = await stage.app.call('GET', '/audit-log', { token });
    expect(log[0]).toMatchObject({
      action: 'company-login.emergency',
      details: { connection: 'Fournisseur' },
    });
    for (const { email } of [company.admin, second])
      await mailAbout(stage.app, email, 'Entrée de secours dans votre organisation');
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'never shuts all admins out, in whatever order things happen (%i)',
    async (seed) => {
      const { pick } = seededRandom(seed);
      const company = await TestCompany.found(stage);
      const holders: Holder[] = [
        company.admin,
        await company.add('employee'),
        await company.add('employee'),
      ].map((person) => ({ person, secret: null, browser: null }));
      let token = company.admin.token;
      let acting = holders[0] as Holder;
      let connection = await company.ready();
      let domain = (await company.call('GET', '/domains')).json.domains[0]?.id;
      const asked = <const M extends Method, const P extends string>(
        method: M,
        path: KnownPath<M, P>,
        body?: unknown,
      ) => stage.app.call(method, path, { token, ...(body === undefined ? {} : { body }) });
      const steps: Record<string, () => Promise<unknown>> = {
        enforce: () => company.turn(connection, 'on', true, token),
        relax: () => company.turn(connection, 'on', false, token),
        turnOff: () => company.turn(connection, 'off', false, token),
        comeByIt: () => company.logInAs(acting.person),
        renewConnection: async () => {
          await asked('DELETE', `/organization/connections/${connection}`);
          const { json } = await asked('POST', '/organization/connections', company.form());
          connection = present(json.connections[0]?.id);
          await company.test(connection, acting.person, token);
        },
        removeDomain: () => asked('DELETE', `/organization/domains/${domain}`),
        proveDomain: async () => {
          const { json } = await asked('POST', '/organization/domains', { domain: company.domain });
          const [named] = json.domains ?? [];
          if (!named) return;
          domain = named.id;
          stage.dns.publish(named.record.name, named.record.value);
          await asked('POST', `/organization/domains/${domain}/check`);
        },
        setUpApp: async () => {
          if (acting.secret === null) acting.secret = (await enrol(stage.app, { token })).secret;
        },
        removeApp: async () => {
          const { status } = await asked('POST', '/auth/totp/off');
          if (status === 200) acting.secret = null;
        },
        makePasskey: async () => {
          acting.browser ??= new TestBrowser(stage.app);
          await acting.browser.makePasskey(token);
        },
        removePasskeys: async () => {
          const { json } = await asked('GET', '/auth/passkeys');
          for (const { id } of json.passkeys ?? []) await asked('DELETE', `/auth/passkeys/${id}`);
          acting.browser = null;
        },
        reset: async () => {
          const holder = pick(holders);
          await resetByOperator(stage.app.services, holder.person.email);
          [holder.secret, holder.browser] = [null, null];
        },
        promote: () => asked('PUT', `/users/${pick(holders).person.id}`, { role: 'admin' }),
        demote: () => asked('PUT', `/users/${pick(holders).person.id}`, { role: 'employee' }),
        leave: () => asked('POST', '/auth/me/leave'),
        closeSessions: () => asked('POST', '/auth/sessions/revoke-all'),
      };
      const names = Object.keys(steps);
      // From where it is asked for: that is what the steps are to shake.
      const script = ['comeByIt', 'setUpApp', 'enforce', ...Array.from({ length: 14 }, () => pick(names))];
      const done: string[] = [];
      for (const name of script) {
        await steps[name]?.();
        done.push(name);
        const entered: { holder: Holder; token: string }[] = [];
        for (const holder of holders) {
          const answer = await getIn(company, holder);
          const me = isToken(answer) ? await stage.app.call('GET', '/auth/me', { token: answer }) : null;
          if (me?.json.user?.role === 'admin') entered.push({ holder, token: answer });
        }
        expect([done.join(' '), entered.length > 0]).toEqual([done.join(' '), true]);
        const next = pick(entered);
        [acting, token] = [next.holder, next.token];
      }
    },
  );
});
