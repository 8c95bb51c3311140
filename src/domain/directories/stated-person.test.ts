import { describe, expect, it } from 'vitest';
import { enterpriseSchemaUrn } from './scim-attributes.ts';
import { changedGroup, statedGroup } from './stated-group.ts';
import { statedChanges, statedName, statedPerson } from './stated-person.ts';

const patch = (...Operations: object[]): object => ({ Operations });

describe('I17: a PATCH, as Entra sends it by default', () => {
  it('has capitals, a text for « not active », and one operation for each attribute', () => {
    const said = statedChanges(
      patch(
        { op: 'Replace', path: 'active', value: 'False' },
        { op: 'Add', path: 'name.givenName', value: 'Camille' },
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'c@example.fr' },
        { op: 'Add', path: `${enterpriseSchemaUrn}:employeeNumber`, value: 17 },
        { op: 'Add', path: `${enterpriseSchemaUrn}:manager`, value: 'id-1' },
        { op: 'Remove', path: `${enterpriseSchemaUrn}:department` },
        { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+33' },
      ),
    );
    expect(said).toEqual({
      ok: true,
      value: {
        active: false,
        givenName: 'Camille',
        email: 'c@example.fr',
        employeeNumber: '17',
        managerId: 'id-1',
        department: null,
      },
    });
  });

  it('or, when it is asked to comply, dotted keys without a path', () => {
    const value = {
      'name.familyName': 'Durand',
      [`${enterpriseSchemaUrn}:employeeNumber`]: 'M-1',
      [enterpriseSchemaUrn]: { manager: { value: 'id-2' } },
      active: true,
    };
    expect(statedChanges(patch({ op: 'replace', value }))).toEqual({
      ok: true,
      value: { familyName: 'Durand', employeeNumber: 'M-1', managerId: 'id-2', active: true },
    });
  });
});

describe('I17: what Okta sends', () => {
  it('says « not active » without a path, and a whole person otherwise', () => {
    expect(statedChanges(patch({ op: 'replace', value: { active: false } }))).toEqual({
      ok: true,
      value: { active: false },
    });
    const whole = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      id: '1',
      userName: 'c@example.fr',
      name: { givenName: 'Camille', familyName: 'Durand', middleName: '' },
      emails: [
        { value: 'chez@example.org', type: 'home', primary: true },
        { value: 'c@example.fr', type: 'work' },
      ],
      active: true,
      groups: [],
      password: 'x',
    };
    expect(statedPerson(whole)).toEqual({
      ok: true,
      value: {
        userName: 'c@example.fr',
        givenName: 'Camille',
        familyName: 'Durand',
        email: 'c@example.fr',
        active: true,
      },
    });
  });
});

it.each([
  [null, 'invalidSyntax'],
  [{}, 'invalidSyntax'],
  [patch(), 'invalidSyntax'],
  [patch({ op: 'move', path: 'active' }), 'invalidSyntax'],
  [patch({ op: 'replace', path: 'active', value: 'maybe' }), 'invalidValue'],
  [patch({ op: 'replace', path: 'userName', value: {} }), 'invalidValue'],
  [patch({ op: 'remove' }), 'noTarget'],
  [patch({ op: 'remove', path: 'userName' }), 'mutability'],
  [patch({ op: 'replace', value: 'x' }), 'invalidValue'],
])('what cannot be read is refused: %j', (body, problem) => {
  expect(statedChanges(body)).toEqual({ ok: false, problem });
});

it('someone is called as the directory shows them, else by first and last name', () => {
  expect(statedName({ displayName: 'C. Durand', givenName: 'Camille', familyName: 'Durand' })).toBe(
    'C. Durand',
  );
  expect(statedName({ givenName: 'Camille', familyName: 'Durand' })).toBe('Camille Durand');
  expect(statedName({})).toBeNull();
});

describe('I20: a group', () => {
  const before = { displayName: 'Paie', externalId: null, members: ['a', 'b', 'c'] };
  const changedBy = (...operations: object[]) => changedGroup(before, patch(...operations));

  it.each([
    [{ op: 'Add', path: 'members', value: [{ value: 'D' }, { value: 'a' }] }, ['a', 'b', 'c', 'd']],
    [{ op: 'Remove', path: 'members', value: [{ value: 'a' }, { value: 'b' }] }, ['c']],
    [{ op: 'remove', path: 'members[value eq "b"]' }, ['a', 'c']],
    [{ op: 'remove', path: 'members' }, []],
    [{ op: 'replace', path: 'members', value: [{ value: 'z' }] }, ['z']],
    [{ op: 'replace', value: { id: 'g', displayName: 'Paie' } }, ['a', 'b', 'c']],
  ])('changes by %j', (operation, members) => {
    expect(changedBy(operation)).toEqual({ ok: true, value: { ...before, members } });
  });

  it('by a thousand operations costs what they say, not what the group holds each time', () => {
    const everyone = Array.from({ length: 4_000 }, (_, place) => `member-${place}`);
    const removals = (from: number, to: number) =>
      patch(
        ...everyone.slice(from, to).map((id) => ({ op: 'remove', path: 'members', value: [{ value: id }] })),
      );
    const cpuOf = (work: () => void): number => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const group = { ...before, members: everyone };
    const leastOf = (work: () => void) => Math.min(...Array.from({ length: 7 }, () => cpuOf(work)));
    const one = removals(0, 1);
    const many = removals(0, 1_000);
    const once = leastOf(() => Array.from({ length: 20 }, () => changedGroup(group, one)));
    const often = leastOf(() => changedGroup(group, many));
    // Copied for each of them, it would be some fifty times as much.
    expect(often).toBeLessThan(10 * once);
    expect(changedGroup(group, many)).toMatchObject({ value: { members: everyone.slice(1_000) } });
  });

  it('takes so much in one call, and tells what is more from what is wrong', () => {
    const members = (count: number, from = 0) =>
      Array.from({ length: count }, (_, place) => ({ value: `m${from + place}` }));
    const adding = (count: number, from = 0) => ({ op: 'add', path: 'members', value: members(count, from) });
    expect(changedGroup(before, patch(adding(1_000)))).toMatchObject({ ok: true });
    expect(changedBy(adding(5_000))).toEqual({ ok: false, problem: 'tooMany' });
    const tooMany = { ok: false, problem: 'tooMany' };
    expect(changedGroup(before, patch(...Array.from({ length: 11 }, () => adding(500))))).toEqual(tooMany);
    expect(changedGroup(before, patch(...Array.from({ length: 1_001 }, () => adding(1))))).toEqual(tooMany);
    expect(statedChanges(patch(...Array.from({ length: 1_001 }, () => adding(1))))).toEqual(tooMany);
    expect(statedGroup({ displayName: 'Tous', members: members(5_001) })).toEqual(tooMany);
    expect(statedGroup({ displayName: 'Tous', members: members(5_000) })).toMatchObject({ ok: true });
  });

  it('is renamed, and not left without a name', () => {
    expect(changedBy({ op: 'Replace', path: 'displayName', value: 'Compta' })).toMatchObject({
      value: { displayName: 'Compta' },
    });
    expect(changedBy({ op: 'remove', path: 'displayName' })).toEqual({ ok: false, problem: 'mutability' });
    expect(changedBy({ op: 'add', path: 'members', value: [{ other: 1 }] })).toEqual({
      ok: false,
      problem: 'invalidValue',
    });
    expect(statedGroup({ displayName: 'Paie', members: [{}] })).toMatchObject({ ok: false });
    expect(statedGroup({ displayName: 'Paie' })).toMatchObject({ value: { members: [] } });
  });
});
