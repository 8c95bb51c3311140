import { deflateSync } from 'node:zlib';
import { toHundredths } from '#domain/amounts/rounding.ts';
import { type FontWeight, textWidth } from './text-width.ts';
import { winAnsi } from './win-ansi.ts';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** In points, upright; turned, the other way round. */
export const A4: PageSize = { width: 595, height: 842 };

interface TextStyle {
  readonly size: number;
  readonly weight?: FontWeight;
  /** From black (0) to white (1). */
  readonly grey?: number;
  /** Where x is: at the left of the text, or at its right. */
  readonly align?: 'left' | 'right';
}

/** One sheet, measured in points from its upper left corner. */
export class PdfPage {
  private readonly marks: string[] = [];
  readonly size: PageSize;

  constructor(size: PageSize) {
    this.size = size;
  }

  text(x: number, y: number, text: string, { size, weight = 'regular', grey = 0, align }: TextStyle): void {
    const left = align === 'right' ? x - textWidth(text, size, weight) : x;
    const font = weight === 'bold' ? 'F2' : 'F1';
    const hex = Buffer.from(winAnsi(text)).toString('hex');
    this.marks.push(
      `${grey} g BT /${font} ${size} Tf ${number(left)} ${this.fromBottom(y)} Td <${hex}> Tj ET`,
    );
  }

  line(x1: number, y1: number, x2: number, y2: number, grey = 0.75): void {
    const [from, to] = [`${number(x1)} ${this.fromBottom(y1)}`, `${number(x2)} ${this.fromBottom(y2)}`];
    this.marks.push(`${grey} G 0.5 w ${from} m ${to} l S`);
  }

  box(x: number, y: number, width: number, height: number, fill: number): void {
    this.marks.push(`${fill} g ${number(x)} ${this.fromBottom(y + height)} ${number(width)} ${height} re f`);
  }

  content(): string {
    return this.marks.join('\n');
  }

  private fromBottom(y: number): string {
    return number(this.size.height - y);
  }
}

interface DocumentFacts {
  readonly title: string;
  readonly language: string;
  readonly author: string;
}

/**
 * Pages of text, lines and boxes in the two fonts that every reader brings: a file without fonts, of a few kilobytes. The
 * same pages give the same bytes.
 */
export function pdfOf(pages: readonly PdfPage[], { title, language, author }: DocumentFacts): Buffer {
  const first = 6;
  const objects: Buffer[] = [
    ascii(
      `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    ),
    ascii(
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, place) => `${first + 2 * place} 0 R`).join(' ')}] >>`,
    ),
    ascii(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>`),
    ascii(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>`),
    ascii(`<< /Title ${utf16(title)} /Author ${utf16(author)} /Producer (Rel\\342che) >>`),
    ...pages.flatMap((page, place) => {
      const packed = deflateSync(ascii(page.content()));
      const { width, height } = page.size;
      return [
        ascii(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${first + 2 * place + 1} 0 R >>`,
        ),
        Buffer.concat([
          ascii(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
          packed,
          ascii('\nendstream'),
        ]),
      ];
    }),
  ];
  return assembled(objects);
}

function assembled(objects: readonly Buffer[]): Buffer {
  const parts = [ascii('%PDF-1.7\n'), Buffer.from([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a])];
  let length = parts.reduce((sum, part) => sum + part.length, 0);
  const places: number[] = [];
  objects.forEach((object, place) => {
    const part = Buffer.concat([ascii(`${place + 1} 0 obj\n`), object, ascii('\nendobj\n')]);
    places.push(length);
    length += part.length;
    parts.push(part);
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    ascii(`xref\n0 ${count}\n0000000000 65535 f \n${rows}`),
    ascii(`trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${length}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

function utf16(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}

const number = (value: number): string => String(toHundredths(value));
