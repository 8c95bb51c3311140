import { describe, expect, it } from 'vitest';
import { completeRows, problemsOf, type Row } from './rows-form.ts';

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
    expect(problemsOf(completeRows(rows))).toEqual([
      { place: 1, field: 'email', message: 'email_invalid' },
      { place: 3, field: 'email', message: 'email_repeated' },
    ]);
  });

  it('has nothing to say about good rows', () => {
    expect(problemsOf(completeRows([row('Nina', 'nina@exemple.fr')]))).toEqual([]);
  });
});
