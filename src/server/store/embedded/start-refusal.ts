import { readFileSync, statfsSync, statSync } from 'node:fs';
import { CannotStart } from '#server/store/cannot-start.ts';
import type { Cluster } from './cluster.ts';

type Place = Pick<Cluster, 'directory' | 'logFile'>;

/** Said while the processes of a killed server are still there, which lasts a moment. */
const passing = /still in use|already exists|starting up|recovery|shutting down/;

/** So often the same is said before it is believed. */
const believedAfter = 3;

/** PostgreSQL writes less than this at a start. */
const leastRoom = 1_000_000;

/** Looks at what a PostgreSQL that gave up says of it, so that nobody waits for what does not pass. */
export class StartRefusal {
  private said = '';
  private times = 0;
  private readonly place: Place;
  private logged: number;

  constructor(place: Place) {
    this.place = place;
    this.logged = sizeOf(place.logFile);
  }

  /** After a start that came to nothing; `isLast`, whatever it said. */
  refuse(isLast: boolean): void {
    const { directory, logFile } = this.place;
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize < leastRoom)
      throw new CannotStart(`PostgreSQL does not start: no room is left on the disk of ${directory}.`);
    const said = this.lastReason();
    this.times = said !== '' && said === this.said ? this.times + 1 : 1;
    this.said = said;
    const stays = said !== '' && !passing.test(said) && this.times >= believedAfter;
    if (stays || isLast)
      throw new CannotStart(
        [`PostgreSQL does not start${said && `: ${said}`}.`, `Its log is ${logFile}`].join(' '),
      );
  }

  private lastReason(): string {
    const text = readFileSync(this.place.logFile);
    // A log that was begun anew is read from its start.
    const added = text.subarray(this.logged <= text.length ? this.logged : 0).toString('utf8');
    this.logged = text.length;
    const reasons =
      added.match(/(?<=(?:FATAL|PANIC|LOG): {2})(?!starting|listening|database system).+/g) ?? [];
    return reasons.at(-1)?.replace(/\.$/, '') ?? '';
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
