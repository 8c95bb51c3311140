import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint, EndpointTable } from '#contract/endpoint.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { roles } from '#domain/members/role.ts';
import type { Acting } from '#server/actions/actor.ts';
import { applyImport } from '#server/actions/balance-imports/apply-import.ts';
import { createDelegation } from '#server/actions/delegations/create-delegation.ts';
import { cancelRequest } from '#server/actions/leave-requests/cancel-request.ts';
import { fileRequest } from '#server/actions/leave-requests/file-request.ts';
import { createType } from '#server/actions/leave-types/save-type.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { inviteUsers } from '#server/actions/users/invite-users.ts';
import { fractionnementPeriod } from '#tests/support/intruder-entitlement-rows.ts';
import {
  type EndpointKey,
  intruderTable,
  type OpenRow,
  type SessionRow,
  type Targets,
} from '#tests/support/intruder-table.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
  uniqueEmail,
} from '#tests/support/organizations.ts';
import { type Answer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Everyone who may knock: nobody, yesterday's visitor, our four roles, and the admin next door. */
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

/** The whole matrix, from the contract's tables and the expected answers. */
const cases: Case[] = endpoints.flatMap(([key, endpoint]) => {
  const row: SessionRow | OpenRow | undefined = intruderTable[key];
  if (!row) return [];
  return callers.flatMap((caller) => {
    const one = (things: Case['things'], status: number): Case => ({ key, endpoint, caller, things, status });
    if ('anyone' in row) return [one('ours', row.anyone)];
    if (caller === 'no token' || caller === 'expired token') return [one('ours', 401), one('foreign', 401)];
    if (caller === 'admin of another organisation') return [one('ours', row.stranger)];
    const level = roles.indexOf(caller);
    const expected = [one('ours', row.home[level] ?? 0)];
    return row.foreign ? [...expected, one('foreign', row.foreign[level] ?? 0)] : expected;
  });
});

let app: TestApp;
let owner: Pool;
/** For calls that must be refused, which therefore change nothing: one home and one set of visitors is enough. */
let quiet: Place;
let visitors: ReadonlyMap<Caller, string | undefined>;
/** The organisation next door, which none of our people may ever change. */
let neighbour: Place;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Pool({ ...app.connection, max: 5 });
  [quiet, neighbour] = [await furnish(), await furnish()];
  const tokens = new Map<Caller, string | undefined>();
  for (const caller of callers) tokens.set(caller, await tokenOf(caller, quiet, neighbour));
  visitors = tokens;
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

interface Place {
  readonly organization: TestOrganization;
  readonly targets: Targets;
  /** What nobody outside may ever read. */
  readonly secrets: readonly string[];
}

async function furnish(): Promise<Place> {
  const organization = await createTestOrganization(app.services);
  const { acting } = organization;
  const person = await organization.add('employee', 'Cible Jointe');
  const invitation = { name: 'Cible Invitée', email: uniqueEmail('invitee'), role: 'employee' } as const;
  const [invited] = await inviteUsers(app.services, acting, [invitation], (_row, field) => field);
  const team = await createTeam(app.services, acting, {
    name: 'Cible',
    description: '',
    color: '#3B82F6',
    managerId: null,
    userIds: [],
  });
  const lead = await organization.add('team_lead', 'Cible Cheffe');
  const delegation = await createDelegation(
    app.services,
    { ...acting, timeZone: 'Europe/Paris' },
    {
      delegateId: lead.id,
      from: '2099-01-05',
      to: '2099-01-09',
    },
  );
  const { imported } = await applyImport(
    app.services,
    acting,
    {
      name: 'Reprise',
      asOf: plainDate('2026-05-31'),
      lines: [{ line: 1, person: person.email, previous: '', current: '2', rtt: '', employedFrom: '' }],
    },
    null,
  );
  const { type } = await createType(app.services, acting, {
    name: { fr: 'Cible', en: 'Target' },
    color: '#3F6212',
    confidential: true,
    needsApproval: true,
    counter: 'own',
    halfDays: true,
    asksJustification: false,
    catalogueKey: null,
  });
  const { json: feed } = await app.call('POST', '/calendar/feeds', {
    token: person.token,
    body: { name: 'Cible', scope: 'mine' },
  });
  const note = `Confidentiel ${randomUUID()}`;
  const requests = await fileThree(acting, person, note);
  const noticeId = await oweNotice(acting, person);
  const { rows } = await owner.query<{ id: string }>('select id from sessions where user_id = $1', [
    person.id,
  ]);
  const targets = {
    organizationId: organization.id,
    userId: person.id,
    invitedId: invited?.id ?? '',
    teamId: team.id,
    sessionId: rows[0]?.id ?? '',
    ...requests,
    leadId: lead.id,
    delegationId: delegation.id,
    importId: imported.id,
    noticeId,
    feedId: feed.id,
    typeId: type.id,
  };
  return {
    organization,
    targets,
    secrets: [...Object.values(targets), note, person.email, invitation.email, organization.admin.email],
  };
}

/** One request that waits, one that is approved, one whose cancellation is asked for. */
async function fileThree(
  admin: Acting,
  person: TestPerson,
  note: string,
): Promise<Pick<Targets, 'pendingId' | 'approvedId' | 'askedId'>> {
  const own: Acting = { ...person, organizationId: admin.organizationId, language: 'fr', address: null };
  const form = { type: 'vacation', startHalf: 'am', endHalf: 'pm', note } as const;
  const file = (actor: Acting, month: string, userId?: string) =>
    fileRequest(app.services, actor, {
      ...form,
      startDate: `2099-${month}-02`,
      endDate: `2099-${month}-06`,
      userId,
    });
  const pending = await file(own, '02');
  const approved = await file(admin, '03', person.id);
  const asked = await file(admin, '04', person.id);
  await cancelRequest(app.services, own, asked.id, { reason: note });
  return { pendingId: pending.id, approvedId: approved.id, askedId: asked.id };
}

/** A notice that is due, and days of fractionnement that are proposed. */
async function oweNotice(admin: Acting, { id: userId }: TestPerson): Promise<string> {
  const stop = { startDate: '2026-03-02', startHalf: 'am', endDate: '2026-03-06', endHalf: 'pm' } as const;
  await fileRequest(app.services, admin, { type: 'sick', note: '', userId, ...stop });
  await owner.query(
    `insert into fractionnement_decisions (organization_id, user_id, period, decision, days, taken_outside)
     values ($1, $2, $3, 'proposed', 1, '{"n": 3, "d": 1}')`,
    [admin.organizationId, userId, fractionnementPeriod],
  );
  const { rows } = await owner.query<{ id: string }>('select id from sickness_notices where user_id = $1', [
    userId,
  ]);
  return rows[0]?.id ?? '';
}

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
  const { rows } = await owner.query(
    `select (select to_jsonb(o) from organizations o where id = $1) as organization,
       ${all('users', "to_jsonb(t) - 'last_seen_at'")} as users, ${all('teams')} as teams,
       ${all('team_members')} as members, ${all('delegations')} as delegations,
       ${all('leave_requests')} as requests, ${all('leave_request_events')} as events,
       ${all('sickness_notices')} as notices, ${all('fractionnement_decisions')} as fractionnement,
       ${all('ledger_entries')} as ledger, ${all('leave_types')} as types, ${all('audit_log')} as log,
       (select count(*) from sessions where organization_id = $1) as sessions`,
    [organization.id],
  );
  return rows[0];
}

