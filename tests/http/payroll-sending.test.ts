import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { actOn } from '#tests/support/leave-company.ts';
import { present } from '#tests/support/present.ts';
import { type SendingCompany, sendingCompany, workOn } from '#tests/support/sending-company.ts';
import { SilaeServer, silaeAccess } from '#tests/support/silae-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let silae: SilaeServer;
let company: SendingCompany;

beforeAll(async () => {
  silae = await SilaeServer.start(['A-0042', 'A-0043']);
  app = await startTestApp({ env: { ...silae.env, WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
  await silae.server.close();
});
beforeEach(async () => {
  silae.absences.length = 0;
  silae.closedMonths.clear();
  silae.server.outages.length = 0;
  company = await sendingCompany(app, owner, silaeAccess);
  silae.server.calls.length = 0;
});

const september = [
  'A-0042 AB-100 2026-09-21 2026-09-22',
  'A-0042 AB-300 2026-09-09 2026-09-09 0.5',
  'A-0042 AB-300 2026-09-10 2026-09-11',
];
const adds = () => silae.server.count('POST', /SalarieAjouterAbsenceV2$/);
const states = (sending: { lines: { state: string }[] }) => sending.lines.map(({ state }) => state);

describe('a closed month', () => {
  it('is sent line by line, half-days on single days, and not twice (J26)', async () => {
    const { json: plan } = await company.plan('2026-09');
    expect(
      plan.steps.map(({ deed, code, startDate, endDate }: Record<string, string>) => [
        deed,
        code,
        startDate,
        endDate,
      ]),
    ).toEqual([
      ['add', 'AB-300', '2026-09-09', '2026-09-09'],
      ['add', 'AB-300', '2026-09-10', '2026-09-11'],
      ['add', 'AB-100', '2026-09-21', '2026-09-22'],
    ]);
    const { json: sending } = await company.send('2026-09');
    expect(sending).toMatchObject({
      provider: 'silae',
      month: '2026-09',
      stoppedBy: null,
      counts: { sent: 3, waiting: 0, unknown: 0, refused: 0 },
    });
    expect(sending.endedAt).not.toBeNull();
    expect(silae.told).toEqual(september);
    expect((await company.plan('2026-09')).json.steps).toEqual([]);
    const { as, admin } = company;
    const again = await as(admin, 'POST', '/payroll/months/2026-09/sending', { digest: plan.digest });
    expect(again.json.code).toBe('payroll_sending_empty');
    const { json: history } = await as(admin, 'GET', '/payroll/sendings');
    expect(history).toMatchObject([{ id: sending.id, begunBy: { id: admin.id }, counts: { sent: 3 } }]);
    const log = await as(admin, 'GET', '/audit-log?action=payroll.sent');
    expect(log.json[0]?.details).toEqual({ month: '2026-09', program: 'Silae', lines: 3 });
  });

  it('is planned from what was sent of its own months, however much was sent before', async () => {
    const { json: sent } = await company.send('2026-09');
    await owner.query(
      `insert into payroll_sending_lines (organization_id, sending_id, position, deed, user_id, person_name, type,
           employee, code, start_date, start_half, end_date, end_half, state)
         select organization_id, sending_id, 1000 + n, deed, user_id, person_name, type, employee, code,
           date '2010-01-01' + n, 'am', date '2010-01-01' + n, 'pm', 'sent'
         from payroll_sending_lines, generate_series(1, 3000) n where sending_id = $1 and position = 0`,
      [sent.id],
    );
    let mostRows = 0;
    const query = Client.prototype.query as unknown as (...given: unknown[]) => unknown;
    const watching = vi.spyOn(Client.prototype, 'query').mockImplementation(async function (
      this: Client,
      ...given: unknown[]
    ) {
      const result = await query.apply(this, given);
      const all = [result].flat() as { readonly rows?: readonly unknown[] }[];
      mostRows = Math.max(mostRows, ...all.map(({ rows = [] }) => rows.length));
      return result as never;
    });
    const { json: plan } = await company.plan('2026-09');
    watching.mockRestore();
    expect(plan.steps).toEqual([]);
    expect(mostRows).toBeGreaterThan(0);
    expect(mostRows).toBeLessThan(100);
  });

  it('takes back and adds what the differences of the next month say, and leaves the rest (J26)', async () => {
    const { away, close, send, as, admin } = company;
    await send('2026-09');
    const { json: lines } = await as(admin, 'GET', '/payroll/months/2026-09');
    const leave = lines.lines.find(({ code }) => code === 'AB-300');
    await actOn(app, admin, { id: present(leave?.requestId) }, 'cancel', { reason: 'Non pris' });
    await away('vacation', '2026-09-09', '2026-09-09');
    await close('2026-10');
    const { json: plan } = await company.plan('2026-10');
    expect(plan.steps.map(({ deed, startDate }: Record<string, string>) => [deed, startDate])).toEqual([
      ['delete', '2026-09-10'],
      ['change', '2026-09-09'],
    ]);
    await send('2026-10');
    expect(silae.told).toEqual([
      'A-0042 AB-100 2026-09-21 2026-09-22',
      'A-0042 AB-300 2026-09-09 2026-09-09',
    ]);
  });

  it('takes back what payroll has by a file, though we never sent it', async () => {
    const { close, send, as, admin } = company;
    silae.absences.push({
      matricule: 'A-0042',
      codeAbsence: 'AB-100',
      dateDebutAbsence: '2026-09-21',
      dateFinAbsence: '2026-09-22',
      dureeEnJoursSiJourUnique: null,
    });
    const { json: lines } = await as(admin, 'GET', '/payroll/months/2026-09');
    for (const { requestId } of lines.lines) {
      await actOn(app, admin, { id: requestId }, 'cancel', { reason: 'Erreur' });
    }
    await close('2026-10');
    const { json } = await send('2026-10');
    expect(silae.told).toEqual([]);
    expect(json.lines.map(({ needless }: { needless: boolean }) => needless)).toEqual([true, true, false]);
  });

  it('is put right after it was opened and closed again', async () => {
    const { send, close, as, admin } = company;
    await send('2026-09');
    await as(admin, 'POST', '/payroll/months/2026-09/reopen', { reason: 'Trop tôt' });
    const { json: open } = await as(admin, 'GET', '/payroll/months/2026-09');
    await actOn(app, admin, { id: present(open.lines[0]?.requestId) }, 'cancel', { reason: 'Non pris' });
    await close('2026-09');
    await send('2026-09');
    expect(silae.told).toEqual(['A-0042 AB-100 2026-09-21 2026-09-22']);
  });

  it('closed at Silae is refused line by line, in its words, and sent later (J27)', async () => {
    silae.closedMonths.add('2026-09');
    const { json } = await company.send('2026-09');
    expect(states(json)).toEqual(['refused', 'refused', 'refused']);
    expect(json.lines[0]).toMatchObject({
      refusal: 'closed-month',
      answer: 'La période 2026-09 est clôturée',
    });
    expect(json.counts.refused).toBe(3);
    silae.closedMonths.clear();
    expect((await company.send('2026-09')).json.counts.sent).toBe(3);
  });

  it('holds back who has no payroll number and what has no code, and takes today’s where it is there by now', async () => {
    const { as, admin, colin, close } = company;
    const colinAway = { userId: colin.id, type: 'vacation', startDate: '2026-10-05', endDate: '2026-10-06' };
    await as(admin, 'POST', '/leave-requests', colinAway);
    await close('2026-10');
    const { json: plan } = await company.plan('2026-10');
    expect(plan.held).toMatchObject([
      { user: { id: colin.id }, problem: 'employee', startDate: '2026-10-05' },
    ]);
    expect(plan.steps).toEqual([]);
    const facts = { birthDate: null, children: [], seniorityFrom: null, payrollNumber: 'A-0043' };
    await as(admin, 'PUT', `/users/${colin.id}/rights-facts`, facts);
    expect((await company.plan('2026-10')).json.steps).toMatchObject([{ deed: 'add', employee: 'A-0043' }]);
  });

  it('is sent as it was looked at, one sending at a time', async () => {
    const { as, admin } = company;
    const send = (digest: string) => as(admin, 'POST', '/payroll/months/2026-09/sending', { digest });
    expect((await send('0'.repeat(64))).json.code).toBe('changed_meanwhile');
    const { digest } = (await company.plan('2026-09')).json;
    expect((await send(digest)).status).toBe(200);
    expect((await send(digest)).json.code).toBe('payroll_sending_running');
    expect((await as(admin, 'GET', '/payroll/months/2026-10/sending')).json.code).toBe('payroll_month_open');
  });
});

describe('trouble', () => {
  const begun = async () => {
    const { as, admin, plan } = company;
    const { digest } = (await plan('2026-09')).json;
    return (await as(admin, 'POST', '/payroll/months/2026-09/sending', { digest })).json.id as string;
  };
  const work = (id: string) => workOn(app.services, company.organization.id, id);

  it('of tokens that ended is passed over', async () => {
    const id = await begun();
    silae.expireTokens();
    await work(id);
    expect((await company.sending(id)).json.counts.sent).toBe(3);
    expect(silae.server.count('POST', /token$/)).toBe(1);
  });

  it('of an access that is refused stops the sending and is told in plain words', async () => {
    const id = await begun();
    silae.server.outages.push(...Array.from({ length: 3 }, () => ({ status: 401 })));
    await work(id);
    expect((await company.sending(id)).json).toMatchObject({
      stoppedBy: 'credentials',
      counts: { waiting: 3 },
    });
    const { as, admin } = company;
    const { json } = await as(admin, 'GET', '/payroll/connection');
    expect(json.connection?.trouble).toMatchObject({ kind: 'credentials' });
    expect((await company.send('2026-09')).json.counts.sent).toBe(3);
  });

  it('that passes is waited for, as long as it asks, and gone on from there', async () => {
    const id = await begun();
    silae.server.outages.push(null, null, { status: 429, headers: { 'retry-after': '900' } });
    await work(id);
    const { json: waiting } = await company.sending(id);
    expect(waiting.counts).toMatchObject({ sent: 1, waiting: 2 });
    const { rows } = await owner.query(
      `select extract(epoch from j.run_at - now())::int as seconds from graphile_worker._private_jobs j
       where j.key = $1`,
      [`payroll-sending:${id}`],
    );
    expect(rows[0].seconds).toBeGreaterThan(800);
    silae.server.outages.push(null, { status: 503 });
    await work(id);
    expect((await company.sending(id)).json.counts).toMatchObject({ sent: 1, unknown: 1, waiting: 1 });
    await work(id);
    expect((await company.sending(id)).json.counts).toMatchObject({ sent: 3 });
    expect(silae.told).toEqual(september);
  });

  it('that does not pass ends after some tries, and the month can be sent again', async () => {
    const id = await begun();
    for (let tries = 0; tries < 7; tries += 1) {
      silae.server.outages.push({ status: 500 });
      await work(id);
    }
    expect((await company.sending(id)).json).toMatchObject({
      stoppedBy: 'unreachable',
      counts: { waiting: 3 },
    });
    expect((await company.send('2026-09')).json.counts.sent).toBe(3);
  });

  it('after the program did its work and before we heard of it sends nothing twice (J27)', async () => {
    const id = await begun();
    silae.server.outages.push(null, 'silence');
    await work(id);
    expect((await company.sending(id)).json.counts).toMatchObject({ unknown: 1, waiting: 2 });
    await work(id);
    expect((await company.sending(id)).json.counts).toMatchObject({ sent: 3 });
    expect(adds()).toBe(3);
    expect(silae.told).toEqual(september);
  });

  it('of a killed process sends nothing twice, wherever it was (J27)', async () => {
    const id = await begun();
    const { services } = app;
    // Each time it lives for one call: the answer arrives, and nobody is there to write it down.
    for (let lives = 0; lives < 12; lives += 1) {
      const dying = new AbortController();
      const call: typeof services.payrollProviders.call = async (request) => {
        const answer = await services.payrollProviders.call(request);
        if (!request.url.endsWith('SalarieAbsencesV2')) dying.abort(new Error('killed'));
        return answer;
      };
      const payrollProviders = { ...services.payrollProviders, call };
      await workOn({ ...services, payrollProviders }, company.organization.id, id, dying.signal).catch(
        (error: Error) => expect(error.message).toBe('killed'),
      );
    }
    expect((await company.sending(id)).json.counts).toEqual({ sent: 3, waiting: 0, unknown: 0, refused: 0 });
    expect(adds()).toBe(3);
    expect(silae.told).toEqual(september);
  });
});
