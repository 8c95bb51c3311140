import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('./*/screens/*.json', { eager: true, import: 'default' });

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function textsOf(language: 'fr' | 'en') {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .flatMap(([path, texts]) => {
      const namespace = path.split('/').at(-1)?.replace('.json', '');
      return flatten(texts).map(([key, text]) => ({ key: `${namespace}:${key}`, text }));
    });
}

const french = textsOf('fr');
const english = textsOf('en');

function variablesOf(text: string) {
  return [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name).sort();
}

describe('texts', () => {
  it('exist in both languages under the same keys', () => {
    expect(english.map(({ key }) => key).sort()).toEqual(french.map(({ key }) => key).sort());
    expect(french.length).toBeGreaterThan(0);
  });

  it('use the same variables in both languages', () => {
    const englishByKey = new Map(english.map(({ key, text }) => [key, text]));
    const different = french.filter(
      ({ key, text }) => variablesOf(text).join() !== variablesOf(englishByKey.get(key) ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('leave a figure with its unit to `figures.ofUnit`', () => {
    const alone = /^\{\{\w+(, number)?\}\}\s?(%|j|d|h)$/;
    expect([...french, ...english].filter(({ text }) => alone.test(text))).toEqual([]);
  });

  it('leave half of a day to `periods.halfOf`', () => {
    const told = /\}\},? \(?(au )?(matin|après-midi|morning|afternoon)|(morning|afternoon) of \{\{/;
    expect([...french, ...english].filter(({ text }) => told.test(text))).toEqual([]);
  });

  it('are never empty and never padded', () => {
    expect([...french, ...english].filter(({ text }) => text.trim() !== text || text === '')).toEqual([]);
  });

  it('write apostrophes and ellipses as a typesetter does', () => {
    const offending = [...french, ...english].filter(({ text }) => /'/.test(text) || /\.\.\./.test(text));
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
    expect([...french, ...english].filter(({ text }) => text.includes('!'))).toEqual([]);
  });
});
