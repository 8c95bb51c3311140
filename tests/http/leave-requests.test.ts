// @module-tag daily
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { eachText } from '#domain/leave-requests/request-fields.ts';
import { setEmployment } from '#tests/support/employment.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;
let manager: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  organization = await createTestOrganization(app.services);
  manager = await organization.add('manager', 'Maud Manager');
});
afterAll(() => app.close());

const as = <const M extends Method, const P extends string>(
  person: TestPerson,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
) =>
  app.call(method, path, {
    token: person.token,
    ...(body === undefined ? {} : { body }),
  });
const farAway = 'Indiquez une date entre le 1er\u00a0janvier\u00a01970 et le 31\u00a0décembre\u00a02100';
const week = { type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' } as const;
const file = (person: TestPerson, form: object = {}) =>
  as(person, 'POST', '/leave-requests', { ...week, ...form });
const filed = async (person: TestPerson, form: object = {}) => (await file(person, form)).json;

describe('a request', () => {
  it('is filed, read back with its proof and history, and listed', async () => {
    const ana = await organization.add('employee', 'Ana');
    const created = await file(ana, { note: '  Bretagne ' });
    const expected = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      employeeId: ana.id,
      employeeName: 'Ana',
      type: 'vacation',
      status: 'pending',
      startDate: '2040-07-02',
      startHalf: 'am',
      endDate: '2040-07-06',
      endHalf: 'pm',
      calendarDays: 5,
      countedDays: 5,
      ...eachText((field) => (field === 'note' ? 'Bretagne' : '')),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
      updatedAt: created.json.createdAt,
      version: 1,
      urgent: false,
      cancellationAsked: false,
      recordedBy: null,
      decidedAt: null,
      decidedBy: null,
      decisionReason: null,
    };
    expect([created.status, created.json]).toEqual([200, expected]);
    expect((await as(ana, 'GET', '/leave-requests/my-requests')).json).toEqual([created.json]);
    expect((await as(manager, 'GET', '/leave-requests')).json).toContainEqual(created.json);

    const page = (await as(ana, 'GET', `/leave-requests/${created.json.id}`)).json;
    expect(page.request).toEqual(created.json);
    // The week-end before the return is told as well.
    expect(page.days).toHaveLength(7);
    expect(page.days[0]).toEqual({
      date: '2040-07-02',
      counted: 1,
      rule: 'C8',
      sentence: 'Compté\u00a0: lundi, jour ouvré.',
      asked: true,
      holiday: null,
    });
    expect(page.returnsOn).toBe('2040-07-09');
    expect(page.history).toMatchObject([{ event: 'filed', author: 'Ana', via: 'app', reason: null }]);
    expect(page.actions).toEqual(['edit', 'withdraw']);
    expect(page.approvers).toEqual([{ id: organization.admin.id, name: organization.admin.name }]);
    expect(page.balance).toMatchObject({ counter: 'paid-leave', label: 'Congés payés', unit: 'ouvres' });
    expect(page.balance?.after).toBeCloseTo(present(page.balance?.before) - 5, 2);
  });

  it('reads timestamps as the day they are in the organisation’s time zone', async () => {
    const ana = await organization.add('employee');
    const { json } = await file(ana, {
      startDate: '2040-07-01T22:30:00.000Z',
      endDate: '2040-07-06T00:00:00.000Z',
    });
    expect(json).toMatchObject({ startDate: '2040-07-02', endDate: '2040-07-06', calendarDays: 5 });
  });

  it.each([
    [{ startDate: '2040-02-30' }, 'startDate', 'Cette date n’existe pas'],
    [{ endDate: 'demain' }, 'endDate', 'Cette date n’existe pas'],
    [{ endDate: '2040-07-01' }, 'endDate', 'La date de fin doit être après la date de début'],
    [
      { endDate: '2040-07-02', startHalf: 'pm', endHalf: 'am' },
      'endDate',
      'Un congé qui commence l’après-midi ne peut pas finir le matin du même jour',
    ],
    [{ endDate: '2046-07-02' }, 'endDate', 'Une absence dure au plus cinq ans'],
    [{ startDate: '2100-12-30', endDate: '2101-01-02' }, 'endDate', farAway],
    [{ startDate: '1969-12-30' }, 'startDate', farAway],
    [{ type: '' }, 'type', 'Veuillez remplir tous les champs obligatoires'],
    [{ type: 'cruise' }, 'type', 'Ce type d’absence n’existe pas dans votre organisation'],
    [{ startHalf: 'noon' }, 'startHalf', 'Cette valeur n’est pas valable'],
    [{ note: 'x'.repeat(2001) }, 'note', 'Ce texte est trop long'],
  ])('is refused by field, case %#', async (form, field, sentence) => {
    for (const path of ['/leave-requests', '/leave-requests/preview'] as const) {
      const { status, json } = await as(manager, 'POST', path, { ...week, ...form });
      expect([status, json.code, json.fields]).toEqual([400, 'validation_failed', { [field]: sentence }]);
    }
  });

  it('counts half-days and names the holiday inside', async () => {
    const ana = await organization.add('employee');
    const form = { type: 'vacation', startDate: '2040-10-29', startHalf: 'pm', endDate: '2040-11-02' };
    const preview = (await as(ana, 'POST', '/leave-requests/preview', form)).json;
    expect(preview).toMatchObject({ calendarDays: 5, countedDays: 3.5, overlap: null, conflicts: [] });
    expect(preview.days.map(({ counted }: { counted: number }) => counted)).toEqual([0.5, 1, 1, 0, 1, 0, 0]);
    expect(preview.days[3]).toMatchObject({
      rule: 'C10',
      holiday: 'Toussaint',
      sentence: 'Non compté\u00a0: jour férié chômé (Toussaint).',
    });
    expect(preview.warnings).toEqual([
      {
        rule: 'C10',
        sentence: 'Jour férié pendant cette absence, non compté\u00a0: Toussaint (1er\u00a0novembre 2040).',
      },
    ]);
    const english = await app.call('POST', '/leave-requests/preview', {
      token: ana.token,
      body: form,
      headers: { 'accept-language': 'en' },
    });
    expect(english.json.warnings[0]?.sentence).toBe(
      'Public holiday during this absence, not counted: All Saints’ Day (1\u00a0November 2040).',
    );
    expect(english.json.days[3]?.sentence).toBe('Not counted: public holiday off (All Saints’ Day).');
    expect((await as(ana, 'GET', '/leave-requests/my-requests')).json).toEqual([]);
  });

  it('keeps its half-days: another absence over them is refused by name, one beside them is not', async () => {
    const ana = await organization.add('employee');
    const first = await filed(ana, { endHalf: 'am' });
    const second = await file(ana, { startDate: '2040-07-06', endDate: '2040-07-06', type: 'personal' });
    expect(second.status).toBe(409);
    expect(second.json).toMatchObject({
      code: 'overlapping_absence',
      error:
        'Une autre absence est déjà posée sur ces dates\u00a0: Vacances du 2 au 6\u00a0juillet 2040 à midi. Choisissez d’autres jours, ou modifiez-la.',
      details: { id: first.id, startDate: '2040-07-02', endDate: '2040-07-06', status: 'pending' },
    });
    const preview = await as(ana, 'POST', '/leave-requests/preview', { ...week, type: 'other' });
    expect(preview.json.overlap).toMatchObject({ id: first.id, type: 'vacation', status: 'pending' });

    const afternoon = { startDate: '2040-07-06', startHalf: 'pm', endDate: '2040-07-06' };
    expect((await file(ana, afternoon)).status).toBe(200);
    await as(ana, 'PATCH', `/leave-requests/${first.id}/withdraw`, {});
    expect((await file(ana, { endHalf: 'am', type: 'other' })).status).toBe(200);
  });

  it('is edited by its own person while it is pending, and its history says what changed', async () => {
    const [ana, bao] = [await organization.add('employee', 'Ana'), await organization.add('employee', 'Bao')];
    const request = await filed(ana);
    const edit = (person: TestPerson, form: object) =>
      as(person, 'PUT', `/leave-requests/${request.id}`, { ...week, ...form });
    expect((await edit(bao, {})).status).toBe(404);
    expect((await edit(manager, {})).status).toBe(403);
    const unchanged = await edit(ana, { version: 1 });
    expect([unchanged.status, unchanged.json]).toEqual([200, request]);

    const edited = await edit(ana, { endDate: '2040-07-04', type: 'personal', version: 1 });
    expect(edited.json).toMatchObject({ version: 2, countedDays: 3, type: 'personal', status: 'pending' });
    const stale = await edit(ana, { endDate: '2040-07-05', version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'changed_meanwhile']);
    const { history } = (await as(ana, 'GET', `/leave-requests/${request.id}`)).json;
    expect(history.map(({ event }: { event: string }) => event)).toEqual(['filed', 'edited']);
    expect(history[1]?.changes).toEqual({
      type: ['vacation', 'personal'],
      endDate: ['2040-07-06', '2040-07-04'],
    });
    const other = await filed(ana, { startDate: '2040-08-06', endDate: '2040-08-10' });
    const clash = await edit(ana, { endDate: '2040-08-06' });
    expect([clash.status, clash.json.details.id]).toEqual([409, other.id]);
    await as(manager, 'PATCH', `/leave-requests/${request.id}/approve`, {});
    const late = await edit(ana, {});
    expect([late.status, late.json.code, late.json.details.status]).toEqual([
      409,
      'already_decided',
      'approved',
    ]);
  });

  it('is not filed outside the time of employment', async () => {
    const ana = await organization.add('employee');
    const contract = { from: plainDate('2039-09-01'), to: plainDate('2040-07-04') };
    await setEmployment(app.services, organization.acting, ana.id, contract);
    const answer = await file(ana);
    expect([answer.status, answer.json.code]).toEqual([422, 'not_employed_then']);
    expect((await file(ana, { endDate: '2040-07-04' })).status).toBe(200);
    const preview = await as(ana, 'POST', '/leave-requests/preview', week);
    expect(preview.json.warnings[0]?.sentence).toContain('hors de la période d’emploi');
  });
});

describe('Idempotency-Key', () => {
  const send = (person: TestPerson, key: string, form: object = {}) =>
    app.call('POST', '/leave-requests', {
      token: person.token,
      body: { ...week, ...form },
      headers: { 'idempotency-key': key },
    });

  it('files one request for one key, and refuses it for another', async () => {
    const [ana, bao] = [await organization.add('employee'), await organization.add('employee')];
    const key = randomUUID();
    const first = await send(ana, key);
    const again = await send(ana, key);
    expect([again.status, again.json]).toEqual([200, first.json]);
    const other = await send(ana, key, { endDate: '2040-07-05' });
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_key_reused']);
    expect((await as(ana, 'GET', '/leave-requests/my-requests')).json).toHaveLength(1);
    // A key belongs to whoever made it up.
    expect((await send(bao, key)).json.employeeId).toBe(bao.id);
    expect((await send(ana, '')).status).toBe(400);
    expect((await send(ana, 'x'.repeat(201))).status).toBe(400);
  });
});
