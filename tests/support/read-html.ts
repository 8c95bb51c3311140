/** One element as it was opened, and where. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A run of words that a reader takes in one go: the text of a paragraph, of a cell, of a button. */
export interface HtmlText {
  readonly text: string;
  /** The innermost language that was named around it. */
  readonly language: string;
}

export interface HtmlPage {
  readonly elements: readonly HtmlElement[];
  readonly texts: readonly HtmlText[];
  /** Contents of scripts, by the type of the script. */
  readonly scripts: readonly { readonly type: string; readonly content: string }[];
}

const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const inline = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);
/** Not words of a language. */
const unread = new Set(['code', 'pre', 'kbd', 'style', 'noscript']);

/**
 * Reads what React and the build wrote, which closes what it opens: no parser of the wild web is needed for it, and a
 * tag out of place is an error.
 */
export function readHtml(html: string): HtmlPage {
  const elements: HtmlElement[] = [];
  const texts: HtmlText[] = [];
  const scripts: { type: string; content: string }[] = [];
  const open: { tag: string; language: string }[] = [{ tag: '', language: '' }];
  let words = '';
  const language = (): string => open.at(-1)?.language ?? '';
  const endOfText = (): void => {
    const text = words.replaceAll(/[ \n\t]+/g, ' ').trim();
    if (text !== '') texts.push({ text, language: language() });
    words = '';
  };
  const token =
    /<!--[\s\S]*?-->|<!doctype[^>]*>|<script\b([^>]*)>([\s\S]*?)<\/script>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;
  for (const [whole, scriptAttributes, script, slash, name, attributeText = ''] of html.matchAll(token)) {
    if (script !== undefined) {
      scripts.push({ type: attributesOf(scriptAttributes ?? '').type ?? '', content: script });
      continue;
    }
    if (name === undefined) {
      const isWords = !whole.startsWith('<') && !open.some(({ tag }) => unread.has(tag));
      if (isWords) words += decoded(whole);
      continue;
    }
    const tag = name.toLowerCase();
    if (!inline.has(tag)) endOfText();
    if (slash === '/') {
      const closed = open.pop();
      if (closed?.tag !== tag) throw new Error(`</${tag}> closes <${closed?.tag}>`);
      continue;
    }
    const attributes = attributesOf(attributeText);
    elements.push({ tag, attributes });
    if (!empty.has(tag) && !whole.endsWith('/>')) open.push({ tag, language: attributes.lang ?? language() });
  }
  return { elements, texts, scripts };
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]));
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return named[name] ?? whole;
  });
}
