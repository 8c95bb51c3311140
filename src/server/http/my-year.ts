import type { myYearEndpoints } from '#contract/my-year.ts';
import { hundredths } from '#domain/amounts/fraction.ts';
import type { ByWeekday } from '#domain/insights/person-months.ts';
import { readMyYear } from '#server/actions/insights/read-my-year.ts';
import type { Services } from '#server/services.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import type { Handlers } from './mount.ts';

const daysOf = (...weeks: readonly ByWeekday[]): number =>
  weeks.flat().reduce((sum, halves) => sum + halves, 0) / 2;

export function myYearHandlers(services: Services): Handlers<typeof myYearEndpoints> {
  return {
    read: async (_input, { actor, language }) => {
      const { today, types, months, standing } = await readMyYear(services, actor);
      const { acquired, taken, booked, left } = standing.paidLeave;
      return {
        today,
        months: months.map(({ month, away }) => ({
          month: month.slice(0, 7),
          planned: daysOf(away.other, away['paid-leave']),
          unplanned: daysOf(away.health, away.unforeseen),
        })),
        paidLeave: {
          acquired: hundredths(acquired),
          taken: hundredths(taken),
          booked: hundredths(booked),
          left: hundredths(left),
        },
        lots: standing.lots
          .toSorted((a, b) => (a.expires < b.expires ? -1 : 1))
          .map(({ counter, days, expires }) => ({
            counter,
            label: counterLabel(counter, language, types),
            days: hundredths(days),
            expires,
          })),
        rest: standing.rest,
      };
    },
  };
}
