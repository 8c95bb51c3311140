import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostAttempts } from '#domain/webhooks/delivering.ts';
import { sweepExpiredAccess } from '#server/actions/auth/sweep-expired-access.ts';
import { retractProgramEvent, tellPrograms } from '#server/store/program-events.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { KnownBelow } from '#tests/support/known-calls.ts';
import {
  createLeaveCompany,
  fileLeave,
  keepSessions,
  type LeaveCompany,
} from '#tests/support/leave-company.ts';
import { present } from '#tests/support/present.ts';
import { type AnswerTo, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';
import { verified, WebhookReceiver } from '#tests/support/webhook-receiver.ts';
import { deliveriesOf, inState, pullForward, subscribeProgram, triedOften } from '#tests/support/webhooks.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;
let receiver: WebhookReceiver;

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
  company = await createLeaveCompany(app);
  receiver = await WebhookReceiver.start();
});
afterEach(() => receiver.die());

const day = 24 * 60 * 60 * 1000;
const listed = async () =>
  (await app.call('GET', '/webhook-endpoints', { token: company.admin.token })).json[0];
const on = <const P extends string>(
  id: string,
  what: KnownBelow<'/webhook-endpoints/{id}/', 'POST', P>,
  body?: object,
): Promise<AnswerTo<'POST', `/webhook-endpoints/{id}/${P}`>> =>
  app.callAnything('POST', `/webhook-endpoints/${id}/${what}`, {
    token: company.admin.token,
    ...(body ? { body } : {}),
  });
const got = (count: number) =>
  eventually(async () => receiver.received.length >= count || null, `${count} messages`);

describe('a secret', () => {
  it('is told once, kept sealed, and is in no log', async () => {
    const { id, secret } = await subscribeProgram(app, company.admin, receiver.url);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await listed())).not.toContain('whsec_');
    const { rows } = await owner.query('select secret from webhook_endpoints where id = $1', [id]);
    expect(rows[0].secret.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false);
    await on(id, 'test');
    await got(1);
    expect(app.logs.join()).not.toContain(secret.slice(6, 20));
    expect(app.logs.join()).not.toContain('jeton=abc');
    const log = await app.call('GET', '/audit-log', { token: company.admin.token });
    expect(log.json[0]).toMatchObject({
      action: 'webhook.created',
      subject: { kind: 'webhook', id, name: `127.0.0.1:${receiver.port}` },
    });
    expect(log.text).not.toContain('jeton');
  });

  it('is rotated: for a week both sign, then the new one alone', async () => {
    await keepSessions(owner);
    const { id, secret: old } = await subscribeProgram(app, company.admin, receiver.url);
    const { json } = await on(id, 'rotate');
    await on(id, 'test');
    await got(1);
    const [both] = receiver.received;
    if (!both) throw new Error('nothing came');
    expect([verified(old, both), verified(json.secret, both)]).toEqual([both.message, both.message]);
    app.advance(7 * day + 1000);
    await on(id, 'test');
    await got(2);
    expect(receiver.received[1]?.headers['webhook-signature']?.toString().split(' ')).toHaveLength(1);
    app.advance(-7 * day - 1000);
  });
});

describe('an endpoint', () => {
  it('hears of what it asked for', async () => {
    const { admin, ines } = company;
    const events = ['person.left', 'team.changed', 'pay_month.closed'];
    const { id } = await subscribeProgram(app, admin, receiver.url, events);
    await fileLeave(app, ines);
    const { json: team } = await app.call('POST', '/teams', { token: admin.token, body: { name: 'Quai' } });
    await app.call('PUT', `/teams/${team.id}`, { token: admin.token, body: { name: 'Le quai' } });
    await app.call('DELETE', `/users/${ines.id}`, { token: admin.token });
    const month = todayInParis(app.services.now()).slice(0, 7);
    await app.call('POST', `/payroll/months/${month}/close`, { token: admin.token });
    await inState(owner, id, 'delivered', 4);
    const told = receiver.messages.map(({ type, data }) => [
      type,
      data.id,
      data.sequence,
      data.change ?? data.month,
    ]);
    expect(told.sort()).toEqual([
      ['pay_month.closed', company.organization.id, 1, month],
      ['person.left', ines.id, 1, undefined],
      ['team.changed', team.id, 1, 'created'],
      ['team.changed', team.id, 2, 'updated'],
    ]);
  });

  it('that answers 410 ends, and its owner is told', async () => {
    receiver.answer = { status: 410 };
    await subscribeProgram(app, company.admin, receiver.url);
    await fileLeave(app, company.ines);
    const mail = await app.mailbox.waitFor(company.admin.email);
    expect(mail.subject).toBe(`Les événements ne partent plus vers 127.0.0.1:${receiver.port}`);
    expect(mail.text).toContain('code 410');
    expect(await listed()).toMatchObject({ state: 'gone', offAt: expect.any(String) });
    const { rows } = await owner.query('select count(*)::int as all from webhook_deliveries');
    await fileLeave(app, company.colin);
    expect((await owner.query('select count(*)::int as all from webhook_deliveries')).rows).toEqual(rows);
  });

  it('that fails through the whole schedule stops; what came meanwhile is held, and replayed', async () => {
    await keepSessions(owner);
    receiver.answer = { status: 500, text: 'Panne' };
    const { id } = await subscribeProgram(app, company.admin, receiver.url);
    await fileLeave(app, company.ines);
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      await triedOften(owner, id, attempt);
      app.advance(day);
      await pullForward(owner);
    }
    app.advance(-mostAttempts * day);
    const mail = await app.mailbox.waitFor(company.admin.email);
    expect(mail.text).toContain('Depuis trois jours');
    expect(await listed()).toMatchObject({ state: 'stopped' });
    const [failed] = await deliveriesOf(app, company.admin, id);
    expect(failed).toMatchObject({ state: 'failed', answer: 'Panne', nextAt: null });
    expect(failed?.tries).toHaveLength(mostAttempts);
    await fileLeave(app, company.colin);
    await inState(owner, id, 'held', 1);
    expect((await on(id, 'test')).json.code).toBe('endpoint_off');
    receiver.answer = { status: 200 };
    const { url, events } = present(await listed());
    const body = { url, events, enabled: true };
    const token = company.admin.token;
    expect((await app.call('PUT', `/webhook-endpoints/${id}`, { token, body })).json.state).toBe('live');
    const range = { since: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' };
    expect((await on(id, 'replay', range)).json.replayed).toBe(2);
    await inState(owner, id, 'delivered', 2);
    expect((await on(id, 'replay', range)).json.replayed).toBe(0);
    const [, first] = await deliveriesOf(app, company.admin, id);
    expect((await on(id, `deliveries/${first?.id}/replay`)).json.state).toBe('waiting');
    await eventually(
      async () =>
        receiver.received.filter(({ message }) => message.id === first?.request.message.id).length >= 12,
      'the replayed message',
    );
  });

  it('is asked again when it is busy, not before the time it asked for', async () => {
    receiver.answer = { status: 429, headers: { 'retry-after': '3600' } };
    const { id } = await subscribeProgram(app, company.admin, receiver.url);
    await on(id, 'test');
    await triedOften(owner, id, 1);
    const [waiting] = await deliveriesOf(app, company.admin, id);
    const [tried] = present(waiting?.tries);
    expect(tried).toMatchObject({ status: 429, problem: null });
    expect(Date.parse(present(waiting?.nextAt)) - Date.parse(present(tried?.at))).toBeGreaterThanOrEqual(
      3_600_000,
    );
  });

  it('Z12: does not go where a redirect leads', async () => {
    receiver.answer = { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } };
    const { id } = await subscribeProgram(app, company.admin, receiver.url);
    await on(id, 'test');
    await triedOften(owner, id, 1);
    expect((await deliveriesOf(app, company.admin, id))[0]?.tries[0]?.status).toBe(302);
  });
});

