import { describe, expect, it } from 'vitest';
import type { Team } from './team.ts';
import { countTeams } from './team-counters.ts';

const team = (members: number, led: boolean): Team => ({
  id: '00000000-0000-4000-8000-000000000000',
  name: 'Atelier',
  description: '',
  color: '#3B82F6',
  createdAt: '2026-05-04T08:00:00.000Z',
  manager: led ? { id: '00000000-0000-4000-8000-000000000001', name: 'Nina' } : null,
  members: [],
  _count: { members },
});

describe('countTeams', () => {
  it('counts teams, those that are led, and members team by team', () => {
    expect(countTeams([team(3, true), team(2, false)], undefined)).toEqual({
      teams: 2,
      led: 1,
      members: 5,
      availableManagers: null,
    });
  });

  it('counts as available whoever may lead a team', () => {
    const people = (['employee', 'team_lead', 'manager', 'admin'] as const).map((role) => ({ role }));
    expect(countTeams([], people).availableManagers).toBe(2);
  });
});
