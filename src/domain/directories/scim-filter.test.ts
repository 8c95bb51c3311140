import { describe, expect, it } from 'vitest';
import { enterpriseSchemaUrn, groupPaths, userPaths } from './scim-attributes.ts';
import { matchesFilter, readFilter } from './scim-filter.ts';

const camille = {
  id: '1',
  userName: 'Camille@Example.fr',
  displayName: 'Camille Durand',
  active: true,
  name: { givenName: 'Camille', familyName: 'Durand' },
  emails: [
    { value: 'camille@example.fr', type: 'work', primary: true },
    { value: 'chez@example.org', type: 'home' },
  ],
  [enterpriseSchemaUrn]: { employeeNumber: 'M-17', manager: { value: '2' } },
  meta: { created: '2026-03-01T09:00:00.000Z' },
};

const matches = (text: string): boolean | null => {
  const filter = readFilter(text, userPaths);
  return filter && matchesFilter(filter, camille, userPaths);
};

describe('I17: a filter', () => {
  it.each([
    ['userName eq "CAMILLE@EXAMPLE.FR"', true],
    ['USERNAME Eq "camille@example.fr"', true],
    ['userName ne "x"', true],
    ['displayName sw "cam" and name.familyName ew "AND"', true],
    ['displayName co "zoé" or active eq true', true],
    ['active eq "True"', true],
    ['active eq "False"', false],
    ['not (active eq true)', false],
    ['emails[type eq "work" and value co "@example.fr"]', true],
    ['emails[type eq "home" and value co "@example.fr"]', false],
    ['emails.value eq "chez@example.org"', true],
    [`${enterpriseSchemaUrn}:employeeNumber eq "m-17"`, true],
    ['externalId pr', false],
    ['userName pr and (name.givenName eq "Camille" or name.givenName eq "Zoé")', true],
    ['displayName eq "Camille \\"Durand\\""', false],
    ['meta.created gt "2026-01-01T00:00:00Z"', true],
    ['meta.created le "2026-01-01T00:00:00Z"', false],
    ['externalId eq null', true],
    ['externalId ne null', false],
    ['userName ne null', true],
    // `and` binds more tightly than `or`.
    ['active eq true or active eq false and userName eq "x"', true],
  ])('%s', (text, expected) => expect(matches(text)).toBe(expected));

  it.each([
    '',
    'userName',
    'userName eq',
    'userName is "x"',
    'password eq "x"',
    'userName eq "x" and',
    'userName eq "x',
    '(userName pr',
    'userName pr)',
    'emails[userName pr]',
    'emails[type eq "work"',
    'constructor eq "x"',
    `userName eq "${'a'.repeat(3000)}"`,
    `${'('.repeat(40)}userName pr${')'.repeat(40)}`,
  ])('is refused: %s', (text) => expect(readFilter(text, userPaths)).toBeNull());

  it('of a group finds its members', () => {
    const group = { id: '7', displayName: 'Paie', members: [{ value: '1' }] };
    const filter = readFilter('id eq "7" and members eq "1"', groupPaths);
    expect(filter && matchesFilter(filter, group, groupPaths)).toBe(true);
  });
});
