import type { Markup, MarkupElement } from './jsx-runtime.ts';
import { TextBlock } from './text-block.ts';
import { isMarkupList } from './write-html.ts';

/** The same mail for programs that show no HTML: blocks are apart, links are followed by their address. */
export function writeText(markup: Markup): string {
  const whole = new TextBlock(0);
  add(whole, markup, asItIs);
  return whole.text;
}

type Say = (word: string) => string;
type Distance = readonly [before: number, after: number];

const asItIs: Say = (word) => word;
const loud: Say = (word) => word.toUpperCase();

/** Empty lines before and after a block; what is not named here runs on within its line. */
const distances: Readonly<Record<string, Distance>> = {
  blockquote: [2, 2],
  div: [1, 1],
  h1: [3, 2],
  h2: [3, 2],
  h3: [3, 2],
  h4: [2, 2],
  h5: [2, 2],
  h6: [2, 2],
  p: [2, 2],
  pre: [2, 2],
  table: [2, 2],
};

const unspoken = new Set(['head', 'img', 'style']);
const ruleLength = 40;

function add(to: TextBlock, markup: Markup, say: Say): void {
  if (typeof markup === 'string' || typeof markup === 'number') to.addWords(String(markup), say);
  else if (markup === null || typeof markup !== 'object') return;
  else if (isMarkupList(markup)) for (const one of markup) add(to, one, say);
  else addElement(to, markup, say);
}

function addElement(to: TextBlock, element: MarkupElement, say: Say): void {
  const { tag, attributes, children } = element;
  if (unspoken.has(tag) || attributes['data-skip-in-text'] === 'true') return;
  const distance = distances[tag];
  if (attributes['data-line-in-text'] === 'true') addFact(to, element, say);
  else if (distance) addBlock(to, element, distance, say);
  else if (tag === 'br') to.breakLine();
  else if (tag === 'hr') to.addBlock('-'.repeat(ruleLength), 2, 2);
  else if (tag === 'a') addLink(to, element, say);
  else if (tag === 'ul' || tag === 'ol') addList(to, element, say);
  else add(to, children, say);
}

function addBlock(
  to: TextBlock,
  { tag, children }: MarkupElement,
  [before, after]: Distance,
  say: Say,
): void {
  const block = new TextBlock(before, tag === 'pre' ? 'preserved' : 'words');
  add(block, children, /^h\d$/.test(tag) ? loud : say);
  const text = tag === 'blockquote' ? quoted(block.text) : block.text;
  to.addBlock(text, block.before, Math.max(block.after, after));
}

/** A label and its value share a line, unless the value has lines of its own. */
function addFact(to: TextBlock, { children }: MarkupElement, say: Say): void {
  const cells = (isMarkupList(children) ? children : [children]).filter(isElement).map((cell) => {
    const block = new TextBlock(0);
    add(block, cell.children, say);
    return block.text.trim();
  });
  const [label = '', value = ''] = cells;
  to.addBlock(`${label}${value.includes('\n') ? '\n' : ' – '}${value}`, 1, 1);
}

/** An address that is its own text is not said twice. */
function addLink(to: TextBlock, { attributes, children }: MarkupElement, say: Say): void {
  const { href } = attributes;
  let shown = '';
  add(to, children, (word) => {
    shown += word;
    return say(word);
  });
  if (typeof href === 'string' && href !== shown) {
    to.addWords(`${shown === '' ? '' : ' '}${href.replace(/^mailto:/, '')}`, asItIs);
  }
}

function addList(to: TextBlock, { tag, attributes, children }: MarkupElement, say: Say): void {
  const items = (isMarkupList(children) ? children : [children]).filter(isElement);
  const first = Number(attributes.start ?? 1);
  const signs = items.map((_, place) => (tag === 'ol' ? ` ${first + place}. ` : ' * '));
  const width = Math.max(...signs.map(({ length }) => length));
  const lines = items.map((item, place) => {
    const block = new TextBlock(1, 'item');
    add(block, item.children, say);
    return (signs[place] ?? '').padEnd(width) + block.text.replaceAll('\n', `\n${' '.repeat(width)}`);
  });
  const apart = to.kind === 'item' ? 1 : 2;
  to.addBlock(lines.join('\n'), apart, apart);
}

function isElement(markup: Markup): markup is MarkupElement {
  return typeof markup === 'object' && markup !== null && !isMarkupList(markup);
}

function quoted(text: string): string {
  return text
    .replaceAll(/^\n+|\n+$/g, '')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
