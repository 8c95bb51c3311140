import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPush } from '#server/actions/push/send-push.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  actOn,
  createLeaveCompany,
  fileLeave,
  jobsDone,
  type LeaveCompany,
} from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { PushService, type SubscribedBrowser, sentBy } from '#tests/support/push-service.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;
let service: PushService;

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
  service = await PushService.start();
});
afterEach(() => service.stop());

const allKinds = ['request-filed', 'request-changed', 'request-reminder', 'request-decided'];

const subscribe = ({ token }: TestPerson, browser: SubscribedBrowser, kinds: readonly string[] = allKinds) =>
  app.call('PUT', '/push', { token, body: { ...browser.keys, kinds } });

const arrived = (browser: SubscribedBrowser, count = 1) =>
  eventually(async () => service.to(browser).length >= count && service.to(browser), `${count} messages`);

describe('a device that wants to be told', () => {
  it('hears that a request waits, in words that name nobody, from a sender who signs', async () => {
    const { ines, manager } = company;
    const browser = service.browser('mona');
    const { status, json } = await subscribe(manager, browser);
    expect([status, json.chosen]).toEqual([200, allKinds]);
    await fileLeave(app, ines, { type: 'sick', note: 'Grippe.' });
    const [first] = await arrived(browser);
    if (!first) throw new Error('nothing came');
    expect(browser.read(first.body)).toEqual({
      title: 'Relâche',
      body: 'Une demande attend votre décision',
      path: '/approvals',
      tag: 'request-filed',
    });
    expect(first.body.toString('latin1')).not.toMatch(/Relâche|demande|Inès/);
    const { key, claims } = sentBy(first);
    expect(key).toBe(json.publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:/) });
    expect(first.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'request-filed' });
  });

  it('hears of decisions on one’s own requests, in the language of the person, and of nothing that was not chosen', async () => {
    const { ines, manager } = company;
    await app.call('PUT', '/auth/me/language', { token: ines.token, body: { language: 'en' } });
    const [own, deciders] = [service.browser('ines'), service.browser('mona')];
    await subscribe(ines, own);
    await subscribe(manager, deciders, ['request-reminder']);
    const { json } = await fileLeave(app, ines);
    await jobsDone(app);
    await actOn(app, manager, json, 'approve');
    const [decided] = await arrived(own);
    expect(decided && own.read(decided.body)).toMatchObject({
      body: 'There is news about your request',
      path: `/requests/${json.id}`,
    });
    await jobsDone(app);
    expect(service.to(deciders)).toEqual([]);
  });

  it('offers an employee what can come to them alone', async () => {
    const { ines } = company;
    const { json } = await app.call('GET', '/push', { token: ines.token });
    expect(json).toMatchObject({ offered: ['request-decided'], chosen: [] });
    const refused = await subscribe(ines, service.browser('x'), ['request-filed']);
    expect([refused.status, refused.json.fields.kinds]).toEqual([400, expect.any(String)]);
  });

  it('is told once, though a process was killed before it noted what it sent', async () => {
    const { ines, manager } = company;
    const browser = service.browser('mona');
    await subscribe(manager, browser);
    await fileLeave(app, ines);
    await arrived(browser);
    const { rows } = await owner.query(
      `select organization_id as "organizationId", session_id as "sessionId", event_id as "eventId" from push_messages
       where organization_id = (select organization_id from users where id = $1)`,
      [manager.id],
    );
    await sendPush(app.services, rows[0], new AbortController().signal);
    expect(service.to(browser)).toHaveLength(1);
  });

  it('is tried again by a service in trouble', async () => {
    const { ines, manager } = company;
    const browser = service.browser('mona');
    await subscribe(manager, browser);
    service.status = 503;
    await fileLeave(app, ines);
    await arrived(browser);
    service.status = 201;
    await eventually(async () => {
      await owner.query(
        `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = 'send-push' and j.locked_at is null and j.run_at > now()`,
      );
      return service.to(browser).length >= 2;
    }, 'a second attempt');
    await jobsDone(app);
    expect(service.to(browser)).toHaveLength(2);
  });

  it.each([404, 410])('is forgotten once its service answers %i', async (gone) => {
    const { ines, manager } = company;
    const browser = service.browser('mona');
    await subscribe(manager, browser);
    service.status = gone;
    await fileLeave(app, ines);
    await eventually(
      async () => (await app.call('GET', '/push', { token: manager.token })).json.chosen.length === 0,
      'a forgotten device',
    );
  });
});

describe('a subscription', () => {
  it('stands with its session and ends with it', async () => {
    const { ines, manager } = company;
    const browser = service.browser('mona');
    await subscribe(manager, browser);
    const listed = await app.call('GET', '/auth/sessions', { token: manager.token });
    expect(listed.json.filter(({ notified }: { notified: boolean }) => notified)).toMatchObject([
      { current: true },
    ]);
    await app.call('POST', '/auth/logout', { token: manager.token });
    await fileLeave(app, ines);
    await jobsDone(app);
    expect(service.received).toEqual([]);
  });

  it('is ended by the person, and belongs to who last used the browser', async () => {
    const { ines, manager } = company;
    const browser = service.browser('shared');
    await subscribe(manager, browser);
    await subscribe(ines, browser);
    const ofManager = await app.call('GET', '/push', { token: manager.token });
    expect(ofManager.json.chosen).toEqual([]);
    const ended = await app.call('DELETE', '/push', { token: ines.token });
    expect(ended.json.chosen).toEqual([]);
  });

  it.each([
    'http://push.example.org/abc',
    'https://10.0.0.8/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://push.internal/abc',
    'file:///etc/passwd',
    'https://user:secret@push.example.org/abc',
  ])('is not sent to %s', async (endpoint) => {
    const { keys } = service.browser('x');
    const { status, json } = await app.call('PUT', '/push', {
      token: company.manager.token,
      body: { ...keys, endpoint, kinds: ['request-filed'] },
    });
    expect([status, Object.keys(json.fields)]).toEqual([400, ['endpoint']]);
  });

  it('needs a key that a message can be locked with', async () => {
    const { keys } = service.browser('x');
    const publicKey = Buffer.alloc(65, 4).toString('base64url');
    const { status, json } = await app.call('PUT', '/push', {
      token: company.manager.token,
      body: { ...keys, publicKey, kinds: ['request-filed'] },
    });
    expect([status, Object.keys(json.fields)]).toEqual([400, ['publicKey']]);
  });
});
