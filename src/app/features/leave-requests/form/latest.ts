/** One's own latest requests: enough to know how long decisions usually take. */
export const LATEST = { limit: 20 } as const;
