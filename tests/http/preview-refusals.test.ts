import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { connectAssistant } from '#tests/support/assistant.ts';
import { callAs } from '#tests/support/call-as.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { leaveOf } from '#tests/support/leave.ts';
import { createLeaveCompany, type LeaveCompany } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
});
afterAll(() => app.close());

const as = callAs(() => app);
const week = { type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' };
const wholeDays = 'Ce type d’absence se prend par jours entiers';
const outside = 'Ces dates sont hors de la période d’emploi.';

/** A type of whole days that asks for a justification, and Ines leaving on 4 July 2040. */
async function leaving(): Promise<LeaveCompany & { readonly moving: string }> {
  const company = await createLeaveCompany(app);
  const { organization, admin, ines } = company;
  const contract = { from: plainDate('2039-09-01'), to: plainDate('2040-07-04') };
  await setEmployment(app.services, organization.acting, ines.id, contract);
  const { json } = await as(admin, 'POST', '/leave-types', {
    name: { fr: 'Déménagement', en: 'Moving' },
    color: '#3B82F6',
    confidential: false,
    needsApproval: true,
    counter: null,
    halfDays: false,
    asksJustification: true,
  });
  return { ...company, moving: json.id };
}

const previewed = (person: TestPerson, form: object) => as(person, 'POST', '/leave-requests/preview', form);

describe('a preview', () => {
  it('tells every reason that filing would, in the same words and order', async () => {
    const { ines, moving } = await leaving();
    const held = await leaveOf(app).file(ines, { ...week, endDate: '2040-07-03' });
    const asked = { ...week, type: moving, endHalf: 'am' };
    const { status, json } = await previewed(ines, asked);
    expect(status).toBe(200);
    expect(json).toMatchObject({ countedDays: expect.any(Number), overlap: { id: held.id } });
    const { json: filed } = await as(ines, 'POST', '/leave-requests', asked);
    expect(json.refusals.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      filed.error,
      ...filed.more,
    ]);
    expect(json.refusals.map(({ code }: { code: string }) => code)).toEqual([
      'validation_failed',
      'validation_failed',
      'not_employed_then',
      'overlapping_absence',
    ]);
  });

  it('tells none where nothing stands in its way, nor for the request that is edited', async () => {
    const { ines, moving } = await leaving();
    const kept = { ...week, endDate: '2040-07-04' };
    expect((await previewed(ines, kept)).json.refusals).toEqual([]);
    const filed = await leaveOf(app).file(ines, kept);
    expect((await previewed(ines, kept)).json.refusals).toHaveLength(1);
    expect((await previewed(ines, { ...kept, requestId: filed.id })).json.refusals).toEqual([]);
    const explained = { ...kept, type: moving, requestId: filed.id, note: 'Nouvelle adresse' };
    expect((await previewed(ines, explained)).json.refusals).toEqual([]);
  });

  it('asks for no justification of whoever records leave for someone', async () => {
    const { admin, ines, moving } = await leaving();
    const recorded = { ...week, type: moving, endDate: '2040-07-04', userId: ines.id };
    expect((await previewed(admin, recorded)).json.refusals).toEqual([]);
    const longer = await previewed(admin, { ...recorded, endDate: '2040-07-06' });
    expect(longer.json.refusals).toEqual([{ code: 'not_employed_then', sentence: outside }]);
  });

  it('is not made of a type that there is no more', async () => {
    const { admin, ines, moving } = await leaving();
    const held = { ...week, type: moving, endDate: '2040-07-04', note: 'Nouvelle adresse' };
    const filed = await leaveOf(app).file(ines, held);
    await as(admin, 'POST', `/leave-types/${moving}/archive`);
    const archived = await previewed(ines, held);
    expect([archived.status, Object.keys(archived.json.fields)]).toEqual([400, ['type']]);
    expect((await previewed(ines, { ...held, requestId: filed.id })).json.refusals).toEqual([]);
  });
});

describe('an assistant', () => {
  it('offers nothing to agree to that would be refused for its dates or its type', async () => {
    const { ines, moving } = await leaving();
    const { key } = await makeKey(app, ines, ['leave-request.file'], { name: 'Assistant' });
    const assistant = await connectAssistant(app, key);
    const late = await assistant.use('ask_for_leave', week);
    expect(late.data).not.toHaveProperty('confirmation');
    expect(late.text).toContain('hors de la période d’emploi');
    const half = { ...week, type: moving, endDate: '2040-07-04', endHalf: 'am', note: 'Nouvelle adresse' };
    const cut = await assistant.use('ask_for_leave', half);
    expect(cut.data).not.toHaveProperty('confirmation');
    expect(cut.text).toContain(wholeDays);
    const whole = await assistant.use('ask_for_leave', { ...half, endHalf: 'pm' });
    expect(whole.data).toHaveProperty('confirmation');
    await assistant.close();
  });
});
