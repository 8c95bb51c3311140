import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { actOn, fileLeave, jobsDone, type LeaveCompany, tokenIn } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTypeCompany, type TypeCompany } from '#tests/support/type-company.ts';

let app: TestApp;
let types: TypeCompany;
let company: LeaveCompany;
let teamId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  types = await createTypeCompany(app);
  company = types.company;
  teamId = present((await as(company.admin, 'GET', '/coverage')).json.teams[0]?.id);
});

const as = <const M extends Method, const P extends string>(
  person: TestPerson,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
) => types.as(person, method, path, body);
/** Monday to Wednesday. */
const period = { name: 'Inventaire', from: '2040-01-09', to: '2040-01-11' } as const;
const week = { startDate: '2040-01-09', endDate: '2040-01-13' } as const;
const close = async (form: object = {}, person = company.admin) =>
  (await as(person, 'POST', '/coverage/blackouts', { ...period, ...form })).json;
const told = ({ status, json }: LooseAnswer) => [status, json.code ?? json.status];
const readAs = async (person: TestPerson, { id }: { id: string }) =>
  (await as(person, 'GET', `/leave-requests/${id}`)).json;
const entries = async (action: string) =>
  (await as(company.admin, 'GET', `/audit-log?action=${action}`)).json;
const tooLate = 'Billets achetés avant l’annonce.';

describe('the list of periods without leave', () => {
  it('is kept by admins for everyone, and for a team by those who manage it', async () => {
    const { manager, admin, ines } = company;
    expect((await as(manager, 'POST', '/coverage/blackouts', period)).status).toBe(403);
    expect((await as(ines, 'POST', '/coverage/blackouts', { ...period, teamId })).status).toBe(403);
    const wrong = await as(admin, 'POST', '/coverage/blackouts', { ...period, name: '  ', to: '2040-01-08' });
    expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([400, ['name', 'to']]);
    const one = await close({ reason: 'Tout le monde compte.' });
    const team = await close({ name: 'Salon', teamId, from: '2040-01-02', to: '2040-01-02' }, manager);
    expect((await as(ines, 'GET', '/coverage')).json.blackouts).toEqual([
      { ...team, team: { id: teamId, name: 'Atelier' }, reason: '' },
      { id: one.id, ...period, team: null, reason: 'Tout le monde compte.' },
    ]);
    const path = `/coverage/blackouts/${one.id}` as const;
    for (const change of [period, { ...period, teamId }]) {
      expect((await as(manager, 'PUT', path, change)).status).toBe(403);
    }
    expect((await as(manager, 'DELETE', path)).status).toBe(403);
    const moved = await as(admin, 'PUT', path, { ...period, to: '2040-01-12', teamId });
    expect(moved.json).toMatchObject({ to: '2040-01-12', team: { name: 'Atelier' }, reason: '' });
    expect((await as(manager, 'DELETE', path)).status).toBe(200);
    expect((await as(manager, 'DELETE', path)).status).toBe(404);
    expect((await entries('blackout.created')).map((entry: { details: object }) => entry.details)).toEqual([
      { period: 'Salon', from: '2040-01-02', to: '2040-01-02', team: 'Atelier' },
      { period: 'Inventaire', from: '2040-01-09', to: '2040-01-11', reason: 'Tout le monde compte.' },
    ]);
    expect(await entries('blackout.updated')).toMatchObject([
      { details: { to: ['2040-01-11', '2040-01-12'], team: ['', 'Atelier'] } },
    ]);
    expect(await entries('blackout.deleted')).toHaveLength(1);
  });
});

describe('K3, K4: filing in a period without leave', () => {
  it('is refused by name and dates, and told before sending', async () => {
    await close({ reason: 'Tout le monde compte.' });
    const { json } = await as(company.ines, 'POST', '/leave-requests/preview', { type: 'vacation', ...week });
    expect(json.coverage.blackouts).toMatchObject([
      {
        name: 'Inventaire',
        reason: 'Tout le monde compte.',
        sentence: 'Période sans congé «\u00a0Inventaire\u00a0», du 9 au 11\u00a0janvier 2040.',
      },
    ]);
    const refused = await fileLeave(app, company.ines, { ...week, overrideReason: 'J’insiste.' });
    expect(told(refused)).toEqual([422, 'blackout_period']);
    expect(refused.json.error).toContain('«\u00a0Inventaire\u00a0», du 9 au 11\u00a0janvier 2040');
    expect(refused.json.details).toMatchObject({ name: 'Inventaire', from: '2040-01-09', to: '2040-01-11' });
    const after = await fileLeave(app, company.ines, { startDate: '2040-01-12', endDate: '2040-01-13' });
    expect(told(after)).toEqual([200, 'pending']);
    const edit = (form: object) =>
      as(company.ines, 'PUT', `/leave-requests/${after.json.id}`, { type: 'vacation', ...form });
    expect(told(await edit(week))).toEqual([422, 'blackout_period']);
  });

  it('holds for types that nobody approves, and not for what is anyone’s by law', async () => {
    await close();
    const free = await types.addType({ needsApproval: false });
    expect(told(await fileLeave(app, company.ines, { ...week, type: free.id }))).toEqual([
      422,
      'blackout_period',
    ]);
    const birth = await types.fromCatalogue('birth');
    const child = await types.fromCatalogue('sick-child');
    const [monday, tuesday, thursday] = ['2040-01-09', '2040-01-10', '2040-01-12'];
    for (const [type, on] of [
      ['sick', monday],
      [birth.id, tuesday],
      [child.id, '2040-01-11'],
      ['vacation', thursday],
    ]) {
      const form = { type, startDate: on, endDate: on, note: 'Justificatif à suivre.' };
      expect((await fileLeave(app, company.ines, form)).status, type).toBe(200);
    }
  });

  it('holds a team for its people alone, its manager among them', async () => {
    await close({ teamId });
    const outside = await company.organization.add('employee', 'Olga Ailleurs');
    expect(told(await fileLeave(app, outside, week))).toEqual([200, 'pending']);
    expect(told(await fileLeave(app, company.manager, week))).toEqual([422, 'blackout_period']);
  });

  it('never breaks on a period that comes while leave is being filed', async () => {
    const answers = await Promise.all([
      fileLeave(app, company.ines, week),
      close(),
      fileLeave(app, company.colin, week),
      close({ teamId, name: 'Salon' }),
    ]);
    const filed = [answers[0], answers[2]].map(told);
    for (const one of filed) expect(['200 pending', '422 blackout_period']).toContain(one.join(' '));
  });
});

