import type { Language } from '#domain/text/language.ts';
import type { FiguresReport } from '#server/actions/insights/read-report.ts';
import { reportScope, reportSections } from '#server/actions/insights/report-sections.ts';
import { A4 } from '#server/pdf/pdf-document.ts';
import { capitalised } from '#words/capitalised.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';
import { MARGIN, PaperPages, SOFT } from './paper-pages.ts';
import { PAPER_LINE, paperTable } from './paper-table.ts';

/** U12: figures of one month on sheets that stand, as the mail tells them. */
export function reportPdf(report: FiguresReport, language: Language): Buffer {
  const { report: words, columns } = writtenIn(language).insights;
  const { monthAndYear, date } = wordsIn(language).days;
  const { organization, today } = report.insights;
  const month = monthAndYear(report.month);
  const pages = new PaperPages(A4, {
    language,
    madeOn: date(today),
    title: `${words.title}, ${month}`,
    author: organization.name,
    top: (page) => {
      const right = A4.width - MARGIN;
      page.text(MARGIN, MARGIN + 8, words.title, { size: 9, grey: SOFT });
      page.text(MARGIN, MARGIN + 28, capitalised(month), { size: 17, weight: 'bold' });
      page.text(MARGIN, MARGIN + 44, reportScope(report, language), { size: 10 });
      page.text(right, MARGIN + 8, organization.name, { size: 9, weight: 'bold', align: 'right' });
      page.line(MARGIN, MARGIN + 56, right, MARGIN + 56, 0.3);
      return MARGIN + 68;
    },
  });
  for (const { title, lines } of reportSections(report, language)) {
    pages.y += 10;
    pages.room(3 * PAPER_LINE);
    pages.paragraph(title, { size: 12, weight: 'bold' });
    paperTable(
      pages,
      [
        { title: columns.figure, x: 6 },
        { title: columns.value, x: pages.width - 126, figures: true },
        { title: words.before, x: pages.width - 6, figures: true },
      ],
      lines.map(({ label, value, before }) => [label, value, before ?? '']),
    );
  }
  pages.y += 14;
  pages.paragraph(words.note, { size: 8, grey: SOFT });
  return pages.finished();
}
