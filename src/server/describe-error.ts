/** What may be kept of a failure: what and where it is, never a word of whom it is about. */
interface DescribedError {
  readonly type: string;
  /** Only where it is known to be the same for everyone. */
  readonly message?: string;
  readonly [fact: string]: unknown;
  /** Places in code. */
  readonly stack?: readonly string[];
  readonly cause?: DescribedError;
  readonly errors?: readonly DescribedError[];
}

/**
 * Messages quote what they stumbled over: rows, parameters, addresses, what was typed. These hold nothing of the kind;
 * of every other failure, its code and its place in the code say what happened.
 */
const constantMessages: readonly RegExp[] = [
  /^Cannot (read|set) properties of (undefined|null)(?= \()/,
  /^(Connection terminated( unexpectedly| due to connection timeout)?|Client has encountered a connection error and is not queryable)$/,
  /^terminating connection due to [a-z -]{1,60}$/,
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end on the pool)$/,
  /^(The server does not support SSL connections|SASL: [A-Z-]+: client password must be a string)$/,
  /^(fetch failed|socket hang up|Unexpected socket close|Greeting never received|Connection timeout|Timeout)$/,
  /^(Maximum call stack size exceeded|Invalid string length|Invalid array length|Invalid time value)$/,
  /^(unexpected end of file|incorrect header check|incorrect data check|premature close|Premature close)$/,
  /^(The operation was aborted|This operation was aborted|The operation was aborted due to timeout)$/,
];

/** SQLSTATE classes that speak of the server, its users and its room, not of rows. */
const aboutTheServer = /^(08|28|3D|53|55|57|58|XX)/;

const facts: Readonly<Record<string, RegExp>> = {
  code: /^[A-Za-z0-9_.-]{1,60}$/,
  // PostgreSQL: where in its own schema and its own source.
  severity: /^[A-Z]{1,10}$/,
  schema: /^[a-z_][a-z0-9_]{0,62}$/,
  table: /^[a-z_][a-z0-9_]{0,62}$/,
  column: /^[a-z_][a-z0-9_]{0,62}$/,
  constraint: /^[a-z_][a-z0-9_]{0,62}$/,
  routine: /^[A-Za-z_][A-Za-z0-9_]{0,62}$/,
  // Systems, mail servers and payment providers.
  syscall: /^[a-z]{1,20}$/,
  command: /^[A-Z]{1,12}( [A-Z]{1,12})?$/,
  requestId: /^req_[A-Za-z0-9]{1,40}$/,
};
const numbers = ['errno', 'responseCode', 'statusCode'] as const;

const deepest = 5;
const mostErrors = 5;
const mostFrames = 30;

/** Anything can be thrown, also what fails when it is looked at. */
export function describeError(error: unknown, depth = 0): DescribedError {
  try {
    return descriptionOf(error, depth);
  } catch {
    return { type: 'unreadable' };
  }
}

function descriptionOf(error: unknown, depth: number): DescribedError {
  if (!(error instanceof Error)) return { type: `thrown ${error === null ? 'null' : typeof error}` };
  const known = error as Error & Record<string, unknown>;
  const message = constantMessage(error);
  const told: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(facts)) {
    const value = known[name];
    if (typeof value === 'string' && shape.test(value)) told[name] = value;
  }
  for (const name of numbers) if (typeof known[name] === 'number') told[name] = known[name];
  const inner = depth < deepest ? error.cause : undefined;
  const others = depth < deepest && error instanceof AggregateError ? error.errors : [];
  return {
    type: typeOf(error),
    ...(message === null ? {} : { message }),
    ...told,
    ...(inner instanceof Error ? { cause: describeError(inner, depth + 1) } : {}),
    ...(others.length > 0
      ? { errors: others.slice(0, mostErrors).map((one) => describeError(one, depth + 1)) }
      : {}),
    stack: framesOf(error),
  };
}

function typeOf(error: Error): string {
  const name = error.constructor.name || error.name;
  return /^[A-Za-z_]\w{0,60}$/.test(name) ? name : 'Error';
}

/** The message, where it is one that tells nothing of anybody. */
function constantMessage(error: Error): string | null {
  const { message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOfServer = 'severity' in error && aboutTheServer.test(code);
  return isOfServer && !message.includes('\n') ? message : safeText(message);
}

/** What is kept of a text that may be a message of anything. */
export function safeText(text: string): string | null {
  for (const shape of constantMessages) {
    const [kept] = shape.exec(text) ?? [];
    if (kept !== undefined) return kept;
  }
  return null;
}

const frame = /^ {4}at (?:async |new )*(?:[\w$.<>[\] #*-]+ \()?(?:file:\/\/|node:|\/)[^\s()]+:\d+:\d+\)?$/;

/** Lines that are places in code: the message, which may have lines of its own, stands before the first of them. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = message === '' ? 0 : stack.indexOf(message);
  const after = start === -1 ? '' : stack.slice(start + message.length);
  return after
    .split('\n')
    .filter((line) => frame.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim());
}

/** For whoever looks at a terminal: what `describeError` keeps, in lines. */
export function failureText(error: unknown): string {
  const lines = (described: DescribedError, label: string): string[] => {
    const { type, message, stack, cause, errors, ...rest } = described;
    const told = Object.entries(rest).map(([name, value]) => `${name} ${String(value)}`);
    return [
      `${label}${[type, message, ...told].filter(Boolean).join(', ')}`,
      ...(stack ?? []).map((line) => `    ${line}`),
      ...(errors ?? []).flatMap((one) => lines(one, '  one of them: ')),
      ...(cause ? lines(cause, '  because of: ') : []),
    ];
  };
  return lines(describeError(error), '').join('\n');
}

/** A sentence of ours, and what is known of the failure behind it. */
export function withCause({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}\n${failureText(cause)}` : message;
}
