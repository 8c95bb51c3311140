// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitationLinkDays } from '#domain/access/lifetimes.ts';
import { callAs } from '#tests/support/call-as.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
  uniqueEmail,
} from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const day = 24 * 60 * 60_000;

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services, { name: 'Les Jardins d’Élise' });
});
afterAll(() => app.close());

const as = callAs(() => app);
const add = (person: TestPerson, change: object = {}) =>
  as(person, 'POST', '/users', {
    name: 'Noé Bertrand',
    email: uniqueEmail('noe'),
    role: 'employee',
    ...change,
  });
const inviteAll = (person: TestPerson, users: unknown) =>
  as(person, 'POST', '/users/invite-multiple', { users });
const verify = (token: string) => app.call('POST', '/auth/verify', { body: { token } });
const row = (change: object = {}) => ({
  name: 'Ana Roux',
  email: uniqueEmail('ana'),
  role: 'employee',
  ...change,
});

describe('adding a person', () => {
  it('sends an invitation whose link joins and logs in', async () => {
    const email = uniqueEmail('jose');
    const { status, json } = await add(organization.admin, { name: '  José   Álvarez ', email });
    expect(status).toBe(200);
    expect(json).toEqual({
      id: expect.any(String),
      email,
      name: 'José Álvarez',
      role: 'employee',
      status: 'invited',
      joinedAt: expect.any(String),
      invitedAt: expect.any(String),
      invitationWaits: false,
      mailRefusedAt: null,
      updatedAt: expect.any(String),
      lastSeenAt: null,
    });
    const mail = await app.mailbox.waitFor(email);
    expect(mail.subject).toBe('Alix Admin vous invite à rejoindre Les Jardins d’Élise sur Relâche');
    expect(mail.text).toContain('Bonjour José');

    const opened = await verify(loginTokenIn(mail));
    expect(opened.json.user).toEqual({ id: json.id, email, name: 'José Álvarez', role: 'employee' });
    const listed = await as(organization.admin, 'GET', '/users');
    const member = listed.json.users.find((user: { id: string }) => user.id === json.id);
    expect(member?.status).toBe('active');
    expect(present(member).lastSeenAt).not.toBeNull();
    expect((await verify(loginTokenIn(mail))).status).toBe(401);
  });

  it('writes in the language of the person who invites', async () => {
    const english = await createTestOrganization(app.services, { language: 'en', name: 'Harbour Ltd' });
    const email = uniqueEmail('sam');
    await add(english.admin, { email });
    expect((await app.mailbox.waitFor(email)).subject).toBe(
      'Alix Admin invites you to join Harbour Ltd on Relâche',
    );
  });

  it('makes an employee of someone without a named role', async () => {
    expect((await add(organization.admin, { role: undefined })).json.role).toBe('employee');
  });

  it.each([
    [{ name: ' ' }, 'name', 'Veuillez remplir tous les champs obligatoires'],
    [{ email: '' }, 'email', 'Veuillez remplir tous les champs obligatoires'],
    [{ email: 'a@b' }, 'email', 'Veuillez entrer une adresse email valide'],
    [{ name: 'é'.repeat(201) }, 'name', 'Ce texte est trop long'],
    [{ role: 'king' }, 'role', 'Cette valeur n’est pas valable'],
  ])('says what is wrong with %j', async (change, field, sentence) => {
    const { status, json } = await add(organization.admin, change);
    expect([status, json.fields]).toEqual([400, { [field]: sentence }]);
  });

  it('refuses an address that someone of the organisation has', async () => {
    const sentence = 'Un compte existe déjà avec cette adresse';
    const email = organization.admin.email.toUpperCase();
    const { status, json } = await add(organization.admin, { email });
    expect(status).toBe(409);
    expect(json).toEqual({ error: sentence, code: 'email_taken', fields: { email: sentence } });
  });
});

