import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actOn } from '#tests/support/leave-company.ts';
import { PayfitServer, payfitAccess } from '#tests/support/payfit-server.ts';
import { present } from '#tests/support/present.ts';
import { type SendingCompany, sendingCompany, workOn } from '#tests/support/sending-company.ts';
import { SilaeServer, silaeAccess } from '#tests/support/silae-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let silae: SilaeServer;
let payfit: PayfitServer;

beforeAll(async () => {
  silae = await SilaeServer.start(['A-0042']);
  payfit = await PayfitServer.start(['contrat-ines']);
  app = await startTestApp({ env: { ...silae.env, ...payfit.env, WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
  await silae.server.close();
  await payfit.server.close();
});
beforeEach(() => {
  silae.absences.length = 0;
  payfit.absences.length = 0;
  payfit.active = true;
});

const secrets = [
  silaeAccess.clientId,
  silaeAccess.clientSecret,
  silaeAccess.subscriptionKey,
  payfitAccess.apiKey,
];

describe('a connection', () => {
  it('keeps its access sealed, tells the last four characters, and is tested (J25)', async () => {
    const { as, admin } = await sendingCompany(app, owner, silaeAccess);
    const { json, text } = await as(admin, 'GET', '/payroll/connection');
    expect(json).toMatchObject({
      available: true,
      connection: {
        provider: 'silae',
        dossier: '00042',
        readable: true,
        endings: { clientId: 'a1b2', clientSecret: 'c3d4', subscriptionKey: 'e5f6' },
        trouble: null,
      },
    });
    expect(present(json.connection).lastSuccessAt).not.toBeNull();
    const { rows } = await owner.query(
      `select c.*, encode(secrets, 'escape') as escaped from payroll_connections c
       where organization_id = (select organization_id from users where id = $1)`,
      [admin.id],
    );
    const log = await as(admin, 'GET', '/audit-log');
    const everywhere = [text, JSON.stringify(rows), log.text, app.logs.join('\n')].join('\n');
    for (const secret of secrets) expect(everywhere).not.toContain(secret);
    expect(log.text).toContain('payroll.connected');
  });

  it('opens nothing once its row is another’s (J25)', async () => {
    const first = await sendingCompany(app, owner, silaeAccess);
    const second = await sendingCompany(app, owner, { ...silaeAccess, clientSecret: 'un-autre' });
    await owner.query(
      `update payroll_connections set secrets = (
         select secrets from payroll_connections where organization_id = $1
       ) where organization_id = $2`,
      [first.organization.id, second.organization.id],
    );
    const { json } = await second.as(second.admin, 'POST', '/payroll/connection/test');
    expect(json.connection).toMatchObject({ readable: false, trouble: { kind: 'secret' } });
  });

  it('says what is wrong with an access, without repeating it', async () => {
    const { as, admin } = await sendingCompany(app, owner, { ...silaeAccess, clientSecret: 'faux-secret' });
    const tested = await as(admin, 'POST', '/payroll/connection/test');
    expect(tested.json.connection).toMatchObject({ lastSuccessAt: null, trouble: { kind: 'credentials' } });
    expect(tested.text).not.toContain('faux-secret');
    const dossier = await as(admin, 'PUT', '/payroll/connection', { ...silaeAccess, dossier: '1' });
    expect(dossier.json.connection?.trouble).toBeNull();
    expect((await as(admin, 'POST', '/payroll/connection/test')).json.connection?.trouble).toMatchObject({
      kind: 'forbidden',
      text: 'Dossier non autorisé',
    });
    const missing = await as(admin, 'PUT', '/payroll/connection', { provider: 'silae', clientId: 'x' });
    expect(Object.keys(missing.json.fields)).toEqual(['dossier', 'clientSecret', 'subscriptionKey']);
  });

  it('is erased when it is cut, and a sending under way stops', async () => {
    const { as, admin, organization, plan, sending } = await sendingCompany(app, owner, silaeAccess);
    const { digest } = (await plan('2026-09')).json;
    const { json } = await as(admin, 'POST', '/payroll/months/2026-09/sending', { digest });
    const cut = await as(admin, 'DELETE', '/payroll/connection');
    expect(cut.json).toEqual({ available: true, apart: false, connection: null });
    await workOn(app.services, organization.id, json.id);
    expect((await sending(json.id)).json).toMatchObject({
      stoppedBy: 'disconnected',
      counts: { waiting: 3 },
    });
    expect(silae.told).toEqual([]);
    const { rows } = await owner.query(
      'select secrets, hints from payroll_connections where organization_id = $1',
      [organization.id],
    );
    expect(rows).toEqual([{ secrets: null, hints: {} }]);
    expect((await plan('2026-09')).json.code).toBe('payroll_not_connected');
  });

  it('is nothing that a server without a key offers', async () => {
    const { as, admin } = await sendingCompany(app, owner, silaeAccess);
    const { secrets: sealed } = app.services.messenger;
    const ready = sealed.ready;
    Object.assign(sealed, { ready: () => false });
    try {
      expect((await as(admin, 'GET', '/payroll/connection')).json.available).toBe(false);
      const refused = await as(admin, 'PUT', '/payroll/connection', silaeAccess);
      expect(refused.json.code).toBe('secrets_key_missing');
    } finally {
      Object.assign(sealed, { ready });
    }
  });
});

it('shows an accountant results and lets them send, without the access and without types that are confidential', async () => {
  const { as, admin, organization } = await sendingCompany(app, owner, silaeAccess);
  const accountant = await organization.add('accountant', 'Claude Compta');
  expect((await as(accountant, 'GET', '/payroll/connection')).json.connection?.endings).toEqual({});
  const { json: plan } = await as(accountant, 'GET', '/payroll/months/2026-09/sending');
  expect(plan.steps.map(({ code, typeName }) => [code, typeName])).toContainEqual(['AB-100', 'Absence']);
  const body = { digest: plan.digest };
  const { status, json } = await as(accountant, 'POST', '/payroll/months/2026-09/sending', body);
  expect(status).toBe(200);
  await workOn(app.services, organization.id, json.id);
  const done = await as(accountant, 'GET', `/payroll/sendings/${json.id}`);
  expect(done.json).toMatchObject({ begunBy: { id: accountant.id }, counts: { sent: 3 } });
  for (const [method, path] of [
    ['PUT', '/payroll/connection'],
    ['DELETE', '/payroll/connection'],
    ['POST', '/payroll/connection/test'],
    ['GET', '/payroll/connection/matches'],
  ] as const)
    expect((await as(accountant, method, path, method === 'PUT' ? silaeAccess : undefined)).status).toBe(403);
  expect((await as(admin, 'GET', '/payroll/connection')).json.connection?.endings.clientId).toBe('a1b2');
});

describe('PayFit', () => {
  let company: SendingCompany;
  const names = [
    { type: 'vacation', name: 'fr_conges_payes' },
    { type: 'sick', name: 'fr_maladie_ordinaire' },
  ];

  beforeEach(async () => {
    company = await sendingCompany(app, owner, payfitAccess);
    const { as, admin, ines } = company;
    const people = [{ userId: ines.id, contractId: 'contrat-ines' }];
    await as(admin, 'PUT', '/payroll/connection/matches', { people, types: names });
    payfit.server.calls.length = 0;
  });

  it('is told by which contract of those who are there and of the thousand who left last', async () => {
    const { as, admin, organization } = company;
    await owner.query(
      `insert into users (organization_id, id, email, name, role, joined_at, confirmed_at, removed_at)
         select $1::uuid, gen_random_uuid(), 'p' || n || '@' || $1::text || '.exemple.fr', 'Parti ' || lpad(n::text, 4, '0'),
           'employee', now(), now(), now() - interval '1 year' + n * interval '1 minute'
         from generate_series(1, 1002) n`,
      [organization.id],
    );
    const { json } = await as(admin, 'GET', '/payroll/connection/matches');
    const gone = json.people.filter((one) => one.gone).map(({ user }) => user.name);
    expect([gone.length, gone[0], gone.at(-1)]).toEqual([1_000, 'Parti 0003', 'Parti 1002']);
    expect(json.people.slice(0, -1_000).map((one) => one.gone)).not.toContain(true);
    // Whoever left before them is known all the same.
    const { rows } = await owner.query(
      `select id from users where organization_id = $1 and name = 'Parti 0001'`,
      [organization.id],
    );
    const people = [{ userId: rows[0].id, contractId: 'ancien' }];
    expect((await as(admin, 'PUT', '/payroll/connection/matches', { people })).status).toBe(200);
    const stranger = [{ userId: randomUUID(), contractId: 'ancien' }];
    const refused = await as(admin, 'PUT', '/payroll/connection/matches', { people: stranger });
    expect([refused.status, refused.json.code]).toEqual([404, 'not_found']);
  });

  const september = [
    'contrat-ines fr_conges_payes 2026-09-09 middle-of-day 2026-09-11 end-of-day',
    'contrat-ines fr_maladie_ordinaire 2026-09-21 beginning-of-day 2026-09-22 end-of-day',
  ];
  const creations = () => payfit.server.count('POST', /absences$/);

  it('says itself whose key it is, and takes absences by moments of the day (J26)', async () => {
    const { as, admin } = company;
    const { json } = await as(admin, 'GET', '/payroll/connection');
    expect(json.connection).toMatchObject({
      provider: 'payfit',
      dossier: '5f0c0ffee',
      endings: { apiKey: 'g7h8' },
    });
    expect((await company.send('2026-09')).json.counts.sent).toBe(2);
    expect(payfit.told).toEqual(september);
    payfit.active = false;
    const tested = await as(admin, 'POST', '/payroll/connection/test');
    expect(tested.json.connection?.trouble?.kind).toBe('credentials');
  });

  it('never changes an absence: it is deleted, and created again (J26)', async () => {
    const { as, admin, away, close } = company;
    await company.send('2026-09');
    const { json: lines } = await as(admin, 'GET', '/payroll/months/2026-09');
    const leave = lines.lines.find(({ type }: { type: string }) => type === 'vacation');
    await actOn(app, admin, { id: present(leave?.requestId) }, 'cancel', { reason: 'Autres dates' });
    await away('vacation', '2026-09-10', '2026-09-11', { endHalf: 'am' });
    await close('2026-10');
    await company.send('2026-10');
    expect(payfit.told).toEqual([
      'contrat-ines fr_conges_payes 2026-09-10 beginning-of-day 2026-09-11 middle-of-day',
      september[1],
    ]);
    expect(payfit.server.count('DELETE', /./)).toBe(1);
  });

  it('is asked before anything is created again, also where it calls a type otherwise (J27)', async () => {
    const { as, admin, organization, plan, sending } = company;
    const wedding = [{ type: 'vacation', name: 'fr_mariage_salarie' }];
    await as(admin, 'PUT', '/payroll/connection/matches', { types: wedding });
    const { digest } = (await plan('2026-09')).json;
    const { json } = await as(admin, 'POST', '/payroll/months/2026-09/sending', { digest });
    payfit.server.outages.push(null, 'silence');
    await workOn(app.services, organization.id, json.id);
    expect((await sending(json.id)).json.counts).toMatchObject({ unknown: 1 });
    await workOn(app.services, organization.id, json.id);
    expect((await sending(json.id)).json.counts).toMatchObject({ sent: 2 });
    expect([creations(), payfit.absences.length]).toEqual([2, 2]);
  });

  it('is left alone where something else stands on the very same days (J27)', async () => {
    payfit.absences.push({
      id: 'typed',
      contractId: 'contrat-ines',
      type: 'fr_sans_solde',
      startDate: { date: '2026-09-21', moment: 'beginning-of-day' },
      endDate: { date: '2026-09-22', moment: 'end-of-day' },
    });
    const { json } = await company.send('2026-09');
    expect(json.lines.map(({ refusal }: { refusal: string }) => refusal)).toEqual([null, 'occupied']);
    expect(creations()).toBe(1);
  });

  it('keeps what it has of someone whose contract is not known any more', async () => {
    const { as, admin, ines } = company;
    await company.send('2026-09');
    const people = [{ userId: ines.id, contractId: null }];
    await as(admin, 'PUT', '/payroll/connection/matches', { people });
    const { json } = await company.plan('2026-09');
    expect([json.steps, json.held.length]).toEqual([[], 2]);
  });
});

it('compares the counters that Silae tells with ours (J28)', async () => {
  const { as, admin, ines } = await sendingCompany(app, owner, silaeAccess);
  silae.counters = [
    {
      matricule: 'A-0042',
      nomAffiche: 'EMPLOYÉE Inès',
      cpN1Acquis: 25,
      cpN1Pris: 2.5,
      cpN1Solde: 22.5,
      rttSolde: 0,
    },
    { matricule: 'Z-9', nomAffiche: 'INCONNU Jean', cpN1Solde: 3 },
  ];
  const { status, json } = await as(admin, 'POST', '/payroll/comparisons/silae', { date: '2026-09-30' });
  expect(status).toBe(200);
  expect(json).toMatchObject({ name: 'Silae', date: '2026-09-30', leftOut: [{ payrollNumber: 'Z-9' }] });
  expect(json.rows).toMatchObject([
    { user: { id: ines.id }, counter: 'paid-leave-n1', theirs: { acquired: 25, taken: 2.5, balance: 22.5 } },
  ]);
  silae.server.outages.push({ status: 500 });
  const failed = await as(admin, 'POST', '/payroll/comparisons/silae', { date: '2026-09-30' });
  expect(failed.json.code).toBe('payroll_provider_failed');
});
