import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

describe('matches', () => {
  it.each([
    ['', 'Hélène Kermarrec'],
    ['helene', 'Hélène Kermarrec'],
    ['KERM hél', 'Hélène Kermarrec'],
    [' zoe  @exemple ', 'Zoë Nguyễn', 'zoe@exemple.fr'],
  ])('%j finds %j', (search, ...texts) => {
    expect(matches(search, ...texts)).toBe(true);
  });

  it('wants every word', () => {
    expect(matches('hélène durand', 'Hélène Kermarrec')).toBe(false);
  });
});
