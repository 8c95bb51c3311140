import type { Language } from '#contract/language.ts';
import { fill, findTemplate, type Texts, type Values } from './templates.ts';

/** Says a text by its key, `namespace:a.b` or `a.b`, in one language. */
export interface Say {
  (key: string, values?: Values): string;
  readonly language: Language;
  /** The text with its slots still open, for those who put elements into it. */
  readonly template: (key: string, values?: Values) => string;
}

export type ReadTexts = (language: Language, namespace: string) => Promise<Texts>;

/** The texts of one page, in the language it is in; what is not there yet is read when it is asked for. */
export interface TextSource {
  readonly language: Language;
  readonly subscribe: (onChange: () => void) => () => void;
  /**
   * Null where all of it was there from the start. Once asked for, the same promise is given for ever: React wants
   * to see it again when it repeats the render that waited for it.
   */
  readonly load: (namespaces: readonly string[]) => Promise<unknown> | null;
  /** The same function for the same question, so that it can stand among the dependencies of an effect. */
  readonly getFixedT: (language: Language, namespaces: string | readonly string[]) => Say;
  readonly changeLanguage: (language: Language) => Promise<void>;
  /** What was asked for so far: a prerendered page names these to the browser. */
  readonly usedNamespaces: ReadonlySet<string>;
}

export function createTextSource(
  startLanguage: Language,
  read: ReadTexts,
  known: Readonly<Record<string, Texts>> = {},
): TextSource {
  let current = startLanguage;
  const texts = new Map(Object.entries(known));
  const loading = new Map<string, Promise<unknown>>();
  const says = new Map<string, Say>();
  const listeners = new Set<() => void>();
  const used = new Set<string>();

  const readOne = async (language: Language, namespace: string) => {
    const place = `${language}/${namespace}`;
    if (!texts.has(place)) texts.set(place, await read(language, namespace));
  };
  const readAll = (language: Language, namespaces: readonly string[]) =>
    Promise.all(namespaces.map((namespace) => readOne(language, namespace)));

  const makeSay = (language: Language, namespaces: readonly string[]): Say => {
    const template = (key: string, values?: Values): string => {
      const colon = key.indexOf(':');
      const places = colon < 0 ? namespaces : [key.slice(0, colon)];
      const path = colon < 0 ? key : key.slice(colon + 1);
      for (const namespace of places) {
        const found = findTemplate(texts.get(`${language}/${namespace}`), path, language, values?.count);
        if (found !== null) return found;
      }
      return path;
    };
    const say = (key: string, values?: Values) => fill(template(key, values), language, values);
    return Object.assign(say, { language, template });
  };

  return {
    get language() {
      return current;
    },
    usedNamespaces: used,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    load: (namespaces) => {
      const question = `${current}/${namespaces}`;
      const asked = loading.get(question);
      if (asked) return asked;
      if (namespaces.every((namespace) => texts.has(`${current}/${namespace}`))) return null;
      const answer = readAll(current, namespaces);
      loading.set(question, answer);
      // What failed is asked for again next time.
      answer.catch(() => loading.delete(question));
      return answer;
    },
    getFixedT: (language, namespaces) => {
      const names = typeof namespaces === 'string' ? [namespaces] : namespaces;
      for (const name of names) used.add(name);
      const question = `${language}/${names}`;
      const say = says.get(question) ?? makeSay(language, names);
      says.set(question, say);
      return say;
    },
    changeLanguage: async (language) => {
      const shown = [...texts.keys()].filter((place) => place.startsWith(`${current}/`));
      await readAll(
        language,
        shown.map((place) => place.slice(current.length + 1)),
      );
      current = language;
      for (const onChange of listeners) onChange();
    },
  };
}
