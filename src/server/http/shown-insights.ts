import type { z } from 'zod';
import type { insightsEndpoints, insightsSchema } from '#contract/insights.ts';
import { type Fraction, hundredths } from '#domain/amounts/fraction.ts';
import { toHundredths } from '#domain/amounts/rounding.ts';
import { ABSENCE_CLASSES } from '#domain/insights/absence-classes.ts';
import { type NamedFigure, UNIT_OF } from '#domain/insights/figures.ts';
import type { AwaySums } from '#domain/insights/rates.ts';
import type { Language } from '#domain/text/language.ts';
import type { InsightGroupRow } from '#server/actions/insights/group-rows.ts';
import type { NamedGroup } from '#server/actions/insights/population.ts';
import type { DayBehind, DaysBehind } from '#server/actions/insights/read-days.ts';
import type { Insights } from '#server/actions/insights/read-insights.ts';
import type { RestOfPerson } from '#server/actions/insights/read-rest.ts';
import type { ShortDay } from '#server/actions/insights/read-shortages.ts';
import { shownTypeName } from '#words/sentences/leave.ts';
import { writtenIn } from '#words/written.ts';

export type ShownInsights = z.input<typeof insightsSchema>;
export type ShownDay = z.input<typeof insightsEndpoints.days.response>[number];

const month = (day: string): string => day.slice(0, 7);
const shownValue = (value: Fraction | null): number | null => (value === null ? null : hundredths(value));

export function shownInsights(found: Insights, language: Language): ShownInsights {
  const words = writtenIn(language).insights;
  return {
    from: month(found.span.from),
    to: month(found.span.to),
    beforeFrom: month(found.before.from),
    beforeTo: month(found.before.to),
    today: found.today,
    people: found.isHidden ? null : found.people,
    hidden: found.isHidden,
    figures: found.figures.map((figure) => ({
      ...shownFigure(figure),
      ...words.figures[figure.id],
      days: shownValue(figure.days),
      before: shownValue(figure.before?.value ?? null),
    })),
    months: found.months.map((one) => ({ month: month(one.month), ...shownAway(one) })),
    heat: found.heat.map((one) => ({ month: month(one.month), weekday: one.weekday, ...shownAway(one) })),
    groups: found.rows.map(shownGroup),
    choices: found.groups.map(({ kind, id, name }: NamedGroup) => ({ kind, id, name })),
    leaveYear: { from: found.leaveYear.start, to: found.leaveYear.end },
    seesEveryone: found.seesEveryone,
  };
}

function shownFigure({ id, value }: NamedFigure) {
  return { id, value: shownValue(value), unit: UNIT_OF[id] };
}

function shownAway({ isHidden, sums }: { readonly isHidden: boolean; readonly sums: AwaySums }) {
  if (isHidden) return { expectedDays: null, away: null };
  const away = Object.fromEntries(ABSENCE_CLASSES.map((each) => [each, sums.away[each] / 2]));
  return { expectedDays: sums.expected / 2, away: away as Record<(typeof ABSENCE_CLASSES)[number], number> };
}

function shownGroup({ kind, id, name, people, isHidden, figures }: InsightGroupRow) {
  return { kind, id, name, people: isHidden ? null : people, figures: figures.map(shownFigure) };
}

const HOUR_MS = 3_600_000;

export function shownDays({ types, rows }: DaysBehind, language: Language): ShownDay[] {
  return rows.map(({ id, person, request, days, waitedMs }: DayBehind) => ({
    id,
    user: { id: person.id, name: person.name },
    typeName: request && shownTypeName(request.type, types, language),
    startDate: request?.startDate ?? null,
    startHalf: request?.startHalf ?? null,
    endDate: request?.endDate ?? null,
    endHalf: request?.endHalf ?? null,
    days: days === null ? null : hundredths(days),
    hours: waitedMs === null ? null : toHundredths(waitedMs / HOUR_MS),
  }));
}

export function shownShortDay({
  why,
  team,
  ...short
}: ShortDay): z.input<typeof insightsEndpoints.shortages.response>[number] {
  return {
    ...short,
    team: team && { id: team.id, name: team.name },
    planned: why?.planned ?? null,
    unplanned: why?.unplanned ?? null,
  };
}

export function shownRest({
  person,
  ...rest
}: RestOfPerson): z.input<typeof insightsEndpoints.rest.response>[number] {
  return { user: { id: person.id, name: person.name }, ...rest };
}
