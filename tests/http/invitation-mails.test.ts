import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
  uniqueEmail,
} from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = <const M extends Method, const P extends string>(
  { token }: Pick<TestPerson, 'token'>,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
) => app.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const add = ({ admin }: TestOrganization, email: string, name = 'Noé Bertrand') =>
  as(admin, 'POST', '/users', { name, email });
const verify = (token: string) => app.call('POST', '/auth/verify', { body: { token } });
/** How soon after the app's clock the only invitation that is due leaves, in hours. */
async function hoursUntilDue(userId: string): Promise<number> {
  const { rows } = await owner.query<{ run_at: Date }>(
    `select run_at from graphile_worker._private_jobs where payload->>'userId' = $1`,
    [userId],
  );
  expect(rows).toHaveLength(1);
  return ((rows[0]?.run_at.getTime() ?? 0) - app.services.now().getTime()) / 3_600_000;
}

describe('names in mails to strangers', () => {
  const bait = 'Votre colis: https://evil.example/x ou paul@evil.example, 08 99 12 34 56';
  /** What mail programs make links of. */
  const tempting = /evil\.example|paul@|08 99/;

  it('offer no link, no address, no number in an invitation, nor a long sentence', async () => {
    const organization = await createTestOrganization(app.services, { name: bait });
    await as(organization.admin, 'PUT', '/auth/me', { name: `Inspecteur ${bait}` });
    const email = uniqueEmail('cible');
    await add(organization, email, bait);
    const mail = await app.mailbox.waitFor(email);
    expect(mail.to).not.toMatch(tempting);
    for (const text of [mail.subject, mail.text, mail.html ?? '']) {
      expect(text.replaceAll(email, '')).not.toMatch(tempting);
    }
    expect(mail.subject.length).toBeLessThan(130);
    expect(mail.subject).toContain('Votre colis: evil example');
  });

  it('offer none in a welcome that somebody else asked for', async () => {
    const userEmail = uniqueEmail('cible');
    await app.call('POST', '/onboarding/create-organization', {
      body: { organizationName: bait, userName: bait, userEmail, numberOfUsers: 1 },
    });
    const mail = await app.mailbox.waitFor(userEmail);
    for (const text of [mail.to, mail.subject, mail.text, mail.html ?? '']) {
      expect(text.replaceAll(userEmail, '')).not.toMatch(tempting);
    }
    await app.call('POST', '/auth/magic-link', { body: { email: userEmail } });
    expect((await app.mailbox.waitFor(userEmail, 2)).text).not.toMatch(tempting);
  });
});

