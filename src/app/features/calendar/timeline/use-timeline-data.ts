import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { calendarEndpoints, type calendarHolidaySchema } from '#contract/calendar.ts';
import type { timelineAbsencesSchema, timelinePeopleSchema } from '#contract/calendar-timeline.ts';
import { closingsEndpoints } from '#contract/closings.ts';
import { coverageEndpoints, type coverageSchema } from '#contract/coverage.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { Span } from './model/span.ts';

export type Holiday = z.output<typeof calendarHolidaySchema>;

/** Answers that belong together: half-days are counted from the first day of this very span. */
export interface TimelineData {
  readonly span: Span;
  readonly team: string | null;
  readonly people: z.output<typeof timelinePeopleSchema>;
  readonly absences: z.output<typeof timelineAbsencesSchema>;
  readonly holidays: readonly Holiday[];
  readonly coverage: z.output<typeof coverageSchema>;
  readonly closings: z.output<typeof closingsEndpoints.calendar.response>;
}

/**
 * Everything on show, asked for at once. Types and persons are filtered here rather than by the server: who is in
 * follows from all absences. The days before stay on the screen until those asked for are complete.
 */
export function useTimelineData(span: Span, team: string | null, pending: boolean) {
  const days = { from: span.from, to: span.to };
  const ofTeam = team === null ? days : { ...days, team };
  const people = useQuery(endpointQuery(calendarEndpoints.people, { query: ofTeam }));
  const absences = useQuery(
    endpointQuery(calendarEndpoints.absences, {
      query: pending ? { ...ofTeam, pending: 'true' } : ofTeam,
    }),
  );
  const holidays = useQuery(endpointQuery(calendarEndpoints.holidays, { query: days }));
  const coverage = useQuery(endpointQuery(coverageEndpoints.read, {}));
  const closings = useQuery(endpointQuery(closingsEndpoints.calendar, { query: days }));
  const [kept, keep] = useState<TimelineData | null>(null);
  const complete = people.data && absences.data && holidays.data && coverage.data && closings.data;
  const isNew =
    complete &&
    (kept?.span !== span ||
      kept.people !== people.data ||
      kept.absences !== absences.data ||
      kept.holidays !== holidays.data ||
      kept.coverage !== coverage.data ||
      kept.closings !== closings.data);
  const fresh: TimelineData | null = isNew
    ? {
        span,
        team,
        people: people.data,
        absences: absences.data,
        holidays: holidays.data,
        coverage: coverage.data,
        closings: closings.data,
      }
    : null;
  if (fresh) keep(fresh);
  const queries = [people, absences, holidays, coverage, closings];
  return {
    data: fresh ?? kept,
    /** Whether what is on the screen is what was asked for. */
    settled: Boolean(complete),
    error: queries.find(({ error }) => error)?.error ?? null,
    retrying: queries.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
