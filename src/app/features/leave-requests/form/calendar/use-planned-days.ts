import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { leavePlanningEndpoints, type plannedDaySchema } from '#contract/leave-planning.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { RequestFields } from '../request-fields.ts';
import { plannedQuery } from './planned-query.ts';

export type PlannedDay = z.output<typeof plannedDaySchema>;

/** What the days on show hold, by day; empty until it is known, since a calendar can be pressed without. */
export function usePlannedDays(month: PlainDate, { forId, type }: Pick<RequestFields, 'forId' | 'type'>) {
  const { data } = useQuery({
    ...endpointQuery(leavePlanningEndpoints.days, { query: plannedQuery(month, type, forId) }),
    placeholderData: keepPreviousData,
  });
  return useMemo(() => new Map((data ?? []).map((day) => [day.date, day])), [data]);
}
