import { describe, expect, it } from 'vitest';
import { fraction, fractionText } from '#domain/amounts/fraction.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always, timeline } from '#domain/calendar/timeline.ts';
import { FULL_TIME } from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import { previewPolicyChange } from '#domain/policies/preview.ts';
import type { Absence } from './absence.ts';
import { balanceAt, requestAgainstBalance, statementAt } from './balance.ts';
import { correctingEntries, newEntries } from './corrections.ts';
import { dueEntries } from './due-entries.ts';
import type { BookedLeave, LeaveFacts } from './leave-facts.ts';
import { entry } from './ledger-entry.ts';

const OUVRABLES: LeavePolicy = { ...DEFAULT_POLICY, unit: 'ouvrables' };

function factsOf(
  changes: Partial<LeaveFacts> & { readonly from?: string; readonly to?: string } = {},
): LeaveFacts {
  const from = d(changes.from ?? '2025-06-01');
  return {
    employment: { from, to: changes.to === undefined ? null : d(changes.to) },
    patterns: always(FULL_TIME),
    birthDate: null,
    children: [],
    absences: [],
    leaves: [],
    manual: [],
    keptFrom: from,
    fractionnementWaivers: [],
    ...changes,
  };
}

function absence(
  kind: Absence['kind'],
  start: string,
  end: string,
  informedOn: string | null = null,
): Absence {
  return {
    kind,
    range: leaveRange(d(start), d(end)),
    informedOn: informedOn === null ? null : d(informedOn),
    notified: true,
  };
}

function leave(requestId: string, start: string, end: string, counter = 'paid-leave'): BookedLeave {
  return { requestId, counter, range: leaveRange(d(start), d(end)) };
}

function totalAt(facts: LeaveFacts, policy: LeavePolicy, date: string, counter = 'paid-leave'): string {
  const ledger = dueEntries(facts, always(policy), d(date));
  const balance = balanceAt(ledger, counter, d(date));
  expect(fractionText(statementAt(ledger, counter, d(date)).total)).toBe(fractionText(balance.total));
  return fractionText(balance.total);
}

