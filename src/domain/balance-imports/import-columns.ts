import {
  type Candidate,
  type Cells,
  headingCandidates,
  type ImportColumns,
  type ImportField,
  importFields,
} from './import-headings.ts';
import { readDay } from './read-day.ts';
import { readDays } from './read-days.ts';

export interface MatchedTable {
  /** How many lines stand above the first person: titles, headings. */
  readonly headLines: number;
  /** The line of headings; null when the table has none that we know. */
  readonly headings: Cells | null;
  readonly columns: ImportColumns;
  /** Fields for which several columns would do, or none says for sure: someone has to choose. */
  readonly unsure: readonly ImportField[];
}

const LAST_HEADING_LINE = 15;
const SAMPLE = 50;

/** Whether what stands below a heading can be what the heading says. */
function fits({ field, column }: Candidate, rows: readonly Cells[]): boolean {
  const filled = rows.slice(0, SAMPLE).flatMap((cells) => cells[column] || []);
  if (filled.length === 0) return true;
  if (field === 'email') return filled.some((cell) => cell.includes('@'));
  if (field === 'employedFrom') return filled.some((cell) => typeOf(cell) === 'day');
  if (field === 'previous' || field === 'current' || field === 'rtt') {
    return filled.some((cell) => readDays(cell) !== 'unreadable');
  }
  return filled.some((cell) => /\p{L}/u.test(cell));
}

function typeOf(cell: string): 'day' | 'days' | 'text' {
  if (readDay(cell) !== 'unreadable' && readDay(cell) !== 'empty') return 'day';
  return readDays(cell) === 'unreadable' ? 'text' : 'days';
}

function choose(candidates: readonly Candidate[]): Pick<MatchedTable, 'columns' | 'unsure'> {
  const columns: ImportColumns = {};
  const unsure: ImportField[] = [];
  for (const field of importFields) {
    const own = candidates.filter((each) => each.field === field).sort((a, b) => b.rank - a.rank);
    const [best, second] = own;
    if (best === undefined) continue;
    // Two columns named « Nom » are the same to us: the first one is where people look first.
    const isPerson =
      field === 'email' || field === 'fullName' || field === 'lastName' || field === 'firstName';
    if (!isPerson && second?.rank === best.rank) unsure.push(field);
    else columns[field] = best.column;
  }
  return { columns, unsure };
}

function namesPerson(candidates: readonly Candidate[]): boolean {
  return candidates.some(({ field }) => field === 'email' || field === 'fullName' || field === 'lastName');
}

/** Without headings, addresses, names and days tell themselves by their look; figures do not say which they are. */
function byLook(rows: readonly Cells[]): Pick<MatchedTable, 'columns' | 'unsure'> {
  const sample = rows.slice(0, SAMPLE);
  const width = Math.max(0, ...sample.map((cells) => cells.length));
  const looks = Array.from({ length: width }, (_, column) => {
    const filled = sample.flatMap((cells) => cells[column] || []);
    if (filled.length === 0) return null;
    const most = (is: (cell: string) => boolean): boolean => filled.filter(is).length * 2 > filled.length;
    if (most((cell) => cell.includes('@'))) return 'email';
    if (most((cell) => typeOf(cell) === 'day')) return 'day';
    return most((cell) => typeOf(cell) === 'days') ? 'days' : 'text';
  });
  const at = (look: 'email' | 'day' | 'days' | 'text'): number[] =>
    looks.flatMap((each, column) => (each === look ? [column] : []));
  const columns: ImportColumns = {};
  const [email] = at('email');
  const [name, otherName, third] = at('text');
  const [day, otherDay] = at('day');
  if (email !== undefined) columns.email = email;
  if (name !== undefined && otherName === undefined) columns.fullName = name;
  if (name !== undefined && otherName !== undefined && third === undefined) {
    columns.lastName = name;
    columns.firstName = otherName;
  }
  if (day !== undefined && otherDay === undefined) columns.employedFrom = day;
  const unsure: ImportField[] = at('days').length > 0 ? ['previous', 'current', 'rtt'] : [];
  return { columns, unsure };
}

/** Finds the headings, wherever they stand, and the column of each field. */
export function matchColumns(rows: readonly Cells[]): MatchedTable {
  for (const [place, cells] of rows.slice(0, LAST_HEADING_LINE).entries()) {
    if (cells.some((cell) => cell.includes('@'))) break;
    const found = headingCandidates(cells);
    if (!namesPerson(found) || found.length < 2) continue;
    const below = rows.slice(place + 1);
    return {
      headLines: place + 1,
      headings: cells,
      ...choose(found.filter((candidate) => fits(candidate, below))),
    };
  }
  return { headLines: 0, headings: null, ...byLook(rows) };
}

/** One person's cells as the texts to import: « Camille Durand <camille@exemple.fr> » tells who, whichever is known. */
export function importTexts(
  cells: Cells,
  columns: ImportColumns,
): Record<'person' | 'previous' | 'current' | 'rtt' | 'employedFrom', string> {
  const at = (field: ImportField): string => cells[columns[field] ?? -1] ?? '';
  const name = at('fullName') || [at('firstName'), at('lastName')].filter(Boolean).join(' ');
  const email = at('email');
  return {
    person: email !== '' && name !== '' ? `${name} <${email}>` : name || email,
    previous: at('previous'),
    current: at('current'),
    rtt: at('rtt'),
    employedFrom: at('employedFrom'),
  };
}
