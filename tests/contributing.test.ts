import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/text/language.ts';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** What is to be written in the place of a capital word. */
const placeholder = /NAME|VERB|WHERE|NNNN/;

const named = [...guide.matchAll(/`((?:src|tests|docs|scripts|seed)\/[^`\s]+)`/g)].map(
  ([, path = '']) => path,
);

describe('the recipes', () => {
  it('name files that there are', () => {
    const paths = named.filter((path) => !placeholder.test(path));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('put new files beside others of their kind', () => {
    const places = named.filter((path) => placeholder.test(path)).map((path) => dirname(path));
    const folders = places.map((place) => place.split('/').filter((part) => !placeholder.test(part)));
    expect(folders.filter((parts) => !existsSync(join(...parts)))).toEqual([]);
  });

  it('lead an endpoint with a screen through thirteen files, which one that there is has', () => {
    const recipe = /### An endpoint with a screen\n([\s\S]*?)\nWhere it applies/.exec(guide)?.[1] ?? '';
    const steps = [...recipe.matchAll(/^\d+\. (.*)$/gm)].flatMap(([, step = '']) =>
      [...step.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, path = '']) => path),
    );
    expect(steps).toHaveLength(13);
    const followed = steps.map((path) => path.replace('NAME', 'api-keys').replace('VERB', 'create-key'));
    expect(followed.filter((path) => !existsSync(path))).toEqual([]);
    // What it leaves out is written from what it names.
    for (const place of ['contract/api.ts', 'server/http/handlers.ts']) {
      expect(readFileSync(`src/${place}`, 'utf8')).toContain("from './api-keys.ts'");
    }
    for (const language of languages) {
      const texts = (name: string) =>
        JSON.parse(readFileSync(`src/words/${language}/screens/${name}.json`, 'utf8'));
      const { name, also } = texts('api-keys').pages.apiKeys;
      expect([texts('pages').apiKeys, texts('pages-also').apiKeys]).toEqual([{ name }, also]);
    }
  });

  it('lead a mail through every place that makes one, and no other', () => {
    // Followed with one that there is: the notice of days that lapse.
    const recipe = /### A mail\n([\s\S]*?)\n###/.exec(guide)?.[1] ?? '';
    const steps = [...recipe.matchAll(/^\d+\. (.*)$/gm)].flatMap(([, step = '']) =>
      [...step.matchAll(/`(src\/[^`]+)`/g)].map(([, path = '']) => path),
    );
    const followed = steps.map((path) =>
      path.replace('WHERE', 'entitlements').replace('NAME', 'expiry-notice'),
    );
    const teller = 'src/server/actions/entitlements/announce-expiries.ts';
    expect(filesThatSay(/expiry-?notice(?!s)/i)).toEqual([...followed, teller].sort());
  });
});

/** Of the code that mails are made by; what the store keeps of them is not part of the recipe, nor are written lists. */
function filesThatSay(pattern: RegExp): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path))
    .filter((path) => /\.tsx?$/.test(path) && !/^src\/(app|site|ui|web|server\/store)\//.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => pattern.test(text) && !text.startsWith('// Written by scripts/'))
    .map(({ path }) => path)
    .sort();
}
