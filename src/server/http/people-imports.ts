import type { z } from 'zod';
import type {
  peopleFormSchema,
  peopleImportsEndpoints,
  peopleReportSchema,
} from '#contract/people-imports.ts';
import { type Fraction, hundredths } from '#domain/amounts/fraction.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/text/language.ts';
import type { PeopleForm } from '#server/actions/people-imports/plan-table.ts';
import { checkPeople, type TakenIn, takeInPeople } from '#server/actions/people-imports/take-in-people.ts';
import type { Services } from '#server/services.ts';
import { peopleImportName, peopleProblemSentence } from '#words/sentences/people-imports.ts';
import type { Handlers } from './mount.ts';

export function peopleImportsHandlers(services: Services): Handlers<typeof peopleImportsEndpoints> {
  return {
    check: async ({ body }, { actor, language }) =>
      shownTable(await checkPeople(services, actor, formOf(body, language)), language),
    apply: async ({ body }, { actor, language }) =>
      shownTable(await takeInPeople(services, actor, formOf(body, language)), language),
  };
}

function formOf({ asOf, lines }: z.output<typeof peopleFormSchema>, language: Language): PeopleForm {
  return { name: peopleImportName(language), asOf: plainDate(asOf), lines };
}

function shownTable(table: TakenIn, language: Language): z.input<typeof peopleReportSchema> {
  const { lines, newTeams, seats, ready, available } = table;
  const days = (amount: Fraction | null): number | null => amount && hundredths(amount);
  return {
    lines: lines.map(({ problems, previous, current, rtt, ...line }) => ({
      line: line.line,
      name: line.name,
      email: line.email,
      role: line.role,
      known: line.known,
      team: line.team,
      employedFrom: line.employedFrom,
      previous: days(previous),
      current: days(current),
      rtt: days(rtt),
      available: days(available.get(line.line)?.paidLeave?.after ?? null),
      problems: problems.map((each) => ({
        problem: each.problem,
        cell: each.cell,
        sentence: peopleProblemSentence(each, language),
      })),
    })),
    newTeams: [...newTeams],
    seats,
    ready,
  };
}
