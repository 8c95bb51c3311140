import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CalendarStage } from '#tests/support/calendar-providers/calendar-stage.ts';
import type { CalendarName } from '#tests/support/calendar-providers/connect-calendar.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import { createLeaveCompany, jobsDone, type LeaveCompany } from '#tests/support/leave-company.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { TestBrowser } from '#tests/support/passkeys.ts';
import { startTestApp } from '#tests/support/test-app.ts';

let stage: CalendarStage;
let company: LeaveCompany;
let leave: ReturnType<typeof leaveOf>;

beforeAll(async () => {
  stage = await CalendarStage.start();
  leave = leaveOf(stage.app);
});
beforeEach(async () => {
  company = await createLeaveCompany(stage.app);
});
afterAll(() => stage.close());

async function approved(weekNumber: number): Promise<string> {
  const { id } = await leave.file(company.ines, week(weekNumber));
  await leave.approve(company.manager, id);
  return id;
}

const both: readonly CalendarName[] = ['google', 'microsoft'];

describe('the access to a calendar', () => {
  it.each(both)('of %s that ended is taken anew, also before its time', async (name) => {
    const { ines } = company;
    await stage.connect(name, ines);
    const { grants } = stage.provider(name);
    const account = grants.accounts.get(ines.email);
    if (account) account.access = 'taken-back-before-its-time';
    await approved(0);
    expect(await stage.shown(name, ines)).toHaveLength(1);
    expect(await stage.connectionOf(name, ines)).toMatchObject({ state: 'ok', trouble: null });
  });

  it.each(both)(
    'of %s that was taken back is told once, and mended by connecting anew (N13)',
    async (name) => {
      const { ines } = company;
      await stage.connect(name, ines);
      stage.provider(name).grants.revoke(ines.email);
      await approved(0);
      await approved(1);
      await jobsDone(stage.app);
      expect(await stage.connectionOf(name, ines)).toMatchObject({
        state: 'broken',
        trouble: { code: 'revoked' },
      });
      const subjects = (await stage.app.mailbox.to(ines.email)).map(({ subject }) => subject);
      const notice = { google: 'Google Agenda n’est plus relié', microsoft: 'Outlook n’est plus relié' };
      expect(subjects.filter((subject) => subject === notice[name])).toHaveLength(1);
      expect(await stage.waiting()).toBe(0);
      await stage.connect(name, ines);
      expect(await stage.shown(name, ines)).toHaveLength(2);
    },
  );

  it('is refused where the calendar was left out of the yes', async () => {
    const { json } = await stage.connect('google', company.ines, 'openid email');
    expect(json.code).toBe('connection_refused');
    expect(await stage.connectionOf('google', company.ines)).toBeNull();
  });

  it('counts once, for who was sent there, in their browser (N11)', async () => {
    const { ines, colin } = company;
    const stranger = await createTestOrganization(stage.app.services);
    const [browser, elsewhere] = [new TestBrowser(stage.app), new TestBrowser(stage.app)];
    const begin = (where: TestBrowser) =>
      where.call('POST', '/connections/own/google', { token: ines.token });
    const answer = stage.google.grants.allow((await begin(browser)).json.url, ines.email);
    await begin(elsewhere);
    const back = async (where: TestBrowser, token: string, told = answer) =>
      (await where.call('POST', '/connections/finish', { token, body: { answer: told } })).json.code;
    expect(await back(elsewhere, ines.token)).toBe('connection_refused');
    expect(await back(browser, colin.token)).toBe('connection_refused');
    expect(await back(browser, stranger.admin.token)).toBe('connection_refused');
    expect(await back(browser, ines.token, answer.replace(/state=.*/, 'state=forged'))).toBe(
      'connection_refused',
    );
    expect(await back(browser, ines.token)).toBeUndefined();
    expect(await back(browser, ines.token)).toBe('connection_refused');
  });

  it('is nobody else’s: not a colleague’s, an admin’s, or another organisation’s (N10)', async () => {
    const { ines, colin, admin } = company;
    await stage.connect('google', ines);
    const { id } = await stage.connectionOf('google', ines);
    const stranger = await createTestOrganization(stage.app.services);
    const statuses = [];
    for (const person of [colin, admin, stranger.admin])
      statuses.push((await stage.disconnect(id, person, true)).status);
    expect(statuses).toEqual([403, 404, 404]);
    expect(await stage.connectionOf('google', admin)).toBeNull();
    // The account of somebody else in the company cannot be connected twice.
    const taken = await stage.connect('google', { ...colin, email: ines.email });
    expect(taken.json.code).toBe('connection_taken');
    const token = stage.google.grants.accounts.get(ines.email)?.refresh ?? '';
    expect(token).toMatch(/^refresh-/);
    expect(stage.app.logs.join('\n')).not.toContain(token);
  });
});

describe('what calendars hold', () => {
  it('is the same in two of one person, and nothing of a colleague', async () => {
    const { ines, colin } = company;
    for (const name of both) await stage.connect(name, ines);
    await stage.connect('google', colin);
    const id = await approved(0);
    expect(await stage.shown('google', ines)).toHaveLength(1);
    expect(await stage.shown('microsoft', ines)).toHaveLength(1);
    expect(await stage.shown('google', colin)).toEqual([]);
    await leave.cancel(company.manager, id);
    expect(await stage.shown('google', ines)).toEqual([]);
    expect(await stage.shown('microsoft', ines)).toEqual([]);
  });

  it('of somebody who is erased is taken away, and the access given back (N34)', async () => {
    const { ines, admin } = company;
    await stage.connect('google', ines);
    await approved(0);
    expect(await stage.shown('google', ines)).toHaveLength(1);
    await stage.owner.query(
      "update users set removed_at = now(), employed_to = '2020-01-31', employed_from = '2019-01-01' where id = $1",
      [ines.id],
    );
    const asked = await stage.app.call('POST', `/users/${ines.id}/erase`, {
      token: admin.token,
      body: { reason: 'asked' },
    });
    expect(asked.status).toBe(200);
    expect(await stage.shown('google', ines)).toEqual([]);
    expect(stage.google.grants.accounts.get(ines.email)?.refresh).toBe('');
  });
});

describe('a server that is killed between a decision and the calendar (N33)', () => {
  it('leaves the job; another one does it, and what was decided since', async () => {
    const quiet = await CalendarStage.start({ worker: 'off' });
    try {
      const { ines, manager } = await createLeaveCompany(quiet.app);
      const quietLeave = leaveOf(quiet.app);
      for (const name of both) await quiet.connect(name, ines);
      const ids = await Promise.all([0, 1].map(async (at) => (await quietLeave.file(ines, week(at))).id));
      for (const id of ids) await quietLeave.approve(manager, id);
      await quietLeave.cancel(manager, ids[0] ?? '');
      expect(await quiet.waiting()).toBe(4);
      expect(quiet.google.shown(ines.email)).toEqual([]);
      const next = await startTestApp({ env: quiet.env, beside: quiet.app });
      try {
        for (const name of both) expect(await quiet.shown(name, ines)).toHaveLength(1);
      } finally {
        await next.close();
      }
    } finally {
      await quiet.close();
    }
  });
});
