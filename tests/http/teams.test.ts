// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '#tests/support/call-as.ts';
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
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

const as = callAs(() => app);
const badge = ({ id, name }: TestPerson) => ({ id, name });

describe('a team', () => {
  it('is created by a team lead, listed with its people, edited and deleted', async () => {
    const lead = await organization.add('team_lead', 'Lou Chef');
    const manager = await organization.add('manager', 'Maud Manager');
    const [ana, bao] = [await organization.add('employee', 'Ana'), await organization.add('employee', 'Bao')];

    const created = await as(lead, 'POST', '/teams', {
      name: '  Équipe   de nuit ',
      description: ' Ceux qui veillent ',
      color: '#ef4444',
      managerId: manager.id,
    });
    const team = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Équipe de nuit',
      description: 'Ceux qui veillent',
      color: '#EF4444',
      createdAt: expect.any(String),
      manager: badge(manager),
      members: [],
      _count: { members: 0 },
    };
    expect([created.status, created.json]).toEqual([200, team]);
    const { id } = created.json;

    const staffed = await as(lead, 'PUT', `/teams/${id}/members`, { userIds: [bao.id, ana.id, bao.id] });
    const members = [{ user: badge(ana) }, { user: badge(bao) }];
    expect(staffed.json).toEqual({ ...team, members, _count: { members: 2 }, undoSeconds: 0 });
    const { json: list } = await as(lead, 'GET', '/teams');
    expect(list).toContainEqual({ ...team, members, _count: { members: 2 } });

    const edited = await as(lead, 'PUT', `/teams/${id}`, { name: 'Nuit', managerId: '' });
    expect(edited.json).toMatchObject({
      name: 'Nuit',
      description: '',
      color: '#3B82F6',
      manager: null,
      members,
    });
    const fewer = await as(lead, 'PUT', `/teams/${id}/members`, { userIds: [ana.id] });
    expect(fewer.json.members).toEqual([{ user: badge(ana) }]);

    expect((await as(lead, 'DELETE', `/teams/${id}`)).json).toEqual({ success: true });
    expect((await as(lead, 'DELETE', `/teams/${id}`)).status).toBe(404);
    expect((await as(ana, 'GET', '/auth/me')).status).toBe(200);
  });

  it('can be created with its members at once', async () => {
    const ana = await organization.add('employee', 'Ana Créée');
    const { json } = await as(organization.admin, 'POST', '/teams', { name: 'Jour', userIds: [ana.id] });
    expect(json).toMatchObject({ members: [{ user: badge(ana) }], _count: { members: 1 }, color: '#3B82F6' });
  });

  it.each([
    [{ name: ' ' }, 'name', 'Veuillez remplir tous les champs obligatoires'],
    [{ name: 'é'.repeat(201) }, 'name', 'Ce texte est trop long'],
    [{ color: '#123456' }, 'color', 'Cette valeur n’est pas valable'],
    [{ managerId: 'someone' }, 'managerId', 'Cette valeur n’est pas valable'],
    [{ description: 'x'.repeat(1001) }, 'description', 'Ce texte est trop long'],
  ])('is refused with %j', async (change, field, sentence) => {
    const { status, json } = await as(organization.admin, 'POST', '/teams', { name: 'Équipe', ...change });
    expect([status, json.fields]).toEqual([400, { [field]: sentence }]);
  });

  it('takes a name of two hundred characters', async () => {
    const name = '海'.repeat(200);
    expect((await as(organization.admin, 'POST', '/teams', { name })).json.name).toBe(name);
  });

  it('is led by a manager or an admin only', async () => {
    const lead = await organization.add('team_lead');
    const { status, json } = await as(organization.admin, 'POST', '/teams', {
      name: 'Quai',
      managerId: lead.id,
    });
    const sentence = 'Le responsable d’une équipe doit être manager ou administrateur';
    expect(status).toBe(422);
    expect(json).toEqual({ error: sentence, code: 'manager_unfit', fields: { managerId: sentence } });
  });

  it('takes nobody from elsewhere, as manager or as member', async () => {
    const stranger = await createTestOrganization(app.services);
    const asManager = await as(organization.admin, 'POST', '/teams', {
      name: 'Quai',
      managerId: stranger.admin.id,
    });
    const sentence = 'Cette personne ne fait pas partie de l’organisation';
    expect([asManager.status, asManager.json.fields]).toEqual([404, { managerId: sentence }]);
    const { json: team } = await as(organization.admin, 'POST', '/teams', { name: 'Quai' });
    const userIds = [organization.admin.id, stranger.admin.id];
    const asMember = await as(organization.admin, 'PUT', `/teams/${team.id}/members`, { userIds });
    expect([asMember.status, asMember.json.fields]).toEqual([404, { 'userIds.1': sentence }]);
    expect((await as(organization.admin, 'GET', `/teams/${team.id}`)).json.members).toEqual([]);
  });
});

describe('seeing teams', () => {
  it('is for privileged people, and for everyone in the case of their own', async () => {
    const [inside, outside] = [
      await organization.add('employee', 'Dedans'),
      await organization.add('employee'),
    ];
    const { json: team } = await as(organization.admin, 'POST', '/teams', {
      name: 'Cale',
      userIds: [inside.id],
    });
    expect((await as(inside, 'GET', '/teams')).status).toBe(403);
    expect((await as(inside, 'GET', '/teams/my-teams')).json).toEqual([team]);
    expect((await as(inside, 'GET', `/teams/${team.id}`)).json).toEqual({
      ...team,
      members: [{ user: { ...badge(inside), role: 'employee', status: 'active' } }],
    });
    expect((await as(outside, 'GET', '/teams/my-teams')).json).toEqual([]);
    expect((await as(outside, 'GET', `/teams/${team.id}`)).status).toBe(404);
  });

  it('counts the teams that one leads among one’s own', async () => {
    const manager = await organization.add('manager');
    const { json: team } = await as(manager, 'POST', '/teams', { name: 'Dock', managerId: manager.id });
    expect((await as(manager, 'GET', '/teams/my-teams')).json).toEqual([team]);
  });
});

describe('the hierarchy', () => {
  it('shows everyone exactly where they stand', async () => {
    const small = await createTestOrganization(app.services, { name: 'Petite' });
    const manager = await small.add('manager', 'Maud');
    const [ana, bao] = [await small.add('employee', 'Ana'), await small.add('team_lead', 'Bao')];
    const { json: led } = await as(manager, 'POST', '/teams', {
      name: 'Menée',
      managerId: manager.id,
      userIds: [ana.id],
    });
    const { json: free } = await as(manager, 'POST', '/teams', { name: 'Libre' });
    const { json } = await as(bao, 'GET', '/hierarchy');
    expect(json).toEqual({
      organization: { id: small.id, name: 'Petite' },
      managers: [
        { ...badge(small.admin), role: 'admin', teams: [] },
        {
          ...badge(manager),
          role: 'manager',
          teams: [
            { id: led.id, name: 'Menée', color: '#3B82F6', members: [{ ...badge(ana), role: 'employee' }] },
          ],
        },
      ],
      teamsWithoutManager: [{ id: free.id, name: 'Libre', color: '#3B82F6', members: [] }],
      peopleWithoutTeam: [{ ...badge(bao), role: 'team_lead' }],
    });
    expect((await as(ana, 'GET', '/hierarchy')).status).toBe(403);
  });
});
