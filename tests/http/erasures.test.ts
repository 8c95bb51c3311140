import { dirname } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { erasePerson } from '#server/actions/erasures/carry-out-erasure.ts';
import { readErasureFile } from '#server/erasure-file.ts';
import { filesNaming, type LeftCompany, leftCompany, placesOf } from '#tests/support/erased-person.ts';
import { eventually } from '#tests/support/eventually.ts';
import { needles, unmistakable } from '#tests/support/filled-person.ts';
import { jobsDone } from '#tests/support/leave-company.ts';
import { createTestOrganization, openTestSession } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: LeftCompany;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
beforeEach(async () => {
  company = await leftCompany(app, owner);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** What must be the same before and after: amounts, counts, months. */
async function totals() {
  const { rows } = await owner.query(
    `select (select json_agg(l order by l) from (select counter, sum(amount_n::numeric / amount_d) from ledger_entries
        where organization_id = $1 group by counter) l) as ledger,
      (select json_agg(r order by r) from (select state, count(*) from leave_requests
        where organization_id = $1 group by state) r) as requests,
      (select json_agg(p order by p) from (select closing_id, sum(open_halves), count(*) from payroll_lines
        where organization_id = $1 group by closing_id) p) as pay,
      (select count(*) from audit_log where organization_id = $1 and action <> 'privacy.person_erased') as journal,
      (select count(*) from users where organization_id = $1) as people`,
    [company.organization.id],
  );
  const { as, admin } = company;
  const figures = await as(admin, 'GET', '/insights?from=2026-09&to=2026-09');
  const month = await as(admin, 'GET', '/payroll/months/2026-09');
  expect([figures.status, month.status]).toEqual([200, 200]);
  return { rows, figures: figures.json.figures, lines: month.json.lines.length };
}

const erasure = async () =>
  (await company.as(company.admin, 'GET', `/users/${company.leaver.id}/erasure`)).json;

describe('erasing somebody who left (V6, V7)', () => {
  it('shows what goes and stays before, and leaves no byte of them in a table or a file; totals stay', async () => {
    const { as, admin, leaver, requestId, fileId, organization } = company;
    expect(await erasure()).toMatchObject({
      state: 'none',
      hasLeft: true,
      hold: null,
      goes: { documents: 0, comments: 2, notes: 1, payrollFiles: 1 },
      stays: { requests: 1, payLines: 1 },
    });
    expect((await filesNaming(dirname(app.services.erasureFile), unmistakable)).length).toBeGreaterThan(0);
    // Asked for before, so that the line in the log is there on both sides.
    await as(admin, 'PUT', `/users/${leaver.id}/erasure/hold`, { reason: needles.words });
    await as(admin, 'DELETE', `/users/${leaver.id}/erasure/hold`);
    const before = await totals();
    const asked = await company.erase();
    expect([asked.status, asked.json.pseudonym]).toEqual([
      200,
      expect.stringMatching(/^Personne partie [0-9A-F]{4}$/),
    ]);
    await jobsDone(app);
    const { pseudonym, state } = await erasure();
    expect(state).toBe('done');
    expect(await placesOf(owner, unmistakable)).toEqual([]);
    expect(await filesNaming(dirname(app.services.erasureFile), unmistakable)).toEqual([]);
    const after = await totals();
    const [one] = before.rows;
    expect(after).toEqual({ ...before, rows: [{ ...one, journal: String(Number(one.journal) + 1) }] });

    const former = (await as(admin, 'GET', '/users/former')).json.people;
    expect(former).toContainEqual(
      expect.objectContaining({ id: leaver.id, name: pseudonym, erasure: 'done' }),
    );
    const log = (await as(admin, 'GET', '/audit-log')).json;
    expect(log[0]).toMatchObject({
      action: 'privacy.person_erased',
      actor: { id: admin.id },
      subject: { id: leaver.id, name: pseudonym },
    });
    for (const path of [
      `/leave-requests/${requestId}`,
      `/leave-requests/${requestId}/comments`,
      '/leave-requests',
      '/calendar/absences?from=2026-09-01&to=2026-09-30',
      '/payroll/months/2026-09',
      '/payroll/statement?month=2026-09',
      `/users/${leaver.id}/departure`,
    ] as const)
      expect([path, (await as(admin, 'GET', path)).status]).toEqual([path, 200]);
    // Its line says that it is empty; made again it has the pseudonym.
    const [file] = (await as(admin, 'GET', '/payroll/months/2026-09/files')).json;
    expect(file).toMatchObject({ id: fileId, bytes: 0 });
    expect((await as(admin, 'GET', `/payroll/files/${fileId}`)).status).toBe(404);
    expect((await as(admin, 'POST', `/users/${leaver.id}/rehire`, { from: '2027-01-04' })).status).toBe(404);
    const lines = await readErasureFile(app.services.erasureFile);
    expect(lines.at(-1)).toMatchObject({
      kind: 'person',
      organizationId: organization.id,
      subjectId: leaver.id,
    });
  });

  it('carried out again after it was cut off is done once, with one line in the journal (V9)', async () => {
    const { leaver, organization } = company;
    expect((await company.erase()).status).toBe(200);
    await jobsDone(app);
    const { rows } = await owner.query('select id from erasures where subject_id = $1', [leaver.id]);
    // As if the process had ended after the file was written and before the transaction was over.
    await owner.query('update erasures set done_at = null where subject_id = $1', [leaver.id]);
    const payload = { organizationId: organization.id, erasureId: rows[0].id };
    await Promise.all([erasePerson(app.services, payload), erasePerson(app.services, payload)]);
    await erasePerson(app.services, payload);
    const lines = await readErasureFile(app.services.erasureFile);
    expect(lines.filter(({ subjectId }) => subjectId === leaver.id)).toHaveLength(1);
    expect((await erasure()).state).toBe('done');
  });

  it('that fails half-way changes nothing, and the job tries again', async () => {
    const { leaver } = company;
    await owner.query(
      `create function public.break_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
       create trigger break_off before update on audit_log for each row execute function public.break_off()`,
    );
    await company.erase();
    const failed = 'select from graphile_worker._private_jobs where last_error is not null';
    await eventually(async () => (await owner.query(failed)).rowCount === 1, 'an attempt that was cut off');
    const names = async () =>
      (await owner.query('select name from users where id = $1', [leaver.id])).rows[0].name;
    expect([(await erasure()).state, await names()]).toEqual(['waiting', needles.name]);
    await owner.query('drop trigger break_off on audit_log; drop function public.break_off()');
    await owner.query('update graphile_worker._private_jobs set run_at = now() where attempts > 0');
    await jobsDone(app);
    expect([(await erasure()).state, await names()]).toEqual([
      'done',
      expect.stringMatching(/^Personne partie/),
    ]);
  });
});

describe('nobody is erased', () => {
  it('while a hold stands, which is shown, logged and lifted (V8)', async () => {
    const { as, admin, manager, leaver } = company;
    const hold = (by = admin) => as(by, 'PUT', `/users/${leaver.id}/erasure/hold`, { reason: 'Prud’hommes' });
    expect((await hold(manager)).status).toBe(403);
    expect((await hold()).json.hold).toMatchObject({ reason: 'Prud’hommes', setBy: { id: admin.id } });
    const refused = await company.erase();
    expect([refused.status, refused.json.code]).toEqual([409, 'erasure_held']);
    expect((await as(admin, 'GET', '/users/former')).json.people[0]).toMatchObject({
      held: true,
      erasure: 'none',
    });
    expect((await as(admin, 'DELETE', `/users/${leaver.id}/erasure/hold`)).json.hold).toBeNull();
    const actions = (await as(admin, 'GET', '/audit-log')).json.map(
      ({ action }: { action: string }) => action,
    );
    expect(actions.slice(0, 2)).toEqual(['privacy.hold_lifted', 'privacy.hold_set']);
    expect((await company.erase()).status).toBe(200);
    await jobsDone(app);
    expect((await erasure()).state).toBe('done');
  });

  it('who is still there, or the last admin, or by anybody but an admin of theirs who has just proven it (V6)', async () => {
    const { as, admin, manager, ines, leaver, organization } = company;
    const tryOn = (id: string, by = admin) => as(by, 'POST', `/users/${id}/erase`, { reason: 'other' });
    expect((await tryOn(ines.id)).json.code).toBe('not_left_yet');
    expect((await tryOn(admin.id)).json.code).toBe('last_admin');
    expect((await tryOn(leaver.id, manager)).status).toBe(403);
    expect((await tryOn(leaver.id, ines)).status).toBe(403);
    const accountant = await organization.add('accountant', 'Camille Comptes');
    expect((await tryOn(leaver.id, accountant)).status).toBe(403);
    const other = await createTestOrganization(app.services);
    expect((await tryOn(leaver.id, other.admin)).status).toBe(404);
    const token = await openTestSession(app.services, organization.id, admin.id, null);
    const stale = await app.call('POST', `/users/${leaver.id}/erase`, { token, body: { reason: 'asked' } });
    expect([stale.status, stale.json.code]).toEqual([403, 'fresh_proof_needed']);
    expect(await erasure()).toMatchObject({ state: 'none' });
  });

  it('twice: a call that is sent again is answered the same', async () => {
    const { leaver } = company;
    const headers = { 'idempotency-key': 'erase-once' };
    const [first, again] = [
      await company.erase(company.admin, headers),
      await company.erase(company.admin, headers),
    ];
    expect([first.status, again.status, again.json.pseudonym]).toEqual([200, 200, first.json.pseudonym]);
    const { rowCount } = await owner.query('select from erasures where subject_id = $1', [leaver.id]);
    expect(rowCount).toBe(1);
    await jobsDone(app);
    expect((await company.erase()).json).toMatchObject({ state: 'done', pseudonym: first.json.pseudonym });
  });

  it('by the functions of the database without an erasure that was asked for, or from another organisation', async () => {
    const { leaver, ines, organization } = company;
    const other = await createTestOrganization(app.services);
    const call = (organizationId: string, id: string) =>
      app.services.database.inOrganization(organizationId, (tx) =>
        tx.execute(`select gate.erase_in('${id}', 'audit_log', '[["subject_id"]]', '{"details": "object"}')`),
      );
    await expect(call(organization.id, leaver.id)).rejects.toThrow();
    await expect(call(organization.id, ines.id)).rejects.toThrow();
    await owner.query(
      `insert into erasures (organization_id, id, kind, subject_id, pseudonym, reason, asked_at, asked_by)
       values ($1, gen_random_uuid(), 'person', $2, 'Personne partie 0000', 'asked', now(), $3)`,
      [organization.id, leaver.id, company.admin.id],
    );
    await expect(call(other.id, leaver.id)).rejects.toThrow();
  });
});
