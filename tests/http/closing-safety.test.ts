import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { august, type ClosingCompany, createClosingCompany } from '#tests/support/closing-company.ts';
import type { KnownPath } from '#tests/support/known-calls.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: ClosingCompany;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});
beforeEach(async () => {
  company = await createClosingCompany(app);
});

const post = <const P extends string>(path: KnownPath<'POST', P>, body?: object, by = company.admin) =>
  company.as(by, 'POST', path, body);
const countOf = async (what: string): Promise<number> => {
  const { rows } = await owner.query(`select count(*)::int as n from ${what} where organization_id = $1`, [
    company.organization.id,
  ]);
  return rows[0].n;
};
const written = async () => {
  const tables = ['closings', 'closing_people', 'leave_requests', 'leave_request_events', 'ledger_entries'];
  const counts: number[] = [];
  for (const table of tables) counts.push(await countOf(table));
  return counts;
};
interface Row {
  readonly user: { readonly id: string };
  readonly parts: readonly Record<string, unknown>[];
  readonly leftDays: number;
}
const told = (rows: readonly Row[]) =>
  rows
    .map(({ user, parts, leftDays }) => ({
      user: user.id,
      leftDays,
      parts: parts.map(({ type, startDate, startHalf, endDate, endHalf, days }) => {
        return [type, startDate, startHalf, endDate, endHalf, days];
      }),
    }))
    .sort((a, b) => (a.user < b.user ? -1 : 1));

describe('a dry run', () => {
  it('says what is applied, for people of every kind, and undoing it leaves every balance as it was', async () => {
    const random = seededRandom(20_300_805);
    const one = <Value>(list: readonly Value[]): Value => random.pick(list);
    const { rtt, unpaid, admin } = company;
    const people: TestPerson[] = [];
    for (let each = 0; each < 8; each += 1) {
      const person = await company.hire(`Personne ${each}`, one(['2025-06-01', '2029-11-12', '2030-05-20']));
      const days = Object.fromEntries(
        [1, 2, 3, 4, 5].map((day) => [day, one([['am', 'pm'], ['am', 'pm'], ['am'], ['pm'], []])]),
      );
      const week = { effectiveFrom: '2030-01-01', days: { ...days, 1: ['am', 'pm'] } };
      await company.as(admin, 'PUT', `/users/${person.id}/working-pattern`, week);
      const type = one(['vacation', 'personal', 'sick', rtt]);
      const startDate = one(['2030-08-01', '2030-08-06', '2030-08-12']);
      const leave = { type, startDate, endDate: one(['2030-08-13', '2030-08-14', '2030-08-21']) };
      if (random.chance(0.7)) await company.recordFor(person, { ...leave, startHalf: one(['am', 'pm']) });
      people.push(person);
    }
    const before = await Promise.all(people.map(company.balances));
    for (const terms of [
      { types: [rtt, 'vacation'], whenShort: 'nothing' },
      { types: ['vacation', rtt], whenShort: 'in-advance', startHalf: 'pm' },
      { types: [rtt], whenShort: 'other-type', otherType: unpaid, endHalf: 'am' },
    ]) {
      const form = company.form(terms);
      const tried = await post('/closings/preview', form);
      const applied = await post('/closings', { ...form, fingerprint: tried.json.fingerprint });
      expect(applied.status, applied.text).toBe(200);
      expect(told(applied.json.rows)).toEqual(told(tried.json.people));
      await post(`/closings/${applied.json.id}/undo`);
      expect(await Promise.all(people.map(company.balances))).toEqual(before);
    }
  });

  it('that is no longer true is not applied', async () => {
    const ana = await company.hire('Ana');
    const { fingerprint } = (await post('/closings/preview', company.form())).json;
    await company.recordFor(ana, { type: 'personal', startDate: '2030-08-05', endDate: '2030-08-06' });
    const refused = await post('/closings', company.form({ fingerprint }));
    expect([refused.status, refused.json.code]).toEqual([409, 'preview_outdated']);
    expect(await countOf('closings')).toBe(0);
  });
});

