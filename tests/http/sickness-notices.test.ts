import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { callAs } from '#tests/support/call-as.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { createLeaveCompany, jobsDone, type LeaveCompany, setClock } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;
let manager: TestPerson;

beforeAll(async () => {
  app = await startTestApp();
  setClock(app, '2026-09-01T08:00:00Z');
  owner = new Client(app.connection);
  await owner.connect();
  company = await createLeaveCompany(app);
  manager = company.manager;
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = callAs(() => app);
const record = (person: TestPerson, form: object) =>
  as(manager, 'POST', '/leave-requests', { ...form, userId: person.id });
const noticesOf = async (person: TestPerson, reader = manager) =>
  (await as(reader, 'GET', '/sickness-notices')).json.filter(
    ({ user }: { user: { id: string } }) => user.id === person.id,
  );
const night = () => accrueOrganization(app.services, { organizationId: company.organization.id });

/** Someone employed since June 2025. */
async function hired(name: string, from = '2025-06-01'): Promise<TestPerson> {
  const person = await company.organization.add('employee', name);
  const employment = { from: plainDate(from), to: null };
  await setEmployment(app.services, company.organization.acting, person.id, employment);
  return person;
}

/** Two weeks of leave in August, sick in the second: five days are given back. */
async function backFromSickness(name: string): Promise<TestPerson> {
  const person = await hired(name);
  await record(person, { type: 'vacation', startDate: '2026-08-17', endDate: '2026-08-28' });
  await record(person, { type: 'sick', startDate: '2026-08-24', endDate: '2026-08-30' });
  return person;
}

describe('the notice after sickness (S2, S3)', () => {
  it('is prepared on return, once, and follows the stop when that is prolonged', async () => {
    const ana = await backFromSickness('Ana');
    const [notice, ...more] = await noticesOf(ana);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      stop: { start: '2026-08-24', end: '2026-08-30' },
      dueBy: '2026-09-30',
      overdue: false,
      sentAt: null,
      deadline: '2027-12-01',
    });
    await night();
    await night();
    expect((await noticesOf(ana)).map(({ id }: { id: string }) => id)).toEqual([notice?.id]);
    await record(ana, { type: 'sick', startDate: '2026-08-31', endDate: '2026-08-31' });
    const prolonged = await noticesOf(ana);
    expect(prolonged).toMatchObject([
      { stop: { start: '2026-08-24', end: '2026-08-31' }, dueBy: '2026-10-01' },
    ]);
    const [stop] = (await as(ana, 'GET', '/leave-requests/my-requests')).json.filter(
      ({ startDate }: { startDate: string }) => startDate === '2026-08-31',
    );
    await as(manager, 'PATCH', `/leave-requests/${stop?.id}/cancel`, {});
    expect(await noticesOf(ana)).toMatchObject([{ stop: { end: '2026-08-30' } }]);
  });

  it('is mailed word for word, starts the clock of fifteen months, and keeps its proofs', async () => {
    const bao = await backFromSickness('Bao Nguyen');
    const [prepared] = await noticesOf(bao);
    const before = (await as(bao, 'GET', '/balances/me')).json[0];
    expect(before?.lots.map(({ expiresOn }: { expiresOn: string | null }) => expiresOn)).toContain(null);
    const sent = await as(manager, 'POST', `/sickness-notices/${prepared?.id}/send`);
    expect(sent.status).toBe(200);
    expect(sent.json).toMatchObject({
      sentBy: { id: manager.id },
      availableDays: before?.available,
      deadline: '2027-12-01',
      openedAt: null,
      messageId: `<notice.${prepared?.id}@localhost>`,
    });
    expect(sent.json.text).toBe(prepared?.text);
    const after = (await as(bao, 'GET', '/balances/me')).json[0];
    expect(after?.available).toBe(present(before?.available));
    expect(after?.lots).toContainEqual({ label: 'N-1', remaining: 5, expiresOn: '2027-12-01' });

    await jobsDone(app);
    const mails = await app.mailbox.to(bao.email);
    const mail = mails.find(({ subject }) => subject === 'Vos congés payés à votre retour');
    expect(mail?.headers['message-id']).toBe(sent.json.messageId);
    expect(mail?.text).toContain('5\u00a0jours à prendre jusqu’au 1er\u00a0décembre 2027');
    expect(mail?.text).toContain(`/notices/${prepared?.id}`);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/maladie|malade/i);
    expect(present((await noticesOf(bao))[0]).mailedAt).not.toBeNull();

    const again = await as(manager, 'POST', `/sickness-notices/${prepared?.id}/send`);
    expect([again.status, again.json.code]).toEqual([409, 'already_sent']);
    expect((await as(company.colin, 'POST', `/sickness-notices/${prepared?.id}/acknowledge`)).status).toBe(
      404,
    );
    expect((await as(bao, 'GET', '/sickness-notices/mine')).json).toMatchObject([
      { id: prepared?.id, text: prepared?.text, openedAt: null },
    ]);
    expect((await as(bao, 'POST', `/sickness-notices/${prepared?.id}/acknowledge`)).status).toBe(200);
    const { openedAt } = present((await noticesOf(bao))[0]);
    expect(openedAt).not.toBeNull();
    app.advance(60_000);
    await as(bao, 'POST', `/sickness-notices/${prepared?.id}/acknowledge`);
    expect((await noticesOf(bao))[0]?.openedAt).toBe(openedAt);
    const log = await as(company.admin, 'GET', `/audit-log?subjectId=${bao.id}`);
    expect(JSON.stringify(log.json)).toContain('user.notice_sent');
  });

  it('sent by two at once is sent once', async () => {
    const cleo = await backFromSickness('Cléo');
    const { id } = present((await noticesOf(cleo))[0]);
    const answers = await Promise.all([1, 2].map(() => as(manager, 'POST', `/sickness-notices/${id}/send`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is for those who decide on the person, and before it is sent for them alone', async () => {
    const dan = await backFromSickness('Dan');
    const lead = await company.organization.add('team_lead', 'Lou');
    expect(await noticesOf(dan, lead)).toHaveLength(1);
    expect((await as(dan, 'GET', '/sickness-notices')).status).toBe(403);
    expect((await as(dan, 'GET', '/sickness-notices/mine')).json).toEqual([]);
    const { id } = present((await noticesOf(dan))[0]);
    expect((await as(dan, 'POST', `/sickness-notices/${id}/acknowledge`)).status).toBe(404);
    expect((await as(lead, 'POST', `/sickness-notices/${id}/send`)).status).toBe(403);
    const from = plainDate('2025-06-01');
    await setEmployment(app.services, company.organization.acting, manager.id, { from, to: null });
    for (const type of ['vacation', 'sick']) {
      const days = { startDate: '2026-08-24', endDate: '2026-08-25' };
      await as(company.admin, 'POST', '/leave-requests', { type, ...days, userId: manager.id });
    }
    expect(await noticesOf(manager, lead)).toEqual([]);
    expect(await noticesOf(manager, company.admin)).toHaveLength(1);
  });

  it('is not asked for after a cold that kept nothing from being taken (S7)', async () => {
    const flo = await hired('Flo');
    await record(flo, { type: 'sick', startDate: '2026-08-25', endDate: '2026-08-25' });
    await night();
    expect(await noticesOf(flo)).toEqual([]);
  });

  it('is one for a stop prolonged on the Monday after a Friday', async () => {
    const gus = await hired('Gus');
    await record(gus, { type: 'vacation', startDate: '2026-08-10', endDate: '2026-08-21' });
    await record(gus, { type: 'sick', startDate: '2026-08-10', endDate: '2026-08-14' });
    expect(await noticesOf(gus)).toMatchObject([{ stop: { start: '2026-08-10', end: '2026-08-14' } }]);
    await record(gus, { type: 'sick', startDate: '2026-08-17', endDate: '2026-08-21' });
    expect(await noticesOf(gus)).toMatchObject([{ stop: { start: '2026-08-10', end: '2026-08-21' } }]);
  });

  it('given on a payslip is noted with its day, from which the clock runs', async () => {
    const hal = await backFromSickness('Hal');
    const { id } = present((await noticesOf(hal))[0]);
    const note = (givenOn: string, channel = 'payslip', by = manager) =>
      as(by, 'POST', `/sickness-notices/${id}/record`, { givenOn, channel });
    expect((await note('2026-09-02')).json.fields).toEqual({ givenOn: expect.any(String) });
    expect((await note('2026-08-30')).json.fields).toEqual({ givenOn: expect.any(String) });
    expect((await note('2026-08-31', 'mail')).status).toBe(400);
    expect((await note('2026-08-31', 'payslip', hal)).status).toBe(403);
    const noted = await note('2026-08-31');
    expect([noted.status, noted.json]).toMatchObject([
      200,
      {
        informedOn: '2026-08-31',
        channel: 'payslip',
        sentBy: { id: manager.id },
        deadline: '2027-11-30',
        mailedAt: null,
        messageId: null,
        text: '',
      },
    ]);
    expect([(await note('2026-08-31')).status, (await note('2026-08-31')).json.code]).toEqual([
      409,
      'already_sent',
    ]);
    const [paid] = (await as(hal, 'GET', '/balances/me')).json;
    expect(paid?.lots).toContainEqual({ label: 'N-1', remaining: 5, expiresOn: '2027-11-30' });
    expect((await as(hal, 'GET', '/sickness-notices/mine')).json).toMatchObject([{ id, channel: 'payslip' }]);
    await jobsDone(app);
    const mails = await app.mailbox.to(hal.email);
    expect(mails.some(({ subject }) => subject === 'Vos congés payés à votre retour')).toBe(false);
    const log = await as(company.admin, 'GET', `/audit-log?subjectId=${hal.id}`);
    expect(JSON.stringify(log.json)).toContain('user.notice_recorded');
  });

  it('noted by mistake is taken back: it is owed again, and its clock has never run', async () => {
    const hugo = await backFromSickness('Hugo');
    const before = (await as(hugo, 'GET', '/balances/me')).json;
    const { id } = present((await noticesOf(hugo))[0]);
    const withdraw = (by = manager) => as(by, 'POST', `/sickness-notices/${id}/withdraw`);
    expect((await withdraw()).status).toBe(404);
    const noted = { givenOn: '2026-08-31', channel: 'letter' };
    expect((await as(manager, 'POST', `/sickness-notices/${id}/record`, noted)).status).toBe(200);
    expect((await withdraw(hugo)).status).toBe(403);
    const back = await withdraw();
    expect([back.status, back.json]).toMatchObject([
      200,
      { sentAt: null, sentBy: null, informedOn: null, channel: null },
    ]);
    expect(await noticesOf(hugo)).toMatchObject([{ id, sentAt: null }]);
    expect((await as(hugo, 'GET', '/sickness-notices/mine')).json).toEqual([]);
    const [paid] = (await as(hugo, 'GET', '/balances/me')).json;
    expect(paid?.lots).toEqual(present(before[0]?.lots));
    const log = await as(company.admin, 'GET', `/audit-log?subjectId=${hugo.id}`);
    expect(JSON.stringify(log.json)).toContain('user.notice_withdrawn');

    expect((await as(manager, 'POST', `/sickness-notices/${id}/send`)).status).toBe(200);
    expect((await withdraw()).json.code).toBe('already_sent');
  });

  it('states one day after a stop of a year and more, counted in months (S4)', async () => {
    const ida = await hired('Ida');
    // For a year on 31 May 2026; back on 1 September, when twelve of fifteen months are left.
    await record(ida, { type: 'sick', startDate: '2025-06-01', endDate: '2026-08-31' });
    const jon = await hired('Jon', '2020-06-01');
    await record(jon, { type: 'sick', startDate: '2025-06-01', endDate: '2026-08-31' });
    setClock(app, '2026-09-18T08:00:00Z');
    await night();
    const [prepared] = await noticesOf(ida);
    expect(prepared?.deadline).toBe('2027-09-18');
    const sent = (await as(manager, 'POST', `/sickness-notices/${prepared?.id}/send`)).json;
    expect(sent.text).toContain('jusqu’au 18\u00a0septembre 2027');
    expect(sent.text).not.toContain('18\u00a0décembre 2027');
    const [paid] = (await as(ida, 'GET', '/balances/me')).json;
    expect(paid?.lots[0]).toMatchObject({ remaining: 20, expiresOn: '2027-09-18' });
    // Someone who also had days from before the stop is told of each with its own day, and of no other.
    const { text } = present((await noticesOf(jon))[0]);
    expect(text).toContain('25\u00a0jours à prendre jusqu’au 18\u00a0décembre 2027');
    expect(text).toContain('20\u00a0jours à prendre jusqu’au 18\u00a0septembre 2027');
    expect(text).toContain('Ces dates tiennent compte de cet arrêt');
  });

  it('is overdue a month after the return', async () => {
    const eve = await backFromSickness('Ève');
    setClock(app, '2026-10-01T08:00:00Z');
    expect(await noticesOf(eve)).toMatchObject([{ dueBy: '2026-09-30', overdue: true }]);
  });
});
