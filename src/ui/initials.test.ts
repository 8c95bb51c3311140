import { describe, expect, it } from 'vitest';
import { initialsOf, paletteIndexOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['Camille Durand', 'CD'],
    ['camille durand', 'CD'],
    ['Camille Durand-Le Goff', 'CG'],
    ['Élodie  Œuvrard', 'ÉŒ'],
    ['Nour', 'N'],
    ['  ', ''],
  ])('%j gives %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('paletteIndexOf', () => {
  it('gives the same name the same colour, however its accents are encoded', () => {
    expect(paletteIndexOf('Élodie', 6)).toBe(paletteIndexOf('E\u0301lodie', 6));
  });

  it('spreads names over the palette', () => {
    const names = ['Camille', 'Nour', 'Élodie', 'Hugo', 'Inès', 'Jules', 'Léa', 'Malik', 'Noé', 'Olivia'];
    expect(new Set(names.map((name) => paletteIndexOf(name, 6))).size).toBeGreaterThan(3);
  });
});
