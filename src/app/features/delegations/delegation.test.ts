import { describe, expect, it } from 'vitest';
import { type Delegation, groupDelegations } from './delegation.ts';

const person = (id: string) => ({ id, name: id });
const delegation = (id: string, user: string, delegate: string, from = '2026-05-04'): Delegation => ({
  id,
  user: person(user),
  delegate: person(delegate),
  from,
  to: '2026-05-15',
  active: false,
});

describe('groupDelegations', () => {
  it('tells one’s own from those one stands in for and from those of others', () => {
    const groups = groupDelegations(
      [delegation('1', 'yann', 'amina'), delegation('2', 'me', 'yann'), delegation('3', 'amina', 'me')],
      'me',
    );
    expect(groups.map(({ group, delegations }) => [group, delegations.map(({ id }) => id)])).toEqual([
      ['given', ['2']],
      ['received', ['3']],
      ['others', ['1']],
    ]);
  });

  it('leaves out what is empty and puts the nearest first', () => {
    const groups = groupDelegations(
      [delegation('later', 'me', 'yann', '2026-08-01'), delegation('sooner', 'me', 'amina', '2026-05-04')],
      'me',
    );
    expect(groups).toHaveLength(1);
    expect(groups[0]?.delegations.map(({ id }) => id)).toEqual(['sooner', 'later']);
    expect(groupDelegations([], 'me')).toEqual([]);
  });
});
