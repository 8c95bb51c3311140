/** What figures can be asked by, and stand beside each other by. */
export const INSIGHT_KINDS = ['team', 'site', 'category'] as const;

export type InsightKind = (typeof INSIGHT_KINDS)[number];
