import { describe, expect, it } from 'vitest';
import { filtersFrom, isFiltered, toSearch } from './filters-in-address.ts';

const team = '6f1c2f0e-7c1e-4a51-9d6a-0f6f0c4a1b2c';

describe('filters of requests in the address', () => {
  it('come back as they were written', () => {
    const filters = { status: 'approved', team, from: '2026-05-04', to: '2026-05-31' } as const;
    expect(filtersFrom(new URLSearchParams(toSearch(filters)))).toEqual(filters);
  });

  it('drop what the contract would refuse, and what is no filter', () => {
    const search = new URLSearchParams({
      status: 'eaten',
      team: 'x',
      from: '2026-02-30',
      to: '2026-05-31',
      cursor: team,
    });
    expect(filtersFrom(search)).toEqual({ to: '2026-05-31' });
  });

  it('leave out what is empty', () => {
    expect(toSearch({ team: undefined, from: '2026-05-04' })).toEqual({ from: '2026-05-04' });
    expect(isFiltered({ team: undefined })).toBe(false);
    expect(isFiltered({ to: '2026-05-04' })).toBe(true);
  });
});
