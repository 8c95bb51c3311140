import { Failure } from '#server/failure.ts';

const deepest = 5;

/** A job that was ended from outside: it took too long, or the server stops. */
export class JobEnded extends Error {}

/** A payload that is not what its job needs: it never will be. */
export class PayloadRefused extends Error {}

/**
 * Why a job failed, in words that are ours: the queue stores them and logs show them, so that nothing of what was
 * thrown may get there but names and codes. Messages of others quote parameters, addresses, whole texts, and characters
 * that the database cannot store. Anything can be thrown.
 */
export function reasonOf(thrown: unknown): string {
  if (thrown instanceof JobEnded || thrown instanceof PayloadRefused) return thrown.message;
  if (thrown instanceof Failure) return word(thrown.code) ?? 'failure';
  const words = causesOf(thrown).flatMap((cause) =>
    [read(cause, 'name'), read(cause, 'code'), read(cause, 'responseCode')].map(word),
  );
  const known = [...new Set(words.filter((one) => one !== null))];
  return known.length > 0 ? known.join(' ') : `threw ${thrown === null ? 'null' : typeof thrown}`;
}

function causesOf(thrown: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let next = thrown; isObject(next) && causes.length < deepest; next = read(next, 'cause')) {
    if (causes.includes(next)) break;
    causes.push(next);
  }
  return causes;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function read(from: unknown, field: string): unknown {
  try {
    return isObject(from) ? (from as Record<string, unknown>)[field] : undefined;
  } catch {
    return undefined;
  }
}

/** A name or a code, and nothing else. */
function word(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\w{1,40}$/.test(text) && text !== 'Error' ? text : null;
}
