import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { type Answer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let organization: TestOrganization;
let lead: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  organization = await createTestOrganization(app.services);
  lead = await organization.add('team_lead', 'Lou Chef');
  manager = await organization.add('manager', 'Maud Manager');
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = (person: TestPerson, method: string, path: string, body?: unknown): Promise<Answer> =>
  app.call(method, path, { token: person.token, ...(body === undefined ? {} : { body }) });
const week = { type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' } as const;
const filed = async (person: TestPerson, form: object = {}) =>
  (await as(person, 'POST', '/leave-requests', { ...week, ...form })).json;
const move = (person: TestPerson, { id }: { id: string }, verb: string, body: object = {}) =>
  as(person, 'PATCH', `/leave-requests/${id}/${verb}`, body);
const told = ({ status, json }: Answer) => [status, json.code ?? json.status];
const eventsOf = async (person: TestPerson, { id }: { id: string }) =>
  (await as(person, 'GET', `/leave-requests/${id}`)).json.history;

/** What the ledger holds of one request, by day. */
async function ledgerOf({ id }: { id: string }): Promise<{ date: string; days: number }[]> {
  const { rows } = await owner.query<{ date: string; days: number }>(
    `select date::text, sum(amount_n::float8 / amount_d) as days from ledger_entries
     where request_id = $1 group by date order by date`,
    [id],
  );
  return rows;
}

describe('deciding', () => {
  it('approves, writes the days into the ledger and says who did it', async () => {
    const ana = await organization.add('employee', 'Ana');
    const request = await filed(ana, { endHalf: 'am' });
    expect(await ledgerOf(request)).toEqual([]);
    const approved = await move(lead, request, 'approve', { version: 1 });
    expect(approved.json).toMatchObject({
      status: 'approved',
      version: 2,
      countedDays: 4.5,
      decidedBy: { id: lead.id, name: 'Lou Chef' },
      decisionReason: null,
    });
    expect(approved.json.decidedAt).toBe(approved.json.updatedAt);
    const july = ['02', '03', '04', '05'].map((day) => ({ date: `2040-07-${day}`, days: -1 }));
    expect(await ledgerOf(request)).toEqual([...july, { date: '2040-07-06', days: -0.5 }]);
    expect(await eventsOf(ana, request)).toMatchObject([
      { event: 'filed', author: 'Ana' },
      { event: 'approved', author: 'Lou Chef', via: 'app', reason: null },
    ]);
    const { rows } = await owner.query('select address from leave_request_events where request_id = $1', [
      request.id,
    ]);
    expect(rows).toEqual([{ address: '127.0.0.1' }, { address: '127.0.0.1' }]);
  });

  it('rejects with a reason, never without, and frees the days', async () => {
    const ana = await organization.add('employee', 'Ana');
    const request = await filed(ana);
    for (const reason of [undefined, '', '   ']) {
      const { status, json } = await move(manager, request, 'reject', { reason });
      expect([status, json.fields]).toEqual([
        400,
        { reason: 'Veuillez remplir tous les champs obligatoires' },
      ]);
    }
    const rejected = await move(manager, request, 'reject', { reason: ' Trop de monde absent ' });
    expect(rejected.json).toMatchObject({ status: 'rejected', decisionReason: 'Trop de monde absent' });
    expect(await ledgerOf(request)).toEqual([]);
    expect((await eventsOf(ana, request)).at(-1)).toMatchObject({
      event: 'rejected',
      reason: 'Trop de monde absent',
    });
    expect(await filed(ana)).toMatchObject({ status: 'pending' });
  });

  it('is for one’s own level and below, never for oneself, unless nobody else could', async () => {
    const { admin } = organization;
    const ana = await organization.add('employee', 'Ana');
    const peer = await organization.add('team_lead', 'Pair');
    const [anas, leads, managers, admins] = [
      await filed(ana),
      await filed(lead),
      await filed(manager),
      await filed(admin),
    ];
    expect(told(await move(ana, leads, 'approve'))).toEqual([403, 'forbidden']);
    expect(told(await move(ana, anas, 'approve'))).toEqual([403, 'forbidden']);
    expect(told(await move(lead, leads, 'approve'))).toEqual([403, 'own_request']);
    expect(told(await move(lead, leads, 'reject', { reason: 'x' }))).toEqual([403, 'own_request']);
    expect(told(await move(lead, managers, 'approve'))).toEqual([403, 'forbidden']);
    expect(told(await move(manager, admins, 'approve'))).toEqual([403, 'forbidden']);
    expect(told(await move(peer, leads, 'approve'))).toEqual([200, 'approved']);
    expect(told(await move(admin, managers, 'approve'))).toEqual([200, 'approved']);
    // The only admin: nobody else could decide.
    expect((await as(admin, 'GET', `/leave-requests/${admins.id}`)).json.actions).toEqual([
      'edit',
      'withdraw',
      'approve',
      'reject',
    ]);
    expect(told(await move(admin, admins, 'approve'))).toEqual([200, 'approved']);
  });

  it('reaches nothing of another organisation', async () => {
    const elsewhere = await createTestOrganization(app.services);
    const request = await filed(await organization.add('employee'));
    for (const verb of ['approve', 'withdraw', 'cancel'])
      expect(told(await move(elsewhere.admin, request, verb))).toEqual([404, 'not_found']);
    for (const verb of ['reject', 'refuse-cancellation'])
      expect(told(await move(elsewhere.admin, request, verb, { reason: 'x' }))).toEqual([404, 'not_found']);
    expect((await as(elsewhere.admin, 'GET', `/leave-requests/${request.id}`)).status).toBe(404);
    expect((await as(elsewhere.admin, 'PUT', `/leave-requests/${request.id}`, week)).status).toBe(404);
  });

  it('tells the second decision what the first one left, in the language of the caller', async () => {
    const ana = await organization.add('employee');
    const request = await filed(ana);
    await move(manager, request, 'approve', { version: 1 });
    const late = await move(lead, request, 'reject', { reason: 'Non', version: 1 });
    expect([late.status, late.json]).toEqual([
      409,
      {
        error: 'Cela n’est plus possible\u00a0: la demande est approuvée.',
        code: 'already_decided',
        details: { status: 'approved', state: 'approuvée', version: 2 },
      },
    ]);
    const english = await app.call('PATCH', `/leave-requests/${request.id}/approve`, {
      token: lead.token,
      body: {},
      headers: { 'accept-language': 'en' },
    });
    expect(english.json.error).toBe('This is no longer possible: the request is approved.');
    expect(told(await move(ana, request, 'withdraw'))).toEqual([409, 'already_decided']);
  });

  it('asks to read again what was edited meanwhile', async () => {
    const ana = await organization.add('employee');
    const request = await filed(ana);
    await as(ana, 'PUT', `/leave-requests/${request.id}`, { ...week, endDate: '2040-07-05' });
    expect(told(await move(manager, request, 'approve', { version: 1 }))).toEqual([409, 'changed_meanwhile']);
    expect(told(await move(manager, request, 'approve', { version: 2 }))).toEqual([200, 'approved']);
    expect(await ledgerOf(request)).toHaveLength(4);
  });
});

describe('taking back', () => {
  it('withdraws one’s own pending request, and nobody else’s', async () => {
    const [ana, bao] = [await organization.add('employee'), await organization.add('employee')];
    const request = await filed(ana);
    expect(told(await move(bao, request, 'withdraw'))).toEqual([404, 'not_found']);
    expect(told(await move(manager, request, 'withdraw'))).toEqual([403, 'forbidden']);
    expect(told(await move(ana, request, 'withdraw', { version: 3 }))).toEqual([409, 'changed_meanwhile']);
    expect(told(await move(ana, request, 'withdraw', { version: 1 }))).toEqual([200, 'withdrawn']);
    expect(told(await move(manager, request, 'approve'))).toEqual([409, 'already_decided']);
  });

  it('asks for the cancellation of approved leave, which is refused with a reason or accepted', async () => {
    const ana = await organization.add('employee', 'Ana');
    const request = await filed(ana);
    expect(told(await move(ana, request, 'cancel'))).toEqual([409, 'already_decided']);
    await move(manager, request, 'approve');
    expect(told(await move(lead, request, 'refuse-cancellation', { reason: 'x' }))).toEqual([
      409,
      'already_decided',
    ]);
    const asked = await move(ana, request, 'cancel', { reason: 'Voyage annulé' });
    expect(asked.json).toMatchObject({
      status: 'approved',
      cancellationAsked: true,
      decidedBy: { id: manager.id },
    });
    expect(told(await move(ana, request, 'cancel'))).toEqual([409, 'already_decided']);
    const page = (await as(manager, 'GET', `/leave-requests/${request.id}`)).json;
    expect(page.actions).toEqual(['cancel', 'refuse-cancellation']);
    expect((await as(ana, 'GET', `/leave-requests/${request.id}`)).json.actions).toEqual([]);

    expect((await move(lead, request, 'refuse-cancellation', {})).status).toBe(400);
    expect(told(await move(ana, request, 'refuse-cancellation', { reason: 'x' }))).toEqual([
      403,
      'forbidden',
    ]);
    const kept = await move(lead, request, 'refuse-cancellation', { reason: 'Déjà remplacée' });
    expect(kept.json).toMatchObject({ status: 'approved', cancellationAsked: false });

    await move(ana, request, 'cancel', {});
    const cancelled = await move(lead, request, 'cancel', {});
    expect(cancelled.json).toMatchObject({ status: 'cancelled', decidedBy: { id: lead.id } });
    expect((await ledgerOf(request)).map(({ days }) => days)).toEqual([0, 0, 0, 0, 0]);
    expect((await eventsOf(ana, request)).map(({ event }: { event: string }) => event)).toEqual([
      'filed',
      'approved',
      'cancellation-asked',
      'cancellation-refused',
      'cancellation-asked',
      'cancelled',
    ]);
    expect(told(await move(lead, request, 'cancel'))).toEqual([409, 'already_decided']);
    expect(await filed(ana)).toMatchObject({ status: 'pending' });
  });

  it('gives back exactly the days that were taken', async () => {
    const ana = await organization.add('employee');
    const balance = async () => (await as(ana, 'GET', '/balances/me?at=2031-01-31')).json[0];
    const before = await balance();
    const form = { startDate: '2030-07-01', endDate: '2030-07-19', startHalf: 'pm' };
    const request = await filed(ana, form);
    await move(manager, request, 'approve');
    const taken = await balance();
    expect(taken.available).toBeLessThan(before.available);
    await move(manager, request, 'cancel', {});
    const after = await balance();
    expect(after).toMatchObject({
      available: before.available,
      acquired: before.acquired,
      taken: before.taken,
      lots: before.lots,
    });
  });
});

describe('on behalf of someone', () => {
  it('records leave that is approved at once, and says so', async () => {
    const ana = await organization.add('employee', 'Ana');
    const form = { ...week, type: 'sick', note: 'Arrêt transmis', userId: ana.id };
    const { status, json } = await as(lead, 'POST', '/leave-requests', form);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      employeeId: ana.id,
      employeeName: 'Ana',
      status: 'approved',
      recordedBy: { id: lead.id, name: 'Lou Chef' },
      decidedBy: { id: lead.id, name: 'Lou Chef' },
    });
    expect((await as(ana, 'GET', '/leave-requests/my-requests')).json).toEqual([json]);
    expect(await eventsOf(ana, json)).toMatchObject([{ event: 'recorded', author: 'Lou Chef' }]);
    expect(await ledgerOf(json)).toEqual([]);
    const paid = { ...week, startDate: '2040-08-06', endDate: '2040-08-10', userId: ana.id };
    const recorded = await as(lead, 'POST', '/leave-requests', paid);
    expect(await ledgerOf(recorded.json)).toHaveLength(5);
  });

  it('is for those who may decide, and needs someone of the organisation', async () => {
    const elsewhere = await createTestOrganization(app.services);
    const [ana, bao] = [await organization.add('employee'), await organization.add('employee')];
    for (const path of ['/leave-requests', '/leave-requests/preview']) {
      const record = async (person: TestPerson, userId: string) =>
        told(await as(person, 'POST', path, { ...week, userId })).slice(0, 2);
      expect(await record(ana, bao.id)).toEqual([403, 'forbidden']);
      expect(await record(lead, manager.id)).toEqual([403, 'forbidden']);
      expect(await record(lead, elsewhere.admin.id)).toEqual([404, 'not_found']);
    }
    // Naming oneself is filing for oneself.
    const own = await as(ana, 'POST', '/leave-requests', { ...week, userId: ana.id });
    expect(own.json).toMatchObject({ status: 'pending', recordedBy: null });
  });
});

