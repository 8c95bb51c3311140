import type { Language } from '#contract/language.ts';
import { slotFormats } from '#words/slots.ts';

/** One file of texts: keys lead to texts or further in. */
export type Texts = { readonly [key: string]: string | Texts };
export type Values = Readonly<Record<string, unknown>>;

const rules = new Map<Language, Intl.PluralRules>();

function pluralOf(language: Language, count: number): string {
  const own = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, own);
  return own.select(count);
}

/** `a.b` with a count is `a.b_zero`, `a.b_one` or `a.b_other`, if there is such a key. */
export function findTemplate(
  texts: Texts | undefined,
  path: string,
  language: Language,
  count: unknown,
): string | null {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place: string | Texts | undefined = texts;
  for (const key of keys) place = typeof place === 'object' ? place[key] : undefined;
  if (typeof place !== 'object') return null;
  const endings =
    typeof count === 'number'
      ? [...(count === 0 ? ['_zero'] : []), `_${pluralOf(language, count)}`, '_other', '']
      : [''];
  for (const ending of endings) {
    const found = place[last + ending];
    if (typeof found === 'string') return found;
  }
  return null;
}

const SLOT = /\{\{\s*(\w+)\s*(?:,\s*(number|of)\s*(?:\(([^)]*)\))?\s*)?\}\}/g;

/** `minimumFractionDigits: 1` as Intl takes it. */
function numberOptions(text: string): Intl.NumberFormatOptions {
  const pairs = text.split(';').map((pair) => pair.split(':').map((part) => part.trim()));
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, Number.isNaN(Number(value)) ? value : Number(value)]),
  );
}

/** Puts values into `{{name}}`, `{{name, of}}` and `{{amount, number}}`; a value is never read as a template itself. */
export function fill(template: string, language: Language, values: Values = {}): string {
  return template.replace(
    SLOT,
    (_, name: string, format: keyof typeof slotFormats | undefined, options: string | undefined) => {
      const value = values[name];
      if (value === undefined || value === null) return '';
      return format ? slotFormats[format](value, language, numberOptions(options ?? '')) : String(value);
    },
  );
}
