import { describe, expect, it } from 'vitest';
import { harmlessName } from './harmless-name.ts';

describe('I5: a name in a mail to a stranger', () => {
  it.each([
    'Les Ateliers du Large',
    'S.A.R.L. Dupont & Fils',
    'Jean-Pierre d’Ormesson',
    'Zoë Nguyễn 山田',
    'M. O’Neill, 3e étage',
    'Groupe 2026',
  ])('stays what it is: %j', (name) => {
    expect(harmlessName(name)).toBe(name);
  });

  it.each([
    ['Gagnez sur https://evil.example/x?y=1', 'Gagnez sur evil example x?y=1'],
    ['www.evil.example', 'evil example'],
    ['evil.fr', 'evil fr'],
    ['evil。fr et evil．com', 'evil fr et evil com'],
    ['javascript:alert(1)', 'alert(1)'],
    ['écrivez à mailto:paul@evil.fr', 'écrivez à paul evil fr'],
    ['Paul＠evil.fr', 'Paul evil fr'],
    ['Salle http://10.0.0.1/', 'Salle 10 0 0 1'],
    ['http://192.168.0.1/', '…'],
    ['Appelez le +33 8 99 12 34 56 vite', 'Appelez le vite'],
    ['<a href="x">Banque</a>', 'a href= x Banque a'],
    ['Ba\u202enque\u200b', 'Banque'],
    ['deux\r\nlignes', 'deuxlignes'],
  ])('offers nothing to press: %j', (name, harmless) => {
    expect(harmlessName(name)).toBe(harmless);
  });

  it('is cut to forty characters, never through one', () => {
    expect(harmlessName('é'.repeat(200))).toBe(`${'é'.repeat(39)}…`);
    expect([...harmlessName('👩'.repeat(60))]).toHaveLength(40);
  });
});
