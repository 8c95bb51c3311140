import { describe, expect, it } from 'vitest';
import { isSiret, plainSiret, writtenSiret } from './siret.ts';

describe('a SIRET (J22)', () => {
  it.each([
    ['73282932000074', true],
    ['73282932000075', false],
    ['7328293200007', false],
    ['732829320000744', false],
    ['7328293200007a', false],
    ['00000000000000', false],
  ])('%s is one: %s', (text, is) => {
    expect(isSiret(text)).toBe(is);
  });

  it('of La Poste adds up to a multiple of five instead, and only there', () => {
    // 3 + 5 + 6 + 0… + 3 + 8 = 25.
    expect(isSiret('35600000000038')).toBe(true);
    expect(isSiret('35600000000039')).toBe(false);
    expect(isSiret('35600000000048')).toBe(true);
    // The same sum elsewhere is no proof.
    expect(isSiret('73282932000011')).toBe(false);
  });

  it('is read with its spaces and written with them', () => {
    expect(plainSiret(' 732 829\u00a0320.00074')).toBe('73282932000074');
    expect(writtenSiret('73282932000074')).toBe('732\u00a0829\u00a0320\u00a000074');
  });
});
