import { PAGES } from '#contract/pages.ts';

/** The year of one person, in the calendar; one's own without a name. */
export function yearPath(personId?: string): string {
  const search = new URLSearchParams({ view: 'year', ...(personId ? { person: personId } : {}) });
  return `${PAGES.calendar.path}?${search}`;
}
