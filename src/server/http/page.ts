import { apiBase, type Endpoint } from '#contract/endpoint.ts';
import type { Paging } from '#contract/paging.ts';
import { Failure } from '#server/failure.ts';
import type { CallContext } from './perform-call.ts';

/** One more than is shown is asked for: it tells whether there is a next page. */
export function asked({ limit, cursor }: Paging): { limit: number; cursor: string | undefined } {
  return { limit: limit + 1, cursor };
}

/** The rows to show of those that were asked for, and in the Link header the way to what follows. */
export function onePage<Row extends { readonly id: string }>(
  { path }: Pick<Endpoint, 'path'>,
  query: Paging & Readonly<Record<string, unknown>>,
  { header }: Pick<CallContext, 'header'>,
  rows: readonly Row[],
): Row[] {
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  if (rows.length > shown.length && last) header('link', nextPage(path, query, { cursor: last.id }));
  return shown;
}

/** The same where the page may end before as many as were asked for: the rows say themselves whether more follow. */
export function onePart<Row extends { readonly id: string }>(
  { path }: Pick<Endpoint, 'path'>,
  query: Paging & Readonly<Record<string, unknown>>,
  { header }: Pick<CallContext, 'header'>,
  { rows, hasMore }: { readonly rows: readonly Row[]; readonly hasMore: boolean },
): readonly Row[] {
  const last = rows.at(-1);
  if (hasMore && last) header('link', nextPage(path, query, { cursor: last.id }));
  return rows;
}

/** The same of what changed since a moment: the place of a row is when it changed, as it is told, and its id. */
export function pageOfChanges<Row extends { readonly id: string; readonly updatedAt: string }>(
  endpoint: Pick<Endpoint, 'path'>,
  query: Paging & Readonly<Record<string, unknown>>,
  context: Pick<CallContext, 'header'>,
  rows: readonly Row[],
): Row[] {
  const last = rows[query.limit - 1];
  const since = query.updatedSince === undefined || !last ? {} : { updatedSince: last.updatedAt };
  return onePage(endpoint, { ...query, ...since }, context, rows);
}

/** What follows the last one of the page before, of rows that are at hand all together. */
export function following<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { cursor }: Pick<Paging, 'cursor'>,
): readonly Row[] {
  if (cursor === undefined) return rows;
  const place = rows.findIndex(({ id }) => id === cursor);
  // What it followed has gone since: only the caller can tell what that means for what they hold.
  if (place < 0) throw new Failure('changed_meanwhile');
  return rows.slice(place + 1);
}

/** The Link header that leads on. */
export function nextPage(
  path: string,
  query: Readonly<Record<string, unknown>>,
  place: Readonly<Record<string, string>>,
): string {
  const given = Object.entries({ ...query, ...place }).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return `<${apiBase}${path}?${search}>; rel="next"`;
}
