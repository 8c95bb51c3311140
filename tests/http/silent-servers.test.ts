import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketFiles } from '#server/files/bucket-files.ts';
import { AskedWhileHolding } from '#server/store/held-connection.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { type SilentServer, startSilentServer } from '#tests/support/silent-server.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

describe('a server that never answers', () => {
  let app: TestApp;
  let silent: SilentServer;
  beforeAll(async () => {
    silent = await startSilentServer();
    app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
  });
  afterAll(async () => {
    await silent.close();
    await app.close();
  });

  const connect = ({ token }: TestPerson): Promise<LooseAnswer> =>
    app.callAnything('POST', '/organization/connections', {
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: { kind: 'saml', name: 'Annuaire', saml: { provider: 'other', metadataUrl: silent.url } },
    });

  it('keeps nobody waiting but who asked it', async () => {
    const asking = await createTestOrganization(app.services);
    const other = await createTestOrganization(app.services);
    // As many as there are connections for all.
    const calls = Array.from({ length: 10 }, () => connect(asking.admin));
    await eventually(async () => silent.waiting() === calls.length, 'all of them to wait there');
    const { total, idle, waiting } = app.services.database.counts();
    expect([total - idle, waiting]).toEqual([0, 0]);
    for (const { admin } of [other, asking]) {
      const { token } = admin;
      const listed = await app.call('GET', '/teams', { token });
      const made = await app.call('POST', '/teams', { token, body: { name: 'Atelier' } });
      expect([listed.status, made.status]).toEqual([200, 200]);
    }
    expect(silent.waiting()).toBe(calls.length);
    silent.hangUp();
    for (const { status, json } of await Promise.all(calls))
      expect([status, Object.keys(json.fields)]).toEqual([400, ['saml.metadataUrl']]);
  });

  it('is asked nothing for who has not proven their mailbox, nor about what is not there', async () => {
    const unproven = await createTestOrganization(app.services, { confirmed: false });
    const proven = await createTestOrganization(app.services);
    const fetched: string[] = [];
    const { fetch } = app.services.messenger;
    Object.assign(app.services.messenger, {
      fetch: async (url: string) => {
        fetched.push(url);
        throw new Error('nobody answers');
      },
    });
    try {
      expect((await connect(unproven.admin)).json.code).toBe('confirmation_required');
      const body = { kind: 'saml', name: 'Annuaire', saml: { provider: 'other', metadataUrl: silent.url } };
      const change = (person: TestPerson, id: string) =>
        app.callAnything('PUT', `/organization/connections/${id}`, { token: person.token, body });
      expect((await change(proven.admin, randomUUID())).json.code).toBe('not_found');
      expect((await change(unproven.admin, randomUUID())).json.code).toBe('confirmation_required');
      expect(fetched).toEqual([]);
      expect((await connect(proven.admin)).status).toBe(400);
      expect(fetched).toEqual([silent.url]);
    } finally {
      Object.assign(app.services.messenger, { fetch });
    }
  });

  const reaching: Readonly<Record<string, () => Promise<unknown>>> = {
    'a fetched document': () => app.services.messenger.fetch(silent.url, { method: 'GET', headers: {} }),
    'a message': () =>
      app.services.messenger.post({
        url: silent.url,
        headers: {},
        body: '',
        signal: AbortSignal.timeout(60_000),
      }),
    'a provider': () => app.services.outside.call({ url: silent.url }),
    'a payroll program': () =>
      app.services.payrollProviders.call({
        method: 'GET',
        url: silent.url,
        headers: {},
        secrets: [],
        signal: AbortSignal.timeout(60_000),
      }),
    'the bucket': () =>
      bucketFiles({
        endpoint: silent.url,
        name: 'b',
        region: 'r',
        accessKeyId: 'a',
        secretAccessKey: 's',
      }).fetch({ organizationId: randomUUID(), id: randomUUID() }),
    'a name server': () => app.services.txtRecords('exemple.fr'),
    'the payment provider': () => present(app.services.payments).check(),
    'the mail server': () =>
      app.services.mailer.send({
        messageId: '<a@b>',
        to: { name: 'A', address: 'a@exemple.fr' },
        subject: '',
        html: '',
        text: '',
      }),
  };

  it.each(Object.entries(reaching))('%s is no part of a transaction', async (_, reach) => {
    const { id } = await createTestOrganization(app.services);
    const { database } = app.services;
    await expect(database.inOrganization(id, () => reach())).rejects.toThrow(AskedWhileHolding);
    await expect(database.together(id, () => reach())).rejects.toThrow(AskedWhileHolding);
    await expect(database.together(id, () => database.inOrganization(id, () => reach()))).rejects.toThrow(
      AskedWhileHolding,
    );
    await expect(database.atGate(() => reach())).rejects.toThrow(AskedWhileHolding);
    expect(silent.waiting()).toBe(0);
  });
});
