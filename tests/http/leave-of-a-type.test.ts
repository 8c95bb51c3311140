// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actOn, aWeek, fileLeave } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTypeCompany, type TypeCompany, typeForm, typeNamed } from '#tests/support/type-company.ts';

let app: TestApp;
let company: TypeCompany['company'];
let as: TypeCompany['as'];
let addType: TypeCompany['addType'];
let fromCatalogue: TypeCompany['fromCatalogue'];
let aDay: TypeCompany['aDay'];

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  ({ company, as, addType, fromCatalogue, aDay } = await createTypeCompany(app));
});
afterAll(() => app.close());

describe('asking for leave of a type', () => {
  it('takes types of one’s own organisation that are on offer', async () => {
    const elsewhere = await createTestOrganization(app.services);
    const foreign = await app.call('POST', '/leave-types', {
      token: elsewhere.admin.token,
      body: typeNamed('Ailleurs'),
    });
    const archived = await addType();
    await as(company.admin, 'POST', `/leave-types/${archived.id}/archive`);
    const { ines } = company;
    for (const [type, sentence] of [
      [foreign.json.id, 'Ce type d’absence n’existe pas dans votre organisation'],
      ['holiday', 'Ce type d’absence n’existe pas dans votre organisation'],
      [archived.id, 'Ce type d’absence n’est plus proposé'],
    ])
      for (const path of ['/leave-requests', '/leave-requests/preview'] as const) {
        const answer = await as(ines, 'POST', path, { ...aWeek, type });
        expect([answer.status, answer.json.fields], path).toEqual([400, { type: sentence }]);
      }
  });

  it('keeps the name of an archived type, and lets the rest be edited', async () => {
    const { ines, admin } = company;
    const type = await addType();
    const filed = (await fileLeave(app, ines, { ...aDay(), type: type.id })).json;
    await as(admin, 'POST', `/leave-types/${type.id}/archive`);
    const { type: kept, startDate, endDate } = filed;
    const edited = await as(ines, 'PUT', `/leave-requests/${filed.id}`, {
      type: kept,
      startDate,
      endDate,
      note: 'Plus tard',
    });
    expect([edited.status, edited.json.type, edited.json.note]).toEqual([200, type.id, 'Plus tard']);
    const other = await addType();
    await as(ines, 'PUT', `/leave-requests/${filed.id}`, { type: other.id, startDate, endDate });
    const back = await as(ines, 'PUT', `/leave-requests/${filed.id}`, { type: type.id, startDate, endDate });
    expect(back.json.fields).toHaveProperty('type');
    expect((await actOn(app, company.manager, filed, 'approve')).status).toBe(200);
  });

  it('refuses half-days and a missing justification with a sentence at the field', async () => {
    const type = await addType({ halfDays: false, asksJustification: true });
    const ask = (body: object) => fileLeave(app, company.ines, { ...aDay(), type: type.id, ...body });
    expect((await ask({ note: 'Acte', startHalf: 'pm' })).json.fields).toEqual({
      startHalf: 'Ce type d’absence se prend par jours entiers',
    });
    expect((await ask({ note: 'Acte', endHalf: 'am' })).json.fields).toHaveProperty('endHalf');
    expect((await ask({ note: '  ' })).json.fields).toEqual({
      note: 'Indiquez quel justificatif vous remettrez aux ressources humaines',
    });
    expect((await ask({ note: 'Acte' })).status).toBe(200);
    const recorded = await fileLeave(app, company.manager, {
      ...aDay(),
      type: type.id,
      userId: company.ines.id,
    });
    expect(recorded.status).toBe(200);
  });

  it('tells every reason at once: what the type asks for, and what lies there already', async () => {
    const type = await addType({ halfDays: false });
    const day = aDay();
    await fileLeave(app, company.ines, { ...day, type: 'vacation' });
    const { status, json } = await fileLeave(app, company.ines, { ...day, type: type.id, startHalf: 'pm' });
    expect([status, json.code, json.error]).toEqual([
      400,
      'validation_failed',
      'Ce type d’absence se prend par jours entiers',
    ]);
    expect(json.fields).toEqual({ startHalf: json.error });
    expect(json.more).toEqual([expect.stringContaining('Vacances')]);
  });

  it('warns of more than the law grants, the person and whoever decides', async () => {
    const { ines, manager } = company;
    const type = await fromCatalogue('marriage');
    const asked = { type: type.id, startDate: '2030-03-04', endDate: '2030-03-08', note: 'Acte' };
    const sentence =
      'Prévu par la loi\u00a0: 4 jours ouvrables (L3142-1, L3142-4). Cette demande en compte 5.';
    const preview = await as(ines, 'POST', '/leave-requests/preview', asked);
    expect(preview.json).toMatchObject({ balance: null, warnings: [{ rule: 'G4', sentence }] });
    const filed = (await fileLeave(app, ines, asked)).json;
    expect((await as(manager, 'GET', `/leave-requests/${filed.id}`)).json.warnings).toEqual([
      { rule: 'G4', sentence },
    ]);
    const shorter = { ...asked, endDate: '2030-03-07', requestId: filed.id };
    expect((await as(ines, 'POST', '/leave-requests/preview', shorter)).json.warnings).toEqual([]);
    const english = await as(
      ines,
      'POST',
      '/leave-requests/preview',
      { ...asked, requestId: filed.id },
      'en',
    );
    expect(english.json.warnings[0]?.sentence).toMatch(/^Provided by law: 4 jours ouvrables/);
  });
});

