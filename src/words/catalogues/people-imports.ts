import type { ImportCell } from '#domain/balance-imports/read-lines.ts';
import type { PeopleCell } from '#domain/people-imports/people-columns.ts';
import type { IdentityProblem } from '#domain/people-imports/read-people.ts';

export interface PeopleImportWords {
  /** What the import of their balances is called. */
  readonly name: string;
  /** Quotes the cell as `{text}`, so that it is found again in the spreadsheet. */
  readonly problems: Readonly<Record<IdentityProblem, string>>;
  readonly cells: Readonly<Record<Exclude<PeopleCell, ImportCell>, string>>;
}
