import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can } from '#domain/access/can.ts';
import { assistantScopes, assistantTools } from '#domain/assistants/assistant-tools.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { connectAssistant } from '#tests/support/assistant.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

const scopesOf = ({ role }: TestPerson) => assistantScopes.filter((scope) => can({ role }, scope));

const dates = { type: 'vacation', startDate: '2038-07-12', endDate: '2038-07-16' };

async function assistantOf(person: TestPerson, scopes: readonly string[] = scopesOf(person)) {
  const { key, id } = await makeKey(app, person, scopes, { name: 'Assistant' });
  return { key, id, ...(await connectAssistant(app, key)) };
}

describe('an assistant', () => {
  it('Z8: is offered what its key and the role of its person both allow', async () => {
    const ofEmployee = await assistantOf(await organization.add('employee'));
    expect(await ofEmployee.tools()).toEqual(['my_balance', 'who_is_away', 'count_dates', 'ask_for_leave']);
    const ofManager = await assistantOf(await organization.add('manager'));
    expect(await ofManager.tools()).toEqual(assistantTools);
    const narrow = await assistantOf(await organization.add('manager'), ['balance.read']);
    expect(await narrow.tools()).toEqual(['my_balance']);
    const refused = await narrow.use('who_is_away', { from: '2038-07-01', to: '2038-07-31' });
    expect(refused).toMatchObject({ isError: true });
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'not_found' });
  });

  it('may speak either generation of the protocol', async () => {
    const { key } = await makeKey(app, await organization.add('employee'), ['leave-request.file']);
    for (const mode of ['legacy', { pin: '2026-07-28' }] as const) {
      const assistant = await connectAssistant(app, key, mode);
      expect(await assistant.tools()).toEqual(['count_dates', 'ask_for_leave']);
      const { data, text } = await assistant.use('count_dates', dates);
      expect(data, text).toMatchObject({ countedDays: expect.any(Number), type: 'vacation' });
      await assistant.close();
    }
  });

  it('speaks the language of its person, and says how to behave', async () => {
    const french = await organization.add('employee');
    const english = await organization.add('employee');
    await app.call('PUT', '/auth/me/language', { token: english.token, body: { language: 'en' } });
    const [one, other] = [await assistantOf(french), await assistantOf(english)];
    const titles = async ({ client }: typeof one) =>
      (await client.listTools()).tools.map(({ title }) => title);
    expect(await titles(one)).toContain('Demander un congé');
    expect(await titles(other)).toContain('Ask for leave');
    expect(one.client.getInstructions()).toContain('en deux appels');
    expect(other.client.getInstructions()).toContain('two calls');
    expect((await other.use('count_dates', dates)).text).toMatch(/^Holiday|^Paid leave/);
  });

  it('tells one’s balances and counts dates as the screens do', async () => {
    const person = await organization.add('employee');
    const assistant = await assistantOf(person);
    const { data, text } = await assistant.use('my_balance');
    const screen = await app.call('GET', '/balances/me', { token: person.token });
    expect(data.counters.map(({ counter, available }: never) => [counter, available])).toEqual(
      screen.json.map(({ counter, available }) => [counter, available]),
    );
    expect(text).toContain('disponibles');
    const counted = await assistant.use('count_dates', dates);
    const preview = await app.call('POST', '/leave-requests/preview', { token: person.token, body: dates });
    expect(counted.data).toMatchObject({ countedDays: preview.json.countedDays, days: preview.json.days });
    expect((await app.call('GET', '/leave-requests/my-requests', { token: person.token })).json).toEqual([]);
  });

  it('tells a refusal in words, with the field at fault', async () => {
    const assistant = await assistantOf(await organization.add('employee'));
    const answer = await assistant.use('count_dates', { ...dates, endDate: 'demain', colour: 'blue' });
    expect(answer.isError).toBe(true);
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'validation_failed',
      fields: { colour: expect.any(String) },
    });
  });
});

