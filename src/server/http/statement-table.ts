import type { Language } from '#domain/text/language.ts';
import type { Cell, WrittenTable } from '#server/tables/table.ts';
import { writtenIn } from '#words/written.ts';
import type { ShownStatement } from './shown-statement.ts';
import { absenceText, figureColumns } from './statement-columns.ts';

const text = (value: string | null): Cell => ({ kind: 'text', value: value ?? '' });
const number = (value: number | null): Cell => ({ kind: 'number', value });

/** A line for each person: what they were away for, then what each counter holds. */
export function statementTable({ people }: ShownStatement, language: Language): WrittenTable {
  const words = writtenIn(language).monthlyStatements;
  const groups = figureColumns(people);
  const figures = groups.flatMap(({ title }) =>
    [words.acquired, words.taken, words.balance].map((what) => ({ title: `${title}, ${what}`, width: 14 })),
  );
  return {
    name: words.sheet,
    columns: [
      { title: words.person, width: 26 },
      { title: words.payrollNumber, width: 12 },
      { title: words.absences, width: 50 },
      { title: words.days, width: 9 },
      ...figures,
    ],
    rows: people.map((person) => [
      text(person.name),
      text(person.payrollNumber),
      text(person.absences.map((absence) => absenceText(absence, language)).join(' ; ')),
      number(person.absences.reduce((sum, { days }) => sum + days, 0)),
      ...groups.flatMap((group) => {
        const found = group.of(person);
        return [
          number(found?.acquired ?? null),
          number(found?.taken ?? null),
          number(found?.balance ?? null),
        ];
      }),
    ]),
  };
}