describe('leave that nobody has to approve', () => {
  it('is accepted as it is filed, and its days are taken', async () => {
    const { ines, admin, manager } = company;
    const type = await addType({ needsApproval: false, counter: 'own' });
    const day = { counter: type.id, days: 3, date: '2029-01-01', reason: 'Accord' };
    expect((await as(admin, 'POST', `/users/${ines.id}/adjustments`, day)).status).toBe(200);
    const filed = (await fileLeave(app, ines, { ...aDay(), type: type.id })).json;
    expect(filed).toMatchObject({ status: 'approved', countedDays: 1, decidedAt: null, decidedBy: null });
    const page = (await as(manager, 'GET', `/leave-requests/${filed.id}`)).json;
    expect(page.history.map(({ event }: { event: string }) => event)).toEqual(['accepted']);
    expect(page.balance).toMatchObject({ counter: type.id, label: type.name.fr, unit: 'days', after: 2 });
    const { json } = await as(ines, 'GET', '/balances/me?at=2030-01-01', undefined, 'en');
    expect(json.find(({ counter }: { counter: string }) => counter === type.id)).toMatchObject({
      label: type.name.en,
      acquired: 3,
      taken: 1,
      available: 2,
    });
    await actOn(app, manager, filed, 'cancel');
    const after = await as(ines, 'GET', '/balances/me?at=2030-01-01');
    expect(after.json.find(({ counter }: { counter: string }) => counter === type.id)).toMatchObject({
      available: 3,
    });
  });

  it('waits for a decision beyond what its counter holds', async () => {
    const { ines, manager } = company;
    const type = await addType({ needsApproval: false, counter: 'own' });
    const filed = (await fileLeave(app, ines, { ...aDay(), type: type.id })).json;
    expect(filed.status).toBe('pending');
    expect((await actOn(app, manager, filed, 'approve')).json.status).toBe('approved');
  });

  it('is accepted when a request that waits becomes it', async () => {
    const { ines } = company;
    const type = await addType({ needsApproval: false });
    const day = aDay();
    const filed = (await fileLeave(app, ines, day)).json;
    const edited = await as(ines, 'PUT', `/leave-requests/${filed.id}`, { ...day, type: type.id });
    expect(edited.json).toMatchObject({ status: 'approved', version: 2, type: type.id });
  });
});

describe('a counter of a type’s own', () => {
  it('is reserved by what waits, taken by what is approved, and no other counter moves', async () => {
    const { colin, admin, manager } = company;
    const type = await addType({ counter: 'own' });
    const at = '2029-12-31';
    const counters = async () => {
      const { json } = await as(colin, 'GET', `/balances/me?at=${at}`);
      return Object.fromEntries(
        json.map(({ counter, ...rest }: { counter: string }) => [counter, rest]),
      ) as Record<string, { available: number; reserved: number; taken: number }>;
    };
    const paidBefore = (await counters())['paid-leave'];
    expect((await counters())[type.id]).toMatchObject({ available: 0 });
    const credit = { counter: type.id, days: 2, date: '2029-01-01', reason: 'Accord du 1er janvier' };
    await as(admin, 'POST', `/users/${colin.id}/adjustments`, credit);
    const filed = (await fileLeave(app, colin, { ...aDay(), type: type.id })).json;
    expect((await counters())[type.id]).toMatchObject({ available: 1, reserved: 1, taken: 0 });
    const twoDays = { type: type.id, startDate: '2029-12-18', endDate: '2029-12-19' };
    const preview = await as(colin, 'POST', '/leave-requests/preview', twoDays);
    expect(preview.json.balance).toMatchObject({ before: 1, after: -1, verdict: 'beyond-balance-warned' });
    await actOn(app, manager, filed, 'approve');
    expect((await counters())[type.id]).toMatchObject({ available: 1, reserved: 0, taken: 1 });
    expect((await counters())['paid-leave']).toEqual(paidBefore);
    const foreign = { ...credit, counter: 'somewhere' };
    expect((await as(admin, 'POST', `/users/${colin.id}/adjustments`, foreign)).status).toBe(400);
  });
});

describe('a confidential type', () => {
  it('is « absent » to colleagues in every answer, and itself to those who may know', async () => {
    const { ines, colin, manager } = company;
    const secret = await addType({ confidential: true });
    const open = await addType();
    const [hidden, shown] = [aDay(), aDay()];
    await fileLeave(app, manager, { ...hidden, type: secret.id, userId: ines.id });
    await fileLeave(app, manager, { ...shown, type: open.id, userId: ines.id });
    const calendar = (person: TestPerson) =>
      as(
        person,
        'GET',
        `/leave-requests/team-calendar?user=${ines.id}&from=${hidden.startDate}&to=${shown.endDate}`,
      );
    const types = ({ json }: LooseAnswer) => json.map(({ type }: { type: string }) => type);
    const seen = await calendar(colin);
    expect(types(seen)).toEqual(['absent', open.id]);
    expect(seen.text).not.toContain(secret.id);
    for (const person of [ines, manager]) expect(types(await calendar(person))).toEqual([secret.id, open.id]);
    const preview = await as(colin, 'POST', '/leave-requests/preview', { ...hidden, type: 'vacation' });
    expect(types({ ...preview, json: preview.json.conflicts })).toEqual(['absent']);
    expect(preview.text).not.toContain(secret.id);
  });

  it('becomes one at once for what was taken before', async () => {
    const { ines, colin, manager, admin } = company;
    const type = await addType();
    const day = aDay();
    await fileLeave(app, manager, { ...day, type: type.id, userId: ines.id });
    await as(admin, 'PUT', `/leave-types/${type.id}`, { ...typeForm(type), confidential: true });
    const path =
      `/leave-requests/team-calendar?user=${ines.id}&from=${day.startDate}&to=${day.endDate}` as const;
    expect((await as(colin, 'GET', path)).json).toMatchObject([{ type: 'absent' }]);
  });
});
