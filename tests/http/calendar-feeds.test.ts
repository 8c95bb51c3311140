import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeUser } from '#server/actions/users/remove-user.ts';
import { fetchEvents, pathOf, subscribeTo } from '#tests/support/calendar-feeds.ts';
import {
  actOn,
  createLeaveCompany,
  fileLeave,
  keepSessions,
  type LeaveCompany,
} from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { productionEnv } from '#tests/support/production-env.ts';
import { readCalendar } from '#tests/support/read-calendar.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;
let teamId: string;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
});
const fetched = (path: string) => app.callAnything('GET', path);
afterAll(async () => {
  await owner.end();
  await app.close();
});
beforeEach(async () => {
  company = await createLeaveCompany(app);
  const { json } = await app.call('GET', '/teams/my-teams', { token: company.ines.token });
  teamId = present(json[0]?.id);
});

const day = 24 * 60 * 60 * 1000;
const secret = 'opération du genou';

const subscribe = (person: TestPerson, form: object = {}) => subscribeTo(app, person, form);
const eventsOf = (feed: { readonly path: string }) => fetchEvents(app, feed);

async function approved(person: TestPerson, form: object): Promise<{ id: string; version: number }> {
  const { status, json } = await fileLeave(app, person, form);
  expect(status, JSON.stringify(json)).toBe(200);
  return (await actOn(app, company.admin, json, 'approve')).json;
}

describe('one’s own calendar', () => {
  it('holds what is decided and what waits, with its type, whole days and half-days, and no note', async () => {
    const { ines } = company;
    const whole = await approved(ines, { note: secret });
    const { json: waiting } = await fileLeave(app, ines, {
      type: 'sick',
      startDate: '2040-12-03',
      endDate: '2040-12-03',
      endHalf: 'am',
      note: secret,
    });
    const feed = await subscribe(ines);
    const { text, headers } = await fetched(feed.path);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(text).not.toContain(secret);
    const { name, events } = readCalendar(text);
    expect(name).toBe('Mes absences');
    expect(events).toMatchObject([
      {
        uid: `${whole.id}@localhost`,
        summary: 'Vacances',
        status: 'CONFIRMED',
        sequence: whole.version,
        start: '2040-07-02',
        end: '2040-07-07',
      },
      {
        uid: `${waiting.id}@localhost`,
        summary: 'Congé maladie (en attente)',
        status: 'TENTATIVE',
        start: '2040-12-03T07:00:00.000Z',
        end: '2040-12-03T11:00:00.000Z',
      },
    ]);
  });

  it('tells for sixty days what was taken back, then no more', async () => {
    const { ines, admin } = company;
    await keepSessions(owner);
    const [leave, { json: waiting }] = [
      await approved(ines, {}),
      await fileLeave(app, ines, { startDate: '2040-08-06', endDate: '2040-08-10' }),
    ];
    const feed = await subscribe(ines);
    const team = await subscribe(company.colin, { scope: 'team', teamId });
    const [standing] = await eventsOf(team);
    await actOn(app, admin, leave, 'cancel', { reason: 'Fermeture annulée' });
    await actOn(app, ines, waiting, 'withdraw');
    const ended = await eventsOf(feed);
    expect(ended.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(ended[0]?.sequence).toBeGreaterThan(leave.version);
    // Colleagues never saw what only waited.
    expect((await eventsOf(team)).map(({ uid, status }) => [uid, status])).toEqual([
      [standing?.uid, 'CANCELLED'],
    ]);
    // Nor do they learn from its name in their calendar when it was filed.
    expect(standing?.uid).not.toContain(leave.id);
    app.advance(61 * day);
    expect(await eventsOf(feed)).toEqual([]);
    app.advance(-61 * day);
  });

  it('reaches twelve months back, and has public holidays for those who asked', async () => {
    const { ines, admin } = company;
    const today = app.services.now();
    const ago = (months: number): string =>
      new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 10)).toISOString().slice(0, 10);
    await owner.query("update users set employed_from = '2020-01-01' where id = $1", [ines.id]);
    for (const start of [ago(14), ago(10)]) {
      const form = { type: 'other', userId: ines.id, startDate: start, endDate: start };
      expect((await fileLeave(app, admin, form)).status).toBe(200);
    }
    expect((await eventsOf(await subscribe(ines))).map(({ start }) => start)).toEqual([ago(10)]);
    const withHolidays = await eventsOf(await subscribe(ines, { name: 'Mac', holidays: true }));
    const next = today.getUTCFullYear() + 1;
    expect(withHolidays).toContainEqual(
      expect.objectContaining({ summary: '1er mai', start: `${next}-05-01`, end: `${next}-05-02` }),
    );
  });
});

