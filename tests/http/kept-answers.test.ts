// @module-tag daily
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let beside: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  beside = await startTestApp({ beside: app, env: { WORKER: 'off' } });
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

const september = 'from=2040-09-01&to=2040-09-30';
/** What is asked for all day, by the paths of the contract. */
const asked: Readonly<Record<string, string>> = {
  '/calendar/holidays': `/calendar/holidays?${september}`,
  '/calendar/filters': '/calendar/filters',
  '/calendar/people': `/calendar/people?${september}`,
  '/calendar/absences': `/calendar/absences?${september}&pending=true`,
  '/leave-planning/bridges': '/leave-planning/bridges',
  '/leave-planning/days': `/leave-planning/days?${september}`,
  '/leave-requests/team-calendar': `/leave-requests/team-calendar?${september}`,
  '/leave-requests/my-requests': '/leave-requests/my-requests',
  '/balances/me': '/balances/me',
  '/leave-types': '/leave-types',
};

const ask = (
  person: TestPerson,
  path: string,
  tag?: string,
  from = app,
  language = 'fr',
): Promise<LooseAnswer> =>
  from.callAnything('GET', path, {
    token: person.token,
    headers: { 'accept-language': language, ...(tag === undefined ? {} : { 'if-none-match': tag }) },
  });

const tagOf = ({ headers }: LooseAnswer): string => headers.get('etag') ?? 'no tag';

async function company(): Promise<{
  organization: TestOrganization;
  ana: TestPerson;
  bao: TestPerson;
}> {
  const organization = await createTestOrganization(app.services);
  return { organization, ana: await organization.add('employee'), bao: await organization.add('employee') };
}

