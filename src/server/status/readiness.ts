import { isConnectionFailure } from '#server/store/connection-failure.ts';
import type { Database } from '#server/store/database.ts';
import { countJobs } from '#server/store/jobs.ts';
import { proveWriting } from '#server/store/status.ts';

export type Part = 'ok' | 'failed' | 'unknown';

export interface Readiness {
  readonly database: Part;
  readonly queue: Part;
  /** Whether something can be stored: a full disk and a standby still answer questions. */
  readonly writing: Part;
}

export interface FoundReadiness extends Readiness {
  /** What the database said, for the log. */
  readonly reason: unknown;
}

/** However many ask, and however often: one look in this time. */
const freshMs = 3_000;

/** Looks at the parts that the process cannot work without. Never fails: what fails is the answer. */
export function readinessOf(database: Database): () => Promise<FoundReadiness> {
  let last: { readonly at: number; readonly found: Promise<FoundReadiness> } | null = null;
  return () => {
    if (last && performance.now() - last.at < freshMs) return last.found;
    const found = look(database);
    last = { at: performance.now(), found };
    // Trouble is looked at anew each time, so that its end is noticed at once.
    void found.then(({ writing }) => {
      if (writing !== 'ok' && last?.found === found) last = null;
    });
    return found;
  };
}

/** What is known after a question about the queue had no answer. */
export function queueTrouble(reason: unknown): FoundReadiness {
  if (isConnectionFailure(reason))
    return { database: 'failed', queue: 'unknown', writing: 'unknown', reason };
  return { database: 'ok', queue: 'failed', writing: 'unknown', reason };
}

async function look(database: Database): Promise<FoundReadiness> {
  try {
    await countJobs(database);
  } catch (reason) {
    return queueTrouble(reason);
  }
  try {
    await proveWriting(database);
  } catch (reason) {
    return { database: 'ok', queue: 'ok', writing: 'failed', reason };
  }
  return { database: 'ok', queue: 'ok', writing: 'ok', reason: null };
}
