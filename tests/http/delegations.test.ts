// @module-tag daily
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

let app: TestApp;
let organization: TestOrganization;
let manager: TestPerson;
let lead: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  organization = await createTestOrganization(app.services);
  manager = await organization.add('manager', 'Mona Manager');
  lead = await organization.add('team_lead', 'Lino Lead');
});

const inDays = (days: number) => addDays(todayInParis(), days);
const create = ({ token }: TestPerson, delegate: TestPerson, from = 0, to = 4, more: object = {}) =>
  app.call('POST', '/delegations', {
    token,
    body: { delegateId: delegate.id, from: inDays(from), to: inDays(to), ...more },
  });
const list = async ({ token }: TestPerson) => (await app.call('GET', '/delegations', { token })).json;

describe('a delegation', () => {
  it('names who is asked in one’s place, and is written down', async () => {
    const { status, json } = await create(manager, lead);
    expect(status).toBe(200);
    expect(json).toEqual({
      id: expect.any(String),
      user: { id: manager.id, name: 'Mona Manager' },
      delegate: { id: lead.id, name: 'Lino Lead' },
      from: inDays(0),
      to: inDays(4),
      active: true,
    });
    expect(await list(manager)).toEqual([json]);
    const { json: log } = await app.call('GET', '/audit-log?action=delegation.created', organization.admin);
    expect(log[0]).toMatchObject({
      actor: { id: manager.id },
      subject: { kind: 'delegation', name: 'Mona Manager' },
      details: { delegate: 'Lino Lead', from: inDays(0), to: inDays(4) },
    });
  });

  it('is seen by both sides and by admins, and no longer once it is over', async () => {
    const other = await organization.add('manager');
    await create(manager, lead);
    expect(await list(lead)).toHaveLength(1);
    expect(await list(organization.admin)).toHaveLength(1);
    expect(await list(other)).toEqual([]);
    const { json: coming } = await create(manager, lead, 10, 12);
    expect(coming.active).toBe(false);
    app.advance(6 * 86_400_000);
    expect((await list(lead)).map(({ id }: { id: string }) => id)).toEqual([coming.id]);
    app.advance(-6 * 86_400_000);
  });

  it('is one at a time for each person', async () => {
    await create(manager, lead, 0, 4);
    const again = await create(manager, organization.admin, 4, 6);
    expect([again.status, again.json.code]).toEqual([409, 'delegation_overlaps']);
    expect((await create(manager, lead, 5, 6)).status).toBe(200);
    expect((await create(organization.admin, lead, 0, 4)).status).toBe(200);
  });

  it('goes to someone else who may decide and has joined', async () => {
    const employee = await organization.add('employee');
    for (const delegate of [employee, manager]) {
      const { status, json } = await create(manager, delegate);
      expect([status, json.code]).toEqual([422, 'delegate_unfit']);
    }
    const past = await create(manager, lead, -4, -1);
    expect([past.status, past.json.fields]).toEqual([400, { to: 'Cette date est passée' }]);
    const backwards = await create(manager, lead, 4, 1);
    expect([backwards.status, Object.keys(backwards.json.fields)]).toEqual([400, ['to']]);
    expect((await create(employee, lead)).status).toBe(403);
  });

  it('is given for others by admins alone', async () => {
    expect((await create(manager, organization.admin, 0, 4, { userId: lead.id })).status).toBe(403);
    const { status, json } = await create(organization.admin, lead, 0, 4, { userId: manager.id });
    expect([status, json.user.name]).toEqual([200, 'Mona Manager']);
  });

  it('is ended by who gave it or an admin, at once', async () => {
    const { json: first } = await create(manager, lead);
    const end = ({ token }: TestPerson, id: string) => app.call('DELETE', `/delegations/${id}`, { token });
    expect((await end(lead, first.id)).status).toBe(403);
    expect((await end(manager, first.id)).status).toBe(200);
    expect((await end(manager, first.id)).status).toBe(404);
    const { json: second } = await create(manager, lead);
    expect((await end(organization.admin, second.id)).status).toBe(200);
    expect(await list(manager)).toEqual([]);
    const { json: log } = await app.call('GET', '/audit-log?action=delegation.ended', organization.admin);
    expect(log).toHaveLength(2);
  });

  it('offers everyone who decides, in order of their names', async () => {
    await organization.add('employee', 'Aude Employée');
    const { json } = await app.call('GET', '/delegations/candidates', lead);
    expect(json.map(({ name }: { name: string }) => name)).toEqual([
      'Alix Admin',
      'Lino Lead',
      'Mona Manager',
    ]);
  });

  it('goes when one of the two goes', async () => {
    await create(manager, lead);
    await create(lead, organization.admin);
    const { token } = organization.admin;
    expect((await app.call('DELETE', `/users/${lead.id}`, { token })).status).toBe(200);
    expect(await list(organization.admin)).toEqual([]);
  });
});
