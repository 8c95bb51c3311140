import { expect, it } from 'vitest';
import { lookedByOther, looksStart } from './look.ts';

const key = (kind: 'personal' | 'organization') => ({ id: 'k', name: 'Tableur', kind, scopes: [] });

it('V10: leaves out what one opens of oneself, and names each other once', () => {
  expect(lookedByOther({ id: 'a' }, ['a', 'b', 'b'])).toEqual(['b']);
  expect(lookedByOther({ id: 'a' }, ['a'])).toBeNull();
  expect(lookedByOther({ id: 'a' }, [])).toBeNull();
  expect(lookedByOther({ id: 'a' }, 'everyone')).toBe('everyone');
});

it('V10: takes a personal key for its person, and one of the organisation for nobody', () => {
  expect(lookedByOther({ id: 'a', key: key('personal') }, ['a'])).toBeNull();
  expect(lookedByOther({ id: 'a', key: key('organization') }, ['a'])).toEqual(['a']);
});

it('V13: goes back a year, from a leap day as well', () => {
  expect(looksStart(new Date('2027-03-03T10:00:00Z'))).toEqual(new Date('2026-03-03T10:00:00Z'));
  expect(looksStart(new Date('2028-02-29T10:00:00Z'))).toEqual(new Date('2027-03-01T10:00:00Z'));
});
