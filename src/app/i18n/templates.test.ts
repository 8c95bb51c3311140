import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { type Language, languages } from '#contract/language.ts';
import type { Texts } from './templates.ts';
import { createTextSource } from './text-source.ts';
import { withSlots } from './with-slots.ts';

const files = import.meta.glob<Texts>('./{fr,en}/*.json', { eager: true, import: 'default' });
const known = Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.slice(2, -5), texts]));
const unread = () => Promise.reject(new Error('not there'));

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Every text of a language, each with values for its slots: words that look like slots, and awkward figures. */
function questionsIn(language: Language) {
  return Object.entries(known)
    .filter(([place]) => place.startsWith(`${language}/`))
    .flatMap(([place, texts]) =>
      flatten(texts).flatMap(([path, text]) => {
        const slots = [...text.matchAll(/\{\{\s*(\w+)(\s*,\s*number)?/g)];
        const key = `${place.slice(3)}:${path.replace(/_(zero|one|other)$/, '')}`;
        const hasFigure = slots.some(([, name, isNumber]) => isNumber || name === 'count');
        return (hasFigure ? [0, 1, 1.5, 2, 1234.5] : [0]).map((figure) => ({
          key,
          values: Object.fromEntries(
            slots.map(([, name = '', isNumber]) => [
              name,
              isNumber || name === 'count' ? figure : '{{name}} & <b>',
            ]),
          ),
        }));
      }),
    );
}

it.each(languages)('says every text in %s as i18next says it', async (language) => {
  const reference = createInstance();
  const resources = {
    [language]: Object.fromEntries(
      Object.entries(known)
        .filter(([place]) => place.startsWith(`${language}/`))
        .map(([place, texts]) => [place.slice(3), texts]),
    ),
  };
  await reference.init({ lng: language, resources, interpolation: { escapeValue: false } });
  withSlots(reference);
  const theirs = reference.getFixedT(language);
  const ours = createTextSource(language, unread, known).getFixedT(language, 'common');
  const questions = questionsIn(language);
  expect(questions.length).toBeGreaterThan(1000);
  const different = questions
    .map(({ key, values }) => ({
      key,
      ours: ours(key, values),
      theirs: String(theirs(key as never, values)),
    }))
    .filter((answer) => answer.ours !== answer.theirs);
  expect(different).toEqual([]);
});

it('reads a namespace once, again after a failure, and all that is shown when the language changes', async () => {
  const asked: string[] = [];
  let isDown = true;
  const source = createTextSource('fr', async (language, namespace) => {
    asked.push(`${language}/${namespace}`);
    if (isDown) throw new Error('down');
    return { word: `${namespace} ${language}` };
  });
  await expect(source.load(['ui'])).rejects.toThrow('down');
  isDown = false;
  await Promise.all([source.load(['ui']), source.load(['ui'])]);
  expect(source.getFixedT('fr', 'ui')('word')).toBe('ui fr');
  expect(source.getFixedT('fr', 'ui')).toBe(source.getFixedT('fr', ['ui']));
  let changes = 0;
  const unsubscribe = source.subscribe(() => {
    changes += 1;
  });
  await source.changeLanguage('en');
  unsubscribe();
  expect([source.language, source.getFixedT('en', 'ui')('word'), changes]).toEqual(['en', 'ui en', 1]);
  expect(source.getFixedT('en', 'ui')('nowhere.word')).toBe('nowhere.word');
  expect(asked).toEqual(['fr/ui', 'fr/ui', 'en/ui']);
});
