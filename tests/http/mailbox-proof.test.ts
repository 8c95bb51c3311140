// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmMember } from '#server/actions/auth/confirm-member.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { pathOf } from '#tests/support/calendar-feeds.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { jobsDone } from '#tests/support/leave-company.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { createTestOrganization, openTestSession, uniqueEmail } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const as = <const M extends Method, const P extends string>(
  token: string,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
) => app.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const verify = (token: string) => app.call('POST', '/auth/verify', { body: { token } });
const askLink = (email: string) => app.call('POST', '/auth/magic-link', { body: { email } });

/** Signs up with somebody else's address, as anybody can. */
async function signUpAs(userEmail: string): Promise<{ token: string; organizationId: string; id: string }> {
  const { status, json } = await app.call('POST', '/onboarding/create-organization', {
    body: {
      organizationName: 'Chez la victime',
      userName: 'Véra Victime',
      userEmail,
      numberOfUsers: 9,
      plan: 'trial',
    },
  });
  expect(status).toBe(200);
  return { token: json.token, organizationId: json.organization.id, id: json.user.id };
}

/** What an intruder prepares in an organisation that stands in the victim's name. */
async function prepareAs({ token }: { readonly token: string }) {
  const own = uniqueEmail('intrus');
  const bystander = uniqueEmail('tiers');
  const second = await as(token, 'POST', '/users', { name: 'Ivo Intrus', email: own, role: 'admin' });
  const third = await as(token, 'POST', '/users/invite-multiple', {
    users: [{ name: 'Tiers', email: bystander }],
  });
  const feed = await as(token, 'POST', '/calendar/feeds', { name: 'Tout', scope: 'organization' });
  expect([second.status, third.status, feed.status]).toEqual([200, 200, 200]);
  return { own, bystander, second: second.json, feed: pathOf(feed.json.url) };
}

const linkTo = async (email: string, count = 1) => loginTokenIn(await app.mailbox.waitFor(email, count));

describe('before the founder’s mailbox is proven', () => {
  it('an organisation can be set up, and nothing leaves it', async () => {
    const founder = await signUpAs(uniqueEmail('fondatrice'));
    const { own, bystander, second } = await prepareAs(founder);
    expect(second).toMatchObject({ status: 'invited', invitationWaits: true });
    const resent = await as(founder.token, 'POST', `/users/${second.id}/resend-invitation`);
    expect([resent.status, resent.json.code]).toEqual([403, 'confirmation_required']);
    const all = await as(founder.token, 'POST', '/users/send-waiting-invitations');
    expect([all.status, all.json.code]).toEqual([403, 'confirmation_required']);
    // An invitation that has not left is no way in either.
    await askLink(own);
    await jobsDone(app);
    for (const email of [own, bystander]) expect(await app.mailbox.to(email)).toEqual([]);
  });

  it('people who were never let in hear nothing of what is done with them', async () => {
    const organization = await createTestOrganization(app.services);
    const email = uniqueEmail('absente');
    const { json: invited } = await as(organization.admin.token, 'POST', '/users', { name: 'Ana', email });
    await app.mailbox.waitFor(email);
    const leave = { type: 'vacation', startDate: '2099-06-01', endDate: '2099-06-05', userId: invited.id };
    const filed = await as(organization.admin.token, 'POST', '/leave-requests', {
      ...leave,
      note: 'Gagnez sur https://evil.example',
    });
    expect(filed.status).toBe(200);
    await jobsDone(app);
    expect(await app.mailbox.to(email)).toHaveLength(1);
  });
});

