// @module-tag daily
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { setRequestStage, told, week } from '#tests/support/request-stage.ts';

const stage = setRequestStage();
const { as, eventsOf, filed, ledgerOf, move } = stage;
let organization: TestOrganization;
let lead: TestPerson;
let manager: TestPerson;

beforeAll(() => {
  ({ organization, lead, manager } = stage);
});

describe('on behalf of someone', () => {
  it('records leave that is approved at once, and says so', async () => {
    const ana = await organization.add('employee', 'Ana');
    const form = { ...week, type: 'sick', note: 'Arrêt transmis', userId: ana.id };
    const { status, json } = await as(lead, 'POST', '/leave-requests', form);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      employeeId: ana.id,
      employeeName: 'Ana',
      status: 'approved',
      recordedBy: { id: lead.id, name: 'Lou Chef' },
      decidedBy: { id: lead.id, name: 'Lou Chef' },
    });
    expect((await as(ana, 'GET', '/leave-requests/my-requests')).json).toEqual([json]);
    expect(await eventsOf(ana, json)).toMatchObject([{ event: 'recorded', author: 'Lou Chef' }]);
    expect(await ledgerOf(json)).toEqual([]);
    const paid = { ...week, startDate: '2040-08-06', endDate: '2040-08-10', userId: ana.id };
    const recorded = await as(lead, 'POST', '/leave-requests', paid);
    expect(await ledgerOf(recorded.json)).toHaveLength(5);
  });

  it('is for those who may decide, and needs someone of the organisation', async () => {
    const elsewhere = await createTestOrganization(stage.app.services);
    const [ana, bao] = [await organization.add('employee'), await organization.add('employee')];
    for (const path of ['/leave-requests', '/leave-requests/preview'] as const) {
      const record = async (person: TestPerson, userId: string) =>
        told(await as(person, 'POST', path, { ...week, userId })).slice(0, 2);
      expect(await record(ana, bao.id)).toEqual([403, 'forbidden']);
      expect(await record(lead, manager.id)).toEqual([403, 'forbidden']);
      expect(await record(lead, elsewhere.admin.id)).toEqual([404, 'not_found']);
    }
    // Naming oneself is filing for oneself.
    const own = await as(ana, 'POST', '/leave-requests', { ...week, userId: ana.id });
    expect(own.json).toMatchObject({ status: 'pending', recordedBy: null });
  });
});

describe('someone who goes', () => {
  it('takes back what they still waited for and what was to come, and keeps it under their name', async () => {
    const ana = await organization.add('employee', 'Ana Partie');
    const [pending, approved] = [
      await filed(ana),
      await filed(ana, { startDate: '2040-08-06', endDate: '2040-08-10' }),
    ];
    await move(manager, approved, 'approve');
    expect((await as(manager, 'DELETE', `/users/${ana.id}`)).status).toBe(200);
    const page = (await as(manager, 'GET', `/leave-requests/${pending.id}`)).json;
    expect(page.request).toMatchObject({ status: 'withdrawn', employeeName: 'Ana Partie', version: 2 });
    expect(page.history.at(-1)).toMatchObject({ event: 'withdrawn', author: 'Maud Manager', reason: null });
    expect((await as(manager, 'GET', `/leave-requests/${approved.id}`)).json.request.status).toBe(
      'cancelled',
    );
    const calendar = (await as(manager, 'GET', '/leave-requests/team-calendar')).json;
    expect(calendar.filter(({ employeeId }: { employeeId: string }) => employeeId === ana.id)).toEqual([]);

    const bao = await organization.add('employee', 'Bao');
    const own = await filed(bao);
    expect((await as(bao, 'POST', '/auth/me/leave')).status).toBe(200);
    expect((await eventsOf(manager, own)).at(-1)).toMatchObject({ event: 'withdrawn', author: 'Bao' });
  });
});
