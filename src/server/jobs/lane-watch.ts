import { type Lane, lanes } from '#server/actions/job-kinds.ts';
import { jobNames, jobTable } from '#server/actions/job-table.ts';

/** Idle workers ask for jobs every fifteen seconds; busy ones are heard of at the end of their job at the latest. */
const patienceMs = 30_000;

function longestSilenceMs(lane: Lane): number {
  const seconds = jobNames
    .filter((name) => jobTable[name].lane === lane)
    .map((name) => jobTable[name].seconds);
  return Math.max(...seconds) * 1000 + patienceMs;
}

/** When this process last heard of each of its lanes: other processes may work while this one is stuck. */
export class LaneWatch {
  readonly #heard = new Map<Lane, number>(lanes.map((lane) => [lane, performance.now()]));

  hear(lane: Lane): void {
    this.#heard.set(lane, performance.now());
  }

  silentLanes(): Lane[] {
    const now = performance.now();
    return lanes.filter((lane) => now - (this.#heard.get(lane) ?? 0) > longestSilenceMs(lane));
  }
}
