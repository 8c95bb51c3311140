import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedColumns, rememberPeopleColumns } from './people-columns.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('the columns of the list of people', () => {
  it('are the usual ones until somebody chose, and then those, in their order', () => {
    expect(rememberedColumns()).toEqual(['teams', 'paidLeave', 'nextLeave', 'role', 'joinedAt']);
    rememberPeopleColumns(['lastSeenAt', 'teams']);
    expect(rememberedColumns()).toEqual(['teams', 'lastSeenAt']);
    rememberPeopleColumns([]);
    expect(rememberedColumns()).toEqual([]);
  });

  it('pass over what nobody can have chosen', () => {
    kept.set('people_columns', '["teams","salary"]');
    expect(rememberedColumns()).toEqual(['teams']);
    kept.set('people_columns', '{');
    expect(rememberedColumns()).toHaveLength(5);
  });
});
