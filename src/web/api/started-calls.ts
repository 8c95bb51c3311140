import type { LiveTopic } from '#contract/live-topics.ts';
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
  /** What has changed since it was asked for. */
  touched?: Touched;
}

type Touched = ReadonlySet<LiveTopic> | 'all';

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

/** Whether an answer shows something that has changed; one that does not say what it shows may show anything. */
function isOld(touched: Touched | undefined, shows: readonly LiveTopic[] | undefined): boolean {
  if (touched === undefined) return false;
  return touched === 'all' || shows === undefined || shows.some((topic) => touched.has(topic));
}

/**
 * The answer to a call that the document has made, once; null where it has not, got none, or got it before a change
 * of what it shows.
 */
export async function takeStarted(
  address: string,
  shows: readonly LiveTopic[] | undefined,
): Promise<Response | null> {
  const started = kept();
  const answer = started?.answers.get(address);
  if (!started || !answer) return null;
  started.answers.delete(address);
  return isOld(started.touched, shows) ? null : answer;
}

/** Something has changed: of what nobody has taken yet, the answers that show it are old, and no others. */
export function forgetStarted(topics: readonly LiveTopic[] | 'all'): void {
  const started = typeof window === 'undefined' ? undefined : window.startedCalls;
  if (!started || started.touched === 'all') return;
  started.touched = topics === 'all' ? topics : new Set([...(started.touched ?? []), ...topics]);
}

/** Since when something has been asked for, by `ownTime`. */
export function askedSince(): number {
  return kept()?.at ?? ownTime();
}