describe('what others are told', () => {
  it('is that a sick colleague is absent, and nothing else, byte for byte', async () => {
    const { ines, colin, manager } = company;
    await approved(ines, { type: 'sick', note: secret });
    await approved(ines, { startDate: '2040-08-06', endDate: '2040-08-10', note: secret });
    const asColin = await fetched((await subscribe(colin, { scope: 'team', teamId })).path);
    for (const leak of [
      secret,
      'sick',
      'maladie',
      'A82A5C',
      'Vacances',
      'vacation',
      ines.email,
      '/requests/',
    ]) {
      expect(asColin.text).not.toContain(leak);
    }
    const { name, events } = readCalendar(asColin.text);
    expect(name).toBe('Absences\u00a0: Atelier');
    expect(events.map(({ summary }) => summary)).toEqual([
      'Inès Employée\u00a0: Absent',
      'Inès Employée\u00a0: Absent',
    ]);
    expect(events.every(({ text }) => text.includes('TRANSP:TRANSPARENT'))).toBe(true);
    // Those who may know why in the application are still not sent what is confidential.
    const asManager = await fetched((await subscribe(manager, { scope: 'organization' })).path);
    expect(readCalendar(asManager.text).events.map(({ summary }) => summary)).toEqual([
      'Inès Employée\u00a0: Absent',
      'Inès Employée\u00a0: Vacances',
    ]);
    for (const leak of [secret, 'sick', 'maladie', ines.email]) expect(asManager.text).not.toContain(leak);
  });

  it('comes in the language of whoever subscribed', async () => {
    const { ines, colin } = company;
    await approved(ines, { type: 'sick' });
    await owner.query("update users set language = 'en' where id = $1", [colin.id]);
    const feed = await subscribe(colin, { scope: 'team', teamId });
    expect((await eventsOf(feed)).map(({ summary }) => summary)).toEqual(['Inès Employée: Away']);
  });
});

