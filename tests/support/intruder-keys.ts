import type { Pool } from 'pg';
import { keyScopes } from '#domain/api-keys/key-scopes.ts';
import { sendLoginLink } from '#server/actions/auth/send-login-link.ts';
import { issueDecisionLinks, issueUnsubscribeLink } from '#server/actions/notifications/mail-links.ts';
import { makeKey } from './api-keys.ts';
import { subscribeTo } from './calendar-feeds.ts';
import type { Place } from './intruder-places.ts';
import { tokenIn } from './leave-company.ts';
import type { TestApp } from './test-app.ts';

/** Something secret that opens one door, or opened it once. */
export interface Key {
  readonly kind: string;
  readonly token: string;
  /** The door that it opens, if it still does. */
  readonly opens: 'feed' | 'login' | 'decision' | 'unsubscribe' | null;
}

const tokenOfFeed = (url: string): string => /\/([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
const tokenOfLink = (url: string): string => new URL(url).searchParams.get('token') ?? '';

/** A key of every kind that an organisation gives out: good ones, used ones, old ones, and ones taken back. */
export async function everyKey(app: TestApp, owner: Pool, place: Place): Promise<Key[]> {
  const { organization, targets } = place;
  const { admin } = organization;
  const { services } = app;
  const inside = <T>(work: Parameters<typeof services.database.inOrganization<T>>[1]) =>
    services.database.inOrganization(organization.id, work);
  const expire = (table: string, id: string) =>
    owner.query(`update ${table} set expires_at = now() - interval '1 second' where user_id = $1`, [id]);

  const feed = await subscribeTo(app, admin, { scope: 'organization' });
  const taken = await subscribeTo(app, admin, { name: 'Repris' });
  await app.call('DELETE', `/calendar/feeds/${taken.id}`, { token: admin.token });
  const renewed = await subscribeTo(app, admin, { name: 'Renouvelé' });
  await app.call('POST', `/calendar/feeds/${renewed.id}/renew`, { token: admin.token });
  const ofLeaver = await organization.add('team_lead');
  const leaversFeed = await subscribeTo(app, ofLeaver, { scope: 'organization' });
  const leaversKey = await makeKey(app, ofLeaver, ['user.list']);
  const [revokedKey, expiredKey] = [
    await makeKey(app, admin, keyScopes),
    await makeKey(app, admin, keyScopes),
  ];
  await app.call('DELETE', `/api-keys/${revokedKey.id}`, { token: admin.token });
  await owner.query("update api_keys set expires_at = now() - interval '1 second' where id = $1", [
    expiredKey.id,
  ]);
  const revoked = await organization.add('admin');
  const [expired, loggedOut] = [await organization.add('admin'), await organization.add('admin')];
  await expire('sessions', expired.id);
  await app.call('POST', '/auth/logout', { token: loggedOut.token });
  await owner.query('delete from sessions where user_id = $1', [revoked.id]);
  await app.call('DELETE', `/users/${ofLeaver.id}`, { token: admin.token });

  const loginOf = async (email: string): Promise<string> => {
    await sendLoginLink(services, email);
    const mail = await app.mailbox.waitFor(email);
    return tokenIn(mail.text, '/login');
  };
  const [fresh, used, old] = [
    await organization.add('admin'),
    await organization.add('admin'),
    await organization.add('admin'),
  ];
  const logins = {
    fresh: await loginOf(fresh.email),
    used: await loginOf(used.email),
    old: await loginOf(old.email),
  };
  await app.call('POST', '/auth/verify', { body: { token: logins.used } });
  await expire('login_links', old.id);

  const decision = await inside((tx) => issueDecisionLinks(tx, services, admin.id, targets.pendingId));
  const oldApprover = await organization.add('admin');
  const oldDecision = await inside((tx) =>
    issueDecisionLinks(tx, services, oldApprover.id, targets.pendingId),
  );
  await expire('mail_links', oldApprover.id);
  const unsubscribe = await inside((tx) => issueUnsubscribeLink(tx, services, admin.id, 'team-digest'));
  return [
    { kind: 'a feed', token: tokenOfFeed(feed.url), opens: 'feed' },
    { kind: 'a feed that was deleted', token: tokenOfFeed(taken.url), opens: null },
    { kind: 'a feed that was renewed', token: tokenOfFeed(renewed.url), opens: null },
    { kind: 'a feed of someone who left', token: tokenOfFeed(leaversFeed.url), opens: null },
    { kind: 'an API key that was revoked', token: revokedKey.key, opens: null },
    { kind: 'an API key that expired', token: expiredKey.key, opens: null },
    { kind: 'an API key of someone who left', token: leaversKey.key, opens: null },
    { kind: 'a session that ended', token: expired.token, opens: null },
    { kind: 'a session that was logged out', token: loggedOut.token, opens: null },
    { kind: 'a session that was revoked', token: revoked.token, opens: null },
    { kind: 'a session of someone who left', token: ofLeaver.token, opens: null },
    { kind: 'a login link', token: logins.fresh, opens: 'login' },
    { kind: 'a login link that was used', token: logins.used, opens: null },
    { kind: 'a login link that is too old', token: logins.old, opens: null },
    { kind: 'a link that decides', token: tokenOfLink(decision.approveUrl), opens: 'decision' },
    { kind: 'a link that decided too late', token: tokenOfLink(oldDecision.approveUrl), opens: null },
    { kind: 'a link that unsubscribes', token: tokenOfLink(unsubscribe), opens: 'unsubscribe' },
  ];
}

/** The secret of one organisation behind the name of another. */
export function inTheNameOf(organizationId: string, token: string): string {
  const name = Buffer.from(organizationId.replaceAll('-', ''), 'hex');
  return Buffer.concat([name, Buffer.from(token, 'base64url').subarray(16)]).toString('base64url');
}
