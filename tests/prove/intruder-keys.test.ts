import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { type Endpoint, type EndpointTable, scopesOf } from '#contract/endpoint.ts';
import { allMarks } from '#server/store/marks/all-marks.ts';
import { codeOf, enrol } from '#tests/support/authenticator.ts';
import { type DoorName, everyDoor, keyless, type Visit } from '#tests/support/intruder-doors.ts';
import { dead, type Key, loginLinkOf } from '#tests/support/intruder-key.ts';
import { KeyStage } from '#tests/support/intruder-key-stage.ts';
import { everyKey, inTheNameOf } from '#tests/support/intruder-keys.ts';
import { furnish, type Place } from '#tests/support/intruder-places.ts';
import { type OpenRow, type SessionRow, toldIn } from '#tests/support/intruder-row.ts';
import {
  makingRoutes,
  makingSecrets,
  routeMakers,
  secretColumns,
  secretMakers,
} from '#tests/support/intruder-secrets.ts';
import { type EndpointKey, intruderTable } from '#tests/support/intruder-table.ts';
import { filesBelow } from '#tests/support/source-files.ts';
import type { Answer } from '#tests/support/test-app.ts';

const endpoints = Object.entries<EndpointTable>(api).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, endpoint]) => [`${feature}.${name}` as EndpointKey, endpoint] as const),
);
const behindSessions = endpoints.filter(([, { access }]) => access === 'session');

/** So many keys try each call as cookie, query and header besides; others at the next one. */
const TRIES = 3;
const isTurn = (place: number, key: number, keys: number) =>
  (((key - place * TRIES) % keys) + keys) % keys < TRIES;

let stage: KeyStage;
let ours: Place;
let theirs: Place;
let visit: Visit;
/** Those that are good, and those that were; the same in another organisation's name; sessions of both. */
let keys: readonly Key[];
let foreign: readonly Key[];
let sessions: readonly Key[];
/** With the ticket that codes were tried at, and the right one. */
let entering: () => Promise<Answer>;
let calls = 0;

beforeAll(async () => {
  stage = await KeyStage.start();
  const { app, owner } = stage;
  const place = { services: app.services, owner, call: app.call, callAnything: app.callAnything };
  [ours, theirs] = [await furnish(place), await furnish(place)];
  const enrolled = await ours.organization.add('admin');
  const { secret } = await enrol(app, enrolled);
  keys = await everyKey(stage, ours, theirs);
  foreign = keys
    .filter(({ opens, proves }) => opens.length > 0 || proves !== undefined)
    .map(({ kind, token }) =>
      dead(`${kind}, in another organisation’s name`, inTheNameOf(theirs.organization.id, token)),
    )
    // What is theirs by right stays what it is.
    .filter(({ token }) => keys.every((key) => key.token !== token));
  sessions = [ours, theirs].map(({ organization }) => dead('a session', organization.admin.token));
  const body = { token: await loginLinkOf(app, enrolled.email) };
  const { ticket } = (await app.call('POST', '/auth/verify', { body })).json;
  // So that each code is refused for itself, and not because others were wrong before.
  const forgetTries = async () => {
    await owner.query('delete from code_tries where user_id = $1', [enrolled.id]);
  };
  visit = { app, ours, enrolled: { token: enrolled.token, ticket, forgetTries } };
  entering = async () => {
    await forgetTries();
    const right = { ticket, code: codeOf(secret, app.services.now()) };
    return app.call('POST', '/auth/second-factor', { body: right });
  };
}, 120_000);
afterAll(async () => {
  console.info(`Intruders with keys of another kind: ${calls} calls refused, ${keys.length} keys.`);
  await stage.close();
});

/** As bearer of it; else as whatever else a call may come with, beside a session that is none. */
async function knock(
  [key, endpoint]: readonly [EndpointKey, Endpoint],
  token: string,
  where: 'bearer' | 'elsewhere',
): Promise<Answer> {
  const row: SessionRow | OpenRow = intruderTable[key];
  const { params = {}, query = {}, body } = row.parts(ours.targets);
  const given: Readonly<Record<string, string>> = params;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');
  const names = ['token', 'access_token', 'key', 'ticket', 'state', 'session'];
  const besides = where === 'bearer' ? {} : Object.fromEntries(names.map((name) => [name, token]));
  const search = new URLSearchParams({ ...query, ...besides }).toString();
  const cookies = ['session', 'token', 'relache_session', 'relache_browser', 'relache_device_00000000'];
  const headers = {
    cookie: cookies.map((name) => `${name}=${token}`).join('; '),
    'x-api-key': token,
    'x-auth-token': token,
    'x-dev-key': token,
  };
  calls += 1;
  return stage.app.callAnything(endpoint.method, search ? `${path}?${search}` : path, {
    ...(where === 'bearer' ? { token } : { headers }),
    ...(body === undefined ? {} : { body }),
  });
}

function expectNothingTold({ text }: Pick<Answer, 'text'>, what: string): void {
  expect(toldIn(text, [...ours.secrets, ...theirs.secrets]), what).toEqual([]);
}

