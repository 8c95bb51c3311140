import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inFolder } from './processes.ts';
import { printTable } from './table.ts';

/** From the command to the line that says it is ready, as a person experiences it. */
export async function benchStartUp(): Promise<void> {
  await inFolder(async (directory) => {
    const times: number[] = [];
    for (let start = 0; start < 4; start += 1) times.push(await timeStart(join(directory, 'data')));
    const [first = 0, ...later] = times;
    const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
    printTable([
      ['`npm start`, nothing to install or build', 'time'],
      ['first (creates the database)', seconds(first)],
      [`later, best of ${later.length}`, seconds(Math.min(...later))],
    ]);
  });
}

async function timeStart(dataDirectory: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is ready at')) resolve();
    });
    child.on('exit', () => reject(new Error('It ended instead of starting.')));
  });
  const took = performance.now() - started;
  child.removeAllListeners('exit').kill('SIGTERM');
  await new Promise((resolve) => child.on('exit', resolve));
  return took;
}
