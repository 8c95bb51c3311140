import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshQueries } from '#web/api/live/refresh-queries.ts';
import { useToday } from './use-today.ts';

/** Today, for a page that stays open: what was asked for yesterday is asked for again. */
export function useNewDay(): string {
  const queryClient = useQueryClient();
  const today = useToday();
  const before = useRef(today);
  useEffect(() => {
    if (before.current === today) return;
    before.current = today;
    refreshQueries(queryClient);
  }, [today, queryClient]);
  return today;
}
