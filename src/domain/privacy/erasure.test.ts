import { describe, expect, it } from 'vitest';
import { callingPattern, freeCode, saysWhoTheyAre } from './erasure.ts';

const zoe = {
  names: ['Zoé d’Aub-Martin'],
  addresses: ['zoe+rh@exemple.fr'],
  numbers: ['A-042', '2026', '17'],
};

describe('what someone is called, as a pattern (V7)', () => {
  it('knows names in both orders and cases, addresses also in links, and numbers that cannot be mistaken', () => {
    const pattern = callingPattern(zoe) ?? '';
    for (const call of [
      'Zoé(?:',
      'ZoÉ(?:',
      String.raw`zoe\+rh@exemple\.fr`,
      'zoe%2Brh%40exemple',
      String.raw`A\-042`,
    ])
      expect(pattern).toContain(call);
    expect(pattern).not.toMatch(/2026|17/);
  });

  it('is none for who is called nothing, and looks for one word alone only where it is all of a text', () => {
    expect(callingPattern({ names: [' '], addresses: [], numbers: ['12'] })).toBeNull();
    expect(callingPattern({ names: ['Cher'], addresses: [], numbers: [] })).toContain('(?<=")Cher(?=")');
  });
});

it('files are known by a full name or an address, whatever the spaces and the case', () => {
  expect(saysWhoTheyAre(zoe, 'Bonjour ZOÉ\u00a0d’aub-martin')).toBe(true);
  expect(saysWhoTheyAre(zoe, 'To: ZOE+RH@exemple.fr')).toBe(true);
  expect(saysWhoTheyAre({ ...zoe, names: [''] }, 'Bonjour Zoé')).toBe(false);
});

it('a code has four signs, and nobody else has it', () => {
  const draws = [0, 0, 0.5];
  expect(freeCode(new Set(['0000']), () => draws.shift() ?? 0)).toBe('8000');
});
