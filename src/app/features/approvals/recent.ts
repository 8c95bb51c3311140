/** The latest approved leaves, of which the page shows a few. */
export const RECENT = { status: 'approved', limit: 3 } as const;
