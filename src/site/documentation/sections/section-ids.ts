/** The guides that are written by hand, each in a file of its own in both languages. */
export const guideIds = [
  'getting-started',
  'user-guide',
  'admin-guide',
  'api-changes',
  'integrations',
  'faq',
] as const;

export type GuideId = (typeof guideIds)[number];

/** Every section of the documentation, in the order of its tabs. Its id is also its anchor: `/documentation#faq`. */
export const sectionIds = [
  'getting-started',
  'user-guide',
  'admin-guide',
  'api-reference',
  'api-changes',
  'integrations',
  'faq',
  'calcul',
] as const;

export type SectionId = (typeof sectionIds)[number];

export const firstSection: SectionId = 'getting-started';

export function toSection(value: string | undefined): SectionId | null {
  return sectionIds.find((id) => id === value) ?? null;
}
