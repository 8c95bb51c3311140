import type { RuleChapter } from '#domain/rules/all-rules.ts';

/** The same in both languages, so that a link survives a change of language: « jours-feries ». */
export function chapterAnchor({ title }: RuleChapter): string {
  return title.fr
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
