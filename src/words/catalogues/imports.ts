import type { ImportCell, ImportProblem } from '#domain/balance-imports/read-lines.ts';

export interface ImportWords {
  /** Quotes the cell as `{text}`, so that it is found again in the spreadsheet. */
  readonly problems: Readonly<Record<ImportProblem, string>>;
  readonly cells: Readonly<Record<ImportCell, string>>;
}
