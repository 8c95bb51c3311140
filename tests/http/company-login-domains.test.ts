import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lookAtDomains } from '#server/actions/company-login/look-at-domains.ts';
import { type Stage, TestCompany } from '#tests/support/company-login.ts';
import { DnsServer } from '#tests/support/dns-server.ts';
import { OidcProvider } from '#tests/support/oidc-provider.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { mailAbout } from '#tests/support/passkeys.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp } from '#tests/support/test-app.ts';

let stage: Stage;

beforeAll(async () => {
  const [dns, provider] = [await DnsServer.start(), await OidcProvider.start()];
  stage = { app: await startTestApp({ env: { DNS_SERVERS: dns.address } }), dns, provider };
});
afterEach(() => stage.dns.fail(false));
afterAll(async () => {
  await stage.app.close();
  await stage.provider.close();
  stage.dns.close();
});

const day = 24 * 60 * 60_000;

const shownOf = async (company: TestCompany) => {
  const { json } = await company.call('GET', '/domains');
  const { finding, provenAt, missingSince } = present(json.domains[0]);
  return { finding, proven: provenAt !== null, missing: missingSince !== null };
};

describe('a domain (I21)', () => {
  it('is proven by its record alone: by whoever asks, or by the daily look', async () => {
    const company = await TestCompany.found(stage);
    const { json } = await company.call('POST', '/domains', {
      domain: ` @${company.domain.toUpperCase()}. `,
    });
    const { id, domain, record } = present(json.domains[0]);
    expect([domain, record.name]).toEqual([company.domain, `_relache.${company.domain}`]);
    const look = () => company.call('POST', `/domains/${id}/check`);
    await look();
    expect(await shownOf(company)).toEqual({ finding: 'missing', proven: false, missing: false });
    stage.dns.publish(record.name, 'v=spf1 -all', `${record.value}x`);
    await look();
    expect((await shownOf(company)).proven).toBe(false);
    stage.dns.fail(true);
    await look();
    expect((await shownOf(company)).finding).toBe('unreachable');
    stage.dns.fail(false);
    stage.dns.publish(record.name, 'v=spf1 -all', record.value);
    await lookAtDomains(stage.app.services);
    expect(await shownOf(company)).toEqual({ finding: 'there', proven: true, missing: false });
    const { json: log } = await stage.app.call('GET', '/audit-log', { token: company.admin.token });
    expect(log[0]).toMatchObject({ action: 'company-login.domain_proven', details: { domain } });
  });

  it('is nobody’s where everybody has an address, and one organisation’s where one has proven it', async () => {
    const company = await TestCompany.found(stage);
    const codeOf = async (domain: string) => (await company.call('POST', '/domains', { domain })).json.code;
    for (const domain of [
      'gmail.com',
      'Orange.fr',
      'wanadoo.fr',
      'free.fr',
      'outlook.com',
      'x.onmicrosoft.com',
    ])
      expect([domain, await codeOf(domain)]).toEqual([domain, 'domain_public']);
    for (const domain of ['localhost', '10.0.0.1', 'exemple', 'ex emple.fr'])
      expect([domain, await codeOf(domain)]).toEqual([domain, 'validation_failed']);
    await company.prove();
    expect(await codeOf(company.domain)).toBe('domain_taken');
    const other = await TestCompany.found(stage);
    const { json } = await other.call('POST', '/domains', { domain: company.domain });
    const { id, record } = present(json.domains[0]);
    stage.dns.publish(record.name, record.value);
    expect((await other.call('POST', `/domains/${id}/check`)).json.code).toBe('domain_taken');
    expect((await shownOf(other)).proven).toBe(false);
    // What another has proven stops no look at the rest.
    await lookAtDomains(stage.app.services);
  });

  it('whose record goes is told of, holds for a week, and locks nobody out', async () => {
    const company = await TestCompany.found(stage);
    await company.ready();
    const { json } = await company.call('GET', '/domains');
    const { record } = present(json.domains[0]);
    stage.dns.fail(true);
    await lookAtDomains(stage.app.services);
    expect(await shownOf(company)).toEqual({ finding: 'unreachable', proven: true, missing: false });
    stage.dns.fail(false);
    stage.dns.withdraw(record.name);
    await lookAtDomains(stage.app.services);
    expect(await shownOf(company)).toEqual({ finding: 'missing', proven: true, missing: true });
    await mailAbout(stage.app, company.admin.email, 'La preuve de votre domaine a disparu');
    expect((await company.logInAs(company.admin)).status).toBe(200);
    stage.dns.publish(record.name, record.value);
    await lookAtDomains(stage.app.services);
    expect((await shownOf(company)).missing).toBe(false);
    stage.dns.withdraw(record.name);
    await lookAtDomains(stage.app.services);
    stage.app.advance(8 * day);
    await lookAtDomains(stage.app.services);
    expect(await shownOf(company)).toEqual({ finding: 'missing', proven: false, missing: false });
    await mailAbout(stage.app, company.admin.email, 'Votre domaine n’est plus prouvé');
    expect((await company.logIn(company.admin.email)).json).toEqual({ success: true });
  });

  it('waits until the mailbox of the founder is proven, and there are twenty at most', async () => {
    const unproven = await createTestOrganization(stage.app.services, { confirmed: false });
    const { token } = unproven.admin;
    const refused = await stage.app.call('POST', '/organization/domains', {
      token,
      body: { domain: 'exemple.fr' },
    });
    expect(refused.json.code).toBe('confirmation_required');
    const company = await TestCompany.found(stage);
    const added = [];
    for (let at = 0; at < 21; at++)
      added.push((await company.call('POST', '/domains', { domain: `s${at}.${company.domain}` })).json.code);
    expect(added.filter((code) => code !== undefined)).toEqual(['too_many_domains']);
  });
});
