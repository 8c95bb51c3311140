import { describe, expect, it } from 'vitest';
import { groupsOf, rowsOf, type TimelinePerson } from './rows.ts';

const someone = (name: string, ...teams: string[]): TimelinePerson => ({
  id: name.toLowerCase(),
  name,
  teams,
  weeks: [],
  employedFrom: null,
  employedTo: null,
});
const team = (name: string) => ({ id: name.toLowerCase(), name, color: '#3B82F6' });
const company = {
  teams: [team('Voilerie'), team('Équipage'), team('Vide')],
  people: [
    someone('Zoé'),
    someone('Éric', 'voilerie', 'équipage'),
    someone('Dina', 'voilerie'),
    someone('Farid', 'voilerie'),
  ],
};
const shown = (closed: string[] = []) =>
  rowsOf(groupsOf(company), new Set(closed)).map((row) => (row.kind === 'group' ? row.key : row.person.name));

describe('rows', () => {
  it('stand by team and by name, someone of two teams in both, those in none last', () => {
    expect(shown()).toEqual([
      'everyone',
      ...['équipage', 'Éric'],
      ...['voilerie', 'Dina', 'Éric', 'Farid'],
      ...['none', 'Zoé'],
    ]);
  });

  it('are folded away with their team', () => {
    expect(shown(['voilerie', 'none'])).toEqual(['everyone', 'équipage', 'Éric', 'voilerie', 'none']);
  });

  it('are one list where there is no team', () => {
    const flat = groupsOf({ teams: [team('Vide')], people: [someone('Zoé'), someone('Ana')] });
    expect(rowsOf(flat, new Set()).map(({ key }) => key)).toEqual([
      'everyone',
      'everyone/ana',
      'everyone/zoé',
    ]);
    expect(rowsOf(flat, new Set(['everyone']))).toHaveLength(1);
  });

  it('have keys of their own', () => {
    const keys = rowsOf(groupsOf(company), new Set()).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
