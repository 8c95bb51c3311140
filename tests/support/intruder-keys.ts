import { keyScopes } from '#domain/api-keys/key-scopes.ts';
import { issueUnsubscribeLink } from '#server/actions/notifications/mail-links.ts';
import { makeKey } from './api-keys.ts';
import { subscribeTo } from './calendar-feeds.ts';
import { issueDecisionLinks } from './decision-links.ts';
import { factorKeys } from './intruder-factor-keys.ts';
import { dead, type Key, loginLinkOf } from './intruder-key.ts';
import type { KeyStage } from './intruder-key-stage.ts';
import { loginKeys } from './intruder-login-keys.ts';
import { outsideKeys } from './intruder-outside-keys.ts';
import type { Place } from './intruder-places.ts';
import { programKeys } from './intruder-program-keys.ts';

const tokenOfFeed = (url: string): string => /\/([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
const tokenOfLink = (url: string): string => new URL(url).searchParams.get('token') ?? '';

/** A key of every kind that an organisation gives out: good ones, used ones, old ones, and ones taken back. */
export async function everyKey(stage: KeyStage, ours: Place, theirs: Place): Promise<Key[]> {
  return [
    ...(await linkKeys(stage, ours)),
    ...(await factorKeys(stage, ours.organization)),
    ...(await loginKeys(stage, ours.organization)),
    ...(await programKeys(stage, ours.organization, theirs.organization)),
    ...(await outsideKeys(stage, ours.organization)),
  ];
}

/** Feeds, sessions, and links of mails. */
async function linkKeys({ app, owner }: KeyStage, { organization, targets }: Place): Promise<Key[]> {
  const { admin } = organization;
  const { services } = app;
  const inside = <T>(work: Parameters<typeof services.database.inOrganization<T>>[1]) =>
    services.database.inOrganization(organization.id, work);
  const expire = (table: string, id: string) =>
    owner.query(`update ${table} set expires_at = now() - interval '1 year' where user_id = $1`, [id]);

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
  await owner.query("update api_keys set expires_at = now() - interval '1 year' where id = $1", [
    expiredKey.id,
  ]);
  const revoked = await organization.add('admin');
  const [expired, loggedOut] = [await organization.add('admin'), await organization.add('admin')];
  await expire('sessions', expired.id);
  await app.call('POST', '/auth/logout', { token: loggedOut.token });
  await owner.query('delete from sessions where user_id = $1', [revoked.id]);
  await app.call('DELETE', `/users/${ofLeaver.id}`, { token: admin.token });

  const [fresh, used, old] = [
    await organization.add('admin'),
    await organization.add('admin'),
    await organization.add('admin'),
  ];
  const logins = {
    fresh: await loginLinkOf(app, fresh.email),
    used: await loginLinkOf(app, used.email),
    old: await loginLinkOf(app, old.email),
  };
  await app.call('POST', '/auth/verify', { body: { token: logins.used } });
  await expire('login_links', old.id);

  const decisionOf = ({ id }: { readonly id: string }) =>
    issueDecisionLinks(services, organization.id, id, targets.pendingId);
  const decision = await decisionOf(admin);
  const oldApprover = await organization.add('admin');
  const oldDecision = await decisionOf(oldApprover);
  await expire('mail_links', oldApprover.id);
  const unsubscribe = await inside((tx) => issueUnsubscribeLink(tx, services, admin.id, 'team-digest'));
  const [feedToken, decisionToken, unsubscribeToken] = [
    tokenOfFeed(feed.url),
    tokenOfLink(decision.approveUrl),
    tokenOfLink(unsubscribe),
  ];
  const show = (id: string) =>
    app.call('POST', `/leave-requests/${id}/mail-decision/show`, { body: { token: decisionToken } });
  const stillOpens: readonly Key[] = [
    {
      kind: 'a feed',
      token: feedToken,
      opens: ['feed'],
      proves: () => app.call('GET', `/calendar/feeds/${feedToken}.ics`),
    },
    {
      kind: 'a login link',
      token: logins.fresh,
      opens: ['login'],
      proves: () => app.call('POST', '/auth/verify', { body: { token: logins.fresh } }),
    },
    {
      kind: 'a link that decides',
      token: decisionToken,
      opens: ['decision', 'deciding'],
      proves: () => show(targets.pendingId),
    },
    {
      kind: 'a link that unsubscribes',
      token: unsubscribeToken,
      opens: ['unsubscribe', 'unsubscribing', 'unsubscribing at once'],
      proves: () =>
        app.call('POST', '/notifications/unsubscribe/show', { body: { token: unsubscribeToken } }),
    },
  ];
  return [
    ...stillOpens,
    dead('a feed that was deleted', tokenOfFeed(taken.url)),
    dead('a feed that was renewed', tokenOfFeed(renewed.url)),
    dead('a feed of someone who left', tokenOfFeed(leaversFeed.url)),
    dead('an API key that was revoked', revokedKey.key),
    dead('an API key that expired', expiredKey.key),
    dead('an API key of someone who left', leaversKey.key),
    dead('a session that ended', expired.token),
    dead('a session that was logged out', loggedOut.token),
    dead('a session that was revoked', revoked.token),
    dead('a session of someone who left', ofLeaver.token),
    dead('a login link that was used', logins.used),
    dead('a login link that is too old', logins.old),
    dead('a link that decided too late', tokenOfLink(oldDecision.approveUrl)),
  ];
}

/** The secret of one organisation behind the name of another. */
export function inTheNameOf(organizationId: string, token: string): string {
  const [prefix, rest] = token.startsWith('relscim_') ? ['relscim_', token.slice(8)] : ['', token];
  const name = Buffer.from(organizationId.replaceAll('-', ''), 'hex');
  const secret = Buffer.from(rest, 'base64url').subarray(16);
  return prefix + Buffer.concat([name, secret]).toString('base64url');
}
