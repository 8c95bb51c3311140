import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { nextCall, type OpenStep, type ThereAbsence } from './next-call.ts';
import type { ProviderAbsence } from './provider-absence.ts';
import { passes, pauseBefore, refusalKind } from './sending-states.ts';

const absence: ProviderAbsence = {
  employee: 'A-42',
  code: 'AB-300',
  startDate: plainDate('2026-09-09'),
  startHalf: 'am',
  endDate: plainDate('2026-09-09'),
  endHalf: 'pm',
};
const there = (rest: Partial<ThereAbsence> = {}): ThereAbsence => ({ id: null, ...absence, ...rest });
const step = (rest: Partial<OpenStep> = {}): OpenStep => ({
  deed: 'add',
  absence,
  maybeSent: false,
  knownId: null,
  ...rest,
});

describe('J27: what is left to do, by what the program has', () => {
  it('is nothing where the absence is there, or gone', () => {
    expect(nextCall('silae', step(), [there()])).toEqual({ kind: 'none', id: null });
    expect(nextCall('payfit', step(), [there({ id: 'a' })])).toEqual({ kind: 'none', id: 'a' });
    expect(nextCall('silae', step({ deed: 'delete' }), [])).toEqual({ kind: 'none', id: null });
  });

  it('is to add, to change what lasts otherwise, and to delete', () => {
    expect(nextCall('silae', step(), [there({ code: 'AB-310' })])).toEqual({ kind: 'add' });
    expect(nextCall('silae', step(), [there({ endHalf: 'am' })])).toEqual({ kind: 'change' });
    expect(nextCall('silae', step({ deed: 'change' }), [])).toEqual({ kind: 'add' });
    expect(nextCall('silae', step({ deed: 'delete' }), [there()])).toEqual({ kind: 'delete', id: null });
    expect(nextCall('payfit', step({ deed: 'delete' }), [there({ id: 'a' })])).toEqual({
      kind: 'delete',
      id: 'a',
    });
  });

  it('is by id where PayFit reads a type back under another name', () => {
    const wider = there({ id: 'a', code: 'fr_mariage' });
    expect(nextCall('payfit', step({ deed: 'delete', knownId: 'a' }), [wider])).toEqual({
      kind: 'delete',
      id: 'a',
    });
    expect(nextCall('payfit', step({ knownId: 'a' }), [wider])).toEqual({ kind: 'none', id: 'a' });
    expect(nextCall('payfit', step({ maybeSent: true }), [wider])).toEqual({ kind: 'none', id: 'a' });
    expect(nextCall('payfit', step(), [wider])).toEqual({ kind: 'occupied' });
  });
});

describe('J27: trouble', () => {
  it('is waited for with growing pauses, longer where the program asks, and given up in the end', () => {
    const pauses = [1, 2, 3, 4, 5, 6].map((failures) => pauseBefore(failures, null) ?? 0);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauseBefore(1, 900_000)).toBe(900_000);
    expect(pauseBefore(1, 1)).toBe(pauses[0]);
    expect(pauseBefore(7, null)).toBeNull();
    expect([passes('busy'), passes('unreachable'), passes('credentials')]).toEqual([true, true, false]);
  });

  it('with a month that is closed there is told apart by its words', () => {
    expect(refusalKind('La période 2026-09 est clôturée')).toBe('closed-month');
    expect(refusalKind('The payroll period is closed')).toBe('closed-month');
    expect(refusalKind('Salarié inconnu')).toBe('provider');
  });
});