describe('an invitation', () => {
  it('waits seven days, and the ordinary login works at any time', async () => {
    const [late, early] = [uniqueEmail('late'), uniqueEmail('early')];
    await add(organization.admin, { email: late });
    await add(organization.admin, { email: early });
    const lateLink = loginTokenIn(await app.mailbox.waitFor(late));
    const unused = loginTokenIn(await app.mailbox.waitFor(early));

    await app.call('POST', '/auth/magic-link', { body: { email: early } });
    const ordinary = loginTokenIn(await app.mailbox.waitFor(early, 2));
    expect(ordinary).not.toBe(unused);
    expect((await verify(ordinary)).status).toBe(200);
    expect((await verify(unused)).status).toBe(401);

    app.advance(invitationLinkDays * day);
    expect((await verify(lateLink)).status).toBe(401);
  });

  it('can be sent again until the person has joined', async () => {
    const email = uniqueEmail('lou');
    const { json: invited } = await add(organization.admin, { email });
    await app.mailbox.waitFor(email);
    app.advance(day);
    const resend = () => as(organization.admin, 'POST', `/users/${invited.id}/resend-invitation`);
    const again = await resend();
    expect(again.status).toBe(200);
    expect(
      Date.parse(present(again.json.invitedAt)) - Date.parse(present(invited.invitedAt)),
    ).toBeGreaterThanOrEqual(day);
    expect((await verify(loginTokenIn(await app.mailbox.waitFor(email, 2)))).status).toBe(200);
    const tooLate = await resend();
    expect([tooLate.status, tooLate.json.code]).toEqual([409, 'already_joined']);
  });

  it('is withdrawn by removing the person', async () => {
    const email = uniqueEmail('oops');
    const { json } = await add(organization.admin, { email });
    const token = loginTokenIn(await app.mailbox.waitFor(email));
    expect((await as(organization.admin, 'DELETE', `/users/${json.id}`)).status).toBe(200);
    expect((await verify(token)).status).toBe(401);
    expect((await add(organization.admin, { email })).status).toBe(200);
  });
});

describe('inviting many', () => {
  it('invites all of them, in their order', async () => {
    const rows = [row({ name: 'Zacharie' }), row({ name: 'Étienne', role: 'manager' }), row({ name: 'Bao' })];
    const { json } = await inviteAll(organization.admin, rows);
    expect(json.users.map((user: { name: string; role: string }) => [user.name, user.role])).toEqual([
      ['Zacharie', 'employee'],
      ['Étienne', 'manager'],
      ['Bao', 'employee'],
    ]);
    for (const { email } of rows) await app.mailbox.waitFor(email);
  });

  it('invites nobody when one row is bad, and names every bad row', async () => {
    const before = (await as(organization.admin, 'GET', '/users')).json.users.length;
    const good = row();
    const malformed = await inviteAll(organization.admin, [good, row({ email: 'x' }), row({ name: '' })]);
    expect(malformed.status).toBe(400);
    expect(malformed.json.fields).toEqual({
      'users.1.email': 'Veuillez entrer une adresse email valide',
      'users.2.name': 'Veuillez remplir tous les champs obligatoires',
    });
    const { email } = organization.admin;
    const taken = await inviteAll(organization.admin, [good, row({ email }), row()]);
    expect([taken.status, taken.json.fields]).toEqual([
      409,
      { 'users.1.email': 'Un compte existe déjà avec cette adresse' },
    ]);
    const twice = await inviteAll(organization.admin, [
      good,
      row(),
      { ...good, email: ` ${good.email.toUpperCase()}` },
    ]);
    expect([twice.status, twice.json.fields]).toEqual([
      400,
      { 'users.2.email': 'Cette adresse figure deux fois dans la liste' },
    ]);
    const manager = await organization.add('manager');
    const above = await inviteAll(manager, [row(), row({ role: 'admin' })]);
    expect([above.status, above.json.fields]).toEqual([
      403,
      { 'users.1.role': 'Vous ne pouvez pas attribuer un rôle supérieur au vôtre' },
    ]);
    expect((await as(organization.admin, 'GET', '/users')).json.users).toHaveLength(before + 1);
    expect(await app.mailbox.to(good.email)).toEqual([]);
  });

  it.each([[[]], [undefined], ['no list']])('needs at least one user, not %j', async (users) => {
    const { status, json } = await inviteAll(organization.admin, users);
    expect([status, json.error]).toEqual([400, 'Veuillez remplir au moins un utilisateur']);
  });
});

describe('seats', () => {
  it('count invitations, are told, and are free again after a removal', async () => {
    const small = await createTestOrganization(app.services, { seats: 3 });
    const { json: invited } = await add(small.admin);
    const manager = await small.add('manager');
    const { json } = await as(small.admin, 'GET', '/users');
    expect(json.seats).toEqual({ seats: 3, usedSeats: 3, remainingSeats: 0 });

    const full = await add(small.admin);
    expect([full.status, full.json]).toEqual([
      409,
      {
        error:
          'Toutes les places sont prises (nombre de places\u00a0: 3). Un administrateur peut en ajouter depuis la page Abonnement.',
        code: 'seat_limit_reached',
        details: { seats: 3, missing: 1, raiseSeats: '/subscription#seats' },
      },
    ]);
    expect((await inviteAll(manager, [row(), row()])).json.details).toEqual({ seats: 3, missing: 2 });
    await as(small.admin, 'DELETE', `/users/${invited.id}`);
    expect((await add(small.admin)).status).toBe(200);
  });
});
