import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { endOnSignals } from './signals.ts';
import { PortTaken, type Started, start } from './start.ts';
import { isConnectionFailure } from './store/connection-failure.ts';
import { DatabaseInUse } from './store/embedded/embedded.ts';

/** The process: reads the configuration, starts, and stops when it is asked to. */
export async function main(root: string): Promise<void> {
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
    const starting = start({ config, log, root, tell });
    let started: Started | null = null;
    const signals = endOnSignals({
      stop: async () => (await starting).stop(),
      stopNow: async () => started?.stopNow(),
      log,
    });
    started = await starting;
    if (!signals.isEnding()) console.log(welcome(started, config));
  } catch (error) {
    if (error instanceof ConfigError || error instanceof PortTaken || error instanceof DatabaseInUse) {
      console.error(`\n${error.message}\n`);
    } else if (isConnectionFailure(error)) {
      console.error(`\nThe database does not answer: ${error instanceof Error ? error.message : error}\n`);
    } else {
      console.error('\nRelâche could not start.\n', error);
    }
    process.exit(1);
  }
}

function welcome({ address, devKey }: Started, config: Config): string {
  const lines = [`\nRelâche is ready at ${address}`];
  if (devKey) lines.push(`Log in as anyone: ${address}/dev-login?key=${devKey}`);
  if (devKey && config.mail.kind === 'outbox')
    lines.push(`Read the mails it sends: ${address}/dev-mailbox?key=${devKey}`);
  return lines.join('\n');
}
