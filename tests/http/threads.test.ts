import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { perform } from '#server/jobs/perform.ts';
import { largeCompany, preview, previewPath, settings } from '#tests/support/heavy-calls.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { threadFile } from '#tests/support/thread-file.ts';
import type { Trick } from '#tests/support/unruly-thread.ts';

/** `patient` waits for its threads as long as it takes; `strict` soon ends them. Both speak to one database. */
let patient: TestApp;
let strict: TestApp;
let directory: string;
let files = 0;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'relache-threads-'));
  const file = await threadFile('tests/support/unruly-thread.ts');
  const limits = { threads: 2, waitingPerOrganization: 2, waitingInAll: 3, idleMs: 60_000 };
  patient = await startTestApp({ threads: { file, limits } });
  const short = { threads: 1, callMs: 4_000, memoryMb: 96, idleMs: 200 };
  strict = await startTestApp({ beside: patient, env: { WORKER: 'off' }, threads: { file, limits: short } });
});
afterAll(async () => {
  await strict.close();
  await patient.close();
  await rm(directory, { recursive: true, force: true });
});

const tricked = (
  app: TestApp,
  organization: TestOrganization,
  trick: Trick,
  headers = {},
): Promise<LooseAnswer> => preview(app, organization, trick, headers);

/** A preview that computes until it is let go. */
function held(organization: TestOrganization): {
  readonly answer: Promise<LooseAnswer>;
  release: () => Promise<void>;
} {
  files += 1;
  const until = join(directory, `go-${files}`);
  return {
    answer: tricked(patient, organization, { trick: 'compute', until }),
    release: () => writeFile(until, ''),
  };
}

const threadsOf = ({ services }: TestApp) => {
  if (!services.threads) throw new Error('This application has no threads.');
  return services.threads;
};

