import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrol } from '#tests/support/authenticator.ts';
import { claimsOf, type Stage, TestCompany } from '#tests/support/company-login.ts';
import { DnsServer } from '#tests/support/dns-server.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { OidcProvider } from '#tests/support/oidc-provider.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
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

const ask = <const M extends Method, const P extends string>(
  method: M,
  path: KnownPath<M, P>,
  token: string,
) => stage.app.call(method, path, { token });
const works = async (token: string) => (await ask('GET', '/auth/me', token)).status;

describe('the account at the company that somebody is known by (I31)', () => {
  it('is listed, and unlinked by its owner: other sessions that it opened end, the next login links anew', async () => {
    const company = await TestCompany.found(stage);
    const id = await company.ready();
    const person = await company.add('employee');
    const colleague = await company.add('employee');
    expect((await ask('GET', '/auth/company-logins', person.token)).json).toEqual([]);
    const here = (await company.logInAs(person)).json.token;
    const elsewhere = (await company.logInAs(person)).json.token;
    const theirs = (await company.logInAs(colleague)).json.token;
    const { json: links } = await ask('GET', '/auth/company-logins', here);
    expect(links).toMatchObject([{ connectionId: id, name: 'Fournisseur', onlyWay: false }]);
    const unlinked = await ask('DELETE', `/auth/company-logins/${id}`, here);
    expect([unlinked.status, unlinked.json]).toEqual([200, []]);
    expect([await works(here), await works(elsewhere), await works(theirs)]).toEqual([200, 401, 200]);
    expect((await ask('DELETE', `/auth/company-logins/${id}`, here)).status).toBe(404);
    const { json: log } = await ask('GET', '/audit-log', company.admin.token);
    expect(log[0]).toMatchObject({
      action: 'company-login.unlinked',
      actor: { id: person.id },
      subject: { id: person.id },
    });
    expect((await company.logInAs(person)).status).toBe(200);
    expect((await ask('GET', '/auth/company-logins', here)).json).toHaveLength(1);
  });

  it('is unlinked by an admin, so that an account that was made anew at the provider comes in', async () => {
    const company = await TestCompany.found(stage);
    const id = await company.ready();
    const person = await company.add('employee');
    const before = (await company.logInAs(person)).json.token;
    stage.provider.person = { ...claimsOf(person), sub: 'made-anew' };
    expect((await company.logIn(person.email)).status).toBe(401);
    const path = `/users/${person.id}/company-logins` as const;
    expect((await ask('GET', path, person.token)).status).toBe(403);
    const { json: links } = await ask('GET', path, company.admin.token);
    expect(links).toMatchObject([{ connectionId: id, onlyWay: false }]);
    const { status } = await company.call('DELETE', `/connections/${id}/people/${person.id}`);
    expect([status, await works(before)]).toEqual([200, 401]);
    stage.provider.person = { ...claimsOf(person), sub: 'made-anew' };
    expect((await company.logIn(person.email)).status).toBe(200);
  });

  it('stays where it is asked of someone and is their only way in, and an admin can still mend it', async () => {
    const company = await TestCompany.found(stage);
    const id = await company.ready();
    const adminToken = (await company.logInAs(company.admin)).json.token;
    await enrol(stage.app, company.admin);
    await company.turn(id, 'on', true);
    const person = await company.add('employee');
    const outsider: TestPerson = await company.organization.add('employee', 'Olga Dehors');
    const token = (await company.logInAs(person)).json.token;
    expect((await ask('GET', '/auth/company-logins', token)).json).toMatchObject([{ onlyWay: true }]);
    const refused = await ask('DELETE', `/auth/company-logins/${id}`, token);
    expect([refused.status, refused.json.code]).toEqual([409, 'company_login_only_way']);
    expect(refused.json.error).toMatch(/seule façon d’entrer/);
    // A colleague of the same company, and somebody of another: theirs is not named by any call but an admin's.
    const path = `/organization/connections/${id}/people/${person.id}` as const;
    expect((await ask('DELETE', path, outsider.token)).status).toBe(403);
    const other = await TestCompany.found(stage);
    expect((await ask('DELETE', path, other.admin.token)).status).toBe(404);
    expect((await ask('GET', `/users/${person.id}/company-logins`, other.admin.token)).status).toBe(404);
    expect(await works(token)).toBe(200);

    expect((await ask('DELETE', path, company.admin.token)).status).toBe(200);
    expect((await company.logInAs(person)).status).toBe(200);
    // The admin has an app: the emergency way in is another way.
    expect((await ask('DELETE', `/auth/company-logins/${id}`, adminToken)).status).toBe(200);
    // Another admin has none, and is refused also by the call for admins.
    const second = await company.add('employee');
    await stage.app.call('PUT', `/users/${second.id}`, {
      token: company.admin.token,
      body: { role: 'admin' },
    });
    const secondToken = (await company.logInAs(second)).json.token;
    const own = `/organization/connections/${id}/people/${second.id}` as const;
    expect((await ask('DELETE', own, secondToken)).json.code).toBe('company_login_only_way');
  });
});
