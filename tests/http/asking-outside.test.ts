import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { CalendarStage } from '#tests/support/calendar-providers/calendar-stage.ts';
import { ConsentingCompany } from '#tests/support/calendar-providers/company-consent.ts';
import type { CalendarName } from '#tests/support/calendar-providers/connect-calendar.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import type { ProviderServer } from '#tests/support/provider-server.ts';
import { SamlCompany } from '#tests/support/saml-company.ts';
import { startSamlProvider } from '#tests/support/saml-provider.ts';
import { sendingCompany } from '#tests/support/sending-company.ts';
import { SilaeServer, silaeAccess } from '#tests/support/silae-server.ts';
import { SlackStage } from '#tests/support/slack/slack-stage.ts';
import { BotStage } from '#tests/support/teams/bot-stage.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

/** A call that asks before it writes, ready to be made. */
interface Asking {
  readonly app: TestApp;
  readonly token: string;
  readonly method: string;
  readonly path: string;
  readonly body: object;
  /** How often somebody else was asked; null where it is a thread of ours that takes its time. */
  readonly asked: (() => number) | null;
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

/** Every call of the contract that asks a server of somebody else, or a thread, and takes a key. */
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
  'payslips.compare': async () => {
    const app = await startTestApp({ env: { WORKER: 'off' } });
    const { admin } = await createTestOrganization(app.services);
    const counters = [{ counter: 'paid-leave', balance: '20' }];
    const rows = [{ line: 1, payrollNumber: '', name: admin.name, counters }];
    const date = todayInParis(app.services.now());
    return {
      app,
      token: admin.token,
      method: 'POST',
      path: '/payroll/comparisons',
      body: { name: 'Bulletins', date, rows },
      asked: null,
      close: () => app.close(),
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

describe('a call that asks first and writes afterwards, with a key', () => {
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
        const askedOnce = asked?.();
        if (asked) expect(askedOnce).toBeGreaterThan(0);
        const deeds = async () => (await app.call('GET', '/audit-log', { token })).text;
        const told = await deeds();
        const second = await send();
        expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
        expect(second.json).toEqual(first.json);
        expect([asked?.(), await deeds()]).toEqual([askedOnce, told]);
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
