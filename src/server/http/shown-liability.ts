import type { z } from 'zod';
import type { liabilitySchema } from '#contract/leave-liability.ts';
import { hundredths } from '#domain/amounts/fraction.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { chargesOn, type LiabilityTotal, type PeriodLiability } from '#domain/insights/liability.ts';
import type { Language } from '#domain/text/language.ts';
import type { Liability, LiabilityOfPerson } from '#server/actions/insights/read-liability.ts';
import type { Cell, WrittenTable } from '#server/tables/table.ts';
import { writtenIn } from '#words/written.ts';

type ShownLiability = z.input<typeof liabilitySchema>;

export function shownLiability(found: Liability, language: Language): ShownLiability {
  const { accounts } = writtenIn(language).insights;
  return {
    at: found.at,
    forecastAt: found.forecastAt,
    chargesRate: found.chargesRate,
    people: found.people.map((one) => shownPerson(one, found.chargesRate)),
    total: shownTotal(found.total),
    forecast: shownTotal(found.forecast),
    usualForecast: shownTotal(found.usualForecast),
    onPayslips: found.onPayslips,
    journal: found.journal.map((line) => ({ ...line, label: accounts[line.account] })),
  };
}

function shownPerson(
  { person, basis, previous, current, forecastDays, usualForecastDays, payslipOn }: LiabilityOfPerson,
  rate: number,
) {
  const cents = (previous.cents ?? 0) + (current.cents ?? 0);
  return {
    user: { id: person.id, name: person.name },
    payrollNumber: person.payrollNumber,
    dailyRate: basis?.dailyRate ?? null,
    previousGross: basis?.previousGross ?? null,
    currentGross: basis?.currentGross ?? null,
    previous: shownOwed(previous),
    current: shownOwed(current),
    cents,
    charges: chargesOn(cents, rate),
    forecastDays: hundredths(forecastDays),
    usualForecastDays: usualForecastDays && hundredths(usualForecastDays),
    payslipOn,
  };
}

const shownOwed = (owed: PeriodLiability) => ({ ...owed, days: hundredths(owed.days) });
const shownTotal = (total: LiabilityTotal) => ({ ...total, days: hundredths(total.days) });

/** A line for each person, one for all, then the journal. Amounts in euros. */
export function liabilityTable(
  { people, total, forecast, usualForecast, journal }: ShownLiability,
  language: Language,
): WrittenTable {
  const { liability: words } = writtenIn(language).insights;
  const text = (value: string): Cell => ({ kind: 'text', value });
  const number = (value: number | null): Cell => ({ kind: 'number', value });
  const euros = (cents: number | null): Cell => number(cents === null ? null : cents / 100);
  const titles = [
    words.person,
    words.payrollNumber,
    words.previousDays,
    words.previousAmount,
    words.currentDays,
    words.currentAmount,
    words.amount,
    words.charges,
    words.forecast,
    words.usualForecast,
    words.counters,
  ];
  const nothing = number(null);
  return {
    name: words.sheet,
    columns: titles.map((title, place) => ({ title, width: place === 0 ? 30 : 16 })),
    rows: [
      ...people.map(({ user, payrollNumber, previous, current, cents, charges, ...ahead }): Cell[] => [
        text(user.name),
        text(payrollNumber ?? ''),
        number(previous.days),
        euros(previous.cents),
        number(current.days),
        euros(current.cents),
        euros(cents),
        euros(charges),
        number(ahead.forecastDays),
        number(ahead.usualForecastDays),
        ahead.payslipOn === null ? text('') : { kind: 'date', value: plainDate(ahead.payslipOn) },
      ]),
      [
        text(words.total),
        text(''),
        nothing,
        nothing,
        number(total.days),
        nothing,
        euros(total.cents),
        euros(total.charges),
        number(forecast.days),
        number(usualForecast.days),
        text(''),
      ],
      ...journal.map(({ account, label, debit, credit }) => [
        text(`${account} ${label}`),
        text(''),
        nothing,
        euros(debit),
        nothing,
        euros(credit),
        nothing,
        nothing,
        nothing,
        nothing,
        text(''),
      ]),
    ],
  };
}
