import { Gauge, type Registry } from 'prom-client';
import { type Lane, lanes } from '#server/actions/job-kinds.ts';
import type { Services } from '#server/services.ts';
import { type LaneWork, workReportReader } from '#server/status/work.ts';

/** Background work of all processes together, by lane. */
export function mountWorkMetrics(registry: Registry, { database, log }: Services): void {
  // All figures are collected at once: they ask together.
  const report = workReportReader(database);
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    show: (to: Gauge, lane: Lane, work: LaneWork) => void,
  ): Gauge =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        try {
          const work = await report();
          for (const lane of lanes) show(this, lane, work[lane]);
        } catch (error) {
          // The other figures are still worth reading while the database is away.
          const reason = error instanceof Error ? error.message : String(error);
          log.warn({ reason }, 'job counts not available');
        }
      },
    });
  gauge(
    'jobs',
    'Jobs that wait for their turn, and dead ones that were given up and need someone to look.',
    ['state', 'lane'],
    (to, lane, { waiting, dead }) => {
      to.set({ state: 'waiting', lane }, waiting);
      to.set({ state: 'dead', lane }, dead);
    },
  );
  gauge(
    'jobs_late_seconds',
    'How long the oldest job that could run has waited for its turn.',
    ['lane'],
    (to, lane, { lateSeconds }) => to.set({ lane }, lateSeconds),
  );
  gauge(
    'jobs_silent_seconds',
    'Since a job of the lane was last seen to be done, 0 while one is in hand within its time; one is added every minute.',
    ['lane'],
    (to, lane, { silentSeconds }) => silentSeconds !== null && to.set({ lane }, silentSeconds),
  );
}
