import { z } from 'zod';
import { exportFormats, exportTypes } from './calendar-exports.ts';
import { defineEndpoints } from './endpoint.ts';
import { askedDaysBehind, askedInsights, insightFilters, readingInsights } from './insights.ts';

/** Tables of the figures that name nobody. */
const INSIGHT_TABLES = ['months', 'weekdays', 'leave', 'groups'] as const;

const format = z.enum(exportFormats);

const file = {
  ...readingInsights,
  params: z.object({ format }),
  response: z.string(),
  namedFile: { types: Object.values(exportTypes) },
  errors: ['validation_failed', 'forbidden', 'not_found'],
} as const;

/** Files that name people: whoever takes one proves anew who they are, and it is noted. */
const fileOfPeople = {
  ...file,
  looks: 'export',
  freshProof: true,
  errors: ['validation_failed', 'forbidden', 'not_found', 'fresh_proof_needed'],
} as const;

/** Every table of the figures, for spreadsheets; what is hidden on the screen is hidden here. */
export const insightTablesEndpoints = defineEndpoints({
  read: {
    ...file,
    path: '/insights/tables/{table}.{format}',
    summary:
      'One table of the figures, for spreadsheets: by month, by month and weekday, of paid leave, or of groups beside each other.',
    params: z.object({ table: z.enum(INSIGHT_TABLES), format }),
    query: z.object(askedInsights),
  },
  days: {
    ...fileOfPeople,
    path: '/insights/days.{format}',
    summary: 'The absences, requests or people behind one figure, as a table. Nothing where it is hidden.',
    query: z.object(askedDaysBehind),
  },
  shortages: {
    ...file,
    path: '/insights/shortages.{format}',
    summary: 'Days on which fewer people were in than the minimum says, as a table.',
    query: z.object(askedInsights),
  },
  ahead: {
    ...file,
    path: '/insights/ahead.{format}',
    summary:
      'Days of the next three months on which leave that is approved already leaves too few, as a table.',
  },
  rest: {
    ...fileOfPeople,
    scope: 'insight.rest',
    path: '/insights/rest.{format}',
    summary:
      'Who has had no week off for six months, or no two weeks in a row in summer, as a table. For admins.',
    query: z.object(insightFilters),
  },
  reminders: {
    ...fileOfPeople,
    path: '/insights/reminders.{format}',
    summary: 'Every reminder that was sent, as a table: a line for each lot of days that it named.',
  },
});
