import { dayOfInstant } from '#domain/calendar/instant.ts';
import { instantAt } from '#domain/calendar/local-time.ts';
import { addDays, addMonths, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { figuresOfTime, figuresOfToday, type NamedFigure } from '#domain/insights/figures.ts';
import { type MonthSums, sumsByMonth } from '#domain/insights/month-line.ts';
import {
  lastDayOf,
  lastTwelveMonths,
  MOST_MONTHS,
  type MonthSpan,
  monthsIn,
  spanBefore,
} from '#domain/insights/period.ts';
import { MONTHS_AHEAD } from '#domain/insights/person-months.ts';
import { type AwaySums, addSums, NO_SUMS } from '#domain/insights/rates.ts';
import { hiddenCells, hiddenInTable } from '#domain/insights/suppression.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type FiguresKept, listFiguresKept } from '#server/store/figure-marks.ts';
import { countRequestsOfPeople, type PersonRequests } from '#server/store/insights.ts';
import { findOrganization, type Organization } from '#server/store/organizations.ts';
import { type GroupRow, groupRows } from './group-rows.ts';
import {
  type GroupFilters,
  type InsightReader,
  type NamedGroup,
  type Population,
  populationOf,
  reachOf,
} from './population.ts';
import { refreshFigures } from './refresh-figures.ts';
import { type PersonSums, peopleOf, requestSums, sumsOfPeople } from './sums-of-people.ts';

export interface AskedInsights extends GroupFilters {
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
}

/** Half-days of one weekday of one month. */
export interface HeatCell {
  readonly month: PlainDate;
  readonly weekday: number;
  readonly isHidden: boolean;
  readonly sums: AwaySums;
}

export interface InsightsMonth {
  readonly month: PlainDate;
  readonly isHidden: boolean;
  readonly sums: AwaySums;
}

export interface Insights {
  readonly organization: Organization;
  readonly today: PlainDate;
  readonly span: MonthSpan;
  readonly before: MonthSpan;
  readonly filters: GroupFilters;
  readonly groups: readonly NamedGroup[];
  readonly seesEveryone: boolean;
  readonly people: number;
  readonly isHidden: boolean;
  readonly figures: readonly (NamedFigure & { readonly before: NamedFigure | null })[];
  readonly months: readonly InsightsMonth[];
  readonly heat: readonly HeatCell[];
  readonly rows: readonly GroupRow[];
}

/** U4: one population and one time, and the time before. */
export async function readInsights(
  { database, now }: Services,
  actor: InsightReader,
  asked: AskedInsights,
): Promise<Insights> {
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  const span = spanOf(asked, today);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const reach = await reachOf(tx, actor, lastDayOf(span));
    await refreshFigures(tx, organization, today);
    const before = spanBefore(span);
    const kept = await listFiguresKept(tx);
    const sums = sumsOfPeople(kept, span);
    const population = populationOf(reach, asked, peopleOf(sums));
    const earlier = sumsOfPeople(kept, before);
    const populationBefore = populationOf(reach, asked, peopleOf(earlier));
    const filed = await requestsIn(tx, before, span, organization);
    const requests = filed.filter(({ isBefore }) => !isBefore);
    const requestsBefore = filed.filter(({ isBefore }) => isBefore);
    const counted = kept.filter(({ userId }) => population.people.has(userId));
    const months = sumsByMonth(
      counted.map(({ line }) => line),
      span,
    );
    const { isHidden, people } = population;
    return {
      organization,
      today,
      span,
      before,
      filters: asked,
      groups: reach.groups,
      seesEveryone: reach.people === null,
      people: people.size,
      isHidden,
      figures: isHidden
        ? []
        : compared(
            [...timeFigures(sums, requests, population), ...todayFigures(counted)],
            populationBefore.isHidden ? [] : timeFigures(earlier, requestsBefore, populationBefore),
          ),
      months: isHidden ? [] : shownMonths(months),
      heat: isHidden ? [] : heatCells(months),
      rows: isHidden ? [] : groupRows(reach.groups, asked, people, sums, requests),
    };
  });
}

/** Whole months that are over or begun, and as far ahead as leave is booked. */
export function spanOf({ from, to }: AskedInsights, today: PlainDate): MonthSpan {
  const usual = lastTwelveMonths(today);
  const end = to ?? (from === undefined ? usual.to : latestOf(from, usual.to));
  const span = { from: from ?? addMonths(end, -11), to: end };
  const problem = (field: 'from' | 'to') =>
    new Failure('validation_failed', { fields: { [field]: 'outside_calendar' } });
  if (span.to < span.from || monthsIn(span) > MOST_MONTHS) throw problem('from');
  if (span.to > addMonths(firstOfMonth(today), MONTHS_AHEAD)) throw problem('to');
  return span;
}

function latestOf(a: PlainDate, b: PlainDate): PlainDate {
  return a > b ? a : b;
}

async function requestsIn(
  tx: TenantTransaction,
  before: MonthSpan,
  span: MonthSpan,
  { timeZone }: Organization,
) {
  const midnight = (day: PlainDate) => new Date(instantAt(day, 0, timeZone));
  return countRequestsOfPeople(
    tx,
    midnight(before.from),
    midnight(span.from),
    midnight(addDays(lastDayOf(span), 1)),
  );
}

function timeFigures(
  sums: readonly PersonSums[],
  requests: readonly PersonRequests[],
  { people }: Population,
): NamedFigure[] {
  const away = sums.filter(({ userId }) => people.has(userId)).map((one) => one.sums);
  return figuresOfTime(
    away.reduce(addSums, NO_SUMS),
    requestSums(requests.filter(({ userId }) => people.has(userId))),
  );
}

function todayFigures(counted: readonly FiguresKept[]): NamedFigure[] {
  return figuresOfToday(counted.map(({ paidLeave }) => paidLeave));
}

function compared(figures: readonly NamedFigure[], before: readonly NamedFigure[]) {
  const known = new Map(before.map((figure) => [figure.id, figure]));
  return figures.map((figure) => ({ ...figure, before: known.get(figure.id) ?? null }));
}

function shownMonths(months: readonly MonthSums[]): InsightsMonth[] {
  const hidden = hiddenCells(months.map(({ people }) => people));
  return months.map((month, place) => ({
    month: month.month,
    isHidden: hidden[place] ?? true,
    sums: sumsOn(month, month.people, (week) => week.reduce((sum, each) => sum + each, 0)),
  }));
}

function heatCells(months: readonly MonthSums[]): HeatCell[] {
  const hidden = hiddenInTable(months.map(({ peopleByDay }) => peopleByDay));
  return months.flatMap((month, row) =>
    month.peopleByDay.map((people, place) => ({
      month: month.month,
      weekday: place + 1,
      isHidden: hidden[row]?.[place] ?? true,
      sums: sumsOn(month, people, (week) => week[place] ?? 0),
    })),
  );
}

function sumsOn(month: MonthSums, people: number, of: (week: readonly number[]) => number): AwaySums {
  return {
    people,
    expected: of(month.expected),
    away: {
      health: of(month.away.health),
      unforeseen: of(month.away.unforeseen),
      other: of(month.away.other),
      'paid-leave': of(month.away['paid-leave']),
    },
    spells: 0,
    shortSpells: 0,
  };
}
