// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '#tests/support/call-as.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
});
afterAll(() => app.close());

const as = callAs(() => app);
const changeRole = (person: TestPerson, other: { id: string }, role: string) =>
  as(person, 'PUT', `/users/${other.id}`, { role });
const remove = (person: TestPerson, other: { id: string }) => as(person, 'DELETE', `/users/${other.id}`);
const codeOf = ({ status, json }: LooseAnswer) => [status, json.code];

beforeAll(async () => {
  organization = await createTestOrganization(app.services);
});

describe('changing a role', () => {
  it('takes effect in the sessions that are open', async () => {
    const person = await organization.add('employee');
    expect((await as(person, 'GET', '/users')).status).toBe(403);
    expect((await changeRole(organization.admin, person, 'team_lead')).json.role).toBe('team_lead');
    expect((await as(person, 'GET', '/users')).status).toBe(200);
  });

  it('stops at one’s own level, in both directions', async () => {
    const manager = await organization.add('manager');
    const person = await organization.add('employee');
    const refused = await changeRole(manager, person, 'admin');
    expect([refused.status, refused.json.error]).toEqual([
      403,
      'Vous ne pouvez pas attribuer un rôle supérieur au vôtre',
    ]);
    expect(codeOf(await changeRole(manager, organization.admin, 'employee'))).toEqual([403, 'forbidden']);
    expect((await changeRole(manager, person, 'manager')).status).toBe(200);
    expect((await changeRole(manager, manager, 'admin')).status).toBe(403);
    expect((await changeRole(manager, manager, 'employee')).status).toBe(200);
  });

  it('keeps the last admin', async () => {
    const small = await createTestOrganization(app.services);
    const { status, json } = await changeRole(small.admin, small.admin, 'manager');
    expect([status, json.code]).toEqual([409, 'last_admin']);
    expect(json.error).toBe('Il doit rester au moins un administrateur. Nommez-en d’abord un autre.');
    expect((await changeRole(small.admin, small.admin, 'admin')).status).toBe(200);
    const second = await small.add('admin');
    expect((await changeRole(small.admin, small.admin, 'manager')).status).toBe(200);
    expect(codeOf(await changeRole(second, second, 'employee'))).toEqual([409, 'last_admin']);
  });

  it('does not count an admin who has not joined yet', async () => {
    const small = await createTestOrganization(app.services);
    const body = { name: 'Pas Encore', email: `pas.encore.${small.id}@exemple.fr`, role: 'admin' };
    await as(small.admin, 'POST', '/users', body);
    expect(codeOf(await changeRole(small.admin, small.admin, 'employee'))).toEqual([409, 'last_admin']);
  });

  it('takes teams away from someone who may no longer lead them', async () => {
    const manager = await organization.add('manager');
    const { json: team } = await as(organization.admin, 'POST', '/teams', {
      name: 'Serres',
      managerId: manager.id,
    });
    await changeRole(organization.admin, manager, 'team_lead');
    expect((await as(organization.admin, 'GET', `/teams/${team.id}`)).json.manager).toBeNull();
  });

  it('refuses a role that does not exist', async () => {
    const person = await organization.add('employee');
    expect(codeOf(await changeRole(organization.admin, person, 'owner'))).toEqual([400, 'validation_failed']);
  });
});

describe('removing a person', () => {
  it('ends their sessions at once, frees the address and leaves their teams', async () => {
    const person = await organization.add('manager', 'Partie Demain');
    const { json: led } = await as(organization.admin, 'POST', '/teams', {
      name: 'Semis',
      managerId: person.id,
      userIds: [person.id],
    });
    expect((await remove(organization.admin, person)).json).toEqual({ success: true });
    expect((await as(person, 'GET', '/auth/me')).status).toBe(401);
    const { json: team } = await as(organization.admin, 'GET', `/teams/${led.id}`);
    expect([team.manager, team.members]).toEqual([null, []]);
    const { json } = await as(organization.admin, 'GET', '/users');
    expect(json.users.map((user: { id: string }) => user.id)).not.toContain(person.id);
    expect((await remove(organization.admin, person)).status).toBe(404);
    expect((await changeRole(organization.admin, person, 'admin')).status).toBe(404);
    const again = await as(organization.admin, 'POST', '/users', { name: 'De Retour', email: person.email });
    expect(again.status).toBe(200);
    expect(again.json.id).not.toBe(person.id);
  });

  it('sends no login link to someone who was removed', async () => {
    const person = await organization.add('employee');
    await remove(organization.admin, person);
    const found = await app.services.database.askGate(
      { name: 'by-email', text: 'select * from gate.user_by_email($1)' },
      [person.email],
    );
    expect(found).toEqual([]);
  });

  it('spares oneself and those above', async () => {
    const manager = await organization.add('manager');
    const self = await remove(manager, manager);
    expect([self.status, self.json.error]).toEqual([422, 'Vous ne pouvez pas retirer votre propre compte.']);
    expect(codeOf(await remove(manager, { id: manager.id.toUpperCase() }))).toEqual([422, 'self_removal']);
    expect(codeOf(await remove(manager, organization.admin))).toEqual([403, 'forbidden']);
    const peer = await organization.add('manager');
    expect((await remove(manager, peer)).status).toBe(200);
  });
});

describe('leaving', () => {
  const leave = (person: TestPerson) => as(person, 'POST', '/auth/me/leave');

  it('ends one’s sessions, and is not for the last admin', async () => {
    const small = await createTestOrganization(app.services);
    expect(codeOf(await leave(small.admin))).toEqual([409, 'last_admin']);
    const second = await small.add('admin');
    expect((await leave(small.admin)).json).toEqual({ success: true });
    expect((await as(small.admin, 'GET', '/auth/me')).status).toBe(401);
    const { json } = await as(second, 'GET', '/audit-log?action=user.left');
    expect(json).toMatchObject([{ actor: { id: small.admin.id }, subject: { id: small.admin.id } }]);
  });
});

describe('one’s own name', () => {
  it('changes at once, in any alphabet', async () => {
    const person = await organization.add('employee', 'Ancien Nom');
    const answer = await as(person, 'PUT', '/auth/me', { name: '  Иван \u00a0 Ποσειδών  ' });
    expect(answer.json.user).toMatchObject({ id: person.id, name: 'Иван Ποσειδών' });
    expect((await as(person, 'GET', '/auth/me')).json.user.name).toBe('Иван Ποσειδών');
    expect((await as(person, 'PUT', '/auth/me', { name: ' ' })).json.fields).toEqual({
      name: 'Veuillez remplir tous les champs obligatoires',
    });
    const { json } = await as(
      organization.admin,
      'GET',
      `/audit-log?subjectId=${person.id}&action=user.renamed`,
    );
    expect(json).toMatchObject([{ details: { name: ['Ancien Nom', 'Иван Ποσειδών'] } }]);
  });
});
