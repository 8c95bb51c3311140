import { describe, expect, it } from 'vitest';
import { mayGiveFor } from './may-give-for.ts';

describe('naming a stand-in', () => {
  it.each(['team_lead', 'manager', 'admin'] as const)('for oneself, as %s', (role) => {
    expect(mayGiveFor({ id: 'me', role }, 'me')).toBe(true);
  });

  it('for others is for admins', () => {
    expect(mayGiveFor({ id: 'me', role: 'admin' }, 'you')).toBe(true);
    expect(mayGiveFor({ id: 'me', role: 'manager' }, 'you')).toBe(false);
    expect(mayGiveFor({ id: 'me', role: 'employee' }, 'me')).toBe(false);
  });
});
