/** The latest approved leaves, of which the page shows a few. */
export const RECENT = { status: 'approved', limit: 3 } as const;

/** Approved leave whose cancellation was asked for. */
export const TO_CANCEL = { status: 'approved', cancellation: 'asked' } as const;
