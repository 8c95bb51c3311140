import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeConnection } from '#server/store/company-login.ts';
import { claimsOf, type Stage, TestCompany } from '#tests/support/company-login.ts';
import { DnsServer } from '#tests/support/dns-server.ts';
import { OidcProvider, type ProviderTwist } from '#tests/support/oidc-provider.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { TestBrowser } from '#tests/support/passkeys.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

let stage: Stage;
const minute = 60_000;

beforeAll(async () => {
  const [dns, provider] = [await DnsServer.start(), await OidcProvider.start()];
  stage = { app: await startTestApp({ env: { DNS_SERVERS: dns.address } }), dns, provider };
});
afterEach(() => {
  stage.provider.twist = {};
});
afterAll(async () => {
  await stage.app.close();
  await stage.provider.close();
  stage.dns.close();
});

describe('a login by the company (I22, I23, I26)', () => {
  it('sends an address of a proven domain there, known or not, and opens a session that says so', async () => {
    const company = await TestCompany.found(stage);
    const person = await company.add('employee', 'Nour Employée');
    await company.ready();
    const sent = async (email: string) =>
      (await stage.app.call('POST', '/auth/magic-link', { body: { email } })).json;
    const [known, unknown] = [await sent(person.email), await sent(`personne@${company.domain}`)];
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect(known.url.split('?')[0]).toBe(unknown.url.split('?')[0]);
    const { status, json } = await company.logInAs(person);
    expect([status, json.user.id]).toEqual([200, person.id]);
    const sessions = await stage.app.call('GET', '/auth/sessions', { token: json.token });
    const current = sessions.json.find((session: { current: boolean }) => session.current);
    expect([current?.method, current?.via]).toEqual(['company', 'Fournisseur']);
  });

  it('is both factors and a fresh proof, for ten minutes', async () => {
    const company = await TestCompany.found(stage);
    await company.ready();
    const from = todayInParis(stage.app.services.now());
    await company.call('PUT', '/login-policy', { secondFactor: 'everyone', from });
    const { token } = (await company.logInAs(company.admin)).json;
    const me = await stage.app.call('GET', '/auth/me', { token });
    expect(me.json.enrolling).toBe(false);
    const key = { name: 'Tableur', kind: 'personal', scopes: ['organization.read'] };
    expect((await stage.app.call('POST', '/api-keys', { token, body: key })).status).toBe(200);
    stage.app.advance(10 * minute);
    const late = await stage.app.call('POST', '/api-keys', { token, body: key });
    expect(late.json.code).toBe('fresh_proof_needed');
  });

  it('knows a person by their subject from then on, whatever address the provider tells', async () => {
    const company = await TestCompany.found(stage);
    const person = await company.add('employee');
    const other = await company.add('employee');
    await company.ready();
    await company.logInAs(person);
    stage.provider.person = { ...claimsOf(person), email: other.email };
    expect((await company.logIn(person.email)).json.user.id).toBe(person.id);
    // Another subject with that person's address is another account, until an admin says that it is not.
    stage.provider.person = { ...claimsOf(person), sub: 'a-new-account' };
    expect((await company.logIn(person.email)).json.code).toBe('company_login_unknown');
    const { connections } = (await company.call('GET', '/connections')).json;
    expect(connections[0]?.refusal?.reason).toBe('other_account');
    const id = connections[0]?.id;
    expect((await company.call('DELETE', `/connections/${id}/people/${person.id}`)).status).toBe(200);
    expect((await company.logIn(person.email)).json.user.id).toBe(person.id);
  });

  it('lets in who was invited, and makes an account for nobody', async () => {
    const company = await TestCompany.found(stage);
    await company.ready();
    const email = `invitee@${company.domain}`;
    const body = { name: 'Iris Invitée', email, role: 'employee' };
    const { token } = company.admin;
    const invited = await stage.app.call('POST', '/users', { token, body });
    expect(invited.status).toBe(200);
    stage.provider.person = { sub: 'iris', email, email_verified: true };
    expect((await company.logIn(email)).json.user.email).toBe(email);
    stage.provider.person = { sub: 'inconnu', email: `inconnu@${company.domain}`, email_verified: true };
    expect((await company.logIn(email)).json.code).toBe('company_login_unknown');
    const people = await stage.app.call('GET', '/users', { token });
    expect(people.text).not.toContain(`inconnu@${company.domain}`);
  });

  it('takes the address from where the provider tells it', async () => {
    const company = await TestCompany.found(stage);
    await company.ready();
    stage.provider.twist = { emailElsewhere: true };
    expect((await company.logInAs(company.admin)).json.user.id).toBe(company.admin.id);
  });
});

