import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import {
  connectDirectory,
  enterprise,
  entraUser,
  patch,
  type TestDirectory,
} from '#tests/support/directory.ts';
import { createTestOrganization, type TestOrganization, uniqueEmail } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

let app: TestApp;
let company: TestOrganization;
let entra: TestDirectory;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await createTestOrganization(app.services, { seats: 10 });
  entra = await connectDirectory(app, company.admin);
});

const admin = () => ({ token: company.admin.token });
const events = async (): Promise<string[]> =>
  (await app.call('GET', '/directories', admin())).json.events.map(
    ({ kind, reason }: { kind: string; reason: string | null }) => (reason ? `${kind} ${reason}` : kind),
  );
const stop = patch({ op: 'Replace', path: 'active', value: 'False' });
const start = patch({ op: 'Replace', path: 'active', value: 'True' });
const former = async (): Promise<string[]> =>
  (await app.call('GET', '/users/former', admin())).json.people.map(({ id }: { id: string }) => id);
const isLoggedIn = async (token: string) => (await app.call('GET', '/auth/me', { token })).status === 200;

describe('I18: someone who is no longer active', () => {
  it('leaves by the departure flow, at once, and comes back when the directory says so', async () => {
    const sacha = await company.add('employee', 'Sacha Test');
    const left = await entra.ask('PATCH', `/Users/${sacha.id}`, stop);
    expect([left.status, left.json.active]).toEqual([200, false]);
    expect(await isLoggedIn(sacha.token)).toBe(false);
    expect(await former()).toContain(sacha.id);
    const log = await app.call('GET', '/audit-log?action=user.departure_recorded', admin());
    expect(log.json[0]).toMatchObject({ directory: 'Entra', actor: null, subject: { id: sacha.id } });
    // Said again, as every round of a directory does: nothing more happens.
    expect((await entra.ask('PATCH', `/Users/${sacha.id}`, stop)).json.active).toBe(false);
    const back = await entra.ask('PATCH', `/Users/${sacha.id}`, start);
    expect([back.status, back.json.active]).toEqual([200, true]);
    expect(await former()).not.toContain(sacha.id);
    expect(await events()).toEqual(['returned', 'left']);
  });

  it('is not opened again by a directory once people closed their access', async () => {
    const sacha = await company.add('employee', 'Sacha Test');
    await entra.ask('PATCH', `/Users/${sacha.id}`, patch({ op: 'add', path: 'title', value: 'x' }));
    await app.call('DELETE', `/users/${sacha.id}`, admin());
    const back = await entra.ask('PATCH', `/Users/${sacha.id}`, start);
    expect([back.status, back.json.active]).toEqual([200, false]);
    expect(await events()).toEqual(['noticed stays_closed']);
  });

  it('keeps the last day that people recorded, without a session', async () => {
    const sacha = await company.add('employee', 'Sacha Test');
    const lastDay = addDays(todayInParis(), 20);
    const body = { lastDay, reason: null };
    await app.call('PUT', `/users/${sacha.id}/departure`, { ...admin(), body });
    const left = await entra.ask('PATCH', `/Users/${sacha.id}`, stop);
    expect([left.status, left.json.active]).toEqual([200, false]);
    expect(await isLoggedIn(sacha.token)).toBe(false);
    expect(await former()).not.toContain(sacha.id);
    expect(await events()).toEqual(['noticed departure_stands']);
  });

  it('is not the last admin, whoever asks for it and however', async () => {
    const { id } = company.admin;
    for (const [method, body] of [
      ['PATCH', stop],
      ['PATCH', patch({ op: 'replace', value: { active: false } })],
      ['PUT', { userName: company.admin.email, active: false }],
      ['DELETE', undefined],
    ] as const) {
      const refused = await entra.ask(method, `/Users/${id}`, body);
      expect([refused.json.status, refused.json.scimType]).toEqual(['403', undefined]);
    }
    expect(await isLoggedIn(company.admin.token)).toBe(true);
    expect(await events()).toEqual(['refused last_admin']);
    const second = await company.add('admin', 'Ada Admin');
    expect((await entra.ask('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await entra.ask('GET', `/Users/${id}`)).status).toBe(404);
    expect((await entra.ask('PATCH', `/Users/${second.id}`, stop)).json.status).toBe('403');
  });

  it('has their invitation taken back when they never opened it, and is invited again', async () => {
    const { json } = await entra.ask('POST', '/Users', entraUser(uniqueEmail('jamais')));
    expect((await entra.ask('PATCH', `/Users/${json.id}`, stop)).json.active).toBe(false);
    const usage = async () => (await app.call('GET', '/users', admin())).json.users.length;
    expect(await usage()).toBe(1);
    expect((await entra.ask('PATCH', `/Users/${json.id}`, start)).json.active).toBe(true);
    expect(await usage()).toBe(2);
  });
});

describe('I19: what a directory says of someone', () => {
  it('changes their name and number; a number that payroll cannot read is told', async () => {
    const sacha = await company.add('employee', 'Sacha Test');
    const change = patch(
      { op: 'Replace', path: 'displayName', value: 'Sacha Nouveau' },
      { op: 'Add', path: `${enterprise}:employeeNumber`, value: 'M-42' },
    );
    const changed = (await entra.ask('PATCH', `/Users/${sacha.id}`, change)).json;
    expect(changed).toMatchObject({ displayName: 'Sacha Nouveau', [enterprise]: { employeeNumber: 'M-42' } });
    const other = await company.add('employee', 'Noa Test');
    const taken = { op: 'Add', path: `${enterprise}:employeeNumber`, value: 'M-42' };
    expect((await entra.ask('PATCH', `/Users/${other.id}`, patch(taken))).json[enterprise]).toEqual({});
    const unfit = { ...taken, value: 'été 1/2' };
    await entra.ask('PATCH', `/Users/${other.id}`, patch(unfit));
    expect(await events()).toEqual(['noticed number_unfit', 'noticed number_taken', 'changed']);
    const log = await app.call('GET', '/audit-log?action=user.renamed', admin());
    expect(log.json[0]).toMatchObject({
      directory: 'Entra',
      details: { name: ['Sacha Test', 'Sacha Nouveau'] },
    });
  });

  it('moves an address only to a mailbox that is proven, and never that of who decides', async () => {
    const sacha = await company.add('employee', 'Sacha Test');
    const email = uniqueEmail('neuve');
    const move = patch({ op: 'Replace', path: 'emails[type eq "work"].value', value: email });
    expect((await entra.ask('PATCH', `/Users/${sacha.id}`, move)).json.emails[0].value).toBe(email);
    expect(await app.mailbox.waitFor(email)).toBeDefined();
    const people = (await app.call('GET', '/users', admin())).json.users;
    expect(people.find(({ id }: { id: string }) => id === sacha.id)).toMatchObject({
      email,
      status: 'invited',
    });
    const lead = await company.add('team_lead', 'Léa Cheffe');
    const answer = await entra.ask(
      'PATCH',
      `/Users/${lead.id}`,
      patch({ op: 'replace', value: { emails: [{ value: uniqueEmail('prise'), type: 'work' }] } }),
    );
    expect(answer.json.emails[0].value).toBe(lead.email);
    expect(await events()).toEqual(['noticed address_kept', 'changed']);
    const taken = patch({ op: 'Replace', path: 'emails[type eq "work"].value', value: lead.email });
    expect((await entra.ask('PATCH', `/Users/${sacha.id}`, taken)).json.scimType).toBe('uniqueness');
  });

  it('says nothing of somebody’s account elsewhere', async () => {
    const elsewhere = await createTestOrganization(app.services);
    const sacha = await company.add('employee', 'Sacha Test');
    const move = patch({ op: 'Replace', path: 'emails[type eq "work"].value', value: elsewhere.admin.email });
    expect((await entra.ask('PATCH', `/Users/${sacha.id}`, move)).status).toBe(200);
    expect((await entra.ask('POST', '/Users', entraUser(elsewhere.admin.email))).status).toBe(409);
  });
});

describe('I20: teams', () => {
  it('follow groups, as Entra and Okta push them', async () => {
    const [sacha, noa] = [await company.add('employee', 'Sacha'), await company.add('manager', 'Noa')];
    const made = await entra.ask('POST', '/Groups', {
      displayName: 'Paie',
      externalId: 'g1',
      members: [{ value: sacha.id }],
    });
    expect([made.status, made.json.members.length]).toEqual([201, 1]);
    expect((await entra.ask('POST', '/Groups', { displayName: 'PAIE' })).json.scimType).toBe('uniqueness');
    const path = `/Groups/${made.json.id}`;
    await entra.ask('PATCH', path, patch({ op: 'Add', path: 'members', value: [{ value: noa.id }] }));
    expect((await entra.ask('GET', `${path}?excludedAttributes=members`)).json.members).toBeUndefined();
    const found = await entra.ask('GET', `/Groups?filter=${encodeURIComponent('displayName eq "paie"')}`);
    expect(found.json.Resources[0].members.length).toBe(2);
    await entra.ask('PATCH', path, patch({ op: 'Remove', path: 'members', value: [{ value: sacha.id }] }));
    await entra.ask(
      'PATCH',
      path,
      patch({ op: 'replace', value: { id: made.json.id, displayName: 'Paie et RH' } }),
    );
    const team = await app.call('GET', `/teams/${made.json.id}`, admin());
    expect(team.json).toMatchObject({ name: 'Paie et RH', members: [{ user: { id: noa.id } }] });
    expect((await entra.ask('DELETE', path)).status).toBe(204);
    expect((await app.call('GET', `/teams/${made.json.id}`, admin())).status).toBe(404);
    const ours = await app.call('POST', '/teams', { ...admin(), body: { name: 'Atelier' } });
    expect((await entra.ask('DELETE', `/Groups/${ours.json.id}`)).status).toBe(204);
    expect((await app.call('GET', `/teams/${ours.json.id}`, admin())).status).toBe(200);
  });

  it('are refused with 413 what is more than one call may hold', async () => {
    const made = await entra.ask('POST', '/Groups', { displayName: 'Tout le monde' });
    const path = `/Groups/${made.json.id}`;
    const ids = Array.from({ length: 1_001 }, () => crypto.randomUUID());
    const removed = ids.map((value) => ({ op: 'remove', path: 'members', value: [{ value }] }));
    const answer = await entra.ask('PATCH', path, patch(...removed));
    expect(answer.status).toBe(413);
    expect(answer.json).toMatchObject({ status: '413', scimType: 'tooMany' });
    expect((await entra.ask('PATCH', path, patch(...removed.slice(1)))).status).toBe(200);
  });

  it('follow the department and the manager whom everyone names, if their role lets them', async () => {
    const okta = await connectDirectory(app, company.admin, 'department', 'okta');
    const noa = await company.add('manager', 'Noa');
    const extra = { [enterprise]: { department: 'Ventes', manager: { value: noa.id } } };
    const created = await okta.ask('POST', '/Users', entraUser(uniqueEmail('vente'), extra));
    expect(created.json[enterprise]).toMatchObject({ department: 'Ventes', manager: { value: noa.id } });
    const teams = (await app.call('GET', '/teams', admin())).json;
    expect(teams).toMatchObject([
      { name: 'Ventes', manager: { id: noa.id }, members: [{ user: { id: created.json.id } }] },
    ]);
    await okta.ask(
      'PATCH',
      `/Users/${created.json.id}`,
      patch({ op: 'replace', value: { [`${enterprise}:department`]: 'Achats' } }),
    );
    const after = (await app.call('GET', '/teams', admin())).json;
    expect(
      after.map(({ name, _count }: { name: string; _count: { members: number } }) => [name, _count.members]),
    ).toEqual([
      ['Ventes', 0],
      ['Achats', 1],
    ]);
    const employee = await company.add('employee', 'Sans Rôle');
    const unfit = { [enterprise]: { department: 'Stock', manager: { value: employee.id } } };
    await okta.ask('POST', '/Users', entraUser(uniqueEmail('stock'), unfit));
    expect(await events()).toContain('noticed manager_unfit');
    expect((await okta.ask('POST', '/Groups', { displayName: 'Non' })).json.status).toBe('403');
  });
});
