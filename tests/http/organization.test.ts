// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  organization = await createTestOrganization(app.services, { name: 'Avant' });
});
afterAll(() => app.close());

const read = async ({ token }: TestPerson) => (await app.call('GET', '/organization/me', { token })).json;
const settings = { name: 'Après', timeZone: 'Indian/Reunion', holidayZone: 'la-reunion' };
const update = ({ token }: TestPerson, change: object = {}) =>
  app.call('PUT', '/organization', { token, body: { ...settings, ...change } });

describe('the organisation', () => {
  it('shows an employee its settings and nobody but themselves', async () => {
    const employee = await organization.add('employee');
    const lead = await organization.add('team_lead');
    const seen = await read(employee);
    expect(seen).toMatchObject({ id: organization.id, timeZone: 'Europe/Paris', holidayZone: 'metropole' });
    expect(seen.users.map((user: { id: string }) => user.id)).toEqual([employee.id]);
    expect((await read(lead)).users).toHaveLength(3);
  });

  it('is changed by an admin, and what changed is written down', async () => {
    const { status, json } = await update(organization.admin, { name: '  Après   la pluie ' });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      name: 'Après la pluie',
      timeZone: 'Indian/Reunion',
      holidayZone: 'la-reunion',
    });
    await update(organization.admin, { name: 'Après la pluie' });
    const { token } = organization.admin;
    expect((await app.call('GET', '/auth/me', { token })).json.organization).toEqual({
      id: organization.id,
      name: 'Après la pluie',
      timeZone: 'Indian/Reunion',
      readOnly: false,
      closesAt: null,
    });
    const { json: log } = await app.call('GET', '/audit-log?action=organization.updated', { token });
    expect(log).toHaveLength(1);
    expect(log[0]?.details).toEqual({
      name: ['Avant', 'Après la pluie'],
      timeZone: ['Europe/Paris', 'Indian/Reunion'],
      holidayZone: ['metropole', 'la-reunion'],
    });
  });

  it('keeps the days of the follow-up that are left out, and writes down those that change', async () => {
    const { admin, id } = await createTestOrganization(app.services, { name: settings.name });
    await update(admin);
    expect(await read(admin)).toMatchObject({ reminderDays: 3, escalationDays: 6, digestHour: 8 });
    const { json } = await update(admin, { escalationDays: 10, digestHour: 7 });
    expect(json).toMatchObject({ id, reminderDays: 3, escalationDays: 10, digestHour: 7 });
    await update(admin, { reminderDays: 8 });
    const { json: log } = await app.call('GET', '/audit-log?action=organization.updated', admin);
    expect(log.slice(0, 2).map((entry: { details: object }) => entry.details)).toEqual([
      { reminderDays: ['3', '8'] },
      { escalationDays: ['6', '10'], digestHour: ['8', '7'] },
    ]);
  });

  it('refuses a reminder that would come after the escalation, given or kept', async () => {
    const { admin } = await createTestOrganization(app.services);
    const sentence =
      'Le rappel vient après 1 à 30\u00a0jours ouvrés, le recours après le rappel, 60\u00a0jours au plus';
    for (const [change, field] of [
      [{ reminderDays: 6 }, 'reminderDays'],
      [{ escalationDays: 3 }, 'escalationDays'],
      [{ reminderDays: 9, escalationDays: 9 }, 'escalationDays'],
      [{ reminderDays: 0 }, 'reminderDays'],
    ] as const) {
      const { status, json } = await update(admin, change);
      expect([status, json.fields], JSON.stringify(change)).toEqual([400, { [field]: sentence }]);
    }
    expect(await read(admin)).toMatchObject({ reminderDays: 3, escalationDays: 6 });
  });

  it.each([
    [{ name: '' }, 'name', 'Veuillez remplir tous les champs obligatoires'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Ce fuseau horaire n’est pas connu'],
    [{ timeZone: '+02:00' }, 'timeZone', 'Ce fuseau horaire n’est pas connu'],
    [{ timeZone: '' }, 'timeZone', 'Ce fuseau horaire n’est pas connu'],
    [{ holidayZone: 'bretagne' }, 'holidayZone', 'Cette valeur n’est pas valable'],
  ])('refuses %j', async (change, field, sentence) => {
    const { status, json } = await update(organization.admin, change);
    expect([status, json.fields]).toEqual([400, { [field]: sentence }]);
  });

  it('is not for a manager to change', async () => {
    const manager = await organization.add('manager');
    expect((await update(manager)).status).toBe(403);
  });
});
