import { workerData } from 'node:worker_threads';
import { SharedPlaces } from '#server/threads/shared-places.ts';

const mostAtOnce = 2;

/** What a thread is told when it starts. */
export interface GivenReadingPlaces {
  readonly readingPlaces: SharedArrayBuffer;
}

const given = (workerData as Partial<GivenReadingPlaces> | null)?.readingPlaces;

/** Each reading takes a thread and a quarter of a gigabyte: so many at once, whichever threads ask for them. */
export const readingPlaces = new SharedPlaces(given ?? mostAtOnce);
