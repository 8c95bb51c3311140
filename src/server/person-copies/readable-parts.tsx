import { Temporal } from 'temporal-polyfill';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { Language } from '#domain/text/language.ts';
import type { Markup } from '#server/mail/markup/jsx-runtime.ts';
import { wordsIn } from '#words/spoken.ts';

type Row = Readonly<Record<string, unknown>>;

/** What the page is made of: the parts of the copy, with the names of who did something. */
export interface ReadableCopy {
  readonly language: Language;
  readonly timeZone: string;
  readonly organizationName: string;
  readonly madeAt: Date;
  readonly types: LeaveTypes;
  readonly parts: ReadonlyMap<string, { readonly about: readonly Row[]; readonly deeds: readonly Row[] }>;
}

export const shownText = (value: unknown): string => (value == null ? '' : String(value));

export function instantIn({ language, timeZone }: ReadableCopy, at: unknown): string {
  if (at == null) return '';
  const local = Temporal.Instant.from(String(at)).toZonedDateTimeISO(timeZone);
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  return wordsIn(language).instants.long({ day: local.toPlainDate().toString(), time });
}

export const aboutIn = ({ parts }: ReadableCopy, table: string): readonly Row[] =>
  parts.get(table)?.about ?? [];

export interface CopyTableProps {
  readonly rows: readonly (readonly Markup[])[];
  readonly head?: readonly string[];
}

export function CopyTable({ rows, head }: CopyTableProps) {
  return (
    <table>
      <tbody>
        {head && (
          <tr>
            {head.map((cell) => (
              <th>{cell}</th>
            ))}
          </tr>
        )}
        {rows.map((row) => (
          <tr>
            {row.map((cell) => (
              <td>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
