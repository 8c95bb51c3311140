import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';
import { describeError, safeText } from './describe-error.ts';

/** Words of our own making: names of parts, jobs, routes and states, and ids, which lead nowhere without the database. */
const ownWords = new Set([
  'part',
  'requestId',
  'method',
  'route',
  'task',
  'jobId',
  'organizationId',
  'eventId',
  'type',
  'service',
  'file',
  'state',
  'status',
  'queue',
  'lane',
  'header',
  'why',
  'database',
  'writing',
  'code',
]);
const withheld = '[withheld]';
const longest = 200;

/**
 * Log lines tell what happened, never to whom: numbers, words of our own under names that are known to hold them, and
 * of failures what `describeError` keeps. Everything else is left out here, whoever writes the line.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    base: {},
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: safeFields, bindings: safeFields },
    // What frameworks would make of a request or an answer has addresses in it; `safeFields` came first.
    serializers: { req: () => withheld, res: () => withheld, err: (described: unknown) => described },
    hooks: {
      logMethod([first, second], method) {
        const line: [object, string] =
          typeof first === 'string' ? [{}, first] : [asFields(first), String(second ?? 'failure')];
        method.apply(this, [line[0], withoutMessageOf(first, line[1])]);
      },
    },
  };
  return pino(options, destination ?? standardOutput());
}

/** A terminal that was closed takes no more lines; what is left to do must be done all the same. */
function standardOutput(): DestinationStream {
  const output = pino.destination(1);
  output.on('error', () => undefined);
  return output;
}

function asFields(given: unknown): object {
  if (given instanceof Error) return { err: given };
  return typeof given === 'object' && given !== null ? given : {};
}

/** Frameworks use the message of a failure as the text of the line. */
function withoutMessageOf(given: unknown, text: string): string {
  const error = given instanceof Error ? given : (given as { err?: unknown } | null)?.err;
  return error instanceof Error && error.message !== '' && text.includes(error.message) ? 'failure' : text;
}

function safeFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, safeField(name, value)]));
}

function safeField(name: string, value: unknown): unknown {
  if (value instanceof Error || name === 'err') return describeError(value);
  if (typeof value === 'string') {
    if (name === 'reason') return safeText(value) ?? withheld;
    return ownWords.has(name) && value.length <= longest ? value : withheld;
  }
  if (Array.isArray(value)) return value.map((one) => safeField(name, one));
  return typeof value === 'object' && value !== null ? withheld : value;
}
