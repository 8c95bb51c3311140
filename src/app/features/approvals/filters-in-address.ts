import type { z } from 'zod';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';

const fields = leaveRequestsEndpoints.list.query.pick({ status: true, team: true, from: true, to: true });

export type RequestFilters = z.input<typeof fields>;

/** Filters live in the address, so that a view can be reloaded or sent. What is unreadable is dropped. */
export function filtersFrom(search: URLSearchParams): RequestFilters {
  const readable = Object.entries(fields.shape).flatMap(([name, schema]) => {
    const value = search.get(name);
    return value !== null && schema.safeParse(value).success ? [[name, value] as const] : [];
  });
  return fields.parse(Object.fromEntries(readable));
}

export function toSearch(filters: RequestFilters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

export function isFiltered(filters: RequestFilters): boolean {
  return Object.values(filters).some(Boolean);
}
