import { wrapped } from '#server/pdf/text-width.ts';
import { MARGIN, type PaperPages } from './paper-pages.ts';

const SIZE = 9;
/** How high a row is. */
export const PAPER_LINE = 22;

interface PaperColumn {
  readonly title: string;
  /** Where it begins, or ends for figures. */
  readonly x: number;
  readonly figures?: true;
}

/** Rows under their titles, which come again on each page. */
export function paperTable(
  pages: PaperPages,
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
      pages.page.box(MARGIN, pages.y, pages.width, PAPER_LINE, 0.94);
      cells(
        columns.map(({ title }) => title),
        'bold',
      );
      pages.y += PAPER_LINE;
    },
    () => {
      for (const row of rows) {
        pages.room(PAPER_LINE);
        cells(row, 'regular');
        pages.y += PAPER_LINE;
        pages.page.line(MARGIN, pages.y, MARGIN + pages.width, pages.y, 0.85);
      }
    },
  );
}
