import { trustDays } from '#domain/access/second-factor.ts';
import { type CookieJar, deviceCookieOf } from '#server/actions/second-factors/ask-second-factor.ts';
import type { Services } from '#server/services.ts';

const secondsOfTrust = trustDays * 24 * 60 * 60;

export function cookiesIn(header: string | null): CookieJar {
  return (name) => {
    const sent = header?.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
    return sent?.slice(name.length + 1) ?? null;
  };
}

/** Sent back where logins are, and read by nothing that runs in a page. */
export function deviceCookie({ publicUrl }: Services, userId: string, token: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${deviceCookieOf(userId)}=${token}; Path=/api; Max-Age=${secondsOfTrust}; HttpOnly; SameSite=Lax${secure}`;
}
