import type { Language } from '#domain/text/language.ts';
import { type PageSize, PdfPage, pdfOf } from '#server/pdf/pdf-document.ts';
import { wrapped } from '#server/pdf/text-width.ts';
import { writtenIn } from '#words/written.ts';

export const MARGIN = 40;
export const SOFT = 0.4;
const FOOT = 56;

/** What stands on every sheet of one paper. */
export interface PaperFrame {
  readonly language: Language;
  /** Writes what stands above, and says where the rest begins. */
  readonly top: (page: PdfPage) => number;
  readonly madeOn: string;
  /** For those who open the file: its name and whose it is. */
  readonly title: string;
  readonly author: string;
}

/** Sheets that begin with what they are; whatever does not fit goes on the next. */
export class PaperPages {
  readonly pages: PdfPage[] = [];
  readonly width: number;
  page: PdfPage;
  /** How far down the page is written. */
  y = 0;
  protected readonly frame: PaperFrame;
  private readonly size: PageSize;
  /** What stands above the rows of a table on each of its pages. */
  private head: (() => void) | null = null;

  constructor(size: PageSize, frame: PaperFrame) {
    this.size = size;
    this.frame = frame;
    this.width = size.width - 2 * MARGIN;
    this.page = this.turn();
  }

  /** Room for something of this height, on the next page if need be. */
  room(height: number): void {
    if (this.y + height <= this.size.height - FOOT) return;
    this.page = this.turn();
    this.head?.();
  }

  withHead(head: () => void, rows: () => void): void {
    this.head = head;
    head();
    rows();
    this.head = null;
  }

  paragraph(text: string, style: { size: number; weight?: 'regular' | 'bold'; grey?: number }): void {
    const { size, weight = 'regular' } = style;
    for (const line of wrapped(text, this.width, size, weight)) {
      this.room(size * 1.4);
      this.page.text(MARGIN, this.y + size, line, style);
      this.y += size * 1.4;
    }
  }

  finished(): Buffer {
    const { language, madeOn, title, author } = this.frame;
    const words = writtenIn(language).monthlyStatements;
    this.pages.forEach((page, place) => {
      const y = this.size.height - 28;
      page.line(MARGIN, y - 14, this.size.width - MARGIN, y - 14);
      page.text(MARGIN, y, words.madeOn(madeOn), { size: 8, grey: SOFT });
      page.text(this.size.width - MARGIN, y, words.page(place + 1, this.pages.length), {
        size: 8,
        grey: SOFT,
        align: 'right',
      });
    });
    return pdfOf(this.pages, { title, language, author });
  }

  private turn(): PdfPage {
    const page = new PdfPage(this.size);
    this.y = this.frame.top(page);
    this.pages.push(page);
    return page;
  }
}
