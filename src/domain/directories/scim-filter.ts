import { isFitText } from '#domain/text/fit-text.ts';
import { plainAttribute } from './scim-attributes.ts';

const comparisons = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
type Comparison = (typeof comparisons)[number];

type Compared = string | number | boolean | null;

export type ScimFilter =
  | { readonly kind: 'compare'; readonly path: string; readonly by: Comparison; readonly value: Compared }
  | { readonly kind: 'present'; readonly path: string }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly ScimFilter[] }
  | { readonly kind: 'not'; readonly part: ScimFilter }
  | { readonly kind: 'within'; readonly path: string; readonly part: ScimFilter };

/** Beyond what any directory asks; a filter that nests for ever must not. */
const longest = 2000;
const deepest = 12;

type Token =
  | { readonly kind: 'word' | 'sign'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string };

const tokenPattern = /\s*(?:("(?:[^"\\]|\\.)*")|([()[\]])|([^\s()[\]"]+))/y;

/** RFC 7644 §3.4.2.2. Null for what is no filter, or asks for an attribute that is not known. */
export function readFilter(
  text: string,
  known: Readonly<Record<string, readonly string[]>>,
): ScimFilter | null {
  const tokens = tokensOf(text);
  if (!tokens || tokens.length === 0) return null;
  const reader = new FilterReader(tokens, known);
  return reader.whole();
}

function tokensOf(text: string): Token[] | null {
  if (text.length > longest) return null;
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < end) {
    const found = tokenPattern.exec(text);
    if (!found) return null;
    const [, quoted, sign, word] = found;
    if (quoted !== undefined) {
      const said = unquoted(quoted);
      if (said === null) return null;
      tokens.push({ kind: 'text', text: said });
    } else
      tokens.push(sign === undefined ? { kind: 'word', text: word ?? '' } : { kind: 'sign', text: sign });
  }
  return tokens;
}

function unquoted(quoted: string): string | null {
  try {
    // What is fit as it is written may not be once it is read.
    const said = String(JSON.parse(quoted));
    return isFitText(said) ? said : null;
  } catch {
    return null;
  }
}

class FilterReader {
  readonly #tokens: readonly Token[];
  readonly #known: Readonly<Record<string, readonly string[]>>;
  #place = 0;
  #depth = 0;
  /** The attribute whose values stand between brackets. */
  #inside: string | null = null;

  constructor(tokens: readonly Token[], known: Readonly<Record<string, readonly string[]>>) {
    this.#tokens = tokens;
    this.#known = known;
  }

  whole(): ScimFilter | null {
    const read = this.#either();
    return this.#place === this.#tokens.length ? read : null;
  }

  #isWord(text: string): boolean {
    const token = this.#tokens[this.#place];
    return token?.kind === 'word' && token.text.toLowerCase() === text;
  }

  #take(sign: string): boolean {
    const token = this.#tokens[this.#place];
    if (token?.kind !== 'sign' || token.text !== sign) return false;
    this.#place += 1;
    return true;
  }

  #either(): ScimFilter | null {
    return this.#joined('or', () => this.#joined('and', () => this.#one()));
  }

  #joined(kind: 'and' | 'or', read: () => ScimFilter | null): ScimFilter | null {
    const first = read();
    if (!first) return null;
    const parts = [first];
    while (this.#isWord(kind)) {
      this.#place += 1;
      const next = read();
      if (!next) return null;
      parts.push(next);
    }
    return parts.length === 1 ? first : { kind, parts };
  }

  #one(): ScimFilter | null {
    if (this.#isWord('not')) {
      this.#place += 1;
      const part = this.#grouped('(', ')');
      return part && { kind: 'not', part };
    }
    if (this.#tokens[this.#place]?.text === '(') return this.#grouped('(', ')');
    return this.#attribute();
  }

  #grouped(open: string, close: string): ScimFilter | null {
    this.#depth += 1;
    const part = this.#depth <= deepest && this.#take(open) ? this.#either() : null;
    this.#depth -= 1;
    return part && this.#take(close) ? part : null;
  }

  #attribute(): ScimFilter | null {
    const token = this.#tokens[this.#place++];
    if (token?.kind !== 'word') return null;
    const said = plainAttribute(token.text);
    const path = this.#inside === null ? said : `${this.#inside}.${said}`;
    if (!Object.hasOwn(this.#known, path)) return null;
    if (this.#inside === null && this.#tokens[this.#place]?.text === '[') {
      this.#inside = path;
      const part = this.#grouped('[', ']');
      this.#inside = null;
      return part && { kind: 'within', path, part };
    }
    const operator = this.#tokens[this.#place++];
    if (operator?.kind !== 'word') return null;
    const name = operator.text.toLowerCase();
    if (name === 'pr') return { kind: 'present', path };
    const by = comparisons.find((each) => each === name);
    const value = this.#value();
    return by && value !== undefined ? { kind: 'compare', path, by, value } : null;
  }

  #value(): Compared | undefined {
    const token = this.#tokens[this.#place++];
    if (!token || token.kind === 'sign') return undefined;
    if (token.kind === 'text') return token.text;
    const word = token.text.toLowerCase();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    const number = Number(word);
    return Number.isFinite(number) ? number : undefined;
  }
}

type Resource = Readonly<Record<string, unknown>>;

/** Texts are compared without case: no attribute of ours is told apart by it. */
export function matchesFilter(
  filter: ScimFilter,
  resource: Resource,
  known: Readonly<Record<string, readonly string[]>>,
): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => matchesFilter(part, resource, known));
    case 'or':
      return filter.parts.some((part) => matchesFilter(part, resource, known));
    case 'not':
      return !matchesFilter(filter.part, resource, known);
    case 'within': {
      // One and the same value has to fit all that is said of it.
      const [list = ''] = known[filter.path] ?? [];
      return listed(resource[list]).some((value) =>
        matchesFilter(filter.part, { ...resource, [list]: [value] }, known),
      );
    }
    case 'present':
      return valuesAt(resource, known[filter.path] ?? []).some((value) => value !== '' && value !== null);
    case 'compare': {
      const values = valuesAt(resource, known[filter.path] ?? []);
      if (filter.by === 'ne' && filter.value === null) return values.length > 0;
      if (filter.by === 'ne') return !values.some((value) => holds('eq', value, filter.value));
      if (filter.by === 'eq' && filter.value === null) return values.length === 0;
      return values.some((value) => holds(filter.by, value, filter.value));
    }
  }
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function valuesAt(resource: unknown, path: readonly string[]): unknown[] {
  return path
    .reduce<unknown[]>(
      (found, name) =>
        found.flatMap((each) =>
          listed(typeof each === 'object' && each !== null ? Reflect.get(each, name) : undefined),
        ),
      [resource],
    )
    .filter((value) => value !== undefined && value !== null);
}

function holds(by: Comparison, value: unknown, wanted: Compared): boolean {
  // Entra asks for `active eq "True"` as well.
  const left = plainValue(value);
  const right = plainValue(wanted);
  switch (by) {
    case 'eq':
      return left === right;
    case 'ne':
      return left !== right;
    case 'co':
      return left.includes(right);
    case 'sw':
      return left.startsWith(right);
    case 'ew':
      return left.endsWith(right);
    case 'gt':
      return left > right;
    case 'ge':
      return left >= right;
    case 'lt':
      return left < right;
    case 'le':
      return left <= right;
  }
}

function plainValue(value: unknown): string {
  return String(value).toLowerCase();
}
