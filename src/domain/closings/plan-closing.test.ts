import { describe, expect, it } from 'vitest';
import { fraction } from '../amounts/fraction.ts';
import { entry, type LedgerEntry } from '../balances/ledger-entry.ts';
import { leaveRange } from '../calendar/leave-range.ts';
import { plainDate } from '../calendar/plain-date.ts';
import type { HeldRequest } from '../leave-requests/held-request.ts';
import { BUILT_IN_TYPES, type LeaveType, leaveTypesOf } from '../leave-types/leave-type.ts';
import { DEFAULT_SETTINGS } from '../policies/leave-settings.ts';
import { type AskedClosing, type ClosingTerms, refuseClosing } from './closing.ts';
import { type ClosingSituation, planClosing } from './plan-closing.ts';

const { vacation, personal } = BUILT_IN_TYPES;
const rtt: LeaveType = { ...personal, id: 'rtt', counter: 'rtt', absence: 'rtt' };
const unpaid: LeaveType = { ...personal, id: 'unpaid', absence: 'unpaid' };
const wholeDays: LeaveType = { ...rtt, id: 'whole', halfDays: false };
const types = leaveTypesOf([rtt, unpaid, wholeDays]);

/** Monday to Friday, no holiday inside. */
const week = leaveRange(plainDate('2027-08-02'), plainDate('2027-08-06'));
const terms: ClosingTerms = {
  range: week,
  types: ['rtt', 'vacation'],
  whenShort: 'in-advance',
  otherType: null,
};

const opening = (counter: string, days: number): LedgerEntry =>
  entry({
    key: `opening/${counter}`,
    counter,
    date: plainDate('2027-05-31'),
    amount: fraction(Math.round(days * 2), 2),
    cause: { kind: 'opening' },
    rule: 'B9',
    period: plainDate('2026-06-01'),
    expires: plainDate('2028-05-31'),
  });

function situation(
  days: { rtt: number; paid: number },
  held: readonly HeldRequest[] = [],
  week?: string,
): ClosingSituation {
  const manual = [opening('rtt', days.rtt), opening('paid-leave', days.paid)];
  return {
    standing: {
      person: {
        id: 'p',
        employedFrom: plainDate('2020-01-01'),
        employedTo: null,
        joinedAt: new Date('2020-01-01T00:00:00Z'),
      },
      organization: { timeZone: 'Europe/Paris', holidayZone: 'metropole' },
      basis: {
        types,
        settings: [
          {
            from: plainDate('2020-01-01'),
            // Nothing is earned meanwhile, so that what is there is what was opened.
            settings: { ...DEFAULT_SETTINGS, daysPerYear: 0 },
          },
        ],
        patterns:
          week === undefined ? [] : [{ from: plainDate('2020-01-01'), weeks: [week], weeklyRest: null }],
        waivers: [],
        manual,
        informed: [],
        placements: [],
        rules: [],
        rights: { birthDate: null, children: [], seniorityFrom: null, closedUntil: null },
      },
    },
    held,
    recorded: manual,
    today: plainDate('2027-06-01'),
  };
}

let made = 0;
const newId = () => {
  made += 1;
  return `part-${made}`;
};
const planned = (asked: Partial<ClosingTerms>, given: ClosingSituation) => {
  const plan = planClosing({ ...terms, ...asked }, given, newId);
  return {
    parts: plan.parts.map(({ type, range, assessment }) => {
      const { start, startHalf, end, endHalf } = range;
      return [type.id, `${start} ${startHalf}`, `${end} ${endHalf}`, assessment.count.days];
    }),
    covered: plan.covered.map(({ absence, halves }) => [absence.id, halves / 2]),
    left: plan.leftHalves / 2,
  };
};

const own = (start: string, startHalf: 'am' | 'pm', end: string, endHalf: 'am' | 'pm'): HeldRequest => ({
  id: 'own',
  type: 'personal',
  state: 'pending',
  startDate: plainDate(start),
  startHalf,
  endDate: plainDate(end),
  endHalf,
});

describe('Q2: what pays for a closing', () => {
  it('is the first counter as far as it goes, to the half-day, then the next', () => {
    expect(planned({}, situation({ rtt: 2.5, paid: 20 }))).toEqual({
      parts: [
        ['rtt', '2027-08-02 am', '2027-08-04 am', 2.5],
        ['vacation', '2027-08-04 pm', '2027-08-06 pm', 2.5],
      ],
      covered: [],
      left: 0,
    });
  });

  it('takes whole days alone from a type that is taken by whole days', () => {
    const { parts } = planned({ types: ['whole', 'vacation'] }, situation({ rtt: 2.5, paid: 20 }));
    expect(parts).toEqual([
      ['whole', '2027-08-02 am', '2027-08-03 pm', 2],
      ['vacation', '2027-08-04 am', '2027-08-06 pm', 3],
    ]);
  });
});

