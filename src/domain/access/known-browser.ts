/** I16: how long a browser stays known to an account after a login with it. */
export const knownBrowserDays = 90;

const day = 24 * 60 * 60_000;

export function knownBrowserStart(now: number): number {
  return now - knownBrowserDays * day;
}

/**
 * Whether a login is worth telling its person of: from a browser they have not logged in with lately. Nobody is told of
 * the first login of all. Instants are milliseconds since 1970; null stands for none.
 */
export function isLoginTold(
  logins: { readonly withThisBrowser: number | null; readonly withAny: boolean },
  now: number,
): boolean {
  if (!logins.withAny) return false;
  return logins.withThisBrowser === null || logins.withThisBrowser < knownBrowserStart(now);
}