describe('K5: setting a period aside', () => {
  it('takes a reason to record leave, kept where the person and the organisation can read it', async () => {
    await close();
    const form = { ...week, userId: company.ines.id };
    const without = await fileLeave(app, company.manager, form);
    expect(told(without)).toEqual([422, 'override_reason_required']);
    expect(without.json.error).toContain('Inventaire');
    const recorded = await fileLeave(app, company.manager, { ...form, overrideReason: ` ${tooLate} ` });
    expect(told(recorded)).toEqual([200, 'approved']);
    expect((await readAs(company.ines, recorded.json)).history).toMatchObject([
      { event: 'recorded', reason: tooLate, overrode: 'Inventaire' },
    ]);
    expect(await entries('blackout.overridden')).toMatchObject([
      {
        actor: { name: 'Mona Manager' },
        subject: { kind: 'user', name: 'Inès Employée' },
        details: { period: 'Inventaire', from: week.startDate, to: week.endDate, reason: tooLate },
      },
    ]);
    await jobsDone(app);
    const [mail] = await app.mailbox.to(company.ines.email);
    expect(mail?.text).toContain(tooLate);
    const calendar = await as(company.colin, 'GET', '/leave-requests/team-calendar?from=2040-01-01');
    expect(calendar.text).toContain(recorded.json.id);
    expect(calendar.text).not.toContain(tooLate);
  });

  it('takes one to approve what was asked for before, which can still be edited', async () => {
    const { json: request } = await fileLeave(app, company.ines, week);
    await close();
    expect((await readAs(company.manager, request)).coverage.blackouts).toHaveLength(1);
    const edit = { type: 'vacation', ...week, note: 'Merci.' };
    const previewed = await as(company.ines, 'POST', '/leave-requests/preview', {
      ...edit,
      requestId: request.id,
    });
    expect(previewed.json.coverage.blackouts).toEqual([]);
    expect(told(await as(company.ines, 'PUT', `/leave-requests/${request.id}`, edit))).toEqual([
      200,
      'pending',
    ]);
    const approve = (body: object) => actOn(app, company.manager, request, 'approve', body);
    expect(told(await approve({ overrideReason: '  ' }))).toEqual([422, 'override_reason_required']);
    const approved = await approve({ overrideReason: tooLate });
    expect([...told(approved), approved.json.decisionReason]).toEqual([200, 'approved', tooLate]);
    expect((await readAs(company.ines, request)).history.at(-1)).toMatchObject({
      event: 'approved',
      reason: tooLate,
      overrode: 'Inventaire',
    });
  });

  it('asks for it from whoever comes by mail, whose link is not used up by its lack', async () => {
    const { json: request } = await fileLeave(app, company.ines, week);
    await jobsDone(app);
    const [mail] = await app.mailbox.to(company.manager.email);
    const token = tokenIn(mail?.text ?? '', `/requests/${request.id}/approve`);
    await close();
    const path = `/leave-requests/${request.id}/mail-decision` as const;
    const shown = await app.call('POST', `${path}/show`, { body: { token } });
    expect(shown.json.coverage.blackouts).toMatchObject([{ name: 'Inventaire' }]);
    const decide = (body: object) =>
      app.call('POST', path, { body: { token, decision: 'approve', version: 1, ...body } });
    expect(told(await decide({}))).toEqual([422, 'override_reason_required']);
    const decided = await decide({ overrideReason: tooLate });
    expect([decided.status, decided.json.request.status]).toEqual([200, 'approved']);
  });

  it('is told of in the mail to whoever decides, with the days on which too few are left', async () => {
    await as(company.admin, 'PUT', `/coverage/teams/${teamId}/minimum`, { minimum: 3 });
    const { json: request } = await fileLeave(app, company.ines, week);
    await jobsDone(app);
    const [mail] = await app.mailbox.to(company.manager.email);
    expect(mail?.text).toContain('il ne resterait que 2\u00a0personnes sur 3\u00a0requises');
    await close();
    const later = { type: 'vacation', ...week, note: 'Avec un mot.' };
    await as(company.ines, 'PUT', `/leave-requests/${request.id}`, later);
    await jobsDone(app);
    const mails = await app.mailbox.to(company.manager.email);
    expect(mails.some(({ text }) => text.includes('Période sans congé «\u00a0Inventaire\u00a0»'))).toBe(true);
  });
});
