import { describe, expect, it } from 'vitest';
import { LEAVE_TYPE_CATALOGUE } from './catalogue.ts';

const durationOf = (key: string) => LEAVE_TYPE_CATALOGUE.find((type) => type.key === key)?.duration?.fr;

describe('the catalogue (D1, D2)', () => {
  it('shows the durations of the law', () => {
    expect(durationOf('marriage')).toBe('4 jours ouvrables');
    expect(durationOf('child-marriage')).toBe('1 jour ouvrable');
    expect(durationOf('child-illness')).toBe('10 jours ouvrables');
    expect(durationOf('child-death')).toBe('12 ou 14 jours ouvrables, et 8 jours de deuil');
    expect(durationOf('paternity')).toBe('25 jours calendaires, 32 pour des naissances multiples');
  });

  it('names each type once, in both languages, and cites an article for each right', () => {
    const keys = LEAVE_TYPE_CATALOGUE.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, name, duration, article } of LEAVE_TYPE_CATALOGUE) {
      expect(
        [name.fr, name.en].every((text) => text.length > 0),
        key,
      ).toBe(true);
      expect(duration === null || article !== null, key).toBe(true);
    }
  });
});
