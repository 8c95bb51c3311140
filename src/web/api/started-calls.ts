import { ownTime } from '#web/clock/clock.ts';
import { storedToken } from './stored-session.ts';

/** What the document asked for by itself, before the application was there. */
export interface StartedCalls {
  /** When, by this browser's clock. */
  readonly at: number;
  readonly token: string;
  readonly language: string;
  /** By address; null where no answer came. */
  readonly answers: Map<string, Promise<Response | null>>;
}

declare global {
  interface Window {
    startedCalls?: StartedCalls;
  }
}

/** As old as any answer may be before it is asked for again. */
const KEPT_MS = 30_000;

/** What the document has asked for already; null when nothing of it is left or fits who looks now. */
function kept(): StartedCalls | null {
  const started = typeof window === 'undefined' ? undefined : window.startedCalls;
  if (!started || started.token !== storedToken()) return null;
  if (started.language !== document.documentElement.lang || ownTime() - started.at > KEPT_MS) return null;
  return started;
}

/** The answer to a call that the document has made, once; null where it has not, or got none. */
export async function takeStarted(address: string): Promise<Response | null> {
  const started = kept();
  const answer = started?.answers.get(address);
  if (!started || !answer) return null;
  started.answers.delete(address);
  return answer;
}

/** Something has changed: what nobody has taken yet may be old. */
export function forgetStarted(): void {
  if (typeof window !== 'undefined') window.startedCalls?.answers.clear();
}

/** Since when something has been asked for, by `ownTime`. */
export function askedSince(): number {
  return kept()?.at ?? ownTime();
}