describe('proving a mailbox', () => {
  it('ends every session, feed and invitation that was made before, by whoever', async () => {
    const victim = uniqueEmail('victime');
    const intruder = await signUpAs(victim);
    const { own, second, feed } = await prepareAs(intruder);
    expect((await app.callAnything('GET', feed)).status).toBe(200);
    const another = await openTestSession(app.services, intruder.organizationId, intruder.id);

    const opened = await verify(await linkTo(victim));
    expect([opened.status, opened.json.waitingInvitations]).toEqual([200, 2]);
    for (const token of [intruder.token, another]) {
      expect((await as(token, 'GET', '/users')).status).toBe(401);
      expect((await as(token, 'POST', '/teams', { name: 'À nous' })).status).toBe(401);
      expect((await as(token, 'POST', '/users/send-waiting-invitations')).status).toBe(401);
    }
    expect((await app.callAnything('GET', feed)).status).toBe(404);
    await askLink(own);
    await jobsDone(app);
    expect(await app.mailbox.to(own)).toEqual([]);

    // Whoever owns the mailbox looks, takes out whom they do not know, and lets the rest go.
    const { token } = opened.json;
    const waiting = (await as(token, 'GET', '/users')).json.users.filter(
      (user: { invitationWaits: boolean }) => user.invitationWaits,
    );
    expect(waiting).toHaveLength(2);
    await as(token, 'DELETE', `/users/${second.id}`);
    const sent = await as(token, 'POST', '/users/send-waiting-invitations');
    expect(sent.json.users).toMatchObject([{ name: 'Tiers', invitationWaits: false }]);
    expect((await verify(await linkTo(present(sent.json.users[0]?.email)))).status).toBe(200);
    expect(await app.mailbox.to(own)).toEqual([]);
    expect((await as(token, 'POST', '/users/send-waiting-invitations')).json.users).toEqual([]);
  });

  it('takes a second admin who had got in before back to an invitation that waits', async () => {
    const victim = uniqueEmail('victime');
    const intruder = await signUpAs(victim);
    const { own, second } = await prepareAs(intruder);
    await app.services.database.inOrganization(intruder.organizationId, (tx) =>
      confirmMember(tx, second.id, null, app.services.now()),
    );
    const inside = await openTestSession(app.services, intruder.organizationId, second.id);
    expect((await as(inside, 'GET', '/users')).status).toBe(200);

    const { json } = await verify(await linkTo(victim));
    expect((await as(inside, 'GET', '/users')).status).toBe(401);
    await askLink(own);
    await jobsDone(app);
    expect(await app.mailbox.to(own)).toEqual([]);
    const { users } = (await as(json.token, 'GET', '/users')).json;
    expect(users.find(({ id }: { id: string }) => id === second.id)).toMatchObject({
      status: 'invited',
      invitationWaits: true,
    });
  });

  it('ends what was opened for an invited person before they joined', async () => {
    const { id, admin } = await createTestOrganization(app.services);
    const email = uniqueEmail('invitee');
    const { json: invited } = await as(admin.token, 'POST', '/users', { name: 'Inès', email });
    const before = await openTestSession(app.services, id, invited.id);
    const feed = await as(before, 'POST', '/calendar/feeds', { name: 'Avant', scope: 'mine' });
    const { key } = await makeKey(app, { token: before }, ['organization.read']);
    expect((await as(key, 'GET', '/auth/me')).status).toBe(200);
    const opened = await verify(await linkTo(email));
    expect((await as(before, 'GET', '/auth/me')).status).toBe(401);
    expect((await app.callAnything('GET', pathOf(feed.json.url))).status).toBe(404);
    expect((await as(key, 'GET', '/auth/me')).status).toBe(401);
    await jobsDone(app);
    expect(await app.mailbox.to(email)).toHaveLength(1);
    expect((await as(opened.json.token, 'GET', '/auth/me')).json.user.confirmed).toBe(true);
    expect((await as(admin.token, 'GET', '/auth/me')).status).toBe(200);
  });

  it('happens once: a later login ends nothing', async () => {
    const organization = await createTestOrganization(app.services);
    const person = await organization.add('employee');
    await askLink(person.email);
    expect((await verify(await linkTo(person.email))).status).toBe(200);
    expect((await as(person.token, 'GET', '/auth/me')).status).toBe(200);
  });

  it('takes an address back from who signed up with it and never could open its mail', async () => {
    const email = uniqueEmail('convoitee');
    const squatter = await signUpAs(email);
    const { admin } = await createTestOrganization(app.services);
    await as(admin.token, 'POST', '/users', { name: 'Clara', email });
    // Its first mail is the squatter's welcome.
    const opened = await verify(await linkTo(email, 2));
    expect([opened.status, opened.json.organization.name]).toEqual([200, 'Société d’essai']);
    expect((await as(squatter.token, 'GET', '/auth/me')).status).toBe(401);
  });
});