describe('refused (I22, I23)', () => {
  const twists: [string, ProviderTwist][] = [
    ['for somebody else', { audience: 'another-program' }],
    ['of another issuer', { issuer: 'https://login.example.com' }],
    ['of another question', { nonce: 'another' }],
    ['too old', { expires: -3600 }],
    ['with a tampered content', { signature: 'tampered' }],
    ['signed by another key', { signature: 'other key' }],
  ];
  it.each(twists)('a token %s', async (_what, twist) => {
    const company = await TestCompany.found(stage);
    const id = await company.ready();
    stage.provider.twist = twist;
    const refused = await company.logInAs(company.admin);
    expect([refused.status, refused.json.code]).toEqual([401, 'company_login_refused']);
    const { connections } = (await company.call('GET', '/connections')).json;
    expect([connections[0]?.id, connections[0]?.refusal?.reason]).toEqual([id, 'answer']);
  });

  it('an answer that comes twice, too late, in another browser, or that was never asked for', async () => {
    const company = await TestCompany.found(stage);
    await company.ready();
    stage.provider.person = claimsOf(company.admin);
    const begin = async (browser: TestBrowser) => {
      const { json } = await browser.call('POST', '/auth/magic-link', {
        body: { email: company.admin.email },
      });
      return stage.provider.visit(json.url);
    };
    const finish = async (browser: TestBrowser, answer: string) =>
      (await browser.call('POST', '/auth/company-login/finish', { body: { answer } })).json.code ?? 'opened';
    const [mine, theirs] = [new TestBrowser(stage.app), new TestBrowser(stage.app)];
    const answer = await begin(mine);
    await begin(theirs);
    expect(await finish(theirs, answer)).toBe('company_login_refused');
    expect(await finish(mine, answer)).toBe('opened');
    expect(await finish(mine, answer)).toBe('company_login_refused');
    const late = await begin(mine);
    stage.app.advance(10 * minute);
    expect(await finish(mine, late)).toBe('company_login_refused');
    const [first, second] = [await begin(mine), await begin(mine)];
    const mixed = new URLSearchParams(second);
    mixed.set('code', new URLSearchParams(first).get('code') ?? '');
    expect(await finish(mine, mixed.toString())).toBe('company_login_refused');
    expect(await finish(mine, 'error=access_denied&state=unknown')).toBe('company_login_refused');
  });

  it('addresses outside of the proven domains, unverified ones, people of others and people who left', async () => {
    const company = await TestCompany.found(stage);
    const leaver = await company.add('employee', 'Léo Parti');
    const outsider = await company.organization.add('employee', 'Olga Dehors');
    const elsewhere = await createTestOrganization(stage.app.services);
    await company.ready();
    await company.logInAs(leaver);
    await stage.app.call('DELETE', `/users/${leaver.id}`, { token: company.admin.token });
    const tried = async (person: Parameters<typeof claimsOf>[0], changes: object = {}) => {
      stage.provider.person = { ...claimsOf(person), ...changes };
      const { json } = await company.logIn(company.admin.email);
      const { connections } = (await company.call('GET', '/connections')).json;
      return [json.code, connections[0]?.refusal?.reason];
    };
    const unknown = 'company_login_unknown';
    expect(await tried(outsider)).toEqual([unknown, 'domain_unproven']);
    expect(await tried(elsewhere.admin)).toEqual([unknown, 'domain_unproven']);
    expect(await tried(company.admin, { email_verified: false })).toEqual([unknown, 'address_unverified']);
    expect(await tried(company.admin, { email: undefined })).toEqual([unknown, 'address_missing']);
    expect(await tried(leaver)).toEqual([unknown, 'unknown_person']);
  });

  it('a connection that was turned off meanwhile, and the sessions that it opened', async () => {
    const company = await TestCompany.found(stage);
    const id = await company.ready();
    const { token } = (await company.logInAs(company.admin)).json;
    const browser = new TestBrowser(stage.app);
    const { json } = await browser.call('POST', '/auth/magic-link', { body: { email: company.admin.email } });
    const answer = await stage.provider.visit(json.url);
    await company.turn(id, 'off');
    const late = await browser.call('POST', '/auth/company-login/finish', { body: { answer } });
    expect(late.json.code).toBe('company_login_refused');
    expect((await stage.app.call('GET', '/auth/me', { token })).status).toBe(401);
    expect((await stage.app.call('GET', '/auth/me', { token: company.admin.token })).status).toBe(200);
  });

  it('providers inside, tenants that stand for all, and settings without what they need', async () => {
    const company = await TestCompany.found(stage);
    const refused = async (oidc: Record<string, unknown>) => {
      const { json } = await company.call('POST', '/connections', company.form('X', oidc));
      return Object.keys(json.details?.fields ?? json.fields ?? {});
    };
    expect(await refused({ issuer: 'https://10.0.0.1' })).toEqual(['oidc.issuer']);
    expect(await refused({ issuer: undefined })).toEqual(['oidc.issuer']);
    expect(await refused({ provider: 'entra', tenant: 'common' })).toEqual(['oidc.tenant']);
  });

  it('a provider that does not answer sends a link instead, and says so to admins', async () => {
    const company = await TestCompany.found(stage);
    const id = await company.ready();
    await stage.app.services.database.inOrganization(company.organization.id, async (tx) => {
      const settings = { provider: 'other', issuer: 'http://127.0.0.1:9', clientId: 'relache' };
      await changeConnection(tx, id, { settings });
    });
    const { json } = await stage.app.call('POST', '/auth/magic-link', {
      body: { email: company.admin.email },
    });
    expect(json).toEqual({ success: true });
    const { connections } = (await company.call('GET', '/connections')).json;
    expect(connections[0]?.refusal?.reason).toBe('unreachable');
  });
  it('looks at whose account it is, as Google and Entra tell it', async () => {
    const company = await TestCompany.found(stage);
    const id = await company.ready();
    const as = (settings: Record<string, string>) =>
      stage.app.services.database.inOrganization(company.organization.id, (tx) =>
        changeConnection(tx, id, {
          settings: { issuer: stage.provider.issuer, clientId: 'relache', ...settings },
        }),
      );
    const tried = async (claims: Record<string, unknown>) => {
      stage.provider.person = { ...claimsOf(company.admin), ...claims };
      const { json } = await company.logIn(company.admin.email);
      const { connections } = (await company.call('GET', '/connections')).json;
      return json.user ? 'opened' : connections[0]?.refusal?.reason;
    };
    await as({ provider: 'google' });
    expect(await tried({})).toBe('tenant');
    expect(await tried({ hd: 'elsewhere.example.org' })).toBe('tenant');
    expect(await tried({ hd: company.domain })).toBe('opened');
    const tenant = '9122040d-6c67-4c5b-b112-36a304b66dad';
    const person = await company.add('employee');
    const { email } = person;
    await as({ provider: 'entra', tenant });
    expect(await tried({ tid: tenant, email })).toBe('tenant');
    expect(await tried({ tid: 'another', oid: 'o-1', email })).toBe('tenant');
    const entra = { tid: tenant, oid: 'o-1', email: undefined, email_verified: undefined };
    expect(await tried({ ...entra, preferred_username: email, xms_edov: false })).toBe('address_unverified');
    expect(await tried({ ...entra, preferred_username: email })).toBe('opened');
    // Known by tenant and object from then on, whatever the subject for this program.
    expect(await tried({ ...entra, sub: 'another-subject' })).toBe('opened');
  });
});

