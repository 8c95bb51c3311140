import { matchColumns } from '#domain/balance-imports/import-columns.ts';
import type { ImportColumns } from '#domain/balance-imports/import-headings.ts';
import { readDay } from '#domain/balance-imports/read-day.ts';
import { readDays } from '#domain/balance-imports/read-days.ts';
import { roleFromWord } from '#domain/members/role-words.ts';
import { plainWord } from '#domain/text/plain-word.ts';

/** What a table says of each person, every value as the text that stood in the cell. */
export const peopleCells = [
  'name',
  'email',
  'role',
  'team',
  'employedFrom',
  'previous',
  'current',
  'rtt',
] as const;

export type PeopleCell = (typeof peopleCells)[number];

export type PeopleLine = Readonly<Record<PeopleCell, string>> & { readonly line: number };

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

type Texts = Readonly<Record<PeopleCell, string>>;

const TEAM = /^(equipes?|teams?|services?|departements?|departments?|poles?|groupes?|ateliers?)$/;
/** What Entra and Microsoft 365 log people in with: an address where their mail is not told. */
const LOGIN = /^(user ?principal ?name|nom d'utilisateur principal|nom principal de l'utilisateur)$/;
const ROLE = /^(roles?|profils?|droits)$/;
const nothing: Texts = {
  name: '',
  email: '',
  role: '',
  team: '',
  employedFrom: '',
  previous: '',
  current: '',
  rtt: '',
};

/** Reads a table by its headings, or by the look of its cells and their order where it has none. */
export function peopleLines(table: readonly Row[]): PeopleLine[] {
  const matched = matchColumns(table.map(({ cells }) => cells));
  const { headings } = matched;
  const rows = table.slice(matched.headLines);
  const heading = (pattern: RegExp): number =>
    headings?.findIndex((cell) => pattern.test(plainWord(cell).replace(/[:*.]+$/, ''))) ?? -1;
  const others = { team: heading(TEAM), role: heading(ROLE), login: heading(LOGIN) };
  return rows.map(({ line, cells }) => ({
    line,
    ...(headings ? byHeadings(cells, matched.columns, others) : byOrder(cells)),
  }));
}

function byHeadings(
  cells: readonly string[],
  columns: ImportColumns,
  others: { readonly team: number; readonly role: number; readonly login: number },
): Texts {
  const at = (column: number | undefined): string => cells[column ?? -1] ?? '';
  const { fullName, firstName, lastName } = columns;
  return {
    name: at(fullName) || [at(firstName), at(lastName)].filter(Boolean).join(' '),
    email: at(columns.email) || at(others.login),
    role: at(others.role),
    team: at(others.team),
    employedFrom: at(columns.employedFrom),
    previous: at(columns.previous),
    current: at(columns.current),
    rtt: at(columns.rtt),
  };
}

/**
 * Without headings an address and a day tell themselves. Words before the address are the name; a word that names a
 * role is one, the other is the team; figures are N-1 then N then RTT, and one alone is N.
 */
function byOrder(cells: readonly string[]): Texts {
  const withSign = cells.findIndex((cell) => cell.includes('@'));
  const email = cells[withSign] ?? '';
  const isDay = (cell: string): boolean => typeof readDay(cell) === 'string' && !isUnread(readDay(cell));
  const isFigure = (cell: string): boolean => typeof readDays(cell) === 'object' && !isDay(cell);
  const words = cells.flatMap((cell, place) =>
    cell === '' || place === withSign || isDay(cell) || isFigure(cell) ? [] : [{ cell, place }],
  );
  const before = words.filter(({ place }) => place < withSign);
  const named = before.length > 0 ? before : words.slice(0, 1);
  const rest = words.filter((word) => !named.includes(word)).map(({ cell }) => cell);
  const role = rest.find((cell) => roleFromWord(cell) !== null) ?? '';
  const figures = cells.filter(isFigure);
  const [previous = '', current = '', rtt = ''] = figures.length === 1 ? ['', ...figures] : figures;
  return {
    ...nothing,
    name: named.map(({ cell }) => cell).join(' '),
    email,
    role,
    team: rest.find((cell) => cell !== role) ?? '',
    employedFrom: cells.find(isDay) ?? '',
    previous,
    current,
    rtt,
  };
}

function isUnread(reading: unknown): boolean {
  return reading === 'unreadable' || reading === 'empty';
}
