/** L12: so many requests are decided in one call at the most. */
export const MOST_DECISIONS = 100;
