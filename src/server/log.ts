import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Whatever a log line may carry by mistake: secrets, links and people's own words are struck out. */
const secrets = [
  'token',
  'authorization',
  'cookie',
  'password',
  'note',
  'reason_text',
  'email',
  'url',
  'link',
];
const redacted = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '[redacted]' },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A database error quotes rows and parameters in `detail` and `query`; only what helps to find the bug is kept. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return {
    type: error.name,
    message: error.message.split('\n')[0],
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack?.split('\n').slice(1).join('\n'),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}
