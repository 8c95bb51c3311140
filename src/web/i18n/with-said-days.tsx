import type { ReactNode } from 'react';
import { SaidDays } from '#ui/day-names.ts';
import { narrowWeekday } from './use-weekdays.ts';
import { useWords } from './use-words.ts';

/** What calendars call days, months and weekdays within: the words of the reader's language. */
export function WithSaidDays({ children }: { children: ReactNode }) {
  const { days } = useWords();
  return (
    <SaidDays value={{ ...days, narrowWeekday: (day) => narrowWeekday(days, day) }}>{children}</SaidDays>
  );
}
