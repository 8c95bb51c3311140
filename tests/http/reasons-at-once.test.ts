// @module-tag daily
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '#tests/support/call-as.ts';
import { actOn, createLeaveCompany, fileLeave, type LeaveCompany } from '#tests/support/leave-company.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: LeaveCompany;
/** A type of whole days that asks for a justification. */
let moving: string;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await createLeaveCompany(app);
  const { json } = await as(company.admin, 'POST', '/leave-types', {
    name: { fr: 'Déménagement', en: 'Moving' },
    color: '#3B82F6',
    confidential: false,
    needsApproval: true,
    counter: null,
    halfDays: false,
    asksJustification: true,
  });
  moving = json.id;
});

const as = callAs(() => app);
const week = { type: 'vacation', startDate: '2040-01-09', endDate: '2040-01-13' } as const;
const backwards = { ...week, endDate: '2040-01-06' } as const;
const changed = 'Cette demande a changé entre-temps. Relisez-la avant de décider.';
const order = 'La date de fin doit être après la date de début';
const wholeDays = 'Ce type d’absence se prend par jours entiers';
const justification = 'Indiquez quel justificatif vous remettrez aux ressources humaines';
const shut = (days = { from: '2040-01-09', to: '2040-01-11' }) =>
  as(company.admin, 'POST', '/coverage/blackouts', { name: 'Inventaire', ...days });

describe('an edit', () => {
  it('is told that it was changed meanwhile, and what else is wrong with it', async () => {
    const { ines } = company;
    const { json: request } = await fileLeave(app, ines, week);
    const put = (form: object) => as(ines, 'PUT', `/leave-requests/${request.id}`, form);
    expect((await put({ ...week, note: 'Merci.', version: 1 })).status).toBe(200);
    const stale = await put({ ...backwards, type: moving, endHalf: 'am', version: 1 });
    expect([stale.status, stale.json]).toEqual([
      409,
      {
        error: changed,
        code: 'changed_meanwhile',
        details: { status: 'pending', state: 'en attente', version: 2 },
        fields: { endDate: order, endHalf: wholeDays, note: justification },
        more: [order, wholeDays, justification],
      },
    ]);
  });

  it('is told that it is too late, and that its days are none', async () => {
    const { ines, manager } = company;
    const { json: request } = await fileLeave(app, ines, week);
    await actOn(app, manager, request, 'approve', {});
    const late = await as(ines, 'PUT', `/leave-requests/${request.id}`, backwards);
    expect([late.status, late.json.code, late.json.fields, late.json.more]).toEqual([
      409,
      'already_decided',
      { endDate: order },
      [order],
    ]);
    const unread = await as(ines, 'PUT', `/leave-requests/${request.id}`, { ...week, startDate: 'demain' });
    expect([unread.json.code, Object.keys(unread.json.fields), unread.json.more?.length]).toEqual([
      'already_decided',
      ['startDate'],
      1,
    ]);
    const { json } = await as(ines, 'GET', `/leave-requests/${request.id}`);
    expect(json.request).toMatchObject({ status: 'approved', endDate: week.endDate, version: 2 });
  });

  it('is told what its days meet, unless they are none', async () => {
    const { ines } = company;
    const { json: request } = await fileLeave(app, ines, week);
    await shut({ from: '2040-01-16', to: '2040-01-18' });
    const put = (form: object) => as(ines, 'PUT', `/leave-requests/${request.id}`, { ...form, version: 2 });
    const longer = await put({ ...week, endDate: '2040-01-16' });
    expect([longer.json.code, longer.json.more]).toEqual([
      'changed_meanwhile',
      [expect.stringContaining('Inventaire')],
    ]);
    const none = await put({ ...week, startDate: '2040-01-17' });
    expect([none.json.code, none.json.more]).toEqual(['changed_meanwhile', [order]]);
  });

  it('of a request that one may not see is told nothing of it', async () => {
    const { ines, colin } = company;
    const { json: request } = await fileLeave(app, ines, week);
    const answer = await as(colin, 'PUT', `/leave-requests/${request.id}`, backwards);
    expect([answer.status, answer.json.code, answer.json.more]).toEqual([404, 'not_found', undefined]);
  });
});

describe('a decision', () => {
  it('is told that the request was changed meanwhile, and that a reason is lacking', async () => {
    const { ines, manager } = company;
    const { json: request } = await fileLeave(app, ines, week);
    await as(ines, 'PUT', `/leave-requests/${request.id}`, { ...week, note: 'Merci.' });
    await shut();
    const stale = await actOn(app, manager, request, 'approve', { version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'changed_meanwhile']);
    expect(stale.json.more).toEqual([expect.stringContaining('Inventaire')]);
    const reasoned = { version: 1, overrideReason: 'Billets achetés avant.' };
    expect((await actOn(app, manager, request, 'approve', reasoned)).json).not.toHaveProperty('more');
    const approved = await actOn(app, manager, request, 'approve', { ...reasoned, version: 2 });
    expect(approved.json).toMatchObject({ status: 'approved', version: 3 });
  });
});

describe('a request and its preview', () => {
  it('are told of days that are none together with what the type asks for', async () => {
    const { ines } = company;
    for (const path of ['/leave-requests', '/leave-requests/preview'] as const) {
      const { status, json } = await as(ines, 'POST', path, { ...backwards, type: moving });
      expect([status, json.code, json.error, json.fields, json.more]).toEqual([
        400,
        'validation_failed',
        order,
        { endDate: order, note: justification },
        [justification],
      ]);
    }
  });
});
