import { policiesOf } from '#domain/balances/leave-situation.ts';
import { periodAt, type ReferencePeriod } from '#domain/balances/reference-period.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import {
  figureOfCourse,
  figuresOfTime,
  figuresOfToday,
  type NamedFigure,
  type RequestSums,
} from '#domain/insights/figures.ts';
import {
  type LineTable,
  lineTable,
  type MonthSums,
  presentIn,
  sumsByMonth,
} from '#domain/insights/line-table.ts';
import { hasBit, type PeopleBits, unionOf } from '#domain/insights/people-bits.ts';
import { type MonthSpan, spanBefore } from '#domain/insights/period.ts';
import type { AwaySums } from '#domain/insights/rates.ts';
import type { PaidLeaveStanding } from '#domain/insights/standing.ts';
import type { Teller } from '#domain/insights/teller.ts';
import { hiddenDaysOf, sumsTold, type ToldMonth, toldTime } from '#domain/insights/told-months.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { loadSettingsInForce } from '#server/store/leave-basis.ts';
import { findOrganization, type Organization } from '#server/store/organizations.ts';
import { type AskedInsights, askedMonths } from './asked-time.ts';
import { groupRow, groupsBeside, type InsightGroupRow } from './group-rows.ts';
import { readKeptLines } from './kept-lines.ts';
import {
  type GroupFilters,
  type InsightReader,
  type NamedGroup,
  type NumberedReach,
  numberedReach,
  reachOf,
} from './population.ts';
import { refreshFigures } from './refresh-figures.ts';
import { requestsTold } from './requests-told.ts';

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
  /** In which leave is earned and taken, by the rules of the organisation. */
  readonly leaveYear: ReferencePeriod;
  readonly seesEveryone: boolean;
  readonly people: number;
  readonly isHidden: boolean;
  readonly figures: readonly (NamedFigure & { readonly before: NamedFigure | null })[];
  readonly months: readonly InsightsMonth[];
  readonly heat: readonly HeatCell[];
  readonly rows: readonly InsightGroupRow[];
}

/** U4: one population and one time, and the time before. */
export async function readInsights(
  { database, now }: Services,
  actor: InsightReader,
  asked: AskedInsights,
): Promise<Insights> {
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  const span = askedMonths(asked, today);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const policies = policiesOf({ settings: await loadSettingsInForce(tx) }, organization);
    const leaveYear = periodAt(policies, today);
    const reach = await reachOf(tx, actor, today);
    await refreshFigures(tx, organization, today);
    const { userIds, paidLeave, grid } = await readKeptLines(tx);
    const numbered = numberedReach(reach, asked, userIds);
    const { teller, absenceTeller, everyone } = numbered;
    const before = spanBefore(span);
    const table = lineTable(grid, span);
    const time = toldTime(table, teller);
    const tableBefore = lineTable(grid, before);
    const earlier = toldTime(tableBefore, teller);
    const absences = absenceTeller === teller ? time : toldTime(table, absenceTeller);
    const absencesBefore = absenceTeller === teller ? earlier : toldTime(tableBefore, absenceTeller);
    const beside = groupsBeside(table, numbered, asked);
    const meant = teller.meant(everyone);
    const [requests, requestsBefore, ...ofGroups] = (await requestsTold(
      tx,
      span,
      organization.timeZone,
      userIds,
      [
        { people: meant, time, isBefore: false },
        { people: meant, time: earlier, isBefore: true },
        ...beside.map(({ people, time: own }) => ({ people, time: own, isBefore: false })),
      ],
    )) as [RequestSums, RequestSums, ...RequestSums[]];
    const isHidden = sumsTold(time) === null;
    return {
      organization,
      today,
      span,
      before,
      filters: asked,
      groups: reach.groups,
      leaveYear,
      seesEveryone: reach.people === null,
      people: time.people.size,
      isHidden,
      figures: isHidden
        ? []
        : compared(
            [
              ...figuresOfTime(sumsTold(absences), requests),
              ...leaveFigures(paidLeave, presentIn(grid, today), numbered),
              figureOfCourse(leaveYear, today),
            ],
            sumsTold(earlier) ? figuresOfTime(sumsTold(absencesBefore), requestsBefore) : [],
          ),
      months: isHidden ? [] : absences.months.map(shownMonth),
      heat: isHidden ? [] : heatCells(absences.months, table, absenceTeller),
      rows: isHidden ? [] : beside.flatMap((group, place) => groupRow(group, ofGroups[place])),
    };
  });
}

/** U3, U16: of who is there this month, whatever months are asked for. */
function leaveFigures(
  paidLeave: readonly PaidLeaveStanding[],
  present: PeopleBits,
  { teller }: NumberedReach,
): NamedFigure[] {
  if (!teller.isTold(present)) {
    return figuresOfToday([]).map(({ id }) => ({ id, value: null, days: null }));
  }
  const people = teller.meant(present);
  return figuresOfToday(paidLeave.filter((_, place) => hasBit(people, place)));
}

function compared(figures: readonly NamedFigure[], before: readonly NamedFigure[]) {
  const known = new Map(before.map((figure) => [figure.id, figure]));
  return figures.map((figure) => ({ ...figure, before: known.get(figure.id) ?? null }));
}

function shownMonth({ month, isTold, sums }: ToldMonth): InsightsMonth {
  return { month, isHidden: !isTold, sums };
}

function heatCells(months: readonly ToldMonth[], table: LineTable, teller: Teller): HeatCell[] {
  const { presence } = table;
  const weeks = sumsByMonth(table, unionOf(presence.map(({ people }) => teller.meant(people))));
  return weeks.flatMap((week) => {
    const there = presence.find(({ month }) => month === week.month);
    const isTold = months.some(({ month, isTold: own }) => own && month === week.month);
    const hidden = isTold && there ? hiddenDaysOf(there, teller) : [];
    return week.peopleByDay.map((people, day) => ({
      month: week.month,
      weekday: day + 1,
      // A weekday that nobody works hides nobody.
      isHidden: people > 0 && (hidden[day] ?? true),
      sums: sumsOfWeekday(week, day),
    }));
  });
}

function sumsOfWeekday({ peopleByDay, expected, away }: MonthSums, day: number): AwaySums {
  const on = (week: readonly number[]): number => week[day] ?? 0;
  return {
    people: on(peopleByDay),
    expected: on(expected),
    away: {
      health: on(away.health),
      unforeseen: on(away.unforeseen),
      other: on(away.other),
      'paid-leave': on(away['paid-leave']),
    },
    spells: 0,
    shortSpells: 0,
  };
}
