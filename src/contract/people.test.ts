import { describe, expect, it } from 'vitest';
import { emailSchema, nameSchema } from './people.ts';

describe('emailSchema', () => {
  it.each([
    'camille.durand@exemple.fr',
    ' camille@exemple.fr ',
    'c+conges@sous.domaine.exemple.fr',
    'élodie@société.fr',
    'a@b.co',
    "o'connor@exemple.fr",
    'x_y-z@xn--socit-esab.fr',
    `${'a'.repeat(64)}@exemple.fr`,
  ])('takes %j', (email) => {
    expect(emailSchema.parse(email)).toBe(email.trim());
  });

  it.each([
    'a@b',
    'a@',
    '@b.fr',
    'a b@exemple.fr',
    'a@exemple..fr',
    '.a@exemple.fr',
    'a.@exemple.fr',
    'a..b@exemple.fr',
    'a@-exemple.fr',
    'a@exemple-.fr',
    'a@exemple.f',
    'a@exemple.fr, b@exemple.fr',
    'Camille <camille@exemple.fr>',
    'a@127.0.0.1',
    `${'a'.repeat(65)}@exemple.fr`,
    `a@${'b'.repeat(250)}.fr`,
    'a@exemple.fr\nbcc: b@exemple.fr',
  ])('refuses %j', (email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  });
});

describe('nameSchema', () => {
  it('keeps any alphabet and folds the spaces of a paste', () => {
    expect(nameSchema.parse('  Zoë\u00a0\t Nguyễn  山田 ')).toBe('Zoë Nguyễn 山田');
  });

  it('takes two hundred characters and no more, and not nothing', () => {
    expect(nameSchema.safeParse('é'.repeat(200)).success).toBe(true);
    expect(nameSchema.safeParse('é'.repeat(201)).success).toBe(false);
    expect(nameSchema.safeParse(' \u00a0 ').success).toBe(false);
  });
});
