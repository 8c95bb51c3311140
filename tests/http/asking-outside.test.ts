import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { bucketFiles } from '#server/files/bucket-files.ts';
import { AskedWhileHolding } from '#server/store/held-connection.ts';
import { CalendarStage } from '#tests/support/calendar-providers/calendar-stage.ts';
import { ConsentingCompany } from '#tests/support/calendar-providers/company-consent.ts';
import type { CalendarName } from '#tests/support/calendar-providers/connect-calendar.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import type { ProviderServer } from '#tests/support/provider-server.ts';
import { SamlCompany } from '#tests/support/saml-company.ts';
import { startSamlProvider } from '#tests/support/saml-provider.ts';
import { sendingCompany } from '#tests/support/sending-company.ts';
import { SilaeServer, silaeAccess } from '#tests/support/silae-server.ts';
import { type SilentServer, startSilentServer } from '#tests/support/silent-server.ts';
import { SlackStage } from '#tests/support/slack/slack-stage.ts';
import { BotStage } from '#tests/support/teams/bot-stage.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A call that asks somebody else's server, ready to be made. */
interface Asking {
  readonly app: TestApp;
  readonly token: string;
  readonly method: string;
  readonly path: string;
  readonly body: object;
  /** How often somebody else was asked. */
  readonly asked: () => number;
  readonly close: () => Promise<void>;
}

type Prepare = () => Promise<Asking>;

const callsOf =
  (server: Pick<ProviderServer, 'calls'>, path: RegExp = /./): (() => number) =>
  () =>
    server.calls.filter((call) => path.test(call.path)).length;

async function saml(): Promise<{
  company: SamlCompany;
  url: string;
  asked: () => number;
  close: () => Promise<void>;
}> {
  const app = await startTestApp();
  const provider = await startSamlProvider(() => app.services.now());
  const fetching = app.services.messenger.fetch;
  let asked = 0;
  Object.assign(app.services.messenger, {
    fetch: (...given: Parameters<typeof fetching>) => {
      asked += 1;
      return fetching(...given);
    },
  });
  return {
    company: await SamlCompany.found(app, provider),
    url: `${provider.url}/metadata`,
    asked: () => asked,
    close: async () => {
      await app.close();
      await provider.close();
    },
  };
}

async function calendarKey(name: CalendarName): Promise<Asking> {
  const stage = await CalendarStage.start();
  const { company, form } = await ConsentingCompany.found(stage, name);
  return {
    app: stage.app,
    token: company.admin.token,
    method: 'PUT',
    path: `/company-calendars/${name}`,
    body: form,
    asked: callsOf(stage.provider(name).server),
    close: () => stage.close(),
  };
}

