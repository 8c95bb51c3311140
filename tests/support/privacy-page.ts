import { readFileSync } from 'node:fs';
import type { Language } from '#domain/text/language.ts';

/** What the privacy page says is kept in a browser: the names in the first column of its first table. */
export function namedKeys(language: Language): string[] {
  const page = readFileSync(`src/site/legal/privacy.${language}.mdx`, 'utf8');
  const table = /(?:^\|.*\n)+/m.exec(page)?.[0] ?? '';
  return table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, key = '']) => key));
}
