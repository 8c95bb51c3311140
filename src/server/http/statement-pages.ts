import { writtenSiret } from '#domain/payroll/siret.ts';
import type { Language } from '#domain/text/language.ts';
import { type PageSize, PdfPage, pdfOf } from '#server/pdf/pdf-document.ts';
import { wrapped } from '#server/pdf/text-width.ts';
import { capitalised } from '#words/capitalised.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';
import type { ShownStatement } from './shown-statement.ts';

export const MARGIN = 40;
const FOOT = 56;
const SOFT = 0.4;

interface PaperFacts {
  readonly language: Language;
  /** Under the title: whom it is about. */
  readonly subject: string;
  readonly madeOn: string;
  readonly closedOn: string | null;
}

/** Sheets that begin with what they are and end with who signs; whatever does not fit goes on the next. */
export class StatementPages {
  readonly pages: PdfPage[] = [];
  readonly width: number;
  page: PdfPage;
  /** How far down the page is written. */
  y = 0;
  private readonly size: PageSize;
  private readonly statement: ShownStatement;
  private readonly facts: PaperFacts;
  /** What stands above the rows of a table on each of its pages. */
  private head: (() => void) | null = null;

  constructor(size: PageSize, statement: ShownStatement, facts: PaperFacts) {
    this.size = size;
    this.statement = statement;
    this.facts = facts;
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

  /** A box for each, side by side. */
  signatures(names: readonly string[]): void {
    const { dateAndSignature } = writtenIn(this.facts.language).monthlyStatements;
    const [gap, height] = [16, 84];
    this.room(height + 20);
    this.y += 20;
    const width = (this.width - gap * (names.length - 1)) / names.length;
    names.forEach((name, place) => {
      const [left, right] = [MARGIN + place * (width + gap), MARGIN + place * (width + gap) + width];
      const bottom = this.y + height;
      for (const [x1, y1, x2, y2] of [
        [left, this.y, right, this.y],
        [left, bottom, right, bottom],
        [left, this.y, left, bottom],
        [right, this.y, right, bottom],
      ] as const)
        this.page.line(x1, y1, x2, y2);
      this.page.text(left + 10, this.y + 17, name, { size: 9, weight: 'bold' });
      this.page.text(left + 10, this.y + 30, dateAndSignature, { size: 8, grey: SOFT });
    });
    this.y += height;
  }

  finished(): Buffer {
    const { language, subject, madeOn } = this.facts;
    const words = writtenIn(language).monthlyStatements;
    const { organizationName } = this.statement;
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
    const title = `${words.title}, ${this.month()}, ${subject}`;
    return pdfOf(this.pages, { title, language, author: organizationName });
  }

  private month(): string {
    return wordsIn(this.facts.language).days.monthAndYear(`${this.statement.month}-01`);
  }

  /** J11: said where it is not the pay of the month itself. */
  private pay(): string[] {
    const { language } = this.facts;
    const { month, paidIn } = this.statement;
    const { monthAndYear } = wordsIn(language).days;
    const { paidWith } = writtenIn(language).monthlyStatements;
    return month === paidIn ? [] : [paidWith(monthAndYear(`${paidIn}-01`))];
  }

  private turn(): PdfPage {
    const { language, subject, closedOn } = this.facts;
    const words = writtenIn(language).monthlyStatements;
    const page = new PdfPage(this.size);
    const right = this.size.width - MARGIN;
    page.text(MARGIN, MARGIN + 8, words.title, { size: 9, grey: SOFT });
    page.text(MARGIN, MARGIN + 28, capitalised(this.month()), { size: 17, weight: 'bold' });
    page.text(MARGIN, MARGIN + 44, subject, { size: 10 });
    const { organizationName, establishment, lastDay } = this.statement;
    const siret = establishment?.siret ? `SIRET ${writtenSiret(establishment.siret)}` : null;
    const whose = [organizationName, establishment?.name, siret].filter(Boolean).join(' · ');
    page.text(right, MARGIN + 8, whose, { size: 9, weight: 'bold', align: 'right' });
    const day = wordsIn(language).days.date(lastDay);
    page.text(right, MARGIN + 28, words.countersOn(day), { size: 9, align: 'right' });
    const state = [...this.pay(), closedOn === null ? words.open : words.closedOn(closedOn)].join(' · ');
    page.text(right, MARGIN + 44, state, { size: 9, grey: SOFT, align: 'right' });
    page.line(MARGIN, MARGIN + 56, right, MARGIN + 56, 0.3);
    this.y = MARGIN + 68;
    this.pages.push(page);
    return page;
  }
}
