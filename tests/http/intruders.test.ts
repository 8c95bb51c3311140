// @module-tag daily
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint, EndpointTable } from '#contract/endpoint.ts';
import { memberRoles, roles } from '#domain/members/role.ts';
import { furnish, type Place, thingsOf } from '#tests/support/intruder-places.ts';
import { type OpenRow, type SessionRow, type Targets, toldIn } from '#tests/support/intruder-row.ts';
import { type EndpointKey, intruderTable } from '#tests/support/intruder-table.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Everyone who may knock: nobody, yesterday's visitor, our four roles, our accountant, and the admin next door. */
const callers = ['no token', 'expired token', ...roles, 'admin of another organisation'] as const;
type Caller = (typeof callers)[number];

interface Case {
  readonly key: EndpointKey;
  readonly endpoint: Endpoint;
  readonly caller: Caller;
  readonly things: 'ours' | 'foreign';
  readonly status: number;
}

const endpoints = Object.entries<EndpointTable>(api).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, endpoint]) => [`${feature}.${name}` as EndpointKey, endpoint] as const),
);

/** Those whom it refuses, and those who only look. */
function changesNothing({ status, endpoint }: Case): boolean {
  return status >= 400 || endpoint.method === 'GET';
}

/** The whole matrix, from the contract's tables and the expected answers. */
const matrix: Case[] = endpoints.flatMap(([key, endpoint]) => {
  const row: SessionRow | OpenRow | undefined = intruderTable[key];
  if (!row) return [];
  return callers.flatMap((caller) => {
    const one = (things: Case['things'], status: number): Case => ({ key, endpoint, caller, things, status });
    if ('anyone' in row) return [one('ours', row.anyone)];
    if (caller === 'no token' || caller === 'expired token') return [one('ours', 401), one('foreign', 401)];
    if (caller === 'admin of another organisation') return [one('ours', row.stranger)];
    if (caller === 'accountant') {
      const refused = row.foreign ? [one('foreign', row.accountant === undefined ? 403 : 404)] : [];
      return [one('ours', row.accountant ?? 403), ...refused];
    }
    const level = memberRoles.indexOf(caller);
    const expected = [one('ours', row.home[level] ?? 0)];
    return row.foreign ? [...expected, one('foreign', row.foreign[level] ?? 0)] : expected;
  });
});

/** Whom nothing may ever be told, or little. */
const outsiders: readonly Caller[] = ['no token', 'employee', 'admin of another organisation'];

/** Every refusal of outsiders, in `npm test`; everyone at everything in `npm run prove`, where each change has its home. */
const cases =
  process.env.INTRUDERS === 'all'
    ? matrix
    : matrix.filter(({ caller, status }) => outsiders.includes(caller) && status >= 400);

let app: TestApp;
let owner: Pool;
const stage = () => ({ services: app.services, owner, call: app.call, callAnything: app.callAnything });
/** For calls that change nothing, being refused or a mere look: one home and one set of visitors is enough. */
let quiet: Place;
let visitors: ReadonlyMap<Caller, string | undefined>;
/** The organisation next door, which none of our people may ever change. */
let neighbour: Place;
/** What both hold from the start to the end. */
let untouched: readonly unknown[];

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = ownerPool(app.connection, 5);
  [quiet, neighbour] = [await furnish(stage()), await furnish(stage())];
  const tokens = new Map<Caller, string | undefined>();
  for (const caller of callers) tokens.set(caller, await tokenOf(caller, quiet, neighbour));
  visitors = tokens;
  untouched = [await pictureOf(quiet), await pictureOf(neighbour)];
});
afterAll(async () => {
  console.info(`The matrix of intruders: ${cases.length} calls of ${endpoints.length} endpoints.`);
  await owner.end();
  await app.close();
});

