import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInModel } from '#domain/payroll/built-in-models.ts';
import { actOn, fileLeave, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** September 2026 is closed: Inès was away from a Wednesday noon to the Friday. */
async function closedCompany() {
  setClock(app, '2026-09-01T08:00:00Z');
  const company = await groupCompany(app);
  const { as, admin, ines } = company;
  const facts = { birthDate: null, children: [], seniorityFrom: null, payrollNumber: 'A-0042' };
  await as(admin, 'PUT', `/users/${ines.id}/rights-facts`, facts);
  await as(admin, 'PUT', '/payroll/codes', {
    codes: [{ type: 'vacation', code: 'AB-300', dsnReason: null }],
  });
  const away = (type: string, startDate: string, endDate: string, startHalf = 'am') =>
    fileLeave(app, admin, { userId: ines.id, type, startDate, endDate, startHalf });
  const { json: leave } = await away('vacation', '2026-09-09', '2026-09-11', 'pm');
  await keepSessions(owner);
  setClock(app, '2026-10-01T08:00:00Z');
  await as(admin, 'POST', '/payroll/months/2026-09/close');
  const make = (month: string, model: string) =>
    as(admin, 'POST', `/payroll/months/${month}/files`, { model });
  const fetched = async (id: string): Promise<Buffer> => {
    const answer = await fetch(`${app.url}/api/payroll/files/${id}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    return Buffer.from(await answer.arrayBuffer());
  };
  return { ...company, leave, away, make, fetched };
}

const silaeFile =
  'Matricule;Code;Valeur;Date début;Date fin\r\nA-0042;AB-300;0,5;09/09/2026;09/09/2026\r\nA-0042;AB-300;2;10/09/2026;11/09/2026\r\n';

describe('a file of a closed month', () => {
  it('is kept with author, date and hash, and downloads the same whatever came after (J7, J8)', async () => {
    const { as, admin, leave, make, fetched } = await closedCompany();
    const { json: file } = await make('2026-09', 'silae');
    const bytes = await fetched(file.id);
    expect(bytes.toString('latin1')).toBe(silaeFile);
    expect(file).toMatchObject({
      month: '2026-09',
      modelName: 'Silae',
      rows: 2,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      madeAt: expect.stringMatching(/^2026-10-01T08:/),
      madeBy: { id: admin.id },
      current: true,
      fetchedAt: null,
    });
    expect((await make('2026-09', 'silae')).json.id).toBe(file.id);

    await actOn(app, admin, leave, 'cancel', { reason: 'Non pris' });
    const silae = { ...(await as(admin, 'GET', '/payroll/models')).json[0] };
    const { known: _, changed: __, ...model } = silae;
    const tabs = { ...model, separator: '\t', confirmed: true };
    expect((await as(admin, 'PUT', '/payroll/models', { models: [tabs] })).json[0]?.changed).toBe(true);
    const { json: other } = await make('2026-09', 'silae');
    expect((await fetched(other.id)).toString('latin1')).toBe(silaeFile.replaceAll(';', '\t'));
    expect(await fetched(file.id)).toEqual(bytes);
    const { json: list } = await as(admin, 'GET', '/payroll/months/2026-09/files');
    expect(list.map(({ id }: { id: string }) => id)).toEqual([other.id, file.id]);
    expect(list[1]?.fetchedBy?.id).toBe(admin.id);
    const log = await as(admin, 'GET', '/audit-log?action=payroll.file_made');
    expect(log.json[0]?.details).toEqual({ month: '2026-09', model: 'Silae' });
  });

  it('bears what changed in the month before, taken back as negative', async () => {
    const { as, admin, leave, away, make, fetched } = await closedCompany();
    await actOn(app, admin, leave, 'cancel', { reason: 'Non pris' });
    await away('vacation', '2026-09-24', '2026-09-25');
    await as(admin, 'POST', '/payroll/months/2026-10/close');
    const { json: file } = await make('2026-10', 'silae');
    expect((await fetched(file.id)).toString('latin1').split('\r\n').slice(1, -1)).toEqual([
      'A-0042;AB-300;-0,5;09/09/2026;09/09/2026',
      'A-0042;AB-300;-2;10/09/2026;11/09/2026',
      'A-0042;AB-300;2;24/09/2026;25/09/2026',
    ]);
  });

  it('is made of closed months alone, with models that are there, by admins', async () => {
    const { as, ines, manager, make } = await closedCompany();
    expect((await make('2026-10', 'silae')).json.code).toBe('payroll_month_open');
    expect((await make('2026-09', 'nowhere')).status).toBe(404);
    const { json: file } = await make('2026-09', 'free');
    for (const person of [ines, manager]) {
      expect((await as(person, 'POST', '/payroll/months/2026-09/files', { model: 'silae' })).status).toBe(
        403,
      );
      expect((await as(person, 'GET', '/payroll/months/2026-09/files')).status).toBe(403);
      expect((await as(person, 'GET', `/payroll/files/${file.id}`)).status).toBe(403);
      expect((await as(person, 'GET', '/payroll/models')).status).toBe(403);
    }
    const stranger = await groupCompany(app);
    expect((await stranger.as(stranger.admin, 'GET', `/payroll/files/${file.id}`)).status).toBe(404);
  });

  it('never changes, and stays in the list once the month is opened again', async () => {
    const { as, admin, make, fetched } = await closedCompany();
    const { json: file } = await make('2026-09', '123pay');
    const { rows } = await owner.query<{ id: string; organization: string }>(
      'select closing_id as id, organization_id as organization from payroll_files where id = $1',
      [file.id],
    );
    const [closing] = rows;
    await fetched(file.id);
    for (const sql of ["set bytes = 'x'", 'set made_at = now()'])
      await expect(
        app.services.database.inOrganization(closing?.organization ?? '', (tx) =>
          tx.execute(`update payroll_files ${sql}`),
        ),
      ).rejects.toThrow();
    await owner.query(
      'update payroll_months set reopened_at = now(), reopened_by = $2, reopen_reason = $3 where id = $1',
      [closing?.id, admin.id, 'Essai'],
    );
    const { json: list } = await as(admin, 'GET', '/payroll/months/2026-09/files');
    expect(list[0]).toMatchObject({ id: file.id, current: false });
    expect((await make('2026-09', '123pay')).json.code).toBe('payroll_month_open');
  });

  it('is refused day by day where the month was closed before days were kept', async () => {
    const { admin, make } = await closedCompany();
    await owner.query(
      `update payroll_lines set open_by_day = null
       where organization_id = (select organization_id from users where id = $1)`,
      [admin.id],
    );
    expect((await make('2026-09', '123pay')).json.code).toBe('payroll_days_unknown');
    expect((await make('2026-09', 'free')).status).toBe(200);
  });
});

it('takes models of one’s own, refuses those that would lose something, and gives back what was proposed (J6)', async () => {
  const { as, admin } = await closedCompany();
  const { known: _, ...silae } = builtInModel('silae') ?? { known: null };
  const set = (body: object) => as(admin, 'PUT', '/payroll/models', body);
  const mine = { ...silae, id: 'cabinet', name: 'Cabinet Dupont' };
  const { json } = await set({ models: [mine, { ...silae, name: 'Silae du cabinet' }] });
  expect(json.at(-1)).toMatchObject({ id: 'cabinet', known: 'own' });
  expect(json[0]).toMatchObject({ name: 'Silae du cabinet', known: 'unconfirmed', changed: true });
  for (const wrong of [
    { columns: [] },
    { halves: 'kept' },
    { separator: ',' },
    { id: 'Cabinet Dupont' },
    { encoding: 'ebcdic' },
    { columns: [{ field: 'salary', name: 'Salaire', words: [] }] },
  ])
    expect((await set({ models: [{ ...mine, ...wrong }] })).json.code).toBe('validation_failed');
  expect((await set({ remove: ['nowhere'] })).status).toBe(404);
  const { json: after } = await set({ remove: ['cabinet', 'silae'] });
  expect(after.map(({ id }: { id: string }) => id)).not.toContain('cabinet');
  expect(after[0]).toMatchObject({ name: 'Silae', changed: false });
});
