import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { groupPaths, userPaths } from '#domain/directories/scim-attributes.ts';
import { matchesFilter, readFilter } from '#domain/directories/scim-filter.ts';
import {
  connectDirectory,
  enterprise,
  entraUser,
  patch,
  type TestDirectory,
} from '#tests/support/directory.ts';
import { createTestOrganization, uniqueEmail } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

type Listed = { readonly id: string; readonly userName: string } & Readonly<Record<string, unknown>>;

let app: TestApp;
let entra: TestDirectory;
let everyone: Listed[];

const asked = async (filter: string, page = ''): Promise<{ totalResults: number; Resources: Listed[] }> => {
  const { status, json } = await entra.ask('GET', `/Users?filter=${encodeURIComponent(filter)}${page}`);
  expect(status, filter).toBe(200);
  return json;
};

beforeAll(async () => {
  app = await startTestApp();
  const company = await createTestOrganization(app.services, { seats: 50 });
  const other = await createTestOrganization(app.services, { seats: 50 });
  await other.add('employee', 'Camille Durand');
  entra = await connectDirectory(app, company.admin);
  await company.add('employee', 'Sans Annuaire');
  const made: string[] = [];
  for (const [name, more] of [
    ['Camille Durand', { [enterprise]: { department: 'Paie', employeeNumber: 'M-1' } }],
    ['Élodie 100 %', { [enterprise]: { department: 'paie' } }],
    ["Noa d'Arc", { externalId: 'EXT_1' }],
    ['Bob_Martin', { externalId: 'ext-1' }],
    ['Zoé \\ Barre', {}],
  ] as const) {
    const body = entraUser(uniqueEmail('f'), { displayName: name, name: {}, ...more });
    made.push((await entra.ask('POST', '/Users', body)).json.id);
  }
  const manager = { op: 'Add', path: `${enterprise}:manager`, value: made[0] };
  await entra.ask('PATCH', `/Users/${made[1]}`, patch(manager));
  await entra.ask('PATCH', `/Users/${made[2]}`, patch({ op: 'Replace', path: 'active', value: 'False' }));
  everyone = (await entra.ask('GET', '/Users')).json.Resources;
});
afterAll(() => app.close());

const filters = () => [
  `userName eq "${everyone[2]?.userName.toUpperCase()}"`,
  `userName eq "${everyone[1]?.userName}" and active eq true`,
  `id eq "${everyone[3]?.id}"`,
  `id eq "${everyone[3]?.id.toUpperCase()}" or id eq "nobody"`,
  `id ne "${everyone[3]?.id}"`,
  `manager eq "${everyone[2]?.id}"`,
  ...everyone.map(({ displayName }) => `displayName eq ${JSON.stringify(displayName)}`),
  'externalId eq "ext-1"',
  'externalId eq "EXT_1"',
  'externalId eq null',
  'externalId ne null',
  'externalId pr and not (active eq false)',
  'active eq "True"',
  'active eq false',
  'active ne true',
  'displayName co "%"',
  'displayName co "_"',
  'displayName co "d\'a"',
  'displayName sw "cam"',
  'displayName ew "BARRE"',
  'displayName ew "\\\\ barre"',
  'name.givenName pr',
  'emails[type eq "work" and value co "@"]',
  'emails.value ew "nobody.example"',
  'emails.primary eq true',
  `${enterprise}:department eq "PAIE"`,
  'department ne "paie"',
  'employeeNumber eq "m-1" or displayName sw "Noa"',
  'meta.created gt "2020-01-01T00:00:00Z" and meta.resourceType eq "User"',
  'meta.lastModified lt "2020-01-01T00:00:00Z"',
  'displayName ge "m" and displayName le "zz"',
];

describe('I17: a filter is carried out by the database', () => {
  it('and finds whom a look at every person would find, in the same order', async () => {
    expect(everyone).toHaveLength(7);
    for (const text of filters()) {
      const read = readFilter(text, userPaths);
      if (!read) throw new Error(`Not read: ${text}`);
      const expected = everyone.filter((person) => matchesFilter(read, person, userPaths));
      const { totalResults, Resources } = await asked(text);
      expect([totalResults, Resources.map(({ id }) => id)], text).toEqual([
        expected.length,
        expected.map(({ id }) => id),
      ]);
    }
  });

  it('page by page, with the count of all', async () => {
    const all = everyone.filter(({ active }) => active === true).map(({ id }) => id);
    const found: string[] = [];
    for (let start = 1; start <= all.length; start += 2) {
      const page = await asked('active eq true', `&startIndex=${start}&count=2`);
      expect(page.totalResults).toBe(all.length);
      expect(page.Resources.length).toBeLessThanOrEqual(2);
      found.push(...page.Resources.map(({ id }) => id));
    }
    expect(found).toEqual(all);
    expect((await asked('active eq true', '&count=0')).Resources).toEqual([]);
    expect((await asked('active eq true', '&startIndex=100')).Resources).toEqual([]);
  });

  it('and says nothing of another organisation, whatever stands in it', async () => {
    const { json } = await entra.ask('GET', '/Users?filter=displayName%20eq%20%22Camille%20Durand%22');
    expect(json.totalResults).toBe(1);
    const trick = await asked(`displayName eq "x' or '1'='1"`);
    expect(trick.totalResults).toBe(0);
  });
});

