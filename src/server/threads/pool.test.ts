import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { jobNames, jobTable } from '#server/actions/job-table.ts';
import type { Failure } from '#server/failure.ts';
import { ThreadPool } from './pool.ts';
import type { ThreadSetup } from './task.ts';

/** A thread that takes a task, says so, and never comes to its end. */
const endless = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.postMessage({ kind: 'ready' });
    parentPort.on('message', ({ kind }) =>
      kind === 'end' ? process.exit() : parentPort.postMessage({ kind: 'log', line: 'begun' }));
  `)}`,
);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each(jobNames.filter((name) => jobTable[name].computes))(
  '« %s » has the time of its kind in a thread, and no more',
  async (name) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const pool = new ThreadPool({ file: endless, setup: {} as ThreadSetup, now: () => new Date(), log });
    const task = { kind: 'job', name, payload: {} } as const;
    const done = pool.run('5ca1ab1e-0000-4000-8000-000000000001', task).catch(({ code }: Failure) => code);
    while (!lines.includes('begun')) await setImmediate();
    const broken = vi.spyOn(Worker.prototype, 'terminate');
    await vi.advanceTimersByTimeAsync(jobTable[name].seconds * 1000 - 1);
    expect(broken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(broken).toHaveBeenCalledOnce();
    expect(await done).toBe('too_heavy');
    await pool.close();
  },
);