describe('Z9: what an assistant writes', () => {
  it('is shown first, then filed by the token of the preview, once', async () => {
    const person = await organization.add('employee');
    const assistant = await assistantOf(person);
    const mine = async () =>
      (await app.call('GET', '/leave-requests/my-requests', { token: person.token })).json;
    const preview = await assistant.use('ask_for_leave', dates);
    expect(preview.text).toMatch(/^Aperçu/);
    expect(preview.data).toMatchObject({ done: false, confirmation: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await mine()).toEqual([]);

    const { confirmation } = preview.data;
    const filed = await assistant.use('ask_for_leave', { ...dates, confirmation });
    expect(filed.data, filed.text).toMatchObject({ done: true, request: { status: 'pending' } });
    expect(await mine()).toMatchObject([{ startDate: '2038-07-12', endDate: '2038-07-16' }]);

    const again = await assistant.use('ask_for_leave', { ...dates, confirmation });
    expect(again.data.done).toBe(false);
    expect(await mine()).toHaveLength(1);
  });

  it('stands in the audit log and in the journal of the key like any call', async () => {
    const person = await organization.add('employee');
    const assistant = await assistantOf(person);
    const { data } = await assistant.use('ask_for_leave', dates);
    await assistant.use('ask_for_leave', { ...dates, confirmation: data.confirmation });
    await expect
      .poll(async () => {
        const { json } = await app.call('GET', `/api-keys/${assistant.id}/calls`, { token: person.token });
        return json.map(({ method, path }: { method: string; path: string }) => `${method} ${path}`);
      })
      .toEqual(expect.arrayContaining(['POST /mcp', 'POST /leave-requests/preview', 'POST /leave-requests']));
  });

  it('is shown anew when what it was shown with has changed', async () => {
    const person = await organization.add('employee');
    const assistant = await assistantOf(person);
    const first = await assistant.use('ask_for_leave', dates);
    const body = { ...dates, startDate: '2038-08-02', endDate: '2038-08-06' };
    await app.call('POST', '/leave-requests', { token: person.token, body });
    const { data, text } = await assistant.use('ask_for_leave', {
      ...dates,
      confirmation: first.data.confirmation,
    });
    expect(text).toContain('Les faits ont changé');
    expect(data).toMatchObject({ done: false, confirmation: expect.any(String) });
    const filed = await assistant.use('ask_for_leave', { ...dates, confirmation: data.confirmation });
    expect(filed.data.done).toBe(true);
  });

  it('offers nothing to agree to where it would be refused', async () => {
    const person = await organization.add('employee');
    const assistant = await assistantOf(person);
    await app.call('POST', '/leave-requests', { token: person.token, body: dates });
    const { data, text } = await assistant.use('ask_for_leave', dates);
    expect(data).not.toHaveProperty('confirmation');
    expect(text).toContain('serait refusée');
  });
});

describe('an approver’s assistant', () => {
  it('finds what waits and decides it in two steps', async () => {
    const place = await createTestOrganization(app.services);
    const person = await place.add('employee');
    const [one, other] = [
      await app.call('POST', '/leave-requests', { token: person.token, body: { ...dates, note: 'Mariage' } }),
      await app.call('POST', '/leave-requests', {
        token: person.token,
        body: { ...dates, startDate: '2038-09-06', endDate: '2038-09-10' },
      }),
    ];
    const assistant = await assistantOf(place.admin);
    const waiting = await assistant.use('what_waits_for_me');
    expect(waiting.isError, waiting.text).toBe(false);
    expect(waiting.data.requests.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [one.json.id, other.json.id].toSorted(),
    );
    expect(waiting.text + JSON.stringify(waiting.data)).not.toContain('Mariage');

    const approval = { requestId: one.json.id, decision: 'approve' };
    const preview = await assistant.use('decide', approval);
    expect(preview.text).toContain('À approuver');
    expect(JSON.stringify(preview)).not.toContain('Mariage');
    const { confirmation } = preview.data;
    expect((await assistant.use('decide', { ...approval, confirmation })).data, preview.text).toMatchObject({
      done: true,
      request: { status: 'approved' },
    });

    const refusal = { requestId: other.json.id, decision: 'refuse' };
    const bare = await assistant.use('decide', refusal);
    expect(JSON.parse(bare.text).fields).toHaveProperty('reason');
    const said = { ...refusal, reason: 'Inventaire' };
    const shown = await assistant.use('decide', said);
    const otherwise = { ...said, reason: 'Autre motif', confirmation: shown.data.confirmation };
    expect((await assistant.use('decide', otherwise)).data.done).toBe(false);
    const anew = await assistant.use('decide', said);
    await app.call('PATCH', `/leave-requests/${other.json.id}/withdraw`, { token: person.token, body: {} });
    const late = await assistant.use('decide', { ...said, confirmation: anew.data.confirmation });
    expect(late.data).toMatchObject({ done: false, status: 'withdrawn' });
  });
});