describe('an event', () => {
  it('that may be taken back is not sent before its time, and never once it was', async () => {
    const { id } = await subscribeProgram(app, company.admin, receiver.url);
    const objectId = company.ines.id;
    const event = { type: 'person.left', objectId, at: app.services.now(), data: {} };
    const notBefore = new Date(Date.now() + 3_600_000);
    const [taken, kept] = ['019579d2-5e80-7000-8000-00000000aa01', '019579d2-5e80-7000-8000-00000000aa02'];
    const inside = (work: Parameters<typeof app.services.database.inOrganization>[1]) =>
      app.services.database.inOrganization(company.organization.id, work);
    await inside((tx) =>
      tellPrograms(tx, [
        { ...event, id: taken, notBefore },
        { ...event, id: kept, notBefore },
      ]),
    );
    await inState(owner, id, 'waiting', 2);
    await inside((tx) => retractProgramEvent(tx, taken));
    await pullForward(owner);
    await inState(owner, id, 'delivered', 1);
    expect(receiver.messages.map((message) => message.id)).toEqual([kept]);
  });

  it('is forgotten with its deliveries after thirty days', async () => {
    const { id } = await subscribeProgram(app, company.admin, receiver.url);
    await on(id, 'test');
    await inState(owner, id, 'delivered', 1);
    await owner.query("update webhook_events set at = at - interval '31 days'");
    await sweepExpiredAccess(app.services);
    await inState(owner, id, 'delivered', 0);
  });
});

describe('a key', () => {
  it('subscribes, is shown samples and unsubscribes with its scope alone', async () => {
    const { key: token } = await makeKey(app, company.admin, ['webhook.manage'], { kind: 'organization' });
    const { id } = await subscribeProgram(app, { token }, receiver.url, ['leave_request.approved']);
    const samples = () =>
      app.call('GET', '/webhook-endpoints/samples?event=leave_request.approved', { token });
    const [made] = (await samples()).json;
    expect(made).toMatchObject({ type: 'leave_request.approved', data: { status: 'approved' } });
    expect((await samples()).json[0]?.id).toBe(present(made?.id));
    const { json: request } = await fileLeave(app, company.ines);
    const body = { version: 1 };
    await app.call('PATCH', `/leave-requests/${request.id}/approve`, { token: company.manager.token, body });
    await got(1);
    expect((await samples()).json).toEqual([receiver.received[0]?.message]);
    expect((await app.call('DELETE', `/webhook-endpoints/${id}`, { token })).status).toBe(200);
    expect((await app.call('GET', '/webhook-endpoints', { token })).json).toEqual([]);
  });

  it.each([
    ['without the scope', ['user.list'], 403, 'key_scope_missing'],
    ['of somebody who is no admin any more', ['webhook.manage'], 403, 'forbidden'],
    ['that was revoked', ['webhook.manage'], 401, 'key_ended'],
  ] as const)('%s subscribes nothing', async (what, scopes, status, code) => {
    const maker = await company.organization.add('admin');
    const { id, key: token } = await makeKey(app, maker, scopes);
    if (what.includes('admin')) {
      await owner.query("update users set role = 'manager' where id = $1", [maker.id]);
    }
    if (what.includes('revoked')) await app.call('DELETE', `/api-keys/${id}`, { token: maker.token });
    const body = { url: receiver.url, events: ['team.changed'] };
    const answer = await app.call('POST', '/webhook-endpoints', { token, body });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });
});
