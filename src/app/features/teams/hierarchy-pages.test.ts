import { describe, expect, it } from 'vitest';
import { type Hierarchy, hierarchyPage, TEAMS_PER_PAGE } from './hierarchy-pages.ts';

const person = (name: string) => ({ id: name, name, role: 'employee' as const });
const team = (name: string, ...members: string[]) => ({
  id: name,
  name,
  color: '#3B82F6',
  members: members.map(person),
});

const hierarchy = {
  organization: { id: 'o', name: 'Les Vergers' },
  managers: [
    {
      ...person('Mona'),
      teams: Array.from({ length: 10 }, (_, at) => team(`Rang ${at}`, `Cueilleur ${at}`)),
    },
    { ...person('Omar'), teams: Array.from({ length: 5 }, (_, at) => team(`Serre ${at}`)) },
  ],
  teamsWithoutManager: [team('Boutique', 'Élise')],
  peopleWithoutTeam: [person('Zoé')],
} as unknown as Hierarchy;

const namesOf = ({ managers, teamsWithoutManager }: Hierarchy) =>
  [...managers.flatMap(({ teams }) => teams), ...teamsWithoutManager].map(({ name }) => name);

describe('a tree of many teams', () => {
  it('is shown in parts, each team under whoever leads it, none twice and none left out', () => {
    const first = hierarchyPage(hierarchy, '', 1);
    const second = hierarchyPage(hierarchy, '', 2);
    expect([first.pageCount, first.found]).toEqual([2, 16]);
    expect(namesOf(first.tree)).toHaveLength(TEAMS_PER_PAGE);
    expect([...namesOf(first.tree), ...namesOf(second.tree)]).toEqual(namesOf(hierarchy));
    expect(first.tree.managers.map(({ name }) => name)).toEqual(['Mona', 'Omar']);
    expect(second.tree.managers.map(({ name }) => name)).toEqual(['Omar']);
    expect([first.tree.peopleWithoutTeam, second.tree.peopleWithoutTeam]).toEqual([[], [person('Zoé')]]);
  });

  it('is searched by team, by leader and by member', () => {
    expect(namesOf(hierarchyPage(hierarchy, 'serre 3', 1).tree)).toEqual(['Serre 3']);
    expect(namesOf(hierarchyPage(hierarchy, 'omar', 1).tree)).toHaveLength(5);
    expect(namesOf(hierarchyPage(hierarchy, 'elise', 1).tree)).toEqual(['Boutique']);
    expect(hierarchyPage(hierarchy, 'zoé', 1).tree.peopleWithoutTeam).toHaveLength(1);
  });

  it('has a page even where nothing is found', () => {
    expect(hierarchyPage(hierarchy, 'personne', 7)).toMatchObject({ page: 1, pageCount: 1, found: 0 });
  });
});
