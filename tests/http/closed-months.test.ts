import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actOn, fileLeave, jobsDone, tokenIn } from '#tests/support/leave-company.ts';
import { type PayMonthCompany, payMonthCompany } from '#tests/support/pay-month-company.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { typeForm } from '#tests/support/type-company.ts';

let app: TestApp;
let owner: Client;
let company: PayMonthCompany;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});
beforeEach(async () => {
  company = await payMonthCompany(app, owner);
});

const late = { type: 'vacation', startDate: '2026-09-28', endDate: '2026-10-02' };
const september = { months: ['2026-09'], carriedTo: '2026-10' };

describe('a change of a closed pay month (J10)', () => {
  it('is told beforehand to whoever asks for leave, in their language', async () => {
    const { as, ines, on, close } = company;
    const preview = async (form: object = {}) =>
      (await as(ines, 'POST', '/leave-requests/preview', { ...late, ...form })).json.closedMonths;
    await on('2026-10-02T08:00:00Z');
    expect(await preview()).toEqual([]);
    await close('2026-09');
    expect(await preview()).toEqual([
      {
        ...september,
        paidIn: '2026-10',
        sentence: 'Septembre 2026 est clos\u00a0: ce changement sera repris sur la paie d’octobre 2026.',
      },
    ]);
    expect(await preview({ startDate: '2026-10-05', endDate: '2026-10-09' })).toEqual([]);
    const english = await app.call('POST', '/leave-requests/preview', {
      token: ines.token,
      body: late,
      headers: { 'accept-language': 'en' },
    });
    expect(english.json.closedMonths[0]?.sentence).toBe(
      'September 2026 is closed: this change will be carried into the payroll of October 2026.',
    );
    await as(company.admin, 'POST', '/payroll/months/2026-09/reopen', { reason: 'Trop tôt' });
    expect(await preview()).toEqual([]);
  });

  it('is told to whoever records, for one, for several, and for the whole company', async () => {
    const { as, admin, ines, colin, on, close } = company;
    await on('2026-10-02T08:00:00Z');
    await close('2026-09');
    const closedIn = async (
      path: '/leave-requests/preview' | '/leave-requests/bulk/preview' | '/closings/preview',
      body: object,
    ) => (await as(admin, 'POST', path, body)).json.closedMonths;
    expect(await closedIn('/leave-requests/preview', { ...late, userId: ines.id })).toMatchObject([
      september,
    ]);
    const several = { ...late, userIds: [ines.id, colin.id] };
    expect(await closedIn('/leave-requests/bulk/preview', several)).toMatchObject([september]);
    const { type: _, ...days } = late;
    const closing = { name: 'Fermeture', ...days, everyone: true, types: [], whenShort: 'nothing' };
    expect(await closedIn('/closings/preview', closing)).toMatchObject([september]);
    const applied = (await as(admin, 'POST', '/closings', closing)).json;
    expect(applied.closedMonths).toMatchObject([september]);
    expect((await as(admin, 'POST', `/closings/${applied.id}/undo`)).json.closedMonths).toEqual([]);
  });

  it('is told to whoever decides or cancels, by mail too, and to nobody once it is over', async () => {
    const { as, admin, ines, manager, absence, on, close } = company;
    const taken = await absence('vacation', '2026-09-14', '2026-09-18');
    await on('2026-09-30T08:00:00Z');
    const asked = (await fileLeave(app, ines, late)).json;
    await jobsDone(app);
    const mail = (await app.mailbox.to(manager.email)).find(({ text }) =>
      text.includes(`/requests/${asked.id}/approve?token=`),
    );
    const token = tokenIn(mail?.text ?? '', `/requests/${asked.id}/approve`);
    await on('2026-10-02T08:00:00Z');
    await close('2026-09');
    const page = async (id: string) => (await as(manager, 'GET', `/leave-requests/${id}`)).json;
    expect((await page(asked.id)).closedMonths).toMatchObject([september]);
    expect((await page(taken)).closedMonths).toMatchObject([september]);
    const show = () =>
      app.call('POST', `/leave-requests/${asked.id}/mail-decision/show`, { body: { token } });
    expect((await show()).json.closedMonths).toMatchObject([september]);
    await actOn(app, manager, asked, 'reject', { reason: 'Trop tard' });
    expect((await show()).json.closedMonths).toEqual([]);
    expect((await page(asked.id)).closedMonths).toEqual([]);
    await actOn(app, admin, { id: taken }, 'cancel', { reason: 'Non pris' });
    expect((await page(taken)).closedMonths).toEqual([]);
  });

  it('is told once to whoever decides several, with the requests that it is about, and of no stranger’s', async () => {
    const { as, admin, ines, colin, manager, on, close } = company;
    await on('2026-09-30T08:00:00Z');
    const touching = (await fileLeave(app, ines, late)).json.id;
    const apart = (await fileLeave(app, colin, { ...late, startDate: '2026-10-05', endDate: '2026-10-09' }))
      .json.id;
    const preview = (by: typeof ines, requests: string[]) =>
      as(by, 'POST', '/leave-requests/decisions/preview', { requests });
    expect((await preview(manager, [touching, apart])).json).toEqual({ closedMonths: [], touching: [] });
    await on('2026-10-02T08:00:00Z');
    await close('2026-09');
    expect((await preview(manager, [touching, apart])).json).toMatchObject({
      closedMonths: [september],
      touching: [touching],
    });
    expect((await preview(admin, [apart])).json.closedMonths).toEqual([]);
    expect((await preview(ines, [touching])).status).toBe(403);
    const stranger = await payMonthCompany(app, owner);
    expect((await preview(stranger.admin, [touching])).json).toEqual({ closedMonths: [], touching: [] });
    expect((await preview(manager, [])).json.fields).toHaveProperty('requests');
  });

  it('is none for work elsewhere, which payroll is not told of', async () => {
    const { as, admin, ines, on, close } = company;
    const telework = (await as(admin, 'GET', '/leave-types/catalogue')).json.find(
      ({ key }: { key: string }) => key === 'telework',
    );
    const made = await as(admin, 'POST', '/leave-types', {
      ...typeForm(present(telework)),
      catalogueKey: 'telework',
    });
    await on('2026-10-02T08:00:00Z');
    await close('2026-09');
    const form = { ...late, type: made.json.id };
    const tried = await as(ines, 'POST', '/leave-requests/preview', form);
    expect([tried.status, tried.json.closedMonths]).toEqual([200, []]);
  });
});
