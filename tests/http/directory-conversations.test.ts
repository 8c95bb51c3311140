import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDirectory, enterprise, type TestDirectory } from '#tests/support/directory.ts';
import { createTestOrganization, type TestOrganization, uniqueEmail } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: TestOrganization;

beforeAll(async () => {
  app = await startTestApp();
  company = await createTestOrganization(app.services, { seats: 20 });
});
afterAll(() => app.close());

const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
const groupCore = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const where = (text: string) => `filter=${encodeURIComponent(text)}`;
const idIn = (json: { id: string }): string => json.id;

/** Written after what Microsoft documents of its provisioning service, with what it is known to send besides. */
it('I17: Entra, from the test of the connection to the end of an employment', async () => {
  const entra: TestDirectory = await connectDirectory(app, company.admin);
  const upn = uniqueEmail('camille.durand');
  const probe = await entra.ask(
    'GET',
    `/Users?${where('userName eq "e0f1b5ac-8a3c-4f7f-a8c5-non-existent"')}`,
  );
  expect([probe.status, probe.json.totalResults]).toEqual([200, 0]);
  expect((await entra.ask('GET', `/Users?${where(`userName eq "${upn}"`)}`)).json.Resources).toEqual([]);
  const created = await entra.ask('POST', '/Users', {
    schemas: [core, enterprise],
    externalId: 'camille.durand',
    userName: upn,
    active: true,
    addresses: [{ primary: false, type: 'work', country: 'France', formatted: 'Lyon', locality: 'Lyon' }],
    displayName: 'Camille Durand',
    emails: [{ primary: true, type: 'work', value: upn }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Camille Durand', familyName: 'Durand', givenName: 'Camille' },
    phoneNumbers: [{ primary: true, type: 'mobile', value: '+33600000000' }],
    preferredLanguage: 'fr-FR',
    title: 'Tisseuse',
    [enterprise]: { employeeNumber: 'C-0042', department: 'Atelier', manager: { value: company.admin.id } },
  });
  expect(created.status).toBe(201);
  const id = idIn(created.json);
  const updated = await entra.ask('PATCH', `/Users/${id}`, {
    schemas: [patchOp],
    Operations: [
      { op: 'Replace', path: 'displayName', value: 'Camille Martin' },
      { op: 'Replace', path: 'name.familyName', value: 'Martin' },
      { op: 'Add', path: `${enterprise}:employeeNumber`, value: 'C-0043' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: upn },
      { op: 'Replace', path: 'phoneNumbers[type eq "mobile"].value', value: '+33600000001' },
      { op: 'Remove', path: `${enterprise}:manager` },
    ],
  });
  expect(updated.status).toBe(200);
  expect(updated.json).toMatchObject({
    displayName: 'Camille Martin',
    name: { givenName: 'Camille', familyName: 'Martin' },
    [enterprise]: { employeeNumber: 'C-0043', department: 'Atelier' },
  });
  expect(updated.json[enterprise].manager).toBeUndefined();
  const compliant = await entra.ask('PATCH', `/Users/${id}`, {
    schemas: [patchOp],
    Operations: [
      {
        op: 'replace',
        value: {
          'name.givenName': 'Camille-Anne',
          displayName: 'Camille-Anne Martin',
          [`${enterprise}:employeeNumber`]: 'C-0044',
        },
      },
    ],
  });
  expect(compliant.json).toMatchObject({
    displayName: 'Camille-Anne Martin',
    [enterprise]: { employeeNumber: 'C-0044' },
  });

  const none = await entra.ask(
    'GET',
    `/Groups?excludedAttributes=members&${where('displayName eq "Atelier"')}`,
  );
  expect(none.json.totalResults).toBe(0);
  const group = await entra.ask('POST', '/Groups', {
    schemas: [groupCore, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
    externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
    displayName: 'Atelier',
    meta: { resourceType: 'Group' },
  });
  expect(group.status).toBe(201);
  const place = `/Groups/${idIn(group.json)}`;
  const operation = (op: string) => ({
    schemas: [patchOp],
    Operations: [{ op, path: 'members', value: [{ $ref: null, value: id }] }],
  });
  expect((await entra.ask('PATCH', place, operation('Add'))).status).toBe(200);
  const member = await entra.ask(
    'GET',
    `/Groups?excludedAttributes=members&${where(`id eq "${idIn(group.json)}" and members eq "${id}"`)}`,
  );
  expect(member.json.totalResults).toBe(1);
  expect((await entra.ask('PATCH', place, operation('Remove'))).json.members).toEqual([]);

  const disable = { schemas: [patchOp], Operations: [{ op: 'Replace', path: 'active', value: 'False' }] };
  expect((await entra.ask('PATCH', `/Users/${id}`, disable)).json.active).toBe(false);
  expect((await entra.ask('GET', `/Users/${id}`)).json.active).toBe(false);
  expect((await entra.ask('DELETE', `/Users/${id}`)).status).toBe(204);
  expect((await entra.ask('GET', `/Users/${id}`)).json.status).toBe('404');
  // Thirty days later somebody of that name comes again: another account here, with the address that is free.
  const again = await entra.ask('POST', '/Users', {
    schemas: [core],
    userName: upn,
    displayName: 'Camille Durand',
    active: true,
  });
  expect(again.status).toBe(201);
});

/** Written after what Okta documents of its SCIM client. */
it('I17: Okta, from the import to a group that is pushed', async () => {
  const okta = await connectDirectory(app, company.admin, 'groups', 'okta');
  const email = uniqueEmail('sami.roux');
  const imported = await okta.ask('GET', '/Users?startIndex=1&count=100');
  expect(imported.json).toMatchObject({ startIndex: 1, totalResults: imported.json.Resources.length });
  expect(
    (await okta.ask('GET', `/Users?${where(`userName eq "${email}"`)}&startIndex=1&count=100`)).json
      .totalResults,
  ).toBe(0);
  const created = await okta.ask('POST', '/Users', {
    schemas: [core],
    userName: email,
    name: { givenName: 'Sami', familyName: 'Roux' },
    emails: [{ primary: true, value: email, type: 'work' }],
    displayName: 'Sami Roux',
    locale: 'fr-FR',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  });
  expect([created.status, created.json.password]).toEqual([201, undefined]);
  const id = idIn(created.json);
  const put = await okta.ask('PUT', `/Users/${id}`, {
    ...created.json,
    name: { givenName: 'Sami', familyName: 'Roux-Petit' },
    displayName: 'Sami Roux-Petit',
  });
  expect([put.status, put.json.displayName, put.json.externalId]).toEqual([
    200,
    'Sami Roux-Petit',
    '00ujl29u0le5T6Aj10h7',
  ]);
  const group = await okta.ask('POST', '/Groups', {
    schemas: [groupCore],
    displayName: 'Ventes Okta',
    members: [],
  });
  const place = `/Groups/${idIn(group.json)}`;
  const pushed = await okta.ask('PATCH', place, {
    schemas: [patchOp],
    Operations: [
      { op: 'replace', value: { id: idIn(group.json), displayName: 'Ventes France' } },
      { op: 'add', path: 'members', value: [{ value: id, display: email }] },
    ],
  });
  expect(pushed.json).toMatchObject({ displayName: 'Ventes France', members: [{ value: id }] });
  const dropped = await okta.ask('PATCH', place, {
    schemas: [patchOp],
    Operations: [{ op: 'remove', path: `members[value eq "${id}"]` }],
  });
  expect(dropped.json.members).toEqual([]);
  const active = (value: boolean) => ({
    schemas: [patchOp],
    Operations: [{ op: 'replace', value: { active: value } }],
  });
  expect((await okta.ask('PATCH', `/Users/${id}`, active(false))).json.active).toBe(false);
  expect((await okta.ask('PATCH', `/Users/${id}`, active(true))).json.active).toBe(true);
});
