import { describe, expect, it } from 'vitest';
import { AGREEMENTS, agreedDaysIn } from './agreements.ts';

describe('widespread agreements', () => {
  it('have steps that rise, each with its own number of years', () => {
    for (const { key, seniority } of AGREEMENTS) {
      const years = seniority.map((step) => step.years);
      expect(
        years.toSorted((a, b) => a - b),
        key,
      ).toEqual([...new Set(years)]);
      const days = seniority.map((step) => step.days);
      expect(
        days.toSorted((a, b) => a - b),
        key,
      ).toEqual(days);
    }
  });

  it('name a source or say nothing for certain', () => {
    const values = AGREEMENTS.flatMap(({ seniority, events }) => [...seniority, ...events]);
    expect(values.length).toBeGreaterThan(10);
    for (const { source } of values) expect(source === null || source.length > 10).toBe(true);
  });

  it('are as many weeks in another unit', () => {
    expect(agreedDaysIn(2, 'ouvrables', 'ouvres')).toBe(1.67);
    expect(agreedDaysIn(5, 'ouvres', 'ouvrables')).toBe(6);
    expect(agreedDaysIn(3, 'ouvres', 'ouvres')).toBe(3);
  });
});
