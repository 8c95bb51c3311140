import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { present } from '#tests/support/present.ts';
import { providerMetadata } from '#tests/support/saml-answers.ts';
import { SamlCompany } from '#tests/support/saml-company.ts';
import { type SamlProviderServer, startSamlProvider } from '#tests/support/saml-provider.ts';
import { selfSigned } from '#tests/support/self-signed.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let provider: SamlProviderServer;

beforeAll(async () => {
  app = await startTestApp();
  provider = await startSamlProvider(() => app.services.now());
});
afterAll(async () => {
  await provider.close();
  await app.close();
});

const day = 24 * 60 * 60_000;
const founded = () => SamlCompany.found(app, provider);
const described = (certificates: readonly string[]) =>
  providerMetadata({ entityId: provider.entityId, loginUrl: `${provider.url}/sso` }, certificates);

describe('a connection by SAML metadata (I29, I30)', () => {
  it('is made before the metadata is known, and tells ours', async () => {
    const company = await founded();
    const id = await company.connect({ provider: 'entra', metadata: undefined });
    const { saml: shown, settings } = present(await company.shown(id));
    const saml = present(shown);
    const place = `${app.config.publicUrl}/api/auth/saml/${company.organization.id}/${id}`;
    expect(settings).toEqual({});
    expect(saml).toEqual({
      provider: 'entra',
      entityId: `${place}/metadata`,
      answersTo: `${place}/answer`,
      metadataUrl: `${place}/metadata`,
      described: null,
    });
    const ours = await fetch(saml.metadataUrl);
    expect(ours.headers.get('content-type')).toContain('application/samlmetadata+xml');
    const text = await ours.text();
    expect(text).toContain(`entityID="${saml.entityId}"`);
    expect(text).toContain(`Location="${saml.answersTo}"`);
    const begun = await company.call('POST', `/${id}/test`);
    expect([begun.status, begun.json.code]).toEqual([422, 'connection_unreachable']);
    // The wall between companies: the same connection under another organisation is not there.
    const other = await founded();
    const elsewhere = saml.metadataUrl.replace(company.organization.id, other.organization.id);
    expect((await fetch(elsewhere)).status).toBe(404);
  });

  it('is described by a document or by its address, tested, and turned on', async () => {
    const company = await founded();
    await company.prove();
    const id = await company.connect({ metadata: undefined, metadataUrl: `${provider.url}/metadata` });
    const shown = await company.shown(id);
    expect(shown).toMatchObject({
      state: 'draft',
      saml: { described: { entityId: provider.entityId, loginUrl: `${provider.url}/sso` } },
    });
    expect(JSON.stringify(shown)).not.toContain('BEGIN CERTIFICATE');
    const early = await company.call('PUT', `/${id}/state`, { state: 'on' });
    expect(early.json.code).toBe('connection_untested');
    const refused = await company.test(id, { audience: 'https://elsewhere.example' });
    expect(refused.json).toMatchObject({ next: 'tested', refusal: 'audience', person: null });
    const tested = await company.test(id);
    expect(tested.json).toMatchObject({ next: 'tested', refusal: null, person: company.admin.name });
    expect(tested.json.token).toBeUndefined();
    const on = await company.call('PUT', `/${id}/state`, { state: 'on' });
    expect(on.json.connections[0]?.state).toBe('on');
  });

  it('follows a change of keys without a test where a known one stays, and only there', async () => {
    const company = await founded();
    const person = await company.add('employee');
    const id = await company.ready();
    const next = selfSigned();
    const both = await company.call(
      'PUT',
      `/${id}`,
      company.form({ metadata: described([provider.key.certificate, next.certificate]) }),
    );
    expect(both.json.connections[0]).toMatchObject({ state: 'on' });
    expect(both.json.connections[0]?.saml?.described?.certificates).toHaveLength(2);
    expect((await company.logIn(person)).status).toBe(200);
    // Without metadata, what was told before stays.
    const renamed = { ...company.form({ metadata: undefined }), name: 'Autre nom' };
    expect((await company.call('PUT', `/${id}`, renamed)).json.connections[0]).toMatchObject({
      name: 'Autre nom',
      state: 'on',
    });
    const stranger = await company.call(
      'PUT',
      `/${id}`,
      company.form({ metadata: described([selfSigned().certificate]) }),
    );
    expect(stranger.json.connections[0]).toMatchObject({ state: 'draft', testedAt: null });
  });

  it('says thirty days before that a certificate ends', async () => {
    const company = await founded();
    const ends = (days: number) => selfSigned({ until: new Date(app.services.now().getTime() + days * day) });
    const certificates = [ends(60), ends(29), ends(-1)].map(({ certificate }) => certificate);
    const id = await company.connect({ metadata: described(certificates) });
    const saml = present((await company.shown(id))?.saml);
    const standings = present(saml.described).certificates.map(({ standing }) => standing);
    expect(standings).toEqual(['good', 'ending', 'ended']);
  });

  it.each([
    ['no XML', { metadata: 'hello' }, 'saml.metadata'],
    ['entities', { metadata: '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>' }, 'saml.metadata'],
    [
      'a network inside',
      { metadata: undefined, metadataUrl: 'https://10.0.0.1/metadata' },
      'saml.metadataUrl',
    ],
    [
      'a cloud’s own data',
      { metadata: undefined, metadataUrl: 'http://169.254.169.254/latest' },
      'saml.metadataUrl',
    ],
    [
      'an address of nothing',
      { metadata: undefined, metadataUrl: 'http://localhost:1/metadata' },
      'saml.metadataUrl',
    ],
  ])('is not made from %s', async (_what, changes, field) => {
    const company = await founded();
    const { status, json } = await company.call('POST', '', company.form(changes));
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    expect((await company.call('GET', '')).json.connections).toEqual([]);
  });

  it('is not made from a login address that could be overheard', async () => {
    const company = await founded();
    const plain = { entityId: 'https://idp.example', loginUrl: 'http://idp.example/sso' };
    const metadata = providerMetadata(plain, [provider.key.certificate]);
    const { status, json } = await company.call('POST', '', company.form({ metadata }));
    expect([status, Object.keys(json.fields)]).toEqual([400, ['saml.metadata']]);
  });

  it('is made by admins alone', async () => {
    const company = await founded();
    const employee = await company.add('employee');
    const { status } = await company.call('POST', '', company.form(), employee.token);
    expect(status).toBe(403);
  });
});
