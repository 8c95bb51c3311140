import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusterPlace } from '#server/store/embedded/embedded.ts';
import { type CuttingProxy, startCuttingProxy } from '#tests/chaos/cutting-proxy.ts';
import { databaseUrl } from '#tests/support/database-url.ts';
import { freePort } from '#tests/support/free-port.ts';
import { present } from '#tests/support/present.ts';
import { type RelacheProcess, runToEnd, startProcess } from '#tests/support/relache-process.ts';
import { removeData } from '#tests/support/remove-data.ts';
import { testDevKey } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let parent: string;
let first: RelacheProcess;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'relache-start-'));
  first = await startProcess(join(parent, 'first'));
});
afterAll(async () => {
  await first.end('SIGTERM');
  for (const name of [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ])
    await removeData(join(parent, name));
  await rm(parent, { recursive: true, force: true });
});

describe('starting', () => {
  it('prints the address and how to log in', { tags: 'daily' }, () => {
    expect(first.output()).toContain(`Relâche is ready at ${first.url}`);
    expect(first.output()).toContain(`${first.url}/dev-login?key=${testDevKey}`);
    expect(first.output()).toContain(`${first.url}/dev-mailbox?key=${testDevKey}`);
  });

  it('looks at its own parts at once, and calls them well', { tags: 'daily' }, async () => {
    const overall = async () => (await first.call('GET', '/status')).json.overall;
    await expect.poll(overall, { timeout: 15_000 }).toBe('operational');
  });

  it('works twice side by side, with nothing shared', async () => {
    const second = await startProcess(join(parent, 'second'));
    try {
      const [one, two] = await Promise.all(
        [first, second].map((process) => process.call('GET', '/dev/users')),
      );
      expect(one?.json).toHaveLength(13);
      expect(two?.json).toHaveLength(13);
      expect(present(one?.json[0]).id).not.toBe(present(two?.json[0]).id);
    } finally {
      await second.end('SIGTERM');
    }
  });

  it('names a port that is taken, and how to choose another', async () => {
    const port = await freePort();
    const neighbour = await new Promise<Server>((resolve) => {
      const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
    });
    const { code, said } = await runToEnd({ PORT: String(port), DATA_DIR: join(parent, 'third') });
    neighbour.close();
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is taken by another program. Choose another: PORT=3001 npm start`);
    expect(said).not.toContain('    at ');
  });

  it('refuses a data folder that another process uses, by its name', async () => {
    const { code, said } = await runToEnd({ PORT: '0', DATA_DIR: join(parent, 'first') });
    expect(code).toBe(1);
    expect(said).toContain('Another Relâche already runs on');
    expect((await first.call('GET', '/ready')).status).toBe(200);
  });

  it('says what PostgreSQL says when it does not start, without trying for a minute', async () => {
    const folder = join(parent, 'ninth');
    await (await startProcess(folder)).end('SIGTERM');
    const cluster = join(clusterPlace(join(folder, 'postgres')), 'cluster');
    await appendFile(join(cluster, 'postgresql.conf'), '\nno_such_setting = 1\n');
    const { code, said } = await runToEnd({ PORT: '0', DATA_DIR: folder });
    expect(code).toBe(1);
    expect(said).toMatch(/PostgreSQL does not start: .*postgresql\.conf" contains errors/);
    expect(said).toContain(join(folder, 'postgres', 'postgres.log'));
    expect(said).not.toContain('    at ');
    const log = await readFile(join(folder, 'postgres', 'postgres.log'), 'utf8');
    expect(log.match(/contains errors/g)).toHaveLength(3);
  });

  it('says which migration is another one than was applied', async () => {
    const database = await createTestDatabase();
    const owner = new Client(database.connection);
    await owner.connect();
    await owner.query("update schema_migrations set checksum = 'other' where name = '0001_people.sql'");
    await owner.end();
    const { code, said } = await runToEnd({
      PORT: '0',
      DATA_DIR: join(parent, 'tenth'),
      DATABASE_URL: databaseUrl(database.connection),
    });
    await database.drop();
    expect(code).toBe(1);
    expect(said).toContain('Migration 0001_people.sql was changed after it was applied.');
    expect(said).not.toContain('    at ');
  });

  it('refuses an incomplete production, listing all that is missing', async () => {
    const { code, said } = await runToEnd({
      APP_ENV: 'production',
      PORT: 'x',
      DATA_DIR: join(parent, 'fourth'),
    });
    expect(code).toBe(1);
    for (const name of [
      'DATABASE_URL',
      'SMTP_URL',
      'PUBLIC_URL',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'PORT',
    ]) {
      expect(said).toContain(name);
    }
  });

  it('waits for a database that comes up later than the server', async () => {
    const database = await createTestDatabase();
    const port = await freePort();
    const { host, user, password, database: name } = database.connection;
    const url = `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${port}/${name}`;
    let proxy: CuttingProxy | null = null;
    const relache = await startProcess(join(parent, 'sixth'), { DATABASE_URL: url }, undefined, (child) => {
      child.stdout?.on('data', async (said) => {
        if (String(said).includes('does not answer yet'))
          proxy = await startCuttingProxy(join(String(host), '.s.PGSQL.5432'), port);
      });
    });
    try {
      expect((await relache.call('GET', '/ready')).status).toBe(200);
    } finally {
      await relache.end('SIGTERM');
      await (proxy as CuttingProxy | null)?.close();
      await database.drop();
    }
  });

  it.each(['/dev/null/relache', '/sys/relache'])('names a folder that cannot be used: %s', async (folder) => {
    const { code, said } = await runToEnd({ PORT: '0', DATA_DIR: folder });
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`${folder}.* cannot be used: [a-z -]+`));
    expect(said).not.toContain('    at ');
  });

  it('makes one demo company when two first starts meet on one empty database', async () => {
    const database = await createTestDatabase('empty');
    const env = { DATABASE_URL: databaseUrl(database.connection) };
    const both = await Promise.all(
      ['seventh', 'eighth'].map((name) => startProcess(join(parent, name), env)),
    );
    try {
      for (const one of both) expect((await one.call('GET', '/dev/users')).json).toHaveLength(13);
      const made = both.filter((one) => one.output().includes('Created the demo company'));
      expect(made).toHaveLength(1);
    } finally {
      await Promise.all(both.map((one) => one.end('SIGTERM')));
      await database.drop();
    }
  });

  it('takes any PostgreSQL by its address', async () => {
    const database = await createTestDatabase('empty');
    const relache = await startProcess(join(parent, 'fifth'), {
      DATABASE_URL: databaseUrl(database.connection),
    });
    try {
      expect((await relache.call('GET', '/dev/users')).json).toHaveLength(13);
    } finally {
      await relache.end('SIGTERM');
      await database.drop();
    }
  });
});
