import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { needles } from './filled-person.ts';
import { fileLeave, jobsDone, keepSessions, setClock } from './leave-company.ts';
import type { TestPerson } from './organizations.ts';
import { type GroupCompany, groupCompany } from './rule-groups.ts';
import type { AnswerTo, TestApp } from './test-app.ts';

/** A company in which somebody with a number, leave, words and a closed month has left. */
export interface LeftCompany extends GroupCompany {
  readonly leaver: TestPerson;
  readonly requestId: string;
  readonly fileId: string;
  readonly erase: (
    by?: TestPerson,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<AnswerTo<'POST', '/users/{id}/erase'>>;
}

export async function leftCompany(app: TestApp, owner: Client): Promise<LeftCompany> {
  setClock(app, '2026-09-01T08:00:00Z');
  const company = await groupCompany(app);
  const { as, admin, organization, manager } = company;
  const leaver = await organization.add('employee', needles.name);
  await owner.query('update users set email = $2 where id = $1', [leaver.id, needles.address]);
  const facts = { birthDate: null, children: [], seniorityFrom: null, payrollNumber: needles.number };
  await as(admin, 'PUT', `/users/${leaver.id}/rights-facts`, facts);
  const form = { type: 'vacation', startDate: '2026-09-09', endDate: '2026-09-11', note: needles.words };
  const { json: filed } = await fileLeave(app, leaver, form);
  await as(manager, 'PATCH', `/leave-requests/${filed.id}/approve`, {});
  await as(leaver, 'POST', `/leave-requests/${filed.id}/comments`, { text: `Merci, ${needles.words}` });
  await as(manager, 'POST', `/leave-requests/${filed.id}/comments`, { text: `De rien, ${needles.name}` });
  await keepSessions(owner);
  setClock(app, '2026-10-01T08:00:00Z');
  await as(admin, 'POST', '/payroll/months/2026-09/close');
  const { json: file } = await as(admin, 'POST', '/payroll/months/2026-09/files', { model: 'silae' });
  await as(admin, 'PUT', `/users/${leaver.id}/departure`, { lastDay: '2026-09-30', reason: 'resignation' });
  await jobsDone(app);
  return {
    ...company,
    leaver,
    requestId: filed.id,
    fileId: file.id,
    erase: (by = admin, headers = {}) =>
      app.call('POST', `/users/${leaver.id}/erase`, { token: by.token, body: { reason: 'asked' }, headers }),
  };
}

/** Where a needle is, in whatever table of whatever schema: the queue's as well. */
export async function placesOf(owner: Client, wanted: readonly string[]): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and nspname not like 'pg\\_%' and nspname <> 'information_schema' order by 1`,
  );
  const asBytes = wanted.map((needle) => Buffer.from(needle).toString('hex'));
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ line: string }>(`select t::text as line from ${name} t`);
    for (const { line } of rows) {
      const plain = line.toLowerCase();
      const hit = [...wanted, ...asBytes].find((needle) => plain.includes(needle.toLowerCase()));
      if (hit !== undefined) found.push(`${name}: ${hit} in ${line.slice(0, 300)}`);
    }
  }
  return found;
}

/** The same in files, mails read as people read them. */
export async function filesNaming(directory: string, wanted: readonly string[]): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const place = join(entry.parentPath, entry.name);
    const raw = (await readFile(place)).toString('utf8');
    const decoded = Buffer.from(
      raw
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8');
    const text = `${raw}\n${decoded}`.toLowerCase();
    if (wanted.some((needle) => text.includes(needle.toLowerCase()))) found.push(place);
  }
  return found;
}
