import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { lookAfterLogins } from '#server/actions/company-login/look-after-logins.ts';
import { changeConnection } from '#server/store/company-login.ts';
import { type Stage, TestCompany } from '#tests/support/company-login.ts';
import { connectDirectory } from '#tests/support/directory.ts';
import { DnsServer } from '#tests/support/dns-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { OidcProvider } from '#tests/support/oidc-provider.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { providerMetadata } from '#tests/support/saml-answers.ts';
import { SamlCompany } from '#tests/support/saml-company.ts';
import { type SamlProviderServer, startSamlProvider } from '#tests/support/saml-provider.ts';
import { selfSigned } from '#tests/support/self-signed.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

const day = 24 * 60 * 60_000;
let stage: Stage;
let saml: SamlProviderServer;

beforeAll(async () => {
  const [dns, provider] = [await DnsServer.start(), await OidcProvider.start()];
  const env = { DNS_SERVERS: dns.address, RATE_LIMITS: 'off' };
  stage = { app: await startTestApp({ env }), dns, provider };
  saml = await startSamlProvider(() => stage.app.services.now());
});
afterAll(async () => {
  await stage.app.close();
  await stage.provider.close();
  await saml.close();
  stage.dns.close();
});

const subjectsTo = async (email: string, word: RegExp) =>
  (await stage.app.mailbox.to(email)).map(({ subject }) => subject).filter((subject) => word.test(subject));
const passDays = async (days: number) => {
  for (let passed = 0; passed < days; passed += 1) {
    stage.app.advance(day);
    await lookAfterLogins(stage.app.services);
  }
};
const told = (email: string, word: RegExp, count: number) =>
  eventually(
    async () => ((await subjectsTo(email, word)).length >= count ? true : undefined),
    `${count} mails about ${word} to ${email}`,
  );

describe('the end of a certificate, or of a secret (I32)', () => {
  it('is written to all admins thirty and seven days before, once each, and to nobody else', async () => {
    const company = await SamlCompany.found(stage.app, saml);
    const second = await company.add('admin', 'Nina Admin');
    const employee = await company.add('employee');
    const id = await company.ready();
    const ends = new Date(stage.app.services.now().getTime() + 33.5 * day);
    const described = { entityId: saml.entityId, loginUrl: `${saml.url}/sso` };
    const metadata = (certificates: readonly string[]) => providerMetadata(described, certificates);
    const ending = selfSigned({ until: ends }).certificate;
    await company.call('PUT', `/${id}`, company.form({ metadata: metadata([ending]) }));
    // Another certificate would have to be tested again: it is in use all the same, for what is told here.
    await stage.app.services.database.inOrganization(company.organization.id, (tx) =>
      changeConnection(tx, id, { state: 'on' }),
    );
    await passDays(3);
    expect(await subjectsTo(second.email, /certificat/)).toEqual([]);
    await passDays(5);
    for (const { email } of [company.admin, second]) await told(email, /finit bientôt/, 1);
    await passDays(25);
    for (const { email } of [company.admin, second]) await told(email, /finit dans une semaine/, 1);
    await passDays(3);
    expect((await subjectsTo(second.email, /certificat/)).sort()).toEqual([
      'Le certificat de votre connexion d’entreprise finit bientôt',
      'Le certificat de votre connexion d’entreprise finit dans une semaine',
    ]);
    expect(await subjectsTo(employee.email, /certificat/)).toEqual([]);
    const [mail] = (await stage.app.mailbox.to(second.email)).filter(({ subject }) =>
      subject.includes('semaine'),
    );
    expect(mail?.text).toMatch(/nouvelles métadonnées/);
    // Where the next certificate is known already, there is nothing to say.
    const next = selfSigned({ until: new Date(ends.getTime() + 400 * day) }).certificate;
    const soon = selfSigned({ until: new Date(stage.app.services.now().getTime() + 5 * day) }).certificate;
    await company.call('PUT', `/${id}`, company.form({ metadata: metadata([soon, next]) }));
    await stage.app.services.database.inOrganization(company.organization.id, (tx) =>
      changeConnection(tx, id, { state: 'on' }),
    );
    await passDays(2);
    expect(await subjectsTo(second.email, /certificat/)).toHaveLength(2);
  });

  it('of a secret is noted by an admin, without a new test, and told the same way', async () => {
    const company = await TestCompany.found(stage);
    const id = await company.ready();
    const ends = addDays(todayInParis(stage.app.services.now()), 6);
    const { clientSecret: _, ...oidc } = company.form().oidc;
    const form = { ...company.form(), oidc: { ...oidc, secretEndsOn: ends } };
    const noted = await company.call('PUT', `/connections/${id}`, form);
    expect(noted.json.connections[0]).toMatchObject({ state: 'on', secretEndsOn: ends });
    await passDays(2);
    await told(company.admin.email, /secret .* dans une semaine/, 1);
    const [mail] = (await stage.app.mailbox.to(company.admin.email)).filter(({ subject }) =>
      subject.includes('secret'),
    );
    expect(mail?.text).toMatch(/nouveau secret chez le fournisseur/);
    expect(await subjectsTo(company.admin.email, /secret/)).toHaveLength(1);
  });
});

it('who comes in by the company is not in the list of who is not ready (I33)', async () => {
  const company = await TestCompany.found(stage);
  await company.ready();
  const linked = await company.add('employee', 'Lina Reliée');
  await company.add('employee', 'Malo Mail');
  await company.logInAs(linked);
  const { json } = await company.call('GET', '/login-policy');
  const standing = Object.fromEntries(
    json.people.map(({ name, ready, byCompany }: { name: string; ready: boolean; byCompany: boolean }) => [
      name,
      [ready, byCompany],
    ]),
  );
  expect(standing['Lina Reliée']).toEqual([false, true]);
  expect(standing['Malo Mail']).toEqual([false, false]);
});

describe('what a directory is refused (I34)', () => {
  it('is written to the admins once a day at most, in plain words, while there is something new', async () => {
    const organization = await createTestOrganization(stage.app.services);
    const employee = await organization.add('employee', 'Elie Employé');
    const directory = await connectDirectory(stage.app, organization.admin);
    const taken = { userName: 'x1', displayName: 'Xavier Un', emails: [{ value: employee.email }] };
    const refusedAgain = async () => {
      const { status } = await directory.ask('POST', '/Users', taken);
      expect(status).toBe(409);
      return directory.ask('POST', '/Users', { userName: 'sans adresse', displayName: 'Yann Sans' });
    };
    expect((await refusedAgain()).status).toBe(400);
    await lookAfterLogins(stage.app.services);
    await told(organization.admin.email, /annuaire a été refusé/, 1);
    await refusedAgain();
    // Nobody hears of it twice, and nothing is said of what did not happen again.
    await passDays(1);
    await told(organization.admin.email, /annuaire a été refusé/, 2);
    await passDays(2);
    expect(await subjectsTo(organization.admin.email, /annuaire a été refusé/)).toHaveLength(2);
    expect(await subjectsTo(employee.email, /annuaire/)).toEqual([]);
    const [mail] = (await stage.app.mailbox.to(organization.admin.email)).filter(({ subject }) =>
      subject.includes('annuaire'),
    );
    expect(mail?.text).toMatch(/Xavier Un\s: Cette adresse est déjà celle d’une autre personne/);
    expect(mail?.text).toMatch(/Yann Sans/);
  });
});
