// @module-tag daily
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditActions } from '#domain/audit-log/audit-action.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
  uniqueEmail,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';
import { auditSentence } from '#words/sentences/audit.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Entry {
  readonly id: string;
  readonly action: string;
  readonly at: string;
}

const as = <const M extends Method, const P extends string>(
  { token }: Pick<TestPerson, 'token'>,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
) => app.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const actionsOf = (entries: readonly Entry[]) => entries.map(({ action }) => action);

describe('the audit log', () => {
  it('tells the whole story of a newcomer, latest first', async () => {
    const userEmail = uniqueEmail('fondatrice');
    const signedUp = await app.call('POST', '/onboarding/create-organization', {
      body: {
        organizationName: 'Le Phare',
        userName: 'Iris Le Bihan',
        userEmail,
        numberOfUsers: 4,
        plan: 'trial',
      },
    });
    const open = async (email: string) =>
      (
        await app.call('POST', '/auth/verify', {
          body: { token: loginTokenIn(await app.mailbox.waitFor(email)) },
        })
      ).json;
    const admin = { token: (await open(userEmail)).token, id: signedUp.json.user.id };
    const { json: team } = await as(admin, 'POST', '/teams', { name: 'Gardiens' });
    const emails = ['a', 'b', 'c'].map(uniqueEmail);
    const users = emails.map((email, row) => ({ name: `Personne ${row}`, email, role: 'employee' }));
    const { json: invited } = await as(admin, 'POST', '/users/invite-multiple', { users });
    const joined = await open(emails[0] ?? '');
    await as(admin, 'PUT', `/users/${joined.user.id}`, { role: 'manager' });
    await as(admin, 'PUT', `/teams/${team.id}/members`, { userIds: [joined.user.id] });
    await as(admin, 'DELETE', `/users/${invited.users[2]?.id}`);

    const { json: log } = await as(admin, 'GET', '/audit-log');
    expect(actionsOf(log)).toEqual([
      'user.removed',
      'team.members_changed',
      'user.role_changed',
      'user.joined',
      'user.invited',
      'user.invited',
      'user.invited',
      'team.created',
      'user.confirmed',
      'organization.created',
    ]);
    expect(log[2]).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      action: 'user.role_changed',
      actor: { id: admin.id, name: 'Iris Le Bihan' },
      key: null,
      directory: null,
      subject: { kind: 'user', id: joined.user.id, name: 'Personne 0' },
      requestId: null,
      via: null,
      address: expect.stringMatching(/127\.0\.0\.1|::1/),
      details: { role: ['employee', 'manager'] },
    });
    expect(log[1]?.details).toEqual({ added: ['Personne 0'], removed: [] });
    expect(JSON.stringify(log)).not.toContain(admin.token);
  });

  it('keeps the names of the day', async () => {
    const organization = await createTestOrganization(app.services);
    await as(organization.admin, 'PUT', '/auth/me', { name: 'Nouveau Nom' });
    const { json } = await as(organization.admin, 'GET', '/audit-log?action=organization.created');
    expect(json[0]?.actor?.name).toBe('Alix Admin');
  });

  it('writes nothing down for what did not happen', async () => {
    const organization = await createTestOrganization(app.services);
    const count = async () => (await as(organization.admin, 'GET', '/audit-log')).json.length;
    const before = await count();
    await as(organization.admin, 'PUT', `/users/${organization.admin.id}`, { role: 'employee' });
    await as(organization.admin, 'PUT', `/users/${organization.admin.id}`, { role: 'admin' });
    await as(organization.admin, 'POST', '/users', { name: 'X', email: organization.admin.email });
    await as(organization.admin, 'PUT', '/auth/me', { name: organization.admin.name });
    expect(await count()).toBe(before);
  });
});

describe('reading it', () => {
  let organization: TestOrganization;
  const names = Array.from({ length: 7 }, (_, index) => `Équipe ${index}`);

  beforeAll(async () => {
    organization = await createTestOrganization(app.services);
    for (const name of names) await as(organization.admin, 'POST', '/teams', { name });
  });

  it('goes page by page along the Link header, without gaps or repeats', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/audit-log?action=team.created&limit=3';
    for (let pages = 0; path !== undefined && pages < 10; pages += 1) {
      const answer = await app.callAnything('GET', path, { token: organization.admin.token });
      expect(answer.json.length).toBeLessThanOrEqual(3);
      seen.push(...answer.json.map((entry: { subject: { name: string } }) => entry.subject.name));
      path = /^<\/api(.*)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual([...names].reverse());
  });

  it('filters by who, whom, what and day', async () => {
    const other = await organization.add('manager');
    const { json: team } = await as(other, 'POST', '/teams', { name: 'De l’autre' });
    const ask = async (query: string): Promise<Entry[]> =>
      (await as(organization.admin, 'GET', `/audit-log?${query}`)).json;
    expect(actionsOf(await ask(`actorId=${other.id}`))).toEqual(['team.created', 'user.joined']);
    expect(actionsOf(await ask(`subjectId=${team.id}`))).toEqual(['team.created']);
    const all = await ask('limit=200');
    const today = todayInParis(app.services.now());
    expect(await ask(`limit=200&from=${today}&to=${today}`)).toEqual(all);
    expect(await ask('to=2020-01-01')).toEqual([]);
    expect(await ask('from=2099-01-01')).toEqual([]);
  });

  it.each(['action=nothing', 'from=yesterday', 'limit=0', 'limit=9999', 'before=x'])(
    'refuses %s',
    async (query) => {
      expect((await as(organization.admin, 'GET', `/audit-log?${query}`)).status).toBe(400);
    },
  );

  it('exports every entry for a spreadsheet, in the caller’s language, harmless', async () => {
    await as(organization.admin, 'POST', '/teams', { name: '=HYPERLINK("x";"y")' });
    const french = await as(organization.admin, 'GET', '/audit-log.csv?action=team.created');
    expect(french.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(french.headers.get('content-disposition')).toContain('attachment');
    const lines = french.text.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF?Date et heure;Action;Par;Sur;Détails;Adresse$/);
    expect(lines).toHaveLength(names.length + 4);
    expect(french.text).toContain(`Alix Admin;"'=HYPERLINK(""x"";""y"")"`);
    const english = await app.call('GET', '/audit-log.csv', {
      token: organization.admin.token,
      headers: { 'accept-language': 'en' },
    });
    expect(english.text).toContain('Team created');
  });

  it('is for admins', async () => {
    const manager = await organization.add('manager');
    for (const path of ['/audit-log', '/audit-log.csv'] as const) {
      expect((await as(manager, 'GET', path)).status).toBe(403);
    }
  });

  it('has a sentence for every action in both languages', () => {
    for (const action of auditActions) {
      expect(auditSentence(action, 'fr')).not.toBe(auditSentence(action, 'en'));
    }
  });
});

describe('an entry once written', () => {
  it('cannot be changed or taken back by the application', async () => {
    const { id } = await createTestOrganization(app.services);
    const run = (statement: string) =>
      app.services.database.inOrganization(id, (tx) => tx.execute(sql.raw(statement)));
    for (const statement of [
      "update audit_log set actor_name = 'personne'",
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(run(statement), statement).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});
