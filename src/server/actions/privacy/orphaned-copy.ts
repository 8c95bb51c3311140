/** What was brought and never written down is looked for after this. */
export const orphanAfterMs = 60 * 60 * 1000;
