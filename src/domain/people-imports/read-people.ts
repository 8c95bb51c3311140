import type { Fraction } from '#domain/amounts/fraction.ts';
import { type ImportProblem, readImportLines } from '#domain/balance-imports/read-lines.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Role } from '#domain/members/role.ts';
import { roleFromWord } from '#domain/members/role-words.ts';
import type { PeopleCell, PeopleLine } from './people-columns.ts';

/** What can be wrong with who someone is; what can be wrong with figures and days is the same as in any import. */
export const identityProblems = [
  'name_missing',
  'name_unfit',
  'email_missing',
  'email_invalid',
  'email_repeated',
  'role_unknown',
  'role_above_own',
  'team_unfit',
] as const;

export type IdentityProblem = (typeof identityProblems)[number];

export const figureProblems = [
  'number_unreadable',
  'number_out_of_range',
  'date_unreadable',
  'date_out_of_range',
  'employed_after_balance',
  'counter_not_in_use',
] as const satisfies readonly ImportProblem[];

type FigureProblem = (typeof figureProblems)[number];

export const peopleProblems = [...identityProblems, ...figureProblems] as const;

export type PeopleProblem = IdentityProblem | FigureProblem;

export interface PeopleLineProblem {
  readonly problem: PeopleProblem;
  readonly cell: PeopleCell;
  /** What stood there; for someone who comes twice, the line on which they came first. */
  readonly text: string;
}

export interface ReadPerson {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Null where the line names none. */
  readonly team: string | null;
  readonly employedFrom: PlainDate | null;
  readonly previous: Fraction | null;
  readonly current: Fraction | null;
  readonly rtt: Fraction | null;
  readonly problems: readonly PeopleLineProblem[];
}

export interface PeopleSetting {
  /** The day on which the balances stood. */
  readonly asOf: PlainDate;
  readonly usesRtt: boolean;
  readonly mayGrant: (role: Role) => boolean;
  /** People who are there already keep their role, whatever a line says. */
  readonly isKnown: (email: string) => boolean;
  readonly isName: (text: string) => boolean;
  readonly isEmail: (text: string) => boolean;
}

/** Reads every line with all that keeps it from being taken in. */
export function readPeople(lines: readonly PeopleLine[], setting: PeopleSetting): ReadPerson[] {
  const { asOf, usesRtt } = setting;
  const figures = readImportLines(
    lines.map((line) => ({ ...line, person: String(line.line) })),
    {
      asOf,
      usesRtt: () => usesRtt,
      find: (line) => ({ kind: 'found', person: { id: line, name: line, email: line } }),
    },
  );
  const firstLines = new Map<string, number>();
  return lines.map((line, place) => {
    const read = figures[place];
    if (!read) throw new Error('Every line is read.');
    const { problems: found, ...amounts } = withoutNoughts(read, asOf);
    const role = line.role === '' ? 'employee' : roleFromWord(line.role);
    return {
      line: line.line,
      name: line.name,
      email: line.email,
      role: role ?? 'employee',
      team: line.team === '' ? null : line.team,
      employedFrom: amounts.employedFrom,
      previous: amounts.previous,
      current: amounts.current,
      rtt: amounts.rtt,
      problems: [
        ...identityOf(line, role, firstLines, setting),
        ...found.flatMap(({ problem, cell, text }): PeopleLineProblem[] =>
          isOfFigures(problem) && cell !== 'person' ? [{ problem, cell, text }] : [],
        ),
      ],
    };
  });
}

function isOfFigures(problem: ImportProblem): problem is FigureProblem {
  return (figureProblems as readonly string[]).includes(problem);
}

type Figures = ReturnType<typeof readImportLines>[number];

/** Whoever came after the day of the balances had none then: a nought in their line says so, and opens nothing. */
function withoutNoughts(read: Figures, asOf: PlainDate): Figures {
  const { employedFrom, previous, current, rtt } = read;
  const isNought = [previous, current, rtt].every((amount) => amount === null || amount.n === 0);
  if (employedFrom === null || employedFrom <= asOf || !isNought) return read;
  const problems = read.problems.filter(({ problem }) => problem !== 'employed_after_balance');
  return { ...read, previous: null, current: null, rtt: null, problems };
}

function identityOf(
  line: PeopleLine,
  role: Role | null,
  firstLines: Map<string, number>,
  { isKnown, isName, isEmail, mayGrant }: PeopleSetting,
): PeopleLineProblem[] {
  const { name, email, team } = line;
  const problems: PeopleLineProblem[] = [];
  const report = (problem: IdentityProblem, cell: PeopleCell, text: string = line[cell]): void => {
    problems.push({ problem, cell, text });
  };
  const key = email.trim().toLowerCase();
  const known = key !== '' && isKnown(key);
  if (name.trim() === '') {
    if (!known) report('name_missing', 'name', email);
  } else if (!isName(name)) report('name_unfit', 'name');
  if (key === '') report('email_missing', 'email', name);
  else if (!isEmail(email)) report('email_invalid', 'email');
  else {
    const before = firstLines.get(key);
    if (before === undefined) firstLines.set(key, line.line);
    else report('email_repeated', 'email', String(before));
  }
  if (role === null) report('role_unknown', 'role');
  else if (!known && !mayGrant(role)) report('role_above_own', 'role');
  if (team !== '' && !isName(team)) report('team_unfit', 'team');
  return problems;
}