/** Parts of the server. */
const filesThat = (make: RegExp): string[] =>
  filesBelow('src/server')
    .filter((file) => !file.endsWith('.test.ts') && make.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/^.*src\/server\//, ''))
    .toSorted();

describe('a key of another kind', () => {
  it('is every kind of secret that there is', () => {
    const kinds = new Set([...keys, ...sessions].map(({ kind }) => kind));
    const columns = Object.entries(allMarks).flatMap(([table, mark]) =>
      Object.entries(mark.columns)
        .filter(([, { secret }]) => secret)
        .map(([column]) => `${table}.${column}`),
    );
    expect(Object.keys(secretColumns).toSorted()).toEqual(columns.toSorted());
    expect(Object.keys(secretMakers).toSorted()).toEqual(filesThat(makingSecrets));
    for (const [where, what] of [...Object.entries(secretColumns), ...Object.entries(secretMakers)]) {
      const named = typeof what === 'string' ? [] : what;
      expect(
        named.filter((kind) => !kinds.has(kind)),
        where,
      ).toEqual([]);
    }
    for (const { kind, token } of keys) expect(String(token), kind).toMatch(/^(?!undefined).{6,}$/);
    expect(new Set(keys.map(({ token }) => token)).size).toBe(keys.length);
  });

  it('meets every door: each call without a session takes a key there, or takes none', () => {
    const open = endpoints.filter(([, { access }]) => access !== 'session').map(([key]) => key);
    const taking = everyDoor.flatMap(([, { endpoint }]) => (endpoint ? [endpoint] : []));
    const behind = behindSessions.map(([key]) => key);
    expect([...taking.filter((key) => !behind.includes(key)), ...keyless].toSorted()).toEqual(
      open.toSorted(),
    );
    expect(Object.keys(routeMakers).toSorted()).toEqual(filesThat(makingRoutes));
  });

  it('is never a session, on any call of the contract', async () => {
    const session = inTheNameOf(theirs.organization.id, ours.organization.admin.token);
    const tried = [...keys, ...foreign, dead('a session in another organisation’s name', session)];
    for (const [place, call] of behindSessions.entries()) {
      for (const [index, { kind, token, scopes = [] }] of tried.entries()) {
        const what = `${kind} at ${call[0]}`;
        const taken = scopesOf(call[1]).some((scope) => scopes.includes(scope));
        if (!taken) {
          const answer = await knock(call, token, 'bearer');
          // A key of the API is known, and made for something else.
          expect(answer.status, what).toBe(scopes.length > 0 ? 403 : 401);
          expectNothingTold(answer, what);
        }
        if (!isTurn(place, index, tried.length)) continue;
        const besides = await knock(call, token, 'elsewhere');
        expect(besides.status, `${what}, elsewhere`).toBe(401);
        expectNothingTold(besides, `${what}, elsewhere`);
      }
    }
  }, 600_000);

  it('opens no door but its own', async () => {
    const all = [...keys, ...foreign, ...sessions];
    for (const [name, door] of everyDoor) {
      for (const { kind, token, opens } of all) {
        if ((opens as readonly DoorName[]).includes(name)) continue;
        const what = `${kind} at ${name}`;
        calls += 1;
        const answer = await door.knock(visit, token);
        expect(door.refusals, `${what}: ${answer.status} ${answer.text}`).toContain(answer.status);
        // Too long an address is repeated to whoever wrote it.
        if (answer.status !== 414) expectNothingTold(answer, what);
      }
    }
  }, 600_000);

  it('of a directory tells its own organisation, and nothing of the next', async () => {
    const [own, other] = ['the token of a directory', 'the token of another organisation’s directory'].map(
      (kind) => keys.find((key) => key.kind === kind)?.token ?? '',
    );
    const people = async (token = '') =>
      (await everyDoor.find(([name]) => name === 'directory')?.[1].knock(visit, token))?.text ?? '';
    expect(toldIn(await people(own), [ours.targets.userId])).toEqual([ours.targets.userId]);
    expect(toldIn(await people(other), ours.secrets)).toEqual([]);
    expect(toldIn(await people(other), [theirs.targets.userId])).toEqual([theirs.targets.userId]);
  });

  it('about one request opens no other, of this organisation or the next', async () => {
    const token = keys.find(({ opens }) => opens.includes('decision'))?.token ?? '';
    for (const id of [ours.targets.approvedId, ours.targets.askedId, theirs.targets.pendingId]) {
      const show = `/leave-requests/${id}/mail-decision/show` as const;
      expect((await stage.app.call('POST', show, { body: { token } })).status).toBe(410);
    }
  });

  it('opens its own, and still does after all this', async () => {
    for (const { kind, proves } of keys) if (proves) expect((await proves()).status, kind).toBe(200);
    const login = { body: { token: keys.find(({ kind }) => kind === 'a login link')?.token } };
    expect((await stage.app.call('POST', '/auth/verify', login)).status).toBe(401);
    expect((await entering()).status).toBe(200);
  });
});
