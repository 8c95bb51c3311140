import {
  type IdentityProblem,
  identityProblems,
  type PeopleLineProblem,
  type PeopleProblem,
} from '#domain/people-imports/read-people.ts';
import type { Language } from '#domain/text/language.ts';
import { writtenIn } from '../written.ts';
import { fillSlots } from './fill.ts';

/** What is wrong with a cell, quoting it, so that it is found again in the spreadsheet. */
export function peopleProblemSentence(
  { problem, cell, text }: PeopleLineProblem,
  language: Language,
): string {
  const { imports, peopleImports } = writtenIn(language);
  const sentence = isOfIdentity(problem) ? peopleImports.problems[problem] : imports.problems[problem];
  return fillSlots(sentence, { text, cell: { ...imports.cells, ...peopleImports.cells }[cell] });
}

export function peopleImportName(language: Language): string {
  return writtenIn(language).peopleImports.name;
}

function isOfIdentity(problem: PeopleProblem): problem is IdentityProblem {
  return (identityProblems as readonly string[]).includes(problem);
}
