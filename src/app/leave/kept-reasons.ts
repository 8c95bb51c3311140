import { z } from 'zod';

/** A few at hand are read, a long list is not. */
const MOST = 5;

const keptSchema = z.array(z.string()).max(MOST);

/** Two people may share a browser, not their sentences. */
const keyOf = (userId: string) => `refusal_reasons:${userId}`;

/** The latest first, each once. */
export function withReason(kept: readonly string[], reason: string): string[] {
  const latest = reason.trim();
  return [latest, ...kept.filter((sentence) => sentence !== latest)].slice(0, MOST);
}

export function keptReasons(userId: string): string[] {
  try {
    return keptSchema.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
  } catch {
    return [];
  }
}

export function keepReason(userId: string, reason: string) {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(withReason(keptReasons(userId), reason)));
  } catch {
    // Storage can be refused (private browsing): the sentence is then written again next time.
  }
}
