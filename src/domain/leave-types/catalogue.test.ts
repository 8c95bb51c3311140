import { describe, expect, it } from 'vitest';
import { ABSENCE_KINDS, isAtWork, isKindAboutHealth } from '#domain/balances/absence.ts';
import { LEAVE_TYPE_CATALOGUE } from './catalogue.ts';
import { CATALOGUE_GROUPS } from './catalogue-type.ts';

const durationOf = (key: string) => LEAVE_TYPE_CATALOGUE.find((type) => type.key === key)?.duration?.fr;

describe('the catalogue (D1, D2)', () => {
  it('shows the durations of the law', () => {
    expect(durationOf('marriage')).toBe('4 jours ouvrables');
    expect(durationOf('child-marriage')).toBe('1 jour ouvrable');
    expect(durationOf('child-illness')).toBe('5 jours ouvrables');
    expect(durationOf('child-death')).toBe('12 ou 14 jours ouvrables, et 8 jours de deuil');
    expect(durationOf('paternity')).toBe('25 jours calendaires, 32 pour des naissances multiples');
  });

  it('has a type for every kind that the law on rights treats apart', () => {
    const kinds = new Set(LEAVE_TYPE_CATALOGUE.map(({ absence }) => absence));
    // Ordinary sickness is a type of every account; the two others are given, or elected to.
    const elsewhere = ['sickness', 'compensatory-rest', 'local-mandate'];
    expect(ABSENCE_KINDS.filter((kind) => !kinds.has(kind)).sort()).toEqual(elsewhere.toSorted());
  });

  it('keeps what tells of health to itself, and days at work out of secrets (G1, W6)', () => {
    for (const { key, absence, confidential, counter } of LEAVE_TYPE_CATALOGUE) {
      if (isKindAboutHealth(absence)) expect(confidential, key).toBe(true);
      if (isAtWork(absence)) expect([confidential, counter], key).toEqual([false, null]);
    }
  });

  it('stands in chapters, each in one piece', () => {
    const chapters = LEAVE_TYPE_CATALOGUE.map(({ group }) => group);
    const inOrder = chapters.filter((group, place) => group !== chapters[place - 1]);
    expect(inOrder).toEqual([...CATALOGUE_GROUPS]);
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
