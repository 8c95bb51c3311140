import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserCookie } from '#contract/browser-cookie.ts';
import { languageCookie } from '#contract/language.ts';
import { deviceCookieOf } from '#server/actions/second-factors/ask-second-factor.ts';
import { namedKeys } from '#tests/support/privacy-page.ts';

const sources = ['src/app', 'src/site', 'src/ui', 'src/web', 'src/worker']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The names that a file gives to what it keeps: a constant, a table of constants, a name with a person's id, a cache. */
function keysIn(text: string): string[] {
  const constants = [...text.matchAll(/\w*STORAGE_KEY = '([^']+)'/g)].map(([, key = '']) => key);
  const tables = [...text.matchAll(/\bKEYS = \{([^}]+)\}/g)].flatMap(([, table = '']) =>
    [...table.matchAll(/'([^']+)'/g)].map(([, key = '']) => key),
  );
  const templates = [...text.matchAll(/`(\w+):\$\{/g)].map(([, key = '']) => `${key}:…`);
  const caches = [...text.matchAll(/CACHE_PREFIX = '(\w+) '/g)].map(([, name = '']) => `${name} …`);
  return [...constants, ...tables, ...templates, ...caches];
}

/** Kept by the router itself, so that going back goes back to the same place. */
const routersKey = 'react-router-scroll-positions';

/** Set by the server alone: pages cannot read it. */
const deviceCookie = `${deviceCookieOf('')}…`;

const keeping = sources.filter(({ text }) => /(local|session)Storage\.setItem|caches\.open/.test(text));
const names = sources.filter(({ text }) => /STORAGE_KEY = /.test(text));
const kept = [...new Set([...keeping, ...names].flatMap(({ text }) => keysIn(text)))].sort();

describe('the privacy page', () => {
  it('can be held to what the application keeps in a browser', () => {
    const nameless = keeping.filter(({ text }) => keysIn(text).length === 0 && !/STORAGE_KEY/.test(text));
    expect(nameless.map(({ path }) => path)).toEqual([]);
    expect(kept.length).toBeGreaterThan(8);
  });

  it.each(['fr', 'en'] as const)('names all of it and nothing else, in %s', (language) => {
    const cookies = [languageCookie, deviceCookie, browserCookie];
    expect(namedKeys(language).sort()).toEqual([...kept, ...cookies, routersKey].sort());
  });
});
