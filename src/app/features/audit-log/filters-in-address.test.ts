import { describe, expect, it } from 'vitest';
import { filtersFrom, toSearch } from './filters-in-address.ts';

const id = '6f1c2f0e-7c1e-4a51-9d6a-0f6f0c4a1b2c';

describe('filters of the log in the address', () => {
  it('come back as they were written', () => {
    const filters = { action: 'user.invited', actorId: id, from: '2026-05-04' } as const;
    expect(filtersFrom(new URLSearchParams(toSearch(filters)))).toEqual(filters);
  });

  it('drop what the contract would refuse, and nothing else', () => {
    const search = new URLSearchParams({
      action: 'user.eaten',
      actorId: 'x',
      to: '2026-02-30',
      subjectId: id,
    });
    expect(filtersFrom(search)).toEqual({ subjectId: id });
  });

  it('leave out what is empty', () => {
    expect(toSearch({ action: undefined, from: '2026-05-04' })).toEqual({ from: '2026-05-04' });
  });
});