function knock({ endpoint, key }: Case, targets: Targets, token: string | undefined): Promise<Answer> {
  const row: SessionRow | OpenRow = intruderTable[key];
  const { params = {}, query = {}, body } = row.parts(targets);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return app.call(endpoint.method, search ? `${path}?${search}` : path, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });
}

it('has an expectation for every call of the contract, and for nothing else', () => {
  expect(Object.keys(intruderTable).sort()).toEqual(endpoints.map(([key]) => key).sort());
});

describe.concurrent('the intruder matrix', () => {
  it.each(cases.map((one) => [one.key, one.caller, one.things, one.status, one] as const))(
    '%s by %s with %s things answers %i',
    async (_key, caller, things, status, one) => {
      const fromNextDoor = caller === 'admin of another organisation';
      const refused = status >= 400;
      const home = refused ? quiet : await furnish();
      const next = fromNextDoor && !refused ? await furnish() : neighbour;
      const token = refused ? visitors.get(caller) : await tokenOf(caller, home, next);
      const before = [await pictureOf(home), await pictureOf(next)];
      const answer = await knock(one, (things === 'ours' ? home : next).targets, token);
      expect(answer.status, answer.text).toBe(status);
      if (one.endpoint.access === 'local') return;

      const after = [await pictureOf(home), await pictureOf(next)];
      if (refused) {
        expect(after).toEqual(before);
        for (const secret of [...home.secrets, ...next.secrets]) expect(answer.text).not.toContain(secret);
      }
      const abroad = fromNextDoor ? 0 : 1;
      expect(after[abroad]).toEqual(before[abroad]);
      for (const secret of (fromNextDoor ? home : next).secrets) expect(answer.text).not.toContain(secret);
    },
  );
});
