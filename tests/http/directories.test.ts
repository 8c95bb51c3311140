import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  askScim,
  connectDirectory,
  enterprise,
  entraUser,
  patch,
  type TestDirectory,
} from '#tests/support/directory.ts';
import { createTestOrganization, type TestOrganization, uniqueEmail } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: TestOrganization;
let entra: TestDirectory;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await createTestOrganization(app.services, { seats: 8 });
  entra = await connectDirectory(app, company.admin);
});

const shown = async () => (await app.call('GET', '/directories', { token: company.admin.token })).json;
const eventsOf = async (): Promise<string[]> =>
  (await shown()).events.map(({ kind, reason }: { kind: string; reason: string | null }) =>
    reason ? `${kind} ${reason}` : kind,
  );
const filter = (text: string) => `/Users?filter=${encodeURIComponent(text)}`;
const create = async (email = uniqueEmail('camille'), more: object = {}) =>
  (await entra.ask('POST', '/Users', entraUser(email, more))).json;

describe('I17: the token of a directory', () => {
  it('is told once, kept as a hash, and is worth nothing once it is revoked', async () => {
    expect(entra.token).toMatch(/^relscim_[\w-]{64}$/);
    expect(JSON.stringify(await shown())).not.toContain(entra.token.slice(8, 40));
    const { status, headers } = await entra.ask('GET', '/ServiceProviderConfig');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/scim+json; charset=utf-8']);
    const { directories } = await shown();
    expect(directories).toMatchObject([{ id: entra.id, maker: 'Alix Admin', revokedAt: null }]);
    expect(directories[0]?.lastUsedAt).toEqual(expect.any(String));
    await app.call('DELETE', `/directories/${entra.id}`, { token: company.admin.token });
    const refused = await entra.ask('GET', '/Users');
    expect(refused.json).toMatchObject({
      status: '401',
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    });
    expect(refused.headers.get('www-authenticate')).toContain('Bearer');
    expect(app.logs.join()).not.toContain(entra.token.slice(8, 40));
  });

  it('opens nothing else, and nothing else opens SCIM', async () => {
    expect((await app.call('GET', '/users', { token: entra.token })).status).toBe(401);
    for (const token of [null, company.admin.token, `relscim_${'A'.repeat(64)}`, 'x']) {
      expect((await askScim(app, token, 'GET', '/Users')).status).toBe(401);
    }
    const key = { name: 'Clé', kind: 'organization', scopes: ['user.list'] };
    const made = await app.call('POST', '/api-keys', { token: company.admin.token, body: key });
    expect((await askScim(app, made.json.key, 'GET', '/Users')).status).toBe(401);
  });

  it('is made for two directories at most, and goes on when its maker is gone', async () => {
    await connectDirectory(app, company.admin);
    const body = { name: 'Trois', kind: 'okta', teamsFrom: 'nothing' };
    const third = await app.call('POST', '/directories', { token: company.admin.token, body });
    expect([third.status, third.json.code]).toEqual([409, 'too_many_directories']);
    const other = await company.add('admin', 'Ada Admin');
    await app.call('DELETE', `/users/${company.admin.id}`, { token: other.token });
    expect((await entra.ask('POST', '/Users', entraUser(uniqueEmail('apres')))).status).toBe(201);
  });

  it('reaches nobody of another organisation', async () => {
    const elsewhere = await createTestOrganization(app.services);
    const theirs = await elsewhere.add('employee', 'Eve Ailleurs');
    const team = await app.call('POST', '/teams', {
      token: elsewhere.admin.token,
      body: { name: 'Ailleurs' },
    });
    const stop = patch({ op: 'replace', path: 'active', value: false });
    for (const [method, body] of [
      ['GET'],
      ['PUT', entraUser('x@example.fr')],
      ['PATCH', stop],
      ['DELETE'],
    ] as const) {
      expect((await entra.ask(method, `/Users/${theirs.id}`, body)).status).toBe(404);
      expect((await entra.ask(method, `/Groups/${team.json.id}`, body)).status).toBe(404);
    }
    expect((await entra.ask('GET', filter(`userName eq "${theirs.email}"`))).json.totalResults).toBe(0);
    const group = { displayName: 'Mêlés', members: [{ value: theirs.id }] };
    expect((await entra.ask('POST', '/Groups', group)).json).toMatchObject({
      status: '400',
      scimType: 'invalidValue',
    });
    const mine = await create();
    const managed = patch({ op: 'Add', path: `${enterprise}:manager`, value: theirs.id });
    const answer = await entra.ask('PATCH', `/Users/${mine.id}`, managed);
    expect(answer.json[enterprise].manager).toBeUndefined();
  });
});

