/** Where the focus goes when these rows leave: to the one that takes the place of the first, or to the last left. */
export function rowAfter(rows: readonly string[], leaving: readonly string[]): string | null {
  const left = rows.filter((id) => !leaving.includes(id));
  const place = rows.findIndex((id) => leaving.includes(id));
  const before = rows.slice(0, Math.max(place, 0)).filter((id) => !leaving.includes(id)).length;
  return left[Math.min(before, left.length - 1)] ?? null;
}

/** One step down or up from a row; from nowhere, to the first. The ends hold. */
export function rowBeside(rows: readonly string[], from: string | null, step: 1 | -1): string | null {
  const place = from === null ? -1 : rows.indexOf(from);
  if (place === -1) return rows[0] ?? null;
  return rows[Math.min(Math.max(place + step, 0), rows.length - 1)] ?? null;
}