/** Every call of the contract that asks a server of somebody else and takes a key. */
const calls: Readonly<Record<string, Prepare>> = {
  'companyLogin.createConnection': async () => {
    const { company, url, asked, close } = await saml();
    const body = company.form({ metadata: undefined, metadataUrl: url });
    const { app, admin } = company;
    return { app, token: admin.token, method: 'POST', path: '/organization/connections', body, asked, close };
  },
  'companyLogin.changeConnection': async () => {
    const { company, url, asked, close } = await saml();
    const id = await company.connect({ metadata: undefined });
    const path = `/organization/connections/${id}`;
    const body = company.form({ metadata: undefined, metadataUrl: url });
    return { app: company.app, token: company.admin.token, method: 'PUT', path, body, asked, close };
  },
  'companyCalendars.connectGoogle': () => calendarKey('google'),
  'companyCalendars.connectMicrosoft': () => calendarKey('microsoft'),
  'teamsBot.connect': async () => {
    const stage = await BotStage.start();
    const { admin } = await createTestOrganization(stage.app.services);
    return {
      app: stage.app,
      token: admin.token,
      method: 'PUT',
      path: '/teams-bot',
      body: stage.service.register(),
      asked: callsOf(stage.service.server, /^\/login/),
      close: () => stage.close(),
    };
  },
  'teamsBot.link': async () => {
    const stage = await BotStage.start();
    const { bot, ines } = await stage.company();
    const reference = await stage.greet(bot, stage.service.join(bot, ines.email, ines.name));
    return {
      app: stage.app,
      token: ines.token,
      method: 'PUT',
      path: '/teams-bot/account',
      body: { reference },
      asked: callsOf(stage.service.server, /members/),
      close: () => stage.close(),
    };
  },
  'slack.link': async () => {
    const stage = await SlackStage.start();
    const { team, ines } = await stage.company();
    const { id } = stage.slack.join(team, ines.email, ines.name);
    return {
      app: stage.app,
      token: ines.token,
      method: 'PUT',
      path: '/slack/account',
      body: { account: id },
      asked: callsOf(stage.slack.server, /lookupByEmail/),
      close: () => stage.close(),
    };
  },
  'connections.disconnect': async () => {
    const stage = await CalendarStage.start();
    const person = (await createTestOrganization(stage.app.services)).admin;
    await stage.connect('google', person);
    const { id } = await stage.connectionOf('google', person);
    return {
      app: stage.app,
      token: person.token,
      method: 'POST',
      path: `/connections/${id}/disconnect`,
      body: { removeWritten: false },
      asked: callsOf(stage.google.server, /revoke/),
      close: () => stage.close(),
    };
  },
  'payrollSending.compareCounters': async () => {
    const silae = await SilaeServer.start(['A-0042']);
    const app = await startTestApp({ env: { ...silae.env, WORKER: 'off' } });
    const owner = new Client(app.connection);
    await owner.connect();
    const { admin } = await sendingCompany(app, owner, silaeAccess);
    silae.counters = [{ matricule: 'A-0042', nomAffiche: 'EMPLOYÉE Inès', cpN1Solde: 22.5 }];
    return {
      app,
      token: admin.token,
      method: 'POST',
      path: '/payroll/comparisons/silae',
      body: { date: '2026-09-30' },
      asked: callsOf(silae.server, /SoldeRepos/),
      close: async () => {
        await owner.end();
        await app.close();
        await silae.server.close();
      },
    };
  },
};

describe('a call that asks somebody else first, with a key', () => {
  it('is every one that the contract marks', () => {
    const marked = Object.entries<EndpointTable>(api).flatMap(([feature, table]) =>
      Object.entries(table).flatMap(([name, { idempotency }]) =>
        idempotency === 'after-asking' ? [`${feature}.${name}`] : [],
      ),
    );
    expect(Object.keys(calls).sort()).toEqual(marked.sort());
  });

  it.each(Object.entries(calls))(
    '%s asks once, writes once, and is answered the same',
    async (_, prepare) => {
      const { app, token, method, path, body, asked, close } = await prepare();
      try {
        const headers = { 'idempotency-key': randomUUID() };
        const send = (sent: object = body): Promise<LooseAnswer> =>
          app.callAnything(method, path, { token, headers, body: sent });
        const first = await send();
        expect(first.status, first.text).toBe(200);
        const askedOnce = asked();
        expect(askedOnce).toBeGreaterThan(0);
        const deeds = async () => (await app.call('GET', '/audit-log', { token })).text;
        const told = await deeds();
        const second = await send();
        expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
        expect(second.json).toEqual(first.json);
        expect([asked(), await deeds()]).toEqual([askedOnce, told]);
        const other = await send(changed(body));
        expect([other.status, other.json.code]).toEqual([422, 'idempotency_key_reused']);
      } finally {
        await close();
      }
    },
  );
});

/** The same form, with another word in it. */
function changed(body: object): object {
  const [[field, value] = ['', '']] = Object.entries(body);
  if (typeof value === 'boolean') return { ...body, [field]: !value };
  if (field === 'date') return { date: '2026-09-29' };
  if (field === 'kind') return { ...body, name: 'Autre' };
  return /^[0-9a-f-]{36}$/.test(String(value))
    ? { ...body, [field]: randomUUID() }
    : { ...body, [field]: `${value}x` };
}

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
