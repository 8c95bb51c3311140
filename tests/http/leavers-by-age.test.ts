import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepExpiredAccess } from '#server/actions/auth/sweep-expired-access.ts';
import { readErasureFile } from '#server/erasure-file.ts';
import { createLeaveCompany, fileLeave, jobsDone, setClock } from '#tests/support/leave-company.ts';
import { openTestSession, type TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** Somebody leaves: an employee on the last day of June 2026, one more, and an accountant whose access ends. */
async function leavers() {
  setClock(app, '2026-06-01T08:00:00Z');
  const company = await createLeaveCompany(app);
  const { organization, admin, ines, colin } = company;
  const accountant = await organization.add('accountant', 'Claude Comptable');
  await fileLeave(app, ines, { startDate: '2026-06-08', endDate: '2026-06-09', note: 'Inès Employée part' });
  setClock(app, '2026-06-30T20:00:00Z');
  const token = await openTestSession(app.services, organization.id, admin.id);
  for (const { id } of [ines, colin, accountant]) {
    const removed = await app.call('DELETE', `/users/${id}`, { token });
    expect(removed.status, removed.text).toBe(200);
  }
  await jobsDone(app);
  return { ...company, accountant };
}

const asAdmin = async ({ organization, admin }: Awaited<ReturnType<typeof leavers>>) => ({
  token: await openTestSession(app.services, organization.id, admin.id),
});

let nights = 0;

/** What every night does, with the jobs that follow. Each is a minute later, so that four weeks are over the last night. */
async function night(day: string): Promise<void> {
  setClock(app, `${day}T04:${String(nights++).padStart(2, '0')}:00Z`);
  await sweepExpiredAccess(app.services);
  await jobsDone(app);
}

const nameOf = async ({ id }: Pick<TestPerson, 'id'>): Promise<string> =>
  (await owner.query<{ name: string }>('select name from users where id = $1', [id])).rows[0]?.name ?? '';
const pseudonym = /^Personne partie [0-9A-F]{4}$/;

describe('people who left, by age (V28)', () => {
  it('are erased five years after they left, announced before, as if an admin had asked; a hold stops it', async () => {
    const company = await leavers();
    const { organization, ines, colin, accountant, admin, manager } = company;
    const held = await app.call('PUT', `/users/${colin.id}/erasure/hold`, {
      ...(await asAdmin(company)),
      body: { reason: 'Prud’hommes' },
    });
    expect(held.status).toBe(200);
    for (const year of [2027, 2028, 2029, 2030]) await night(`${year}-07-02`);
    await night('2031-05-15');
    const { json } = await app.call('GET', '/privacy/retention', await asAdmin(company));
    expect(json.coming.until).toBe('2031-06-30');
    expect(json.coming.lines.some(({ kind }: { kind: string }) => kind === 'leavers')).toBe(false);
    await night('2031-06-30');
    const { json: june } = await app.call('GET', '/privacy/retention', await asAdmin(company));
    expect(june.coming.lines).toContainEqual(
      expect.objectContaining({ kind: 'leavers', name: 'Personnes parties', count: 2 }),
    );
    expect([await nameOf(ines), await nameOf(accountant)]).toEqual(['Inès Employée', 'Claude Comptable']);

    await night('2031-07-01');
    await night('2031-07-28');
    expect([await nameOf(ines), await nameOf(accountant)]).toEqual(['Inès Employée', 'Claude Comptable']);
    const { json: july } = await app.call('GET', '/privacy/retention', await asAdmin(company));
    expect(july.coming.lines).toContainEqual(expect.objectContaining({ kind: 'leavers', count: 2 }));

    await night('2031-07-29');
    expect(await nameOf(ines)).toMatch(pseudonym);
    expect(await nameOf(accountant)).toMatch(pseudonym);
    expect(await nameOf(ines)).not.toBe(await nameOf(accountant));
    expect([await nameOf(colin), await nameOf(admin), await nameOf(manager)]).toEqual([
      colin.name,
      admin.name,
      manager.name,
    ]);
    const { rows } = await owner.query(
      'select reason, asked_by, done_at is not null as done from erasures where organization_id = $1',
      [organization.id],
    );
    expect(rows).toEqual([
      { reason: 'age', asked_by: null, done: true },
      { reason: 'age', asked_by: null, done: true },
    ]);
    const lines = await readErasureFile(app.services.erasureFile);
    expect(lines.filter(({ organizationId }) => organizationId === organization.id)).toHaveLength(2);
    const { json: log } = await app.call('GET', '/audit-log', await asAdmin(company));
    const erased = log.filter(({ action }: { action: string }) => action === 'privacy.person_erased');
    expect(erased.map(({ actor }: { actor: unknown }) => actor)).toEqual([null, null]);
    const { rowCount } = await owner.query('select from leave_requests where user_id = $1', [ines.id]);
    expect(rowCount).toBe(1);

    // Once the hold is lifted, the following nights do what they did of the others; lifted later, it shortens nothing.
    const hold = `/users/${colin.id}/erasure/hold` as const;
    await app.call('DELETE', hold, await asAdmin(company));
    await night('2031-08-03');
    const again = { ...(await asAdmin(company)), body: { reason: 'Prud’hommes, suite' } };
    expect((await app.call('PUT', hold, again)).status).toBe(200);
    expect((await app.call('DELETE', hold, await asAdmin(company))).status).toBe(200);
    await jobsDone(app);
    expect(await nameOf(colin)).toBe(colin.name);
    await night('2031-08-31');
    expect(await nameOf(colin)).toMatch(pseudonym);
    await night('2031-09-01');
    expect(
      (await owner.query('select from erasures where organization_id = $1', [organization.id])).rowCount,
    ).toBe(3);
  });

  it('stay longer where an admin chose so, within bounds, and an admin cannot name age as a reason', async () => {
    const company = await leavers();
    const { ines } = company;
    const choose = async (leaving: number) =>
      app.call('PUT', '/privacy/retention', { ...(await asAdmin(company)), body: { leavers: leaving } });
    expect([(await choose(59)).status, (await choose(121)).status, (await choose(72)).status]).toEqual([
      400, 400, 200,
    ]);
    await night('2031-07-10');
    expect(await nameOf(ines)).toBe('Inès Employée');
    const asked = await app.call('POST', `/users/${ines.id}/erase`, {
      ...(await asAdmin(company)),
      body: { reason: 'age' },
    });
    expect(asked.status).toBe(400);
    await night('2032-07-02');
    await night('2032-07-31');
    expect(await nameOf(ines)).toMatch(pseudonym);
  });

  it('an accountant whose access ended is erased when an admin asks', async () => {
    const company = await leavers();
    const asked = await app.call('POST', `/users/${company.accountant.id}/erase`, {
      ...(await asAdmin(company)),
      body: { reason: 'unneeded' },
    });
    expect(asked.status, asked.text).toBe(200);
    await jobsDone(app);
    expect(await nameOf(company.accountant)).toMatch(pseudonym);
  });
});