async function tokenOf(caller: Caller, home: Place, next: Place): Promise<string | undefined> {
  if (caller === 'no token') return undefined;
  if (caller === 'admin of another organisation') return next.organization.admin.token;
  if (caller !== 'expired token') return (await home.organization.add(caller)).token;
  const person = await home.organization.add('admin');
  await owner.query("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [
    person.id,
  ]);
  return person.token;
}

/** Everything an organisation holds, except when its people were last seen. */
async function pictureOf({ organization }: Place): Promise<unknown> {
  const all = (table: string, columns = 'to_jsonb(t)') =>
    `(select jsonb_agg(${columns} order by t::text) from ${table} t where organization_id = $1)`;
  // Seeing as somebody else is the one look that is written to the log (V15).
  const log = all("(select * from audit_log where action <> 'view-as.opened')");
  const { rows } = await owner.query(
    `select (select to_jsonb(o) from organizations o where id = $1) as organization,
       ${all('users', "to_jsonb(t) - 'last_seen_at'")} as users, ${all('teams')} as teams,
       ${all('team_members')} as members, ${all('delegations')} as delegations,
       ${all('leave_requests')} as requests, ${all('leave_request_events')} as events,
       ${all('sickness_notices')} as notices, ${all('fractionnement_decisions')} as fractionnement,
       ${all('ledger_entries')} as ledger, ${all('leave_types')} as types, ${log} as log,
       (select count(*) from sessions where organization_id = $1) as sessions`,
    [organization.id],
  );
  return rows[0];
}

function knock({ endpoint, key }: Case, targets: Targets, token: string | undefined): Promise<LooseAnswer> {
  const row: SessionRow | OpenRow = intruderTable[key];
  const { params = {}, query = {}, body } = row.parts(targets);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return app.callAnything(endpoint.method, search ? `${path}?${search}` : path, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });
}

it('has an expectation for every call of the contract, and for nothing else', () => {
  expect(Object.keys(intruderTable).sort()).toEqual(endpoints.map(([key]) => key).sort());
});

it('meets outsiders at every call of the contract that is not for anyone', () => {
  const met = new Set(cases.map(({ key }) => key));
  const open = endpoints.filter(([key]) => 'anyone' in intruderTable[key]);
  expect(open.length).toBeLessThan(endpoints.length / 4);
  expect(endpoints.filter((each) => !met.has(each[0]) && !open.includes(each)).map(([key]) => key)).toEqual(
    [],
  );
});

describe.concurrent('the intruder matrix', () => {
  it.each(cases.map((one) => [one.key, one.caller, one.things, one.status, one] as const))(
    '%s by %s with %s things answers %i',
    async (_key, caller, things, status, one) => {
      const fromNextDoor = caller === 'admin of another organisation';
      const refused = status >= 400;
      const isQuiet = changesNothing(one);
      const home = isQuiet ? quiet : await furnish(stage(), thingsOf(one.key));
      const next = fromNextDoor && !isQuiet ? await furnish(stage(), thingsOf(one.key)) : neighbour;
      const token = isQuiet ? visitors.get(caller) : await tokenOf(caller, home, next);
      const abroad = fromNextDoor ? home : next;
      const before = isQuiet ? null : await pictureOf(abroad);
      const answer = await knock(one, (things === 'ours' ? home : next).targets, token);
      expect(answer.status, answer.text).toBe(status);
      if (one.endpoint.access === 'local') return;

      if (before !== null) expect(await pictureOf(abroad)).toEqual(before);
      const hidden = [
        ...abroad.secrets,
        ...(refused ? [...home.secrets, ...next.secrets] : []),
        ...(caller === 'employee' ? home.confidential : []),
      ];
      expect(toldIn(answer.text, hidden)).toEqual([]);
    },
  );
});

/** Looked at once for all of them: what differs tells by whom, since the journal is in the picture. */
it('leaves everything as it was, in all of the calls that were refused or only looked', async () => {
  expect([await pictureOf(quiet), await pictureOf(neighbour)]).toEqual(untouched);
});
