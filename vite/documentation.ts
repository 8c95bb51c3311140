import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isLanguage } from '#contract/language.ts';
import type { Language } from '#domain/text/language.ts';
import { apiReference } from '#site/documentation/api-reference/api-reference.ts';
import { searchEntries } from '#site/documentation/search/search-entries.ts';
import { guideIds } from '#site/documentation/sections/section-ids.ts';
import { type Chapter, chaptersOf, readContent } from './content.ts';
import { anchorSourceOf } from './guide-anchors.ts';

const NAME = /^virtual:documentation\/(api|search|questions)\.(\w+)$/;
const RESOLVED = '\0';

const guideFile = (guide: string, language: Language): string =>
  fileURLToPath(new URL(`../src/site/documentation/guides/${guide}.${language}.mdx`, import.meta.url));

function chaptersOfGuide(guide: string, language: Language): Chapter[] {
  const file = guideFile(guide, language);
  const bodyOf = (path: string): string => readContent(readFileSync(path, 'utf8')).body;
  return chaptersOf(bodyOf(file), bodyOf(anchorSourceOf(file)));
}

function dataOf(kind: string, language: Language): unknown {
  switch (kind) {
    case 'api':
      return apiReference(language);
    case 'questions':
      return chaptersOfGuide('faq', language)
        .filter(({ depth }) => depth === 3)
        .map(({ title, words }) => ({ question: title, answer: words }));
    default: {
      const guides = guideIds.map((id) => ({ id, chapters: chaptersOfGuide(id, language) }));
      return searchEntries(guides, apiReference(language), language);
    }
  }
}

/**
 * What the documentation shows without anybody having written it a second time: the API reference from the OpenAPI
 * document, the words that its search looks through, and the questions for search engines. Made at build time, a
 * module for each language.
 */
export function documentationData(): Plugin {
  return {
    name: 'documentation-data',
    resolveId(source) {
      return NAME.test(source) ? `${RESOLVED}${source}` : null;
    },
    load(id) {
      const [, kind = '', language] = NAME.exec(id.slice(RESOLVED.length)) ?? [];
      if (!id.startsWith(RESOLVED) || !isLanguage(language)) return null;
      for (const guide of guideIds) this.addWatchFile(guideFile(guide, language));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(dataOf(kind, language)))});`;
    },
  };
}
