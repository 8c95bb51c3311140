import type { TableLine } from '#app/input/tables/read-table.ts';
import {
  type PeopleCell,
  type PeopleLine,
  peopleCells,
  peopleLines,
} from '#domain/people-imports/people-columns.ts';
import { fitText } from '#domain/text/fit-text.ts';

const LONGEST: Record<PeopleCell, number> = {
  name: 300,
  email: 300,
  role: 60,
  team: 300,
  employedFrom: 40,
  previous: 40,
  current: 40,
  rtt: 40,
};

/** The lines to send. Spreadsheets hold characters that nobody sees, and a cut may fall within a character. */
export function linesOfPeople(table: readonly TableLine[]): PeopleLine[] {
  return peopleLines(table)
    .filter((line) => peopleCells.some((cell) => line[cell].trim() !== ''))
    .map((line) => {
      const short = (cell: PeopleCell): string => fitText(line[cell].slice(0, LONGEST[cell]));
      return {
        line: line.line,
        name: short('name'),
        email: short('email'),
        role: short('role'),
        team: short('team'),
        employedFrom: short('employedFrom'),
        previous: short('previous'),
        current: short('current'),
        rtt: short('rtt'),
      };
    });
}
