import { useState } from 'react';

/** What the list can tell of each person besides their name, in the order of the columns. */
export const peopleColumns = ['teams', 'paidLeave', 'nextLeave', 'role', 'joinedAt', 'lastSeenAt'] as const;

export type PeopleColumn = (typeof peopleColumns)[number];

const STORAGE_KEY = 'people_columns';
const atFirst: readonly PeopleColumn[] = ['teams', 'paidLeave', 'nextLeave', 'role', 'joinedAt'];

/** What was chosen on this device; a list that nobody wrote, or an older one, counts as none. */
export function rememberedColumns(): readonly PeopleColumn[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (!Array.isArray(kept)) return atFirst;
    return peopleColumns.filter((column) => kept.includes(column));
  } catch {
    return atFirst;
  }
}

export function rememberPeopleColumns(columns: readonly PeopleColumn[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(columns));
  } catch {
    // A device that keeps nothing shows the usual columns next time.
  }
}

export function usePeopleColumns() {
  const [columns, setColumns] = useState(rememberedColumns);
  const toggle = (column: PeopleColumn): void => {
    const next = peopleColumns.filter((each) => columns.includes(each) !== (each === column));
    rememberPeopleColumns(next);
    setColumns(next);
  };
  return { columns, toggle };
}
