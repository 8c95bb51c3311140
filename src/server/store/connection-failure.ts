/** Errors of a database that is away: SQLSTATE classes 08 and 57P, and the socket's own. */
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
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
];

/** Whether trying again later may help: the database went away, and nothing is wrong with the request. */
export function isConnectionFailure(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (socketErrors.has(code) || code.startsWith('08') || code.startsWith('57P') || code === '53300')
      return true;
    const { message } = at;
    if (driverMessages.some((start) => message.startsWith(start))) return true;
    if (at instanceof AggregateError && at.errors.some(isConnectionFailure)) return true;
  }
  return false;
}
