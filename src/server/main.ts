import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { PortTaken, start } from './start.ts';
import { isConnectionFailure } from './store/connection-failure.ts';
import { DatabaseInUse } from './store/embedded/embedded.ts';

/**
 * The process: reads the configuration, starts, and stops when it is asked to. Threads run what was built; without it,
 * from the sources, everything is computed in the main one.
 */
export async function main(
  root: string,
  threadFile: string | null = join(root, 'build/server/thread.js'),
): Promise<void> {
  let stopping: Promise<void> | null = null;
  try {
    const config = readConfig(process.env, root);
    const log = createLog(config);
    // Parts we did not write leave promises alone, and some fail when the database goes away: what waits for it starts
    // again by itself, and the process must not end over them. Anything else still ends it.
    process.on('unhandledRejection', (reason) => {
      if (!isConnectionFailure(reason)) throw reason;
      log.error({ err: reason }, 'a promise that nobody waited for lost the database');
    });
    const tell = (progress: string): void => console.log(`  ${progress}`);
    const started = await start({ config, log, root, threadFile, tell });

    const stop = (signal: string): void => {
      // A second signal means that somebody is in a hurry.
      if (stopping) process.exit(1);
      console.log(`\nStopping (${signal})…`);
      stopping = started.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);

    console.log(welcome(started.address, config));
  } catch (error) {
    if (error instanceof ConfigError || error instanceof PortTaken || error instanceof DatabaseInUse) {
      console.error(`\n${error.message}\n`);
    } else {
      console.error('\nRelâche could not start.\n', error);
    }
    process.exit(1);
  }
}

function welcome(address: string, config: Config): string {
  const lines = [`\nRelâche is ready at ${address}`];
  if (config.mode === 'local') lines.push(`Log in as anyone: ${address}/dev-login`);
  if (config.mail.kind === 'outbox') lines.push(`Read the mails it sends: ${address}/dev-mailbox`);
  return lines.join('\n');
}
