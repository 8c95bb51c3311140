import type { Language } from '#domain/text/language.ts';
import { A4 } from '#server/pdf/pdf-document.ts';
import { textWidth, wrapped } from '#server/pdf/text-width.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';
import { MARGIN } from './paper-pages.ts';
import type { ShownStatedPerson, ShownStatement } from './shown-statement.ts';
import { absenceText, type FigureColumns, figureColumns } from './statement-columns.ts';
import { StatementPages } from './statement-pages.ts';

const LANDSCAPE = { width: A4.height, height: A4.width };
/** As many counters as a sheet has room for beside the absences. */
const MOST_GROUPS = 4;
const FIGURE = 42;
const NAME = 128;
const GAP = 8;
const SIZE = 8;
const LEADING = 11;

export interface PaperDays {
  readonly madeOn: string;
  readonly closedOn: string | null;
}

/** Everyone on sheets that lie: a line for each person, and at the end the place to sign. */
export function statementPdf(statement: ShownStatement, days: PaperDays, language: Language): Buffer {
  const words = writtenIn(language).monthlyStatements;
  const all = figureColumns(statement.people);
  const groups = all.slice(0, MOST_GROUPS);
  const subject = words.people(statement.people.length);
  const pages = new StatementPages(LANDSCAPE, statement, { language, subject, ...days });
  if (statement.people.length === 0) pages.paragraph(words.nobody, { size: 10 });
  else
    pages.withHead(
      () => head(pages, groups, language),
      () => {
        for (const person of statement.people) row(pages, groups, person, language);
      },
    );
  pages.y += 10;
  pages.paragraph(words.explained, { size: 8, grey: 0.4 });
  if (all.length > groups.length) pages.paragraph(words.moreCounters, { size: 8, grey: 0.4 });
  pages.signatures([words.signatures.employer, words.signatures.payroll]);
  return pages.finished();
}

/** Where a group of three columns begins. */
function groupLeft({ width }: StatementPages, groups: readonly FigureColumns[], place: number): number {
  return MARGIN + width - (groups.length - place) * 3 * FIGURE;
}

function head(pages: StatementPages, groups: readonly FigureColumns[], language: Language): void {
  const words = writtenIn(language).monthlyStatements;
  pages.page.box(MARGIN, pages.y, pages.width, 32, 0.94);
  pages.page.text(MARGIN + 6, pages.y + 25, words.person, { size: SIZE, weight: 'bold' });
  pages.page.text(MARGIN + NAME + GAP, pages.y + 25, words.absences, { size: SIZE, weight: 'bold' });
  groups.forEach(({ title }, place) => {
    const left = groupLeft(pages, groups, place);
    const [named = ''] = wrapped(title, 3 * FIGURE - 8, SIZE, 'bold');
    const middle = left + 4 + (3 * FIGURE - textWidth(named, SIZE, 'bold')) / 2;
    pages.page.text(middle, pages.y + 12, named, { size: SIZE, weight: 'bold' });
    [words.acquired, words.taken, words.balance].forEach((what, column) => {
      const right = left + (column + 1) * FIGURE - 6;
      pages.page.text(right, pages.y + 25, what, { size: SIZE, align: 'right' });
    });
  });
  pages.y += 36;
}

function row(
  pages: StatementPages,
  groups: readonly FigureColumns[],
  person: ShownStatedPerson,
  language: Language,
): void {
  const words = writtenIn(language).monthlyStatements;
  const { figures } = wordsIn(language);
  const absencesWidth = groupLeft(pages, groups, 0) - MARGIN - NAME - 2 * GAP;
  const name = wrapped(person.name, NAME - GAP, SIZE, 'bold');
  const numbered = person.payrollNumber === null ? [] : [words.numbered(person.payrollNumber)];
  const absences = person.absences.flatMap((absence) =>
    wrapped(absenceText(absence, language), absencesWidth, SIZE, 'regular'),
  );
  const lines = Math.max(name.length + numbered.length, absences.length, 1);
  const height = lines * LEADING + 7;
  pages.room(height);
  const { page, y } = pages;
  name.forEach((line, place) => {
    page.text(MARGIN + 6, y + (place + 1) * LEADING, line, { size: SIZE, weight: 'bold' });
  });
  numbered.forEach((line) => {
    page.text(MARGIN + 6, y + (name.length + 1) * LEADING, line, { size: 7, grey: 0.4 });
  });
  absences.forEach((line, place) => {
    page.text(MARGIN + NAME + GAP, y + (place + 1) * LEADING, line, { size: SIZE });
  });
  groups.forEach((group, place) => {
    const found = group.of(person);
    if (found === null) return;
    [found.acquired, found.taken, found.balance].forEach((value, column) => {
      const right = groupLeft(pages, groups, place) + (column + 1) * FIGURE - 6;
      page.text(right, y + LEADING, figures.amount(value), {
        size: SIZE,
        weight: column === 2 ? 'bold' : 'regular',
        align: 'right',
      });
    });
  });
  page.line(MARGIN, y + height, MARGIN + pages.width, y + height, 0.85);
  pages.y += height + 2;
}
