import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCompanyArchive } from '#server/operator/company-archive.ts';
import { importCompany } from '#server/store/import-company.ts';
import {
  archiveOfCompany,
  type FullCompany,
  fullCompany,
  type OpenedCompanyCopy,
  openCompanyCopy,
} from '#tests/support/company-copies.ts';
import { fillTables } from '#tests/support/fill-tables.ts';
import { openTestSession } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const stoppedAt = '2026-09-07T09:30:00Z';
const at = new Date(stoppedAt);

let app: TestApp;
let elsewhere: TestApp;
let empty: TestDatabase;
let directory: string;
let file: string;
let company: FullCompany;
let bytes: Buffer;
let copy: OpenedCompanyCopy;

beforeAll(async () => {
  app = await startTestApp({ stoppedAt, env: { WORKER: 'off' } });
  company = await fullCompany(app);
  bytes = await archiveOfCompany(app, company, at);
  copy = openCompanyCopy(bytes);
  directory = await mkdtemp(join(tmpdir(), 'relache-company-'));
  file = join(directory, 'entreprise.zip');
  await writeFile(file, bytes);
  empty = await createTestDatabase();
}, 180_000);
afterAll(async () => {
  await elsewhere?.close();
  await app.close();
  await empty.drop();
  await rm(directory, { recursive: true, force: true });
});

const readBack = async () => importCompany(empty.connection, await openCompanyArchive(file));

async function rowsIn(table: string): Promise<number> {
  const owner = new Client(empty.connection);
  await owner.connect();
  const { rows } = await owner.query<{ rows: number }>(`select count(*)::int as rows from "${table}"`);
  await owner.end();
  return rows[0]?.rows ?? -1;
}

describe('a company’s copy, read back (V19)', () => {
  it('is refused when a byte of it changed, when it is cut short, and when it is something else', async () => {
    const broken = join(directory, 'broken.zip');
    const changed = Buffer.from(bytes);
    changed[Math.floor(changed.length / 2)] = (changed[Math.floor(changed.length / 2)] ?? 0) ^ 0xff;
    for (const [content, sentence] of [
      [changed, /damaged|not a copy/],
      [bytes.subarray(0, bytes.length / 2), /damaged|not a copy/],
      [Buffer.from('{}'), /not a copy/],
    ] as const) {
      await writeFile(broken, content);
      await expect(
        openCompanyArchive(broken).then((read) => importCompany(empty.connection, read)),
      ).rejects.toThrow(sentence);
      expect(await rowsIn('organizations')).toBe(0);
    }
  });

  it('is refused where it comes from a newer Relâche, and where rows are missing; nothing is written then', async () => {
    const read = await openCompanyArchive(file);
    for (const [wrong, sentence] of [
      [{ ...read, schema: '9999_later.sql' }, /newer Relâche/],
      [
        { ...read, tables: [...read.tables, { name: 'tomorrow', rows: 0, columns: [] }] },
        /does not know: tomorrow/,
      ],
      [
        {
          ...read,
          tables: read.tables.map((one) =>
            one.name === 'ledger_entries' ? { ...one, rows: one.rows + 1 } : one,
          ),
        },
        /rows of ledger_entries/,
      ],
    ] as const) {
      await expect(importCompany(empty.connection, wrong)).rejects.toThrow(sentence);
      expect(await rowsIn('users')).toBe(0);
    }
  });

  it('makes the same company: a copy of it is the same, byte for byte', async () => {
    const { rows, files } = await readBack();
    expect(files).toBeGreaterThanOrEqual(2);
    const told = copy.description.tables.map((table: { rows: number }) => table.rows);
    expect(rows).toBe(told.reduce((sum: number, one: number) => sum + one, 0));
    expect(told.filter((one: number) => one > 0).length).toBeGreaterThanOrEqual(20);
    elsewhere = await startTestApp({ stoppedAt, env: { WORKER: 'off' }, beside: empty });
    const again = await archiveOfCompany(elsewhere, company, at);
    const second = openCompanyCopy(again);
    expect(Object.keys(second.files).sort()).toEqual(Object.keys(copy.files).sort());
    for (const [name, content] of Object.entries(copy.files)) {
      expect(Buffer.from(content).equals(second.files[name] ?? Buffer.alloc(0)), name).toBe(true);
    }
    expect(again.equals(bytes)).toBe(true);
  });

  it('has the same balances and figures, and opens by a link in a mail', async () => {
    const answers = async (one: TestApp) => {
      const token = await openTestSession(one.services, company.id, company.adminId);
      const paths = ['/insights', `/users/${company.employeeId}/balances`, '/leave-requests', '/teams'];
      return Promise.all(paths.map(async (path) => (await one.callAnything('GET', path, { token })).json));
    };
    const [here, there] = [await answers(app), await answers(elsewhere)];
    expect(here.map((one) => JSON.stringify(one).length > 50)).toEqual([true, true, true, true]);
    expect(there).toEqual(here);
    const [admin] = copy.rows('users').filter(({ id }: { id: string }) => id === company.adminId);
    expect((await elsewhere.call('POST', '/auth/magic-link', { body: { email: admin.email } })).status).toBe(
      200,
    );
  });

  it('is the same with a row in nearly every table, whatever it holds', async () => {
    const owner = new Client(app.connection);
    await owner.connect();
    const filled = await fillTables(owner, company.id);
    await owner.end();
    expect(filled.length).toBeGreaterThan(60);
    const full = await archiveOfCompany(app, company, at);
    const place = join(directory, 'filled.zip');
    await writeFile(place, full);
    const another = await createTestDatabase();
    await importCompany(another.connection, await openCompanyArchive(place));
    const third = await startTestApp({ stoppedAt, env: { WORKER: 'off' }, beside: another });
    const again = await archiveOfCompany(third, company, at);
    await third.close();
    await another.drop();
    const [before, after] = [openCompanyCopy(full), openCompanyCopy(again)];
    for (const name of Object.keys(before.files)) expect(after.text(name), name).toBe(before.text(name));
    expect(again.equals(full)).toBe(true);
  });

  it('is refused a second time, and where somebody’s address is taken', async () => {
    await expect(readBack()).rejects.toThrow(/is here already/);
    const read = await openCompanyArchive(file);
    const other = {
      ...read,
      organization: { ...read.organization, id: '0199aaaa-0000-7000-8000-000000000001' },
    };
    await expect(importCompany(empty.connection, other)).rejects.toThrow(/Nothing was changed/);
    expect(await rowsIn('organizations')).toBe(1);
  });
});
