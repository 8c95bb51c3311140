import { readDays } from '#domain/balance-imports/read-days.ts';
import { plainWord } from '#domain/text/plain-word.ts';
import { type PageText, type Phrase, pagePhrases } from './page-phrases.ts';
import { counterOf, figureOf } from './payslip-columns.ts';
import type { Figure, PayslipCounter } from './payslip-counter.ts';
import type { PayslipRow } from './read-payslip-rows.ts';

/** What one page says, before anyone is looked for by it. */
export interface PayslipPage {
  readonly payrollNumber: string;
  /** Whatever could be somebody's name. */
  readonly phrases: readonly string[];
  readonly counters: PayslipRow['counters'];
}

interface Label extends Phrase {
  readonly counter: PayslipCounter | null;
  readonly figure: Figure | null;
}

/** How far above a figure its heading may stand, and how far beside it. */
const ABOVE = 90;
const BESIDE = 55;
const SAME_LINE = 3;

/**
 * J20: the figures of a page by where they stand. A figure belongs to the nearest words on its left, else to those above
 * it: which of the two says the counter, and which « acquis », « pris » or « solde », each program does in its own way.
 */
export function readPayslipPage(texts: readonly PageText[]): PayslipPage {
  const phrases = pagePhrases(texts).flatMap(split);
  const labels = phrases.flatMap(labelOf);
  const found = new Map<PayslipCounter, Partial<Record<Figure, string>>>();
  for (const figure of phrases.filter(isFigure)) {
    const counter = nearest(figure, labels, ({ counter: of }) => of !== null)?.counter;
    const what = nearest(figure, labels, ({ figure: of }) => of !== null)?.figure;
    if (counter == null || what == null) continue;
    const known = found.get(counter) ?? {};
    // The first on its line: what follows further right are rates and amounts.
    if (known[what] === undefined) found.set(counter, { ...known, [what]: figure.text });
  }
  return {
    payrollNumber: payrollNumberIn(phrases),
    phrases: phrases.map(({ text }) => text).filter((text) => /\p{L}/u.test(text) && text.length <= 80),
    counters: wholeCounters(found),
  };
}

/** A label is shorter, and so is a figure. What is longer takes ever longer to be looked at. */
const LONGEST_SPLIT = 120;

/** « Solde : 12,50 » is a label and a figure. */
function split(phrase: Phrase): Phrase[] {
  if (phrase.text.length > LONGEST_SPLIT) return [phrase];
  const [, words = '', figure = ''] =
    /^(.*[\p{L}).:-]\s*\d?\s*[:=]?)\s+([-−+]?\d[\d\s]*(?:[.,]\d+)?)(?:\s*(?:j|jours?))?$/u.exec(
      phrase.text,
    ) ?? [];
  if (figure === '' || words === '') return [phrase];
  const middle = phrase.x + (phrase.width * words.length) / phrase.text.length;
  return [
    { ...phrase, text: words.replace(/\s*[:=]$/, '').trim(), right: middle, width: middle - phrase.x },
    { ...phrase, text: figure, x: middle, width: phrase.right - middle },
  ];
}

function labelOf(phrase: Phrase): Label[] {
  if (isFigure(phrase) || phrase.text.length > 60) return [];
  const word = plainWord(phrase.text)
    .replace(/[:*()[\]/_.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [counter, figure] = [counterOf(word), figureOf(word)];
  return counter === null && figure === null ? [] : [{ ...phrase, counter, figure }];
}

function isFigure({ text }: Phrase): boolean {
  return (
    /^[-−+(]?\d{1,3}(?:[.,]\d{1,4})?\)?-?(?:\s*(?:j|jours?))?$/.test(text.trim()) &&
    readDays(text) !== 'unreadable'
  );
}

function nearest(figure: Phrase, labels: readonly Label[], says: (label: Label) => boolean): Label | null {
  const told = labels.filter(says);
  const left = told.filter((label) => Math.abs(label.y - figure.y) <= SAME_LINE && label.x < figure.x);
  const beside = best(left, (label) => figure.x - label.x);
  if (beside !== null) return beside;
  const above = told.filter((label) => {
    const height = figure.y - label.y;
    return height > SAME_LINE && height <= ABOVE && offset(label, figure) <= BESIDE;
  });
  return best(above, (label) => offset(label, figure) + (figure.y - label.y) / 10);
}

function offset(label: Phrase, figure: Phrase): number {
  const middle = (phrase: Phrase) => phrase.x + phrase.width / 2;
  return Math.min(
    Math.abs(label.x - figure.x),
    Math.abs(label.right - figure.right),
    Math.abs(middle(label) - middle(figure)),
  );
}

function best(labels: readonly Label[], distance: (label: Label) => number): Label | null {
  return labels.reduce<Label | null>(
    (closest, label) => (closest === null || distance(label) < distance(closest) ? label : closest),
    null,
  );
}

/** A line « congés pris » of the pay itself is no counter: what is left must stand there, or follow. */
function wholeCounters(
  found: ReadonlyMap<PayslipCounter, Partial<Record<Figure, string>>>,
): PayslipRow['counters'] {
  const isWhole = ({ acquired, taken, balance }: Partial<Record<Figure, string>>) =>
    balance !== undefined || (acquired !== undefined && taken !== undefined);
  const whole = [...found].filter(([, figures]) => isWhole(figures));
  const hasParts = whole.some(([counter]) => counter === 'paid-leave-n1' || counter === 'paid-leave-n');
  return whole
    .filter(([counter]) => !(hasParts && counter === 'paid-leave'))
    .map(([counter, figures]) => ({
      counter,
      acquired: figures.acquired ?? '',
      taken: figures.taken ?? '',
      balance: figures.balance ?? '',
    }));
}

const NUMBER_LABEL = /^(?:n° ?(?:de )?|numero (?:de )?)?(?:matricule|mat\.?)(?: (?:du )?salarie)?\s*[:.]?\s*/;

/** Beside « Matricule », or below it. */
function payrollNumberIn(phrases: readonly Phrase[]): string {
  for (const label of phrases) {
    const word = plainWord(label.text);
    const matched = NUMBER_LABEL.exec(word);
    if (matched === null) continue;
    const own = label.text.slice(label.text.length - (word.length - matched[0].length)).trim();
    if (own !== '' && own.length <= 30) return own.replace(/^[:.]\s*/, '');
    const beside = phrases
      .filter(
        ({ x, y }) => Math.abs(y - label.y) <= SAME_LINE && x >= label.right - 1 && x - label.right < 120,
      )
      .sort((a, b) => a.x - b.x)[0];
    const below = phrases
      .filter(({ x, y }) => y - label.y > SAME_LINE && y - label.y < 25 && Math.abs(x - label.x) < 30)
      .sort((a, b) => a.y - b.y)[0];
    const found = (beside ?? below)?.text ?? '';
    if (/^[\p{L}\d][\p{L}\d ./-]{0,29}$/u.test(found)) return found;
  }
  return '';
}
