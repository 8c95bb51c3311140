import type { Language } from '#domain/text/language.ts';
import { A4 } from '#server/pdf/pdf-document.ts';
import { wrapped } from '#server/pdf/text-width.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';
import type { ShownStatedPerson, ShownStatement } from './shown-statement.ts';
import { MARGIN, StatementPages } from './statement-pages.ts';
import type { PaperDays } from './statement-pdf.ts';

const SIZE = 9;
const LINE = 22;

interface PaperColumn {
  readonly title: string;
  /** Where it begins, or ends for figures. */
  readonly x: number;
  readonly figures?: true;
}

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
  table(pages, columns, rows);
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
  pages.room(4 * LINE);
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
  table(pages, columns, rows);
}

function table(
  pages: StatementPages,
  columns: readonly PaperColumn[],
  rows: readonly (readonly string[])[],
): void {
  const cells = (texts: readonly string[], weight: 'regular' | 'bold') => {
    columns.forEach(({ x, figures }, place) => {
      const next = columns[place + 1];
      const room = figures ? pages.width : (next?.figures ? next.x - 60 : (next?.x ?? pages.width)) - x - 6;
      const [text = ''] = wrapped(texts[place] ?? '', room, SIZE, weight);
      const align = figures ? ('right' as const) : ('left' as const);
      pages.page.text(MARGIN + x, pages.y + 15, text, { size: SIZE, weight, align });
    });
  };
  pages.withHead(
    () => {
      pages.y += 4;
      pages.page.box(MARGIN, pages.y, pages.width, LINE, 0.94);
      cells(
        columns.map(({ title }) => title),
        'bold',
      );
      pages.y += LINE;
    },
    () => {
      for (const row of rows) {
        pages.room(LINE);
        cells(row, 'regular');
        pages.y += LINE;
        pages.page.line(MARGIN, pages.y, MARGIN + pages.width, pages.y, 0.85);
      }
    },
  );
}