describe('I17: who arrives', () => {
  it('is invited as an employee, with their number, and the log says by whom', async () => {
    const email = uniqueEmail('camille');
    expect((await entra.ask('GET', filter(`userName eq "${email}"`))).json).toMatchObject({
      totalResults: 0,
      Resources: [],
    });
    const created = await entra.ask(
      'POST',
      '/Users',
      entraUser(email, { roles: [{ value: 'admin' }], [enterprise]: { employeeNumber: 'M-17' } }),
    );
    expect(created.status).toBe(201);
    expect(created.headers.get('location')).toBe(created.json.meta.location);
    const people = await app.call('GET', '/users', { token: company.admin.token });
    expect(people.json.users.find((one: { id: string }) => one.id === created.json.id)).toMatchObject({
      name: 'Camille Durand',
      email,
      role: 'employee',
    });
    expect(created.json[enterprise].employeeNumber).toBe('M-17');
    const found = await entra.ask('GET', filter(`USERNAME eq "${email.toUpperCase()}"`));
    expect(found.json.Resources).toMatchObject([{ id: created.json.id, externalId: `ext-${email}` }]);
    const log = await app.call('GET', '/audit-log?action=user.invited', { token: company.admin.token });
    expect(log.json[0]).toMatchObject({
      actor: null,
      key: null,
      directory: 'Entra',
      subject: { id: created.json.id },
    });
    expect(await eventsOf()).toEqual(['arrived']);
    expect(await app.mailbox.waitFor(email)).toBeDefined();
  });

  it('is told to be there already, by name or by address', async () => {
    const email = uniqueEmail('deja');
    await create(email);
    const again = await entra.ask('POST', '/Users', entraUser(email.toUpperCase()));
    expect(again.json).toMatchObject({ status: '409', scimType: 'uniqueness' });
    const alike = entraUser(uniqueEmail('autre'), { emails: [{ value: email, type: 'work' }] });
    expect((await entra.ask('POST', '/Users', alike)).json).toMatchObject({
      status: '409',
      scimType: 'uniqueness',
    });
  });

  it('asks for a seat, and does not overrun them', async () => {
    for (let free = 7; free > 0; free -= 1) await create();
    const beyond = await entra.ask('POST', '/Users', entraUser(uniqueEmail('trop')));
    expect(beyond.json).toMatchObject({ status: '403' });
    expect(beyond.json.detail).toMatch(/places?/);
    await entra.ask('POST', '/Users', entraUser(uniqueEmail('trop')));
    const { directories, events } = await shown();
    expect(directories[0]?.lastRefusal).toMatchObject({
      reason: 'seat_limit_reached',
      subjectName: 'Camille Durand',
    });
    expect(events[0]).toMatchObject({ kind: 'refused', times: 2 });
  });

  it('is refused without an address, with an unknown filter, with a body that is none', async () => {
    const bad = await entra.ask('POST', '/Users', entraUser('sans-adresse', { emails: [] }));
    expect(bad.json).toMatchObject({ status: '400', scimType: 'invalidValue' });
    for (const asked of [
      'role eq "admin"',
      'userName eq',
      'userName eq "x',
      '((((((((((((((userName pr))))))))))))))',
    ]) {
      expect((await entra.ask('GET', filter(asked))).json).toMatchObject({
        status: '400',
        scimType: 'invalidFilter',
      });
    }
    expect((await entra.ask('POST', '/Users', '{')).json).toMatchObject({
      status: '400',
      scimType: 'invalidSyntax',
    });
    expect((await entra.ask('POST', '/Users', '[]')).json).toMatchObject({
      status: '400',
      scimType: 'invalidSyntax',
    });
    expect((await entra.ask('POST', '/Users', `"${'a'.repeat(1_100_000)}"`)).status).toBe(413);
    expect((await entra.ask('GET', '/Users/not-an-id')).json.status).toBe('404');
    expect((await entra.ask('GET', '/Nothing')).json.status).toBe('404');
    expect((await entra.ask('GET', '/Users?count=x')).json.status).toBe('400');
  });

  it('is listed page by page, with those who came by other ways, and never with an accountant', async () => {
    await create();
    const lead = await company.add('team_lead', 'Léa Cheffe');
    await company.add('accountant', 'Compta Dehors');
    const all = (await entra.ask('GET', '/Users')).json;
    expect([all.totalResults, all.startIndex, all.itemsPerPage]).toEqual([3, 1, 3]);
    const second = (await entra.ask('GET', '/Users?startIndex=2&count=1')).json;
    expect([second.totalResults, second.startIndex, second.itemsPerPage]).toEqual([3, 2, 1]);
    expect(second.Resources[0].id).toBe(all.Resources[1].id);
    expect((await entra.ask('GET', '/Users?count=0')).json).toMatchObject({ totalResults: 3, Resources: [] });
    const found = (await entra.ask('GET', filter('name.formatted sw "léa" or emails[type eq "home"]'))).json;
    expect(found.Resources.map(({ id }: { id: string }) => id)).toEqual([lead.id]);
    const few = (await entra.ask('GET', '/Users?attributes=userName&count=1')).json.Resources[0];
    expect(Object.keys(few).sort()).toEqual(['id', 'meta', 'schemas', 'userName']);
  });
});

it('is refused once the subscription has ended, and still read', async () => {
  const ended = await createTestOrganization(app.services, { trialEnds: true });
  const theirs = await connectDirectory(app, ended.admin);
  app.advance(30 * 24 * 60 * 60 * 1000);
  const refused = await theirs.ask('POST', '/Users', entraUser(uniqueEmail('tard')));
  expect(refused.json.status).toBe('402');
  expect((await theirs.ask('GET', '/Users')).status).toBe(200);
  app.advance(-30 * 24 * 60 * 60 * 1000);
});
