import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type CalendarAddress, type CalendarView, readAddress, writeAddress } from './address.ts';

export type ChangeAddress = (change: Partial<CalendarAddress>) => void;

/** The address as the calendar reads it, and the one way to change it. */
export function useCalendarAddress(today: PlainDate, offered: readonly CalendarView[]) {
  const [search, setSearch] = useSearchParams();
  // Two changes before the next render must build on one another; the router hands out what was rendered last.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const address = useMemo(() => readAddress(search, today, offered), [search, today, offered]);
  const change = useCallback<ChangeAddress>(
    (part) => {
      latest.current = writeAddress(latest.current, part, today);
      // Another view is a place to come back from; another month or filter is the same place.
      setSearch(latest.current, { replace: part.view === undefined, preventScrollReset: true });
    },
    [setSearch, today],
  );
  return { address, change };
}
