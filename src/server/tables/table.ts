import type { PlainDate } from '#domain/calendar/plain-date.ts';

/** What stands in one cell; null where there is nothing to say. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number | null }
  | { readonly kind: 'date'; readonly value: PlainDate };

export interface TableColumn {
  readonly title: string;
  /** In characters. */
  readonly width: number;
}

export interface WrittenTable {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly Cell[])[];
}
