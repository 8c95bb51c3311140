import { OrganizationBusy } from './organization-turns.ts';

/** Errors of a database that is away: SQLSTATE classes 08 and 57P, and the socket's own. */
const awayCode = /^(08...|57P..|53300)$/;

/**
 * It is there and cannot do it now: no room on its disk or in its memory (53), out of time (57014), in the way of
 * somebody else (55P03, 40001, 40P01), a standby (25006), a disk that fails (58030).
 */
const troubleCode = /^(53...|57014|55P03|40001|40P01|25006|58030)$/;

const socketErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const driverMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
  'Query read timeout',
];

/** Whether the database went away, and nothing is wrong with the request. */
export function isConnectionFailure(error: unknown): boolean {
  return someCause(error, isAway);
}

/** Whether trying again later may help: the database is away, or in trouble that is not the request's. */
export function isDatabaseTrouble(error: unknown): boolean {
  return someCause(
    error,
    (at) => isAway(at) || at instanceof OrganizationBusy || troubleCode.test(codeOf(at)),
  );
}

function isAway(error: Error): boolean {
  const code = codeOf(error);
  return (
    socketErrors.has(code) ||
    awayCode.test(code) ||
    driverMessages.some((start) => error.message.startsWith(start))
  );
}

/** The code of the first cause that has one: SQLSTATE, or the socket's. */
export function troubleOf(error: unknown): string | null {
  let found: string | null = null;
  someCause(error, (at) => {
    found = codeOf(at) || null;
    return found !== null;
  });
  return found;
}

function someCause(error: unknown, matches: (at: Error) => boolean): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (matches(at)) return true;
    if (at instanceof AggregateError && at.errors.some((one) => someCause(one, matches))) return true;
  }
  return false;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
