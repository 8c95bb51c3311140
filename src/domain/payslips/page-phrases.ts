/** A piece of text where it stands on a page: from its left edge, lines counted downwards, in points. */
export interface PageText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Words that stand beside each other on one line. */
export interface Phrase extends PageText {
  readonly right: number;
}

/** Letters of one line do not stand at exactly one height. */
const SAME_LINE = 3;
/** Between words of one phrase; between two columns there is more. */
const WITHIN_PHRASE = 5;
/** Whatever is longer is no label, and no figure: files are made by anybody. */
const LONGEST_PHRASE = 500;

/** J20: a page as phrases, whatever order and pieces the program wrote it in. */
export function pagePhrases(texts: readonly PageText[]): Phrase[] {
  const filled = texts.filter(({ text }) => text.trim() !== '');
  const lines: PageText[][] = [];
  for (const item of [...filled].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line !== undefined && first !== undefined && item.y - first.y <= SAME_LINE) line.push(item);
    else lines.push([item]);
  }
  return lines.flatMap(phrasesOfLine);
}

function phrasesOfLine(line: readonly PageText[]): Phrase[] {
  const [height] = line.map(({ y }) => y);
  const phrases: Phrase[] = [];
  for (const { text, x, width } of [...line].sort((a, b) => a.x - b.x)) {
    const last = phrases.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : x - last.right;
    if (last !== undefined && gap <= WITHIN_PHRASE && last.text.length < LONGEST_PHRASE) {
      const joined = `${last.text}${gap > 0.8 ? ' ' : ''}${text}`.replace(/\s+/g, ' ');
      phrases[phrases.length - 1] = { ...last, text: joined, right: x + width, width: x + width - last.x };
    } else
      phrases.push({ text: text.trim().replace(/\s+/g, ' '), x, y: height ?? 0, width, right: x + width });
  }
  return phrases;
}
