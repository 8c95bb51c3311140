import type { ProviderTrouble } from '#domain/payroll-sending/sending-states.ts';
import { fitText } from '#domain/text/fit-text.ts';

/** The program cannot be worked with now; nothing is said about the absence itself. */
export class ProviderFailure extends Error {
  constructor(
    readonly trouble: ProviderTrouble,
    readonly sentence: string | null = null,
    readonly retryAfterMs: number | null = null,
  ) {
    super(`payroll program: ${trouble}`);
    this.name = 'ProviderFailure';
  }
}

/** The program said no to this very call, in words of its own. */
export class ProviderRefusal extends Error {
  constructor(
    readonly status: number,
    readonly sentence: string,
  ) {
    super('payroll program: refused');
    this.name = 'ProviderRefusal';
  }
}

const longestSentence = 300;

/** What an answer says went wrong, whatever shape its sender likes. */
export function sentenceOf(body: unknown, secrets: readonly string[]): string {
  const told = wordsIn(body).join(' · ').replace(/\s+/g, ' ').trim();
  const clean = secrets
    .filter((secret) => secret.length >= 4)
    .reduce((text, secret) => text.replaceAll(secret, '…'), told);
  return fitText(clean).slice(0, longestSentence);
}

const WORDS = ['message', 'detail', 'title', 'error', 'errors', 'description'];

function wordsIn(body: unknown, depth = 0): string[] {
  if (typeof body === 'string') return body.trim().startsWith('<') ? [] : [body];
  if (typeof body !== 'object' || body === null || depth > 3) return [];
  if (Array.isArray(body)) return body.slice(0, 5).flatMap((each) => wordsIn(each, depth + 1));
  const fields = body as Readonly<Record<string, unknown>>;
  const first = WORDS.find((name) => wordsIn(fields[name], depth + 1).length > 0);
  if (first !== undefined) return wordsIn(fields[first], depth + 1);
  // `errors: { dateDebutAbsence: ["…"] }`
  return depth > 0 ? Object.values(fields).flatMap((each) => wordsIn(each, depth + 1)) : [];
}

/** In seconds, or as a date; whatever else is no wish. */
export function retryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
