import { z } from 'zod';
import { FIGURE_IDS, FIGURE_UNITS } from '#domain/insights/figures.ts';
import { exportFormats, exportTypes } from './calendar-exports.ts';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import type { LiveTopic } from './live-topics.ts';
import { paging } from './paging.ts';
import { monthSchema } from './payroll.ts';
import { personBadgeSchema } from './people.ts';

const groupKinds = ['team', 'site', 'category'] as const;
const hidden =
  'Null where it would tell of fewer than five people (rule U5), or where there is nothing to tell.';

export const insightFilters = {
  team: z.uuid().optional().describe('One team, as it is today.'),
  site: z.uuid().optional().describe('One site, by who belongs to it today.'),
  category: z.uuid().optional().describe('One category, by who belongs to it today.'),
};

export const askedInsights = {
  from: monthSchema.optional().describe('First month; without it, twelve months up to `to`.'),
  to: monthSchema.optional().describe('Last month, included; without it, the last month that is over.'),
  ...insightFilters,
};

const figureSchema = z.object({
  id: z.enum(FIGURE_IDS),
  label: z.string(),
  value: z.number().nullable().describe(hidden),
  unit: z.enum(FIGURE_UNITS),
  formula: z.string().describe('How it is worked out, in words.'),
  days: z.number().nullable().describe('Days behind it, where it is about days.'),
});

const awaySchema = z.object({
  expectedDays: z.number().nullable().describe(`Days that would have been worked. ${hidden}`),
  away: z
    .object({ health: z.number(), unforeseen: z.number(), other: z.number(), 'paid-leave': z.number() })
    .nullable()
    .describe(`Days away by class (rule U1). ${hidden}`),
});

const groupSchema = z.object({ kind: z.enum(groupKinds), id: z.uuid(), name: z.string() });

export const insightsSchema = z.object({
  from: monthSchema,
  to: monthSchema,
  beforeFrom: monthSchema.describe('The same number of months just before, which `before` is about.'),
  beforeTo: monthSchema,
  today: shownDaySchema,
  people: z
    .int()
    .nullable()
    .describe('Who would have worked in the months that are told; null where they are too few.'),
  hidden: z.boolean().describe('Rule U5: what was asked for would tell of fewer than five people.'),
  figures: z.array(figureSchema.extend({ before: z.number().nullable() })),
  months: z.array(awaySchema.extend({ month: monthSchema })),
  heat: z
    .array(awaySchema.extend({ month: monthSchema, weekday: z.int().min(1).max(7) }))
    .describe('By month and weekday, Monday being 1.'),
  groups: z
    .array(
      groupSchema.extend({
        people: z.int().nullable(),
        figures: z.array(figureSchema.pick({ id: true, value: true, unit: true })),
      }),
    )
    .describe('Teams, sites and categories beside each other, of the kinds that are not filtered by.'),
  choices: z.array(groupSchema).describe('What the reader may filter by.'),
  leaveYear: z
    .object({ from: shownDaySchema, to: shownDaySchema })
    .describe('First and last day of the leave year of today, which the figure `leave-course` is about.'),
  seesEveryone: z.boolean().describe('False for those who are told of the teams that they lead alone.'),
});

const half = z.enum(['am', 'pm']);

const daySchema = z.object({
  id: z.uuid().describe('Of the request; of the person where a figure is about counters.'),
  user: personBadgeSchema,
  typeName: z.string().nullable(),
  startDate: shownDaySchema.nullable(),
  startHalf: half.nullable(),
  endDate: shownDaySchema.nullable(),
  endHalf: half.nullable(),
  days: z.number().nullable().describe('Days of it that the figure counts.'),
  hours: z.number().nullable().describe('From filing to the answer.'),
});

export const restFields = {
  withoutWeekSince: shownDaySchema
    .nullable()
    .describe('Since when there has been no week off; null where there was one within six months.'),
  summerWithout: z
    .int()
    .nullable()
    .describe('The summer that is over and had no two weeks in a row off (May to October).'),
  nextRest: shownDaySchema.nullable().describe('First day of the next week off that is booked.'),
};

const restSchema = z.object({ user: personBadgeSchema, ...restFields });

const shortDaySchema = z.object({
  team: z.object({ id: z.uuid(), name: z.string() }).nullable().describe('Null for the whole organisation.'),
  date: shownDaySchema,
  half: half.nullable().describe('Null for both.'),
  minimum: z.int(),
  present: z.int(),
  planned: z.number().nullable().describe(`People away by leave that was planned. ${hidden}`),
  unplanned: z.number().nullable().describe(`People away by what nobody had planned. ${hidden}`),
});

const shown = [
  'leave-requests',
  'balances',
  'people',
  'teams',
  'leave-rules',
  'organization',
] as const satisfies readonly LiveTopic[];

export const askedDaysBehind = {
  ...askedInsights,
  figure: z.enum(FIGURE_IDS),
  weekday: z.coerce.number().int().min(1).max(7).optional().describe('Only this weekday, Monday being 1.'),
};

export const readingInsights = {
  method: 'GET',
  access: 'session',
  scope: 'insight.read',
  heavy: true,
  shows: shown,
} as const;

export const insightsEndpoints = defineEndpoints({
  read: {
    ...readingInsights,
    path: '/insights',
    summary:
      'Named figures of some people and months, compared with the months before. Of everyone for admins, of their own teams for managers.',
    query: z.object(askedInsights),
    response: insightsSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  file: {
    ...readingInsights,
    path: '/insights.{format}',
    summary: 'The same figures, months and groups as one table, for spreadsheets.',
    params: z.object({ format: z.enum(exportFormats) }),
    query: z.object(askedInsights),
    response: z.string(),
    namedFile: { types: Object.values(exportTypes) },
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  days: {
    ...readingInsights,
    path: '/insights/days',
    looks: 'sickness',
    summary:
      'The absences, requests or people behind one figure, for those who may read them anyway. Nothing where the figure is hidden.',
    query: z.object({ ...askedDaysBehind, ...paging }),
    response: z.array(daySchema),
    errors: ['validation_failed', 'forbidden', 'not_found', 'changed_meanwhile'],
  },
  report: {
    ...readingInsights,
    path: '/insights/report.pdf',
    summary: 'Figures of one month on paper: what the monthly mail says.',
    query: z.object({ month: monthSchema.optional().describe('Without it, the last month that is over.') }),
    response: z.string(),
    namedFile: { types: ['application/pdf'] },
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  shortages: {
    ...readingInsights,
    path: '/insights/shortages',
    summary: 'Days on which fewer people were in than the minimum says, and what they were away for.',
    query: z.object(askedInsights),
    response: z.array(shortDaySchema),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  rest: {
    ...readingInsights,
    scope: 'insight.rest',
    path: '/insights/rest',
    summary: 'Who has had no week off for six months, or no two weeks in a row in summer. For admins.',
    query: z.object(insightFilters),
    response: z.array(restSchema),
    errors: ['forbidden', 'not_found'],
  },
});