describe('the ledger', () => {
  it('earns 25/12 a month and 25 a year in ouvrés (A1, A5)', () => {
    expect(totalAt(factsOf(), DEFAULT_POLICY, '2025-06-30')).toBe('25/12');
    expect(totalAt(factsOf(), DEFAULT_POLICY, '2026-05-30')).toBe('275/12');
    expect(totalAt(factsOf(), DEFAULT_POLICY, '2026-05-31')).toBe('25');
  });

  it('rounds up at the end of the period and on departure (A3)', () => {
    expect(totalAt(factsOf({ from: '2025-09-01' }), OUVRABLES, '2026-05-31')).toBe('23');
    expect(totalAt(factsOf({ from: '2025-09-01' }), DEFAULT_POLICY, '2026-05-31')).toBe('19');
    expect(totalAt(factsOf({ from: '2025-06-01', to: '2025-10-31' }), OUVRABLES, '2026-01-01')).toBe('13');
  });

  it('lets the days of a period lapse a year after it (B3)', () => {
    expect(totalAt(factsOf(), DEFAULT_POLICY, '2027-05-31')).toBe('50');
    expect(totalAt(factsOf(), { ...DEFAULT_POLICY, fractionnement: false }, '2027-05-31')).toBe('50');
    expect(totalAt(factsOf(), { ...DEFAULT_POLICY, fractionnement: false }, '2027-06-01')).toBe('25');
  });

  it('takes first the days that expire first (B2)', () => {
    const facts = factsOf({ leaves: [leave('summer', '2026-07-06', '2026-07-10')] });
    const ledger = dueEntries(facts, always(DEFAULT_POLICY), d('2026-08-01'));
    const { lots } = balanceAt(ledger, 'paid-leave', d('2026-08-01'));
    expect(lots.map((lot) => [lot.period, lot.expires, fractionText(lot.remaining)])).toEqual([
      ['2025-06-01', '2027-05-31', '20'],
      ['2026-06-01', '2028-05-31', '25/6'],
    ]);
  });

  it('pays each day of a leave across two periods from what is still usable (B2)', () => {
    const facts = factsOf({ from: '2025-06-01', leaves: [leave('bridge', '2027-05-24', '2027-06-11')] });
    const ledger = dueEntries(facts, always({ ...DEFAULT_POLICY, fractionnement: false }), d('2027-06-30'));
    const { lots } = balanceAt(ledger, 'paid-leave', d('2027-06-30'));
    expect(lots.map((lot) => [lot.period, fractionText(lot.remaining)])).toEqual([
      ['2026-06-01', '16'],
      ['2027-06-01', '25/12'],
    ]);
  });

  it('goes below zero when days are taken before they are earned, and is paid back (B6)', () => {
    const facts = factsOf({ leaves: [leave('early', '2025-07-07', '2025-07-11')] });
    expect(totalAt(facts, DEFAULT_POLICY, '2025-07-11')).toBe('-35/12');
    expect(totalAt(facts, DEFAULT_POLICY, '2026-05-31')).toBe('20');
    expect(requestAgainstBalance(fraction(3), fraction(1), fraction(5, 2), false).verdict).toBe(
      'beyond-balance-warned',
    );
    expect(requestAgainstBalance(fraction(3), fraction(1), fraction(5, 2), true).verdict).toBe(
      'beyond-balance-refused',
    );
    expect(requestAgainstBalance(fraction(3), fraction(1), fraction(2), true).verdict).toBe('enough');
  });

  it('carries over what the policy allows, for as long as it allows (B4)', () => {
    const policy: LeavePolicy = {
      ...DEFAULT_POLICY,
      fractionnement: false,
      carryOver: { kind: 'up-to', days: fraction(5), months: 6 },
    };
    expect(totalAt(factsOf(), policy, '2027-06-01')).toBe('30');
    expect(totalAt(factsOf(), policy, '2027-11-30')).toBe('85/2');
    expect(totalAt(factsOf(), policy, '2027-12-01')).toBe('75/2');
    const all: LeavePolicy = { ...policy, carryOver: { kind: 'all', months: 12 } };
    expect(totalAt(factsOf(), all, '2027-06-01')).toBe('50');
  });

  it('follows the calendar year when the organisation does (A6)', () => {
    const policy: LeavePolicy = { ...DEFAULT_POLICY, periodStartMonth: 1, fractionnement: false };
    expect(totalAt(factsOf({ from: '2026-01-01' }), policy, '2026-12-31')).toBe('25');
    expect(totalAt(factsOf({ from: '2026-01-01' }), policy, '2028-01-01')).toBe('25');
  });

  it('cuts a period short when the organisation moves to the calendar year (A6)', () => {
    const policies = timeline([
      { from: d('2020-01-01'), value: { ...DEFAULT_POLICY, fractionnement: false } },
      { from: d('2027-01-01'), value: { ...DEFAULT_POLICY, fractionnement: false, periodStartMonth: 1 } },
    ]);
    const facts = factsOf({ from: '2026-06-01' });
    const at = (date: string) => balanceAt(dueEntries(facts, policies, d(date)), 'paid-leave', d(date)).lots;
    expect(at('2026-12-31').map((lot) => [lot.period, lot.expires, fractionText(lot.remaining)])).toEqual([
      ['2026-06-01', '2027-12-31', '15'],
    ]);
    expect(at('2027-12-31').map((lot) => fractionText(lot.remaining))).toEqual(['15', '25']);
  });

  it('converts what is left when the unit changes (B7)', () => {
    const policies = timeline([
      { from: d('2020-01-01'), value: OUVRABLES },
      { from: d('2026-06-01'), value: DEFAULT_POLICY },
    ]);
    const ledger = dueEntries(factsOf(), policies, d('2026-06-01'));
    expect(fractionText(balanceAt(ledger, 'paid-leave', d('2026-05-31')).total)).toBe('30');
    expect(fractionText(balanceAt(ledger, 'paid-leave', d('2026-06-01')).total)).toBe('25');
    expect(fractionText(statementAt(ledger, 'paid-leave', d('2026-06-01')).total)).toBe('25');
  });

  it('starts from an opening and rounds the whole period (B9)', () => {
    const opening = entry({
      key: 'opening/2025-06-01',
      counter: 'paid-leave',
      date: d('2026-01-01'),
      amount: fraction(175, 12),
      cause: { kind: 'opening' },
      rule: 'B9',
      period: d('2025-06-01'),
      expires: d('2027-05-31'),
    });
    const facts = factsOf({ from: '2019-03-04', keptFrom: d('2026-01-01'), manual: [opening] });
    expect(totalAt(facts, DEFAULT_POLICY, '2026-01-01')).toBe('175/12');
    expect(totalAt(facts, DEFAULT_POLICY, '2026-05-31')).toBe('25');
  });
});

