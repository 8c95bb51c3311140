import type { Lane } from '#server/actions/job-kinds.ts';
import type { Services } from '#server/services.ts';
import { noteBeat } from '#server/store/jobs.ts';

/** A job that does nothing but to be done: the proof that its lane does jobs. */
export async function beat({ database }: Services, lane: Lane): Promise<void> {
  await database.atGate((tx) => noteBeat(tx, lane));
}
