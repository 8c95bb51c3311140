import { type Fraction, sum } from '#domain/amounts/fraction.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addMonths, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { Services } from '#server/services.ts';
import type { InsightReader } from './population.ts';
import { readExpiring } from './read-expiring.ts';
import { type Insights, readInsights } from './read-insights.ts';
import { readShortages } from './read-shortages.ts';

export interface FiguresReport {
  readonly month: PlainDate;
  readonly insights: Insights;
  /** Who would lose days by the end of the period: how many people, and how many days in all. */
  readonly lapsing: { readonly by: PlainDate; readonly people: number; readonly days: Fraction };
  /** Days of the month on which fewer were in than the minimum asks for. */
  readonly shortDays: number;
}

/** U12: what is told of one month, by mail and on paper; without one, of the last that is over. */
export async function readReport(
  services: Services,
  reader: InsightReader,
  asked?: PlainDate,
): Promise<FiguresReport> {
  const today = dayOfInstant(services.now().getTime(), reader.timeZone);
  const month = asked ?? addMonths(firstOfMonth(today), -1);
  const span = { from: month, to: month };
  const insights = await readInsights(services, reader, span);
  const { by, people } = await readExpiring(services, reader, {});
  const shortages = await readShortages(services, reader, span);
  return {
    month,
    insights,
    lapsing: {
      by,
      people: people.length,
      days: sum(people.flatMap(({ lots }) => lots.map(({ days }) => days))),
    },
    shortDays: new Set(shortages.map(({ date }) => date)).size,
  };
}
