import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { hasUnseen, kindOfRemark, type Remark, waitsFor } from './line-thread.ts';
import { monthsToClose } from './pay-month.ts';

const said = (who: 'accountant' | 'company', kind: Remark['kind'], minute: number): Remark => ({
  fromAccountant: who === 'accountant',
  kind,
  writtenAt: new Date(Date.UTC(2026, 9, 1, 8, minute)),
});

describe('J17: what is said about a line', () => {
  it('waits for the other side until it has written', () => {
    const asked = [said('accountant', 'comment', 0), said('accountant', 'question', 1)];
    expect(waitsFor([])).toBeNull();
    expect(waitsFor(asked)).toBe('company');
    expect(waitsFor([...asked, said('accountant', 'comment', 2)])).toBe('company');
    expect(waitsFor([...asked, said('company', 'answer', 2)])).toBeNull();
    expect(waitsFor([...asked, said('company', 'question', 2)])).toBe('accountant');
  });

  it('calls an answer what is written where a question waits', () => {
    const asked = [said('company', 'question', 0)];
    expect(kindOfRemark(asked, 'accountant', false)).toBe('answer');
    expect(kindOfRemark(asked, 'accountant', true)).toBe('question');
    expect(kindOfRemark(asked, 'company', false)).toBe('comment');
    expect(kindOfRemark([], 'accountant', false)).toBe('comment');
  });

  it('is unseen from when the other side wrote, not oneself', () => {
    const remarks = [said('accountant', 'question', 0), said('company', 'answer', 5)];
    expect(hasUnseen(remarks, 'accountant', null)).toBe(true);
    expect(hasUnseen(remarks, 'accountant', new Date(Date.UTC(2026, 9, 1, 8, 4)))).toBe(true);
    expect(hasUnseen(remarks, 'accountant', new Date(Date.UTC(2026, 9, 1, 8, 5)))).toBe(false);
    expect(hasUnseen(remarks.slice(0, 1), 'accountant', null)).toBe(false);
  });
});

describe('J15: months that wait in a company', () => {
  const today = plainDate('2026-11-16');

  it('are those that are over, after the last that is closed', () => {
    expect(monthsToClose(plainDate('2026-08-01'), today)).toEqual(['2026-09-01', '2026-10-01']);
    expect(monthsToClose(plainDate('2026-10-01'), today)).toEqual([]);
    expect(monthsToClose(plainDate('2026-11-01'), today)).toEqual([]);
    expect(monthsToClose(null, today)).toEqual(['2026-10-01']);
  });
});
