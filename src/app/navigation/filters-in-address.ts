import type { z } from 'zod';

/** Filters live in the address, so that a view can be reloaded or sent. What is unreadable is dropped. */
export function filtersFrom<Fields extends z.ZodObject>(
  fields: Fields,
  search: URLSearchParams,
): z.output<Fields> {
  const readable = Object.entries(fields.shape as Record<string, z.ZodType>).flatMap(([name, schema]) => {
    const value = search.get(name);
    return value !== null && schema.safeParse(value).success ? [[name, value] as const] : [];
  });
  return fields.parse(Object.fromEntries(readable));
}

export function toSearch(filters: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
