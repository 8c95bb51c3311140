import type { Lane } from '#server/actions/job-kinds.ts';
import type { Traffic } from '#server/traffic.ts';

/** How long a lane that has jobs lets answers go first. Whoever asked for a way in waits for the mail itself. */
const longestMsOf: Readonly<Record<Lane, number>> = {
  login: 0,
  decisions: 2_000,
  notices: 2_000,
  webhooks: 2_000,
  organizations: 2_000,
  service: 0,
};

/**
 * Jobs of a lane begin in a pause between answers. Counted from when the lane had nothing to do: where answers leave no
 * pause, jobs go on beside them until all are done, and do not pile up.
 */
export class Courtesy {
  #busySince: number | null = null;

  constructor(
    private readonly lane: Lane,
    private readonly traffic: Traffic,
  ) {}

  laneIsIdle(): void {
    this.#busySince = null;
  }

  async beforeJob(): Promise<void> {
    this.#busySince ??= performance.now();
    await this.traffic.pause(this.#busySince + longestMsOf[this.lane] - performance.now());
  }
}
