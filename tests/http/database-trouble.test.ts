import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  organization = await createTestOrganization(app.services);
  await owner.query(`
    create function trouble() returns trigger language plpgsql as
      $$ begin raise exception 'trouble with Camille Secret' using errcode = tg_argv[0]; end $$`);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const token = () => organization.admin.token;
const listTeams = () => app.call('GET', '/teams', { token: token() });
const createTeam = (name = 'Atelier') =>
  app.call('POST', '/teams', { token: token(), body: { name, managerId: organization.admin.id } });
const ready = () => app.call('GET', '/ready');

/** Every write of the table fails with this code while the work goes on. */
async function withTrouble<T>(table: string, code: string, work: () => Promise<T>): Promise<T> {
  await owner.query(
    `create trigger trouble before insert on ${table} for each row execute function trouble('${code}')`,
  );
  try {
    return await work();
  } finally {
    await owner.query(`drop trigger trouble on ${table}`);
  }
}

describe('a database in trouble', () => {
  it.each([
    ['53100', 'a full disk'],
    ['53200', 'no memory'],
    ['57014', 'a statement that took too long'],
    ['55P03', 'a lock that did not come free'],
    ['40001', 'a transaction in the way of another'],
    ['40P01', 'a deadlock'],
    ['25006', 'a standby'],
    ['57P03', 'a server that starts'],
    ['58030', 'a disk that fails'],
  ])('%s, %s: 503, to be tried again, and nothing personal in the log', async (code) => {
    const answer = await withTrouble('teams', code, () => createTeam());
    expect([answer.status, answer.json.code]).toEqual([503, 'unavailable']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(app.logs.some((line) => line.includes(`"code":"${code}"`))).toBe(true);
    expect(app.logs.join('')).not.toContain('Camille Secret');
    expect((await createTeam(`Atelier ${code}`)).status).toBe(200);
  });

  it('one locked table holds up only who needs it', async () => {
    await owner.query('begin; lock table teams in access exclusive mode');
    try {
      // More than there are connections for all.
      const stuck = Array.from({ length: 14 }, listTeams);
      await eventually(async () => app.services.database.counts().waiting > 0, 'no connection to be left');
      const [me, readiness] = await Promise.all([app.call('GET', '/auth/me', { token: token() }), ready()]);
      expect([me.status, readiness.status]).toEqual([200, 200]);
      for (const answer of await Promise.all(stuck)) {
        expect([answer.status, answer.json.code]).toEqual([503, 'unavailable']);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    } finally {
      await owner.query('rollback');
    }
    expect((await listTeams()).status).toBe(200);
  });

  it.each([
    ['with a key each', () => ({ 'idempotency-key': randomUUID() })],
    ['without a key', () => ({})],
  ])('ten writes behind a lock of their organisation hold up nobody else: %s', async (_, headers) => {
    const other = await createTestOrganization(app.services);
    const of = ({ admin }: TestOrganization) => ({
      list: () => app.call('GET', '/teams', { token: admin.token }),
      write: (name: string) =>
        app.call('POST', '/teams', { token: admin.token, headers: headers(), body: { name } }),
    });
    // As its own settings do while they are applied to a thousand people.
    await owner.query('begin');
    await owner.query('select from organizations where id = $1 for update', [organization.id]);
    const { counts } = app.services.database;
    const counted = () => counts.call(app.services.database);
    const stuck = Array.from({ length: 10 }, (_each, place) => of(organization).write(`Atelier ${place}`));
    let answered = 0;
    for (const one of stuck) void one.then(() => (answered += 1));
    try {
      await eventually(async () => counted().inLine >= 7, 'seven of them to stand in line');
      const { total, idle, waiting } = counted();
      expect([total - idle, waiting]).toEqual([3, 0]);
      const listed = await of(other).list();
      const written = await of(other).write('Bureau');
      expect([listed.status, written.status]).toEqual([200, 200]);
      // Who only looks is not held up either.
      expect((await of(organization).list()).status).toBe(200);
      // In time: else they might have been answered once nobody was stuck any more.
      expect(answered).toBeLessThan(stuck.length);
      for (const { status, json, headers: told } of await Promise.all(stuck)) {
        expect([status, json.code]).toEqual([503, 'unavailable']);
        expect(Number(told.get('retry-after'))).toBeGreaterThan(0);
      }
    } finally {
      await owner.query('rollback');
    }
    expect(counted().inLine).toBe(0);
    // In turn, none of them lost, once there is nothing to wait for.
    const made = await Promise.all(stuck.map((_each, place) => of(organization).write(`Équipe ${place}`)));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
  });

  it('six organisations behind their own locks hold up nobody else', async () => {
    const [other, ...six] = await Promise.all(
      Array.from({ length: 7 }, () => createTestOrganization(app.services)),
    );
    if (!other) throw new Error('There is a seventh.');
    const write = ({ admin }: TestOrganization, name: string) =>
      app.call('POST', '/teams', { token: admin.token, body: { name } });
    await owner.query('begin');
    await owner.query('select from organizations where id = any($1) for update', [six.map(({ id }) => id)]);
    const stuck = six.flatMap((one) => ['Atelier', 'Bureau', 'Chantier'].map((name) => write(one, name)));
    try {
      await eventually(
        async () => app.services.database.counts().inLine === 10,
        'all beyond the first of each but two to stand in line',
      );
      const { total, idle, waiting } = app.services.database.counts();
      expect([total - idle, waiting]).toEqual([8, 0]);
      const listed = await app.call('GET', '/teams', { token: other.admin.token });
      expect([listed.status, (await write(other, 'Bureau')).status]).toEqual([200, 200]);
      for (const { status, json } of await Promise.all(stuck))
        expect([status, json.code]).toEqual([503, 'unavailable']);
    } finally {
      await owner.query('rollback');
    }
    const made = await Promise.all(six.map((one) => write(one, 'Équipe')));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
  });
});

describe('readiness', () => {
  const failing = async (): Promise<unknown> => {
    const answer = await eventually(async () => {
      const now = await ready();
      // Whatever the trouble is, the answer names the part that has it.
      if (now.status === 503) expect(now.json.details).toBeDefined();
      // A connection that was hung up on is the first thing noticed, and not what is asked about.
      return now.status === 503 && now.json.details.database === 'ok' && now;
    }, 'the trouble to be noticed');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    return answer.json.details;
  };
  const recovered = () =>
    eventually(async () => (await ready()).status === 200, 'the end of the trouble to be noticed');

  it('notices that nothing can be stored for want of room', async () => {
    const details = await withTrouble('gate.write_proof', '53100', failing);
    expect(details).toEqual({ database: 'ok', queue: 'ok', writing: 'failed' });
    await recovered();
  });

  it('notices a server that only reads, where reading goes on', async () => {
    const name = app.connection.database;
    const hangUpOnAll = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
    await owner.query(`alter database ${name} set default_transaction_read_only = on`);
    await owner.query(hangUpOnAll);
    try {
      expect(await failing()).toEqual({ database: 'ok', queue: 'ok', writing: 'failed' });
      // Also for somebody whose visit would be noted down.
      app.advance(2 * 60 * 60 * 1000);
      expect((await app.call('GET', '/auth/me', { token: token() })).status).toBe(200);
      expect((await listTeams()).status).toBe(200);
      expect((await createTeam('Bureau')).status).toBe(503);
    } finally {
      await owner.query('set default_transaction_read_only = off');
      await owner.query(`alter database ${name} reset default_transaction_read_only`);
      await owner.query(hangUpOnAll);
    }
    await recovered();
  });

  it('notices a queue that does not answer, by its name', async () => {
    await owner.query('alter function gate.job_counts() rename to job_counts_away');
    try {
      expect(await failing()).toMatchObject({ database: 'ok', queue: 'failed' });
    } finally {
      await owner.query('alter function gate.job_counts_away() rename to job_counts');
    }
    await recovered();
  });

  it('is not disturbed by somebody who copies all tables', async () => {
    await owner.query('begin; select count(*) from gate.write_proof');
    try {
      expect((await ready()).status).toBe(200);
      await app.services.database.askGate({ name: 'prove-beside', text: 'select gate.prove_writing()' }, []);
    } finally {
      await owner.query('rollback');
    }
  });
});
