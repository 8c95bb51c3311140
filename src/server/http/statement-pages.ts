import { writtenSiret } from '#domain/payroll/siret.ts';
import type { Language } from '#domain/text/language.ts';
import type { PageSize, PdfPage } from '#server/pdf/pdf-document.ts';
import { capitalised } from '#words/capitalised.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';
import { MARGIN, PaperPages, SOFT } from './paper-pages.ts';
import type { ShownStatement } from './shown-statement.ts';

interface PaperFacts {
  readonly language: Language;
  /** Under the title: whom it is about. */
  readonly subject: string;
  readonly madeOn: string;
  readonly closedOn: string | null;
}

/** Sheets that begin with whose month they are and end with who signs. */
export class StatementPages extends PaperPages {
  constructor(size: PageSize, statement: ShownStatement, facts: PaperFacts) {
    const { language, subject, madeOn } = facts;
    const month = wordsIn(language).days.monthAndYear(`${statement.month}-01`);
    super(size, {
      language,
      madeOn,
      title: `${writtenIn(language).monthlyStatements.title}, ${month}, ${subject}`,
      author: statement.organizationName,
      top: (page) => writeTop(page, size.width - MARGIN, month, statement, facts),
    });
  }

  /** A box for each, side by side. */
  signatures(names: readonly string[]): void {
    const { dateAndSignature } = writtenIn(this.frame.language).monthlyStatements;
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
}

/** J11: said where it is not the pay of the month itself. */
function pay({ month, paidIn }: ShownStatement, language: Language): string[] {
  const { monthAndYear } = wordsIn(language).days;
  const { paidWith } = writtenIn(language).monthlyStatements;
  return month === paidIn ? [] : [paidWith(monthAndYear(`${paidIn}-01`))];
}

function writeTop(
  page: PdfPage,
  right: number,
  month: string,
  statement: ShownStatement,
  { language, subject, closedOn }: PaperFacts,
): number {
  const words = writtenIn(language).monthlyStatements;
  page.text(MARGIN, MARGIN + 8, words.title, { size: 9, grey: SOFT });
  page.text(MARGIN, MARGIN + 28, capitalised(month), { size: 17, weight: 'bold' });
  page.text(MARGIN, MARGIN + 44, subject, { size: 10 });
  const { organizationName, establishment, lastDay } = statement;
  const siret = establishment?.siret ? `SIRET ${writtenSiret(establishment.siret)}` : null;
  const whose = [organizationName, establishment?.name, siret].filter(Boolean).join(' · ');
  page.text(right, MARGIN + 8, whose, { size: 9, weight: 'bold', align: 'right' });
  const day = wordsIn(language).days.date(lastDay);
  page.text(right, MARGIN + 28, words.countersOn(day), { size: 9, align: 'right' });
  const state = [...pay(statement, language), closedOn === null ? words.open : words.closedOn(closedOn)].join(
    ' · ',
  );
  page.text(right, MARGIN + 44, state, { size: 9, grey: SOFT, align: 'right' });
  page.line(MARGIN, MARGIN + 56, right, MARGIN + 56, 0.3);
  return MARGIN + 68;
}
