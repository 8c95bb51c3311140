import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/amounts/fraction.ts';
import { absence, factsOf, leave, OUVRABLES, totalAt } from '#domain/balances/leave-facts.fixture.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import { balanceAt } from './balance.ts';
import { dueEntries } from './due-entries.ts';
import type { BookedLeave } from './leave-facts.ts';

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
    // 15 months from 31 May 2025 end on 31 August 2026; seven of them were left at the return on 1 February 2026.
    expect(lot).toMatchObject({ expires: '2026-10-01', remaining: fraction(20) });
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

  it('gives back the whole of a day that two stops cover between them (S5)', () => {
    const tuesday = d('2026-07-07');
    const stop = (half: 'am' | 'pm') => ({
      ...absence('sickness', tuesday, tuesday),
      range: leaveRange(tuesday, tuesday, half, half),
    });
    const facts = factsOf({
      leaves: [leave('july', '2026-07-06', '2026-07-10')],
      absences: [stop('am'), stop('pm')],
    });
    const back = dueEntries(facts, always(DEFAULT_POLICY), d('2026-07-12')).filter(
      ({ cause }) => cause.kind === 'recredited',
    );
    expect(back.map(({ date, amount }) => [date, amount])).toEqual([[tuesday, fraction(1)]]);
  });

  it('leaves nothing owed for the Saturday holiday of a week that was no leave (S5, C5)', () => {
    // Saturday 15 August 2026 is a holiday on a closed day.
    const week = { leaves: [leave('august', '2026-08-10', '2026-08-14')] };
    const never = totalAt(factsOf({}), DEFAULT_POLICY, '2026-08-20');
    const sickAll = factsOf({ ...week, absences: [absence('sickness', '2026-08-10', '2026-08-14')] });
    const stayedHome = factsOf({ absences: [absence('sickness', '2026-08-10', '2026-08-14')] });
    expect(totalAt(sickAll, DEFAULT_POLICY, '2026-08-20')).toBe(
      totalAt(stayedHome, DEFAULT_POLICY, '2026-08-20'),
    );
    expect(totalAt(stayedHome, DEFAULT_POLICY, '2026-08-20')).toBe(never);
    // Sick on Monday alone, the person was on leave on the eve of the holiday.
    const sickMonday = factsOf({ ...week, absences: [absence('sickness', '2026-08-10', '2026-08-10')] });
    const credits = dueEntries(sickMonday, always(DEFAULT_POLICY), d('2026-08-20')).filter(
      ({ cause }) => cause.kind === 'holiday-credit',
    );
    expect(credits).toHaveLength(1);
  });
});

describe('absences that earn nothing', () => {
  it('are measured by months, weeks and days, the best being kept (A2)', () => {
    const fourWeeks = factsOf({ absences: [absence('unpaid', '2025-06-02', '2025-06-29')] });
    expect(totalAt(fourWeeks, OUVRABLES, '2026-05-31')).toBe('30');
    const threeMonths = factsOf({ absences: [absence('unpaid', '2025-09-01', '2025-11-30')] });
    // 195 days of work are 39 weeks, hence 24.38 days; nine months would give 22.5.
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
