import { expect, it } from 'vitest';
import { isAppPath } from '#contract/pages.ts';
import type { Role } from '#domain/members/role.ts';
import words from '#words/fr/screens/palette.json';
import { DESTINATIONS, isOpenTo } from './destinations.ts';

const offered = (role: Role) =>
  Object.values(DESTINATIONS).flatMap((group) =>
    Object.entries(group)
      .filter(([, destination]) => isOpenTo({ id: 'me', role }, destination))
      .map(([name]) => name),
  );

it('leads to pages that there are', () => {
  for (const group of Object.values(DESTINATIONS)) {
    for (const [name, { path }] of Object.entries(group)) {
      const [page = ''] = path.split('#');
      expect(name === 'documentation' || isAppPath(page), path).toBe(true);
    }
  }
});

it('has words for whatever is not called as its page is, and for nothing else', () => {
  for (const [group, destinations] of Object.entries(DESTINATIONS)) {
    const named = Object.entries(destinations).flatMap(([name, each]) => ('page' in each ? [] : [name]));
    expect(Object.keys(words[group as keyof typeof DESTINATIONS]).sort()).toEqual(named.sort());
  }
});

it('offers an employee what is theirs', () => {
  expect(offered('employee')).toEqual([
    'file',
    'whoIsAway',
    'subscribe',
    'printStatement',
    'profile',
    'mails',
    'sessions',
    'looks',
    'myData',
    'security',
    'apiKeys',
    'connections',
    'myTeams',
    'documentation',
  ]);
});

it('offers nobody what only others may do', () => {
  expect(offered('team_lead')).toEqual(expect.arrayContaining(['decide', 'record', 'standIns', 'counting']));
  for (const name of ['addPerson', 'importBalances', 'exportLog', 'changeSeats', 'close', 'organization']) {
    expect(offered('team_lead')).not.toContain(name);
  }
  expect(offered('manager')).toContain('addPerson');
  expect(offered('manager')).not.toContain('close');
  const all = Object.values(DESTINATIONS).flatMap((group) => Object.keys(group));
  expect(offered('admin')).toEqual(all);
});

it('J14: offers an accountant themselves and no more', () => {
  expect(offered('accountant')).toEqual(['profile', 'sessions', 'myData', 'security', 'documentation']);
});