describe('sickness', () => {
  it('earns two days a month, 24 a year at most (S1)', () => {
    const twoMonths = factsOf({ absences: [absence('sickness', '2025-10-01', '2025-11-30')] });
    expect(totalAt(twoMonths, OUVRABLES, '2026-05-31')).toBe('29');
    const wholeYear = factsOf({ absences: [absence('sickness', '2025-06-01', '2026-05-31')] });
    expect(totalAt(wholeYear, OUVRABLES, '2026-05-31')).toBe('24');
    const occupational = factsOf({ absences: [absence('occupational-illness', '2025-06-01', '2026-05-31')] });
    expect(totalAt(occupational, OUVRABLES, '2026-05-31')).toBe('30');
  });

  it('keeps days that expire during a stop until 15 months after the information (S3)', () => {
    const facts = factsOf({
      from: '2024-06-01',
      absences: [absence('sickness', '2026-04-01', '2026-06-30', '2026-07-10')],
    });
    const policy = { ...DEFAULT_POLICY, fractionnement: false };
    const ledger = dueEntries(facts, always(policy), d('2026-08-01'));
    const { lots } = balanceAt(ledger, 'paid-leave', d('2026-08-01'));
    expect(lots[0]).toMatchObject({ period: '2025-06-01', expires: '2027-05-31' });
    expect(lots.find((lot) => lot.period === '2024-06-01')).toMatchObject({
      expires: '2027-10-10',
      remaining: fraction(25),
    });
  });

  it('does not let the 15 months start before the information (S3)', () => {
    const facts = factsOf({
      from: '2024-06-01',
      absences: [absence('sickness', '2026-04-01', '2026-06-30')],
    });
    const ledger = dueEntries(facts, always(DEFAULT_POLICY), d('2030-01-01'));
    const lot = balanceAt(ledger, 'paid-leave', d('2030-01-01')).lots.find(
      (each) => each.period === '2024-06-01',
    );
    expect(lot?.expires).toBeNull();
  });

  it('lets what could be taken after the return lapse (S3)', () => {
    const facts = factsOf({
      from: '2024-06-01',
      absences: [absence('sickness', '2026-01-05', '2026-05-10', '2026-05-13')],
    });
    const ledger = dueEntries(facts, always({ ...DEFAULT_POLICY, fractionnement: false }), d('2026-06-01'));
    const lot = balanceAt(ledger, 'paid-leave', d('2026-06-01')).lots.find(
      (each) => each.period === '2024-06-01',
    );
    // 11–31 May 2026: fifteen weekdays, two of them holidays (Ascension, Whit Monday).
    expect(lot).toMatchObject({ expires: '2027-08-13', remaining: fraction(25 - 13) });
  });

  it('runs from the end of the period when the stop is a year long (S4)', () => {
    const stop = absence('sickness', '2024-05-01', '2026-01-31', '2026-03-01');
    const facts = factsOf({ from: '2020-06-01', keptFrom: d('2024-06-01'), absences: [stop] });
    const ledger = dueEntries(facts, always(DEFAULT_POLICY), d('2026-03-01'));
    const lot = balanceAt(ledger, 'paid-leave', d('2026-03-01')).lots.find(
      (each) => each.period === '2024-06-01',
    );
    // 15 months from 31 May 2025 end on 31 August 2026; 211 days were left at the return on 1 February 2026.
    expect(lot).toMatchObject({ expires: '2026-09-28', remaining: fraction(20) });
  });

  it('gives back the days of a leave it overlaps (S5)', () => {
    const facts = factsOf({
      leaves: [leave('july', '2026-07-06', '2026-07-10')],
      absences: [absence('sickness', '2026-07-08', '2026-07-12', '2026-07-20')],
    });
    const before = { ...facts, absences: [] };
    expect(totalAt(before, OUVRABLES, '2026-07-12')).toBe('53/2');
    expect(totalAt(facts, OUVRABLES, '2026-07-12')).toBe('61/2');
    expect(totalAt(before, DEFAULT_POLICY, '2026-07-12')).toBe('265/12');
    expect(totalAt(facts, DEFAULT_POLICY, '2026-07-12')).toBe('301/12');
  });
});