describe('an answer that still holds', () => {
  it('is asked for here wherever the contract says so', () => {
    const kept = Object.values<EndpointTable>(api)
      .flatMap((table) => Object.values(table))
      .filter(({ untilWritten }) => untilWritten);
    expect(kept.map(({ path }) => path).sort()).toEqual(Object.keys(asked).sort());
    expect(kept.every(({ method, access }) => method === 'GET' && access === 'session')).toBe(true);
  });

  it.each(Object.values(asked))('is not sent twice: %s', async (path) => {
    const { ana } = await company();
    const first = await ask(ana, path);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const again = await ask(ana, path, tagOf(first));
    expect([again.status, again.text, tagOf(again)]).toEqual([304, '', tagOf(first)]);
    // Whoever has forgotten it gets the same once more.
    const kept = await ask(ana, path);
    expect([kept.status, kept.text, tagOf(kept)]).toEqual([200, first.text, tagOf(first)]);
    expect(kept.headers.get('content-type')).toBe(first.headers.get('content-type'));
  });

  it('holds no longer once anything was written, whoever wrote it and wherever', async () => {
    const { organization, ana } = await company();
    const path = asked['/calendar/absences'] ?? '';
    const leave = leaveOf(beside);
    const steps = [
      () => leave.file(ana, week(0)),
      async () => {
        const [{ id }] = (await ask(ana, '/leave-requests/my-requests')).json;
        await leave.approve(organization.admin, id);
      },
      async () => {
        const [{ id }] = (await ask(ana, '/leave-requests/my-requests')).json;
        await leave.cancel(organization.admin, id);
      },
    ];
    const seen = [await ask(organization.admin, path)];
    for (const step of steps) {
      await step();
      const last = seen.at(-1);
      const now = await ask(organization.admin, path, last && tagOf(last));
      expect(now.status).toBe(200);
      // Worked out anew by a process that has kept nothing of it.
      expect(now.json).toEqual((await ask(organization.admin, path, undefined, beside)).json);
      seen.push(now);
    }
    const away = seen.map(({ json }) => JSON.stringify(json).includes('vacation'));
    expect(away).toEqual([false, true, true, false]);
  });

  it('still holds after a write that was taken back, and after others’ writes', async () => {
    const { organization, ana } = await company();
    const path = asked['/leave-requests/team-calendar'] ?? '';
    const first = await ask(ana, path);
    const elsewhere = await company();
    await leaveOf(app).file(elsewhere.ana, week(0));
    const failing = app.services.database.inOrganization(organization.id, async (tx) => {
      await tx.execute(sql`update organizations set name = 'Autre'`);
      throw new Error('on second thoughts');
    });
    await expect(failing).rejects.toThrow('on second thoughts');
    expect((await ask(ana, path, tagOf(first))).status).toBe(304);
  });

  it('is worked out anew for another reader, language, question and day', async () => {
    const { ana, bao } = await company();
    await leaveOf(app).file(ana, week(0));
    const [mine, july] = ['/leave-requests/my-requests', '/calendar/holidays?from=2040-07-01&to=2040-07-31'];
    const first = await ask(ana, mine);
    expect(first.json).toHaveLength(1);
    const theirs = await ask(bao, mine, tagOf(first));
    expect([theirs.status, theirs.json]).toEqual([200, []]);
    const french = await ask(ana, july);
    const english = await ask(ana, july, tagOf(french), app, 'en');
    expect([english.status, english.headers.get('etag') === tagOf(french)]).toEqual([200, false]);
    expect((await ask(ana, '/calendar/people?from=nonsense', tagOf(first))).status).toBe(400);
    const balance = await ask(ana, asked['/balances/me'] ?? '');
    // A month ends in between, whatever day it is; whoever comes by stays logged in.
    for (let days = 0; days < 32; days += 4) {
      app.advance(4 * 24 * 60 * 60 * 1000);
      expect((await ask(ana, july)).status).toBe(200);
    }
    const later = await ask(ana, asked['/balances/me'] ?? '', tagOf(balance));
    expect([later.status, later.text === balance.text]).toEqual([200, false]);
  });

  it('has the same name in every process, and after a write that changes nothing of it', async () => {
    const { organization, ana, bao } = await company();
    const path = asked['/leave-requests/my-requests'] ?? '';
    const first = await ask(ana, path);
    expect((await ask(ana, path, tagOf(first), beside)).status).toBe(304);
    await leaveOf(app).file(bao, { ...week(0), type: 'sick' });
    expect((await ask(ana, path, tagOf(first))).status).toBe(304);
    expect((await ask(organization.admin, path, tagOf(first))).status).toBe(304);
  });

  it('is told to nobody whose session has ended, nor to anyone else with its tag', async () => {
    const { ana, organization } = await company();
    const path = asked['/balances/me'] ?? '';
    const first = await ask(ana, path);
    const stranger = (await company()).ana;
    const theirs = await ask(stranger, path);
    expect(theirs.json).toEqual((await ask(stranger, path, undefined, beside)).json);
    await app.call('DELETE', `/users/${ana.id}`, { token: organization.admin.token });
    expect((await ask(ana, path, tagOf(first))).status).toBe(401);
    expect((await app.callAnything('GET', path, { headers: { 'if-none-match': tagOf(first) } })).status).toBe(
      401,
    );
  });

  it('holds what was written before it was asked for, however many write at once', async () => {
    const { ana } = await company();
    const path = asked['/leave-requests/my-requests'] ?? '';
    const leave = leaveOf(beside);
    const first = await ask(ana, path);
    let known = { tag: tagOf(first), ids: [] as string[] };
    const read = async (): Promise<readonly string[]> => {
      const { tag, ids } = known;
      const answer = await ask(ana, path, tag);
      if (answer.status === 304) return ids;
      known = { tag: tagOf(answer), ids: answer.json.map(({ id }: { id: string }) => id) };
      return known.ids;
    };
    const writers = Array.from({ length: 20 }, async (_, number) => {
      const { id } = await leave.file(ana, week(number));
      expect(await read()).toContain(id);
    });
    await Promise.all(writers);
    expect(await read()).toHaveLength(20);
  });
});
