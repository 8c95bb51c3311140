import { Client as Owner } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can } from '#domain/access/can.ts';
import { assistantScopes } from '#domain/assistants/assistant-tools.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { connectAssistant } from '#tests/support/assistant.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Owner;
let organization: TestOrganization;
let person: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Owner(app.connection);
  await owner.connect();
  organization = await createTestOrganization(app.services);
  person = await organization.add('employee');
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const dates = { type: 'vacation', startDate: '2027-07-12', endDate: '2027-07-16' };
const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'tests', version: '1' } },
};

const keyFor = (one: TestPerson, form: object = {}) =>
  makeKey(
    app,
    one,
    assistantScopes.filter((scope) => can({ role: one.role }, scope)),
    form,
  );

/** A message as it goes over the wire, past any client that would have refused it first. */
const knock = async (headers: Record<string, string>, message: unknown = initialize, method = 'POST') => {
  const response = await fetch(`${app.url}/mcp`, {
    method,
    headers: {
      accept: 'application/json, text/event-stream',
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(method === 'POST' ? { body: JSON.stringify(message) } : {}),
  });
  const text = await response.text();
  const code = response.headers.get('content-type')?.startsWith('application/json') && JSON.parse(text).code;
  return { status: response.status, code, text, headers: response.headers };
};
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const said = ({ status, code }: Awaited<ReturnType<typeof knock>>) => [status, code];

describe('the door for assistants is closed', () => {
  it('without a key, with a typo, with a session and with a key of the organisation', async () => {
    const bare = await knock({});
    expect(said(bare)).toEqual([401, 'unauthenticated']);
    expect(bare.headers.get('www-authenticate')).toContain('Bearer');
    const { key } = await keyFor(person);
    expect(said(await knock(bearer(`${key}x`)))).toEqual([401, 'key_mistyped']);
    expect(said(await knock(bearer(person.token)))).toEqual([403, 'personal_key_only']);
    const service = await makeKey(app, organization.admin, ['calendar.read'], { kind: 'organization' });
    const refused = await knock({ ...bearer(service.key), 'accept-language': 'fr' });
    expect(said(refused)).toEqual([403, 'personal_key_only']);
    expect(refused.text).toContain('clé personnelle');
    expect((await knock(bearer(key))).status).toBe(200);
  });

  it('to a key that is revoked or expired, and to that of a leaver', async () => {
    const [revoked, expired] = [await keyFor(person), await keyFor(person)];
    await app.call('DELETE', `/api-keys/${revoked.id}`, { token: person.token });
    await owner.query("update api_keys set expires_at = now() - interval '1 second' where id = $1", [
      expired.id,
    ]);
    const leaver = await organization.add('employee');
    const ofLeaver = await keyFor(leaver);
    await app.call('DELETE', `/users/${leaver.id}`, { token: organization.admin.token });
    for (const { key } of [revoked, expired, ofLeaver])
      expect(said(await knock(bearer(key)))).toEqual([401, 'key_ended']);
  });

  it('to pages of other sites, and to names that were made to point here', async () => {
    const { key } = await keyFor(person);
    const strange = await knock({ ...bearer(key), origin: 'https://mechant.example' });
    expect(said(strange)).toEqual([403, 'origin_refused']);
    expect(said(await knock({ ...bearer(key), origin: 'null' }))).toEqual([403, 'origin_refused']);
    const rebound = await app.server.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...bearer(key), host: 'mechant.example', 'content-type': 'application/json' },
      payload: initialize,
    });
    expect(rebound.json().code).toBe('origin_refused');
    expect((await knock({ ...bearer(key), origin: app.url })).status).toBe(200);
  });

  it('to what is too long, to several messages at once, and to streams that nobody needs', async () => {
    const { key } = await keyFor(person);
    const long = { ...initialize, params: { ...initialize.params, padding: 'x'.repeat(70_000) } };
    expect((await knock(bearer(key), long)).status).toBe(413);
    expect((await knock(bearer(key), [initialize, initialize])).status).toBe(400);
    for (const method of ['GET', 'DELETE']) expect((await knock(bearer(key), null, method)).status).toBe(405);
  });
});

