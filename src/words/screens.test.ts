import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/text/language.ts';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('./*/screens/*.json', { eager: true, import: 'default' });

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function textsOf(language: Language) {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .flatMap(([path, texts]) => {
      const namespace = path.split('/').at(-1)?.replace('.json', '');
      return flatten(texts).map(([key, text]) => ({ key: `${namespace}:${key}`, text }));
    });
}

const french = textsOf('fr');
const others = languages.filter((language) => language !== 'fr');
const all = languages.flatMap(textsOf);

function variablesOf(text: string) {
  return [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name).sort();
}

describe('texts', () => {
  it.each(others)('exist under the same keys, in %s as in French', (language) => {
    const keys = textsOf(language).map(({ key }) => key);
    expect(keys.sort()).toEqual(french.map(({ key }) => key).sort());
    expect(keys.length).toBeGreaterThan(0);
  });

  it.each(others)('use the same variables, in %s as in French', (language) => {
    const byKey = new Map(textsOf(language).map(({ key, text }) => [key, text]));
    const different = french.filter(
      ({ key, text }) => variablesOf(text).join() !== variablesOf(byKey.get(key) ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('leave a figure with its unit to `figures.ofUnit`', () => {
    const alone = /^\{\{\w+(, number)?\}\}\s?(%|j|d|h)$/;
    expect(all.filter(({ text }) => alone.test(text))).toEqual([]);
  });

  it('leave half of a day to `periods.halfOf`', () => {
    const told = /\}\},? \(?(au )?(matin|après-midi|morning|afternoon)|(morning|afternoon) of \{\{/;
    expect(all.filter(({ text }) => told.test(text))).toEqual([]);
  });

  it('stand in folders of languages that are spoken here', () => {
    const folders = new Set(Object.keys(files).map((path) => path.split('/')[1]));
    expect([...folders].sort()).toEqual([...languages].sort());
  });

  it('are never empty and never padded', () => {
    expect(all.filter(({ text }) => text.trim() !== text || text === '')).toEqual([]);
  });

  it('write apostrophes and ellipses as a typesetter does', () => {
    const offending = all.filter(({ text }) => /'/.test(text) || /\.\.\./.test(text));
    expect(offending).toEqual([]);
  });
});

describe('French typography', () => {
  it('puts a no-break space before : ; ? ! and inside guillemets', () => {
    const offending = french.filter(
      ({ text }) =>
        / [:;?!»]/.test(text) ||
        /« /.test(text) ||
        /[\p{L}\d)][;?!»]/u.test(text) ||
        /«[^\u00a0\u202f]/.test(text),
    );
    expect(offending).toEqual([]);
  });

  it('puts a no-break space between a figure and its sign', () => {
    expect(french.filter(({ text }) => /\d [€%]/.test(text) || /\d[€%]/.test(text))).toEqual([]);
  });

  it('keeps exclamation marks out of the app', () => {
    expect(all.filter(({ text }) => text.includes('!'))).toEqual([]);
  });
});

/** Words that somebody may look for something by, whatever it is called here. */
const isForSearch = (key: string) => /^(palette|pages-also):|:pages\.\w+\.also$/.test(key);

describe('English', () => {
  it('never calls one kind of days by the name of the other', () => {
    const counted = textsOf('en').filter(({ key }) => /[.:](ouvres|ouvrables)(_\w+)?$/.test(key));
    const names = (key: string) => (/ouvres/.test(key) ? /working days/i : /open days/i);
    expect(counted.filter(({ key, text }) => names(key).test(text) || /business days/i.test(text))).toEqual(
      [],
    );
    expect(counted.length).toBeGreaterThan(10);
  });

  it('calls paid leave a holiday, as the form does', () => {
    expect(textsOf('en').filter(({ key, text }) => !isForSearch(key) && /vacation/i.test(text))).toEqual([]);
  });
});
