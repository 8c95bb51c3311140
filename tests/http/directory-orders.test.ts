import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDirectory, entraUser, patch } from '#tests/support/directory.ts';
import { createTestOrganization, openTestSession, uniqueEmail } from '#tests/support/organizations.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const callsEach = 40;

describe('I17, I18: whatever a directory calls, in whatever order', () => {
  it.each([1, 2, 3, 4])('an admin stays, and seats are not overrun (%i)', async (seed) => {
    const random = seededRandom(seed);
    const seats = 4 + random.below(3);
    const company = await createTestOrganization(app.services, { seats });
    const entra = await connectDirectory(app, company.admin, random.pick(['groups', 'department']));
    await company.add('admin', 'Ada Admin');
    await company.add('manager', 'Max Manager');
    const statuses = new Set<number>();
    const known = async (): Promise<string[]> =>
      (await entra.ask('GET', '/Users')).json.Resources.map(({ id }: { id: string }) => id);
    for (let call = 0; call < callsEach; call += 1) {
      const id = random.pick(await known());
      const active = random.pick([true, false, 'True', 'False']);
      const body = entraUser(uniqueEmail('hasard'));
      const [method, path, sent] = random.pick([
        ['POST', '/Users', body],
        ['POST', '/Users', body],
        ['PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value: active })],
        ['PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active } })],
        ['PATCH', `/Users/${id}`, patch({ op: 'replace', value: { 'name.familyName': 'Autre' } })],
        ['PUT', `/Users/${id}`, { ...body, active }],
        ['DELETE', `/Users/${id}`, undefined],
        ['POST', '/Groups', { displayName: `Équipe ${call}`, members: [{ value: id }] }],
      ] as const);
      const answer = await entra.ask(method, path, sent);
      statuses.add(answer.status);
      expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(500);
    }
    const { users, admins } = await counted(company.id);
    expect(users).toBeLessThanOrEqual(seats);
    expect(admins.length).toBeGreaterThan(0);
    const [first = ''] = admins;
    const token = await openTestSession(app.services, company.id, first);
    expect((await app.call('GET', '/directories', { token })).status).toBe(200);
    // What was refused was refused, and much was done: else nothing was tried.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 403]));
  });
});

/** Asked of the database after each order of calls, and not of whoever may have been sent away. */
async function counted(organizationId: string): Promise<{ users: number; admins: string[] }> {
  return app.services.database.inOrganization(organizationId, async (tx) => {
    const { rows } = await tx.execute<{ id: string; role: string; joined: boolean }>(
      `select id, role, invited_at is null or confirmed_at is not null as joined from users
       where removed_at is null and leaves_on is null`,
    );
    const admins = rows.filter(({ role, joined }) => role === 'admin' && joined);
    return { users: rows.length, admins: admins.map(({ id }) => id) };
  });
}