describe('absences that earn nothing', () => {
  it('are measured by months, weeks and days, the best being kept (A2)', () => {
    const fourWeeks = factsOf({ absences: [absence('unpaid', '2025-06-02', '2025-06-29')] });
    expect(totalAt(fourWeeks, OUVRABLES, '2026-05-31')).toBe('30');
    const threeMonths = factsOf({ absences: [absence('unpaid', '2025-09-01', '2025-11-30')] });
    // 274 days of work are 39.14 weeks, hence 24.46 days; nine months would give 22.5.
    expect(totalAt(threeMonths, OUVRABLES, '2026-05-31')).toBe('25');
  });

  it('never earn more than the same contract without absence (A2)', () => {
    const oneDay = factsOf({ from: '2025-09-01', absences: [absence('strike', '2025-10-07', '2025-10-07')] });
    expect(totalAt(oneDay, OUVRABLES, '2026-05-31')).toBe('23');
  });

  it('measure a month begun in its middle by days (A4)', () => {
    // 17–30 September 2025: ten open days, half a month.
    expect(totalAt(factsOf({ from: '2025-09-17' }), OUVRABLES, '2025-09-30')).toBe('5/4');
  });
});

describe('extra days', () => {
  it('reward days of the main leave taken in winter, on the day they are gained (F1)', () => {
    const bonusOf = (leaves: BookedLeave[], waived = false) =>
      dueEntries(
        factsOf({ leaves, fractionnementWaivers: waived ? [d('2025-06-01')] : [] }),
        always(OUVRABLES),
        d('2027-05-31'),
      )
        .filter((line) => line.cause.kind === 'fractionnement')
        .map((line) => line.date);
    const twoWeeks = leave('two weeks', '2026-06-01', '2026-06-13');
    const fourWeeks = leave('four weeks', '2026-06-01', '2026-06-27');
    const winterWeek = leave('winter', '2027-02-08', '2027-02-12');
    const threeDays = leave('three days', '2026-12-21', '2026-12-23');
    expect(bonusOf([twoWeeks, winterWeek])).toEqual(['2027-02-10', '2027-02-13']);
    expect(bonusOf([twoWeeks, threeDays])).toEqual(['2026-12-23']);
    expect(bonusOf([fourWeeks, winterWeek])).toEqual([]);
    expect(bonusOf([twoWeeks])).toEqual([]);
    expect(bonusOf([twoWeeks, winterWeek], true)).toEqual([]);
  });

  it('settle anticipated winter days once the window has closed (F1)', () => {
    const leaves = [
      leave('anticipated', '2026-02-09', '2026-02-14'),
      leave('summer', '2026-08-03', '2026-08-15'),
    ];
    const bonus = dueEntries(factsOf({ leaves }), always(OUVRABLES), d('2026-11-30')).filter(
      (line) => line.cause.kind === 'fractionnement',
    );
    expect(bonus.map((line) => line.date)).toEqual(['2026-11-01', '2026-11-01']);
  });

  it('come with dependent children (Y2, Y3)', () => {
    const children = [{ birthDate: d('2024-01-01'), disabled: false }];
    const young = factsOf({ birthDate: d('2005-06-01'), children });
    expect(totalAt(young, OUVRABLES, '2026-05-31')).toBe('32');
    const older = factsOf({
      from: '2025-07-01',
      birthDate: d('1990-06-01'),
      children: [...children, ...children],
    });
    expect(totalAt(older, OUVRABLES, '2026-05-31')).toBe('30');
  });

  it('come with seniority when the policy says so (N1)', () => {
    const seniority = [
      { years: 5, days: fraction(1) },
      { years: 10, days: fraction(2) },
    ];
    const facts = factsOf({ from: '2016-05-31', keptFrom: d('2025-06-01') });
    expect(totalAt(facts, { ...DEFAULT_POLICY, seniority }, '2026-05-31')).toBe('27');
    const younger = factsOf({ from: '2016-06-01', keptFrom: d('2025-06-01') });
    expect(totalAt(younger, { ...DEFAULT_POLICY, seniority }, '2026-05-31')).toBe('26');
  });
});

