import type { ImportCell, ImportProblem } from '#domain/balance-imports/read-lines.ts';
import type { Language } from '#domain/text/language.ts';
import { writtenIn } from '../written.ts';
import { fillSlots } from './fill.ts';

interface FoundProblem {
  readonly problem: ImportProblem;
  readonly cell: ImportCell;
  readonly text: string;
}

/** What is wrong with a cell, quoting it, so that it is found again in the spreadsheet. */
export function importProblemSentence({ problem, cell, text }: FoundProblem, language: Language): string {
  const { problems, cells } = writtenIn(language).imports;
  return fillSlots(problems[problem], { text, cell: cells[cell] });
}
