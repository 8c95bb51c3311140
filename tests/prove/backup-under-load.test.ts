import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBackupFile, writeBackupFile } from '#server/operator/backup-file.ts';
import { backupLines } from '#server/store/backup.ts';
import { restoreBackup } from '#server/store/restore.ts';
import { findContradictions, findOverlaps, readRequests } from '#tests/chaos/chaos-findings.ts';
import { actOn, createLeaveCompany, fileLeave, type LeaveCompany } from '#tests/support/leave-company.ts';
import { migrationsDirectory } from '#tests/support/shared-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let app: TestApp;
let company: LeaveCompany;
let copy: TestDatabase;
let directory: string;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
  company = await createLeaveCompany(app);
  copy = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'relache-load-'));
});
afterAll(async () => {
  await app.close();
  await copy.drop();
  await rm(directory, { recursive: true, force: true });
});

it('a backup taken while people work is one moment: whole, restorable, and every write in it is complete', async () => {
  const acknowledged = new Set<string>();
  let done = false;
  /** One day after the other: filed, approved, cancelled by turns, so that every table behind them changes. */
  const work = async (person: LeaveCompany['ines'], year: number): Promise<void> => {
    for (let day = 1; !done; day += 1) {
      const date = new Date(Date.UTC(year, 0, day)).toISOString().slice(0, 10);
      const { json: request, status } = await fileLeave(app, person, { startDate: date, endDate: date });
      if (status !== 200) continue;
      acknowledged.add(request.id);
      await actOn(app, company.manager, request, 'approve');
      if (day % 3 === 0) await actOn(app, company.manager, request, 'cancel', { reason: 'Finalement non' });
    }
  };
  const working = [work(company.ines, 2041), work(company.colin, 2042), work(company.ines, 2043)];
  const files = [1, 2, 3].map((count) => join(directory, `${count}.gz`));
  const known: (readonly string[])[] = [];
  try {
    for (const file of files) {
      const enough = acknowledged.size + 5;
      await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
      known.push([...acknowledged]);
      await writeBackupFile(backupLines(app.connection), file);
    }
  } finally {
    done = true;
    await Promise.all(working);
  }

  for (const [index, file] of files.entries()) {
    await restoreBackup(copy.connection, migrationsDirectory, () => readBackupFile(file), {
      replace: true,
      erased: [],
    });
    const client = new Client(copy.connection);
    await client.connect();
    try {
      const requests = await readRequests(client);
      expect(known[index]?.filter((id) => !requests.has(id))).toEqual([]);
      expect(findContradictions(requests)).toEqual([]);
      expect(await findOverlaps(client)).toEqual([]);
    } finally {
      await client.end();
    }
  }
});
