import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followUp } from '#server/actions/notifications/follow-up.ts';
import {
  createLeaveCompany,
  fileLeave,
  jobsDone,
  type LeaveCompany,
  setClock,
} from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // A Monday in winter, 10:00 in Paris.
  setClock(app, '2026-03-02T09:00:00Z');
  company = await createLeaveCompany(app);
});

const digestsTo = async ({ email }: TestPerson) =>
  (await app.mailbox.to(email)).filter(({ subject }) => subject.includes('Qui est absent'));
const runAt = async (instant: string) => {
  setClock(app, instant);
  await followUp(app.services);
  await jobsDone(app);
};

describe('the weekly digest of the team', () => {
  const sick = { type: 'sick', startDate: '2026-03-10', endDate: '2026-03-11' };

  it('tells on Monday who is away, and only privileged people why', async () => {
    const { ines, colin, manager, admin } = company;
    await fileLeave(app, manager, { ...sick, userId: ines.id });
    await fileLeave(app, manager, {
      ...sick,
      userId: ines.id,
      type: 'vacation',
      startDate: '2026-03-19',
      endDate: '2026-03-19',
    });
    await runAt('2026-03-08T12:00:00Z');
    await runAt('2026-03-09T06:00:00Z');
    expect(await digestsTo(colin)).toEqual([]);
    // Later the same day, as after a night without the server; and again.
    await runAt('2026-03-09T15:00:00Z');
    await runAt('2026-03-09T16:00:00Z');
    await runAt('2026-03-10T08:00:00Z');
    const [toColin, ...more] = await digestsTo(colin);
    expect(more).toEqual([]);
    expect(toColin?.text).toMatch(/Cette semaine.*\s+Inès Employée\s+Absent du 10 au 11\u00a0mars 2026/);
    expect(toColin?.text).toMatch(/La semaine prochaine.*\s+Inès Employée\s+Vacances le 19\u00a0mars 2026/);
    expect(toColin?.text).not.toContain('maladie');
    const [toManager] = await digestsTo(manager);
    expect(toManager?.text).toContain('Congé maladie du 10 au 11\u00a0mars 2026');
    // Nobody but herself is away in her team; and the admin has none.
    expect(await digestsTo(ines)).toEqual([]);
    expect(await digestsTo(admin)).toEqual([]);
  });

  it('leaves those alone who do not want it, and comes only when there is something to tell', async () => {
    const { ines, colin, manager } = company;
    await runAt('2026-03-09T08:00:00Z');
    expect(await digestsTo(manager)).toEqual([]);
    await fileLeave(app, manager, {
      ...sick,
      userId: ines.id,
      startDate: '2026-03-17',
      endDate: '2026-03-17',
    });
    const body = { kind: 'team-digest', choice: 'none' };
    await app.call('PUT', '/notifications/choices', { token: colin.token, body });
    await runAt('2026-03-16T08:00:00Z');
    expect(await digestsTo(colin)).toEqual([]);
    expect(await digestsTo(manager)).toHaveLength(1);
  });
});