describe('someone who goes', () => {
  it('takes back what they still waited for, and keeps their past under their name', async () => {
    const ana = await organization.add('employee', 'Ana Partie');
    const [pending, approved] = [
      await filed(ana),
      await filed(ana, { startDate: '2040-08-06', endDate: '2040-08-10' }),
    ];
    await move(manager, approved, 'approve');
    expect((await as(manager, 'DELETE', `/users/${ana.id}`)).status).toBe(200);
    const page = (await as(manager, 'GET', `/leave-requests/${pending.id}`)).json;
    expect(page.request).toMatchObject({ status: 'withdrawn', employeeName: 'Ana Partie', version: 2 });
    expect(page.history.at(-1)).toMatchObject({ event: 'withdrawn', author: 'Maud Manager', reason: null });
    expect((await as(manager, 'GET', `/leave-requests/${approved.id}`)).json.request.status).toBe('approved');
    const calendar = (await as(manager, 'GET', '/leave-requests/team-calendar')).json;
    expect(calendar.filter(({ employeeId }: { employeeId: string }) => employeeId === ana.id)).toEqual([]);

    const bao = await organization.add('employee', 'Bao');
    const own = await filed(bao);
    expect((await as(bao, 'POST', '/auth/me/leave')).status).toBe(200);
    expect((await eventsOf(manager, own)).at(-1)).toMatchObject({ event: 'withdrawn', author: 'Bao' });
  });
});
