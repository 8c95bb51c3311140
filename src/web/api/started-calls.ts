import type { LiveTopic } from '#contract/live-topics.ts';
import type { AnswerTogether } from '#contract/together.ts';
import { hearServerTime, ownTime } from '#web/clock/clock.ts';
import { asResponse } from './answers-together.ts';
import { storedToken } from './stored-session.ts';

/** What the document asked for by itself, before the application was there. */
export interface StartedCalls {
  /** When, by this browser's clock. */
  readonly at: number;
  readonly token: string;
  readonly language: string;
  /** The addresses whose answer nobody has taken yet. */
  readonly left: Set<string>;
  readonly answered: Promise<StartedAnswers>;
  /** The same, once it is here. */
  here?: StartedAnswers;
  /** What has changed since it was asked for. */
  touched?: Touched;
}

export interface StartedAnswers {
  /** The server's clock when they left it. */
  readonly date: string | null;
  /** Without those that did not come, or were taken. */
  readonly byAddress: Map<string, AnswerTogether>;
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
  if (!started?.left.delete(address) || isOld(started.touched, shows)) return null;
  const { date, byAddress } = await started.answered;
  const answer = byAddress.get(address);
  byAddress.delete(address);
  return answer === undefined ? null : asResponse(answer, date);
}

/** The same where it is here already, so that nobody has to wait; it stays until `leave` says that it was taken. */
export function startedAnswer(
  address: string,
  shows: readonly LiveTopic[] | undefined,
): { readonly answer: AnswerTogether; readonly leave: () => void } | null {
  const started = kept();
  const answer = started?.here?.byAddress.get(address);
  if (!started?.left.has(address) || answer === undefined || isOld(started.touched, shows)) return null;
  const leave = () => {
    started.left.delete(address);
    started.here?.byAddress.delete(address);
  };
  return { answer, leave };
}

/** As long as a page that could be drawn waits for what it is about. */
const PATIENCE_MS = 100;

/**
 * Until what the document has asked for is here, or a page has waited for long enough: drawn once with all of it, it
 * stands sooner than drawn empty and then again with each answer.
 */
export async function answersOfDocument(): Promise<void> {
  const started = kept();
  if (!started) return;
  await Promise.race([started.answered, new Promise((stop) => setTimeout(stop, PATIENCE_MS))]);
  hearServerTime(started.here?.date ?? null);
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
