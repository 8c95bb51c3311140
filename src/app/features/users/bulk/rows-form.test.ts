import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/members/role.ts';
import { completeRows, problemsOf, type Row } from './rows-form.ts';

const check = {
  mayGrant: (role: Role) => role !== 'admin',
  taken: new Set(['omar@exemple.fr']),
};
const row = (name: string, email: string): Row => ({ name, email, role: 'employee' });

describe('rows of a bulk invitation', () => {
  it('leaves out rows that lack a name or an address, and remembers the places of the others', () => {
    const rows = [
      row('', ''),
      row('Nina', 'nina@exemple.fr'),
      row('Omar', ' '),
      row('Zoé', 'zoe@exemple.fr'),
    ];
    expect(completeRows(rows).map(({ place }) => place)).toEqual([1, 3]);
  });

  it('names a bad row by the place it stands in', () => {
    const rows = [
      row('', ''),
      row('Nina', 'nina@exemple'),
      row('Zoé', 'z@exemple.fr'),
      row('Z', 'Z@exemple.fr'),
    ];
    expect(problemsOf(completeRows(rows), check)).toEqual([
      { place: 1, field: 'email', message: 'email_invalid' },
      { place: 3, field: 'email', message: 'email_repeated' },
    ]);
  });

  it('names every bad row at once, whatever is wrong with each', () => {
    const rows = [
      row('Nina', 'nina@exemple'),
      row('Omar', 'OMAR@exemple.fr'),
      { ...row('Zoé', 'zoe@exemple.fr'), role: 'admin' as const },
      row('x'.repeat(201), 'long@exemple.fr'),
      row('Zoé', ' ZOE@exemple.fr'),
    ];
    expect(problemsOf(completeRows(rows), check)).toEqual([
      { place: 0, field: 'email', message: 'email_invalid' },
      { place: 1, field: 'email', message: 'email_taken' },
      { place: 2, field: 'role', message: 'role_above_own' },
      { place: 3, field: 'name', message: 'too_long' },
      { place: 4, field: 'email', message: 'email_repeated' },
    ]);
  });

  it('has nothing to say about good rows', () => {
    expect(problemsOf(completeRows([row('Nina', 'nina@exemple.fr')]), check)).toEqual([]);
  });
});
