import { RULE_CHAPTERS } from '#domain/rules/all-rules.ts';
import type { Language } from '#domain/text/language.ts';
import type { ApiReference } from '../api-reference/api-reference.ts';
import type { GuideId, SectionId } from '../sections/section-ids.ts';

/** One place that a search can lead to. */
export interface SearchEntry {
  readonly section: SectionId;
  readonly anchor: string;
  /** Its heading; nothing for what a section says before its first one. */
  readonly title: string;
  readonly words: string;
}

interface GuideChapters {
  readonly id: GuideId;
  readonly chapters: readonly { readonly id: string; readonly title: string; readonly words: string }[];
}

/** Everything the documentation says, cut into the places that a reader can be sent to. */
export function searchEntries(
  guides: readonly GuideChapters[],
  api: ApiReference,
  language: Language,
): SearchEntry[] {
  return [
    ...guides.flatMap(({ id, chapters }) =>
      chapters
        .filter(({ title, words }) => title !== '' || words !== '')
        .map((chapter) => ({
          section: id,
          anchor: chapter.id || id,
          title: chapter.title,
          words: chapter.words,
        })),
    ),
    ...api.groups.flatMap(({ name, calls }) =>
      calls.map(({ anchor, method, path, summary }) => ({
        section: 'api-reference' as const,
        anchor,
        title: `${method} ${path}`,
        words: `${name}. ${summary.replaceAll('`', '')}`,
      })),
    ),
    ...RULE_CHAPTERS.flatMap(({ title: chapter, rules }) =>
      rules.map(({ number, title, statement }) => ({
        section: 'calcul' as const,
        anchor: number,
        title: `${number} · ${title[language]}`,
        words: `${chapter[language]}. ${statement[language]}`,
      })),
    ),
  ];
}