describe('I17: groups are found by the database as well', () => {
  const statements: string[] = [];
  let groups: Listed[];

  const groupsFor = async (query: string): Promise<{ totalResults: number; Resources: Listed[] }> => {
    const { status, json } = await entra.ask('GET', `/Groups?${query}`);
    expect(status, query).toBe(200);
    return json;
  };

  beforeAll(async () => {
    const [first, second, third] = everyone.slice(1).map(({ id }) => ({ value: id }));
    for (const [displayName, externalId, members] of [
      ['Atelier', 'G_1', [first, second]],
      ['Élan 50 %', 'g-2', [second]],
      ['atelier_b', undefined, []],
      ['Zone', undefined, [first, third]],
    ] as const)
      expect((await entra.ask('POST', '/Groups', { displayName, externalId, members })).status).toBe(201);
    groups = (await groupsFor('')).Resources;
    const said = Client.prototype.query;
    vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
      statements.push(JSON.stringify(given.slice(0, 2)));
      return (said as (...all: unknown[]) => unknown).apply(this, given);
    });
  });
  afterAll(() => vi.restoreAllMocks());

  it('and are those that a look at every one would find, in the same order', async () => {
    expect(groups).toHaveLength(4);
    const [one, two] = everyone.slice(1);
    for (const text of [
      'displayName eq "ATELIER"',
      'displayName sw "atelier"',
      'displayName co "%"',
      'displayName ne "zone" and displayName ge "b"',
      `id eq "${groups[2]?.id.toUpperCase()}"`,
      'id eq "nobody"',
      `id ne "${groups[2]?.id}"`,
      'externalId eq "g_1"',
      'externalId eq null',
      'externalId pr',
      'meta.resourceType eq "group"',
      'meta.created lt "2020-01-01T00:00:00Z"',
      'members pr',
      'not (members pr)',
      'members eq null',
      'members ne null',
      `members eq "${one?.id}"`,
      `members.value eq "${two?.id.toUpperCase()}"`,
      `members ne "${two?.id}"`,
      `not (members eq "${one?.id}") and externalId pr`,
      `members eq "${one?.id}" and members eq "${two?.id}"`,
      `members[value eq "${one?.id}"]`,
      `members[value ne "${one?.id}"]`,
      `members[value eq "${one?.id}" and value eq "${two?.id}"]`,
      `members[not (value eq "${one?.id}")]`,
      `members sw "${one?.id.slice(0, 30)}"`,
      'members eq "nobody"',
      'members ne "nobody"',
    ]) {
      const read = readFilter(text, groupPaths);
      if (!read) throw new Error(`Not read: ${text}`);
      const expected = groups.filter((group) => matchesFilter(read, group, groupPaths));
      const { totalResults, Resources } = await groupsFor(`filter=${encodeURIComponent(text)}`);
      expect([totalResults, Resources.map(({ id }) => id)], text).toEqual([
        expected.length,
        expected.map(({ id }) => id),
      ]);
    }
  });

  it('page by page, of which the members alone are read', async () => {
    const read: string[] = [];
    for (let start = 1; start <= 4; start += 1) {
      statements.length = 0;
      const page = await groupsFor(`startIndex=${start}&count=1`);
      expect([page.totalResults, page.Resources.length]).toEqual([4, 1]);
      read.push(...page.Resources.map(({ id }) => id));
      const ofOthers = groups.filter(({ id }) => id !== page.Resources[0]?.id);
      for (const { id } of ofOthers) expect(statements.join('\n')).not.toContain(id);
      expect(statements.join('\n')).toContain(page.Resources[0]?.id);
    }
    expect(read).toEqual(groups.map(({ id }) => id));
    expect((await groupsFor('count=0')).Resources).toEqual([]);
  });
});
