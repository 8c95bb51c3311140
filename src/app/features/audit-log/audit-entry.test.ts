import { describe, expect, it } from 'vitest';
import { detailsOf } from './audit-entry.ts';

describe('detailsOf', () => {
  it('tells a change from a list of two names', () => {
    expect(
      detailsOf({
        details: { role: ['employee', 'manager'], added: ['Nina', 'Omar'], removed: [], seats: 5 },
      }),
    ).toEqual([
      { kind: 'change', field: 'role', from: 'employee', to: 'manager' },
      { kind: 'list', field: 'added', names: ['Nina', 'Omar'] },
      { kind: 'value', field: 'seats', value: '5' },
    ]);
  });

  it('lets a field be emptied', () => {
    expect(detailsOf({ details: { manager: ['Nina', ''] } })).toEqual([
      { kind: 'change', field: 'manager', from: 'Nina', to: '' },
    ]);
  });
});