describe('invitations in a day', () => {
  it('do not leave again for who was removed and added again', async () => {
    const organization = await createTestOrganization(app.services);
    const email = uniqueEmail('encore');
    for (let round = 0; round < 3; round += 1) {
      const { status, json } = await add(organization, email);
      expect(status).toBe(200);
      await app.mailbox.waitFor(email);
      if (round === 2) expect(await hoursUntilDue(json.id)).toBeGreaterThan(23);
      else await as(organization.admin, 'DELETE', `/users/${json.id}`);
    }
    expect(await app.mailbox.to(email)).toHaveLength(1);
  });

  it('leave once more when asked for, then are refused until tomorrow', async () => {
    const organization = await createTestOrganization(app.services);
    const email = uniqueEmail('perdue');
    const { json } = await add(organization, email);
    const resend = () => as(organization.admin, 'POST', `/users/${json.id}/resend-invitation`);
    expect((await resend()).status).toBe(200);
    await app.mailbox.waitFor(email, 2);
    const refused = await resend();
    expect([refused.status, refused.json.code]).toEqual([429, 'invitation_just_sent']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  });

  it('of all organisations together reach an address three times, which none of them learns', async () => {
    const email = uniqueEmail('convoitee');
    const organizations = await Promise.all([1, 2, 3, 4].map(() => createTestOrganization(app.services)));
    const ids: string[] = [];
    for (const [place, organization] of organizations.entries()) {
      const { status, json } = await add(organization, email);
      expect([status, json.invitationWaits]).toEqual([200, false]);
      ids.push(json.id);
      if (place < 3) await app.mailbox.waitFor(email, place + 1);
    }
    await expect.poll(() => hoursUntilDue(ids[3] ?? ''), { timeout: 20_000 }).toBeGreaterThan(23);
    expect(await app.mailbox.to(email)).toHaveLength(3);
  });

  it('are two for each seat, or fifty', async () => {
    const organization = await createTestOrganization(app.services, { seats: 20 });
    const rows = (count: number) =>
      Array.from({ length: count }, () => ({ name: 'Ana', email: uniqueEmail('ana') }));
    const invite = (count: number) =>
      as(organization.admin, 'POST', '/users/invite-multiple', { users: rows(count) });
    for (const count of [19, 19]) {
      const { json } = await invite(count);
      for (const { id } of json.users) await as(organization.admin, 'DELETE', `/users/${id}`);
    }
    const tooMany = await invite(13);
    expect([tooMany.status, tooMany.json.code, tooMany.json.details]).toEqual([
      429,
      'too_many_invitations',
      { limit: 50 },
    ]);
    expect((await invite(12)).status).toBe(200);
  });
});

describe('an address that has an account elsewhere', () => {
  const without = ({ id: _id, email: _email, ...rest }: Record<string, unknown>) => ({
    ...rest,
    joinedAt: expect.any(String),
    invitedAt: expect.any(String),
    updatedAt: expect.any(String),
  });

  it('is answered for like one that nobody has, alone or among many', async () => {
    const elsewhere = await createTestOrganization(app.services);
    const organization = await createTestOrganization(app.services);
    const known = await add(organization, elsewhere.admin.email);
    const unknown = await add(organization, uniqueEmail('inconnue'));
    expect([known.status, known.json]).toEqual([
      unknown.status,
      expect.objectContaining(without(unknown.json)),
    ]);

    const member = await elsewhere.add('employee');
    const many = await as(organization.admin, 'POST', '/users/invite-multiple', {
      users: [
        { name: 'Ana', email: member.email.toUpperCase() },
        { name: 'Ana', email: uniqueEmail('inconnue') },
      ],
    });
    expect(many.status).toBe(200);
    expect(many.json.users[0]).toEqual(expect.objectContaining(without(present(many.json.users[1]))));
    const { users } = (await as(organization.admin, 'GET', '/users')).json;
    expect(users.filter(({ status }: { status: string }) => status === 'invited')).toHaveLength(4);
  });

  it('learns of it by mail, which opens nothing, and keeps its account', async () => {
    const elsewhere = await createTestOrganization(app.services);
    const organization = await createTestOrganization(app.services);
    const { email, token } = elsewhere.admin;
    await add(organization, email);
    const mail = await app.mailbox.waitFor(email);
    expect(mail.text).toContain('a déjà un compte dans une autre organisation');
    expect(mail.text).not.toContain('token=');
    await app.call('POST', '/auth/magic-link', { body: { email } });
    const opened = await verify(loginTokenIn(await app.mailbox.waitFor(email, 2)));
    expect(opened.json.organization.id).toBe(elsewhere.id);
    expect((await as({ token }, 'GET', '/auth/me')).status).toBe(200);
  });

  it('joins the first that it opens; the other stays pending until it has left', async () => {
    const [one, two] = [
      await createTestOrganization(app.services, { name: 'Un' }),
      await createTestOrganization(app.services, { name: 'Deux' }),
    ];
    const email = uniqueEmail('partagee');
    await add(one, email);
    const first = loginTokenIn(await app.mailbox.waitFor(email));
    await add(two, email);
    const second = loginTokenIn(await app.mailbox.waitFor(email, 2));
    const joined = await verify(first);
    expect(joined.json.organization.name).toBe('Un');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const refused = await verify(second);
      expect([refused.status, refused.json.code]).toEqual([409, 'account_elsewhere']);
    }
    await as(joined.json, 'POST', '/auth/me/leave');
    expect((await verify(second)).json.organization.name).toBe('Deux');
  });

  it('is no obstacle to signing up while it is only invited', async () => {
    const organization = await createTestOrganization(app.services);
    const userEmail = uniqueEmail('invitee');
    await add(organization, userEmail);
    const founder = { organizationName: 'La sienne', userName: 'Ana', userEmail, numberOfUsers: 1 };
    const { status } = await app.call('POST', '/onboarding/create-organization', { body: founder });
    expect(status).toBe(200);
  });
});
