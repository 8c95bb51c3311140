import type { Language } from '#domain/text/language.ts';
import type { Register, RegisterFacts } from '#server/actions/privacy-register/register.ts';
import { durationText, retentionLines } from '#server/actions/privacy-register/retention-lines.ts';
import { A4 } from '#server/pdf/pdf-document.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';
import { MARGIN, PaperPages, SOFT } from './paper-pages.ts';

/** V25: the register as a document to keep. */
export function registerPdf(register: Register, language: Language): Buffer {
  const words = writtenIn(language).privacyRegister;
  const { labels } = words;
  const { name, siret } = register.organization;
  const pages = paper(words.title, name, register.madeOn, language);
  paragraph(pages, words.lead);
  heading(pages, words.controller);
  paragraph(pages, siret === null ? name : `${name}, ${words.siret(siret)}`);
  paragraph(pages, words.toFillIn);
  for (const { title, data, ...rest } of register.processings) {
    heading(pages, title);
    titled(pages, labels.purposes, [rest.purposes]);
    titled(pages, labels.basis, [rest.basis]);
    titled(pages, labels.people, [rest.people]);
    titled(pages, labels.data, data);
    titled(pages, labels.sensitive, [rest.sensitive]);
    titled(pages, labels.recipients, [rest.recipients]);
  }
  heading(pages, labels.processors);
  items(pages, register.processors);
  heading(pages, labels.transfers);
  paragraph(pages, register.transfers);
  heading(pages, labels.security);
  items(pages, register.security);
  return pages.finished();
}

/** V25: what employees are told, on one or two sheets. */
export function informationSheetPdf(facts: RegisterFacts, language: Language): Buffer {
  const { sheet } = writtenIn(language).privacyRegister;
  const { name } = facts.organization;
  const pages = paper(sheet.title, name, facts.today, language);
  paragraph(pages, sheet.lead(name));
  for (const { title, text } of sheet.sections) {
    heading(pages, title);
    paragraph(pages, text);
  }
  heading(pages, sheet.kept);
  const words = writtenIn(language).privacyRegister;
  items(
    pages,
    retentionLines(facts.choices, language).map((line) =>
      words.kept(line.name, line.holds, line.unit === null ? null : durationText(line, language)),
    ),
  );
  heading(pages, sheet.rights.title);
  paragraph(pages, sheet.rights.text(name));
  return pages.finished();
}

function paper(title: string, author: string, day: RegisterFacts['today'], language: Language): PaperPages {
  return new PaperPages(A4, {
    language,
    madeOn: wordsIn(language).days.date(day),
    title,
    author,
    top: (page) => {
      const right = A4.width - MARGIN;
      page.text(MARGIN, MARGIN + 18, title, { size: 17, weight: 'bold' });
      page.text(right, MARGIN + 18, author, { size: 9, weight: 'bold', align: 'right' });
      page.line(MARGIN, MARGIN + 30, right, MARGIN + 30, 0.3);
      return MARGIN + 42;
    },
  });
}

function heading(pages: PaperPages, text: string): void {
  pages.y += 12;
  pages.room(60);
  pages.paragraph(text, { size: 12, weight: 'bold' });
  pages.y += 2;
}

function paragraph(pages: PaperPages, text: string): void {
  pages.paragraph(text, { size: 10 });
  pages.y += 4;
}

function titled(pages: PaperPages, title: string, texts: readonly string[]): void {
  pages.room(40);
  pages.paragraph(title, { size: 9, grey: SOFT });
  items(pages, texts);
}

function items(pages: PaperPages, texts: readonly string[]): void {
  for (const text of texts) paragraph(pages, text);
}
