import { escapeLiteral } from 'pg';

/** A list stands for an array of words, such as states. */
export type StatementValue = string | number | readonly string[];

export function literal(value: StatementValue): string {
  if (typeof value === 'number') return String(value);
  return escapeLiteral(
    typeof value === 'string' ? value : `{${value.map((one) => JSON.stringify(one)).join(',')}}`,
  );
}