describe('RTT', () => {
  const policy: LeavePolicy = {
    ...DEFAULT_POLICY,
    rtt: { daysPerYear: fraction(12), acquisition: 'monthly', accruesDuringSickness: false },
  };

  it('is a second counter of the calendar year (R1)', () => {
    const facts = factsOf({ from: '2026-01-01' });
    expect(totalAt(facts, policy, '2026-03-31', 'rtt')).toBe('3');
    expect(totalAt(facts, policy, '2026-12-31', 'rtt')).toBe('12');
    expect(totalAt(facts, policy, '2027-01-01', 'rtt')).toBe('0');
    const sick = factsOf({ from: '2026-01-01', absences: [absence('sickness', '2026-02-01', '2026-02-28')] });
    expect(totalAt(sick, policy, '2026-03-31', 'rtt')).toBe('2');
  });

  it('costs what would have been worked and nothing around it (R2)', () => {
    const facts = factsOf({
      from: '2026-01-01',
      leaves: [leave('friday', '2026-03-27', '2026-03-29', 'rtt')],
    });
    expect(totalAt(facts, { ...policy, unit: 'ouvrables' }, '2026-03-31', 'rtt')).toBe('2');
  });

  it('can come all at once, in proportion to the year (R1)', () => {
    const atOnce: LeavePolicy = {
      ...policy,
      rtt: { daysPerYear: fraction(10), acquisition: 'on-1-january', accruesDuringSickness: true },
    };
    expect(totalAt(factsOf({ from: '2026-07-02' }), atOnce, '2026-07-02', 'rtt')).toBe('366/73');
    expect(totalAt(factsOf({ from: '2025-01-01' }), atOnce, '2026-01-01', 'rtt')).toBe('10');
  });
});

describe('corrections', () => {
  const july = leave('july', '2026-07-06', '2026-07-10');

  it('restore a balance exactly when an approved leave is cancelled (B8)', () => {
    const without = dueEntries(factsOf(), always(DEFAULT_POLICY), d('2026-12-31'));
    const booked = dueEntries(factsOf({ leaves: [july] }), always(DEFAULT_POLICY), d('2026-12-31'));
    const corrected = [...booked, ...correctingEntries(booked, without, 'cancelled')];
    expect(balanceAt(corrected, 'paid-leave', d('2026-12-31'))).toEqual(
      balanceAt(without, 'paid-leave', d('2026-12-31')),
    );
    expect(correctingEntries(corrected, without, 'again')).toEqual([]);
  });

  it('undo and redo a carry-over (B8)', () => {
    const facts = factsOf();
    const carrying: LeavePolicy = { ...DEFAULT_POLICY, carryOver: { kind: 'all', months: 12 } };
    const on = d('2027-07-01');
    const plain = dueEntries(facts, always(DEFAULT_POLICY), on);
    const carried = dueEntries(facts, always(carrying), on);
    const undone = [...carried, ...correctingEntries(carried, plain, 'no longer')];
    expect(balanceAt(undone, 'paid-leave', on)).toEqual(balanceAt(plain, 'paid-leave', on));
    const redone = [...undone, ...correctingEntries(undone, carried, 'after all')];
    expect(balanceAt(redone, 'paid-leave', on)).toEqual(balanceAt(carried, 'paid-leave', on));
    expect(new Set(redone.map((line) => line.id)).size).toBe(redone.length);
  });

  it('add each day only what is new', () => {
    const may = dueEntries(factsOf(), always(DEFAULT_POLICY), d('2026-05-31'));
    const june = dueEntries(factsOf(), always(DEFAULT_POLICY), d('2026-06-30'));
    expect(newEntries(may, june).map((line) => line.key)).toEqual(['accrued/2026-06']);
  });

  it('show what a change of policy would do, and to whom (P2)', () => {
    const facts = factsOf({ leaves: [july] });
    const on = d('2026-08-31');
    const current = always(DEFAULT_POLICY);
    const proposed = timeline([
      { from: d('2020-01-01'), value: DEFAULT_POLICY },
      { from: d('2026-06-01'), value: { ...DEFAULT_POLICY, daysPerYear: fraction(27) } },
    ]);
    const recorded = dueEntries(facts, current, on);
    const preview = previewPolicyChange(
      [{ personId: 'a', facts, recorded }],
      current,
      proposed,
      on,
      'accord',
    );
    expect(preview.changes).toHaveLength(1);
    expect(preview.changes[0]?.balances).toEqual([
      { counter: 'paid-leave', before: fraction(105, 4), after: fraction(107, 4) },
    ]);
    const applied = [...recorded, ...(preview.changes[0]?.corrections ?? [])];
    expect(fractionText(balanceAt(applied, 'paid-leave', on).total)).toBe('107/4');
    expect(
      previewPolicyChange([{ personId: 'a', facts, recorded }], current, current, on, 'none').changes,
    ).toEqual([]);
  });
});
