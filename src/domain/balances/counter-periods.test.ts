import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, fractionText } from '#domain/amounts/fraction.ts';
import { factsOf, leave } from '#domain/balances/leave-facts.fixture.ts';
import { addDays, plainDate as d } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { balanceAt } from './balance.ts';
import { figuresByPeriod, type PeriodFigures } from './counter-periods.ts';
import { counterSummary } from './counter-summary.ts';
import { dueEntries } from './due-entries.ts';
import { periodAt } from './reference-period.ts';

const policies = always({ ...DEFAULT_POLICY, fractionnement: false });

function figuresOn(date: string, ...leaves: ReturnType<typeof leave>[]) {
  const at = d(date);
  const ledger = dueEntries(factsOf({ leaves }), policies, at);
  const told = figuresByPeriod(ledger, 'paid-leave', at, periodAt(policies, at).start);
  return { at, ledger, told };
}

const text = ({ acquired, taken, balance }: PeriodFigures) => [acquired, taken, balance].map(fractionText);

describe('J12: a counter on the last day of a month', () => {
  it('tells what is being taken apart from what is being earned', () => {
    const { told } = figuresOn('2026-09-30', leave('summer', '2026-07-06', '2026-07-10'));
    expect(text(told.previous)).toEqual(['25', '5', '20']);
    expect(text(told.current)).toEqual(['25/3', '0', '25/3']);
  });

  it('takes days that nothing pays for yet from what is being earned', () => {
    const { told } = figuresOn('2025-07-31', leave('early', '2025-07-07', '2025-07-11'));
    expect(text(told.previous)).toEqual(['0', '0', '0']);
    expect(text(told.current)).toEqual(['25/6', '5', '-5/6']);
  });

  it('adds up to the balance and to what the page of balances calls earned, on any day', () => {
    const weeks = fc.uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 8 });
    fc.assert(
      fc.property(weeks, fc.integer({ min: 10, max: 1000 }), (chosen, days) => {
        const leaves = chosen.map((week) => {
          const monday = addDays(d('2025-06-02'), week * 7);
          return leave(`w${week}`, monday, addDays(monday, 4));
        });
        const { at, ledger, told } = figuresOn(addDays(d('2025-06-02'), days), ...leaves);
        const total = add(told.previous.balance, told.current.balance);
        expect(fractionText(total)).toBe(fractionText(balanceAt(ledger, 'paid-leave', at).total));
        const earned = add(told.previous.acquired, told.current.acquired);
        expect(fractionText(earned)).toBe(fractionText(counterSummary(ledger, 'paid-leave', at).acquired));
      }),
      { numRuns: 60 },
    );
  });
});
