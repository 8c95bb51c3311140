import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  LYON_SIRET,
  type TwoEstablishments,
  told,
  twoEstablishments,
} from '#tests/support/establishments.ts';
import { actOn } from '#tests/support/leave-company.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: TwoEstablishments;

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
  company = await twoEstablishments(app, owner);
});

describe('someone who changes establishments (J23)', () => {
  beforeEach(async () => {
    await company.number(LYON_SIRET);
    await company.payBy('establishment');
  });

  it('is paid the whole month by the one of its last day', async () => {
    const { ines, lyon, place, away, month } = company;
    await place(ines, '2026-09-16', { siteId: null });
    await away(ines.id, '2026-09-14', '2026-09-18');
    await away(ines.id, '2026-08-31', '2026-08-31');
    expect((await month('2026-09', lyon)).lines).toEqual([]);
    expect(told((await month('2026-09', 'main')).lines)).toEqual([['Inès', '2026-09-14']]);
    expect(told((await month('2026-08', lyon)).lines)).toEqual([['Inès', '2026-08-31']]);
  });

  it('is told of once, though the move was written down after closing', async () => {
    const { ines, lyon, place, away, month, closeOf, on } = company;
    await away(ines.id, '2026-09-14', '2026-09-18');
    await on('2026-10-02T08:00:00Z');
    await closeOf('2026-09', lyon);
    await closeOf('2026-09', 'main');
    await place(ines, '2026-09-01', { siteId: null });
    expect((await month('2026-10', lyon)).differences).toEqual([]);
    expect((await month('2026-10', 'main')).differences).toEqual([]);
    await away(ines.id, '2026-09-21', '2026-09-22', 'sick');
    expect((await month('2026-10', lyon)).differences).toEqual([]);
    const october = [['2026-09', 1, 'Inès', '2026-09-21']];
    expect(told((await month('2026-10', 'main')).differences)).toEqual(october);
  });

  it('is told of once, though the establishment that pays now has not closed that month', async () => {
    const { admin, ines, lyon, place, away, month, closeOf, on } = company;
    const week = await away(ines.id, '2026-09-14', '2026-09-18');
    await on('2026-10-02T08:00:00Z');
    await closeOf('2026-09', lyon);
    await place(ines, '2026-09-01', { siteId: null });
    expect((await month('2026-09', 'main')).lines).toEqual([]);
    await away(ines.id, '2026-09-21', '2026-09-22', 'sick');
    await actOn(app, admin, { id: week }, 'cancel', { reason: 'Non pris' });
    const september = await month('2026-09', 'main');
    expect(told(september.lines)).toEqual([['Inès', '2026-09-21']]);
    expect(told(september.differences)).toEqual([['2026-09', -1, 'Inès', '2026-09-14']]);
    await closeOf('2026-09', 'main');
    expect((await month('2026-10', 'main')).differences).toEqual([]);
    expect((await month('2026-10', lyon)).differences).toEqual([]);
  });
});

describe('going from one way of closing to the other (J24)', () => {
  it('leaves closed months closed for everyone, and opens them again for everyone', async () => {
    const { as, admin, lyon, number, payBy, month, close, closeOf, on } = company;
    await number(LYON_SIRET);
    await on('2026-10-02T08:00:00Z');
    await close('2026-09');
    await payBy('establishment');
    for (const unit of ['main', lyon]) {
      expect(await month('2026-09', unit)).toMatchObject({ state: 'closed', canReopen: true });
      expect(await month('2026-10', unit)).toMatchObject({ state: 'open', canClose: true });
    }
    await closeOf('2026-10', lyon);
    const reopen = (which: string, unit: string) =>
      as(admin, 'POST', `/payroll/months/${which}/reopen?establishment=${unit}`, { reason: 'Trop tôt' });
    // Lyon has closed a month since.
    expect((await reopen('2026-09', 'main')).json.code).toBe('payroll_month_not_latest');
    expect((await reopen('2026-10', lyon)).json.state).toBe('open');
    expect((await reopen('2026-09', lyon)).json.state).toBe('open');
    expect((await month('2026-09', 'main')).state).toBe('open');
  });

  it('goes back once the same months are closed everywhere; each can still be read and filed', async () => {
    const { as, admin, ines, colin, lyon, number, payBy, away, month, close, closeOf, on } = company;
    await number(LYON_SIRET);
    await payBy('establishment');
    await away(ines.id, '2026-09-14', '2026-09-18');
    await away(colin.id, '2026-09-21', '2026-09-22');
    await on('2026-10-02T08:00:00Z');
    await closeOf('2026-09', lyon);
    expect((await payBy('organization')).json.code).toBe('payroll_establishments_apart');
    await closeOf('2026-09', 'main');
    expect((await payBy('organization')).json).toMatchObject({
      by: 'organization',
      establishments: [
        { id: 'main', current: false },
        { id: lyon, current: false },
      ],
    });
    expect(told((await month('2026-09')).lines)).toEqual([
      ['Colin', '2026-09-21'],
      ['Inès', '2026-09-14'],
    ]);
    expect(told((await month('2026-09', lyon)).lines)).toEqual([['Inès', '2026-09-14']]);
    const make = (query: string) =>
      as(admin, 'POST', `/payroll/months/2026-09/files${query}`, { model: 'silae' });
    expect((await make('')).json).toMatchObject({ fields: { establishment: expect.anything() } });
    expect((await make(`?establishment=${lyon}`)).json.rows).toBe(1);
    expect((await closeOf('2026-10', lyon)).status).toBe(404);
    await away(ines.id, '2026-09-23', '2026-09-23', 'sick');
    expect(told((await month('2026-10')).differences)).toEqual([['2026-09', 1, 'Inès', '2026-09-23']]);
    expect((await close('2026-10')).json).toMatchObject({ state: 'closed', establishment: null });
  });

  it('lets a site pay from the first month that was open when it got its SIRET', async () => {
    const { ines, lyon, group, place, number, payBy, away, month, closeOf, on } = company;
    const nantes = await group('site', 'Nantes');
    await number('35600000000048', nantes);
    await payBy('establishment');
    await away(ines.id, '2026-09-14', '2026-09-18');
    await on('2026-10-02T08:00:00Z');
    await closeOf('2026-09', 'main');
    await number(LYON_SIRET);
    await away(ines.id, '2026-10-05', '2026-10-06');
    expect(await month('2026-09', lyon)).toMatchObject({ state: 'closed', canReopen: false });
    const october = await month('2026-10', lyon);
    expect([october.canClose, told(october.lines), october.differences]).toEqual([
      true,
      [['Inès', '2026-10-05']],
      [],
    ]);
    expect((await month('2026-10', 'main')).lines).toEqual([]);
    // Its number taken back, its people are the main one’s again, and nothing is lost.
    await place(ines, '2026-10-01', { siteId: lyon });
    await number(null);
    expect(told((await month('2026-10', 'main')).lines)).toEqual([['Inès', '2026-10-05']]);
  });
});