describe('an assistant does no more than its person', () => {
  it('knows nothing of another organisation', async () => {
    const other = await createTestOrganization(app.services);
    const stranger = await other.add('employee');
    const { json } = await app.call('POST', '/leave-requests', { token: stranger.token, body: dates });
    const assistant = await connectAssistant(app, (await keyFor(organization.admin)).key);
    const refused = await assistant.use('decide', { requestId: json.id, decision: 'approve' });
    expect(refused.isError).toBe(true);
    expect(JSON.parse(refused.text).code).toBe('not_found');
    const waiting = await assistant.use('what_waits_for_me');
    expect(JSON.stringify(waiting)).not.toContain(json.id);
  });

  it('loses its tools with the role, in the middle of a conversation', async () => {
    const manager = await organization.add('manager');
    const colleague = await organization.add('employee');
    const { json } = await app.call('POST', '/leave-requests', { token: colleague.token, body: dates });
    const assistant = await connectAssistant(app, (await keyFor(manager)).key);
    const asked = { requestId: json.id, decision: 'approve' };
    const { data } = await assistant.use('decide', asked);
    const body = { role: 'employee' };
    await app.call('PUT', `/users/${manager.id}`, { token: organization.admin.token, body });
    expect(await assistant.tools()).not.toContain('decide');
    const late = await assistant.use('decide', { ...asked, confirmation: data.confirmation });
    expect(late.isError).toBe(true);
    const now = await app.call('GET', `/leave-requests/${json.id}`, { token: colleague.token });
    expect(now.json.request.status).toBe('pending');
  });

  it('decides nothing about its own person', async () => {
    const manager = await organization.add('manager');
    const { json } = await app.call('POST', '/leave-requests', { token: manager.token, body: dates });
    const assistant = await connectAssistant(app, (await keyFor(manager)).key);
    const { data } = await assistant.use('decide', { requestId: json.id, decision: 'approve' });
    expect(data).toMatchObject({ done: false });
    expect(data).not.toHaveProperty('confirmation');
  });

  it('learns no reason of an absence that its person may not know', async () => {
    const sick = await organization.add('employee');
    const body = { ...dates, type: 'sick', userId: sick.id };
    await app.call('POST', '/leave-requests', { token: organization.admin.token, body });
    const assistant = await connectAssistant(app, (await keyFor(person)).key);
    const { data } = await assistant.use('who_is_away', { from: dates.startDate, to: dates.endDate });
    const mine = data.absences.filter(({ employeeId }: { employeeId: string }) => employeeId === sick.id);
    expect(mine).toMatchObject([{ type: 'absent', typeName: 'Absent' }]);
  });
});

describe('Z9: the token of a preview', () => {
  const requestsOf = async ({ token }: TestPerson) =>
    (await app.call('GET', '/leave-requests/my-requests', { token })).json.length;

  it('is worth nothing to another person, to another key, for other words, or twice', async () => {
    const [one, other] = [await organization.add('employee'), await organization.add('employee')];
    const assistants = await Promise.all(
      [one, one, other].map(async (whose) => connectAssistant(app, (await keyFor(whose)).key)),
    );
    const [mine, second, theirs] = assistants as [
      (typeof assistants)[0],
      (typeof assistants)[0],
      (typeof assistants)[0],
    ];
    const preview = async () => (await mine.use('ask_for_leave', dates)).data.confirmation;
    const tries = [
      theirs.use('ask_for_leave', { ...dates, confirmation: await preview() }),
      second.use('ask_for_leave', { ...dates, confirmation: await preview() }),
      mine.use('ask_for_leave', { ...dates, endDate: '2027-07-15', confirmation: await preview() }),
      mine.use('ask_for_leave', { ...dates, confirmation: 'inventé' }),
    ];
    for (const { data } of await Promise.all(tries)) expect(data.done).toBe(false);
    expect([await requestsOf(one), await requestsOf(other)]).toEqual([0, 0]);

    const confirmation = await preview();
    const both = await Promise.all([
      mine.use('ask_for_leave', { ...dates, confirmation }),
      mine.use('ask_for_leave', { ...dates, confirmation }),
    ]);
    expect(both.filter(({ data }) => data?.done)).toHaveLength(1);
    expect(await requestsOf(one)).toBe(1);
  });

  it('is too old after ten minutes', async () => {
    const one = await organization.add('employee');
    const assistant = await connectAssistant(app, (await keyFor(one)).key);
    const { data } = await assistant.use('ask_for_leave', dates);
    app.advance(10 * 60_000 + 1);
    const late = await assistant.use('ask_for_leave', { ...dates, confirmation: data.confirmation });
    expect(late.data.done).toBe(false);
    expect(await requestsOf(one)).toBe(0);
  });
});