describe('a closing is applied whole, and once', () => {
  it('or not at all, whichever step fails', async () => {
    await company.hire('Ana');
    const before = await written();
    await owner.query(`create function fail_here() returns trigger language plpgsql as
      $$ begin raise exception 'the process ended here'; end $$`);
    for (const table of ['closing_people', 'leave_request_events', 'ledger_entries', 'audit_log']) {
      await owner.query(`create trigger ends_here before insert on ${table} execute function fail_here()`);
      expect((await post('/closings', company.form())).status, table).toBe(500);
      await owner.query(`drop trigger ends_here on ${table}`);
      expect(await written(), table).toEqual(before);
    }
    expect((await post('/closings', company.form())).status).toBe(200);
  });

  it('by whoever repeats it with one key', async () => {
    await company.hire('Ana');
    const key = randomUUID();
    const send = () =>
      app.call('POST', '/closings', {
        token: company.admin.token,
        body: company.form(),
        headers: { 'idempotency-key': key },
      });
    const [first, second] = [await send(), await send()];
    expect(first.json).toMatchObject({ people: 2, requests: 4 });
    expect([second.json, second.headers.get('idempotency-replayed')]).toEqual([first.json, 'true']);
    expect(await countOf('closings')).toBe(1);
  });

  it('by two admins at once: the second finds everyone closed already', async () => {
    const other = await company.organization.add('admin', 'Autre Admin');
    const [ana] = [await company.hire('Ana')];
    const { fingerprint } = (await post('/closings/preview', company.form())).json;
    const answers = await Promise.all([
      post('/closings', company.form({ fingerprint })),
      post('/closings', company.form({ fingerprint }), other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const mine = (await company.as(ana, 'GET', '/leave-requests/my-requests')).json;
    expect(mine).toHaveLength(2);
    const [standing] = (await company.as(other, 'GET', '/closings')).json;
    const undone = await Promise.all([
      post(`/closings/${standing?.id}/undo`),
      post(`/closings/${standing?.id}/undo`, undefined, other),
    ]);
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('after it was applied', () => {
  it('those who join are proposed and added with one call (Q6)', async () => {
    await company.hire('Ana');
    const { id } = (await post('/closings', company.form())).json;
    const late = await company.hire('Lou Tardive', '2030-06-20');
    const page = (await company.as(company.admin, 'GET', `/closings/${id}`)).json;
    expect(page.toAdd).toEqual([{ id: late.id, name: 'Lou Tardive' }]);
    const added = (await post(`/closings/${id}/people`)).json;
    expect([added.people, added.toAdd]).toEqual([3, []]);
    const lou = added.rows.find(({ user }: Row) => user.id === late.id);
    expect(lou?.parts.at(-1)).toMatchObject({ endDate: august.endDate, status: 'approved' });
    expect((await post(`/closings/${id}/people`)).json.people).toBe(3);
    await post(`/closings/${id}/undo`);
    expect((await post(`/closings/${id}/people`)).json.code).toBe('closing_undone');
  });

  it('who asks for leave then is told, and refused what the closing holds', async () => {
    const ana = await company.hire('Ana');
    await post('/closings', company.form());
    const leave = { type: 'vacation', startDate: '2030-08-14', endDate: '2030-08-20' };
    const preview = (await company.as(ana, 'POST', '/leave-requests/preview', leave)).json;
    expect(preview.warnings[0]).toEqual({
      rule: 'Q1',
      sentence: 'L’entreprise est fermée\u00a0: «\u00a0Fermeture d’août\u00a0», du 5 au 16\u00a0août 2030.',
    });
    expect((await company.as(ana, 'POST', '/leave-requests', leave)).json.code).toBe('overlapping_absence');
  });

  it('leave of it that was cancelled by hand stays cancelled, once', async () => {
    const ana = await company.hire('Ana');
    const before = await company.balances(ana);
    const { id, rows } = (await post('/closings', company.form())).json;
    const part = present(rows.find(({ user }: Row) => user.id === ana.id)?.parts[0]);
    await company.as(company.admin, 'PATCH', `/leave-requests/${part.requestId}/cancel`, {});
    expect((await post(`/closings/${id}/undo`)).status).toBe(200);
    expect(await company.balances(ana)).toEqual(before);
  });

  it('colleagues whom it does not concern learn nothing of it', async () => {
    const [ana, bea] = [await company.hire('Ana'), await company.hire('Béa')];
    await post('/closings', company.form({ everyone: false, userIds: [ana.id], name: 'Rien que pour Ana' }));
    const names = async (person: TestPerson) =>
      (await company.as(person, 'GET', '/closings/calendar?from=2030-08-01&to=2030-08-31')).json.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names(ana)).toEqual(['Rien que pour Ana']);
    expect(await names(bea)).toEqual([]);
    expect(await names(company.admin)).toEqual([]);
    await post('/closings', company.form({ name: 'Pour tout le monde' }));
    expect(await names(bea)).toEqual(['Pour tout le monde']);
    const leave = { type: 'vacation', ...august };
    const preview = await company.as(bea, 'POST', '/leave-requests/preview', leave);
    expect(preview.text).not.toContain('Rien que pour Ana');
    for (const person of [ana, await company.organization.add('manager', 'Mona')])
      expect((await company.as(person, 'GET', '/closings')).status).toBe(403);
  });

  it('names of another organisation’s people and teams are nobody’s', async () => {
    const elsewhere = await createTestOrganization(app.services);
    const there = await elsewhere.add('employee', 'Ailleurs');
    for (const change of [{ userIds: [there.id] }, { exceptIds: [there.id], everyone: true }]) {
      const { status, json } = await post('/closings', company.form({ everyone: false, ...change }));
      expect([status, json.fields]).toEqual([404, expect.objectContaining({})]);
    }
    expect(await countOf('closings')).toBe(0);
  });
});