describe('a test (I22)', () => {
  it('opens no session, links nobody, shows what came back, and lets the connection be turned on', async () => {
    const company = await TestCompany.found(stage);
    await company.prove();
    const id = await company.connect();
    expect((await company.turn(id, 'on')).json.code).toBe('connection_untested');
    const stranger = { ...company.admin, id: 'else', email: `autre@${company.domain}`, name: 'Autre' };
    expect((await company.test(id, stranger)).json).toMatchObject({
      refusal: 'unknown_person',
      person: null,
    });
    expect((await company.turn(id, 'on')).json.code).toBe('connection_untested');
    const { json } = await company.test(id);
    expect(json).toEqual({
      next: 'tested',
      connection: 'Fournisseur',
      subject: `sub-${company.admin.id}`,
      address: company.admin.email,
      name: company.admin.name,
      person: company.admin.name,
      refusal: null,
    });
    const turned = await company.turn(id, 'on');
    expect(turned.json.connections[0]).toMatchObject({
      state: 'on',
      people: 0,
      testedBy: company.admin.name,
    });
    expect(turned.text).not.toContain(stage.provider.clientSecret);
  });

  it('is made of a new connection while the old one works, which rests once the new one is on', async () => {
    const company = await TestCompany.found(stage);
    const old = await company.ready();
    const next = await company.connect('Nouveau');
    await company.test(next);
    expect((await company.logInAs(company.admin)).status).toBe(200);
    const { connections } = (await company.turn(next, 'on')).json;
    const states = connections.map(({ id, state }: { id: string; state: string }) => [id, state]);
    expect(states).toEqual([
      [old, 'off'],
      [next, 'on'],
    ]);
    // Other settings have to be tested again; another name does not.
    const { clientSecret: _same, ...kept } = company.form('Renommé').oidc;
    const renamed = await company.call('PUT', `/connections/${next}`, {
      ...company.form('Renommé'),
      oidc: kept,
    });
    expect(renamed.json.connections[1]).toMatchObject({ name: 'Renommé', state: 'on' });
    const changed = await company.call(
      'PUT',
      `/connections/${next}`,
      company.form('Renommé', { clientId: 'autre' }),
    );
    expect(changed.json.connections[1]).toMatchObject({ state: 'draft', testedAt: null });
  });
});
