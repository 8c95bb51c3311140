import { winAnsi } from './win-ansi.ts';

/** How wide each sign from space to tilde is, in thousandths of the size: the metrics that Adobe publishes. */
const WIDTHS = {
  regular: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
    556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
    556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ],
} as const;

export type FontWeight = keyof typeof WIDTHS;

/** Wider than a figure: the dash, the ellipsis, ligatures. */
const OTHERS: Readonly<Record<number, number>> = {
  133: 1000,
  140: 1000,
  146: 222,
  151: 1000,
  156: 944,
  160: 278,
};

const FIGURE = 556;

/** An accent changes no width. */
function withoutAccent(code: number): number {
  return String.fromCodePoint(code).normalize('NFD').codePointAt(0) ?? code;
}

export function textWidth(text: string, size: number, weight: FontWeight): number {
  const widths = WIDTHS[weight];
  const thousandths = winAnsi(text).reduce(
    (sum, code) => sum + (OTHERS[code] ?? widths[withoutAccent(code) - 0x20] ?? FIGURE),
    0,
  );
  return (thousandths * size) / 1000;
}

/** Words on as many lines as they need; a word that is longer than a line is cut. */
export function wrapped(text: string, width: number, size: number, weight: FontWeight): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, size, weight) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (textWidth(line, size, weight) > width && line.length > 1) {
      let fits = line.length - 1;
      while (fits > 1 && textWidth(line.slice(0, fits), size, weight) > width) fits -= 1;
      lines.push(line.slice(0, fits));
      line = line.slice(fits);
    }
  }
  return [...lines, line];
}
