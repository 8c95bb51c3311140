import type { RuleChapter } from '#domain/rules/all-rules.ts';
import { withoutAccents } from '#domain/text/without-accents.ts';

/** The same in both languages, so that a link survives a change of language: « jours-feries ». */
export function chapterAnchor({ title }: RuleChapter): string {
  return withoutAccents(title.fr)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