describe('Q3: days for which nobody has days left', () => {
  const poor = situation({ rtt: 1, paid: 2 });
  it('are taken in advance from the last counter, as one leave', () => {
    expect(planned({}, poor).parts).toEqual([
      ['rtt', '2027-08-02 am', '2027-08-02 pm', 1],
      ['vacation', '2027-08-03 am', '2027-08-06 pm', 4],
    ]);
  });

  it('are of another type, or nothing is recorded', () => {
    const other = planned({ whenShort: 'other-type', otherType: 'unpaid' }, poor);
    expect(other.parts.map(([type, , , days]) => [type, days])).toEqual([
      ['rtt', 1],
      ['vacation', 2],
      ['unpaid', 2],
    ]);
    const nothing = planned({ whenShort: 'nothing' }, poor);
    expect([nothing.parts.length, nothing.left]).toEqual([2, 2]);
    expect(planned({ types: [], whenShort: 'nothing' }, poor)).toEqual({ parts: [], covered: [], left: 5 });
  });
});

describe('Q4: leave of one’s own', () => {
  it('stays, and the closing takes what is between', () => {
    const held = [own('2027-08-03', 'pm', '2027-08-04', 'pm')];
    expect(planned({ types: ['vacation'] }, situation({ rtt: 0, paid: 20 }, held))).toEqual({
      parts: [
        ['vacation', '2027-08-02 am', '2027-08-03 am', 1.5],
        ['vacation', '2027-08-05 am', '2027-08-06 pm', 2],
      ],
      covered: [['own', 1.5]],
      left: 0,
    });
  });

  it('may cover it whole; who does not work then owes nothing', () => {
    const held = [own('2027-07-26', 'am', '2027-08-20', 'pm')];
    expect(planned({}, situation({ rtt: 2, paid: 20 }, held)).parts).toEqual([]);
    const friday = leaveRange(plainDate('2027-08-06'), plainDate('2027-08-06'));
    const fourDays = '11111111000000';
    expect(planned({ range: friday }, situation({ rtt: 2, paid: 20 }, [], fourDays))).toEqual({
      parts: [],
      covered: [],
      left: 0,
    });
  });
});

describe('the terms of a closing', () => {
  const scope = { everyone: true, teamIds: [], userIds: [], exceptIds: [] };
  const refused = (change: Partial<AskedClosing>) => {
    const { range, ...unchanged } = terms;
    const period = { ok: true, range } as const;
    const asked = { ...unchanged, startHalf: 'am', endHalf: 'pm', period, scope, ...change } as const;
    const here = { types, teamIds: new Set(['team']), userIds: new Set(['ana', 'bea']) };
    return refuseClosing(asked, here).map(({ kind, ...told }) =>
      kind === 'type' ? told : { kind, ...told },
    );
  };
  it('name types that are known, counted in their order, and of another kind for the rest', () => {
    expect(refused({})).toEqual([]);
    expect(refused({ types: ['gone'] })).toEqual([{ field: 'types', because: 'type_unknown' }]);
    expect(refused({ types: ['unpaid'] })).toEqual([{ field: 'types', because: 'invalid' }]);
    expect(refused({ types: ['rtt', 'rtt'] })).toEqual([{ field: 'types', because: 'invalid' }]);
    expect(refused({ types: [] })).toEqual([{ field: 'types', because: 'required' }]);
    expect(refused({ whenShort: 'other-type' })).toEqual([{ field: 'otherType', because: 'required' }]);
    expect(refused({ whenShort: 'other-type', otherType: vacation.id })).toEqual([
      { field: 'otherType', because: 'invalid' },
    ]);
    const halved = refused({ startHalf: 'pm', types: ['whole'] });
    expect(halved).toEqual([{ field: 'types', because: 'whole_days_only' }]);
  });

  it('are refused for every reason at once', () => {
    const period = { ok: false, reason: 'end_before_start', at: 'end' } as const;
    const chosen = { everyone: false, teamIds: ['team', 'gone'], userIds: ['ana'], exceptIds: ['nobody'] };
    expect(refused({ period, types: ['gone'], scope: chosen })).toEqual([
      { kind: 'dates', because: 'end_before_start', at: 'end' },
      { field: 'types', because: 'type_unknown' },
      { kind: 'not-here', field: 'teamIds' },
      { kind: 'not-here', field: 'exceptIds' },
    ]);
  });
});
