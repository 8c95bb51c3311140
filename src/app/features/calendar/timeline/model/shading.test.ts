import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { shadedRuns, shadingImage } from './shading.ts';
import { spanOf } from './span.ts';
import { workReader } from './work.ts';

const week = spanOf('week', d('2026-05-13'));
const nobody = { weeks: [], employedFrom: null, employedTo: null };
const work = workReader(week, ['2026-05-14']);

describe('what is not worked', () => {
  it('is the weekend, for whoever works Monday to Friday', () => {
    expect(shadedRuns(work(nobody))).toEqual([{ shade: 'rest', start: 10, end: 14 }]);
  });

  it('is half a day, for whoever does not work on Wednesday afternoons', () => {
    const weeks = [{ from: '2026-01-05', weeks: ['11111011110000'] }];
    expect(shadedRuns(work({ ...nobody, weeks }))).toEqual([
      { shade: 'rest', start: 5, end: 6 },
      { shade: 'rest', start: 10, end: 14 },
    ]);
  });

  it('is told apart from what lies before and after a contract', () => {
    const hired = { ...nobody, employedFrom: '2026-05-12', employedTo: '2026-05-16' };
    expect(shadedRuns(work(hired))).toEqual([
      { shade: 'outside', start: 0, end: 2 },
      { shade: 'rest', start: 10, end: 12 },
      { shade: 'outside', start: 12, end: 14 },
    ]);
  });

  it('follows weeks that alternate, and a week that changes', () => {
    const weeks = [
      { from: '2026-05-04', weeks: ['11111111110000', '11000000000000'] },
      { from: '2026-05-13', weeks: ['00000000110000'] },
    ];
    expect(shadedRuns(work({ ...nobody, weeks }))).toEqual([
      { shade: 'rest', start: 2, end: 8 },
      { shade: 'rest', start: 10, end: 14 },
    ]);
  });

  it('leaves holidays to their own mark', () => {
    expect([...work(nobody).week]).toEqual([3, 3, 3, 3, 3, 0, 0]);
    expect([...work(nobody).worked]).toEqual([3, 3, 3, 0, 3, 0, 0]);
  });

  it('is painted in one go', () => {
    expect(shadingImage([{ shade: 'rest', start: 10, end: 14 }], 40, 'transparent')).toBe(
      'linear-gradient(to right, transparent 0px 200px, var(--resting) 200px 280px, transparent 280px)',
    );
    expect(shadingImage([], 40, 'transparent')).toBe('none');
    expect(shadingImage([], 40, 'var(--surface)')).toBe('linear-gradient(var(--surface), var(--surface))');
  });
});
