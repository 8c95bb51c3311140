import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type CalendarAddress, readAddress, writeAddress } from './address.ts';
import { keepChoices, usualChoices } from './kept-choices.ts';

export type ChangeAddress = (change: Partial<CalendarAddress>) => void;

/**
 * The address as the calendar reads it, and the one way to change it. The router hands out what it rendered last, and
 * a press or two may come before that: changes build on one another here, and are on screen before the address is.
 */
export function useCalendarAddress(today: PlainDate) {
  const [search, setSearch] = useSearchParams();
  const [ahead, setAhead] = useState<URLSearchParams | null>(null);
  const latest = useRef(search);
  const sent = useRef(new Set<string>());
  useEffect(() => {
    const landed = search.toString();
    // An earlier step of ours: a later one is on its way.
    if (sent.current.has(landed) && landed !== latest.current.toString()) return;
    sent.current.clear();
    latest.current = search;
    setAhead(null);
  }, [search]);

  const shown = ahead ?? search;
  const address = useMemo(() => readAddress(shown, today, usualChoices()), [shown, today]);
  const change = useCallback<ChangeAddress>(
    (part) => {
      keepChoices(part);
      const next = writeAddress(latest.current, part, today);
      latest.current = next;
      sent.current.add(next.toString());
      setAhead(next);
      // Another view is a place to come back from; another month or filter is the same place.
      setSearch(next, { replace: part.view === undefined, preventScrollReset: true });
    },
    [setSearch, today],
  );
  return { address, change };
}
