import { readersTime } from './readers-time.ts';
import { useWords } from './use-words.ts';

/** When something happened, by the reader's own clock: for pages that belong to no organisation. */
export function useReaderInstants() {
  const { instants } = useWords();
  return {
    /** « 4 mai 2026 à 14:05 » */
    instant: (iso: string) => instants.long(readersTime(new Date(iso))),
    /** « 04/05/2026 14:05 » */
    shortInstant: (iso: string) => instants.short(readersTime(new Date(iso))),
  };
}
