/** How long someone who logs in, or whose leave was decided, may wait for the mail's turn. */
const LONGEST_WAIT_SECONDS = 60;

/** A sign of life comes every minute. */
const LONGEST_SILENCE_SECONDS = 3 * 60;

/** What is known of one kind of background work. */
export interface Work {
  /** Someone waits for it at this moment. */
  readonly urgent: boolean;
  /** How long the oldest piece that could be done has waited. */
  readonly lateSeconds: number;
  /** Since a piece was last seen to be done, 0 while one is in hand within its time; null when there is no telling. */
  readonly silentSeconds: number | null;
}

/** M8: work is in time while pieces of it are seen to be done, and none that someone waits for is late. */
export function isInTime({ urgent, lateSeconds, silentSeconds }: Work): boolean {
  if (silentSeconds !== null && silentSeconds > LONGEST_SILENCE_SECONDS) return false;
  return !urgent || lateSeconds <= LONGEST_WAIT_SECONDS;
}
