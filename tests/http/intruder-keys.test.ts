import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint, EndpointTable } from '#contract/endpoint.ts';
import { everyKey, inTheNameOf, type Key } from '#tests/support/intruder-keys.ts';
import { furnish, type Place } from '#tests/support/intruder-places.ts';
import { type OpenRow, type SessionRow, type Targets, toldIn } from '#tests/support/intruder-row.ts';
import { type EndpointKey, intruderTable } from '#tests/support/intruder-table.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const endpoints = Object.entries<EndpointTable>(api).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, endpoint]) => [`${feature}.${name}` as EndpointKey, endpoint] as const),
);
const behindSessions = endpoints.filter(([, { access }]) => access === 'session');

/** The doors that a secret opens by itself, with what each says to a wrong one. */
const doors = {
  feed: { key: 'calendarFeeds.fetch', refusal: 404 },
  login: { key: 'auth.verifyMagicLink', refusal: 401 },
  decision: { key: 'leaveRequests.showMailDecision', refusal: 410 },
  deciding: { key: 'leaveRequests.decideFromMail', refusal: 410 },
  unsubscribe: { key: 'notifications.showUnsubscribe', refusal: 410 },
  unsubscribing: { key: 'notifications.unsubscribe', refusal: 410 },
} as const satisfies Record<string, { key: EndpointKey; refusal: number }>;

/** Those that a good key opens. */
const opened: Readonly<Record<string, readonly (keyof typeof doors)[]>> = {
  feed: ['feed'],
  login: ['login'],
  decision: ['decision', 'deciding'],
  unsubscribe: ['unsubscribe', 'unsubscribing'],
};

/** How many of the keys try each call; others at the next one, so that each tries many. `npm run prove`: all of them. */
const TRIES = 3;
const isTried = (call: number, key: number, keys: number) =>
  process.env.INTRUDERS === 'all' || (key + call * TRIES) % keys < TRIES;

let app: TestApp;
let owner: Pool;
let ours: Place;
let theirs: Place;
let keys: Key[];
let calls = 0;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = ownerPool(app.connection, 3);
  const stage = { services: app.services, owner, call: app.call, callAnything: app.callAnything };
  [ours, theirs] = [await furnish(stage), await furnish(stage)];
  keys = await everyKey(app, owner, ours);
});
afterAll(async () => {
  console.info(`Intruders with keys of another kind: ${calls} calls refused.`);
  await owner.end();
  await app.close();
});

async function knock(
  [key, endpoint]: readonly [EndpointKey, Endpoint],
  targets: Targets,
  token: string | undefined,
  instead?: { readonly token: string },
): Promise<LooseAnswer> {
  const row: SessionRow | OpenRow = intruderTable[key];
  const { params = {}, query = {}, body } = row.parts(targets);
  const given: Record<string, string> = { ...params, ...(instead && 'token' in params ? instead : {}) };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');
  const search = new URLSearchParams(query).toString();
  calls += 1;
  return app.callAnything(endpoint.method, search ? `${path}?${search}` : path, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body: { ...(body as object), ...instead } }),
  });
}

function expectNothingTold({ text }: LooseAnswer, what: string): void {
  expect(toldIn(text, [...ours.secrets, ...theirs.secrets]), what).toEqual([]);
}

describe('a key of another kind', () => {
  it('is never a session, on any call of the contract', async () => {
    const foreign = keys
      .filter(({ opens }) => opens !== null)
      .map(({ kind, token }) => ({
        kind: `${kind}, in another organisation’s name`,
        token: inTheNameOf(theirs.organization.id, token),
      }));
    const session = inTheNameOf(theirs.organization.id, ours.organization.admin.token);
    const tried = [...keys, ...foreign, { kind: 'a session in another organisation’s name', token: session }];
    for (const [place, { kind, token }] of tried.entries()) {
      for (const [key, endpoint] of behindSessions.filter((_, index) =>
        isTried(index, place, tried.length),
      )) {
        const what = `${kind} at ${key}`;
        const answer = await knock([key, endpoint], ours.targets, token);
        expect(answer.status, what).toBe(401);
        expectNothingTold(answer, what);
      }
    }
  });

  it('opens no door but its own', async () => {
    const sessions = [ours.organization.admin.token, theirs.organization.admin.token];
    const all = [
      ...keys,
      ...keys.map(({ kind, token }) => ({
        kind: `${kind}, in another organisation’s name`,
        token: inTheNameOf(theirs.organization.id, token),
        opens: null,
      })),
      ...sessions.map((token) => ({ kind: 'a session', token, opens: null })),
    ];
    const endpointOf = new Map(endpoints);
    for (const { kind, token, opens } of all) {
      for (const [door, { key, refusal }] of Object.entries(doors)) {
        if (opens !== null && opened[opens]?.some((one) => one === door)) continue;
        const endpoint = endpointOf.get(key);
        if (!endpoint) throw new Error(`No endpoint ${key}`);
        const what = `${kind} at ${key}`;
        const answer = await knock([key, endpoint], ours.targets, undefined, { token });
        expect(answer.status, what).toBe(refusal);
        expectNothingTold(answer, what);
      }
    }
  });

  it('opens its own, and still does after all this', async () => {
    const keyThat = (opens: Key['opens']): string => keys.find((one) => one.opens === opens)?.token ?? '';
    expect((await app.call('GET', `/calendar/feeds/${keyThat('feed')}.ics`)).status).toBe(200);
    const { pendingId } = ours.targets;
    const show = (id: string) =>
      app.call('POST', `/leave-requests/${id}/mail-decision/show`, { body: { token: keyThat('decision') } });
    expect((await show(pendingId)).status).toBe(200);
    // About its own request and no other, of this organisation or the next.
    for (const id of [ours.targets.approvedId, ours.targets.askedId, theirs.targets.pendingId]) {
      expect((await show(id)).status).toBe(410);
    }
    const unsubscribe = { body: { token: keyThat('unsubscribe') } };
    expect((await app.call('POST', '/notifications/unsubscribe/show', unsubscribe)).status).toBe(200);
    const login = { body: { token: keyThat('login') } };
    expect((await app.call('POST', '/auth/verify', login)).status).toBe(200);
    expect((await app.call('POST', '/auth/verify', login)).status).toBe(401);
  });
});
