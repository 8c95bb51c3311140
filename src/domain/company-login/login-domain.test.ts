import { describe, expect, it } from 'vitest';
import {
  afterLook,
  bearsRecord,
  domainOfAddress,
  isPublicMailDomain,
  readDomain,
  recordValueOf,
} from './login-domain.ts';

const day = 24 * 60 * 60_000;

describe('a domain (I21)', () => {
  it.each([
    ['exemple.fr', 'exemple.fr'],
    [' @Exemple.FR. ', 'exemple.fr'],
    ['xn--caf-dma.example', 'xn--caf-dma.example'],
    ['exemple', null],
    ['10.0.0.1', null],
    ['-a.fr', null],
    ['a..fr', null],
    ['ex emple.fr', null],
    [`${'a'.repeat(64)}.fr`, null],
  ])('is read from %s', (typed, read) => {
    expect(readDomain(typed)).toBe(read);
  });

  it('is what stands behind the last @ of an address, and nothing shorter', () => {
    expect(domainOfAddress('Nour@Exemple.fr')).toBe('exemple.fr');
    expect(domainOfAddress('"a@b"@exemple.fr')).toBe('exemple.fr');
    expect(domainOfAddress('nour@mail.exemple.fr')).toBe('mail.exemple.fr');
    expect(domainOfAddress('@exemple.fr')).toBeNull();
    expect(domainOfAddress('nobody')).toBeNull();
  });

  it('is nobody’s where everybody has an address', () => {
    const asked = ['gmail.com', 'orange.fr', 'contoso.onmicrosoft.com', 'exemple.fr'];
    expect(asked.filter(isPublicMailDomain)).toEqual(['gmail.com', 'orange.fr', 'contoso.onmicrosoft.com']);
  });

  it('is proven by its record, among others and in pieces', () => {
    const value = recordValueOf('abc');
    expect(bearsRecord([['v=spf1'], [value.slice(0, 5), value.slice(5)]], 'abc')).toBe(true);
    expect(bearsRecord([[`${value}d`]], 'abc')).toBe(false);
  });

  it('holds for a week once its record has gone, and whatever a silent name server says', () => {
    const proven = { provenAt: 1, missingSince: null };
    expect(afterLook(proven, 'unreachable', 9 * day)).toEqual({ ...proven, told: null });
    const missing = afterLook(proven, 'missing', day);
    expect(missing).toEqual({ provenAt: 1, missingSince: day, told: 'missing' });
    expect(afterLook(missing, 'missing', 7 * day).told).toBeNull();
    expect(afterLook(missing, 'there', 7 * day)).toEqual({ ...proven, told: null });
    expect(afterLook(missing, 'missing', 8 * day)).toEqual({
      provenAt: null,
      missingSince: null,
      told: 'lost',
    });
    expect(afterLook({ provenAt: null, missingSince: null }, 'missing', day).told).toBeNull();
  });
});