describe('a heavy call of many people', () => {
  it('is answered by a thread with the bytes that the main thread would have sent', async () => {
    const company = await largeCompany(patient);
    const alone = await startTestApp({ beside: patient, env: { WORKER: 'off' } });
    const before = threadsOf(patient).ends.done;
    const answers = await Promise.all([preview(patient, company), preview(alone, company)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.json.peopleLookedAt).toBe(14);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(answers[0]?.headers.get('content-type')).toBe(answers[1]?.headers.get('content-type'));
    expect(threadsOf(patient).ends.done).toBe(before + 1);
    await alone.close();
  });

  it('is refused there in the same words: fields, figures and rights', async () => {
    const company = await largeCompany(patient);
    const invalid = await preview(patient, company, { openDays: [] }, { 'accept-language': 'en' });
    expect(invalid.status).toBe(400);
    expect(invalid.json).toMatchObject({
      code: 'validation_failed',
      fields: { openDays: expect.any(String) },
    });
    const unlawful = await preview(patient, company, { daysPerYear: 3 });
    expect(unlawful.status).toBe(422);
    expect(unlawful.json).toMatchObject({
      code: 'settings_below_law',
      details: { problems: expect.any(String) },
    });
    const employee = await company.add('employee');
    const refused = await patient.call('POST', previewPath, { token: employee.token, body: settings });
    expect([refused.status, refused.json.code]).toEqual([403, 'forbidden']);
    const stranger = await patient.call('POST', previewPath, { body: settings });
    expect(stranger.status).toBe(401);
  });

  it('goes there for every entry that is marked, whatever comes of it', async () => {
    const company = await largeCompany(patient);
    const marked = Object.entries<EndpointTable>(api).flatMap(([feature, table]) =>
      Object.entries(table).flatMap(([name, endpoint]) => {
        const { heavy, access } = endpoint;
        // What is only worth it for a crowd, or for a long history, has a test of its own.
        const isHere = heavy && heavy !== 'crowd' && heavy !== 'person' && access === 'session';
        return isHere ? [{ feature, name, endpoint }] : [];
      }),
    );
    expect(marked.length).toBeGreaterThan(10);
    for (const { feature, name, endpoint } of marked) {
      const before = threadsOf(patient).ends.done;
      const called = await patient.callAnything(
        endpoint.method,
        endpoint.path.replace('{month}', '2026-09').replace(/\{\w+\}/g, randomUUID()),
        {
          token: company.admin.token,
          // Long enough to be worth it where only that counts.
          ...(endpoint.method === 'GET' ? {} : { body: { padding: 'x'.repeat(20_000) } }),
        },
      );
      expect(called.status, `${feature}.${name}`).toBeLessThan(500);
      expect(threadsOf(patient).ends.done, `${feature}.${name}`).toBe(before + 1);
    }
  });

  it('goes there for a calendar that a crowd subscribes to, by the secret in its address', async () => {
    const { id, admin } = await largeCompany(patient);
    const owner = new Client(patient.connection);
    await owner.connect();
    await owner.query(
      `insert into users (organization_id, id, email, name, role, joined_at, confirmed_at)
         select $1::uuid, gen_random_uuid(), 'f' || n || '@' || $1::text || '.exemple.fr', 'Foule ' || n, 'employee', now(), now()
         from generate_series(1, 90) n`,
      [id],
    );
    await owner.end();
    const form = { name: 'Tous', scope: 'organization' };
    const { json: feed } = await patient.call('POST', '/calendar/feeds', { token: admin.token, body: form });
    const before = threadsOf(patient).ends.done;
    const fetched = await fetch(feed.url);
    expect([fetched.status, fetched.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(await fetched.text()).toContain('BEGIN:VCALENDAR');
    const headers = { 'if-none-match': fetched.headers.get('etag') ?? '' };
    expect((await fetch(feed.url, { headers })).status).toBe(304);
    // A secret that nobody was given names the same organisation.
    const wrong = await fetch(feed.url.replace(/.{8}\.ics$/, 'AAAAAAAA.ics'));
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(threadsOf(patient).ends.done).toBe(before + 3);
  });

  it('stays in the main thread where there are few', async () => {
    const few = await createTestOrganization(patient.services);
    const before = threadsOf(patient).ends.done;
    expect((await preview(patient, few)).status).toBe(200);
    expect(threadsOf(patient).ends.done).toBe(before);
  });

  it('goes by the clock of the process', async () => {
    const company = await largeCompany(patient);
    const day = 24 * 60 * 60 * 1000;
    const next = { effectiveFrom: '2090-06-01', daysPerYear: 30 };
    patient.advance(5 * day);
    const applied = await patient.call('PUT', '/organization/settings', {
      token: company.admin.token,
      body: { ...settings, ...next },
    });
    expect(applied.status).toBe(200);
    expect(Date.parse(present(applied.json.changes[0]?.appliedAt))).toBeGreaterThan(Date.now() + 4 * day);
    patient.advance(-5 * day);
  });
});

describe('one organisation does not hold up the others', () => {
  it('answers everyone else while one computes', async () => {
    const [busy, other] = [await largeCompany(patient, 'Occupée'), await largeCompany(patient, 'Autre')];
    const first = held(busy);
    let done = false;
    const finished = first.answer.then((answer) => {
      done = true;
      return answer;
    });
    await expect.poll(() => threadsOf(patient).counts().busy).toBe(1);
    expect((await patient.call('GET', '/health')).status).toBe(200);
    expect((await patient.call('GET', '/users', { token: busy.admin.token })).status).toBe(200);
    expect((await preview(patient, other)).status).toBe(200);
    expect(done).toBe(false);
    await first.release();
    expect((await finished).status).toBe(200);
  });

  it('lets few of one organisation wait, says honestly when there are too many, and serves others', async () => {
    const [busy, other] = [await largeCompany(patient, 'Pressée'), await largeCompany(patient, 'Tranquille')];
    const all = [held(busy)];
    await expect.poll(() => threadsOf(patient).counts().busy).toBe(1);
    all.push(held(busy), held(busy));
    await expect.poll(() => threadsOf(patient).counts().waiting).toBe(2);
    const french = await preview(patient, busy);
    expect(french.status).toBe(503);
    expect(Number(french.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(french.json).toEqual({ code: 'too_busy', error: expect.stringContaining('Trop de calculs') });
    const english = await preview(patient, busy, {}, { 'accept-language': 'en' });
    expect(english.json.error).toContain('Too many computations');
    expect((await preview(patient, other)).status).toBe(200);
    for (const one of all) await one.release();
    expect((await Promise.all(all.map(({ answer }) => answer))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
  });

  it('does not work for someone who hung up while waiting', async () => {
    const busy = await largeCompany(patient, 'Impatiente');
    const first = held(busy);
    await expect.poll(() => threadsOf(patient).counts().busy).toBe(1);
    const hangUp = new AbortController();
    const waiting = fetch(`${patient.url}/api${previewPath}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${busy.admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(settings),
      signal: hangUp.signal,
    }).catch(() => 'hung up');
    await expect.poll(() => threadsOf(patient).counts().waiting).toBe(1);
    hangUp.abort();
    expect(await waiting).toBe('hung up');
    await expect.poll(() => threadsOf(patient).counts().waiting).toBe(0);
    await first.release();
    await first.answer;
  });
});

describe('a thread that misbehaves ends alone', () => {
  it('after its time is over', async () => {
    const company = await largeCompany(patient);
    const answer = await tricked(strict, company, { trick: 'compute-for-ever' });
    expect([answer.status, answer.json.code]).toEqual([422, 'too_heavy']);
    expect(answer.json.error).toContain('interrompu');
    await expect.poll(async () => (await preview(strict, company)).status).toBe(200);
  });

  it('after its memory is full', async () => {
    const company = await largeCompany(patient);
    const answer = await tricked(strict, company, { trick: 'take-all-memory' }, { 'accept-language': 'en' });
    expect([answer.status, answer.json.code]).toEqual([422, 'too_heavy']);
    expect(answer.json.error).toContain('stopped');
    await expect.poll(async () => (await preview(strict, company)).status).toBe(200);
  });

  it('by ending, or by a promise that nobody waited for', async () => {
    const [unlucky, other] = [
      await largeCompany(patient, 'Malchanceuse'),
      await largeCompany(patient, 'Voisine'),
    ];
    const running = held(other);
    await expect.poll(() => threadsOf(patient).counts().busy).toBe(1);
    for (const trick of ['end', 'lose-a-promise'] as const) {
      const answer = await tricked(patient, unlucky, { trick });
      expect([answer.status, answer.json.code]).toEqual([503, 'unavailable']);
      expect(answer.headers.get('retry-after')).not.toBeNull();
    }
    expect((await preview(patient, unlucky)).status).toBe(200);
    await running.release();
    expect((await running.answer).status).toBe(200);
  });

  it('and an error of ours is written down once, with its request, and not told', async () => {
    const company = await largeCompany(patient);
    const answer = await tricked(patient, company, { trick: 'throw' });
    expect([answer.status, answer.json.code]).toEqual([500, 'internal']);
    expect(answer.text).not.toContain('marked text');
    const lines = patient.logs
      .filter((line) => line.includes('request failed'))
      .map((line) => JSON.parse(line));
    const own = lines.filter(({ requestId }) => requestId === answer.headers.get('x-request-id'));
    expect(own).toHaveLength(1);
    // Where it happened, and not what it said, which may be about anybody.
    expect(own[0].err.stack[0]).toMatch(/^at play \(/);
    expect(patient.logs.join('\n')).not.toContain('marked text');
  });
});

it('has no thread when there has been nothing to compute', async () => {
  const company = await largeCompany(patient);
  await expect.poll(async () => (await preview(strict, company)).status).toBe(200);
  await expect.poll(() => threadsOf(strict).counts().threads).toBe(0);
});

it('settles an organisation beside the main thread, and a job that fails there fails', async () => {
  const { id } = await largeCompany(patient);
  const before = threadsOf(patient).ends.done;
  const { signal } = new AbortController();
  await perform(patient.services, 'accrue-organization', { organizationId: id }, signal);
  expect(threadsOf(patient).ends.done).toBe(before + 1);
  await patient.services.database.inOrganization(id, async (tx) => {
    const { rows } = await tx.execute('select settled_on from organizations');
    expect(rows).toEqual([{ settled_on: expect.anything() }]);
  });
});
