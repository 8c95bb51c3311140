import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from './config.ts';
import { SecretsKeyLost } from './connections/keys-at-hand.ts';
import { failureText, withCause } from './describe-error.ts';
import { fileFailure } from './file-failure.ts';
import { createLog } from './log.ts';
import { endOnSignals } from './signals.ts';
import { PortTaken, type Started, start } from './start.ts';
import { CannotStart } from './store/cannot-start.ts';
import { isConnectionFailure } from './store/connection-failure.ts';
import { LoginRefused } from './store/logins.ts';

/**
 * The process: reads the configuration, starts, and stops when it is asked to. Threads run what was built; without it,
 * from the sources, everything is computed in the main one.
 */
export async function main(
  root: string,
  threadFile: string | null = join(root, 'build/server/thread.cjs'),
): Promise<void> {
  try {
    const config = readConfig(process.env, root);
    const log = createLog(config);
    // Node would print all that a failure holds, the data that it stumbled over included.
    const end = (error: unknown): void => {
      log.fatal({ err: error }, 'a failure that nobody handles ends the process');
      process.exit(1);
    };
    process.on('uncaughtException', end);
    // Parts we did not write leave promises alone, and some fail when the database goes away: what waits for it starts
    // again by itself, and the process must not end over them. Anything else still ends it.
    process.on('unhandledRejection', (reason) => {
      if (!isConnectionFailure(reason)) return end(reason);
      log.error({ err: reason }, 'a promise that nobody waited for lost the database');
    });
    const tell = (progress: string): void => console.log(`  ${progress}`);
    const starting = start({ config, log, root, threadFile, tell });
    let started: Started | null = null;
    const signals = endOnSignals({
      stop: async () => (await starting).stop(),
      stopNow: async () => started?.stopNow(),
      log,
    });
    started = await starting;
    if (!signals.isEnding()) console.log(welcome(started, config));
  } catch (error) {
    const told = startFailure(error);
    if (told) {
      console.error(`\n${told}\n`);
    } else {
      console.error(`\nRelâche could not start.\n${failureText(error)}\n`);
    }
    process.exit(1);
  }
}

/** For what whoever starts it can mend; anything else is shown with its stack. */
function startFailure(error: unknown): string | null {
  const known = [ConfigError, PortTaken, LoginRefused, SecretsKeyLost];
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof CannotStart) return withCause(error);
  if (isConnectionFailure(error))
    return `The database does not answer: ${error instanceof Error ? error.message : error}`;
  const file = fileFailure(error);
  return file && `${file} DATA_DIR names the folder that Relâche keeps its data in.`;
}

function welcome({ address, devKey }: Started, config: Config): string {
  const lines = [`\nRelâche is ready at ${address}`];
  if (devKey) lines.push(`Log in as anyone: ${address}/dev-login?key=${devKey}`);
  if (devKey && config.mail.kind === 'outbox')
    lines.push(`Read the mails it sends: ${address}/dev-mailbox?key=${devKey}`);
  return lines.join('\n');
}