describe('the reach of a subscription', () => {
  it('is asked anew at each fetch: the role, the team, the person, the organisation', async () => {
    const { organization, admin, manager, ines, colin } = company;
    expect(
      (
        await app.call('POST', '/calendar/feeds', {
          token: ines.token,
          body: { name: 'x', scope: 'organization' },
        })
      ).status,
    ).toBe(403);
    const everyone = await subscribe(manager, { scope: 'organization' });
    const team = await subscribe(ines, { scope: 'team', teamId });
    const own = await subscribe(colin);
    const gone = async ({ path }: { path: string }): Promise<void> => {
      const { status, headers, text } = await fetched(path);
      expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
      expect(text).toBe('Cet élément n’existe pas ou n’existe plus.\n');
    };
    for (const feed of [everyone, team, own]) expect((await fetched(feed.path)).status).toBe(200);

    const demotion = { token: admin.token, body: { role: 'employee' } };
    expect((await app.call('PUT', `/users/${manager.id}`, demotion)).status).toBe(200);
    await gone(everyone);
    const listed = await app.call('GET', '/calendar/feeds', { token: manager.token });
    expect(listed.json).toMatchObject([{ id: everyone.id, answers: false }]);
    expect(listed.text).not.toContain(everyone.path.slice(-20));

    const members = { token: admin.token, body: { userIds: [colin.id] } };
    expect((await app.call('PUT', `/teams/${teamId}/members`, members)).status).toBe(200);
    await gone(team);

    await removeUser(app.services, organization.acting, colin.id);
    await gone(own);

    const stranger = await createLeaveCompany(app);
    const foreign = { name: 'x', scope: 'team', teamId };
    const refused = await app.call('POST', '/calendar/feeds', { token: stranger.ines.token, body: foreign });
    expect(refused.status).toBe(404);
    await gone({ path: '/calendar/feeds/unknown.ics' });
    await gone({ path: `${team.path.slice(0, -6)}AA.ics` });
  });

  it('ends with renewal and deletion, which the log tells of for the whole organisation', async () => {
    const { admin } = company;
    const { token } = admin;
    const feed = await subscribe(admin, { name: 'Outlook', scope: 'organization' });
    await fetched(feed.path);
    const renewed = (await app.call('POST', `/calendar/feeds/${feed.id}/renew`, { token })).json;
    expect((await fetched(feed.path)).status).toBe(404);
    expect((await fetched(pathOf(renewed.url))).status).toBe(200);
    const [listed] = (await app.call('GET', '/calendar/feeds', { token })).json;
    expect(listed).toMatchObject({ name: 'Outlook', answers: true, fetchedAt: expect.any(String) });
    expect(listed).not.toHaveProperty('url');
    await app.call('DELETE', `/calendar/feeds/${feed.id}`, { token });
    expect((await fetched(pathOf(renewed.url))).status).toBe(404);
    const { json: log } = await app.call('GET', '/audit-log', { token });
    const told = log.filter(({ action }: { action: string }) => action.startsWith('calendar-feed'));
    expect(told.map(({ action, details }: { action: string; details: object }) => [action, details])).toEqual(
      ['deleted', 'renewed', 'created'].map((deed) => [`calendar-feed.${deed}`, { feed: 'Outlook' }]),
    );
    expect(app.logs.join('')).not.toContain(feed.path.split('/').at(-1)?.slice(0, 20));
  });

  it('is bounded: twenty for one person', async () => {
    const { ines } = company;
    for (let made = 0; made < 20; made += 1) await subscribe(ines, { name: `n° ${made}` });
    const body = { name: 'De trop', scope: 'mine' };
    const { status, json } = await app.call('POST', '/calendar/feeds', { token: ines.token, body });
    expect([status, json.code, json.details.most]).toEqual([409, 'too_many_feeds', 20]);
  });
});

describe('asking again', () => {
  it('is answered 304 until something changes, by tag and by date', async () => {
    const { ines } = company;
    const feed = await subscribe(ines);
    const ask = (headers: Readonly<Record<string, string>>) =>
      app.callAnything('GET', feed.path, { headers });
    const first = await ask({});
    const [tag, date] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? ''];
    app.advance(10_000);
    const again = await ask({});
    expect([again.text, again.headers.get('etag'), again.headers.get('last-modified')]).toEqual([
      first.text,
      tag,
      date,
    ]);
    for (const [name, value] of [
      ['if-none-match', `"other", ${tag}`],
      ['if-modified-since', date],
    ] as const) {
      const { status, text } = await ask({ [name]: value });
      expect([status, text]).toEqual([304, '']);
    }
    await fileLeave(app, ines);
    const changed = await ask({ 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
    // A tag speaks before a date, and no date stands for two contents.
    const later = changed.headers.get('last-modified') ?? '';
    expect(Date.parse(later)).toBeGreaterThan(Date.parse(date));
    expect((await ask({ 'if-none-match': tag, 'if-modified-since': later })).status).toBe(200);
    expect((await ask({ 'if-modified-since': date })).status).toBe(200);
    expect((await ask({ 'if-modified-since': later })).status).toBe(304);
  });

  it('is held back when a program runs wild, by the address it asks', async () => {
    const strict = await startTestApp({ env: productionEnv, beside: app });
    try {
      const [wild, calm] = [await subscribe(company.ines), await subscribe(company.colin)];
      const statuses = new Set<number>();
      for (let count = 0; count < 60; count += 1)
        statuses.add((await strict.callAnything('GET', wild.path)).status);
      expect([...statuses]).toEqual([200]);
      const held = await strict.callAnything('GET', wild.path);
      expect([held.status, held.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8']);
      expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await strict.callAnything('GET', calm.path)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
