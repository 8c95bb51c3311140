/** Where the keyboard is: a row, and one of its days, or its name. */
export interface Cursor {
  readonly row: number;
  /** From the first day on show; `NAME` is the heading of the row. */
  readonly day: number;
}

export const NAME = -1;

/** Where a key leads; null for keys that lead nowhere. */
export function movedCursor(
  { row, day }: Cursor,
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { rows, days, page }: { readonly rows: number; readonly days: number; readonly page: number },
): Cursor | null {
  const far = ctrlKey || metaKey;
  const toRow = (wanted: number): Cursor => ({ row: Math.min(rows - 1, Math.max(0, wanted)), day });
  const toDay = (wanted: number): Cursor => ({ row, day: Math.min(days - 1, Math.max(NAME, wanted)) });
  switch (key) {
    case 'ArrowUp':
      return toRow(row - 1);
    case 'ArrowDown':
      return toRow(row + 1);
    case 'PageUp':
      return toRow(row - page);
    case 'PageDown':
      return toRow(row + page);
    case 'ArrowLeft':
      return toDay(day - 1);
    case 'ArrowRight':
      return toDay(day + 1);
    case 'Home':
      return far ? toRow(0) : toDay(0);
    case 'End':
      return far ? toRow(rows - 1) : toDay(days - 1);
    default:
      return null;
  }
}
