import { Counter, Gauge, type Registry } from 'prom-client';
import type { LoopWatch } from '#server/status/loop-watch.ts';
import type { ThreadPool } from '#server/threads/pool.ts';

/** How late the main thread is, and what the threads beside it do. Its delays by quantile are Node's own figures. */
export function mountComputeMetrics(registry: Registry, threads: ThreadPool | null, loop: LoopWatch): void {
  new Gauge({
    name: 'event_loop_late_ratio',
    help: `The share of the last ${loop.windowSeconds} seconds for which the main thread kept everyone waiting.`,
    registers: [registry],
    collect() {
      this.set(loop.lateShare());
    },
  });
  if (!threads) return;
  new Gauge({
    name: 'compute_threads',
    help: 'Threads that compute, idle and busy, and tasks that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { threads: all, busy, waiting } = threads.counts();
      this.set({ state: 'idle' }, all - busy);
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Counter({
    name: 'compute_tasks_total',
    help: 'Tasks of the threads by their end: done, refused as too busy, ended as too heavy, or died.',
    labelNames: ['end'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [end, count] of Object.entries(threads.ends)) this.inc({ end }, count);
    },
  });
}
