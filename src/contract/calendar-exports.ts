import { z } from 'zod';
import { checkRange, rangeFields } from './calendar-range.ts';
import { defineEndpoints } from './endpoint.ts';
import { leaveRequestsEndpoints } from './leave-requests.ts';

export const exportFormats = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof exportFormats)[number];

export const exportTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;

const { team, user, type, pending } = leaveRequestsEndpoints.teamCalendar.query.shape;

export const calendarExportsEndpoints = defineEndpoints({
  table: {
    method: 'GET',
    path: '/calendar/export',
    access: 'session',
    freshProof: true,
    scope: 'calendar.read',
    heavy: 'workbook',
    looks: 'export',
    summary: 'The absences of at most 400 days as the calendar shows them to the reader, for spreadsheets.',
    query: z
      .object({ format: z.enum(exportFormats), ...rangeFields, team, user, type, pending })
      .check(checkRange),
    shows: ['leave-requests', 'people', 'teams', 'leave-rules', 'organization'],
    response: z.string(),
    namedFile: { types: Object.values(exportTypes) },
    errors: ['validation_failed', 'forbidden', 'not_found', 'fresh_proof_needed'],
  },
});
