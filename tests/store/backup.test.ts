// @module-tag daily
import { Client, type ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoCompany } from '#seed/demo-company.ts';
import { backupLines, tablesInOrder } from '#server/store/backup.ts';
import { RestoreRefused } from '#server/store/backup-format.ts';
import { restoreBackup } from '#server/store/restore.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { sealBackup } from '#tests/support/seal-backup.ts';
import { migrationsDirectory } from '#tests/support/shared-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let app: TestApp;
let empty: TestDatabase;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  await createDemoCompany(app.services);
  await createTestOrganization(app.services, { name: 'Guillemets « " » et\ttabulations\\n' });
  empty = await createTestDatabase('empty');
});
afterAll(async () => {
  await app.close();
  await empty.drop();
});

async function backupOf(connection: ClientConfig): Promise<string> {
  let lines = '';
  for await (const chunk of backupLines(connection)) lines += chunk;
  return lines;
}

async function contents(connection: ClientConfig): Promise<Record<string, string[]>> {
  const client = new Client(connection);
  await client.connect();
  try {
    const found: Record<string, string[]> = {};
    for (const table of await tablesInOrder(client)) {
      const { rows } = await client.query<{ line: string }>(
        `select t::text as line from "${table}" t order by 1`,
      );
      found[table] = rows.map((row) => row.line);
    }
    return found;
  } finally {
    await client.end();
  }
}

const restore = (connection: ClientConfig, text: string) =>
  restoreBackup(connection, migrationsDirectory, () => linesOf(text), { replace: false, erased: [] });

async function* linesOf(text: string): AsyncGenerator<string> {
  for (const line of text.split('\n')) if (line !== '') yield line;
}

describe('backup and restore', () => {
  it('bring back every row of every table into an empty database', async () => {
    const before = await contents(app.connection);
    expect(before.users?.length).toBe(14);
    expect(before.email_directory?.length).toBe(14);
    await restore(empty.connection, await backupOf(app.connection));
    expect(await contents(empty.connection)).toEqual(before);
  });

  it('leave a database that works: triggers are back', async () => {
    const client = new Client(empty.connection);
    await client.connect();
    const { rows } = await client.query(
      "select tgname from pg_trigger where tgenabled = 'D' and not tgisinternal",
    );
    await client.end();
    expect(rows).toEqual([]);
  });

  it('refuse a database that is not empty, and leave it as it was', async () => {
    const before = await contents(app.connection);
    await expect(restore(app.connection, await backupOf(app.connection))).rejects.toThrow('not empty');
    expect(await contents(app.connection)).toEqual(before);
  });

  it('refuse a file that is no backup, and one of a newer version', async () => {
    const target = await createTestDatabase('empty');
    try {
      await expect(restore(target.connection, 'hello\n')).rejects.toThrow(RestoreRefused);
      const newer = (await backupOf(app.connection)).replace('.sql"]', '.sql","9999_future.sql"]');
      const sealed = sealBackup(newer.trimEnd().split('\n')).join('\n');
      await expect(restore(target.connection, sealed)).rejects.toThrow('9999_future.sql');
    } finally {
      await target.drop();
    }
  });

  it.each([
    ['inside a row', (lines: string[]) => `${lines.slice(0, -3).join('\n')}\n${lines.at(-3)?.slice(0, 20)}`],
    ['between two rows', (lines: string[]) => lines.slice(0, -3).join('\n')],
  ])('restore nothing of a backup that was cut short %s', async (_where, cut) => {
    const target = await createTestDatabase('empty');
    try {
      const whole = (await backupOf(app.connection)).split('\n');
      await expect(restore(target.connection, cut(whole))).rejects.toThrow('cut short or damaged');
      expect(await contents(target.connection)).toEqual({});
    } finally {
      await target.drop();
    }
  });
});
