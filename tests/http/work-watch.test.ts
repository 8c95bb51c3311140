// @module-tag daily
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lanes } from '#server/actions/job-kinds.ts';
import { jobNames, jobTable } from '#server/actions/job-table.ts';
import { checkServices } from '#server/actions/status/check-services.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});
beforeEach(() => owner.query('delete from gate.lane_beats; delete from graphile_worker._private_jobs'));

const ready = async () => (await app.call('GET', '/ready')).json;
const strictly = async () => (await app.call('GET', '/ready?strict=true')).status;
const mailState = async () => {
  const { json } = await app.call('GET', '/status');
  return json.services.find(({ name }: { name: string }) => name === 'mail')?.status;
};
const loginJobSince = (age: string) =>
  owner.query("select graphile_worker.add_job('send-login-link', '{}', run_at => now() - $1::interval)", [
    age,
  ]);

describe('work that nobody does (M8)', () => {
  it('shows in readiness, figures and on the status page when a login link waits', async () => {
    await checkServices(app.services);
    await loginJobSince('10 seconds');
    expect(await ready()).toEqual({
      status: 'ok',
      database: 'ok',
      writing: 'ok',
      queue: 'ok',
      worker: 'off',
    });
    expect([await mailState(), await strictly()]).toEqual(['operational', 200]);

    await loginJobSince('2 minutes');
    expect(await ready()).toEqual({
      status: 'degraded',
      database: 'ok',
      writing: 'ok',
      queue: 'late',
      worker: 'off',
    });
    expect([await mailState(), await strictly()]).toEqual(['outage', 503]);
    const { text } = await app.callAnything('GET', '/metrics');
    expect(Number(/^jobs_late_seconds\{lane="login"\} (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(119);
    expect(text).toMatch(/^jobs\{state="waiting",lane="login"\} 2$/m);
    // Measured as an outage as well, so that the day remembers it.
    await checkServices(app.services);
    await owner.query('delete from graphile_worker._private_jobs');
    expect(await mailState()).toBe('outage');
    await checkServices(app.services);
    expect(await mailState()).toBe('operational');
  });

  it('is no alarm when it can wait', async () => {
    await owner.query(
      "select graphile_worker.add_job('send-newsletter', '{}', run_at => now() - interval '1 hour')",
    );
    expect((await ready()).status).toBe('ok');
  });

  it.each(lanes)('shows when the lane « %s » has not been seen to do a job for a while', async (lane) => {
    await owner.query("insert into gate.lane_beats values ($1, now() - interval '2 minutes')", [lane]);
    expect((await ready()).queue).toBe('ok');
    await owner.query("update gate.lane_beats set beaten_at = now() - interval '4 minutes'");
    expect((await ready()).queue).toBe('late');
    const { text } = await app.callAnything('GET', '/metrics');
    expect(
      Number(new RegExp(`^jobs_silent_seconds\\{lane="${lane}"\\} (\\S+)$`, 'm').exec(text)?.[1]),
    ).toBeGreaterThan(239);
  });
});

describe('a lane whose work takes long (M8)', () => {
  const worker = 'worker-of-a-test';
  const silent = (lane: string) =>
    owner.query("insert into gate.lane_beats values ($1, now() - interval '10 minutes')", [lane]);
  /** As a worker does that has begun it so long ago. */
  const inHandFor = async (task: string, age: string) => {
    const { rows } = await owner.query("select (graphile_worker.add_job($1, '{}')).id", [task]);
    await owner.query(
      `update graphile_worker._private_jobs set locked_at = now() - $2::interval, locked_by = $3 where id = $1`,
      [rows[0].id, age, worker],
    );
  };
  const isLate = async () => [(await ready()).queue, await strictly()];
  const sameLane = jobNames.filter((name) => jobTable[name].lane === 'organizations');
  const longest = sameLane.reduce((one, other) =>
    jobTable[one].seconds >= jobTable[other].seconds ? one : other,
  );

  afterEach(() => owner.query('select pg_advisory_unlock_all()'));
  const lives = () => owner.query('select pg_advisory_lock(7352416, hashtext($1))', [worker]);

  it.each(sameLane.filter((name) => jobTable[name].seconds > 180))(
    'is heard of while « %s » is in hand within its time, and no longer',
    async (name) => {
      await lives();
      await silent('organizations');
      expect(await isLate()).toEqual(['late', 503]);
      await inHandFor(name, `${jobTable[name].seconds - 10} seconds`);
      expect(await isLate()).toEqual(['ok', 200]);
      const { text } = await app.callAnything('GET', '/metrics');
      expect(text).toMatch(/^jobs_silent_seconds\{lane="organizations"\} 0$/m);
      await owner.query(
        "update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'",
      );
      expect(await isLate()).toEqual(['late', 503]);
    },
  );

  it('is not heard of by a job of another lane, nor by one that a dead worker had in hand', async () => {
    await lives();
    await silent('organizations');
    await inHandFor('send-newsletter', '10 seconds');
    expect(await isLate()).toEqual(['late', 503]);
    await inHandFor(longest, '10 seconds');
    expect(await isLate()).toEqual(['ok', 200]);
    await owner.query('select pg_advisory_unlock_all()');
    expect(await isLate()).toEqual(['late', 503]);
  });
});

it('a worker does a job in every lane, and starts with a clean slate however long nobody was up', async () => {
  for (const lane of lanes) {
    await owner.query("insert into gate.lane_beats values ($1, now() - interval '1 day')", [lane]);
  }
  const working = await startTestApp({ beside: app });
  try {
    const state = async () => (await working.call('GET', '/ready')).json;
    await eventually(async () => (await state()).worker === 'ok', 'a worker');
    expect(await state()).toEqual({ status: 'ok', database: 'ok', writing: 'ok', queue: 'ok', worker: 'ok' });
    await owner.query("update gate.lane_beats set beaten_at = now() - interval '1 day'");
    for (const lane of lanes) await owner.query('select graphile_worker.add_job($1)', [`beat-${lane}`]);
    await eventually(async () => (await state()).queue === 'ok', 'a beat of every lane');
  } finally {
    await working.close();
  }
});
