import type { Language } from '#domain/text/language.ts';
import { A4 } from '#server/pdf/pdf-document.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';
import { PAPER_LINE, paperTable } from './paper-table.ts';
import type { ShownStatedPerson, ShownStatement } from './shown-statement.ts';
import { StatementPages } from './statement-pages.ts';
import type { PaperDays } from './statement-pdf.ts';

const SIZE = 9;

/** One person on sheets that stand: absences, counters, and the place for two to sign. */
export function personalStatementPdf(
  statement: ShownStatement,
  person: ShownStatedPerson,
  days: PaperDays,
  language: Language,
): Buffer {
  const words = writtenIn(language).monthlyStatements;
  const { payrollNumber, name } = person;
  const subject = payrollNumber === null ? name : `${name} · ${words.numbered(payrollNumber)}`;
  const pages = new StatementPages(A4, statement, { language, subject, ...days });
  absencesOf(pages, person, language);
  countersOf(pages, person, wordsIn(language).days.date(statement.lastDay), language);
  pages.y += 12;
  pages.paragraph(words.explained, { size: 8, grey: 0.4 });
  pages.signatures([words.signatures.employer, words.signatures.employee]);
  return pages.finished();
}

function absencesOf(pages: StatementPages, { absences }: ShownStatedPerson, language: Language): void {
  const words = writtenIn(language).monthlyStatements;
  const { figures, periods } = wordsIn(language);
  pages.y += 8;
  pages.paragraph(words.absences, { size: 12, weight: 'bold' });
  if (absences.length === 0) {
    pages.paragraph(words.noAbsence, { size: SIZE, grey: 0.4 });
    return;
  }
  const columns = [
    { title: words.type, x: 6 },
    { title: words.code, x: 180 },
    { title: words.period, x: 250 },
    { title: words.days, x: pages.width - 6, figures: true },
  ] as const;
  const rows = absences.map(({ typeName, code, days, startDate, startHalf, endDate, endHalf }) => [
    typeName,
    code ?? '–',
    periods.compact({ start: startDate, startHalf, end: endDate, endHalf }),
    figures.figure(days),
  ]);
  paperTable(pages, columns, rows);
}

function countersOf(
  pages: StatementPages,
  { counters }: ShownStatedPerson,
  day: string,
  language: Language,
): void {
  const words = writtenIn(language).monthlyStatements;
  const { figures } = wordsIn(language);
  pages.y += 18;
  pages.room(4 * PAPER_LINE);
  pages.paragraph(words.countersOn(day), { size: 12, weight: 'bold' });
  const right = (place: number) => pages.width - 6 - (3 - place) * 66;
  const columns = [
    { title: words.counter, x: 6 },
    { title: words.unit, x: 160 },
    { title: words.acquired, x: right(0), figures: true },
    { title: words.taken, x: right(1), figures: true },
    { title: words.balance, x: right(2), figures: true },
    { title: words.available, x: right(3), figures: true },
  ] as const;
  const rows = counters.flatMap(({ label, unit, periods, available }) =>
    periods.map((period, place) => [
      period.label === null ? label : `${label} ${period.label}`,
      words.units[unit],
      ...[period.acquired, period.taken, period.balance].map(figures.amount),
      // Of all periods together, so it stands beside the last of them.
      place === periods.length - 1 ? figures.amount(available) : '',
    ]),
  );
  paperTable(pages, columns, rows);
}
