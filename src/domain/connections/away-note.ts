/** What others are to read of somebody who is away: a status, an automatic reply. Nothing of why is in here. */
export interface AwayNote {
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
}

/** What we remember of what was written. */
export interface KeptNote {
  /** All that may stand there as ours, the last one last: an answer can be lost. */
  readonly texts: readonly string[];
  readonly until: number;
  /** Whether the provider said that it stands there. */
  readonly isTaken: boolean;
}

/** What stands there now. */
export interface FoundNote {
  /** What others read; null where they read nothing. */
  readonly text: string | null;
  /** When it goes by itself, if it does. */
  readonly until: number | null;
  /** What is kept there for another time, and read by nobody now. */
  readonly resting: string | null;
}

/**
 * `write` it; `keep` it, as it says so already; `leave` what the person wants to be there; `clear` ours; `forget` that
 * there was one.
 */
export type NoteStep = 'write' | 'keep' | 'leave' | 'clear' | 'forget';

/** Providers put spaces and line ends where they like. */
const asCompared = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function isOurText(kept: Pick<KeptNote, 'texts'> | null, text: string | null): boolean {
  return text !== null && (kept?.texts.some((one) => asCompared(one) === asCompared(text)) ?? false);
}

/** N37: what to do about it. What somebody wrote themself is never written over, nor taken away. */
export function noteStep(wanted: AwayNote | null, kept: KeptNote | null, found: FoundNote): NoteStep {
  const isOurs = isOurText(kept, found.text);
  if (!wanted) {
    const isOursAtRest = found.text === null && isOurText(kept, found.resting);
    return isOurs || isOursAtRest ? 'clear' : 'forget';
  }
  if (found.text !== null && !isOurs) return 'leave';
  const isSaid = kept !== null && kept.texts.at(-1) === wanted.text && kept.until === wanted.until;
  if (isOurs)
    return isSaid && isOurText({ texts: [wanted.text] }, found.text) && hasEnd(found, wanted)
      ? 'keep'
      : 'write';
  // Ours stood there and is gone: they took it off.
  return isSaid && kept.isTaken ? 'leave' : 'write';
}

const hasEnd = (found: FoundNote, { until }: AwayNote): boolean =>
  found.until === null || Math.abs(found.until - until) < 60_000;
