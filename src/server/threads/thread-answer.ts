import { Failure } from '#server/failure.ts';
import type { TaskOutcome } from './task.ts';

/** What a thread found out, for whoever asked; what it refused is refused here in the same words. */
export function threadAnswer(outcome: TaskOutcome): unknown {
  if (outcome.kind === 'failed')
    throw new Failure(outcome.code, { ...outcome.details, logged: outcome.logged });
  if (outcome.kind !== 'answer') throw new Error('A thread did a task and answered nothing.');
  return outcome.answer;
}
